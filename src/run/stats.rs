//! `bolln stats [FILES|FOLDER]`: the table's history.

use std::collections::BTreeMap;
use std::io::Write;

use super::found::{tell, tell_found};
use crate::cli::{Sections, Stats};
use crate::error::{Failure, Outcome};
use crate::evenings::{Filter, People, Source, files, read};
use crate::gate::{self, Gate};
use crate::render;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::names::{folded, nearest};
use crate::stats::tally::Tally;
use crate::stats::{self, Choice, Form, Part};
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
    let sources = &found.sessions;
    let people = People::in_force(&args.same, sources, screen)?;
    let filter = Filter {
        since: args.since,
        until: args.until,
        game: args.game,
        people: args.players.iter().map(|name| people.of(name).0).collect(),
        place: args.place.as_deref().map(folded),
    };
    let choice = Choice {
        people: filter.people.clone(),
        min_evenings: args.min_evenings,
        parts: parts(args),
        sort: args.sort.clone(),
        by: args.by,
    };
    let wanted = choice.wanted();
    let count = |evening: &read::Evening<'_>, tally: &mut Tally| match filter.takes(evening, &people) {
        true => stats::count(evening, wanted, &people, words, tally),
        false => Ok(()),
    };
    let (tally, skipped): (Tally, _) = read::all(sources, screen, count);
    tell_found(&found, screen)?;
    tell(&skipped, screen)?;
    if tally.dreeg + tally.herzblatt > 0 {
        show(&tally, &choice, args, screen)?;
    } else if skipped.len() < sources.len() || sources.is_empty() {
        writeln!(screen.err(), "{}", say!(words, "stats-no-evening", files = sources.len()))?;
        strangers(&args.players, sources, &people, screen)?;
    }
    let none_usable = !sources.is_empty() && skipped.len() == sources.len();
    if none_usable || skipped.iter().any(|skipped| skipped.named) { Err(Failure::Session) } else { Ok(()) }
}

/// Who of those asked for never sat anywhere, with who may be meant.
fn strangers(asked: &[String], sources: &[Source], people: &People, screen: &Screen) -> Outcome {
    if asked.is_empty() {
        return Ok(());
    }
    let sat = |evening: &read::Evening<'_>, names: &mut BTreeMap<String, u64>| {
        names.extend(evening.people().into_iter().map(|player| (evening.session.names().of(player).to_owned(), 1)));
        Ok(())
    };
    let (known, _) = read::all(sources, screen, sat);
    let is_stranger = |name: &&String| !known.keys().any(|known| people.of(known).0 == people.of(name).0);
    for name in asked.iter().filter(is_stranger) {
        let told = match nearest(name, known.keys().map(String::as_str)) {
            Some(near) => say!(screen.words, "stats-stranger-near", name = name, nearest = near),
            None => say!(screen.words, "stats-stranger", name = name),
        };
        writeln!(screen.err(), "{told}")?;
    }
    Ok(())
}

/// The sections that are asked for; all where a page or a program asks for nothing else.
fn parts(args: &Stats) -> Vec<Part> {
    let asked = args.section.iter().flat_map(|section| match section {
        Sections::One(part) => std::slice::from_ref(part),
        Sections::All => Part::ALL,
    });
    match (args.section.is_empty(), args.to) {
        (true, Form::Html | Form::Csv | Form::Json) => Part::ALL.to_vec(),
        (true, Form::Text) | (false, _) => asked.copied().collect(),
    }
}

fn show(tally: &Tally, choice: &Choice, args: &Stats, screen: &Screen) -> Outcome {
    let no_column = |columns: Vec<&str>| {
        let (column, possible) = (args.sort.as_deref().unwrap_or_default(), columns.join(", "));
        Failure::Usage(say!(screen.words, "stats-no-column", column = column, possible = possible))
    };
    let page = stats::page(tally, choice, &screen.words).map_err(no_column)?;
    let mut bytes = Vec::new();
    match args.to {
        Form::Text => writeln!(bytes, "{}", render::text::page(&page, screen))?,
        Form::Html => render::html::write(&page, &screen.words, Gate::new(&mut bytes, gate::Form::Text))?,
        Form::Csv => render::figures(&page, Gate::new(&mut bytes, gate::Form::Text))?,
        Form::Json => render::json(&page, Gate::new(&mut bytes, gate::Form::Json))?,
    }
    match &args.out {
        Some(path) => super::output::put(path, |out| out.write_all(&bytes), &screen.words),
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
