//! Saving entries, and what to do where that fails: nothing that was told is lost.

use std::path::Path;

use super::deal::{self, Usual};
use super::desk::Desk;
use super::form::{First, Form};
use super::query::{Query, Refused, Stop, Topic};
use super::table::Table;
use super::{show, words};
use crate::error::Failure;
use crate::report::trouble;
use crate::say;
use crate::screen::Screen;
use crate::session::log::Entry;
use crate::store::{Notice, StoreError};

/// Whether what was told was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is on disk.
    Yes,
    /// It was given up.
    No,
}

/// What to do about entries that could not be saved.
#[derive(Clone, Debug)]
enum Way {
    Again,
    Elsewhere(String),
    GiveUp,
}

impl<G: Table> Desk<'_, G> {
    /// Appends entries, all or none. They count only once they are on disk; where that fails, the user decides.
    pub fn save(&mut self, entries: Vec<Entry<G::Event>>) -> Result<Saved, Failure> {
        let text = entries.iter().map(|entry| self.evening.text(entry)).collect::<Vec<_>>().join("\n");
        self.save_text(text, entries)
    }

    /// Appends the text of entries; those that are given need not be read again.
    fn save_text(&mut self, text: String, entries: Vec<Entry<G::Event>>) -> Result<Saved, Failure> {
        let mut is_read_anew = false;
        loop {
            let appended = self.notebook.append(&text);
            self.tell_notices()?;
            let error = match appended {
                Ok(()) => return self.take_in(entries, is_read_anew).map(|()| Saved::Yes),
                Err(error) => error,
            };
            let told = trouble::not_saved(&error, self.notebook.path(), self.screen);
            let alert = self.screen.alert(&told);
            match error {
                StoreError::ChangedBehind => {
                    self.tell(&alert)?;
                    is_read_anew = true;
                    if !self.changed_behind(&text)? {
                        return Ok(Saved::No);
                    }
                }
                StoreError::Refused(refusal) => {
                    for problem in &refusal.problems {
                        let what = words::wrong(&problem.mistake.wrong, &self.evening.names, self.screen);
                        let event = problem.event.unwrap_or(0);
                        let line = say!(self.screen.words, "problem-of-event", event = event, what = what);
                        self.tell(&line)?;
                    }
                    return Ok(Saved::No);
                }
                StoreError::Form => {
                    self.tell(&alert)?;
                    self.unsaved.push(text);
                    return Ok(Saved::No);
                }
                StoreError::Io { .. }
                | StoreError::Held { .. }
                | StoreError::Lock { .. }
                | StoreError::Names { .. }
                | StoreError::Rights => {
                    self.tell(&alert)?;
                    self.tell(text.trim_end())?;
                    match self.way()? {
                        Way::Again => {}
                        Way::GiveUp => {
                            self.unsaved.push(text);
                            return Ok(Saved::No);
                        }
                        Way::Elsewhere(path) => {
                            if self.save_elsewhere(&path, &text)? == Saved::Yes {
                                return self.read_anew().map(|()| Saved::Yes);
                            }
                        }
                    }
                }
            }
        }
    }

    /// The entries that are kept now are those of the evening, too.
    fn take_in(&mut self, entries: Vec<Entry<G::Event>>, is_read_anew: bool) -> Result<(), Failure> {
        for entry in entries {
            self.evening.push(entry);
        }
        let is_same = self.evening.log().len() == self.notebook.session().len();
        if is_read_anew || !is_same { self.read_anew() } else { Ok(()) }
    }

    /// The evening as the file has it now.
    pub(super) fn read_anew(&mut self) -> Result<(), Failure> {
        match G::evening(self.notebook.session()) {
            Some(evening) => self.evening = evening.clone(),
            None => return Err(Failure::Told(say!(self.screen.words, "play-other-game"))),
        }
        Ok(())
    }

    /// Somebody else has written the file: it is read and shown again. Whether the entries are still to be made.
    fn changed_behind(&mut self, text: &str) -> Result<bool, Failure> {
        if let Err(error) = self.notebook.reload() {
            let failure = trouble::told_store(&error, self.notebook.path(), self.screen);
            self.tell(&self.screen.alert(&failure))?;
            self.tell(text.trim_end())?;
            return match self.way()? {
                Way::Again => Ok(true),
                Way::GiveUp => {
                    self.unsaved.push(text.to_owned());
                    Ok(false)
                }
                // Where that fails, the file is tried again, and then it is asked again.
                Way::Elsewhere(path) => Ok(self.save_elsewhere(&path, text)? == Saved::No),
            };
        }
        self.tell_notices()?;
        self.read_anew()?;
        let standing = show::standing(self.notebook.session(), self.dealer, self.screen);
        self.tell(&standing)?;
        self.tell(text.trim_end())?;
        self.enters_again()
    }

    /// Goes on in another file, and says in which.
    fn save_elsewhere(&mut self, path: &str, text: &str) -> Result<Saved, Failure> {
        let (told, saved) = match self.notebook.save_elsewhere(Path::new(path), text) {
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
    pub fn all_is_saved(&mut self) -> Result<(), Failure> {
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
            if self.enters_again()? { self.save_text(entry.clone(), Vec::new()).map(drop) } else { Ok(()) }
        });
        self.offers = false;
        offered
    }

    /// Asks whether an event is to be entered in a session that somebody else has changed.
    fn enters_again(&mut self) -> Result<bool, Failure> {
        let (text, help) = (say!(self.screen.words, "ask-enter-again"), say!(self.screen.words, "why-enter-again"));
        self.must_answer(false, |form| deal::yes(form, Topic::Other, &text, &help, Usual::Neither))
    }

    /// Asks what to do about entries that could not be saved.
    fn way(&mut self) -> Result<Way, Failure> {
        let (text, help) = (say!(self.screen.words, "ask-not-saved"), say!(self.screen.words, "why-not-saved"));
        self.must_answer(Way::GiveUp, |form| {
            // What was meant as the answer to another question makes no file.
            let is_file = |typed: &str| typed.contains(std::path::is_separator) || typed.ends_with(".toml");
            let read = move |typed: &str, screen: &Screen| match typed {
                "" => Ok(Way::Again),
                "-" => Ok(Way::GiveUp),
                path if is_file(path) => Ok(Way::Elsewhere(path.to_owned())),
                typed => Err(Refused::because(say!(screen.words, "misread-no-file", typed = typed))),
            };
            form.ask(Query::new(Topic::Other, text.clone(), help.clone(), read).grave().free())
        })
    }

    /// Runs a form to its answer; where there is none, or it is left by going back, the other value holds.
    pub fn answered<T>(
        &mut self,
        otherwise: T,
        steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>,
    ) -> Result<T, Failure> {
        self.run_form(First::Leaves, otherwise, steps)
    }

    /// The same, but going back does not leave it: an event would be lost.
    fn must_answer<T>(
        &mut self,
        otherwise: T,
        steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>,
    ) -> Result<T, Failure> {
        self.run_form(First::Stays, otherwise, steps)
    }

    fn run_form<T>(
        &mut self,
        first: First,
        otherwise: T,
        mut steps: impl FnMut(&mut Form<'_>) -> Result<T, Stop>,
    ) -> Result<T, Failure> {
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).first(first);
        match form.run(|form| steps(form)) {
            Ok(answer) => Ok(answer),
            Err(Stop::Failed(failure)) => Err(failure),
            Err(Stop::Again | Stop::GivenUp | Stop::Dropped | Stop::Command(_) | Stop::End) => Ok(otherwise),
        }
    }
}
