//! The line that is edited at a terminal, through rustyline: the one place that uses it.

use std::borrow::Cow;

use rustyline::completion::{Completer, Pair};
use rustyline::config::{BellStyle, CompletionType, Config};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use unicode_width::UnicodeWidthStr;

use super::ask::{Answer, Hint, Question, composed};
use super::entry::names;
use super::interrupt;
use crate::screen::Screen;

/// So many lines are remembered.
const REMEMBERED: usize = 1_000;

/// An editor of lines, with what was typed before.
pub struct Editor<'s> {
    inner: rustyline::Editor<Aid<'s>, MemHistory>,
    remembered: Vec<String>,
}

/// What helps at the line that is typed just now.
struct Aid<'s> {
    screen: &'s Screen,
    prompt_width: usize,
    hint: Option<Hint>,
    candidates: Vec<String>,
    default: String,
}

impl<'s> Editor<'s> {
    /// An editor that remembers nothing yet.
    ///
    /// # Errors
    /// There is no terminal.
    pub fn new(screen: &'s Screen) -> Result<Editor<'s>, ReadlineError> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .bell_style(BellStyle::None)
            .max_history_size(REMEMBERED)?
            .build();
        let history = MemHistory::with_config(&config);
        let mut inner = rustyline::Editor::with_history(config, history)?;
        let aid = Aid { screen, prompt_width: 0, hint: None, candidates: Vec::new(), default: String::new() };
        inner.set_helper(Some(aid));
        Ok(Editor { inner, remembered: Vec::new() })
    }

    /// Drops what was typed and not yet read; what is remembered stays.
    pub fn drop_type_ahead(&mut self, screen: &'s Screen) {
        #[cfg(unix)]
        let _ = rustix::termios::tcflush(std::io::stdin(), rustix::termios::QueueSelector::IFlush);
        // What the editor has read ahead goes with it.
        if let Ok(mut fresh) = Editor::new(screen) {
            self.remembered.drain(..).for_each(|line| fresh.remember(line));
            *self = fresh;
        }
    }

    fn remember(&mut self, line: String) {
        // A line that is not remembered does no harm.
        let _ = self.inner.add_history_entry(line.as_str());
        self.remembered.push(line);
    }

    /// Reads a line.
    pub fn read(&mut self, prompt: &str, question: &Question<'_>) -> Answer {
        if let Some(aid) = self.inner.helper_mut() {
            aid.prompt_width = prompt.width();
            aid.hint = question.hint.clone();
            aid.candidates = question.candidates.to_vec();
            aid.default = question.default.unwrap_or_default().to_owned();
        }
        let read = interrupt::editing(|| self.inner.readline_with_initial(prompt, (question.initial, "")));
        match read {
            _ if interrupt::interrupted() => Answer::Interrupted,
            Ok(typed) => {
                let typed = composed(&typed);
                if !typed.trim().is_empty() {
                    self.remember(typed.clone());
                }
                Answer::Text(typed)
            }
            Err(ReadlineError::Interrupted) => Answer::Interrupted,
            Err(ReadlineError::Eof) => Answer::Leave,
            Err(_) => Answer::End,
        }
    }
}

impl Helper for Aid<'_> {}
impl Validator for Aid<'_> {}

impl Hinter for Aid<'_> {
    type Hint = Said;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<Said> {
        if line.trim().is_empty() {
            return None;
        }
        let said = self.hint.as_ref()?(&composed(line), self.screen)?;
        // On one row with the line, or not at all.
        let room = usize::from(self.screen.width()).checked_sub(self.prompt_width + line.width() + 3)?;
        (said.width() <= room).then(|| Said(format!("  {said}")))
    }
}

/// What is said behind a line. It is no part of what could be typed.
struct Said(String);

impl rustyline::hint::Hint for Said {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Highlighter for Aid<'_> {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(self.screen.faint(hint))
    }
}

impl Completer for Aid<'_> {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = line.get(..pos).unwrap_or_default();
        if line.is_empty() && !self.default.is_empty() {
            return Ok((0, vec![pair(&self.default)]));
        }
        let start = word_start(typed);
        let word = typed.get(start..).unwrap_or_default();
        let fitting = self.candidates.iter().filter(|candidate| names::begins(candidate, word));
        Ok((start, fitting.map(|candidate| pair(candidate)).collect()))
    }
}

fn pair(text: &str) -> Pair {
    Pair { display: text.to_owned(), replacement: text.to_owned() }
}

/// Where the last word of a line begins.
fn word_start(typed: &str) -> usize {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '>' | '=' | '/' | '(' | '!' | '?' | '*');
    typed.char_indices().rev().find(|(_, c)| is_between(*c)).map_or(0, |(at, c)| at + c.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_that_is_completed_is_the_last_one() {
        for (typed, word) in [("an", "an"), ("a>be", "be"), ("a 52, b", "b"), ("", ""), ("*an", "an"), (":un", ":un")] {
            assert_eq!(&typed[word_start(typed)..], word, "{typed}");
        }
    }
}
