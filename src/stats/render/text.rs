//! Statistics for the terminal: tables with small bars.

use super::speech;
use crate::say;
use crate::screen::Screen;
use crate::stats::report::{Cell, Report, Table};
use crate::table::{Column, Grid};

/// A terminal shows so many rows of a table; the other forms have all.
const MOST_ROWS: usize = 40;
/// With more shares in a row than this, bars would only be in the way.
const MOST_BARS: usize = 2;
const BAR: u64 = 6;

/// The report as text.
pub fn text(report: &Report, screen: &Screen) -> String {
    let mut parts: Vec<String> = report.tables.iter().map(|table| part(table, screen)).collect();
    parts.push(screen.wrapped(&say!(screen.words, "stats-shares-note"), ""));
    parts.join("\n\n")
}

fn part(table: &Table, screen: &Screen) -> String {
    let words = &screen.words;
    let of_column = |column: usize| table.rows.iter().filter_map(move |row| row.get(column));
    // A column in which no row has anything to say is left out.
    let columns = (0..table.columns.len()).filter(|column| of_column(*column).any(|cell| *cell != Cell::Blank));
    let columns: Vec<usize> = columns.collect();
    let is_share = |column: usize| of_column(column).any(|cell| matches!(cell, Cell::Rate(_)));
    let bars = !screen.plain && columns.iter().filter(|column| is_share(**column)).count() <= MOST_BARS;
    let headings = columns.iter().map(|column| {
        let id = table.columns.get(*column).copied().unwrap_or_default();
        let figures = of_column(*column).any(Cell::is_figure) && *column >= table.keys;
        (speech::heading(id, words), if figures { Column::Right } else { Column::Left })
    });
    let mut grid = Grid::new(headings);
    for row in table.rows.iter().take(MOST_ROWS) {
        grid.row(columns.iter().filter_map(|column| row.get(*column)).map(|cell| match cell {
            Cell::Rate(rate) if bars && rate.of > 0 => {
                let filled = (rate.hits * BAR + rate.of / 2) / rate.of;
                let bar = |full: &str, empty: &str| {
                    full.repeat(filled as usize) + &empty.repeat((BAR - filled.min(BAR)) as usize)
                };
                let bar = if screen.unicode { bar("█", "░") } else { bar("#", ".") };
                format!("{} {bar}", speech::cell(cell, words))
            }
            _ => speech::cell(cell, words),
        }));
    }
    let more = table.rows.len().saturating_sub(MOST_ROWS);
    let more = (more > 0).then(|| say!(words, "stats-more-rows", rows = more));
    let note = speech::note(table.id, words);
    let title = screen.heading(&speech::title(table.id, words));
    let below = note.into_iter().chain(more).map(|text| screen.faint(&screen.wrapped(&text, "")));
    [title, grid.render(screen)].into_iter().chain(below).collect::<Vec<_>>().join("\n")
}
