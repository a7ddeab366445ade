//! From the tally of all evenings to the tables that are shown.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::rate::Rate;
use super::report::{Cell, Report, Table, columns, table, word};
use super::tally::{OfPerson, Tally, Won, median};
use crate::evenings::Kind;
use crate::evenings::merge::Merge;
use crate::evenings::people::{Person, shown};
use crate::rules::dreeg::Contract;
use crate::rules::money::{Currency, Money};
use crate::session::names::alphabetical;

/// Whom the tables are about.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only these people, and their pairs with others; everybody if there is none.
    pub people: Vec<Person>,
}

impl Choice {
    fn takes(&self, person: &Person) -> bool {
        self.people.is_empty() || self.people.contains(person)
    }
}

/// The tables of a tally.
pub fn report(tally: &Tally, choice: &Choice) -> Report {
    let people = People::of(tally, choice);
    let tables = [
        overview(tally),
        dreeg_games(&people),
        dreeg_lost(&people),
        dreeg_places(&people),
        red_sow(&people),
        calls(&people),
        dreeg_dealing(&people),
        herzblatt_alone(&people),
        herzblatt_called(&people),
        money(&people),
        care(&people),
        positions(tally),
        seats(tally),
        pairs(tally, choice),
        times(tally),
    ];
    Report { tables: tables.into_iter().filter(|table| !table.rows.is_empty()).collect() }
}

/// Those whom the tables are about, who came most often first; before them everybody together.
struct People<'t> {
    everybody: OfPerson,
    chosen: Vec<(&'t str, &'t OfPerson)>,
}

impl<'t> People<'t> {
    fn of(tally: &'t Tally, choice: &Choice) -> People<'t> {
        let mut everybody = OfPerson::default();
        let mut chosen = Vec::new();
        for (person, figures) in &tally.people {
            // Spellings and evenings in money are no sums that are shown for everybody.
            let (spellings, money) = (BTreeMap::new(), BTreeMap::new());
            everybody.absorb(OfPerson { spellings, money, ..figures.clone() });
            if choice.takes(person) {
                chosen.push((shown(&figures.spellings), figures));
            }
        }
        // What several take part in is counted once for everybody together.
        everybody.dreeg.evenings = tally.dreeg;
        everybody.herzblatt.evenings = tally.herzblatt;
        everybody.recorded = tally.recorded;
        everybody.dreeg.deals = Contract::ALL.iter().filter_map(|contract| tally.deals.get(&(*contract).into())).sum();
        chosen.sort_by_cached_key(|(name, of)| (Reverse(of.evenings), alphabetical(name)));
        People { everybody, chosen }
    }

    /// A row for everybody together and for each person, where `figures` gives one.
    fn rows(&self, figures: impl Fn(&OfPerson) -> Option<Vec<Cell>>) -> Vec<Vec<Cell>> {
        let all = figures(&self.everybody).map(|cells| named(Cell::Word(word!("everybody")), cells));
        let each =
            self.chosen.iter().filter_map(|(name, of)| Some(named(Cell::Name((*name).to_owned()), figures(of)?)));
        all.into_iter().chain(each).collect()
    }
}

fn named(name: Cell, mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.insert(0, name);
    cells
}

fn overview(tally: &Tally) -> Table {
    let mut rows = Vec::new();
    let mut row = |name: &'static str, cell: Cell| rows.push(vec![Cell::Word(name), cell]);
    row(word!("evenings-dreeg"), Cell::Number(tally.dreeg));
    row(word!("evenings-herzblatt"), Cell::Number(tally.herzblatt));
    if let Some((from, to)) = tally.days.0 {
        row(word!("first-day"), Cell::Day(from));
        row(word!("last-day"), Cell::Day(to));
    }
    row(word!("people"), Cell::Number(tally.people.len() as u64));
    row(word!("games"), Cell::Number(tally.games));
    row(word!("subgames"), Cell::Number(tally.subgames));
    row(word!("deals"), Cell::Number(tally.deals.values().sum()));
    tally.deals.iter().for_each(|(kind, deals)| row(kind.word(), Cell::Number(*deals)));
    row(word!("recorded"), Cell::Number(tally.recorded));
    row(word!("findings"), Cell::Number(tally.findings));
    row(word!("per-hundred"), Cell::PerHundred(Rate { hits: tally.findings, of: tally.recorded }));
    Table { id: table!("overview"), keys: 1, columns: columns!["figure", "value"], rows }
}

fn dreeg_games(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let subgames: u64 = of.lost.iter().map(|rate| rate.of).sum();
        let blobs = super::rate::Mean { sum: of.blobs, of: subgames };
        let strokes = Cell::Mean(of.strokes);
        (of.evenings > 0).then(|| {
            let (evenings, deals) = (Cell::Number(of.evenings), Cell::Number(of.deals));
            vec![evenings, deals, Cell::Rate(of.games), Cell::Number(of.blobs), Cell::Mean(blobs), strokes]
        })
    });
    let columns =
        columns!["person", "evenings", "deals", "games-won", "blobs", "blobs-per-subgame", "strokes-when-lost"];
    Table { id: table!("dreeg"), keys: 1, columns, rows }
}

fn dreeg_lost(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let lost = &person.dreeg.lost;
        lost.iter().any(|rate| rate.of > 0).then(|| lost.iter().map(|rate| Cell::Rate(*rate)).collect())
    });
    let columns = columns!["person", "sixty-six", "red-sow", "call-a-card", "cameroon"];
    Table { id: table!("subgames-lost"), keys: 1, columns, rows }
}

fn dreeg_places(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let places = person.dreeg.places;
        let of: u64 = places.iter().sum();
        (of > 0).then(|| places.iter().map(|hits| Cell::Rate(Rate { hits: *hits, of })).collect())
    });
    Table { id: table!("places"), keys: 1, columns: columns!["person", "first", "second", "third", "fourth"], rows }
}

fn red_sow(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let rates = [of.passed, of.red_sow, of.schneider];
        (of.passed.of > 0).then(|| rates.map(Cell::Rate).to_vec())
    });
    Table {
        id: table!("red-sow"),
        keys: 1,
        columns: columns!["person", "sow-passed", "sow-won", "sow-schneider"],
        rows,
    }
}

fn calls(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let any = of.called.of + of.marches.of + of.false_claims > 0;
        any.then(|| vec![Cell::Rate(of.called), Cell::Rate(of.marches), Cell::Number(of.false_claims)])
    });
    Table {
        id: table!("calls"),
        keys: 1,
        columns: columns!["person", "called-won", "marches-made", "false-claims"],
        rows,
    }
}

fn dreeg_dealing(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let cells = || vec![Cell::Mean(of.dealing), Cell::Mean(of.not_dealing)];
        (of.deals > 0).then(cells)
    });
    Table { id: table!("dealing"), keys: 1, columns: columns!["person", "points-dealing", "points-not-dealing"], rows }
}

fn herzblatt_alone(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let of = &person.herzblatt;
        let rates = [of.played, of.won, of.won_high, of.schneider];
        let cells = || [Cell::Number(of.evenings)].into_iter().chain(rates.map(Cell::Rate)).collect();
        (of.evenings > 0).then(cells)
    });
    let columns = columns!["person", "evenings", "solo-played", "solo-won", "solo-won-high", "solo-schneider"];
    Table { id: table!("herzblatt"), keys: 1, columns, rows }
}

fn herzblatt_called(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let rates = [person.herzblatt.sixty_six, person.herzblatt.du, person.herzblatt.contra];
        rates.iter().any(|rate| rate.of > 0).then(|| rates.map(Cell::Rate).to_vec())
    });
    Table {
        id: table!("announced"),
        keys: 1,
        columns: columns!["person", "sixty-six-made", "du-made", "contra-won"],
        rows,
    }
}

fn money(people: &People<'_>) -> Table {
    let of_currency = |name: &str, currency: Currency, evenings: &[Won]| {
        let mut evenings = evenings.to_vec();
        evenings.sort_unstable();
        let total = evenings.iter().fold(0_i128, |sum, won| sum.saturating_add(won.amount.units()));
        let amounts = || evenings.iter().map(|won| won.amount);
        let money = |amount: Money| Cell::Money(amount, currency);
        let (best, worst) = (amounts().max().unwrap_or_default(), amounts().min().unwrap_or_default());
        let ahead = amounts().filter(|amount| *amount > Money::ZERO).count() as u64;
        let streaks = streaks(&evenings);
        vec![
            Cell::Name(name.to_owned()),
            Cell::Name(currency.code().to_owned()),
            Cell::Number(evenings.len() as u64),
            money(Money::new(total)),
            money(Money::new(rounded(total, evenings.len()))),
            money(best),
            money(worst),
            Cell::Rate(Rate { hits: ahead, of: evenings.len() as u64 }),
            Cell::Streak(streaks.winning),
            Cell::Streak(streaks.losing),
            Cell::Streak(streaks.now),
        ]
    };
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
    Table { id: table!("money"), keys: 2, columns, rows: rows.collect() }
}

/// The quotient, rounded to the nearest, halves away from zero.
fn rounded(total: i128, of: usize) -> i128 {
    let of = i128::try_from(of).unwrap_or(i128::MAX).max(1);
    let half = if total < 0 { -(of / 2) } else { of / 2 };
    total.saturating_add(half) / of
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

fn care(people: &People<'_>) -> Table {
    let rows = people.rows(|person| {
        let per_hundred = Cell::PerHundred(Rate { hits: person.findings, of: person.recorded });
        let cells = || vec![Cell::Number(person.recorded), Cell::Number(person.findings), per_hundred];
        (person.recorded > 0).then(cells)
    });
    Table { id: table!("care"), keys: 1, columns: columns!["person", "recorded", "findings", "per-hundred"], rows }
}

fn positions(tally: &Tally) -> Table {
    let rows = tally.positions.iter().map(|(position, figures)| {
        let place = match (position.place, position.dealer) {
            (_, true) => Cell::Word(word!("dealer")),
            (1, false) => Cell::Word(word!("forehand")),
            (place, false) => Cell::Number(place.into()),
        };
        let (points, rate): (Cell, fn(Rate) -> Cell) = match position.game {
            Kind::Dreeg => (Cell::Mean(figures.points), |_| Cell::Blank),
            Kind::Herzblatt => (Cell::Blank, Cell::Rate),
        };
        let players = Cell::Number(position.players.into());
        vec![Cell::Word(position.game.word()), players, place, points, rate(figures.played), rate(figures.won)]
    });
    let columns = columns!["game", "players-in", "position", "points", "solo-played", "solo-won"];
    Table { id: table!("positions"), keys: 3, columns, rows: rows.collect() }
}

fn seats(tally: &Tally) -> Table {
    let rows = tally
        .seats
        .iter()
        .map(|((game, seat), won)| vec![Cell::Word(game.word()), Cell::Number((*seat).into()), Cell::Rate(*won)]);
    Table { id: table!("seats"), keys: 2, columns: columns!["game", "seat", "evenings-won"], rows: rows.collect() }
}

fn pairs(tally: &Tally, choice: &Choice) -> Table {
    let name = |person: &Person| tally.people.get(person).map_or("?", |of| shown(&of.spellings));
    let mut rows = Vec::new();
    for ((one, other), pair) in &tally.pairs {
        if !choice.takes(one) && !choice.takes(other) {
            continue;
        }
        let in_order = || alphabetical(name(one)) <= alphabetical(name(other));
        let swap = !choice.takes(one) || (choice.takes(other) && !in_order());
        let (ahead, behind) = if swap { (pair.second, pair.first) } else { (pair.first, pair.second) };
        let (one, other) = if swap { (other, one) } else { (one, other) };
        let figures = [Cell::Number(pair.evenings), Cell::Rate(Rate { hits: ahead, of: ahead + behind })];
        let mut row = |currency: Cell, amount: Cell| {
            let names = [name(one), name(other)];
            let cells = names.map(|name| Cell::Name(name.to_owned())).into_iter().chain([currency]);
            let cells = cells.chain(figures.clone()).chain([amount]).collect::<Vec<_>>();
            rows.push((pair.evenings, names, cells));
        };
        if pair.money.is_empty() {
            row(Cell::Blank, Cell::Blank);
        }
        for (currency, amount) in &pair.money {
            let amount = if swap { amount.negated() } else { *amount };
            row(Cell::Name(currency.code().to_owned()), Cell::Money(amount, *currency));
        }
    }
    rows.sort_by_cached_key(|(evenings, names, _)| (Reverse(*evenings), names.map(alphabetical)));
    let rows = rows.into_iter().map(|(_, _, row)| row).collect();
    let columns = columns!["person", "other", "currency", "evenings", "ahead", "won-from"];
    Table { id: table!("head-to-head"), keys: 3, columns, rows }
}

fn times(tally: &Tally) -> Table {
    let rows = tally.seconds.iter().filter_map(|(kind, seconds)| {
        let deals: u64 = seconds.values().sum();
        Some(vec![Cell::Word(kind.word()), Cell::Number(deals), Cell::Seconds(median(seconds)?)])
    });
    Table { id: table!("time"), keys: 1, columns: columns!["kind", "deals", "median"], rows: rows.collect() }
}
