//! A session's file, read to be looked at: `-` is standard input.

use std::path::Path;

use crate::error::Failure;
use crate::report::trouble;
use crate::say;
use crate::screen::Screen;
use crate::session::{Flaw, Mistake, Problem, Session};
use crate::store;
use crate::store::system::{all_of, read};

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
    if path.as_os_str().is_empty() {
        return Err(Failure::Usage(say!(screen.words, "no-last-evening")));
    }
    let failed = |error| Failure::file(path, error);
    if path == Path::new("-") {
        let bytes = all_of(std::io::stdin().lock(), 0).map_err(failed)?;
        return Ok(Loaded::of(say!(screen.words, "standard-input"), bytes));
    }
    let loaded = Loaded::of(path.display().to_string(), read(path).map_err(failed)?);
    trouble::tell_notices(store::missing(path, &loaded.text).as_slice(), path, screen);
    Ok(loaded)
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
