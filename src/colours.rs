//! The colours of the terminal, all of them. They only ever add to what the text says, and can be read on black and on white: each has
//! a contrast of 4.5 to 1 at least to both, which none of the sixteen that a terminal may name as it likes has.

use anstyle::{Ansi256Color, Color, Style};

/// A heading: the terminal's own colour, bold.
pub const HEADING: Style = Style::new().bold();
/// Something that needs a look.
pub const ALERT: Style = letters(RED).bold();
/// Something that stands back.
pub const FAINT: Style = letters(GREY);

/// A red and a grey of the fixed part of the palette of 256.
const RED: u8 = 131;
const GREY: u8 = 243;

const fn letters(colour: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
}

/// Whether the numbers of an escape sequence are one of the program's own styles, its bold or underline, or their end.
pub fn is_own(numbers: &str) -> bool {
    let letters = numbers.strip_prefix("38;5;").and_then(|number| number.parse::<u8>().ok());
    matches!(numbers, "0" | "1" | "4" | "22" | "24" | "39")
        || letters.is_some_and(|letters| [RED, GREY].contains(&letters))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A colour of the fixed part of xterm's palette: the cube of 6 × 6 × 6, then 24 greys.
    fn rgb(colour: u8) -> [u8; 3] {
        let level = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
        match colour {
            0..16 => panic!("{colour} is another on every terminal"),
            16..232 => [(colour - 16) / 36, (colour - 16) / 6 % 6, (colour - 16) % 6].map(level),
            232.. => [8 + 10 * (colour - 232); 3],
        }
    }

    /// The relative luminance of WCAG 2.
    fn luminance(rgb: [u8; 3]) -> f64 {
        let linear = rgb.map(|part| match f64::from(part) / 255.0 {
            part if part <= 0.04045 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(one: f64, other: f64) -> f64 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn whatever_is_coloured_can_be_read_on_black_and_on_white() {
        assert!((contrast(luminance([0; 3]), luminance([255; 3])) - 21.0).abs() < 1e-9);
        for style in [HEADING, ALERT, FAINT] {
            // Dimmed letters are of no contrast that anybody knows.
            assert!(!style.get_effects().contains(anstyle::Effects::DIMMED) && style.get_bg_color().is_none());
            let Some(colour) = style.get_fg_color() else { continue };
            let Color::Ansi256(Ansi256Color(colour)) = colour else {
                panic!("{colour:?} is another on every terminal")
            };
            for ground in [[0; 3], [255; 3]] {
                let contrast = contrast(luminance(rgb(colour)), luminance(ground));
                assert!(contrast >= 4.5, "{colour} on {ground:?} has a contrast of {contrast:.2}");
            }
        }
    }

    #[test]
    fn the_programs_own_styles_are_known_as_such() {
        for style in [HEADING, ALERT, FAINT] {
            let written = format!("{style}{style:#}");
            let sequences: Vec<&str> = written.split("\u{1b}[").skip(1).collect();
            assert!(!sequences.is_empty());
            assert!(sequences.iter().all(|one| one.strip_suffix('m').is_some_and(is_own)), "{written:?}");
        }
    }
}
