//! The score of a Dreeg game as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{End, Entries, Finding, Items, Misdeal, Text, notes};
use crate::rules::dreeg::state::Subgame;
use crate::rules::dreeg::{Contract, Counts, Each, Event, Lead, Scored, Seat, Seated, Seats, What};
use crate::session::{Dreeg, Evening, Moment, Names};

/// The whole document.
pub struct Document<'a>(pub &'a Evening<Dreeg>);

/// A deal of this number, from 1.
pub fn deal<'a>(
    evening: &'a Evening<Dreeg>,
    number: usize,
    moment: Moment<'a, Dreeg>,
    scored: &'a Scored,
) -> impl Serialize + use<'a> {
    DealOf { names: &evening.names, number, moment, scored }
}

fn names<'n>(
    names: &'n Names,
    seated: &Seated,
    seats: Seats,
) -> Items<impl Iterator<Item = &'n str> + Clone + use<'n>> {
    let seated = *seated;
    Items(seats.iter().map(move |seat| names.of(seated.player(seat))))
}

fn each<'n, T: Serialize, F: Fn(Seat) -> T + Clone>(
    names: &'n Names,
    seated: &Seated,
    seats: Seats,
    value: F,
) -> Entries<impl Iterator<Item = (&'n str, T)> + Clone + use<'n, T, F>> {
    let seated = *seated;
    Entries(seats.iter().map(move |seat| (names.of(seated.player(seat)), value(seat))))
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let evening = self.0;
        let (known, state) = (&evening.names, evening.state());
        let (seated, everybody) = (state.seated(), state.everybody());
        let deals = evening.moments().filter_map(|moment| Some((moment, moment.change.deal()?)));
        let deals = deals.enumerate().map(|(place, (moment, scored))| DealOf {
            names: known,
            number: place + 1,
            moment,
            scored,
        });
        let rulings = evening.moments().filter_map(|moment| match moment.event {
            Event::Ruling(ruling) => Some(RulingOf {
                event: moment.number,
                subgame: moment.change.subgame + 1,
                strokes: named(known, &moment.change.seated, &ruling.strokes),
                blobs: named(known, &moment.change.seated, &ruling.blobs),
                reason: &ruling.reason,
            }),
            _ => None,
        });
        let findings = evening.moments().flat_map(|moment| {
            let of = |finding: &crate::rules::dreeg::Finding| Finding {
                event: moment.number,
                trick: finding.trick,
                player: known.of(moment.change.seated.player(finding.who)),
                card: Text(finding.card),
                rule: finding.breach.name(),
                held: finding.held.iter().copied().map(Text).collect::<Vec<_>>(),
            };
            moment.change.findings.iter().map(of).collect::<Vec<_>>()
        });
        let misdeals = evening.moments().filter_map(|moment| match (moment.event, &moment.change.what) {
            (Event::Misdeal { reason, .. }, What::Misdeal(dealer)) => {
                let dealer = known.of(moment.change.seated.player(*dealer));
                Some(Misdeal { event: moment.number, dealer, reason: reason.as_deref() })
            }
            _ => None,
        });
        let substitutions = evening.moments().filter_map(|moment| match moment.event {
            Event::Substitute { leaves, joins, reason } => Some(Substitution {
                event: moment.number,
                leaves: known.of(*leaves),
                joins: known.of(*joins),
                reason: reason.as_deref(),
            }),
            _ => None,
        });
        let end = evening.moments().find_map(|moment| match moment.event {
            Event::End { reason } => Some(End { event: moment.number, reason: reason.as_deref() }),
            _ => None,
        });
        let subgames = state.subgames().iter().enumerate();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        map.serialize_entry("game", "dreeg")?;
        map.serialize_entry("players", &names(known, seated, everybody))?;
        map.serialize_entry("deals", &Items(deals))?;
        map.serialize_entry("rulings", &Items(rulings))?;
        map.serialize_entry(
            "subgames",
            &Items(subgames.map(|(number, subgame)| SubgameOf { names: known, number, subgame })),
        )?;
        map.serialize_entry("blobs", &each(known, seated, everybody, |seat| state.blobs()[seat]))?;
        map.serialize_entry("ended", &state.ended())?;
        map.serialize_entry("broken_off", &state.broken_off())?;
        map.serialize_entry("winners", &names(known, seated, state.winners()))?;
        map.serialize_entry("next", &(!state.ended()).then_some(Next(evening)))?;
        map.serialize_entry("findings", &Items(findings))?;
        map.serialize_entry("misdeals", &Items(misdeals))?;
        map.serialize_entry("substitutions", &Items(substitutions))?;
        map.serialize_entry("notes", &notes(evening))?;
        map.serialize_entry("end", &end)?;
        map.end()
    }
}

#[derive(Serialize)]
struct Substitution<'a> {
    event: u32,
    leaves: &'a str,
    joins: &'a str,
    reason: Option<&'a str>,
}

#[derive(Serialize)]
struct RulingOf<'a, C: Serialize> {
    event: u32,
    subgame: u32,
    strokes: C,
    blobs: C,
    reason: &'a str,
}

/// A ruling's numbers, in seat order.
fn named<'n>(
    names: &'n Names,
    seated: &Seated,
    told: &Each<i8>,
) -> Entries<impl Iterator<Item = (&'n str, i8)> + Clone + use<'n>> {
    let (seated, told) = (*seated, *told);
    let changes = seated.everybody().iter().filter_map(move |seat| {
        let player = seated.player(seat);
        Some((names.of(player), told.of(player)?))
    });
    Entries(changes)
}

struct DealOf<'a> {
    names: &'a Names,
    number: usize,
    moment: Moment<'a, Dreeg>,
    scored: &'a Scored,
}

impl Serialize for DealOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (deal, change) = (self.scored, self.moment.change);
        let (known, seated, players) = (self.names, &change.seated, change.players);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.moment.number)?;
        map.serialize_entry("deal", &self.number)?;
        map.serialize_entry("subgame", &(change.subgame + 1))?;
        map.serialize_entry("kind", deal.contract.word())?;
        map.serialize_entry("dealer", known.of(seated.player(deal.dealer)))?;
        map.serialize_entry("forehand", known.of(seated.player(deal.forehand)))?;
        map.serialize_entry("in", &names(known, seated, players))?;
        match deal.counts {
            Counts::Unknown => map.serialize_entry("counts", &())?,
            Counts::Each(counts) => {
                map.serialize_entry("counts", &each(known, seated, players, move |seat| counts[seat]))?;
            }
            Counts::Sides(one, other) => {
                let (one_name, other_name) = side_names(deal.contract);
                let sides = [one.map(|count| (one_name, count)), other.map(|count| (other_name, count))];
                map.serialize_entry("counts", &Entries(sides.into_iter().flatten()))?;
            }
        }
        map.serialize_entry("awards", &each(known, seated, players, |seat| deal.awards[seat]))?;
        map.serialize_entry("strokes", &each(known, seated, seated.everybody(), |seat| change.strokes[seat].left()))?;
        map.serialize_entry("gone_out", &names(known, seated, change.gone_out))?;
        map.serialize_entry("rules", &Items(deal.rules.iter().map(|rule| rule.id())))?;
        map.end()
    }
}

/// The sides of a team contract.
fn side_names(contract: Contract) -> (&'static str, &'static str) {
    match contract.lead() {
        Lead::Caller => ("callers", "opponents"),
        Lead::Soloist | Lead::Marcher => ("soloist", "defenders"),
    }
}

struct SubgameOf<'a> {
    names: &'a Names,
    number: usize,
    subgame: &'a Subgame,
}

/// The round of a sub-game (from 0): 1 or 2 within each eight.
fn round(number: u32) -> u32 {
    number % 8 / 4 + 1
}

impl Serialize for SubgameOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let subgame = self.subgame;
        let named = |seats| names(self.names, &subgame.seated, seats);
        let places = subgame.places.chunk_by(|one, other| one.group == other.group);
        let places = places.map(|group| named(group.iter().fold(Seats::NONE, |seats, place| seats.with(place.seat))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("subgame", &(self.number + 1))?;
        map.serialize_entry("round", &round(self.number as u32))?;
        map.serialize_entry("kind", subgame.contract.word())?;
        map.serialize_entry("deals", &subgame.deals)?;
        map.serialize_entry("ended", &subgame.ended)?;
        map.serialize_entry("places", &places.collect::<Vec<_>>())?;
        map.serialize_entry("losers", &named(subgame.losers))?;
        map.serialize_entry("blobs", &named(subgame.blobs))?;
        map.end()
    }
}

struct Next<'a>(&'a Evening<Dreeg>);

impl Serialize for Next<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (known, state) = (&self.0.names, self.0.state());
        let (table, seated) = (state.next_table(), state.seated());
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("subgame", &(state.number() + 1))?;
        map.serialize_entry("round", &round(state.number()))?;
        map.serialize_entry("kind", state.contract().word())?;
        map.serialize_entry("dealer", known.of(table.player(table.dealer)))?;
        map.serialize_entry("forehand", known.of(table.player(table.forehand)))?;
        map.serialize_entry("in", &names(known, seated, table.players))?;
        let strokes = each(known, seated, state.everybody(), |seat| state.strokes()[seat].left());
        map.serialize_entry("strokes", &strokes)?;
        map.end()
    }
}
