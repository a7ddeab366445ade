//! The texts, which are code by now (`build.rs`), and how one is named and said.

use std::borrow::Cow;
use std::cmp::Ordering;

use super::Lang;
use crate::gate::{Form, passed};
use crate::rules::money::Decimal;

pub(super) use texts::TEXTS;
use texts::{english, german};

/// The texts as the build script wrote them.
#[allow(clippy::all)]
mod texts {
    use super::Said;
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A text of the program. One is named with [`message!`](crate::message), or said at once with [`say!`](crate::say).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message(u16);

impl Message {
    /// The text of an id that takes these values and no others. It is asked for in constants: what is wrong does not compile.
    #[allow(clippy::indexing_slicing)] // the place is there
    pub const fn named(id: &str, values: &[&str]) -> Message {
        let place = place(id);
        assert!(place < TEXTS.len(), "no text has this id");
        let takes = TEXTS[place].1;
        assert!(takes.len() >= values.len(), "the text takes fewer values");
        let mut value = 0;
        while value < takes.len() {
            assert!(is_among(takes[value], values), "a value of the text is missing");
            value += 1;
        }
        Message(place as u16)
    }

    /// The text of an id that is put together when the program runs.
    pub(super) fn find(id: &str) -> Option<Message> {
        let place = place(id);
        (place < TEXTS.len()).then_some(Message(place as u16))
    }

    /// What the text says.
    pub(super) fn said(self, lang: Lang, values: &[(&str, Value)]) -> String {
        let mut said = Said { values, text: String::new(), after_value: false };
        match lang {
            Lang::En => english(self.0, &mut said),
            Lang::De => german(self.0, &mut said),
        }
        said.text
    }
}

/// The place of an id in the table; the table's length if it is not there.
#[allow(clippy::indexing_slicing)] // no place is beyond the length
const fn place(id: &str) -> usize {
    let (mut from, mut to) = (0, TEXTS.len());
    while from < to {
        let middle = (from + to) / 2;
        match compared(TEXTS[middle].0, id) {
            Ordering::Less => from = middle + 1,
            Ordering::Greater => to = middle,
            Ordering::Equal => return middle,
        }
    }
    TEXTS.len()
}

/// The order of the ids in the table: shorter ones first, then from their ends, because many begin alike.
#[allow(clippy::indexing_slicing)] // no place is beyond the length
const fn compared(one: &str, other: &str) -> Ordering {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return if one.len() < other.len() { Ordering::Less } else { Ordering::Greater };
    }
    let mut place = one.len();
    while place > 0 {
        place -= 1;
        if one[place] != other[place] {
            return if one[place] < other[place] { Ordering::Less } else { Ordering::Greater };
        }
    }
    Ordering::Equal
}

#[allow(clippy::indexing_slicing)] // no place is beyond the length
const fn is_among(name: &str, names: &[&str]) -> bool {
    let mut place = 0;
    while place < names.len() {
        if compared(name, names[place]).is_eq() {
            return true;
        }
        place += 1;
    }
    false
}

/// A text that is being said.
struct Said<'v> {
    values: &'v [(&'v str, Value)],
    text: String,
    after_value: bool,
}

impl Said<'_> {
    /// A name's dot is the sentence's too: `Anna M.`, and not `Anna M..`
    fn text(&mut self, text: &str) {
        let is_dotted =
            self.after_value && self.text.ends_with('.') && text.starts_with('.') && !text.starts_with("..");
        self.text.push_str(if is_dotted { text.get(1..).unwrap_or_default() } else { text });
        self.after_value = false;
    }

    fn value(&mut self, name: &str) {
        match self.values.iter().find(|(other, _)| *other == name) {
            Some((_, Value::Text(text))) => self.text.push_str(&passed(text, Form::Text)),
            Some((_, Value::Number(number))) => self.text.push_str(&number.to_string()),
            None => {}
        }
        self.after_value = true;
    }

    /// Whether a value asks for the form of this key: the value itself, or `one` for the number 1.
    fn is(&self, name: &str, key: &str) -> bool {
        match self.values.iter().find(|(other, _)| *other == name) {
            Some((_, Value::Text(text))) => text == key,
            Some((_, Value::Number(number))) => key.parse() == Ok(*number) || (key == "one" && number.abs() == 1),
            None => false,
        }
    }
}

/// A value for a text.
#[derive(Clone, Debug)]
pub enum Value {
    /// A text, put in as it is.
    Text(String),
    /// A number, which may decide the form of the sentence.
    Number(i64),
}

macro_rules! value_from {
    (text: $($text:ty)*; number: $($number:ty)*) => {
        $(impl From<$text> for Value {
            fn from(text: $text) -> Value { Value::Text(text.to_string()) }
        })*
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value { Value::Number(i64::try_from(number).unwrap_or(i64::MAX)) }
        })*
    };
}

value_from! {
    text: &str String &String char Cow<'_, str> Decimal;
    number: u8 u16 u32 u64 usize i8 i32 i64
}
