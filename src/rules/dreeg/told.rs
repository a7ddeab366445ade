//! What may be asked of the evidence of any contract, so that whoever shows a deal need not know them all.

use super::house::House;
use super::table::{Finding, Table, Verdict};
use super::tally::{Ending, Tricks};
use crate::rules::fault::Fault;
use crate::rules::play::Trumps;

/// At which level the table told a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Who came where.
    Placing,
    /// That the soloist passed (D-31).
    Passed,
    /// How it ended otherwise.
    Outcome,
    /// Card points.
    Points,
    /// The cards.
    Tricks,
}

/// The evidence of a deal, whatever its contract.
pub trait Evidence {
    /// At which level it is.
    fn level(&self) -> Level;

    /// How the deal ended.
    fn ending(&self) -> Ending {
        Ending::PlayedOut
    }

    /// The recorded cards.
    fn tricks(&self) -> Option<&Tricks>;

    /// Which suit was trumps from which trick on, by the recorded cards, with so many in.
    ///
    /// # Errors
    /// What cannot be.
    fn trumps(&self, players: u8, house: &House) -> Result<Trumps, Fault>;

    /// What the deal comes to at a table. What the referee finds is added to `findings`.
    ///
    /// # Errors
    /// What cannot be, with its rule.
    fn score(&self, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault>;
}

/// Trumps as they were named, from the first trick on; none if no cards are recorded.
pub fn named(tricks: Option<&Tricks>) -> Trumps {
    Trumps { suit: tricks.and_then(|tricks| tricks.trump), from: 0 }
}
