//! Answers line by line from standard input, for scripts, screen readers and `--plain`.

use std::io::{self, BufRead, Write};

use super::ask::{Answer, Ask, Question};
use super::interrupt;

/// Lines read from one side, texts written to the other.
pub struct Lines<R, W> {
    lines: R,
    out: W,
}

impl Lines<io::StdinLock<'static>, io::Stdout> {
    /// Standard input and output.
    pub fn of_process() -> Self {
        Lines { lines: io::stdin().lock(), out: io::stdout() }
    }
}

impl<R: BufRead, W: Write> Lines<R, W> {
    /// These.
    pub fn new(lines: R, out: W) -> Self {
        Lines { lines, out }
    }
}

impl<R: BufRead, W: Write> Ask for Lines<R, W> {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        match question.default.filter(|default| !default.is_empty()) {
            Some(default) => writeln!(self.out, "{} [{default}]", question.text)?,
            None => writeln!(self.out, "{}", question.text)?,
        }
        self.out.flush()?;
        if interrupt::interrupted() {
            return Ok(Answer::Interrupted);
        }
        let mut bytes = Vec::new();
        match interrupt::waiting(|| self.lines.read_until(b'\n', &mut bytes)) {
            Ok(0) | Err(_) => Ok(Answer::End),
            Ok(_) => Ok(Answer::Text(super::ask::composed(&String::from_utf8_lossy(&bytes)))),
        }
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }
}
