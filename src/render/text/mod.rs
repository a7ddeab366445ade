//! A page for the terminal: headings, tables, slates; line by line on a plain screen.

mod fit;
mod grid;
mod slates;

use std::fmt;

use textwrap::{Options, WordSeparator, WordSplitter};

use super::{plain, speech};
use crate::page::{Block, Cell, Page, Section, Slate, Table};
use crate::say;
use crate::screen::Screen;
use fit::Layout;

pub(super) use fit::Detail;
pub(super) use grid::drawn;
pub use slates::shortened;

/// A text that is made while it is written, a part at a time.
struct Drawn<F>(F);

impl<F: Fn(&mut dyn fmt::Write) -> fmt::Result> fmt::Display for Drawn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

/// The page.
pub fn page<'p, 'a>(page: &'p Page<'a>, screen: &'p Screen) -> impl fmt::Display + use<'p, 'a> {
    Drawn(move |out: &mut dyn fmt::Write| {
        out.write_str(&head(page, screen))?;
        if let Some(lead) = &page.lead {
            write!(out, "\n\n{}", screen.wrapped(lead, "  "))?;
        }
        page.sections.iter().filter(|part| is_shown(part)).try_for_each(|part| {
            out.write_str("\n\n")?;
            write_section(&part, screen, out)
        })
    })
}

/// Title and day, and the table's remark.
pub fn head(page: &Page<'_>, screen: &Screen) -> String {
    let day = page.day.map(|day| screen.words.date(day));
    let title = [Some(page.title.clone()), day].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let title = screen.heading(&screen.wrapped(&screen.words.signs(&title), "  "));
    let note = page.note.map(|note| screen.wrapped(&speech::one_line(note), ""));
    [Some(title), note].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// A section; nothing if a terminal can show nothing of it.
pub fn section(section: &Section<'_>, screen: &Screen) -> Option<String> {
    is_shown(section).then(|| Drawn(|out: &mut dyn fmt::Write| write_section(section, screen, out)).to_string())
}

/// Whether a terminal can show something of a section.
fn is_shown(section: &Section<'_>) -> bool {
    section.blocks.iter().any(is_drawn)
}

fn is_drawn(block: &Block<'_>) -> bool {
    !matches!(block, Block::Chart(_) | Block::Rules(_))
}

fn write_section(section: &Section<'_>, screen: &Screen, out: &mut dyn fmt::Write) -> fmt::Result {
    if let Some(heading) = &section.heading {
        writeln!(out, "{}", screen.heading(&screen.wrapped(heading, "")))?;
    }
    for (place, block) in section.blocks.iter().filter(|block| is_drawn(block)).enumerate() {
        out.write_str(if place > 0 { "\n\n" } else { "" })?;
        match block {
            Block::Text(text) => out.write_str(&screen.wrapped(text, ""))?,
            Block::Lines(lines) => {
                for (place, line) in lines.iter().enumerate() {
                    let end = if place > 0 { "\n" } else { "" };
                    write!(out, "{end}{}", screen.wrapped(&line, "  "))?;
                }
            }
            Block::Table(shown) => write_table(shown, screen, out)?,
            Block::Slates(shown) => out.write_str(&slates(shown, screen))?,
            Block::Chart(_) | Block::Rules(_) => {}
        }
    }
    Ok(())
}

/// Slates side by side; a line each on a plain screen.
pub fn slates(slates: &[Slate<'_>], screen: &Screen) -> String {
    if screen.plain { plain::slates(slates, &screen.words) } else { slates::draw(slates, screen) }
}

/// A table as wide as the screen allows: as a grid, or where that has no room, a record a row.
pub fn table(table: &Table<'_>, screen: &Screen) -> String {
    Drawn(|out: &mut dyn fmt::Write| write_table(table, screen, out)).to_string()
}

fn write_table(table: &Table<'_>, screen: &Screen, out: &mut dyn fmt::Write) -> fmt::Result {
    let words = &screen.words;
    let columns = table.spoken();
    let mut left_out = Vec::new();
    match Layout::of(table, &columns, screen) {
        Layout::Lines => plain::rows(table, &columns, screen, out)?,
        Layout::Records => plain::records(table, &columns, screen, out)?,
        Layout::Grid(grid) => {
            left_out = grid.left_out.iter().map(|spoken| speech::cell(&spoken.column.heading, words)).collect();
            let is_cut = |cell: &Cell<'_>| grid::is_cut(cell, grid.detail);
            if grid.detail != Detail::Bars && table.shown().any(|row| row.iter().any(is_cut)) {
                left_out.push(say!(words, "table-intervals"));
            }
            grid::draw(table, &grid, screen, out)?;
        }
    }
    let left_out = (!left_out.is_empty()).then(|| say!(words, "table-left-out", columns = left_out.join(", ")));
    let more = Some(table.more()).filter(|more| *more > 0).map(|more| say!(words, "stats-more-rows", rows = more));
    let mut below = table.note.iter().cloned().chain(more).chain(left_out);
    below.try_for_each(|text| write!(out, "\n{}", signs(&screen.faint(&screen.wrapped(&text, "")), screen)))
}

/// The text in the signs of the screen, with its names and numbers no longer held together: it is not broken any more.
pub(super) fn signs(text: &str, screen: &Screen) -> String {
    screen.words.signs(&speech::loosened(text)).into_owned()
}

/// The text, broken at its spaces into lines of at most so many columns, of which the first begins with one text, the others with
/// another. A word is broken only if it is wider than a line.
pub fn filled(text: &str, width: usize, first: &str, others: &str) -> String {
    let options = Options::new(width).initial_indent(first).subsequent_indent(others);
    textwrap::fill(text, options.word_separator(WordSeparator::AsciiSpace).word_splitter(WordSplitter::NoHyphenation))
}
