//! The deals of a Dreeg game, a table a sub-game: what each player got, what happened, and why.

use super::{contract, name, names, ruled};
use crate::page::{Block, Cell, Chart, Column, Got, Line, Room, Scale, Section, Table, Weight, Word};
use crate::render::speech::{self, glued};
use crate::report::course::DreegMoment;
use crate::report::evening::Extent;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::state::{Scored, State, Step};
use crate::rules::dreeg::{Contract, Counts, Event, Seat, Seats};
use crate::say;
use crate::session::Session;
use crate::words::Words;

/// A moment with the number of its deal, if it is one.
type Numbered<'m, 'a> = (Option<u32>, &'m DreegMoment<'a>);

/// A section for each sub-game in which something was dealt or ruled.
pub fn sections<'a>(
    session: &'a Session,
    state: &State,
    moments: &[DreegMoment<'a>],
    extent: Extent,
    words: &Words,
) -> Vec<Section<'a>> {
    let teller = Teller { session, everybody: state.everybody(), extent, words };
    let mut deals = 0;
    let numbered = moments.iter().map(|moment| {
        let is_deal = matches!(moment.change.step, Step::Deal(_));
        deals += u32::from(is_deal);
        (is_deal.then_some(deals), moment)
    });
    let numbered: Vec<Numbered<'_, '_>> = numbered.collect();
    let subgames = numbered.chunk_by(|(_, one), (_, other)| one.change.subgame == other.change.subgame);
    subgames.filter_map(|moments| teller.subgame(moments)).collect()
}

/// Whose deals are told, and how much of them.
#[derive(Clone, Copy)]
struct Teller<'a, 'w> {
    session: &'a Session,
    everybody: Seats,
    extent: Extent,
    words: &'w Words,
}

impl<'a> Teller<'a, '_> {
    fn said(&self, seat: Seat) -> String {
        glued(name(self.session, seat))
    }

    /// A sub-game's chart and its deals.
    fn subgame(&self, moments: &[Numbered<'_, 'a>]) -> Option<Section<'a>> {
        let words = self.words;
        let number = moments.first()?.1.change.subgame;
        let told = moments.iter().filter(|(_, moment)| self.extent == Extent::Full || is_chalked(moment));
        let table = Table { rows: told.map(|(deal, moment)| self.row(*deal, moment)).collect(), ..self.table() };
        if table.rows.is_empty() {
            return None;
        }
        let chart = (self.extent == Extent::Full).then(|| Block::Chart(self.chart(moments)));
        let contract = words.text(&format!("kind-{}", contract(Contract::of_subgame(number)).word), &[]);
        let heading = say!(words, "score-deals-of", number = number + 1, contract = contract);
        let blocks = chart.into_iter().chain([Block::Table(table)]).collect();
        Some(Section::new(format!("subgame-{}", number + 1), heading, blocks).weighing(Weight::Folded))
    }

    fn table(&self) -> Table<'a> {
        let words = self.words;
        let full = |id, heading| (self.extent == Extent::Full).then(|| Column::new(id, heading));
        let mut columns = vec![Column::new("deal", say!(words, "column-deal"))];
        columns.extend(full("at", say!(words, "page-column-when")));
        columns.push(Column::new("dealer", say!(words, "column-dealer")).room(Room::Spare(2)));
        columns.extend(self.everybody.iter().map(|seat| Column::of(name(self.session, seat))));
        columns.push(Column::new("counts", say!(words, "column-counts")).room(Room::Spare(0)));
        columns.push(Column::new("out", say!(words, "column-out")).room(Room::Spare(1)));
        columns.extend(full("what", say!(words, "page-column-what")));
        columns.extend(full("rules", say!(words, "page-column-why")));
        let caption = (self.extent == Extent::Full).then(|| say!(words, "page-deals-caption"));
        Table { caption, ..Table::new("deals", columns) }
    }

    /// An event's row: which deal, who dealt, what each got, how it ended; in full also when, what happened and why.
    fn row(&self, deal: Option<u32>, moment: &DreegMoment<'a>) -> Vec<Cell<'a>> {
        let scored = match moment.change.step {
            Step::Deal(scored) => Some(scored),
            Step::Misdeal | Step::Ruling(_) | Step::End => None,
        };
        let is_full = self.extent == Extent::Full;
        let mut row = vec![deal.map_or_else(|| Cell::Word(kind(moment)), Cell::count)];
        row.extend(is_full.then(|| Cell::of(moment.at, Cell::Time)));
        row.push(Cell::of(scored, |scored| Cell::name(name(self.session, scored.dealer))));
        row.extend(self.everybody.iter().map(|seat| got(moment, seat)));
        row.push(match scored.map(|scored| scored.counts) {
            Some(Counts::Sides(one, other)) => Cell::Sides(one, other),
            Some(Counts::Each(_) | Counts::Unknown) | None => Cell::Blank,
        });
        row.push(Cell::of(scored, |scored| Cell::Names(names(self.session, scored.gone_out))));
        if is_full {
            row.push(Cell::Lines(self.what(moment)));
            row.push(Cell::Rules(why(moment)));
        }
        row
    }

    /// What happened, in lines.
    fn what(&self, moment: &DreegMoment<'a>) -> Vec<String> {
        let words = self.words;
        let mut lines = match (moment.event, moment.change.step) {
            (_, Step::Deal(scored)) => self.played(&scored),
            (Event::Ruling(ruling), _) => {
                vec![ruled(self.session, ruling, words), speech::one_line(&ruling.reason)]
            }
            (Event::End | Event::Misdeal { .. } | Event::Deal(_), _) => Vec::new(),
        };
        lines.extend(moment.note.map(|note| say!(words, "page-note", note = speech::one_line(note))));
        lines
    }

    /// What a deal was: who played against whom, and whether somebody claimed falsely.
    fn played(&self, deal: &Scored) -> Vec<String> {
        let words = self.words;
        let leader = deal.roles.leader.map(|leader| {
            let name = self.said(leader);
            match (deal.contract, deal.roles.partner) {
                (Contract::RedSow, _) if deal.rules.contains(Rule::D31) => say!(words, "page-passes", name = name),
                (Contract::RedSow | Contract::SixtySix, _) => say!(words, "page-plays", name = name),
                (Contract::CallACard, Some(partner)) => {
                    say!(words, "page-calls", name = name, partner = self.said(partner))
                }
                (Contract::CallACard, None) => say!(words, "page-calls-alone", name = name),
                (Contract::Cameroon, _) => say!(words, "page-marches", name = name),
            }
        });
        let claim = deal.rules.contains(Rule::D22).then(|| say!(words, "page-false-claim"));
        leader.into_iter().chain(claim).collect()
    }

    /// The strokes of everybody after each deal and ruling; a line ends where its player has gone out.
    fn chart(&self, moments: &[Numbered<'_, 'a>]) -> Chart<'a> {
        let words = self.words;
        let chalked: Vec<&Numbered<'_, '_>> = moments.iter().filter(|(_, moment)| is_chalked(moment)).collect();
        let points: Vec<Option<u32>> = chalked.iter().map(|(deal, _)| *deal).collect();
        let lines = self.everybody.iter().map(|seat| {
            let after = chalked.iter().map(|(_, moment)| moment.change.strokes[seat]);
            let mut left: Vec<Strokes> = std::iter::once(Strokes::FULL).chain(after).collect();
            let last_in = left.iter().rposition(|strokes| strokes.is_in()).unwrap_or(0);
            left.truncate(last_in + 2);
            let values = left.into_iter().map(|strokes| strokes.left().into()).collect();
            Line { name: name(self.session, seat), start: 0, values }
        });
        let under = if points.contains(&None) {
            say!(words, "page-chart-deals-and-others")
        } else {
            say!(words, "page-chart-deals")
        };
        let (title, lines) = (say!(words, "page-chart-strokes"), lines.collect());
        Chart { title, scale: Scale::Strokes, points, under, lines }
    }
}

/// Whether an event changed strokes.
fn is_chalked(moment: &DreegMoment<'_>) -> bool {
    match (moment.event, moment.change.step) {
        (_, Step::Deal(_)) => true,
        (Event::Ruling(ruling), _) => Seats::first(4).iter().any(|seat| ruling.strokes[seat] != 0),
        (_, Step::Misdeal | Step::Ruling(_) | Step::End) => false,
    }
}

/// What an event is that is no deal.
fn kind(moment: &DreegMoment<'_>) -> Word {
    let word = match moment.event {
        Event::Deal(deal) => deal.play.contract().word(),
        Event::Misdeal { .. } => "misdeal",
        Event::Ruling(_) => "ruling",
        Event::End => "end",
    };
    Word { family: "kind", word }
}

/// What a player got.
fn got<'a>(moment: &DreegMoment<'_>, seat: Seat) -> Cell<'a> {
    let left = moment.change.strokes[seat].left();
    match (moment.event, moment.change.step) {
        (_, Step::Deal(deal)) if deal.players.contains(seat) => {
            let count = match deal.counts {
                Counts::Each(counts) => Some(counts[seat]),
                Counts::Sides(..) | Counts::Unknown => None,
            };
            let leads = [deal.roles.leader, deal.roles.partner].contains(&Some(seat));
            Cell::Got(Got { count, award: Some(deal.awards[seat]), left, leads })
        }
        (Event::Ruling(ruling), _) if ruling.strokes[seat] != 0 => {
            Cell::Got(Got { count: None, award: None, left, leads: false })
        }
        (_, Step::Deal(_) | Step::Misdeal | Step::Ruling(_) | Step::End) => Cell::Blank,
    }
}

/// The rules behind an event.
fn why(moment: &DreegMoment<'_>) -> RuleSet {
    match moment.change.step {
        Step::Deal(scored) => scored.rules,
        Step::Misdeal => RuleSet::of(&[Rule::D8]),
        Step::Ruling(_) | Step::End => RuleSet::default(),
    }
}
