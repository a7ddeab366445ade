//! The evening at the table: `bolln play` shows how it stands, asks for the next deal, saves it, and shows what it brought.
//!
//! `form` asks questions in a row with a way back; `deal` asks for a deal, by contract in `each`, `side` and `solo`, card by card in
//! `tricks`; `other` asks for everything that is no deal, `correct` changes what was entered. `save` puts events on disk and
//! deals with trouble there. `show` is what is seen between the questions.

mod command;
mod correct;
mod deal;
pub mod draft;
mod each;
mod form;
mod live;
mod other;
mod save;
mod show;
mod side;
mod situation;
mod solo;
mod tricks;
mod watch;
pub(crate) mod words;

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, FixedOffset, SubsecRound};

use crate::clock;
use crate::error::Failure;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::names;
use crate::prompt::{Ask, Question};
use crate::report::{evening, explain, trouble};
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::{Session, Wrong};
use crate::store::{Notebook, StoreError, System};
use draft::Draft;

use command::{Command, Level};
use deal::{Manner, Told};
use form::{First, Form, Stop};
use save::Saved;

/// An evening that is being played.
pub struct Evening<'a> {
    notebook: Notebook,
    ask: &'a mut dyn Ask,
    screen: &'a Screen,
    level: Level,
    deck: Option<Deck>,
    dealer: Option<Player>,
    /// The texts of events that could not be saved and were given up.
    unsaved: Vec<String>,
    /// Whether entries that an older copy has overwritten are being offered.
    offers: bool,
}

/// Plays on in a session until the user leaves.
///
/// # Errors
/// The file; an interrupt.
pub fn play(path: &Path, deck: Option<Deck>, ask: &mut dyn Ask, screen: &Screen) -> Result<(), Failure> {
    let notebook = match Notebook::open_on(System::of_user(), path, Duration::ZERO) {
        Ok(notebook) => notebook,
        Err(held @ StoreError::Held { .. }) => {
            ask.tell(&trouble::told_store(&held, path, screen))?;
            return watch::offered(path, ask, screen);
        }
        Err(error) => return Err(trouble::of_store(error, path, screen)),
    };
    let problems = notebook.session().problems().to_vec();
    if !problems.is_empty() {
        let (name, text) = (path.display().to_string(), notebook.text());
        return Err(trouble::tell(&problems, &name, text, Some(notebook.session()), screen));
    }
    let level = correct::last_level(notebook.session());
    Evening { notebook, ask, screen, level, deck, dealer: None, unsaved: Vec::new(), offers: false }.run()
}

/// Now, to the second.
fn now() -> Option<DateTime<FixedOffset>> {
    Some(clock::now().trunc_subsecs(0))
}

/// What became of a command.
enum Next {
    /// Go on.
    On,
    /// Leave.
    Leave,
}

impl Evening<'_> {
    fn session(&self) -> &Session {
        self.notebook.session()
    }

    fn tell(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.ask.tell(text)?)
    }

    fn show(&mut self) -> Result<(), Failure> {
        self.screen.measure();
        let standing = show::standing(self.session(), self.screen);
        self.tell(&format!("\n{standing}"))
    }

    fn run(&mut self) -> Result<(), Failure> {
        let title = evening::title(self.session(), self.screen);
        self.tell(&title)?;
        self.tell(&say!(self.screen.words, "play-tip"))?;
        self.tell_notices()?;
        self.show()?;
        loop {
            let mut next = self.next().and_then(|told| self.enter(told).map_err(Stop::Failed));
            // A command at a question of a command: the first is given up for it.
            while let Err(Stop::Command(command)) = next {
                next = self.perform(command);
            }
            match next {
                Ok(Next::On) | Err(Stop::Again | Stop::GivenUp | Stop::Command(_)) => {}
                Err(Stop::Failed(failure)) => return Err(failure),
                Ok(Next::Leave) | Err(Stop::End) => return self.farewell(),
            }
        }
    }

    /// Asks for the next deal, or, when the game is over, for a command.
    fn next(&mut self) -> Result<Told, Stop> {
        let situation = situation::of(self.notebook.session(), None, self.dealer);
        let notebook = &self.notebook;
        let mut form = Form::new(&mut *self.ask, self.screen, notebook.session());
        let Some(situation) = situation else {
            let (text, help) = (say!(self.screen.words, "play-over"), say!(self.screen.words, "why-keys"));
            let words = &self.screen.words;
            let nothing = |typed: &str| match typed {
                "" => Ok(()),
                typed => Err(say!(words, "misread-no-command", typed = typed)),
            };
            form.run(|form| form.ask(&Question::new(&text).explained(&help), First::Command, nothing))?;
            return Err(Stop::Again);
        };
        let number = notebook.session().len() as u32 + 1;
        let trial = |draft: &Draft| wrong_with(notebook, &draft.text(), number);
        let manner = Manner { level: self.level, deck: self.deck };
        let told = deal::ask(&mut form, &situation, manner, &trial);
        self.deck = form.deck.or(self.deck);
        told
    }

    /// Enters a deal.
    fn enter(&mut self, told: Told) -> Result<Next, Failure> {
        if self.save(&stamped(&told.draft).text())? == Saved::Yes {
            self.dealer = None;
            self.tell_last()?;
        }
        Ok(Next::On)
    }

    /// What the event that was entered last brought, and how it stands now.
    fn tell_last(&mut self) -> Result<(), Failure> {
        let number = self.session().len() as u32;
        let told = show::got(self.session(), number, self.screen);
        let told = told.or_else(|| explain::event(self.session(), number, self.screen));
        if let Some(told) = told {
            self.tell(&told)?;
        }
        self.show()
    }

    /// Does what a command asks for.
    fn perform(&mut self, command: Command) -> Result<Next, Stop> {
        match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Slates => self.show().map_err(Stop::Failed)?,
            Command::Deals => {
                let deals = show::deals(self.session(), self.screen);
                self.tell(&deals).map_err(Stop::Failed)?;
            }
            Command::Level(level) => self.level = level,
            Command::Deck => {
                let (deck, told) = match self.deck {
                    Some(Deck::French) | None => (Deck::German, say!(self.screen.words, "play-deck-german")),
                    Some(Deck::German) => (Deck::French, say!(self.screen.words, "play-deck-french")),
                };
                self.deck = Some(deck);
                self.tell(&told).map_err(Stop::Failed)?;
            }
            Command::Dealer(name) => self.set_dealer(&name)?,
            Command::Undo(count) => self.undo(count)?,
            Command::Redo => self.redo()?,
            Command::Correct(target) => self.correct(target)?,
            Command::Before(target) => self.put_in(target)?,
            Command::Ruling => self.other(other::ruling)?,
            Command::Misdeal => self.other(other::misdeal)?,
            Command::FalseClaim => self.false_claim()?,
            Command::Seating => self.other(other::seating)?,
            Command::Stake => self.other(other::stake)?,
            Command::Payment => self.other(other::payment)?,
            Command::End => self.other(other::end)?,
        }
        Ok(Next::On)
    }

    /// The next deal is dealt by somebody out of turn (D-8).
    fn set_dealer(&mut self, name: &str) -> Result<(), Stop> {
        let people = other::at_table(self.session());
        let known: Vec<&str> = people.iter().map(|player| self.session().names().of(*player)).collect();
        let told = match names::find(name, &known) {
            Ok(place) => {
                let dealer = people.get(place).copied();
                // Nobody deals once the game is over.
                let Some(next) = situation::of(self.session(), None, dealer) else { return Ok(()) };
                self.dealer = dealer;
                let name = next.given_dealer.as_deref().unwrap_or_default();
                let forehand = next.name(next.forehand());
                say!(self.screen.words, "play-dealer-given", name = name, forehand = forehand)
            }
            Err(misread) => misread.told(&self.screen.words),
        };
        self.tell(&told).map_err(Stop::Failed)
    }

    /// Asks for an event that is no deal, and enters it.
    fn other(&mut self, steps: other::Steps) -> Result<(), Stop> {
        let dealer = self.dealer;
        let notebook = &self.notebook;
        let mut form = Form::new(&mut *self.ask, self.screen, notebook.session()).inner();
        let number = notebook.session().len() as u32 + 1;
        let trial = |draft: &Draft| wrong_with(notebook, &draft.text(), number);
        let draft = other::ask(&mut form, steps, dealer, &trial)?;
        self.enter(Told::plain(draft)).map_err(Stop::Failed)?;
        Ok(())
    }

    /// A false claim, and nothing else of the deal.
    fn false_claim(&mut self) -> Result<(), Stop> {
        let Some(situation) = situation::of(self.session(), None, self.dealer) else { return Ok(()) };
        let notebook = &self.notebook;
        let mut form = Form::new(&mut *self.ask, self.screen, notebook.session()).inner();
        let number = notebook.session().len() as u32 + 1;
        let trial = |draft: &Draft| wrong_with(notebook, &draft.text(), number);
        let draft = form.run(|form| {
            let mut draft = other::false_claim(form, &situation)?;
            deal::complete(form, &situation, &mut draft, &trial)?;
            Ok(draft)
        })?;
        self.enter(Told::plain(draft)).map_err(Stop::Failed)?;
        Ok(())
    }
}

/// What would be wrong with an event if its text were appended: its own fault, whatever becomes of others.
fn wrong_with(notebook: &Notebook, text: &str, event: u32) -> Option<Wrong> {
    match notebook.preview(text) {
        Err(StoreError::Refused(refusal)) => {
            let own = refusal.problems.iter().find(|problem| problem.event == Some(event));
            own.map(|problem| problem.mistake.wrong.clone())
        }
        Ok(_) | Err(_) => None,
    }
}

/// The event with the time of now behind its kind.
fn stamped(draft: &Draft) -> Draft {
    let keys = draft.keys();
    let kind = match keys.first() {
        Some((_, crate::session::write::Item::Text(kind))) => kind.as_str(),
        _ => "",
    };
    keys.iter().skip(1).fold(Draft::new(kind).at(now()), |draft, (name, item)| draft.with(name, item.clone()))
}
