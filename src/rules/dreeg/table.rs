//! The table at which a deal is made, and what the deal comes to.

use crate::rules::Player;
use crate::rules::book::RuleSet;
use crate::rules::fault::Fault;
use crate::rules::referee;

use super::each::Each;
use super::house::House;
use super::seats::{self, PerSeat, Seat, Seated, Seats};

/// The table as a deal is made.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Who sits where.
    pub seated: Seated,
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

    /// Who sits on a seat.
    pub fn player(&self, seat: Seat) -> Player {
        self.seated.player(seat)
    }

    /// The seat of somebody who is in.
    ///
    /// # Errors
    /// `seat`: he is out, or does not sit at the table.
    pub fn seat(&self, player: Player) -> Result<Seat, Fault> {
        let seat = self.seated.seat(player).ok_or(Fault::NotSeated { player })?;
        if self.players.contains(seat) { Ok(seat) } else { Err(Fault::IsOut { player }) }
    }

    /// What is told of exactly those who are in, by seat.
    ///
    /// # Errors
    /// D-4: somebody is named who is out, or one who is in is not; `seat` for somebody who does not sit at the table.
    #[inline]
    pub fn each<T: Copy + Default>(&self, told: &Each<T>) -> Result<PerSeat<T>, Fault> {
        let (mut each, mut named) = (PerSeat::default(), Seats::NONE);
        for (player, value) in told.iter() {
            let seat = self.seated.seat(player).ok_or(Fault::NotSeated { player })?;
            if !self.players.contains(seat) {
                return Err(Fault::PlayerOut { player });
            }
            named = named.with(seat);
            each[seat] = value;
        }
        match self.players.minus(named).iter().next() {
            Some(seat) => Err(Fault::PlayerMissing { player: self.player(seat) }),
            None => Ok(each),
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
    /// Who played for himself, and with whom.
    pub roles: Roles,
    /// The rules that decided it.
    pub rules: RuleSet,
}

impl Verdict {
    /// A verdict on counts that hold only card points in tricks, with nobody against the others.
    pub fn new(counts: Counts, awards: PerSeat<u8>, rules: RuleSet) -> Verdict {
        Verdict { counts, awards, added: Added::default(), roles: Roles::default(), rules }
    }

    /// The verdict with what its counts hold beside card points.
    #[must_use]
    pub fn adding(self, added: Added) -> Verdict {
        Verdict { added, ..self }
    }

    /// The verdict with who played against the others.
    #[must_use]
    pub fn led(self, leader: Seat, partner: Option<Seat>) -> Verdict {
        Verdict { roles: Roles { leader: Some(leader), partner }, ..self }
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

/// What counts hold beside card points in tricks (D-12, D-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// Melds of each player.
    pub melds: PerSeat<u8>,
    /// Who got the last-trick bonus.
    pub bonus: Option<Seat>,
}

/// A breach that the referee found in a deal.
pub type Finding = referee::Finding<Seat>;
