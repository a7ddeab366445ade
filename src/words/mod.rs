//! Every text for people, in English and German, in one place.
//!
//! The texts are Fluent messages in `en/` and `de/`, one file a part of the program; [`say!`](crate::say) formats one. A sentence is
//! always one message with its values: none is glued together from pieces. A test compares both languages.

mod signs;

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::gate::{Form, passed};
use crate::rules::card::{Card, Rank};
use crate::rules::fault::Arg;
use crate::session::{Names, Wrong};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// Its code, `en` or `de`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    /// The language of a code or locale such as `de` or `de_DE.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of the environment; English if it names none of ours.
    pub fn of_environment() -> Lang {
        sys_locale::get_locales().find_map(|locale| Lang::of_locale(&locale)).unwrap_or(Lang::En)
    }

    /// The files of its texts.
    pub fn sources(self) -> &'static [&'static str] {
        match self {
            Lang::En => EN,
            Lang::De => DE,
        }
    }
}

macro_rules! sources {
    ($($name:ident in $folder:literal: $($file:literal)*;)*) => {
        $(const $name: &[&str] = &[$(include_str!(concat!($folder, "/", $file, ".ftl"))),*];)*
    };
}

sources! {
    EN in "en": "rules" "faults" "score" "help" "store" "play" "export" "stats";
    DE in "de": "rules" "faults" "score" "help" "store" "play" "export" "stats";
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
    text: &str String &String char Cow<'_, str> crate::rules::money::Decimal;
    number: u8 u16 u32 u64 usize i8 i32 i64
}

/// The texts of one language.
pub struct Words {
    lang: Lang,
    ascii: bool,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Words {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in lang.sources() {
            // A file with a mistake gives what could be read of it; a test refuses such files.
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, ascii: false, bundle }
    }

    /// The texts for a screen that draws no more than ASCII, or for one that does.
    #[must_use]
    pub fn in_ascii(self, ascii: bool) -> Words {
        Words { ascii, ..self }
    }

    /// Whether signs are ASCII.
    pub fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// A text that is no message with the signs that the screen can draw.
    pub fn signs<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.ascii { signs::ascii(text) } else { Cow::Borrowed(text) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of an id, or of `id.attribute`; nothing if there is none.
    pub fn find(&self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        let (id, attribute) = match id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, fluent(value))).collect();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        Some(self.signs(&text).into_owned())
    }

    /// The text of an id; the id itself if there is none, so that a missing text is seen. Use [`say!`](crate::say).
    pub fn text(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_owned())
    }

    /// A card as people read it: the sign of its suit and its rank; in ASCII the letters of the file.
    pub fn card(&self, card: Card) -> String {
        match card.rank() {
            _ if self.ascii => card.to_string(),
            Rank::Ten => format!("{}10", card.suit().sign()),
            rank => format!("{}{}", card.suit().sign(), rank.letter()),
        }
    }

    /// A decimal number with the language's decimal sign.
    pub fn decimal(&self, number: String) -> String {
        match self.lang {
            Lang::En => number,
            Lang::De => number.replace('.', ","),
        }
    }

    /// What is wrong, as one sentence, and what to do about it as another.
    pub fn wrong(&self, wrong: &Wrong, names: &Names) -> (String, String) {
        let args = wrong.args();
        let values: Vec<(&str, Value)> = args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Number(number) => Value::Number(*number),
                    Arg::Player(player) => Value::Text(names.of(*player).to_owned()),
                    Arg::Text(text) => Value::Text(self.translated(name, text)),
                };
                (*name, value)
            })
            .collect();
        let id = format!("fault-{}", wrong.name());
        (self.text(&id, &values), self.text(&format!("{id}.help"), &values))
    }

    /// The words of a fault that are not names or numbers: expected types and contracts have a text of their own.
    fn translated(&self, name: &str, text: &str) -> String {
        let id = match name {
            "wanted" => format!("expected-{text}"),
            "found" => format!("kind-{text}"),
            "sum" => return self.decimal(text.to_owned()),
            _ => return shown(text),
        };
        self.find(&id, &[]).or_else(|| self.find(&format!("kind-{text}"), &[])).unwrap_or_else(|| shown(text))
    }
}

/// A text of the file as a sentence can hold it: not too long, and without what would move the terminal's cursor.
fn shown(text: &str) -> String {
    const MOST: usize = 200;
    let mut shown: String = text.chars().take(MOST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    // A line of the file's is none of ours.
    shown.replace('\n', "\\n")
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Text(text) => FluentValue::from(passed(text, Form::Text)),
        Value::Number(number) => FluentValue::from(*number),
    }
}

/// The text of an id with its values: `say!(words, "list-and", others = "Anna", last = "Bert")`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.text($id, &[$((stringify!($name), $crate::words::Value::from($value))),*])
    };
}
