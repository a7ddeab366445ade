//! The score of a Dreeg game as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{Entries, Finding, Items, Text};
use crate::rules::dreeg::score::Score;
use crate::rules::dreeg::state::{Scored, Subgame};
use crate::rules::dreeg::{Contract, Counts, PerSeat, Ruling, Seat, Seats};
use crate::session::Session;

/// The whole document.
pub struct Document<'a> {
    pub session: &'a Session,
    pub score: &'a Score<'a>,
}

impl<'a> Document<'a> {
    /// One of the deals, by its place from 0.
    pub fn deal(&'a self, place: usize) -> impl Serialize {
        let deal = self.score.deals.get(place);
        deal.map(|(event, deal)| DealOf { document: self, place, event: *event, deal: *deal })
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.session.names.of(seat.player())
    }

    fn names(&self, seats: Seats) -> Items<impl Iterator<Item = &'a str> + Clone> {
        let session = self.session;
        Items(seats.iter().map(move |seat| session.names.of(seat.player())))
    }

    fn each<T: Serialize>(
        &self,
        seats: Seats,
        value: impl Fn(Seat) -> T + Clone,
    ) -> Entries<impl Iterator<Item = (&'a str, T)> + Clone> {
        let session = self.session;
        Entries(seats.iter().map(move |seat| (session.names.of(seat.player()), value(seat))))
    }
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = &self.score.state;
        let everybody = state.everybody();
        let numbered = |(place, (event, deal)): (usize, &'_ (u32, Scored))| (place, *event, *deal);
        let deals = self.score.deals.iter().enumerate().map(numbered);
        let rulings = self.score.rulings.iter().map(|(event, subgame, ruling)| RulingOf {
            document: self,
            event: *event,
            subgame: *subgame,
            ruling,
        });
        let subgames = state.subgames().iter().enumerate();
        let findings = self.score.findings.iter().map(|(event, finding)| Finding {
            event: *event,
            trick: finding.trick,
            player: self.name(finding.seat),
            card: Text(finding.card),
            rule: finding.breach.name(),
            held: Items(finding.held.iter().copied().map(Text)),
        });
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        map.serialize_entry("game", "dreeg")?;
        map.serialize_entry("players", &self.names(everybody))?;
        map.serialize_entry(
            "deals",
            &Items(deals.map(|(place, event, deal)| DealOf { document: self, place, event, deal })),
        )?;
        map.serialize_entry("rulings", &Items(rulings))?;
        map.serialize_entry(
            "subgames",
            &Items(subgames.map(|(number, subgame)| SubgameOf { document: self, number, subgame })),
        )?;
        map.serialize_entry("blobs", &self.each(everybody, |seat| state.blobs()[seat]))?;
        map.serialize_entry("ended", &state.ended())?;
        map.serialize_entry("broken_off", &state.broken_off())?;
        map.serialize_entry("winners", &self.names(state.winners()))?;
        map.serialize_entry("next", &(!state.ended()).then_some(Next { document: self }))?;
        map.serialize_entry("findings", &Items(findings))?;
        map.end()
    }
}

struct DealOf<'a> {
    document: &'a Document<'a>,
    place: usize,
    event: u32,
    deal: Scored,
}

impl Serialize for DealOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (document, deal) = (self.document, &self.deal);
        let everybody = document.score.state.everybody();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.event)?;
        map.serialize_entry("deal", &(self.place + 1))?;
        map.serialize_entry("subgame", &(deal.subgame + 1))?;
        map.serialize_entry("kind", deal.contract.word())?;
        map.serialize_entry("dealer", document.name(deal.dealer))?;
        map.serialize_entry("forehand", document.name(deal.forehand))?;
        map.serialize_entry("in", &document.names(deal.players))?;
        match deal.counts {
            Counts::Unknown => map.serialize_entry("counts", &())?,
            Counts::Each(counts) => {
                map.serialize_entry("counts", &document.each(deal.players, move |seat| counts[seat]))?;
            }
            Counts::Sides(one, other) => {
                let (one_name, other_name) = side_names(deal.contract);
                let sides = [one.map(|count| (one_name, count)), other.map(|count| (other_name, count))];
                map.serialize_entry("counts", &Entries(sides.into_iter().flatten()))?;
            }
        }
        map.serialize_entry("awards", &document.each(deal.players, |seat| deal.awards[seat]))?;
        map.serialize_entry("strokes", &document.each(everybody, |seat| deal.strokes[seat].left()))?;
        map.serialize_entry("gone_out", &document.names(deal.gone_out))?;
        map.serialize_entry("rules", &Items(deal.rules.iter().map(|rule| rule.id())))?;
        map.end()
    }
}

/// The sides of a team contract.
fn side_names(contract: Contract) -> (&'static str, &'static str) {
    match contract {
        Contract::CallACard => ("callers", "opponents"),
        Contract::SixtySix | Contract::RedSow | Contract::Cameroon => ("soloist", "defenders"),
    }
}

struct RulingOf<'a> {
    document: &'a Document<'a>,
    event: u32,
    subgame: u32,
    ruling: &'a Ruling,
}

impl Serialize for RulingOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = self.document;
        let named = |changes: &PerSeat<i8>| {
            let changes = *changes;
            let seats = document.score.state.everybody().filter(|seat| changes[seat] != 0);
            document.each(seats, move |seat| changes[seat])
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.event)?;
        map.serialize_entry("subgame", &(self.subgame + 1))?;
        map.serialize_entry("strokes", &named(&self.ruling.strokes))?;
        map.serialize_entry("blobs", &named(&self.ruling.blobs))?;
        map.serialize_entry("reason", &self.ruling.reason)?;
        map.end()
    }
}

struct SubgameOf<'a> {
    document: &'a Document<'a>,
    number: usize,
    subgame: &'a Subgame,
}

/// The round of a sub-game (from 0): 1 or 2 within each eight.
fn round(number: u32) -> u32 {
    number % 8 / 4 + 1
}

impl Serialize for SubgameOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (document, subgame) = (self.document, self.subgame);
        let places = subgame.places.chunk_by(|one, other| one.group == other.group);
        let places = places.map(|group| document.names(group.iter().fold(Seats::NONE, |seats, p| seats.with(p.seat))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("subgame", &(self.number + 1))?;
        map.serialize_entry("round", &round(self.number as u32))?;
        map.serialize_entry("kind", subgame.contract.word())?;
        map.serialize_entry("deals", &subgame.deals)?;
        map.serialize_entry("ended", &subgame.ended)?;
        map.serialize_entry("places", &places.collect::<Vec<_>>())?;
        map.serialize_entry("losers", &document.names(subgame.losers))?;
        map.serialize_entry("blobs", &document.names(subgame.blobs))?;
        map.end()
    }
}

struct Next<'a> {
    document: &'a Document<'a>,
}

impl Serialize for Next<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = self.document;
        let state = &document.score.state;
        let table = state.table(None);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("subgame", &(state.number() + 1))?;
        map.serialize_entry("round", &round(state.number()))?;
        map.serialize_entry("kind", state.contract().word())?;
        map.serialize_entry("dealer", document.name(table.dealer))?;
        map.serialize_entry("forehand", document.name(table.forehand))?;
        map.serialize_entry("in", &document.names(table.players))?;
        map.serialize_entry("strokes", &document.each(state.everybody(), |seat| state.strokes()[seat].left()))?;
        map.end()
    }
}
