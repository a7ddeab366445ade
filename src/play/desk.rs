//! The evening that is open at the table.

use std::rc::Rc;

use chrono::{DateTime, FixedOffset, SubsecRound};

use super::book::Book;
use super::command::{Command, Level};
use super::deal::{self, Usual};
use super::form::{First, Form};
use super::other::{self, Context};
use super::pending::{self, Keeper};
use super::query::{Stop, Topic};
use super::save::Saved;
use super::situation::{Partial, Situation, trial};
use super::table::Table;
use super::view::View;
use super::{change, show};
use crate::clock;
use crate::error::Failure;
use crate::prompt::Ask;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::names;
use crate::report::evening as page;
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::log::{Aside, Entry, Version};
use crate::session::{Evening, Names};

/// An evening that is being played.
pub struct Desk<'a, G: Table> {
    pub(super) notebook: Box<dyn Book>,
    pub(super) evening: Evening<G>,
    pub(super) ask: &'a mut dyn Ask,
    pub(super) screen: &'a Screen,
    pub(super) level: Level,
    pub(super) deck: Option<Deck>,
    /// Who deals the next deal out of turn, and whether that was said last.
    pub(super) dealer: Option<Player>,
    pub(super) dealer_is_last: bool,
    /// What could not be saved and was given up.
    pub(super) unsaved: Vec<String>,
    /// Whether entries that an older copy has overwritten are being offered.
    pub(super) offers: bool,
    /// What was typed before the program was last left.
    pub(super) kept: Option<Vec<String>>,
}

/// Now, to the second.
pub fn now() -> Option<DateTime<FixedOffset>> {
    Some(clock::now().trunc_subsecs(0))
}

/// What is entered now.
pub fn aside(note: Option<Box<str>>) -> Aside {
    Aside { at: now(), note, ..Aside::default() }
}

/// What became of a command.
enum Next {
    /// Go on.
    On,
    /// Leave.
    Leave,
}

impl<'a, G: Table> Desk<'a, G> {
    /// The evening of a book.
    pub fn new(
        notebook: Box<dyn Book>,
        evening: Evening<G>,
        deck: Option<Deck>,
        ask: &'a mut dyn Ask,
        screen: &'a Screen,
    ) -> Desk<'a, G> {
        let level = last_level(&evening);
        let deck = deck.or_else(pending::remembered_deck);
        let (dealer, dealer_is_last, unsaved, kept) = (None, false, Vec::new(), None);
        Desk { notebook, evening, ask, screen, level, deck, dealer, dealer_is_last, unsaved, offers: false, kept }
    }

    pub(super) fn tell(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.ask.tell(text)?)
    }

    pub(super) fn show(&mut self) -> Result<(), Failure> {
        self.screen.measure();
        let standing = show::standing(self.notebook.session(), self.dealer, self.screen);
        self.tell(&format!("\n{standing}"))
    }

    /// Plays until the user leaves.
    ///
    /// # Errors
    /// The file; an interrupt.
    pub fn run(&mut self) -> Result<(), Failure> {
        let title = page::title(self.notebook.session(), self.screen);
        self.tell(&title)?;
        self.tell(&say!(self.screen.words, "play-tip"))?;
        self.tell_notices()?;
        if !self.evening.problems().is_empty() && !self.mend_faults()? {
            return Err(Failure::Session);
        }
        self.show()?;
        self.offer_kept()?;
        loop {
            let mut next = self.next();
            // A command at a question of a command: the first is given up for it.
            while let Err(Stop::Command(command)) = next {
                next = self.perform(command);
            }
            match next {
                Ok(Next::On) | Err(Stop::Again | Stop::GivenUp | Stop::Command(_)) => {}
                Err(Stop::Dropped) => self.tell(&say!(self.screen.words, "play-dropped"))?,
                Err(Stop::Failed(failure)) => return Err(failure),
                Ok(Next::Leave) | Err(Stop::End) => return self.farewell(),
            }
        }
    }

    /// What is not kept is told; and that the rest is saved, where it is.
    fn farewell(&mut self) -> Result<(), Failure> {
        if let Some(dealer) = self.dealer {
            let name = self.evening.names.of(dealer).to_owned();
            self.tell(&say!(self.screen.words, "play-dealer-not-kept", name = name))?;
        }
        self.all_is_saved()
    }

    /// Asks for the next deal, or, when the game is over, for a command.
    fn next(&mut self) -> Result<Next, Stop> {
        let kept = self.kept.take();
        let keeper = Keeper::new(self.notebook.path(), self.header());
        let Some(situation) = Situation::of(&self.evening, self.dealer).map(Rc::new) else { return self.over() };
        let given = self.dealer.map(|_| show::dealer_given(&situation, self.screen));
        let (level, deck) = (self.level, self.deck);
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).telling(level, deck).headed(given);
        form = form.kept(keeper, kept.unwrap_or_default());
        let asked = form.run(|form| deal::ask(form, &situation, None));
        let (level, deck) = (form.level, form.learned_deck());
        self.level = level;
        self.learn(deck);
        self.enter(asked?).map_err(Stop::Failed)?;
        Ok(Next::On)
    }

    /// The deck is remembered, also for other evenings.
    fn learn(&mut self, deck: Option<Deck>) {
        if let Some(known) = deck.filter(|_| deck != self.deck) {
            self.deck = deck;
            pending::remember_deck(known);
        }
    }

    fn over(&mut self) -> Result<Next, Stop> {
        let words = &self.screen.words;
        let help = say!(words, "why-over");
        let text = match self.evening.game.currency() {
            None => say!(words, "play-over"),
            Some(_) => say!(words, "play-over-evening"),
        };
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view);
        form.run(|form| form.ask(super::query::nothing(text.clone(), help.clone())))?;
        Ok(Next::On)
    }

    /// What tells whether an evening is as it was when tricks were typed, and how they are read.
    fn header(&self) -> String {
        let deck = match self.deck {
            Some(Deck::French) => "f",
            Some(Deck::German) => "g",
            None => "-",
        };
        let dealer = self.dealer.map_or("", |dealer| self.evening.names.of(dealer));
        format!("{} {deck} {dealer}", self.notebook.text().len())
    }

    /// Tricks that were typed before the program was left, or killed, are offered.
    fn offer_kept(&mut self) -> Result<(), Failure> {
        let Some((header, lines)) = pending::found(self.notebook.path()) else { return Ok(()) };
        let mut parts = header.splitn(3, ' ');
        let is_as_it_was = parts.next() == Some(self.notebook.text().len().to_string().as_str());
        if !is_as_it_was || G::ended(self.evening.state()) {
            pending::drop_kept(self.notebook.path());
            return Ok(());
        }
        let shown: String = lines.iter().map(|line| format!("\n  {line}")).collect();
        self.tell(&format!("{}{shown}", say!(self.screen.words, "play-kept")))?;
        let (text, help) = (say!(self.screen.words, "ask-kept"), say!(self.screen.words, "why-kept"));
        if !self.answered(false, |form| deal::yes(form, Topic::Other, &text, &help, Usual::Yes))? {
            return Ok(());
        }
        match parts.next() {
            Some("f") => self.deck = Some(Deck::French),
            Some("g") => self.deck = Some(Deck::German),
            Some(_) | None => self.deck = None,
        }
        self.dealer = parts.next().and_then(|name| self.evening.names.find(name));
        (self.level, self.kept) = (Level::Tricks, Some(lines));
        Ok(())
    }

    /// Enters an event that was told.
    pub(super) fn enter(&mut self, partial: Partial) -> Result<(), Failure> {
        let Partial { kind, told, note } = partial;
        let event = match G::event(kind, told) {
            Ok(event) => event,
            Err(clash) => {
                let why = super::words::wrong(&clash.flaw.into(), &self.evening.names, self.screen);
                return self.tell(&self.screen.alert(&why));
            }
        };
        let entry = Entry::Event(Ok(Version { event, aside: aside(note) }));
        if self.save(vec![entry])? == Saved::Yes {
            // Whoever was to deal out of turn has dealt, or everybody sits elsewhere.
            if !matches!(kind, "note" | "stake" | "payment" | "ruling") {
                self.dealer = None;
            }
            self.dealer_is_last = false;
            self.tell_last()?;
        }
        Ok(())
    }

    /// What the event that was entered last brought, and how it stands now.
    fn tell_last(&mut self) -> Result<(), Failure> {
        let number = self.evening.log().len() as u32;
        let told = show::brought(self.notebook.session(), number, self.screen);
        if let Some(told) = told {
            self.tell(&told)?;
        }
        self.show()
    }

    /// Does what a command asks for.
    fn perform(&mut self, command: Command) -> Result<Next, Stop> {
        match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Slates | Command::Deals | Command::Why(_) | Command::Rules(_) | Command::Help => {}
            Command::Level(level) => self.level = level,
            Command::Deck => {
                let deck = if self.deck == Some(Deck::German) { Deck::French } else { Deck::German };
                self.learn(Some(deck));
            }
            Command::Dealer(name) => self.set_dealer(&name)?,
            Command::Undo(count) => self.undo(count)?,
            Command::Redo(count) => self.redo(count)?,
            Command::Correct(target) => self.change(target, change::Start::Correct)?,
            Command::Before(target) => self.change(target, change::Start::Before)?,
            Command::Strike(target) => self.change(target, change::Start::Strike)?,
            Command::Ruling => self.other("ruling")?,
            Command::Misdeal => self.other("misdeal")?,
            Command::Claim => self.false_claim()?,
            Command::Seats => self.other("seating")?,
            Command::Substitute => self.other("substitute")?,
            Command::Stake => self.other("stake")?,
            Command::Payment => self.other("payment")?,
            Command::Note => self.other("note")?,
            Command::Mend(what) => self.mend(&what)?,
            Command::End => self.other("end")?,
        }
        Ok(Next::On)
    }

    /// The next deal is dealt by somebody out of turn (D-8).
    fn set_dealer(&mut self, name: &str) -> Result<(), Stop> {
        let Some(situation) = Situation::of(&self.evening, None) else { return Ok(()) };
        let dealer = if name.is_empty() {
            let (ask, view) = self.parts();
            let mut form = Form::new(ask, view.screen, &view).first(First::Leaves);
            form.run(|form| deal::next_dealer(form, &situation))?
        } else {
            let known: Vec<&str> = situation.seated.iter().map(|player| situation.all.of(*player)).collect();
            match names::find(name, &known).map(|place| situation.seated.get(place).copied()) {
                Ok(Some(dealer)) => dealer,
                Ok(None) => return Ok(()),
                Err(misread) => {
                    let told = misread.told(&self.screen.words);
                    return self.tell(&self.screen.alert(&told)).map_err(Stop::Failed);
                }
            }
        };
        // It is said with every question until the deal is entered.
        (self.dealer, self.dealer_is_last) = (Some(dealer), true);
        Ok(())
    }

    /// Asks for an event that is no deal, and enters it.
    fn other(&mut self, kind: &'static str) -> Result<(), Stop> {
        let context = context(&self.evening, self.dealer, false);
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).first(First::Leaves);
        let (partial, names) = form.run(|form| {
            let mut context = context.clone();
            let partial = other::ask(form, &mut context, kind)?;
            Ok((partial, context.names))
        })?;
        self.enter_named(partial, names).map_err(Stop::Failed)
    }

    fn enter_named(&mut self, partial: Partial, names: Names) -> Result<(), Failure> {
        self.evening.names = names;
        self.enter(partial)
    }

    /// A false claim, and nothing else of the deal.
    fn false_claim(&mut self) -> Result<(), Stop> {
        let Some(situation) = Situation::of(&self.evening, self.dealer).map(Rc::new) else { return Ok(()) };
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).first(First::Leaves);
        let partial = form.run(|form| other::false_claim(form, &situation))?;
        self.enter(partial).map_err(Stop::Failed)
    }

    /// Who is asked, and what a form looks at meanwhile.
    pub(super) fn parts(&mut self) -> (&mut dyn Ask, View<'_, G>) {
        let (session, evening) = (self.notebook.session(), &self.evening);
        (&mut *self.ask, View { session, evening, dealer: self.dealer, screen: self.screen })
    }
}

/// What questions about what is no deal need to know of an evening.
pub fn context<G: Table>(evening: &Evening<G>, dealer: Option<Player>, is_correction: bool) -> Context {
    Context {
        situation: Situation::of(evening, dealer).map(Rc::new),
        people: G::people(evening),
        ever: evening.people(),
        names: evening.names.clone(),
        currency: evening.game.currency(),
        trial: trial(evening),
        is_correction,
    }
}

/// The level of the last deal that tells one, else card points.
fn last_level<G: Table>(evening: &Evening<G>) -> Level {
    let mut levels = evening.moments().rev().take(8).filter_map(|moment| change::level_of(&G::told(moment.event).1));
    levels.next().unwrap_or(Level::Points)
}
