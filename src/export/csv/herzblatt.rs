//! Herzblatt's tables.

use super::{number, word};
use crate::page::Cell;
use crate::report::course::{self, Moved};
use crate::rules::Player;
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
    "factor",
    "announcement",
    "contra",
    "re",
    "rules",
    "note",
];

/// A row a deal.
pub fn deals(evening: &Evening<Herzblatt>) -> impl Iterator<Item = Vec<Cell<'_>>> {
    let deals = (1_i64..).zip(evening.deals());
    deals.filter_map(|(deal, moment)| {
        let scored = moment.change.deal()?;
        let name = |player: Player| Cell::name(evening.names.of(player));
        let verdict = scored.solo.map(|(_, verdict)| verdict);
        let calls = match moment.event {
            Event::Solo { deal, .. } => Some(deal.calls),
            _ => None,
        };
        let announcement = calls.and_then(|calls| calls.announcement).map(|announcement| announcement.word());
        let contra = calls.and_then(|calls| calls.contra);
        Some(vec![
            Cell::count(moment.number),
            Cell::Count(deal),
            word(if scored.solo.is_some() { "solo" } else { "passed" }),
            Cell::of(moment.aside.at, Cell::Time),
            name(scored.dealer),
            name(scored.forehand),
            Cell::count(scored.hand.len()),
            money(scored.stake, evening),
            currency(evening),
            Cell::of(scored.solo, |(soloist, _)| name(soloist)),
            number(verdict.and_then(|verdict| verdict.points)),
            Cell::of(verdict, |verdict| Cell::Flag(verdict.won)),
            Cell::count(verdict.map_or(0, |verdict| verdict.factor)),
            Cell::of(announcement, word),
            Cell::of(contra, name),
            Cell::of(contra.and(calls), |calls| Cell::Flag(calls.re == Some(true))),
            Cell::Rules(scored.rules),
            Cell::of(moment.aside.note.as_deref(), Cell::text),
        ])
    })
}

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
