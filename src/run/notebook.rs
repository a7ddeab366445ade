//! Session files as the commands open them: what the store refuses, told to people.

use std::path::Path;

use super::tell;
use crate::error::Failure;
use crate::say;
use crate::screen::Screen;
use crate::store::{Holder, StoreError};

/// What the store refuses, as a failure of a command; a session's errors are told on standard error at once.
pub fn failed(error: StoreError, path: &Path, screen: &Screen) -> Failure {
    match error {
        StoreError::Refused(refusal) => {
            let name = path.display().to_string();
            tell(&refusal.problems, &name, &refusal.text, refusal.session.as_ref(), screen)
        }
        StoreError::Io { path, error } => Failure::File { path, error },
        other => Failure::Told(told(&other, path, screen)),
    }
}

/// What the store refuses, in a sentence or two.
pub fn told(error: &StoreError, path: &Path, screen: &Screen) -> String {
    let words = &screen.words;
    let file = path.display().to_string();
    match error {
        StoreError::Held { by: Some(Holder { pid, host }) } => {
            say!(words, "store-held-by", file = file, pid = pid.to_string().as_str(), host = host)
        }
        StoreError::Held { by: None } => say!(words, "store-held", file = file),
        StoreError::ChangedBehind => say!(words, "store-changed-behind", file = file),
        StoreError::Refused(_) => say!(words, "store-refused", file = file),
        StoreError::Form => say!(words, "store-form", file = file),
        StoreError::Io { path, error } => {
            let (path, error) = (path.display().to_string(), super::told_io(error, screen));
            say!(words, "failure-file", path = path, error = error)
        }
    }
}
