//! Saving an event, and what to do where that fails: nothing that was told is lost.

use std::path::Path;

use super::form::{First, Form, Stop};
use super::{Evening, deal, show, words};
use crate::error::Failure;
use crate::prompt::Question;
use crate::report::trouble;
use crate::say;
use crate::store::StoreError;

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
            let error = match self.notebook.append(event) {
                Ok(()) => return Ok(Saved::Yes),
                Err(error) => error,
            };
            let told = trouble::told_store(&error, self.notebook.path(), self.screen);
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
                StoreError::Io { .. } | StoreError::Held { .. } => {
                    self.tell(&alert)?;
                    self.tell(event.trim_end())?;
                    match self.way()? {
                        Way::Again => {}
                        Way::GiveUp => return Ok(Saved::No),
                        Way::Elsewhere(path) => match self.notebook.save_elsewhere(Path::new(&path), event) {
                            Ok(()) => {
                                self.tell(&say!(self.screen.words, "play-saved-in", file = path))?;
                                return Ok(Saved::Yes);
                            }
                            Err(error) => {
                                let told = trouble::told_store(&error, Path::new(&path), self.screen);
                                self.tell(&self.screen.alert(&told))?;
                            }
                        },
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
                Way::GiveUp => Ok(false),
                Way::Elsewhere(path) => {
                    if let Err(error) = self.notebook.save_elsewhere(Path::new(&path), event) {
                        let told = trouble::told_store(&error, Path::new(&path), self.screen);
                        self.tell(&self.screen.alert(&told))?;
                    }
                    Ok(false)
                }
            };
        }
        let standing = show::standing(self.session(), self.screen);
        self.tell(&standing)?;
        self.tell(event.trim_end())?;
        let (text, help) = (say!(self.screen.words, "ask-enter-again"), say!(self.screen.words, "why-enter-again"));
        self.must_answer(false, |form| deal::yes(form, &text, &help, true))
    }

    /// Asks what to do about an event that could not be saved.
    fn way(&mut self) -> Result<Way, Failure> {
        let (text, help) = (say!(self.screen.words, "ask-not-saved"), say!(self.screen.words, "why-not-saved"));
        self.must_answer(Way::GiveUp, |form| {
            let question = Question::new(&text).explained(&help).grave();
            form.ask(&question, First::Answer, |typed| {
                Ok(match typed {
                    "" => Way::Again,
                    "-" => Way::GiveUp,
                    path => Way::Elsewhere(path.to_owned()),
                })
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
