//! Cameroon: no trumps, each for himself, the fewest card points first; or a march (D-50 to D-52).

use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::fault::Fault;
use crate::rules::play::Trumps;
use crate::rules::referee::Manner;

use super::each::Each;
use super::house::House;
use super::placing::{Aim, Placing, awards, by_count, rules_of_counts};
use super::seats::{PerSeat, Seat};
use super::table::{Counts, Finding, Table, Verdict};
use super::tally::{Demands, Ending, Extras, Tally, Tricks, extent, of_tricks};
use super::told::{self, Level};

/// What the table tells of a deal of Cameroon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Who came where, the fewest first.
    Placing(Placing),
    /// Who announced a march, and whether it was made.
    March(Player, bool),
    /// Card points of each pile, and who took the last trick.
    Points(Each<u8>, Option<Player>),
    /// The cards, and who announced a march.
    Tricks(Tricks, Option<Player>),
}

impl told::Evidence for Evidence {
    fn level(&self) -> Level {
        match self {
            Evidence::Placing(_) => Level::Placing,
            Evidence::March(..) => Level::Outcome,
            Evidence::Points(..) => Level::Points,
            Evidence::Tricks(..) => Level::Tricks,
        }
    }

    fn tricks(&self) -> Option<&Tricks> {
        match self {
            Evidence::Tricks(tricks, _) => Some(tricks),
            Evidence::Placing(_) | Evidence::March(..) | Evidence::Points(..) => None,
        }
    }

    fn trumps(&self, _: u8, _: &House) -> Result<Trumps, Fault> {
        Ok(Trumps::NONE)
    }

    fn score(&self, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
        score(self, table, findings)
    }
}

/// Scores a deal.
///
/// # Errors
/// C-3, C-4, D-4, D-11, D-51, P: what cannot be.
fn score(evidence: &Evidence, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
    let tally = match evidence {
        Evidence::Placing(placing) => {
            let awards = awards(table.players, table.house.ties, &placing.standings(table)?);
            return Ok(Verdict::new(Counts::Unknown, awards, RuleSet::of(&[Rule::D11, Rule::D50])));
        }
        Evidence::March(marcher, made) => {
            return Ok(march(table.seat(*marcher)?, *made, table, Counts::Unknown));
        }
        Evidence::Points(piles, last_trick) => {
            let extras = Extras { last_trick: *last_trick, ..Extras::default() };
            Tally::of_piles(table, piles, &extras, Ending::PlayedOut)?
        }
        Evidence::Tricks(tricks, marcher) => {
            let marcher = marcher.map(|marcher| table.seat(marcher)).transpose()?;
            let may_stop = marcher.is_some();
            let demands = Demands { manner: Manner::Cameroon, trumps: Trumps::NONE, may_stop, called: None };
            let (tally, referee) = of_tricks(table, tricks, &demands)?;
            let verdict = match marcher {
                Some(marcher) => Some(of_marched(marcher, tricks, &tally, table)?),
                None => None,
            };
            referee.judge(tricks, findings);
            if let Some(verdict) = verdict {
                return Ok(verdict);
            }
            tally
        }
    };
    let counts = tally.points;
    let awards = by_count(table, &counts, tally.last, Aim::Fewest)?;
    Ok(Verdict::new(Counts::Each(counts), awards, rules_of_counts(table, &tally).with(Rule::D50)))
}

/// A recorded march: made if the marcher took every trick; otherwise the record may stop once it is broken (D-51).
fn of_marched(marcher: Seat, tricks: &Tricks, tally: &Tally, table: &Table<'_>) -> Result<Verdict, Fault> {
    let taken = tally.taken.unwrap_or_default();
    let by_others: u8 = table.players.without(marcher).iter().map(|seat| taken[seat]).sum();
    let (whole, _) = extent(table.players.len(), table.house);
    let made = by_others == 0;
    if made && taken[marcher] < whole {
        return Err(Fault::MarchUndecided { tricks: tricks.record.len() as u8 });
    }
    Ok(march(marcher, made, table, Counts::Each(tally.points)))
}

/// D-51: 3 to the marcher, or 3 to each other player.
fn march(marcher: Seat, made: bool, table: &Table<'_>, counts: Counts) -> Verdict {
    let others = table.players.without(marcher);
    let scoring = if made { table.players.minus(others) } else { others };
    Verdict::new(counts, PerSeat::given(scoring, 3), RuleSet::of(&[Rule::D51])).led(marcher, None)
}
