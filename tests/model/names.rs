//! What may be a name, and which names are one.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;

use crate::keys::{Judged, ensure};

/// Unicode's category Cf.
const FORMAT: &[(u32, u32)] = &[
    (0xad, 0xad),
    (0x600, 0x605),
    (0x61c, 0x61c),
    (0x6dd, 0x6dd),
    (0x70f, 0x70f),
    (0x890, 0x891),
    (0x8e2, 0x8e2),
    (0x180e, 0x180e),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x2064),
    (0x2066, 0x206f),
    (0xfeff, 0xfeff),
    (0xfff9, 0xfffb),
    (0x110bd, 0x110bd),
    (0x110cd, 0x110cd),
    (0x13430, 0x1343f),
    (0x1bca0, 0x1bca3),
    (0x1d173, 0x1d17a),
    (0xe0001, 0xe0001),
    (0xe0020, 0xe007f),
];

fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

fn is_unseen(letter: char) -> bool {
    let code = u32::from(letter);
    letter.is_control()
        || matches!(letter, '\u{2028}' | '\u{2029}')
        || FORMAT.iter().any(|&(first, last)| (first..=last).contains(&code))
}

/// Refuses what is no name.
pub fn check(name: &str) -> Judged<()> {
    let letters: Vec<char> = name.chars().collect();
    ensure((1..=40).contains(&letters.len()), "names: 1 to 40 characters")?;
    ensure(name.trim() == name, "names: white space at an end")?;
    for (i, &letter) in letters.iter().enumerate() {
        let seen = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|&c| !is_joiner(c));
        let joins = is_joiner(letter) && seen(i.checked_sub(1)) && seen(Some(i + 1));
        ensure(joins || !is_unseen(letter), "names: what cannot be seen")?;
    }
    Ok(())
}

fn folded(name: &str) -> String {
    name.chars().filter(|&c| !is_joiner(c)).nfc().default_case_fold().nfc().collect()
}

/// True of two ways to write one name.
pub fn same(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}
