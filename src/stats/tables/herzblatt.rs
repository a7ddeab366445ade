//! How people fared at Herzblatt.

use std::borrow::Cow;

use super::figures::Figures;
use super::people::People;
use super::{columns, table};
use crate::page::Cell;
use crate::rules::money::{Currency, Money};
use crate::stats::rate::{Rate, mean_of_money};
use crate::stats::tally::Won;

/// As soloists.
pub fn soloists<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let of = &person.herzblatt;
        let rates = [of.played, of.won, of.won_high, of.schneider];
        let cells = || [Cell::count(of.evenings)].into_iter().chain(rates.map(Cell::from)).collect();
        (of.evenings > 0).then(cells)
    });
    let columns = columns!["person", "evenings", "solo-played", "solo-won", "solo-won-high", "solo-schneider"];
    Figures::new(table!("herzblatt"), 1, columns, rows).sparing(&["evenings", "solo-won-high", "solo-schneider"])
}

/// Announcements and contra.
pub fn announced<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let rates = [person.herzblatt.sixty_six, person.herzblatt.du, person.herzblatt.contra];
        rates.iter().any(|rate| rate.of > 0).then(|| rates.map(Cell::from).to_vec())
    });
    Figures::new(table!("announced"), 1, columns!["person", "sixty-six-made", "du-made", "contra-won"], rows)
}

/// Money won in an evening.
pub fn money<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.chosen.iter().flat_map(|(name, person)| {
        person.money.iter().map(move |(currency, evenings)| of_currency(name, *currency, evenings))
    });
    let columns = columns![
        "person",
        "currency",
        "evenings",
        "total",
        "per-evening",
        "best",
        "worst",
        "evenings-won",
        "winning-streak",
        "losing-streak",
        "streak-now",
    ];
    let spare = ["losing-streak", "winning-streak", "streak-now", "worst", "best", "evenings"];
    Figures::new(table!("money"), 2, columns, rows.collect()).sparing(&spare)
}

fn of_currency<'t>(name: &'t str, currency: Currency, evenings: &[Won]) -> Vec<Cell<'t>> {
    let mut evenings = evenings.to_vec();
    evenings.sort_unstable();
    let total = evenings.iter().fold(0_i128, |sum, won| sum.saturating_add(won.amount.units()));
    let amounts = || evenings.iter().map(|won| won.amount);
    let money = |amount: Money| Cell::Money { amount, currency, signed: true };
    let (best, worst) = (amounts().max().unwrap_or_default(), amounts().min().unwrap_or_default());
    let ahead = amounts().filter(|amount| *amount > Money::ZERO).count() as u64;
    let streaks = streaks(&evenings);
    vec![
        Cell::name(name),
        code(currency),
        Cell::count(evenings.len()),
        money(Money::new(total)),
        mean_of_money(amounts(), currency),
        money(best),
        money(worst),
        Rate { hits: ahead, of: evenings.len() as u64 }.into(),
        Cell::Count(streaks.winning),
        Cell::Count(streaks.losing),
        Cell::Count(streaks.now),
    ]
}

/// A currency.
pub fn code<'t>(currency: Currency) -> Cell<'t> {
    Cell::Name(Cow::Owned(currency.code().to_owned()))
}

/// Evenings won or lost one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Streaks {
    winning: i64,
    /// Negative.
    losing: i64,
    /// The one that is on.
    now: i64,
}

/// The streaks of evenings in their order. An evening that ends level ends a streak.
fn streaks(evenings: &[Won]) -> Streaks {
    let mut streaks = Streaks::default();
    for won in evenings {
        streaks.now = match won.amount.cmp(&Money::ZERO) {
            std::cmp::Ordering::Greater => streaks.now.max(0) + 1,
            std::cmp::Ordering::Less => streaks.now.min(0) - 1,
            std::cmp::Ordering::Equal => 0,
        };
        streaks.winning = streaks.winning.max(streaks.now);
        streaks.losing = streaks.losing.min(streaks.now);
    }
    streaks
}
