//! Questions in a row, with a way back.
//!
//! The steps of a form are plain code that asks one question after the other. To go back, the last answer is taken away and the
//! steps are run again: answers that are known are given without asking, so that what follows from them is worked out anew.

use super::command::{self, Command, Target};
use super::show;
use crate::error::Failure;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::choice;
use crate::prompt::{Answer, Ask, Question, interrupt};
use crate::report::explain;
use crate::say;
use crate::screen::Screen;
use crate::session::Session;

/// Why the steps did not come to their end.
#[derive(Debug)]
pub enum Stop {
    /// One answer is to be given again: the steps are to be run from the start.
    Again,
    /// It was given up.
    GivenUp,
    /// A command was given instead of an answer.
    Command(Command),
    /// There will be no further answer.
    End,
    /// Interrupted, or nothing can be shown any more.
    Failed(Failure),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        Stop::Failed(error.into())
    }
}

/// What comes first where a line can be both an answer and a command.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// The answer.
    Answer,
    /// The command.
    Command,
}

/// Questions in a row.
pub struct Form<'a> {
    ask: &'a mut dyn Ask,
    /// What to show it with.
    pub screen: &'a Screen,
    /// The session as it is.
    pub session: &'a Session,
    answers: Vec<String>,
    at: usize,
    kept: Vec<Option<String>>,
    first: Option<String>,
    fresh: bool,
    inner: bool,
    joined: Option<usize>,
    /// The deck that cards are told in, once that was said.
    pub deck: Option<Deck>,
}

impl<'a> Form<'a> {
    /// A form without answers.
    pub fn new(ask: &'a mut dyn Ask, screen: &'a Screen, session: &'a Session) -> Form<'a> {
        Form {
            ask,
            screen,
            session,
            answers: Vec::new(),
            at: 0,
            kept: Vec::new(),
            first: None,
            fresh: false,
            inner: false,
            joined: None,
            deck: None,
        }
    }

    /// With the answer that the first question offers.
    #[must_use]
    pub fn offering(mut self, first: Option<String>) -> Form<'a> {
        self.first = first;
        self
    }

    /// With an answer to its first question that was given before.
    #[must_use]
    pub fn given(mut self, first: Option<String>) -> Form<'a> {
        self.answers.extend(first);
        self
    }

    /// Within another: going back from the first question leaves it.
    #[must_use]
    pub fn inner(self) -> Form<'a> {
        Form { inner: true, ..self }
    }

    /// Runs the steps until they come to their end.
    pub fn run<T>(&mut self, mut steps: impl FnMut(&mut Form<'a>) -> Result<T, Stop>) -> Result<T, Stop> {
        loop {
            self.at = 0;
            self.joined = None;
            match steps(self) {
                Err(Stop::Again) => {}
                other => return other,
            }
        }
    }

    /// Tells something, once: not when the steps run again over known answers.
    pub fn tell(&mut self, text: &str) -> Result<(), Stop> {
        if self.fresh || self.at == self.answers.len() {
            self.ask.tell(text)?;
        }
        Ok(())
    }

    /// Whether the last answer was given just now.
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// Asks; an answer that cannot be read is told why, and asked for again.
    pub fn ask<T>(
        &mut self,
        question: &Question<'_>,
        first: First,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        self.fresh = false;
        if let Some(known) = self.answers.get(self.at) {
            match read(known) {
                Ok(answer) => {
                    self.at += 1;
                    return Ok(answer);
                }
                Err(why) => self.ask.tell(&self.screen.alert(&why))?,
            }
            self.answers.truncate(self.at);
        }
        if self.kept.len() <= self.at {
            self.kept.resize(self.at + 1, None);
        }
        loop {
            let kept = self.kept.get(self.at).cloned().flatten();
            let offered = kept.or_else(|| self.first.clone().filter(|_| self.at == 0));
            let asked = question.or(offered.as_deref().filter(|kept| !kept.is_empty()).or(question.default));
            let Some(typed) = self.line(&asked)? else {
                self.back()?;
                return Err(Stop::Again);
            };
            let command = command::read(&typed);
            let answer = read(&typed);
            let is_answer = answer.is_ok() && !command::is_explicit(&typed);
            if let Some(command) = command
                && !(is_answer && (first == First::Answer || self.means_no_deal(&command)))
            {
                match command {
                    Command::Slates => self.ask.tell(&show::standing(self.session, self.screen))?,
                    Command::Deals => self.ask.tell(&show::deals(self.session, self.screen))?,
                    other if self.may_drop()? => return Err(Stop::Command(other)),
                    _ => {}
                }
                continue;
            }
            match answer {
                Ok(answer) => {
                    if let Some(slot) = self.kept.get_mut(self.at) {
                        *slot = Some(typed.clone());
                    }
                    self.answers.push(typed);
                    self.at += 1;
                    self.fresh = true;
                    return Ok(answer);
                }
                Err(why) => self.ask.tell(&self.screen.alert(&why))?,
            }
        }
    }

    /// Whether a command means a deal that has not been played: then `b 70` is Bert's 70 card points.
    fn means_no_deal(&self, command: &Command) -> bool {
        match command {
            Command::Correct(Target::Deal(deal)) | Command::Before(Target::Deal(deal)) => {
                explain::event_of_deal(self.session, *deal).is_none()
            }
            _ => false,
        }
    }

    /// The last answer does not do: tells why, and it is asked for again.
    pub fn refuse(&mut self, why: &str) -> Stop {
        self.forget(1);
        match self.ask.tell(&self.screen.alert(why)) {
            Ok(()) => Stop::Again,
            Err(error) => error.into(),
        }
    }

    /// The answers do not do together: tells why, and begins anew.
    pub fn refuse_all(&mut self, why: &str) -> Stop {
        self.forget(self.answers.len());
        match self.ask.tell(&self.screen.alert(why)) {
            Ok(()) => Stop::Again,
            Err(error) => error.into(),
        }
    }

    /// Whether something has been answered.
    pub fn has_answers(&self) -> bool {
        !self.answers.is_empty()
    }

    /// What is asked for cannot be: tells why, and leaves the form.
    pub fn give_up(&mut self, why: &str) -> Stop {
        match self.ask.tell(&self.screen.alert(why)) {
            Ok(()) => Stop::GivenUp,
            Err(error) => error.into(),
        }
    }

    /// Whether what has been told may be dropped for a command: asked where it is more than a line.
    fn may_drop(&mut self) -> Result<bool, Stop> {
        if self.answers.len() < 2 {
            return Ok(true);
        }
        let words = &self.screen.words;
        let text = say!(words, "ask-yes-or-no", question = say!(words, "ask-drop"));
        let help = say!(words, "why-drop");
        let typed = self.line(&Question::new(&text).explained(&help).grave())?;
        Ok(typed.is_some_and(|typed| choice::yes(&typed) == Ok(true)))
    }

    /// From here on the answers could as well be one line: cards.
    pub fn join_from_here(&mut self) {
        self.joined = Some(self.at);
    }

    /// Asks for a line; nothing is one question back. Where there will be none, what is not saved is told as it can be typed again.
    fn line(&mut self, question: &Question<'_>) -> Result<Option<String>, Stop> {
        let unsaved = self.unsaved();
        interrupt::last_words(unsaved.clone());
        let answer = self.ask.line(question);
        interrupt::last_words(String::new());
        let stop = match answer? {
            Answer::Text(typed) => return Ok(Some(typed)),
            Answer::Back => return Ok(None),
            Answer::End => Stop::End,
            Answer::Interrupted => Stop::Failed(Failure::Interrupted),
        };
        if !unsaved.is_empty() {
            // A terminal that is gone hears nothing any more; the program ends all the same.
            let _ = self.ask.tell(&unsaved);
        }
        Err(stop)
    }

    /// What has been answered and is not saved; nothing if nothing has been.
    fn unsaved(&self) -> String {
        let joined = self.joined.unwrap_or(self.answers.len()).min(self.answers.len());
        let (single, joined) = self.answers.split_at(joined);
        let lines = single.iter().cloned().chain([joined.join(" ")]).filter(|line| !line.is_empty());
        let lines: String = lines.map(|line| format!("\n  {line}")).collect();
        if lines.is_empty() { lines } else { say!(self.screen.words, "play-not-saved") + &lines }
    }

    /// Takes away the last answer and keeps it to be offered.
    fn back(&mut self) -> Result<(), Stop> {
        if self.answers.pop().is_none() {
            if self.inner {
                return Err(Stop::GivenUp);
            }
            self.ask.tell(&say!(self.screen.words, "play-nothing-before"))?;
        }
        Ok(())
    }

    fn forget(&mut self, count: usize) {
        let left = self.answers.len().saturating_sub(count);
        self.answers.truncate(left);
        self.kept.truncate(left);
    }
}
