//! `bolln export FILE|FOLDER --to ledger`: one evening, or all of a folder with its settlements, as one journal.

use std::io::Write;
use std::path::Path;

use chrono::{DateTime, Local, NaiveDate};

use super::found::{tell, tell_found};
use crate::cli::Export;
use crate::error::{Failure, Outcome};
use crate::evenings::merge::Merge;
use crate::evenings::settlement::Settlement;
use crate::evenings::{People, files, read};
use crate::export::ledger::{self, Book, Dialect};
use crate::report::trouble;
use crate::say;
use crate::screen::{self, Screen};

/// Writes the journal of a folder.
///
/// # Errors
/// What is not sound: money is booked only if all of it is known; no evening about money; where nothing can be written.
pub fn of_folder(args: &Export, dialect: Dialect, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let found = files::find(std::slice::from_ref(&args.file))?;
    let sessions = &found.sessions;
    let people = People::in_force(&[], sessions, screen)?;
    tell_found(&found, screen)?;
    let add = |evening: &read::Evening<'_>, sum: &mut Book| {
        let day = written(&evening.source.path);
        ledger::book(evening, &people, day, true, words).map(|book| sum.absorb(book))
    };
    let (mut book, skipped): (Book, _) = read::all(sessions, screen, add);
    tell(&skipped, screen)?;
    for source in &found.settlements {
        let text = crate::store::system::read(&source.path)
            .and_then(|bytes| String::from_utf8(bytes).map_err(std::io::Error::other))
            .map_err(|error| Failure::file(&source.path, error))?;
        let settlement = Settlement::read(&text)
            .map_err(|problems| trouble::tell(&problems, &source.path.display().to_string(), &text, None, screen))?;
        book.take(&settlement, &source.key, &people, written(&source.path));
    }
    if !skipped.is_empty() {
        return Err(Failure::Told(say!(words, "ledger-not-all")));
    }
    if book.spellings.is_empty() {
        return Err(Failure::Usage(say!(words, "export-no-money")));
    }
    for place in &book.undated {
        if let Some(source) = sessions.get(*place) {
            tell_undated(&source.path, screen)?;
        }
    }
    let mut text = Vec::new();
    book.write(dialect, args.transfers, words, &mut text)?;
    match super::output::out(args) {
        Some(path) => super::output::put(path, |out| out.write_all(&text), words),
        None => Ok(screen::export().write_all(&text)?),
    }
}

/// The day on which a file was last written.
pub fn written(path: &Path) -> NaiveDate {
    let modified = std::fs::metadata(path).and_then(|about| about.modified());
    modified.map_or_else(|_| Local::now(), DateTime::<Local>::from).date_naive()
}

/// Says that an evening without a date was booked on the day of its file.
///
/// # Errors
/// What standard error refuses.
pub fn tell_undated(path: &Path, screen: &Screen) -> std::io::Result<()> {
    let (file, day) = (path.display().to_string(), screen.words.date(written(path)));
    writeln!(screen.err(), "bolln: {}", say!(screen.words, "ledger-undated-file", file = file, day = day))
}
