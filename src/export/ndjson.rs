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
use crate::report::json::{dreeg_deal, herzblatt_deal};
use crate::rules::money::Currency;
use crate::rules::{dreeg, herzblatt};
use crate::session::head::Started;
use crate::session::{self, Dreeg, Herzblatt, Session};

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
struct WithBlobs<'a, D: Serialize> {
    #[serde(flatten)]
    deal: D,
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
    match evening.session {
        Session::Dreeg(played) => dreeg(evening.session, played, out),
        Session::Herzblatt(played) => herzblatt(evening.session, played, out),
    }
}

fn line<'a, D: Serialize>(
    session: &'a Session,
    record: &'a str,
    at: Option<DateTime<FixedOffset>>,
    what: D,
    mut out: impl Write,
) -> io::Result<()> {
    let head = session.head();
    let (game, currency) = (session.game().word(), session.currency());
    let currency = currency.as_ref().map(Currency::code);
    let started = head.started.map(Started::text);
    let at = at.map(|at| at.to_rfc3339());
    serde_json::to_writer(&mut out, &Line { game, started, place: head.place.as_deref(), record, at, currency, what })?;
    writeln!(out)
}

fn dreeg(session: &Session, evening: &session::Evening<Dreeg>, mut out: impl Write) -> io::Result<()> {
    let mut number = 0;
    for moment in evening.moments() {
        let (change, seated) = (moment.change, &moment.change.seated);
        let name = |seat: dreeg::Seat| evening.names.of(seated.player(seat));
        let given = seated.everybody().filter(|seat| change.blobs[seat] != 0);
        let blobs = Pairs(given.iter().map(|seat| (name(seat), change.blobs[seat].into())).collect());
        match (moment.event, &change.what) {
            (_, dreeg::What::Deal(scored)) => {
                number += 1;
                let deal = dreeg_deal(evening, number, moment, scored);
                line(session, "deal", moment.aside.at, WithBlobs { deal, blobs }, &mut out)?;
            }
            (dreeg::Event::Ruling(ruling), _) => {
                let strokes = seated.everybody().iter().map(|seat| (name(seat), change.strokes[seat].left()));
                let what = Other {
                    event: moment.number,
                    subgame: Some(change.subgame + 1),
                    strokes: Some(Pairs(strokes.collect())),
                    reason: Some(&ruling.reason),
                    change: Blobs { blobs },
                };
                line(session, "ruling", moment.aside.at, what, &mut out)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn herzblatt(session: &Session, evening: &session::Evening<Herzblatt>, mut out: impl Write) -> io::Result<()> {
    let decimals = evening.game.currency.decimals();
    let mut number = 0;
    for moment in evening.moments() {
        let (record, reason) = match (moment.event, &moment.change.what) {
            (_, herzblatt::What::Deal(scored)) => {
                number += 1;
                let deal = herzblatt_deal(evening, number, moment, scored);
                line(session, "deal", moment.aside.at, deal, &mut out)?;
                continue;
            }
            (_, herzblatt::What::Payment(_)) => ("payment", None),
            (herzblatt::Event::Ruling(ruling), _) => ("ruling", Some(&*ruling.reason)),
            _ => continue,
        };
        let payments = moment.change.payments().into_iter();
        let payments =
            payments.map(|(player, amount)| (evening.names.of(player), amount.decimal(decimals).to_string()));
        let change = Payments { payments: Pairs(payments.collect()) };
        let what = Other { event: moment.number, subgame: None, strokes: None, reason, change };
        line(session, record, moment.aside.at, what, &mut out)?;
    }
    Ok(())
}
