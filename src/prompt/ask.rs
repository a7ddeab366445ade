//! How a question is asked and what may come back, whoever answers.

use std::io;
use std::rc::Rc;

use crate::screen::Screen;

/// Says how a line reads while it is typed; nothing where there is nothing to say.
pub type Hint = Rc<dyn Fn(&str, &Screen) -> Option<String>>;

/// A question.
#[derive(Clone)]
pub struct Question<'q> {
    /// What is asked: a line or a few, without a colon or sign at the end.
    pub text: &'q str,
    /// What an empty line stands for.
    pub default: Option<&'q str>,
    /// What stands in the line already, to be edited: what was refused.
    pub initial: &'q str,
    /// What `?` tells: the question and the rule behind it.
    pub help: &'q str,
    /// What is said behind the line while it is typed.
    pub hint: Option<Hint>,
    /// The words that Tab completes.
    pub candidates: &'q [String],
    /// Whether the answer may delete or overwrite something. What was typed before the question was asked is then dropped.
    pub grave: bool,
}

impl<'q> Question<'q> {
    /// A question without default or explanation.
    pub fn new(text: &'q str) -> Question<'q> {
        Question { text, default: None, initial: "", help: "", hint: None, candidates: &[], grave: false }
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

    /// With what stands in the line already.
    #[must_use]
    pub fn with(self, initial: &'q str) -> Question<'q> {
        Question { initial, ..self }
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
    /// The user wants to leave (Ctrl-D on an empty line); further questions are answered.
    Leave,
    /// There will be no further answer.
    End,
    /// The user interrupted the program, or the system did.
    Interrupted,
}

/// One of several things, to be chosen.
#[derive(Clone, Copy)]
pub struct Choice<'c> {
    /// What is asked.
    pub text: &'c str,
    /// Each thing: the word that may be typed for it, and how it is shown.
    pub items: &'c [(String, String)],
    /// The place of the one that is taken where nothing else is said.
    pub usual: usize,
    /// What explains it.
    pub help: &'c str,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The thing at this place.
    Item(usize),
    /// One of the answers that choose nothing.
    Other(Answer),
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

    /// Shows a menu; nothing where this one has none, or the things do not fit. Use [`super::choose`].
    ///
    /// # Errors
    /// Where the menu could not be shown.
    fn menu(&mut self, choice: &Choice<'_>) -> io::Result<Option<Chosen>> {
        let _ = choice;
        Ok(None)
    }

    /// Asks a question. `?` is answered with its explanation, `<` is [`Answer::Back`].
    ///
    /// # Errors
    /// Where the question could not be shown.
    fn line(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        let mut question = question.clone();
        loop {
            let typed = match self.once(&question)? {
                Answer::Text(typed) => typed,
                other => return Ok(other),
            };
            match typed.trim() {
                "?" => self.tell(question.help)?,
                "<" => return Ok(Answer::Back),
                "" => return Ok(Answer::Text(question.default.unwrap_or_default().to_owned())),
                text => return Ok(Answer::Text(text.to_owned())),
            }
            question.initial = "";
        }
    }
}

/// A typed line with its letters composed: terminals send `ä` in one piece or in two. Line ends and tabs, which only a paste brings,
/// are blanks.
pub fn composed(typed: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    let blank = |c: char| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c };
    typed.trim_end_matches(['\n', '\r']).nfc().map(blank).filter(|c| !c.is_control()).collect()
}
