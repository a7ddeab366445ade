//! Who is who across evenings: names that are one under NFC and case folding, and aliases on request.

use std::collections::{BTreeMap, HashMap};

use super::read::Evening;
use crate::rules::Player;
use crate::say;
use crate::session::names::folded;
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
    /// Aliases, each `ALIAS=NAME`: whoever is called ALIAS is NAME. The last `=` parts them. NAME may itself be an alias.
    ///
    /// # Errors
    /// What is no alias, as a text: without `=`, of nobody, of two people, or of oneself in the end.
    pub fn of_aliases(texts: &[String], words: &Words) -> Result<People, String> {
        let mut aliases = HashMap::new();
        for text in texts {
            let pair = text.rsplit_once('=').map(|(alias, name)| (alias.trim(), name.trim()));
            let (alias, name) = pair
                .filter(|(alias, name)| !alias.is_empty() && !name.is_empty())
                .ok_or_else(|| say!(words, "alias-form", text = text))?;
            let target = Alias { person: folded(name), name: name.to_owned() };
            let before = aliases.insert(folded(alias), target);
            if before.is_some_and(|before: Alias| before.person != folded(name)) {
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
