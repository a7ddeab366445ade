//! `bolln export FOLDER --to tables -o DIR`: many evenings for a database.

use std::io::Write;

use super::found::{tell, tell_found};
use crate::cli::Export;
use crate::error::{Failure, Outcome};
use crate::evenings::{People, files};
use crate::export::tables::{self, Failed};
use crate::say;
use crate::screen::Screen;

/// Writes the tables. A file that cannot be used is told and left out.
///
/// # Errors
/// A folder that cannot be read or written, or holds something else; in the end [`Failure::Session`], if a file that was named had to
/// be left out, or no file could be used.
pub fn run(args: &Export, screen: &Screen) -> Outcome {
    let words = &screen.words;
    if args.table.is_some() || args.excel.is_some() {
        return Err(Failure::Usage(say!(words, "export-only-csv")));
    }
    if args.transfers {
        return Err(Failure::Usage(say!(words, "export-only-ledger")));
    }
    let Some(out) = args.out.as_ref().filter(|_| args.to.len() == 1) else {
        return Err(Failure::Usage(say!(words, "tables-need-folder")));
    };
    let found = files::find(std::slice::from_ref(&args.file))?;
    let sources = &found.sessions;
    let people = People::in_force(&[], sources, screen)?;
    let skipped = tables::write(sources, out, &people, screen).map_err(|failed| match failed {
        Failed::NotOurs => Failure::Told(say!(words, "tables-not-ours", folder = out.display().to_string())),
        Failed::Io(path, error) => Failure::file(path, error),
    })?;
    tell_found(&found, screen)?;
    tell(&skipped, screen)?;
    let sessions = sources.len() - skipped.len();
    let told = say!(words, "tables-written", sessions = sessions, folder = out.display().to_string());
    writeln!(screen.err(), "{told}")?;
    if skipped.iter().any(|skipped| skipped.named) || (sessions == 0 && !skipped.is_empty()) {
        return Err(Failure::Session);
    }
    Ok(())
}
