//! The machine-readable score (OUTPUT.md), written as it is made: no tree of it is ever held.

mod dreeg;
mod herzblatt;

use std::io::{self, Write};

use serde::{Serialize, Serializer};

use crate::rules::card::Card;
use crate::session::Session;
use crate::session::replay::Score;

/// Writes the score of a session as one JSON object and a line end.
///
/// # Errors
/// What the writer refuses.
pub fn write(session: &Session, score: &Score<'_>, mut out: impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut out, &Document { session, score })?;
    writeln!(out)
}

/// The score of a session as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The session.
    pub session: &'a Session,
    /// Its score.
    pub score: &'a Score<'a>,
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let session = self.session;
        match self.score {
            Score::Dreeg(score) => dreeg::Document { session, score }.serialize(serializer),
            Score::Herzblatt(score) => herzblatt::Document { session, score }.serialize(serializer),
        }
    }
}

/// One deal of a score as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// The whole.
    pub document: Document<'a>,
    /// Its place among the deals that stand, from 0.
    pub place: usize,
}

impl Serialize for Deal<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let session = self.document.session;
        match self.document.score {
            Score::Dreeg(score) => dreeg::Document { session, score }.deal(self.place).serialize(serializer),
            Score::Herzblatt(score) => herzblatt::Document { session, score }.deal(self.place).serialize(serializer),
        }
    }
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
struct Text<T>(T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A finding.
#[derive(Serialize)]
struct Finding<'a, H: Serialize> {
    event: u32,
    trick: u8,
    player: &'a str,
    card: Text<Card>,
    rule: &'static str,
    held: H,
}
