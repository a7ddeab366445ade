//! `bolln add`, `bolln undo`, `bolln redo`: one event is appended without asking, and what it gave is told.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::cli::{Add, Entry, Format, TakeBack};
use crate::error::{Failure, Outcome};
use crate::of_either;
use crate::report::trouble::of_store;
use crate::report::{entries, gave, json as score_json};
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::session::events::typed::{self, Untyped};
use crate::session::log::Aside;
use crate::session::write::{self, Item};
use crate::store::Notebook;
use crate::words::Words;

/// How long another program may keep the file before this one gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Appends an event.
///
/// # Errors
/// The file; what is wrong with the keys, or with the session that the event would make.
pub fn run(args: &Add, screen: &Screen) -> Outcome {
    append(&args.file, &args.entry, screen, |notebook| text(args, notebook, &screen.words), |_| None)
}

/// Takes back the newest change.
///
/// # Errors
/// The file; nothing to take back.
pub fn undo(args: &TakeBack, screen: &Screen) -> Outcome {
    let what = std::cell::OnceCell::new();
    let undo = |notebook: &Notebook| {
        let session = notebook.session();
        let named = session.next_undone().map(|change| entries::named(session, change, &screen.words));
        what.get_or_init(|| named.unwrap_or_default());
        session.undo(args.entry.aside()).ok_or_else(|| Failure::Told(say!(screen.words, "undo-nothing")))
    };
    append(&args.file, &args.entry, screen, undo, |_| what.get().map(|what| say!(screen.words, "undone", what = what)))
}

/// Brings back what was taken back last.
///
/// # Errors
/// The file; nothing to bring back.
pub fn redo(args: &TakeBack, screen: &Screen) -> Outcome {
    let redo = |notebook: &Notebook| {
        let text = notebook.session().redo(args.entry.aside());
        text.ok_or_else(|| Failure::Told(say!(screen.words, "redo-nothing")))
    };
    append(&args.file, &args.entry, screen, redo, |session| {
        let what = session.next_undone().map(|change| entries::named(session, change, &screen.words));
        Some(say!(screen.words, "redone", what = what.unwrap_or_default()))
    })
}

fn append(
    file: &Path,
    entry: &Entry,
    screen: &Screen,
    text: impl FnOnce(&Notebook) -> Result<String, Failure>,
    told: impl FnOnce(&Session) -> Option<String>,
) -> Outcome {
    let refused = |error| match of_store(error, file, screen) {
        Failure::Session => Failure::Told(say!(screen.words, "add-not-written", file = file.display().to_string())),
        other => other,
    };
    let mut notebook = Notebook::open_within(file, PATIENCE).map_err(refused)?;
    let text = text(&notebook)?;
    notebook.append(&text).map_err(refused)?;
    let (session, event) = (notebook.session(), notebook.session().len() as u32);
    let mut out = anstream::stdout().lock();
    match entry.format {
        Format::Text => {
            writeln!(out, "{}", say!(screen.words, "add-saved", event = event))?;
            if let Some(told) = told(session) {
                writeln!(out, "{}", screen.wrapped(&told, "  "))?;
            }
            writeln!(out, "{}", gave::text(session, event, screen))?;
        }
        Format::Json => {
            let mut bytes = Vec::new();
            score_json::write(session, &mut bytes)?;
            let mut score: Value = serde_json::from_slice(&bytes).map_err(std::io::Error::from)?;
            let deal = score["deals"].as_array_mut().and_then(|deals| deals.pop_if(|deal| deal["event"] == event));
            writeln!(out, "{}", json!({ "event": event, "deal": deal, "next": score["next"] }))?;
        }
    }
    Ok(())
}

/// The text of the event that the command line tells.
fn text(args: &Add, notebook: &Notebook, words: &Words) -> Result<String, Failure> {
    let names = notebook.session().names();
    let typed = |pair: &String| typed::pair(pair, names).map_err(|wrong| Failure::Usage(told(&wrong, pair, words)));
    let pairs = args.keys.iter().map(typed).collect::<Result<Vec<_>, _>>()?;
    for (place, (key, _)) in pairs.iter().enumerate() {
        let own_part =
            pairs.iter().take(place).rev().take_while(|(earlier, _)| args.kind != "correction" || earlier != "now");
        if own_part.into_iter().any(|(earlier, _)| earlier == key) {
            return Err(Failure::Usage(say!(words, "add-key-twice", key = key)));
        }
    }
    if args.kind == "correction" {
        return correction(args, pairs, notebook, words);
    }
    let has_time = pairs.iter().any(|(key, _)| key == "at");
    let aside = Aside { at: args.entry.time().filter(|_| !has_time), ..Aside::default() };
    Ok(write::event("[[events]]", &args.kind, &aside, borrowed(&pairs)))
}

fn borrowed(pairs: &[(String, Item)]) -> Vec<(&str, Item)> {
    pairs.iter().map(|(key, item)| (key.as_str(), item.clone())).collect()
}

/// A correction: keys before `now=KIND` are its own, those after it the event's, as in the file.
fn correction(args: &Add, mut own: Vec<(String, Item)>, notebook: &Notebook, words: &Words) -> Result<String, Failure> {
    let now = own.iter().position(|(key, _)| key == "now").map(|place| own.split_off(place));
    let mut aim = None;
    for (key, item) in &own {
        match (key.as_str(), item) {
            ("corrects" | "before", _) if aim.is_some() => return Err(Failure::Usage(say!(words, "add-two-aims"))),
            ("corrects" | "before", Item::Int(number)) => aim = Some((key == "before", *number)),
            ("reason" | "joined" | "note", _) => {}
            _ => return Err(Failure::Usage(say!(words, "add-correction-key", key = key))),
        }
    }
    let Some((puts_in, target)) = aim else { return Err(Failure::Usage(say!(words, "add-no-aim"))) };
    let number = u32::try_from(target).map_err(|_| Failure::Usage(say!(words, "add-no-event", event = target)))?;
    let text = write::event("[[events]]", "correction", &args.entry.aside(), borrowed(&own));
    let Some(now) = now else {
        return if puts_in { Err(Failure::Usage(say!(words, "add-before-what"))) } else { Ok(text) };
    };
    let Some(((_, Item::Text(kind)), now)) = now.split_first() else {
        return Err(Failure::Usage(say!(words, "add-no-kind")));
    };
    // A corrected deal was still played when it was played.
    let played = of_either!(notebook.session(), evening => evening.moment(number).and_then(|moment| moment.aside.at));
    let has_time = now.iter().any(|(key, _)| key == "at");
    let at = played.filter(|_| !puts_in && !has_time);
    Ok(text + &write::event("[events.now]", kind, &Aside { at, ..Aside::default() }, borrowed(now)))
}

/// What is wrong with a typed key.
fn told(wrong: &Untyped, pair: &str, words: &Words) -> String {
    match wrong {
        Untyped::NoPair => say!(words, "add-no-pair", pair = pair),
        Untyped::NoNumber(text) => say!(words, "add-no-number", pair = pair, text = text),
        Untyped::NoFlag(text) => say!(words, "add-no-flag", pair = pair, text = text),
        Untyped::NoEntry(text) => say!(words, "add-no-entry", pair = pair, text = text),
        Untyped::NoToml(text) => say!(words, "add-no-toml", pair = pair, text = text),
    }
}
