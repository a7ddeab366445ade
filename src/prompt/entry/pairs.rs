//! Names with something behind each: melds, strokes, amounts.

use super::{Misread, names};

/// Reads `a20 b40`, `a +2, b -1`, `anna=0,20; bert=-0,20`: the places of the names, and what stands behind each. Where semicolons
/// stand they part the pairs; a comma parts them if a blank follows. A unit behind a value belongs to it: `anna 20 Cent`.
///
/// # Errors
/// Names that cannot be read, stand twice, or have nothing behind them.
pub fn read<'t>(
    line: &'t str,
    players: &[&str],
    is_unit: impl Fn(&str) -> bool,
) -> Result<Vec<(usize, &'t str)>, Misread> {
    let is_value = |c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '−' | '–');
    let mut pairs: Vec<(usize, &str)> = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        // Behind an equals sign or a colon the name is whole, whatever signs and digits it has.
        let sign = rest.find(['=', ':']).map(|at| at + 1);
        let value_at =
            rest.get(sign.unwrap_or(0)..).and_then(|rest| rest.find(is_value)).map(|at| at + sign.unwrap_or(0));
        let Some(at) = value_at else {
            let place = names::find(rest.trim_end_matches([':', '=']), players)?;
            return Err(Misread::NamesMissing {
                names: vec![players.get(place).copied().unwrap_or_default().to_owned()],
                left: None,
            });
        };
        let (name, after) = rest.split_at(at);
        let name = name.trim().trim_end_matches([':', '=']).trim();
        let place = names::find(name, players)?;
        if pairs.iter().any(|(known, _)| *known == place) {
            return Err(Misread::NameTwice { name: players.get(place).copied().unwrap_or_default().to_owned() });
        }
        // The value ends where the next name begins: at a semicolon, a comma with a blank, or a blank before a letter.
        let ends = after.char_indices().find(|(at, c)| {
            let next = after.get(at + c.len_utf8()..).unwrap_or_default();
            *c == ';'
                || (*c == ',' && next.starts_with(' '))
                || (*c == ' ' && next.trim_start().starts_with(char::is_alphabetic) && !is_unit(first_word(next)))
        });
        let (value, left) = ends.map_or((after, ""), |(at, _)| after.split_at(at));
        pairs.push((place, value.trim()));
        rest = left.trim_start_matches([';', ',', ' ']);
    }
    if pairs.is_empty() { Err(Misread::Nothing) } else { Ok(pairs) }
}

fn first_word(text: &str) -> &str {
    text.trim_start().split([' ', ';', ',']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_something_behind_each() {
        let names = ["Anna", "Bert", "Opa Hans"];
        type Row<'r> = (&'r str, Option<Vec<(usize, &'r str)>>);
        let rows: &[Row<'_>] = &[
            ("a20 b40", Some(vec![(0, "20"), (1, "40")])),
            ("a +2, b -1", Some(vec![(0, "+2"), (1, "-1")])),
            ("anna=0,20; bert=-0,20", Some(vec![(0, "0,20"), (1, "-0,20")])),
            ("a 0,20 b −0,20", Some(vec![(0, "0,20"), (1, "−0,20")])),
            ("opa h 20", Some(vec![(2, "20")])),
            ("a 20 Cent b -20 Cent", Some(vec![(0, "20 Cent"), (1, "-20 Cent")])),
            ("a", None),
            ("20", None),
            ("a1 a2", None),
            ("x1", None),
            ("", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed, &names, |word| word == "Cent").ok(), *want, "{typed:?}");
        }
    }
}
