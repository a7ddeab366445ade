//! House rules: what a `[rules]` table may hold, as data.

use super::book::Rule;

/// What a key of `[rules]` may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A whole number from the first to the last.
    Range(u8, u8),
    /// One of these whole numbers.
    Numbers(&'static [u8]),
}

/// A value of a key of `[rules]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting<'a> {
    /// A word.
    Word(&'a str),
    /// A truth value.
    Flag(bool),
    /// A whole number.
    Number(i64),
}

impl Domain {
    /// Whether the key may have this value.
    pub fn admits(self, setting: Setting<'_>) -> bool {
        match (self, setting) {
            (Domain::Words(words), Setting::Word(word)) => words.contains(&word),
            (Domain::Flag, Setting::Flag(_)) => true,
            (Domain::Range(least, most), Setting::Number(n)) => (i64::from(least)..=i64::from(most)).contains(&n),
            (Domain::Numbers(numbers), Setting::Number(n)) => numbers.iter().any(|number| i64::from(*number) == n),
            (Domain::Words(_) | Domain::Flag | Domain::Range(..) | Domain::Numbers(_), _) => false,
        }
    }

    /// The values in words, for a message: `better, worse, last-trick` or `1-99`.
    pub fn describe(self) -> String {
        match self {
            Domain::Words(words) => words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", "),
            Domain::Flag => "true, false".to_owned(),
            Domain::Range(least, most) => format!("{least}-{most}"),
            Domain::Numbers(numbers) => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
        }
    }
}

/// A key of `[rules]`.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key as the file writes it.
    pub name: &'static str,
    /// The rule that it bends.
    pub rule: Rule,
    /// What it may say.
    pub domain: Domain,
    /// What holds without it, as the file would write it; empty where there is no value by default.
    pub default: &'static str,
}

impl Key {
    /// The key of a name, if it may have this value.
    ///
    /// # Errors
    /// Gives the key back if the value is not of its domain; nothing if there is none of that name.
    pub fn admitting(
        keys: &'static [Key],
        name: &str,
        setting: Setting<'_>,
    ) -> Result<&'static Key, Option<&'static Key>> {
        let key = keys.iter().find(|key| key.name == name).ok_or(None)?;
        if key.domain.admits(setting) { Ok(key) } else { Err(Some(key)) }
    }
}
