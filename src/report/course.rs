//! How money moved in the course of a Herzblatt evening: the one place that adds up.

use std::collections::BTreeMap;

use crate::rules::Player;
use crate::rules::money::Money;
use crate::session::{Evening, Herzblatt, Moment};

/// What one person gained or lost by an event, and his balance after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub player: Player,
    /// How much; negative if he lost it.
    pub amount: Money,
    /// His balance then.
    pub balance: Money,
}

/// The moments at which money moved, each with what it moved.
pub fn of(evening: &Evening<Herzblatt>) -> impl Iterator<Item = (Moment<'_, Herzblatt>, Vec<Moved>)> {
    let mut balances: BTreeMap<Player, Money> = BTreeMap::new();
    evening.moments().filter_map(move |moment| {
        let moved = moment.change.payments().into_iter().map(|(player, amount)| {
            let balance = balances.entry(player).or_default();
            // The sums were checked when the event was applied.
            *balance = balance.plus(amount).unwrap_or(*balance);
            Moved { player, amount, balance: *balance }
        });
        let moved: Vec<Moved> = moved.collect();
        (!moved.is_empty()).then_some((moment, moved))
    })
}
