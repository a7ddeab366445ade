//! How it went lately: the last ten evenings beside all of them.

use std::cmp::Ordering;

use super::figures::Figures;
use super::herzblatt::code;
use super::people::People;
use super::{columns, table};
use crate::page::Cell;
use crate::rules::money::Money;
use crate::stats::rate::{Rate, mean_of_money};
use crate::stats::tally::Won;

/// So many evenings are lately.
const LATELY: usize = 10;

/// Dreeg: games won.
pub fn dreeg<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.chosen.iter().filter(|(_, of)| !of.dreeg.played.is_empty()).map(|(name, of)| {
        let mut played = of.dreeg.played.clone();
        played.sort_unstable();
        let lately = last(&played);
        let run = lately.iter().map(|game| if game.won { Ordering::Greater } else { Ordering::Less }).collect();
        let won = Rate { hits: lately.iter().filter(|game| game.won).count() as u64, of: lately.len() as u64 };
        vec![Cell::name(name), Cell::Run(run), won.into(), of.dreeg.games.into()]
    });
    Figures::new(table!("trend-dreeg"), 1, columns!["person", "run", "won-lately", "games-won"], rows.collect())
}

/// Herzblatt: money won.
pub fn herzblatt<'t>(people: &People<'t>) -> Figures<'t> {
    let each = people.chosen.iter().flat_map(|(name, of)| of.money.iter().map(move |money| (*name, money)));
    let rows = each.map(|(name, (currency, evenings))| {
        let mut evenings = evenings.clone();
        evenings.sort_unstable();
        let mean = |evenings: &[Won]| mean_of_money(evenings.iter().map(|won| won.amount), *currency);
        let lately = last(&evenings);
        let run = lately.iter().map(|won| won.amount.cmp(&Money::ZERO)).collect();
        vec![Cell::name(name), code(*currency), Cell::Run(run), mean(lately), mean(&evenings)]
    });
    let columns = columns!["person", "currency", "run", "per-evening-lately", "per-evening"];
    Figures::new(table!("trend-herzblatt"), 2, columns, rows.collect()).sparing(&["currency"])
}

fn last<T>(all: &[T]) -> &[T] {
    all.get(all.len().saturating_sub(LATELY)..).unwrap_or(all)
}
