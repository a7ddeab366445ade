//! The evening of a Dreeg table: how it stands, the slates, the sub-games.

mod deals;

use super::{Extent, Teller, all_of, bare, lines, now};
use crate::page::{Block, Cell, Chart, Column, Line, Many, Page, Role, Room, Scale, Section, Slate, Table, Word};
use crate::render::speech::glued;
use crate::rules::dreeg::state::Subgame;
use crate::rules::dreeg::table as rules;
use crate::rules::dreeg::{Each, Event, PerSeat, Ruling, Seat, Seats};
use crate::session::{Dreeg, Moment, Names};
use crate::words::{Message, Words};
use crate::{message, say};

impl<'a> Teller<'a, Dreeg> {
    /// The page, without what both games have.
    pub fn page(self) -> Page<'a> {
        let has_begun = !self.evening.state().subgames().is_empty();
        let blobs = (has_begun && self.extent == Extent::Full).then(|| bare("course", Block::Chart(self.blobs())));
        let subgames = || {
            let table = Block::Table(self.subgames());
            Section::new("subgames", say!(self.words, "score-subgames"), vec![table])
        };
        let sections = self.slates_and_next().into_iter().chain(blobs).chain(has_begun.then(subgames));
        let sections =
            Many::from_iter(sections).and(Many::made(move || self.deals())).and(Many::from_iter(self.rulings()));
        Page { lead: Some(self.lead()), sections, ..Page::default() }
    }

    /// How it stands, the slates, and what comes next.
    pub fn present(self) -> Vec<Section<'a>> {
        std::iter::once(bare("lead", Block::Text(self.lead()))).chain(self.slates_and_next()).collect()
    }

    /// The deals, sub-game by sub-game.
    pub fn deals(self) -> impl Iterator<Item = Section<'a>> {
        deals::sections(self)
    }

    /// How the game stands, and who deals next.
    pub fn standing(self) -> Vec<String> {
        let next = if self.evening.state().ended() { Vec::new() } else { self.next() };
        std::iter::once(self.lead()).chain(next).collect()
    }

    fn slates_and_next(self) -> Vec<Section<'a>> {
        let next = (!self.evening.state().ended()).then(|| bare("next", Block::Lines(self.next().into())));
        [bare("slates", Block::Slates(self.slates()))].into_iter().chain(next).collect()
    }

    /// Who sits on a seat now.
    fn name(self, seat: Seat) -> &'a str {
        self.evening.names.of(self.evening.state().seated().player(seat))
    }

    /// How the game stands, in a sentence.
    fn lead(self) -> String {
        let (words, state) = (self.words, self.evening.state());
        if state.ended() {
            let winners = state.winners();
            let (count, blobs) = (winners.len(), winners.iter().next().map_or(0, |seat| state.blobs()[seat]));
            let winners = all_of(winners.iter().map(|seat| self.name(seat)), words);
            return if state.broken_off() {
                let deals = self.evening.deals().count();
                say!(words, "score-broken-off", deals = deals, winners = winners, count = count, blobs = blobs)
            } else {
                say!(words, "score-over", winners = winners, count = count, blobs = blobs)
            };
        }
        let contract = words.contract(state.contract());
        let (number, round, players) = (state.number() + 1, state.number() % 8 / 4 + 1, state.players().len());
        match state.house().blob_target {
            None => {
                say!(words, "score-standing", number = number, contract = contract, round = round, players = players)
            }
            Some(target) => say!(
                words,
                "score-standing-race",
                number = number,
                pass = state.number() / 8 + 1,
                contract = contract,
                round = round,
                players = players,
                target = target
            ),
        }
    }

    /// The table of the next deal.
    fn table(self) -> rules::Table<'a> {
        let state = self.evening.state();
        self.dealer.and_then(|dealer| state.table(Some(dealer)).ok()).unwrap_or_else(|| state.next_table())
    }

    /// Everybody's slate; when the game is over, the winners are marked.
    fn slates(self) -> Vec<Slate<'a>> {
        let state = self.evening.state();
        let table = self.table();
        let winners = if state.ended() { state.winners() } else { Seats::NONE };
        let slate = |seat: Seat| {
            let role = match seat {
                _ if state.ended() => None,
                seat if seat == table.dealer => Some(Role::Dealer),
                _ if !state.strokes()[seat].is_in() => Some(Role::Out),
                seat if seat == table.forehand => Some(Role::Forehand),
                _ => None,
            };
            let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
            Slate { name: self.name(seat), strokes, blobs, role, winner: winners.contains(seat) }
        };
        state.everybody().iter().map(slate).collect()
    }

    /// Who deals next, and what is different now.
    fn next(self) -> Vec<String> {
        let (words, state) = (self.words, self.evening.state());
        let table = self.table();
        let (dealer, forehand) = (glued(self.name(table.dealer)), glued(self.name(table.forehand)));
        let mut lines = vec![say!(words, "score-next", dealer = dealer, forehand = forehand)];
        let (players, seated) = (table.players.len(), state.everybody().len());
        lines.extend(now::reminders(state.contract(), players, seated, state.house(), words));
        lines
    }

    fn subgames(self) -> Table<'a> {
        let words = self.words;
        let columns = vec![
            Column::new("subgame", say!(words, "column-number")),
            Column::new("kind", say!(words, "column-contract")),
            Column::new("deals", say!(words, "column-deals")).room(Room::Spare(1)),
            Column::new("places", say!(words, "column-went-out")),
            Column::new("losers", say!(words, "column-losers")).room(Room::Spare(0)),
            Column::new("blobs", say!(words, "column-blobs")),
        ];
        let row = move |(number, subgame): (u32, &'a Subgame)| {
            let name = |seat| self.evening.names.of(subgame.seated.player(seat));
            let names = |seats: Seats| Cell::Names(seats.iter().map(name).collect());
            let places = subgame.places.chunk_by(|one, other| one.group == other.group);
            let places = places.map(|group| group.iter().map(|place| name(place.seat)).collect());
            let losers = if subgame.ended { names(subgame.losers) } else { Cell::text(say!(words, "subgame-on")) };
            vec![
                Cell::count(number),
                Cell::Word(Word::Kind(subgame.contract.word())),
                Cell::count(subgame.deals),
                Cell::Places(places.collect()),
                losers,
                names(subgame.blobs),
            ]
        };
        let rows = Many::made(move || (1..).zip(self.evening.state().subgames()).map(row));
        Table { rows, ..Table::new("subgames", columns) }
    }

    /// Everybody's blobs after each sub-game.
    fn blobs(self) -> Chart<'a> {
        let everybody = self.evening.state().everybody();
        let mut after: Vec<PerSeat<i128>> = vec![PerSeat::default()];
        for moment in self.evening.moments() {
            let (subgame, now) = (moment.change.subgame as usize + 2, *after.last().unwrap_or(&PerSeat::default()));
            after.resize(subgame.max(after.len()), now);
            if let Some(last) = after.last_mut() {
                everybody.iter().for_each(|seat| last[seat] += i128::from(moment.change.blobs[seat]));
            }
        }
        let lines = everybody.iter().map(|seat| {
            let values = after.iter().map(|blobs| blobs[seat]).collect();
            Line { name: self.name(seat), start: 0, values }
        });
        Chart {
            title: say!(self.words, "page-chart-blobs"),
            scale: Scale::Blobs,
            points: (1..).map(Some).take(after.len() - 1).collect(),
            note: None,
            lines: lines.collect(),
        }
    }

    fn rulings(self) -> Option<Section<'a>> {
        let words = self.words;
        let told = move |moment: Moment<'a, Dreeg>| match moment.event {
            Event::Ruling(ruling) => {
                let (what, reason): (_, &str) = (ruled(&self.evening.names, ruling, words), &ruling.reason);
                Some(say!(words, "ruling-line", event = moment.number, what = what, reason = reason))
            }
            Event::Deal(_) | Event::Misdeal { .. } | Event::Substitute { .. } | Event::Note | Event::End { .. } => None,
        };
        let told = Many::made(move || self.evening.moments().filter_map(told));
        lines("rulings", say!(words, "score-rulings"), told)
    }
}

/// What a ruling did to the slates and the blobs.
pub fn ruled(names: &Names, ruling: &Ruling, words: &Words) -> String {
    let listed = |changes: &Each<i8>, positive: Message, negative: Message| {
        let told = changes.iter().map(|(player, change)| {
            let message = if change > 0 { positive } else { negative };
            let name = glued(names.of(player));
            words.said(message, &[("name", name.into()), ("number", change.unsigned_abs().into())])
        });
        told.collect::<Vec<_>>()
    };
    let strokes =
        listed(&ruling.strokes, message!("ruling-erased", name, number), message!("ruling-chalked", name, number));
    let blobs = listed(
        &ruling.blobs,
        message!("ruling-blobs-given", name, number),
        message!("ruling-blobs-taken", name, number),
    );
    strokes.into_iter().chain(blobs).collect::<Vec<_>>().join("; ")
}
