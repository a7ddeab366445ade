//! The gate through which every text goes that others may have written, on its way to a terminal or into an export.
//!
//! What cannot be seen is shown by its number, as `\u{202e}`: characters that move a cursor, rename a window, hide what follows or
//! turn the direction of a line. Nothing is dropped, so that what is odd is noticed. JSON has an escape of its own, which keeps
//! the text as it is.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

use crate::colours;
use crate::session::names;

/// Where a text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// To a screen, which may have the program's own colours.
    Screen {
        /// Whether it has.
        colour: bool,
    },
    /// Into a file for people or programs: page, drawing, table, journal.
    Text,
    /// Into JSON.
    Json,
}

/// The text as it may pass.
pub fn passed(text: &str, form: Form) -> Cow<'_, str> {
    let first = first_refused(text, form);
    let Some(first) = first else { return Cow::Borrowed(text) };
    let mut passed = String::with_capacity(text.len() + 16);
    let mut rest = first;
    passed.push_str(text.get(..first).unwrap_or_default());
    while let Some(c) = text.get(rest..).and_then(|rest| rest.chars().next()) {
        let end = rest + c.len_utf8();
        match (judge(text, rest, c, form), form) {
            (Verdict::Passes(length), _) => {
                passed.push_str(text.get(rest..rest + length).unwrap_or_default());
                rest += length;
                continue;
            }
            (Verdict::Goes, _) => {}
            (Verdict::Blank, _) => passed.push(' '),
            (Verdict::Shown, Form::Json) => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    let _ = write!(passed, "\\u{unit:04x}");
                }
            }
            (Verdict::Shown, Form::Screen { .. } | Form::Text) => passed.extend(c.escape_unicode()),
        }
        rest = end;
    }
    Cow::Owned(passed)
}

/// Where the first character is that does not simply pass.
fn first_refused(text: &str, form: Form) -> Option<usize> {
    let mut from = first_odd(text.as_bytes())?;
    loop {
        let c = text.get(from..)?.chars().next()?;
        match judge(text, from, c, form) {
            Verdict::Passes(length) => from += length,
            Verdict::Goes | Verdict::Blank | Verdict::Shown => return Some(from),
        }
        from += first_odd(text.as_bytes().get(from..)?)?;
    }
}

/// Where the first byte is that must be judged. Most texts have none, so that many are looked at together.
fn first_odd(bytes: &[u8]) -> Option<usize> {
    const TOGETHER: usize = 64;
    let odd = |byte: &u8| !matches!(byte, b' '..=b'~' | b'\n');
    let even = bytes.chunks(TOGETHER).take_while(|part| !part.iter().fold(false, |any, byte| any | odd(byte)));
    let from = even.count() * TOGETHER;
    Some(from + bytes.get(from..)?.iter().position(odd)?)
}

/// What becomes of a character.
enum Verdict {
    /// So many bytes pass with it.
    Passes(usize),
    /// It goes: a line ends without it, too.
    Goes,
    /// It becomes a space.
    Blank,
    /// It is shown by its number.
    Shown,
}

fn judge(text: &str, at: usize, c: char, form: Form) -> Verdict {
    let passes = Verdict::Passes(c.len_utf8());
    let after = || text.get(at + c.len_utf8()..).and_then(|rest| rest.chars().next());
    let before = || text.get(..at).and_then(|before| before.chars().next_back());
    let is_seen = |c: Option<char>| c.is_some_and(|c| !is_invisible(c));
    match (c, form) {
        (' '..='~' | '\n', _) | ('\t', Form::Text | Form::Json) => passes,
        ('\t', Form::Screen { .. }) => Verdict::Blank,
        ('\r', Form::Text | Form::Json) if after() == Some('\n') => passes,
        ('\r', Form::Screen { .. }) if after() == Some('\n') => Verdict::Goes,
        ('\u{1b}', Form::Screen { colour: true }) => {
            text.get(at..).and_then(colour).map_or(Verdict::Shown, Verdict::Passes)
        }
        // A mark of the order of bytes begins a table for some spreadsheets.
        ('\u{feff}', Form::Text) if at == 0 => passes,
        ('\u{200c}' | '\u{200d}', _) if is_seen(before()) && is_seen(after()) => passes,
        ('\u{fe00}'..='\u{fe0f}', _) if is_seen(before()) => passes,
        _ if is_invisible(c) => Verdict::Shown,
        _ => passes,
    }
}

/// How long one of the program's own changes of colour is, with which a text begins; none of them hides anything.
fn colour(text: &str) -> Option<usize> {
    let numbers = text.strip_prefix("\u{1b}[")?;
    let (numbers, _) = numbers.split_once('m')?;
    colours::is_own(numbers).then_some("\u{1b}[".len() + numbers.len() + 1)
}

/// Whether a character leaves no mark: control and format characters, separators of lines, fillers, selectors, and what is no
/// character at all.
fn is_invisible(c: char) -> bool {
    names::is_invisible(c)
        || matches!(c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e0fff}' | '\u{fdd0}'..='\u{fdef}')
        || u32::from(c) & 0xfffe == 0xfffe
}

/// So many bytes are held back at most where a line does not end.
const LONG: usize = 1 << 16;

/// A writer whose text goes through the gate, line by line.
#[derive(Debug)]
pub struct Gate<W: Write> {
    out: W,
    form: Form,
    line: Vec<u8>,
}

impl<W: Write> Gate<W> {
    /// A gate before a writer.
    pub fn new(out: W, form: Form) -> Gate<W> {
        Gate { out, form, line: Vec::new() }
    }

    fn pass(&mut self, until: usize) -> io::Result<()> {
        let line = self.line.get(..until).unwrap_or_default();
        // Looked at as a whole first, which is far quicker.
        let line = std::str::from_utf8(line).map_or_else(|_| String::from_utf8_lossy(line), Cow::Borrowed);
        let written = self.out.write_all(passed(&line, self.form).as_bytes());
        self.line.drain(..until);
        written
    }
}

impl<W: Write> Write for Gate<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let held = self.line.len();
        self.line.extend_from_slice(bytes);
        // What is held back has no end of a line.
        let has_end = bytes.contains(&b'\n');
        let end = || bytes.iter().rposition(|byte| *byte == b'\n').map(|end| held + end);
        let end = has_end.then(end).flatten();
        // JSON may be a single line of any length; it is cut behind a letter that has no part in what is judged together.
        let is_long = self.form == Form::Json && self.line.len() > LONG;
        let cut = || self.line.iter().rposition(|byte| matches!(byte, b' '..=b'~'));
        if let Some(end) = end.or_else(|| is_long.then(cut).flatten()) {
            self.pass(end + 1)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass(self.line.len())?;
        self.out.flush()
    }
}

impl<W: Write> Drop for Gate<W> {
    fn drop(&mut self) {
        // Whoever wants to know of an error flushes.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Form = Form::Screen { colour: false };

    #[test]
    fn what_cannot_be_seen_is_shown_by_its_number() {
        for (text, screen, json) in [
            ("Käthe, Zoë, 李雷: ♠ 10 €\n", "Käthe, Zoë, 李雷: ♠ 10 €\n", "Käthe, Zoë, 李雷: ♠ 10 €\n"),
            ("a\u{1b}[2Jb\u{9b}8m", "a\\u{1b}[2Jb\\u{9b}8m", "a\\u001b[2Jb\\u009b8m"),
            ("a\u{202e}b\u{2066}", "a\\u{202e}b\\u{2066}", "a\\u202eb\\u2066"),
            ("a\u{e0041}\u{ffff}", "a\\u{e0041}\\u{ffff}", "a\\udb40\\udc41\\uffff"),
            (
                "می\u{200c}شا 👩\u{200d}🌾 ❤\u{fe0f}",
                "می\u{200c}شا 👩\u{200d}🌾 ❤\u{fe0f}",
                "می\u{200c}شا 👩\u{200d}🌾 ❤\u{fe0f}",
            ),
            ("\u{200d}a\u{200b}\u{200d}b", "\\u{200d}a\\u{200b}\\u{200d}b", "\\u200da\\u200b\\u200db"),
            ("a\tb\r\nc\rd", "a b\nc\\u{d}d", "a\tb\r\nc\\u000dd"),
            ("\u{feff}x\u{ad}\u{3164}", "\\u{feff}x\\u{ad}\\u{3164}", "\\ufeffx\\u00ad\\u3164"),
        ] {
            assert_eq!(passed(text, SCREEN), screen);
            assert_eq!(passed(text, Form::Json), json);
        }
        assert_eq!(passed("\u{feff}a;\u{feff}\r\n", Form::Text), "\u{feff}a;\\u{feff}\r\n");
    }

    #[test]
    fn only_the_programs_own_colours_pass_and_only_where_there_are_any() {
        let own = "\u{1b}[1m\u{1b}[38;5;131mx\u{1b}[0m";
        assert_eq!(passed(own, Form::Screen { colour: true }), own);
        assert!(!passed(own, SCREEN).contains('\u{1b}'));
        for other in [
            "\u{1b}[38;5;0m",
            "\u{1b}[31m",
            "\u{1b}[2m",
            "\u{1b}[8m",
            "\u{1b}[7m",
            "\u{1b}[30m",
            "\u{1b}[41m",
            "\u{1b}[1;8m",
            "\u{1b}[m",
            "\u{1b}[1",
            "\u{1b}c",
        ] {
            assert!(!passed(other, Form::Screen { colour: true }).contains('\u{1b}'), "{other:?}");
        }
    }

    #[test]
    fn lines_pass_whole_however_they_are_written() {
        let text = "Käthe \u{202e}x\nÖ\u{1b}[8m";
        let mut out = Vec::new();
        let mut gate = Gate::new(&mut out, SCREEN);
        text.as_bytes().iter().for_each(|byte| gate.write_all(&[*byte]).unwrap());
        drop(gate);
        assert_eq!(String::from_utf8(out).unwrap(), passed(text, SCREEN));
    }
}
