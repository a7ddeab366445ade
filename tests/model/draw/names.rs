//! Names for random sessions, and what is nearly one of them.

use unicode_normalization::UnicodeNormalization;

use super::dice::Dice;

/// Names that are harmless at the table, and a trial in a file.
pub const NAMES: &[&str] = &[
    "Anna",
    "Bert",
    "Cilli",
    "Dora",
    "Käthe",
    "Jörg",
    "李雷",
    "O'Neil",
    "a b",
    "Zoë \"Z\"",
    "Müller, Jr.",
    "-5",
    "a.b",
    "👩\u{200d}🌾 Resi",
    "می\u{200c}شا",
    "\\n",
    "Weiß",
    "#1",
    "true",
    "Ćelić",
    "x",
    "Ein Name von genau vierzig Zeichen. 4567",
];

/// A text that is nearly the same, or looks it.
pub fn misspelt(dice: &mut Dice, text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let (start, end) = letters.split_at(dice.below(letters.len() + 1));
    let with = |between: &str| start.iter().collect::<String>() + between + &end.iter().collect::<String>();
    match dice.below(8) {
        0 => text.to_uppercase(),
        1 => text.to_lowercase(),
        2 => text.nfd().collect(),
        3 => text.replace('ß', "ss"),
        4 => with("\u{200d}"),
        5 => with(dice.pick(&["\u{200c}\u{200d}", "\u{ad}", "\u{2028}", "\u{feff}", "\t", "\u{85}", "\u{e0041}"])),
        6 => with(dice.pick(&[" ", "\u{a0}", "x", "\u{301}", "\u{e000}", "\u{fe0f}"])),
        _ => text.repeat(8),
    }
}

/// A name, at times nearly one.
pub fn name(dice: &mut Dice) -> String {
    let name = dice.pick(NAMES);
    if dice.one_in(5) { misspelt(dice, name) } else { name.to_owned() }
}
