//! What the program knows of the screen it writes to: language, width, colour, signs.

use std::io::{BufWriter, IsTerminal, Write};
use std::sync::atomic::{AtomicU16, Ordering};

use anstyle::Style;

use crate::colours;
use crate::gate::{Form, Gate};
use crate::render::speech;
use crate::render::text::filled;
use crate::words::{Lang, Words};

/// The screen, decided once at the start but for its width: a window may be made wider or narrower.
#[derive(Debug)]
pub struct Screen {
    /// The texts.
    pub words: Words,
    width: AtomicU16,
    /// Whether colours are used. They only ever add to what the text says.
    pub colour: bool,
    /// Whether more than ASCII can be drawn.
    pub unicode: bool,
    /// Line by line, no drawing: for screen readers and scripts.
    pub plain: bool,
}

impl Screen {
    /// The screen of this process: standard output and the environment, and what the command line says. Its signs are those of the words.
    pub fn of_process(words: Words, plain: bool) -> Screen {
        let terminal = std::io::stdout().is_terminal();
        let colour =
            !plain && terminal && anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        let width = AtomicU16::new(measured().unwrap_or(100));
        Screen { width, colour, unicode: !words.is_ascii(), plain, words }
    }

    /// A screen of a fixed width without colour, for files and tests.
    pub fn fixed(lang: Lang, width: u16) -> Screen {
        Screen { words: Words::new(lang), width: AtomicU16::new(width), colour: false, unicode: true, plain: false }
    }

    /// Columns.
    pub fn width(&self) -> u16 {
        self.width.load(Ordering::Relaxed)
    }

    /// Measures the terminal again, if there is one.
    pub fn measure(&self) {
        if let Some(width) = measured() {
            self.width.store(width, Ordering::Relaxed);
        }
    }

    /// Standard output for people: every line goes through the gate.
    pub fn out(&self) -> impl Write + use<> {
        out(self.colour)
    }

    /// Standard error, likewise.
    pub fn err(&self) -> impl Write + use<> {
        err(self.colour)
    }

    /// The text in a style, if there are colours.
    fn styled(&self, text: &str, style: Style) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// A heading.
    pub fn heading(&self, text: &str) -> String {
        self.styled(text, colours::HEADING)
    }

    /// Something that needs a look.
    pub fn alert(&self, text: &str) -> String {
        self.styled(text, colours::ALERT)
    }

    /// Something that stands back.
    pub fn faint(&self, text: &str) -> String {
        self.styled(text, colours::FAINT)
    }

    /// The text, broken into lines of the screen's width; lines after the first begin with the indent. A plain screen breaks none.
    pub fn wrapped(&self, text: &str, indent: &str) -> String {
        if self.plain {
            return speech::loosened(text).into_owned();
        }
        speech::loosened(&filled(text, self.width().into(), "", indent)).into_owned()
    }
}

/// Standard output for people, with the program's colours or without; every line goes through the gate.
pub fn out(colour: bool) -> impl Write {
    Gate::new(anstream::stdout().lock(), Form::Screen { colour })
}

/// Standard error, likewise.
pub fn err(colour: bool) -> impl Write {
    Gate::new(anstream::stderr().lock(), Form::Screen { colour })
}

/// Standard output for JSON, which goes through the gate as well.
pub fn json() -> impl Write {
    Gate::new(BufWriter::new(std::io::stdout().lock()), Form::Json)
}

/// Standard output for an export, which has been through the gate of its format.
pub fn export() -> impl Write {
    std::io::stdout().lock()
}

/// The rows of the terminal that standard output is, or of a usual one.
pub fn rows() -> usize {
    dialoguer::console::Term::stdout().size().0.into()
}

/// The columns of the terminal that standard output is, within reason.
fn measured() -> Option<u16> {
    let (_, columns) = dialoguer::console::Term::stdout().size_checked()?;
    Some(columns.clamp(20, 160))
}

/// The environment's character set; where nothing is said, UTF-8 is.
pub fn speaks_utf8() -> bool {
    let named =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    named.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8") || locale == "c" || locale == "posix"
    })
}
