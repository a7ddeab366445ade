//! Statistics as one self-contained page: no script, no network, light and dark.

use std::fmt::{self, Write as _};
use std::io::{self, Write};

use super::speech;
use crate::say;
use crate::stats::report::{Cell, Report, Table};
use crate::words::Words;

const STYLE: &str = include_str!("stats.css");

/// Writes the report.
///
/// # Errors
/// What the writer refuses.
pub fn html(report: &Report, words: &Words, mut out: impl Write) -> io::Result<()> {
    let mut page = String::new();
    // Writing to a text does not fail.
    let _ = compose(report, words, &mut page);
    out.write_all(page.as_bytes())
}

fn compose(report: &Report, words: &Words, page: &mut String) -> fmt::Result {
    let title = escaped(&say!(words, "stats-title"));
    let lang = words.lang().code();
    writeln!(page, "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(page, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(page, "<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>")?;
    writeln!(page, "<p>{}</p>", escaped(&say!(words, "stats-shares-note")))?;
    for table in &report.tables {
        section(table, words, page)?;
    }
    writeln!(page, "</main>\n</body>\n</html>")
}

fn section(table: &Table, words: &Words, page: &mut String) -> fmt::Result {
    let id = table.id;
    writeln!(page, "<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>", escaped(&speech::title(id, words)))?;
    if let Some(note) = speech::note(id, words) {
        writeln!(page, "<p>{}</p>", escaped(&note))?;
    }
    writeln!(page, "<div class=\"wide\"><table>\n<thead><tr>")?;
    for column in table.columns {
        writeln!(page, "<th scope=\"col\">{}</th>", escaped(&speech::heading(column, words)))?;
    }
    writeln!(page, "</tr></thead>\n<tbody>")?;
    for row in &table.rows {
        write!(page, "<tr>")?;
        for (place, cell) in row.iter().enumerate() {
            let text = escaped(&speech::cell(cell, words));
            match cell {
                _ if place == 0 => write!(page, "<th scope=\"row\">{text}</th>")?,
                Cell::Rate(rate) if rate.of > 0 => {
                    let percent = rate.share().unwrap_or_default() * 100.0;
                    write!(page, "<td class=\"n\"><i style=\"width:{percent:.1}%\"></i>{text}</td>")?;
                }
                cell if cell.is_figure() => write!(page, "<td class=\"n\">{text}</td>")?,
                _ => write!(page, "<td>{text}</td>")?,
            }
        }
        writeln!(page, "</tr>")?;
    }
    writeln!(page, "</tbody>\n</table></div>\n</section>")
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(sign),
        }
    }
    safe
}
