//! The entries of a session in their order: events, corrections, what takes them back and brings them back; and the events that
//! stand after all of it.
//!
//! An entry is whatever stands in the file but `undo` and `redo`. Corrections that are one change are taken back and brought back
//! together. What is taken back in the end is as if it had never been written, save that it keeps its number.

mod entry;
mod read;

use std::collections::BTreeMap;

use super::flaw::{Flaw, Mistake, Problem};

pub use entry::{Aside, Change, Correction, ENTRIES, Entry, Reading, Standing, Target, Version};

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

/// What was taken back and brought back: changes, each the range of its entries' numbers.
#[derive(Clone, Debug, Default)]
struct History {
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log { entries: Vec::new(), history: History::default() }
    }
}

impl<E> Log<E> {
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
