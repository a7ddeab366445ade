//! Who came where, best first.

use super::{Misread, names};

/// Groups of players, best first; those of a group are equal.
pub type Placing = Vec<Vec<usize>>;

/// Reads `a>b=d>c` or `a b d c`. Who is not named comes last, if it is one.
///
/// # Errors
/// Names that cannot be read, stand twice, or are missing.
pub fn read(line: &str, players: &[&str]) -> Result<Placing, Misread> {
    // Signs may have blanks around them; elsewhere a blank or a comma means that the next is behind.
    let mut tidy = line.replace(',', " ");
    for (sign, alone) in [('=', "="), ('>', ">")] {
        let parts: Vec<&str> = tidy.split(sign).map(str::trim).collect();
        tidy = parts.join(alone);
    }
    let mut placing: Placing = Vec::new();
    let mut seen = vec![false; players.len()];
    for group in tidy.split(['>', ' ']).filter(|group| !group.is_empty()) {
        let mut together = Vec::new();
        for name in group.split('=') {
            let place = names::find(name, players)?;
            if let Some(seen) = seen.get_mut(place) {
                if *seen {
                    let name = players.get(place).copied().unwrap_or_default();
                    return Err(Misread::NameTwice { name: name.to_owned() });
                }
                *seen = true;
            }
            together.push(place);
        }
        together.sort_unstable();
        placing.push(together);
    }
    if placing.is_empty() {
        return Err(Misread::Nothing);
    }
    let missing: Vec<usize> = (0..).zip(&seen).filter(|(_, seen)| !**seen).map(|(place, _)| place).collect();
    match missing.as_slice() {
        [] => {}
        [last] => placing.push(vec![*last]),
        several => {
            let names: Vec<String> =
                several.iter().filter_map(|place| players.get(*place).copied()).map(str::to_owned).collect();
            return Err(Misread::NamesMissing { names, left: None });
        }
    }
    Ok(placing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placings_best_first() {
        let names = ["Anna", "Bert", "Cilli", "Dora"];
        let rows: &[(&str, Option<Placing>)] = &[
            ("a>b=d>c", Some(vec![vec![0], vec![1, 3], vec![2]])),
            ("a > b = d > c", Some(vec![vec![0], vec![1, 3], vec![2]])),
            ("a b d c", Some(vec![vec![0], vec![1], vec![3], vec![2]])),
            ("a, b, d", Some(vec![vec![0], vec![1], vec![3], vec![2]])),
            ("d=c=b=a", Some(vec![vec![0, 1, 2, 3]])),
            ("a b", None),
            ("a a b c", None),
            ("a b c x", None),
            ("a>=b c d", None),
            ("", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed, &names).ok(), *want, "{typed:?}");
        }
        assert_eq!(read("b", &["Anna", "Bert"]), Ok(vec![vec![1], vec![0]]));
    }
}
