//! What is told of a deal, from its keys: one function a contract.

use super::super::keys::{Clash, Key, Told};
use super::super::values::{Points, Small};
use crate::rules::Player;
use crate::rules::dreeg::tally::{Ending, Extras, Tricks};
use crate::rules::dreeg::{call_a_card, cameroon, red_sow, sixty_six};
use crate::session::flaw::Flaw;

use Key::{
    AllTricks, Caller, CallerPoints, DefenderPoints, FalseClaim, LastTrick, March, MarchMade, OpponentPoints, Outcome,
    Passed, Placing, Rest, SoloistPoints, Trump, TrumpFrom, WentOut, Worth,
};

/// The level of evidence at which a deal is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Outcome,
    Points,
    Tricks,
}

impl Told {
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

    pub(super) fn sixty_six(&self) -> Result<sixty_six::Evidence, Clash> {
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

    pub(super) fn red_sow(&self) -> Result<red_sow::Evidence, Clash> {
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

    pub(super) fn call_a_card(&self) -> Result<call_a_card::Deal, Clash> {
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

    pub(super) fn cameroon(&self) -> Result<cameroon::Evidence, Clash> {
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
}

fn missing(allowed: &'static str) -> Clash {
    Clash::whole(Flaw::EvidenceMissing { allowed })
}
