//! Presets: house rules of the table's own, each a file with a `[rules]` table.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{beside, folder, system};
use crate::session::write::{Item, rules_table};

/// Where the preset of a name lies; nothing if the name is no file's name.
pub fn path(name: &str) -> Option<PathBuf> {
    let plain = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', ':', '\0']);
    Some(folder::presets_folder().filter(|_| plain)?.join(format!("{name}.toml")))
}

/// Keeps house rules under a name, in the place of what it held before.
///
/// # Errors
/// The file cannot be written.
pub fn keep(path: &Path, rules: &[(String, Item)]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    beside::put(path, &rules_table(rules))
}

/// The house rules of a preset, or of any file with a `[rules]` table such as a session; nothing if they cannot be made out.
///
/// # Errors
/// The file cannot be read.
pub fn read(path: &Path) -> io::Result<Option<Vec<(String, Item)>>> {
    let text = String::from_utf8(system::read(path)?).map_err(io::Error::other)?;
    Ok(folder::rules_of(&text))
}

/// All presets with their names, in alphabetical order.
pub fn all() -> Vec<(String, PathBuf)> {
    let files = folder::presets_folder().map(|folder| folder::toml_files(&folder)).unwrap_or_default();
    let named = files.into_iter().filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)));
    named.collect()
}
