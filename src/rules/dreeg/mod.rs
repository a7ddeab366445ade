//! Dreeg: the slate game of eight sub-games (D-1 to D-63).
//!
//! One file a contract: [`sixty_six`], [`red_sow`], [`call_a_card`], [`cameroon`]. They read the evidence of a deal, as
//! card points or as tricks, through [`tally`], place players through [`placing`], and give a [`Verdict`]. The [`state`] keeps the
//! [`slate`]s, the order of going out and the dealer; [`blobs`] says who gets them and who wins.

pub mod blobs;
pub mod call_a_card;
pub mod cameroon;
pub mod house;
pub mod placing;
pub mod red_sow;
pub mod score;
pub mod seats;
pub mod sixty_six;
pub mod slate;
pub mod state;
pub mod tally;

use super::book::RuleSet;
use super::card::Card;
use super::fault::Fault;
use super::house::choice;
use super::referee::Breach;

use house::House;
pub use seats::{PerSeat, Seat, Seats};

choice! {
    /// The contracts, in the order in which they are played first (D-1).
    Contract {
        /// D-20.
        SixtySix = "sixty-six",
        /// D-30.
        RedSow = "red-sow",
        /// D-40.
        CallACard = "call-a-card",
        /// D-50.
        Cameroon = "cameroon",
    }
}

impl Contract {
    /// The contract of a sub-game, from 0: the four, then the four in reverse, and so on (D-1, D-61).
    pub fn of_subgame(number: u32) -> Contract {
        match number % 8 {
            0 | 7 => Contract::SixtySix,
            1 | 6 => Contract::RedSow,
            2 | 5 => Contract::CallACard,
            _ => Contract::Cameroon,
        }
    }
}

/// Something that happened at a Dreeg table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal was played.
    Deal(Deal),
    /// A misdeal: nothing scored, the same dealer deals again.
    Misdeal {
        /// Who dealt, if not the one whose turn it was.
        dealer: Option<Seat>,
    },
    /// The table's ruling.
    Ruling(Ruling),
    /// The game is over as it stands.
    End,
}

/// A deal as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who dealt, if not the one whose turn it was (D-8).
    pub dealer: Option<Seat>,
    /// The contract and what is told of it.
    pub play: Play,
}

/// A contract and the evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// Sixty-Six.
    SixtySix(sixty_six::Evidence),
    /// Red Sow, with its soloist.
    RedSow(Seat, red_sow::Evidence),
    /// Call a Card.
    CallACard(Box<call_a_card::Deal>),
    /// Cameroon.
    Cameroon(cameroon::Evidence),
}

impl Play {
    /// The contract.
    pub fn contract(&self) -> Contract {
        match self {
            Play::SixtySix(_) => Contract::SixtySix,
            Play::RedSow(..) => Contract::RedSow,
            Play::CallACard(_) => Contract::CallACard,
            Play::Cameroon(_) => Contract::Cameroon,
        }
    }
}

/// Who played a deal for himself, and with whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// The soloist of Red Sow, the caller of Call a Card, or who announced a march.
    pub leader: Option<Seat>,
    /// The caller's partner.
    pub partner: Option<Seat>,
}

impl Play {
    /// Who played it for himself, and with whom.
    pub fn roles(&self) -> Roles {
        let leader = match self {
            Play::SixtySix(_) => None,
            Play::RedSow(soloist, _) => Some(*soloist),
            Play::CallACard(deal) => return Roles { leader: Some(deal.caller), partner: deal.partner },
            Play::Cameroon(cameroon::Evidence::March(marcher, _)) => Some(*marcher),
            Play::Cameroon(cameroon::Evidence::Tricks(_, marcher)) => *marcher,
            Play::Cameroon(cameroon::Evidence::Placing(_) | cameroon::Evidence::Points(..)) => None,
        };
        Roles { leader, partner: None }
    }
}

/// A ruling: strokes erased (positive) or chalked back on (negative), and blobs given (positive) or taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ruling {
    /// Strokes per seat, −7 to 7; 0 for those not named.
    pub strokes: PerSeat<i8>,
    /// Blobs per seat, −9 to 9; 0 for those not named.
    pub blobs: PerSeat<i8>,
    /// Why.
    pub reason: Box<str>,
}

/// The table as a deal is made.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Who is in.
    pub players: Seats,
    /// Who dealt.
    pub dealer: Seat,
    /// The next clockwise who is in (D-8).
    pub forehand: Seat,
    /// The house rules.
    pub house: &'a House,
}

impl Table<'_> {
    /// Those who are in, clockwise from forehand.
    pub fn order(&self) -> [Seat; seats::MOST] {
        let mut order = [self.forehand; seats::MOST];
        let mut seat = self.forehand;
        for place in order.iter_mut().skip(1).take(usize::from(self.players.len()).saturating_sub(1)) {
            seat = self.players.after(seat).unwrap_or(seat);
            *place = seat;
        }
        order
    }

    /// Refuses somebody who is not in.
    ///
    /// # Errors
    /// `seat`.
    pub fn require_in(&self, seat: Seat) -> Result<(), Fault> {
        if self.players.contains(seat) { Ok(()) } else { Err(Fault::NotInDeal { player: seat.player() }) }
    }

    /// Refuses entries that do not name exactly those who are in.
    ///
    /// # Errors
    /// D-4.
    pub fn names_exactly(&self, named: Seats) -> Result<(), Fault> {
        if let Some(seat) = named.minus(self.players).iter().next() {
            return Err(Fault::PlayerOut { player: seat.player() });
        }
        match self.players.minus(named).iter().next() {
            Some(seat) => Err(Fault::PlayerMissing { player: seat.player() }),
            None => Ok(()),
        }
    }
}

/// Counts of a deal: card points, melds and last-trick bonus (D-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// The table told only the outcome.
    Unknown,
    /// Of each who was in.
    Each(PerSeat<u16>),
    /// Of the two sides: soloist and defenders, or callers and opponents; nothing for a side not known.
    Sides(Option<u16>, Option<u16>),
}

/// What a deal comes to.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// Counts.
    pub counts: Counts,
    /// Game points of each who was in, before the cut at the last stroke.
    pub awards: PerSeat<u8>,
    /// What the counts hold beside card points in tricks.
    pub added: Added,
    /// The rules that decided it.
    pub rules: RuleSet,
}

impl Verdict {
    /// A verdict on counts that hold only card points in tricks.
    pub fn new(counts: Counts, awards: PerSeat<u8>, rules: RuleSet) -> Verdict {
        Verdict { counts, awards, added: Added::default(), rules }
    }

    /// The verdict with what its counts hold beside card points.
    #[must_use]
    pub fn adding(self, added: Added) -> Verdict {
        Verdict { added, ..self }
    }
}

/// What counts hold beside card points in tricks (D-12, D-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// Melds of each player.
    pub melds: PerSeat<u8>,
    /// Who got the last-trick bonus.
    pub bonus: Option<Seat>,
}

/// A breach that the referee found in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The trick, from 1.
    pub trick: u8,
    /// Who played the card.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What is wrong with it.
    pub breach: Breach,
    /// The cards he held that the rule asked for, in the order he later played them.
    pub held: Box<[Card]>,
}
