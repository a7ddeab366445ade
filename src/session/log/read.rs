//! The entries of a file, each as it reads; what cannot be read keeps its place and its number.

use std::ops::Range;

use super::entry::{Aside, Correction, ENTRIES, Entry, Reading, Target, Version};
use super::{Log, Slot};
use crate::session::flaw::{Flaw, Mistake, Mistakes};
use crate::session::split::Pieces;
use crate::session::value::{COMMON, Fields};

/// Keys of a correction.
const CORRECTION: &[&str] = &["corrects", "before", "now", "reason", "joined"];

impl<E> Log<E> {
    /// Reads all entries; `read` gives the event of a table whose kind is one of the game's.
    pub fn read(pieces: &Pieces<'_>, mut read: impl FnMut(&Fields<'_>) -> Result<E, Mistakes>) -> Log<E> {
        let mut log = Log { entries: Vec::with_capacity(pieces.len()), ..Log::default() };
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
        read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistakes>,
    ) -> Slot<E> {
        match kind(fields) {
            Err(mistake) => Slot::wrong(Entry::Unreadable, mistake, true),
            Ok("correction") => self.correction(fields, read, span),
            Ok("undo") => bare(fields, span, Entry::Undo),
            Ok("redo") => bare(fields, span, Entry::Redo),
            Ok(_) => Slot::sound(Entry::Event(version(fields, read, span))),
        }
    }

    fn correction(
        &self,
        fields: &Fields<'_>,
        read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistakes>,
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
        let aimed = || {
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
            Ok((target, now))
        };
        let beside = || {
            fields.only(&[COMMON, CORRECTION])?;
            let reason = fields.get("reason").map(|reason| reason.full_text().map(Box::from)).transpose()?;
            Ok((reason, aside(fields, span.clone())?))
        };
        let (target, now) = match aimed() {
            Err(mistake) => return Slot::wrong(Entry::Aimless { joined }, mistake, false),
            Ok(aimed) => aimed,
        };
        let now = now.map(|table| version(&table, read, span.clone()));
        // What it changes counts also where something beside it is wrong, and is told as well.
        let (wrong, (reason, aside)) = match beside() {
            Ok(beside) => (None, beside),
            Err(mistake) => (Some(mistake), (None, Aside { span, ..Aside::default() })),
        };
        let entry = Entry::Correction(Box::new(Correction { target, now, reason, joined, aside }));
        match wrong {
            None => Slot::sound(entry),
            Some(mistake) => Slot::wrong(entry, mistake, false),
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
            Some((_, Entry::Undo(_))) => Flaw::CorrectionOfUndo { target, kind: "undo" },
            Some((_, Entry::Redo(_))) => Flaw::CorrectionOfUndo { target, kind: "redo" },
            Some((_, Entry::Aimless { .. })) => Flaw::CorrectionOfCorrection { target },
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

/// The kind that every entry has: a text, also where the entry does not count.
fn kind<'a>(fields: &Fields<'a>) -> Result<&'a str, Mistake> {
    fields.get("kind").ok_or_else(|| fields.wrong(Flaw::KindMissing {}))?.text()
}

fn aside(fields: &Fields<'_>, span: Range<usize>) -> Result<Aside, Mistake> {
    let at = fields.get("at").map(|at| at.time()).transpose()?;
    let is_note = kind(fields).is_ok_and(|kind| kind == "note");
    let note = fields.get("note").map(|note| match note.full_text() {
        Ok(text) => Ok(Box::from(text)),
        Err(_) if is_note => Err(note.wrong(Flaw::NoteEmpty {})),
        Err(mistake) => Err(mistake),
    });
    Ok(Aside { at, note: note.transpose()?, span })
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
    read: &mut impl FnMut(&Fields<'_>) -> Result<E, Mistakes>,
    span: Range<usize>,
) -> Reading<E> {
    let aside = aside(fields, span).map_err(Mistakes::from);
    match (read(fields), aside) {
        (Ok(event), Ok(aside)) => Ok(Version { event, aside }),
        (Err(mistakes), aside) => Err(Box::new(mistakes.and(aside))),
        (Ok(_), Err(mistakes)) => Err(Box::new(mistakes)),
    }
}
