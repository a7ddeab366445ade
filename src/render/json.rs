//! The tables of a page as JSON: `{"format": 1, "tables": {"dreeg": [{"person": "Anna", "evenings": 3, …}, …], …}}`.
//!
//! A share is `{"share", "low", "high", "count", "of"}` (null where it is of nothing), an average `{"mean", "sum", "of"}`, money a
//! decimal text, a time in seconds.

use std::io::{self, Write};

use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::bare::{self, quotient};
use crate::page::{Cell, Page, Table};
use crate::rules::money::Money;

/// Writes the tables as one object and a line end; no row is kept.
///
/// # Errors
/// What the writer refuses.
pub fn json(page: &Page<'_>, mut out: impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut out, &Whole { format: 1, tables: Tables(page) })?;
    writeln!(out)
}

#[derive(Serialize)]
struct Whole<'p, 'a> {
    format: u8,
    tables: Tables<'p, 'a>,
}

struct Tables<'p, 'a>(&'p Page<'a>);
struct Rows<'t, 'p>(&'t Table<'p>);
struct Row<'t, 'p>(&'t Table<'p>, &'t [Cell<'p>]);

impl Serialize for Tables<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tables = serializer.serialize_map(None)?;
        for section in self.0.sections.iter() {
            section.tables().try_for_each(|table| tables.serialize_entry(table.id, &Rows(table)))?;
        }
        tables.end()
    }
}

impl Serialize for Rows<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_seq(None)?;
        self.0.rows.iter().try_for_each(|row| rows.serialize_element(&Row(self.0, &row)))?;
        rows.end()
    }
}

impl Serialize for Row<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.columns.iter().zip(self.1).map(|(column, cell)| (column.id, value(cell))))
    }
}

fn value(cell: &Cell<'_>) -> Value {
    match cell {
        Cell::Blank => Value::Null,
        Cell::Count(number) => json!(number),
        Cell::Span(seconds) => json!(seconds),
        Cell::Flag(flag) => json!(flag),
        Cell::Share { cases, of, interval } => {
            let (low, high) = (interval.map(|interval| interval.low), interval.map(|interval| interval.high));
            json!({ "share": quotient(*cases, *of), "low": low, "high": high, "count": cases, "of": of })
        }
        Cell::Mean { sum, of, interval } => {
            let (low, high) = (interval.map(|interval| interval.low), interval.map(|interval| interval.high));
            json!({ "mean": quotient(*sum, *of), "low": low, "high": high, "sum": sum, "of": of })
        }
        Cell::MoneyMean { of, currency, interval, .. } => {
            let amount = |amount: Money| amount.decimal(currency.decimals()).to_string();
            let (low, high) = (interval.map(|(low, _)| amount(low)), interval.map(|(_, high)| amount(high)));
            json!({ "mean": bare::value(cell), "low": low, "high": high, "of": of })
        }
        Cell::PerHundred { cases, of } => {
            json!({ "mean": quotient(*cases, *of).map(|share| share * 100.0), "count": cases, "of": of })
        }
        Cell::Names(names) => json!(names),
        Cell::Places(places) => json!(places),
        Cell::Word(_)
        | Cell::Text(_)
        | Cell::Lines(_)
        | Cell::Folded(_)
        | Cell::Name(_)
        | Cell::Money { .. }
        | Cell::Date(_)
        | Cell::Time(_)
        | Cell::Sides(..)
        | Cell::Got(_)
        | Cell::Rules(_)
        | Cell::Run(_) => Value::String(bare::value(cell)),
    }
}
