//! The questions of a form: what each is about, how its answer is read, and how it may end otherwise.

use std::rc::Rc;

use super::command::Command;
use crate::error::Failure;
use crate::prompt::ask::Hint;
use crate::prompt::entry::Misread;
use crate::say;
use crate::screen::Screen;
use crate::words::Words;

/// Why the steps did not come to their end.
#[derive(Debug)]
pub enum Stop {
    /// One answer is to be given again: the steps are to be run from the start.
    Again,
    /// It was given up.
    GivenUp,
    /// It was dropped by `:undo`.
    Dropped,
    /// A command was given instead of an answer; what was pending may be dropped for it.
    Command(Command),
    /// There will be no further answer.
    End,
    /// Interrupted, or nothing can be shown any more.
    Failed(Failure),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        Stop::Failed(error.into())
    }
}

/// What a question is about: answers and offers are kept by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The line that tells a deal.
    Deal,
    /// The last pile, or a placing where piles were asked for.
    Confirm,
    /// How it ended for a side.
    Side,
    /// Who held or does something.
    Who,
    /// Who took the last trick.
    LastTrick,
    /// The other side's card points.
    OtherPoints,
    /// What it was worth.
    Worth,
    /// Whether a side took every trick, or none.
    AllTricks,
    /// Melds.
    Melds,
    /// Muhr's announcement.
    Announcement,
    /// Contra.
    Contra,
    /// Re.
    Re,
    /// A march.
    March,
    /// Trumps.
    Trump,
    /// The first trick with trumps.
    TrumpFrom,
    /// The called card.
    CalledCard,
    /// The deck on the table.
    Deck,
    /// Cards as they were played.
    Cards,
    /// Who dealt, or deals.
    Dealer,
    /// Strokes, or money, of a ruling.
    Strokes,
    /// Blobs of a ruling.
    Blobs,
    /// Why.
    Reason,
    /// A remark.
    Note,
    /// Who sits where.
    Seats,
    /// Who leaves.
    Leaves,
    /// Who joins.
    Joins,
    /// An amount of money.
    Amount,
    /// Who pays.
    From,
    /// Who is paid.
    To,
    /// What is to be done with an event that is corrected, or fits no longer.
    Fate,
    /// Whether all of it is meant.
    Meant,
    /// Something else.
    Other,
}

/// A question of a form about an event: the same topic may be asked about several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The event.
    pub event: u32,
    /// The topic.
    pub topic: Topic,
    /// How often it was asked about before.
    pub nth: u16,
}

/// Why a line is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The sentence.
    pub told: String,
    /// What to say of it while the line is typed.
    pub hint: Option<String>,
}

impl Refused {
    /// Refused with a sentence.
    pub fn because(told: String) -> Refused {
        Refused { told, hint: None }
    }

    /// Refused because it cannot be read.
    pub fn misread(misread: &Misread, words: &Words) -> Refused {
        Refused { told: misread.told(words), hint: misread.hint(words) }
    }
}

type Read<T> = Rc<dyn Fn(&str, &Screen) -> Result<T, Refused>>;
type Says<T> = Rc<dyn Fn(&T, &Screen) -> Option<String>>;

/// A question and how its answer is read.
pub struct Query<T> {
    pub(super) topic: Topic,
    pub(super) text: String,
    pub(super) help: String,
    pub(super) default: Option<String>,
    pub(super) candidates: Vec<String>,
    pub(super) grave: bool,
    pub(super) free: bool,
    pub(super) read: Read<T>,
    says: Option<Says<T>>,
}

impl<T: 'static> Query<T> {
    /// A question whose answer is read so.
    pub fn new(
        topic: Topic,
        text: String,
        help: String,
        read: impl Fn(&str, &Screen) -> Result<T, Refused> + 'static,
    ) -> Query<T> {
        let read = Rc::new(read);
        Query { topic, text, help, default: None, candidates: Vec::new(), grave: false, free: false, read, says: None }
    }

    /// With what an empty line stands for.
    #[must_use]
    pub fn or(self, default: Option<String>) -> Query<T> {
        Query { default, ..self }
    }

    /// With the words that Tab completes.
    #[must_use]
    pub fn completing(self, candidates: Vec<String>) -> Query<T> {
        Query { candidates, ..self }
    }

    /// The answer may delete something.
    #[must_use]
    pub fn grave(self) -> Query<T> {
        Query { grave: true, ..self }
    }

    /// Any text is an answer.
    #[must_use]
    pub fn free(self) -> Query<T> {
        Query { free: true, ..self }
    }

    /// With what is said behind a line that can be read.
    #[must_use]
    pub fn saying(self, says: impl Fn(&T, &Screen) -> Option<String> + 'static) -> Query<T> {
        Query { says: Some(Rc::new(says)), ..self }
    }

    /// What is said behind the line.
    pub fn hint(&self) -> Hint {
        let (read, says) = (Rc::clone(&self.read), self.says.clone());
        Rc::new(move |line, screen| match read(line, screen) {
            Ok(answer) => says.as_ref().and_then(|says| says(&answer, screen)),
            Err(refused) => refused.hint,
        })
    }
}

/// A question to which only a command is an answer.
pub fn nothing(text: String, help: String) -> Query<()> {
    Query::new(Topic::Other, text, help, |typed, screen| match typed {
        "" => Ok(()),
        typed => Err(Refused::because(say!(screen.words, "misread-no-command", typed = typed))),
    })
}
