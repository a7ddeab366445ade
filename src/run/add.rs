//! `bolln add`, `bolln undo`, `bolln redo`: one event is appended without asking, and what it gave is told.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::cli::{Add, Entry, Format, TakeBack};
use crate::error::{Failure, Outcome};
use crate::evenings::settlement::Back;
use crate::of_either;
use crate::report::trouble::{of_save, saved_anyway, tell_notices};
use crate::report::{entries, gave, json as score_json};
use crate::run::settle;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;
use crate::session::events::german;
use crate::session::events::typed::{self, Untyped};
use crate::session::log::{self, Aside, Change};
use crate::session::write::{self, Item};
use crate::store::record::Record;
use crate::store::{NotEntered, Notebook, System};
use crate::words::Words;

/// How long another program may keep the file before this one gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Appends an event.
///
/// # Errors
/// The file; what is wrong with the keys, or with the session that the event would make.
pub fn run(args: &Add, screen: &Screen) -> Outcome {
    let text = |session: &Session| {
        let found = session.len();
        if let Some(expected) = args.expect.filter(|expected| *expected != found) {
            let file = args.file.display().to_string();
            return Err(Failure::Told(say!(
                screen.words,
                "add-expect",
                file = file,
                found = found,
                expected = expected
            )));
        }
        text(args, session, &screen.words)
    };
    append(&args.file, &args.entry, screen, text)
}

/// Takes back the newest change.
///
/// # Errors
/// The file; nothing to take back.
pub fn undo(args: &TakeBack, screen: &Screen) -> Outcome {
    if Record::at(&args.file) == Some(Record::Settlement) {
        return settle::back::run(args, Back::Undo, screen);
    }
    let nothing = || Failure::Told(say!(screen.words, "undo-nothing"));
    append(&args.file, &args.entry, screen, |session| session.undo(args.entry.aside()).ok_or_else(nothing))
}

/// Brings back what was taken back last.
///
/// # Errors
/// The file; nothing to bring back.
pub fn redo(args: &TakeBack, screen: &Screen) -> Outcome {
    if Record::at(&args.file) == Some(Record::Settlement) {
        return settle::back::run(args, Back::Redo, screen);
    }
    let nothing = || Failure::Told(say!(screen.words, "redo-nothing"));
    append(&args.file, &args.entry, screen, |session| session.redo(args.entry.aside()).ok_or_else(nothing))
}

fn append(
    file: &Path,
    entry: &Entry,
    screen: &Screen,
    mut text: impl FnMut(&Session) -> Result<String, Failure>,
) -> Outcome {
    let mut notebook =
        Notebook::open_on(System::of_user(), file, PATIENCE).map_err(|error| of_save(error, file, screen))?;
    // What undo takes back is named as it stood before.
    let before = std::cell::RefCell::new(None);
    let entered = notebook.enter(|session: &Session| {
        before.replace(named(session, session.next_undone(), screen));
        text(session)
    });
    tell_notices(&notebook.notices(), file, screen);
    entered.map_err(|error| match error {
        NotEntered::Store(error) => of_save(error, file, screen),
        NotEntered::Own(failure) => failure,
    })?;
    let moved = moved(notebook.session(), before.into_inner(), screen);
    saved_anyway(tell(&notebook, entry, screen, moved), screen)
}

/// Tells what the new event gave.
fn tell(notebook: &Notebook, entry: &Entry, screen: &Screen, moved: Option<Moved>) -> Outcome {
    let (session, event) = (notebook.session(), notebook.session().len() as u32);
    match entry.format {
        Format::Text => {
            let mut out = screen.out();
            writeln!(out, "{}", say!(screen.words, "add-saved", event = event))?;
            if let Some(moved) = &moved {
                writeln!(out, "{}", screen.wrapped(&moved.told, "  "))?;
            }
            let told = moved.and_then(|moved| moved.brought_back).unwrap_or(event);
            writeln!(out, "{}", gave::text(session, told, screen))?;
        }
        Format::Json => {
            let mut bytes = Vec::new();
            score_json::write(session, &mut bytes)?;
            let mut score: Value = serde_json::from_slice(&bytes).map_err(std::io::Error::from)?;
            let deal = score["deals"].as_array_mut().and_then(|deals| deals.pop_if(|deal| deal["event"] == event));
            let mut answer = json!({ "event": event, "deal": deal, "next": score["next"] });
            if let (Some(moved), Some(answer)) = (moved, answer.as_object_mut()) {
                answer.insert(moved.key.to_owned(), moved.entries.into());
            }
            let mut out = screen::json();
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// What an entry took back or brought back.
struct Moved {
    told: String,
    key: &'static str,
    entries: Vec<u32>,
    /// The last event of what was brought back: what it gave is told again.
    brought_back: Option<u32>,
}

fn named(session: &Session, change: Option<Change>, screen: &Screen) -> Option<String> {
    change.map(|change| entries::named(session, change, &screen.words))
}

/// What the last entry of a session took back or brought back; nothing if it is no undo and no redo.
fn moved(session: &Session, before: Option<String>, screen: &Screen) -> Option<Moved> {
    let (is_undo, is_redo) = of_either!(session, evening => {
        let last = evening.log().get(evening.log().len() as u32);
        (matches!(last, Some(log::Entry::Undo(_))), matches!(last, Some(log::Entry::Redo(_))))
    });
    if is_undo {
        let entries = session.next_redone()?.entries().collect();
        let told = say!(screen.words, "undone", what = before.unwrap_or_default());
        return Some(Moved { told, key: "taken_back", entries, brought_back: None });
    }
    let back = session.next_undone().filter(|_| is_redo)?;
    let told = say!(screen.words, "redone", what = named(session, Some(back), screen).unwrap_or_default());
    Some(Moved { told, key: "brought_back", entries: back.entries().collect(), brought_back: Some(back.last) })
}

/// The text of the event that the command line tells.
fn text(args: &Add, session: &Session, words: &Words) -> Result<String, Failure> {
    let kind = german::kind(&args.kind);
    let names = session.names();
    let typed = |pair: &String| typed::pair(pair, names).map_err(|wrong| Failure::Usage(told(&wrong, pair, words)));
    let pairs = args.keys.iter().map(typed).collect::<Result<Vec<_>, _>>()?;
    for (place, (key, _)) in pairs.iter().enumerate() {
        let own_part =
            pairs.iter().take(place).rev().take_while(|(earlier, _)| kind != "correction" || earlier != "now");
        if own_part.into_iter().any(|(earlier, _)| earlier == key) {
            return Err(Failure::Usage(say!(words, "add-key-twice", key = key)));
        }
    }
    if kind == "correction" {
        return correction(args, pairs, session, words);
    }
    let has_time = pairs.iter().any(|(key, _)| key == "at");
    let aside = Aside { at: args.entry.time().filter(|_| !has_time), ..Aside::default() };
    Ok(write::event("[[events]]", kind, &aside, borrowed(&pairs)))
}

fn borrowed(pairs: &[(String, Item)]) -> Vec<(&str, Item)> {
    pairs.iter().map(|(key, item)| (key.as_str(), item.clone())).collect()
}

/// A correction: keys before `now=KIND` are its own, those after it the event's, as in the file.
fn correction(args: &Add, mut own: Vec<(String, Item)>, session: &Session, words: &Words) -> Result<String, Failure> {
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
    let played = of_either!(session, evening => evening.moment(number).and_then(|moment| moment.aside.at));
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
