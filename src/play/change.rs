//! Changing what was entered: corrections, forgotten deals put in, deals struck out, and whatever no longer fits then, as one
//! change. It is tried in memory, shown, and entered as a whole or not at all.

use std::rc::Rc;

use super::command::{Level, Target as Meant};
use super::deal::{self, Usual};
use super::desk::{self, Desk, aside};
use super::form::{First, Form};
use super::offer::Offer;
use super::other;
use super::query::{Query, Refused, Stop, Topic};
use super::save::Saved;
use super::situation::{Partial, Situation};
use super::table::Table;
use super::{show, words};
use crate::error::Failure;
use crate::prompt::entry::cards::Deck;
use crate::report::explain;
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::events::Told;
use crate::session::log::{Correction, Entry, Target, Version};
use crate::session::{Evening, Names, Problem};

/// What begins a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// This event is told anew.
    Correct,
    /// A forgotten deal is put in before this event.
    Before,
    /// This event is struck out.
    Strike,
    /// The evening has faults.
    Faults,
}

/// What is done with an event that no longer fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Anew,
    Struck,
    AllStruck,
}

/// A change while it is told.
struct Change<'e, G: Table> {
    before: &'e Evening<G>,
    names: Names,
    corrections: Vec<Correction<G::Event>>,
    level: Level,
    deck: Deck,
}

/// A change that was told, and who deals next if that is to be another than it would be.
struct Done<E> {
    corrections: Vec<Correction<E>>,
    names: Names,
    dealer: Option<Player>,
}

/// The level at which a deal was told.
pub fn level_of(told: &Told) -> Option<Level> {
    let points = told.points.is_some() || told.soloist_points.is_some() || told.caller_points.is_some();
    match (told.tricks.is_some(), points, told.placing.is_some() || told.outcome.is_some()) {
        (true, ..) => Some(Level::Tricks),
        (false, true, _) => Some(Level::Points),
        (false, false, true) => Some(Level::Outcome),
        (false, false, false) => None,
    }
}

/// Whether an event of this kind is a deal.
fn is_deal(kind: &str) -> bool {
    matches!(kind, "sixty-six" | "red-sow" | "call-a-card" | "cameroon" | "solo" | "passed")
}

impl<G: Table> Desk<'_, G> {
    /// Changes what was entered, from an event on.
    pub fn change(&mut self, meant: Meant, start: Start) -> Result<(), Stop> {
        let Some(event) = desk::target_of(&self.evening, meant) else {
            return self.tell(&desk::no_such(meant, self.screen)).map_err(Stop::Failed);
        };
        let told = match start {
            Start::Before => say!(self.screen.words, "play-putting-in", what = self.named(event)),
            Start::Correct | Start::Strike | Start::Faults => self.as_it_reads(event),
        };
        self.tell(&told).map_err(Stop::Failed)?;
        self.change_from(start, event).map(|_| ())
    }

    /// Mends an evening whose events do not all fit; whether that was done.
    pub fn mend_faults(&mut self) -> Result<bool, Failure> {
        self.tell(&self.screen.alert(&say!(self.screen.words, "play-has-faults")))?;
        let told: Vec<String> =
            self.evening.problems().iter().map(|problem| self.fault(&self.evening, problem)).collect();
        self.tell(&told.join("\n"))?;
        match self.change_from(Start::Faults, 0) {
            Ok(saved) => Ok(saved == Saved::Yes),
            Err(Stop::Failed(failure)) => Err(failure),
            Err(Stop::Again | Stop::GivenUp | Stop::Dropped | Stop::Command(_) | Stop::End) => Ok(false),
        }
    }

    fn change_from(&mut self, start: Start, event: u32) -> Result<Saved, Stop> {
        let (level, deck) = (self.level, self.deck.unwrap_or(Deck::French));
        let (ask, view) = self.parts();
        let (evening, screen) = (view.evening, view.screen);
        let mut form = Form::new(ask, screen, &view).first(First::Offers).telling(level, Some(deck));
        let told = form.run(|form| {
            let names = evening.names.clone();
            let mut change = Change { before: evening, names, corrections: Vec::new(), level, deck };
            let dealer = change.told(form, start, event)?;
            Ok(Done { corrections: change.corrections, names: change.names, dealer })
        });
        match told {
            Ok(done) => self.enter_change(done).map_err(Stop::Failed),
            Err(Stop::GivenUp | Stop::Dropped) => {
                self.tell(&say!(self.screen.words, "play-not-corrected")).map_err(Stop::Failed)?;
                Ok(Saved::No)
            }
            Err(stop) => Err(stop),
        }
    }

    fn enter_change(&mut self, done: Done<G::Event>) -> Result<Saved, Failure> {
        self.evening.names = done.names;
        let entries = joined(done.corrections).map(|correction| Entry::Correction(Box::new(correction)));
        let saved = self.save(entries.collect())?;
        if saved == Saved::Yes {
            (self.dealer, self.dealer_is_last) = (done.dealer, false);
            self.tell(&say!(self.screen.words, "play-corrected"))?;
            self.show()?;
        }
        Ok(saved)
    }

    /// How an event reads, as the table would tell it.
    fn as_it_reads(&self, event: u32) -> String {
        let session = self.notebook.session();
        let got = show::got(session, event, self.screen);
        let told = got.or_else(|| explain::event(session, event, self.screen)).unwrap_or_default();
        format!("{}\n{told}", say!(self.screen.words, "play-correcting", what = self.named(event)))
    }

    pub(super) fn named(&self, event: u32) -> String {
        named(&self.evening, event, self.screen)
    }

    fn fault(&self, evening: &Evening<G>, problem: &Problem) -> String {
        fault(evening, problem, self.screen)
    }
}

/// An event by its deal's number, or its kind.
fn named<G: Table>(evening: &Evening<G>, event: u32, screen: &Screen) -> String {
    let words = &screen.words;
    if let Some(deal) = evening.deal_number(event) {
        return say!(words, "named-deal", deal = deal);
    }
    let standing = evening.log().standing().into_iter().find(|standing| standing.number == event);
    let kind = standing.and_then(|standing| standing.reading.as_ref().ok()).map(|version| G::told(&version.event).0);
    match kind {
        Some(kind) => say!(words, "named-event", kind = words.kind(kind), event = event),
        None => say!(words, "named-unread", event = event),
    }
}

/// The same at the beginning of a sentence.
fn named_first<G: Table>(evening: &Evening<G>, event: u32, screen: &Screen) -> String {
    let named = named(evening, event, screen);
    let mut letters = named.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn fault<G: Table>(evening: &Evening<G>, problem: &Problem, screen: &Screen) -> String {
    let what = words::wrong(&problem.mistake.wrong, &evening.names, screen);
    match problem.event {
        Some(event) => say!(screen.words, "fault-of", what = named_first(evening, event, screen), why = what),
        None => what,
    }
}

/// The corrections as one change: the second and further ones are joined to the one before.
fn joined<E>(corrections: Vec<Correction<E>>) -> impl Iterator<Item = Correction<E>> {
    corrections.into_iter().enumerate().map(|(place, correction)| Correction { joined: place > 0, ..correction })
}

impl<G: Table> Change<'_, G> {
    /// Asks for the whole change, shows what it comes to, and asks whether that is meant; who deals next then, if that was said.
    fn told(&mut self, form: &mut Form<'_>, start: Start, event: u32) -> Result<Option<Player>, Stop> {
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
