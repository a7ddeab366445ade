//! Events typed both ways: from the keys of a file to what happened, and back.
//!
//! [`keys`] is the one table of all keys with the form of each; [`Told`] holds the values of one event; [`form`] reads and writes
//! a value. [`dreeg`] and [`herzblatt`] say which keys a kind has, and make its event of them. [`typed`] reads keys as they are
//! typed on a command line.

pub mod dreeg;
pub mod form;
pub mod herzblatt;
pub mod keys;
pub mod typed;

use std::sync::Arc;

use super::flaw::{Flaw, Mistake};
use super::names::Names;
use super::value::Fields;
use super::write::Item;
use crate::rules::money::Currency;

pub use keys::{Key, Told};

/// A kind of event with its keys, those that every event may have aside. The order is that in which they are written.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its word in a file.
    pub name: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
}

/// What is needed to read and write the values of a session's events.
#[derive(Debug)]
pub struct Reader<'n> {
    /// Who is known; names that are new are added, since who may take part is the rules' matter.
    pub names: &'n mut Names,
    /// What money is counted in; nothing in Dreeg, which has no key with money.
    pub currency: Option<Currency>,
    /// The kinds that there are, for those who write another.
    pub kinds: Arc<str>,
}

/// The words of these kinds and of the entries that every game has.
pub fn words(kinds: &[Kind]) -> Arc<str> {
    let words = kinds.iter().map(|kind| kind.name).chain(super::log::ENTRIES.iter().copied());
    words.collect::<Vec<_>>().join(", ").into()
}

/// What is wrong with keys that can each be read, and at which of them it shows: nothing for the event as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The key.
    pub key: Option<Key>,
    /// What is wrong.
    pub flaw: Flaw,
}

impl Clash {
    /// Something wrong at a key.
    pub fn at(key: Key, flaw: Flaw) -> Clash {
        Clash { key: Some(key), flaw }
    }

    /// Something wrong with the event as a whole.
    pub fn whole(flaw: Flaw) -> Clash {
        Clash { key: None, flaw }
    }

    /// The clash at its place in a text.
    pub fn mistake(self, fields: &Fields<'_>) -> Mistake {
        match self.key {
            Some(key) => fields.wrong_at(key.name(), self.flaw),
            None => fields.wrong(self.flaw),
        }
    }
}

/// The kind of an event, one of those that the game has.
///
/// # Errors
/// `kind`.
pub fn kind(fields: &Fields<'_>, kinds: &'static [Kind], reader: &Reader<'_>) -> Result<&'static Kind, Mistake> {
    let value = fields.get("kind").ok_or_else(|| fields.wrong(Flaw::KindMissing {}))?;
    let word = value.text()?;
    kinds.iter().find(|kind| kind.name == word).ok_or_else(|| {
        let allowed = Arc::clone(&reader.kinds);
        value.wrong(Flaw::KindUnknown { kind: word.to_owned(), allowed })
    })
}

/// The keys that stand with these values, in the order in which a kind's event is written.
pub fn items(kind: &Kind, told: &Told, names: &Names, currency: Option<Currency>) -> Vec<(&'static str, Item)> {
    kind.keys.iter().filter_map(|key| Some((key.name(), told.item(*key, names, currency)?))).collect()
}
