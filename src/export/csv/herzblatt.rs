//! Herzblatt's tables.

use super::{number, word};
use crate::page::Cell;
use crate::report::course::{self, Moved};
use crate::rules::herzblatt::Event;
use crate::rules::money::Money;
use crate::session::{Evening, Herzblatt};

/// The columns of a row a deal.
pub const DEALS: &[&str] = &[
    "event",
    "deal",
    "kind",
    "at",
    "dealer",
    "forehand",
    "players",
    "stake",
    "currency",
    "soloist",
    "soloist_points",
    "won",
    "result",
    "level",
    "findings",
    "factor",
    "announcement",
    "contra",
    "re",
    "rules",
    "note",
];

/// The columns of a row a deal, ruling or payment and player.
pub const PAYMENTS: &[&str] = &["event", "source", "deal", "at", "player", "amount", "balance", "currency", "reason"];

/// A row a deal, ruling or payment and player.
pub fn payments(evening: &Evening<Herzblatt>) -> impl Iterator<Item = Vec<Cell<'_>>> {
    let mut deals = 0;
    course::of(evening).flat_map(move |(moment, moved)| {
        let is_deal = moment.change.deal().is_some();
        deals += i64::from(is_deal);
        let (deal, reason) = match moment.event {
            Event::Ruling(ruling) => (None, Some(&*ruling.reason)),
            _ => (is_deal.then_some(deals), None),
        };
        let source = match moment.event {
            Event::Ruling(_) => "ruling",
            Event::Payment(_) => "payment",
            _ => "deal",
        };
        moved.into_iter().map(move |Moved { player, amount, balance }| {
            vec![
                Cell::count(moment.number),
                word(source),
                number(deal),
                Cell::of(moment.aside.at, Cell::Time),
                Cell::name(evening.names.of(player)),
                money(amount, evening),
                money(balance, evening),
                currency(evening),
                Cell::of(reason, Cell::text),
            ]
        })
    })
}

fn money<'a>(amount: Money, evening: &Evening<Herzblatt>) -> Cell<'a> {
    Cell::Money { amount, currency: evening.game.currency, signed: false }
}

fn currency(evening: &Evening<Herzblatt>) -> Cell<'_> {
    Cell::name(evening.game.currency.code())
}
