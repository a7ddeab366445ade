//! Every kind of event with every key of it: what is written is what was read, in a file and as arguments of `add`.

use std::collections::BTreeSet;

use bolln::of_either;
use bolln::session::events::form::Shape;
use bolln::session::events::keys::{Key, Kind};
use bolln::session::events::typed;
use bolln::session::log::{Entry, Version};
use bolln::session::names::Names;
use bolln::session::write::Item;
use bolln::session::{Dreeg, Evening, Game, Herzblatt, Session};
use rayon::prelude::*;
use toml::{Table, Value};

use crate::draw::text;
use crate::{SESSIONS, session};

/// Keys that their kind never goes without.
const NEEDED: &[(&str, &str)] = &[
    ("red-sow", "soloist"),
    ("call-a-card", "caller"),
    ("ruling", "reason"),
    ("substitute", "leaves"),
    ("substitute", "joins"),
    ("solo", "soloist"),
    ("ruling", "payments"),
    ("seating", "players"),
    ("stake", "amount"),
    ("payment", "from"),
    ("payment", "to"),
    ("payment", "amount"),
];

/// The game, the kind, the key, and whether it was there.
type Seen = BTreeSet<(&'static str, &'static str, &'static str, bool)>;

/// Writes every entry of an evening anew; nothing if one of them cannot be read.
fn written<G: Game>(evening: &Evening<G>) -> Option<String> {
    let entries = (1..=evening.log().len() as u32).map(|number| {
        let entry = evening.log().get(number)?;
        match entry {
            Entry::Event(Err(_)) | Entry::Aimless { .. } | Entry::Unreadable => None,
            Entry::Correction(correction) if matches!(correction.now, Some(Err(_))) => None,
            Entry::Event(Ok(_)) | Entry::Correction(_) | Entry::Undo(_) | Entry::Redo(_) => Some(evening.text(entry)),
        }
    });
    entries.map(|text| Some(format!("\n{}", text?))).collect()
}

/// Each entry without its place in the text.
fn entries<G: Game>(evening: &Evening<G>) -> Vec<String> {
    let told =
        |version: &Version<G::Event>| format!("{:?} {:?} {:?}", version.event, version.aside.at, version.aside.note);
    let entry = |number| match evening.log().get(number).unwrap() {
        Entry::Event(Ok(version)) => told(version),
        Entry::Correction(correction) => {
            let now = correction.now.as_ref().map(|now| told(now.as_ref().unwrap()));
            format!("{:?} {now:?} {:?} {}", correction.target, correction.reason, correction.joined)
        }
        Entry::Undo(aside) | Entry::Redo(aside) => format!("{:?} {:?}", aside.at, aside.note),
        Entry::Event(Err(_)) | Entry::Aimless { .. } | Entry::Unreadable => unreachable!(),
    };
    (1..=evening.log().len() as u32).map(entry).collect()
}

/// A value as a person types it, by the form of its key; as TOML where a name has signs that part values.
fn typed(key: Key, value: &Value) -> String {
    let plain = |name: &str| !name.contains([',', ':', '>', '=', '/', '"', '[', '{', '\'']) && name.trim() == name;
    let names = |list: &Value, between: &str| {
        let names: Option<Vec<&str>> =
            list.as_array()?.iter().map(|name| name.as_str().filter(|name| plain(name))).collect();
        Some(names?.join(between))
    };
    let short = match (key.shape(), value) {
        (Shape::Text | Shape::Name | Shape::Money, Value::String(text)) => {
            Some(text.clone()).filter(|text| plain(text))
        }
        (Shape::Names, list) => names(list, ","),
        (Shape::Tricks, Value::Array(tricks)) => {
            Some(tricks.iter().map(|trick| trick.as_str().unwrap()).collect::<Vec<_>>().join("/"))
        }
        (Shape::Placing, Value::Array(groups)) => {
            groups.iter().map(|group| names(group, "=")).collect::<Option<Vec<_>>>().map(|groups| groups.join(">"))
        }
        (Shape::Numbers | Shape::Moneys, Value::Table(entries)) => {
            let entry = |(name, value): (&String, &Value)| {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                plain(name).then(|| format!("{name}:{value}"))
            };
            entries.iter().map(entry).collect::<Option<Vec<_>>>().map(|entries| entries.join(","))
        }
        _ => None,
    };
    short.filter(|text| !text.is_empty()).unwrap_or_else(|| value.to_string())
}

fn item(value: &Value) -> Item {
    match value {
        Value::String(text) => Item::Text(text.clone()),
        Value::Integer(number) => Item::Int(*number),
        Value::Boolean(flag) => Item::Bool(*flag),
        Value::Array(list) => Item::List(list.iter().map(item).collect()),
        Value::Table(table) => Item::Table(table.iter().map(|(key, value)| (key.clone(), item(value))).collect()),
        Value::Datetime(time) => Item::Time(*time),
        Value::Float(number) => panic!("no key takes {number}"),
    }
}

/// As arguments each key says what it says in a file.
fn as_arguments(event: &Table, names: &Names) {
    for (name, value) in event {
        let Some(key) = Key::of(name) else { continue };
        let argument = format!("{name}={}", typed(key, value));
        let (told, got) = typed::pair(&argument, names).unwrap_or_else(|wrong| panic!("{argument}: {wrong:?}"));
        assert_eq!((told.as_str(), &got), (name.as_str(), &item(value)), "{argument}");
    }
}

fn see(game: &'static str, kinds: &'static [Kind], event: &Table, seen: &mut Seen) {
    let Some(kind) = kinds.iter().find(|kind| event.get("kind").and_then(Value::as_str) == Some(kind.name)) else {
        return;
    };
    seen.extend(kind.keys.iter().map(|key| (game, kind.name, key.name(), event.contains_key(key.name()))));
}

fn lacking(game: &'static str, kinds: &'static [Kind], seen: &Seen) -> Vec<String> {
    let all = kinds.iter().flat_map(|kind| kind.keys.iter().map(|key| (kind.name, key.name())));
    let cases = all.flat_map(|(kind, key)| [true, false].map(|there| (game, kind, key, there)));
    let cases = cases.filter(|case| !seen.contains(case) && (case.3 || !NEEDED.contains(&(case.1, case.2))));
    cases
        .map(|(game, kind, key, there)| format!("{game}: {kind} {} {key}", if there { "with" } else { "without" }))
        .collect()
}

#[test]
fn every_kind_of_event_is_read_as_it_was_written() {
    let trial = |seed| {
        let (head, events, hand) = session(seed);
        let whole = text::session(&head, &events, hand);
        let Ok(session) = Session::read(&whole) else { return Seen::new() };
        if !session.problems().is_empty() {
            return Seen::new();
        }
        let mut seen = Seen::new();
        let is_dreeg = matches!(session, Session::Dreeg(_));
        of_either!(&session, evening => {
            let Some(again) = written(evening) else { return Seen::new() };
            let text = format!("{}{again}", text::session(&head, &[], text::Hand::Plain));
            let read = Session::read(&text).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}\n{text}"));
            let read = of_either!(&read, evening => entries(evening));
            assert_eq!(read, entries(evening), "seed {seed}\n{text}");
            for event in events.iter().flat_map(|event| [Some(event), event.get("now").and_then(Value::as_table)]).flatten() {
                as_arguments(event, &evening.names);
                match is_dreeg {
                    true => see("Dreeg", Dreeg::KINDS, event, &mut seen),
                    false => see("Herzblatt", Herzblatt::KINDS, event, &mut seen),
                }
            }
        });
        seen
    };
    let seen: Seen = (0..SESSIONS).into_par_iter().flat_map_iter(trial).collect();
    let lacking = [lacking("Dreeg", Dreeg::KINDS, &seen), lacking("Herzblatt", Herzblatt::KINDS, &seen)].concat();
    assert!(lacking.is_empty(), "never drawn: {lacking:?}");
}
