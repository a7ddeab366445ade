//! `bolln add`, `bolln undo`, `bolln redo`: one event is appended without asking, and what it gave is told.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::cli::{Add, Entry, Format, TakeBack};
use crate::error::{Failure, Outcome};
use crate::report::trouble::{of_save, tell_notices};
use crate::report::{gave, json as score_json};
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::session::typed::{self, Untyped};
use crate::session::write::{Draft, Item, strike};
use crate::store::{NotEntered, Notebook, System};
use crate::words::Words;

/// How long another program may keep the file before this one gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Appends an event.
///
/// # Errors
/// The file; what is wrong with the keys, or with the session that the event would make.
pub fn run(args: &Add, screen: &Screen) -> Outcome {
    append(&args.file, &args.entry, screen, |session, so_far| {
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
        text(args, session, so_far, &screen.words)
    })
}

/// Strikes the last event that stands.
///
/// # Errors
/// The file; nothing to take back.
pub fn undo(args: &TakeBack, screen: &Screen) -> Outcome {
    append(&args.file, &args.entry, screen, |session, _| {
        let text = session.undo(args.entry.time());
        text.ok_or_else(|| Failure::Told(say!(screen.words, "undo-nothing")))
    })
}

/// Brings back what undo struck last.
///
/// # Errors
/// The file; nothing to bring back.
pub fn redo(args: &TakeBack, screen: &Screen) -> Outcome {
    append(&args.file, &args.entry, screen, |session, so_far| {
        let text = session.redo(so_far, args.entry.time());
        text.ok_or_else(|| Failure::Told(say!(screen.words, "redo-nothing")))
    })
}

fn append(
    file: &Path,
    entry: &Entry,
    screen: &Screen,
    text: impl FnMut(&Session, &str) -> Result<String, Failure>,
) -> Outcome {
    let mut notebook =
        Notebook::open_on(System::of_user(), file, PATIENCE).map_err(|error| of_save(error, file, screen))?;
    let entered = notebook.enter(text);
    tell_notices(&notebook.notices(), file, screen);
    entered.map_err(|error| match error {
        NotEntered::Store(error) => of_save(error, file, screen),
        NotEntered::Own(failure) => failure,
    })?;
    let (session, event) = (notebook.session(), notebook.session().len() as u32);
    let (score, _) = session.replay();
    let mut out = anstream::stdout().lock();
    match entry.format {
        Format::Text => {
            writeln!(out, "{}", say!(screen.words, "add-saved", event = event))?;
            writeln!(out, "{}", gave::text(session, &score, event, screen))?;
        }
        Format::Json => {
            let mut bytes = Vec::new();
            score_json::write(session, &score, &mut bytes)?;
            let mut score: Value = serde_json::from_slice(&bytes).map_err(std::io::Error::from)?;
            let deal = score["deals"].as_array_mut().and_then(|deals| deals.pop_if(|deal| deal["event"] == event));
            writeln!(out, "{}", json!({ "event": event, "deal": deal, "next": score["next"] }))?;
        }
    }
    Ok(())
}

/// The text of the event that the command line tells.
fn text(args: &Add, session: &Session, so_far: &str, words: &Words) -> Result<String, Failure> {
    let names = &session.names;
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
        return correction(args, pairs, (session, so_far), words);
    }
    let has_time = pairs.iter().any(|(key, _)| key == "at");
    let draft = Draft::new(&args.kind).at(args.entry.time().filter(|_| !has_time));
    Ok(pairs.into_iter().fold(draft, |draft, (key, item)| draft.with(&key, item)).text())
}

/// A correction: keys before `now=KIND` are its own, those after it the event's, as in the file.
fn correction(
    args: &Add,
    mut own: Vec<(String, Item)>,
    (session, so_far): (&Session, &str),
    words: &Words,
) -> Result<String, Failure> {
    let at = args.entry.time();
    let now = own.iter().position(|(key, _)| key == "now").map(|place| own.split_off(place));
    let (mut aim, mut reason) = (None, None);
    for (key, item) in own {
        match (key.as_str(), item) {
            ("corrects" | "before", _) if aim.is_some() => return Err(Failure::Usage(say!(words, "add-two-aims"))),
            ("corrects", Item::Int(number)) => aim = Some((false, number)),
            ("before", Item::Int(number)) => aim = Some((true, number)),
            ("reason", Item::Text(text)) => reason = Some(text),
            _ => return Err(Failure::Usage(say!(words, "add-correction-key", key = &key))),
        }
    }
    let Some((puts_in, target)) = aim else { return Err(Failure::Usage(say!(words, "add-no-aim"))) };
    let number = u32::try_from(target).map_err(|_| Failure::Usage(say!(words, "add-no-event", event = target)))?;
    let reason = reason.as_deref();
    let Some(now) = now else {
        return if puts_in {
            Err(Failure::Usage(say!(words, "add-before-what")))
        } else {
            Ok(strike(number, reason, at))
        };
    };
    let mut now = now.into_iter();
    let Some((_, Item::Text(kind))) = now.next() else { return Err(Failure::Usage(say!(words, "add-no-kind"))) };
    // A corrected deal was still played when it was played.
    let played = session.present(so_far, number).filter(|_| !puts_in);
    let has_time = now.clone().any(|(key, _)| key == "at");
    let time = played.and_then(|played| played.key("at").cloned()).filter(|_| !has_time);
    let draft = time.into_iter().fold(Draft::new(&kind), |draft, time| draft.with("at", time));
    let draft = now.fold(draft, |draft, (key, item)| draft.with(&key, item));
    Ok(if puts_in { draft.put_in(number, reason, at) } else { draft.correction(number, reason, at) })
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
