//! Keys of an event as they are typed on a command line: `points=Anna:52,Bert:31`, `placing=Anna>Bert=Dora`,
//! `tricks="SK S9/HA HT"`, or any value as TOML.
//!
//! German words do beside those of the file. What the values mean is checked when the event is read; here they only get their form.

use toml::de::DeTable;

use super::form::Shape;
use super::german;
use super::keys::Key;
use crate::session::names::{Names, folded};
use crate::session::write::Item;

/// Why a typed key has no form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untyped {
    /// Not `key=value`.
    NoPair,
    /// Not a whole number.
    NoNumber(String),
    /// Neither true nor false.
    NoFlag(String),
    /// An entry that is not `NAME:value`.
    NoEntry(String),
    /// TOML that cannot be read.
    NoToml(String),
}

/// What form the value of a key has; keys that are no event's are those of corrections.
fn shape(key: &str) -> Shape {
    match key {
        "corrects" | "before" => Shape::Number,
        "joined" => Shape::Flag,
        _ => Key::of(key).map_or(Shape::Text, Key::shape),
    }
}

/// A key and its value from `key=value`. Names are written as the session writes them, whatever their case.
///
/// # Errors
/// Why it has no form.
pub fn pair(typed: &str, names: &Names) -> Result<(String, Item), Untyped> {
    let (key, value) = typed.split_once('=').ok_or(Untyped::NoPair)?;
    let key = german::key(key.trim());
    let value = german::value(key, value.trim());
    if key.is_empty() {
        return Err(Untyped::NoPair);
    }
    let item = if key == "at" { toml(value)? } else { item(shape(key), value, names)? };
    Ok((key.to_owned(), item))
}

fn item(shape: Shape, value: &str, names: &Names) -> Result<Item, Untyped> {
    if value.starts_with(['{', '[', '"', '\'']) {
        return toml(value);
    }
    let listed = |items: Result<Vec<Item>, Untyped>| items.map(Item::List);
    match shape {
        Shape::Text => Ok(value.into()),
        Shape::Name => Ok(name(value, names)),
        Shape::Number => number(value),
        Shape::Flag => flag(value),
        Shape::Money => Ok(money(value)),
        Shape::Names => listed(value.split(',').map(|one| Ok(name(one, names))).collect()),
        Shape::Numbers => entries(value, names, number),
        Shape::Moneys => entries(value, names, |value| Ok(money(value))),
        Shape::Placing => {
            let group = |group: &str| Item::List(group.split('=').map(|one| name(one, names)).collect());
            Ok(Item::List(value.split('>').map(group).collect()))
        }
        Shape::Tricks => Ok(Item::List(value.split('/').map(|trick| trick.trim().into()).collect())),
    }
}

fn toml(value: &str) -> Result<Item, Untyped> {
    let text = format!("x = {value}\n");
    let unread = || Untyped::NoToml(value.to_owned());
    let table = DeTable::parse(&text).map_err(|_| unread())?;
    let item = table.get_ref().get("x").and_then(|item| Item::of(item.get_ref()));
    item.filter(|_| table.get_ref().len() == 1).ok_or_else(unread)
}

fn name(typed: &str, names: &Names) -> Item {
    let typed = typed.trim();
    let fold = folded(typed);
    let known = || names.iter().find(|known| folded(known) == fold);
    if names.find(typed).is_some() { typed.into() } else { known().unwrap_or(typed).into() }
}

fn number(value: &str) -> Result<Item, Untyped> {
    minus(value).parse().map(Item::Int).map_err(|_| Untyped::NoNumber(value.trim().to_owned()))
}

fn flag(value: &str) -> Result<Item, Untyped> {
    truth(value).map(Item::Bool).ok_or_else(|| Untyped::NoFlag(value.to_owned()))
}

/// Yes or no, as people type it in either language or as the file has it.
pub fn truth(typed: &str) -> Option<bool> {
    match typed.trim().to_lowercase().as_str() {
        "true" | "yes" | "y" | "ja" | "j" => Some(true),
        "false" | "no" | "n" | "nein" => Some(false),
        _ => None,
    }
}

/// An amount of money as the file writes it; a comma does for the point. What it must be is told when it is read.
fn money(value: &str) -> Item {
    minus(value).replace(',', ".").into()
}

/// Any of the signs that people type for minus, as the file writes it.
fn minus(value: &str) -> String {
    value.trim().replace(['−', '–'], "-")
}

/// `Anna:52,Bert:31`; a comma without a name after it belongs to the amount before it.
fn entries(value: &str, names: &Names, read: impl Fn(&str) -> Result<Item, Untyped>) -> Result<Item, Untyped> {
    let mut parts: Vec<String> = Vec::new();
    for part in value.split(',') {
        match parts.last_mut() {
            Some(last) if !part.contains(':') => {
                last.push(',');
                last.push_str(part);
            }
            Some(_) | None => parts.push(part.to_owned()),
        }
    }
    let entry = |part: &String| {
        let (person, value) = part.rsplit_once(':').ok_or_else(|| Untyped::NoEntry(part.trim().to_owned()))?;
        let Item::Text(person) = name(person, names) else { return Err(Untyped::NoEntry(part.trim().to_owned())) };
        Ok((person, read(value)?))
    };
    parts.iter().map(entry).collect::<Result<Vec<_>, _>>().map(Item::Table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_get_the_form_of_their_key() {
        let mut names = Names::default();
        for name in ["Anna", "Käthe", "Frau Zoë", "R2:D2"] {
            names.intern(name).unwrap();
        }
        let text = |text: &str| Item::Text(text.to_owned());
        let list = |items: &[&str]| Item::List(items.iter().map(|item| text(item)).collect());
        let table = |entries: &[(&str, Item)]| {
            Item::Table(entries.iter().map(|(name, item)| ((*name).to_owned(), item.clone())).collect())
        };
        let rows = [
            ("points=Anna:52, käthe:-1", table(&[("Anna", Item::Int(52)), ("Käthe", Item::Int(-1))])),
            ("points={ Anna = 52 }", table(&[("Anna", Item::Int(52))])),
            ("points=R2:D2:3", table(&[("R2:D2", Item::Int(3))])),
            ("strokes=Frau Zoë:−2", table(&[("Frau Zoë", Item::Int(-2))])),
            ("payments=Anna:0,20,Käthe:–0.20", table(&[("Anna", text("0.20")), ("Käthe", text("-0.20"))])),
            ("placing=anna>Käthe=Frau Zoë", Item::List(vec![list(&["Anna"]), list(&["Käthe", "Frau Zoë"])])),
            ("tricks=SK S9 / HA+ HT", list(&["SK S9", "HA+ HT"])),
            ("players=Anna,Neu", list(&["Anna", "Neu"])),
            ("soloist=ANNA", text("Anna")),
            ("soloist=\"Anna\"", text("Anna")),
            ("soloist_points=66", Item::Int(66)),
            ("amount=0,5", text("0.5")),
            ("announcement=66", text("66")),
            ("passed=ja", Item::Bool(true)),
            ("reason=a = b", text("a = b")),
            ("no_such_key=1", text("1")),
        ];
        for (typed, want) in rows {
            assert_eq!(pair(typed, &names).map(|(_, item)| item), Ok(want), "{typed}");
        }
        for (typed, want) in [
            ("points", Untyped::NoPair),
            ("=5", Untyped::NoPair),
            ("points=52", Untyped::NoEntry("52".to_owned())),
            ("points=Anna:viel", Untyped::NoNumber("viel".to_owned())),
            ("soloist_points=66.5", Untyped::NoNumber("66.5".to_owned())),
            ("passed=maybe", Untyped::NoFlag("maybe".to_owned())),
            ("points={ Anna = 52", Untyped::NoToml("{ Anna = 52".to_owned())),
            ("at=yesterday", Untyped::NoToml("yesterday".to_owned())),
            ("soloist=\"Anna\"\ny = 1", Untyped::NoToml("\"Anna\"\ny = 1".to_owned())),
        ] {
            assert_eq!(pair(typed, &names), Err(want), "{typed}");
        }
    }
}
