//! The events of a session as they were entered, and the events that stand after all corrections.

use std::ops::Range;

use chrono::{DateTime, FixedOffset};

use super::flaw::{Flaw, Mistake, Problem};
use super::split::Pieces;
use super::value::{COMMON, Fields};

/// A session's events in the order they were entered.
#[derive(Debug)]
pub struct Log<E> {
    entries: Vec<Entry<E>>,
}

/// One entry.
#[derive(Debug)]
enum Entry<E> {
    Event(Reading<E>),
    Correction(Result<Correction<E>, Box<Mistake>>),
}

/// A version of an event, or why it cannot be read. It counts only if no correction replaces it.
pub type Reading<E> = Result<Version<E>, Box<Mistake>>;

/// An event as it reads, with what stands beside it.
#[derive(Debug)]
pub struct Version<E> {
    /// What happened.
    pub event: E,
    /// When.
    pub at: Option<DateTime<FixedOffset>>,
    /// A remark.
    pub note: Option<Box<str>>,
    /// The bytes of the text that hold it.
    pub span: Range<usize>,
}

/// A correction.
#[derive(Debug)]
struct Correction<E> {
    target: Target,
    now: Option<Reading<E>>,
    reason: Option<Box<str>>,
    span: Range<usize>,
}

#[derive(Clone, Copy, Debug)]
enum Target {
    Corrects(u32),
    Before(u32),
}

/// An event that stands.
#[derive(Debug)]
pub struct Standing<'l, E> {
    /// Its number: the place in the file as first entered, from 1.
    pub number: u32,
    /// What it reads now.
    pub reading: &'l Reading<E>,
    /// Whether a correction gave it its present form.
    pub corrected: bool,
}

/// One correction, for those who show the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<'l> {
    /// The correction's own number.
    pub number: u32,
    /// The event that it changes, or that it puts its own event before.
    pub target: u32,
    /// Whether it puts an event in.
    pub puts_in: bool,
    /// Whether it strikes the event.
    pub strikes: bool,
    /// Why.
    pub reason: Option<&'l str>,
}

/// Keys of a correction.
const CORRECTION: &[&str] = &["corrects", "before", "now", "reason"];

impl<E> Log<E> {
    /// Reads all events; `read` gives the event of a table whose kind is not `correction`.
    pub fn read(pieces: &Pieces<'_>, mut read: impl FnMut(&Fields<'_>) -> Result<E, Mistake>) -> Log<E> {
        let mut entries: Vec<Entry<E>> = Vec::with_capacity(pieces.len());
        pieces.each(|number, fields, span| {
            let entry = match fields {
                Err(mistake) => Entry::Event(Err(Box::new(mistake))),
                Ok(fields) if is_correction(&fields) => {
                    let kinds = |target: u32| entries.get(target as usize - 1).map(kind_of);
                    Entry::Correction(correction(&fields, number, kinds, &mut read, span).map_err(Box::new))
                }
                Ok(fields) => Entry::Event(version(&fields, &mut read, span)),
            };
            entries.push(entry);
        });
        entries.shrink_to_fit();
        Log { entries }
    }

    /// How many entries there are, corrections among them.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The bytes of the text that hold an entry, from 1.
    pub fn span(&self, number: u32) -> Option<Range<usize>> {
        let entry = self.entries.get((number as usize).checked_sub(1)?)?;
        Some(match entry {
            Entry::Event(Ok(version)) => version.span.clone(),
            Entry::Correction(Ok(correction)) => correction.span.clone(),
            Entry::Event(Err(mistake)) | Entry::Correction(Err(mistake)) => mistake.span.clone(),
        })
    }

    /// What no later correction mends: the syntax, and what is wrong with the corrections themselves.
    pub fn lasting_problems(&self) -> impl Iterator<Item = Problem> {
        (1..).zip(&self.entries).filter_map(|(number, entry)| match entry {
            Entry::Correction(Err(mistake)) => Some(mistake.as_ref().clone().at(Some(number))),
            Entry::Event(Err(mistake)) if mistake.is_of_syntax() => Some(mistake.as_ref().clone().at(Some(number))),
            Entry::Correction(Ok(_)) | Entry::Event(_) => None,
        })
    }

    /// The corrections in the order of their entry.
    pub fn changes(&self) -> impl Iterator<Item = Change<'_>> {
        (1..).zip(&self.entries).filter_map(|(number, entry)| match entry {
            Entry::Correction(Ok(correction)) => {
                let (target, puts_in) = match correction.target {
                    Target::Corrects(target) => (target, false),
                    Target::Before(target) => (target, true),
                };
                let strikes = correction.now.is_none();
                Some(Change { number, target, puts_in, strikes, reason: correction.reason.as_deref() })
            }
            Entry::Correction(Err(_)) | Entry::Event(_) => None,
        })
    }

    /// The events that stand, in the order in which they count: each in its newest version, those put in before others where they
    /// were put, what was struck left out.
    pub fn standing(&self) -> Vec<Standing<'_, E>> {
        let mut corrections = (1_u32..).zip(&self.entries).filter_map(|(number, entry)| match entry {
            Entry::Correction(Ok(correction)) => Some((number, correction)),
            Entry::Correction(Err(_)) | Entry::Event(_) => None,
        });
        let Some(first) = corrections.next() else {
            let events = (1..).zip(&self.entries).filter_map(|(number, entry)| match entry {
                Entry::Event(reading) => Some(Standing { number, reading, corrected: false }),
                Entry::Correction(_) => None,
            });
            return events.collect();
        };
        let mut newest: Vec<Option<(&Reading<E>, bool)>> = self
            .entries
            .iter()
            .map(|entry| match entry {
                Entry::Event(reading) => Some((reading, false)),
                Entry::Correction(_) => None,
            })
            .collect();
        let mut put_in: Vec<(u32, u32)> = Vec::new();
        for (number, correction) in std::iter::once(first).chain(corrections) {
            let changed = match correction.target {
                Target::Corrects(target) => target,
                Target::Before(target) => {
                    put_in.push((target, number));
                    number
                }
            };
            if let Some(slot) = newest.get_mut(changed as usize - 1) {
                *slot = correction.now.as_ref().map(|reading| (reading, true));
            }
        }
        put_in.sort_unstable();
        let mut put_in = put_in.into_iter().peekable();
        let mut standing = Vec::with_capacity(self.entries.len());
        for (number, entry) in (1..).zip(&self.entries) {
            if matches!(entry, Entry::Correction(_)) {
                continue;
            }
            let mut stand = |number: u32| {
                if let Some(Some((reading, corrected))) = newest.get(number as usize - 1) {
                    standing.push(Standing { number, reading, corrected: *corrected });
                }
            };
            while let Some((_, inserted)) = put_in.next_if(|(target, _)| *target == number) {
                stand(inserted);
            }
            stand(number);
        }
        standing
    }
}

/// What an entry is to a correction that names it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryKind {
    Event,
    PutIn,
    Correction,
}

fn kind_of<E>(entry: &Entry<E>) -> EntryKind {
    match entry {
        Entry::Event(_) => EntryKind::Event,
        Entry::Correction(Ok(correction)) if matches!(correction.target, Target::Before(_)) => EntryKind::PutIn,
        Entry::Correction(_) => EntryKind::Correction,
    }
}

fn is_correction(fields: &Fields<'_>) -> bool {
    kind(fields) == Some("correction")
}

fn kind<'a>(fields: &Fields<'a>) -> Option<&'a str> {
    fields.get("kind").and_then(|kind| kind.text().ok())
}

fn version<E>(
    fields: &Fields<'_>,
    read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistake>,
    span: Range<usize>,
) -> Reading<E> {
    let common = || {
        let at = fields.get("at").map(|at| at.time()).transpose()?;
        let note = fields.get("note").map(|note| note.text().map(Box::from)).transpose()?;
        Ok((at, note))
    };
    let event = read(fields).map_err(Box::new)?;
    let (at, note) = common().map_err(Box::new)?;
    Ok(Version { event, at, note, span })
}

fn correction<E>(
    fields: &Fields<'_>,
    number: u32,
    kinds: impl Fn(u32) -> Option<EntryKind>,
    read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistake>,
    span: Range<usize>,
) -> Result<Correction<E>, Mistake> {
    fields.only(&[COMMON, CORRECTION])?;
    let (key, puts_in) = match (fields.has("corrects"), fields.has("before")) {
        (true, true) => return Err(fields.wrong(Flaw::CorrectionTwoAims {})),
        (false, false) => return Err(fields.wrong(Flaw::CorrectionAimless {})),
        (true, false) => ("corrects", false),
        (false, true) => ("before", true),
    };
    let value = fields.need(key)?;
    let target = value.integer()?;
    let earlier = u32::try_from(target).ok().filter(|target| (1..number).contains(target));
    let known = earlier.and_then(|target| Some((target, kinds(target)?)));
    let target = match known {
        None => return Err(value.wrong(Flaw::CorrectionTarget { target })),
        Some((_, EntryKind::Correction)) => return Err(value.wrong(Flaw::CorrectionOfCorrection { target })),
        Some((_, EntryKind::PutIn)) if puts_in => return Err(value.wrong(Flaw::BeforePutIn { target })),
        Some((target, EntryKind::Event)) if puts_in => Target::Before(target),
        Some((target, EntryKind::Event | EntryKind::PutIn)) => Target::Corrects(target),
    };
    let now = match fields.get("now") {
        None if puts_in => return Err(fields.wrong(Flaw::BeforeNeedsNow {})),
        None => None,
        Some(now) => {
            let table = now.any_table()?;
            match kind(&table) {
                None => return Err(now.wrong(Flaw::NowNeedsKind {})),
                Some("correction") => return Err(now.wrong(Flaw::NowIsCorrection {})),
                Some(_) => Some(version(&table, read, span.clone())),
            }
        }
    };
    if let Some(at) = fields.get("at") {
        at.time()?;
    }
    if let Some(note) = fields.get("note") {
        note.text()?;
    }
    let reason = fields.get("reason").map(|reason| reason.full_text().map(Box::from)).transpose()?;
    Ok(Correction { target, now, reason, span })
}
