//! What is kept of an evening and shown to others: one short file a format behind a common shape.
//!
//! To add a format: a variant of [`Format`], its arm in [`write()`](fn@write), and a file that writes an [`Evening`].

pub mod csv;
pub mod deals;
mod json;
pub mod ledger;
mod ndjson;
pub mod others;
pub mod tables;

use std::io::{self, Write};

use chrono::NaiveDate;

use crate::choice::choice;
use crate::evenings::{People, Source, read};
use crate::gate::{self, Gate};
use crate::page::Page;
use crate::render;
use crate::report::evening::{self, Extent};
use crate::session::Session;
use crate::session::head::Started;
use crate::words::Words;

choice! {
    /// A format.
    Format {
        /// A page for any browser, complete in itself.
        Html = "html",
        /// The slates as they stand, alone.
        Svg = "svg",
        /// The page in Markdown, for a chat or a club's site.
        Md = "md",
        /// The tables for a spreadsheet.
        Csv = "csv",
        /// The score and the session's head, for programs.
        Json = "json",
        /// One line a deal, ruling or payment, for those who gather many evenings.
        Ndjson = "ndjson",
        /// A journal for hledger; of Herzblatt only.
        Ledger = "ledger",
        /// A journal for Beancount; of Herzblatt only.
        Beancount = "beancount",
        /// Many evenings for a database.
        Tables = "tables",
    }
}

impl Format {
    /// How the name of a file of this format ends.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Ledger => "journal",
            other => other.word(),
        }
    }

    /// The dialect of a journal, if it is one.
    pub fn journal(self) -> Option<ledger::Dialect> {
        match self {
            Format::Ledger => Some(ledger::Dialect::Hledger),
            Format::Beancount => Some(ledger::Dialect::Beancount),
            Format::Html | Format::Svg | Format::Md | Format::Csv | Format::Json | Format::Ndjson | Format::Tables => {
                None
            }
        }
    }
}

/// What is exported.
#[derive(Clone, Copy, Debug)]
pub struct Evening<'a> {
    /// The session, without problems.
    pub session: &'a Session,
    /// The texts.
    pub words: &'a Words,
    /// What the session is called among others: its file's name.
    pub key: &'a str,
}

/// What the formats leave to choose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choices {
    /// Csv: for which spreadsheet.
    pub dialect: csv::Dialect,
    /// Csv: which table; the long one of the game if nothing is said.
    pub table: Option<csv::Table>,
    /// Ledger: whether the transfers that settle the evening are booked too.
    pub transfers: bool,
    /// Ledger: the day of an evening that knows no date itself.
    pub day: Option<NaiveDate>,
}

/// Writes an evening in a format.
///
/// # Errors
/// What the writer refuses; [`Format::Tables`], which is made of many evenings: [`tables::write`]; a journal of an evening without
/// a date, if none is chosen.
pub fn write(evening: &Evening<'_>, format: Format, choices: &Choices, out: impl Write) -> io::Result<()> {
    let form = match format {
        Format::Json | Format::Ndjson => gate::Form::Json,
        Format::Html | Format::Svg | Format::Md | Format::Csv | Format::Ledger | Format::Beancount | Format::Tables => {
            gate::Form::Text
        }
    };
    let mut gate = Gate::new(out, form);
    let out = &mut gate;
    match format {
        Format::Html => render::html::write(&evening.page(), evening.words, out),
        Format::Svg => render::slate::write(&evening.page(), evening.words, out),
        Format::Md => render::md::write(&evening.page(), evening.words, out),
        Format::Csv => {
            let table = choices.table.unwrap_or(csv::Table::long(evening));
            csv::write(evening, table, choices.dialect, out)
        }
        Format::Json => json::write(evening, out),
        Format::Ndjson => ndjson::write(evening, out),
        Format::Ledger => evening.journal(ledger::Dialect::Hledger, choices, out),
        Format::Beancount => evening.journal(ledger::Dialect::Beancount, choices, out),
        Format::Tables => Err(io::ErrorKind::Unsupported.into()),
    }?;
    gate.flush()
}

impl<'a> Evening<'a> {
    /// The day on which it began, if it is known.
    pub fn day(&self) -> Option<NaiveDate> {
        self.among_many(&Source::default()).moment().map(Started::day)
    }

    fn among_many<'s>(&self, source: &'s Source) -> read::Evening<'s>
    where
        'a: 's,
    {
        read::Evening { place: 0, source, session: self.session }
    }

    fn journal(&self, dialect: ledger::Dialect, choices: &Choices, out: impl Write) -> io::Result<()> {
        let day = self.day().or(choices.day).ok_or(io::ErrorKind::InvalidInput)?;
        let book = ledger::book(&self.among_many(&Source::default()), &People::default(), day, false, self.words);
        book.map_err(io::Error::other)?.write(dialect, choices.transfers, self.words, out)
    }

    /// All that there is to tell.
    fn page(&self) -> Page<'_> {
        evening::page(self.session, Extent::Full, self.words)
    }
}
