//! Names by their beginning.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::Misread;
use crate::session::names::folded;

/// The place of the name that begins so. The whole name wins over a longer one, and an umlaut may be typed without its dots.
///
/// # Errors
/// Nobody's name, or several people's.
pub fn find(typed: &str, names: &[&str]) -> Result<usize, Misread> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(Misread::Nothing);
    }
    let attempts: [&dyn Fn(&str) -> bool; 3] =
        [&|name| folded(name) == folded(typed), &|name| folded(name).starts_with(&folded(typed)), &|name| {
            bare(name).starts_with(&bare(typed))
        }];
    for fits in attempts {
        let found: Vec<usize> = (0..).zip(names).filter(|(_, name)| fits(name)).map(|(place, _)| place).collect();
        match found.as_slice() {
            [] => {}
            [place] => return Ok(*place),
            several => {
                let known: Vec<&str> = several.iter().filter_map(|place| names.get(*place).copied()).collect();
                return Err(Misread::TwoNames { typed: typed.to_owned(), known: known.join(", ") });
            }
        }
    }
    Err(Misread::NoName { typed: typed.to_owned(), known: names.join(", ") })
}

/// Whether a name or word begins so, as [`find`] reads it.
pub fn begins(name: &str, typed: &str) -> bool {
    folded(name).starts_with(&folded(typed)) || bare(name).starts_with(&bare(typed))
}

/// The name that a new one looks like, though it is another (UTS #39).
pub fn alike<'k>(new: &str, known: &[&'k str]) -> Option<&'k str> {
    let looks = |name: &str| unicode_security::skeleton(&folded(name)).collect::<String>();
    let as_typed = |name: &str| unicode_security::skeleton(name).collect::<String>();
    let same = |name: &&&str| looks(name) == looks(new) || as_typed(name) == as_typed(new);
    known.iter().filter(|name| folded(name) != folded(new)).find(same).copied()
}

/// A name without dots and accents.
fn bare(name: &str) -> String {
    folded(name).nfd().filter(|c| !is_combining_mark(*c)).collect()
}

/// The shortest beginning of each name that no other has, for showing.
pub fn shortest(names: &[&str]) -> Vec<String> {
    let short = |place: usize, name: &&str| {
        let whole = || folded(name);
        let ends = name.char_indices().map(|(at, c)| at + c.len_utf8());
        let prefixes = ends.filter_map(|end| name.get(..end));
        let unique = prefixes.map(str::to_owned).find(|prefix| find(prefix, names) == Ok(place));
        unique.map_or_else(whole, |prefix| folded(&prefix))
    };
    names.iter().enumerate().map(|(place, name)| short(place, name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_is_enough_if_it_is_one_persons() {
        let names = ["Anna", "Anton", "Jörg", "Opa Hans", "Jo", "李雷"];
        let rows: &[(&str, Result<usize, &str>)] = &[
            ("ann", Ok(0)),
            ("ANT", Ok(1)),
            ("jö", Ok(2)),
            ("jor", Ok(2)),
            ("JO\u{308}rg", Ok(2)),
            ("jo", Ok(4)),
            ("o", Ok(3)),
            ("opa h", Ok(3)),
            ("李", Ok(5)),
            ("an", Err("Anna, Anton")),
            ("j", Err("Jörg, Jo")),
            ("x", Err("Anna, Anton, Jörg, Opa Hans, Jo, 李雷")),
        ];
        for (typed, want) in rows {
            let got = find(typed, &names).map_err(|misread| match misread {
                Misread::NoName { known, .. } | Misread::TwoNames { known, .. } => known,
                other => panic!("{other:?}"),
            });
            assert_eq!(got, want.map_err(str::to_owned), "{typed}");
        }
        for (new, like) in [("Аnna", Some("Anna")), ("lda", Some("Ida")), ("Bernd", None), ("anna", None)] {
            assert_eq!(alike(new, &["Anna", "Ida", "Bert"]), like, "{new}");
        }
        assert_eq!(shortest(&["Anna", "Anton", "Bert"]), ["ann", "ant", "b"]);
    }
}
