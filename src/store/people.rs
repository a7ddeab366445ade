//! Which names are one person, kept for good in the program's folder: `people.toml` with a table `[same]`, each alias with the name
//! that it stands for.

use std::path::PathBuf;
use std::time::Duration;

use super::{StoreError, folder, record};
use crate::session::write::{Item, table};

/// An alias and the name that it stands for.
pub type Pair = (String, String);

/// Where they are kept; nothing if the system knows no data folder.
pub fn path() -> Option<PathBuf> {
    Some(folder::home()?.join("people.toml"))
}

/// All pairs of a text; nothing if they cannot be made out.
fn pairs(text: &str) -> Option<Vec<Pair>> {
    let pair = |(alias, name): (String, Item)| match name {
        Item::Text(name) => Some((alias, name)),
        Item::Int(_) | Item::Bool(_) | Item::Time(_) | Item::List(_) | Item::Table(_) => None,
    };
    folder::table_of(text, "same")?.into_iter().map(pair).collect()
}

/// What is kept; nothing if the file cannot be made out. A file that is not there holds nothing.
///
/// # Errors
/// The file cannot be read.
pub fn kept() -> std::io::Result<Option<Vec<Pair>>> {
    match path().map(std::fs::read_to_string) {
        None => Ok(Some(Vec::new())),
        Some(Ok(text)) => Ok(pairs(&text)),
        Some(Err(error)) if error.kind() == std::io::ErrorKind::NotFound => Ok(Some(Vec::new())),
        Some(Err(error)) => Err(error),
    }
}

/// Keeps pairs in the place of what was kept.
///
/// # Errors
/// The file cannot be written.
pub fn keep(pairs: &[Pair]) -> Result<(), StoreError> {
    const PATIENCE: Duration = Duration::from_secs(10);
    let Some(path) = path() else { return Ok(()) };
    let entries: Vec<(String, Item)> =
        pairs.iter().map(|(alias, name)| (alias.clone(), name.as_str().into())).collect();
    record::change(&path, PATIENCE, |_| Ok(table("same", &entries)))
}
