//! Tables and slates line by line: for a screen reader, and where a grid has no room.

use std::cmp::Ordering;
use std::fmt;

use unicode_width::UnicodeWidthStr;

use super::speech;
use super::text::{Detail, drawn, filled, signs};
use crate::page::{Cell, Slate, Spoken, Table};
use crate::say;
use crate::screen::Screen;
use crate::words::Words;

/// A row a line: `heading: cell; heading: cell`.
pub fn rows(table: &Table<'_>, columns: &[Spoken<'_, '_>], screen: &Screen, out: &mut dyn fmt::Write) -> fmt::Result {
    let words = &screen.words;
    let line = |row: &[Cell<'_>]| {
        let cells = columns.iter().filter_map(|spoken| Some((spoken.column, spoken.cell(row)?)));
        let named = cells.filter(|(_, cell)| !cell.is_blank()).map(|(column, cell)| {
            let (heading, cell) = (speech::cell(&column.heading, words), aloud(cell, words));
            if heading.is_empty() { cell } else { format!("{heading}: {cell}") }
        });
        named.collect::<Vec<_>>().join("; ")
    };
    apart(table, "\n", line, screen, out)
}

/// A cell in words, without signs that stand for something.
fn aloud(cell: &Cell<'_>, words: &Words) -> String {
    let between = |low: String, high: String| say!(words, "stats-between", low = low, high = high);
    match cell {
        Cell::Places(places) => {
            let place = |place: &Vec<&str>| words.listed(place.iter().copied());
            let mut places = places.iter().map(place);
            let first = places.next().unwrap_or_default();
            places.fold(first, |before, next| say!(words, "aloud-then", before = before, next = next))
        }
        Cell::Got(got) => {
            let side = if got.leads { "yes" } else { "no" };
            match (got.count, got.award) {
                (Some(count), Some(award)) => {
                    say!(words, "aloud-counted", count = count, award = award, side = side)
                }
                (None, Some(award)) => say!(words, "aloud-scored", award = award, side = side),
                (_, None) => say!(words, "aloud-left", left = got.left),
            }
        }
        Cell::Sides(one, other) => {
            let count =
                |count: &Option<u16>| count.map_or_else(|| say!(words, "aloud-unknown"), |count| count.to_string());
            say!(words, "aloud-sides", one = count(one), other = count(other))
        }
        Cell::Run(run) => {
            let went = run.iter().map(|went| match went {
                Ordering::Greater => say!(words, "aloud-better"),
                Ordering::Less => say!(words, "aloud-worse"),
                Ordering::Equal => say!(words, "aloud-level"),
            });
            went.collect::<Vec<_>>().join(", ")
        }
        Cell::Flag(true) => say!(words, "yes"),
        Cell::Share { interval: Some(of), .. } => {
            let ends = [of.low, of.high].map(|end| format!("{:.0}", end * 100.0));
            let [low, high] = ends;
            format!("{} ({})", speech::short(cell, words), between(low, high))
        }
        Cell::Mean { interval: Some(of), .. } => {
            let [low, high] = [of.low, of.high].map(|end| words.decimal(format!("{end:.1}")));
            format!("{} ({})", speech::short(cell, words), between(low, high))
        }
        _ => speech::cell(cell, words),
    }
}

/// The rows, each as its own text.
fn apart(
    table: &Table<'_>,
    between: &str,
    text: impl Fn(&[Cell<'_>]) -> String,
    screen: &Screen,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    for (place, row) in table.shown().enumerate() {
        let before = if place > 0 { between } else { "" };
        write!(out, "{before}{}", signs(&text(&row), screen))?;
    }
    Ok(())
}

/// A row a record: its cells one below the other, each behind its heading.
pub fn records(
    table: &Table<'_>,
    columns: &[Spoken<'_, '_>],
    screen: &Screen,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let width = screen.width().into();
    let draw = |cell: &Cell<'_>| drawn(cell, Detail::Whole, screen);
    let headings: Vec<String> = columns.iter().map(|spoken| draw(&spoken.column.heading) + ":").collect();
    let widest = headings.iter().map(|heading| heading.width()).max().unwrap_or(0);
    let record = |row: &[Cell<'_>]| {
        let cells = headings.iter().zip(columns).filter_map(|(heading, spoken)| Some((heading, spoken.cell(row)?)));
        let cells = cells.filter(|(_, cell)| !cell.is_blank());
        cells.map(|(heading, cell)| entry(heading, widest, &draw(cell), width)).collect::<Vec<_>>().join("\n")
    };
    apart(table, "\n\n", record, screen, out)
}

/// A heading with what stands behind it; below it, where there is no room behind.
fn entry(heading: &str, widest: usize, value: &str, width: usize) -> String {
    let longest = value.split(' ').map(UnicodeWidthStr::width).max().unwrap_or(0);
    if widest + 1 + longest <= width {
        let first = format!("{heading}{} ", " ".repeat(widest.saturating_sub(heading.width())));
        return filled(value, width, &first, &" ".repeat(widest + 1));
    }
    format!("{}\n{}", filled(heading, width, "", "  "), filled(value, width, "  ", "  "))
}

/// Everybody's slate, a line each.
pub fn slates(slates: &[Slate<'_>], words: &Words) -> String {
    slates.iter().map(|one| slate(one, words)).collect::<Vec<_>>().join("\n")
}

/// A slate in a sentence.
pub fn slate(slate: &Slate<'_>, words: &Words) -> String {
    say!(words, "slate-spoken", name = slate.name, strokes = slate.strokes, blobs = slate.blobs)
}
