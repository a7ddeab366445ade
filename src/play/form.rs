//! Questions in a row, with a way back: everything that is pending at the table, from its first Enter to its last answer.
//!
//! The steps of a form are plain code that asks one question after the other. To go back, the last answer is taken away and the
//! steps are run again: answers that are known are given without asking, so that what follows from them is worked out anew. What is
//! pending is therefore the lines that were typed, and nothing else.

mod between;

use std::collections::HashMap;
use std::rc::Rc;

use super::command::{self, Command, Level, Line};
use super::pending::Keeper;
use super::query::{Query, Slot, Stop, Topic};
use super::shows::Shows;
use super::words;
use crate::error::Failure;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::choice;
use crate::prompt::{Answer, Ask, Question, interrupt};
use crate::say;
use crate::screen::Screen;

/// Questions in a row.
pub struct Form<'f> {
    ask: &'f mut dyn Ask,
    /// What to show it with.
    pub screen: &'f Screen,
    shows: &'f dyn Shows,
    answers: Vec<(Slot, String)>,
    at: usize,
    offers: HashMap<Slot, String>,
    /// An answer that did not do, to be edited at the next question.
    refused: Option<String>,
    /// What an event that is told anew offers by topic.
    offering: Option<Offering>,
    /// The event that is asked about just now.
    event: u32,
    fresh: bool,
    first: First,
    keeper: Option<Keeper>,
    /// How deals are told: where nothing else was said, and where it was, by event.
    tells_deals: bool,
    usual: Level,
    levels: HashMap<u32, Level>,
    /// How the deal that is asked about is told.
    pub level: Level,
    /// The deck that cards are told in, once that was said.
    pub deck: Option<Deck>,
    learned: Option<Deck>,
    /// What is said before a deal is asked for.
    heading: Option<String>,
}

/// What a question about a topic offers.
pub type Offering = Rc<dyn Fn(Topic) -> Option<String>>;

/// What going back from the first question does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// There is nothing before it.
    Stays,
    /// The form is left.
    Leaves,
    /// Leaving is offered: a change may be given up.
    Offers,
}

impl<'f> Form<'f> {
    /// A form without answers.
    pub fn new(ask: &'f mut dyn Ask, screen: &'f Screen, shows: &'f dyn Shows) -> Form<'f> {
        Form {
            ask,
            screen,
            shows,
            answers: Vec::new(),
            at: 0,
            offers: HashMap::new(),
            refused: None,
            offering: None,
            event: 0,
            fresh: false,
            first: First::Stays,
            keeper: None,
            tells_deals: false,
            usual: Level::Points,
            levels: HashMap::new(),
            level: Level::Points,
            deck: None,
            learned: None,
            heading: None,
        }
    }

    /// With what going back from the first question does.
    #[must_use]
    pub fn first(self, first: First) -> Form<'f> {
        Form { first, ..self }
    }

    /// With how deals are told, and in which letters.
    #[must_use]
    pub fn telling(self, level: Level, deck: Option<Deck>) -> Form<'f> {
        Form { usual: level, level, deck, tells_deals: true, ..self }
    }

    /// With what is said before the deal is asked for.
    #[must_use]
    pub fn headed(self, heading: Option<String>) -> Form<'f> {
        Form { heading, ..self }
    }

    /// The deck on the table was told.
    pub fn learn(&mut self, deck: Deck) {
        self.learned = Some(deck);
    }

    /// The deck on the table, if it is known now.
    pub fn learned_deck(&self) -> Option<Deck> {
        self.learned.or(self.deck)
    }

    /// What is pending is kept on disk, and begins with what was kept there.
    #[must_use]
    pub fn kept(mut self, keeper: Keeper, lines: Vec<String>) -> Form<'f> {
        // Their questions are known once they are asked.
        self.answers = lines.into_iter().map(|line| (Slot { event: 0, topic: Topic::Other, nth: 0 }, line)).collect();
        self.keeper = Some(keeper);
        self
    }

    /// Runs the steps until they come to their end.
    pub fn run<T>(&mut self, mut steps: impl FnMut(&mut Form<'f>) -> Result<T, Stop>) -> Result<T, Stop> {
        loop {
            self.at = 0;
            self.about(0, None, self.usual);
            match steps(self) {
                Err(Stop::Again) => {}
                other => {
                    // What is kept stays only where the program is left.
                    let stays = matches!(other, Err(Stop::End | Stop::Failed(_) | Stop::Command(Command::Quit)));
                    if let Some(keeper) = self.keeper.as_mut().filter(|_| !stays) {
                        keeper.drop_all();
                    }
                    return other;
                }
            }
        }
    }

    /// The questions that follow are about this event, which is told so, and offer this unless something was answered to them before.
    pub fn about(&mut self, event: u32, offering: Option<Offering>, level: Level) {
        self.event = event;
        self.offering = offering;
        self.level = self.levels.get(&event).copied().unwrap_or(level);
    }

    /// What the questions that follow offer.
    pub fn offer(&mut self, offering: Offering) {
        self.offering = Some(offering);
    }

    fn slot(&self, topic: Topic) -> Slot {
        let event = self.event;
        let before = self.answers.iter().take(self.at).filter(|(slot, _)| slot.event == event && slot.topic == topic);
        Slot { event, topic, nth: u16::try_from(before.count()).unwrap_or(u16::MAX) }
    }

    /// Tells something, once: not when the steps run again over known answers.
    pub fn tell(&mut self, text: &str) -> Result<(), Stop> {
        if self.is_fresh() {
            self.ask.tell(text)?;
        }
        Ok(())
    }

    /// Whether the last answer was given just now, or none is known that follows.
    pub fn is_fresh(&self) -> bool {
        self.fresh || self.at == self.answers.len()
    }

    /// Whether anything has been answered.
    pub fn is_pending(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Asks; an answer that cannot be read is told why, and offered again to be edited.
    pub fn ask<T: 'static>(&mut self, query: Query<T>) -> Result<T, Stop> {
        self.fresh = false;
        let slot = self.slot(query.topic);
        if let Some((known, line)) = self.answers.get_mut(self.at) {
            *known = slot;
            match (query.read)(line, self.screen) {
                Ok(answer) => {
                    self.at += 1;
                    return Ok(answer);
                }
                Err(refused) => self.ask.tell(&self.screen.alert(&refused.told))?,
            }
            self.answers.truncate(self.at);
        }
        let hint = query.hint();
        let heading = self.heading.clone().filter(|_| query.topic == Topic::Deal);
        let text = heading.map_or(query.text.clone(), |heading| format!("{heading}\n{}", query.text));
        let mut refused = self.refused.take().unwrap_or_default();
        loop {
            let offering = || self.offering.as_ref().and_then(|offering| offering(query.topic));
            let offered = self.offers.get(&slot).cloned().or_else(offering).filter(|line| !line.is_empty());
            let offered = offered.or(query.default.clone());
            let mut candidates = query.candidates.clone();
            candidates.extend(command::words(self.screen.words.lang()));
            let question = Question {
                hint: Some(Rc::clone(&hint)),
                candidates: &candidates,
                grave: query.grave,
                ..Question::new(&text).or(offered.as_deref()).explained(&query.help).with(&refused)
            };
            let Some(typed) = self.line(&question)? else {
                self.back()?;
                return Err(Stop::Again);
            };
            refused.clear();
            let line = if query.free { command::read_beside_text(&typed) } else { command::read(&typed) };
            match line {
                Line::Answer => match (query.read)(&typed, self.screen) {
                    Ok(answer) => {
                        self.answered(slot, typed);
                        return Ok(answer);
                    }
                    Err(why) => {
                        self.ask.tell(&self.screen.alert(&why.told))?;
                        if let Some(entry) = command::without_colon(&typed) {
                            self.ask.tell(&words::without_colon(entry, self.screen))?;
                        }
                        refused = typed;
                    }
                },
                Line::Command(command) => self.command(command, &query.help)?,
                Line::List => self.ask.tell(&words::list(self.shows, self.screen))?,
                Line::Unknown(meant) => {
                    self.ask.tell(&self.screen.alert(&words::unknown(&typed, meant, self.screen)))?;
                    refused = typed;
                }
                Line::Wrong(entry) => {
                    self.ask.tell(&self.screen.alert(&words::wrongly(entry, self.screen)))?;
                    refused = typed;
                }
            }
        }
    }

    fn answered(&mut self, slot: Slot, typed: String) {
        self.offers.insert(slot, typed.clone());
        self.answers.push((slot, typed));
        self.at += 1;
        self.fresh = true;
        self.keep();
    }

    /// Cards are kept on disk until the deal is entered.
    fn keep(&mut self) {
        let has_cards = self.answers.iter().any(|(slot, _)| slot.topic == Topic::Cards);
        if let Some(keeper) = self.keeper.as_mut().filter(|keeper| has_cards || keeper.has_kept()) {
            keeper.keep(self.answers.iter().map(|(_, line)| line.as_str()));
        }
    }

    /// How many answers were given about the event that is asked about.
    fn about_event(&self) -> usize {
        self.answers.iter().skip_while(|(slot, _)| slot.event != self.event).count()
    }

    /// The last answer does not do: tells why, and it is offered again to be edited.
    pub fn refuse(&mut self, why: &str) -> Stop {
        self.refuse_last(1, why)
    }

    /// The answers about this event do not do together: tells why, and the first is offered again to be edited.
    pub fn refuse_all(&mut self, why: &str) -> Stop {
        self.refuse_last(self.about_event(), why)
    }

    fn refuse_last(&mut self, count: usize, why: &str) -> Stop {
        let first = self.answers.len().saturating_sub(count);
        for (slot, _) in self.answers.iter().skip(first) {
            self.offers.remove(slot);
        }
        self.refused = self.answers.get(first).map(|(_, line)| line.clone());
        self.forget(count);
        self.told(why, Stop::Again)
    }

    /// What is asked for cannot be: tells why, and leaves the form.
    pub fn give_up(&mut self, why: &str) -> Stop {
        self.told(why, Stop::GivenUp)
    }

    fn told(&mut self, why: &str, stop: Stop) -> Stop {
        match self.ask.tell(&self.screen.alert(why)) {
            Ok(()) => stop,
            Err(error) => error.into(),
        }
    }

    /// Asks for a line; nothing is one question back. Where there will be none, what is not saved is told as it can be typed again.
    fn line(&mut self, question: &Question<'_>) -> Result<Option<String>, Stop> {
        let unsaved = self.unsaved();
        interrupt::last_words(unsaved.clone());
        let answer = self.ask.line(question);
        interrupt::last_words(String::new());
        self.screen.measure();
        let stop = match answer? {
            Answer::Text(typed) => return Ok(Some(typed)),
            Answer::Back => return Ok(None),
            // As if the command had been typed.
            Answer::Leave => return Ok(Some(command::entry_of(&Command::Quit).word(self.screen.words.lang()))),
            Answer::End => Stop::End,
            Answer::Interrupted => Stop::Failed(Failure::Interrupted),
        };
        if !unsaved.is_empty() {
            // A terminal that is gone hears nothing any more; the program ends all the same.
            let _ = self.ask.tell(&unsaved);
        }
        Err(stop)
    }

    /// What has been answered and is not saved; nothing if nothing has been, or if it is kept.
    fn unsaved(&self) -> String {
        let lines = self.answers.iter().map(|(_, line)| line).filter(|line| !line.is_empty());
        let lines: String = lines.map(|line| format!("\n  {line}")).collect();
        match (lines.is_empty(), &self.keeper) {
            (true, _) => lines,
            (false, Some(keeper)) if keeper.has_kept() => say!(self.screen.words, "play-pending-kept"),
            (false, _) => say!(self.screen.words, "play-not-saved") + &lines,
        }
    }

    /// Takes away the last answer, which stays to be offered.
    fn back(&mut self) -> Result<(), Stop> {
        if self.answers.pop().is_some() {
            self.keep();
            return Ok(());
        }
        match self.first {
            First::Stays => Ok(self.ask.tell(&say!(self.screen.words, "play-nothing-before"))?),
            First::Leaves => Err(Stop::GivenUp),
            First::Offers => {
                let (text, help) = (say!(self.screen.words, "ask-give-up"), say!(self.screen.words, "why-give-up"));
                let yes = say!(self.screen.words, "answer-yes");
                let typed = self.line(&Question::new(&text).or(Some(&yes)).explained(&help))?;
                let gives_up = typed.is_some_and(|typed| choice::yes(&typed) == Ok(true));
                if gives_up { Err(Stop::GivenUp) } else { Ok(()) }
            }
        }
    }

    fn forget(&mut self, count: usize) {
        let left = self.answers.len().saturating_sub(count);
        self.answers.truncate(left);
        self.keep();
    }
}
