//! Commands at a question: what only shows is shown, anything else asks first where something is pending.

use super::Form;
use crate::play::command::{self, Command, Line};
use crate::play::pending::Keeper;
use crate::play::query::Stop;
use crate::play::words;
use crate::prompt::Question;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::choice;
use crate::say;

/// Whether what is pending may be dropped.
enum Drop {
    Yes,
    No,
    /// Another command was given instead.
    For(Command),
}

impl Form<'_> {
    /// Does what only shows; anything else leaves the form, which asks first where something is pending.
    pub(super) fn command(&mut self, mut command: Command, help: &str) -> Result<(), Stop> {
        loop {
            if self.is_pending() && matches!(command, Command::Undo(_)) {
                return Err(Stop::Dropped);
            }
            if self.is_shown(&command, help)? {
                return Ok(());
            }
            let of_manner = self.tells_deals && matches!(command, Command::Level(_) | Command::Deck);
            let pending = if of_manner { self.about_event() } else { self.answers.len() };
            match if pending == 0 { Drop::Yes } else { self.may_drop(&command, help)? } {
                Drop::Yes if of_manner => {
                    self.forget(pending);
                    return Err(self.tell_so(command)?);
                }
                Drop::Yes => return Err(Stop::Command(command)),
                Drop::No => return Ok(()),
                Drop::For(other) => command = other,
            }
        }
    }

    /// Does a command that only shows, or makes no sense here; whether it was one.
    fn is_shown(&mut self, command: &Command, help: &str) -> Result<bool, Stop> {
        let entry = command::entry_of(command);
        let told = if !self.shows.applies(entry) {
            words::not_here(entry, self.screen)
        } else if *command == Command::Help {
            format!("{help}\n{}", words::list(self.shows, self.screen))
        } else if entry.shows {
            self.shows.shown(command)
        } else {
            return Ok(false);
        };
        self.ask.tell(&told)?;
        Ok(true)
    }

    /// Asks whether what is pending may be dropped for a command.
    fn may_drop(&mut self, command: &Command, help: &str) -> Result<Drop, Stop> {
        let words = &self.screen.words;
        let is_kept = self.keeper.as_ref().is_some_and(Keeper::has_kept);
        let question = match command {
            Command::Quit if is_kept => say!(words, "ask-leave-kept"),
            _ => say!(words, "ask-drop"),
        };
        let (text, why) = (say!(words, "ask-yes-or-no", question = question), say!(words, "why-drop"));
        loop {
            let Some(typed) = self.line(&Question::new(&text).explained(&why).grave())? else { return Ok(Drop::No) };
            match (command::read(&typed), choice::yes(&typed)) {
                (Line::Command(Command::Quit), _) if *command == Command::Quit => return Ok(Drop::Yes),
                (Line::Command(other), _) => {
                    if matches!(other, Command::Undo(_)) || !self.is_shown(&other, help)? {
                        return Ok(Drop::For(other));
                    }
                }
                (Line::Answer, Ok(yes)) => return Ok(if yes { Drop::Yes } else { Drop::No }),
                (Line::Answer, Err(misread)) => self.ask.tell(&self.screen.alert(&misread.told(words)))?,
                (Line::List, _) => self.ask.tell(&words::list(self.shows, self.screen))?,
                (Line::Unknown(meant), _) => self.ask.tell(&words::unknown(&typed, meant, self.screen))?,
                (Line::Wrong(entry), _) => self.ask.tell(&words::wrongly(entry, self.screen))?,
            }
        }
    }

    /// How deals are told is changed within the form that asks for one.
    fn tell_so(&mut self, command: Command) -> Result<Stop, Stop> {
        match command {
            Command::Level(level) => {
                self.levels.insert(self.event, level);
                self.level = level;
            }
            Command::Deck => {
                let (deck, told) = match self.deck {
                    Some(Deck::French) | None => (Deck::German, say!(self.screen.words, "play-deck-german")),
                    Some(Deck::German) => (Deck::French, say!(self.screen.words, "play-deck-french")),
                };
                self.deck = Some(deck);
                self.ask.tell(&told)?;
            }
            command => return Ok(Stop::Command(command)),
        }
        Ok(Stop::Again)
    }
}
