//! Files beside a session: new ones that are about to take a place, and the names that they and others of ours bear.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Notice;
use super::disk::{Disk, Dress};
use super::system::System;

/// The folder that a file lies in.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The hidden name beside a file that ends so.
pub fn hidden(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(end);
    path.with_file_name(name)
}

/// Renames a file to the first name of these that is free.
fn renamed<D: Disk>(disk: &D, from: &Path, names: impl Iterator<Item = PathBuf>) -> Option<PathBuf> {
    for name in names {
        match disk.rename_new(from, &name) {
            Ok(()) => return Some(name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(_) => return None,
        }
    }
    None
}

/// Gives what may be somebody's edit a name beside the session that can be seen.
pub fn shown<D: Disk>(disk: &D, session: &Path, from: &Path) -> Option<PathBuf> {
    let named = |number| {
        let mut name = session.file_name().unwrap_or_default().to_owned();
        name.push(format!(".kept-{number}"));
        session.with_file_name(name)
    };
    renamed(disk, from, (1..100).map(named))
}

/// Gives somebody else's file, which is on its way back, a hidden name that says so.
pub fn set_aside<D: Disk>(disk: &D, session: &Path, from: &Path) -> Option<PathBuf> {
    renamed(disk, from, (0..100).map(|number| hidden(session, &format!(".was-{number}.tmp"))))
}

/// What a hidden file beside a session is, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leftover {
    /// A new file that was only just made: nothing is in it yet.
    Begun,
    /// The new file of this number, or, if it has another, what that changed places with.
    Of(u64),
    /// Somebody else's, on its way back.
    Was,
}

impl Leftover {
    /// What a name beside a session's is; nothing if it is none of ours.
    pub fn of(session: &OsStr, name: &OsStr) -> Option<Leftover> {
        let rest = name.as_encoded_bytes().strip_prefix(b".")?.strip_prefix(session.as_encoded_bytes())?;
        let middle = std::str::from_utf8(rest.strip_prefix(b".")?.strip_suffix(b".tmp")?).ok()?;
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match middle.split_once('-') {
            Some(("was", number)) if is_number(number) => Some(Leftover::Was),
            Some((process, number)) if is_number(process) && is_number(number) => Some(Leftover::Begun),
            None if is_number(middle) => middle.parse().ok().map(Leftover::Of),
            Some(_) | None => None,
        }
    }
}

/// A file that was made beside another and has no place yet; removed unless it gets one.
pub struct Beside<'d, D: Disk> {
    disk: &'d D,
    path: PathBuf,
    placed: bool,
}

impl<D: Disk> Drop for Beside<'_, D> {
    fn drop(&mut self) {
        if !self.placed {
            // Else the next run sweeps it.
            let _ = self.disk.remove(&self.path);
        }
    }
}

impl<'d, D: Disk> Beside<'d, D> {
    /// Writes and syncs a new file beside another. Its name says which file it is: what bears it after an exchange is another.
    ///
    /// # Errors
    /// What the system says; nothing is left then.
    pub fn made(disk: &'d D, real: &Path, bytes: &[u8], dress: &Dress<'_, D::File>) -> io::Result<(Self, Vec<Notice>)> {
        Beside::written(disk, real, dress, |out| out.write_all(bytes))
    }

    /// The same for what is written a part at a time.
    fn written(
        disk: &'d D,
        real: &Path,
        dress: &Dress<'_, D::File>,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<(Self, Vec<Notice>)> {
        let mut number = 0;
        let (mut beside, file, notices) = loop {
            let path = hidden(real, &format!(".{}-{number}.tmp", std::process::id()));
            match disk.make(&path, dress) {
                Ok((file, notices)) => break (Beside { disk, path, placed: false }, file, notices),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 100 => number += 1,
                Err(error) => return Err(error),
            }
        };
        if let Some(id) = disk.about(&file)?.id {
            let path = hidden(real, &format!(".{}.tmp", id.number));
            disk.rename_new(&beside.path, &path)?;
            beside.path = path;
        }
        write(&mut Onto { disk, file: &file })?;
        disk.sync(&file)?;
        Ok((beside, notices))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// It has its place; the hidden name that it had.
    pub fn placed(mut self) -> PathBuf {
        self.placed = true;
        std::mem::take(&mut self.path)
    }
}

/// A file of a disk to write to.
struct Onto<'f, D: Disk> {
    disk: &'f D,
    file: &'f D::File,
}

impl<D: Disk> Write for Onto<'_, D> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.disk.write(self.file, bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Keeps these bytes of a session beside it, dressed like it, under a name that can be seen and that no command takes for a session.
///
/// # Errors
/// What the system says.
pub fn copied<D: Disk>(disk: &D, session: &Path, bytes: &[u8], dress: &Dress<'_, D::File>) -> io::Result<PathBuf> {
    for number in 1..1000 {
        let mut name = session.file_name().unwrap_or_default().to_owned();
        name.push(format!(".before-{number}"));
        let path = session.with_file_name(name);
        match create(disk, &path, bytes, dress) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Makes a file that is not there yet.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`]; what the system says. The file is then not there.
pub fn create<D: Disk>(disk: &D, path: &Path, bytes: &[u8], dress: &Dress<'_, D::File>) -> io::Result<Vec<Notice>> {
    let (beside, mut notices) = Beside::made(disk, path, bytes, dress)?;
    disk.rename_new(beside.path(), path)?;
    beside.placed();
    sync_folder(disk, path, &mut notices);
    Ok(notices)
}

/// Writes a file that is no session, over what it held before. A link is neither followed nor replaced.
///
/// # Errors
/// What the system says. The file is then as it was.
pub fn put(path: &Path, text: &str) -> io::Result<()> {
    put_by(path, |out| out.write_all(text.as_bytes()))
}

/// The same for what is written a part at a time.
///
/// # Errors
/// What the system says, or the one who writes. The file is then as it was.
pub fn put_by(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let disk = System::default();
    match disk.open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let (beside, _) = Beside::written(&disk, path, &Dress::Plain, write)?;
            disk.rename_new(beside.path(), path)?;
            beside.placed();
        }
        old => {
            let old = old?;
            disk.may_write(path, &old)?;
            let (beside, _) = Beside::written(&disk, path, &Dress::Like(&old), write)?;
            disk.rename(beside.path(), path)?;
            beside.placed();
        }
    }
    // It can be written again.
    let _ = disk.sync_folder(folder_of(path));
    Ok(())
}

/// Syncs the folder of a file that is in its place already; that it cannot be is told.
pub fn sync_folder<D: Disk>(disk: &D, path: &Path, notices: &mut Vec<Notice>) {
    let folder = folder_of(path);
    if let Err(error) = disk.sync_folder(folder) {
        notices.push(Notice::NotSynced { folder: folder.to_owned(), error });
    }
}
