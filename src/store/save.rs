//! Changing a session's file so that it is always whole, and so that nobody's edit is lost.
//!
//! A new file is written beside it and synced, and the two change places. What came out is then looked at: if it is what was
//! read, it goes. If somebody has added to it meanwhile, that is added to the new file too; if somebody has put another file
//! there, or written it anew, that goes back to its place and the change is judged again on it. Before the old file goes, nobody
//! may have it open for writing. What cannot be brought together is kept beside, under a name that is told.
//!
//! Where a disk knows no exchange, the file is compared once more just before the new one takes its name.

use std::io;
use std::path::{Path, PathBuf};

use super::beside::{Beside, folder_of, set_aside, shown, sync_folder};
use super::disk::{Disk, Dress, NotKept};
use super::sweep::keep;
use super::{Notice, StoreError};

/// So often a change is judged again because somebody else has changed the file.
const TRIES: u32 = 100;

/// So many pauses are made for somebody who still has the old file open for writing.
const PATIENCE: u32 = 500;

/// Changes a session's file: `judge` makes the new bytes of those that are there, and is asked again where somebody else changed
/// them meanwhile (bytes that are as they were need no change); `keeps` says of what somebody else has added whether it may follow the change. The bytes that are there now come
/// back.
///
/// # Errors
/// What `judge` refuses; what the system says. The change is then not in the file.
pub fn change<D: Disk, E: From<StoreError>>(
    disk: &D,
    real: &Path,
    notices: &mut Vec<Notice>,
    mut judge: impl FnMut(&[u8]) -> Result<Vec<u8>, E>,
    mut keeps: impl FnMut(&[u8]) -> bool,
) -> Result<Vec<u8>, E> {
    let mut gone = None;
    for _ in 0..TRIES {
        let file = match disk.open(real) {
            // Some editors take the file away before they put theirs in its place.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                gone = Some(error);
                disk.pause();
                continue;
            }
            result => result.map_err(StoreError::io(real))?,
        };
        gone = None;
        let before = disk.read(&file).map_err(StoreError::io(real))?;
        let after = judge(&before)?;
        if after == before {
            return Ok(after);
        }
        let mut told = Vec::new();
        let Some(old) = place(disk, real, file, &before, &after, &mut told)? else { continue };
        sync_folder(disk, real, &mut told);
        let mut placed = Placed { disk, real, old, before, after, notices: told };
        let settled = placed.settle(&mut keeps);
        let kept = |notice: &Notice| matches!(notice, Notice::Kept { .. } | Notice::Left { .. });
        match settled {
            Settled::Stands => {
                notices.append(&mut placed.notices);
                return Ok(placed.after);
            }
            Settled::Back => notices.extend(placed.notices.into_iter().filter(kept)),
        }
    }
    Err(gone.map_or(StoreError::ChangedBehind, StoreError::io(real)).into())
}

/// What stood at the path before the new file did.
struct Old<F> {
    /// Nothing if it cannot be opened.
    file: Option<F>,
    /// The hidden name that it has now; none where it was renamed over.
    name: Option<PathBuf>,
}

/// Puts new bytes in the file's place; nothing if the file has just gone or is another.
fn place<D: Disk>(
    disk: &D,
    real: &Path,
    file: D::File,
    before: &[u8],
    after: &[u8],
    notices: &mut Vec<Notice>,
) -> Result<Option<Old<D::File>>, StoreError> {
    disk.may_write(real, &file).map_err(StoreError::io(real))?;
    let names = disk.about(&file).map_err(StoreError::io(real))?.names;
    if names > 1 {
        return Err(StoreError::Names { names });
    }
    let made = Beside::made(disk, real, after, &Dress::Like(&file));
    let (beside, mut told) = made.map_err(|error| match error.get_ref() {
        Some(reason) if reason.is::<NotKept>() => StoreError::Rights,
        _ => StoreError::io(folder_of(real))(error),
    })?;
    notices.append(&mut told);
    match disk.exchange(beside.path(), real) {
        Ok(()) => {
            let name = beside.placed();
            return Ok(Some(Old { file: disk.open(&name).ok(), name: Some(name) }));
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(error) => return Err(StoreError::io(real)(error)),
    }
    let now = disk.open(real).and_then(|now| disk.read(&now));
    if !now.is_ok_and(|now| now == before) {
        return Ok(None);
    }
    disk.rename(beside.path(), real).map_err(StoreError::io(real))?;
    beside.placed();
    Ok(Some(Old { file: Some(file), name: None }))
}

/// What became of a change that was put in place.
enum Settled {
    /// It stands, and so does what somebody else has written.
    Stands,
    /// What somebody else has written stands again in its place.
    Back,
}

/// A change that was put in place, and what it took the place of.
struct Placed<'c, D: Disk> {
    disk: &'c D,
    real: &'c Path,
    old: Old<D::File>,
    before: Vec<u8>,
    after: Vec<u8>,
    notices: Vec<Notice>,
}

impl<D: Disk> Placed<'_, D> {
    /// Looks at what came out, and lets it go if nothing is lost with it.
    fn settle(&mut self, keeps: &mut impl FnMut(&[u8]) -> bool) -> Settled {
        let found = match &self.old.file {
            Some(file) => self.look(file),
            None => Err(io::ErrorKind::InvalidInput.into()),
        };
        match (found, self.old.name.take()) {
            (Ok((found, quiet)), name) => {
                let more = found.strip_prefix(self.before.as_slice());
                match more {
                    Some(more) if more.is_empty() || keeps(more) => {
                        let added = more.is_empty() || self.disk.append(self.real, more).is_ok();
                        self.after.extend_from_slice(more);
                        match name {
                            Some(path) if !added || !quiet => self.notices.push(Notice::Left { path }),
                            // Else the next run sweeps it.
                            Some(path) => drop(self.disk.remove(&path)),
                            None if added => {}
                            None => self.keep_bytes(&found),
                        }
                        Settled::Stands
                    }
                    _ => match name {
                        Some(name) => self.put_back(&name),
                        None => {
                            self.keep_bytes(&found);
                            Settled::Stands
                        }
                    },
                }
            }
            (Err(_), Some(name)) => self.put_back(&name),
            // Renamed over, and not to be read any more.
            (Err(_), None) => {
                self.notices.push(Notice::Lost);
                Settled::Stands
            }
        }
    }

    /// What a file holds once nobody has it open for writing any more, and whether nobody has.
    fn look(&self, file: &D::File) -> io::Result<(Vec<u8>, bool)> {
        let mut patience = PATIENCE;
        while self.disk.is_written(file) && patience > 0 {
            patience -= 1;
            self.disk.pause();
        }
        Ok((self.disk.read(file)?, patience > 0))
    }

    /// What came out goes back to its place. What comes out then is the new file, unless somebody else has changed that already.
    fn put_back(&mut self, name: &Path) -> Settled {
        // Under this name it is known for somebody else's also if we are killed now.
        let Some(was) = set_aside(self.disk, self.real, name) else {
            self.notices.push(Notice::Left { path: name.to_owned() });
            return Settled::Stands;
        };
        match self.disk.exchange(&was, self.real) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return match self.disk.rename_new(&was, self.real) {
                    Ok(()) => Settled::Back,
                    Err(_) => {
                        keep(self.disk, self.real, &was, &mut self.notices);
                        Settled::Back
                    }
                };
            }
            Err(_) => {
                keep(self.disk, self.real, &was, &mut self.notices);
                return Settled::Stands;
            }
        }
        let ours = self.disk.open(&was).and_then(|file| self.look(&file));
        // Nothing goes before it is sure that what came back stays.
        let synced = self.disk.sync_folder(folder_of(self.real)).is_ok();
        let more = ours.as_ref().ok().filter(|(_, quiet)| *quiet).and_then(|(ours, _)| ours.strip_prefix(&*self.after));
        match more {
            Some(more) if synced && (more.is_empty() || self.disk.append(self.real, more).is_ok()) => {
                let _ = self.disk.remove(&was);
            }
            _ => keep(self.disk, self.real, &was, &mut self.notices),
        }
        Settled::Back
    }

    /// Writes what somebody else has written to a file beside.
    fn keep_bytes(&mut self, bytes: &[u8]) {
        let made = Beside::made(self.disk, self.real, bytes, &Dress::Private).ok();
        let kept = made.and_then(|(beside, _)| {
            let kept = shown(self.disk, self.real, beside.path())?;
            beside.placed();
            Some(kept)
        });
        self.notices.push(kept.map_or(Notice::Lost, |path| Notice::Kept { path }));
    }
}
