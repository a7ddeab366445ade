//! `bolln stats [FILES|FOLDER]`: the table's history.

use std::io::Write;

use crate::cli::Stats;
use crate::error::{Failure, Outcome};
use crate::evenings::{Filter, People, Skipped, files, read};
use crate::gate::{self, Gate};
use crate::render;
use crate::say;
use crate::screen::{self, Screen};
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
    let people = People::of_aliases(&args.same, words).map_err(Failure::Usage)?;
    let filter = Filter {
        since: args.since,
        until: args.until,
        game: args.game,
        people: args.players.iter().map(|name| people.of(name).0).collect(),
        place: args.place.as_deref().map(folded),
    };
    let sources = match (args.files.is_empty(), folder::sessions_folder()) {
        (true, Some(folder)) => files::find(&[folder])?,
        _ => files::find(&args.files)?,
    };
    let count = |evening: &read::Evening<'_>, tally: &mut Tally| stats::count(evening, &people, words, tally);
    let (tally, skipped): (Tally, _) = read::all(&sources, &filter, &people, screen, count);
    tell(&skipped, screen)?;
    if tally.dreeg + tally.herzblatt > 0 {
        show(&tally, Choice { people: filter.people }, args, screen)?;
    } else if skipped.len() < sources.len() || sources.is_empty() {
        writeln!(screen.err(), "{}", say!(words, "stats-no-evening", files = sources.len()))?;
    }
    let none_usable = !sources.is_empty() && skipped.len() == sources.len();
    if none_usable || skipped.iter().any(|skipped| skipped.named) { Err(Failure::Session) } else { Ok(()) }
}

fn show(tally: &Tally, choice: Choice, args: &Stats, screen: &Screen) -> Outcome {
    let page = stats::page(tally, &choice, &screen.words);
    let mut bytes = Vec::new();
    match args.to {
        Form::Text => writeln!(bytes, "{}", render::text::page(&page, screen))?,
        Form::Html => render::html::write(&page, &screen.words, Gate::new(&mut bytes, gate::Form::Text))?,
        Form::Csv => render::figures(&page, Gate::new(&mut bytes, gate::Form::Text))?,
        Form::Json => render::json(&page, Gate::new(&mut bytes, gate::Form::Json))?,
    }
    match &args.out {
        Some(path) => super::export::write_file(path, &String::from_utf8_lossy(&bytes))
            .map_err(|error| Failure::file(path, error)),
        None => {
            let mut out: Box<dyn Write> = match args.to {
                Form::Text => Box::new(screen.out()),
                Form::Html | Form::Csv | Form::Json => Box::new(screen::export()),
            };
            out.write_all(&bytes)?;
            Ok(out.flush()?)
        }
    }
}

/// Tells on standard error what was left out.
///
/// # Errors
/// What standard error refuses.
pub fn tell(skipped: &[Skipped], screen: &Screen) -> std::io::Result<()> {
    let mut out = screen.err();
    skipped.iter().try_for_each(|skipped| writeln!(out, "bolln: {}", skipped.why))
}
