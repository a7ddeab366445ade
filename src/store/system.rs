//! The real disk.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::disk::{About, Disk, Dress, Id, LIMIT};
use super::lock::{self, Lock};
use super::{Notice, StoreError, folder};
#[cfg(unix)]
use super::{dress, writers};

/// The disk of this machine.
#[derive(Clone, Debug, Default)]
pub struct System {
    memory: Option<PathBuf>,
}

/// Where this process remembers what it saves.
static MEMORY: OnceLock<PathBuf> = OnceLock::new();

impl System {
    /// The disk as the commands use it: what is saved is remembered, once [`remember`] has been called.
    pub fn of_user() -> System {
        System { memory: MEMORY.get().cloned() }
    }
}

/// From now on this process remembers in the program's own folder what it saves: it is the program, and no test of it.
pub fn remember() {
    if let Some(home) = folder::home() {
        let _ = MEMORY.set(home.join("saved"));
    }
}

/// How long to wait for somebody else.
const PAUSE: Duration = Duration::from_millis(2);

impl Disk for System {
    type File = File;
    type Lock = Lock;

    fn lock(&self, session: &Path, deadline: Instant) -> Result<Lock, StoreError> {
        lock::take(session, deadline)
    }

    fn memory(&self) -> Option<PathBuf> {
        self.memory.clone()
    }

    fn resolved(&self, path: &Path) -> io::Result<PathBuf> {
        match fs::canonicalize(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
                Ok(fs::canonicalize(super::beside::folder_of(path))?.join(name))
            }
            result => result,
        }
    }

    fn open(&self, path: &Path) -> io::Result<File> {
        plain(OpenOptions::new().read(true), path)
    }

    fn about(&self, file: &File) -> io::Result<About> {
        let meta = file.metadata()?;
        #[cfg(unix)]
        let (id, names) = {
            use std::os::unix::fs::MetadataExt;
            (Some(Id { device: meta.dev(), number: meta.ino() }), meta.nlink())
        };
        #[cfg(not(unix))]
        let (id, names): (Option<Id>, u64) = (None, 1);
        Ok(About { id, names, length: meta.len() })
    }

    fn read(&self, file: &File) -> io::Result<Vec<u8>> {
        let mut file = file;
        file.seek(SeekFrom::Start(0))?;
        all_of(file, file.metadata()?.len())
    }

    fn may_write(&self, path: &Path, file: &File) -> io::Result<()> {
        if file.metadata()?.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        #[cfg(unix)]
        {
            use rustix::fs::{Access, AtFlags, CWD, accessat};
            accessat(CWD, path, Access::WRITE_OK, AtFlags::EACCESS)?;
        }
        #[cfg(not(unix))]
        let _ = path;
        Ok(())
    }

    fn is_written(&self, file: &File) -> bool {
        #[cfg(unix)]
        return writers::any(file);
        #[cfg(not(unix))]
        {
            let _ = file;
            false
        }
    }

    fn make(&self, path: &Path, dress: &Dress<'_, File>) -> io::Result<(File, Vec<Notice>)> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            // Nobody can open it before it is dressed.
            options.mode(if matches!(dress, Dress::Plain) { 0o666 } else { 0o600 });
        }
        let file = options.open(path)?;
        let dressed = match dress {
            Dress::Plain | Dress::Private => Ok(Vec::new()),
            #[cfg(unix)]
            Dress::Like(old) => dress::like(&file, old),
            #[cfg(not(unix))]
            Dress::Like(old) => {
                old.metadata().and_then(|meta| file.set_permissions(meta.permissions())).map(|()| Vec::new())
            }
        };
        match dressed {
            Ok(notices) => Ok((file, notices)),
            Err(error) => {
                let _ = fs::remove_file(path);
                Err(error)
            }
        }
    }

    fn write(&self, file: &File, bytes: &[u8]) -> io::Result<()> {
        let mut file = file;
        file.write_all(bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Elsewhere a folder cannot be opened, and its names are as safe as the system keeps them.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = plain(OpenOptions::new().append(true), path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn exchange(&self, one: &Path, other: &Path) -> io::Result<()> {
        #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
        {
            use rustix::fs::{CWD, RenameFlags, renameat_with};
            renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).map_err(unsupported)
        }
        #[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
        {
            let _ = (one, other);
            Err(io::ErrorKind::Unsupported.into())
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
        {
            use rustix::fs::{CWD, RenameFlags, renameat_with};
            match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE).map_err(unsupported) {
                Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
                result => return result,
            }
        }
        fs::hard_link(from, to)?;
        // It is in place; a second name beside it is swept by the next run.
        let _ = fs::remove_file(from);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    }

    fn make_folder(&self, folder: &Path, private: bool) -> io::Result<()> {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        if private {
            use std::os::unix::fs::DirBuilderExt;
            builder.mode(0o700);
        }
        #[cfg(not(unix))]
        let _ = private;
        builder.create(folder)
    }

    fn pause(&self) {
        std::thread::sleep(PAUSE);
    }
}

/// Opens a plain file; neither through a link, nor anything that would be waited for.
pub(super) fn plain(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;
        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY;
        options.custom_flags(flags.bits().cast_signed());
    }
    let file = options.open(path).map_err(|error| {
        #[cfg(unix)]
        if error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) {
            return io::ErrorKind::InvalidInput.into();
        }
        error
    })?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

/// All that a file holds that is only looked at; it may be a pipe.
///
/// # Errors
/// [`io::ErrorKind::FileTooLarge`] for more than [`LIMIT`]; what the system says.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let said = file.metadata()?.len();
    all_of(file, said)
}

/// All that comes out of a reader, of which so many bytes are said to be there; refused if it is too much.
///
/// # Errors
/// [`io::ErrorKind::FileTooLarge`] for more than [`LIMIT`]; what the system says.
pub fn all_of(reader: impl Read, said: u64) -> io::Result<Vec<u8>> {
    let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
    if said > LIMIT {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(said).unwrap_or(0) + 1);
    reader.take(LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LIMIT { Err(too_large()) } else { Ok(bytes) }
}

#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn unsupported(error: rustix::io::Errno) -> io::Error {
    use rustix::io::Errno;
    match error {
        Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP => io::ErrorKind::Unsupported.into(),
        other => other.into(),
    }
}
