//! `bolln export FILE --to FORMAT…`: the evening to take home.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::Export;
use crate::error::{Failure, Outcome};
use crate::export::{self, Choices, Evening, Format, csv::Table};
use crate::load::load;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;
use crate::store::beside;

/// Exports a session.
///
/// # Errors
/// The file, what is wrong with the session, what the command line asks for that cannot be, and where nothing can be written.
pub fn run(args: &Export, screen: &Screen) -> Outcome {
    if args.to.contains(&Format::Tables) {
        return super::tables::run(args, screen);
    }
    let loaded = load(&args.file, screen)?;
    let session = loaded.session(screen)?;
    if !session.problems().is_empty() {
        return Err(loaded.tell(session.problems(), Some(session), screen));
    }
    let evening = Evening { session, words: &screen.words };
    let choices = Choices { dialect: args.excel.unwrap_or_default(), table: args.table, transfers: args.transfers };
    refuse(args, &evening)?;
    let Some(out) = out(args) else {
        let format = args.to.first().copied().unwrap_or(Format::Json);
        return Ok(screen::export().write_all(&written(&evening, format, &choices)?)?);
    };
    for (path, format, choices) in files(args, out, &evening, &choices) {
        if is_same(&path, &args.file) {
            return Err(Failure::Usage(say!(screen.words, "export-over-session", path = path.display().to_string())));
        }
        let text = written(&evening, format, &choices)?;
        write_file(&path, &String::from_utf8_lossy(&text)).map_err(|error| Failure::file(path, error))?;
    }
    Ok(())
}

/// Where it goes; `-` is standard output, as nothing is.
fn out(args: &Export) -> Option<&Path> {
    args.out.as_deref().filter(|out| *out != Path::new("-"))
}

/// The whole text, so that nothing is begun that cannot be ended.
fn written(evening: &Evening<'_>, format: Format, choices: &Choices) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    export::write(evening, format, choices, &mut text)?;
    Ok(text)
}

/// Refuses what the command line asks for and cannot be.
fn refuse(args: &Export, evening: &Evening<'_>) -> Outcome {
    let words = evening.words;
    if args.to.len() > 1 && out(args).is_none() {
        return Err(Failure::Usage(say!(words, "export-needs-folder")));
    }
    let csv = args.to.contains(&Format::Csv);
    if !csv && (args.table.is_some() || args.excel.is_some()) {
        return Err(Failure::Usage(say!(words, "export-only-csv")));
    }
    let ledger = args.to.contains(&Format::Ledger);
    if args.transfers && !ledger {
        return Err(Failure::Usage(say!(words, "export-only-ledger")));
    }
    if ledger && matches!(evening.session, Session::Dreeg(_)) {
        return Err(Failure::Usage(say!(words, "export-no-money")));
    }
    let tables = Table::of(evening);
    match args.table.filter(|table| !tables.contains(table)) {
        Some(table) => {
            let possible = tables.iter().map(|table| table.word()).collect::<Vec<_>>().join(", ");
            Err(Failure::Usage(say!(words, "export-no-such-table", table = table.word(), possible = possible)))
        }
        None => Ok(()),
    }
}

/// The files to write: the one that is named; or in a folder one for each format, of csv one for each table, named after the
/// session's file.
fn files(args: &Export, out: &Path, evening: &Evening<'_>, choices: &Choices) -> Vec<(PathBuf, Format, Choices)> {
    let several_tables = args.to.contains(&Format::Csv) && args.table.is_none();
    let named = out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    let folder = out.is_dir() || args.to.len() > 1 || (several_tables && !named);
    if !folder {
        return args.to.iter().map(|format| (out.to_owned(), *format, *choices)).collect();
    }
    let stem = args.file.file_stem().and_then(|stem| stem.to_str()).filter(|stem| *stem != "-").unwrap_or("session");
    let mut files = Vec::new();
    for format in &args.to {
        if *format == Format::Csv {
            let tables = args.table.as_ref().map_or(Table::of(evening), std::slice::from_ref);
            for table in tables {
                let choices = Choices { table: Some(*table), ..*choices };
                files.push((out.join(format!("{stem}-{}.csv", table.word())), *format, choices));
            }
        } else {
            files.push((out.join(format!("{stem}.{}", format.ending())), *format, *choices));
        }
    }
    files
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Writes a file as a whole or not at all; what is no plain file (a pipe, a device) is written to directly.
pub(super) fn write_file(path: &Path, text: &str) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(before) if before.is_file() => beside::put(&fs::canonicalize(path)?, text),
        Ok(_) => fs::OpenOptions::new().write(true).open(path)?.write_all(text.as_bytes()),
        Err(_) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            folder.map_or(Ok(()), fs::create_dir_all)?;
            beside::put(path, text)
        }
    }
}
