//! Who won most, over all evenings or by years or seasons.

use std::cmp::Reverse;

use super::figures::Figures;
use super::people::{People, chosen};
use super::{Choice, columns, table};
use crate::page::Cell;
use crate::rules::money::{Currency, Money};
use crate::stats::Period;
use crate::stats::rate::{Rate, mean_of_money};
use crate::stats::tally::{OfPerson, Tally, Won};

/// The rankings of both games.
pub fn tables<'t>(tally: &'t Tally, people: &People<'t>, choice: &Choice) -> Vec<Figures<'t>> {
    let all = [(Cell::Blank, people.chosen.clone())];
    let periods: Vec<_> = match choice.by {
        Some(by) => tally.periods.iter().map(|(year, people)| (by.cell(*year), chosen(people, choice))).collect(),
        None => all.into(),
    };
    [dreeg(&periods), herzblatt(&periods)].map(|figures| finish(figures, choice)).into()
}

type Of<'t> = (Cell<'t>, Vec<(&'t str, &'t OfPerson)>);

/// In the order that is asked for, with ranks; and without the column of periods where there is but one.
fn finish<'t>((figures, by): (Figures<'t>, &str), choice: &Choice) -> Figures<'t> {
    let sort = choice.sort.as_deref().filter(|sort| figures.columns.iter().any(|(id, _)| id == sort));
    let mut figures = figures.sorted(sort).ranked(sort.unwrap_or(by));
    if choice.by == Some(Period::Season)
        && let Some(first) = figures.columns.first_mut()
    {
        first.0 = crate::named!("stats-column-", "season");
    }
    if choice.by.is_none() {
        figures.columns.remove(0);
        figures.rows.iter_mut().for_each(|row| {
            row.remove(0);
        });
        figures.keys -= 1;
    }
    figures
}

/// Dreeg: by the lower end of the interval of games won, so that one lucky evening does not lead; then by the fewest sub-games lost.
fn dreeg<'t>(periods: &[Of<'t>]) -> (Figures<'t>, &'static str) {
    let mut rows = Vec::new();
    for (period, people) in periods {
        let mut of_year: Vec<(f64, Rate, &str, &OfPerson)> = people
            .iter()
            .filter(|(_, of)| of.dreeg.evenings > 0)
            .map(|(name, of)| {
                let lost = of.dreeg.lost.values().fold(Rate::default(), |sum, rate| sum.and(*rate));
                (of.dreeg.games.interval().map_or(-1.0, |(low, _)| low), lost, *name, *of)
            })
            .collect();
        let share = |rate: Rate| rate.share().unwrap_or(1.0);
        of_year.sort_by(|one, other| other.0.total_cmp(&one.0).then(share(one.1).total_cmp(&share(other.1))));
        rows.extend(of_year.into_iter().map(|(_, lost, name, of)| {
            let counts = [Cell::Blank, Cell::count(of.dreeg.evenings), of.dreeg.games.into(), lost.into()];
            let names = [period.clone(), Cell::name(name)];
            names.into_iter().chain(counts).chain([Cell::count(of.dreeg.blobs)]).collect()
        }));
    }
    let columns = columns!["year", "person", "rank", "evenings", "games-won", "lost", "blobs"];
    (Figures::new(table!("ranking-dreeg"), 2, columns, rows).sparing(&["blobs", "evenings", "lost"]), "games-won")
}

/// Herzblatt: by the money won, in each currency.
fn herzblatt<'t>(periods: &[Of<'t>]) -> (Figures<'t>, &'static str) {
    let mut rows = Vec::new();
    for (period, people) in periods {
        let won = people.iter().flat_map(|(name, of)| {
            of.money.iter().map(move |(currency, evenings)| (*currency, total(evenings), *name, evenings))
        });
        let mut won: Vec<(Currency, i128, &str, &Vec<Won>)> = won.collect();
        won.sort_by_key(|(currency, total, ..)| (*currency, Reverse(*total)));
        rows.extend(won.into_iter().map(|(currency, total, name, evenings)| {
            let money = |units| Cell::Money { amount: Money::new(units), currency, signed: true };
            let ahead = evenings.iter().filter(|won| won.amount > Money::ZERO).count() as u64;
            let won = Rate { hits: ahead, of: evenings.len() as u64 };
            let names = [period.clone(), Cell::name(name), super::herzblatt::code(currency)];
            let counts = [Cell::Blank, Cell::count(evenings.len()), money(total)];
            let each = mean_of_money(evenings.iter().map(|won| won.amount), currency);
            names.into_iter().chain(counts).chain([each, won.into()]).collect()
        }));
    }
    let columns = columns!["year", "person", "currency", "rank", "evenings", "total", "per-evening", "evenings-won"];
    let figures = Figures::new(table!("ranking-herzblatt"), 3, columns, rows);
    (figures.sparing(&["evenings-won", "per-evening", "evenings"]), "total")
}

fn total(evenings: &[Won]) -> i128 {
    evenings.iter().fold(0_i128, |sum, won| sum.saturating_add(won.amount.units()))
}
