//! How a command fails: the exit codes (0 fine, 1 a session or a file, 2 the command line, 130 interrupted), in one place.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why a command did not do what it was asked to.
#[derive(Debug, Error)]
pub enum Failure {
    /// A session has errors; they have been told already.
    #[error("a session has errors")]
    Session,
    /// A file could not be read or written.
    #[error("{path}: {error}", path = path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Something else that the words say.
    #[error("{0}")]
    Told(String),
    /// The command line asks for something that cannot be.
    #[error("{0}")]
    Usage(String),
    /// Standard output was closed: a clean end.
    #[error("closed")]
    Closed,
    /// Interrupted by the user.
    #[error("interrupted")]
    Interrupted,
    /// Standard output could not be written.
    #[error(transparent)]
    Output(io::Error),
}

impl Failure {
    /// A file that could not be read or written.
    pub fn file(path: impl Into<PathBuf>, error: io::Error) -> Failure {
        Failure::File { path: path.into(), error }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Closed => 0,
            Failure::Session | Failure::File { .. } | Failure::Told(_) | Failure::Output(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Interrupted => 130,
        }
    }
}

impl From<io::Error> for Failure {
    /// An error of standard output, which is what is written without a path.
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Closed } else { Failure::Output(error) }
    }
}

/// What a command gives.
pub type Outcome = Result<(), Failure>;
