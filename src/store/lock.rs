//! Who may write a session: a lock on a file beside it, since a lock on the file itself would be lost when it is replaced.
//!
//! The lock's file holds nothing but who has it, and nothing else is ever opened, emptied or removed in its place: no link, no
//! device, no file of another form.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::StoreError;
use super::beside::hidden;
use super::system::plain;

/// A program that has a session open for writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its process id.
    pub pid: u32,
    /// The machine that it runs on.
    pub host: String,
}

/// The longest text of a lock's file: a number and the name of a machine.
const LONGEST: u64 = 300;

impl Holder {
    fn of(text: &str) -> Option<Holder> {
        let (pid, host) = text.trim().split_once(' ')?;
        Some(Holder { pid: pid.parse().ok()?, host: host.to_owned() })
    }
}

/// Whether a text can be a lock's: a holder, or what a power cut left of one.
fn is_ours(text: &str) -> bool {
    text.trim_matches('\0').is_empty() || Holder::of(text).is_some()
}

/// The lock of a session, held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// The system gives the lock back when this is closed, also when the program is killed.
    _file: File,
}

/// How long to wait before another try.
const PAUSE: Duration = Duration::from_millis(5);

/// So many tries are made at least where the lock's file changes under our hands.
const TRIES: u32 = 20;

/// Takes the lock of a session; while another program has it, tries again until the deadline.
///
/// # Errors
/// [`StoreError::Held`]; [`StoreError::Lock`] with the lock's file.
pub fn take(session: &Path, deadline: Instant) -> Result<Lock, StoreError> {
    let path = hidden(session, ".lock");
    let hindered = |error| StoreError::Lock { lock: path.clone(), error };
    for tries in 0.. {
        let late = Instant::now() >= deadline;
        match try_take(&path, session).map_err(hindered)? {
            Try::Taken(lock) => return Ok(lock),
            Try::Held(by) if late => return Err(StoreError::Held { by }),
            Try::Again if late && tries >= TRIES => return Err(hindered(io::ErrorKind::WouldBlock.into())),
            Try::Held(_) | Try::Again => std::thread::sleep(PAUSE),
        }
    }
    Err(StoreError::Held { by: None })
}

impl Drop for Lock {
    fn drop(&mut self) {
        // While it is still locked. A file that stays does no harm.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

enum Try {
    Taken(Lock),
    Held(Option<Holder>),
    /// The file was removed by its last holder between our opening and locking it, or by us to have one of our own.
    Again,
}

fn try_take(path: &Path, session: &Path) -> io::Result<Try> {
    let (mut file, writable) = match opened(path, session) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Try::Again),
        result => result?,
    };
    let mut text = String::new();
    let read = (&mut file).take(LONGEST).read_to_string(&mut text);
    let ours = read.is_ok() && is_ours(&text);
    match file.try_lock() {
        Ok(()) if !is_at(&file, path) => return Ok(Try::Again),
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(Try::Held(Holder::of(&text))),
        // Some disks know no locks; a change behind our back is noticed all the same.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(error),
    }
    // Whoever has the lock may just have been writing his name; now nobody is.
    if !ours && file.metadata()?.len() > 0 {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    if !writable && fs::remove_file(path).is_ok() {
        // Left behind by another user: nobody has it, and the next one shall read our name.
        return Ok(Try::Again);
    }
    let name = format!("{} {}\n", std::process::id(), host());
    // For people only: a full disk must not keep a session from being read.
    let emptied = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0)));
    let _ = emptied.and_then(|_| file.write_all(name.as_bytes()));
    Ok(Try::Taken(Lock { path: path.to_owned(), _file: file }))
}

/// The name of this computer.
fn host() -> String {
    #[cfg(unix)]
    {
        rustix::system::uname().nodename().to_string_lossy().into_owned()
    }
    #[cfg(not(unix))]
    {
        std::env::var("COMPUTERNAME").unwrap_or_default()
    }
}

/// Opens the lock's file, or makes it; and whether it can be written. Another user's may be open to be read alone.
fn opened(path: &Path, session: &Path) -> io::Result<(File, bool)> {
    let mut new = OpenOptions::new();
    new.read(true).write(true).create_new(true);
    match plain(&mut new, path) {
        Ok(file) => {
            // Whoever may write the session may take its lock, also one that was left behind.
            let _ = like(&file, session);
            return Ok((file, true));
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    let (file, writable) = match plain(OpenOptions::new().read(true).write(true), path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            (plain(OpenOptions::new().read(true), path)?, false)
        }
        result => (result?, true),
    };
    #[cfg(unix)]
    if std::os::unix::fs::MetadataExt::nlink(&file.metadata()?) > 1 {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    Ok((file, writable))
}

/// Gives the lock's file the session's group and mode; before the session is made it has those of any new file.
#[cfg(unix)]
fn like(lock: &File, session: &Path) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    let session = fs::symlink_metadata(session)?;
    if session.gid() != lock.metadata()?.gid() {
        rustix::fs::fchown(lock, None, Some(rustix::fs::Gid::from_raw(session.gid())))?;
    }
    lock.set_permissions(session.permissions())
}

#[cfg(not(unix))]
fn like(_: &File, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether the path still means this file.
fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let same = |one: &fs::Metadata, other: &fs::Metadata| one.ino() == other.ino() && one.dev() == other.dev();
        matches!((file.metadata(), fs::symlink_metadata(path)), (Ok(one), Ok(other)) if same(&one, &other))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, path);
        true
    }
}
