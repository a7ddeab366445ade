//! Herzblatt's tables.

use std::io::{self, Write};

use super::{Cell, Sheet, Table};
use crate::report::course::{self, Moved};
use crate::rules::herzblatt::{Event, What};
use crate::session::{Evening, Herzblatt};

/// Writes one of the tables.
pub fn write<W: Write>(evening: &Evening<Herzblatt>, table: Table, sheet: &mut Sheet<W>) -> io::Result<()> {
    match table {
        Table::Deals => deals(evening, sheet),
        Table::Payments => payments(evening, sheet),
        Table::Awards | Table::Subgames => Ok(()),
    }
}

fn deals<W: Write>(evening: &Evening<Herzblatt>, sheet: &mut Sheet<W>) -> io::Result<()> {
    let currency = evening.game.currency;
    sheet.headings(&[
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
    ])?;
    let names = &evening.names;
    let mut number = 0;
    for moment in evening.moments() {
        let Some(scored) = moment.change.deal() else { continue };
        number += 1;
        let verdict = scored.solo.map(|(_, verdict)| verdict);
        let calls = match moment.event {
            Event::Solo { deal, .. } => Some(deal.calls),
            _ => None,
        };
        let announcement = calls.and_then(|calls| calls.announcement).map(|announcement| announcement.word());
        let contra = calls.and_then(|calls| calls.contra);
        sheet.row([
            Cell::Number(moment.number.into()),
            Cell::Number(number),
            Cell::Text(if scored.solo.is_some() { "solo" } else { "passed" }),
            Cell::Time(moment.aside.at),
            Cell::Text(names.of(scored.dealer)),
            Cell::Text(names.of(scored.forehand)),
            Cell::Number(scored.hand.len().into()),
            Cell::Money(scored.stake.decimal(currency.decimals())),
            Cell::Text(currency.code()),
            Cell::text(scored.solo.map(|(soloist, _)| names.of(soloist))),
            Cell::number(verdict.and_then(|verdict| verdict.points)),
            Cell::number(verdict.map(|verdict| verdict.won)),
            Cell::Number(verdict.map_or(0, |verdict| verdict.factor.into())),
            Cell::text(announcement),
            Cell::text(contra.map(|player| names.of(player))),
            Cell::number(contra.and(calls).map(|calls| calls.re == Some(true))),
            Cell::Rules(scored.rules),
            Cell::text(moment.aside.note.as_deref()),
        ])?;
    }
    Ok(())
}

fn payments<W: Write>(evening: &Evening<Herzblatt>, sheet: &mut Sheet<W>) -> io::Result<()> {
    let currency = evening.game.currency;
    sheet.headings(&["event", "source", "deal", "at", "player", "amount", "balance", "currency", "reason"])?;
    let mut number = 0;
    for (moment, moved) in course::of(evening) {
        let (source, deal, reason) = match (moment.event, &moment.change.what) {
            (_, What::Deal(_)) => {
                number += 1;
                ("deal", Some(number), None)
            }
            (_, What::Payment(_)) => ("payment", None, None),
            (Event::Ruling(ruling), _) => ("ruling", None, Some(&*ruling.reason)),
            _ => continue,
        };
        for Moved { player, amount, balance } in moved {
            sheet.row([
                Cell::Number(moment.number.into()),
                Cell::Text(source),
                Cell::number(deal),
                Cell::Time(moment.aside.at),
                Cell::Text(evening.names.of(player)),
                Cell::Money(amount.decimal(currency.decimals())),
                Cell::Money(balance.decimal(currency.decimals())),
                Cell::Text(currency.code()),
                Cell::text(reason),
            ])?;
        }
    }
    Ok(())
}
