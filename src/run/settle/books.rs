//! What is added up: the sessions, and the settlements that are given or lie beside them. Nothing is settled unless all of it is
//! known: every file is sound, and every evening that a settlement lists is there.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use crate::cli::Settle;
use crate::error::Failure;
use crate::evenings::accounts::Accounts;
use crate::evenings::files::Found;
use crate::evenings::merge::Merge;
use crate::evenings::settlement::Settlement;
use crate::evenings::{People, Source, read};
use crate::report::trouble;
use crate::run::found::{tell, tell_found};
use crate::say;
use crate::screen::Screen;
use crate::session::names::nearest;
use crate::store::folder::toml_files;
use crate::store::record::Record;

/// What is added up.
#[derive(Debug)]
pub struct Books {
    /// The sessions, each evening once.
    pub sessions: Vec<Source>,
    /// The settlements.
    pub settlements: Vec<(PathBuf, Settlement)>,
    /// What it comes to.
    pub accounts: Accounts,
}

impl Books {
    /// Reads what is given, and the settlements beside it.
    ///
    /// # Errors
    /// What is not sound, or not all there.
    pub fn read(found: Found, people: &People, args: &Settle, screen: &Screen) -> Result<Books, Failure> {
        let words = &screen.words;
        let why = args.why.is_some();
        if let Some(twice) = found.twice.iter().find(|twice| twice.differs) {
            let (file, other) = (twice.source.path.display().to_string(), twice.of.display().to_string());
            return Err(Failure::Told(say!(words, "settle-two-versions", file = file, other = other)));
        }
        tell_found(&found, screen)?;
        let of = |evening: &read::Evening<'_>, sum: &mut Accounts| {
            Accounts::of(evening, people, why, words).map(|accounts| sum.absorb(accounts))
        };
        let (accounts, skipped): (Accounts, _) = read::all(&found.sessions, screen, of);
        if !skipped.is_empty() {
            tell(&skipped, screen)?;
            return Err(Failure::Told(say!(words, "settle-not-all")));
        }
        let twice = found.twice.iter().map(|twice| &twice.source);
        let given: HashSet<PathBuf> =
            found.sessions.iter().chain(twice).filter_map(|source| source.path.canonicalize().ok()).collect();
        let mut paths: Vec<PathBuf> = found.settlements.into_iter().map(|source| source.path).collect();
        let named = args.in_file.iter().filter(|path| Record::at(path) == Some(Record::Settlement));
        paths.extend(named.cloned());
        let asked = paths.len();
        paths.extend(beside(&given));
        let mut books = Books { sessions: found.sessions, settlements: Vec::new(), accounts };
        let mut seen = HashSet::new();
        for (place, path) in paths.into_iter().enumerate() {
            if path.canonicalize().is_ok_and(|real| seen.insert(real)) {
                books.take(path, place >= asked, &given, people, why, screen)?;
            }
        }
        Ok(books)
    }

    /// Adds a settlement; one that was only found beside the sessions, only if it is about one of them.
    fn take(
        &mut self,
        path: PathBuf,
        only_beside: bool,
        given: &HashSet<PathBuf>,
        people: &People,
        why: bool,
        screen: &Screen,
    ) -> Result<(), Failure> {
        let words = &screen.words;
        let text = fs::read(&path).map_err(|error| Failure::file(&path, error))?;
        let text = String::from_utf8_lossy(&text);
        let file = path.display().to_string();
        let settlement = Settlement::read(&text).map_err(|problems| {
            trouble::tell(&problems, &file, &text, None, screen);
            Failure::Told(say!(words, "settle-not-all"))
        })?;
        let folder = path.canonicalize().ok().and_then(|real| real.parent().map(Path::to_owned)).unwrap_or_default();
        let evenings = settlement.evenings();
        let is_given = |evening: &&str| folder.join(evening).canonicalize().is_ok_and(|real| given.contains(&real));
        if only_beside && !evenings.iter().any(is_given) {
            return Ok(());
        }
        let lacking = evenings.iter().copied().filter(|evening| !is_given(evening));
        let lacking = lacking.collect::<Vec<_>>().join(", ");
        if !lacking.is_empty() {
            return Err(Failure::Told(say!(words, "settle-part", file = file, lacking = lacking)));
        }
        let place = self.settlements.len();
        for (event, payment) in settlement.payments() {
            self.accounts.take(place, event, payment, people, why).map_err(|name| {
                let known = self.accounts.spellings.keys().map(|person| self.accounts.name(person));
                let near = nearest(&name, known).unwrap_or_default();
                let near = if near.is_empty() { say!(words, "settle-nobody-near") } else { near };
                Failure::Told(say!(words, "settle-stranger", file = &file, event = event, name = name, nearest = near))
            })?;
        }
        self.settlements.push((path, settlement));
        Ok(())
    }

    /// The sessions about money.
    pub fn about_money(&self) -> impl Iterator<Item = &Source> {
        self.accounts.sessions.iter().filter_map(|place| self.sessions.get(*place))
    }

    /// Where a settlement of these evenings would lie: the folder that they have in common, as it was named.
    pub fn common_folder(&self) -> PathBuf {
        let folders = self.about_money().filter_map(|source| source.path.parent());
        folders.map(Path::to_owned).reduce(|one, other| common(&one, &other)).unwrap_or_default()
    }
}

/// The settlements beside some sessions: in their folders, up to the one above what they have in common.
fn beside(sessions: &HashSet<PathBuf>) -> Vec<PathBuf> {
    let folders: BTreeSet<&Path> = sessions.iter().filter_map(|path| path.parent()).collect();
    let shared = folders.iter().map(|path| (*path).to_owned()).reduce(|one, other| common(&one, &other));
    let Some(shared) = shared else { return Vec::new() };
    let top = shared.parent().unwrap_or(&shared);
    let up = folders.iter().flat_map(|folder| folder.ancestors()).filter(|folder| folder.starts_with(top));
    let all: BTreeSet<&Path> = up.collect();
    let files = all.into_iter().flat_map(toml_files);
    files.filter(|path| Record::at(path) == Some(Record::Settlement)).collect()
}

fn common(one: &Path, other: &Path) -> PathBuf {
    one.components().zip(other.components()).take_while(|(one, other)| one == other).map(|(part, _)| part).collect()
}

/// How a file is named from a folder, with `/`. Both are absolute.
pub fn from_folder(folder: &Path, file: &Path) -> String {
    let shared = common(folder, file);
    let up = folder.components().count().saturating_sub(shared.components().count());
    let down = file.components().skip(shared.components().count());
    let down = down.filter_map(|part| match part {
        Component::Normal(name) => Some(name.to_string_lossy().into_owned()),
        Component::Prefix(_) | Component::RootDir | Component::CurDir | Component::ParentDir => None,
    });
    std::iter::repeat_n("..".to_owned(), up).chain(down).collect::<Vec<_>>().join("/")
}
