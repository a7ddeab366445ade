//! What stands out: the longest streaks, the most blobs, the highest win.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::DateTime;

use super::figures::Figures;
use super::herzblatt::code;
use super::people::People;
use super::{columns, table, word};
use crate::page::Cell;
use crate::rules::money::{Currency, Money};
use crate::stats::tally::{OfPerson, Played, Won};

/// A streak of fewer than this is none.
const LEAST_STREAK: u64 = 2;

/// Somebody's feat: what it is worth, and when it was.
struct Feat<'t, V> {
    value: V,
    at: i64,
    name: &'t str,
}

/// The records. Of equal feats the first counts.
pub fn records<'t>(people: &People<'t>) -> Figures<'t> {
    let mut rows = Vec::new();
    let games = |won: bool| {
        let streak = move |of: &OfPerson| {
            let mut played = of.dreeg.played.clone();
            played.sort_unstable();
            longest(played.iter().map(|game: &Played| (game.won == won, game.at)))
        };
        best(people.chosen.iter().filter_map(move |(name, of)| streak(of).map(|(value, at)| Feat { value, at, name })))
    };
    let blobs = people
        .chosen
        .iter()
        .flat_map(|(name, of)| of.dreeg.played.iter().map(move |game| Feat { value: game.blobs, at: game.at, name }));
    let counts = [
        (word!("record-games-won"), games(true)),
        (word!("record-games-lost"), games(false)),
        (word!("record-blobs"), best(blobs.filter(|feat| feat.value > 0))),
    ];
    for (record, feat) in counts {
        rows.extend(feat.map(|feat| row(record, feat.name, Cell::Blank, Cell::count(feat.value), feat.at)));
    }
    for (currency, evenings) in by_currency(people) {
        let code = || code(currency);
        let money = |amount: Money| Cell::Money { amount, currency, signed: true };
        let feat = |won: &Won, name| Feat { value: won.amount, at: won.at, name };
        let all = || evenings.iter().flat_map(|(name, all)| all.iter().map(move |won| feat(won, name)));
        let win = best(all().filter(|feat| feat.value > Money::ZERO));
        let loss = all().filter(|feat| feat.value < Money::ZERO);
        let loss = loss.map(|feat| Feat { value: Reverse(feat.value), at: feat.at, name: feat.name });
        let streak = evenings.iter().filter_map(|(name, all)| {
            let mut all = all.to_vec();
            all.sort_unstable();
            longest(all.iter().map(|won| (won.amount > Money::ZERO, won.at))).map(|(value, at)| Feat {
                value,
                at,
                name,
            })
        });
        rows.extend(win.map(|feat| row(word!("record-win"), feat.name, code(), money(feat.value), feat.at)));
        rows.extend(best(loss).map(|feat| row(word!("record-loss"), feat.name, code(), money(feat.value.0), feat.at)));
        let streak = best(streak);
        rows.extend(streak.map(|f| row(word!("record-evenings-won"), f.name, code(), Cell::count(f.value), f.at)));
    }
    Figures::new(table!("records"), 3, columns!["record", "person", "currency", "value", "day"], rows)
        .sparing(&["currency"])
}

fn by_currency<'t>(people: &People<'t>) -> BTreeMap<Currency, Vec<(&'t str, &'t [Won])>> {
    let mut by_currency: BTreeMap<Currency, Vec<(&str, &[Won])>> = BTreeMap::new();
    for (name, of) in &people.chosen {
        for (currency, evenings) in &of.money {
            by_currency.entry(*currency).or_default().push((name, evenings));
        }
    }
    by_currency
}

/// The greatest feat, of equal ones the first.
fn best<'t, V: Ord>(feats: impl Iterator<Item = Feat<'t, V>>) -> Option<Feat<'t, V>> {
    feats.reduce(|one, other| match other.value.cmp(&one.value).then(one.at.cmp(&other.at)) {
        std::cmp::Ordering::Greater => other,
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => one,
    })
}

/// The longest streak, and when its last was.
fn longest(cases: impl Iterator<Item = (bool, i64)>) -> Option<(u64, i64)> {
    let (mut now, mut longest) = (0, (0, 0));
    for (is_so, at) in cases {
        now = if is_so { now + 1 } else { 0 };
        if now > longest.0 {
            longest = (now, at);
        }
    }
    Some(longest).filter(|(length, _)| *length >= LEAST_STREAK)
}

fn row<'t>(record: Cell<'t>, name: &'t str, currency: Cell<'t>, value: Cell<'t>, at: i64) -> Vec<Cell<'t>> {
    let day = Some(at).filter(|at| *at != i64::MAX).and_then(|at| DateTime::from_timestamp(at, 0));
    vec![record, Cell::name(name), currency, value, Cell::of(day, |at| Cell::Date(at.date_naive()))]
}
