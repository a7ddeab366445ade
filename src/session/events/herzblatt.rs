//! Herzblatt's events from their keys, and back: one function a kind each way.

use super::keys::{Clash, Key, Kind, Told};
use super::values::Points;

use crate::rules::herzblatt::deal::{Calls, Deal, Evidence, Outcome};
use crate::rules::herzblatt::{Event, Payment, Ruling};
use crate::session::flaw::Flaw;

use Key::{
    AllTricks, Amount, Announcement, Contra, Dealer, DefenderPoints, From, Payments, Players, Re, Reason, Rest,
    Schneider, Soloist, SoloistPoints, To, Tricks,
};

/// The kinds of a Herzblatt session.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "solo",
        keys: &[
            Dealer,
            Soloist,
            Announcement,
            Contra,
            Re,
            Key::Outcome,
            Schneider,
            SoloistPoints,
            DefenderPoints,
            AllTricks,
            Tricks,
            Rest,
        ],
    },
    Kind { name: "passed", keys: &[Dealer] },
    Kind { name: "misdeal", keys: &[Dealer, Reason] },
    Kind { name: "ruling", keys: &[Payments, Reason] },
    Kind { name: "seating", keys: &[Players, Dealer] },
    Kind { name: "stake", keys: &[Amount] },
    Kind { name: "payment", keys: &[From, To, Amount] },
    Kind { name: "note", keys: &[] },
    Kind { name: "end", keys: &[Reason] },
];

/// The event of a kind with these keys.
///
/// # Errors
/// Keys that are missing, or do not go together.
pub fn event(kind: &str, told: Told) -> Result<Event, Clash> {
    Ok(match kind {
        "solo" => Event::Solo { dealer: told.dealer, deal: told.solo()? },
        "passed" => Event::Passed { dealer: told.dealer },
        "misdeal" => Event::Misdeal { dealer: told.dealer, reason: told.reason },
        "ruling" => {
            let reason = told.need(Reason, told.reason.clone())?;
            let payments = told.payments.ok_or(Clash::whole(Flaw::RulingEmpty {}))?;
            Event::Ruling(Box::new(Ruling { payments, reason }))
        }
        "seating" => Event::Seating { players: told.need(Players, told.players.clone())?, dealer: told.dealer },
        "stake" => Event::Stake(told.need(Amount, told.amount)?),
        "payment" => {
            let (from, to) = (told.need(From, told.from)?, told.need(To, told.to)?);
            let amount = told.need(Amount, told.amount)?;
            if from == to {
                return Err(Clash::at(To, Flaw::PaymentToSelf { name: to }));
            }
            Event::Payment(Payment { from, to, amount })
        }
        "note" => Event::Note,
        _ => Event::End { reason: told.reason },
    })
}

impl Told {
    fn solo(&self) -> Result<Deal, Clash> {
        let soloist = self.need(Soloist, self.soloist)?;
        let calls = Calls { announcement: self.announcement, contra: self.contra, re: self.re };
        let level = self.one_of(&[Key::Outcome, SoloistPoints, Tricks])?;
        for key in [DefenderPoints, AllTricks] {
            if self.has(key) && level != Some(SoloistPoints) {
                return Err(Clash::at(key, Flaw::OnlyWithPoints { key: key.name() }));
            }
        }
        if self.has(Rest) && level != Some(Tricks) {
            return Err(Clash::at(Rest, Flaw::OnlyWithTricks { key: Rest.name() }));
        }
        if self.has(Schneider) && level != Some(Key::Outcome) {
            let flaw = Flaw::OnlyWith { key: Schneider.name(), other: Key::Outcome.name() };
            return Err(Clash::at(Schneider, flaw));
        }
        let evidence = match (level, self.soloist_points, &self.tricks) {
            (Some(_), Some(Points(points)), _) => {
                Evidence::Points(points, self.defender_points.map(|Points(points)| points), self.all_tricks)
            }
            (Some(_), _, Some(record)) => Evidence::Tricks(record.clone(), self.rest),
            (Some(_), None, None) => {
                Evidence::Outcome(self.outcome_of(Outcome::from_word, Outcome::WORDS)?, self.schneider)
            }
            (None, ..) => {
                return Err(Clash::whole(Flaw::EvidenceMissing { allowed: "outcome, soloist_points, tricks" }));
            }
        };
        Ok(Deal { soloist, calls, evidence })
    }
}

/// The kind of an event, and its keys.
pub fn told(event: &Event) -> (&'static str, Told) {
    match event {
        Event::Solo { dealer, deal } => {
            let told = match &deal.evidence {
                Evidence::Outcome(outcome, schneider) => {
                    Told { outcome: Some(outcome.word().into()), schneider: *schneider, ..Told::default() }
                }
                Evidence::Points(points, others, all_tricks) => Told {
                    soloist_points: Some(Points(*points)),
                    defender_points: others.map(Points),
                    all_tricks: *all_tricks,
                    ..Told::default()
                },
                Evidence::Tricks(record, rest) => Told { tricks: Some(record.clone()), rest: *rest, ..Told::default() },
            };
            let Calls { announcement, contra, re } = deal.calls;
            ("solo", Told { dealer: *dealer, soloist: Some(deal.soloist), announcement, contra, re, ..told })
        }
        Event::Passed { dealer } => ("passed", Told { dealer: *dealer, ..Told::default() }),
        Event::Misdeal { dealer, reason } => {
            ("misdeal", Told { dealer: *dealer, reason: reason.clone(), ..Told::default() })
        }
        Event::Ruling(ruling) => {
            let (payments, reason) = (Some(ruling.payments.clone()), Some(ruling.reason.clone()));
            ("ruling", Told { payments, reason, ..Told::default() })
        }
        Event::Seating { players, dealer } => {
            ("seating", Told { players: Some(players.clone()), dealer: *dealer, ..Told::default() })
        }
        Event::Stake(amount) => ("stake", Told { amount: Some(*amount), ..Told::default() }),
        Event::Payment(paid) => {
            let (from, to, amount) = (Some(paid.from), Some(paid.to), Some(paid.amount));
            ("payment", Told { from, to, amount, ..Told::default() })
        }
        Event::Note => ("note", Told::default()),
        Event::End { reason } => ("end", Told { reason: reason.clone(), ..Told::default() }),
    }
}
