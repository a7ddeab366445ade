//! Values told of some people by name, before anybody knows where they sit.

use crate::rules::Player;

use super::seats::MOST;

/// A value for each of up to [`MOST`] people, in the order in which they were told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Each<T> {
    told: [(Player, T); MOST],
    len: u8,
}

impl<T: Copy + Default> Default for Each<T> {
    fn default() -> Each<T> {
        Each { told: [(Player(0), T::default()); MOST], len: 0 }
    }
}

impl<T: Copy + Default> Each<T> {
    /// These with one more; nothing if that is more than play Dreeg.
    #[must_use]
    pub fn with(mut self, player: Player, value: T) -> Option<Each<T>> {
        *self.told.get_mut(usize::from(self.len))? = (player, value);
        self.len += 1;
        Some(self)
    }

    /// Those who are told of, each with the value.
    pub fn iter(&self) -> impl Iterator<Item = (Player, T)> + Clone {
        self.told.into_iter().take(self.len.into())
    }

    /// The value of a person.
    pub fn of(&self, player: Player) -> Option<T> {
        self.iter().find(|(told, _)| *told == player).map(|(_, value)| value)
    }

    /// Whether nobody is told of.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}
