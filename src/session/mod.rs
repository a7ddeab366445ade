//! The session file (format 1): facts only, read into typed events with every mistake located.
//!
//! [`split`] cuts the text at its events, so that a file need not be held as one tree; [`head`] reads what stands above them;
//! [`events`] reads and writes a game's events through [`value`]; [`log`] knows corrections, undo and redo, and gives the events
//! that stand; [`evening`] replays them and is what every view and every prompt works on. [`mod@write`] gives the text of new
//! entries.

pub mod evening;
pub mod events;
pub mod flaw;
pub mod game;
pub mod head;
pub mod house;
pub mod log;
pub mod mend;
pub mod names;
pub mod place;
pub mod repair;
pub mod split;
pub mod value;
pub mod write;

use crate::rules::Player;
use crate::rules::money::Currency;

pub use evening::{Evening, Moment};
pub use flaw::{Flaw, Mistake, Mistakes, Problem, Wrong};
pub use game::{Dreeg, Game, Herzblatt};
pub use head::Head;
pub use log::Log;
use log::{Aside, Change, Entry};
pub use names::Names;

/// A session as it was read: an evening of one of the games.
#[derive(Clone, Debug)]
pub enum Session {
    /// Of Dreeg.
    Dreeg(Evening<Dreeg>),
    /// Of Herzblatt.
    Herzblatt(Evening<Herzblatt>),
}

/// The same of either game's evening.
#[macro_export]
macro_rules! of_either {
    ($session:expr, $evening:ident => $value:expr) => {
        match $session {
            $crate::session::Session::Dreeg($evening) => $value,
            $crate::session::Session::Herzblatt($evening) => $value,
        }
    };
}

impl Session {
    /// What stands above the events, whatever the game.
    pub fn head(&self) -> &Head {
        of_either!(self, evening => &evening.head)
    }

    /// Everybody who is named: first the players of the head, in seat order.
    pub fn names(&self) -> &Names {
        of_either!(self, evening => &evening.names)
    }

    /// The players at the start, in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + Clone + use<> {
        self.head().seated()
    }

    /// Everybody who ever sat, in the order they first sat.
    pub fn people(&self) -> Vec<Player> {
        of_either!(self, evening => evening.people())
    }

    /// What its money is counted in, where it has money.
    pub fn currency(&self) -> Option<Currency> {
        of_either!(self, evening => evening.game.currency())
    }

    /// The house rules.
    pub fn house(&self) -> house::House {
        match self {
            Session::Dreeg(evening) => house::House::Dreeg(evening.game.house),
            Session::Herzblatt(evening) => house::House::Herzblatt(evening.game.house),
        }
    }

    /// Which game it is.
    pub fn game(&self) -> house::GameName {
        match self {
            Session::Dreeg(_) => house::GameName::Dreeg,
            Session::Herzblatt(_) => house::GameName::Herzblatt,
        }
    }

    /// All that is wrong with its events, the lowest first.
    pub fn problems(&self) -> &[Problem] {
        of_either!(self, evening => evening.problems())
    }

    /// Whether the game is over.
    pub fn ended(&self) -> bool {
        match self {
            Session::Dreeg(evening) => evening.state().ended(),
            Session::Herzblatt(evening) => evening.state().ended(),
        }
    }

    /// The text of an entry that takes back the newest change; nothing if there is none.
    pub fn undo(&self, aside: Aside) -> Option<String> {
        self.next_undone()?;
        Some(of_either!(self, evening => evening.text(&Entry::Undo(aside))))
    }

    /// The text of an entry that brings back what was taken back last; nothing if there is nothing.
    pub fn redo(&self, aside: Aside) -> Option<String> {
        self.next_redone()?;
        Some(of_either!(self, evening => evening.text(&Entry::Redo(aside))))
    }

    /// The change that undo takes back next.
    pub fn next_undone(&self) -> Option<Change> {
        of_either!(self, evening => evening.log().done().last().copied())
    }

    /// The change that redo brings back next.
    pub fn next_redone(&self) -> Option<Change> {
        of_either!(self, evening => evening.log().undone().last().copied())
    }

    /// How many entries the file holds, corrections, undo and redo among them.
    pub fn len(&self) -> usize {
        of_either!(self, evening => evening.log().len())
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads a session from the text of its file.
    ///
    /// # Errors
    /// What is wrong with the syntax or with the head of the file. What is wrong with single events is told by
    /// [`Session::problems`], since a later correction may mend it.
    pub fn read(text: &str) -> Result<Session, Vec<Problem>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Session::of_pieces(&split::split(text).map_err(|mistake| vec![mistake.at(None)])?)
    }

    /// Reads a session from the text of its file as one tree, which is quicker where the text is not long.
    ///
    /// # Errors
    /// As [`Session::read`]; a mistake of the syntax is one of the file, also where it is in an event.
    pub fn read_at_once(text: &str) -> Result<Session, Vec<Problem>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Session::of_pieces(&split::whole(text).map_err(|mistake| vec![mistake.at(None)])?)
    }

    fn of_pieces(pieces: &split::Pieces<'_>) -> Result<Session, Vec<Problem>> {
        let (head, names, start) = pieces.head(|fields| head::read(&fields)).map_err(|wrong| wrong.at(None))?;
        Ok(match start {
            head::Start::Dreeg(game) => Session::Dreeg(Evening::read(head, names, game, pieces)),
            head::Start::Herzblatt(game) => Session::Herzblatt(Evening::read(head, names, game, pieces)),
        })
    }
}
