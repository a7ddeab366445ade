//! One table of the file, read key by key.

use std::ops::RangeInclusive;

use toml::{Table, Value};

use crate::names;

/// What a reading comes to; the error says why it is refused, rule first.
pub type Judged<T> = Result<T, String>;

/// An error, written short.
pub fn refuse<T>(why: impl Into<String>) -> Judged<T> {
    Err(why.into())
}

/// Refuses unless something holds.
pub fn ensure(holds: bool, why: &str) -> Judged<()> {
    if holds { Ok(()) } else { refuse(why) }
}

/// A table whose keys are asked for by name.
#[derive(Clone, Copy)]
pub struct Keys<'a>(pub &'a Table);

impl<'a> Keys<'a> {
    pub fn has(self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// Nothing stands here but these keys.
    pub fn only(self, allowed: &[&str]) -> Judged<()> {
        match self.0.keys().find(|key| !allowed.contains(&key.as_str())) {
            Some(key) => refuse(format!("keys: {key}")),
            None => Ok(()),
        }
    }

    /// Nothing stands here but `kind`, `at`, `note` and these; what is common to all events is right.
    pub fn event(self, allowed: &[&str]) -> Judged<()> {
        self.only(&[&["kind", "at", "note"], allowed].concat())?;
        if let Some(at) = self.0.get("at") {
            ensure(at.as_datetime().is_some_and(|at| at.offset.is_some()), "keys: at is no time with an offset")?;
        }
        self.unblank("note")?;
        self.unblank("reason")?;
        Ok(())
    }

    /// A text that is more than white space.
    pub fn unblank(self, key: &str) -> Judged<Option<&'a str>> {
        let text = self.text(key)?;
        ensure(text.is_none_or(|text| !text.trim().is_empty()), "keys: nothing but white space")?;
        Ok(text)
    }

    pub fn text(self, key: &str) -> Judged<Option<&'a str>> {
        self.typed(key, Value::as_str)
    }

    pub fn flag(self, key: &str) -> Judged<Option<bool>> {
        self.typed(key, Value::as_bool)
    }

    pub fn table(self, key: &str) -> Judged<Option<&'a Table>> {
        self.typed(key, Value::as_table)
    }

    pub fn number(self, key: &str, range: RangeInclusive<i64>) -> Judged<Option<i64>> {
        let number = self.typed(key, Value::as_integer)?;
        ensure(number.is_none_or(|number| range.contains(&number)), &format!("range: {key}"))?;
        Ok(number)
    }

    /// One of a few words.
    pub fn word(self, key: &str, words: &[&str]) -> Judged<Option<&'a str>> {
        let word = self.text(key)?;
        ensure(word.is_none_or(|word| words.contains(&word)), &format!("words: {key}"))?;
        Ok(word)
    }

    /// The name of one of some people, written as theirs.
    pub fn name(self, key: &str, among: &[String]) -> Judged<Option<String>> {
        let Some(name) = self.text(key)? else { return Ok(None) };
        known(name, among).map(Some)
    }

    /// A list of texts.
    pub fn texts(self, key: &str) -> Judged<Option<Vec<&'a str>>> {
        let Some(list) = self.typed(key, Value::as_array)? else { return Ok(None) };
        let texts: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
        texts.map(Some).ok_or_else(|| format!("keys: {key} is no list of texts"))
    }

    /// A number for each of some people; at least one.
    pub fn numbers(
        self,
        key: &str,
        among: &[String],
        range: RangeInclusive<i64>,
    ) -> Judged<Option<Vec<(String, i64)>>> {
        let Some(table) = self.table(key)? else { return Ok(None) };
        ensure(!table.is_empty(), "keys: an empty table")?;
        let mut numbers = Vec::new();
        for name in table.keys() {
            let number = Keys(table).number(name, range.clone())?.unwrap();
            numbers.push((known(name, among)?, number));
        }
        Ok(Some(numbers))
    }

    fn typed<T>(self, key: &str, read: impl Fn(&'a Value) -> Option<T>) -> Judged<Option<T>> {
        match self.0.get(key) {
            None => Ok(None),
            Some(value) => read(value).map(Some).ok_or_else(|| format!("keys: the type of {key}")),
        }
    }
}

/// Something that has to be there.
pub fn need<T>(value: Option<T>, what: &str) -> Judged<T> {
    value.ok_or_else(|| format!("keys: {what} is missing"))
}

/// Something that a rule asks for.
pub fn asked<T>(value: Option<T>, rule: &str) -> Judged<T> {
    value.ok_or_else(|| format!("{rule}: needs what is missing"))
}

/// A name that one of some people has.
pub fn known(name: &str, among: &[String]) -> Judged<String> {
    if among.iter().any(|person| person == name) {
        return Ok(name.to_owned());
    }
    match among.iter().find(|person| names::same(person, name)) {
        Some(twin) => refuse(format!("names: {name} is nearly {twin}")),
        None => refuse(format!("seat: {name}")),
    }
}
