//! Statistics as data: tables of cells that any renderer can show. Names of tables, columns and words are those of the
//! machine-readable forms; the texts for people are in the words (`stats-table-…`, `stats-column-…`, `stats-word-…`).

use chrono::NaiveDate;

use super::rate::{Mean, Rate};
use crate::rules::money::{Currency, Money};

/// Statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Only those that have rows.
    pub tables: Vec<Table>,
}

/// One table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub id: &'static str,
    /// How many of the columns name the row.
    pub keys: usize,
    /// The columns' names.
    pub columns: &'static [&'static str],
    /// The rows, a cell a column.
    pub rows: Vec<Vec<Cell>>,
}

/// One figure, or what names a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Not known, or not asked.
    Blank,
    /// A person, or another name that is shown as it is.
    Name(String),
    /// A word of our own.
    Word(&'static str),
    /// How many.
    Number(u64),
    /// How many evenings in a row; negative for lost ones.
    Streak(i64),
    /// A share.
    Rate(Rate),
    /// An average.
    Mean(Mean),
    /// So many a hundred, of so many.
    PerHundred(Rate),
    /// An amount.
    Money(Money, Currency),
    /// A day.
    Day(NaiveDate),
    /// A time span.
    Seconds(u32),
}

impl Cell {
    /// Whether it is a figure; what is not stands on the left.
    pub fn is_figure(&self) -> bool {
        !matches!(self, Cell::Blank | Cell::Name(_) | Cell::Word(_) | Cell::Day(_))
    }
}

/// The name of a table, which has a title in the words.
macro_rules! table {
    ($id:literal) => {
        $crate::named!("stats-table-", $id)
    };
}
/// The names of a table's columns, which have headings in the words.
macro_rules! columns {
    ($($id:literal),* $(,)?) => { &[$($crate::named!("stats-column-", $id)),*] };
}
/// A word in a cell, which is one of the words.
macro_rules! word {
    ($id:literal) => {
        $crate::named!("stats-word-", $id)
    };
}
pub(super) use {columns, table, word};
