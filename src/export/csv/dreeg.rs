//! Dreeg's tables.

use std::io::{self, Write};

use super::{Cell, Sheet, Table};
use crate::rules::dreeg::{Counts, Event, Seat, What};
use crate::session::{Dreeg, Evening};

/// Writes one of the tables.
pub fn write<W: Write>(evening: &Evening<Dreeg>, table: Table, sheet: &mut Sheet<W>) -> io::Result<()> {
    match table {
        Table::Deals => deals(evening, sheet),
        Table::Awards => awards(evening, sheet),
        Table::Subgames => subgames(evening, sheet),
        Table::Payments => Ok(()),
    }
}

fn deals<W: Write>(evening: &Evening<Dreeg>, sheet: &mut Sheet<W>) -> io::Result<()> {
    sheet.headings(&[
        "event",
        "deal",
        "subgame",
        "round",
        "kind",
        "at",
        "dealer",
        "forehand",
        "players",
        "soloist",
        "partner",
        "soloist_count",
        "others_count",
        "rules",
        "note",
    ])?;
    let mut number = 0;
    for moment in evening.moments() {
        let (change, Some(scored)) = (moment.change, moment.change.deal()) else { continue };
        let name = |seat: Seat| evening.names.of(change.seated.player(seat));
        number += 1;
        let (own, others) = match scored.counts {
            Counts::Sides(own, others) => (own, others),
            Counts::Unknown | Counts::Each(_) => (None, None),
        };
        sheet.row([
            Cell::Number(moment.number.into()),
            Cell::Number(number),
            Cell::Number((change.subgame + 1).into()),
            Cell::Number(round(change.subgame)),
            Cell::Text(scored.contract.word()),
            Cell::Time(moment.aside.at),
            Cell::Text(name(scored.dealer)),
            Cell::Text(name(scored.forehand)),
            Cell::Number(change.players.len().into()),
            Cell::text(scored.roles.leader.map(name)),
            Cell::text(scored.roles.partner.map(name)),
            Cell::number(own),
            Cell::number(others),
            Cell::Rules(scored.rules),
            Cell::text(moment.aside.note.as_deref()),
        ])?;
    }
    Ok(())
}

fn awards<W: Write>(evening: &Evening<Dreeg>, sheet: &mut Sheet<W>) -> io::Result<()> {
    sheet.headings(&[
        "event", "source", "deal", "subgame", "kind", "player", "in", "count", "award", "strokes", "gone_out", "blobs",
        "reason",
    ])?;
    let mut number = 0;
    for moment in evening.moments() {
        let change = moment.change;
        let (source, deal, reason) = match (moment.event, &change.what) {
            (_, What::Deal(_)) => {
                number += 1;
                ("deal", Some(number), None)
            }
            (Event::Ruling(ruling), _) => ("ruling", None, Some(&*ruling.reason)),
            _ => continue,
        };
        for seat in change.seated.everybody().iter() {
            let player = change.seated.player(seat);
            let is_in = change.players.contains(seat);
            let (count, award) = match (moment.event, &change.what) {
                (_, What::Deal(scored)) if is_in => match scored.counts {
                    Counts::Each(counts) => (Some(counts[seat]), Some(scored.awards[seat] as i8)),
                    Counts::Unknown | Counts::Sides(..) => (None, Some(scored.awards[seat] as i8)),
                },
                (Event::Ruling(ruling), _) => (None, Some(ruling.strokes.of(player).unwrap_or(0))),
                _ => (None, None),
            };
            sheet.row([
                Cell::Number(moment.number.into()),
                Cell::Text(source),
                Cell::number(deal),
                Cell::Number((change.subgame + 1).into()),
                Cell::Text(crate::rules::dreeg::Contract::of_subgame(change.subgame).word()),
                Cell::Text(evening.names.of(player)),
                Cell::Number(is_in.into()),
                Cell::number(count),
                Cell::number(award),
                Cell::Number(change.strokes[seat].left().into()),
                Cell::Number((is_in && !change.strokes[seat].is_in()).into()),
                Cell::Number(change.blobs[seat].into()),
                Cell::text(reason),
            ])?;
        }
    }
    Ok(())
}

fn subgames<W: Write>(evening: &Evening<Dreeg>, sheet: &mut Sheet<W>) -> io::Result<()> {
    sheet.headings(&["subgame", "round", "kind", "deals", "ended", "player", "place", "loser", "blobs"])?;
    for (number, subgame) in (0_u32..).zip(evening.state().subgames()) {
        for seat in evening.state().everybody().iter() {
            let place = subgame.places.iter().find(|place| place.seat == seat);
            // A place that is shared leaves the next ones out: 1, 1, 3.
            let ahead = |group| subgame.places.iter().filter(|other| other.group < group).count() as i64;
            sheet.row([
                Cell::Number((number + 1).into()),
                Cell::Number(round(number)),
                Cell::Text(subgame.contract.word()),
                Cell::Number(subgame.deals.into()),
                Cell::Number(subgame.ended.into()),
                Cell::Text(evening.names.of(subgame.seated.player(seat))),
                Cell::number(place.map(|place| ahead(place.group) + 1)),
                Cell::Number(subgame.losers.contains(seat).into()),
                Cell::Number(subgame.blobs.contains(seat).into()),
            ])?;
        }
    }
    Ok(())
}

/// The round of a sub-game (from 0): 1 or 2 within each eight.
fn round(number: u32) -> i64 {
    i64::from(number % 8 / 4 + 1)
}
