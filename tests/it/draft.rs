//! An event as keys and values while it is being told.

use bolln::of_either;
use bolln::session::log::{Aside, Entry, Version};
use bolln::session::write::{self, Item};
use bolln::session::{Evening, Game, Session, events};

/// An event to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    keys: Vec<(String, Item)>,
}

impl Draft {
    /// An event of a kind, without other keys.
    pub fn new(kind: &str) -> Draft {
        Draft { keys: vec![("kind".to_owned(), kind.into())] }
    }

    /// The event with a key more.
    #[must_use]
    pub fn with(mut self, name: &str, item: impl Into<Item>) -> Draft {
        self.keys.push((name.to_owned(), item.into()));
        self
    }

    /// The event with the moment when it happened.
    #[must_use]
    pub fn at(mut self, at: Option<chrono::DateTime<chrono::FixedOffset>>) -> Draft {
        self.keys.extend(at.and_then(Item::time).map(|time| ("at".to_owned(), time)));
        self
    }

    /// The keys, `kind` first.
    pub fn keys(&self) -> &[(String, Item)] {
        &self.keys
    }

    fn table(&self, header: &str) -> String {
        let kind = match self.keys.first() {
            Some((_, Item::Text(kind))) => kind.as_str(),
            _ => "",
        };
        let keys = self.keys.iter().skip(1).map(|(name, item)| (name.as_str(), item.clone()));
        write::event(header, kind, &Aside::default(), keys.collect())
    }

    /// The text that appends the event.
    pub fn text(&self) -> String {
        self.table("[[events]]")
    }
}
/// An event as it reads now; nothing if it does not stand.
pub fn present(session: &Session, event: u32) -> Option<Draft> {
    of_either!(session, evening => of_evening(evening, event))
}

fn of_evening<G: Game>(evening: &Evening<G>, event: u32) -> Option<Draft> {
    let moment = evening.moment(event)?;
    let version: &Version<G::Event> = match evening.log().get(moment.entry)? {
        Entry::Event(reading) => reading.as_ref().ok()?,
        Entry::Correction(correction) => correction.now.as_ref()?.as_ref().ok()?,
        Entry::Undo(_) | Entry::Redo(_) | Entry::Aimless { .. } | Entry::Unreadable => return None,
    };
    let (kind, told) = G::told(&version.event);
    let keys = G::KINDS.iter().find(|known| known.name == kind)?;
    let items = events::items(keys, &told, &evening.names, evening.game.currency());
    let draft = Draft::new(kind).at(version.aside.at);
    let draft = items.into_iter().fold(draft, |draft, (name, item)| draft.with(name, item));
    Some(version.aside.note.iter().fold(draft, |draft, note| draft.with("note", &**note)))
}
