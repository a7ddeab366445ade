//! Yes or no, a number, or one of some words.

use super::{Misread, minus};
use crate::session::events::typed::truth;

/// Reads yes or no: `j`, `ja`, `y`, `yes`, `n`, `nein`, `no`, in either language.
///
/// # Errors
/// What is neither.
pub fn yes(typed: &str) -> Result<bool, Misread> {
    truth(typed).ok_or_else(|| Misread::NoYes { typed: typed.trim().to_owned() })
}

/// Reads a whole number in a range; the minus may be any that people type.
///
/// # Errors
/// What is none.
pub fn number(typed: &str, least: i64, most: i64) -> Result<i64, Misread> {
    let text = minus(typed.trim());
    let number = text.strip_prefix('+').unwrap_or(&text).parse::<i64>().ok();
    let fitting = number.filter(|number| (least..=most).contains(number));
    fitting.ok_or_else(|| Misread::NoNumber { typed: typed.trim().to_owned(), least, most })
}

/// The place of the word that begins so.
///
/// # Errors
/// No word, or several, begin so.
pub fn word(typed: &str, words: &[&str]) -> Result<usize, Misread> {
    super::names::find(typed, words).map_err(|misread| match misread {
        Misread::Nothing => Misread::Nothing,
        _ => Misread::NoChoice { typed: typed.trim().to_owned(), known: words.join(", ") },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_in_both_languages_and_numbers_with_any_minus() {
        for typed in ["j", "J", "ja", "y", "Yes"] {
            assert_eq!(yes(typed), Ok(true), "{typed}");
        }
        for typed in ["n", "nein", "NO"] {
            assert_eq!(yes(typed), Ok(false), "{typed}");
        }
        for typed in ["", "jn", "nay", "1"] {
            assert!(yes(typed).is_err(), "{typed}");
        }
        let rows: &[(&str, Option<i64>)] = &[
            ("3", Some(3)),
            ("+3", Some(3)),
            ("-3", Some(-3)),
            ("−3", Some(-3)),
            ("–3", Some(-3)),
            ("8", None),
            ("x", None),
            ("--3", None),
            ("", None),
        ];
        for (typed, want) in rows {
            assert_eq!(number(typed, -7, 7).ok(), *want, "{typed:?}");
        }
        assert_eq!(word("c", &["66", "clubs"]), Ok(1));
        assert!(word("x", &["66", "clubs"]).is_err());
    }
}
