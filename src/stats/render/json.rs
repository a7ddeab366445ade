//! Statistics as JSON: `{"format": 1, "tables": {"dreeg": [{"person": "Anna", "evenings": 3, …}, …], …}}`.
//!
//! A share is `{"share", "low", "high", "count", "of"}` (null where it is of nothing), an average `{"mean", "sum", "of"}`, money a
//! decimal text, a time in seconds.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::csv::plain;
use crate::stats::report::{Cell, Report};

/// Writes the report as one object and a line end.
///
/// # Errors
/// What the writer refuses.
pub fn json(report: &Report, mut out: impl Write) -> io::Result<()> {
    let tables: Map<String, Value> = report
        .tables
        .iter()
        .map(|table| {
            let rows = table.rows.iter().map(|row| {
                let cells = table.columns.iter().zip(row).map(|(name, cell)| ((*name).to_owned(), value(cell)));
                Value::Object(cells.collect())
            });
            (table.id.to_owned(), Value::Array(rows.collect()))
        })
        .collect();
    serde_json::to_writer(&mut out, &json!({ "format": 1, "tables": tables }))?;
    writeln!(out)
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Blank => Value::Null,
        Cell::Number(number) => json!(number),
        Cell::Streak(streak) => json!(streak),
        Cell::Seconds(seconds) => json!(seconds),
        Cell::Rate(rate) => {
            let interval = rate.interval();
            let (low, high) = (interval.map(|(low, _)| low), interval.map(|(_, high)| high));
            json!({ "share": rate.share(), "low": low, "high": high, "count": rate.hits, "of": rate.of })
        }
        Cell::Mean(mean) => json!({ "mean": mean.value(), "sum": mean.sum, "of": mean.of }),
        Cell::PerHundred(rate) => {
            json!({ "mean": rate.share().map(|share| share * 100.0), "count": rate.hits, "of": rate.of })
        }
        Cell::Name(_) | Cell::Word(_) | Cell::Money(..) | Cell::Day(_) => Value::String(plain(cell)),
    }
}
