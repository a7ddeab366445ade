//! Who is who across evenings: names that are one under NFC and case folding, and aliases on request.

use std::collections::{BTreeMap, HashMap};

use super::read::{self, Evening};
use super::source::Source;
use crate::error::Failure;
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::names::{folded, nearest};
use crate::store::people::{self, Pair};
use crate::words::Words;

/// A person across evenings: the folded name.
pub type Person = String;

/// The aliases that are in force.
#[derive(Clone, Debug, Default)]
pub struct People {
    aliases: HashMap<Person, Alias>,
}

#[derive(Clone, Debug)]
struct Alias {
    person: Person,
    name: String,
}

impl People {
    /// The aliases that are kept for good, and those that are typed, `ALIAS=NAME` each.
    ///
    /// # Errors
    /// [`Failure::Usage`] for what is no alias ([`pair`], [`People::of_pairs`]), or has a name that nobody of these sessions has; what is
    /// kept cannot be read.
    pub fn in_force(typed: &[String], sources: &[Source], screen: &Screen) -> Result<People, Failure> {
        let words = &screen.words;
        let pairs = typed.iter().map(|text| pair(text, words)).collect::<Result<Vec<_>, _>>();
        let pairs = pairs.map_err(Failure::Usage)?;
        if !pairs.is_empty() {
            let names = names(sources, screen);
            pairs.iter().try_for_each(|pair| had(pair, &names, words)).map_err(Failure::Usage)?;
        }
        let all = kept(screen)?.into_iter().chain(pairs);
        People::of_pairs(all, words).map_err(Failure::Usage)
    }

    /// Aliases, each with the name that it stands for, which may itself be an alias.
    ///
    /// # Errors
    /// What is no alias, as a text: of two people, or of oneself in the end.
    pub fn of_pairs(pairs: impl IntoIterator<Item = Pair>, words: &Words) -> Result<People, String> {
        let mut aliases = HashMap::new();
        for (alias, name) in pairs {
            let target = Alias { person: folded(&name), name };
            let person = target.person.clone();
            let before = aliases.insert(folded(&alias), target);
            if before.is_some_and(|before: Alias| before.person != person) {
                return Err(say!(words, "alias-twice", alias = alias));
            }
        }
        let people = People { aliases };
        for (alias, target) in &people.aliases {
            if people.end_of(target).is_none_or(|end| end.person == *alias) {
                return Err(say!(words, "alias-circle", name = &target.name));
            }
        }
        Ok(people)
    }

    /// Where a chain of aliases ends; nothing if it goes in a circle.
    fn end_of<'p>(&'p self, mut alias: &'p Alias) -> Option<&'p Alias> {
        for _ in 0..=self.aliases.len() {
            match self.aliases.get(&alias.person) {
                None => return Some(alias),
                Some(next) => alias = next,
            }
        }
        None
    }

    /// The person of a name, and the name to show.
    pub fn of<'n>(&'n self, name: &'n str) -> (Person, &'n str) {
        let person = folded(name);
        match self.aliases.get(&person).and_then(|alias| self.end_of(alias)) {
            Some(end) => (end.person.clone(), &end.name),
            None => (person, name),
        }
    }

    /// Everybody who ever sat at an evening's table.
    ///
    /// # Errors
    /// Two names of the table that the aliases make one person, as a text.
    pub fn at<'n>(&'n self, evening: &Evening<'n>, words: &Words) -> Result<Vec<Sat<'n>>, String> {
        let mut seen: BTreeMap<Person, &str> = BTreeMap::new();
        let mut sat = Vec::new();
        for player in evening.people() {
            let name = evening.session.names().of(player);
            let (person, shown) = self.of(name);
            if let Some(other) = seen.insert(person.clone(), name) {
                return Err(say!(words, "alias-at-one-table", one = other, other = name));
            }
            sat.push(Sat { player, person, name: shown });
        }
        Ok(sat)
    }
}

/// An alias as it is typed, `ALIAS=NAME`; the last `=` parts them.
///
/// # Errors
/// What is no alias, as a text.
pub fn pair(text: &str, words: &Words) -> Result<Pair, String> {
    let pair = text.rsplit_once('=').map(|(alias, name)| (alias.trim().to_owned(), name.trim().to_owned()));
    let pair = pair.filter(|(alias, name)| !alias.is_empty() && !name.is_empty());
    pair.ok_or_else(|| say!(words, "alias-form", text = text))
}

/// The aliases that are kept for good, with the names that they stand for.
///
/// # Errors
/// The file cannot be read or made out.
pub fn kept(screen: &Screen) -> Result<Vec<Pair>, Failure> {
    let file = people::path().unwrap_or_default();
    let kept = people::kept().map_err(|error| Failure::file(&file, error))?;
    kept.ok_or_else(|| Failure::Told(say!(screen.words, "people-unreadable", file = file.display().to_string())))
}

/// Every name of some sessions, by person.
fn names(sources: &[Source], screen: &Screen) -> BTreeMap<Person, Vec<String>> {
    let add = |evening: &Evening<'_>, sum: &mut BTreeMap<Person, Vec<String>>| {
        for name in evening.session.names().iter() {
            sum.entry(folded(name)).or_insert_with(|| vec![name.to_owned()]);
        }
        Ok(())
    };
    read::all(sources, screen, add).0
}

/// Refuses an alias of which nobody has one of the names.
fn had(pair: &Pair, names: &BTreeMap<Person, Vec<String>>, words: &Words) -> Result<(), String> {
    let lacking = [&pair.0, &pair.1].into_iter().find(|name| !names.contains_key(&folded(name)));
    let Some(name) = lacking else { return Ok(()) };
    match nearest(name, names.values().flatten().map(String::as_str)) {
        Some(near) => Err(say!(words, "alias-unknown-near", name = name, nearest = near)),
        None => Err(say!(words, "alias-unknown", name = name)),
    }
}

/// Somebody who sat at a table.
#[derive(Clone, Debug)]
pub struct Sat<'n> {
    /// In the session.
    pub player: Player,
    /// Across sessions.
    pub person: Person,
    /// The name to show: as the session writes it, or as the alias does.
    pub name: &'n str,
}

/// The name to show of spellings with how often each was used: the most frequent, of equal ones the first in order.
pub fn shown(spellings: &BTreeMap<String, u64>) -> &str {
    let most = spellings.values().max();
    spellings.iter().find(|(_, times)| Some(*times) == most).map_or("?", |(name, _)| name)
}
