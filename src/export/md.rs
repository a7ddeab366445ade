//! The page in CommonMark with tables, for a chat or a club's site: texts and tables; drawings stay behind.

use std::io::{self, Write};

use super::Evening;
use super::page::{self, Block, Cell, Cited, Column, Page, Table};

/// Writes the text.
pub fn write(evening: &Evening<'_>, mut out: impl Write) -> io::Result<()> {
    let page = page::of(evening);
    head(&page, &mut out)?;
    for section in &page.sections {
        let level = if section.nested { "###" } else { "##" };
        writeln!(out, "\n{level} {}", inline(&section.heading))?;
        for block in &section.blocks {
            match block {
                Block::Text(text) => writeln!(out, "\n{}", plain(text))?,
                Block::List(lines) => {
                    writeln!(out)?;
                    lines.iter().try_for_each(|line| writeln!(out, "- {}", plain(line)))?;
                }
                Block::Table(shown) => table(shown, &mut out)?,
                Block::Slates(_) | Block::Chart(_) => {}
            }
        }
    }
    if !page.rules.is_empty() {
        writeln!(out, "\n## {}\n", inline(&page.rules_heading))?;
        for Cited { id, title, text } in &page.rules {
            writeln!(out, "- **{id} {}.** {}", inline(title), inline(text))?;
        }
    }
    writeln!(out, "\n---\n\n{}", plain(&page.colophon))
}

fn head(page: &Page, mut out: impl Write) -> io::Result<()> {
    writeln!(out, "# {}", inline(&page.title))?;
    page.facts.iter().try_for_each(|fact| writeln!(out, "\n{}", plain(fact)))?;
    if let Some(note) = &page.note {
        writeln!(out, "\n> {}", plain(note))?;
    }
    writeln!(out, "\n**{}**", inline(&page.standing))
}

fn table(table: &Table, mut out: impl Write) -> io::Result<()> {
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let headings = table.columns.iter().map(|(heading, _)| inline(heading));
    let ruler = table.columns.iter().map(|(_, column)| match column {
        Column::Left => ":--".to_owned(),
        Column::Right => "--:".to_owned(),
    });
    writeln!(out, "\n{}\n\n{}\n{}", plain(&table.caption), line(headings.collect()), line(ruler.collect()))?;
    for row in &table.rows {
        let cells = row.iter().map(|cell| match cell {
            Cell::Lines(lines) => {
                let lines = lines.iter().filter(|line| !line.is_empty()).map(|line| inline(line));
                lines.collect::<Vec<_>>().join("; ")
            }
            Cell::Rules(rules) => rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" "),
        });
        writeln!(out, "{}", line(cells.collect()))?;
    }
    Ok(())
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

/// A text on one line, with what Markdown would read as its own signs made harmless.
fn inline(text: &str) -> String {
    let mut inline = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !inline.is_empty() {
            inline.push(' ');
        }
        for c in word.chars() {
            if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '$') {
                inline.push('\\');
            }
            inline.push(c);
        }
    }
    inline
}
