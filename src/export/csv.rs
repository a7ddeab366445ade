//! Tidy tables for spreadsheets and statistics: deals, sub-games, and in long form what each player got.
//!
//! The columns `blobs` of [`Table::Awards`] and of [`Table::Payments`] the `amount` add up to the score.

mod dreeg;
mod herzblatt;

use std::io::{self, Write};

use super::Evening;
use crate::choice::choice;
use crate::page::{Cell, Word};
use crate::render::csv;
use crate::session::Session;

pub use crate::render::csv::Dialect;

choice! {
    /// A table.
    Table {
        /// One row a deal.
        Deals = "deals",
        /// Dreeg: one row a deal or ruling and player.
        Awards = "awards",
        /// Herzblatt: one row a deal, ruling or payment and player.
        Payments = "payments",
        /// Dreeg: one row a sub-game and player.
        Subgames = "subgames",
    }
}

impl Table {
    /// The tables of an evening.
    pub fn of(evening: &Evening<'_>) -> &'static [Table] {
        match evening.session {
            Session::Dreeg(_) => &[Table::Awards, Table::Deals, Table::Subgames],
            Session::Herzblatt(_) => &[Table::Payments, Table::Deals],
        }
    }

    /// The table in long form, from which all can be worked out.
    pub fn long(evening: &Evening<'_>) -> Table {
        match evening.session {
            Session::Dreeg(_) => Table::Awards,
            Session::Herzblatt(_) => Table::Payments,
        }
    }
}

/// Writes a table of an evening; one that its game does not have is empty.
///
/// # Errors
/// What the writer refuses.
pub fn write(evening: &Evening<'_>, table: Table, dialect: Dialect, out: impl Write) -> io::Result<()> {
    match (evening.session, table) {
        (Session::Dreeg(played), Table::Deals) => csv::write(dreeg::DEALS, dreeg::deals(played), dialect, out),
        (Session::Dreeg(played), Table::Awards) => csv::write(dreeg::AWARDS, dreeg::awards(played), dialect, out),
        (Session::Dreeg(played), Table::Subgames) => csv::write(dreeg::SUBGAMES, dreeg::subgames(played), dialect, out),
        (Session::Herzblatt(played), Table::Deals) => {
            csv::write(herzblatt::DEALS, herzblatt::deals(played), dialect, out)
        }
        (Session::Herzblatt(played), Table::Payments) => {
            csv::write(herzblatt::PAYMENTS, herzblatt::payments(played), dialect, out)
        }
        (Session::Dreeg(_), Table::Payments) | (Session::Herzblatt(_), Table::Awards | Table::Subgames) => Ok(()),
    }
}

/// A word of the program's own.
fn word(word: &'static str) -> Cell<'static> {
    Cell::Word(Word::Kind(word))
}

/// A number, where it is known.
fn number<'a>(number: Option<impl Into<i64>>) -> Cell<'a> {
    Cell::of(number, |number| Cell::Count(number.into()))
}
