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
    /// More than one has no pile.
    NamesMissing {
        /// Who.
        names: String,
    },
    /// No pile.
    NoPile {
        /// What was typed.
        typed: String,
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

impl Misread {
    /// The sentence for people.
    pub fn told(&self, words: &Words) -> String {
        match self {
            Misread::NoName { typed, known } => say!(words, "misread-no-name", typed = typed, known = known),
            Misread::TwoNames { typed, known } => say!(words, "misread-two-names", typed = typed, known = known),
            Misread::NameTwice { name } => say!(words, "misread-name-twice", name = name),
            Misread::NamesMissing { names } => say!(words, "misread-names-missing", names = names),
            Misread::NoPile { typed } => say!(words, "misread-no-pile", typed = typed),
            Misread::PileCount { found, wanted } => {
                say!(words, "misread-pile-count", found = *found, wanted = *wanted)
            }
            Misread::PilesOver { sum } => say!(words, "misread-piles-over", sum = *sum),
            Misread::NoCard { typed, suits, ranks } => {
                say!(words, "misread-no-card", typed = typed, suits = suits, ranks = ranks)
            }
            Misread::NoSuit { typed, suits } => say!(words, "misread-no-suit", typed = typed, suits = suits),
            Misread::NoMoney { typed } => say!(words, "misread-no-money", typed = typed),
            Misread::TwoMoneys { typed, small, large } => {
                say!(words, "misread-two-moneys", typed = typed, small = small, large = large)
            }
            Misread::NoYes { .. } => say!(words, "misread-no-yes"),
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
