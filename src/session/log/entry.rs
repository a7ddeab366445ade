//! What stands under `[[events]]`: an event, a correction, or what takes back and brings back.

use std::ops::Range;

use chrono::{DateTime, FixedOffset};

use crate::session::flaw::Mistakes;

/// The kinds of entries that are no events of a game.
pub const ENTRIES: &[&str] = &["correction", "undo", "redo"];
/// One table under `[[events]]`.
#[derive(Clone, Debug)]
pub enum Entry<E> {
    /// Something that happened.
    Event(Reading<E>),
    /// A change of what was entered before.
    Correction(Box<Correction<E>>),
    /// Takes back the newest change that is not taken back.
    Undo(Aside),
    /// Brings back what was taken back last.
    Redo(Aside),
    /// A correction that names nothing it could change; it may be one change with the correction before it all the same.
    Aimless {
        /// Whether it is.
        joined: bool,
    },
    /// No TOML, or without a kind.
    Unreadable,
}

/// A version of an event, or why it cannot be read. It counts only if no correction replaces it.
pub type Reading<E> = Result<Version<E>, Box<Mistakes>>;

/// An event as it reads, with what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version<E> {
    /// What happened.
    pub event: E,
    /// What stands beside it.
    pub aside: Aside,
}

/// What may stand beside anything in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    /// When it was entered, or happened.
    pub at: Option<DateTime<FixedOffset>>,
    /// A remark.
    pub note: Option<Box<str>>,
    /// The bytes of the text that hold it.
    pub span: Range<usize>,
}

/// A correction.
#[derive(Clone, Debug)]
pub struct Correction<E> {
    /// What it changes.
    pub target: Target,
    /// How that reads now; nothing strikes it out.
    pub now: Option<Reading<E>>,
    /// Why.
    pub reason: Option<Box<str>>,
    /// Whether it is one change with the correction just before it.
    pub joined: bool,
    /// What stands beside it.
    pub aside: Aside,
}

/// What a correction changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The event of this number.
    Corrects(u32),
    /// It puts its event in before the one of this number.
    Before(u32),
}

impl Target {
    /// The number that it names.
    pub fn number(self) -> u32 {
        match self {
            Target::Corrects(number) | Target::Before(number) => number,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Target::Corrects(_) => "corrects",
            Target::Before(_) => "before",
        }
    }
}

/// An event that stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'l, E> {
    /// Its number: the place in the file as first entered, from 1.
    pub number: u32,
    /// The number of the entry that says how it reads now.
    pub entry: u32,
    /// What it reads now.
    pub reading: &'l Reading<E>,
}

/// The entries of one change, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The first entry, from 1.
    pub first: u32,
    /// The last.
    pub last: u32,
}

impl Change {
    /// The numbers of its entries.
    pub fn entries(self) -> impl DoubleEndedIterator<Item = u32> + Clone {
        self.first..=self.last
    }
}

impl<E> Correction<E> {
    /// The key under which a file names what it changes.
    pub fn aim(&self) -> (&'static str, u32) {
        (self.target.key(), self.target.number())
    }

    /// A correction as it is made at the table.
    pub fn new(target: Target, now: Option<Version<E>>, reason: Option<Box<str>>, aside: Aside) -> Correction<E> {
        Correction { target, now: now.map(Ok), reason, joined: false, aside }
    }
}
