//! How a line of cards is read, and what is said of it while it is typed.

use std::rc::Rc;

use super::Early;
use crate::play::deal::refused_name;
use crate::play::live::Plan;
use crate::play::query::Refused;
use crate::play::situation::Situation;
use crate::prompt::entry::cards::{Deck, Typed};
use crate::prompt::entry::names;
use crate::rules::card::CardSet;
use crate::say;
use crate::screen::Screen;

/// What a line is read against.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) situation: Rc<Situation>,
    pub(super) plan: Plan,
    pub(super) deck: Deck,
    pub(super) early: Early,
    pub(super) marriages: bool,
    pub(super) cards: Vec<Typed>,
}

/// What a line tells.
#[derive(Clone, Debug)]
pub(super) enum Line {
    Cards(Vec<Typed>),
    WentOut(Option<usize>),
    FalseClaim(Option<usize>),
    Rest(Option<usize>),
}

impl Reading {
    /// Reads cards that can be played now, or what ends the recording.
    pub(super) fn read(&self, typed: &str, screen: &Screen) -> Result<Line, Refused> {
        let words = &screen.words;
        let refuse = |told: String| Err(Refused::because(told));
        let known = self.situation.known();
        let who = |name: &str| match name.trim() {
            "" => Ok(None),
            name => {
                names::find(name, &known).map(Some).map_err(|misread| refused_name(misread, &self.situation, screen))
            }
        };
        let width = usize::from(self.plan.players.max(1));
        let cards = &self.cards;
        let started = cards.len() >= width;
        if typed.starts_with(['!', '?', '*']) && !cards.len().is_multiple_of(width) {
            let next = self.plan.after(cards).next;
            let name = self.situation.order.get(usize::from(next)).map_or("?", |place| self.situation.name(*place));
            return refuse(say!(words, "trick-not-whole", name = name));
        }
        if let Some(name) = typed.strip_prefix('!').filter(|_| self.early != Early::Nothing && started) {
            return who(name).map(Line::WentOut);
        }
        if let Some(name) = typed.strip_prefix('?').filter(|_| self.early == Early::Claims && started) {
            return who(name).map(Line::FalseClaim);
        }
        if let Some(name) = typed.strip_prefix('*').filter(|_| started) {
            return who(name).map(Line::Rest);
        }
        let more = self.deck.cards(typed).map_err(|misread| Refused::misread(&misread, words))?;
        let free = self.plan.cards() - cards.len();
        if more.len() > free {
            return refuse(say!(words, "trick-too-many", found = more.len(), left = free));
        }
        let mut played: CardSet = cards.iter().map(|typed| typed.card).collect();
        for (place, typed) in more.iter().enumerate() {
            let at = cards.len() + place;
            let card = self.deck.shown(typed.card, words);
            if !self.plan.pack.contains(typed.card) {
                return refuse(say!(words, "trick-card-outside", card = card));
            }
            if played.contains(typed.card) {
                return refuse(say!(words, "trick-card-twice", card = card));
            }
            if typed.announced && !self.marriages {
                return refuse(say!(words, "trick-no-melds"));
            }
            if typed.announced && !at.is_multiple_of(width) {
                return refuse(say!(words, "trick-meld-not-lead", card = card));
            }
            played = played.with(typed.card);
        }
        Ok(Line::Cards(more))
    }

    /// The cards as they read, and who takes the trick that they complete.
    pub(super) fn said(&self, line: &Line, screen: &Screen) -> Option<String> {
        let Line::Cards(more) = line else { return None };
        let mut all = self.cards.clone();
        all.extend(more);
        let (before, after) = (self.plan.after(&self.cards), self.plan.after(&all));
        let cards = more.iter().map(|typed| self.deck.shown(typed.card, &screen.words)).collect::<Vec<_>>().join(" ");
        if after.trick == before.trick {
            return Some(cards);
        }
        let name = self.situation.order.get(usize::from(after.leader)).map_or("?", |place| self.situation.name(*place));
        Some(say!(screen.words, "hint-trick", cards = cards, name = name))
    }
}
