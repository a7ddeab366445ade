//! House rules of either game, key by key, from a file or as they are typed; and what of them differs from the defaults.

use super::events::typed::truth;
use super::flaw::Flaw;
use super::names::nearest;
use super::write::Item;
use crate::choice::choice;
use crate::rules::house::{Domain, Key, Setting};
use crate::rules::{dreeg, herzblatt};

choice! {
    /// Which game.
    GameName {
        /// Dreeg.
        Dreeg = "dreeg",
        /// Herzblatt.
        Herzblatt = "herzblatt",
    }
}

/// The house rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum House {
    /// Of Dreeg.
    Dreeg(dreeg::house::House),
    /// Of Herzblatt.
    Herzblatt(herzblatt::house::House),
}

impl House {
    /// The defaults of a game.
    pub fn of(game: GameName) -> House {
        match game {
            GameName::Dreeg => House::Dreeg(dreeg::house::House::default()),
            GameName::Herzblatt => House::Herzblatt(herzblatt::house::House::default()),
        }
    }

    /// Whose they are.
    pub fn game(&self) -> GameName {
        match self {
            House::Dreeg(_) => GameName::Dreeg,
            House::Herzblatt(_) => GameName::Herzblatt,
        }
    }

    /// Every key with its rule, what it may say and its default. The first is the preset of others, or the variant.
    pub fn keys(&self) -> &'static [Key] {
        match self {
            House::Dreeg(_) => dreeg::house::House::KEYS,
            House::Herzblatt(_) => herzblatt::house::House::KEYS,
        }
    }

    /// The value of a key as it is typed: without quotes, empty where there is none.
    pub fn get(&self, key: &str) -> String {
        match self {
            House::Dreeg(house) => house.get(key),
            House::Herzblatt(house) => house.get(key),
        }
        .unwrap_or_default()
    }

    /// Sets a key to a value as a file gives it.
    ///
    /// # Errors
    /// `keys`, `rules`: no such key, or not what it may say.
    pub fn set(&mut self, key: &str, item: &Item) -> Result<(), Flaw> {
        match item {
            Item::Text(word) => self.put(key, Setting::Word(word)),
            Item::Int(number) => self.put(key, Setting::Number(*number)),
            Item::Bool(flag) => self.put(key, Setting::Flag(*flag)),
            Item::Time(_) | Item::List(_) | Item::Table(_) => self.put(key, Setting::Word("")),
        }
    }

    /// Sets a key to a value as it is typed.
    ///
    /// # Errors
    /// As [`House::set`].
    pub fn set_typed(&mut self, key: &str, typed: &str) -> Result<(), Flaw> {
        let domain = self.keys().iter().find(|known| known.name == key).map(|known| known.domain);
        let setting = match (domain, truth(typed), typed.parse()) {
            (Some(Domain::Flag), Some(flag), _) => Setting::Flag(flag),
            (Some(Domain::Range(..) | Domain::Numbers(_)), _, Ok(number)) => Setting::Number(number),
            _ => Setting::Word(typed),
        };
        self.put(key, setting)
    }

    /// Sets several keys, a convention first since it sets others.
    ///
    /// # Errors
    /// As [`House::set`].
    pub fn set_all(&mut self, rules: &[(String, Item)]) -> Result<(), Flaw> {
        let (first, others): (Vec<_>, Vec<_>) = rules.iter().partition(|(key, _)| self.leads(key));
        first.into_iter().chain(others).try_for_each(|(key, item)| self.set(key, item))
    }

    /// Whether the key sets others, so that it comes first.
    pub fn leads(&self, key: &str) -> bool {
        self.keys().first().is_some_and(|first| first.name == key)
    }

    fn put(&mut self, key: &str, setting: Setting<'_>) -> Result<(), Flaw> {
        let set = match self {
            House::Dreeg(house) => house.set(key, setting),
            House::Herzblatt(house) => house.set(key, setting),
        };
        let key = key.to_owned();
        set.map_err(|known| match (known, nearest(&key, self.keys().iter().map(|known| known.name))) {
            (Some(known), _) => Flaw::RuleValue { key, allowed: known.domain.describe() },
            (None, Some(nearest)) => Flaw::KeyUnknown { key, nearest },
            (None, None) => Flaw::KeyUnknownAlone { key },
        })
    }

    /// Refuses keys that do not go together.
    ///
    /// # Errors
    /// D-63.
    pub fn check(&self) -> Result<(), Flaw> {
        match self {
            House::Dreeg(house) if !house.is_sound() => Err(Flaw::PlayOutNeedsWinners {}),
            House::Dreeg(_) | House::Herzblatt(_) => Ok(()),
        }
    }

    /// What a file must say: the keys that differ from what holds without them.
    pub fn differing(&self) -> Vec<(String, Item)> {
        let mut usual = House::of(self.game());
        let mut differing = Vec::new();
        for key in self.keys() {
            let (here, usually) = (self.get(key.name), usual.get(key.name));
            // No target can only be written by a convention that has none.
            if here == usually || here.is_empty() {
                continue;
            }
            let item = match key.domain {
                Domain::Words(_) => Item::Text(here.clone()),
                Domain::Flag => Item::Bool(here == "true"),
                Domain::Range(..) | Domain::Numbers(_) => Item::Int(here.parse().unwrap_or_default()),
            };
            if self.leads(key.name) {
                // A convention changes what its keys say without being written.
                let _ = usual.set(key.name, &item);
            }
            differing.push((key.name.to_owned(), item));
        }
        differing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_reads_back_to_the_same_rules() {
        type Row<'r> = (GameName, &'r [(&'r str, &'r str)], &'r str);
        let rows: &[Row<'_>] = &[
            (GameName::Dreeg, &[], ""),
            (GameName::Dreeg, &[("convention", "neustadt"), ("marriages", "ja")], "convention marriages"),
            (
                GameName::Dreeg,
                &[("convention", "neustadt"), ("blob_target", "5"), ("ties", "better")],
                "convention blob_target",
            ),
            (GameName::Dreeg, &[("blob_for", "winners"), ("play_out", "no")], "blob_for play_out"),
            (GameName::Herzblatt, &[("win", "1"), ("loss", "1"), ("variant", "muhr")], "variant loss"),
        ];
        for (game, settings, keys) in rows {
            let mut house = House::of(*game);
            settings.iter().for_each(|(key, typed)| house.set_typed(key, typed).unwrap());
            let differing = house.differing();
            assert_eq!(differing.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(" "), *keys);
            let mut read = House::of(*game);
            read.set_all(&differing).unwrap();
            assert_eq!(read, house);
        }
        let mut house = House::of(GameName::Dreeg);
        assert_eq!(house.set_typed("tie", "x"), Err(Flaw::KeyUnknown { key: "tie".into(), nearest: "ties".into() }));
        assert!(matches!(house.set_typed("ties", "best"), Err(Flaw::RuleValue { .. })));
        assert!(matches!(house.set_typed("marriages", "20"), Err(Flaw::RuleValue { .. })));
    }
}
