//! What is typed and not yet entered, kept in a hidden file beside the evening: the program may be killed, the tricks are there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::prompt::entry::cards::Deck;
use crate::store::folder;

/// What ends the name of such a file. No command takes it for an evening.
const ENDING: &str = "typed";
const FRENCH: &str = "french";
const GERMAN: &str = "german";

/// Keeps the lines of what is pending.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    evening: PathBuf,
    /// What the evening was when the first line was typed.
    of: String,
    has_kept: bool,
}

impl Keeper {
    /// For what is typed beside an evening that is like this.
    pub fn new(evening: &Path, of: String) -> Keeper {
        Keeper { path: beside(evening), evening: evening.to_owned(), of, has_kept: false }
    }

    /// Whether what was kept last is on disk.
    pub fn has_kept(&self) -> bool {
        self.has_kept
    }

    /// Keeps these lines instead of those before; nothing is kept where there is none.
    pub fn keep<'l>(&mut self, lines: impl Iterator<Item = &'l str>) {
        let lines: String = lines.map(|line| format!("{line}\n")).collect();
        if lines.is_empty() {
            return self.drop_all();
        }
        // What cannot be kept is told on leaving.
        self.has_kept = self.put(&format!("{}\n{lines}", self.of)).is_ok();
    }

    /// The lines are wanted no more.
    pub fn drop_all(&mut self) {
        let _ = fs::remove_file(&self.path);
        self.has_kept = false;
    }

    /// In one step, so that whoever is killed leaves the lines before or after. The file has the rights of the evening.
    fn put(&self, text: &str) -> io::Result<()> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = tempfile::Builder::new().prefix(".bolln-").suffix(".tmp").tempfile_in(folder)?;
        file.as_file().set_permissions(fs::metadata(&self.evening)?.permissions())?;
        file.as_file().write_all(text.as_bytes())?;
        file.persist(&self.path).map_err(|error| error.error)?;
        Ok(())
    }
}

/// What was kept beside an evening: what it was like, and the lines.
pub fn found(evening: &Path) -> Option<(String, Vec<String>)> {
    let text = fs::read_to_string(beside(evening)).ok()?;
    let mut lines = text.lines().map(str::to_owned);
    let of = lines.next()?;
    Some((of, lines.collect::<Vec<_>>())).filter(|(_, lines)| !lines.is_empty())
}

/// What was kept beside an evening is wanted no more.
pub fn drop_kept(evening: &Path) {
    let _ = fs::remove_file(beside(evening));
}

/// The deck that was on the table last, on whatever evening.
pub fn remembered_deck() -> Option<Deck> {
    match fs::read_to_string(deck_file()?).ok()?.trim() {
        FRENCH => Some(Deck::French),
        GERMAN => Some(Deck::German),
        _ => None,
    }
}

/// Remembers the deck for other evenings, where the program has a folder.
pub fn remember_deck(deck: Deck) {
    let word = match deck {
        Deck::French => FRENCH,
        Deck::German => GERMAN,
    };
    // It is only asked for again.
    let _ = deck_file().filter(|path| path.parent().is_some_and(Path::exists)).map(|path| fs::write(path, word));
}

fn deck_file() -> Option<PathBuf> {
    Some(folder::home()?.join("deck"))
}

fn beside(evening: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(evening.file_name().unwrap_or_default());
    name.push(".");
    name.push(ENDING);
    evening.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_until_it_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let evening = folder.path().join("evening.toml");
        fs::write(&evening, "").unwrap();
        let mut keeper = Keeper::new(&evening, "7 bert".to_owned());
        keeper.keep(["h", "SA S9"].into_iter());
        assert!(keeper.has_kept());
        assert_eq!(found(&evening), Some(("7 bert".to_owned(), vec!["h".to_owned(), "SA S9".to_owned()])));
        keeper.keep(["h"].into_iter());
        keeper.keep(std::iter::empty());
        assert_eq!(found(&evening), None);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn it_has_the_rights_of_the_evening() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let evening = folder.path().join("evening.toml");
        fs::write(&evening, "").unwrap();
        fs::set_permissions(&evening, fs::Permissions::from_mode(0o640)).unwrap();
        Keeper::new(&evening, String::new()).keep(["h"].into_iter());
        assert_eq!(fs::metadata(beside(&evening)).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
