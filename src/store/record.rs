//! Records other than sessions: what a file is by its first line that says something, and changing one as a whole under its lock.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, Instant};

use super::disk::{Disk, Dress};
use super::system::{self, System};
use super::{StoreError, beside, lock};

/// A file that holds what nobody else knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Record {
    /// An evening.
    Session,
    /// Debts paid over several evenings.
    Settlement,
    /// House rules by name.
    Preset,
    /// Who is who.
    People,
}

/// The keys above the events of a session; one of them is what such a file begins with.
const HEAD: &[&str] = &["format", "game", "players", "first_dealer", "started", "place", "note", "stake", "events"];

/// So many bytes of a file are looked at.
const BEGINNING: u64 = 1 << 16;

impl Record {
    /// What a text is, sound or not; nothing if it is no record of ours.
    pub fn of(text: &str) -> Option<Record> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'))?;
        let is_table = line.starts_with('[') && line.contains(']');
        let key = line.trim_start_matches('[').split([']', '=', '.']).next().unwrap_or_default();
        let key = key.trim().trim_matches(['"', '\'']);
        match key {
            _ if !is_table && !line.contains('=') => None,
            "settlement" => Some(Record::Settlement),
            "rules" => Some(Record::Preset),
            "same" => Some(Record::People),
            key => HEAD.contains(&key).then_some(Record::Session),
        }
    }

    /// What a file is; nothing if it is not there, is no plain file, or is no record.
    pub fn at(path: &Path) -> Option<Record> {
        let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        let mut bytes = Vec::with_capacity(BEGINNING.min(about.len()) as usize);
        File::open(path).ok()?.take(BEGINNING).read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let is_toml = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
        let has_events = || text.lines().any(|line| line.trim() == "[[events]]");
        Record::of(&text).or_else(|| (is_toml && has_events()).then_some(Record::Session))
    }
}

/// Makes a new text of a record's, which counts once this returns; the file and its folder are made if need be. Another program that
/// has it is waited for so long.
///
/// # Errors
/// [`StoreError::Held`], [`StoreError::Io`]; or what `change` refuses, and the file is then as it was.
pub fn change<E: From<StoreError>>(
    path: &Path,
    patience: Duration,
    change: impl FnOnce(Option<&str>) -> Result<String, E>,
) -> Result<(), E> {
    let refused = |error| E::from(StoreError::io(path)(error));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(refused)?;
    }
    let disk = System::default();
    let real = disk.resolved(path).map_err(refused)?;
    let _lock = lock::take(&real, Instant::now() + patience)?;
    match system::read(&real) {
        Ok(before) => {
            let before = String::from_utf8(before).map_err(|error| refused(io::Error::other(error)))?;
            beside::put(&real, &change(Some(&before))?)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            beside::create(&disk, &real, change(None)?.as_bytes(), &Dress::Private).map(drop)
        }
        Err(error) => Err(error),
    }
    .map_err(refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_is_by_its_first_line() {
        let rows = [
            ("format = 1\n", Some(Record::Session)),
            ("\u{feff}# an evening\r\n\r\n  \"game\" = \"dreeg\"\r\n", Some(Record::Session)),
            ("[[events]]\nkind = broken", Some(Record::Session)),
            ("[stake]\n", Some(Record::Session)),
            ("settlement = 1\n", Some(Record::Settlement)),
            ("[rules]\n", Some(Record::Preset)),
            ("rules.ties = \"worse\"\n", Some(Record::Preset)),
            ("[same]\nToni = \"Anton\"\n", Some(Record::People)),
            ("event,deal,kind\n", None),
            ("note\n", None),
            ("; Herzblatt\n", None),
            ("{\"format\":1}\n", None),
            ("[Bolln](x)\n", None),
            ("[package]\nname = \"x\"\n", None),
            ("", None),
        ];
        for (text, want) in rows {
            assert_eq!(Record::of(text), want, "{text:?}");
        }
    }
}
