//! Events typed both ways: from the keys of a file to what happened, and back.
//!
//! [`keys`] is the one table of all keys with the form of each; [`Told`] holds the values of one event; [`form`] reads and writes
//! a value. [`dreeg`] and [`herzblatt`] say which keys a kind has, and make its event of them. [`typed`] reads keys as they are
//! typed on a command line.

pub mod dreeg;
pub mod form;
pub mod german;
pub mod herzblatt;
pub mod keys;
pub mod typed;
pub mod values;

use std::sync::Arc;

use super::flaw::{Flaw, Mistake};
use super::names::Names;
use super::value::Fields;
use super::write::Item;
use crate::rules::money::Currency;

pub use form::Reader;
pub use keys::{Clash, Key, Kind, Told};

/// The words of these kinds and of the entries that every game has.
pub fn words(kinds: &[Kind]) -> Arc<str> {
    let words = kinds.iter().map(|kind| kind.name).chain(super::log::ENTRIES.iter().copied());
    words.collect::<Vec<_>>().join(", ").into()
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
