//! Taking back the last thing done, and bringing it back.

use super::deal::{self, Usual};
use super::desk::{Desk, aside};
use super::query::{Stop, Topic};
use super::save::Saved;
use super::show;
use super::table::Table;
use crate::report::entries;
use crate::session::log::{Change, Entry};
use crate::words::Message;
use crate::{message, say};

/// What is said of a step.
#[derive(Clone, Copy)]
struct Texts {
    ask: Message,
    done: Message,
    nothing: Message,
}

const UNDO: Texts = Texts {
    ask: message!("ask-undo", count),
    done: message!("play-undone", what),
    nothing: message!("play-nothing-to-undo"),
};

const REDO: Texts = Texts {
    ask: message!("ask-redo", count),
    done: message!("redone", what),
    nothing: message!("play-nothing-to-redo"),
};

impl<G: Table> Desk<'_, G> {
    /// Takes back the last things done, so many as there are.
    pub fn undo(&mut self, count: u32) -> Result<(), Stop> {
        let mut count = count as usize;
        if let Some(dealer) = self.dealer.filter(|_| self.dealer_is_last) {
            let name = self.evening.names.of(dealer).to_owned();
            (self.dealer, self.dealer_is_last) = (None, false);
            self.tell(&say!(self.screen.words, "play-dealer-taken-back", name = name)).map_err(Stop::Failed)?;
            count -= 1;
            if count == 0 {
                return Ok(());
            }
        }
        let changes: Vec<Change> = self.evening.log().done().iter().rev().take(count).copied().collect();
        let what = self.listed(&changes);
        self.step(&changes, &what, Entry::Undo, UNDO)
    }

    /// Brings back what was taken back last, so many as there are.
    pub fn redo(&mut self, count: u32) -> Result<(), Stop> {
        let undone = self.evening.log().undone();
        let changes: Vec<Change> = undone.iter().rev().take(count as usize).copied().collect();
        // What is not there yet is named as it will be.
        let after = self.evening.with(changes.iter().map(|_| Entry::Redo(aside(None))));
        let session = G::session(&after);
        let what: Vec<String> =
            changes.iter().map(|change| entries::named(&session, *change, &self.screen.words)).collect();
        self.step(&changes, &what, Entry::Redo, REDO)
    }

    fn listed(&self, changes: &[Change]) -> Vec<String> {
        // Each is named in the evening in which it still stands.
        let mut evening = self.evening.clone();
        let named = changes.iter().map(|change| {
            let named = entries::named(&G::session(&evening), *change, &self.screen.words);
            evening.push(Entry::Undo(aside(None)));
            named
        });
        named.collect()
    }

    fn step(
        &mut self,
        changes: &[Change],
        what: &[String],
        entry: fn(crate::session::log::Aside) -> Entry<G::Event>,
        told: Texts,
    ) -> Result<(), Stop> {
        let words = &self.screen.words;
        if changes.is_empty() {
            let told = words.said(told.nothing, &[]);
            return self.tell(&told).map_err(Stop::Failed);
        }
        if changes.len() > 1 {
            let listed: String = what.iter().map(|what| format!("\n  {what}")).collect();
            let head = words.said(told.ask, &[("count", changes.len().into())]);
            let text = format!("{head}{listed}\n{}", say!(words, "ask-correct"));
            let help = say!(words, "why-undo");
            if !self
                .answered(false, |form| deal::yes(form, Topic::Meant, &text, &help, Usual::Grave))
                .map_err(Stop::Failed)?
            {
                return Ok(());
            }
        }
        let before = G::session(&self.evening);
        let entries = changes.iter().map(|_| entry(aside(None))).collect();
        if self.save(entries).map_err(Stop::Failed)? == Saved::No {
            return Ok(());
        }
        self.dealer_is_last = false;
        for what in what {
            let done = self.screen.words.said(told.done, &[("what", what.as_str().into())]);
            self.tell(&done).map_err(Stop::Failed)?;
        }
        let change = show::change(&before, &G::session(&self.evening), self.screen);
        self.tell(&change).map_err(Stop::Failed)?;
        self.show().map_err(Stop::Failed)
    }
}
