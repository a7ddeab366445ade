//! What the evenings come to as a whole: how many there were, where one sits, who met whom, how long it took.

use std::cmp::Reverse;

use super::figures::Figures;
use super::herzblatt::code;
use super::people::People;
use super::{Choice, columns, table, word};
use crate::evenings::Kind;
use crate::evenings::people::{Person, shown};
use crate::page::{Cell, Word};
use crate::session::names::alphabetical;
use crate::stats::rate::Rate;
use crate::stats::tally::{Pair, Tally, median};

/// How much there is.
pub fn overview(tally: &Tally) -> Figures<'_> {
    let mut rows = Vec::new();
    let mut row = |name, cell| rows.push(vec![name, cell]);
    row(word!("evenings-dreeg"), Cell::count(tally.dreeg));
    row(word!("evenings-herzblatt"), Cell::count(tally.herzblatt));
    if let Some((from, to)) = tally.days.0 {
        row(word!("first-day"), Cell::Date(from));
        row(word!("last-day"), Cell::Date(to));
    }
    row(word!("people"), Cell::count(tally.people.len()));
    row(word!("games"), Cell::count(tally.games));
    row(word!("subgames"), Cell::count(tally.subgames));
    row(word!("deals"), Cell::count(tally.deals.values().sum::<u64>()));
    tally.deals.iter().for_each(|(kind, deals)| row(figure(kind.word()), Cell::count(*deals)));
    row(word!("recorded"), Cell::count(tally.recorded));
    row(word!("findings"), Cell::count(tally.findings));
    row(word!("per-hundred"), Cell::PerHundred { cases: tally.findings, of: tally.recorded });
    Figures::new(table!("overview"), 1, columns!["figure", "value"], rows)
}

/// What the referee found.
pub fn care<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let per_hundred = Cell::PerHundred { cases: person.findings, of: person.recorded };
        let cells = || vec![Cell::count(person.recorded), Cell::count(person.findings), per_hundred];
        (person.recorded > 0).then(cells)
    });
    Figures::new(table!("care"), 1, columns!["person", "recorded", "findings", "per-hundred"], rows)
}

/// Where one sits in a deal.
pub fn positions(tally: &Tally) -> Figures<'_> {
    let rows = tally.positions.iter().map(|(position, figures)| {
        let place = match (position.place, position.dealer) {
            (_, true) => word!("dealer"),
            (1, false) => word!("forehand"),
            (place, false) => Cell::count(place),
        };
        let (points, played, won) = match position.game {
            Kind::Dreeg => (figures.points.into(), Cell::Blank, Cell::Blank),
            Kind::Herzblatt => (Cell::Blank, figures.played.into(), figures.won.into()),
        };
        vec![figure(position.game.word()), Cell::count(position.players), place, points, played, won]
    });
    let columns = columns!["game", "players-in", "position", "points", "solo-played", "solo-won"];
    Figures::new(table!("positions"), 3, columns, rows.collect())
}

/// Seats at the start of the evening.
pub fn seats(tally: &Tally) -> Figures<'_> {
    let rows = tally.seats.iter();
    let rows = rows.map(|((game, seat), won)| vec![figure(game.word()), Cell::count(*seat), (*won).into()]);
    Figures::new(table!("seats"), 2, columns!["game", "seat", "evenings-won"], rows.collect())
}

/// Two people with what they did together: those who met most often first, and the chosen one of both before the other.
fn both<'t>(tally: &'t Tally, choice: &Choice) -> Vec<(&'t Pair, [&'t str; 2], bool)> {
    let name = |person: &Person| tally.people.get(person).map_or("?", |of| shown(&of.spellings));
    let met = tally.pairs.iter().filter(|((one, other), pair)| {
        (choice.takes(one) || choice.takes(other)) && pair.evenings >= choice.min_evenings
    });
    let named = met.map(|((one, other), pair)| {
        let in_order = || alphabetical(name(one)) <= alphabetical(name(other));
        let swap = !choice.takes(one) || (choice.takes(other) && !in_order());
        (pair, if swap { [name(other), name(one)] } else { [name(one), name(other)] }, swap)
    });
    let mut both: Vec<_> = named.collect();
    both.sort_by_cached_key(|(pair, names, _)| (Reverse(pair.evenings), names.map(alphabetical)));
    both
}

/// Head to head.
pub fn pairs<'t>(tally: &'t Tally, choice: &Choice) -> Figures<'t> {
    let mut rows = Vec::new();
    for (pair, names, swap) in both(tally, choice) {
        let (ahead, behind) = if swap { (pair.second, pair.first) } else { (pair.first, pair.second) };
        let mut row = |currency, amount| {
            let figures = [Cell::count(pair.evenings), Rate { hits: ahead, of: ahead + behind }.into(), amount];
            rows.push(names.map(Cell::name).into_iter().chain([currency]).chain(figures).collect());
        };
        if pair.money.is_empty() {
            row(Cell::Blank, Cell::Blank);
        }
        for (currency, amount) in &pair.money {
            let amount = if swap { amount.negated() } else { *amount };
            row(code(*currency), Cell::Money { amount, currency: *currency, signed: true });
        }
    }
    let columns = columns!["person", "other", "currency", "evenings", "ahead", "won-from"];
    Figures::new(table!("head-to-head"), 3, columns, rows).sparing(&["evenings", "currency"])
}

/// Partners in Call a Card, who played together most often first.
pub fn partners<'t>(tally: &'t Tally, choice: &Choice) -> Figures<'t> {
    let mut partners: Vec<_> = both(tally, choice).into_iter().filter(|(pair, ..)| pair.partners.of > 0).collect();
    partners.sort_by_key(|(pair, ..)| Reverse(pair.partners.of));
    let rows = partners.into_iter().map(|(pair, names, _)| {
        let [one, other] = names.map(Cell::name);
        vec![one, other, Cell::count(pair.partners.of), pair.partners.into()]
    });
    Figures::new(table!("partners"), 2, columns!["person", "other", "deals", "won-together"], rows.collect())
}

/// Time of a deal.
pub fn times(tally: &Tally) -> Figures<'_> {
    let rows = tally.seconds.iter().filter_map(|(kind, seconds)| {
        let deals: u64 = seconds.values().sum();
        Some(vec![figure(kind.word()), Cell::count(deals), Cell::Span(median(seconds)?)])
    });
    Figures::new(table!("time"), 1, columns!["kind", "deals", "median"], rows.collect())
}

/// A kind of deal, or a game.
fn figure(word: &'static str) -> Cell<'static> {
    Cell::Word(Word::Figure(word))
}
