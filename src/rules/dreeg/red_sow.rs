//! Red Sow: the holder of the Ace of Hearts against all others who are in (D-30 to D-36).

use crate::choice::choice;
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::card::Card;
use crate::rules::fault::Fault;
use crate::rules::piles;
use crate::rules::play::Trumps;
use crate::rules::referee::Manner;

use super::house::{Exact66, House};
use super::seats::{PerSeat, Seat, Seats};
use super::table::{Counts, Finding, Table, Verdict};
use super::tally::{Demands, Ending, Extras, Tally, Tricks, extent, of_tricks};
use super::told::{self, Level};

choice! {
    /// How a played Red Sow ended.
    Outcome {
        /// The soloist won (D-32).
        Won = "won",
        /// Over 33 and not won (D-33).
        Lost = "lost",
        /// 33 or fewer (D-34).
        Schneider = "schneider",
    }
}

/// What the table tells of a deal of Red Sow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The soloist passed (D-31).
    Passed,
    /// How it ended.
    Outcome(Outcome),
    /// The soloist's card points, the defenders' as a check, and what stands beside them.
    Points(u8, Option<u8>, Extras),
    /// The cards.
    Tricks(Tricks),
}

/// A deal of Red Sow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who held the Red Sow (D-30).
    pub soloist: Player,
    /// What the table tells.
    pub evidence: Evidence,
}

impl told::Evidence for Deal {
    fn level(&self) -> Level {
        match self.evidence {
            Evidence::Passed => Level::Passed,
            Evidence::Outcome(_) => Level::Outcome,
            Evidence::Points(..) => Level::Points,
            Evidence::Tricks(_) => Level::Tricks,
        }
    }

    fn tricks(&self) -> Option<&Tricks> {
        match &self.evidence {
            Evidence::Tricks(tricks) => Some(tricks),
            Evidence::Passed | Evidence::Outcome(_) | Evidence::Points(..) => None,
        }
    }

    fn trumps(&self, players: u8, house: &House) -> Result<Trumps, Fault> {
        self.tricks().map_or(Ok(Trumps::NONE), |tricks| trumps(tricks, players, house))
    }

    fn score(&self, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
        score(self.soloist, &self.evidence, table, findings)
    }
}

/// Scores a deal.
///
/// # Errors
/// `seat` for a soloist who is out; C-3, C-4, D-12, D-13, D-30, D-36, P: what cannot be.
fn score(
    soloist: Player,
    evidence: &Evidence,
    table: &Table<'_>,
    findings: &mut Vec<Finding>,
) -> Result<Verdict, Fault> {
    let soloist = table.seat(soloist)?;
    let defenders = table.players.without(soloist);
    let (tally, points, rules) = match evidence {
        Evidence::Passed => {
            let awards = PerSeat::given(defenders, 2);
            let verdict = Verdict::new(Counts::Unknown, awards, RuleSet::of(&[Rule::D31, Rule::D35]));
            return Ok(verdict.led(soloist, None));
        }
        Evidence::Outcome(outcome) => {
            return Ok(verdict(*outcome, soloist, table, Counts::Unknown, RuleSet::default()));
        }
        Evidence::Points(points, others, extras) => {
            let others = others.unwrap_or(piles::rest(*points));
            piles::check([*points, others].into_iter(), piles::Extent::Whole)?;
            let tally = Tally::of_extras(table, extras)?;
            (tally, (u16::from(*points), u16::from(others)), RuleSet::of(&[Rule::C4, Rule::D10]))
        }
        Evidence::Tricks(tricks) => {
            let tally = of_record(soloist, tricks, table, findings)?;
            let points = (tally.points[soloist], defenders.iter().map(|seat| tally.points[seat]).sum());
            (tally, points, RuleSet::of(&[Rule::D10]))
        }
    };
    let bonus = tally.bonus(table, Ending::PlayedOut)?;
    let bonus_of = |own: bool| bonus.map_or(0, |(seat, points)| if (seat == soloist) == own { points } else { 0 });
    let melds_of = |members: Seats| members.iter().map(|seat| tally.melds[seat]).sum::<u16>();
    let count = points.0 + tally.melds[soloist] + bonus_of(true);
    let counts = Counts::Sides(Some(count), Some(points.1 + melds_of(defenders) + bonus_of(false)));
    let exact = table.house.red_sow_exact_66 == Exact66::Win;
    let outcome = match count {
        0..=33 => Outcome::Schneider,
        34..=65 => Outcome::Lost,
        66 if !exact => Outcome::Lost,
        66.. => Outcome::Won,
    };
    let rules = rules.with_if(melds_of(table.players) > 0, Rule::D12).with_if(bonus.is_some(), Rule::D13);
    let added = tally.added(table, Ending::PlayedOut);
    Ok(verdict(outcome, soloist, table, counts, rules).adding(added))
}

/// The cards: the soloist holds the Ace of Hearts; with a talon trumps may come later (D-30, D-36).
fn of_record(soloist: Seat, tricks: &Tricks, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Tally, Fault> {
    let trumps = trumps(tricks, table.players.len(), table.house)?;
    let demands = Demands { manner: Manner::Dreeg, trumps, may_stop: false, called: None };
    let (tally, referee) = of_tricks(table, tricks, &demands)?;
    match referee.player_of(Card::RED_SOW) {
        Some(seat) if seat != soloist => {
            Err(Fault::RedSowPlayedByOther { player: table.player(seat), soloist: table.player(soloist) })
        }
        Some(_) | None => {
            referee.judge(tricks, findings);
            Ok(tally)
        }
    }
}

/// Trumps of recorded tricks: with a talon they may come later, with the Ace of Hearts at the latest (D-36).
///
/// # Errors
/// D-36 for trumps that come too late, or later where there is no talon.
pub fn trumps(tricks: &Tricks, players: u8, house: &House) -> Result<Trumps, Fault> {
    let (_, free) = extent(players, house);
    let red_sow = tricks.record.trick_of(Card::RED_SOW).map(|trick| trick as u8 + 1);
    let from = match tricks.trump_from {
        Some(_) if free == 0 => return Err(Fault::TrumpFromNeedsTalon {}),
        Some(from) => {
            let latest = red_sow.unwrap_or(tricks.record.len() as u8).min(tricks.record.len() as u8);
            if from > latest {
                return Err(Fault::TrumpsTooLate { from, latest });
            }
            from
        }
        None if free == 0 => 1,
        None => red_sow.unwrap_or(u8::MAX),
    };
    Ok(Trumps { suit: tricks.trump, from: from.saturating_sub(1) })
}

fn verdict(outcome: Outcome, soloist: Seat, table: &Table<'_>, counts: Counts, rules: RuleSet) -> Verdict {
    let others = table.players.without(soloist);
    let (awards, rule) = match outcome {
        Outcome::Won => (PerSeat::given(table.players.minus(others), 3), Rule::D32),
        Outcome::Lost => (PerSeat::given(others, 1), Rule::D33),
        Outcome::Schneider => (PerSeat::given(others, table.house.red_sow_schneider), Rule::D34),
    };
    Verdict::new(counts, awards, rules.with(Rule::D30).with(rule).with(Rule::D35)).led(soloist, None)
}
