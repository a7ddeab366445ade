//! Spoils a session: one or two things in it are not as they were. What comes of it is for both scorers to say.

use toml::{Table, Value};

use super::dice::Dice;
use super::names::{misspelt, name};

/// A step on the way to a value.
#[derive(Clone)]
enum Step {
    Key(String),
    Place(usize),
}

/// Words that stand somewhere in a session.
const WORDS: &[&str] = &[
    "",
    " ",
    "\u{3000}",
    "Nobody",
    "anna",
    "Anna ",
    "Ka\u{308}the",
    "a\u{200b}b",
    "sixty-six",
    "red-sow",
    "call-a-card",
    "cameroon",
    "solo",
    "passed",
    "misdeal",
    "ruling",
    "seating",
    "stake",
    "payment",
    "substitute",
    "note",
    "end",
    "correction",
    "undo",
    "redo",
    "won",
    "won-high",
    "lost",
    "schneider",
    "callers",
    "opponents",
    "nobody",
    "66",
    "du",
    "clubs",
    "hearts",
    "Hearts",
    "HA",
    "SK",
    "C7",
    "HA SA CA DA",
    "HK+ HA",
    "0.10",
    "-0.10",
    "0",
    "0.00",
    "0.001",
    "1e3",
    ".5",
    "5.",
    "1234567890123",
    "+1",
    "EUR",
    "XAU",
    "eur",
    "standard",
    "muhr",
    "dreeg",
    "herzblatt",
];

/// Keys that stand somewhere in a session.
const KEYS: &[&str] = &[
    "kind",
    "at",
    "note",
    "dealer",
    "placing",
    "points",
    "tricks",
    "went_out",
    "false_claim",
    "last_trick",
    "melds",
    "trump",
    "trump_from",
    "rest",
    "soloist",
    "passed",
    "outcome",
    "soloist_points",
    "defender_points",
    "caller",
    "partner",
    "worth",
    "caller_points",
    "opponent_points",
    "called_card",
    "all_tricks",
    "march",
    "march_made",
    "announcement",
    "contra",
    "re",
    "schneider",
    "strokes",
    "blobs",
    "payments",
    "reason",
    "players",
    "amount",
    "from",
    "to",
    "leaves",
    "joins",
    "corrects",
    "before",
    "now",
    "joined",
    "surprise",
    "first_dealer",
    "started",
    "place",
    "stake",
    "rules",
    "format",
    "game",
    "currency",
];

/// Spoils a session in place.
pub fn spoil(dice: &mut Dice, head: &mut Table, events: &mut Vec<Table>) {
    for _ in 0..if dice.one_in(4) { 2 } else { 1 } {
        if events.is_empty() || dice.one_in(12) {
            let mut whole = Value::Table(head.clone());
            change(dice, &mut whole);
            if let Value::Table(changed) = whole {
                *head = changed;
            }
            continue;
        }
        let place = dice.below(events.len());
        match dice.below(12) {
            0 => drop(events.remove(place)),
            1 => {
                let other = dice.below(events.len());
                events.swap(place, other);
            }
            2 => {
                let copy = events[place].clone();
                events.insert(dice.below(events.len() + 1), copy);
            }
            3 => {
                let raw = raw(dice, place);
                events.insert(place, raw);
            }
            _ => {
                let mut event = Value::Table(events[place].clone());
                change(dice, &mut event);
                if let Value::Table(changed) = event {
                    events[place] = changed;
                }
            }
        }
    }
}

/// An entry of the log at any place.
fn raw(dice: &mut Dice, place: usize) -> Table {
    let kind = dice.pick(&["undo", "redo", "correction", "correction", "note", "end", "misdeal"]);
    let mut raw = Table::new();
    raw.insert("kind".to_owned(), kind.into());
    if kind == "correction" {
        raw.insert(dice.pick(&["corrects", "before"]).to_owned(), dice.between(-1, place as i64 + 3).into());
        if dice.one_in(3) {
            raw.insert("joined".to_owned(), true.into());
        }
        if dice.one_in(2) {
            let mut now = Table::new();
            now.insert("kind".to_owned(), dice.pick(&["misdeal", "correction", "undo", "note", "end"]).into());
            raw.insert("now".to_owned(), now.into());
        }
    }
    raw
}

fn paths(value: &Value, path: &[Step], all: &mut Vec<Vec<Step>>) {
    all.push(path.to_vec());
    let with = |step| [path, &[step]].concat();
    match value {
        Value::Table(table) => table.iter().for_each(|(key, value)| paths(value, &with(Step::Key(key.clone())), all)),
        Value::Array(list) => list.iter().enumerate().for_each(|(i, value)| paths(value, &with(Step::Place(i)), all)),
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// Changes one value somewhere in a table.
fn change(dice: &mut Dice, whole: &mut Value) {
    let mut all = Vec::new();
    paths(whole, &[], &mut all);
    let path = dice.pick(&all);
    if dice.one_in(5) && !path.is_empty() {
        remove(whole, &path);
        return;
    }
    let Some(value) = find(whole, &path) else { return };
    let junk = junk(dice);
    match value {
        Value::Table(table) => {
            let known: Vec<String> = table.keys().cloned().collect();
            if dice.one_in(3) && !known.is_empty() {
                let key = dice.pick(&known);
                let moved = table.remove(&key).unwrap_or(junk);
                table.insert(name(dice), moved);
            } else {
                let key = if dice.one_in(3) { name(dice) } else { dice.pick(KEYS).to_owned() };
                table.insert(key, junk);
            }
        }
        Value::Array(list) if !list.is_empty() && !dice.one_in(4) => {
            let (one, other) = (dice.below(list.len()), dice.below(list.len()));
            match dice.below(3) {
                0 => list.swap(one, other),
                1 => list.insert(one, list[other].clone()),
                _ => list.push(junk),
            }
        }
        Value::String(text) if text.contains(' ') && !dice.one_in(4) => *text = respelt(dice, text),
        Value::String(text) if dice.one_in(3) => *text = misspelt(dice, text),
        Value::Integer(number) if !dice.one_in(5) => *number += dice.pick(&[-120, -10, -2, -1, 1, 2, 10, 20]),
        Value::Boolean(flag) if !dice.one_in(5) => *flag = !*flag,
        other => *other = junk,
    }
}

/// A trick, or another text of several words, with its words moved.
fn respelt(dice: &mut Dice, text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let (one, other) = (dice.below(words.len()), dice.below(words.len()));
    match dice.below(5) {
        0 => drop(words.remove(one)),
        1 => words[one] = words[other].clone(),
        2 => words[one].push('+'),
        3 => words[one] = dice.pick(&["HA", "DT", "C9", "SU", "HO", "C7", "H8", "S7", "XX"]).to_owned(),
        _ => words.swap(one, other),
    }
    words.join(" ")
}

fn junk(dice: &mut Dice) -> Value {
    match dice.below(10) {
        0 => Value::Integer(dice.pick(&[-1, 0, 1, 2, 20, 33, 60, 66, 119, 120, 121])),
        1 => dice.one_in(2).into(),
        2 => Value::Float(60.0),
        3 => Value::Array(Vec::new()),
        4 => Value::Table(Table::new()),
        5 => Value::Datetime(
            dice.pick(&["2026-11-29", "19:30:00", "2026-11-29T19:30:00", "2026-11-29T19:30:00Z"]).parse().unwrap(),
        ),
        6 | 7 => name(dice).into(),
        _ => dice.pick(WORDS).into(),
    }
}

fn find<'a>(value: &'a mut Value, path: &[Step]) -> Option<&'a mut Value> {
    match path {
        [] => Some(value),
        [Step::Key(key), rest @ ..] => find(value.get_mut(key)?, rest),
        [Step::Place(i), rest @ ..] => find(value.get_mut(*i)?, rest),
    }
}

fn remove(value: &mut Value, path: &[Step]) {
    let [way @ .., last] = path else { return };
    match (find(value, way), last) {
        (Some(Value::Table(table)), Step::Key(key)) => drop(table.remove(key)),
        (Some(Value::Array(list)), Step::Place(i)) => drop(list.remove(*i)),
        _ => {}
    }
}
