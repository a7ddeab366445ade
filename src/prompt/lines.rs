//! Answers line by line from standard input, for scripts, screen readers and `--plain`.

use std::io::{self, BufRead, Write};

use super::ask::{Answer, Ask, Question, composed};
use super::interrupt;
use crate::screen;

/// Lines of standard input; what is asked and told goes to standard output.
#[derive(Debug)]
pub struct Lines;

impl Ask for Lines {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        match question.default.filter(|default| !default.is_empty()) {
            Some(default) if question.text.ends_with('\n') => self.tell(&format!("{}[{default}]", question.text))?,
            Some(default) => self.tell(&format!("{} [{default}]", question.text))?,
            None => self.tell(question.text)?,
        }
        if interrupt::interrupted() {
            return Ok(Answer::Interrupted);
        }
        let mut bytes = Vec::new();
        match interrupt::waiting(|| io::stdin().lock().read_until(b'\n', &mut bytes)) {
            Ok(0) | Err(_) => Ok(Answer::End),
            Ok(_) => Ok(Answer::Text(composed(&String::from_utf8_lossy(&bytes)))),
        }
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        let mut out = screen::out(true);
        writeln!(out, "{text}")?;
        out.flush()
    }
}
