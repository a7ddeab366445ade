//! What the next deal is, or was before an earlier event: who is in, who deals, which contract.

use crate::rules::Player;
use crate::rules::dreeg::{self, Contract, Seat};
use crate::rules::herzblatt;
use crate::session::log::{Log, Standing};
use crate::session::{Game, Session};

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
    let (players, order, kind) = match &session.game {
        Game::Dreeg { house, log } => {
            let standing = log.standing();
            let first = Seat::new(session.head.first_dealer.0.into()).unwrap_or_default();
            let state = dreeg::state::State::new(*house, session.head.players as u8, first);
            let state = dreeg::score::replay(state, events(&standing, before)).0.state;
            if state.ended() {
                return None;
            }
            let table = state.table(dealer.and_then(|player| Seat::new(player.0.into())));
            let players: Vec<Player> = table.players.iter().map(Seat::player).collect();
            let order: Vec<Player> = table.order().iter().take(players.len()).map(|seat| seat.player()).collect();
            (players, order, Kind::Dreeg { contract: state.contract(), house: *house })
        }
        Game::Herzblatt { house, stake, log, .. } => {
            let standing = log.standing();
            let players = session.players().collect();
            let state = herzblatt::state::State::new(*house, players, session.head.first_dealer, *stake);
            let state = herzblatt::score::replay(state, events(&standing, before)).0.state;
            if state.ended() {
                return None;
            }
            let table = state.table(dealer).or_else(|_| state.table(None)).ok()?;
            let order = (0..table.hand.len()).map(|position| table.player(position)).collect();
            (table.hand.iter().collect(), order, Kind::Herzblatt { house: *house })
        }
    };
    let name = |player: &Player| session.names.of(*player).to_owned();
    let order = order.iter().filter_map(|player| players.iter().position(|other| other == player)).collect();
    Some(Situation {
        names: players.iter().map(name).collect(),
        players,
        order,
        given_dealer: dealer.as_ref().map(name),
        kind,
    })
}

fn events<'l, E>(standing: &[Standing<'l, E>], before: Option<u32>) -> impl Iterator<Item = (u32, &'l E)> {
    let earlier = standing.iter().take_while(move |standing| Some(standing.number) != before);
    earlier.filter_map(|standing| Some((standing.number, &standing.reading.as_ref().ok()?.event)))
}

/// The numbers of the events that stand, in the order in which they count.
pub fn standing(session: &Session) -> Vec<u32> {
    fn numbers<E>(log: &Log<E>) -> Vec<u32> {
        log.standing().iter().map(|standing| standing.number).collect()
    }
    match &session.game {
        Game::Dreeg { log, .. } => numbers(log),
        Game::Herzblatt { log, .. } => numbers(log),
    }
}
