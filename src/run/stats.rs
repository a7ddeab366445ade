//! `bolln stats [FILES|FOLDER]`: the table's history.

use std::io::{BufWriter, Write};

use crate::cli::Stats;
use crate::error::{Failure, Outcome};
use crate::evenings::copies::Twice;
use crate::evenings::{Filter, People, Skipped, files, read};
use crate::render;
use crate::say;
use crate::screen::Screen;
use crate::session::names::folded;
use crate::stats::tally::Tally;
use crate::stats::{self, Choice, Form};
use crate::store::folder;

/// Counts many evenings and shows what they come to. A file that cannot be used is told and left out.
///
/// # Errors
/// A file or folder that is not there; in the end [`Failure::Session`], if a file that was named had to be left out, or no file
/// could be used.
pub fn run(args: &Stats, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let found = match (args.files.is_empty(), folder::sessions_folder()) {
        (true, Some(folder)) => files::find(&[folder])?,
        _ => files::find(&args.files)?,
    };
    let sources = found.sessions;
    let people = People::in_force(&args.same, &sources, screen)?;
    let filter = Filter {
        since: args.since,
        until: args.until,
        game: args.game,
        people: args.players.iter().map(|name| people.of(name).0).collect(),
        place: args.place.as_deref().map(folded),
    };
    let count = |evening: &read::Evening<'_>, tally: &mut Tally| stats::count(evening, &people, words, tally);
    let (tally, skipped): (Tally, _) = read::all(&sources, &filter, &people, screen, count);
    tell_twice(&found.twice, screen)?;
    tell(&skipped)?;
    if tally.dreeg + tally.herzblatt > 0 {
        show(&tally, Choice { people: filter.people }, args, screen)?;
    } else if skipped.len() < sources.len() || sources.is_empty() {
        writeln!(std::io::stderr(), "{}", say!(words, "stats-no-evening", files = sources.len()))?;
    }
    let none_usable = !sources.is_empty() && skipped.len() == sources.len();
    if none_usable || skipped.iter().any(|skipped| skipped.named) { Err(Failure::Session) } else { Ok(()) }
}

fn show(tally: &Tally, choice: Choice, args: &Stats, screen: &Screen) -> Outcome {
    let page = stats::page(tally, &choice, &screen.words);
    let mut bytes = Vec::new();
    match args.to {
        Form::Text => writeln!(bytes, "{}", render::text::page(&page, screen))?,
        Form::Html => render::html::write(&page, &screen.words, &mut bytes)?,
        Form::Csv => render::figures(&page, &mut bytes)?,
        Form::Json => render::json(&page, &mut bytes)?,
    }
    match &args.out {
        Some(path) => super::export::put(path, &bytes, &screen.words),
        None => {
            let mut out = BufWriter::new(anstream::stdout().lock());
            out.write_all(&bytes)?;
            Ok(out.flush()?)
        }
    }
}

/// Tells on standard error which evenings were there twice.
///
/// # Errors
/// What standard error refuses.
pub fn tell_twice(twice: &[Twice], screen: &Screen) -> std::io::Result<()> {
    let words = &screen.words;
    twice.iter().try_for_each(|twice| {
        let (file, other) = (twice.source.path.display().to_string(), twice.of.display().to_string());
        let told = match twice.differs {
            true => say!(words, "evening-twice-differs", file = file, other = other),
            false => say!(words, "evening-twice", file = file, other = other),
        };
        writeln!(std::io::stderr(), "bolln: {told}")
    })
}

/// Tells on standard error what was left out.
///
/// # Errors
/// What standard error refuses.
pub fn tell(skipped: &[Skipped]) -> std::io::Result<()> {
    let mut out = std::io::stderr().lock();
    skipped.iter().try_for_each(|skipped| writeln!(out, "bolln: {}", skipped.why))
}
