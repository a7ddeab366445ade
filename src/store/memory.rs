//! What the program remembers of what it has saved: who writes back a copy that is older than a save overwrites it, and cannot be
//! stopped; that an entry is missing is noticed by this.
//!
//! For each session a small file in the program's own folder holds the text of its newest entries that were confirmed. It is a
//! reminder, not a record: where it is lost or cannot be written, nothing else is.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{Disk, Dress};

/// So many entries are remembered of a session.
const MOST: usize = 100;

/// So many bytes of the end of a file tell that it is still what it was, or has only grown.
const TAIL: usize = 4096;

/// What is remembered of a session.
#[derive(Debug, Default)]
pub struct Memory {
    file: Option<PathBuf>,
    known: Known,
}

/// The memory's file.
#[derive(Debug, Default, Deserialize, Serialize)]
struct Known {
    /// The session's file.
    session: String,
    /// How long it was, in bytes.
    length: usize,
    /// Its end.
    tail: String,
    /// The newest entries that were saved, bare.
    entries: Vec<String>,
}

impl Memory {
    /// What is remembered of a session.
    pub fn of<D: Disk>(disk: &D, real: &Path) -> Memory {
        let session = real.to_string_lossy().into_owned();
        let Some(folder) = disk.memory() else { return Memory::default() };
        let file = folder.join(format!("{:016x}.json", number(real)));
        let read = disk.open(&file).and_then(|file| disk.read(&file)).ok();
        let known =
            read.and_then(|bytes| serde_json::from_slice(&bytes).ok()).filter(|known: &Known| known.session == session);
        Memory { file: Some(file), known: known.unwrap_or(Known { session, ..Known::default() }) }
    }

    /// Everything that is remembered, session by session; what cannot be read is left out.
    pub fn all<D: Disk>(disk: &D) -> Vec<(PathBuf, Memory)> {
        let Some(folder) = disk.memory() else { return Vec::new() };
        let files = disk.list(&folder).unwrap_or_default().into_iter().map(|name| folder.join(name));
        let files = files.filter(|file| file.extension().is_some_and(|ending| ending == "json"));
        let known = files.filter_map(|file| {
            let bytes = disk.open(&file).and_then(|open| disk.read(&open)).ok()?;
            let known: Known = serde_json::from_slice(&bytes).ok()?;
            Some((PathBuf::from(&known.session), Memory { file: Some(file), known }))
        });
        known.collect()
    }

    /// The entries that were saved and are not in the session's text, oldest first.
    pub fn missing(&self, text: &str) -> Vec<String> {
        if self.has_only_grown(text) {
            return Vec::new();
        }
        let text = bare(text);
        let mut missing = Vec::new();
        for (place, entry) in self.known.entries.iter().enumerate() {
            // The same may have been entered twice.
            let times = 1 + self.known.entries.iter().take(place).filter(|earlier| *earlier == entry).count();
            if occurrences(&text, entry) < times {
                missing.push(entry.clone());
            }
        }
        missing
    }

    fn has_only_grown(&self, text: &str) -> bool {
        let Known { length, tail, .. } = &self.known;
        length.checked_sub(tail.len()).and_then(|from| text.as_bytes().get(from..*length)) == Some(tail.as_bytes())
    }

    /// Begins anew: the session's file is new.
    pub fn begin<D: Disk>(&mut self, disk: &D, text: &str) {
        self.known.entries.clear();
        self.keep(disk, text, "");
    }

    /// Remembers that entries were saved: the text is the session's as it is now, without those that are missing in it.
    pub fn keep<D: Disk>(&mut self, disk: &D, text: &str, entries: &str) {
        let missing = self.missing(text);
        self.known.entries.retain(|entry| !missing.contains(entry));
        self.known.entries.extend(each(entries));
        let most = self.known.entries.len().saturating_sub(MOST);
        self.known.entries.drain(..most);
        self.known.length = text.len();
        let mut from = text.len().saturating_sub(TAIL);
        while !text.is_char_boundary(from) {
            from += 1;
        }
        self.known.tail = text.get(from..).unwrap_or_default().to_owned();
        let _ = self.write(disk);
    }

    fn write<D: Disk>(&self, disk: &D) -> std::io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let folder = file.parent().unwrap_or(Path::new("."));
        let new = file.with_extension("new");
        let made = match disk.make(&new, &Dress::Private) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                disk.make_folder(folder, true)?;
                disk.make(&new, &Dress::Private)
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                disk.remove(&new)?;
                disk.make(&new, &Dress::Private)
            }
            result => result,
        };
        let (new_file, _) = made?;
        disk.write(&new_file, &serde_json::to_vec(&self.known)?)?;
        disk.rename(&new, file)
    }
}

/// A number that tells one path from another on every machine and in every version (FNV-1a).
fn number(path: &Path) -> u64 {
    let bytes = path.as_os_str().as_encoded_bytes();
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A text without blank lines and white space at the ends of lines: what an editor may change without changing an entry.
pub fn bare(text: &str) -> String {
    let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Each entry of a text that holds some, bare.
fn each(entries: &str) -> Vec<String> {
    let mut each: Vec<String> = Vec::new();
    for line in bare(entries).split_inclusive('\n') {
        match each.last_mut() {
            Some(entry) if line != "[[events]]\n" => entry.push_str(line),
            _ => each.push(line.to_owned()),
        }
    }
    each
}

/// How often an entry stands in a text, both bare: on lines of its own.
pub fn occurrences(text: &str, entry: &str) -> usize {
    text.match_indices(entry)
        .filter(|(at, _)| text.get(..*at).is_some_and(|before| before.is_empty() || before.ends_with('\n')))
        .count()
}
