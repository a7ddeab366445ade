//! What is typed and not yet entered, kept in a hidden file beside the evening: the program may be killed, the tricks are there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What ends the name of such a file. No command takes it for an evening.
const ENDING: &str = "typed";

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

/// The lines that were kept beside an evening that is still like this; what was kept of another is dropped.
pub fn found(evening: &Path, of: &str) -> Option<Vec<String>> {
    let path = beside(evening);
    let text = fs::read_to_string(&path).ok()?;
    let mut lines = text.lines().map(str::to_owned);
    if lines.next().as_deref() == Some(of) {
        return Some(lines.collect::<Vec<_>>()).filter(|lines| !lines.is_empty());
    }
    let _ = fs::remove_file(path);
    None
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
    fn what_is_kept_is_found_while_the_evening_is_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let evening = folder.path().join("evening.toml");
        fs::write(&evening, "").unwrap();
        let mut keeper = Keeper::new(&evening, "7 bert".to_owned());
        keeper.keep(["h", "SA S9"].into_iter());
        assert!(keeper.has_kept());
        assert_eq!(found(&evening, "7 bert"), Some(vec!["h".to_owned(), "SA S9".to_owned()]));
        assert_eq!(found(&evening, "8 cilli"), None);
        assert_eq!(found(&evening, "7 bert"), None, "it is dropped");
        keeper.keep(["h"].into_iter());
        keeper.keep(std::iter::empty());
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
