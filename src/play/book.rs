//! Where the evening that is played is kept: a file, or memory in tests.

use std::path::{Path, PathBuf};

use crate::session::Session;
use crate::store::{Notebook, Notice, StoreError};

/// Keeps an evening.
pub trait Book {
    /// The session as it is kept.
    fn session(&self) -> &Session;

    /// Its text.
    fn text(&self) -> &str;

    /// The file that it is in.
    fn path(&self) -> &Path;

    /// What people should know of how it was kept up to now; each is told once.
    fn notices(&mut self) -> Vec<Notice>;

    /// Appends entries given as text, all or none.
    ///
    /// # Errors
    /// Why they were not kept; nothing has changed then.
    fn append(&mut self, entries: &str) -> Result<(), StoreError>;

    /// Puts another text in its place, and keeps what it was beside it, where that is told.
    ///
    /// # Errors
    /// Why that cannot be; all is then as it was.
    fn rewrite(&mut self, text: &str) -> Result<PathBuf, StoreError>;

    /// Reads it again; whether it had changed.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn reload(&mut self) -> Result<bool, StoreError>;

    /// Goes on in a new file that holds everything up to now, and these entries.
    ///
    /// # Errors
    /// Why that cannot be; all is then as it was.
    fn save_elsewhere(&mut self, path: &Path, entries: &str) -> Result<(), StoreError>;
}

impl Book for Notebook {
    fn session(&self) -> &Session {
        Notebook::session(self)
    }

    fn text(&self) -> &str {
        Notebook::text(self)
    }

    fn path(&self) -> &Path {
        Notebook::path(self)
    }

    fn notices(&mut self) -> Vec<Notice> {
        Notebook::notices(self)
    }

    fn append(&mut self, entries: &str) -> Result<(), StoreError> {
        Notebook::append(self, entries)
    }

    fn rewrite(&mut self, text: &str) -> Result<PathBuf, StoreError> {
        Notebook::rewrite(self, text)
    }

    fn reload(&mut self) -> Result<bool, StoreError> {
        Notebook::reload(self)
    }

    fn save_elsewhere(&mut self, path: &Path, entries: &str) -> Result<(), StoreError> {
        Notebook::save_elsewhere(self, path, entries)
    }
}
