//! Typed access to the keys of one table, each mistake with its place in the text.

use std::ops::Range;

use chrono::{DateTime, FixedOffset, NaiveDate};
pub use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};
use toml::value::{Datetime, Offset};

use super::flaw::{Flaw, Mistake};
use super::head::Started;
use super::names::{self, Names};
use crate::rules::Player;
use crate::rules::card::Card;
use crate::rules::money::{Currency, Money};
use crate::rules::play::{MOST_TRICKS, Record};

/// Keys that every event may have.
pub const COMMON: &[&str] = &["kind", "at", "note"];
/// Keys that people write for others, in either language.
const MEANT: &[(&str, &str)] = &[
    ("date", "started"),
    ("day", "started"),
    ("datum", "started"),
    ("tag", "started"),
    ("ort", "place"),
    ("spieler", "players"),
    ("names", "players"),
    ("geber", "dealer"),
    ("time", "at"),
    ("comment", "note"),
    ("remark", "note"),
    ("bemerkung", "note"),
    ("grund", "reason"),
];

/// The keys of one table.
#[derive(Clone)]
pub struct Fields<'a> {
    table: &'a DeTable<'a>,
    start: usize,
    span: Range<usize>,
}

/// The value of one key.
#[derive(Clone, Copy)]
pub struct Value<'a> {
    key: &'a Spanned<DeString<'a>>,
    value: &'a Spanned<DeValue<'a>>,
    start: usize,
}

impl<'a> Fields<'a> {
    /// The keys of a table of a text that begins at `start` of the whole; `span` shows the table.
    pub fn new<'t: 'a>(table: &'a DeTable<'t>, start: usize, span: Range<usize>) -> Fields<'a> {
        Fields { table, start, span }
    }

    /// Where the table stands.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// A mistake of the table as a whole.
    pub fn wrong(&self, flaw: Flaw) -> Mistake {
        let key = self.table.keys().find(|key| key.get_ref().as_ref() == flaw.key());
        let span = key.map_or(self.span(), |key| shifted(key.span(), self.start));
        Mistake::new(span, flaw)
    }

    /// A mistake shown at a key.
    pub fn wrong_at(&self, key: &str, flaw: Flaw) -> Mistake {
        let span = self.get(key).map_or(self.span(), |value| value.span());
        Mistake::new(span, flaw)
    }

    /// Whether the key is there.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<Value<'a>> {
        let (key, value) = self.table.get_key_value(key)?;
        Some(Value { key, value, start: self.start })
    }

    /// The value of a key that must be there.
    ///
    /// # Errors
    /// `keys` if it is missing.
    pub fn need(&self, key: &'static str) -> Result<Value<'a>, Mistake> {
        self.get(key).ok_or_else(|| Mistake::new(self.span(), Flaw::KeyMissing { key }))
    }

    /// All keys with their values.
    pub fn each(&self) -> impl Iterator<Item = (&'a str, Value<'a>)> {
        let start = self.start;
        self.table.iter().map(move |(key, value)| {
            let name: &'a str = key.get_ref();
            (name, Value { key, value, start })
        })
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Refuses keys that are in none of the lists.
    ///
    /// # Errors
    /// `keys`, with the nearest known key.
    pub fn only(&self, known: &[&[&'static str]]) -> Result<(), Mistake> {
        self.unknown(known).into_iter().next().map_or(Ok(()), Err)
    }

    /// The keys that are in none of the lists, each with the nearest known one.
    pub fn unknown(&self, known: &[&[&'static str]]) -> Vec<Mistake> {
        let unknown = self.table.keys().filter(|key| !known.iter().any(|list| list.contains(&key.get_ref().as_ref())));
        let mistake = |key: &Spanned<DeString<'_>>| {
            let nearest = nearest_key(key.get_ref(), known.iter().flat_map(|list| list.iter().copied()));
            let name = key.get_ref().to_string();
            let flaw = match nearest {
                Some(nearest) => Flaw::KeyUnknown { key: name, nearest },
                None => Flaw::KeyUnknownAlone { key: name },
            };
            Mistake::new(shifted(key.span(), self.start), flaw)
        };
        unknown.map(mistake).collect()
    }
}

/// The key that is meant by one that is not known, if any is.
pub fn nearest_key(typed: &str, known: impl Iterator<Item = &'static str> + Clone) -> Option<String> {
    let mut meant = MEANT.iter().filter(|(other, key)| *other == typed && known.clone().any(|known| known == *key));
    meant.next().map(|(_, key)| (*key).to_owned()).or_else(|| names::nearest(typed, known))
}

fn shifted(span: Range<usize>, start: usize) -> Range<usize> {
    span.start + start..span.end + start
}

impl<'a> Value<'a> {
    /// Where the value stands.
    pub fn span(&self) -> Range<usize> {
        shifted(self.value.span(), self.start)
    }

    /// A mistake at this value.
    pub fn wrong(&self, flaw: Flaw) -> Mistake {
        Mistake::new(self.span(), flaw)
    }

    /// A mistake at the key of this value.
    pub fn wrong_key(&self, flaw: Flaw) -> Mistake {
        Mistake::new(shifted(self.key.span(), self.start), flaw)
    }

    fn key(&self) -> String {
        self.key.get_ref().to_string()
    }

    /// The value as the parser gave it.
    pub fn raw(&self) -> &'a DeValue<'a> {
        self.value.get_ref()
    }

    fn not_a(&self, wanted: &'static str) -> Mistake {
        self.wrong(Flaw::WrongType { key: self.key(), wanted })
    }

    /// A text.
    ///
    /// # Errors
    /// `type`.
    pub fn text(&self) -> Result<&'a str, Mistake> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => Err(self.not_a("text")),
        }
    }

    /// A text with something in it.
    ///
    /// # Errors
    /// `type`, `empty`.
    pub fn full_text(&self) -> Result<&'a str, Mistake> {
        let text = self.text()?;
        if text.trim().is_empty() { Err(self.wrong(Flaw::Empty { key: self.key() })) } else { Ok(text) }
    }

    /// A truth value.
    ///
    /// # Errors
    /// `type`.
    pub fn flag(&self) -> Result<bool, Mistake> {
        match self.value.get_ref() {
            DeValue::Boolean(flag) => Ok(*flag),
            _ => Err(self.not_a("boolean")),
        }
    }

    /// A whole number; one that is larger than any we use becomes the largest or smallest.
    ///
    /// # Errors
    /// `type`.
    pub fn integer(&self) -> Result<i64, Mistake> {
        match self.value.get_ref() {
            DeValue::Integer(number) => {
                let beyond = if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX };
                Ok(i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(beyond))
            }
            _ => Err(self.not_a("integer")),
        }
    }

    /// A whole number in a range.
    ///
    /// # Errors
    /// `type`, `range`.
    pub fn number(&self, least: i64, most: i64) -> Result<i64, Mistake> {
        let number = self.integer()?;
        if (least..=most).contains(&number) {
            Ok(number)
        } else {
            Err(self.wrong(Flaw::NumberRange { key: self.key(), least, most }))
        }
    }

    /// Card points, 0 to 120. Sums are checked elsewhere.
    ///
    /// # Errors
    /// `type`, `range`.
    pub fn points(&self) -> Result<u8, Mistake> {
        self.number(0, 120).map(|points| points as u8)
    }

    /// One of some words.
    ///
    /// # Errors
    /// `type`, `words`.
    pub fn word<T>(&self, from_word: fn(&str) -> Option<T>, words: &[&str]) -> Result<T, Mistake> {
        let word = self.text()?;
        from_word(word).ok_or_else(|| {
            let allowed = words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
            self.wrong(Flaw::WordUnknown { key: self.key(), word: word.to_owned(), allowed })
        })
    }

    /// A table with something in it.
    ///
    /// # Errors
    /// `type`, `empty`.
    pub fn table(&self) -> Result<Fields<'a>, Mistake> {
        match self.value.get_ref() {
            DeValue::Table(table) if table.is_empty() => Err(self.wrong(Flaw::Empty { key: self.key() })),
            DeValue::Table(_) => self.any_table(),
            _ => Err(self.not_a("table")),
        }
    }

    /// A table, empty or not.
    ///
    /// # Errors
    /// `type`.
    pub fn any_table(&self) -> Result<Fields<'a>, Mistake> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(Fields::new(table, self.start, self.span())),
            _ => Err(self.not_a("table")),
        }
    }

    /// A list with something in it.
    ///
    /// # Errors
    /// `type`, `empty`.
    pub fn list(&self) -> Result<impl ExactSizeIterator<Item = Value<'a>> + use<'a>, Mistake> {
        let (key, start) = (self.key, self.start);
        match self.value.get_ref() {
            DeValue::Array(list) if list.is_empty() => Err(self.wrong(Flaw::Empty { key: self.key() })),
            DeValue::Array(list) => Ok(list.iter().map(move |value| Value { key, value, start })),
            _ => Err(self.not_a("list")),
        }
    }

    /// A date-time with an offset.
    ///
    /// # Errors
    /// `type`, `time`.
    pub fn time(&self) -> Result<DateTime<FixedOffset>, Mistake> {
        let DeValue::Datetime(time) = self.value.get_ref() else { return Err(self.not_a("date-time")) };
        moment(time).ok_or_else(|| self.wrong(Flaw::OffsetMissing { key: self.key() }))
    }

    /// A day, or a date-time with an offset.
    ///
    /// # Errors
    /// `type`, `time`.
    pub fn started(&self) -> Result<Started, Mistake> {
        match self.value.get_ref() {
            DeValue::Datetime(Datetime { date: Some(date), time: None, offset: None }) => {
                let day = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into());
                day.map(Started::On).ok_or_else(|| self.wrong(Flaw::OffsetMissing { key: self.key() }))
            }
            DeValue::Datetime(_) => self.time().map(Started::At),
            _ => Err(self.not_a("date")),
        }
    }

    /// A name that is known.
    ///
    /// # Errors
    /// `type`; `seat` or `names` with the nearest known name.
    pub fn player(&self, names: &Names) -> Result<Player, Mistake> {
        let name = self.text()?;
        names.find(name).ok_or_else(|| self.wrong(Names::unknown(name, names.iter().collect::<Vec<_>>().into_iter())))
    }

    /// A positive amount of money.
    ///
    /// # Errors
    /// `type`, `money`, `stake`.
    pub fn positive_amount(&self, currency: Currency) -> Result<Money, Mistake> {
        let amount = self.amount(currency)?;
        if amount > Money::ZERO {
            return Ok(amount);
        }
        Err(self.wrong(Flaw::MoneyNotPositive { amount: self.text()?.to_owned() }))
    }

    /// An amount of money, negative or not.
    ///
    /// # Errors
    /// `type`, `money`.
    pub fn amount(&self, currency: Currency) -> Result<Money, Mistake> {
        let text = self.text()?;
        let decimals = currency.decimals();
        let flaw = || self.wrong(Flaw::MoneyFormat { amount: text.to_owned(), decimals });
        Money::parse(text, decimals).ok_or_else(flaw)
    }

    /// A card, suit then rank.
    ///
    /// # Errors
    /// `type`, `P`.
    pub fn card(&self) -> Result<Card, Mistake> {
        let text = self.text()?;
        Card::parse(text).ok_or_else(|| self.wrong(Flaw::CardUnknown { card: text.to_owned(), trick: 0 }))
    }

    /// Recorded tricks, each a text of cards.
    ///
    /// # Errors
    /// `type`, `empty`; `P` for what is no card, or tricks of different lengths; `D-12` for a `+` that is not on a lead.
    pub fn tricks(&self) -> Result<Record, Mistake> {
        let tricks = self.list()?;
        if tricks.len() > MOST_TRICKS {
            return Err(self.wrong(Flaw::TricksTooMany { found: tricks.len() as i64 }));
        }
        let mut cards = Vec::with_capacity(32);
        let (mut width, mut announced) = (0, 0_u32);
        for (number, trick) in tricks.enumerate() {
            let shown = number as i64 + 1;
            let before = cards.len();
            for (place, text) in trick.text()?.split_whitespace().enumerate() {
                let card = match text.strip_suffix('+') {
                    Some(bare) if place == 0 => {
                        announced |= 1 << number;
                        bare
                    }
                    Some(bare) => {
                        return Err(trick.wrong(Flaw::MeldNotOnLead { card: bare.to_owned(), trick: shown }));
                    }
                    None => text,
                };
                let unknown = || trick.wrong(Flaw::CardUnknown { card: text.to_owned(), trick: shown });
                cards.push(Card::parse(card).ok_or_else(unknown)?);
            }
            let found = cards.len() - before;
            if number == 0 {
                width = found;
            }
            if found != width || !(1..=8).contains(&found) {
                let (found, wanted) = (found as i64, width as i64);
                return Err(trick.wrong(Flaw::TrickUneven { trick: shown, found, wanted }));
            }
        }
        Ok(Record { cards: cards.into(), width: width as u8, announced })
    }
}

/// A date-time of TOML that has all its parts.
fn moment(time: &Datetime) -> Option<DateTime<FixedOffset>> {
    let offset_minutes = match time.offset? {
        Offset::Z => 0,
        Offset::Custom { minutes } => i32::from(minutes),
    };
    let (date, clock) = (time.date?, time.time?);
    let day = NaiveDate::from_ymd_opt(date.year.into(), date.month.into(), date.day.into())?;
    // A leap second is kept as the second before it.
    let (second, nanos) = (clock.second.unwrap_or(0).min(59), clock.nanosecond.unwrap_or(0));
    let local = day.and_hms_nano_opt(clock.hour.into(), clock.minute.into(), second.into(), nanos)?;
    local.and_local_timezone(FixedOffset::east_opt(offset_minutes.checked_mul(60)?)?).single()
}
