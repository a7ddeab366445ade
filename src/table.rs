//! Tables for the terminal, through comfy-table: the one place that knows it.

use comfy_table::{Cell, CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, Width};

use crate::gate::{Form, passed};
use crate::screen::Screen;

/// How a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// The space that a column has beside its text.
const BETWEEN: usize = 3;
/// From so many columns on a table is easier to read than lines, even where it breaks a word.
const NARROW: u16 = 60;

/// A table of texts: a line of headings, then rows.
#[derive(Clone, Debug)]
pub struct Grid {
    columns: Vec<Column>,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
    narrow: u16,
}

impl Grid {
    /// A table with these headings.
    pub fn new(headings: impl IntoIterator<Item = (String, Column)>) -> Grid {
        let (headings, columns) = headings.into_iter().unzip();
        Grid { columns, headings, rows: Vec::new(), narrow: NARROW }
    }

    /// One that never breaks a word: on every screen that is too narrow for it, it is told line by line.
    #[must_use]
    pub fn unbroken(self) -> Grid {
        Grid { narrow: u16::MAX, ..self }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        // Before anything is measured, and no cell has colours.
        self.rows.push(cells.into_iter().map(|cell| passed(&cell, Form::Text).into_owned()).collect());
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as lines, as wide as the screen allows. On a plain screen each row is a line of `heading: cell`, which a screen
    /// reader can follow; so it is on a narrow one that would break words.
    pub fn render(&self, screen: &Screen) -> String {
        if screen.unicode {
            return self.drawn(screen);
        }
        // Before anything is measured: a sign may be wider in ASCII.
        let signs = |cells: &Vec<String>| cells.iter().map(|cell| screen.words.signs(cell).into_owned()).collect();
        let rows = self.rows.iter().map(signs).collect();
        Grid { headings: signs(&self.headings), rows, ..self.clone() }.drawn(screen)
    }

    fn drawn(&self, screen: &Screen) -> String {
        if screen.plain {
            return self.spoken();
        }
        if screen.width() < self.narrow && self.least_width() > screen.width().into() {
            let lines = self.spoken();
            return lines.lines().map(|line| screen.wrapped(line, "  ")).collect::<Vec<_>>().join("\n");
        }
        let mut table = Table::new();
        let line = if screen.unicode { '─' } else { '-' };
        table.load_style(TableStyle::new().header_separator(LineStyle::new(line, line, line, line)));
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(screen.width());
        let aligned = |cells: &[String]| {
            let cell = |(text, column): (&String, &Column)| {
                Cell::new(text).set_alignment(match column {
                    Column::Left => CellAlignment::Left,
                    Column::Right => CellAlignment::Right,
                })
            };
            cells.iter().zip(&self.columns).map(cell).collect::<Vec<_>>()
        };
        table.set_header(aligned(&self.headings));
        for row in &self.rows {
            table.add_row(aligned(row));
        }
        // Where no word needs to be broken, none is.
        if self.least_width() <= screen.width().into() {
            for (place, column) in table.column_iter_mut().enumerate() {
                let least = u16::try_from(self.longest_word(place) + BETWEEN - 1).unwrap_or(u16::MAX);
                column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least)));
            }
        }
        let lines = table.lines().map(|line| line.trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The columns that it takes without breaking a word.
    fn least_width(&self) -> usize {
        (0..self.columns.len()).map(|column| self.longest_word(column) + BETWEEN).sum()
    }

    fn longest_word(&self, column: usize) -> usize {
        let cells = std::iter::once(&self.headings).chain(&self.rows).filter_map(move |row| row.get(column));
        let words = cells.flat_map(|cell| cell.split_whitespace());
        words.map(unicode_width::UnicodeWidthStr::width).max().unwrap_or(0)
    }

    fn spoken(&self) -> String {
        let line = |row: &Vec<String>| {
            let cells = self.headings.iter().zip(row).filter(|(_, cell)| !cell.trim().is_empty());
            let named = cells.map(|(heading, cell)| match heading.as_str() {
                "" => cell.clone(),
                heading => format!("{heading}: {}", cell.trim()),
            });
            named.collect::<Vec<_>>().join(", ")
        };
        self.rows.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}
