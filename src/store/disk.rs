//! What the store asks of a disk. The real one is [`System`](super::System); a test has one that forgets, tears and fails.
//!
//! Every call may fail, and between any two calls anybody else may change anything: `save` is written for that.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use thiserror::Error;

use super::{Notice, StoreError};

/// The most that a session's file may hold, in bytes: far more than a table fills in a life, and little enough to be read whole.
pub const LIMIT: u64 = 64 << 20;

/// What is known of a file that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// What tells it from all other files, where the system has such numbers; it stays when the file is renamed.
    pub id: Option<Id>,
    /// How many names it has (hard links).
    pub names: u64,
    /// Bytes.
    pub length: u64,
}

/// A file's device and number on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id {
    /// The device.
    pub device: u64,
    /// The number.
    pub number: u64,
}

/// What a new file is like.
#[derive(Debug)]
pub enum Dress<'f, F> {
    /// As any new file: what the umask leaves.
    Plain,
    /// For its owner alone.
    Private,
    /// Like a file that is there: owner, mode, access list, attributes.
    Like(&'f F),
}

/// A file's group or access list cannot be carried over to the file that takes its place: others could then do more or less with
/// it than before.
#[derive(Clone, Copy, Debug, Error)]
#[error("the file's rights cannot be kept")]
pub struct NotKept;

/// A disk.
pub trait Disk: Clone {
    /// A file that is open.
    type File;
    /// The right to write a session, given back when it is dropped.
    type Lock;

    /// Takes the right to write a session; while another program has it, tries again until the deadline.
    ///
    /// # Errors
    /// [`StoreError::Held`]; the file that hindered.
    fn lock(&self, session: &Path, deadline: Instant) -> Result<Self::Lock, StoreError>;

    /// Where the program remembers what it has saved, if anywhere.
    fn memory(&self) -> Option<PathBuf>;

    /// The file that a path means in the end, which need not be there: symbolic links are followed, so that a link stays one.
    ///
    /// # Errors
    /// A folder on the way that is not there.
    fn resolved(&self, path: &Path) -> io::Result<PathBuf>;

    /// Opens a plain file to be read. A link is not followed; what is no plain file is refused, and nobody waits for it.
    ///
    /// # Errors
    /// [`io::ErrorKind::InvalidInput`] for what is no plain file; what the system says.
    fn open(&self, path: &Path) -> io::Result<Self::File>;

    /// What is known of a file.
    ///
    /// # Errors
    /// What the system says.
    fn about(&self, file: &Self::File) -> io::Result<About>;

    /// All that a file holds now.
    ///
    /// # Errors
    /// [`io::ErrorKind::FileTooLarge`] for more than [`LIMIT`], before it is read; what the system says.
    fn read(&self, file: &Self::File) -> io::Result<Vec<u8>>;

    /// Whether this program may write the file.
    ///
    /// # Errors
    /// [`io::ErrorKind::PermissionDenied`] if not.
    fn may_write(&self, path: &Path, file: &Self::File) -> io::Result<()>;

    /// Whether another program has the file open for writing, as far as this one can see.
    fn is_written(&self, file: &Self::File) -> bool;

    /// Makes a new file, which must not be there, and dresses it. What could not be carried over though nobody's rights depend on
    /// it comes back.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`]; [`NotKept`] within the error; what the system says. Nothing is left then.
    fn make(&self, path: &Path, dress: &Dress<'_, Self::File>) -> io::Result<(Self::File, Vec<Notice>)>;

    /// Writes to a file that was just made.
    ///
    /// # Errors
    /// What the system says.
    fn write(&self, file: &Self::File, bytes: &[u8]) -> io::Result<()>;

    /// Sees to it that what a file holds outlasts a power cut.
    ///
    /// # Errors
    /// What the system says.
    fn sync(&self, file: &Self::File) -> io::Result<()>;

    /// Sees to it that the names in a folder outlast a power cut.
    ///
    /// # Errors
    /// What the system says.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Adds to the end of whatever plain file is there, and syncs it.
    ///
    /// # Errors
    /// What the system says.
    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Two files change places, at once for everybody.
    ///
    /// # Errors
    /// [`io::ErrorKind::Unsupported`] where the system or the disk cannot do that; what the system says.
    fn exchange(&self, one: &Path, other: &Path) -> io::Result<()>;

    /// Renames a file over whatever is there.
    ///
    /// # Errors
    /// What the system says.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames a file to a name that must not be there.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`]; what the system says.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a name.
    ///
    /// # Errors
    /// What the system says.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// The names in a folder.
    ///
    /// # Errors
    /// What the system says.
    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>>;

    /// Makes a folder and those above it; a private one is for its owner alone.
    ///
    /// # Errors
    /// What the system says.
    fn make_folder(&self, folder: &Path, private: bool) -> io::Result<()>;

    /// Waits a moment for somebody else.
    fn pause(&self);
}
