//! What the next deal is, or was before an earlier event: who is in, who deals, which contract.

use crate::of_either;
use crate::rules::Player;
use crate::rules::dreeg::{self, Contract};
use crate::rules::herzblatt;
use crate::session::Session;

/// A deal that is about to be told.
#[derive(Clone, Debug)]
pub struct Situation {
    /// Who takes cards, in seat order.
    pub players: Vec<Player>,
    /// Their names.
    pub names: Vec<String>,
    /// Their places in `players`, from forehand on clockwise.
    pub order: Vec<usize>,
    /// The dealer's name where the table said that it is not the one whose turn it was.
    pub given_dealer: Option<String>,
    /// The game.
    pub kind: Kind,
}

/// The game of a [`Situation`].
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Dreeg.
    Dreeg {
        /// The contract that is on.
        contract: Contract,
        /// The house rules.
        house: dreeg::house::House,
    },
    /// Herzblatt.
    Herzblatt {
        /// The house rules.
        house: herzblatt::house::House,
    },
}

impl Situation {
    /// The names as they are looked for.
    pub fn known(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// The name at a place of `players`.
    pub fn name(&self, place: usize) -> &str {
        self.names.get(place).map_or("?", String::as_str)
    }

    /// The place of forehand in `players`.
    pub fn forehand(&self) -> usize {
        self.order.first().copied().unwrap_or(0)
    }
}

/// The situation of the next deal, or just before an event; nothing if the game is over. A dealer out of turn may be given.
pub fn of(session: &Session, before: Option<u32>, dealer: Option<Player>) -> Option<Situation> {
    let (players, order, kind) = match session {
        Session::Dreeg(evening) => {
            let past = before.map(|event| evening.before(event));
            let state = past.as_ref().unwrap_or(evening).state();
            if state.ended() {
                return None;
            }
            let table = state.table(dealer).unwrap_or_else(|_| state.next_table());
            let players: Vec<Player> = table.players.iter().map(|seat| table.player(seat)).collect();
            let order = table.order().into_iter().take(players.len()).map(|seat| table.player(seat));
            let kind = Kind::Dreeg { contract: state.contract(), house: evening.game.house };
            (players, order.collect::<Vec<_>>(), kind)
        }
        Session::Herzblatt(evening) => {
            let past = before.map(|event| evening.before(event));
            let state = past.as_ref().unwrap_or(evening).state();
            if state.ended() {
                return None;
            }
            let table = state.table(dealer).or_else(|_| state.table(None)).ok()?;
            let order = (0..table.hand.len()).map(|position| table.player(position)).collect();
            (table.hand.iter().collect(), order, Kind::Herzblatt { house: evening.game.house })
        }
    };
    let name = |player: &Player| session.names().of(*player).to_owned();
    let order = order.iter().filter_map(|player| players.iter().position(|other| other == player)).collect();
    Some(Situation {
        names: players.iter().map(name).collect(),
        players,
        order,
        given_dealer: dealer.as_ref().map(name),
        kind,
    })
}

/// The numbers of the events that stand, in the order in which they count.
pub fn standing(session: &Session) -> Vec<u32> {
    of_either!(session, evening => evening.moments().map(|moment| moment.number).collect())
}
