//! The score of a Dreeg game: one replay, from which every view is derived.

use super::state::{Scored, State, Step};
use super::{Event, Finding, Ruling};
use crate::rules::fault::Fault;

/// A scored game.
#[derive(Debug)]
pub struct Score<'e> {
    /// The deals that stand, each with the number of its event.
    pub deals: Vec<(u32, Scored)>,
    /// The rulings, each with the number of its event and the sub-game (from 0).
    pub rulings: Vec<(u32, u32, &'e Ruling)>,
    /// What the referee found, each with the number of its event.
    pub findings: Vec<(u32, Finding)>,
    /// The game as it stands.
    pub state: State,
}

/// Replays numbered events up to the first that the rules refuse.
pub fn replay<'e>(
    state: State,
    events: impl IntoIterator<Item = (u32, &'e Event)>,
) -> (Score<'e>, Option<(u32, Fault)>) {
    let events = events.into_iter();
    let expected = events.size_hint();
    let mut score = Score {
        deals: Vec::with_capacity(expected.1.unwrap_or(expected.0)),
        rulings: Vec::new(),
        findings: Vec::new(),
        state,
    };
    let mut found = Vec::new();
    for (number, event) in events {
        match score.state.apply(event, &mut found) {
            Ok(Step::Deal(scored)) => score.deals.push((number, scored)),
            Ok(Step::Ruling(subgame)) => {
                if let Event::Ruling(ruling) = event {
                    score.rulings.push((number, subgame, ruling));
                }
            }
            Ok(Step::Misdeal | Step::End) => {}
            Err(fault) => return (score, Some((number, fault))),
        }
        score.findings.extend(found.drain(..).map(|finding| (number, finding)));
    }
    (score, None)
}
