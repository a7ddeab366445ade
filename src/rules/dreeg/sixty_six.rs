//! Sixty-Six: each for himself, place by card points; who has 66 may go out (D-20 to D-23).

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
use super::tally::{Demands, Ending, Extras, Tally, Tricks, of_tricks};
use super::told::{self, Level};

/// What the table tells of a deal of Sixty-Six.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Who came where.
    Placing(Placing),
    /// Only that this player claimed falsely.
    FalseClaim(Player),
    /// Card points of each pile.
    Points(Each<u8>, Extras, Ending),
    /// The cards.
    Tricks(Tricks, Ending),
}

impl told::Evidence for Evidence {
    fn level(&self) -> Level {
        match self {
            Evidence::Placing(_) => Level::Placing,
            Evidence::FalseClaim(_) => Level::Outcome,
            Evidence::Points(..) => Level::Points,
            Evidence::Tricks(..) => Level::Tricks,
        }
    }

    fn ending(&self) -> Ending {
        match self {
            Evidence::Placing(_) => Ending::PlayedOut,
            Evidence::FalseClaim(claimer) => Ending::FalseClaim(*claimer),
            Evidence::Points(_, _, ending) | Evidence::Tricks(_, ending) => *ending,
        }
    }

    fn tricks(&self) -> Option<&Tricks> {
        match self {
            Evidence::Tricks(tricks, _) => Some(tricks),
            Evidence::Placing(_) | Evidence::FalseClaim(_) | Evidence::Points(..) => None,
        }
    }

    fn trumps(&self, _: u8, _: &House) -> Result<Trumps, Fault> {
        Ok(told::named(self.tricks()))
    }

    fn score(&self, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
        score(self, table, findings)
    }
}

/// Scores a deal.
///
/// # Errors
/// C-3, C-4, D-4, D-11 to D-13, D-21, D-22, P: what cannot be.
fn score(evidence: &Evidence, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
    let (tally, ending) = match evidence {
        Evidence::Placing(placing) => {
            let awards = awards(table.players, table.house.ties, &placing.standings(table)?);
            return Ok(Verdict::new(Counts::Unknown, awards, RuleSet::of(&[Rule::D11, Rule::D20])));
        }
        Evidence::FalseClaim(claimer) => {
            return Ok(false_claim(table, table.seat(*claimer)?, Counts::Unknown));
        }
        Evidence::Points(piles, extras, ending) => (Tally::of_piles(table, piles, extras, *ending)?, *ending),
        Evidence::Tricks(tricks, ending) => {
            let trumps = Trumps { suit: tricks.trump, from: 0 };
            let may_stop = *ending != Ending::PlayedOut;
            let demands = Demands { manner: Manner::Dreeg, trumps, may_stop, called: None };
            let (tally, referee) = of_tricks(table, tricks, &demands)?;
            referee.judge(tricks, findings);
            (tally, *ending)
        }
    };
    let counts = tally.counts(table, ending)?;
    let added = tally.added(table, ending);
    let shown = Counts::Each(counts);
    let rules = rules_of_counts(table, &tally).with(Rule::D20);
    match ending {
        Ending::FalseClaim(player) => {
            let claimer = table.seat(player)?;
            if counts[claimer] >= 66 {
                return Err(Fault::ClaimNotFalse { player, count: counts[claimer] });
            }
            Ok(false_claim(table, claimer, shown).adding(added))
        }
        Ending::WentOut(player) => {
            let goer = table.seat(player)?;
            if counts[goer] < 66 {
                return Err(Fault::WentOutTooEarly { player, count: counts[goer] });
            }
            let awards = by_count(table, &counts, tally.last, Aim::Most { ahead: Some(goer) })?;
            Ok(Verdict::new(shown, awards, rules.with(Rule::D21)).adding(added))
        }
        Ending::PlayedOut => {
            let awards = by_count(table, &counts, tally.last, Aim::Most { ahead: None })?;
            Ok(Verdict::new(shown, awards, rules.with_if(added.bonus.is_some(), Rule::D13)).adding(added))
        }
    }
}

/// D-22: each opponent who is in scores the house's number.
fn false_claim(table: &Table<'_>, claimer: Seat, counts: Counts) -> Verdict {
    let awards = PerSeat::given(table.players.without(claimer), table.house.false_claim);
    Verdict::new(counts, awards, RuleSet::of(&[Rule::D22]))
}
