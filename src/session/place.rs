//! Where a mistake shows in a text: the value of the key, the trick or the name that it is about.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::flaw::Mistake;
use super::names::Names;
use crate::rules::fault::Arg;

/// The bytes to mark, within one line of the text (after a byte order mark).
pub fn of(text: &str, mistake: &Mistake, names: &Names) -> Range<usize> {
    let whole = boundary(text, mistake.span.start)..boundary(text, mistake.span.end.max(mistake.span.start));
    let part = text.get(whole.clone()).unwrap_or_default();
    let exact = !part.trim_end().contains('\n');
    let within = if exact { None } else { shown(part, mistake, names) };
    let place = within.map_or(whole.clone(), |place| place.start + whole.start..place.end + whole.start);
    let line = text.get(place.clone()).and_then(|shown| shown.lines().next()).unwrap_or_default();
    place.start..place.start + line.trim_end().len()
}

/// What of an event's text shows the mistake; nothing where it is about the event as a whole.
fn shown(part: &str, mistake: &Mistake, names: &Names) -> Option<Range<usize>> {
    let root = DeTable::parse(part).ok()?;
    let event = root.get_ref().get("events")?.get_ref().as_array()?.last()?.get_ref().as_table()?;
    let now = event.get("now").and_then(|now| now.get_ref().as_table());
    let args = mistake.wrong.args();
    let arg = |wanted: &str| args.iter().find(|(name, _)| *name == wanted).map(|(_, arg)| arg);
    let key = match (mistake.wrong.key(), arg("key")) {
        ("", Some(Arg::Text(key))) => key.as_str(),
        (key, _) => key,
    };
    // In a correction the version that holds is what it reads now.
    let mut tables = now.into_iter().chain([event]);
    let keyed = tables.clone().find_map(|table| value(table, key));
    match (keyed, arg("trick")) {
        (Some(tricks), Some(Arg::Number(trick))) => {
            let place = usize::try_from(*trick).ok().and_then(|trick| trick.checked_sub(1));
            let trick = place.and_then(|place| tricks.get_ref().as_array()?.get(place));
            Some(trick.unwrap_or(tricks).span())
        }
        (Some(value), _) => Some(value.span()),
        (None, _) => {
            let people = args.iter().filter_map(|(_, arg)| match arg {
                Arg::Text(name) => Some(name.as_str()),
                Arg::Player(player) => Some(names.of(*player)),
                Arg::Number(_) => None,
            });
            let people: Vec<&str> = people.collect();
            tables.find_map(|table| people.iter().find_map(|name| named(table, name)))
        }
    }
}

/// The value of a key, or of one that says the same of a side or in another form.
fn value<'t>(table: &'t DeTable<'t>, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
    let of_side = |name: &str| name.strip_suffix(key).is_some_and(|side| side.ends_with('_'));
    if key.is_empty() {
        return None;
    }
    let exact = table.get(key);
    let side = || table.iter().find(|(name, _)| of_side(name.get_ref())).map(|(_, value)| value);
    exact.or_else(side).or_else(|| table.get("placing").filter(|_| key == "points"))
}

/// Where a name stands, as a value or as a key.
fn named(table: &DeTable<'_>, name: &str) -> Option<Range<usize>> {
    table.iter().find_map(
        |(key, value)| {
            if key.get_ref().as_ref() == name { Some(key.span()) } else { named_in(value, name) }
        },
    )
}

fn named_in(value: &Spanned<DeValue<'_>>, name: &str) -> Option<Range<usize>> {
    match value.get_ref() {
        DeValue::String(text) if text.as_ref() == name => Some(value.span()),
        DeValue::Array(items) => items.iter().find_map(|item| named_in(item, name)),
        DeValue::Table(table) => named(table, name),
        _ => None,
    }
}

/// The nearest place at or before this one where a character begins.
pub fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
