//! Tables made and written as a session's text.

use toml::{Table, Value};

/// A table of some entries.
pub fn table<const N: usize>(entries: [(&str, Value); N]) -> Table {
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// An event of a kind.
pub fn event<const N: usize>(kind: &str, entries: [(&str, Value); N]) -> Table {
    let mut event = table(entries);
    event.insert("kind".to_owned(), kind.into());
    event
}

pub fn texts(names: &[String]) -> Value {
    Value::Array(names.iter().map(|name| name.as_str().into()).collect())
}

/// How a session is written; it says the same in every hand.
#[derive(Clone, Copy, Debug)]
pub enum Hand {
    Plain,
    /// With a byte order mark, and lines that end as on Windows.
    Windows,
    /// The version of a correction in one line.
    Short,
    /// All events in one list.
    Packed,
}

pub const HANDS: &[Hand] = &[Hand::Plain, Hand::Plain, Hand::Plain, Hand::Windows, Hand::Short, Hand::Packed];

/// A session as text: its head, then its events.
pub fn session(head: &Table, events: &[Table], hand: Hand) -> String {
    match hand {
        Hand::Plain => written(head, events, false),
        Hand::Short => written(head, events, true),
        Hand::Windows => format!("\u{feff}{}", written(head, events, false).replace('\n', "\r\n")),
        Hand::Packed if head.contains_key("events") => written(head, events, true),
        Hand::Packed => {
            let events = Value::Array(events.iter().cloned().map(Value::Table).collect());
            let mut head = head.clone();
            head.insert("events".to_owned(), events);
            written(&head, &[], true)
        }
    }
}

fn written(head: &Table, events: &[Table], short: bool) -> String {
    let mut text = String::new();
    let (tables, values): (Vec<_>, Vec<_>) = head.iter().partition(|(_, value)| value.is_table());
    for (key, value) in values {
        line(&mut text, key, value);
    }
    for (key, value) in tables {
        section(&mut text, &format!("[{}]", quoted(key)), value.as_table().unwrap(), short);
    }
    for event in events {
        section(&mut text, "[[events]]", event, short);
    }
    text
}

fn section(text: &mut String, title: &str, table: &Table, short: bool) {
    text.push_str(&format!("\n{title}\n"));
    if let Some(kind) = table.get("kind") {
        line(text, "kind", kind);
    }
    for (key, value) in table.iter().filter(|(key, _)| !["kind", "now"].contains(&key.as_str())) {
        line(text, key, value);
    }
    match table.get("now") {
        Some(Value::Table(now)) if !short => section(text, "[events.now]", now, short),
        Some(other) => line(text, "now", other),
        None => {}
    }
}

fn line(text: &mut String, key: &str, value: &Value) {
    text.push_str(&format!("{} = {}\n", quoted(key), inline(value)));
}

fn inline(value: &Value) -> String {
    let list = |parts: Vec<String>| parts.join(", ");
    match value {
        Value::String(text) => string(text),
        Value::Array(values) => format!("[{}]", list(values.iter().map(inline).collect())),
        Value::Table(table) if table.is_empty() => "{}".to_owned(),
        Value::Table(table) => {
            let entries = table.iter().map(|(key, value)| format!("{} = {}", quoted(key), inline(value)));
            format!("{{ {} }}", list(entries.collect()))
        }
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => value.to_string(),
    }
}

fn quoted(key: &str) -> String {
    let bare = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c));
    if bare { key.to_owned() } else { string(key) }
}

fn string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}
