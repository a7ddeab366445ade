//! What programs that were killed while they saved have left beside a session: ours is removed, what may be somebody's edit is kept
//! under a name that can be seen.

use std::path::Path;

use super::Notice;
use super::beside::{Leftover, folder_of, shown};
use super::disk::Disk;

/// Sweeps what was left beside a session. Whoever calls this has the session's lock.
pub fn sweep<D: Disk>(disk: &D, real: &Path, notices: &mut Vec<Notice>) {
    let Some(session) = real.file_name() else { return };
    for name in disk.list(folder_of(real)).unwrap_or_default() {
        let Some(leftover) = Leftover::of(session, &name) else { continue };
        let path = real.with_file_name(&name);
        let Ok(file) = disk.open(&path) else { continue };
        let Ok(about) = disk.about(&file) else { continue };
        let ours = match (leftover, about.id) {
            (Leftover::Begun, _) => about.length == 0 || about.id.is_none(),
            (Leftover::Of(number), Some(id)) => number == id.number,
            // Where files have no numbers, nothing is exchanged.
            (Leftover::Of(_), None) => true,
            (Leftover::Was, _) => false,
        };
        if ours {
            // A leftover that cannot be removed does no harm.
            let _ = disk.remove(&path);
        } else if !disk.is_written(&file) {
            let held = disk.read(&file);
            let now = disk.open(real).and_then(|now| disk.read(&now));
            match (held, now) {
                (Ok(held), Ok(now)) if now.starts_with(&held) => drop(disk.remove(&path)),
                (Ok(_), Ok(_)) => keep(disk, real, &path, notices),
                (Err(_), _) | (_, Err(_)) => {}
            }
        }
    }
}

/// Gives a hidden file a name that can be seen.
pub fn keep<D: Disk>(disk: &D, real: &Path, hidden: &Path, notices: &mut Vec<Notice>) {
    let kept = shown(disk, real, hidden);
    notices.push(kept.map_or(Notice::Left { path: hidden.to_owned() }, |path| Notice::Kept { path }));
}
