//! Sections or rows, some kept and some made whenever they are looked at.

use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

/// Parts of a page in their order. Those of a long evening are made anew each time they are looked at, one after another: all of
/// them together would take many times the room of its file.
#[derive(Clone)]
pub struct Many<'a, T>(Vec<Part<'a, T>>);

#[derive(Clone)]
enum Part<'a, T> {
    Kept(T),
    Made(Rc<Maker<'a, T>>),
}

type Maker<'a, T> = dyn Fn() -> Box<dyn Iterator<Item = T> + 'a> + 'a;

impl<'a, T: Clone + 'a> Many<'a, T> {
    /// Parts that are made whenever they are looked at.
    pub fn made<I: Iterator<Item = T> + 'a>(make: impl Fn() -> I + 'a) -> Many<'a, T> {
        Many(vec![Part::Made(Rc::new(move || Box::new(make())))])
    }

    /// One more.
    pub fn push(&mut self, part: T) {
        self.0.push(Part::Kept(part));
    }

    /// These and those.
    #[must_use]
    pub fn and(mut self, others: impl Into<Many<'a, T>>) -> Many<'a, T> {
        self.0.extend(others.into().0);
        self
    }

    /// Each in turn.
    pub fn iter(&self) -> impl Iterator<Item = Cow<'_, T>> {
        self.0.iter().flat_map(|part| -> Box<dyn Iterator<Item = Cow<'_, T>> + '_> {
            match part {
                Part::Kept(part) => Box::new(std::iter::once(Cow::Borrowed(part))),
                Part::Made(make) => Box::new(make().map(Cow::Owned)),
            }
        })
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }
}

impl<T> Default for Many<'_, T> {
    fn default() -> Self {
        Many(Vec::new())
    }
}

impl<T> FromIterator<T> for Many<'_, T> {
    fn from_iter<I: IntoIterator<Item = T>>(parts: I) -> Self {
        Many(parts.into_iter().map(Part::Kept).collect())
    }
}

impl<T> From<Vec<T>> for Many<'_, T> {
    fn from(parts: Vec<T>) -> Self {
        parts.into_iter().collect()
    }
}

impl<T> Extend<T> for Many<'_, T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, parts: I) {
        self.0.extend(parts.into_iter().map(Part::Kept));
    }
}

impl<'a, T: fmt::Debug + Clone + 'a> fmt::Debug for Many<'a, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
