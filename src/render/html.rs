//! A page that needs nothing but a browser: no network, no script; light, dark and printed.

use std::io::{self, Write};

use askama::Template;

use super::chart::Drawing;
use super::slate::Slates;
use super::speech;
use crate::page::{Block, Cell, Chart, Page, Slate, Spoken, Table, Weight};
use crate::say;
use crate::words::Words;

#[derive(Template)]
#[template(path = "page.html", config = "src/render/askama.toml")]
struct Html<'p, 'a> {
    page: &'p Page<'a>,
    words: &'p Words,
}

/// Writes the page.
///
/// # Errors
/// What the writer refuses.
pub fn write(page: &Page<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    Html { page, words }.write_into(&mut out)
}

impl Html<'_, '_> {
    fn skip(&self) -> String {
        say!(self.words, "page-skip")
    }

    fn colophon(&self) -> String {
        say!(self.words, "page-colophon")
    }

    fn columns<'t, 'a>(table: &&'t Table<'a>) -> Vec<Spoken<'t, 'a>> {
        table.spoken()
    }

    /// The classes of a field: `n` for figures, `w` for what takes the whole width of a card, `e` for what a card leaves out.
    fn class(cell: &&Cell<'_>, column: &Spoken<'_, '_>) -> &'static str {
        match (column.figures, cell) {
            (true, cell) if cell.is_blank() => " class=\"n e\"",
            (true, _) => " class=\"n\"",
            (false, cell) if cell.is_blank() => " class=\"e\"",
            (false, Cell::Lines(_) | Cell::Folded(_) | Cell::Rules(_) | Cell::Places(_)) => " class=\"w\"",
            (false, _) => "",
        }
    }

    /// A cell as a text, without its interval; a minus is one.
    fn cell(&self, cell: &Cell<'_>) -> String {
        let text = speech::short(cell, self.words);
        if cell.is_figure() { text.replace('-', "−") } else { text }
    }

    /// The interval of a share or an average, which is never broken.
    fn interval(&self, cell: &Cell<'_>) -> Option<String> {
        speech::interval(cell, self.words)
    }

    /// How long the bar of a share is.
    fn percent(cell: &&Cell<'_>) -> Option<String> {
        match cell {
            Cell::Share { cases, of: of @ 1.., .. } => Some(format!("{:.1}", *cases as f64 * 100.0 / *of as f64)),
            _ => None,
        }
    }

    fn points(&self, points: &u16) -> String {
        say!(self.words, "page-points", points = *points)
    }

    fn below(&self, table: &Table<'_>) -> Vec<String> {
        let more = Some(table.more()).filter(|more| *more > 0);
        let more = more.map(|more| say!(self.words, "stats-more-rows", rows = more));
        table.note.iter().cloned().chain(more).collect()
    }

    fn slates(&self, slates: &[Slate<'_>]) -> Slates {
        Slates::new(slates, self.words)
    }

    fn chart(&self, chart: &Chart<'_>) -> Drawing {
        Drawing::new(chart, self.words)
    }
}
