//! The table at which a deal is made, and what the deal comes to.

use crate::rules::book::RuleSet;
use crate::rules::card::Card;
use crate::rules::fault::Fault;
use crate::rules::referee::Breach;

use super::house::House;
use super::seats::{self, PerSeat, Seat, Seats};

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
