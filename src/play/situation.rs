//! What the next deal is: who is in, who deals, which contract; and what a deal that is told would come to.

use std::rc::Rc;

use super::table::{Effect, Kind, Seating, Table};
use crate::prompt::entry::{Absence, names};
use crate::rules::Player;
use crate::rules::dreeg::Contract;
use crate::session::events::Told;
use crate::session::{Evening, Names, Wrong};

/// A deal as far as it is told: its kind, and the values of its keys.
#[derive(Clone, Debug)]
pub struct Partial {
    /// The kind.
    pub kind: &'static str,
    /// What is told.
    pub told: Told,
    /// A remark.
    pub note: Option<Box<str>>,
}

/// Says what an event that is told would come to, or what is wrong with it.
pub type Trial = Rc<dyn Fn(&Partial) -> Result<Effect, Wrong>>;

/// A deal that is about to be told.
#[derive(Clone)]
pub struct Situation {
    /// Who takes cards, in seat order.
    pub players: Vec<Player>,
    /// Their names.
    pub names: Vec<String>,
    /// The shortest beginning of each name that is nobody else's.
    pub short: Vec<String>,
    /// Their places in `players`, from forehand on clockwise.
    pub order: Vec<usize>,
    /// Who is known and takes no cards, and why.
    pub absent: Vec<(String, Absence)>,
    /// Who may deal.
    pub seated: Vec<Player>,
    /// Who deals.
    pub dealer: Player,
    /// Whether the table said that he deals, though it is not his turn.
    pub given: bool,
    /// The game.
    pub game: Kind,
    /// Everybody's names.
    pub all: Rc<Names>,
    /// What a deal would come to.
    pub trial: Trial,
}

impl Situation {
    /// The next deal of an evening; nothing if the game is over. A dealer out of turn may be given.
    pub fn of<G: Table>(evening: &Evening<G>, dealer: Option<Player>) -> Option<Situation> {
        let seating = G::seating(evening, dealer)?;
        let name = |player: &Player| evening.names.of(*player).to_owned();
        let names: Vec<String> = seating.players.iter().map(name).collect();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        let short = names::shortest(&known);
        let place = |player: &Player| seating.players.iter().position(|other| other == player);
        let order = seating.order.iter().filter_map(place).collect();
        let absent = seating.absent.iter().map(|(player, why)| (name(player), *why)).collect();
        let all = Rc::new(evening.names.clone());
        let trial = trial(evening);
        let Seating { players, seated, dealer: dealing, game, .. } = seating;
        let given = dealer.is_some();
        Some(Situation { players, names, short, order, absent, seated, dealer: dealing, given, game, all, trial })
    }

    /// The names as they are looked for.
    pub fn known(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// The name at a place of `players`.
    pub fn name(&self, place: usize) -> &str {
        self.names.get(place).map_or("?", String::as_str)
    }

    /// The person at a place of `players`.
    pub fn player(&self, place: usize) -> Player {
        self.players.get(place).copied().unwrap_or(self.dealer)
    }

    /// The place of somebody who takes cards.
    pub fn place(&self, player: Player) -> Option<usize> {
        self.players.iter().position(|other| *other == player)
    }

    /// The place of forehand in `players`.
    pub fn forehand(&self) -> usize {
        self.order.first().copied().unwrap_or(0)
    }

    /// How a place is written shortest.
    pub fn letter(&self, place: usize) -> &str {
        self.short.get(place).map_or("?", String::as_str)
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// A new deal of this kind, with its dealer if that was said.
    pub fn deal(&self, kind: &'static str) -> Partial {
        Partial { kind, told: Told { dealer: self.given.then_some(self.dealer), ..Told::default() }, note: None }
    }

    /// The kinds of the deal that is on.
    pub fn kinds(&self) -> &'static [&'static str] {
        match self.game {
            Kind::Dreeg { contract, .. } => {
                let place = contract as usize;
                Contract::WORDS.get(place..=place).unwrap_or_default()
            }
            Kind::Herzblatt { .. } => &["solo", "passed"],
        }
    }
}

/// What an event would come to, were it the next.
pub fn trial<G: Table>(evening: &Evening<G>) -> Trial {
    let (state, names, currency) = (evening.state().clone(), evening.names.clone(), evening.game.currency());
    Rc::new(move |partial| {
        let event = G::event(partial.kind, partial.told.clone()).map_err(|clash| Wrong::from(clash.flaw))?;
        let mut state = state.clone();
        let moment = G::apply(&mut state, &event).map_err(|fault| match currency {
            Some(currency) => Wrong::from(fault.in_decimals(currency.decimals())),
            None => Wrong::from(fault),
        })?;
        Ok(G::effect(&moment, &state, &names))
    })
}
