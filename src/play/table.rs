//! What each game is to the table: the one place where play tells Dreeg from Herzblatt, but for their questions.

use crate::prompt::entry::Absence;
use crate::rules::Player;
use crate::rules::dreeg::{self, Contract};
use crate::rules::herzblatt;
use crate::session::{Dreeg, Evening, Game, Herzblatt, Names, Session};

/// A game that is played at the table.
pub trait Table: Game {
    /// The evening of a session, if it is of this game.
    fn evening(session: &Session) -> Option<&Evening<Self>>;

    /// The session of an evening.
    fn session(evening: &Evening<Self>) -> Session;

    /// Who plays the next deal; nothing if the game is over.
    fn seating(evening: &Evening<Self>, dealer: Option<Player>) -> Option<Seating>;

    /// What an event came to.
    fn effect(moment: &Self::Moment, after: &Self::State, names: &Names) -> Effect;

    /// Who dealt a deal, if a moment is one.
    fn dealer(moment: &Self::Moment) -> Option<Player>;

    /// Everybody who may be named now in what is no deal: in Dreeg those at the table, in Herzblatt whoever ever sat.
    fn people(evening: &Evening<Self>) -> Vec<Player>;
}

/// What a deal, or another event, would come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Who goes out by it.
    pub gone_out: Vec<String>,
    /// Whether it ends the sub-game.
    pub ends_subgame: bool,
    /// Whether it ends the game.
    pub ends_game: bool,
}

/// Which game a deal is of, with what decides about its questions.
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

/// Who plays a deal, as a game says.
pub struct Seating {
    /// Who takes cards, in seat order.
    pub players: Vec<Player>,
    /// The same from forehand on, clockwise.
    pub order: Vec<Player>,
    /// Who is known and takes no cards, and why.
    pub absent: Vec<(Player, Absence)>,
    /// Who may deal.
    pub seated: Vec<Player>,
    /// Who deals.
    pub dealer: Player,
    /// The game.
    pub game: Kind,
}

impl Table for Dreeg {
    fn evening(session: &Session) -> Option<&Evening<Dreeg>> {
        match session {
            Session::Dreeg(evening) => Some(evening),
            Session::Herzblatt(_) => None,
        }
    }

    fn session(evening: &Evening<Dreeg>) -> Session {
        Session::Dreeg(evening.clone())
    }

    fn seating(evening: &Evening<Dreeg>, dealer: Option<Player>) -> Option<Seating> {
        let state = evening.state();
        if state.ended() {
            return None;
        }
        let table = state.table(dealer).unwrap_or_else(|_| state.next_table());
        let order = table.order();
        let at_table: Vec<Player> = state.seated().players().collect();
        let is_in = |player: &Player| state.seated().seat(*player).is_some_and(|seat| table.players.contains(seat));
        let out = at_table.iter().filter(|player| !is_in(player)).map(|player| (*player, Absence::Out));
        let away = evening.people().into_iter().filter(|player| !at_table.contains(player));
        Some(Seating {
            players: table.players.iter().map(|seat| table.player(seat)).collect(),
            order: order.iter().take(table.players.len().into()).map(|seat| table.player(*seat)).collect(),
            absent: out.chain(away.map(|player| (player, Absence::Away))).collect(),
            seated: at_table.clone(),
            dealer: table.player(table.dealer),
            game: Kind::Dreeg { contract: state.contract(), house: evening.game.house },
        })
    }

    fn effect(moment: &dreeg::Moment, after: &dreeg::State, names: &Names) -> Effect {
        let gone_out = moment.gone_out.iter().map(|seat| names.of(moment.seated.player(seat)).to_owned());
        Effect { gone_out: gone_out.collect(), ends_subgame: moment.ended_subgame, ends_game: after.ended() }
    }

    fn dealer(moment: &dreeg::Moment) -> Option<Player> {
        moment.deal().map(|scored| moment.seated.player(scored.dealer))
    }

    fn people(evening: &Evening<Dreeg>) -> Vec<Player> {
        evening.state().seated().players().collect()
    }
}

impl Table for Herzblatt {
    fn evening(session: &Session) -> Option<&Evening<Herzblatt>> {
        match session {
            Session::Herzblatt(evening) => Some(evening),
            Session::Dreeg(_) => None,
        }
    }

    fn session(evening: &Evening<Herzblatt>) -> Session {
        Session::Herzblatt(evening.clone())
    }

    fn seating(evening: &Evening<Herzblatt>, dealer: Option<Player>) -> Option<Seating> {
        let state = evening.state();
        if state.ended() {
            return None;
        }
        let table = state.table(dealer).or_else(|_| state.table(None)).ok()?;
        let at_table = state.seated().to_vec();
        let away = state.people().iter().filter(|player| !at_table.contains(player));
        let out = at_table.iter().filter(|player| table.hand.place(**player).is_none());
        let out = out.map(|player| (*player, Absence::SitsOut));
        Some(Seating {
            players: table.hand.iter().collect(),
            order: (0..table.hand.len()).map(|position| table.player(position)).collect(),
            absent: out.chain(away.map(|player| (*player, Absence::Away))).collect(),
            dealer: table.dealer,
            game: Kind::Herzblatt { house: evening.game.house },
            seated: at_table.clone(),
        })
    }

    fn effect(_: &Self::Moment, after: &Self::State, _: &Names) -> Effect {
        Effect { ends_game: after.ended(), ..Effect::default() }
    }

    fn dealer(moment: &Self::Moment) -> Option<Player> {
        moment.deal().map(|scored| scored.dealer)
    }

    fn people(evening: &Evening<Herzblatt>) -> Vec<Player> {
        evening.state().people().to_vec()
    }
}
