//! Herzblatt's house rules: one plain struct, key by key with its rule's id.

use crate::choice::choice;
use crate::rules::book::Rule;
use crate::rules::house::{Domain, Key, Setting};

choice! {
    /// Which game is played.
    Variant {
        /// H-4 to H-8.
        Standard = "standard",
        /// M-1 to M-4.
        Muhr = "muhr",
    }
}
choice! {
    /// H-1: the pack for four.
    FourPack {
        /// No 7, no H8, no D8.
        WithoutEights = "without-eights",
        /// No H7, no D7.
        WithoutSevens = "without-sevens",
    }
}

/// The house rules of a Herzblatt table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// Standard or Muhr's.
    pub variant: Variant,
    /// H-4: stakes for a win.
    pub win: u8,
    /// H-5: stakes for a win with the defenders at the schneider limit or below.
    pub win_high: u8,
    /// H-6: stakes for a loss.
    pub loss: u8,
    /// H-7: stakes for a loss at the schneider limit or below.
    pub loss_schneider: u8,
    /// H-8: card points, 0 to 59.
    pub schneider_limit: u8,
    /// M-2: factor of an announced 66.
    pub sixty_six: u8,
    /// M-2: factor of an announced Du.
    pub du: u8,
    /// M-3: factor of schneider.
    pub schneider: u8,
    /// M-4: factor of contra.
    pub contra: u8,
    /// M-4: factor of Ree.
    pub re: u8,
    /// M-3: whether schneider counts within a Du.
    pub schneider_in_du: bool,
    /// H-1.
    pub four_player_pack: FourPack,
    /// H-1: whether the dealer takes no cards.
    pub dealer_sits_out: bool,
}

impl Default for House {
    fn default() -> House {
        House {
            variant: Variant::Standard,
            win: 1,
            win_high: 3,
            loss: 2,
            loss_schneider: 4,
            schneider_limit: 33,
            sixty_six: 2,
            du: 3,
            schneider: 2,
            contra: 2,
            re: 2,
            schneider_in_du: false,
            four_player_pack: FourPack::WithoutEights,
            dealer_sits_out: false,
        }
    }
}

impl House {
    /// Every key with its rule, what it may say and its default.
    pub const KEYS: &[Key] = &[
        Key { name: "variant", rule: Rule::M1, domain: Domain::Words(Variant::WORDS), default: "standard" },
        Key { name: "win", rule: Rule::H8, domain: Domain::Range(1, 100), default: "1" },
        Key { name: "win_high", rule: Rule::H8, domain: Domain::Range(1, 100), default: "3" },
        Key { name: "loss", rule: Rule::H8, domain: Domain::Range(1, 100), default: "2" },
        Key { name: "loss_schneider", rule: Rule::H8, domain: Domain::Range(1, 100), default: "4" },
        Key { name: "schneider_limit", rule: Rule::H8, domain: Domain::Range(0, 59), default: "33" },
        Key { name: "sixty_six", rule: Rule::M2, domain: Domain::Range(1, 100), default: "2" },
        Key { name: "du", rule: Rule::M2, domain: Domain::Range(1, 100), default: "3" },
        Key { name: "schneider", rule: Rule::M3, domain: Domain::Range(1, 100), default: "2" },
        Key { name: "contra", rule: Rule::M4, domain: Domain::Range(1, 100), default: "2" },
        Key { name: "re", rule: Rule::M4, domain: Domain::Range(1, 100), default: "2" },
        Key { name: "schneider_in_du", rule: Rule::M3, domain: Domain::Flag, default: "false" },
        Key {
            name: "four_player_pack",
            rule: Rule::H1,
            domain: Domain::Words(FourPack::WORDS),
            default: "without-eights",
        },
        Key { name: "dealer_sits_out", rule: Rule::H1, domain: Domain::Flag, default: "false" },
    ];

    /// The least and the most who may sit at the table (H-1).
    pub fn table_size(&self) -> (u8, u8) {
        if self.dealer_sits_out { (3, 6) } else { (2, 5) }
    }

    /// Sets one key.
    ///
    /// # Errors
    /// Gives the key back if there is none of that name, or the value is not of its domain.
    pub fn set(&mut self, key: &str, setting: Setting<'_>) -> Result<(), Option<&'static Key>> {
        let known = Key::admitting(House::KEYS, key, setting)?;
        self.put(key, setting).ok_or(Some(known))
    }

    fn put(&mut self, key: &str, setting: Setting<'_>) -> Option<()> {
        match (key, setting) {
            ("variant", Setting::Word(word)) => self.variant = Variant::from_word(word)?,
            ("four_player_pack", Setting::Word(word)) => self.four_player_pack = FourPack::from_word(word)?,
            ("schneider_in_du", Setting::Flag(flag)) => self.schneider_in_du = flag,
            ("dealer_sits_out", Setting::Flag(flag)) => self.dealer_sits_out = flag,
            (key, Setting::Number(number)) => *self.number(key)? = u8::try_from(number).ok()?,
            _ => return None,
        }
        Some(())
    }

    fn number(&mut self, key: &str) -> Option<&mut u8> {
        Some(match key {
            "win" => &mut self.win,
            "win_high" => &mut self.win_high,
            "loss" => &mut self.loss,
            "loss_schneider" => &mut self.loss_schneider,
            "schneider_limit" => &mut self.schneider_limit,
            "sixty_six" => &mut self.sixty_six,
            "du" => &mut self.du,
            "schneider" => &mut self.schneider,
            "contra" => &mut self.contra,
            "re" => &mut self.re,
            _ => return None,
        })
    }

    /// The value of a key as a file would write it, without quotes.
    pub fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "variant" => self.variant.word().to_owned(),
            "four_player_pack" => self.four_player_pack.word().to_owned(),
            "schneider_in_du" => self.schneider_in_du.to_string(),
            "dealer_sits_out" => self.dealer_sits_out.to_string(),
            _ => {
                let mut copy = *self;
                copy.number(key)?.to_string()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_starts_at_its_default_and_keeps_to_its_domain() {
        for key in House::KEYS {
            let mut house = House::default();
            assert_eq!(house.get(key.name).as_deref(), Some(key.default), "default of {}", key.name);
            assert!(house.set(key.name, Setting::Number(101)).is_err(), "{} takes 101", key.name);
            if let Domain::Range(least, most) = key.domain {
                for number in [least, most] {
                    house.set(key.name, Setting::Number(number.into())).unwrap();
                    assert_eq!(house.get(key.name), Some(number.to_string()));
                }
            }
        }
    }
}
