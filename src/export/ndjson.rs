//! One line a deal, for people who gather many evenings; rulings and payments have their line too, so that the lines alone
//! add up to the blobs and the balances.
//!
//! Every line says of which evening it is (`game`, `started`, `place`), what it is (`record`: `deal`, `ruling` or `payment`), its
//! `event` and `at`, and what it changed: `blobs` (Dreeg) or `payments` (Herzblatt). A deal's line holds all that the score says of it.

use std::io::{self, Write};

use chrono::{DateTime, FixedOffset};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::Evening;
use crate::report::course::{self, Course};
use crate::report::json::{Deal, Document};
use crate::rules::{dreeg, herzblatt};
use crate::session::Game;

#[derive(Serialize)]
struct Line<'a, D: Serialize> {
    game: &'a str,
    started: Option<String>,
    place: Option<&'a str>,
    record: &'a str,
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'a str>,
    #[serde(flatten)]
    what: D,
}

/// What is not a deal.
#[derive(Serialize)]
struct Other<'a, P: Serialize> {
    event: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    subgame: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strokes: Option<Pairs<'a, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    #[serde(flatten)]
    change: P,
}

/// A deal's blobs, which the score tells for the sub-game only.
#[derive(Serialize)]
struct WithBlobs<'a> {
    #[serde(flatten)]
    deal: Deal<'a>,
    blobs: Pairs<'a, i64>,
}

#[derive(Serialize)]
struct Blobs<'a> {
    blobs: Pairs<'a, i64>,
}

#[derive(Serialize)]
struct Payments<'a> {
    payments: Pairs<'a, String>,
}

struct Pairs<'a, T>(Vec<(&'a str, T)>);

impl<T: Serialize> Serialize for Pairs<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        self.0.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
        map.end()
    }
}

/// Writes the lines.
pub fn write(evening: &Evening<'_>, out: impl Write) -> io::Result<()> {
    match course::of(evening.session) {
        Course::Dreeg(moments) => dreeg(evening, &moments, out),
        Course::Herzblatt(moments) => herzblatt(evening, &moments, out),
    }
}

fn line<'a, D: Serialize>(
    evening: &Evening<'a>,
    record: &'a str,
    at: Option<DateTime<FixedOffset>>,
    what: D,
    mut out: impl Write,
) -> io::Result<()> {
    let head = &evening.session.head;
    let (game, currency) = match &evening.session.game {
        Game::Dreeg { .. } => ("dreeg", None),
        Game::Herzblatt { currency, .. } => ("herzblatt", Some(currency.code())),
    };
    let started = head.started.map(|at| at.to_rfc3339());
    let at = at.map(|at| at.to_rfc3339());
    serde_json::to_writer(&mut out, &Line { game, started, place: head.place.as_deref(), record, at, currency, what })?;
    writeln!(out)
}

fn dreeg(evening: &Evening<'_>, moments: &[course::DreegMoment<'_>], mut out: impl Write) -> io::Result<()> {
    let names = &evening.session.names;
    let document = Document { session: evening.session, score: evening.score };
    let everybody = dreeg::Seats::first(evening.session.head.players as u8);
    let mut place = 0;
    for moment in moments {
        let change = moment.change;
        let name = |seat: dreeg::Seat| names.of(seat.player());
        let given = everybody.filter(|seat| change.blobs[seat] != 0);
        let blobs = Pairs(given.iter().map(|seat| (name(seat), change.blobs[seat])).collect());
        match (moment.event, change.step) {
            (_, dreeg::state::Step::Deal(_)) => {
                let deal = Deal { document, place };
                place += 1;
                line(evening, "deal", moment.at, WithBlobs { deal, blobs }, &mut out)?;
            }
            (dreeg::Event::Ruling(ruling), _) => {
                let strokes = everybody.iter().map(|seat| (name(seat), change.strokes[seat].left()));
                let what = Other {
                    event: moment.number,
                    subgame: Some(change.subgame + 1),
                    strokes: Some(Pairs(strokes.collect())),
                    reason: Some(&ruling.reason),
                    change: Blobs { blobs },
                };
                line(evening, "ruling", moment.at, what, &mut out)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn herzblatt(evening: &Evening<'_>, moments: &[course::HerzblattMoment<'_>], mut out: impl Write) -> io::Result<()> {
    let names = &evening.session.names;
    let document = Document { session: evening.session, score: evening.score };
    let decimals = evening.decimals();
    let mut place = 0;
    for moment in moments {
        let (record, reason) = match (moment.event, &moment.change.step) {
            (_, herzblatt::state::Step::Deal(_)) => {
                line(evening, "deal", moment.at, Deal { document, place }, &mut out)?;
                place += 1;
                continue;
            }
            (_, herzblatt::state::Step::Payment(_)) => ("payment", None),
            (herzblatt::Event::Ruling(ruling), _) => ("ruling", Some(&*ruling.reason)),
            _ => continue,
        };
        let payments = moment.change.payments.iter();
        let payments = payments.map(|(player, amount)| (names.of(*player), amount.decimal(decimals).to_string()));
        let change = Payments { payments: Pairs(payments.collect()) };
        let what = Other { event: moment.number, subgame: None, strokes: None, reason, change };
        line(evening, record, moment.at, what, &mut out)?;
    }
    Ok(())
}
