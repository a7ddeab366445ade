//! What a game is to a session: its events, its state, its moments.

use super::events::{self, Clash, Kind, Told};
use crate::rules::card::CardSet;
use crate::rules::fault::Fault;
use crate::rules::money::{Currency, Money};
use crate::rules::{Player, dreeg, herzblatt};

/// A game that sessions are kept of.
pub trait Game: Copy + std::fmt::Debug + Sized + 'static {
    /// Something that happened.
    type Event: Clone + std::fmt::Debug + PartialEq;
    /// The game as it stands.
    type State: Clone + std::fmt::Debug;
    /// What an event was and what it changed.
    type Moment: Clone + std::fmt::Debug;

    /// The kinds of its events with their keys.
    const KINDS: &'static [Kind];
    /// The cards of all packs that it is played with, however many sit (D-2, H-1).
    const EVERY_PACK: CardSet;

    /// The event of a kind with these keys.
    ///
    /// # Errors
    /// Keys that are missing, or do not go together.
    fn event(kind: &str, told: Told) -> Result<Self::Event, Clash>;

    /// The kind of an event, and its keys.
    fn told(event: &Self::Event) -> (&'static str, Told);

    /// The game before its first event.
    fn start(&self, players: u16, first_dealer: Player) -> Self::State;

    /// Applies an event.
    ///
    /// # Errors
    /// What is wrong with it; the state is then as it was.
    fn apply(state: &mut Self::State, event: &Self::Event) -> Result<Self::Moment, Fault>;

    /// Who sits down by an event; they may be new.
    fn joiners(event: &Self::Event) -> &[Player];

    /// Who takes over whose seat by an event (D-9): who leaves, who joins.
    fn substitution(event: &Self::Event) -> Option<(Player, Player)>;

    /// Whether the game is over.
    fn ended(state: &Self::State) -> bool;

    /// What its money is counted in, where it has money.
    fn currency(&self) -> Option<Currency>;

    /// Whether an event is a deal that counts.
    fn is_deal(moment: &Self::Moment) -> bool;
}

/// Dreeg, by its house rules.
#[derive(Clone, Copy, Debug)]
pub struct Dreeg {
    /// The house rules.
    pub house: dreeg::house::House,
}

impl Game for Dreeg {
    type Event = dreeg::Event;
    type State = dreeg::State;
    type Moment = dreeg::Moment;

    const KINDS: &'static [Kind] = events::dreeg::KINDS;
    const EVERY_PACK: CardSet = CardSet::DREEG;

    fn event(kind: &str, told: Told) -> Result<dreeg::Event, Clash> {
        events::dreeg::event(kind, told)
    }

    fn told(event: &dreeg::Event) -> (&'static str, Told) {
        events::dreeg::told(event)
    }

    fn start(&self, players: u16, first_dealer: Player) -> dreeg::State {
        dreeg::State::new(self.house, players.min(u8::MAX.into()) as u8, first_dealer)
    }

    fn apply(state: &mut dreeg::State, event: &dreeg::Event) -> Result<dreeg::Moment, Fault> {
        state.apply(event)
    }

    fn joiners(event: &dreeg::Event) -> &[Player] {
        match event {
            dreeg::Event::Substitute { joins, .. } => std::slice::from_ref(joins),
            dreeg::Event::Deal(_)
            | dreeg::Event::Misdeal { .. }
            | dreeg::Event::Ruling(_)
            | dreeg::Event::Note
            | dreeg::Event::End { .. } => &[],
        }
    }

    fn substitution(event: &dreeg::Event) -> Option<(Player, Player)> {
        match event {
            dreeg::Event::Substitute { leaves, joins, .. } => Some((*leaves, *joins)),
            dreeg::Event::Deal(_)
            | dreeg::Event::Misdeal { .. }
            | dreeg::Event::Ruling(_)
            | dreeg::Event::Note
            | dreeg::Event::End { .. } => None,
        }
    }

    fn ended(state: &dreeg::State) -> bool {
        state.ended()
    }

    fn currency(&self) -> Option<Currency> {
        None
    }

    fn is_deal(moment: &dreeg::Moment) -> bool {
        moment.deal().is_some()
    }
}

/// Herzblatt, by its house rules and the stake at the start.
#[derive(Clone, Copy, Debug)]
pub struct Herzblatt {
    /// The house rules.
    pub house: herzblatt::house::House,
    /// The stake.
    pub stake: Money,
    /// What it is counted in.
    pub currency: Currency,
}

impl Game for Herzblatt {
    type Event = herzblatt::Event;
    type State = herzblatt::State;
    type Moment = herzblatt::Moment;

    const KINDS: &'static [Kind] = events::herzblatt::KINDS;
    const EVERY_PACK: CardSet = CardSet::FULL;

    fn event(kind: &str, told: Told) -> Result<herzblatt::Event, Clash> {
        events::herzblatt::event(kind, told)
    }

    fn told(event: &herzblatt::Event) -> (&'static str, Told) {
        events::herzblatt::told(event)
    }

    fn start(&self, players: u16, first_dealer: Player) -> herzblatt::State {
        herzblatt::State::new(self.house, (0..players).map(Player).collect(), first_dealer, self.stake)
    }

    fn apply(state: &mut herzblatt::State, event: &herzblatt::Event) -> Result<herzblatt::Moment, Fault> {
        state.apply(event)
    }

    fn joiners(event: &herzblatt::Event) -> &[Player] {
        match event {
            herzblatt::Event::Seating { players, .. } => players,
            herzblatt::Event::Solo { .. }
            | herzblatt::Event::Passed { .. }
            | herzblatt::Event::Misdeal { .. }
            | herzblatt::Event::Ruling(_)
            | herzblatt::Event::Stake(_)
            | herzblatt::Event::Payment(_)
            | herzblatt::Event::Note
            | herzblatt::Event::End { .. } => &[],
        }
    }

    fn substitution(_: &herzblatt::Event) -> Option<(Player, Player)> {
        None
    }

    fn ended(state: &herzblatt::State) -> bool {
        state.ended()
    }

    fn currency(&self) -> Option<Currency> {
        Some(self.currency)
    }

    fn is_deal(moment: &herzblatt::Moment) -> bool {
        moment.deal().is_some()
    }
}
