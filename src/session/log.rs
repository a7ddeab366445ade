//! The entries of a session in their order: events, corrections, what takes them back and brings them back; and the events that
//! stand after all of it.
//!
//! An entry is whatever stands in the file but `undo` and `redo`. Corrections that are one change are taken back and brought back
//! together. What is taken back in the end is as if it had never been written, save that it keeps its number.

use std::collections::BTreeMap;
use std::ops::Range;

use chrono::{DateTime, FixedOffset};

use super::flaw::{Flaw, Mistake, Problem};
use super::split::Pieces;
use super::value::{COMMON, Fields};

/// A session's entries, with what takes them back.
#[derive(Clone, Debug)]
pub struct Log<E> {
    entries: Vec<Slot<E>>,
    history: History,
}

/// An entry, and what is wrong with it whatever it reads: no correction mends that.
#[derive(Clone, Debug)]
struct Slot<E> {
    entry: Entry<E>,
    wrong: Option<Box<Wrong>>,
}

#[derive(Clone, Debug)]
struct Wrong {
    mistake: Mistake,
    /// Whether it holds even if the entry is taken back.
    lasting: bool,
}

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
pub type Reading<E> = Result<Version<E>, Box<Mistake>>;

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

/// What was taken back and brought back: changes, each the range of its entries' numbers.
#[derive(Clone, Debug, Default)]
struct History {
    done: Vec<Change>,
    undone: Vec<Change>,
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

/// The kinds of entries that are no events of a game.
pub const ENTRIES: &[&str] = &["correction", "undo", "redo"];
/// Keys of a correction.
const CORRECTION: &[&str] = &["corrects", "before", "now", "reason", "joined"];

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log { entries: Vec::new(), history: History::default() }
    }
}

impl<E> Log<E> {
    /// Reads all entries; `read` gives the event of a table whose kind is one of the game's.
    pub fn read(pieces: &Pieces<'_>, mut read: impl FnMut(&Fields<'_>) -> Result<E, Mistake>) -> Log<E> {
        let mut log = Log { entries: Vec::with_capacity(pieces.len()), history: History::default() };
        pieces.each(|_, fields, span| {
            let slot = match fields {
                Err(mistake) => Slot::wrong(Entry::Unreadable, mistake, true),
                Ok(fields) => log.slot(&fields, span, &mut read),
            };
            log.take(slot);
        });
        log.entries.shrink_to_fit();
        log
    }

    fn slot(
        &self,
        fields: &Fields<'_>,
        span: Range<usize>,
        read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistake>,
    ) -> Slot<E> {
        match kind(fields) {
            Err(mistake) => Slot::wrong(Entry::Unreadable, mistake, true),
            Ok("correction") => self.correction(fields, read, span),
            Ok("undo") => bare(fields, span, Entry::Undo),
            Ok("redo") => bare(fields, span, Entry::Redo),
            Ok(_) => Slot::sound(Entry::Event(version(fields, read, span))),
        }
    }

    /// Adds an entry, and gives its number.
    pub fn push(&mut self, entry: Entry<E>) -> u32 {
        self.take(Slot::sound(entry))
    }

    fn take(&mut self, mut slot: Slot<E>) -> u32 {
        let number = self.len() as u32 + 1;
        let follows_correction =
            matches!(self.entries.last().map(|slot| &slot.entry), Some(Entry::Correction(_) | Entry::Aimless { .. }));
        let History { done, undone } = &mut self.history;
        let joined = match &slot.entry {
            Entry::Undo(_) => {
                let moved = done.pop().map(|change| undone.push(change));
                slot.refuse_unless(moved.is_some(), Flaw::UndoNothing {});
                self.entries.push(slot);
                return number;
            }
            Entry::Redo(_) => {
                let moved = undone.pop().map(|change| done.push(change));
                slot.refuse_unless(moved.is_some(), Flaw::RedoNothing {});
                self.entries.push(slot);
                return number;
            }
            Entry::Correction(correction) => correction.joined,
            Entry::Aimless { joined } => *joined,
            Entry::Event(_) | Entry::Unreadable => false,
        };
        undone.clear();
        match done.last_mut().filter(|_| joined && follows_correction) {
            Some(change) => change.last = number,
            None => {
                done.push(Change { first: number, last: number });
                slot.refuse_unless(!joined, Flaw::JoinedAlone {});
            }
        }
        self.entries.push(slot);
        number
    }

    /// How many tables stand under `[[events]]`.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// An entry by its number, from 1.
    pub fn get(&self, number: u32) -> Option<&Entry<E>> {
        self.entries.get((number as usize).checked_sub(1)?).map(|slot| &slot.entry)
    }

    /// The changes that `undo` takes back, the next last.
    pub fn done(&self) -> &[Change] {
        &self.history.done
    }

    /// The changes that `redo` brings back, the next last.
    pub fn undone(&self) -> &[Change] {
        &self.history.undone
    }

    /// The entries that are not taken back, in their order.
    fn kept(&self) -> impl Iterator<Item = (u32, &Entry<E>)> {
        let numbers = self.history.done.iter().flat_map(|change| change.entries());
        numbers.filter_map(|number| Some((number, self.get(number)?)))
    }

    /// The event that an entry holds: itself, or what its correction says that it reads now.
    pub fn version(&self, entry: u32) -> Option<&Version<E>> {
        match self.get(entry)? {
            Entry::Event(reading) => reading.as_ref().ok(),
            Entry::Correction(correction) => correction.now.as_ref()?.as_ref().ok(),
            Entry::Undo(_) | Entry::Redo(_) | Entry::Aimless { .. } | Entry::Unreadable => None,
        }
    }

    /// What no later correction mends: the syntax, a missing kind, and what is wrong with the corrections that stand.
    pub fn lasting_problems(&self) -> Vec<Problem> {
        let mut kept = vec![false; self.len() + 1];
        for change in &self.history.done {
            change.entries().for_each(|number| kept[number as usize] = true);
        }
        let is_kept = |number: u32| kept.get(number as usize).copied().unwrap_or(false);
        let mut problems = Vec::new();
        for (number, slot) in (1..).zip(&self.entries) {
            let mistake = match (&slot.wrong, &slot.entry) {
                (Some(wrong), entry) => {
                    let counts = wrong.lasting || is_kept(number) || matches!(entry, Entry::Undo(_) | Entry::Redo(_));
                    counts.then(|| wrong.mistake.clone())
                }
                (None, Entry::Correction(correction)) => {
                    let target = correction.target.number();
                    let flaw = Flaw::CorrectionOfUndone { target: target.into() };
                    (is_kept(number) && !is_kept(target)).then(|| Mistake::new(correction.aside.span.clone(), flaw))
                }
                (None, _) => None,
            };
            problems.extend(mistake.map(|mistake| mistake.at(Some(number))));
        }
        problems
    }

    /// The corrections that stand, in the order of their entry.
    pub fn corrections(&self) -> impl Iterator<Item = (u32, &Correction<E>)> {
        self.kept().filter_map(|(number, entry)| match entry {
            Entry::Correction(correction) => Some((number, correction.as_ref())),
            Entry::Event(_) | Entry::Undo(_) | Entry::Redo(_) | Entry::Aimless { .. } | Entry::Unreadable => None,
        })
    }

    /// The events that stand, in the order in which they count: each in its newest version, those put in before others where they
    /// were put, what was struck or taken back left out.
    pub fn standing(&self) -> Vec<Standing<'_, E>> {
        // What each corrected event reads now, and what was put in before which.
        let mut newest: BTreeMap<u32, Option<(u32, &Reading<E>)>> = BTreeMap::new();
        let mut put_in: Vec<(u32, u32)> = Vec::new();
        for (number, correction) in self.corrections() {
            let changed = match correction.target {
                Target::Corrects(target) => target,
                Target::Before(target) => {
                    put_in.push((target, number));
                    number
                }
            };
            newest.insert(changed, correction.now.as_ref().map(|reading| (number, reading)));
        }
        put_in.sort_unstable();
        let mut put_in = put_in.into_iter().peekable();
        let mut standing = Vec::with_capacity(self.history.done.len());
        for (number, entry) in self.kept() {
            let Entry::Event(own) = entry else { continue };
            while let Some((_, inserted)) = put_in.next_if(|(target, _)| *target <= number) {
                if let Some(Some((entry, reading))) = newest.get(&inserted) {
                    standing.push(Standing { number: inserted, entry: *entry, reading });
                }
            }
            match newest.get(&number) {
                None => standing.push(Standing { number, entry: number, reading: own }),
                Some(Some((entry, reading))) => standing.push(Standing { number, entry: *entry, reading }),
                Some(None) => {}
            }
        }
        standing
    }

    fn correction(
        &self,
        fields: &Fields<'_>,
        read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistake>,
        span: Range<usize>,
    ) -> Slot<E> {
        // How it joins is checked also where it is taken back.
        let joined = match fields.get("joined") {
            None => false,
            Some(value) if value.flag().is_ok_and(|joined| joined) => true,
            Some(value) => {
                return Slot::wrong(Entry::Aimless { joined: false }, value.wrong(Flaw::JoinedOnlyTrue {}), true);
            }
        };
        let own = || {
            fields.only(&[COMMON, CORRECTION])?;
            let target = self.target(fields)?;
            let now = match fields.get("now") {
                None if matches!(target, Target::Before(_)) => return Err(fields.wrong(Flaw::BeforeNeedsNow {})),
                None => None,
                Some(now) => {
                    let table = now.any_table()?;
                    match table.get("kind").and_then(|kind| kind.text().ok()) {
                        None => return Err(now.wrong(Flaw::NowNeedsKind {})),
                        Some(kind) if ENTRIES.contains(&kind) => {
                            return Err(now.wrong(Flaw::NowIsNoEvent { kind: kind.to_owned() }));
                        }
                        Some(_) => Some(table),
                    }
                }
            };
            let reason = fields.get("reason").map(|reason| reason.full_text().map(Box::from)).transpose()?;
            Ok((target, now, reason, aside(fields, span.clone())?))
        };
        match own() {
            Err(mistake) => Slot::wrong(Entry::Aimless { joined }, mistake, false),
            Ok((target, now, reason, aside)) => {
                let now = now.map(|table| version(&table, read, span));
                Slot::sound(Entry::Correction(Box::new(Correction { target, now, reason, joined, aside })))
            }
        }
    }

    fn target(&self, fields: &Fields<'_>) -> Result<Target, Mistake> {
        let (key, puts_in) = match (fields.has("corrects"), fields.has("before")) {
            (true, true) => return Err(fields.wrong(Flaw::CorrectionTwoAims {})),
            (false, false) => return Err(fields.wrong(Flaw::CorrectionAimless {})),
            (true, false) => ("corrects", false),
            (false, true) => ("before", true),
        };
        let value = fields.need(key)?;
        let target = value.integer()?;
        let number = u32::try_from(target).ok().filter(|number| *number >= 1);
        let named = number.and_then(|number| Some((number, self.get(number)?)));
        Err(value.wrong(match named {
            None => Flaw::CorrectionTarget { target },
            Some((_, Entry::Undo(_) | Entry::Redo(_) | Entry::Aimless { .. })) => {
                Flaw::CorrectionOfCorrection { target }
            }
            Some((_, Entry::Correction(correction))) => match (correction.target, puts_in) {
                (Target::Corrects(_), _) => Flaw::CorrectionOfCorrection { target },
                (Target::Before(_), true) => Flaw::BeforePutIn { target },
                (Target::Before(_), false) => return Ok(Target::Corrects(number.unwrap_or(0))),
            },
            Some((number, Entry::Event(_) | Entry::Unreadable)) => {
                return Ok(if puts_in { Target::Before(number) } else { Target::Corrects(number) });
            }
        }))
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

impl<E> Slot<E> {
    fn sound(entry: Entry<E>) -> Slot<E> {
        Slot { entry, wrong: None }
    }

    fn wrong(entry: Entry<E>, mistake: Mistake, lasting: bool) -> Slot<E> {
        Slot { entry, wrong: Some(Box::new(Wrong { mistake, lasting })) }
    }

    /// Notes a mistake of an entry that could not do what it is for, unless it has one already.
    fn refuse_unless(&mut self, done: bool, flaw: Flaw) {
        let span = match &self.entry {
            Entry::Undo(aside) | Entry::Redo(aside) => aside.span.clone(),
            Entry::Correction(correction) => correction.aside.span.clone(),
            Entry::Event(_) | Entry::Aimless { .. } | Entry::Unreadable => {
                self.wrong.as_ref().map_or(0..0, |wrong| wrong.mistake.span.clone())
            }
        };
        // What is only wrong while the entry stands gives way to what is always checked.
        if !done && self.wrong.as_ref().is_none_or(|wrong| !wrong.lasting) {
            self.wrong = Some(Box::new(Wrong { mistake: Mistake::new(span, flaw), lasting: true }));
        }
    }
}

/// The kind that every entry has: a text, also where the entry does not count.
fn kind<'a>(fields: &Fields<'a>) -> Result<&'a str, Mistake> {
    fields.get("kind").ok_or_else(|| fields.wrong(Flaw::KindMissing {}))?.text()
}

fn aside(fields: &Fields<'_>, span: Range<usize>) -> Result<Aside, Mistake> {
    let at = fields.get("at").map(|at| at.time()).transpose()?;
    let note = fields.get("note").map(|note| note.full_text().map(Box::from)).transpose()?;
    Ok(Aside { at, note, span })
}

/// `undo` and `redo` have no key of their own; one with a wrong key takes back or brings back all the same.
fn bare<E>(fields: &Fields<'_>, span: Range<usize>, entry: fn(Aside) -> Entry<E>) -> Slot<E> {
    match fields.only(&[COMMON]).and_then(|()| aside(fields, span.clone())) {
        Ok(aside) => Slot::sound(entry(aside)),
        Err(mistake) => Slot::wrong(entry(Aside { span, ..Aside::default() }), mistake, true),
    }
}

fn version<E>(
    fields: &Fields<'_>,
    read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistake>,
    span: Range<usize>,
) -> Reading<E> {
    let event = read(fields)?;
    Ok(Version { event, aside: aside(fields, span)? })
}
