//! The piles of a deal on one line, in seat order or by name.

use super::{Misread, names, pile};

/// Piles as they were typed, in the order of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// Card points, one for each player.
    pub points: Vec<u8>,
    /// Whose pile was not typed and is what the others leave of 120.
    pub filled: Option<usize>,
    /// Who went out: `66!`.
    pub went_out: Option<usize>,
    /// Who claimed falsely: `52?`.
    pub false_claim: Option<usize>,
}

/// One pile of the line: whose, if that was said, how much, and the sign behind it.
struct Part<'t> {
    name: Option<usize>,
    points: &'t str,
    sign: Option<char>,
}

/// Reads a line such as `52 31 25`, `a52 d12 b31`, `66! 20 10`, `anna=AATK, bert=11+10`.
///
/// Where semicolons stand, they part the piles, else commas, else blanks. The last pile may be left out: it is what the
/// others leave of 120; not where somebody went out or claimed falsely, since there the piles need not be complete.
///
/// # Errors
/// What cannot be read, or has two meanings.
pub fn read(line: &str, players: &[&str]) -> Result<Piles, Misread> {
    let parts = parts(line, players)?;
    if parts.is_empty() {
        return Err(Misread::Nothing);
    }
    if parts.len() > players.len() {
        return Err(Misread::PileCount { found: parts.len(), wanted: players.len() });
    }
    let by_name = parts.iter().any(|part| part.name.is_some());
    let mut points: Vec<Option<u8>> = vec![None; players.len()];
    let (mut went_out, mut false_claim) = (None, None);
    for (seat, part) in parts.iter().enumerate() {
        let place = match part.name {
            Some(place) => place,
            None if by_name => {
                return Err(Misread::NoName { typed: part.points.to_owned(), known: players.join(", ") });
            }
            None => seat,
        };
        let Some(slot) = points.get_mut(place) else { continue };
        if slot.is_some() {
            return Err(Misread::NameTwice { name: players.get(place).copied().unwrap_or_default().to_owned() });
        }
        *slot = Some(pile::read(part.points)?);
        let ending = match part.sign {
            Some('!') => &mut went_out,
            Some(_) => &mut false_claim,
            None => continue,
        };
        if ending.replace(place).is_some() {
            return Err(Misread::NoPile { typed: line.trim().to_owned() });
        }
    }
    if went_out.is_some() && false_claim.is_some() {
        return Err(Misread::NoPile { typed: line.trim().to_owned() });
    }
    let missing: Vec<usize> =
        (0..).zip(&points).filter(|(_, points)| points.is_none()).map(|(place, _)| place).collect();
    let sum: u32 = points.iter().flatten().map(|points| u32::from(*points)).sum();
    if sum > 120 && !missing.is_empty() {
        return Err(Misread::PilesOver { sum });
    }
    let filled = match missing.as_slice() {
        [] => None,
        [place] if went_out.is_none() && false_claim.is_none() => Some(*place),
        several => {
            let names: Vec<String> =
                several.iter().filter_map(|place| players.get(*place).copied()).map(str::to_owned).collect();
            return Err(Misread::NamesMissing { names, left: 120_u32.checked_sub(sum) });
        }
    };
    let rest = if filled.is_some() { 120 - sum } else { 0 };
    let points = points.into_iter().map(|points| points.unwrap_or(rest as u8)).collect();
    Ok(Piles { points, filled, went_out, false_claim })
}

/// What stands before the first digit: `A10` is Anna's ten if there is an Anna, else Ace and Ten.
fn letters_of(token: &str) -> &str {
    token.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default()
}

fn parts<'t>(line: &'t str, players: &[&str]) -> Result<Vec<Part<'t>>, Misread> {
    let tokens = super::parted(line);
    let mut parts = Vec::new();
    let mut named: Option<usize> = None;
    for token in tokens {
        let (bare, sign) = match token.strip_suffix(['!', '?']) {
            Some(bare) => (bare.trim_end(), token.chars().last()),
            None => (token, None),
        };
        if let Some(name) = named.take() {
            // Cards may stand behind a name, but not what is a name itself.
            if !bare.starts_with(|c: char| c.is_ascii_digit()) && names::find(letters_of(bare), players).is_ok() {
                return Err(Misread::NoPile { typed: bare.to_owned() });
            }
            parts.push(Part { name: Some(name), points: bare, sign });
        } else if let Some((name, points)) = bare.split_once(['=', ':']) {
            parts.push(Part { name: Some(names::find(name, players)?), points: points.trim(), sign });
        } else if pile::read(bare).is_ok() && names::find(letters_of(bare), players).is_err() {
            parts.push(Part { name: None, points: bare, sign });
        } else {
            match bare.find(|c: char| c.is_ascii_digit()) {
                Some(at) if at > 0 => {
                    let (name, points) = bare.split_at(at);
                    parts.push(Part { name: Some(names::find(name, players)?), points, sign });
                }
                Some(_) => {
                    let why = pile::read(bare).err();
                    return Err(why.unwrap_or_else(|| Misread::NoPile { typed: bare.to_owned() }));
                }
                None => named = Some(names::find(bare, players)?),
            }
        }
    }
    match named {
        Some(place) => Err(Misread::NamesMissing {
            names: vec![players.get(place).copied().unwrap_or_default().to_owned()],
            left: None,
        }),
        None => Ok(parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: [&str; 4] = ["Anna", "Bert", "Cilli", "Dora"];

    fn piles(points: [u8; 4], filled: Option<usize>, went_out: Option<usize>, false_claim: Option<usize>) -> Piles {
        Piles { points: points.to_vec(), filled, went_out, false_claim }
    }

    #[test]
    fn piles_in_seat_order_by_name_as_sums_and_as_cards() {
        let rows: &[(&str, Piles)] = &[
            ("52 31 25", piles([52, 31, 25, 12], Some(3), None, None)),
            ("52 31 25 12", piles([52, 31, 25, 12], None, None, None)),
            ("a52 d12 b31", piles([52, 31, 25, 12], Some(2), None, None)),
            ("a 52 d 12 b 31", piles([52, 31, 25, 12], Some(2), None, None)),
            ("Anna=52, dora = 12, b:31", piles([52, 31, 25, 12], Some(2), None, None)),
            ("11+10+4 31 25", piles([25, 31, 25, 39], Some(3), None, None)),
            ("AATK 31 25", piles([36, 31, 25, 28], Some(3), None, None)),
            ("A T K, 31, 25", piles([25, 31, 25, 39], Some(3), None, None)),
            ("66! 20 10 8", piles([66, 20, 10, 8], None, Some(0), None)),
            ("20 66? 10 8", piles([20, 66, 10, 8], None, None, Some(1))),
            ("d66! a20 b10 c8", piles([20, 10, 8, 66], None, Some(3), None)),
            ("a10 b31 c12", piles([10, 31, 12, 67], Some(3), None, None)),
            ("K10 31 25", piles([14, 31, 25, 50], Some(3), None, None)),
            ("a AATK b 20 c 11", piles([36, 20, 11, 53], Some(3), None, None)),
            ("a10+15+8-5 b20 c30", piles([28, 20, 30, 42], Some(3), None, None)),
            ("b 3 a 20 c 90", piles([20, 3, 90, 7], Some(3), None, None)),
            ("60 60 0", piles([60, 60, 0, 0], Some(3), None, None)),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed, &FOUR).as_ref(), Ok(want), "{typed}");
        }
        let two = read("70", &["Anna", "Bert"]);
        assert_eq!(two.map(|piles| (piles.points, piles.filled)), Ok((vec![70, 50], Some(1))));
    }

    #[test]
    fn two_names_are_no_pile() {
        assert!(read("a b", &["Anna", "Bert"]).is_err());
    }

    #[test]
    fn what_has_two_meanings_or_none_is_refused() {
        for typed in [
            "",
            "52",
            "52 31",
            "52 31 25 12 0",
            "80 80 80",
            "a52 a12 b31",
            "a52 12 31",
            "x52 a1 b2",
            "66! 20 10",
            "66! 66! 0 0",
            "66! 20? 10 8",
            "52 31 2x 12",
            "a",
            "a52 b",
            "A10 31 25",
        ] {
            assert!(read(typed, &FOUR).is_err(), "{typed:?}: {:?}", read(typed, &FOUR));
        }
    }
}
