//! One page that needs nothing but a browser: no network, no script.

use std::io::{self, Write};

use askama::Template;

use super::Evening;
use super::page::{self, Block, Cell, Column, Page, Table};

#[derive(Template)]
#[template(path = "page.html", config = "src/export/askama.toml")]
struct Html<'a> {
    page: &'a Page,
}

impl Html<'_> {
    /// Whether a column holds numbers.
    fn is_number(table: &Table, column: &usize) -> bool {
        matches!(table.columns.get(*column), Some((_, Column::Right)))
    }
}

/// Writes the page.
pub fn write(evening: &Evening<'_>, mut out: impl Write) -> io::Result<()> {
    let page = page::of(evening);
    Html { page: &page }.write_into(&mut out)
}
