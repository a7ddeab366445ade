//! One side against the other: how it ended by signs, or its card points.

use super::{Misread, minus, pile};

/// What is told of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `+`, `++`, `-`, `--`, `=`.
    Sign(Sign),
    /// Its card points, the other side's as a check, and the sign behind one of them: `70`, `70 50`, `66!`, `20 66!`, `40?`.
    Points {
        /// This side's.
        own: u8,
        /// The other side's.
        other: Option<u8>,
        /// Who went out or claimed falsely.
        ending: Option<Ending>,
    },
}

/// How it ended, without card points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `+`: won.
    Won,
    /// `++`: won with more.
    WonHigh,
    /// `-`: lost.
    Lost,
    /// `--`: lost with more.
    LostHigh,
    /// `=`: nobody won.
    Even,
}

/// A sign behind card points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether it stands at this side's card points, else at the other side's.
    pub own: bool,
    /// `?`, a false claim; else `!`, went out.
    pub false_claim: bool,
}

/// Reads what stands behind the name.
///
/// # Errors
/// What is neither sign nor card points.
pub fn read(typed: &str) -> Result<Side, Misread> {
    let typed = minus(typed.trim());
    let sign = match typed.replace(' ', "").as_str() {
        "+" => Some(Sign::Won),
        "++" => Some(Sign::WonHigh),
        "-" => Some(Sign::Lost),
        "--" => Some(Sign::LostHigh),
        "=" => Some(Sign::Even),
        "" => return Err(Misread::Nothing),
        _ => None,
    };
    if let Some(sign) = sign {
        return Ok(Side::Sign(sign));
    }
    let parted = typed.contains([',', ';', '/']);
    let tokens: Vec<&str> =
        if parted { typed.split([',', ';', '/']).collect() } else { typed.split_whitespace().collect() };
    // `A T K` is one pile, and so is `11 + 10`.
    let letters = |token: &&str| token.chars().all(char::is_alphabetic);
    let sums = [" +", "+ ", " -", "- "].iter().any(|sign| typed.contains(sign));
    let one = tokens.len() > 1 && (tokens.iter().all(letters) || sums);
    let tokens = if one && !parted { vec![typed.as_str()] } else { tokens };
    let signed = |token: &str| {
        let token = token.trim();
        let sign = token.chars().last().filter(|c| matches!(c, '!' | '?'));
        let bare = token.trim_end_matches(['!', '?']);
        pile::read(bare).map(|points| (points, sign))
    };
    let ending = |own: bool, sign: Option<char>| sign.map(|sign| Ending { own, false_claim: sign == '?' });
    match tokens.as_slice() {
        [own] => {
            let (own, sign) = signed(own).map_err(|misread| match misread {
                Misread::NoPile { .. } => Misread::NoOutcome { typed: typed.clone() },
                other => other,
            })?;
            Ok(Side::Points { own, other: None, ending: ending(true, sign) })
        }
        [own, other] => {
            let ((own, sign), (other, other_sign)) = (signed(own)?, signed(other)?);
            if sign.is_some() && other_sign.is_some() {
                return Err(Misread::NoOutcome { typed: typed.clone() });
            }
            Ok(Side::Points { own, other: Some(other), ending: ending(true, sign).or(ending(false, other_sign)) })
        }
        _ => Err(Misread::NoOutcome { typed }),
    }
}

/// Parts a line such as `d70`, `dora 70 50`, `d+`, `d: AATK` into the name and what stands behind it.
pub fn parted(line: &str) -> (&str, &str) {
    let line = line.trim();
    if let Some((name, rest)) = line.split_once([':', '=']).filter(|(_, rest)| !rest.is_empty()) {
        return (name.trim(), rest.trim());
    }
    let at = line.find(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '−' | '–' | '='));
    match at {
        Some(at) if line.get(..at).is_some_and(|name| !name.trim().is_empty()) => {
            let (name, rest) = line.split_at(at);
            // `b A10K`: the name ends at the blank before the cards.
            let cut = name.rfind(' ').map_or(0, |at| at + 1);
            let cards = line.get(cut..).unwrap_or_default();
            let first = cards.split([' ', ',', '/']).next().unwrap_or_default();
            if cut > 0 && cut < at && pile::read(first).is_ok() {
                return (line.get(..cut).unwrap_or_default().trim(), cards);
            }
            (name.trim(), rest.trim())
        }
        Some(_) => ("", line),
        None => line.split_once(' ').map_or((line, ""), |(name, rest)| (name.trim(), rest.trim())),
    }
}

/// The line without the card that stands in parentheses, and the card: `d (SA) 70`.
pub fn without_card(line: &str) -> (String, Option<&str>) {
    let parts = line.split_once('(').and_then(|(before, rest)| Some((before, rest.split_once(')')?)));
    match parts {
        Some((before, (card, after))) => (format!("{before} {after}").trim().to_owned(), Some(card.trim())),
        None => (line.to_owned(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(own: u8, other: Option<u8>, ending: Option<(bool, bool)>) -> Option<Side> {
        let ending = ending.map(|(own, false_claim)| Ending { own, false_claim });
        Some(Side::Points { own, other, ending })
    }

    #[test]
    fn a_side_is_told_by_a_sign_or_by_card_points() {
        let rows: &[(&str, Option<Side>)] = &[
            ("+", Some(Side::Sign(Sign::Won))),
            ("++", Some(Side::Sign(Sign::WonHigh))),
            ("−", Some(Side::Sign(Sign::Lost))),
            ("––", Some(Side::Sign(Sign::LostHigh))),
            ("=", Some(Side::Sign(Sign::Even))),
            ("70", points(70, None, None)),
            ("70 50", points(70, Some(50), None)),
            ("70/50", points(70, Some(50), None)),
            ("66!", points(66, None, Some((true, false)))),
            ("20 66!", points(20, Some(66), Some((false, false)))),
            ("40? 20", points(40, Some(20), Some((true, true)))),
            ("A T K", points(25, None, None)),
            ("AATK 50", points(36, Some(50), None)),
            ("11 + 10", points(21, None, None)),
            ("11+10 50", points(21, Some(50), None)),
            ("10+15+8-5", points(28, None, None)),
            ("u", None),
            ("K", None),
            ("70-50", None),
            ("", None),
            ("70 50 0", None),
            ("x", None),
            ("66! 54!", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed).ok(), *want, "{typed:?}");
        }
    }

    #[test]
    fn a_card_may_stand_in_parentheses() {
        assert_eq!(without_card("d (SA) 70"), ("d   70".to_owned(), Some("SA")));
        assert_eq!(without_card("d(KrA)+"), ("d +".to_owned(), Some("KrA")));
        assert_eq!(without_card("d 70"), ("d 70".to_owned(), None));
    }

    #[test]
    fn the_name_stands_before_it() {
        let rows: &[(&str, (&str, &str))] = &[
            ("d70", ("d", "70")),
            ("dora 70 50", ("dora", "70 50")),
            ("d+", ("d", "+")),
            ("d --", ("d", "--")),
            ("opa h70", ("opa h", "70")),
            ("d: AATK", ("d", "AATK")),
            ("d AATK", ("d", "AATK")),
            ("d A10K", ("d", "A10K")),
            ("d A T K", ("d", "A T K")),
            ("d10+15-5", ("d", "10+15-5")),
            ("70", ("", "70")),
            ("+", ("", "+")),
            ("d", ("d", "")),
        ];
        for (typed, want) in rows {
            assert_eq!(parted(typed), *want, "{typed:?}");
        }
    }
}
