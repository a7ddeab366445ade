//! Dreeg's house rules: one plain struct, key by key with its rule's id.

use crate::choice::choice;
use crate::rules::book::Rule;
use crate::rules::house::{Domain, Key, Setting};

choice! {
    /// D-2: how three are dealt.
    ThreeHand {
        /// Eight cards each.
        EightEach = "eight-each",
        /// Six each and a talon of six.
        SixAndTalon = "six-and-talon",
    }
}
choice! {
    /// D-60, D-61: a preset of [`House::blob_for`], [`House::aim`] and [`House::blob_target`].
    Convention {
        /// Losers, fewest, no target.
        Standard = "standard",
        /// Winners, most, seven.
        Neustadt = "neustadt",
    }
}
choice! {
    /// D-62: who gets a blob at the end of a sub-game.
    BlobFor {
        /// The losers (D-5).
        Losers = "losers",
        /// The winners (D-7).
        Winners = "winners",
    }
}
choice! {
    /// D-62: what wins the game.
    Aim {
        /// The fewest blobs.
        Fewest = "fewest",
        /// The most blobs.
        Most = "most",
    }
}
choice! {
    /// D-11: equal counts.
    Ties {
        /// All take the award of the best of their places.
        Better = "better",
        /// All take the award of the worst of their places.
        Worse = "worse",
        /// The one who took the last trick is placed ahead (in Cameroon: behind).
        LastTrick = "last-trick",
    }
}
choice! {
    /// D-32: whether exactly 66 wins Red Sow.
    Exact66 {
        /// It wins.
        Win = "win",
        /// It does not.
        Lose = "lose",
    }
}
choice! {
    /// D-43: Call a Card with neither side at 66.
    Undecided {
        /// The higher count wins.
        Most = "most",
        /// The side of the last trick wins.
        LastTrick = "last-trick",
        /// Nobody scores.
        Nobody = "nobody",
    }
}
choice! {
    /// D-44: what a won Call a Card is worth.
    CallAward {
        /// One less than the number of players in.
        Top = "top",
        /// 1, 2 or 3 by the losers' count.
        Tariff = "tariff",
    }
}
choice! {
    /// D-52: Cameroon with two left.
    TwoLeft {
        /// The sub-game ends, both are losers.
        Stop = "stop",
        /// They play on.
        PlayOn = "play-on",
    }
}
choice! {
    /// D-6: who loses when one event clears everybody.
    AllOut {
        /// Nobody.
        NoBlob = "no-blob",
        /// Those with the lowest award in it.
        LastAward = "last-award",
    }
}

/// The house rules of a Dreeg table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// D-2.
    pub three_hand: ThreeHand,
    /// D-60, D-61.
    pub convention: Convention,
    /// D-62; by default the convention's.
    pub blob_for: BlobFor,
    /// D-62; by default the convention's.
    pub aim: Aim,
    /// D-62: blobs that end the game; by default the convention's.
    pub blob_target: Option<u8>,
    /// D-63: whether a sub-game goes on after somebody has gone out.
    pub play_out: bool,
    /// D-11.
    pub ties: Ties,
    /// D-12: whether marriages count.
    pub marriages: bool,
    /// D-13: 0 or 10, added to the count of whoever took the last trick.
    pub last_trick_bonus: u8,
    /// D-22: game points of each opponent after a false claim.
    pub false_claim: u8,
    /// D-32.
    pub red_sow_exact_66: Exact66,
    /// D-34: game points of each other player when the soloist has 33 or fewer.
    pub red_sow_schneider: u8,
    /// D-43.
    pub call_undecided: Undecided,
    /// D-44.
    pub call_award: CallAward,
    /// D-52.
    pub cameroon_two_left: TwoLeft,
    /// D-6.
    pub all_out: AllOut,
}

impl Default for House {
    fn default() -> House {
        House {
            three_hand: ThreeHand::EightEach,
            convention: Convention::Standard,
            blob_for: BlobFor::Losers,
            aim: Aim::Fewest,
            blob_target: None,
            play_out: true,
            ties: Ties::Better,
            marriages: false,
            last_trick_bonus: 0,
            false_claim: 2,
            red_sow_exact_66: Exact66::Win,
            red_sow_schneider: 3,
            call_undecided: Undecided::Most,
            call_award: CallAward::Top,
            cameroon_two_left: TwoLeft::Stop,
            all_out: AllOut::NoBlob,
        }
    }
}

impl House {
    /// Every key with its rule, what it may say and its default (of the standard convention).
    pub const KEYS: &[Key] = &[
        Key { name: "convention", rule: Rule::D61, domain: Domain::Words(Convention::WORDS), default: "standard" },
        Key { name: "blob_for", rule: Rule::D62, domain: Domain::Words(BlobFor::WORDS), default: "losers" },
        Key { name: "aim", rule: Rule::D62, domain: Domain::Words(Aim::WORDS), default: "fewest" },
        Key { name: "blob_target", rule: Rule::D62, domain: Domain::Range(1, 99), default: "" },
        Key { name: "play_out", rule: Rule::D63, domain: Domain::Flag, default: "true" },
        Key { name: "three_hand", rule: Rule::D2, domain: Domain::Words(ThreeHand::WORDS), default: "eight-each" },
        Key { name: "ties", rule: Rule::D11, domain: Domain::Words(Ties::WORDS), default: "better" },
        Key { name: "marriages", rule: Rule::D12, domain: Domain::Flag, default: "false" },
        Key { name: "last_trick_bonus", rule: Rule::D13, domain: Domain::Numbers(&[0, 10]), default: "0" },
        Key { name: "false_claim", rule: Rule::D22, domain: Domain::Range(0, 7), default: "2" },
        Key { name: "red_sow_exact_66", rule: Rule::D32, domain: Domain::Words(Exact66::WORDS), default: "win" },
        Key { name: "red_sow_schneider", rule: Rule::D34, domain: Domain::Range(1, 3), default: "3" },
        Key { name: "call_undecided", rule: Rule::D43, domain: Domain::Words(Undecided::WORDS), default: "most" },
        Key { name: "call_award", rule: Rule::D44, domain: Domain::Words(CallAward::WORDS), default: "top" },
        Key { name: "cameroon_two_left", rule: Rule::D52, domain: Domain::Words(TwoLeft::WORDS), default: "stop" },
        Key { name: "all_out", rule: Rule::D6, domain: Domain::Words(AllOut::WORDS), default: "no-blob" },
    ];

    /// Sets one key. A convention sets its three keys, so it comes before them.
    ///
    /// # Errors
    /// Gives the key back if there is none of that name, or the value is not of its domain.
    pub fn set(&mut self, key: &str, setting: Setting<'_>) -> Result<(), Option<&'static Key>> {
        let known = Key::admitting(House::KEYS, key, setting)?;
        self.put(key, setting).ok_or(Some(known))
    }

    fn put(&mut self, key: &str, setting: Setting<'_>) -> Option<()> {
        match (key, setting) {
            ("convention", Setting::Word(word)) => {
                self.convention = Convention::from_word(word)?;
                (self.blob_for, self.aim, self.blob_target) = match self.convention {
                    Convention::Standard => (BlobFor::Losers, Aim::Fewest, None),
                    Convention::Neustadt => (BlobFor::Winners, Aim::Most, Some(7)),
                };
            }
            ("blob_for", Setting::Word(word)) => self.blob_for = BlobFor::from_word(word)?,
            ("aim", Setting::Word(word)) => self.aim = Aim::from_word(word)?,
            ("blob_target", Setting::Number(n)) => self.blob_target = Some(u8::try_from(n).ok()?),
            ("play_out", Setting::Flag(flag)) => self.play_out = flag,
            ("three_hand", Setting::Word(word)) => self.three_hand = ThreeHand::from_word(word)?,
            ("ties", Setting::Word(word)) => self.ties = Ties::from_word(word)?,
            ("marriages", Setting::Flag(flag)) => self.marriages = flag,
            ("last_trick_bonus", Setting::Number(n)) => self.last_trick_bonus = u8::try_from(n).ok()?,
            ("false_claim", Setting::Number(n)) => self.false_claim = u8::try_from(n).ok()?,
            ("red_sow_exact_66", Setting::Word(word)) => self.red_sow_exact_66 = Exact66::from_word(word)?,
            ("red_sow_schneider", Setting::Number(n)) => self.red_sow_schneider = u8::try_from(n).ok()?,
            ("call_undecided", Setting::Word(word)) => self.call_undecided = Undecided::from_word(word)?,
            ("call_award", Setting::Word(word)) => self.call_award = CallAward::from_word(word)?,
            ("cameroon_two_left", Setting::Word(word)) => self.cameroon_two_left = TwoLeft::from_word(word)?,
            ("all_out", Setting::Word(word)) => self.all_out = AllOut::from_word(word)?,
            _ => return None,
        }
        Some(())
    }

    /// The value of a key as a file would write it, without quotes; empty for `blob_target` where the game has no target.
    pub fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "convention" => self.convention.word().to_owned(),
            "blob_for" => self.blob_for.word().to_owned(),
            "aim" => self.aim.word().to_owned(),
            "blob_target" => self.blob_target.map_or_else(String::new, |n| n.to_string()),
            "play_out" => self.play_out.to_string(),
            "three_hand" => self.three_hand.word().to_owned(),
            "ties" => self.ties.word().to_owned(),
            "marriages" => self.marriages.to_string(),
            "last_trick_bonus" => self.last_trick_bonus.to_string(),
            "false_claim" => self.false_claim.to_string(),
            "red_sow_exact_66" => self.red_sow_exact_66.word().to_owned(),
            "red_sow_schneider" => self.red_sow_schneider.to_string(),
            "call_undecided" => self.call_undecided.word().to_owned(),
            "call_award" => self.call_award.word().to_owned(),
            "cameroon_two_left" => self.cameroon_two_left.word().to_owned(),
            "all_out" => self.all_out.word().to_owned(),
            _ => return None,
        })
    }

    /// Whether blobs go by the Neustadt convention as it stands (D-61), with none of its keys set otherwise (D-62).
    pub fn is_neustadt(&self) -> bool {
        let kept = (self.blob_for, self.aim, self.blob_target) == (BlobFor::Winners, Aim::Most, Some(7));
        self.convention == Convention::Neustadt && kept
    }

    /// Whether the keys go together: a sub-game that ends with the first who goes out has no losers to give blobs to (D-63).
    pub fn is_sound(&self) -> bool {
        self.play_out || self.blob_for == BlobFor::Winners
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_reads_back_what_was_set_and_starts_at_its_default() {
        for key in House::KEYS {
            let mut house = House::default();
            assert_eq!(house.get(key.name).as_deref(), Some(key.default), "default of {}", key.name);
            let values: Vec<Setting> = match key.domain {
                Domain::Words(words) => words.iter().map(|word| Setting::Word(word)).collect(),
                Domain::Flag => vec![Setting::Flag(true), Setting::Flag(false)],
                Domain::Range(least, most) => vec![Setting::Number(least.into()), Setting::Number(most.into())],
                Domain::Numbers(numbers) => numbers.iter().map(|n| Setting::Number((*n).into())).collect(),
            };
            for value in values {
                house.set(key.name, value).unwrap();
                let text = match value {
                    Setting::Word(word) => word.to_owned(),
                    Setting::Flag(flag) => flag.to_string(),
                    Setting::Number(n) => n.to_string(),
                };
                assert_eq!(house.get(key.name), Some(text));
            }
            assert!(house.set(key.name, Setting::Number(100)).is_err(), "{} takes 100", key.name);
        }
    }
}
