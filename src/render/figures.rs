//! All tables of a page as one tidy CSV: a line a figure.

use std::io::{self, Write};

use super::bare::{basis, value};
use crate::page::{Cell, Page};

/// Columns: the table, up to three cells that name the row, the figure's name, its value, and for shares and averages how often out of
/// how many and the interval.
const HEAD: [&str; 10] = ["table", "key_1", "key_2", "key_3", "figure", "value", "count", "of", "low", "high"];

/// Writes every figure of a page.
///
/// # Errors
/// What the writer refuses.
pub fn figures(page: &Page<'_>, out: impl Write) -> io::Result<()> {
    let mut lines = csv::Writer::from_writer(out);
    lines.write_record(HEAD)?;
    for section in page.sections.iter() {
        for (table, row) in section.tables().flat_map(|table| table.rows.iter().map(move |row| (table, row))) {
            let keys: Vec<String> = row.iter().take(table.keys).map(value).collect();
            let key = |place: usize| keys.get(place).map_or("", String::as_str);
            for (column, cell) in
                table.columns.iter().zip(row.iter()).skip(table.keys).filter(|(_, c)| **c != Cell::Blank)
            {
                let [count, of, low, high] = basis(cell);
                let value = value(cell);
                let keys = [table.id, key(0), key(1), key(2), column.id];
                lines.write_record(keys.into_iter().chain([&*value, &count, &of, &low, &high]))?;
            }
        }
    }
    lines.flush()
}
