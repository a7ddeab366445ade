//! Tidy tables for spreadsheets and statistics: deals, sub-games, what is no deal, and in long form what each player got.
//!
//! The columns `blobs` of [`Table::Awards`] and of [`Table::Payments`] the `amount` add up to the score.

mod dreeg;
mod herzblatt;

use std::io::{self, Write};

use super::Evening;
use super::deals::{self, Deal};
use super::others;
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
        /// What is no deal: one row an event, or one for each who left or joined by it.
        Events = "events",
    }
}

impl Table {
    /// The tables of an evening.
    pub fn of(evening: &Evening<'_>) -> &'static [Table] {
        match evening.session {
            Session::Dreeg(_) => &[Table::Awards, Table::Deals, Table::Subgames, Table::Events],
            Session::Herzblatt(_) => &[Table::Payments, Table::Deals, Table::Events],
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
        (Session::Dreeg(played), Table::Deals) => {
            let deals = deals::of_dreeg(played).map(|deal| row(&deal, dreeg::DEALS, evening.session));
            csv::write(dreeg::DEALS, deals, dialect, out)
        }
        (Session::Dreeg(played), Table::Awards) => csv::write(dreeg::AWARDS, dreeg::awards(played), dialect, out),
        (Session::Dreeg(played), Table::Subgames) => csv::write(dreeg::SUBGAMES, dreeg::subgames(played), dialect, out),
        (Session::Herzblatt(played), Table::Deals) => {
            let deals = deals::of_herzblatt(played).map(|deal| row(&deal, herzblatt::DEALS, evening.session));
            csv::write(herzblatt::DEALS, deals, dialect, out)
        }
        (Session::Herzblatt(played), Table::Payments) => {
            csv::write(herzblatt::PAYMENTS, herzblatt::payments(played), dialect, out)
        }
        (session, Table::Events) => {
            let others = others::of(session);
            let name = |player| Cell::name(session.names().of(player));
            csv::write(others::COLUMNS, others.iter().flat_map(|other| other.rows(name)), dialect, out)
        }
        (Session::Dreeg(_), Table::Payments) | (Session::Herzblatt(_), Table::Awards | Table::Subgames) => Ok(()),
    }
}

/// A row of the table of deals.
fn row<'e>(deal: &Deal<'e>, columns: &[&str], session: &'e Session) -> Vec<Cell<'e>> {
    let name = |player| Cell::name(session.names().of(player));
    columns.iter().map(|column| deal.cell(column, name)).collect()
}

/// A word of the program's own.
fn word(word: &'static str) -> Cell<'static> {
    Cell::Word(Word::Kind(word))
}

/// A number, where it is known.
fn number<'a>(number: Option<impl Into<i64>>) -> Cell<'a> {
    Cell::of(number, |number| Cell::Count(number.into()))
}
