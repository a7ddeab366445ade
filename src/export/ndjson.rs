//! One line an event, for people who gather many evenings: the lines alone add up to the blobs and the balances.
//!
//! Every line says of which evening it is (`session`, `game`, `started`, `place`), what it is (`record`: `deal`, or the event's kind),
//! its `event` (null for the note of the evening), `at` and `note`, who `left` or `joined` by it and the `reason`, where there are
//! any, and what it changed: `blobs` (Dreeg) or `payments` (Herzblatt). A deal's line holds all that the score says of it.

use std::io::{self, Write};

use chrono::{DateTime, FixedOffset};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::Evening;
use super::others::{self, Other};
use crate::report::json::{dreeg_deal, herzblatt_deal};
use crate::rules::money::{Currency, Money};
use crate::rules::{Player, dreeg, herzblatt};
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
struct What<'a, P: Serialize> {
    event: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subgame: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strokes: Option<Pairs<'a, u8>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    joined: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stake: Option<String>,
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
    let others = others::of(evening.session);
    let (of_evening, others) = others.split_at(others.iter().take_while(|other| other.event.is_none()).count());
    for note in of_evening {
        match evening.session {
            Session::Dreeg(_) => other(evening, note, Blobs { blobs: Pairs(Vec::new()) }, &mut out)?,
            Session::Herzblatt(_) => other(evening, note, Payments { payments: Pairs(Vec::new()) }, &mut out)?,
        }
    }
    match evening.session {
        Session::Dreeg(played) => dreeg(evening, played, others, out),
        Session::Herzblatt(played) => herzblatt(evening, played, others, out),
    }
}

/// What a line is, and what stands beside it in the file.
struct Beside<'a> {
    record: &'a str,
    at: Option<DateTime<FixedOffset>>,
    note: Option<&'a str>,
}

impl<'a> Beside<'a> {
    fn deal(aside: &'a Aside) -> Beside<'a> {
        Beside { record: "deal", at: aside.at, note: aside.note.as_deref() }
    }
}

/// The line of what is no deal.
fn other<'a, P: Serialize>(whole: &Evening<'a>, other: &Other<'a>, change: P, out: impl Write) -> io::Result<()> {
    line(whole, beside(other), bare(whole, other, change), out)
}

fn beside<'a>(other: &Other<'a>) -> Beside<'a> {
    Beside { record: other.kind, at: other.at, note: other.note }
}

fn bare<'a, P: Serialize>(whole: &Evening<'a>, other: &Other<'a>, change: P) -> What<'a, P> {
    let names = |players: &[Player]| players.iter().map(|player| whole.session.names().of(*player)).collect();
    let (left, joined) = (names(&other.left), names(&other.joined));
    What { event: other.event, subgame: None, strokes: None, left, joined, stake: None, reason: other.reason, change }
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

fn dreeg<'e>(
    whole: &Evening<'e>,
    evening: &'e session::Evening<Dreeg>,
    others: &[Other<'e>],
    mut out: impl Write,
) -> io::Result<()> {
    let (mut number, mut others, mut so_far) = (0, others.iter(), dreeg::PerSeat::<i64>::default());
    for moment in evening.moments() {
        let (change, seated) = (moment.change, &moment.change.seated);
        let name = |seat: dreeg::Seat| evening.names.of(seated.player(seat));
        seated.everybody().iter().for_each(|seat| so_far[seat] += i64::from(change.blobs[seat]));
        let given = seated.everybody().filter(|seat| change.blobs[seat] != 0);
        let blobs = Pairs(given.iter().map(|seat| (name(seat), change.blobs[seat].into())).collect());
        if let dreeg::What::Deal(scored) = &change.what {
            number += 1;
            let deal = dreeg_deal(evening, number, moment, scored);
            line(whole, Beside::deal(moment.aside), WithBlobs { deal, blobs }, &mut out)?;
            continue;
        }
        let Some(told) = others.next() else { continue };
        match (moment.event, &change.what) {
            (dreeg::Event::Ruling(_), _) => {
                let strokes = seated.everybody().iter().map(|seat| (name(seat), change.strokes[seat].left()));
                let (subgame, strokes) = (Some(change.subgame + 1), Some(Pairs(strokes.collect())));
                let what = What { subgame, strokes, ..bare(whole, told, Blobs { blobs }) };
                line(whole, beside(told), what, &mut out)?;
            }
            // The blobs stay on the slate, which is another's from now on (D-9).
            (dreeg::Event::Substitute { leaves, joins, .. }, dreeg::What::Substitute(seat)) => {
                let passed = [(*leaves, -so_far[*seat]), (*joins, so_far[*seat])];
                let blobs = Pairs(passed.map(|(player, blobs)| (evening.names.of(player), blobs)).into());
                other(whole, told, Blobs { blobs }, &mut out)?;
            }
            _ => other(whole, told, Blobs { blobs }, &mut out)?,
        }
    }
    Ok(())
}

fn herzblatt<'e>(
    whole: &Evening<'e>,
    evening: &'e session::Evening<Herzblatt>,
    others: &[Other<'e>],
    mut out: impl Write,
) -> io::Result<()> {
    let decimal = |amount: Money| amount.decimal(evening.game.currency.decimals()).to_string();
    let (mut number, mut others) = (0, others.iter());
    for moment in evening.moments() {
        if let herzblatt::What::Deal(scored) = &moment.change.what {
            number += 1;
            let deal = herzblatt_deal(evening, number, moment, scored);
            line(whole, Beside::deal(moment.aside), deal, &mut out)?;
            continue;
        }
        let Some(told) = others.next() else { continue };
        let payments = moment.change.payments().into_iter();
        let payments = payments.map(|(player, amount)| (evening.names.of(player), decimal(amount)));
        let stake = match moment.event {
            herzblatt::Event::Stake(stake) => Some(decimal(*stake)),
            _ => None,
        };
        let what = What { stake, ..bare(whole, told, Payments { payments: Pairs(payments.collect()) }) };
        line(whole, beside(told), what, &mut out)?;
    }
    Ok(())
}
