//! Answers from memory, for tests; what is told and asked is kept.

use std::collections::VecDeque;
use std::io;

use super::ask::{Answer, Ask, Question};

/// Answers that were given beforehand.
#[derive(Debug, Default)]
pub struct Memory {
    answers: VecDeque<String>,
    /// Everything that was asked and told, a line each.
    pub shown: String,
}

impl Memory {
    /// These answers, in this order; then the end.
    pub fn of<'a>(answers: impl IntoIterator<Item = &'a str>) -> Memory {
        Memory { answers: answers.into_iter().map(str::to_owned).collect(), shown: String::new() }
    }

    /// How many answers are left.
    pub fn left(&self) -> usize {
        self.answers.len()
    }
}

impl Ask for Memory {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        self.tell(question.text)?;
        Ok(self.answers.pop_front().map_or(Answer::End, Answer::Text))
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        self.shown.push_str(text);
        self.shown.push('\n');
        Ok(())
    }
}
