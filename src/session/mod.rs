//! The session file (format 1): facts only, read into typed events with every mistake located.
//!
//! [`split`] cuts the text at its events, so that a file need not be held as one tree; [`head`] reads what stands above them;
//! [`dreeg`] and [`herzblatt`] read a game's events through [`value`]; [`log`] knows corrections and gives the events that
//! stand; [`replay`] hands them to the rules. [`mod@write`] gives the text of new events, [`undo`] that of taking one back.

pub mod dreeg;
pub mod flaw;
pub mod head;
pub mod herzblatt;
pub mod house;
pub mod log;
pub mod names;
pub mod replay;
pub mod split;
pub mod typed;
pub mod undo;
pub mod value;
pub mod write;

use crate::rules;
use crate::rules::Player;
use crate::rules::money::{Currency, Money};

pub use flaw::{Flaw, Mistake, Problem, Wrong};
pub use head::Head;
pub use log::Log;
pub use names::Names;

/// A session as it was read.
#[derive(Debug)]
pub struct Session {
    /// What stands above the events, whatever the game.
    pub head: Head,
    /// Everybody who is named: first the players of the head, in seat order.
    pub names: Names,
    /// The game with its house rules and events.
    pub game: Game,
}

/// The game of a session.
#[derive(Debug)]
pub enum Game {
    /// Dreeg.
    Dreeg {
        /// The house rules.
        house: rules::dreeg::house::House,
        /// The events.
        log: Log<rules::dreeg::Event>,
    },
    /// Herzblatt.
    Herzblatt {
        /// The house rules.
        house: rules::herzblatt::house::House,
        /// The stake at the start.
        stake: Money,
        /// What it is counted in.
        currency: Currency,
        /// The events.
        log: Log<rules::herzblatt::Event>,
    },
}

impl Session {
    /// The players at the start, in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + Clone {
        (0..self.head.players).map(Player)
    }

    /// The house rules.
    pub fn house(&self) -> house::House {
        match &self.game {
            Game::Dreeg { house, .. } => house::House::Dreeg(*house),
            Game::Herzblatt { house, .. } => house::House::Herzblatt(*house),
        }
    }

    /// How many events the file holds, corrections among them.
    pub fn len(&self) -> usize {
        match &self.game {
            Game::Dreeg { log, .. } => log.len(),
            Game::Herzblatt { log, .. } => log.len(),
        }
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads a session from the text of its file.
    ///
    /// # Errors
    /// What is wrong with the syntax or with the head of the file. What is wrong with single events is kept in the [`Log`] and
    /// told by the replay, since a later correction may mend it.
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
        let of_head = |mistake: Mistake| vec![mistake.at(None)];
        let (head, mut names, start) = pieces.head(|fields| head::read(&fields)).map_err(of_head)?;
        let game = match start {
            head::Start::Dreeg(house) => {
                let log = Log::read(pieces, |fields| dreeg::event(fields, &names));
                Game::Dreeg { house, log }
            }
            head::Start::Herzblatt { house, stake, currency } => {
                let log = Log::read(pieces, |fields| herzblatt::event(fields, &mut names, currency));
                Game::Herzblatt { house, stake, currency, log }
            }
        };
        Ok(Session { head, names, game })
    }
}
