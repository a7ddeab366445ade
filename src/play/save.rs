//! Saving an event, and what to do where that fails: nothing that was told is lost.

use std::path::Path;

use super::form::{First, Form, Stop};
use super::{Evening, deal, show, words};
use crate::error::Failure;
use crate::prompt::Question;
use crate::report::trouble;
use crate::say;
use crate::store::{Notice, StoreError};

/// Whether an event was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is on disk.
    Yes,
    /// It was given up.
    No,
}

/// What to do about an event that could not be saved.
enum Way {
    Again,
    Elsewhere(String),
    GiveUp,
}

impl Evening<'_> {
    /// Appends an event. It counts only once it is on disk; where that fails, the user decides.
    pub fn save(&mut self, event: &str) -> Result<Saved, Failure> {
        loop {
            let appended = self.notebook.append(event);
            self.tell_notices()?;
            let error = match appended {
                Ok(()) => return Ok(Saved::Yes),
                Err(error) => error,
            };
            let told = trouble::not_saved(&error, self.notebook.path(), self.screen);
            let alert = self.screen.alert(&told);
            match error {
                StoreError::ChangedBehind => {
                    self.tell(&alert)?;
                    if !self.changed_behind(event)? {
                        return Ok(Saved::No);
                    }
                }
                StoreError::Refused(refusal) => {
                    for problem in &refusal.problems {
                        let what = words::wrong(&problem.mistake.wrong, self.session().names(), self.screen);
                        let event = problem.event.unwrap_or(0);
                        let line = say!(self.screen.words, "problem-of-event", event = event, what = what);
                        self.tell(&line)?;
                    }
                    return Ok(Saved::No);
                }
                StoreError::Form => {
                    self.tell(&alert)?;
                    return Ok(Saved::No);
                }
                StoreError::Io { .. }
                | StoreError::Held { .. }
                | StoreError::Lock { .. }
                | StoreError::Names { .. }
                | StoreError::Rights => {
                    self.tell(&alert)?;
                    self.tell(event.trim_end())?;
                    match self.way()? {
                        Way::Again => {}
                        Way::GiveUp => {
                            self.unsaved.push(event.to_owned());
                            return Ok(Saved::No);
                        }
                        Way::Elsewhere(path) => {
                            if self.save_elsewhere(&path, event)? == Saved::Yes {
                                return Ok(Saved::Yes);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Somebody else has written the file: it is read and shown again. Whether the event is still to be entered.
    fn changed_behind(&mut self, event: &str) -> Result<bool, Failure> {
        if let Err(error) = self.notebook.reload() {
            let failure = trouble::told_store(&error, self.notebook.path(), self.screen);
            self.tell(&self.screen.alert(&failure))?;
            self.tell(event.trim_end())?;
            return match self.way()? {
                Way::Again => Ok(true),
                Way::GiveUp => {
                    self.unsaved.push(event.to_owned());
                    Ok(false)
                }
                // Where that fails, the file is tried again, and then it is asked again.
                Way::Elsewhere(path) => Ok(self.save_elsewhere(&path, event)? == Saved::No),
            };
        }
        self.tell_notices()?;
        let standing = show::standing(self.session(), self.screen);
        self.tell(&standing)?;
        self.tell(event.trim_end())?;
        self.enters_again()
    }

    /// Goes on in another file, and says in which.
    fn save_elsewhere(&mut self, path: &str, event: &str) -> Result<Saved, Failure> {
        let (told, saved) = match self.notebook.save_elsewhere(Path::new(path), event) {
            Ok(()) => (say!(self.screen.words, "play-saved-in", file = path), Saved::Yes),
            Err(error) => (self.screen.alert(&trouble::not_saved(&error, Path::new(path), self.screen)), Saved::No),
        };
        self.tell(&told)?;
        self.tell_notices()?;
        Ok(saved)
    }

    /// Says where everything is saved; or again what is not.
    ///
    /// # Errors
    /// Something is not.
    pub fn farewell(&mut self) -> Result<(), Failure> {
        let file = self.notebook.path().display().to_string();
        if self.unsaved.is_empty() {
            return self.tell(&say!(self.screen.words, "play-saved-in", file = file));
        }
        let unsaved = std::mem::take(&mut self.unsaved);
        unsaved.iter().try_for_each(|event| self.tell(event.trim_end()))?;
        Err(Failure::Told(say!(self.screen.words, "play-unsaved", count = unsaved.len(), file = file)))
    }

    /// Tells what should be known of the session's file. Entries that an older copy has overwritten are offered again.
    pub fn tell_notices(&mut self) -> Result<(), Failure> {
        let mut missing = Vec::new();
        for notice in self.notebook.notices() {
            let told = trouble::told_notice(&notice, self.notebook.path(), self.screen);
            match notice {
                // While they are being offered, those that are left are missing still.
                Notice::Missing { .. } if self.offers => continue,
                Notice::Missing { entries } => missing = entries,
                Notice::NotSynced { .. }
                | Notice::Owner
                | Notice::Attributes { .. }
                | Notice::Kept { .. }
                | Notice::Left { .. }
                | Notice::Lost => {}
            }
            self.tell(&self.screen.alert(&told))?;
        }
        self.offers = true;
        let offered = missing.iter().try_for_each(|entry| {
            self.tell(entry.trim_end())?;
            if self.enters_again()? { self.save(entry).map(drop) } else { Ok(()) }
        });
        self.offers = false;
        offered
    }

    /// Asks whether an event is to be entered in a session that somebody else has changed.
    fn enters_again(&mut self) -> Result<bool, Failure> {
        let (text, help) = (say!(self.screen.words, "ask-enter-again"), say!(self.screen.words, "why-enter-again"));
        self.must_answer(false, |form| deal::yes(form, &text, &help, true))
    }

    /// Asks what to do about an event that could not be saved.
    fn way(&mut self) -> Result<Way, Failure> {
        let (text, help) = (say!(self.screen.words, "ask-not-saved"), say!(self.screen.words, "why-not-saved"));
        let words = &self.screen.words;
        // What was meant as the answer to another question makes no file.
        let is_file = |typed: &str| typed.contains(std::path::is_separator) || typed.ends_with(".toml");
        self.must_answer(Way::GiveUp, |form| {
            let question = Question::new(&text).explained(&help).grave();
            form.ask(&question, First::Answer, |typed| match typed {
                "" => Ok(Way::Again),
                "-" => Ok(Way::GiveUp),
                path if is_file(path) => Ok(Way::Elsewhere(path.to_owned())),
                typed => Err(say!(words, "misread-no-file", typed = typed)),
            })
        })
    }

    /// Runs a form to its answer; where there is none, or it is left by going back, the other value holds.
    pub fn answered<T>(
        &mut self,
        otherwise: T,
        steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>,
    ) -> Result<T, Failure> {
        let form = Form::new(&mut *self.ask, self.screen, self.notebook.session());
        run(form.inner(), otherwise, steps)
    }

    /// The same, but going back does not leave it: an event would be lost.
    fn must_answer<T>(
        &mut self,
        otherwise: T,
        steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>,
    ) -> Result<T, Failure> {
        run(Form::new(&mut *self.ask, self.screen, self.notebook.session()), otherwise, steps)
    }
}

fn run<T>(mut form: Form<'_>, otherwise: T, steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>) -> Result<T, Failure> {
    match form.run(steps) {
        Ok(answer) => Ok(answer),
        Err(Stop::Failed(failure)) => Err(failure),
        Err(Stop::Again | Stop::GivenUp | Stop::Command(_) | Stop::End) => Ok(otherwise),
    }
}
