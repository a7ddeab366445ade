//! Dreeg's events from their keys, and back: one function a kind each way.

use super::keys::{Joiner, Key, Melds, Points, Small, Told};
use super::{Clash, Kind};
use crate::rules::Player;
use crate::rules::dreeg::tally::{Ending, Extras, Tricks};
use crate::rules::dreeg::{Deal, Each, Event, Play, Ruling, call_a_card, cameroon, red_sow, sixty_six};
use crate::session::flaw::Flaw;

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
    let deal = |play| Event::Deal(Deal { dealer: told.dealer, play });
    Ok(match kind {
        "sixty-six" => deal(Play::SixtySix(told.sixty_six()?)),
        "red-sow" => deal(Play::RedSow(told.need(Soloist, told.soloist)?, told.red_sow()?)),
        "call-a-card" => deal(Play::CallACard(Box::new(told.call_a_card()?))),
        "cameroon" => deal(Play::Cameroon(told.cameroon()?)),
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

/// The level of evidence at which a deal is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Outcome,
    Points,
    Tricks,
}

impl Told {
    /// The value of a key that must be there.
    pub(super) fn need<T>(&self, key: Key, value: Option<T>) -> Result<T, Clash> {
        value.ok_or(Clash::whole(Flaw::KeyMissing { key: key.name() }))
    }

    /// The one of these keys that is there; evidence of two levels is refused.
    pub(super) fn one_of(&self, keys: &[Key]) -> Result<Option<Key>, Clash> {
        let mut there = keys.iter().copied().filter(|key| self.has(*key));
        let first = there.next();
        match (first, there.next()) {
            (Some(one), Some(other)) => {
                Err(Clash::at(other, Flaw::EvidenceTwice { one: one.name(), other: other.name() }))
            }
            (first, _) => Ok(first),
        }
    }

    /// Refuses keys that stand only beside card points, or only beside tricks (SESSION.md, the levels of evidence).
    fn at_level(&self, level: Level, points: &[Key], tricks: &[Key]) -> Result<(), Clash> {
        if let Some(key) = points.iter().find(|key| level != Level::Points && self.has(**key)) {
            return Err(Clash::at(*key, Flaw::OnlyWithPoints { key: key.name() }));
        }
        match tricks.iter().find(|key| level != Level::Tricks && self.has(**key)) {
            Some(key) => Err(Clash::at(*key, Flaw::OnlyWithTricks { key: key.name() })),
            None => Ok(()),
        }
    }

    /// A word of a small set.
    pub(super) fn outcome_of<T>(&self, of_word: fn(&str) -> Option<T>, words: &[&str]) -> Result<T, Clash> {
        let word = self.outcome.as_deref().unwrap_or_default();
        of_word(word).ok_or_else(|| {
            let allowed = words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
            let (key, word) = (Outcome.name().to_owned(), word.to_owned());
            Clash::at(Outcome, Flaw::WordUnknown { key, word, allowed })
        })
    }

    fn extras(&self) -> Extras {
        Extras { melds: self.melds.map(|melds| melds.0).unwrap_or_default(), last_trick: self.last_trick }
    }

    fn ending(&self) -> Result<Ending, Clash> {
        match (self.went_out, self.false_claim) {
            (Some(_), Some(_)) => {
                Err(Clash::at(FalseClaim, Flaw::NotBoth { one: WentOut.name(), other: FalseClaim.name() }))
            }
            (Some(goer), None) => Ok(Ending::WentOut(goer)),
            (None, Some(claimer)) => Ok(Ending::FalseClaim(claimer)),
            (None, None) => Ok(Ending::PlayedOut),
        }
    }

    /// The cards and what stands beside them.
    fn recorded(&self, ending: Ending) -> Result<Tricks, Clash> {
        let record = self.need(Key::Tricks, self.tricks.clone())?;
        let other = match ending {
            Ending::PlayedOut => None,
            Ending::WentOut(_) => Some(WentOut),
            Ending::FalseClaim(_) => Some(FalseClaim),
        };
        if let Some(other) = other.filter(|_| self.rest.is_some()) {
            return Err(Clash::at(Rest, Flaw::NotBoth { one: Rest.name(), other: other.name() }));
        }
        let trump_from = self.trump_from.map(|Small(from)| from);
        let most = record.len();
        if trump_from.is_some_and(|from| !(1..=most).contains(&from.into())) {
            let key = TrumpFrom.name().to_owned();
            return Err(Clash::at(TrumpFrom, Flaw::NumberRange { key, least: 1, most: most as i64 }));
        }
        Ok(Tricks { record, trump: self.trump, trump_from, rest: self.rest })
    }

    fn sixty_six(&self) -> Result<sixty_six::Evidence, Clash> {
        match (self.one_of(&[Placing, Key::Points, Key::Tricks])?, self.placing, self.points) {
            (Some(_), Some(placing), _) => {
                self.at_level(Level::Outcome, &[LastTrick, Key::Melds, WentOut, FalseClaim], &[Trump, Rest])?;
                Ok(sixty_six::Evidence::Placing(placing))
            }
            (Some(_), _, Some(points)) => {
                self.at_level(Level::Points, &[], &[Trump, Rest])?;
                Ok(sixty_six::Evidence::Points(points, self.extras(), self.ending()?))
            }
            (Some(_), None, None) => {
                self.at_level(Level::Tricks, &[LastTrick, Key::Melds], &[])?;
                self.need(Trump, self.trump)?;
                let ending = self.ending()?;
                Ok(sixty_six::Evidence::Tricks(self.recorded(ending)?, ending))
            }
            (None, ..) => match self.only_false_claim()? {
                Some(claimer) => Ok(sixty_six::Evidence::FalseClaim(claimer)),
                None => Err(missing("placing, points, tricks, false_claim")),
            },
        }
    }

    fn red_sow(&self) -> Result<red_sow::Evidence, Clash> {
        let (of_points, of_tricks) = ([LastTrick, Key::Melds, DefenderPoints], [Trump, TrumpFrom, Rest]);
        let level = self.one_of(&[Passed, Outcome, SoloistPoints, Key::Tricks])?;
        match (level, self.passed, self.soloist_points) {
            (Some(_), Some(passed), _) => {
                self.at_level(Level::Outcome, &of_points, &of_tricks)?;
                let only = Clash::at(Passed, Flaw::OnlyTrue { key: Passed.name() });
                if passed { Ok(red_sow::Evidence::Passed) } else { Err(only) }
            }
            (Some(_), _, Some(Points(points))) => {
                self.at_level(Level::Points, &[], &of_tricks)?;
                let others = self.defender_points.map(|Points(points)| points);
                Ok(red_sow::Evidence::Points(points, others, self.extras()))
            }
            (Some(Outcome), ..) => {
                self.at_level(Level::Outcome, &of_points, &of_tricks)?;
                Ok(red_sow::Evidence::Outcome(self.outcome_of(red_sow::Outcome::from_word, red_sow::Outcome::WORDS)?))
            }
            (Some(_), None, None) => {
                self.at_level(Level::Tricks, &of_points, &[])?;
                self.need(Trump, self.trump)?;
                Ok(red_sow::Evidence::Tricks(self.recorded(Ending::PlayedOut)?))
            }
            (None, ..) => Err(missing("passed, outcome, soloist_points, tricks")),
        }
    }

    fn call_a_card(&self) -> Result<call_a_card::Deal, Clash> {
        let caller = self.need(Caller, self.caller)?;
        let of_points = [LastTrick, Key::Melds, OpponentPoints, AllTricks];
        let level = self.one_of(&[Outcome, CallerPoints, Key::Tricks])?;
        if self.has(Worth) && level != Some(Outcome) {
            return Err(Clash::at(Worth, Flaw::OnlyWith { key: Worth.name(), other: Outcome.name() }));
        }
        let evidence = match (level, self.caller_points) {
            (Some(Outcome), _) => {
                self.at_level(Level::Outcome, &of_points, &[Trump, Rest])?;
                self.at_level(Level::Outcome, &[WentOut, FalseClaim], &[])?;
                let winner = self.outcome_of(call_a_card::Winner::from_word, call_a_card::Winner::WORDS)?;
                let worth = self.worth.map(|Small(worth)| worth);
                if worth.is_some_and(|worth| !(1..=3).contains(&worth)) {
                    let key = Worth.name().to_owned();
                    return Err(Clash::at(Worth, Flaw::NumberRange { key, least: 1, most: 3 }));
                }
                call_a_card::Evidence::Outcome(winner, worth)
            }
            (Some(_), Some(Points(callers))) => {
                self.at_level(Level::Points, &[], &[Trump, Rest])?;
                let ending = self.ending()?;
                if self.all_tricks.is_some() && matches!(ending, Ending::FalseClaim(_)) {
                    let flaw = Flaw::NotBoth { one: AllTricks.name(), other: FalseClaim.name() };
                    return Err(Clash::at(AllTricks, flaw));
                }
                call_a_card::Evidence::Points(call_a_card::Points {
                    callers,
                    opponents: self.opponent_points.map(|Points(points)| points),
                    all_tricks: self.all_tricks,
                    extras: self.extras(),
                    ending,
                })
            }
            (Some(_), None) => {
                self.at_level(Level::Tricks, &of_points, &[])?;
                let ending = self.ending()?;
                call_a_card::Evidence::Tricks(self.recorded(ending)?, ending)
            }
            (None, _) => {
                self.at_level(Level::Outcome, &of_points, &[])?;
                match self.only_false_claim()? {
                    Some(claimer) => call_a_card::Evidence::FalseClaim(claimer),
                    None => return Err(missing("outcome, caller_points, tricks, false_claim")),
                }
            }
        };
        Ok(call_a_card::Deal { caller, partner: self.partner, called_card: self.called_card, evidence })
    }

    fn cameroon(&self) -> Result<cameroon::Evidence, Clash> {
        let level = self.one_of(&[Placing, Key::Points, Key::Tricks])?;
        if self.has(MarchMade) && (level.is_some() || self.march.is_none()) {
            return Err(Clash::at(MarchMade, Flaw::OnlyWith { key: MarchMade.name(), other: March.name() }));
        }
        if let Some(one) = level.filter(|one| *one != Key::Tricks && self.has(March)) {
            return Err(Clash::at(March, Flaw::EvidenceTwice { one: one.name(), other: March.name() }));
        }
        match (level, self.placing, self.points) {
            (Some(_), Some(placing), _) => {
                self.at_level(Level::Outcome, &[LastTrick], &[Rest])?;
                Ok(cameroon::Evidence::Placing(placing))
            }
            (Some(_), _, Some(points)) => {
                self.at_level(Level::Points, &[], &[Rest])?;
                Ok(cameroon::Evidence::Points(points, self.last_trick))
            }
            (Some(_), None, None) => {
                self.at_level(Level::Tricks, &[LastTrick], &[])?;
                Ok(cameroon::Evidence::Tricks(self.recorded(Ending::PlayedOut)?, self.march))
            }
            (None, ..) => {
                self.at_level(Level::Outcome, &[LastTrick], &[Rest])?;
                let marcher = self.march.ok_or(missing("placing, points, tricks, march"))?;
                Ok(cameroon::Evidence::March(marcher, self.need(MarchMade, self.march_made)?))
            }
        }
    }

    /// `false_claim` as the only evidence.
    fn only_false_claim(&self) -> Result<Option<Player>, Clash> {
        self.at_level(Level::Outcome, &[LastTrick, Key::Melds, WentOut], &[Trump, Rest])?;
        Ok(self.false_claim)
    }

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

fn missing(allowed: &'static str) -> Clash {
    Clash::whole(Flaw::EvidenceMissing { allowed })
}

/// The kind of an event, and its keys.
pub fn told(event: &Event) -> (&'static str, Told) {
    match event {
        Event::Deal(deal) => {
            let told = Told { dealer: deal.dealer, ..of_play(&deal.play) };
            (deal.play.contract().word(), told)
        }
        Event::Misdeal { dealer, reason } => {
            ("misdeal", Told { dealer: *dealer, reason: reason.clone(), ..Told::default() })
        }
        Event::Ruling(ruling) => {
            let some = |each: Each<i8>| Some(each).filter(|each| !each.is_empty());
            let (strokes, blobs) = (some(ruling.strokes), some(ruling.blobs));
            ("ruling", Told { strokes, blobs, reason: Some(ruling.reason.clone()), ..Told::default() })
        }
        Event::Substitute { leaves, joins, reason } => {
            let told =
                Told { leaves: Some(*leaves), joins: Some(Joiner(*joins)), reason: reason.clone(), ..Told::default() };
            ("substitute", told)
        }
        Event::Note => ("note", Told::default()),
        Event::End { reason } => ("end", Told { reason: reason.clone(), ..Told::default() }),
    }
}

fn of_play(play: &Play) -> Told {
    match play {
        Play::SixtySix(evidence) => match evidence {
            sixty_six::Evidence::Placing(placing) => Told { placing: Some(*placing), ..Told::default() },
            sixty_six::Evidence::FalseClaim(claimer) => Told { false_claim: Some(*claimer), ..Told::default() },
            sixty_six::Evidence::Points(points, extras, ending) => {
                Told { points: Some(*points), ..of_extras(extras, *ending) }
            }
            sixty_six::Evidence::Tricks(tricks, ending) => of_tricks(tricks, *ending),
        },
        Play::RedSow(soloist, evidence) => {
            let told = match evidence {
                red_sow::Evidence::Passed => Told { passed: Some(true), ..Told::default() },
                red_sow::Evidence::Outcome(outcome) => Told { outcome: Some(outcome.word().into()), ..Told::default() },
                red_sow::Evidence::Points(points, others, extras) => Told {
                    soloist_points: Some(Points(*points)),
                    defender_points: others.map(Points),
                    ..of_extras(extras, Ending::PlayedOut)
                },
                red_sow::Evidence::Tricks(tricks) => of_tricks(tricks, Ending::PlayedOut),
            };
            Told { soloist: Some(*soloist), ..told }
        }
        Play::CallACard(deal) => {
            let told = match &deal.evidence {
                call_a_card::Evidence::Outcome(winner, worth) => {
                    Told { outcome: Some(winner.word().into()), worth: worth.map(Small), ..Told::default() }
                }
                call_a_card::Evidence::FalseClaim(claimer) => Told { false_claim: Some(*claimer), ..Told::default() },
                call_a_card::Evidence::Points(points) => Told {
                    caller_points: Some(Points(points.callers)),
                    opponent_points: points.opponents.map(Points),
                    all_tricks: points.all_tricks,
                    ..of_extras(&points.extras, points.ending)
                },
                call_a_card::Evidence::Tricks(tricks, ending) => of_tricks(tricks, *ending),
            };
            Told { caller: Some(deal.caller), partner: deal.partner, called_card: deal.called_card, ..told }
        }
        Play::Cameroon(evidence) => match evidence {
            cameroon::Evidence::Placing(placing) => Told { placing: Some(*placing), ..Told::default() },
            cameroon::Evidence::March(marcher, made) => {
                Told { march: Some(*marcher), march_made: Some(*made), ..Told::default() }
            }
            cameroon::Evidence::Points(points, last_trick) => {
                Told { points: Some(*points), last_trick: *last_trick, ..Told::default() }
            }
            cameroon::Evidence::Tricks(tricks, marcher) => {
                Told { march: *marcher, ..of_tricks(tricks, Ending::PlayedOut) }
            }
        },
    }
}

fn of_ending(ending: Ending) -> Told {
    let (went_out, false_claim) = match ending {
        Ending::PlayedOut => (None, None),
        Ending::WentOut(goer) => (Some(goer), None),
        Ending::FalseClaim(claimer) => (None, Some(claimer)),
    };
    Told { went_out, false_claim, ..Told::default() }
}

fn of_extras(extras: &Extras, ending: Ending) -> Told {
    let melds = Some(Melds(extras.melds)).filter(|melds| !melds.0.is_empty());
    Told { melds, last_trick: extras.last_trick, ..of_ending(ending) }
}

fn of_tricks(tricks: &Tricks, ending: Ending) -> Told {
    Told {
        tricks: Some(tricks.record.clone()),
        trump: tricks.trump,
        trump_from: tricks.trump_from.map(Small),
        rest: tricks.rest,
        ..of_ending(ending)
    }
}
