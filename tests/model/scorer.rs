//! The whole scorer: a session's text to its score, or to the event that is refused.

use serde_json::{Value as Json, json};
use toml::Table;

use crate::document::{self, Document};
use crate::dreeg::slates::Slates;
use crate::herzblatt::purse::Purse;
use crate::keys::{Judged, Keys};
use crate::log;

/// A game of either kind as it stands.
#[derive(Clone)]
pub enum Game {
    Dreeg(Slates),
    Herzblatt(Purse),
}

impl Game {
    pub fn new(document: &Document) -> Judged<Game> {
        if document.is_dreeg {
            Slates::new(document).map(Game::Dreeg)
        } else {
            Purse::new(document).map(Game::Herzblatt)
        }
    }

    pub fn apply(&mut self, number: usize, event: &Table) -> Judged<()> {
        match self {
            Game::Dreeg(game) => game.apply(number, event),
            Game::Herzblatt(game) => game.apply(number, event),
        }
    }

    pub fn ended(&self) -> bool {
        match self {
            Game::Dreeg(game) => game.ended,
            Game::Herzblatt(game) => game.ended,
        }
    }

    fn tell(self) -> Json {
        match self {
            Game::Dreeg(game) => game.tell(),
            Game::Herzblatt(game) => game.tell(),
        }
    }
}

/// Why a session is refused.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The lowest event with an error; nothing for the head.
    pub event: Option<usize>,
    /// Events that may be told instead: what is wrong with them may follow from an error that is told of a higher number.
    pub or: Vec<usize>,
    pub why: String,
}

/// A session's score: as OUTPUT.md has it, but for the rules of deals; of transfers only how many there are.
pub fn score(text: &str) -> Result<Json, Refusal> {
    let head = |why| Refusal { event: None, or: Vec::new(), why };
    let document = document::read(text).map_err(head)?;
    let game = replay(&document)?;
    let notes = log::standing(&document.events).0.into_iter().filter_map(|(number, event)| {
        let note = Keys(&event).text("note").unwrap()?;
        Some(json!({"event": number, "note": note}))
    });
    let notes: Vec<Json> = notes.collect();
    let mut told = game.tell();
    told["notes"] = notes.into();
    Ok(told)
}

/// The game at the end of a session without errors.
pub fn replay(document: &Document) -> Result<Game, Refusal> {
    let mut game = Game::new(document).map_err(|why| Refusal { event: None, or: Vec::new(), why })?;
    let (standing, mut faults) = log::standing(&document.events);
    let mut or = Vec::new();
    for (fault, _) in &faults {
        // Whether a correction that is wrong itself still corrects is not said: what it names may be told as it read before.
        let named = ["corrects", "before"].iter().find_map(|key| document.events[fault - 1].get(*key)?.as_integer());
        or.extend(named.and_then(|named| usize::try_from(named).ok()).into_iter().flat_map(|named| named..*fault));
    }
    for (place, (number, event)) in standing.iter().enumerate() {
        if let Err(why) = game.apply(*number, event) {
            // Another of the log's faults may have brought this one about, and this one whatever comes after it.
            or.extend(faults.iter().map(|(event, _)| *event));
            or.extend(standing[place + 1..].iter().map(|(later, _)| *later).filter(|later| later < number));
            faults.push((*number, why));
            break;
        }
    }
    match faults.into_iter().min_by_key(|(event, _)| *event) {
        Some((event, why)) => Err(Refusal { event: Some(event), or, why }),
        None => Ok(game),
    }
}
