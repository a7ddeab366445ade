//! Statistics as one tidy CSV: a line a figure.

use std::io::{self, Write};

use crate::stats::report::{Cell, Report};

/// Columns: the table, up to three cells that name the row, the figure's name, its value, and for shares and averages how often out of
/// how many and the interval.
const HEAD: [&str; 10] = ["table", "key_1", "key_2", "key_3", "figure", "value", "count", "of", "low", "high"];

/// Writes the report.
///
/// # Errors
/// What the writer refuses.
pub fn csv(report: &Report, out: impl Write) -> io::Result<()> {
    let mut lines = csv::Writer::from_writer(out);
    lines.write_record(HEAD)?;
    for table in &report.tables {
        for row in &table.rows {
            let keys: Vec<String> = row.iter().take(table.keys).map(plain).collect();
            for (figure, cell) in table.columns.iter().zip(row).skip(table.keys).filter(|(_, c)| **c != Cell::Blank) {
                let key = |place: usize| keys.get(place).cloned().unwrap_or_default();
                let [count, of, low, high] = rest(cell);
                let (id, figure) = (table.id.to_owned(), (*figure).to_owned());
                lines.write_record([id, key(0), key(1), key(2), figure, plain(cell), count, of, low, high])?;
            }
        }
    }
    lines.flush()
}

/// The value alone, in no language.
pub fn plain(cell: &Cell) -> String {
    let number = |value: Option<f64>| value.map(|value| format!("{value:.6}")).unwrap_or_default();
    match cell {
        Cell::Blank => String::new(),
        Cell::Name(name) => name.clone(),
        Cell::Word(word) => (*word).to_owned(),
        Cell::Number(number) => number.to_string(),
        Cell::Streak(streak) => streak.to_string(),
        Cell::Rate(rate) => number(rate.share()),
        Cell::Mean(mean) => number(mean.value()),
        Cell::PerHundred(rate) => number(rate.share().map(|share| share * 100.0)),
        Cell::Money(amount, currency) => amount.decimal(currency.decimals()).to_string(),
        Cell::Day(day) => day.to_string(),
        Cell::Seconds(seconds) => seconds.to_string(),
    }
}

fn rest(cell: &Cell) -> [String; 4] {
    let none = String::new;
    match cell {
        Cell::Rate(rate) => {
            let (low, high) = rate.interval().map_or((none(), none()), |(l, h)| (format!("{l:.6}"), format!("{h:.6}")));
            [rate.hits.to_string(), rate.of.to_string(), low, high]
        }
        Cell::Mean(mean) => [mean.sum.to_string(), mean.of.to_string(), none(), none()],
        Cell::PerHundred(rate) => [rate.hits.to_string(), rate.of.to_string(), none(), none()],
        _ => [none(), none(), none(), none()],
    }
}
