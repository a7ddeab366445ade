//! The course of an evening, event by event: what each that stands changed, and how things stood after it.
//!
//! The score tells what deals came to; a chart or a table that adds up also needs what rulings and payments changed. The
//! events of a session without problems are applied once more, and the state is looked at between them.

use chrono::{DateTime, FixedOffset};

use crate::rules::Player;
use crate::rules::dreeg;
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::{PerSeat, Seats};
use crate::rules::herzblatt;
use crate::rules::money::Money;
use crate::session::log::{Log, Standing};
use crate::session::{Game, Session};

/// An event that stands, with what it changed.
#[derive(Debug)]
pub struct Moment<'s, E, C> {
    /// The event's number in the file.
    pub number: u32,
    /// When it was entered.
    pub at: Option<DateTime<FixedOffset>>,
    /// The table's remark.
    pub note: Option<&'s str>,
    /// Whether a correction gave it its present form.
    pub corrected: bool,
    /// What happened.
    pub event: &'s E,
    /// What it changed.
    pub change: C,
}

/// What an event of Dreeg changed.
#[derive(Clone, Copy, Debug)]
pub struct Chalked {
    /// What the rules made of it.
    pub step: dreeg::state::Step,
    /// The sub-game in which it happened, from 0.
    pub subgame: u32,
    /// Who was in before it.
    pub players: Seats,
    /// Strokes left after it, before a new sub-game writes new ones.
    pub strokes: PerSeat<Strokes>,
    /// Blobs given or taken by it, those for the end of the sub-game among them.
    pub blobs: PerSeat<i64>,
}

/// What an event of Herzblatt changed.
#[derive(Clone, Debug)]
pub struct Paid {
    /// What the rules made of it.
    pub step: herzblatt::state::Step,
    /// What each gained or lost by it; those who had no part in it are not named.
    pub payments: Vec<(Player, Money)>,
    /// The balances of everybody who had sat by then.
    pub balances: Vec<(Player, Money)>,
}

/// A moment of a Dreeg game.
pub type DreegMoment<'s> = Moment<'s, dreeg::Event, Chalked>;
/// A moment of a Herzblatt evening.
pub type HerzblattMoment<'s> = Moment<'s, herzblatt::Event, Paid>;

/// The course of either game.
#[derive(Debug)]
pub enum Course<'s> {
    /// Of Dreeg.
    Dreeg(Vec<DreegMoment<'s>>),
    /// Of Herzblatt.
    Herzblatt(Vec<HerzblattMoment<'s>>),
}

/// The course of a session, up to the first event that the rules refuse.
pub fn of(session: &Session) -> Course<'_> {
    match &session.game {
        Game::Dreeg { house, log } => {
            let first = dreeg::Seat::new(session.head.first_dealer.0.into()).unwrap_or_default();
            Course::Dreeg(of_dreeg(dreeg::state::State::new(*house, session.head.players as u8, first), log))
        }
        Game::Herzblatt { house, stake, log, .. } => {
            let players = session.players().collect();
            let state = herzblatt::state::State::new(*house, players, session.head.first_dealer, *stake);
            Course::Herzblatt(of_herzblatt(state, log))
        }
    }
}

fn of_dreeg(mut state: dreeg::state::State, log: &Log<dreeg::Event>) -> Vec<DreegMoment<'_>> {
    let apply = |event: &dreeg::Event| {
        let (subgame, players, mut strokes, before) =
            (state.number(), state.players(), *state.strokes(), *state.blobs());
        let step = state.apply(event, &mut Vec::new()).ok()?;
        match (event, step) {
            (_, dreeg::state::Step::Deal(scored)) => strokes = scored.strokes,
            (dreeg::Event::Ruling(ruling), _) => {
                for seat in state.everybody().iter() {
                    let change = ruling.strokes[seat];
                    let (left, by) = (strokes[seat], change.unsigned_abs());
                    strokes[seat] = if change > 0 { left.erase(by) } else { left.chalk(by) };
                }
            }
            _ => {}
        }
        let mut blobs = PerSeat::default();
        for seat in state.everybody().iter() {
            blobs[seat] = i64::from(state.blobs()[seat]) - i64::from(before[seat]);
        }
        Some(Chalked { step, subgame, players, strokes, blobs })
    };
    moments(log.standing(), apply)
}

fn of_herzblatt(mut state: herzblatt::state::State, log: &Log<herzblatt::Event>) -> Vec<HerzblattMoment<'_>> {
    let apply = |event: &herzblatt::Event| {
        let step = state.apply(event, &mut Vec::new()).ok()?;
        let payments = match (event, &step) {
            (_, herzblatt::state::Step::Deal(scored)) => {
                scored.hand.iter().map(|player| (player, scored.payment(player))).collect()
            }
            (_, herzblatt::state::Step::Payment(payment)) => {
                vec![(payment.from, payment.amount), (payment.to, payment.amount.negated())]
            }
            (herzblatt::Event::Ruling(ruling), _) => ruling.payments.to_vec(),
            _ => Vec::new(),
        };
        let balances = state.people().iter().map(|player| (*player, state.balance(*player))).collect();
        Some(Paid { step, payments, balances })
    };
    moments(log.standing(), apply)
}

fn moments<'s, E, C>(
    standing: Vec<Standing<'s, E>>,
    mut apply: impl FnMut(&'s E) -> Option<C>,
) -> Vec<Moment<'s, E, C>> {
    let moment = |standing: Standing<'s, E>| {
        let version = standing.reading.as_ref().ok()?;
        let change = apply(&version.event)?;
        Some(Moment {
            number: standing.number,
            at: version.at,
            note: version.note.as_deref(),
            corrected: standing.corrected,
            event: &version.event,
            change,
        })
    };
    standing.into_iter().map_while(moment).collect()
}
