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

/// A session as text: its head, then its events.
pub fn session(head: &Table, events: &[Table]) -> String {
    let mut text = String::new();
    let (tables, values): (Vec<_>, Vec<_>) = head.iter().partition(|(_, value)| value.is_table());
    for (key, value) in values {
        line(&mut text, key, value);
    }
    for (key, value) in tables {
        section(&mut text, &format!("[{}]", quoted(key)), value.as_table().unwrap());
    }
    for event in events {
        section(&mut text, "[[events]]", event);
    }
    text
}

fn section(text: &mut String, title: &str, table: &Table) {
    text.push_str(&format!("\n{title}\n"));
    if let Some(kind) = table.get("kind") {
        line(text, "kind", kind);
    }
    for (key, value) in table.iter().filter(|(key, _)| !["kind", "now"].contains(&key.as_str())) {
        line(text, key, value);
    }
    match table.get("now") {
        Some(Value::Table(now)) => section(text, "[events.now]", now),
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
