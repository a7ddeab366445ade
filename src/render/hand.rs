//! The hand in which names stand on the slate: letters of single strokes, so that they look the same wherever they are drawn.

use std::fmt::Write;

use unicode_normalization::UnicodeNormalization;

/// The height of a capital, and what a line takes with the tails of letters.
pub const CAPITAL: f64 = 14.0;
/// Between two letters, and for a space.
const GAP: f64 = 3.2;
const SPACE: f64 = 5.0;
/// How far an accent goes up over a capital.
const ABOVE_CAPITAL: f64 = -5.5;

/// The letters with their widths and their strokes: capitals from 0 to 14, small letters from 5, tails down to 19.
const LETTERS: &[(char, f64, &str)] = &[
    ('A', 10.0, "M0 14L5 0L10 14M2 9.5H8"),
    ('B', 9.0, "M0 0V14M0 0H4Q8.5 0 8.5 3.4T4 6.8H0M4 6.8Q9.3 6.8 9.3 10.4T4 14H0"),
    ('C', 9.5, "M9.5 3Q8.3 0 5.2 0Q0 0 0 7T5.2 14Q8.3 14 9.5 11"),
    ('D', 10.0, "M0 0V14M0 0H3.5Q10 0 10 7T3.5 14H0"),
    ('E', 8.0, "M8 0H0V14H8M0 6.8H6"),
    ('F', 8.0, "M8 0H0V14M0 6.8H6"),
    ('G', 10.0, "M9.5 3Q8 0 5.2 0Q0 0 0 7T5.2 14Q10 14 10 8H6"),
    ('H', 10.0, "M0 0V14M10 0V14M0 6.8H10"),
    ('I', 2.0, "M1 0V14"),
    ('J', 7.0, "M7 0V9.5Q7 14 3.5 14T0 10.5"),
    ('K', 9.5, "M0 0V14M9 0L0 8.5M3 6L9.5 14"),
    ('L', 8.0, "M0 0V14H8"),
    ('M', 12.0, "M0 14V0L6 9L12 0V14"),
    ('N', 10.0, "M0 14V0L10 14V0"),
    ('O', 11.0, "M5.5 0Q0 0 0 7T5.5 14T11 7T5.5 0"),
    ('P', 9.0, "M0 14V0H4.5Q9 0 9 3.8T4.5 7.6H0"),
    ('Q', 11.5, "M5.5 0Q0 0 0 7T5.5 14T11 7T5.5 0M6.5 10L11.5 15"),
    ('R', 9.5, "M0 14V0H4.5Q9 0 9 3.8T4.5 7.6H0M4 7.6L9.5 14"),
    ('S', 9.0, "M8.5 2.5Q7 0 4.5 0Q.5 0 .5 3.4Q.5 6 4.5 6.9Q9 8 9 10.6Q9 14 4.5 14Q1.2 14 0 11"),
    ('T', 10.0, "M0 0H10M5 0V14"),
    ('U', 10.0, "M0 0V9Q0 14 5 14T10 9V0"),
    ('V', 10.0, "M0 0L5 14L10 0"),
    ('W', 14.0, "M0 0L3.5 14L7 3L10.5 14L14 0"),
    ('X', 10.0, "M0 0L10 14M10 0L0 14"),
    ('Y', 10.0, "M0 0L5 7L10 0M5 7V14"),
    ('Z', 9.0, "M0 0H9L0 14H9"),
    ('a', 7.5, "M7.5 5V14M7.5 7.5Q6.5 5 4 5Q0 5 0 9.5T4 14Q6.5 14 7.5 11.5"),
    ('b', 7.5, "M0 0V14M0 7.5Q1 5 3.7 5Q7.5 5 7.5 9.5T3.7 14Q1 14 0 11.5"),
    ('c', 7.0, "M7 7Q6 5 4 5Q0 5 0 9.5T4 14Q6 14 7 12"),
    ('d', 7.5, "M7.5 0V14M7.5 7.5Q6.5 5 3.8 5Q0 5 0 9.5T3.8 14Q6.5 14 7.5 11.5"),
    ('e', 7.3, "M0 9.3H7.3Q7.3 5 3.8 5Q0 5 0 9.5T4 14Q6.3 14 7.2 12"),
    ('f', 4.5, "M5 .3Q4.5 0 4 0Q2 0 2 3V14M0 5.5H4.5"),
    ('g', 7.5, "M7.5 5V15Q7.5 19 3.8 19Q1.3 19 .3 17.3M7.5 7.5Q6.5 5 3.8 5Q0 5 0 9.5T3.8 14Q6.5 14 7.5 11.5"),
    ('h', 7.0, "M0 0V14M0 8.5Q1.2 5 4 5Q7 5 7 8.5V14"),
    ('i', 1.6, "M.8 5V14M.8 1V1.4"),
    ('ı', 1.6, "M.8 5V14"),
    ('j', 2.5, "M2.5 5V16Q2.5 19 0 19M2.5 1V1.4"),
    ('k', 7.0, "M0 0V14M6.5 5L0 10.5M2.7 8.3L7 14"),
    ('l', 2.5, "M.8 0V12Q.8 14 2.5 14"),
    ('m', 12.0, "M0 5V14M0 8.5Q1 5 3.3 5Q6 5 6 8.5V14M6 8.5Q7 5 9.3 5Q12 5 12 8.5V14"),
    ('n', 7.0, "M0 5V14M0 8.5Q1.2 5 4 5Q7 5 7 8.5V14"),
    ('o', 8.0, "M4 5Q0 5 0 9.5T4 14T8 9.5T4 5"),
    ('p', 7.5, "M0 5V19M0 7.5Q1 5 3.7 5Q7.5 5 7.5 9.5T3.7 14Q1 14 0 11.5"),
    ('q', 7.5, "M7.5 5V19M7.5 7.5Q6.5 5 3.8 5Q0 5 0 9.5T3.8 14Q6.5 14 7.5 11.5"),
    ('r', 4.8, "M0 5V14M0 9Q1 5 4.8 5.2"),
    ('s', 6.5, "M6 6.8Q5 5 3.2 5Q.5 5 .5 7.2Q.5 8.9 3.3 9.4Q6.5 10 6.5 11.7Q6.5 14 3.3 14Q1 14 0 12.2"),
    ('t', 4.7, "M2 1.5V11.5Q2 14 4.5 13.7M0 5.3H4.7"),
    ('u', 7.0, "M0 5V10.5Q0 14 3 14Q5.8 14 7 10.5M7 5V14"),
    ('v', 8.0, "M0 5L4 14L8 5"),
    ('w', 11.0, "M0 5L2.8 14L5.5 6.5L8.2 14L11 5"),
    ('x', 7.0, "M0 5L7 14M7 5L0 14"),
    ('y', 8.0, "M0 5L4 14M8 5L3.4 15.5Q2 19 0 18.8"),
    ('z', 7.0, "M0 5H7L0 14H7"),
    ('ß', 8.0, "M0 14V3.5Q0 0 3.5 0Q6.8 0 6.8 2.9Q6.8 5.3 4 6.2Q8 7 8 10.4Q8 14 3.2 14"),
    ('0', 9.0, "M4.5 0Q0 0 0 7T4.5 14T9 7T4.5 0"),
    ('1', 4.0, "M0 3L4 0V14"),
    ('2', 8.5, "M.3 3Q1 0 4.3 0Q8 0 8 3.6Q8 6 5 9L0 14H8.5"),
    ('3', 8.3, "M.3 1.8Q2 0 4 0Q7.7 0 7.7 3.4Q7.7 6.6 4 6.6Q8.3 6.8 8.3 10.3Q8.3 14 4 14Q1 14 0 11.8"),
    ('4', 9.0, "M6.5 14V0L0 10H9"),
    ('5', 8.0, "M7.5 0H1.2L.6 6.3Q2.3 5.3 4 5.3Q8 5.3 8 9.5Q8 14 3.8 14Q1.2 14 0 12"),
    ('6', 8.4, "M7.3 1.5Q6 0 4.5 0Q0 0 0 8Q0 14 4.3 14Q8.4 14 8.4 9.7Q8.4 5.8 4.5 5.8Q1 5.8 0 9"),
    ('7', 8.0, "M0 0H8L2.5 14"),
    (
        '8',
        8.4,
        "M4.2 6.5Q.8 5.8 .8 3.1Q.8 0 4.2 0T7.6 3.1Q7.6 5.8 4.2 6.5Q0 7.3 0 10.5Q0 14 4.2 14T8.4 10.5Q8.4 7.3 4.2 6.5",
    ),
    ('9', 8.4, "M1.1 12.5Q2.4 14 3.9 14Q8.4 14 8.4 6Q8.4 0 4.1 0Q0 0 0 4.3Q0 8.2 3.9 8.2Q7.4 8.2 8.4 5"),
    ('.', 1.2, "M.6 13.6V14"),
    (',', 1.5, "M1 13.4L0 16.5"),
    (':', 1.2, "M.6 13.6V14M.6 7V7.4"),
    ('-', 5.0, "M0 9.5H5"),
    ('–', 7.0, "M0 9.5H7"),
    ('−', 7.0, "M0 8H7"),
    ('+', 8.0, "M0 8H8M4 4V12"),
    ('×', 7.0, "M0 5L7 12M7 5L0 12"),
    ('·', 1.2, "M.6 8V8.4"),
    ('!', 1.6, "M.8 0V9.5M.8 13.6V14"),
    ('(', 3.0, "M3 -1Q0 3 0 7T3 15"),
    (')', 3.0, "M0 -1Q3 3 3 7T0 15"),
    ('/', 6.0, "M6 0L0 14"),
    ('\'', 1.2, "M.6 0V3.5"),
    ('’', 1.2, "M1 0L.2 3.5"),
    ('…', 9.0, "M.6 13.6V14M4.5 13.6V14M8.4 13.6V14"),
];

/// Accents over (or under) a letter, drawn around its middle where small letters end.
const ACCENTS: &[(char, &str)] = &[
    ('\u{300}', "M-2.5 .2L1 3"),
    ('\u{301}', "M2.5 .2L-1 3"),
    ('\u{302}', "M-2.8 3L0 .3L2.8 3"),
    ('\u{303}', "M-3.2 2.4Q-1.6 .2 0 1.6T3.2 1"),
    ('\u{304}', "M-2.8 1.8H2.8"),
    ('\u{306}', "M-2.8 .4Q0 4 2.8 .4"),
    ('\u{307}', "M0 1V1.4"),
    ('\u{308}', "M-2.3 1V1.4M2.3 1V1.4"),
    ('\u{30a}', "M0 -.6Q-1.8 -.6 -1.8 1.2T0 3T1.8 1.2T0 -.6"),
    ('\u{30b}', "M-.4 .2L-2.6 3M3 .2L.8 3"),
    ('\u{30c}', "M-2.8 .3L0 3L2.8 .3"),
    ('\u{327}', "M.4 14Q2 15.6 .6 17T-1.6 17"),
    ('\u{328}', "M1 14Q-1 16 1.4 17.4"),
];

/// A text in this hand.
#[derive(Clone, Debug, Default)]
pub struct Writing {
    /// Its strokes, as SVG elements.
    pub strokes: String,
    /// How wide it is.
    pub width: f64,
}

/// The text in this hand; nothing if it has a letter that the hand cannot write.
pub fn write(text: &str) -> Option<Writing> {
    let mut writing = Writing::default();
    let (mut middle, mut raised) = (0.0, 0.0);
    let letters = text.nfd().map(|c| if c.is_whitespace() { ' ' } else { c }).collect::<Vec<_>>();
    for (place, c) in letters.iter().enumerate() {
        if *c == ' ' {
            writing.width += SPACE;
            continue;
        }
        if let Some((_, path)) = ACCENTS.iter().find(|(accent, _)| accent == c) {
            let up = if path.starts_with("M.4 14") || path.starts_with("M1 14") { 0.0 } else { raised };
            stroke(&mut writing.strokes, middle, up, path);
            continue;
        }
        // The dot of an i gives way to another accent.
        let accented = letters.get(place + 1).is_some_and(|next| ACCENTS.iter().any(|(accent, _)| accent == next));
        let c = if *c == 'i' && accented { 'ı' } else { *c };
        let (_, width, path) = LETTERS.iter().find(|(letter, ..)| *letter == c)?;
        let x = if writing.width > 0.0 { writing.width + GAP } else { 0.0 };
        stroke(&mut writing.strokes, x, 0.0, path);
        (middle, raised) = (x + width / 2.0, if c.is_uppercase() { ABOVE_CAPITAL } else { 0.0 });
        writing.width = x + width;
    }
    Some(writing)
}

fn stroke(strokes: &mut String, x: f64, y: f64, path: &str) {
    // Writing to a text does not fail.
    let _ = write!(strokes, "<path transform=\"translate({x:.1} {y:.1})\" d=\"{path}\"/>");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of the region are written, accents and all; what the hand has no letter for is left to a font.
    #[test]
    fn the_hand_knows_its_letters() {
        for name in
            ["Änne", "Gundâ", "Schorsch Müller-Lüdenscheidt", "Żaneta", "Ågot", "Zoë", "François", "+1,20", "60–60"]
        {
            assert!(write(name).is_some_and(|writing| writing.width > 10.0), "{name}");
        }
        for name in ["山田", "Ольга", "a@b"] {
            assert!(write(name).is_none(), "{name}");
        }
    }
}
