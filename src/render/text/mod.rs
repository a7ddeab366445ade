//! A page for the terminal: headings, tables, slates; line by line on a plain screen.

mod fit;
mod grid;
mod slates;

use textwrap::{Options, WordSeparator, WordSplitter};

use super::{plain, speech};
use crate::page::{Block, Page, Section, Slate, Spoken, Table};
use crate::say;
use crate::screen::Screen;
use fit::{Detail, Layout};

pub use slates::shortened;

/// The page.
pub fn page(page: &Page<'_>, screen: &Screen) -> String {
    let lead = page.lead.as_ref().map(|lead| screen.wrapped(lead, "  "));
    let sections = page.sections.iter().filter_map(|part| section(part, screen));
    [Some(head(page, screen)), lead].into_iter().flatten().chain(sections).collect::<Vec<_>>().join("\n\n")
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
    let blocks: Vec<String> = section.blocks.iter().filter_map(|part| block(part, screen)).collect();
    let blocks = (!blocks.is_empty()).then(|| blocks.join("\n\n"))?;
    Some(match &section.heading {
        Some(heading) => format!("{}\n{blocks}", screen.heading(&screen.wrapped(heading, ""))),
        None => blocks,
    })
}

fn block(block: &Block<'_>, screen: &Screen) -> Option<String> {
    match block {
        Block::Text(text) => Some(screen.wrapped(text, "")),
        Block::Lines(lines) => Some(lines.iter().map(|line| screen.wrapped(line, "  ")).collect::<Vec<_>>().join("\n")),
        Block::Table(shown) => Some(table(shown, screen)),
        Block::Slates(shown) => Some(slates(shown, screen)),
        Block::Chart(_) | Block::Rules(_) => None,
    }
}

/// Slates side by side; a line each on a plain screen.
pub fn slates(slates: &[Slate<'_>], screen: &Screen) -> String {
    if screen.plain { plain::slates(slates, &screen.words) } else { slates::draw(slates, screen) }
}

/// A table as wide as the screen allows: as a grid, or where that has no room, a record a row.
pub fn table(table: &Table<'_>, screen: &Screen) -> String {
    let words = &screen.words;
    let (rows, more) = table.shown();
    let columns: Vec<Spoken<'_, '_>> = table.spoken().collect();
    let mut left_out = Vec::new();
    let body = match Layout::of(rows, &columns, screen) {
        Layout::Lines => plain::rows(rows, &columns, words),
        Layout::Records => {
            plain::records(rows, &columns, screen.width().into(), |cell| grid::drawn(cell, Detail::Whole, screen))
        }
        Layout::Grid(grid) => {
            left_out = grid.left_out.iter().map(|spoken| speech::cell(&spoken.column.heading, words)).collect();
            if rows.iter().flatten().any(|cell| grid::is_cut(cell, grid.detail)) {
                left_out.push(say!(words, "table-intervals"));
            }
            grid::draw(rows, &grid, screen)
        }
    };
    let left_out = (!left_out.is_empty()).then(|| say!(words, "table-left-out", columns = left_out.join(", ")));
    let more = (more > 0).then(|| say!(words, "stats-more-rows", rows = more));
    let below = table.note.clone().into_iter().chain(more).chain(left_out);
    let below = below.map(|text| screen.faint(&screen.wrapped(&text, "")));
    let whole = std::iter::once(body).chain(below).collect::<Vec<_>>().join("\n");
    words.signs(&speech::loosened(&whole)).into_owned()
}

/// The text, broken at its spaces into lines of at most so many columns, of which the first begins with one text, the others with
/// another. A word is broken only if it is wider than a line.
pub fn filled(text: &str, width: usize, first: &str, others: &str) -> String {
    let options = Options::new(width).initial_indent(first).subsequent_indent(others);
    textwrap::fill(text, options.word_separator(WordSeparator::AsciiSpace).word_splitter(WordSplitter::NoHyphenation))
}
