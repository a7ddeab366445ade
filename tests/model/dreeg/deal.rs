//! What the contracts of Dreeg have in common: who plays, which keys may stand, cards, piles, melds and the last trick.

use serde_json::Value as Json;

use crate::cards::{self, Card};
use crate::house::House;
use crate::keys::{Judged, Keys, asked, ensure, need, refuse};
use crate::record::{Record, Written, written};

/// A deal that is to be judged.
pub struct Deal<'a> {
    pub number: usize,
    pub house: &'a House,
    /// Who is in, clockwise from forehand.
    pub players: Vec<String>,
    pub keys: Keys<'a>,
}

/// What a deal comes to.
pub struct Scored {
    /// By player or side; nothing at the outcome level.
    pub counts: Option<Vec<(String, i64)>>,
    /// Of everybody who is in.
    pub awards: Vec<(String, i64)>,
    pub findings: Vec<Json>,
}

/// How a deal ended before its last card.
pub enum Stop {
    WentOut(String),
    FalseClaim(String),
}

impl<'a> Deal<'a> {
    /// The level of the evidence: the one of these keys that stands.
    pub fn level(&self, keys: &[&'static str]) -> Judged<&'static str> {
        let there: Vec<&'static str> = keys.iter().copied().filter(|key| self.keys.has(key)).collect();
        match there[..] {
            [level] => Ok(level),
            [] => refuse("evidence: none"),
            _ => refuse("evidence: of two levels"),
        }
    }

    /// Nothing stands here but these, and what every deal may say.
    pub fn only(&self, allowed: &[&str]) -> Judged<()> {
        self.keys.event(&[&["dealer"], allowed].concat())
    }

    pub fn name(&self, key: &str) -> Judged<Option<String>> {
        self.keys.name(key, &self.players)
    }

    /// True while cards lie in a talon at the beginning (D-2).
    pub fn has_talon(&self) -> bool {
        self.players.len() == 2 || self.three_with_talon()
    }

    pub fn three_with_talon(&self) -> bool {
        self.players.len() == 3 && self.house.is("three_hand", "six-and-talon")
    }

    /// How many tricks are free because of the talon (P).
    pub fn free_tricks(&self) -> usize {
        match (self.players.len(), self.three_with_talon()) {
            (2, _) => 6,
            (_, true) => 2,
            (_, false) => 0,
        }
    }

    /// `went_out` or `false_claim`.
    pub fn stop(&self) -> Judged<Option<Stop>> {
        match (self.name("went_out")?, self.name("false_claim")?) {
            (Some(_), Some(_)) => refuse("evidence: went out and a false claim"),
            (Some(name), None) => Ok(Some(Stop::WentOut(name))),
            (None, Some(name)) => Ok(Some(Stop::FalseClaim(name))),
            (None, None) => Ok(None),
        }
    }

    /// A pile of cards (C-3).
    pub fn pile(&self, key: &str) -> Judged<Option<i64>> {
        let pile = self.keys.number(key, 0..=120)?;
        ensure(pile.is_none_or(|pile| pile != 1 && pile != 119), "C-3")?;
        Ok(pile)
    }

    /// The melds of each player at the points level (D-12).
    pub fn melds(&self) -> Judged<Vec<(String, i64)>> {
        let melds = self.keys.numbers("melds", &self.players, 20..=100)?.unwrap_or_default();
        ensure(melds.is_empty() || self.house.flag("marriages"), "D-12: no marriages here")?;
        ensure(melds.iter().all(|(_, value)| value % 20 == 0), "D-12: a multiple of 20")?;
        ensure(melds.iter().map(|(_, value)| value).sum::<i64>() <= 100, "D-12: at most 100")?;
        Ok(melds)
    }

    /// Who gets the bonus for the last trick (D-13), in a deal that was played to its end.
    pub fn bonus(&self, last_trick: Option<&String>) -> Judged<Option<(String, i64)>> {
        match self.house.number("last_trick_bonus") {
            0 => Ok(None),
            bonus => Ok(Some((asked(last_trick.cloned(), "D-13")?, bonus))),
        }
    }

    /// Nobody scores but these, so much each.
    pub fn awards(&self, players: &[String], award: i64) -> Vec<(String, i64)> {
        let of = |player: &String| if players.contains(player) { award } else { 0 };
        self.players.iter().map(|player| (player.clone(), of(player))).collect()
    }

    pub fn others(&self, than: &[String]) -> Vec<String> {
        self.players.iter().filter(|player| !than.contains(player)).cloned().collect()
    }

    pub fn written(&self) -> Judged<Written> {
        written(self.keys, &cards::dreeg_pack())
    }

    /// The trump that has to be named where the cards do not name it.
    pub fn trump(&self) -> Judged<char> {
        cards::suit_named(need(self.keys.text("trump")?, "trump")?)
    }

    /// The record of a deal; `stops` if it may end early without a rest.
    pub fn record(&self, written: &Written, stops: bool, trump: impl Fn(usize) -> Option<char>) -> Judged<Record> {
        let pack = cards::dreeg_pack();
        let hands = pack.len() / self.players.len();
        let record = Record::seat(written, self.keys, &self.players, &pack, hands, stops, trump)?;
        record.check_marriages(self.house.flag("marriages"))?;
        Ok(record)
    }

    /// What everybody counts by the cards: points, melds, and the bonus where the deal was played to its end.
    pub fn counts(&self, record: &Record, to_its_end: bool) -> Vec<(String, i64)> {
        let bonus = if to_its_end { self.house.number("last_trick_bonus") } else { 0 };
        let count = |player| {
            let last = if record.last_taker() == player { bonus } else { 0 };
            record.points(player) + record.melds(player) + last
        };
        self.players.iter().enumerate().map(|(player, name)| (name.clone(), count(player))).collect()
    }

    pub fn card(&self, key: &str) -> Judged<Option<Card>> {
        let Some(text) = self.keys.text(key)? else { return Ok(None) };
        let card = Card::read(text)?;
        ensure(cards::dreeg_pack().contains(&card), "P: a card outside the pack")?;
        Ok(Some(card))
    }
}

/// The sum of what some have; who is not there has nothing.
pub fn sum(counts: &[(String, i64)], players: &[String]) -> i64 {
    counts.iter().filter(|(name, _)| players.contains(name)).map(|(_, count)| count).sum()
}

/// What one of some people has.
pub fn of(counts: &[(String, i64)], player: &str) -> i64 {
    counts.iter().filter(|(name, _)| name == player).map(|(_, count)| count).sum()
}
