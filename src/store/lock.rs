//! Who may write a session: a lock on a file beside it, since a lock on the file itself would be lost with the rename.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::StoreError;

/// A program that has a session open for writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its process id.
    pub pid: u32,
    /// The machine that it runs on.
    pub host: String,
}

impl Holder {
    fn of(text: &str) -> Option<Holder> {
        let (pid, host) = text.trim().split_once(' ')?;
        Some(Holder { pid: pid.parse().ok()?, host: host.to_owned() })
    }
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

impl Lock {
    /// Takes the lock of a session.
    pub fn take(session: &Path) -> Result<Lock, StoreError> {
        Lock::take_until(session, Instant::now())
    }

    /// Takes the lock of a session; while another program has it, tries again until the deadline.
    pub fn take_until(session: &Path, deadline: Instant) -> Result<Lock, StoreError> {
        let path = beside(session);
        loop {
            match try_take(&path).map_err(StoreError::io(session))? {
                Try::Taken(lock) => return Ok(lock),
                Try::Again => {}
                Try::Held(_) if Instant::now() < deadline => std::thread::sleep(PAUSE),
                Try::Held(by) => return Err(StoreError::Held { by }),
            }
        }
    }
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
    /// The file was removed by its last holder between our opening and locking it.
    Again,
}

fn beside(session: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(session.file_name().unwrap_or_default());
    name.push(".lock");
    session.with_file_name(name)
}

fn try_take(path: &Path) -> io::Result<Try> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Ok(()) if !is_at(&file, path) => return Ok(Try::Again),
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut text = String::new();
            let read = file.read_to_string(&mut text);
            return Ok(Try::Held(read.ok().and_then(|_| Holder::of(&text))));
        }
        // Some disks know no locks; a change behind our back is noticed all the same.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(error),
    }
    let host = host();
    // For people only: a full disk must not keep a session from being read.
    let _ = file.set_len(0).and_then(|()| writeln!(file, "{} {host}", std::process::id()));
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

/// Whether the path still means this file.
fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let same = |one: &fs::Metadata, other: &fs::Metadata| one.ino() == other.ino() && one.dev() == other.dev();
        matches!((file.metadata(), fs::metadata(path)), (Ok(one), Ok(other)) if same(&one, &other))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, path);
        true
    }
}
