//! Herzblatt: a soloist against all others, for stakes (H-1 to H-12, M-1 to M-4).
//!
//! [`deal`] is what is told of one, [`pack`] knows the cards by number of players, [`solo`] the standard scoring, [`muhr`] what Muhr's variant changes,
//! [`state`] the table, the dealer and the balances, [`settle`] the fewest transfers.

pub mod deal;
pub mod house;
pub mod moment;
pub mod muhr;
pub mod pack;
pub mod settle;
pub mod solo;
pub mod state;

pub use moment::{Moment, Scored, What};
pub use state::State;

use super::Player;
use super::fault::Fault;
use super::money::Money;
use super::play::MOST;

/// Something that happened at a Herzblatt table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal with a soloist.
    Solo {
        /// Who dealt, if not the one whose turn it was.
        dealer: Option<Player>,
        /// The deal.
        deal: deal::Deal,
    },
    /// Nobody played: thrown in (H-3).
    Passed {
        /// Who dealt, if not the one whose turn it was.
        dealer: Option<Player>,
    },
    /// A misdeal: the same dealer deals again.
    Misdeal {
        /// Who dealt, if not the one whose turn it was.
        dealer: Option<Player>,
        /// Why, if the table says so.
        reason: Option<Box<str>>,
    },
    /// The table's ruling: amounts that add up to zero.
    Ruling(Box<Ruling>),
    /// Who sits where from the next deal on (H-11), and who deals next.
    Seating {
        /// Clockwise.
        players: Box<[Player]>,
        /// Who deals next.
        dealer: Option<Player>,
    },
    /// The stake from the next deal on.
    Stake(Money),
    /// A debt was paid (H-12).
    Payment(Payment),
    /// A remark of the table and nothing else.
    Note,
    /// The evening is done.
    End {
        /// Why, if the table says so.
        reason: Option<Box<str>>,
    },
}

/// A ruling of a Herzblatt table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who gets (positive) or pays (negative) what.
    pub payments: Box<[(Player, Money)]>,
    /// Why.
    pub reason: Box<str>,
}

/// Money that changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who paid.
    pub from: Player,
    /// To whom.
    pub to: Player,
    /// How much; positive.
    pub amount: Money,
}

/// Those who take cards in a deal, clockwise in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    players: [Player; MOST],
    len: u8,
}

impl Hand {
    /// Those of a table who take cards; more than five are cut off.
    pub fn of(players: impl Iterator<Item = Player>) -> Hand {
        let mut hand = Hand { players: [Player(0); MOST], len: 0 };
        for (place, player) in hand.players.iter_mut().zip(players) {
            *place = player;
            hand.len += 1;
        }
        hand
    }

    /// In seat order.
    pub fn iter(&self) -> impl Iterator<Item = Player> + Clone {
        self.players.into_iter().take(self.len.into())
    }

    /// How many take cards.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nobody takes cards.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The place of a player in the seat order.
    pub fn place(&self, player: Player) -> Option<u8> {
        self.iter().position(|p| p == player).map(|place| place as u8)
    }
}

/// The table as a deal is made.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Who takes cards.
    pub hand: Hand,
    /// Who dealt.
    pub dealer: Player,
    /// The next clockwise.
    pub forehand: Player,
    /// The house rules.
    pub house: &'a house::House,
}

impl Table<'_> {
    /// A player's place in the bidding order: 0 is forehand.
    ///
    /// # Errors
    /// `seat` for somebody who takes no cards.
    pub fn position(&self, player: Player) -> Result<u8, Fault> {
        let forehand = self.hand.place(self.forehand).unwrap_or(0);
        let place = self.hand.place(player).ok_or(Fault::NotInDeal { player })?;
        Ok(if place >= forehand { place - forehand } else { place + self.hand.len() - forehand })
    }

    /// The player at a place in the bidding order.
    #[allow(clippy::indexing_slicing)] // the remainder is below the number of players, at most MOST
    pub fn player(&self, position: u8) -> Player {
        let forehand = self.hand.place(self.forehand).unwrap_or(0);
        self.hand.players[usize::from((position + forehand) % self.hand.len().max(1))]
    }
}

/// A breach that the referee found in a deal.
pub type Finding = super::referee::Finding<Player>;
