//! The score of a Herzblatt evening: one replay, from which every view is derived.

use super::state::{Scored, State, Step};
use super::{Event, Finding, Payment, Ruling, settle};
use crate::rules::Player;
use crate::rules::fault::Fault;
use crate::rules::money::Money;

/// A scored evening.
#[derive(Debug)]
pub struct Score<'e> {
    /// The deals that stand, each with the number of its event.
    pub deals: Vec<(u32, Scored)>,
    /// The rulings, each with the number of its event.
    pub rulings: Vec<(u32, &'e Ruling)>,
    /// Debts that were paid, each with the number of its event.
    pub paid: Vec<(u32, Payment)>,
    /// What the referee found, each with the number of its event.
    pub findings: Vec<(u32, Finding)>,
    /// The evening as it stands.
    pub state: State,
}

impl Score<'_> {
    /// What a person has won (or lost) by deals and rulings, debts that were paid left out.
    pub fn won(&self, player: Player) -> Money {
        self.paid.iter().fold(self.state.balance(player), |won, (_, paid)| {
            let before = match player {
                _ if player == paid.from => won.minus(paid.amount),
                _ if player == paid.to => won.plus(paid.amount),
                _ => Some(won),
            };
            before.unwrap_or(won)
        })
    }

    /// The fewest payments that bring every balance to zero (H-10).
    pub fn transfers(&self) -> Vec<Payment> {
        let people = self.state.people();
        let balances: Vec<Money> = people.iter().map(|player| self.state.balance(*player)).collect();
        let person = |index: usize| people.get(index).copied().unwrap_or(Player(0));
        let payment = |t: settle::Transfer| Payment { from: person(t.from), to: person(t.to), amount: t.amount };
        settle::transfers(&balances).into_iter().map(payment).collect()
    }
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
        paid: Vec::new(),
        findings: Vec::new(),
        state,
    };
    let mut found = Vec::new();
    for (number, event) in events {
        match score.state.apply(event, &mut found) {
            Ok(Step::Deal(scored)) => score.deals.push((number, scored)),
            Ok(Step::Payment(payment)) => score.paid.push((number, payment)),
            Ok(Step::Ruling) => {
                if let Event::Ruling(ruling) = event {
                    score.rulings.push((number, ruling));
                }
            }
            Ok(Step::Other) => {}
            Err(fault) => return (score, Some((number, fault))),
        }
        score.findings.extend(found.drain(..).map(|finding| (number, finding)));
    }
    (score, None)
}
