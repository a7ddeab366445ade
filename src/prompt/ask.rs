//! How a question is asked and what may come back, whoever answers.

use std::io;

/// A question.
#[derive(Clone, Copy, Debug)]
pub struct Question<'q> {
    /// What is asked: a line or a few, without a colon or sign at the end.
    pub text: &'q str,
    /// What an empty line stands for.
    pub default: Option<&'q str>,
    /// What `?` tells: the question and the rule behind it.
    pub help: &'q str,
    /// Whether the answer may delete or overwrite something. What was typed before the question was asked is then dropped.
    pub grave: bool,
}

impl<'q> Question<'q> {
    /// A question without default or explanation.
    pub fn new(text: &'q str) -> Question<'q> {
        Question { text, default: None, help: "", grave: false }
    }

    /// With what an empty line stands for.
    #[must_use]
    pub fn or(self, default: Option<&'q str>) -> Question<'q> {
        Question { default, ..self }
    }

    /// With what `?` tells.
    #[must_use]
    pub fn explained(self, help: &'q str) -> Question<'q> {
        Question { help, ..self }
    }

    /// The answer may delete or overwrite something.
    #[must_use]
    pub fn grave(self) -> Question<'q> {
        Question { grave: true, ..self }
    }
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A line without white space at its ends: the default where nothing was typed, empty where there is none.
    Text(String),
    /// `<`: one question back.
    Back,
    /// There will be no further answer.
    End,
    /// The user interrupted the program, or the system did.
    Interrupted,
}

/// Somebody, or something, that answers questions.
pub trait Ask {
    /// Asks once; the line comes back as it was typed. Use [`Ask::line`].
    ///
    /// # Errors
    /// Where the question could not be shown.
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer>;

    /// Tells something: a text of one line or several, without a line end.
    ///
    /// # Errors
    /// Where it could not be shown.
    fn tell(&mut self, text: &str) -> io::Result<()>;

    /// Asks a question. `?` is answered with its explanation, `<` is [`Answer::Back`].
    ///
    /// # Errors
    /// Where the question could not be shown.
    fn line(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        loop {
            let typed = match self.once(question)? {
                Answer::Text(typed) => typed,
                other => return Ok(other),
            };
            match typed.trim() {
                "?" => self.tell(question.help)?,
                "<" => return Ok(Answer::Back),
                "" => return Ok(Answer::Text(question.default.unwrap_or_default().to_owned())),
                text => return Ok(Answer::Text(text.to_owned())),
            }
        }
    }
}

/// A typed line with its letters composed: terminals send `ä` in one piece or in two.
pub fn composed(typed: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    typed.nfc().filter(|c| !c.is_control()).collect()
}
