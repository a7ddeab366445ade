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

/// Whether a word ends so, whatever the case of its letters.
fn ends_with(word: &str, end: &str) -> bool {
    word.len().checked_sub(end.len()).and_then(|at| word.get(at..)).is_some_and(|own| own.eq_ignore_ascii_case(end))
}

/// So many hexadecimal digits are taken for a commit.
const SHORT_HASH: usize = 7;

/// Whether a site that knows people, questions and commits would take a word for one of them, if this place held it together: after
/// the sign of `@anna`, `#3`, `!3`, `GH-3`, `a@b.org`, or within a hash.
fn holds_a_reference(word: &str, at: usize) -> bool {
    let (before, rest) = word.split_at_checked(at).unwrap_or_default();
    let next = rest.chars().next().unwrap_or(' ');
    let begins_a_hash = || {
        let hash = word.get(at.saturating_sub(1)..).unwrap_or_default().chars().take_while(char::is_ascii_hexdigit);
        let (digits, letters): (Vec<char>, Vec<char>) = hash.partition(char::is_ascii_digit);
        !digits.is_empty() && !letters.is_empty() && digits.len() + letters.len() >= SHORT_HASH
    };
    let begins_a_part = || before.chars().rev().nth(1).is_none_or(|c| !c.is_alphanumeric());
    match before.chars().next_back() {
        Some('@') => next.is_alphanumeric(),
        Some('#' | '!') => next.is_ascii_digit(),
        Some('-') if ends_with(before, "gh-") => next.is_ascii_digit(),
        Some(_) => begins_a_part() && begins_a_hash(),
        None => false,
    }
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
        for (at, c) in word.char_indices() {
            let rest = word.get(at..).unwrap_or_default();
            // What some readers of Markdown make a link, though it is none: an address, and one of a letter.
            if rest.starts_with("://") || (c == '.' && word.get(..at).is_some_and(|before| ends_with(before, "www"))) {
                inline.push('\\');
            }
            if holds_a_reference(word, at) {
                inline.push_str("<!-- -->");
            }
            if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '$') {
                inline.push('\\');
            }
            inline.push(c);
        }
    }
    inline
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing becomes a link by itself, nor is anybody called by a name.
    #[test]
    fn no_word_is_a_reference() {
        let rows = [
            ("thanks @Jörg, see #34", "thanks @<!-- -->Jörg, see #<!-- -->34"),
            ("(@anna) club/slate#7!", "(@<!-- -->anna) club/slate#<!-- -->7!"),
            ("gh-7 GH-x !12", "gh-<!-- -->7 GH-x !<!-- -->12"),
            ("a@b.de @ # 3 #x !", "a@<!-- -->b.de @ # 3 #x !"),
            ("0123456789abcdef0123456789abcdef01234567", "0<!-- -->123456789abcdef0123456789abcdef01234567"),
            (
                "ddead123 (dead123) fade12 1234567 effaced xdead1234",
                "d<!-- -->dead123 (d<!-- -->ead123) fade12 1234567 effaced xdead1234",
            ),
            ("http://x.org www.x.org", "http\\://x.org www\\.x.org"),
        ];
        for (text, want) in rows {
            assert_eq!(inline(text), want);
        }
    }
}
