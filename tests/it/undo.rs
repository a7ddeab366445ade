//! Whatever was played: it can be written again, taken back to the start and brought back, and scores as before.

use std::fs;

use bolln::session::{Game, Log, Session};
use serde_json::Value;

use crate::common::{files, score};
use crate::generate;

/// Random sessions, and the samples with their corrections.
fn sessions() -> Vec<String> {
    let random = (0..12).map(generate::session);
    let samples = files("sample-sessions", "toml");
    random.chain(samples.iter().map(|path| fs::read_to_string(path).unwrap())).collect()
}

fn standing(session: &Session) -> Vec<u32> {
    fn numbers<E>(log: &Log<E>) -> Vec<u32> {
        log.standing().iter().map(|standing| standing.number).collect()
    }
    match &session.game {
        Game::Dreeg { log, .. } => numbers(log),
        Game::Herzblatt { log, .. } => numbers(log),
    }
}

/// The score without the numbers of events.
fn unnumbered(mut value: Value) -> Value {
    match &mut value {
        Value::Object(entries) => {
            entries.remove("event");
            entries.values_mut().for_each(|entry| *entry = unnumbered(entry.take()));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| *item = unnumbered(item.take())),
        _ => {}
    }
    value
}

#[test]
fn every_event_can_be_written_again() {
    for text in sessions() {
        let session = Session::read(&text).unwrap();
        let head = text.split("\n[[events]]").next().unwrap();
        let events = standing(&session).into_iter().map(|number| session.present(&text, number).unwrap().text());
        let again = format!("{head}\n{}", events.collect::<Vec<_>>().join("\n"));
        assert_eq!(unnumbered(score(&again).unwrap()), unnumbered(score(&text).unwrap()), "{again}");
    }
}

#[test]
fn everything_can_be_taken_back_and_brought_back() {
    // A step reads the whole: long sessions would only take long.
    let short = sessions().into_iter().filter(|text| text.matches("[[events]]").count() <= 40);
    for mut text in short {
        let before = score(&text).unwrap();
        let events = standing(&Session::read(&text).unwrap()).len();
        for left in (0..events).rev() {
            let undo = Session::read(&text).unwrap().undo(None).unwrap();
            text = format!("{text}\n{undo}");
            assert_eq!(standing(&Session::read(&text).unwrap()).len(), left, "{text}");
        }
        let empty = Session::read(&text).unwrap();
        assert_eq!(empty.undo(None), None);
        assert_eq!(score(&text).unwrap()["deals"], Value::Array(Vec::new()));
        for _ in 0..events {
            let redo = Session::read(&text).unwrap().redo(&text, None).unwrap();
            text = format!("{text}\n{redo}");
        }
        assert_eq!(Session::read(&text).unwrap().redo(&text, None), None);
        assert_eq!(score(&text).unwrap(), before, "{text}");
    }
}
