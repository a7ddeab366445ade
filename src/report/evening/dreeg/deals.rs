//! The deals of a Dreeg game, a table a sub-game: what each player got, what happened, and why.

use super::ruled;
use crate::page::{Block, Cell, Chart, Column, Got, Line, Many, Room, Scale, Section, Table, Weight, Word};
use crate::render::speech::{glued, one_line};
use crate::report::cards::{self, Cards};
use crate::report::evening::{Extent, Teller, about_points, tricks};
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::tally::Ending;
use crate::rules::dreeg::{Contract, Counts, Deal, Event, Lead, Play, Scored, Seat, Seats, What};
use crate::say;
use crate::session::{Dreeg, Moment};

/// A moment with the number of its deal, if it is one.
type Numbered<'a> = (Option<u32>, Moment<'a, Dreeg>);

/// A section for each sub-game in which there is something to tell.
pub fn sections(teller: Teller<'_, Dreeg>) -> impl Iterator<Item = Section<'_>> {
    let (mut from, mut deals) = (0, 0);
    let subgames = std::iter::from_fn(move || {
        let number = teller.evening.moments_from(from).next()?.change.subgame;
        let moments = teller.evening.moments_from(from).take_while(|moment| moment.change.subgame == number);
        let (len, before) = (moments.clone().count(), deals);
        deals += moments.filter(|moment| moment.change.deal().is_some()).count() as u32;
        from += len;
        Some(Subgame { teller, number, from: from - len, len, before })
    });
    subgames.filter_map(Subgame::section)
}

/// A sub-game that is told.
#[derive(Clone, Copy)]
struct Subgame<'a> {
    teller: Teller<'a, Dreeg>,
    /// Its number, from 0.
    number: u32,
    /// Which of the moments is its first, and how many it has.
    from: usize,
    len: usize,
    /// How many deals were before it.
    before: u32,
}

impl<'a> Subgame<'a> {
    /// Its moments, the deals with their numbers.
    fn moments(self) -> impl Iterator<Item = Numbered<'a>> {
        let mut deals = self.before;
        self.teller.evening.moments_from(self.from).take(self.len).map(move |moment| {
            let is_deal = moment.change.deal().is_some();
            deals += u32::from(is_deal);
            (is_deal.then_some(deals), moment)
        })
    }

    fn is_full(&self) -> bool {
        self.teller.extent == Extent::Full
    }

    fn everybody(&self) -> Seats {
        self.teller.evening.state().everybody()
    }

    /// Who sat on a seat at a moment.
    fn name(&self, moment: &Moment<'a, Dreeg>, seat: Seat) -> &'a str {
        self.teller.evening.names.of(moment.change.seated.player(seat))
    }

    /// The chart and the deals.
    fn section(self) -> Option<Section<'a>> {
        let (words, number) = (self.teller.words, self.number);
        let told = move || self.moments().filter(move |(_, moment)| self.is_full() || is_chalked(moment));
        let rows = Many::made(move || told().map(move |(deal, moment)| self.row(deal, &moment)));
        let table = Table { rows, ..self.table() };
        if table.rows.is_empty() {
            return None;
        }
        let chart = self.is_full().then(|| Block::Chart(self.chart()));
        let contract = words.contract(Contract::of_subgame(number));
        let heading = say!(words, "score-deals-of", number = number + 1, contract = contract);
        let blocks = chart.into_iter().chain([Block::Table(table)]).collect();
        Some(Section::new(format!("subgame-{}", number + 1), heading, blocks).weighing(Weight::Folded))
    }

    fn table(&self) -> Table<'a> {
        let words = self.teller.words;
        let full = |id, heading| self.is_full().then(|| Column::new(id, heading));
        let mut columns = vec![Column::new("deal", say!(words, "column-deal"))];
        columns.extend(full("at", say!(words, "page-column-when")));
        columns.push(Column::new("dealer", say!(words, "column-dealer")).room(Room::Spare(2)));
        columns.extend(self.everybody().iter().map(|seat| self.of_seat(seat)));
        columns.push(Column::new("counts", say!(words, "column-counts")).room(Room::Spare(0)));
        columns.push(Column::new("out", say!(words, "column-out")).room(Room::Spare(1)));
        columns.extend(full("what", say!(words, "page-column-what")));
        columns.extend(full("cards", say!(words, "column-cards")));
        columns.extend(full("rules", say!(words, "page-column-why")));
        let caption = self.is_full().then(|| say!(words, "page-deals-caption"));
        Table { caption, ..Table::new("deals", columns) }
    }

    /// The column of a seat, which several may have held (D-9).
    fn of_seat(&self, seat: Seat) -> Column<'a> {
        let mut names: Vec<&str> = Vec::new();
        for name in self.moments().map(|(_, moment)| self.name(&moment, seat)) {
            if names.last() != Some(&name) {
                names.push(name);
            }
        }
        match names.as_slice() {
            [only] => Column::of(only),
            names => {
                let then =
                    |before: String, after| say!(self.teller.words, "column-then", before = before, after = after);
                let holders = names.iter().map(|name| glued(name)).reduce(then).unwrap_or_default();
                Column { heading: Cell::text(holders), ..Column::of("") }
            }
        }
    }

    /// An event's row: which deal, who dealt, what each got, how it ended; in full also when, what happened and why.
    fn row(&self, deal: Option<u32>, moment: &Moment<'a, Dreeg>) -> Vec<Cell<'a>> {
        let scored = moment.change.deal();
        let mut row = vec![deal.map_or_else(|| Cell::Word(kind(moment)), Cell::count)];
        row.extend(self.is_full().then(|| Cell::of(moment.aside.at, Cell::Time)));
        row.push(Cell::of(scored, |scored| Cell::name(self.name(moment, scored.dealer))));
        row.extend(self.everybody().iter().map(|seat| got(moment, seat)));
        row.push(match scored.map(|scored| scored.counts) {
            Some(Counts::Sides(one, other)) => Cell::Sides(one, other),
            Some(Counts::Each(_) | Counts::Unknown) | None => Cell::Blank,
        });
        row.push(Cell::Names(moment.change.gone_out.iter().map(|seat| self.name(moment, seat)).collect()));
        if self.is_full() {
            let cards = cards::of_dreeg(self.teller.evening, moment);
            row.push(Cell::Lines(self.what(moment, cards.as_ref())));
            row.push(Cell::Folded(cards.map(|cards| tricks(&cards, self.teller.words)).unwrap_or_default()));
            row.push(Cell::Rules(why(moment)));
        }
        row
    }

    /// What happened, in lines.
    fn what(&self, moment: &Moment<'a, Dreeg>, cards: Option<&Cards<'_>>) -> Vec<String> {
        let (words, names) = (self.teller.words, &self.teller.evening.names);
        let (told, reason) = match moment.event {
            Event::Deal(_) => (None, None),
            Event::Ruling(ruling) => (Some(ruled(names, ruling, words)), Some(&*ruling.reason)),
            Event::Misdeal { reason, .. } | Event::End { reason } => (None, reason.as_deref()),
            Event::Substitute { leaves, joins, reason } => {
                let (leaves, joins) = (glued(names.of(*leaves)), glued(names.of(*joins)));
                (Some(say!(words, "page-substitute", leaves = leaves, joins = joins)), reason.as_deref())
            }
            Event::Note => (None, None),
        };
        let played = moment.change.deal().map(|scored| self.played(moment, scored)).unwrap_or_default();
        let called = match moment.event {
            Event::Deal(Deal { play: Play::CallACard(deal), .. }) => deal.called_card,
            _ => None,
        };
        let trumps = cards.and_then(|cards| cards.trumps).filter(|_| called.is_none());
        let called = called.map(|card| say!(words, "page-called", card = words.card(card)));
        let trumps = trumps.map(|suit| say!(words, "page-trumps", suit = suit.sign()));
        let note = moment.aside.note.as_deref().map(|note| say!(words, "page-note", note = one_line(note)));
        played.into_iter().chain(called).chain(trumps).chain(told).chain(reason.map(one_line)).chain(note).collect()
    }

    /// What a deal was: who played against whom, and whether it ended early.
    fn played(&self, moment: &Moment<'a, Dreeg>, deal: &Scored) -> Vec<String> {
        let words = self.teller.words;
        let leader = deal.roles.leader.map(|leader| {
            let name = glued(self.name(moment, leader));
            match (deal.contract.lead(), deal.roles.partner) {
                (Lead::Soloist, _) if deal.rules.contains(Rule::D31) => say!(words, "page-passes", name = name),
                (Lead::Soloist, _) => say!(words, "page-plays", name = name),
                (Lead::Caller, Some(partner)) => {
                    say!(words, "page-calls", name = name, partner = glued(self.name(moment, partner)))
                }
                (Lead::Caller, None) if moment.change.players.len() == 2 => {
                    say!(words, "page-names-trumps", name = name)
                }
                (Lead::Caller, None) => say!(words, "page-calls-alone", name = name),
                (Lead::Marcher, _) => say!(words, "page-marches", name = name),
            }
        });
        let ending = match moment.event {
            Event::Deal(told) => told.play.evidence().ending(),
            _ => Ending::PlayedOut,
        };
        let said = |player| glued(self.teller.evening.names.of(player));
        let ended = match ending {
            Ending::FalseClaim(player) => Some(say!(words, "page-false-claim", name = said(player))),
            Ending::WentOut(player) => Some(say!(words, "page-went-out", name = said(player))),
            Ending::PlayedOut => None,
        };
        leader.into_iter().chain(ended).collect()
    }

    /// The strokes of everybody after each deal and ruling; a line ends where its player has gone out.
    fn chart(&self) -> Chart<'a> {
        let words = self.teller.words;
        let chalked = || self.moments().filter(|(_, moment)| is_chalked(moment));
        let points: Vec<Option<u32>> = chalked().map(|(deal, _)| deal).collect();
        let lines = self.everybody().iter().filter_map(|seat| {
            let after = chalked().map(|(_, moment)| moment.change.strokes[seat]);
            let mut left: Vec<Strokes> = std::iter::once(Strokes::FULL).chain(after).collect();
            let last_in = left.iter().rposition(|strokes| strokes.is_in()).unwrap_or(0);
            left.truncate(last_in + 2);
            let values = left.into_iter().map(|strokes| strokes.left().into()).collect();
            Some(Line { name: self.name(&self.moments().last()?.1, seat), start: 0, values })
        });
        let (title, note) = (say!(words, "page-chart-strokes"), about_points(&points, words));
        Chart { title, scale: Scale::Strokes, note, lines: lines.collect(), points }
    }
}

/// Whether an event may have changed strokes.
fn is_chalked(moment: &Moment<'_, Dreeg>) -> bool {
    let change = moment.change;
    change.deal().is_some() || change.seated.everybody().iter().any(|seat| change.before[seat] != change.strokes[seat])
}

/// What an event is that is no deal.
fn kind(moment: &Moment<'_, Dreeg>) -> Word {
    let word = match moment.event {
        Event::Deal(deal) => deal.play.contract().word(),
        Event::Misdeal { .. } => "misdeal",
        Event::Ruling(_) => "ruling",
        Event::Substitute { .. } => "substitute",
        Event::Note => "note",
        Event::End { .. } => "end",
    };
    Word::Kind(word)
}

/// What a player got.
fn got<'a>(moment: &Moment<'_, Dreeg>, seat: Seat) -> Cell<'a> {
    let change = moment.change;
    let left = change.strokes[seat].left();
    match &change.what {
        What::Deal(deal) if change.players.contains(seat) => {
            let count = match deal.counts {
                Counts::Each(counts) => Some(counts[seat]),
                Counts::Sides(..) | Counts::Unknown => None,
            };
            let leads = [deal.roles.leader, deal.roles.partner].contains(&Some(seat));
            Cell::Got(Got { count, award: Some(deal.awards[seat]), left, leads })
        }
        What::Ruling if change.before[seat] != change.strokes[seat] => {
            Cell::Got(Got { count: None, award: None, left, leads: false })
        }
        What::Deal(_) | What::Ruling | What::Misdeal(_) | What::Substitute(_) | What::Note | What::End => Cell::Blank,
    }
}

/// The rules behind an event.
fn why(moment: &Moment<'_, Dreeg>) -> RuleSet {
    match &moment.change.what {
        What::Deal(scored) => scored.rules,
        What::Misdeal(_) => RuleSet::of(&[Rule::D8]),
        What::Substitute(_) => RuleSet::of(&[Rule::D9]),
        What::Ruling | What::Note | What::End => RuleSet::default(),
    }
}
