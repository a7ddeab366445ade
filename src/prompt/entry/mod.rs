//! Reads what was typed: pure, and never guessing. What has two meanings comes back as a [`Misread`] that tells both.

pub mod cards;
pub mod choice;
pub mod money;
pub mod names;
pub mod pairs;
pub mod pile;
pub mod piles;
pub mod placing;
pub mod side;

use crate::say;
use crate::words::Words;

fn listed(names: &[String], words: &Words) -> String {
    words.listed(names.iter().map(String::as_str))
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// Nobody's name begins so.
    NoName {
        /// What was typed.
        typed: String,
        /// Who could be meant.
        known: String,
    },
    /// Several names begin so.
    TwoNames {
        /// What was typed.
        typed: String,
        /// Whose.
        known: String,
    },
    /// Somebody stands twice in the line.
    NameTwice {
        /// Who.
        name: String,
    },
    /// Somebody who is known and takes no part in what is asked.
    Absent {
        /// Who.
        name: String,
        /// Why not.
        why: Absence,
    },
    /// More than one has no pile, place or amount.
    NamesMissing {
        /// Who.
        names: Vec<String>,
        /// What the piles that were told leave of 120.
        left: Option<u32>,
    },
    /// No pile.
    NoPile {
        /// What was typed.
        typed: String,
    },
    /// One card's letter where a pile is needed: it may as well be a name or a command.
    OneCard {
        /// What was typed.
        typed: String,
    },
    /// A pile with two meanings: a difference, or the points of both sides.
    TwoPiles {
        /// What was typed.
        typed: String,
        /// The difference.
        difference: u8,
        /// This side's points.
        own: u8,
        /// The other side's.
        other: u8,
    },
    /// A wrong number of piles.
    PileCount {
        /// How many.
        found: usize,
        /// How many there are at most.
        wanted: usize,
    },
    /// The piles leave less than nothing for the last.
    PilesOver {
        /// What they add up to.
        sum: u32,
    },
    /// No card of this deck.
    NoCard {
        /// What was typed.
        typed: String,
        /// The letters of the suits.
        suits: String,
        /// The letters of the ranks.
        ranks: String,
    },
    /// No suit of this deck.
    NoSuit {
        /// What was typed.
        typed: String,
        /// The letters of the suits.
        suits: String,
    },
    /// No amount.
    NoMoney {
        /// What was typed.
        typed: String,
        /// An amount as it could be typed.
        example: String,
    },
    /// An amount of other money than is played for.
    OtherMoney {
        /// What was typed.
        typed: String,
        /// The code of what is played for.
        currency: String,
    },
    /// An amount with two meanings.
    TwoMoneys {
        /// What was typed.
        typed: String,
        /// The one.
        small: String,
        /// The other.
        large: String,
    },
    /// Neither yes nor no.
    NoYes {
        /// What was typed.
        typed: String,
    },
    /// No number in the range.
    NoNumber {
        /// What was typed.
        typed: String,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Nothing that ends a deal.
    NoOutcome {
        /// What was typed.
        typed: String,
    },
    /// None of the words.
    NoChoice {
        /// What was typed.
        typed: String,
        /// The words.
        known: String,
    },
    /// An empty line where something is needed.
    Nothing,
}

/// Why somebody takes no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// He has gone out (D-4).
    Out,
    /// He deals and sits out (H-1).
    SitsOut,
    /// He does not sit at the table now.
    Away,
}

impl Misread {
    /// The same, where a name that is not known here is one of these people's.
    #[must_use]
    pub fn or_absent(self, absent: &[(String, Absence)]) -> Misread {
        let Misread::NoName { typed, .. } = &self else { return self };
        let names: Vec<&str> = absent.iter().map(|(name, _)| name.as_str()).collect();
        match names::find(typed, &names).ok().and_then(|place| absent.get(place)) {
            Some((name, why)) => Misread::Absent { name: name.clone(), why: *why },
            None => self,
        }
    }

    /// The same, where what is nobody's name is the letter of a card.
    #[must_use]
    pub fn or_card(self) -> Misread {
        match &self {
            Misread::NoName { typed, .. } => pile::read(typed).err().filter(Misread::is_card).unwrap_or(self),
            _ => self,
        }
    }

    fn is_card(&self) -> bool {
        matches!(self, Misread::OneCard { .. })
    }

    /// What to say of it while the line is still typed; nothing where it may yet become right.
    pub fn hint(&self, words: &Words) -> Option<String> {
        match self {
            Misread::PilesOver { sum } => Some(say!(words, "hint-too-many", over = sum.saturating_sub(120))),
            Misread::NamesMissing { names, left: Some(left) } => {
                Some(say!(words, "hint-left", names = listed(names, words), left = *left))
            }
            Misread::Absent { .. } => Some(self.told(words)),
            _ => None,
        }
    }

    /// The sentence for people.
    pub fn told(&self, words: &Words) -> String {
        match self {
            Misread::NoName { typed, known } => say!(words, "misread-no-name", typed = typed, known = known),
            Misread::TwoNames { typed, known } => say!(words, "misread-two-names", typed = typed, known = known),
            Misread::NameTwice { name } => say!(words, "misread-name-twice", name = name),
            Misread::Absent { name, why } => match why {
                Absence::Out => say!(words, "misread-absent-out", name = name),
                Absence::SitsOut => say!(words, "misread-absent-deals", name = name),
                Absence::Away => say!(words, "misread-absent-away", name = name),
            },
            Misread::NamesMissing { names, left: Some(_) } => {
                say!(words, "misread-piles-missing", names = listed(names, words))
            }
            Misread::NamesMissing { names, left: None } => {
                say!(words, "misread-names-missing", names = listed(names, words))
            }
            Misread::OneCard { typed } => say!(words, "misread-one-letter", typed = typed),
            Misread::TwoPiles { typed, difference, own, other } => {
                say!(words, "misread-two-piles", typed = typed, difference = *difference, own = *own, other = *other)
            }
            Misread::NoPile { typed } => say!(words, "misread-no-pile", typed = typed),
            Misread::PileCount { found, wanted } => {
                say!(words, "misread-pile-count", found = *found, wanted = *wanted)
            }
            Misread::PilesOver { sum } => {
                say!(words, "misread-piles-over", sum = *sum, over = sum.saturating_sub(120))
            }
            Misread::NoCard { typed, suits, ranks } => {
                say!(words, "misread-no-card", typed = typed, suits = suits, ranks = ranks)
            }
            Misread::NoSuit { typed, suits } => say!(words, "misread-no-suit", typed = typed, suits = suits),
            Misread::NoMoney { typed, example } => {
                say!(words, "misread-no-money", typed = typed, example = words.decimal(example.clone()))
            }
            Misread::OtherMoney { typed, currency } => {
                say!(words, "misread-other-money", typed = typed, currency = currency)
            }
            Misread::TwoMoneys { typed, small, large } => {
                say!(words, "misread-two-moneys", typed = typed, small = small, large = large)
            }
            Misread::NoYes { .. } => say!(words, "misread-no-yes"),
            Misread::NoNumber { least, most, .. } if least == most => say!(words, "misread-only-number", only = *least),
            Misread::NoNumber { typed, least, most } => {
                say!(words, "misread-no-number", typed = typed, least = *least, most = *most)
            }
            Misread::NoOutcome { typed } => say!(words, "misread-no-outcome", typed = typed),
            Misread::NoChoice { typed, known } => say!(words, "misread-no-choice", typed = typed, known = known),
            Misread::Nothing => say!(words, "misread-nothing"),
        }
    }
}

/// The parts of a line: between its semicolons, or else its commas, or else its blanks.
pub fn parted(line: &str) -> Vec<&str> {
    let trimmed = |sign: char| line.split(sign).map(str::trim).filter(|part| !part.is_empty()).collect();
    match [';', ','].into_iter().find(|sign| line.contains(*sign)) {
        Some(sign) => trimmed(sign),
        None => line.split_whitespace().collect(),
    }
}

/// The minus signs that people type, as one.
pub fn minus(typed: &str) -> String {
    typed.replace(['−', '–'], "-")
}
