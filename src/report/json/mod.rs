//! The machine-readable score (OUTPUT.md), written as it is made: no tree of it is ever held.

mod dreeg;
mod herzblatt;

use std::io::{self, Write};

use serde::{Serialize, Serializer};

use crate::rules::card::Card;
use crate::session::{Evening, Game, Moment, Session};

/// Writes the score of a session as one JSON object and a line end.
///
/// # Errors
/// What the writer refuses.
pub fn write(session: &Session, mut out: impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut out, &Document(session))?;
    writeln!(out)
}

/// The score of a session as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a>(pub &'a Session);

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Session::Dreeg(evening) => dreeg::Document(evening).serialize(serializer),
            Session::Herzblatt(evening) => herzblatt::Document(evening).serialize(serializer),
        }
    }
}

pub use dreeg::deal as dreeg_deal;
pub use herzblatt::deal as herzblatt_deal;

/// The remarks of the events that stand.
fn notes<'e, G: Game>(evening: &'e Evening<G>) -> Items<impl Iterator<Item = Note<'e>> + Clone> {
    let note = |moment: Moment<'e, G>| {
        let note = moment.aside.note.as_deref()?;
        Some((moment.number, note))
    };
    Items(evening.moments().filter_map(note).map(|(event, note)| Note { event, note }))
}

/// A remark.
#[derive(Clone, Serialize)]
struct Note<'a> {
    event: u32,
    note: &'a str,
}

/// A misdeal.
#[derive(Serialize)]
struct Misdeal<'a> {
    event: u32,
    dealer: &'a str,
    reason: Option<&'a str>,
}

/// The end of an evening.
#[derive(Serialize)]
struct End<'a> {
    event: u32,
    reason: Option<&'a str>,
}

/// A map, written from an iterator.
struct Entries<I>(I);

impl<K: Serialize, V: Serialize, I: Iterator<Item = (K, V)> + Clone> Serialize for Entries<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.clone())
    }
}

/// A list, written from an iterator.
struct Items<I>(I);

impl<T: Serialize, I: Iterator<Item = T> + Clone> Serialize for Items<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// Anything that is written as its text.
#[derive(Clone)]
struct Text<T>(T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A finding.
#[derive(Clone, Serialize)]
struct Finding<'a, H: Serialize> {
    event: u32,
    trick: u8,
    player: &'a str,
    card: Text<Card>,
    rule: &'static str,
    held: H,
}
