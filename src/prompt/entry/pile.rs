//! The card points of one pile: a number, a sum, or the cards' ranks.

use super::{Misread, minus};
use crate::rules::card::Rank;

/// The letters of the ranks as they are typed in either deck. None of them is two ranks.
pub const RANKS: &[(&str, Rank)] = &[
    ("10", Rank::Ten),
    ("A", Rank::Ace),
    ("S", Rank::Ace),
    ("T", Rank::Ten),
    ("Z", Rank::Ten),
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

/// Reads a pile: `52`, `11+10+4`, `10+15+8-5`, `AATK` or `A T K`.
///
/// # Errors
/// What is no pile. One letter alone is none, though a card has it: it is as well a name's or a command's.
pub fn read(typed: &str) -> Result<u8, Misread> {
    let typed = typed.trim();
    let wrong = || Misread::NoPile { typed: typed.to_owned() };
    let compact: String = minus(typed).split_whitespace().collect();
    if compact.contains(|c: char| c.is_alphabetic()) {
        let ranks = ranks(&compact).ok_or_else(wrong)?;
        if let [_] = ranks.as_slice() {
            return Err(Misread::OneCard { typed: typed.to_owned() });
        }
        let points: u32 = ranks.iter().map(|rank| u32::from(rank.points())).sum();
        return u8::try_from(points).map_err(|_| wrong());
    }
    let terms = terms(&compact).ok_or_else(wrong)?;
    let total = u8::try_from(terms.iter().sum::<i32>()).map_err(|_| wrong())?;
    // `70-50` is how some write the points of both sides.
    if let [own, other] = terms.as_slice()
        && *other < 0
        && own - other == 120
    {
        let part = |points: i32| u8::try_from(points.abs()).map_err(|_| wrong());
        let (own, other) = (part(*own)?, part(*other)?);
        return Err(Misread::TwoPiles { typed: typed.to_owned(), difference: total, own, other });
    }
    Ok(total)
}

/// The terms of a sum, each with its sign.
fn terms(text: &str) -> Option<Vec<i32>> {
    let mut terms = Vec::new();
    let mut rest = text;
    let mut sign = 1;
    loop {
        let end = rest.find(['+', '-']).unwrap_or(rest.len());
        let (digits, left) = rest.split_at(end);
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse::<i32>().ok().filter(|number| is_number && *number < 1000)?;
        terms.push(sign * number);
        sign = match left.chars().next() {
            None => return Some(terms),
            Some('-') => -1,
            Some(_) => 1,
        };
        rest = left.get(1..)?;
    }
}

fn ranks(text: &str) -> Option<Vec<Rank>> {
    let mut ranks = Vec::new();
    let upper = text.to_uppercase();
    let mut rest = upper.as_str();
    while !rest.is_empty() {
        let (letters, rank) = RANKS.iter().find(|(letters, _)| rest.starts_with(letters))?;
        ranks.push(*rank);
        rest = rest.get(letters.len()..)?;
    }
    Some(ranks)
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
            ("10+15+8-5", Some(28)),
            ("10 + 15 − 5", Some(20)),
            ("60-10", Some(50)),
            ("AATK", Some(36)),
            ("A T K", Some(25)),
            ("AZK", Some(25)),
            ("a10k", Some(25)),
            ("SSTK", Some(36)),
            ("QJ9", Some(5)),
            ("DB", Some(5)),
            ("ou", Some(5)),
            ("120", Some(120)),
            ("", None),
            ("+", None),
            ("11+", None),
            ("11+-4", None),
            ("5-11", None),
            ("52x", None),
            ("-5", None),
            ("300", None),
            ("99999999999", None),
            ("1O", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed).ok(), *want, "{typed:?}");
        }
    }

    #[test]
    fn one_card_alone_is_no_pile_and_what_could_be_both_sides_is_refused() {
        for typed in ["u", "B", "A", "z"] {
            assert_eq!(read(typed), Err(Misread::OneCard { typed: typed.to_owned() }));
        }
        let both = Misread::TwoPiles { typed: "70-50".to_owned(), difference: 20, own: 70, other: 50 };
        assert_eq!(read("70-50"), Err(both));
    }
}
