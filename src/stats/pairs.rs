//! Two people at one table: who sat together, and how they came off beside each other.

use std::collections::{BTreeMap, BTreeSet};

use super::rate::Rate;
use super::tally::Pair;
use crate::evenings::merge::Merge;
use crate::rules::Player;
use crate::rules::money::{Currency, Money};
use crate::rules::{dreeg, herzblatt};
use crate::session::Session;

/// How an evening stands between the people: more is better; what each won from each, and with whom.
#[derive(Default)]
pub struct Standing {
    /// What each came to.
    pub better: BTreeMap<Player, i128>,
    /// What the first won from the second.
    pub flows: BTreeMap<(Player, Player), Money>,
    /// In which currency.
    pub currency: Option<Currency>,
    /// The caller and his partner: deals won.
    pub partners: BTreeMap<(Player, Player), Rate>,
}

impl Standing {
    /// What the evening says of two people.
    pub fn pair(&self, first: Player, second: Player) -> Pair {
        let mut pair = Pair { evenings: 1, ..Pair::default() };
        if let (Some(one), Some(two)) = (self.better.get(&first), self.better.get(&second)) {
            pair.first = u64::from(one > two);
            pair.second = u64::from(two > one);
        }
        for both in [(first, second), (second, first)] {
            pair.partners.absorb(self.partners.get(&both).copied().unwrap_or_default());
        }
        if let Some(currency) = self.currency {
            let flow = |one, two| self.flows.get(&(one, two)).copied().unwrap_or_default();
            let amount = flow(first, second).minus(flow(second, first)).unwrap_or_default();
            pair.money.insert(currency, amount);
        }
        pair
    }
}

/// Every two people who sat at the table at the same time. Many may come to a table in an evening, but few meet there.
pub fn together(session: &Session) -> BTreeSet<(Player, Player)> {
    let mut pairs = BTreeSet::new();
    let mut sit = |table: Vec<Player>| {
        for (place, one) in table.iter().enumerate() {
            pairs.extend(table.iter().skip(place + 1).map(|other| (*one.min(other), *one.max(other))));
        }
    };
    sit(session.players().collect());
    match session {
        Session::Dreeg(evening) => {
            let changes = evening.moments().filter(|moment| matches!(moment.event, dreeg::Event::Substitute { .. }));
            changes.for_each(|moment| sit(moment.change.seated.players().collect()));
        }
        Session::Herzblatt(evening) => {
            let seatings = evening.moments().filter_map(|moment| match moment.event {
                herzblatt::Event::Seating { players, .. } => Some(players.to_vec()),
                _ => None,
            });
            seatings.for_each(sit);
        }
    }
    pairs
}
