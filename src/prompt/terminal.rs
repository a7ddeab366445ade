//! Answers typed at a terminal: lines through an editor of one line, menus through dialoguer.

use std::io::{self, IsTerminal};

use dialoguer::console::{Key, Term};
use dialoguer::theme::SimpleTheme;
use dialoguer::{Error, Select};
use unicode_width::UnicodeWidthStr;

use super::ask::{Answer, Ask, Choice, Chosen, Question};
use super::editor::Editor;
use super::interrupt;
use crate::gate::{Form, passed};
use crate::say;
use crate::screen::Screen;

/// The terminal of this process.
pub struct Terminal<'s> {
    term: Term,
    screen: &'s Screen,
    editor: Editor<'s>,
    /// How a menu is used is said at the first one.
    has_shown_a_menu: bool,
}

/// Waits for any key; whether it goes on: `q`, Escape and an interrupt leave.
///
/// # Errors
/// The terminal.
pub fn any_key() -> io::Result<bool> {
    let key = Term::stdout().read_key()?;
    Ok(!matches!(key, Key::Escape | Key::CtrlC | Key::Char('q' | 'Q' | '\u{3}' | '\u{4}')))
}

/// Shows the cursor again, wherever it was hidden.
pub fn show_cursor() {
    let _ = Term::stdout().show_cursor();
}

/// Shows the cursor again, however the program leaves.
struct CursorGuard(Term);

impl Drop for CursorGuard {
    fn drop(&mut self) {
        let _ = self.0.show_cursor();
    }
}

impl<'s> Terminal<'s> {
    /// The terminal, if both standard input and standard output are one that can do more than print.
    pub fn new(screen: &'s Screen) -> Option<Terminal<'s>> {
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb" || term.is_empty());
        if is_dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return None;
        }
        let editor = Editor::new(screen).ok()?;
        Some(Terminal { term: Term::stdout(), screen, editor, has_shown_a_menu: false })
    }

    fn width(&self) -> usize {
        usize::from(self.term.size().1).max(10)
    }
}

impl Ask for Terminal<'_> {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        if interrupt::interrupted() {
            return Ok(Answer::Interrupted);
        }
        // A default that leaves no room for an answer stands on a line of its own.
        let default = question.default.unwrap_or_default();
        let beside = default.width() <= self.width() / 3;
        let prompt = if self.screen.unicode { "› " } else { "> " };
        let (text, prompt) = match (default.is_empty(), beside) {
            (true, _) => (question.text.to_owned(), prompt.to_owned()),
            (false, true) => (question.text.to_owned(), format!("[{default}] {prompt}")),
            (false, false) => (format!("{} [{default}]", question.text), prompt.to_owned()),
        };
        self.tell(&text)?;
        if question.grave {
            self.editor.drop_type_ahead(self.screen);
        }
        let answer = self.editor.read(&prompt, question);
        self.screen.measure();
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

    fn menu(&mut self, choice: &Choice<'_>) -> io::Result<Option<Chosen>> {
        if interrupt::interrupted() {
            return Ok(Some(Chosen::Other(Answer::Interrupted)));
        }
        let words = &self.screen.words;
        let explain = say!(words, "menu-explain");
        let mut labels: Vec<&str> = choice.items.iter().map(|(_, label)| label.as_str()).collect();
        labels.extend((!choice.help.is_empty()).then_some(explain.as_str()));
        // dialoguer miscounts the rows of what is broken over several.
        let (rows, columns) = (usize::from(self.term.size().0), self.width());
        if labels.iter().any(|label| label.width() + 4 > columns) || labels.len() + 2 > rows {
            return Ok(None);
        }
        let _guard = CursorGuard(self.term.clone());
        self.tell(choice.text)?;
        if !std::mem::replace(&mut self.has_shown_a_menu, true) {
            self.tell(&self.screen.faint(&say!(words, "menu-keys")))?;
        }
        loop {
            let select = Select::with_theme(&SimpleTheme).items(&labels).default(choice.usual);
            let chosen = match select.interact_on_opt(&self.term) {
                _ if interrupt::interrupted() => Chosen::Other(Answer::Interrupted),
                Ok(Some(place)) if place == choice.items.len() => {
                    self.tell(choice.help)?;
                    continue;
                }
                Ok(Some(place)) => {
                    let sign = if self.screen.unicode { '›' } else { '>' };
                    self.tell(&format!("{sign} {}", labels.get(place).unwrap_or(&"")))?;
                    Chosen::Item(place)
                }
                Ok(None) => Chosen::Other(Answer::Back),
                Err(Error::IO(error)) if error.kind() == io::ErrorKind::Interrupted => {
                    Chosen::Other(Answer::Interrupted)
                }
                Err(Error::IO(_)) => Chosen::Other(Answer::End),
            };
            return Ok(Some(chosen));
        }
    }
}
