//! Changing what was entered: corrections, forgotten deals put in, deals struck out, and whatever no longer fits then, as one
//! change. It is tried in memory, shown, and entered as a whole or not at all.

mod told;

use super::command::{Level, Target as Meant};
use super::desk::Desk;
use super::form::{First, Form};
use super::query::Stop;
use super::save::Saved;
use super::table::Table;
use super::{show, view, words};
use crate::error::Failure;
use crate::prompt::entry::cards::Deck;
use crate::report::explain;
use crate::rules::Player;
use crate::rules::dreeg::Contract;
use crate::say;
use crate::screen::Screen;
use crate::session::events::Told;
use crate::session::log::{Correction, Entry};
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
    Contract::from_word(kind).is_some() || matches!(kind, "solo" | "passed")
}

impl<G: Table> Desk<'_, G> {
    /// Changes what was entered, from an event on.
    pub fn change(&mut self, meant: Meant, start: Start) -> Result<(), Stop> {
        let Some(event) = view::target_of(&self.evening, meant) else {
            return self.tell(&view::no_such(meant, self.screen)).map_err(Stop::Failed);
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
