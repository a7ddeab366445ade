//! One line a deal, for people who gather many evenings; rulings, payments and substitutes have their line too, so that the lines
//! alone add up to the blobs and the balances, and so has whatever else has a note.
//!
//! Every line says of which evening it is (`session`, `game`, `started`, `place`), what it is (`record`: `deal`, `ruling`, `payment`,
//! `substitute` or `note`), its `event` (null for the note of the evening), `at` and `note`, and what it changed: `blobs` (Dreeg) or
//! `payments` (Herzblatt). A deal's line holds all that the score says of it.

use std::io::{self, Write};

use chrono::{DateTime, FixedOffset};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::Evening;
use crate::report::json::{dreeg_deal, herzblatt_deal};
use crate::rules::money::Currency;
use crate::rules::{dreeg, herzblatt};
use crate::session::head::Started;
use crate::session::log::Aside;
use crate::session::{self, Dreeg, Herzblatt, Session};

#[derive(Serialize)]
struct Line<'a, D: Serialize> {
    session: &'a str,
    game: &'a str,
    started: Option<String>,
    place: Option<&'a str>,
    record: &'a str,
    at: Option<String>,
    note: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'a str>,
    #[serde(flatten)]
    what: D,
}

/// What is not a deal.
#[derive(Serialize)]
struct Other<'a, P: Serialize> {
    event: Option<u32>,
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
pub fn write(evening: &Evening<'_>, mut out: impl Write) -> io::Result<()> {
    if let note @ Some(_) = evening.session.head().note.as_deref() {
        let note = Beside { record: "note", at: None, note };
        match evening.session {
            Session::Dreeg(_) => line(evening, note, other(None, Blobs { blobs: Pairs(Vec::new()) }), &mut out)?,
            Session::Herzblatt(_) => {
                line(evening, note, other(None, Payments { payments: Pairs(Vec::new()) }), &mut out)?
            }
        }
    }
    match evening.session {
        Session::Dreeg(played) => dreeg(evening, played, out),
        Session::Herzblatt(played) => herzblatt(evening, played, out),
    }
}

/// What a line is, and what stands beside it in the file.
struct Beside<'a> {
    record: &'a str,
    at: Option<DateTime<FixedOffset>>,
    note: Option<&'a str>,
}

impl<'a> Beside<'a> {
    fn of(record: &'a str, aside: &'a Aside) -> Beside<'a> {
        Beside { record, at: aside.at, note: aside.note.as_deref() }
    }
}

fn line<'a, D: Serialize>(evening: &Evening<'a>, beside: Beside<'a>, what: D, mut out: impl Write) -> io::Result<()> {
    let head = evening.session.head();
    let (game, currency) = (evening.session.game().word(), evening.session.currency());
    let currency = currency.as_ref().map(Currency::code);
    let Beside { record, at, note } = beside;
    let (started, place) = (head.started.map(Started::text), head.place.as_deref());
    let at = at.map(|at| at.to_rfc3339());
    serde_json::to_writer(
        &mut out,
        &Line { session: evening.key, game, started, place, record, at, note, currency, what },
    )?;
    writeln!(out)
}

fn other<'a, P: Serialize>(event: Option<u32>, change: P) -> Other<'a, P> {
    Other { event, subgame: None, strokes: None, reason: None, change }
}

fn dreeg(whole: &Evening<'_>, evening: &session::Evening<Dreeg>, mut out: impl Write) -> io::Result<()> {
    let (mut number, mut so_far) = (0, dreeg::PerSeat::<i64>::default());
    for moment in evening.moments() {
        let (change, seated) = (moment.change, &moment.change.seated);
        let name = |seat: dreeg::Seat| evening.names.of(seated.player(seat));
        seated.everybody().iter().for_each(|seat| so_far[seat] += i64::from(change.blobs[seat]));
        let given = seated.everybody().filter(|seat| change.blobs[seat] != 0);
        let blobs = Pairs(given.iter().map(|seat| (name(seat), change.blobs[seat].into())).collect());
        let event = Some(moment.number);
        match (moment.event, &change.what) {
            (_, dreeg::What::Deal(scored)) => {
                number += 1;
                let deal = dreeg_deal(evening, number, moment, scored);
                line(whole, Beside::of("deal", moment.aside), WithBlobs { deal, blobs }, &mut out)?;
            }
            (dreeg::Event::Ruling(ruling), _) => {
                let strokes = seated.everybody().iter().map(|seat| (name(seat), change.strokes[seat].left()));
                let what = Other {
                    event,
                    subgame: Some(change.subgame + 1),
                    strokes: Some(Pairs(strokes.collect())),
                    reason: Some(&ruling.reason),
                    change: Blobs { blobs },
                };
                line(whole, Beside::of("ruling", moment.aside), what, &mut out)?;
            }
            // The blobs stay on the slate, which is another's from now on (D-9).
            (dreeg::Event::Substitute { leaves, joins, reason }, dreeg::What::Substitute(seat)) => {
                let passed = [(*leaves, -so_far[*seat]), (*joins, so_far[*seat])];
                let blobs = Pairs(passed.map(|(player, blobs)| (evening.names.of(player), blobs)).into());
                let what = Other { reason: reason.as_deref(), ..other(event, Blobs { blobs }) };
                line(whole, Beside::of("substitute", moment.aside), what, &mut out)?;
            }
            _ if moment.aside.note.is_some() => {
                line(whole, Beside::of("note", moment.aside), other(event, Blobs { blobs }), &mut out)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn herzblatt(whole: &Evening<'_>, evening: &session::Evening<Herzblatt>, mut out: impl Write) -> io::Result<()> {
    let decimals = evening.game.currency.decimals();
    let mut number = 0;
    for moment in evening.moments() {
        let (record, reason) = match (moment.event, &moment.change.what) {
            (_, herzblatt::What::Deal(scored)) => {
                number += 1;
                let deal = herzblatt_deal(evening, number, moment, scored);
                line(whole, Beside::of("deal", moment.aside), deal, &mut out)?;
                continue;
            }
            (_, herzblatt::What::Payment(_)) => ("payment", None),
            (herzblatt::Event::Ruling(ruling), _) => ("ruling", Some(&*ruling.reason)),
            _ if moment.aside.note.is_some() => ("note", None),
            _ => continue,
        };
        let payments = moment.change.payments().into_iter();
        let payments =
            payments.map(|(player, amount)| (evening.names.of(player), amount.decimal(decimals).to_string()));
        let change = Payments { payments: Pairs(payments.collect()) };
        let what = Other { reason, ..other(Some(moment.number), change) };
        line(whole, Beside::of(record, moment.aside), what, &mut out)?;
    }
    Ok(())
}
