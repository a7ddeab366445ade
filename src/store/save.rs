//! Writing a file so that it is always whole: a temporary file beside it, synced, renamed over it, and the folder synced.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// The file that a path means in the end: symbolic links are followed, so that a link stays one. The file need not exist.
pub fn resolved(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let (folder, name) = parts(path)?;
            Ok(fs::canonicalize(folder)?.join(name))
        }
        result => result,
    }
}

/// Makes a file that is not there yet.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    let file = beside(path)?;
    written(&file, text)?;
    file.persist_noclobber(path).map_err(|error| error.error)?;
    sync_folder(path)
}

/// Puts a new text in the place of a file's, which keeps its mode. A file that may not be written is not replaced.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mode = fs::metadata(path)?.permissions();
    if mode.readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let file = beside(path)?;
    file.as_file().set_permissions(mode)?;
    written(&file, text)?;
    file.persist(path).map_err(|error| error.error)?;
    sync_folder(path)
}

/// Removes what programs that were killed while they saved this file have left. Whoever calls this holds the file's lock.
pub fn sweep(path: &Path) {
    let Ok((folder, name)) = parts(path) else { return };
    let Ok(entries) = fs::read_dir(folder) else { return };
    let prefix = prefix(name);
    for entry in entries.flatten() {
        let name = entry.file_name();
        let bytes = name.as_encoded_bytes();
        if bytes.starts_with(prefix.as_encoded_bytes()) && bytes.ends_with(SUFFIX.as_bytes()) {
            // A leftover that cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

const SUFFIX: &str = ".tmp";

fn prefix(name: &OsStr) -> OsString {
    let mut prefix = OsString::from(".");
    prefix.push(name);
    prefix.push(".");
    prefix
}

fn parts(path: &Path) -> io::Result<(&Path, &OsStr)> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok((folder, name))
}

/// A temporary file in the same folder, which is the only place that a rename can start from.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let (folder, name) = parts(path)?;
    let prefix = prefix(name);
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(SUFFIX);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As any new file: what the umask leaves of it.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

fn written(file: &NamedTempFile, text: &str) -> io::Result<()> {
    file.as_file().write_all(text.as_bytes())?;
    file.as_file().sync_all()
}

/// A rename is only sure to outlast a power cut once the folder is synced, where the system can do that.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let (folder, _) = parts(path)?;
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}
