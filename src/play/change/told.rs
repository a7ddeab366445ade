//! A change while it is told: each event anew, then all that no longer fits, then whether all of it is meant.

use std::rc::Rc;

use super::{Change, Start, is_deal, joined, level_of, named_first};
use crate::play::command::Level;
use crate::play::deal::{self, Usual};
use crate::play::desk::{self, aside};
use crate::play::form::Form;
use crate::play::offer::Offer;
use crate::play::query::{Query, Refused, Stop, Topic};
use crate::play::situation::{Partial, Situation};
use crate::play::table::Table;
use crate::play::{other, show, words};
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::events::Told;
use crate::session::log::{Correction, Entry, Target, Version};
use crate::session::{Evening, Problem};

/// What is done with an event that no longer fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Anew,
    Struck,
    AllStruck,
}

impl<G: Table> Change<'_, G> {
    /// Asks for the whole change, shows what it comes to, and asks whether that is meant; who deals next then, if that was said.
    pub(super) fn told(&mut self, form: &mut Form<'_>, start: Start, event: u32) -> Result<Option<Player>, Stop> {
        match start {
            Start::Correct => self.anew(form, event)?,
            Start::Before => {
                let past = self.tried().before(event);
                let Some(situation) = Situation::of(&past, None).map(Rc::new) else {
                    let why = say!(form.screen.words, "play-over-by-then");
                    return Err(form.give_up(&why));
                };
                form.about(event, None, self.level);
                let partial = deal::ask(form, &situation, None)?;
                let version = self.version(form, partial, None)?;
                self.corrections.push(Correction::new(Target::Before(event), Some(version), None, aside(None)));
            }
            Start::Strike => self.corrections.push(Correction::new(Target::Corrects(event), None, None, aside(None))),
            Start::Faults => {}
        }
        let kept = self.fit_the_rest(form)?;
        let after = self.tried();
        form.about(u32::MAX, None, self.level);
        let (was, is) = (Situation::of(self.before, None), Situation::of(&after, None));
        let mut dealer = None;
        if let Some(is) = is.filter(|is| is_rotation(start) || was.is_none_or(|was| was.dealer != is.dealer)) {
            let next = deal::next_dealer(form, &is)?;
            dealer = (next != is.dealer).then_some(next);
        }
        let preview = show::change(&G::session(self.before), &G::session(&after), form.screen);
        let told: Vec<String> = kept.into_iter().chain(self.struck(form.screen, event)).chain([preview]).collect();
        form.tell(&told.join("\n"))?;
        let words = &form.screen.words;
        let (meant, why) = (say!(words, "ask-correct"), say!(words, "why-correct"));
        if !deal::yes(form, Topic::Meant, &meant, &why, Usual::Grave)? {
            return Err(Stop::GivenUp);
        }
        if !matches!(start, Start::Before) {
            let (reason, why) = (say!(words, "ask-reason-correction"), say!(words, "why-reason"));
            let reason = deal::text(form, Topic::Reason, &reason, &why)?;
            if let Some(first) = self.corrections.first_mut() {
                first.reason = reason;
            }
        }
        Ok(dealer)
    }

    /// The evening with the change as far as it is told.
    fn tried(&self) -> Evening<G> {
        let mut evening = self.before.clone();
        evening.names = self.names.clone();
        evening.with(joined(self.corrections.clone()).map(|correction| Entry::Correction(Box::new(correction))))
    }

    /// Asks for every event that no longer fits, one after the other; what keeps its dealer without being asked for is told.
    fn fit_the_rest(&mut self, form: &mut Form<'_>) -> Result<Vec<String>, Stop> {
        let mut kept = Vec::new();
        let mut strikes_all = false;
        loop {
            let tried = self.tried();
            if let Some((event, correction)) = self.keeps_its_dealer(&tried) {
                let dealer = G::told(match &correction.now {
                    Some(Ok(version)) => &version.event,
                    _ => return Ok(kept),
                });
                let name = dealer.1.dealer.map_or("", |dealer| self.names.of(dealer));
                let what = named_first(self.before, event, form.screen);
                kept.push(say!(form.screen.words, "play-keeps-dealer", what = what, name = name));
                self.put(correction);
                continue;
            }
            let problem = tried.problems().iter().find_map(|problem| Some((problem.event?, problem)));
            let Some((event, problem)) = problem else { return Ok(kept) };
            let fate = if strikes_all { Fate::Struck } else { self.fate(form, &tried, event, problem)? };
            strikes_all |= fate == Fate::AllStruck;
            match fate {
                Fate::Anew => self.anew(form, event)?,
                Fate::Struck | Fate::AllStruck => {
                    self.put(Correction::new(Target::Corrects(event), None, None, aside(None)));
                }
            }
        }
    }

    /// What is to be done with an event that no longer fits.
    fn fate(&self, form: &mut Form<'_>, tried: &Evening<G>, event: u32, problem: &Problem) -> Result<Fate, Stop> {
        let screen = form.screen;
        form.about(event, None, self.level);
        let is_over = G::ended(tried.before(event).state());
        let what = named_first(self.before, event, screen);
        let why = words::wrong(&problem.mistake.wrong, &tried.names, screen);
        let text = say!(screen.words, "ask-fate", what = what, why = why);
        let read = move |typed: &str, screen: &Screen| match typed.to_lowercase().as_str() {
            "" if is_over => Err(Refused::because(say!(screen.words, "play-over-by-then"))),
            "" => Ok(Fate::Anew),
            "x" => Ok(Fate::Struck),
            "xx" => Ok(Fate::AllStruck),
            _ => Err(Refused::because(say!(screen.words, "misread-no-choice", typed = typed, known = "x, xx"))),
        };
        form.ask(Query::new(Topic::Fate, text, say!(screen.words, "why-fate"), read))
    }

    /// Tells an event anew, with what it said as the offer.
    fn anew(&mut self, form: &mut Form<'_>, event: u32) -> Result<(), Stop> {
        let tried = self.tried();
        let past = tried.before(event);
        let standing = tried.log().standing();
        let old =
            standing.iter().find(|standing| standing.number == event).and_then(|found| found.reading.as_ref().ok());
        let partial = old.map(|version| {
            let (kind, told) = G::told(&version.event);
            Partial { kind, told, note: version.aside.note.clone() }
        });
        let level = partial.as_ref().and_then(|partial| level_of(&partial.told)).unwrap_or(self.level);
        let told_anew = match &partial {
            Some(old) if !is_deal(old.kind) => self.other_anew(form, &past, event, old, level)?,
            old => self.deal_anew(form, &past, event, old.as_ref(), level)?,
        };
        let version = self.version(form, told_anew, old)?;
        self.put(Correction::new(Target::Corrects(event), Some(version), None, aside(None)));
        Ok(())
    }

    fn deal_anew(
        &self,
        form: &mut Form<'_>,
        past: &Evening<G>,
        event: u32,
        old: Option<&Partial>,
        level: Level,
    ) -> Result<Partial, Stop> {
        let given = old.and_then(|old| old.told.dealer);
        let given = given.filter(|dealer| Situation::of(past, None).is_some_and(|now| now.seated.contains(dealer)));
        let Some(situation) = Situation::of(past, given) else {
            let why = say!(form.screen.words, "play-over-by-then");
            return Err(form.give_up(&why));
        };
        form.about(event, None, level);
        let dealer = deal::dealer(form, &situation)?;
        let situation = match given.is_some() || dealer != situation.dealer {
            true => Situation::of(past, Some(dealer)).unwrap_or(situation),
            false => situation,
        };
        let situation = Rc::new(situation);
        let old = old.filter(|old| situation.kinds().contains(&old.kind));
        if let Some(old) = old {
            form.offer(self.offer(past, old, Some(Rc::clone(&situation)), form.screen).offering());
        }
        let partial = deal::ask(form, &situation, old)?;
        Ok(Partial { note: old.and_then(|old| old.note.clone()), ..partial })
    }

    fn other_anew(
        &mut self,
        form: &mut Form<'_>,
        past: &Evening<G>,
        event: u32,
        old: &Partial,
        level: Level,
    ) -> Result<Partial, Stop> {
        let mut context = desk::context(past, old.told.dealer.filter(|_| old.kind == "misdeal"), true);
        context.names = self.names.clone();
        let offer = self.offer(past, old, None, form.screen);
        form.about(event, Some(offer.offering()), level);
        let partial = other::ask(form, &mut context, old.kind)?;
        self.names = context.names;
        Ok(Partial { note: partial.note.clone().or(old.note.clone()), ..partial })
    }

    fn offer(&self, past: &Evening<G>, old: &Partial, situation: Option<Rc<Situation>>, screen: &Screen) -> Offer {
        let (people, currency) = (G::people(past), past.game.currency());
        Offer::new(old.clone(), situation, people, self.names.clone(), currency, self.deck, &screen.words)
    }

    /// The version that was told, with the time of the one before.
    fn version(
        &self,
        form: &mut Form<'_>,
        partial: Partial,
        old: Option<&Version<G::Event>>,
    ) -> Result<Version<G::Event>, Stop> {
        let Partial { kind, told, note } = partial;
        let event = G::event(kind, told).map_err(|clash| {
            let why = words::wrong(&clash.flaw.into(), &self.names, form.screen);
            form.refuse_all(&why)
        })?;
        let mut aside = aside(note);
        if let Some(old) = old {
            aside.at = old.aside.at;
        }
        Ok(Version { event, aside })
    }

    /// Adds a correction, in the place of an earlier one of the same event.
    fn put(&mut self, correction: Correction<G::Event>) {
        let Target::Corrects(event) = correction.target else { return self.corrections.push(correction) };
        let first = self.before.log().len() as u32 + 1;
        let place = self.corrections.iter().zip(first..).position(|(known, number)| match known.target {
            Target::Corrects(known) => known == event,
            Target::Before(_) => number == event,
        });
        match place.and_then(|place| self.corrections.get_mut(place)) {
            Some(known) if matches!(known.target, Target::Before(_)) && correction.now.is_none() => {
                // What is put in and then struck out was never put in; its number stays.
                self.corrections.push(correction);
            }
            Some(known) => known.now = correction.now,
            None => self.corrections.push(correction),
        }
    }

    /// The first later deal whose tricks or caller would be another's because somebody else would deal: it keeps its dealer.
    fn keeps_its_dealer(&self, tried: &Evening<G>) -> Option<(u32, Correction<G::Event>)> {
        let wrong = tried.problems().iter().find_map(|problem| problem.event);
        for moment in self.before.deals() {
            let is_told = |correction: &Correction<_>| correction.target == Target::Corrects(moment.number);
            let (kind, told) = G::told(moment.event);
            let depends = told.dealer.is_none() && (told.tricks.is_some() || kind == "call-a-card");
            if !depends || self.corrections.iter().any(is_told) {
                continue;
            }
            let was = G::dealer(moment.change)?;
            let is = match tried.moment(moment.number) {
                Some(after) => G::dealer(after.change),
                None if wrong == Some(moment.number) => {
                    Situation::of(&tried.before(moment.number), None).map(|situation| situation.dealer)
                }
                None => return None,
            };
            if is.is_some_and(|is| is != was) {
                let event = G::event(kind, Told { dealer: Some(was), ..told }).ok()?;
                let version = Version { event, aside: moment.aside.clone() };
                let correction = Correction::new(Target::Corrects(moment.number), Some(version), None, aside(None));
                return Some((moment.number, correction));
            }
        }
        None
    }

    /// What is struck out beside the event that the change is about.
    fn struck<'s>(&'s self, screen: &'s Screen, event: u32) -> impl Iterator<Item = String> + 's {
        let struck = self.corrections.iter().filter(|correction| correction.now.is_none());
        struck
            .map(|correction| correction.target.number())
            .filter(move |number| *number != event)
            .map(|number| say!(screen.words, "play-is-struck", what = named_first(self.before, number, screen)))
    }
}

/// Whether a change by itself moves the rotation of the dealers.
fn is_rotation(start: Start) -> bool {
    matches!(start, Start::Before | Start::Strike)
}
