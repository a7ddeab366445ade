//! Finding sessions: files as they are named, folders with everything below them.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use super::copies::{self, Twice};
use super::source::Source;
use crate::error::Failure;

/// What there is in some files and folders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The sessions, each evening once.
    pub sessions: Vec<Source>,
    /// The settlement files.
    pub settlements: Vec<Source>,
    /// What was left out because its evening is there already.
    pub twice: Vec<Twice>,
}

/// All sessions and settlements of these files and folders: of a folder every `*.toml` below it that is not hidden. The order does not depend on
/// the file system, and a file that is reached twice stands once.
///
/// # Errors
/// A file or folder that is not there, or a folder that cannot be read.
pub fn find(paths: &[PathBuf]) -> Result<Found, Failure> {
    let mut sources = Vec::new();
    for path in paths {
        let about = std::fs::metadata(path).map_err(|error| Failure::file(path, error))?;
        if about.is_dir() {
            below(path, &mut sources)?;
        } else {
            sources.push(Source { path: path.clone(), key: shown(path), named: true });
        }
    }
    if paths.len() > 1 {
        let mut seen = HashSet::new();
        sources.retain(|source| seen.insert(std::fs::canonicalize(&source.path).unwrap_or(source.path.clone())));
    }
    let (sessions, settlements, twice) = copies::part(sources);
    Ok(Found { sessions, settlements, twice })
}

fn below(folder: &Path, sources: &mut Vec<Source>) -> Result<(), Failure> {
    let start = sources.len();
    let visible = |entry: &walkdir::DirEntry| entry.depth() == 0 || !shown(entry.file_name()).starts_with('.');
    for entry in WalkDir::new(folder).follow_links(true).into_iter().filter_entry(visible) {
        let entry = entry.map_err(|error| {
            let path = error.path().unwrap_or(folder).to_owned();
            Failure::file(path, error.into())
        })?;
        let is_toml = entry.path().extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
        if is_toml && !entry.file_type().is_dir() {
            let inside = entry.path().strip_prefix(folder).unwrap_or(entry.path());
            let parts: Vec<String> = inside.iter().map(shown).collect();
            sources.push(Source { path: entry.path().to_owned(), key: parts.join("/"), named: false });
        }
    }
    if let Some(found) = sources.get_mut(start..) {
        found.sort_by(|one, other| one.key.cmp(&other.key));
    }
    Ok(())
}

fn shown<P: AsRef<std::ffi::OsStr> + ?Sized>(path: &P) -> String {
    path.as_ref().to_string_lossy().into_owned()
}
