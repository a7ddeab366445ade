//! How people fared at Dreeg.

use super::figures::Figures;
use super::people::People;
use super::{columns, table};
use crate::page::{Cell, Interval};
use crate::rules::dreeg::Contract;
use crate::stats::rate::Rate;

/// Games and blobs.
pub fn games<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let subgames: u64 = of.lost.values().map(|rate| rate.of).sum();
        let cells = || {
            let interval = Rate { hits: of.blobs, of: subgames }.interval().map(|(low, high)| Interval { low, high });
            let per_subgame = Cell::Mean { sum: of.blobs, of: subgames, interval };
            let counts = [of.evenings, of.deals].map(Cell::count);
            counts.into_iter().chain([of.games.into(), Cell::count(of.blobs), per_subgame, of.strokes.into()])
        };
        (of.evenings > 0).then(|| cells().collect())
    });
    let columns =
        columns!["person", "evenings", "deals", "games-won", "blobs", "blobs-per-subgame", "strokes-when-lost"];
    Figures::new(table!("dreeg"), 1, columns, rows).sparing(&["deals", "strokes-when-lost"])
}

/// Sub-games lost.
pub fn lost<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let lost = &person.dreeg.lost;
        let rate = |contract| Cell::from(lost.get(contract).copied().unwrap_or_default());
        (!lost.is_empty()).then(|| Contract::ALL.iter().map(rate).collect())
    });
    let columns = [columns!["person"], Contract::WORDS].concat();
    Figures::new(table!("subgames-lost"), 1, &columns, rows)
}

/// Places in the sub-games.
pub fn places<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let places = person.dreeg.places;
        let of: u64 = places.iter().sum();
        (of > 0).then(|| places.map(|hits| Rate { hits, of }.into()).to_vec())
    });
    Figures::new(table!("places"), 1, columns!["person", "first", "second", "third", "fourth"], rows)
        .sparing(&["third", "second"])
}

/// Red Sow as soloist.
pub fn red_sow<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        (of.passed.of > 0).then(|| [of.passed, of.red_sow, of.schneider].map(Cell::from).to_vec())
    });
    Figures::new(table!("red-sow"), 1, columns!["person", "sow-passed", "sow-won", "sow-schneider"], rows)
}

/// Calls, marches, false claims.
pub fn calls<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        let any = of.called.of + of.marches.of + of.false_claims > 0;
        any.then(|| vec![of.called.into(), of.marches.into(), Cell::count(of.false_claims)])
    });
    Figures::new(table!("calls"), 1, columns!["person", "called-won", "marches-made", "false-claims"], rows)
}

/// Game points a deal, as the dealer and otherwise.
pub fn dealing<'t>(people: &People<'t>) -> Figures<'t> {
    let rows = people.rows(|person| {
        let of = &person.dreeg;
        (of.deals > 0).then(|| vec![of.dealing.into(), of.not_dealing.into()])
    });
    Figures::new(table!("dealing"), 1, columns!["person", "points-dealing", "points-not-dealing"], rows)
}
