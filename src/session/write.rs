//! The text of events and heads as they are put into a session file. Pure: what is written where is [`store`](crate::store)'s
//! matter.

use std::fmt::Write;

use chrono::{DateTime, FixedOffset, SecondsFormat};
use toml::de::DeValue;
use toml_writer::{ToTomlKey, ToTomlValue, TomlKeyBuilder, TomlStringBuilder};

use super::log::Aside;

/// The longest line that a list is written on.
const LINE: usize = 118;

/// A value of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A text.
    Text(String),
    /// A whole number.
    Int(i64),
    /// A truth value.
    Bool(bool),
    /// A moment with its offset, or whatever else TOML takes for one.
    Time(toml::value::Datetime),
    /// A list.
    List(Vec<Item>),
    /// A table, in this order.
    Table(Vec<(String, Item)>),
}

macro_rules! item_from {
    ($($from:ty => |$value:ident| $item:expr),* $(,)?) => {
        $(impl From<$from> for Item {
            fn from($value: $from) -> Item { $item }
        })*
    };
}

item_from! {
    &str => |v| Item::Text(v.to_owned()),
    String => |v| Item::Text(v),
    bool => |v| Item::Bool(v),
    u8 => |v| Item::Int(v.into()),
    u32 => |v| Item::Int(v.into()),
    i64 => |v| Item::Int(v),
    Vec<Item> => |v| Item::List(v),
    Vec<(String, Item)> => |v| Item::Table(v),
}

impl Item {
    /// A moment, to the second.
    pub fn time(at: DateTime<FixedOffset>) -> Option<Item> {
        at.to_rfc3339_opts(SecondsFormat::Secs, true).parse().ok().map(Item::Time)
    }

    /// The value of a parsed text; nothing for a fraction, which no key takes.
    pub fn of(value: &DeValue<'_>) -> Option<Item> {
        Some(match value {
            DeValue::String(text) => Item::Text(text.as_ref().to_owned()),
            DeValue::Integer(number) => Item::Int(i64::from_str_radix(number.as_str(), number.radix()).ok()?),
            DeValue::Boolean(flag) => Item::Bool(*flag),
            DeValue::Datetime(time) => Item::Time(*time),
            DeValue::Array(list) => {
                Item::List(list.iter().map(|item| Item::of(item.get_ref())).collect::<Option<_>>()?)
            }
            DeValue::Table(table) => {
                let mut entries: Vec<_> = table.iter().collect();
                entries.sort_by_key(|(key, _)| key.span().start);
                let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| {
                    let name: &std::borrow::Cow<'_, str> = key.get_ref();
                    Some((name.clone().into_owned(), Item::of(value.get_ref())?))
                };
                Item::Table(entries.into_iter().map(entry).collect::<Option<_>>()?)
            }
            DeValue::Float(_) => return None,
        })
    }

    /// The value with its key, as TOML on one line.
    pub fn assigned(&self, name: &str) -> String {
        format!("{} = {}", key(name), self.line())
    }

    /// A key as TOML, in quotes where it needs them.
    pub fn key(name: &str) -> String {
        key(name)
    }

    /// The value as TOML, on one line.
    pub fn line(&self) -> String {
        let joined = |parts: Vec<String>| parts.join(", ");
        match self {
            Item::Text(text) => TomlStringBuilder::new(text).as_basic().to_toml_value(),
            Item::Int(number) => number.to_string(),
            Item::Bool(flag) => flag.to_string(),
            Item::Time(time) => time.to_string(),
            Item::List(items) => format!("[{}]", joined(items.iter().map(Item::line).collect())),
            Item::Table(entries) if entries.is_empty() => "{}".to_owned(),
            Item::Table(entries) => {
                let entry = |(name, item): &(String, Item)| item.assigned(name);
                format!("{{ {} }}", joined(entries.iter().map(entry).collect()))
            }
        }
    }

    /// The value as TOML; a list that is too long for a line has a line for each item.
    fn lines(&self, before: usize) -> String {
        let line = self.line();
        match self {
            Item::List(items) if before + line.chars().count() > LINE => {
                let items = items.iter().map(|item| format!("    {},\n", item.line()));
                format!("[\n{}]", items.collect::<String>())
            }
            _ => line,
        }
    }
}

/// A key as TOML, in quotes where it needs them.
fn key(name: &str) -> String {
    let builder = TomlKeyBuilder::new(name);
    builder.as_unquoted().unwrap_or_else(|| builder.as_basic()).to_toml_key()
}

/// The text of one table under `[[events]]`: its kind, its time, its keys, its remark.
pub fn event(header: &str, kind: &str, aside: &Aside, keys: Vec<(&str, Item)>) -> String {
    let mut all: Vec<(&str, Item)> = vec![("kind", kind.into())];
    all.extend(aside.at.and_then(Item::time).map(|at| ("at", at)));
    all.extend(keys);
    all.extend(aside.note.as_deref().map(|note| ("note", note.into())));
    let all: Vec<(String, Item)> = all.into_iter().map(|(name, item)| (name.to_owned(), item)).collect();
    format!("{header}\n{}", lines(&all))
}

fn lines(keys: &[(String, Item)]) -> String {
    let mut text = String::new();
    for (name, item) in keys {
        let name = key(name);
        let before = name.chars().count() + 3;
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name} = {}", item.lines(before));
    }
    text
}

/// The text of a `[rules]` table.
pub fn rules_table(rules: &[(String, Item)]) -> String {
    table("rules", rules)
}

/// The text of a table with its header.
pub fn table(name: &str, entries: &[(String, Item)]) -> String {
    format!("[{name}]\n{}", lines(entries))
}

/// What a new session's file begins with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewHead {
    /// `dreeg` or `herzblatt`.
    pub game: String,
    /// Clockwise.
    pub players: Vec<String>,
    /// Who deals first; the first of the players if not given.
    pub first_dealer: Option<String>,
    /// When it starts.
    pub started: Option<DateTime<FixedOffset>>,
    /// Where.
    pub place: Option<String>,
    /// A remark.
    pub note: Option<String>,
    /// What differs from the default house rules.
    pub rules: Vec<(String, Item)>,
    /// Herzblatt's stake, as the file writes it, and its currency.
    pub stake: Option<(String, String)>,
}

impl NewHead {
    /// The text of the file, without events.
    pub fn text(&self) -> String {
        let names = self.players.iter().map(|name| name.as_str().into()).collect::<Vec<Item>>();
        let mut head = vec![("format".to_owned(), Item::Int(1))];
        let mut put = |name: &str, item: Option<Item>| head.extend(item.map(|item| (name.to_owned(), item)));
        put("game", Some(self.game.as_str().into()));
        put("players", Some(names.into()));
        put("first_dealer", self.first_dealer.as_deref().map(Item::from));
        put("started", self.started.and_then(Item::time));
        put("place", self.place.as_deref().map(Item::from));
        put("note", self.note.as_deref().map(Item::from));
        let mut text = lines(&head);
        if !self.rules.is_empty() {
            let _ = write!(text, "\n{}", rules_table(&self.rules));
        }
        if let Some((amount, currency)) = &self.stake {
            let stake = [("amount", amount), ("currency", currency)];
            let stake = stake.map(|(name, value)| (name.to_owned(), Item::from(value.as_str())));
            let _ = write!(text, "\n[stake]\n{}", lines(&stake));
        }
        text
    }
}
