//! What is counted: sums only, so that tallies of parts of the evenings add up to that of the whole, in whatever order.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::rate::{Mean, Rate};
use crate::evenings::Kind;
use crate::evenings::merge::{Merge, sums};
use crate::evenings::people::Person;
use crate::rules::dreeg::Contract;
use crate::rules::money::{Currency, Money};

/// What is dealt, in the order in which it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DealKind {
    /// A contract of Dreeg.
    Dreeg(Contract),
    /// Herzblatt with a soloist.
    Solo,
    /// Herzblatt, thrown in.
    Passed,
}

impl DealKind {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            DealKind::Dreeg(contract) => contract.word(),
            DealKind::Solo => "solo",
            DealKind::Passed => "passed",
        }
    }
}

/// The first and the last day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days(pub Option<(NaiveDate, NaiveDate)>);

impl Merge for Days {
    fn absorb(&mut self, other: Days) {
        self.0 = match (self.0, other.0) {
            (Some((from, to)), Some((first, last))) => Some((from.min(first), to.max(last))),
            (days, None) | (None, days) => days,
        };
    }
}

/// One evening's result in money, with what puts evenings in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Won {
    /// When the evening began, in seconds; an evening without a time comes last.
    pub at: i64,
    /// The evening's place among all that were read.
    pub place: usize,
    /// Won or lost, payments of debts left out.
    pub amount: Money,
}

/// One game of Dreeg that ended, for one person, with what puts games in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Played {
    /// As in [`Won`].
    pub at: i64,
    /// As in [`Won`].
    pub place: usize,
    /// Whether he won it.
    pub won: bool,
    /// His blobs in it.
    pub blobs: u64,
}

/// Where somebody sat in a deal: 1 is forehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Which game.
    pub game: Kind,
    /// How many were in.
    pub players: u8,
    /// From forehand, clockwise.
    pub place: u8,
    /// Whether he dealt.
    pub dealer: bool,
}

sums! {
    /// All evenings.
    struct Tally {
        /// Evenings of Dreeg.
        dreeg: u64,
        /// Evenings of Herzblatt.
        herzblatt: u64,
        /// Games of Dreeg that ended.
        games: u64,
        /// Sub-games that ended.
        subgames: u64,
        /// Deals by kind.
        deals: BTreeMap<DealKind, u64>,
        /// Deals recorded card by card.
        recorded: u64,
        /// What the referee found.
        findings: u64,
        /// When.
        days: Days,
        /// Seconds of a deal by kind, each with how often.
        seconds: BTreeMap<DealKind, BTreeMap<u32, u64>>,
        /// By position in the deal.
        positions: BTreeMap<Position, AtPosition>,
        /// By seat at the start (from 1).
        seats: BTreeMap<(Kind, u8), Rate>,
        /// By person.
        people: BTreeMap<Person, OfPerson>,
        /// By the year in which a period began, and person, where periods are asked for.
        periods: BTreeMap<i32, BTreeMap<Person, OfPerson>>,
        /// By two people, the first in order first, where pairs are asked for.
        pairs: BTreeMap<(Person, Person), Pair>,
    }

    /// What happens at a position of the deal.
    struct AtPosition {
        /// Game points of Dreeg.
        points: Mean,
        /// Herzblatt: how often the player there became soloist.
        played: Rate,
        /// And won.
        won: Rate,
    }

    /// One person.
    struct OfPerson {
        /// How the name was written.
        spellings: BTreeMap<String, u64>,
        /// Evenings.
        evenings: u64,
        /// Deals recorded card by card in which he was in.
        recorded: u64,
        /// What the referee found in them.
        findings: u64,
        /// At Dreeg.
        dreeg: Dreeg,
        /// At Herzblatt.
        herzblatt: Herzblatt,
        /// Evenings with money, in no particular order.
        money: BTreeMap<Currency, Vec<Won>>,
    }

    /// One person at Dreeg.
    struct Dreeg {
        /// Evenings.
        evenings: u64,
        /// Deals in which he was in.
        deals: u64,
        /// Games that ended, won.
        games: Rate,
        /// Those games, in no particular order.
        played: Vec<Played>,
        /// Sub-games that ended, lost, by contract.
        lost: BTreeMap<Contract, Rate>,
        /// Blobs.
        blobs: u64,
        /// Strokes left in the sub-games he lost.
        strokes: Mean,
        /// Places in the sub-games that ended, first to fourth.
        places: [u64; 4],
        /// Red Sow as soloist: passed.
        passed: Rate,
        /// Red Sow as soloist, played: won.
        red_sow: Rate,
        /// Red Sow as soloist, played: 33 or fewer.
        schneider: Rate,
        /// Call a Card as the caller: won.
        called: Rate,
        /// Marches announced: made.
        marches: Rate,
        /// False claims.
        false_claims: u64,
        /// Game points in the deals he dealt.
        dealing: Mean,
        /// Game points in the others.
        not_dealing: Mean,
    }

    /// One person at Herzblatt.
    struct Herzblatt {
        /// Evenings.
        evenings: u64,
        /// Deals in which he took cards: was soloist.
        played: Rate,
        /// As soloist: won.
        won: Rate,
        /// As soloist: won with the defenders schneider.
        won_high: Rate,
        /// As soloist: was schneider.
        schneider: Rate,
        /// Du announced: made.
        du: Rate,
        /// 66 announced: made.
        sixty_six: Rate,
        /// Contra said: the soloist lost.
        contra: Rate,
    }

    /// Two people at one table.
    struct Pair {
        /// Evenings together.
        evenings: u64,
        /// Evenings at which the first came off better: fewer blobs (or more, by the table's aim) or more money.
        first: u64,
        /// At which the second did.
        second: u64,
        /// Deals of Call a Card in which one was the other's partner: won.
        partners: Rate,
        /// What the first won from the second in the deals, by currency.
        money: BTreeMap<Currency, Money>,
    }
}

/// The middle of counted numbers: the lower of both where their number is even.
pub fn median(counts: &BTreeMap<u32, u64>) -> Option<u32> {
    let total: u64 = counts.values().sum();
    let mut seen = 0;
    counts.iter().find_map(|(number, times)| {
        seen += times;
        (total > 0 && 2 * seen >= total).then_some(*number)
    })
}
