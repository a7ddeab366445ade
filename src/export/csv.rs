//! Tidy tables for spreadsheets and statistics (RFC 4180): deals, sub-games, and in long form what each player got.
//!
//! The columns `blobs` of [`Table::Awards`] and of [`Table::Payments`] the `amount` add up to the score. Flags are 1 and 0. A text
//! that a spreadsheet would take for a formula is written with an apostrophe before it; numbers stay numbers.

mod dreeg;
mod herzblatt;

use std::io::{self, Write};

use chrono::{DateTime, FixedOffset};
use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::Evening;
use crate::rules::book::RuleSet;
use crate::rules::house::choice;
use crate::rules::money::Decimal;
use crate::session::Session;

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

/// For whom a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// For programs: commas, decimal points, times with their offset.
    #[default]
    Plain,
    /// For a spreadsheet in English: a byte order mark, and times as the clock showed them.
    English,
    /// For a spreadsheet in German: as in English, with semicolons and decimal commas.
    German,
}

impl Dialect {
    /// Of the spreadsheets of a language, `en` or `de`.
    pub fn of_lang(lang: &str) -> Option<Dialect> {
        match lang {
            "en" => Some(Dialect::English),
            "de" => Some(Dialect::German),
            _ => None,
        }
    }
}

/// Writes a table of an evening; one that its game does not have is empty.
///
/// # Errors
/// What the writer refuses.
pub fn write(evening: &Evening<'_>, table: Table, dialect: Dialect, mut out: impl Write) -> io::Result<()> {
    if dialect != Dialect::Plain {
        out.write_all("\u{feff}".as_bytes())?;
    }
    let mut sheet = Sheet::new(dialect, out);
    match evening.session {
        Session::Dreeg(played) => dreeg::write(played, table, &mut sheet)?,
        Session::Herzblatt(played) => herzblatt::write(played, table, &mut sheet)?,
    }
    sheet.writer.flush()
}

/// What a cell holds.
enum Cell<'a> {
    Nothing,
    Text(&'a str),
    Number(i64),
    Money(Decimal),
    Time(Option<DateTime<FixedOffset>>),
    Rules(RuleSet),
}

impl<'a> Cell<'a> {
    fn text(text: Option<&'a str>) -> Cell<'a> {
        text.map_or(Cell::Nothing, Cell::Text)
    }

    fn number(number: Option<impl Into<i64>>) -> Cell<'a> {
        number.map_or(Cell::Nothing, |number| Cell::Number(number.into()))
    }
}

/// A table on its way out.
struct Sheet<W: Write> {
    writer: csv::Writer<W>,
    dialect: Dialect,
}

impl<W: Write> Sheet<W> {
    fn new(dialect: Dialect, out: W) -> Sheet<W> {
        let delimiter = if dialect == Dialect::German { b';' } else { b',' };
        let mut builder = WriterBuilder::new();
        builder.delimiter(delimiter).terminator(Terminator::CRLF).quote_style(QuoteStyle::Necessary);
        Sheet { writer: builder.from_writer(out), dialect }
    }

    fn headings(&mut self, headings: &[&str]) -> io::Result<()> {
        Ok(self.writer.write_record(headings)?)
    }

    fn row<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) -> io::Result<()> {
        let dialect = self.dialect;
        Ok(self.writer.write_record(cells.into_iter().map(|cell| written(cell, dialect)))?)
    }
}

fn written(cell: Cell<'_>, dialect: Dialect) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Text(text) => harmless(text),
        Cell::Number(number) => number.to_string(),
        Cell::Money(money) if dialect == Dialect::German => money.to_string().replace('.', ","),
        Cell::Money(money) => money.to_string(),
        Cell::Time(None) => String::new(),
        Cell::Time(Some(at)) if dialect == Dialect::Plain => at.to_rfc3339(),
        Cell::Time(Some(at)) => at.format("%Y-%m-%d %H:%M:%S").to_string(),
        Cell::Rules(rules) => rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" "),
    }
}

/// A text that no spreadsheet takes for a formula, whatever the width of its first sign.
fn harmless(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if formula { format!("'{text}") } else { text.to_owned() }
}
