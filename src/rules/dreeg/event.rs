//! What happens at a Dreeg table, as it is told: people by name, since who sits where may have changed by then (D-9).

use super::contract::Contract;
use super::each::Each;
use super::told::Evidence;
use super::{call_a_card, cameroon, red_sow, sixty_six};
use crate::rules::Player;

/// Something that happened at a Dreeg table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal was played.
    Deal(Deal),
    /// A misdeal: nothing scored, the same dealer deals again (D-8).
    Misdeal {
        /// Who dealt, if not the one whose turn it was.
        dealer: Option<Player>,
        /// Why, if the table says so.
        reason: Option<Box<str>>,
    },
    /// The table's ruling.
    Ruling(Box<Ruling>),
    /// Somebody takes over another's seat (D-9).
    Substitute {
        /// Who leaves the table.
        leaves: Player,
        /// Who sits down in his place.
        joins: Player,
        /// Why, if the table says so.
        reason: Option<Box<str>>,
    },
    /// A remark of the table and nothing else.
    Note,
    /// The game is over as it stands.
    End {
        /// Why, if the table says so.
        reason: Option<Box<str>>,
    },
}

/// A deal as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who dealt, if not the one whose turn it was (D-8).
    pub dealer: Option<Player>,
    /// The contract and what is told of it.
    pub play: Play,
}

/// A contract and the evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// Sixty-Six.
    SixtySix(sixty_six::Evidence),
    /// Red Sow.
    RedSow(red_sow::Deal),
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
            Play::RedSow(_) => Contract::RedSow,
            Play::CallACard(_) => Contract::CallACard,
            Play::Cameroon(_) => Contract::Cameroon,
        }
    }

    /// What is told of the deal, whatever its contract.
    pub fn evidence(&self) -> &dyn Evidence {
        match self {
            Play::SixtySix(evidence) => evidence,
            Play::RedSow(deal) => deal,
            Play::CallACard(deal) => deal.as_ref(),
            Play::Cameroon(evidence) => evidence,
        }
    }
}

/// A ruling: strokes erased (positive) or chalked back on (negative), and blobs given (positive) or taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ruling {
    /// Strokes, −7 to 7, of those who are named.
    pub strokes: Each<i8>,
    /// Blobs, −9 to 9, of those who are named.
    pub blobs: Each<i8>,
    /// Why.
    pub reason: Box<str>,
}
