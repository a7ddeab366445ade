//! The commands, one short file each.

mod add;
mod check;
mod export;
mod list;
pub mod new;
pub mod notebook;
mod play;
mod preset;
mod rules;
mod score;
mod settle;
mod start;
mod stats;
mod tables;

use std::io::Read;
use std::path::Path;

use crate::cli::Call;
use crate::error::{Failure, Outcome};
use crate::report::diagnosis;
use crate::say;
use crate::screen::Screen;
use crate::session::{Flaw, Mistake, Names, Problem, Session, Wrong};

/// Runs a command.
///
/// # Errors
/// Why it did not do what it was asked to.
pub fn run(call: Call, screen: &Screen) -> Outcome {
    match call {
        Call::New(args) => new::run(&args, screen),
        Call::List => list::run(screen),
        Call::Add(args) => add::run(&args, screen),
        Call::Undo(args) => add::undo(&args, screen),
        Call::Redo(args) => add::redo(&args, screen),
        Call::Score(args) => score::run(&args, screen),
        Call::Check(args) => check::run(&args, screen),
        Call::Rules(args) => rules::run(&args, screen),
        Call::Start => start::run(screen),
        Call::Play(args) => play::run(&args, screen),
        Call::Export(args) => export::run(&args, screen),
        Call::Stats(args) => stats::run(&args, screen),
        Call::Settle(args) => settle::run(&args, screen),
    }
}

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
fn sentence(wrong: &Wrong, screen: &Screen) -> String {
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
        _ => error.to_string(),
    }
}

/// A session's file as it was read.
#[derive(Debug)]
pub struct Loaded {
    /// The name to show.
    pub name: String,
    /// The text, as far as it is text.
    pub text: String,
    /// The session, or what is wrong with its head.
    pub session: Result<Session, Vec<Problem>>,
}

/// Reads a session; `-` is standard input.
///
/// # Errors
/// The file could not be read.
pub fn load(path: &Path, screen: &Screen) -> Result<Loaded, Failure> {
    let mut bytes = Vec::new();
    let name = if path == Path::new("-") {
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        read.map_err(|error| Failure::file(path, error))?;
        say!(screen.words, "standard-input")
    } else {
        bytes = std::fs::read(path).map_err(|error| Failure::file(path, error))?;
        path.display().to_string()
    };
    Ok(Loaded::of(name, bytes))
}

impl Loaded {
    /// A session by the bytes of its file.
    pub fn of(name: String, bytes: Vec<u8>) -> Loaded {
        match String::from_utf8(bytes) {
            Ok(text) => Loaded { name, session: Session::read(&text), text },
            Err(error) => {
                let at = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                let problem = Mistake::new(at..at, Flaw::NotUtf8 {}).at(None);
                Loaded { name, text, session: Err(vec![problem]) }
            }
        }
    }

    /// The session; where its head is wrong, the problems are told on standard error.
    ///
    /// # Errors
    /// [`Failure::Session`].
    pub fn session(&self, screen: &Screen) -> Result<&Session, Failure> {
        self.session.as_ref().map_err(|problems| self.tell(problems, None, screen))
    }

    /// Tells problems on standard error.
    pub fn tell(&self, problems: &[Problem], session: Option<&Session>, screen: &Screen) -> Failure {
        tell(problems, &self.name, &self.text, session, screen)
    }
}

/// So many problems of one file are told; more than that help nobody.
const MOST_TOLD: usize = 20;

/// Tells the problems of a text on standard error.
pub fn tell(problems: &[Problem], name: &str, text: &str, session: Option<&Session>, screen: &Screen) -> Failure {
    let mut out = anstream::stderr().lock();
    let (shown, more) = problems.split_at(problems.len().min(MOST_TOLD));
    let told = shown.iter().map(|problem| diagnosis::told(problem, name, text, session, screen));
    let rest = (!more.is_empty()).then(|| say!(screen.words, "problems-more", more = more.len()));
    for line in told.chain(rest) {
        if write_line(&mut out, &line).is_err() {
            break;
        }
    }
    Failure::Session
}

/// Writes a text and a line end.
fn write_line(out: &mut impl std::io::Write, text: &str) -> std::io::Result<()> {
    writeln!(out, "{text}")
}
