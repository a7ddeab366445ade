//! Tidy tables for spreadsheets and programs (RFC 4180).
//!
//! Flags are 1 and 0. A text that a spreadsheet would take for a formula is written with an apostrophe before it; numbers stay numbers,
//! and for a spreadsheet so is one that it would take for a number or a date.

mod german;

use std::io::{self, Write};

use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::bare;
use crate::page::{Cell, Word};

/// For whom a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// For programs: commas, decimal points, times with their offset.
    #[default]
    Plain,
    /// For a spreadsheet in English: a byte order mark, and times as the clock showed them.
    English,
    /// For a spreadsheet in German: as in English, with semicolons and decimal commas, headings and words in German.
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

/// Writes rows as they come; none is kept.
///
/// # Errors
/// What the writer refuses.
pub fn write<'a>(
    columns: &[&str],
    rows: impl IntoIterator<Item = Vec<Cell<'a>>>,
    dialect: Dialect,
    mut out: impl Write,
) -> io::Result<()> {
    if dialect != Dialect::Plain {
        out.write_all("\u{feff}".as_bytes())?;
    }
    let delimiter = if dialect == Dialect::German { b';' } else { b',' };
    let mut builder = WriterBuilder::new();
    builder.delimiter(delimiter).terminator(Terminator::CRLF).quote_style(QuoteStyle::Necessary);
    let mut lines = builder.from_writer(out);
    let heading = |column: &'_ &str| {
        if dialect == Dialect::German { german::heading(column).to_owned() } else { (*column).to_owned() }
    };
    lines.write_record(columns.iter().map(heading))?;
    for row in rows {
        lines.write_record(row.iter().map(|cell| field(cell, dialect)))?;
    }
    lines.flush()
}

fn field(cell: &Cell<'_>, dialect: Dialect) -> String {
    match (cell, dialect) {
        (Cell::Text(text) | Cell::Name(text), Dialect::English | Dialect::German) if looks_like_a_number(text) => {
            format!("'{text}")
        }
        (Cell::Text(text) | Cell::Name(text), _) => harmless(text),
        (Cell::Word(Word::Kind(word)), Dialect::German) => german::word(word).to_owned(),
        (Cell::Money { .. } | Cell::MoneyMean { .. }, Dialect::German) => bare::value(cell).replace('.', ","),
        (Cell::Time(at), Dialect::English | Dialect::German) => at.format("%Y-%m-%d %H:%M:%S").to_string(),
        (_, Dialect::Plain | Dialect::English | Dialect::German) => bare::value(cell),
    }
}

/// Whether a spreadsheet would make a number or a date of a text.
fn looks_like_a_number(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ':' | '/' | '-' | 'e' | 'E' | ' ' | '%'))
}

/// A text that no spreadsheet takes for a formula, whatever the width of its first sign.
fn harmless(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if formula { format!("'{text}") } else { text.to_owned() }
}
