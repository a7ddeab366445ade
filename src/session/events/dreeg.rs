//! Dreeg's events from their keys, and back.
//!
//! `evidence` makes a deal of what is told of it, and `written` tells it again.

mod evidence;
mod written;

use super::keys::{Clash, Key, Kind, Told};

use crate::rules::dreeg::{Contract, Deal, Each, Event, Play, Ruling, red_sow};
use crate::session::flaw::Flaw;

pub use written::told;

use Key::{
    AllTricks, Blobs, CalledCard, Caller, CallerPoints, Dealer, DefenderPoints, FalseClaim, Joins, LastTrick, Leaves,
    March, MarchMade, OpponentPoints, Outcome, Partner, Passed, Placing, Reason, Rest, Soloist, SoloistPoints, Strokes,
    Trump, TrumpFrom, WentOut, Worth,
};

/// The kinds of a Dreeg session.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "sixty-six",
        keys: &[Dealer, Placing, Key::Points, Trump, Key::Tricks, Rest, WentOut, FalseClaim, LastTrick, Key::Melds],
    },
    Kind {
        name: "red-sow",
        keys: &[
            Dealer,
            Soloist,
            Passed,
            Outcome,
            SoloistPoints,
            DefenderPoints,
            Trump,
            TrumpFrom,
            Key::Tricks,
            Rest,
            LastTrick,
            Key::Melds,
        ],
    },
    Kind {
        name: "call-a-card",
        keys: &[
            Dealer,
            Caller,
            Partner,
            CalledCard,
            Outcome,
            Worth,
            CallerPoints,
            OpponentPoints,
            AllTricks,
            Trump,
            Key::Tricks,
            Rest,
            WentOut,
            FalseClaim,
            LastTrick,
            Key::Melds,
        ],
    },
    Kind { name: "cameroon", keys: &[Dealer, Placing, March, MarchMade, Key::Points, Key::Tricks, Rest, LastTrick] },
    Kind { name: "misdeal", keys: &[Dealer, Reason] },
    Kind { name: "ruling", keys: &[Strokes, Blobs, Reason] },
    Kind { name: "substitute", keys: &[Leaves, Joins, Reason] },
    Kind { name: "note", keys: &[] },
    Kind { name: "end", keys: &[Reason] },
];

/// The event of a kind with these keys.
///
/// # Errors
/// Keys that are missing, or do not go together.
pub fn event(kind: &str, told: Told) -> Result<Event, Clash> {
    if let Some(contract) = Contract::from_word(kind) {
        let play = match contract {
            Contract::SixtySix => Play::SixtySix(told.sixty_six()?),
            Contract::RedSow => {
                Play::RedSow(red_sow::Deal { soloist: told.need(Soloist, told.soloist)?, evidence: told.red_sow()? })
            }
            Contract::CallACard => Play::CallACard(Box::new(told.call_a_card()?)),
            Contract::Cameroon => Play::Cameroon(told.cameroon()?),
        };
        return Ok(Event::Deal(Deal { dealer: told.dealer, play }));
    }
    Ok(match kind {
        "misdeal" => Event::Misdeal { dealer: told.dealer, reason: told.reason },
        "ruling" => Event::Ruling(Box::new(told.ruling()?)),
        "substitute" => Event::Substitute {
            leaves: told.need(Leaves, told.leaves)?,
            joins: told.need(Joins, told.joins)?.0,
            reason: told.reason,
        },
        "note" => Event::Note,
        _ => Event::End { reason: told.reason },
    })
}

impl Told {
    fn ruling(&self) -> Result<Ruling, Clash> {
        let reason = self.need(Reason, self.reason.clone())?;
        if !self.has(Strokes) && !self.has(Blobs) {
            return Err(Clash::whole(Flaw::RulingEmpty {}));
        }
        let within = |key: Key, limit: u8, told: Option<Each<i8>>| {
            let told = told.unwrap_or_default();
            match told.iter().find(|(_, change)| *change == 0 || change.unsigned_abs() > limit) {
                Some((name, _)) => Err(Clash::at(key, Flaw::RulingRange { key: key.name().to_owned(), name, limit })),
                None => Ok(told),
            }
        };
        let (strokes, blobs) = (within(Strokes, 7, self.strokes)?, within(Blobs, 9, self.blobs)?);
        Ok(Ruling { strokes, blobs, reason })
    }
}
