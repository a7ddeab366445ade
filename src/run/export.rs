//! `bolln export FILE --to FORMAT…`: the evening to take home.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use chrono::NaiveDate;

use super::journal::{tell_undated, written as written_on};
use super::output::{out, put, spare_records};
use crate::cli::Export;
use crate::error::{Failure, Outcome};
use crate::export::{self, Choices, Evening, Format, csv::Table};
use crate::load::load;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;

/// Exports a session.
///
/// # Errors
/// The file, what is wrong with the session, what the command line asks for that cannot be, and where nothing can be written.
pub fn run(args: &Export, screen: &Screen) -> Outcome {
    if args.to.contains(&Format::Tables) {
        return super::tables::run(args, screen);
    }
    if let [format] = args.to[..]
        && let Some(dialect) = format.journal()
        && args.file.is_dir()
    {
        return super::journal::of_folder(args, dialect, screen);
    }
    let loaded = load(&args.file, screen)?;
    let session = loaded.session(screen)?;
    if !session.problems().is_empty() {
        return Err(loaded.tell(session.problems(), Some(session), screen));
    }
    let key = args.file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let evening = Evening { session, words: &screen.words, key: &key };
    refuse(args, &evening)?;
    let (dialect, day) = (args.excel.unwrap_or_default(), day(args, &evening, screen)?);
    let choices = Choices { dialect, table: args.table, transfers: args.transfers, day };
    let Some(out) = out(args) else {
        let format = args.to.first().copied().unwrap_or(Format::Json);
        let mut out = BufWriter::new(screen::export());
        export::write(&evening, format, &choices, &mut out)?;
        return Ok(out.flush()?);
    };
    let files = files(args, out, &evening, &choices);
    // Nothing is written unless all of it can be.
    files.iter().try_for_each(|(path, ..)| spare_records(path, &screen.words))?;
    for (path, format, choices) in files {
        put(&path, |out| export::write(&evening, format, &choices, out), &screen.words)?;
    }
    Ok(())
}

/// The day of an evening without a date, for a journal: that of its file.
fn day(args: &Export, evening: &Evening<'_>, screen: &Screen) -> Result<Option<NaiveDate>, Failure> {
    if evening.day().is_some() || !has_journal(args) {
        return Ok(None);
    }
    if args.file == Path::new("-") {
        return Err(Failure::Told(say!(screen.words, "ledger-no-date")));
    }
    tell_undated(&args.file, screen)?;
    Ok(Some(written_on(&args.file)))
}

fn has_journal(args: &Export) -> bool {
    args.to.iter().any(|format| format.journal().is_some())
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
    let ledger = has_journal(args);
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
