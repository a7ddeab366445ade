//! Answers from memory, for tests; what is told, asked and hinted at is kept.

use std::collections::VecDeque;
use std::io;

use super::ask::{Answer, Ask, Question};
use crate::screen::Screen;

/// Answers that were given beforehand.
#[derive(Debug, Default)]
pub struct Memory {
    answers: VecDeque<String>,
    screen: Option<Screen>,
    /// Everything that was asked and told, a line each.
    pub shown: String,
    /// What was said behind the lines that were typed, in their order; empty where there was nothing to say.
    pub hints: Vec<String>,
}

impl Memory {
    /// These answers, in this order; then the end.
    pub fn of<'a>(answers: impl IntoIterator<Item = &'a str>) -> Memory {
        Memory { answers: answers.into_iter().map(str::to_owned).collect(), ..Memory::default() }
    }

    /// With a screen whose words say the hints.
    #[must_use]
    pub fn hinting(self, screen: Screen) -> Memory {
        Memory { screen: Some(screen), ..self }
    }

    /// How many answers are left.
    pub fn left(&self) -> usize {
        self.answers.len()
    }
}

impl Ask for Memory {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        self.tell(question.text)?;
        let Some(typed) = self.answers.pop_front() else { return Ok(Answer::End) };
        if let Some(screen) = &self.screen {
            let hint = question.hint.as_ref().and_then(|hint| hint(&typed, screen));
            self.hints.push(hint.unwrap_or_default());
        }
        Ok(Answer::Text(typed))
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        self.shown.push_str(text);
        self.shown.push('\n');
        Ok(())
    }
}
