//! Session files: opening, saving, and finding them.
//!
//! A [`Notebook`] is a session that is open. Text is only ever appended to it, so what people wrote by hand stays byte for byte;
//! `save` puts the whole on disk before an event counts, `lock` keeps a second program from writing at the same time, and a
//! change made behind the program's back is noticed before the next write. [`folder`] knows where sessions lie, [`preset`] keeps
//! house rules.

pub mod folder;
mod lock;
pub mod people;
pub mod preset;
pub mod record;
pub(crate) mod save;

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::session::{Flaw, Mistake, Problem, Session};

pub use lock::Holder;
use lock::Lock;

/// Why a session file could not be opened or written. The file is then as it was.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another program has it open for writing.
    #[error("held by another program")]
    Held {
        /// Which, if it says so.
        by: Option<Holder>,
    },
    /// The file is not as this program knows it: somebody else has written it. [`Notebook::reload`] reads it again.
    #[error("changed behind the program's back")]
    ChangedBehind,
    /// The session would have (or has) errors.
    #[error("the session has errors")]
    Refused(Box<Refusal>),
    /// The events stand in a list or the like, to which no `[[events]]` can be appended.
    #[error("the file's form does not allow appending")]
    Form,
    /// The system refuses.
    #[error("{path}: {error}", path = path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl StoreError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.to_owned();
        move |error| StoreError::Io { path, error }
    }
}

/// A text that is no sound session.
#[derive(Debug)]
pub struct Refusal {
    /// The whole text, as it was refused.
    pub text: String,
    /// The session, if its head could be read.
    pub session: Option<Session>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// A session file that is open.
#[derive(Debug)]
pub struct Notebook {
    path: PathBuf,
    real: PathBuf,
    text: String,
    session: Session,
    lock: Option<Lock>,
}

impl Notebook {
    /// Begins a session in a new file, whose folder is made if need be.
    ///
    /// # Errors
    /// [`StoreError::Io`] with [`io::ErrorKind::AlreadyExists`] if the file is there; what is wrong with the head.
    pub fn create(path: &Path, head: &str) -> Result<Notebook, StoreError> {
        let session = read(head.to_owned())?.1;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(StoreError::io(folder))?;
        }
        let real = save::resolved(path).map_err(StoreError::io(path))?;
        let lock = Lock::take(&real)?;
        save::create(&real, head).map_err(StoreError::io(path))?;
        Ok(Notebook { path: path.to_owned(), real, text: head.to_owned(), session, lock: Some(lock) })
    }

    /// Opens a session for writing. What a killed program left beside the file is swept away.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another program has it open; the file, or what is wrong with its head.
    pub fn open(path: &Path) -> Result<Notebook, StoreError> {
        Notebook::open_within(path, Duration::ZERO)
    }

    /// Opens a session for writing, and waits so long for another program that has it.
    ///
    /// # Errors
    /// As [`Notebook::open`].
    pub fn open_within(path: &Path, patience: Duration) -> Result<Notebook, StoreError> {
        let real = save::resolved(path).map_err(StoreError::io(path))?;
        if !real.try_exists().map_err(StoreError::io(path))? {
            return Err(StoreError::io(path)(io::ErrorKind::NotFound.into()));
        }
        let lock = Lock::take_until(&real, Instant::now() + patience)?;
        save::sweep(&real);
        let (text, session) = load(path, &real)?;
        Ok(Notebook { path: path.to_owned(), real, text, session, lock: Some(lock) })
    }

    /// Opens a session to look at it. [`Notebook::append`] takes it over if nobody else has it by then.
    ///
    /// # Errors
    /// The file, or what is wrong with its head.
    pub fn watch(path: &Path) -> Result<Notebook, StoreError> {
        let real = save::resolved(path).map_err(StoreError::io(path))?;
        let (text, session) = load(path, &real)?;
        Ok(Notebook { path: path.to_owned(), real, text, session, lock: None })
    }

    /// The session as it is on disk.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The text as it is on disk.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The file, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the session would be with an event more. Nothing is written.
    ///
    /// # Errors
    /// [`StoreError::Refused`] with everything that would be wrong; [`StoreError::Form`].
    pub fn preview(&self, event: &str) -> Result<(String, Session), StoreError> {
        let text = appended(&self.text, event);
        let (text, session) = match read(text) {
            Ok(read) => read,
            // The head was sound before, so it is the event's form that does not go with the file's.
            Err(_) => return Err(StoreError::Form),
        };
        if session.len() != self.session.len() + 1 {
            return Err(StoreError::Form);
        }
        if session.problems().is_empty() {
            return Ok((text, session));
        }
        let problems = session.problems().to_vec();
        Err(StoreError::Refused(Box::new(Refusal { text, session: Some(session), problems })))
    }

    /// Appends an event, given as its text. It counts once this returns: then it is on disk.
    ///
    /// # Errors
    /// [`StoreError::ChangedBehind`] if somebody else has written the file; what [`Notebook::preview`] refuses;
    /// [`StoreError::Io`] if it cannot be saved. Nothing has changed then.
    pub fn append(&mut self, event: &str) -> Result<(), StoreError> {
        if self.lock.is_none() {
            self.lock = Some(Lock::take(&self.real)?);
        }
        if std::fs::read(&self.real).map_err(StoreError::io(&self.path))? != self.text.as_bytes() {
            return Err(StoreError::ChangedBehind);
        }
        let (text, session) = self.preview(event)?;
        save::replace(&self.real, &text).map_err(StoreError::io(&self.path))?;
        (self.text, self.session) = (text, session);
        Ok(())
    }

    /// Reads the file again; whether it had changed.
    ///
    /// # Errors
    /// The file, or what is wrong with its head; the notebook is then as it was.
    pub fn reload(&mut self) -> Result<bool, StoreError> {
        let (text, session) = load(&self.path, &self.real)?;
        let changed = text != self.text;
        (self.text, self.session) = (text, session);
        Ok(changed)
    }

    /// Goes on in a new file that holds everything up to now, and the event that could not be saved.
    ///
    /// # Errors
    /// As [`Notebook::create`], and what [`Notebook::preview`] refuses. The notebook is then as it was.
    pub fn save_elsewhere(&mut self, path: &Path, event: &str) -> Result<(), StoreError> {
        let (text, _) = self.preview(event)?;
        *self = Notebook::create(path, &text)?;
        Ok(())
    }
}

/// The text with an event more: it ends its last line, keeps the kind of line ends, and leaves a line free.
pub(crate) fn appended(text: &str, event: &str) -> String {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut whole = String::with_capacity(text.len() + event.len() + 16);
    whole.push_str(text);
    if !text.is_empty() && !text.ends_with('\n') {
        whole.push_str(end);
    }
    whole.push_str(end);
    for line in event.lines() {
        whole.push_str(line);
        whole.push_str(end);
    }
    whole
}

fn load(path: &Path, real: &Path) -> Result<(String, Session), StoreError> {
    let bytes = std::fs::read(real).map_err(StoreError::io(path))?;
    match String::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let problems = vec![Mistake::new(at..at, Flaw::NotUtf8 {}).at(None)];
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            Err(StoreError::Refused(Box::new(Refusal { text, session: None, problems })))
        }
    }
}

fn read(text: String) -> Result<(String, Session), StoreError> {
    match Session::read(&text) {
        Ok(session) => Ok((text, session)),
        Err(problems) => Err(StoreError::Refused(Box::new(Refusal { text, session: None, problems }))),
    }
}
