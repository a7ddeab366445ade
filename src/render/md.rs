//! A page in CommonMark with tables, for a chat or a club's site: texts and tables; drawings stay behind.

use std::io::{self, Write};

use super::slate::remark;
use super::speech;
use crate::page::{Block, Cell, Cited, Column, Page, Section, Slate, Table, Weight};
use crate::say;
use crate::words::Words;

/// Writes the page.
///
/// # Errors
/// What the writer refuses.
pub fn write(page: &Page<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    writeln!(out, "# {}", inline(&page.title))?;
    page.facts.iter().try_for_each(|fact| writeln!(out, "\n{}", plain(fact)))?;
    if let Some(note) = page.note {
        let lines: Vec<String> = note.lines().map(plain).filter(|line| !line.is_empty()).collect();
        writeln!(out, "\n> {}", lines.join("\\\n> "))?;
    }
    if let Some(lead) = &page.lead {
        writeln!(out, "\n**{}**", inline(lead))?;
    }
    page.sections.iter().try_for_each(|part| section(&part, words, &mut out))
}

fn section(section: &Section<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    if let Some(heading) = &section.heading {
        let level = if section.weight == Weight::Folded { "###" } else { "##" };
        writeln!(out, "\n{level} {}", inline(heading))?;
    }
    for block in &section.blocks {
        match block {
            Block::Text(text) => writeln!(out, "\n{}", plain(text))?,
            Block::Lines(lines) => {
                writeln!(out)?;
                lines.iter().try_for_each(|line| writeln!(out, "- {}", plain(&line)))?;
            }
            Block::Table(shown) => table(shown, words, &mut out)?,
            Block::Rules(rules) => {
                writeln!(out)?;
                for Cited { id, title, text } in rules {
                    writeln!(out, "- **{id} {}.** {}", inline(title), inline(text))?;
                }
            }
            Block::Slates(slates) => table(&of_slates(slates, words), words, &mut out)?,
            Block::Chart(_) => {}
        }
    }
    Ok(())
}

/// What slates show, as a table.
fn of_slates<'a>(slates: &[Slate<'a>], words: &Words) -> Table<'a> {
    let columns = [
        ("player", say!(words, "column-player")),
        ("strokes", say!(words, "column-strokes")),
        ("blobs", say!(words, "page-column-blobs")),
        ("remark", String::new()),
    ];
    let row = |slate: &Slate<'a>| {
        let counts = [Cell::count(slate.strokes), Cell::count(slate.blobs)];
        [Cell::name(slate.name)].into_iter().chain(counts).chain([Cell::text(remark(slate, words))]).collect()
    };
    let columns = columns.map(|(id, heading)| Column::new(id, heading));
    Table { rows: slates.iter().map(row).collect(), ..Table::new("slates", columns.into()) }
}

fn table(table: &Table<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let columns = table.spoken();
    let headings = columns.iter().map(|spoken| inline(&speech::cell(&spoken.column.heading, words)));
    let ruler = columns.iter().map(|spoken| if spoken.figures { "--:" } else { ":--" }.to_owned());
    if let Some(caption) = &table.caption {
        writeln!(out, "\n{}", plain(caption))?;
    }
    writeln!(out, "\n{}\n{}", line(headings.collect()), line(ruler.collect()))?;
    for row in table.rows.iter() {
        let cells = columns.iter().filter_map(|spoken| spoken.cell(&row));
        writeln!(out, "{}", line(cells.map(|cell| apart(&speech::cell(cell, words))).collect()))?;
    }
    table.note.as_ref().map_or(Ok(()), |note| writeln!(out, "\n{}", plain(note)))
}

/// A text that begins a line, with what Markdown would read as a list, a heading or a rule made harmless.
fn plain(text: &str) -> String {
    let text = inline(text);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    match rest.chars().next() {
        Some('-' | '+' | '=' | '#') if number.is_empty() => format!("\\{text}"),
        Some('.' | ')') if !number.is_empty() => format!("{number}\\{rest}"),
        _ => text,
    }
}

/// Whether the next dot would make a link of a word.
fn ends_with_www(text: &str) -> bool {
    text.len() >= 3 && text.get(text.len() - 3..).is_some_and(|end| end.eq_ignore_ascii_case("www"))
}

/// The lines of a text, apart in one field.
fn apart(text: &str) -> String {
    text.lines().map(inline).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("<br>")
}

/// A text on one line, with what Markdown would read as its own signs made harmless.
fn inline(text: &str) -> String {
    let mut inline = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !inline.is_empty() {
            inline.push(' ');
        }
        let mut before = ' ';
        for (at, c) in word.char_indices() {
            let rest = word.get(at..).unwrap_or_default();
            // What some readers of Markdown make a link, though it is none: an address, and one of a letter.
            if rest.starts_with("://") || (c == '.' && word.get(..at).is_some_and(ends_with_www)) {
                inline.push('\\');
            }
            if c == '@' && before.is_alphanumeric() {
                inline.push_str("<!-- -->");
            }
            before = c;
            if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '$') {
                inline.push('\\');
            }
            inline.push(c);
        }
    }
    inline
}
