//! Where sessions lie, and what earlier ones tell: which is unfinished, who has played, which house rules were used last.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};
use etcetera::BaseStrategy;

use super::disk::Disk;
use super::record::Record;
use super::{System, beside, system};
use crate::session::head::Started;
use crate::session::house::GameName;
use crate::session::names::folded;
use crate::session::write::Item;
use crate::session::{Mistake, Session, split};

/// The environment variable that puts everything somewhere else than the platform's data folder.
pub const HOME: &str = "BOLLN_HOME";

/// The program's folder: `BOLLN_HOME`, or `bolln` in the platform's data folder (where `XDG_DATA_HOME` is heeded); nothing
/// if the system knows none.
pub fn home() -> Option<PathBuf> {
    match std::env::var_os(HOME).filter(|home| !home.is_empty()) {
        Some(home) => Some(home.into()),
        None => Some(etcetera::base_strategy::choose_native_strategy().ok()?.data_dir().join("bolln")),
    }
}

/// The folder of sessions.
pub fn sessions_folder() -> Option<PathBuf> {
    Some(home()?.join("sessions"))
}

/// The folder of presets of house rules.
pub fn presets_folder() -> Option<PathBuf> {
    Some(home()?.join("presets"))
}

/// A folder of the program's in which everybody may put files and change names; nothing if there is none.
pub fn open_to_all() -> Option<PathBuf> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let is_open =
            |folder: &PathBuf| fs::metadata(folder).is_ok_and(|meta| meta.is_dir() && meta.mode() & 0o002 != 0);
        [home(), sessions_folder(), presets_folder()].into_iter().flatten().find(is_open)
    }
    #[cfg(not(unix))]
    None
}

/// A file of the folder of sessions.
#[derive(Debug)]
pub struct Found {
    /// The file.
    pub path: PathBuf,
    /// When it was started, or else last written.
    pub when: Option<Started>,
    /// Its text and session; nothing if it cannot be read or has errors.
    pub session: Option<(String, Session)>,
}

impl Found {
    /// Nothing of a settlement, which may lie beside the sessions.
    fn at(path: PathBuf) -> Option<Found> {
        let text = system::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        if text.as_deref().and_then(Record::of) == Some(Record::Settlement) {
            return None;
        }
        let session = text.and_then(|text| Some((Session::read(&text).ok()?, text)));
        let session = session.filter(|(session, _)| session.problems().is_empty());
        let started = session.as_ref().and_then(|(session, _)| session.head().started);
        let written = || fs::metadata(&path).and_then(|meta| meta.modified()).ok();
        let written = || Some(Started::At(DateTime::<Local>::from(written()?).fixed_offset()));
        let when = started.or_else(written);
        Some(Found { path, when, session: session.map(|(session, text)| (text, session)) })
    }

    /// Whether it is sound and not over.
    pub fn is_unfinished(&self) -> bool {
        self.session.as_ref().is_some_and(|(_, session)| !session.ended())
    }
}

/// All sessions of a folder, newest first. A folder that is not there holds none.
pub fn sessions(folder: &Path) -> Vec<Found> {
    let mut found: Vec<Found> = toml_files(folder).into_iter().filter_map(Found::at).collect();
    found.sort_by(|one, other| {
        (other.when.map(Started::order), &other.path).cmp(&(one.when.map(Started::order), &one.path))
    });
    found
}

/// The settlements of a folder, by name.
pub fn settlements(folder: &Path) -> Vec<PathBuf> {
    toml_files(folder).into_iter().filter(|path| Record::at(path) == Some(Record::Settlement)).collect()
}

/// The file that is meant: a path, the name of a session in the program's folder as it is listed, or, by an empty name, the evening
/// that was played last; the empty name stays where none was.
pub fn named(path: PathBuf) -> PathBuf {
    if path.as_os_str().is_empty() {
        return played_last().unwrap_or(path);
    }
    let is_name = path.components().count() == 1 && path.extension().is_none() && path != Path::new("-");
    if !is_name || path.exists() {
        return path;
    }
    let listed = sessions_folder().map(|folder| folder.join(&path).with_extension("toml"));
    listed.filter(|listed| listed.is_file()).unwrap_or(path)
}

/// Remembers that an evening was played last, wherever its file lies.
pub fn remember_played(path: &Path) {
    let (Some(home), Ok(path)) = (home(), fs::canonicalize(path)) else { return };
    // Only a convenience: where it cannot be kept, the file is named.
    let _ = System::default().make_folder(&home, true).and_then(|()| match path.to_str() {
        Some(path) => beside::put(&home.join("last"), path),
        None => Ok(()),
    });
}

/// The evening that was played last, or else the newest of the program's folder.
pub fn played_last() -> Option<PathBuf> {
    let remembered = fs::read_to_string(home()?.join("last")).ok().map(|path| PathBuf::from(path.trim_end()));
    let newest = || sessions(&sessions_folder()?).into_iter().next().map(|found| found.path);
    remembered.filter(|path| path.is_file()).or_else(newest)
}

/// The newest session that is not over.
pub fn newest_unfinished() -> Option<PathBuf> {
    let found = sessions(&sessions_folder()?).into_iter().find(Found::is_unfinished);
    found.map(|found| found.path)
}

/// The names of all who played in these sessions, those of the newest first.
pub fn known_names(sessions: &[Found]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (_, session) in sessions.iter().filter_map(|found| found.session.as_ref()) {
        for name in session.names().iter() {
            if !names.iter().any(|known| folded(known) == folded(name)) {
                names.push(name.to_owned());
            }
        }
    }
    names
}

/// The newest of these sessions of a game.
pub fn last(sessions: &[Found], game: GameName) -> Option<&Session> {
    let sound = sessions.iter().filter_map(|found| found.session.as_ref()).map(|(_, session)| session);
    sound.into_iter().find(|session| session.house().game() == game)
}

/// The keys of the `[rules]` table of a text, of which the rest need not be a session.
pub fn rules_of(text: &str) -> Option<Vec<(String, Item)>> {
    table_of(text, "rules")
}

/// The keys of a table of a text; none if the table is not there.
pub fn table_of(text: &str, name: &str) -> Option<Vec<(String, Item)>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let pieces = split::split(text).ok()?;
    let found = pieces.head(|head| Ok::<_, Mistake>(head.get(name).map(|table| Item::of(table.raw()))));
    match found.ok()? {
        None => Some(Vec::new()),
        Some(Some(Item::Table(entries))) => Some(entries),
        Some(_) => None,
    }
}

/// The files of a folder whose names end with `.toml`, hidden ones left out.
pub fn toml_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."))
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml") && path.is_file())
        .collect();
    files.sort();
    files
}
