//! Whatever was played: it can be written again, taken back to the start and brought back, and scores as before.

use std::fs;

use bolln::of_either;
use bolln::session::log::{Aside, Entry, Version};
use bolln::session::{Evening, Game, Moment, Session};
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
    of_either!(session, evening => evening.moments().map(|moment| moment.number).collect())
}

/// The texts of the events that stand, written anew.
fn written<G: Game>(evening: &Evening<G>) -> Vec<String> {
    let text = |moment: Moment<'_, G>| {
        let version = Version { event: moment.event.clone(), aside: moment.aside.clone() };
        evening.text(&Entry::Event(Ok(version)))
    };
    evening.moments().map(text).collect()
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
        let events = of_either!(&session, evening => written(evening));
        let again = format!("{head}\n{}", events.join("\n"));
        assert_eq!(unnumbered(score(&again).unwrap()), unnumbered(score(&text).unwrap()), "{again}");
    }
}

#[test]
fn everything_can_be_taken_back_and_brought_back() {
    // A step reads the whole: long sessions would only take long.
    let short = sessions().into_iter().filter(|text| text.matches("[[events]]").count() <= 40);
    for mut text in short {
        let before = score(&text).unwrap();
        let mut steps = 0;
        while let Some(undo) = Session::read(&text).unwrap().undo(Aside::default()) {
            text = format!("{text}\n{undo}");
            steps += 1;
            assert_eq!(Session::read(&text).unwrap().problems(), [], "{text}");
        }
        assert!(steps > 0);
        assert_eq!(standing(&Session::read(&text).unwrap()), [0; 0], "{text}");
        for _ in 0..steps {
            let redo = Session::read(&text).unwrap().redo(Aside::default()).unwrap();
            text = format!("{text}\n{redo}");
        }
        assert_eq!(Session::read(&text).unwrap().redo(Aside::default()), None);
        assert_eq!(score(&text).unwrap(), before, "{text}");
    }
}
