//! Trouble, told to people: a failure, what the system or the store says, the problems of a session.

use std::io::Write;
use std::path::Path;

use crate::error::{Failure, Outcome};
use crate::report::diagnosis;
use crate::say;
use crate::screen::Screen;
use crate::session::{Names, Problem, Session, Wrong};
use crate::store::{Holder, Notice, StoreError};

/// What a failure says to people.
pub fn told(failure: &Failure, screen: &Screen) -> String {
    let words = &screen.words;
    match failure {
        Failure::File { path, error } => {
            let (path, error) = (path.display().to_string(), told_io(error, screen));
            say!(words, "failure-file", path = path, error = error)
        }
        Failure::Output(error) => say!(words, "failure-output", error = told_io(error, screen)),
        Failure::Told(text) | Failure::Usage(text) => text.clone(),
        Failure::Session | Failure::Closed | Failure::Interrupted => failure.to_string(),
    }
}

/// What is wrong and what to do about it, where no place of a file shows it.
pub fn sentence(wrong: &Wrong, screen: &Screen) -> String {
    let (what, help) = screen.words.wrong(wrong, &Names::default());
    format!("{what} {help}").trim_end().to_owned()
}

/// What the system says, in our words where we have some.
pub fn told_io(error: &std::io::Error, screen: &Screen) -> String {
    use std::io::ErrorKind;
    let words = &screen.words;
    match error.kind() {
        ErrorKind::NotFound => say!(words, "io-not-found"),
        ErrorKind::PermissionDenied => say!(words, "io-permission"),
        ErrorKind::IsADirectory => say!(words, "io-is-folder"),
        ErrorKind::NotADirectory => say!(words, "io-not-a-folder"),
        ErrorKind::AlreadyExists => say!(words, "io-exists"),
        ErrorKind::StorageFull => say!(words, "io-full"),
        ErrorKind::ReadOnlyFilesystem => say!(words, "io-read-only"),
        ErrorKind::InvalidInput => say!(words, "io-not-plain"),
        ErrorKind::FileTooLarge => say!(words, "io-too-large"),
        _ => error.to_string(),
    }
}

/// So many problems of one file are told; more than that help nobody.
const MOST_TOLD: usize = 20;

/// Tells the problems of a text on standard error.
pub fn tell(problems: &[Problem], name: &str, text: &str, session: Option<&Session>, screen: &Screen) -> Failure {
    let mut out = screen.err();
    let (shown, more) = problems.split_at(problems.len().min(MOST_TOLD));
    let told = shown.iter().map(|problem| diagnosis::told(problem, name, text, session, screen));
    let rest = (!more.is_empty()).then(|| say!(screen.words, "problems-more", more = more.len()));
    for line in told.chain(rest) {
        if writeln!(out, "{line}").is_err() {
            break;
        }
    }
    Failure::Session
}

/// What the store refuses, as a failure of a command; a session's errors are told on standard error at once.
pub fn of_store(error: StoreError, path: &Path, screen: &Screen) -> Failure {
    match error {
        StoreError::Refused(refusal) => {
            let name = path.display().to_string();
            tell(&refusal.problems, &name, &refusal.text, refusal.session.as_ref(), screen)
        }
        StoreError::Io { path, error } => Failure::File { path, error },
        other => Failure::Told(told_store(&other, path, screen)),
    }
}

/// What the store refuses to save, as a failure of a command; a session's errors are told on standard error at once.
pub fn of_save(error: StoreError, path: &Path, screen: &Screen) -> Failure {
    if let StoreError::Refused(refusal) = &error {
        tell(&refusal.problems, &path.display().to_string(), &refusal.text, refusal.session.as_ref(), screen);
        return Failure::Told(say!(screen.words, "store-not-written", file = path.display().to_string()));
    }
    Failure::Told(not_saved(&error, path, screen))
}

/// That something was not saved, and why.
pub fn not_saved(error: &StoreError, path: &Path, screen: &Screen) -> String {
    say!(screen.words, "store-not-saved", why = told_store(error, path, screen))
}

/// What should be known of a session that was opened or saved, in a sentence or two; entries that are missing stand below.
pub fn told_notice(notice: &Notice, path: &Path, screen: &Screen) -> String {
    let words = &screen.words;
    let file = path.display().to_string();
    match notice {
        Notice::NotSynced { folder, error } => {
            let (folder, error) = (folder.display().to_string(), told_io(error, screen));
            say!(words, "store-not-synced", folder = folder, error = error, file = file)
        }
        Notice::Owner => say!(words, "store-owner", file = file),
        Notice::Attributes { names } => say!(words, "store-attributes", file = file, names = names.join(", ")),
        Notice::Kept { path } => say!(words, "store-kept", file = file, kept = path.display().to_string()),
        Notice::Left { path } => say!(words, "store-left", file = file, left = path.display().to_string()),
        Notice::Lost => say!(words, "store-lost", file = file),
        Notice::Missing { entries } => {
            let told = say!(words, "store-missing", file = file, count = entries.len());
            entries.iter().flat_map(|entry| entry.lines()).fold(told, |told, line| told + "\n  " + line)
        }
    }
}

/// What became of telling what was saved: where standard output cannot be written, it is saved all the same, and whoever tried
/// again would enter it twice.
pub fn saved_anyway(told: Outcome, screen: &Screen) -> Outcome {
    if let Err(Failure::Output(error)) = &told {
        let told = say!(screen.words, "store-untold", error = told_io(error, screen));
        let _ = writeln!(screen.err(), "bolln: {told}");
        return Ok(());
    }
    told
}

/// Tells on standard error what should be known of a session.
pub fn tell_notices(notices: &[Notice], path: &Path, screen: &Screen) {
    let mut out = screen.err();
    for notice in notices {
        // What was saved is saved, whether anybody hears of this or not.
        let _ = writeln!(out, "bolln: {}", told_notice(notice, path, screen));
    }
}

/// What the store refuses, in a sentence or two.
pub fn told_store(error: &StoreError, path: &Path, screen: &Screen) -> String {
    let words = &screen.words;
    let file = path.display().to_string();
    match error {
        StoreError::Held { by: Some(Holder { pid, host }) } => {
            say!(words, "store-held-by", file = file, pid = pid.to_string().as_str(), host = host)
        }
        StoreError::Held { by: None } => say!(words, "store-held", file = file),
        StoreError::Lock { lock, error } => {
            let (lock, error) = (lock.display().to_string(), told_io(error, screen));
            say!(words, "store-lock", file = file, lock = lock, error = error)
        }
        StoreError::Names { names } => say!(words, "store-names", file = file, names = *names),
        StoreError::Rights => say!(words, "store-rights", file = file),
        StoreError::ChangedBehind => say!(words, "store-changed-behind", file = file),
        StoreError::Refused(_) => say!(words, "store-refused", file = file),
        StoreError::Form => say!(words, "store-form", file = file),
        StoreError::Io { path, error } => {
            let (path, error) = (path.display().to_string(), told_io(error, screen));
            say!(words, "failure-file", path = path, error = error)
        }
    }
}
