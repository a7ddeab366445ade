//! Herzblatt's events, from the keys of the file to typed values: one function a kind.

use super::flaw::{Flaw, Mistake};
use super::names::{self, Names};
use super::value::{Fields, Value, kind, one_of};
use crate::rules::Player;
use crate::rules::herzblatt::deal::{Announcement, Calls};
use crate::rules::herzblatt::deal::{Deal, Evidence, Outcome};
use crate::rules::herzblatt::{Event, Payment, Ruling};
use crate::rules::money::Currency;

/// The kinds of a Herzblatt session with the keys of each, those that every event may have aside.
pub const KINDS: &[(&str, &[&str])] = &[
    (
        "solo",
        &[
            "dealer",
            "soloist",
            "outcome",
            "schneider",
            "soloist_points",
            "defender_points",
            "tricks",
            "rest",
            "announcement",
            "contra",
            "re",
            "all_tricks",
        ],
    ),
    ("passed", &["dealer"]),
    ("misdeal", &["dealer", "reason"]),
    ("ruling", &["payments", "reason"]),
    ("seating", &["players", "dealer"]),
    ("stake", &["amount"]),
    ("payment", &["from", "to", "amount"]),
    ("end", &["reason"]),
];

/// Reads one event. Names that are new are added to the list; who may take part is the rules' matter.
///
/// # Errors
/// What is wrong with its keys.
pub fn event(fields: &Fields<'_>, names: &mut Names, currency: Currency) -> Result<Event, Mistake> {
    let kind = kind(fields, KINDS)?;
    let mut reader = Reader { fields, names, currency };
    match kind {
        "solo" => Ok(Event::Solo { dealer: reader.player("dealer")?, deal: reader.solo()? }),
        "passed" => Ok(Event::Passed { dealer: reader.player("dealer")? }),
        "misdeal" => {
            reader.reason()?;
            Ok(Event::Misdeal { dealer: reader.player("dealer")? })
        }
        "ruling" => reader.ruling(),
        "seating" => reader.seating(),
        "stake" => Ok(Event::Stake(fields.need("amount")?.positive_amount(currency)?)),
        "payment" => reader.payment(),
        _ => {
            reader.reason()?;
            Ok(Event::End)
        }
    }
}

/// The keys of one event, and what it needs to be read.
struct Reader<'a, 'n> {
    fields: &'a Fields<'a>,
    names: &'n mut Names,
    currency: Currency,
}

impl Reader<'_, '_> {
    fn player_of(&mut self, value: Value<'_>) -> Result<Player, Mistake> {
        self.named(value.text()?, value)
    }

    fn named(&mut self, name: &str, value: Value<'_>) -> Result<Player, Mistake> {
        self.names.intern(name).ok_or_else(|| value.wrong(Flaw::TooLarge {}))
    }

    fn player(&mut self, key: &'static str) -> Result<Option<Player>, Mistake> {
        self.fields.get(key).map(|value| self.player_of(value)).transpose()
    }

    fn need_player(&mut self, key: &'static str) -> Result<Player, Mistake> {
        self.player_of(self.fields.need(key)?)
    }

    fn reason(&self) -> Result<Option<&str>, Mistake> {
        self.fields.get("reason").map(|reason| reason.full_text()).transpose()
    }

    fn flag(&self, key: &'static str) -> Result<Option<bool>, Mistake> {
        self.fields.get(key).map(|value| value.flag()).transpose()
    }

    fn solo(&mut self) -> Result<Deal, Mistake> {
        let soloist = self.need_player("soloist")?;
        let announcement = self.fields.get("announcement");
        let calls = Calls {
            announcement: announcement.map(|v| v.word(Announcement::from_word, Announcement::WORDS)).transpose()?,
            contra: self.player("contra")?,
            re: self.flag("re")?,
        };
        let level = one_of(self.fields, &["outcome", "soloist_points", "tricks"])?;
        let only_with = |key: &'static str, other: &'static str| match self.fields.get(key) {
            Some(value) if level != Some(other) => Err(value.wrong(match other {
                "soloist_points" => Flaw::OnlyWithPoints { key },
                "tricks" => Flaw::OnlyWithTricks { key },
                _ => Flaw::OnlyWith { key, other },
            })),
            Some(_) | None => Ok(()),
        };
        only_with("schneider", "outcome")?;
        only_with("defender_points", "soloist_points")?;
        only_with("all_tricks", "soloist_points")?;
        only_with("rest", "tricks")?;
        let evidence = match level {
            Some("outcome") => {
                let outcome = self.fields.need("outcome")?.word(Outcome::from_word, Outcome::WORDS)?;
                Evidence::Outcome(outcome, self.flag("schneider")?)
            }
            Some("soloist_points") => {
                let points = self.fields.need("soloist_points")?.points()?;
                let others = self.fields.get("defender_points").map(|value| value.points()).transpose()?;
                Evidence::Points(points, others, self.flag("all_tricks")?)
            }
            Some(_) => Evidence::Tricks(self.fields.need("tricks")?.tricks()?, self.player("rest")?),
            None => {
                let allowed = "outcome, soloist_points, tricks";
                return Err(self.fields.wrong(Flaw::EvidenceMissing { allowed }));
            }
        };
        Ok(Deal { soloist, calls, evidence })
    }

    fn ruling(&mut self) -> Result<Event, Mistake> {
        let reason = Box::from(self.fields.need("reason")?.full_text()?);
        let Some(table) = self.fields.get("payments") else {
            return Err(self.fields.wrong(Flaw::RulingEmpty {}));
        };
        let mut payments = Vec::new();
        for (name, value) in table.table()?.each() {
            payments.push((self.named(name, value)?, value.amount(self.currency)?));
        }
        payments.sort_unstable_by_key(|(player, _)| *player);
        Ok(Event::Ruling(Box::new(Ruling { payments: payments.into(), reason })))
    }

    fn seating(&mut self) -> Result<Event, Mistake> {
        let mut players = Vec::new();
        for value in self.fields.need("players")?.list()? {
            let name = value.text()?;
            names::check(name).map_err(|flaw| value.wrong(flaw))?;
            players.push(self.named(name, value)?);
        }
        Ok(Event::Seating { players: players.into(), dealer: self.player("dealer")? })
    }

    fn payment(&mut self) -> Result<Event, Mistake> {
        let (from, to) = (self.need_player("from")?, self.need_player("to")?);
        let amount = self.fields.need("amount")?.positive_amount(self.currency)?;
        if from == to {
            let name = self.names.of(to).to_owned();
            return Err(self.fields.wrong(Flaw::PaymentToSelf { name }));
        }
        Ok(Event::Payment(Payment { from, to, amount }))
    }
}
