//! A table drawn as a grid, through comfy-table: the one place that knows it.

use comfy_table::{Cell as Field, CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, TableStyle, Width};

use std::fmt;

use super::fit::{BEFORE, Detail, Grid};
use super::signs;
use crate::page::{Cell, Spoken, Table};
use crate::render::speech::{self, GLUE, glued};
use crate::screen::Screen;

/// So many rows are drawn at a time: a grid of all rows of a long evening would take many times their room.
const TOGETHER: usize = 1000;
/// Signs of a bar.
const BAR: u64 = 6;

/// The rows under their headings; the last line has no end.
pub fn draw(shown: &Table<'_>, grid: &Grid<'_, '_>, screen: &Screen, out: &mut dyn fmt::Write) -> fmt::Result {
    let field = |column: &Spoken<'_, '_>, cell: Option<&Cell<'_>>| {
        let text = cell.map(|cell| drawn(cell, grid.detail, screen)).unwrap_or_default();
        Field::new(text).set_alignment(if column.figures { CellAlignment::Right } else { CellAlignment::Left })
    };
    let line = if screen.unicode { '─' } else { '-' };
    let mut rows = shown.shown().peekable();
    let mut is_first = true;
    while rows.peek().is_some() {
        let mut table = comfy_table::Table::new();
        table.load_style(TableStyle::new().header_separator(LineStyle::none().fill(line).junction(line)));
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(u16::MAX);
        if is_first {
            table.set_header(grid.columns.iter().map(|(spoken, _)| field(spoken, Some(&spoken.column.heading))));
        }
        for row in rows.by_ref().take(TOGETHER) {
            table.add_row(grid.columns.iter().map(|(spoken, _)| field(spoken, spoken.cell(&row))));
        }
        let last = grid.columns.len().saturating_sub(1);
        for (place, (column, (_, width))) in table.column_iter_mut().zip(&grid.columns).enumerate() {
            let padding = (if place == 0 { BEFORE } else { 1 }, if place == last { 0 } else { 1 });
            let whole = u16::try_from(width + padding.0 + padding.1).unwrap_or(u16::MAX);
            column.set_padding((padding.0 as u16, padding.1 as u16));
            column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(whole)));
        }
        for line in table.lines() {
            let end = if std::mem::take(&mut is_first) { "" } else { "\n" };
            write!(out, "{end}{}", signs(line.trim_end(), screen))?;
        }
    }
    Ok(())
}

/// A cell as it stands in a grid, in the signs of the screen.
pub fn drawn(cell: &Cell<'_>, detail: Detail, screen: &Screen) -> String {
    let words = &screen.words;
    let text = match (detail, cell) {
        (Detail::Bars, Cell::Share { cases, of: of @ 1.., .. }) => {
            let filled = ((cases * BAR + of / 2) / of).min(BAR);
            let bar = "█".repeat(filled as usize) + &"░".repeat((BAR - filled) as usize);
            format!("{}{GLUE}{bar}", glued(&speech::cell(cell, words)))
        }
        (Detail::Shares, Cell::Mean { .. } | Cell::MoneyMean { .. }) | (Detail::Short, _) => speech::short(cell, words),
        (Detail::Bars | Detail::Whole | Detail::Shares, _) => speech::cell(cell, words),
    };
    if screen.unicode {
        return text;
    }
    // Before anything is measured: a sign may be wider in ASCII.
    text.split(GLUE).map(|part| words.signs(part)).collect::<Vec<_>>().join("\u{a0}")
}

/// Whether a cell has an interval that is not shown.
pub fn is_cut(cell: &Cell<'_>, detail: Detail) -> bool {
    match (detail, cell) {
        (Detail::Short, Cell::Share { interval, .. }) => interval.is_some(),
        (Detail::Short | Detail::Shares, Cell::Mean { interval, .. }) => interval.is_some(),
        (Detail::Short | Detail::Shares, Cell::MoneyMean { interval, .. }) => interval.is_some(),
        _ => false,
    }
}
