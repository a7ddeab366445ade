//! Mending what no entry can correct: a misspelt name, or a key above the events. Only the bytes of the name or the value change;
//! remarks, layout and line ends stay as they are.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::events::Key;
use super::events::form::Shape;
use super::split::{Events, split};
use super::write::Item;

/// A change of some bytes of a text.
struct Edit {
    span: Range<usize>,
    text: String,
}

/// The text in which a person bears another name wherever he is named, and how often that was; nothing if it is no TOML.
pub fn renamed(text: &str, old: &str, new: &str) -> Option<(String, usize)> {
    let pieces = split(text).ok()?;
    let mut edits = Vec::new();
    match &pieces.events {
        Events::Together(root) => of_table(root.get_ref(), old, new, &mut edits),
        Events::Apart(events) => {
            for piece in [&pieces.head].into_iter().chain(events) {
                let before = edits.len();
                of_table(piece.parse().ok()?.get_ref(), old, new, &mut edits);
                for Edit { span, .. } in edits.iter_mut().skip(before) {
                    *span = span.start + piece.start..span.end + piece.start;
                }
            }
        }
    }
    let count = edits.len();
    Some((edited(text, edits), count))
}

/// The head, an event by itself, or both in one.
fn of_table(table: &DeTable<'_>, old: &str, new: &str, edits: &mut Vec<Edit>) {
    for (key, value) in table {
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("players" | "first_dealer", _) => of_names(value, old, new, edits),
            ("events", DeValue::Array(events)) => events.iter().for_each(|event| of_event(event, old, new, edits)),
            _ => {}
        }
    }
}

fn of_event(event: &Spanned<DeValue<'_>>, old: &str, new: &str, edits: &mut Vec<Edit>) {
    let DeValue::Table(event) = event.get_ref() else { return };
    for (key, value) in event {
        let name = key.get_ref().as_ref();
        if name == "now" {
            of_event(value, old, new, edits);
        }
        match Key::of(name).map(Key::shape) {
            Some(Shape::Name | Shape::Names | Shape::Placing) => of_names(value, old, new, edits),
            Some(Shape::Numbers | Shape::Moneys) => {
                let DeValue::Table(people) = value.get_ref() else { continue };
                let named = people.keys().filter(|person| person.get_ref().as_ref() == old);
                edits.extend(named.map(|person| Edit { span: person.span(), text: Item::key(new) }));
            }
            Some(Shape::Text | Shape::Number | Shape::Flag | Shape::Money | Shape::Tricks) | None => {}
        }
    }
}

/// A name, or the names of a list, or of its lists.
fn of_names(value: &Spanned<DeValue<'_>>, old: &str, new: &str, edits: &mut Vec<Edit>) {
    match value.get_ref() {
        DeValue::String(name) if name == old => edits.push(Edit { span: value.span(), text: Item::from(new).line() }),
        DeValue::Array(names) => names.iter().for_each(|name| of_names(name, old, new, edits)),
        _ => {}
    }
}

/// The text with a value for a key above the events, `place` or `rules.ties`: in the place of the old one, or where the keys of its
/// table end. Nothing if it is no TOML, or its table stands in a form that cannot be added to.
pub fn with_key(text: &str, key: &str, value: &Item) -> Option<String> {
    let pieces = split(text).ok()?;
    let table = match pieces.events {
        Events::Together(root) => root,
        Events::Apart(_) => pieces.head.parse().ok()?,
    };
    let (owner, name) = key.split_once('.').map_or((None, key), |(table, name)| (Some(table), name));
    let keys = match owner {
        None => Some(table.get_ref()),
        Some(owner) => match table.get_ref().get(owner).map(|table| table.get_ref()) {
            Some(DeValue::Table(keys)) => Some(keys),
            Some(_) => return None,
            None => None,
        },
    };
    if let Some(old) = keys.and_then(|keys| keys.get(name)) {
        return Some(edited(text, vec![Edit { span: old.span(), text: value.line() }]));
    }
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let line = format!("{}{end}", value.assigned(name));
    let (at, added) = match (owner, keys) {
        // Behind the last value that stands before any table.
        (None, Some(keys)) => {
            let first_table = first_header(text);
            let last = keys.iter().map(|(_, value)| value.span().end).filter(|at| *at <= first_table).max()?;
            (line_end(text, last), line)
        }
        (Some(owner), Some(keys)) => {
            let header = text.lines().any(|line| line.trim() == format!("[{owner}]"));
            let last = keys.iter().map(|(_, value)| value.span().end).max().filter(|_| header)?;
            (line_end(text, last), line)
        }
        (Some(owner), None) => (first_header(text), format!("[{owner}]{end}{line}{end}")),
        (None, None) => return None,
    };
    let before = if at > 0 && !text.get(..at)?.ends_with('\n') { end } else { "" };
    Some(edited(text, vec![Edit { span: at..at, text: format!("{before}{added}") }]))
}

/// Where the first table begins, or the text ends.
fn first_header(text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_start().starts_with('[') && DeTable::parse(text.get(..at).unwrap_or_default()).is_ok() {
            return at;
        }
        at += line.len();
    }
    at
}

/// Where the line of a place ends, its end included.
fn line_end(text: &str, at: usize) -> usize {
    text.get(at..).and_then(|rest| rest.find('\n')).map_or(text.len(), |end| at + end + 1)
}

fn edited(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| edit.span.start);
    let mut whole = String::with_capacity(text.len());
    let mut at = 0;
    for Edit { span, text: new } in edits {
        whole.push_str(text.get(at..span.start).unwrap_or_default());
        whole.push_str(&new);
        at = span.end;
    }
    whole.push_str(text.get(at..).unwrap_or_default());
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Bret's evening\r\nformat = 1\r\ngame = \"dreeg\"   # the slate game\r\nplayers = [\"Anna\", \"Bret\", \"Cilli\"]\r\n\r\n\
        [[events]]\r\nkind = \"sixty-six\"   # Bret dealt\r\ndealer = 'Bret'\r\npoints = { Anna = 52, \"Bret\" = 31, Cilli = 37 }\r\n\
        note = \"Bret\"\r\n[[events]]\r\nkind = \"correction\"\r\ncorrects = 1\r\nreason = \"Bret\"\r\n[events.now]\r\n\
        kind = \"sixty-six\"\r\nplacing = [[\"Bret\"], [\"Anna\", \"Cilli\"]]\r\n";

    #[test]
    fn a_name_is_mended_wherever_it_is_a_name_and_nowhere_else() {
        let (mended, count) = renamed(TEXT, "Bret", "Bert").unwrap();
        assert_eq!(count, 4);
        let wanted = TEXT
            .replace("\"Anna\", \"Bret\"", "\"Anna\", \"Bert\"")
            .replace("'Bret'", "\"Bert\"")
            .replace("\"Bret\" = 31", "Bert = 31")
            .replace("[[\"Bret\"]", "[[\"Bert\"]");
        assert_eq!(mended, wanted);
        let (mended, _) = renamed(TEXT, "Bret", "Käthe").unwrap();
        assert!(mended.contains("\"Käthe\" = 31"), "{mended}");
    }

    #[test]
    fn a_key_above_the_events_is_changed_in_place_or_added_to_its_table() {
        let head =
            "format = 1\nplayers = [\"A\"] # who\n\n[rules]\nties = \"better\" # ours\n\n[[events]]\nkind = \"end\"\n";
        let text = |text: &str| Item::from(text);
        let rows = [
            ("rules.ties", text("worse"), head.replace("\"better\"", "\"worse\"")),
            ("rules.marriages", Item::Bool(true), head.replace("# ours\n", "# ours\nmarriages = true\n")),
            ("first_dealer", text("A"), head.replace("# who\n", "# who\nfirst_dealer = \"A\"\n")),
            ("stake.amount", text("0.20"), head.replace("[rules]", "[stake]\namount = \"0.20\"\n\n[rules]")),
        ];
        for (key, value, wanted) in rows {
            assert_eq!(with_key(head, key, &value), Some(wanted), "{key}");
        }
        assert_eq!(with_key("format = 1", "place", &text("here")), Some("format = 1\nplace = \"here\"\n".to_owned()));
    }
}
