//! The card points of one pile: a number, a sum, or the cards' ranks.

use super::Misread;
use crate::rules::card::Rank;

/// The letters of the ranks as they are typed in either deck. None of them is two ranks.
pub const RANKS: &[(&str, Rank)] = &[
    ("10", Rank::Ten),
    ("A", Rank::Ace),
    ("S", Rank::Ace),
    ("T", Rank::Ten),
    ("K", Rank::King),
    ("O", Rank::Ober),
    ("Q", Rank::Ober),
    ("D", Rank::Ober),
    ("U", Rank::Unter),
    ("J", Rank::Unter),
    ("B", Rank::Unter),
    ("9", Rank::Nine),
    ("8", Rank::Eight),
    ("7", Rank::Seven),
];

/// Reads a pile: `52`, `11+10+4`, `AATK` or `A T K`.
///
/// # Errors
/// What is no pile.
pub fn read(typed: &str) -> Result<u8, Misread> {
    let wrong = || Misread::NoPile { typed: typed.trim().to_owned() };
    let compact: String = typed.split_whitespace().collect();
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let points: u32 = if compact.split('+').all(is_number) {
        let parts = compact.split('+').map(|part| part.parse::<u32>().ok().filter(|n| *n < 1000));
        parts.sum::<Option<u32>>().ok_or_else(wrong)?
    } else {
        ranks(&compact).ok_or_else(wrong)?.map(|rank| u32::from(rank.points())).sum()
    };
    u8::try_from(points).map_err(|_| wrong())
}

fn ranks(text: &str) -> Option<impl Iterator<Item = Rank>> {
    let mut ranks = Vec::new();
    let upper = text.to_uppercase();
    let mut rest = upper.as_str();
    while !rest.is_empty() {
        let (letters, rank) = RANKS.iter().find(|(letters, _)| rest.starts_with(letters))?;
        ranks.push(*rank);
        rest = rest.get(letters.len()..)?;
    }
    let letters = text.chars().any(char::is_alphabetic);
    letters.then(|| ranks.into_iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_is_a_number_a_sum_or_cards() {
        let rows: &[(&str, Option<u8>)] = &[
            ("52", Some(52)),
            ("0", Some(0)),
            ("11+10+4", Some(25)),
            ("11 + 10 + 4", Some(25)),
            ("AATK", Some(36)),
            ("A T K", Some(25)),
            ("a10k", Some(25)),
            ("SSTK", Some(36)),
            ("QJ9", Some(5)),
            ("DB", Some(5)),
            ("ou", Some(5)),
            ("120", Some(120)),
            ("", None),
            ("+", None),
            ("11+", None),
            ("52x", None),
            ("-5", None),
            ("300", None),
            ("99999999999", None),
            ("AZ", None),
            ("1O", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed).ok(), *want, "{typed:?}");
        }
    }
}
