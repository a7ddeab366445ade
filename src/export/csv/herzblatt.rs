//! Herzblatt's tables.

use std::io::{self, Write};

use super::{Cell, Sheet, Table};
use crate::export::Evening;
use crate::report::course::HerzblattMoment;
use crate::rules::herzblatt::Event;
use crate::rules::herzblatt::state::Step;
use crate::session::Game;

/// Writes one of the tables.
pub fn write<W: Write>(
    evening: &Evening<'_>,
    moments: &[HerzblattMoment<'_>],
    table: Table,
    sheet: &mut Sheet<W>,
) -> io::Result<()> {
    let Game::Herzblatt { currency, .. } = &evening.session.game else { return Ok(()) };
    match table {
        Table::Deals => deals(evening, moments, currency.code(), sheet),
        Table::Payments => payments(evening, moments, currency.code(), sheet),
        Table::Awards | Table::Subgames => Ok(()),
    }
}

fn deals<W: Write>(
    evening: &Evening<'_>,
    moments: &[HerzblattMoment<'_>],
    currency: &str,
    sheet: &mut Sheet<W>,
) -> io::Result<()> {
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
    let names = &evening.session.names;
    let mut number = 0;
    for moment in moments {
        let Step::Deal(scored) = moment.change.step else { continue };
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
            Cell::Time(moment.at),
            Cell::Text(names.of(scored.dealer)),
            Cell::Text(names.of(scored.forehand)),
            Cell::Number(scored.hand.len().into()),
            Cell::Money(scored.stake.decimal(evening.decimals())),
            Cell::Text(currency),
            Cell::text(scored.solo.map(|(soloist, _)| names.of(soloist))),
            Cell::number(verdict.and_then(|verdict| verdict.points)),
            Cell::number(verdict.map(|verdict| verdict.won)),
            Cell::Number(verdict.map_or(0, |verdict| verdict.factor.into())),
            Cell::text(announcement),
            Cell::text(contra.map(|player| names.of(player))),
            Cell::number(contra.and(calls).map(|calls| calls.re == Some(true))),
            Cell::Rules(scored.rules),
            Cell::text(moment.note),
        ])?;
    }
    Ok(())
}

fn payments<W: Write>(
    evening: &Evening<'_>,
    moments: &[HerzblattMoment<'_>],
    currency: &str,
    sheet: &mut Sheet<W>,
) -> io::Result<()> {
    sheet.headings(&["event", "source", "deal", "at", "player", "amount", "balance", "currency", "reason"])?;
    let mut number = 0;
    for moment in moments {
        let (source, deal, reason) = match (moment.event, &moment.change.step) {
            (_, Step::Deal(_)) => {
                number += 1;
                ("deal", Some(number), None)
            }
            (_, Step::Payment(_)) => ("payment", None, None),
            (Event::Ruling(ruling), _) => ("ruling", None, Some(&*ruling.reason)),
            _ => continue,
        };
        for (player, amount) in &moment.change.payments {
            let balance = moment.change.balances.iter().find(|(person, _)| person == player);
            sheet.row([
                Cell::Number(moment.number.into()),
                Cell::Text(source),
                Cell::number(deal),
                Cell::Time(moment.at),
                Cell::Text(evening.session.names.of(*player)),
                Cell::Money(amount.decimal(evening.decimals())),
                balance.map_or(Cell::Nothing, |(_, balance)| Cell::Money(balance.decimal(evening.decimals()))),
                Cell::Text(currency),
                Cell::text(reason),
            ])?;
        }
    }
    Ok(())
}
