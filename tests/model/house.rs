//! The house rules of both games: defaults, and what a session's `[rules]` may say.

use std::ops::RangeInclusive;

use toml::{Table, Value};

use crate::keys::{Judged, ensure, refuse};

/// What a key of `[rules]` may be.
pub enum Domain {
    Words(&'static [&'static str]),
    Flag,
    Range(RangeInclusive<i64>),
    Numbers(&'static [i64]),
}

use Domain::{Flag, Numbers, Range, Words};

pub const DREEG: &[(&str, Domain)] = &[
    ("three_hand", Words(&["eight-each", "six-and-talon"])),
    ("convention", Words(&["standard", "neustadt"])),
    ("blob_for", Words(&["losers", "winners"])),
    ("aim", Words(&["fewest", "most"])),
    ("blob_target", Range(1..=99)),
    ("play_out", Flag),
    ("ties", Words(&["better", "worse", "last-trick"])),
    ("marriages", Flag),
    ("last_trick_bonus", Numbers(&[0, 10])),
    ("false_claim", Range(0..=7)),
    ("red_sow_exact_66", Words(&["win", "lose"])),
    ("red_sow_schneider", Range(1..=3)),
    ("call_undecided", Words(&["most", "last-trick", "nobody"])),
    ("call_award", Words(&["top", "tariff"])),
    ("cameroon_two_left", Words(&["stop", "play-on"])),
    ("all_out", Words(&["no-blob", "last-award"])),
];

pub const HERZBLATT: &[(&str, Domain)] = &[
    ("variant", Words(&["standard", "muhr"])),
    ("win", Range(1..=100)),
    ("win_high", Range(1..=100)),
    ("loss", Range(1..=100)),
    ("loss_schneider", Range(1..=100)),
    ("schneider_limit", Range(0..=59)),
    ("sixty_six", Range(1..=100)),
    ("du", Range(1..=100)),
    ("schneider", Range(1..=100)),
    ("contra", Range(1..=100)),
    ("re", Range(1..=100)),
    ("schneider_in_du", Flag),
    ("four_player_pack", Words(&["without-eights", "without-sevens"])),
    ("dealer_sits_out", Flag),
];

/// The house rules of a table: what differs from the defaults.
#[derive(Clone)]
pub struct House(Table);

impl House {
    pub fn read(rules: &Table, is_dreeg: bool) -> Judged<House> {
        let domains = if is_dreeg { DREEG } else { HERZBLATT };
        for (key, value) in rules {
            let Some((_, domain)) = domains.iter().find(|(name, _)| name == key) else {
                return refuse(format!("rules: {key}"));
            };
            let fits = match domain {
                Words(words) => value.as_str().is_some_and(|word| words.contains(&word)),
                Flag => value.is_bool(),
                Range(range) => value.as_integer().is_some_and(|number| range.contains(&number)),
                Numbers(numbers) => value.as_integer().is_some_and(|number| numbers.contains(&number)),
            };
            ensure(fits, &format!("rules: {key}"))?;
        }
        let house = House(rules.clone());
        let stops = is_dreeg && !house.flag("play_out") && house.blob_for() == "losers";
        ensure(!stops, "rules: play_out = false needs winners")?;
        Ok(house)
    }

    pub fn word(&self, key: &str) -> &str {
        self.0.get(key).and_then(Value::as_str).unwrap_or(match key {
            "three_hand" => "eight-each",
            "convention" | "variant" => "standard",
            "ties" => "better",
            "red_sow_exact_66" => "win",
            "call_undecided" => "most",
            "call_award" => "top",
            "cameroon_two_left" => "stop",
            "all_out" => "no-blob",
            "four_player_pack" => "without-eights",
            _ => panic!("{key} has no default"),
        })
    }

    pub fn is(&self, key: &str, word: &str) -> bool {
        self.word(key) == word
    }

    pub fn flag(&self, key: &str) -> bool {
        self.0.get(key).and_then(Value::as_bool).unwrap_or(key == "play_out")
    }

    pub fn number(&self, key: &str) -> i64 {
        self.0.get(key).and_then(Value::as_integer).unwrap_or(match key {
            "last_trick_bonus" => 0,
            "false_claim" => 2,
            "red_sow_schneider" => 3,
            "win" => 1,
            "win_high" | "du" => 3,
            "loss" | "sixty_six" | "schneider" | "contra" | "re" => 2,
            "loss_schneider" => 4,
            "schneider_limit" => 33,
            _ => panic!("{key} has no default"),
        })
    }

    fn neustadt(&self) -> bool {
        self.is("convention", "neustadt")
    }

    /// Who gets blobs (D-62).
    pub fn blob_for(&self) -> &str {
        let preset = if self.neustadt() { "winners" } else { "losers" };
        self.0.get("blob_for").and_then(Value::as_str).unwrap_or(preset)
    }

    pub fn aims_for_most(&self) -> bool {
        let preset = if self.neustadt() { "most" } else { "fewest" };
        self.0.get("aim").and_then(Value::as_str).unwrap_or(preset) == "most"
    }

    pub fn blob_target(&self) -> Option<i64> {
        self.0.get("blob_target").and_then(Value::as_integer).or(self.neustadt().then_some(7))
    }
}
