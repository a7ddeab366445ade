//! Answers typed at a terminal, through dialoguer: the one place that asks with it.

use std::fmt;
use std::io::{self, IsTerminal};

use dialoguer::console::Term;
use dialoguer::theme::Theme;
use dialoguer::{Error, Input};

use super::ask::{Answer, Ask, Question, composed};
use super::interrupt;
use crate::gate::{Form, passed};
use crate::screen::Screen;

/// The terminal of this process.
pub struct Terminal {
    term: Term,
    prompt: String,
}

/// Shows the prompt and nothing beside it; what was typed stays as it was typed.
struct Bare;

impl Theme for Bare {
    fn format_input_prompt(&self, f: &mut dyn fmt::Write, prompt: &str, default: Option<&str>) -> fmt::Result {
        match default {
            Some(default) => write!(f, "[{default}] {prompt} "),
            None => write!(f, "{prompt} "),
        }
    }
}

/// Shows the cursor again, however the program leaves.
struct CursorGuard(Term);

impl Drop for CursorGuard {
    fn drop(&mut self) {
        let _ = self.0.show_cursor();
    }
}

impl Terminal {
    /// The terminal, if both standard input and standard output are one.
    pub fn new(screen: &Screen) -> Option<Terminal> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return None;
        }
        let prompt = if screen.unicode { "›" } else { ">" };
        Some(Terminal { term: Term::stdout(), prompt: prompt.to_owned() })
    }

    fn width(&self) -> usize {
        usize::from(self.term.size().1).max(10)
    }

    fn answer(&self, input: Input<'_, String>) -> Answer {
        match input.interact_text_on(&self.term) {
            _ if interrupt::interrupted() => Answer::Interrupted,
            Ok(typed) => Answer::Text(composed(&typed)),
            Err(Error::IO(error)) if error.kind() == io::ErrorKind::Interrupted => Answer::Interrupted,
            Err(Error::IO(_)) => Answer::End,
        }
    }

    /// Leaves the answer where it was typed, on as many lines as it takes; dialoguer clears the last of them alone.
    fn show_answer(&self, typed: &str, offered: &str) -> io::Result<()> {
        // An answer that was offered stood before the prompt, in brackets.
        let room = if offered.is_empty() { 1 } else { 4 };
        let shown = [self.prompt.as_str(), typed].into_iter().map(unicode_width::UnicodeWidthStr::width).sum::<usize>();
        self.term.clear_last_lines((shown + room).saturating_sub(1) / self.width())?;
        self.term.write_line(&format!("{} {typed}", self.prompt))
    }

    /// Drops what was typed and not yet read.
    fn drop_type_ahead(&self) {
        #[cfg(unix)]
        let _ = rustix::termios::tcflush(io::stdin(), rustix::termios::QueueSelector::IFlush);
    }
}

impl Ask for Terminal {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        let _guard = CursorGuard(self.term.clone());
        if interrupt::interrupted() {
            return Ok(Answer::Interrupted);
        }
        // A default that leaves no room for an answer stands on a line of its own.
        let default = question.default.unwrap_or_default();
        let beside = unicode_width::UnicodeWidthStr::width(default) <= self.width() / 2;
        let text = if beside { question.text.to_owned() } else { format!("{} [{default}]", question.text) };
        self.tell(&text)?;
        if question.grave {
            self.drop_type_ahead();
        }
        let mut input = Input::<String>::with_theme(&Bare).with_prompt(&self.prompt).allow_empty(true).report(false);
        if beside && !default.is_empty() {
            input = input.default(default.to_owned());
        }
        let answer = self.answer(input);
        if let Answer::Text(typed) = &answer {
            let offered = if beside && typed == default { default } else { "" };
            self.show_answer(typed, offered)?;
        }
        if matches!(answer, Answer::Interrupted | Answer::End) {
            // What comes next, the shell's prompt, begins a line.
            let _ = self.term.write_line("");
        }
        Ok(answer)
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        let options = textwrap::Options::new(self.width())
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        let text = passed(text, Form::Screen { colour: true });
        let lines = text.lines().map(|line| {
            // Drawn lines are left as they are; only sentences are broken.
            let indent: String = line.chars().take_while(|c| *c == ' ').collect();
            textwrap::fill(line, options.clone().subsequent_indent(&indent))
        });
        self.term.write_line(&lines.collect::<Vec<_>>().join("\n"))
    }
}
