//! What happens at a Dreeg table: deals with their evidence, misdeals, rulings, the end.

use super::contract::Contract;
use super::seats::{PerSeat, Seat};
use super::{call_a_card, cameroon, red_sow, sixty_six};

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
