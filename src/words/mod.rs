//! Every text for people, in English and German, in one place.
//!
//! The texts are Fluent messages in `en/` and `de/`, one file a part of the program; `build.rs` makes code of them, so that a text
//! that is not there, or not in both languages, or is said without its values, does not compile. [`say!`](crate::say) says one. A
//! sentence is always one message with its values: none is glued together from pieces.

mod amount;
#[cfg(test)]
mod check;
mod date;
mod family;
mod list;
mod message;
mod signs;

use std::borrow::Cow;

use crate::rules::card::{Card, Rank};
pub use message::{Message, Value};

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
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    lang: Lang,
    ascii: bool,
    aloud: bool,
}

impl Words {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Words {
        Words { lang, ascii: false, aloud: false }
    }

    /// The texts for a screen that draws no more than ASCII, or for one that does.
    #[must_use]
    pub fn in_ascii(self, ascii: bool) -> Words {
        Words { ascii, ..self }
    }

    /// The texts to be read aloud: without signs that stand for a word.
    #[must_use]
    pub fn aloud(self, aloud: bool) -> Words {
        Words { aloud, ..self }
    }

    /// Whether they are read aloud.
    pub fn is_aloud(&self) -> bool {
        self.aloud
    }

    /// Whether signs are ASCII.
    pub fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// A text that is no message with the signs that the screen can draw.
    pub fn signs<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match (self.aloud, self.ascii) {
            (false, false) => Cow::Borrowed(text),
            (false, true) => signs::ascii(text),
            (true, false) => signs::aloud(text, self.lang),
            (true, true) => Cow::Owned(signs::ascii(&signs::aloud(text, self.lang)).into_owned()),
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What a text says with its values. Use [`say!`](crate::say) where the text is known.
    pub fn said(&self, message: Message, values: &[(&str, Value)]) -> String {
        let said = message.said(self.lang, values);
        match self.signs(&said) {
            Cow::Borrowed(_) => said,
            Cow::Owned(plain) => plain,
        }
    }

    /// A card as people read it: the sign of its suit and its rank; in ASCII the letters of the file.
    pub fn card(&self, card: Card) -> String {
        match card.rank() {
            _ if self.ascii => card.to_string(),
            Rank::Ten => format!("{}10", card.suit().sign()),
            rank => format!("{}{}", card.suit().sign(), rank.letter()),
        }
    }
}

/// A text by its id, with the names of the values that it takes: `message!("who-pays", names)`. What is wrong with it does not compile.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident)* $(,)?) => {{
        const MESSAGE: $crate::words::Message = $crate::words::Message::named($id, &[$(stringify!($name)),*]);
        MESSAGE
    }};
}

/// What a text says: `say!(words, "list-and", others = "Anna", last = "Bert")`. It is checked like [`message!`](crate::message).
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.said(
            $crate::message!($id $(, $name)*),
            &[$((stringify!($name), $crate::words::Value::from($value))),*],
        )
    };
}

/// A name for which there is a text under an id that begins like this: `named!("stats-column-", "person")` is `"person"`.
#[macro_export]
macro_rules! named {
    ($family:literal, $name:literal) => {{
        const NAME: &str = {
            $crate::message!(concat!($family, $name));
            $name
        };
        NAME
    }};
}
