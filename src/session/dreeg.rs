//! Dreeg's events, from the keys of the file to typed values: one function a kind.

use super::flaw::{Flaw, Mistake};
use super::names::Names;
use super::value::{Fields, Value};
use crate::rules::card::Suit;
use crate::rules::dreeg::placing::Placing;
use crate::rules::dreeg::seats::{PerSeat, Seat, Seats};
use crate::rules::dreeg::tally::{Ending, Extras, Piles, Tricks};
use crate::rules::dreeg::{Deal, Event, Play, Ruling, call_a_card, cameroon, red_sow, sixty_six};
use crate::rules::fault::Fault;

/// The kinds of a Dreeg session with the keys of each, those that every event may have aside.
pub const KINDS: &[(&str, &[&str])] = &[
    (
        "sixty-six",
        &["dealer", "placing", "points", "tricks", "went_out", "false_claim", "last_trick", "melds", "trump", "rest"],
    ),
    (
        "red-sow",
        &[
            "dealer",
            "soloist",
            "passed",
            "outcome",
            "soloist_points",
            "defender_points",
            "tricks",
            "last_trick",
            "melds",
            "trump",
            "trump_from",
            "rest",
        ],
    ),
    (
        "call-a-card",
        &[
            "dealer",
            "caller",
            "partner",
            "called_card",
            "outcome",
            "worth",
            "caller_points",
            "opponent_points",
            "all_tricks",
            "tricks",
            "went_out",
            "false_claim",
            "last_trick",
            "melds",
            "trump",
            "rest",
        ],
    ),
    ("cameroon", &["dealer", "placing", "march", "march_made", "points", "tricks", "last_trick", "rest"]),
    ("misdeal", &["dealer", "reason"]),
    ("ruling", &["strokes", "blobs", "reason"]),
    ("end", &["reason"]),
];

/// Reads one event.
///
/// # Errors
/// What is wrong with its keys.
pub fn event(fields: &Fields<'_>, names: &Names) -> Result<Event, Mistake> {
    let kind = super::value::kind(fields, KINDS)?;
    let reader = Reader { fields, names };
    match kind {
        "sixty-six" => reader.deal(Play::SixtySix(reader.sixty_six()?)),
        "red-sow" => reader.deal(Play::RedSow(reader.need_seat("soloist")?, reader.red_sow()?)),
        "call-a-card" => reader.deal(Play::CallACard(Box::new(reader.call_a_card()?))),
        "cameroon" => reader.deal(Play::Cameroon(reader.cameroon()?)),
        "misdeal" => {
            reader.reason()?;
            Ok(Event::Misdeal { dealer: reader.seat("dealer")? })
        }
        "ruling" => reader.ruling(),
        _ => {
            reader.reason()?;
            Ok(Event::End)
        }
    }
}

/// The keys of one event, and who plays.
struct Reader<'a> {
    fields: &'a Fields<'a>,
    names: &'a Names,
}

impl Reader<'_> {
    fn seat_of(&self, value: Value<'_>) -> Result<Seat, Mistake> {
        let player = value.player(self.names)?;
        Seat::new(player.0.into()).ok_or_else(|| value.wrong(Flaw::TooLarge {}))
    }

    fn seat(&self, key: &'static str) -> Result<Option<Seat>, Mistake> {
        self.fields.get(key).map(|value| self.seat_of(value)).transpose()
    }

    fn need_seat(&self, key: &'static str) -> Result<Seat, Mistake> {
        self.seat_of(self.fields.need(key)?)
    }

    fn deal(&self, play: Play) -> Result<Event, Mistake> {
        Ok(Event::Deal(Deal { dealer: self.seat("dealer")?, play }))
    }

    fn reason(&self) -> Result<Option<&str>, Mistake> {
        self.fields.get("reason").map(|reason| reason.full_text()).transpose()
    }

    /// Refuses keys that stand only beside card points, or only beside tricks (SESSION.md, the levels of evidence).
    fn level(&self, chosen: &str, points: &[&'static str], tricks: &[&'static str]) -> Result<(), Mistake> {
        if let Some(key) = points.iter().find(|key| chosen != "points" && self.fields.has(key)) {
            return Err(self.fields.wrong_at(key, Flaw::OnlyWithPoints { key }));
        }
        if let Some(key) = tricks.iter().find(|key| chosen != "tricks" && self.fields.has(key)) {
            return Err(self.fields.wrong_at(key, Flaw::OnlyWithTricks { key }));
        }
        Ok(())
    }

    fn sixty_six(&self) -> Result<sixty_six::Evidence, Mistake> {
        let level = super::value::one_of(self.fields, &["placing", "points", "tricks"])?;
        match level {
            Some("placing") => {
                self.level("outcome", &["last_trick", "melds", "went_out", "false_claim"], &["trump", "rest"])?;
                Ok(sixty_six::Evidence::Placing(self.placing()?))
            }
            Some("points") => {
                self.level("points", &[], &["trump", "rest"])?;
                Ok(sixty_six::Evidence::Points(self.piles()?, self.extras()?, self.ending()?))
            }
            Some(_) => {
                self.level("tricks", &["last_trick", "melds"], &[])?;
                let ending = self.ending()?;
                self.fields.need("trump")?;
                Ok(sixty_six::Evidence::Tricks(self.tricks(ending)?, ending))
            }
            None => match self.only_false_claim()? {
                Some(claimer) => Ok(sixty_six::Evidence::FalseClaim(claimer)),
                None => Err(self.evidence_missing("placing, points, tricks, false_claim")),
            },
        }
    }

    fn red_sow(&self) -> Result<red_sow::Evidence, Mistake> {
        let level = super::value::one_of(self.fields, &["passed", "outcome", "soloist_points", "tricks"])?;
        let (of_points, of_tricks) = (["last_trick", "melds", "defender_points"], ["trump", "trump_from", "rest"]);
        match level {
            Some("passed") => {
                self.level("outcome", &of_points, &of_tricks)?;
                let passed = self.fields.need("passed")?;
                if !passed.flag()? {
                    return Err(passed.wrong(Flaw::OnlyTrue { key: "passed" }));
                }
                Ok(red_sow::Evidence::Passed)
            }
            Some("outcome") => {
                self.level("outcome", &of_points, &of_tricks)?;
                let outcome = self.fields.need("outcome")?;
                let outcome = outcome.word(red_sow::Outcome::from_word, red_sow::Outcome::WORDS)?;
                Ok(red_sow::Evidence::Outcome(outcome))
            }
            Some("soloist_points") => {
                self.level("points", &[], &of_tricks)?;
                let points = self.fields.need("soloist_points")?.points()?;
                let others = self.fields.get("defender_points").map(|value| value.points()).transpose()?;
                Ok(red_sow::Evidence::Points(points, others, self.extras()?))
            }
            Some(_) => {
                self.level("tricks", &of_points, &[])?;
                self.fields.need("trump")?;
                Ok(red_sow::Evidence::Tricks(self.tricks(Ending::PlayedOut)?))
            }
            None => Err(self.evidence_missing("passed, outcome, soloist_points, tricks")),
        }
    }

    fn call_a_card(&self) -> Result<call_a_card::Deal, Mistake> {
        let (caller, partner) = (self.need_seat("caller")?, self.seat("partner")?);
        let called_card = self.fields.get("called_card").map(|card| card.card()).transpose()?;
        let level = super::value::one_of(self.fields, &["outcome", "caller_points", "tricks"])?;
        if let Some(worth) = self.fields.get("worth").filter(|_| level != Some("outcome")) {
            return Err(worth.wrong(Flaw::OnlyWith { key: "worth", other: "outcome" }));
        }
        let of_points = ["last_trick", "melds", "opponent_points", "all_tricks"];
        let evidence = match level {
            Some("outcome") => {
                self.level("outcome", &of_points, &["trump", "rest"])?;
                self.level("outcome", &["went_out", "false_claim"], &[])?;
                let outcome = self.fields.need("outcome")?;
                let winner = outcome.word(call_a_card::Winner::from_word, call_a_card::Winner::WORDS)?;
                let worth = self.fields.get("worth").map(|worth| worth.number(1, 3)).transpose()?;
                call_a_card::Evidence::Outcome(winner, worth.map(|worth| worth as u8))
            }
            Some("caller_points") => {
                self.level("points", &[], &["trump", "rest"])?;
                let ending = self.ending()?;
                if self.fields.has("all_tricks") && matches!(ending, Ending::FalseClaim(_)) {
                    let flaw = Flaw::NotBoth { one: "all_tricks", other: "false_claim" };
                    return Err(self.fields.wrong_at("all_tricks", flaw));
                }
                let points = |key| self.fields.get(key).map(|value| value.points()).transpose();
                let all_tricks = self.fields.get("all_tricks").map(|value| value.flag()).transpose()?;
                call_a_card::Evidence::Points(call_a_card::Points {
                    callers: self.fields.need("caller_points")?.points()?,
                    opponents: points("opponent_points")?,
                    all_tricks: all_tricks == Some(true),
                    extras: self.extras()?,
                    ending,
                })
            }
            Some(_) => {
                self.level("tricks", &of_points, &[])?;
                let ending = self.ending()?;
                call_a_card::Evidence::Tricks(self.tricks(ending)?, ending)
            }
            None => {
                self.level("outcome", &of_points, &[])?;
                match self.only_false_claim()? {
                    Some(claimer) => call_a_card::Evidence::FalseClaim(claimer),
                    None => return Err(self.evidence_missing("outcome, caller_points, tricks, false_claim")),
                }
            }
        };
        Ok(call_a_card::Deal { caller, partner, called_card, evidence })
    }

    fn cameroon(&self) -> Result<cameroon::Evidence, Mistake> {
        let level = super::value::one_of(self.fields, &["placing", "points", "tricks"])?;
        let made = self.fields.get("march_made");
        if let Some(made) = made.filter(|_| level.is_some() || !self.fields.has("march")) {
            return Err(made.wrong(Flaw::OnlyWith { key: "march_made", other: "march" }));
        }
        if let (Some(one @ ("placing" | "points")), Some(march)) = (level, self.fields.get("march")) {
            let one = if one == "placing" { "placing" } else { "points" };
            return Err(march.wrong(Flaw::EvidenceTwice { one, other: "march" }));
        }
        match level {
            Some("placing") => {
                self.level("outcome", &["last_trick"], &["rest"])?;
                Ok(cameroon::Evidence::Placing(self.placing()?))
            }
            Some("points") => {
                self.level("points", &[], &["rest"])?;
                Ok(cameroon::Evidence::Points(self.piles()?, self.seat("last_trick")?))
            }
            Some(_) => {
                self.level("tricks", &["last_trick"], &[])?;
                Ok(cameroon::Evidence::Tricks(self.tricks(Ending::PlayedOut)?, self.seat("march")?))
            }
            None => {
                self.level("outcome", &["last_trick"], &["rest"])?;
                let Some(marcher) = self.seat("march")? else {
                    return Err(self.evidence_missing("placing, points, tricks, march"));
                };
                Ok(cameroon::Evidence::March(marcher, self.fields.need("march_made")?.flag()?))
            }
        }
    }

    fn evidence_missing(&self, allowed: &'static str) -> Mistake {
        self.fields.wrong(Flaw::EvidenceMissing { allowed })
    }

    /// `false_claim` as the only evidence.
    fn only_false_claim(&self) -> Result<Option<Seat>, Mistake> {
        self.level("outcome", &["last_trick", "melds", "went_out"], &["trump", "rest"])?;
        self.seat("false_claim")
    }

    fn ending(&self) -> Result<Ending, Mistake> {
        match (self.seat("went_out")?, self.seat("false_claim")?) {
            (Some(_), Some(_)) => {
                let flaw = Flaw::NotBoth { one: "went_out", other: "false_claim" };
                Err(self.fields.wrong_at("false_claim", flaw))
            }
            (Some(goer), None) => Ok(Ending::WentOut(goer)),
            (None, Some(claimer)) => Ok(Ending::FalseClaim(claimer)),
            (None, None) => Ok(Ending::PlayedOut),
        }
    }

    fn placing(&self) -> Result<Placing, Mistake> {
        let mut placing = Placing { named: Seats::NONE, group: PerSeat::default() };
        for (group, players) in self.fields.need("placing")?.list()?.enumerate() {
            for player in players.list()? {
                let seat = self.seat_of(player)?;
                if placing.named.contains(seat) {
                    return Err(player.wrong(Flaw::NameTwice { name: player.text()?.to_owned() }));
                }
                placing.named = placing.named.with(seat);
                placing.group[seat] = group.min(u8::MAX.into()) as u8;
            }
        }
        Ok(placing)
    }

    fn piles(&self) -> Result<Piles, Mistake> {
        let mut piles = Piles::default();
        for (name, value) in self.fields.need("points")?.table()?.each() {
            let seat = self.named(name, value)?;
            piles.named = piles.named.with(seat);
            piles.points[seat] = value.points()?;
        }
        Ok(piles)
    }

    fn extras(&self) -> Result<Extras, Mistake> {
        let mut extras = Extras { last_trick: self.seat("last_trick")?, ..Extras::default() };
        let Some(melds) = self.fields.get("melds") else { return Ok(extras) };
        for (name, value) in melds.table()?.each() {
            let seat = self.named(name, value)?;
            let points = value.integer()?;
            let fitting = u8::try_from(points).ok().filter(|points| *points >= 20);
            let impossible = || Fault::MeldValue { player: seat.player(), points };
            extras.melds[seat] = fitting.ok_or_else(|| Mistake::new(value.span(), impossible()))?;
            extras.melders = extras.melders.with(seat);
        }
        Ok(extras)
    }

    /// The seat of a name that stands as a key.
    fn named(&self, name: &str, value: Value<'_>) -> Result<Seat, Mistake> {
        let unknown = || value.wrong_key(Names::unknown(name, self.names.iter().collect::<Vec<_>>().into_iter()));
        let player = self.names.find(name).ok_or_else(unknown)?;
        Seat::new(player.0.into()).ok_or_else(|| value.wrong(Flaw::TooLarge {}))
    }

    fn tricks(&self, ending: Ending) -> Result<Tricks, Mistake> {
        let record = self.fields.need("tricks")?.tricks()?;
        let rest = self.fields.get("rest");
        if let Some(rest) = rest.filter(|_| ending != Ending::PlayedOut) {
            let other = if matches!(ending, Ending::WentOut(_)) { "went_out" } else { "false_claim" };
            return Err(rest.wrong(Flaw::NotBoth { one: "rest", other }));
        }
        let suits = Suit::ALL.map(Suit::name);
        let trump = self.fields.get("trump").map(|trump| trump.word(Suit::from_name, &suits)).transpose()?;
        let trump_from = self.fields.get("trump_from").map(|from| from.number(1, 12)).transpose()?;
        let rest = rest.map(|rest| self.seat_of(rest)).transpose()?;
        Ok(Tricks { record, trump, trump_from: trump_from.map(|from| from as u8), rest })
    }

    fn ruling(&self) -> Result<Event, Mistake> {
        let reason = Box::from(self.fields.need("reason")?.full_text()?);
        if !self.fields.has("strokes") && !self.fields.has("blobs") {
            return Err(self.fields.wrong(Flaw::RulingEmpty {}));
        }
        let (strokes, blobs) = (self.changes("strokes", 7)?, self.changes("blobs", 9)?);
        Ok(Event::Ruling(Ruling { strokes, blobs, reason }))
    }

    /// A ruling's numbers: whole, not 0, at most `limit` either way.
    fn changes(&self, key: &'static str, limit: i8) -> Result<PerSeat<i8>, Mistake> {
        let mut changes = PerSeat::default();
        let Some(table) = self.fields.get(key) else { return Ok(changes) };
        for (name, value) in table.table()?.each() {
            let seat = self.named(name, value)?;
            let change = i8::try_from(value.integer()?).ok().filter(|n| *n != 0 && (-limit..=limit).contains(n));
            let flaw = || Flaw::RulingRange { key: key.to_owned(), name: name.to_owned(), limit: limit.unsigned_abs() };
            changes[seat] = change.ok_or_else(|| value.wrong(flaw()))?;
        }
        Ok(changes)
    }
}
