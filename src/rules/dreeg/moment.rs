//! What an event came to: what it was, and what it changed on the slates.

use super::Contract;
use super::seats::{PerSeat, Seat, Seated, Seats};
use super::slate::Strokes;
use super::table::{Added, Counts, Finding, Roles};
use crate::rules::book::RuleSet;

/// What an event was and what it changed.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What it was.
    pub what: What,
    /// The sub-game in which it happened, from 0.
    pub subgame: u32,
    /// Who sat where: after it, if it changed that.
    pub seated: Seated,
    /// Who was in before it.
    pub players: Seats,
    /// Strokes left of each before it.
    pub before: PerSeat<Strokes>,
    /// Strokes left of each after it, before a new sub-game writes new ones.
    pub strokes: PerSeat<Strokes>,
    /// Who went out by it.
    pub gone_out: Seats,
    /// Blobs given (positive) or taken by it, those for the end of the sub-game among them.
    pub blobs: PerSeat<i16>,
    /// Whether it ended its sub-game.
    pub ended_subgame: bool,
    /// What the referee found in it.
    pub findings: Box<[Finding]>,
}

/// What an event was.
#[derive(Clone, Copy, Debug)]
pub enum What {
    /// A scored deal.
    Deal(Scored),
    /// A misdeal, by this dealer.
    Misdeal(Seat),
    /// A ruling.
    Ruling,
    /// Somebody took over this seat (D-9).
    Substitute(Seat),
    /// A remark.
    Note,
    /// The end of the game.
    End,
}

/// What a deal came to, at the table it was made at.
#[derive(Clone, Copy, Debug)]
pub struct Scored {
    /// Its contract.
    pub contract: Contract,
    /// Who dealt.
    pub dealer: Seat,
    /// Who was forehand.
    pub forehand: Seat,
    /// Who played it for himself, and with whom.
    pub roles: Roles,
    /// Counts.
    pub counts: Counts,
    /// Game points, before the cut at the last stroke.
    pub awards: PerSeat<u8>,
    /// What the counts hold beside card points in tricks.
    pub added: Added,
    /// The rules that decided it.
    pub rules: RuleSet,
}

impl Moment {
    /// The deal that it was, if it was one.
    pub fn deal(&self) -> Option<&Scored> {
        match &self.what {
            What::Deal(scored) => Some(scored),
            What::Misdeal(_) | What::Ruling | What::Substitute(_) | What::Note | What::End => None,
        }
    }
}
