//! Undo and redo, without limit and across restarts: both are corrections, and what can be brought back follows from the log.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, FixedOffset};

use super::log::Log;
use super::split;
use super::write::{Draft, strike};
use super::{Game, Session};

impl Session {
    /// The last event that stands, which undo would strike.
    pub fn last_standing(&self) -> Option<u32> {
        match &self.game {
            Game::Dreeg { log, .. } => log.standing().last().map(|standing| standing.number),
            Game::Herzblatt { log, .. } => log.standing().last().map(|standing| standing.number),
        }
    }

    /// The event that redo would bring back: the last of those that undo struck, if nothing else has been entered since.
    pub fn last_undone(&self) -> Option<u32> {
        self.undone().map(|undone| undone.event)
    }

    /// The text of a correction that strikes the last event that stands.
    pub fn undo(&self, at: Option<DateTime<FixedOffset>>) -> Option<String> {
        self.last_standing().map(|event| strike(event, None, at))
    }

    /// The text of a correction that brings back what undo struck last, as it read before; `text` is the session's own.
    pub fn redo(&self, text: &str, at: Option<DateTime<FixedOffset>>) -> Option<String> {
        let undone = self.undone()?;
        let draft = draft(text, undone.version)?;
        Some(draft.correction(undone.event, None, at))
    }

    /// An event as it reads now, after all corrections; `text` is the session's own. Nothing if it does not stand.
    pub fn present(&self, text: &str, event: u32) -> Option<Draft> {
        let history = match &self.game {
            Game::Dreeg { log, .. } => History::of(log),
            Game::Herzblatt { log, .. } => History::of(log),
        };
        let stands = history.standing.iter().any(|(_, _, number)| *number == event);
        stands.then(|| draft(text, *history.versions.get(&event)?)).flatten()
    }

    fn undone(&self) -> Option<Undone> {
        let history = match &self.game {
            Game::Dreeg { log, .. } => History::of(log),
            Game::Herzblatt { log, .. } => History::of(log),
        };
        history.undone.last().copied()
    }
}

/// An event that was struck while it was the last that stood.
#[derive(Clone, Copy)]
struct Undone {
    event: u32,
    /// The entry that held what it read then.
    version: u32,
}

/// The log read as a history of doing, undoing and doing again.
#[derive(Default)]
struct History {
    /// What stands, in the order in which it counts: the place (an event put in before k comes before k), then the number.
    standing: BTreeSet<(u32, bool, u32)>,
    /// The place of every event.
    places: HashMap<u32, (u32, bool, u32)>,
    /// The entry that holds the newest version of an event.
    versions: HashMap<u32, u32>,
    undone: Vec<Undone>,
}

impl History {
    fn of<E>(log: &Log<E>) -> History {
        let mut history = History::default();
        let mut changes = log.changes().peekable();
        for number in (1_u32..).take(log.len()) {
            match changes.next_if(|change| change.number == number) {
                None => history.enter((number, true, number), number),
                Some(change) if change.puts_in => history.enter((change.target, false, number), number),
                Some(change) if change.strikes => history.strike(change.target),
                Some(change) => history.change(change.target, number),
            }
        }
        history
    }

    fn enter(&mut self, place: (u32, bool, u32), number: u32) {
        self.places.insert(number, place);
        self.versions.insert(number, number);
        self.standing.insert(place);
        self.undone.clear();
    }

    fn strike(&mut self, event: u32) {
        let was_last = self.standing.last().is_some_and(|(_, _, number)| *number == event);
        match self.versions.get(&event) {
            Some(version) if was_last => self.undone.push(Undone { event, version: *version }),
            Some(_) | None => self.undone.clear(),
        }
        if let Some(place) = self.places.get(&event) {
            self.standing.remove(place);
        }
    }

    fn change(&mut self, event: u32, version: u32) {
        if self.undone.pop().is_none_or(|undone| undone.event != event) {
            self.undone.clear();
        }
        self.versions.insert(event, version);
        self.standing.extend(self.places.get(&event));
    }
}

/// The event that an entry of the text holds: itself, or what its correction says it reads now.
fn draft(text: &str, entry: u32) -> Option<Draft> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut found = None;
    split::split(text).ok()?.each(|number, fields, _| {
        if let (true, Ok(fields)) = (number == entry, fields) {
            let now = fields.get("now").and_then(|now| now.any_table().ok());
            found = Draft::of(&now.unwrap_or(fields));
        }
    });
    found
}
