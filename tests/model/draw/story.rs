//! A whole random session: events that fit, corrections of them, events put in, undo and redo.

use toml::{Table, Value};

use super::dice::Dice;
use super::text::{event, table};
use super::{dreeg, head, herzblatt};
use crate::document::{self, Document};
use crate::log;
use crate::scorer::{self, Game};

/// A session while it grows.
struct Story<'a> {
    dice: &'a mut Dice,
    document: Document,
    game: Game,
    hasty: bool,
}

/// Draws a session: its head, and its events. At times the last event is one that is refused.
pub fn draw(dice: &mut Dice) -> (Table, Vec<Table>) {
    let head = head::draw(dice);
    let Ok(document) = document::of_table(&head) else { return (head, Vec::new()) };
    let Ok(game) = Game::new(&document) else { return (head, Vec::new()) };
    let hasty = dice.one_in(2);
    let mut story = Story { dice, document, game, hasty };
    for _ in 0..if story.dice.one_in(2) { story.dice.below(9) } else { 0 } {
        story.jump();
    }
    let most = if story.dice.one_in(12) { 90 } else { 2 + story.dice.below(24) };
    let changes = story.dice.pick(&[3, 6, 1000]);
    for _ in 0..4 * most {
        if story.document.events.len() >= most || (story.game.ended() && story.dice.one_in(3)) {
            break;
        }
        let sound = if story.dice.one_in(changes) { story.change() } else { story.go_on() };
        if !sound {
            break;
        }
    }
    (head, story.document.events)
}

/// An event that fits a game, or nearly.
fn next(dice: &mut Dice, game: &Game, hasty: bool) -> Table {
    let mut event = match game {
        Game::Dreeg(game) => dreeg::draw(dice, game, hasty),
        Game::Herzblatt(game) => herzblatt::draw(dice, game),
    };
    if dice.one_in(10) && !event.contains_key("note") {
        event.insert("note".to_owned(), " ä \"quoted\" note\\".into());
    }
    dated(dice, &mut event);
    event
}

fn dated(dice: &mut Dice, event: &mut Table) {
    if dice.one_in(10) {
        let wrong = dice.pick(&["2026-11-29T20:15:30", "2026-11-29", "20:15:30"]);
        let at = if dice.one_in(40) { wrong } else { "2026-11-29T20:15:30+01:00" };
        event.insert("at".to_owned(), Value::Datetime(at.parse().unwrap()));
    }
}

impl Story<'_> {
    /// Ends a sub-game of Dreeg by a ruling, so that all contracts come to be played.
    fn jump(&mut self) {
        let Game::Dreeg(game) = &self.game else { return };
        let event = dreeg::jump(game);
        if self.game.apply(self.document.events.len() + 1, &event).is_ok() {
            self.document.events.push(event);
        }
    }

    /// Adds an event. One that the model refuses is mostly left out again; false if it stays.
    fn go_on(&mut self) -> bool {
        let event = next(self.dice, &self.game, self.hasty);
        let number = self.document.events.len() + 1;
        let fits = self.game.apply(number, &event).is_ok();
        if fits || self.dice.one_in(2) {
            self.document.events.push(event);
        }
        fits || number > self.document.events.len()
    }

    /// Changes what stands already. What does not fit then is mostly left out again; false if it stays.
    fn change(&mut self) -> bool {
        let before = self.document.events.len();
        match self.dice.below(6) {
            0 => self.take_back(),
            1 => self.log("redo"),
            2 => self.put_in(),
            _ => self.correct(),
        }
        match scorer::replay(&self.document) {
            Ok(game) => self.game = game,
            Err(_) if self.dice.one_in(12) => return false,
            Err(_) => self.document.events.truncate(before),
        }
        true
    }

    fn log(&mut self, kind: &str) {
        let mut event = event(kind, []);
        dated(self.dice, &mut event);
        if self.dice.one_in(8) {
            event.insert("note".to_owned(), "as it was".into());
        }
        self.document.events.push(event);
    }

    fn take_back(&mut self) {
        for _ in 0..1 + self.dice.below(4) {
            self.log("undo");
        }
        for _ in 0..self.dice.below(3) {
            self.log("redo");
        }
    }

    /// The game before an event that stands, and that event.
    fn at(&self, number: usize) -> Option<(Game, Table)> {
        let mut game = Game::new(&self.document).ok()?;
        for (other, event) in log::standing(&self.document.events).0 {
            if other == number {
                return Some((game, event));
            }
            game.apply(other, &event).ok()?;
        }
        None
    }

    fn some_event(&mut self) -> Option<usize> {
        let standing = log::standing(&self.document.events).0;
        (!standing.is_empty()).then(|| self.dice.pick(&standing).0)
    }

    fn push_correction(&mut self, key: &str, target: usize, now: Option<Table>, joined: bool) {
        let mut correction = event("correction", [(key, (target as i64).into())]);
        correction.extend(now.map(|now| ("now".to_owned(), now.into())));
        if self.dice.one_in(3) {
            correction.extend(table([("reason", "counted again".into())]));
        }
        if joined {
            correction.extend(table([("joined", true.into())]));
        }
        dated(self.dice, &mut correction);
        self.document.events.push(correction);
    }

    fn put_in(&mut self) {
        let Some(target) = self.some_event() else { return };
        let Some((game, _)) = self.at(target) else { return };
        let now = next(self.dice, &game, self.hasty);
        self.push_correction("before", target, Some(now), false);
        self.mend();
    }

    fn correct(&mut self) {
        // At times an event that is struck out or taken back.
        let any = self.dice.below(self.document.events.len().max(1)) + 1;
        let Some(target) = (if self.dice.one_in(20) { Some(any) } else { self.some_event() }) else { return };
        let now = self.version(target);
        self.push_correction("corrects", target, now, false);
        self.mend();
    }

    /// What an event may read instead: nothing, the same, or something new that fits there.
    fn version(&mut self, number: usize) -> Option<Table> {
        let (game, same) = self.at(number)?;
        match self.dice.below(6) {
            0 => None,
            1 => Some(same),
            _ => Some(next(self.dice, &game, self.hasty)),
        }
    }

    /// Corrects what a correction has made impossible, in the same change or in one of its own.
    fn mend(&mut self) {
        for _ in 0..5 {
            let Err(refusal) = scorer::replay(&self.document) else { return };
            let Some(number) = refusal.event else { return };
            if log::standing(&self.document.events).0.iter().all(|(other, _)| *other != number) {
                return;
            }
            let now = self.version(number);
            let joined = !self.dice.one_in(4);
            self.push_correction("corrects", number, now, joined);
        }
    }
}
