//! Call a Card: forehand calls a card, and its holder is the partner (D-40 to D-44).

use crate::choice::choice;
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::card::{Card, CardSet};
use crate::rules::fault::Fault;
use crate::rules::piles;
use crate::rules::play::Trumps;
use crate::rules::referee::Manner;

use super::house::{CallAward, House, ThreeHand, Undecided};
use super::seats::{PerSeat, Seat, Seats};
use super::table::{Added, Counts, Finding, Table, Verdict};
use super::tally::{Called, Demands, Ending, Extras, Tally, Tricks, of_tricks};
use super::told::{self, Level};

choice! {
    /// Who won a deal of Call a Card.
    Winner {
        /// The caller and his partner, or the caller alone.
        Callers = "callers",
        /// Those who play against them.
        Opponents = "opponents",
        /// Nobody (D-43).
        Nobody = "nobody",
    }
}

/// A deal of Call a Card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who called: forehand (D-40).
    pub caller: Player,
    /// Who held the called card; nobody if the caller called himself, or with two in.
    pub partner: Option<Player>,
    /// The card that was called.
    pub called_card: Option<Card>,
    /// What the table tells.
    pub evidence: Evidence,
}

/// What the table tells of a deal of Call a Card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Who won, and what it was worth under the tariff (D-44).
    Outcome(Winner, Option<u8>),
    /// Only that this player claimed falsely.
    FalseClaim(Player),
    /// Card points.
    Points(Points),
    /// The cards.
    Tricks(Tricks, Ending),
}

/// Card points of the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Card points of the callers.
    pub callers: u8,
    /// Card points of the opponents, where they were counted.
    pub opponents: Option<u8>,
    /// Whether the winning side took every trick; nothing if the table does not say.
    pub all_tricks: Option<bool>,
    /// Melds and last trick.
    pub extras: Extras,
    /// How the deal ended.
    pub ending: Ending,
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Callers,
    Opponents,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::Callers => Side::Opponents,
            Side::Opponents => Side::Callers,
        }
    }
}

/// Who plays with whom.
#[derive(Clone, Copy)]
struct Sides {
    caller: Seat,
    partner: Option<Seat>,
    callers: Seats,
    opponents: Seats,
}

impl Sides {
    fn members(self, side: Side) -> Seats {
        match side {
            Side::Callers => self.callers,
            Side::Opponents => self.opponents,
        }
    }

    fn of(self, seat: Seat) -> Side {
        if self.callers.contains(seat) { Side::Callers } else { Side::Opponents }
    }
}

/// What both sides have.
struct Stand {
    callers: u16,
    opponents: Option<u16>,
    last: Option<Side>,
    /// The side without a trick, where that is known.
    trickless: Option<Side>,
}

impl Stand {
    fn count(&self, side: Side) -> Option<u16> {
        match side {
            Side::Callers => Some(self.callers),
            Side::Opponents => self.opponents,
        }
    }
}

impl told::Evidence for Deal {
    fn level(&self) -> Level {
        match self.evidence {
            Evidence::Outcome(..) | Evidence::FalseClaim(_) => Level::Outcome,
            Evidence::Points(_) => Level::Points,
            Evidence::Tricks(..) => Level::Tricks,
        }
    }

    fn ending(&self) -> Ending {
        match &self.evidence {
            Evidence::Outcome(..) => Ending::PlayedOut,
            Evidence::FalseClaim(claimer) => Ending::FalseClaim(*claimer),
            Evidence::Points(points) => points.ending,
            Evidence::Tricks(_, ending) => *ending,
        }
    }

    fn tricks(&self) -> Option<&Tricks> {
        match &self.evidence {
            Evidence::Tricks(tricks, _) => Some(tricks),
            Evidence::Outcome(..) | Evidence::FalseClaim(_) | Evidence::Points(_) => None,
        }
    }

    fn trumps(&self, _: u8, _: &House) -> Result<Trumps, Fault> {
        let named = told::named(self.tricks());
        Ok(Trumps { suit: self.called_card.map(|card| card.suit()).or(named.suit), ..named })
    }

    fn score(&self, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
        score(self, table, findings)
    }
}

/// Scores a deal.
///
/// # Errors
/// D-40, D-41 for who calls and plays with whom; C-3, C-4, D-12, D-13, D-22, D-42 to D-44, P: what cannot be.
fn score(deal: &Deal, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
    let sides = sides(deal, table)?;
    let verdict = match &deal.evidence {
        Evidence::Outcome(winner, worth) => outcome(*winner, *worth, sides, table)?,
        Evidence::FalseClaim(claimer) => false_claim(table.seat(*claimer)?, sides, table, Counts::Unknown),
        Evidence::Points(points) => {
            let (end, counted) = (End::of(points.ending, table)?, of_points(points, sides, table)?);
            let counted = Counted { rules: counted.rules.with(Rule::C4), ..counted };
            judged(counted, end, sides, table)?
        }
        Evidence::Tricks(tricks, ending) => {
            let end = End::of(*ending, table)?;
            judged(of_record(deal, tricks, *ending, sides, table, findings)?, end, sides, table)?
        }
    };
    Ok(verdict.led(sides.caller, sides.partner))
}

/// How the deal ended, by seat.
#[derive(Clone, Copy)]
enum End {
    PlayedOut,
    WentOut(Seat),
    FalseClaim(Seat),
}

impl End {
    fn of(ending: Ending, table: &Table<'_>) -> Result<End, Fault> {
        Ok(match ending {
            Ending::PlayedOut => End::PlayedOut,
            Ending::WentOut(player) => End::WentOut(table.seat(player)?),
            Ending::FalseClaim(player) => End::FalseClaim(table.seat(player)?),
        })
    }
}

/// What a deal's cards or card points say.
struct Counted {
    stand: Stand,
    added: Added,
    rules: RuleSet,
}

/// Who won by the counts, and what it is worth (D-22, D-42 to D-44).
fn judged(counted: Counted, end: End, sides: Sides, table: &Table<'_>) -> Result<Verdict, Fault> {
    let Counted { stand, added, rules } = counted;
    let counts = Counts::Sides(Some(stand.callers), stand.opponents);
    let (winner, rule) = match end {
        End::FalseClaim(claimer) => {
            let count = stand.count(sides.of(claimer)).ok_or(Fault::OpponentPointsNeeded {})?;
            if count >= 66 {
                return Err(Fault::ClaimNotFalse { player: table.player(claimer), count });
            }
            return Ok(false_claim(claimer, sides, table, counts).adding(added));
        }
        End::WentOut(goer) => {
            let side = sides.of(goer);
            let count = stand.count(side).ok_or(Fault::OpponentPointsNeeded {})?;
            if count < 66 {
                return Err(Fault::SideWentOutTooEarly { player: table.player(goer), count });
            }
            (Some(side), Rule::D42)
        }
        End::PlayedOut => (decide(&stand, table)?, Rule::D43),
    };
    let rules = rules.with(Rule::D41).with(rule);
    let Some(side) = winner else {
        return Ok(Verdict::new(counts, PerSeat::default(), rules).adding(added));
    };
    let worth = match table.house.call_award {
        CallAward::Top => table.players.len() - 1,
        CallAward::Tariff if stand.trickless == Some(side.other()) => 3,
        CallAward::Tariff => match stand.count(side.other()) {
            None => return Err(Fault::TariffNeedsPoints {}),
            Some(0..33) => 2,
            Some(33..) => 1,
        },
    };
    Ok(Verdict::new(counts, PerSeat::given(sides.members(side), worth), rules.with(Rule::D44)).adding(added))
}

/// Who plays with whom (D-40, D-41), and that the called card is one of the pack.
fn sides(deal: &Deal, table: &Table<'_>) -> Result<Sides, Fault> {
    let two = table.players.len() == 2;
    let (forehand, dealer) = (table.player(table.forehand), table.player(table.dealer));
    let caller = table.seat(deal.caller).ok().filter(|seat| *seat == table.forehand);
    let caller = caller.ok_or(Fault::CallerNotForehand { caller: deal.caller, forehand, dealer })?;
    let partner = match deal.partner {
        Some(_) if two => return Err(Fault::PartnerWithTwo {}),
        Some(player) if player == deal.caller => return Err(Fault::PartnerIsCaller { player }),
        Some(player) => Some(table.seat(player)?),
        None => None,
    };
    match deal.called_card {
        Some(_) if two => return Err(Fault::CalledCardWithTwo {}),
        Some(card) if !CardSet::DREEG.contains(card) => return Err(Fault::CalledCardOutsidePack { card }),
        Some(_) | None => {}
    }
    let callers = partner.into_iter().fold(Seats::NONE.with(caller), Seats::with);
    Ok(Sides { caller, partner, callers, opponents: table.players.minus(callers) })
}

/// D-43: who wins a deal that was played to its end.
fn decide(stand: &Stand, table: &Table<'_>) -> Result<Option<Side>, Fault> {
    let callers = stand.callers;
    let opponents = stand.opponents.ok_or(Fault::OpponentPointsNeeded {})?;
    if callers == opponents {
        return Ok(None);
    }
    let ahead = if callers > opponents { Side::Callers } else { Side::Opponents };
    if callers >= 66 || opponents >= 66 {
        return Ok(Some(ahead));
    }
    match table.house.call_undecided {
        Undecided::Most => Ok(Some(ahead)),
        Undecided::Nobody => Ok(None),
        Undecided::LastTrick => stand.last.map(Some).ok_or(Fault::UndecidedNeedsLastTrick {}),
    }
}

fn of_points(points: &Points, sides: Sides, table: &Table<'_>) -> Result<Counted, Fault> {
    let end = End::of(points.ending, table)?;
    let tally = Tally::of_extras(table, &points.extras)?;
    let opponents = match (points.opponents, end) {
        (Some(opponents), _) => Some(opponents),
        (None, End::PlayedOut) => Some(piles::rest(points.callers)),
        // The losing side has no card points where the winners took every trick.
        (None, End::WentOut(goer) | End::FalseClaim(goer)) => {
            Some(0).filter(|_| points.all_tricks == Some(true) && sides.callers.contains(goer))
        }
    };
    piles::check([points.callers].into_iter().chain(opponents), points.ending.extent())?;
    let mut stand = of_tally(&tally, points.ending, sides, table)?;
    stand.callers += u16::from(points.callers);
    stand.opponents = stand.opponents.zip(opponents).map(|(extra, opponents)| extra + u16::from(opponents));
    if points.all_tricks == Some(true) {
        let loser = match end {
            End::WentOut(goer) | End::FalseClaim(goer) => sides.of(goer).other(),
            End::PlayedOut if points.callers == 0 => Side::Callers,
            End::PlayedOut => Side::Opponents,
        };
        let theirs = match loser {
            Side::Callers => points.callers,
            Side::Opponents => opponents.unwrap_or(0),
        };
        if theirs > 0 {
            return Err(Fault::AllTricksButPoints { points: theirs });
        }
        stand.trickless = Some(loser);
    }
    let (added, rules) = (tally.added(table, points.ending), rules_of(&tally, points.ending, table));
    Ok(Counted { stand, added, rules })
}

fn of_record(
    deal: &Deal,
    tricks: &Tricks,
    ending: Ending,
    sides: Sides,
    table: &Table<'_>,
    findings: &mut Vec<Finding>,
) -> Result<Counted, Fault> {
    let may_be_in_talon = table.players.len() == 3 && table.house.three_hand == ThreeHand::SixAndTalon;
    let holder = sides.partner.unwrap_or(sides.caller);
    let (trump, called) = match (table.players.len(), deal.called_card, tricks.trump) {
        (2, _, Some(trump)) => (trump, None),
        (2, _, None) => return Err(Fault::TrumpMissing {}),
        (_, None, _) => return Err(Fault::CalledCardMissing {}),
        (_, Some(_), Some(_)) => return Err(Fault::TrumpByCalledCard {}),
        (_, Some(card), None) => (card.suit(), Some(card)),
    };
    let bound = called.map(|card| Called { card, holder: Some(holder).filter(|_| !may_be_in_talon) });
    let may_stop = ending != Ending::PlayedOut;
    let demands = Demands { manner: Manner::Dreeg, trumps: Trumps::suit(trump), may_stop, called: bound };
    let (tally, referee) = of_tricks(table, tricks, &demands)?;
    if let Some(card) = called
        && let Some(seat) = referee.player_of(card)
        && seat != holder
        // Who drew it from the talon plays it when he likes, but nobody held it at the first trick.
        && !(may_be_in_talon && sides.partner.is_none() && tricks.record.trick_of(card) != Some(0))
    {
        return Err(Fault::CalledCardByOther { card, player: table.player(seat), holder: table.player(holder) });
    }
    referee.judge(tricks, findings);
    let (stand, added) = (of_tally(&tally, ending, sides, table)?, tally.added(table, ending));
    Ok(Counted { stand, added, rules: rules_of(&tally, ending, table) })
}

/// The sides' counts: card points of the tally, melds, and the last-trick bonus.
fn of_tally(tally: &Tally, ending: Ending, sides: Sides, table: &Table<'_>) -> Result<Stand, Fault> {
    let bonus = tally.bonus(table, ending)?.map(|(seat, points)| (sides.of(seat), points));
    let bonus_of = |side: Side| bonus.filter(|(to, _)| *to == side).map_or(0, |(_, points)| points);
    let count = |side: Side| tally.side(sides.members(side)) + bonus_of(side);
    let trickless = |side: Side| {
        let taken = tally.taken?;
        sides.members(side).iter().all(|seat| taken[seat] == 0).then_some(side)
    };
    Ok(Stand {
        callers: count(Side::Callers),
        opponents: Some(count(Side::Opponents)),
        last: tally.last.map(|seat| sides.of(seat)),
        trickless: trickless(Side::Callers).or_else(|| trickless(Side::Opponents)),
    })
}

fn rules_of(tally: &Tally, ending: Ending, table: &Table<'_>) -> RuleSet {
    let melded = table.players.iter().any(|seat| tally.melds[seat] > 0);
    let bonus = table.house.last_trick_bonus > 0 && ending == Ending::PlayedOut;
    RuleSet::of(&[Rule::D10]).with_if(melded, Rule::D12).with_if(bonus, Rule::D13)
}

/// D-22: each player of the other side scores the house's number.
fn false_claim(claimer: Seat, sides: Sides, table: &Table<'_>, counts: Counts) -> Verdict {
    let others = sides.members(sides.of(claimer).other());
    let awards = PerSeat::given(others, table.house.false_claim);
    Verdict::new(counts, awards, RuleSet::of(&[Rule::D22, Rule::D41, Rule::D42]))
}

fn outcome(winner: Winner, worth: Option<u8>, sides: Sides, table: &Table<'_>) -> Result<Verdict, Fault> {
    let side = match winner {
        Winner::Callers => sides.callers,
        Winner::Opponents => sides.opponents,
        Winner::Nobody => Seats::NONE,
    };
    let tariff = table.house.call_award == CallAward::Tariff && winner != Winner::Nobody;
    let worth = match (worth, tariff) {
        (Some(worth), true) => worth,
        (None, true) => return Err(Fault::TariffNeedsWorth {}),
        (Some(_), false) => return Err(Fault::WorthNotAsked {}),
        (None, false) => table.players.len() - 1,
    };
    let rules = RuleSet::of(&[Rule::D41, if winner == Winner::Nobody { Rule::D43 } else { Rule::D44 }]);
    Ok(Verdict::new(Counts::Unknown, PerSeat::given(side, worth), rules))
}
