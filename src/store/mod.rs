//! Session files: opening, saving, and finding them.
//!
//! A [`Notebook`] is a session that is open. Text is only ever appended to it, so what people wrote by hand stays byte for byte;
//! `save` puts the whole on disk before an event counts and loses nobody's edit, `lock` keeps a second program from writing at the
//! same time, `sweep` clears what a killed one left, `memory` notices what somebody's older copy has overwritten. All that is done
//! to a disk goes through [`disk`]. [`folder`] knows where sessions lie, [`preset`] keeps house rules.

pub(crate) mod beside;
pub mod disk;
#[cfg(unix)]
mod dress;
pub mod folder;
mod lock;
mod memory;
pub(crate) mod notebook;
pub mod people;
pub mod preset;
pub mod record;
mod save;
mod sweep;
pub mod system;
#[cfg(unix)]
mod writers;

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::session::{Problem, Session};

pub use lock::Holder;
pub use notebook::{NotEntered, Notebook, missing, missing_among};
pub use system::System;

/// Why a session file could not be opened or written. The file is then as it was.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another program has it open for writing.
    #[error("held by another program")]
    Held {
        /// Which, if it says so.
        by: Option<Holder>,
    },
    /// Whether another program has it open for writing cannot be made out.
    #[error("{lock}: {error}", lock = lock.display())]
    Lock {
        /// The file that hinders.
        lock: PathBuf,
        /// Why.
        error: io::Error,
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
    /// The file has several names (hard links), which saving would part.
    #[error("the file has {names} names")]
    Names {
        /// How many.
        names: u64,
    },
    /// The file's group or access list could not be kept by who saves it.
    #[error("the file's rights cannot be kept")]
    Rights,
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

/// What people should know of a session that was opened or saved. What was to be saved is saved.
#[derive(Debug)]
pub enum Notice {
    /// The folder could not be synced: a power cut in the next seconds could take back what was saved.
    NotSynced {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file now belongs to whoever saved it: its owner could not be kept.
    Owner,
    /// Attributes of the file could not be carried over.
    Attributes {
        /// Their names.
        names: Vec<String>,
    },
    /// What may be somebody else's edit stands in a file of its own.
    Kept {
        /// The file.
        path: PathBuf,
    },
    /// What the file was before is still there under a hidden name: somebody has it open, or it could not be looked at.
    Left {
        /// The file.
        path: PathBuf,
    },
    /// What somebody else wrote in the same moment could not be kept.
    Lost,
    /// Entries that were saved are not in the file any more.
    Missing {
        /// Their texts, oldest first.
        entries: Vec<String>,
    },
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
