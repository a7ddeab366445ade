//! A session's file, read to be looked at: `-` is standard input.

use std::io::Read;
use std::path::Path;

use crate::error::Failure;
use crate::report::trouble;
use crate::say;
use crate::screen::Screen;
use crate::session::{Flaw, Mistake, Problem, Session};

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
        trouble::tell(problems, &self.name, &self.text, session, screen)
    }
}
