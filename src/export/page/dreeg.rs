//! The page of a Dreeg game: the slates, the sub-games, and each sub-game's course with the reasons.

use super::{Block, Cell, Column, DOT, Section, Table, dealt, remark, under_chart};
use crate::export::chart::Chart;
use crate::export::slate::{Board, Slates};
use crate::report::evening::{dreeg_standing, ruled};
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::state::Subgame;
use crate::rules::dreeg::{Contract, Counts, Event, Scored, Seat, Seats, What};
use crate::say;
use crate::session::{Dreeg, Evening, Moment};
use crate::words::Words;

/// How it stands, the sections, and the rules that they cite.
pub fn sections(evening: &Evening<Dreeg>, words: &Words) -> (String, Vec<Section>, RuleSet) {
    let page = Page { evening, words };
    let state = evening.state();
    let mut sections = vec![Section::new(
        say!(words, "page-slates"),
        vec![Block::Slates(slates(evening, words)), Block::Table(page.standing())],
    )];
    if !state.subgames().is_empty() {
        let subgames = Block::Table(page.subgames());
        sections.push(Section::new(say!(words, "score-subgames"), vec![subgames]));
    }
    let numbered = numbered(evening);
    for (number, subgame) in (0_u32..).zip(state.subgames()) {
        sections.push(page.subgame(number, subgame, &numbered));
    }
    let rules = evening.moments().flat_map(|moment| why(&moment).iter().collect::<Vec<_>>());
    let rules = rules.fold(RuleSet::default(), RuleSet::with);
    (dreeg_standing(evening, words), sections, rules)
}

/// The moments, deals with their number.
fn numbered(evening: &Evening<Dreeg>) -> Vec<(Option<usize>, Moment<'_, Dreeg>)> {
    let mut deals = 0;
    let number = |moment: Moment<'_, Dreeg>| {
        deals += usize::from(moment.change.deal().is_some());
        moment.change.deal().map(|_| deals)
    };
    let numbers: Vec<Option<usize>> = evening.moments().map(number).collect();
    numbers.into_iter().zip(evening.moments()).collect()
}

/// The slates as they stand.
pub fn slates(evening: &Evening<Dreeg>, words: &Words) -> Slates {
    let state = evening.state();
    let boards = state.everybody().iter().map(|seat| {
        let name = evening.names.of(state.seated().player(seat));
        let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
        let spoken = say!(words, "slate-spoken", name = name, strokes = strokes, blobs = blobs);
        Board::of_strokes(seat.index(), name, strokes, blobs, spoken)
    });
    Slates::new(say!(words, "page-slates"), boards.collect())
}

/// The rules behind an event.
fn why(moment: &Moment<'_, Dreeg>) -> RuleSet {
    match &moment.change.what {
        What::Deal(scored) => scored.rules,
        What::Misdeal(_) => RuleSet::of(&[Rule::D8]),
        What::Substitute(_) | What::Ruling | What::Note | What::End => RuleSet::default(),
    }
}

struct Page<'a> {
    evening: &'a Evening<Dreeg>,
    words: &'a Words,
}

impl Page<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.evening.names.of(self.evening.state().seated().player(seat))
    }

    fn contract(&self, contract: Contract) -> String {
        self.words.text(&format!("kind-{}", contract.word()), &[])
    }

    fn standing(&self) -> Table {
        let (words, state) = (self.words, self.evening.state());
        let columns = [
            (say!(words, "column-player"), Column::Left),
            (say!(words, "column-strokes"), Column::Right),
            (say!(words, "page-column-blobs"), Column::Right),
        ];
        let row = |seat: Seat| {
            let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
            [self.name(seat).to_owned(), strokes.to_string(), blobs.to_string()].map(Cell::from).into()
        };
        let rows = state.everybody().iter().map(row).collect();
        Table { caption: say!(words, "page-standing"), columns: columns.into(), rows }
    }

    fn subgames(&self) -> Table {
        let words = self.words;
        let columns = [
            (say!(words, "column-number"), Column::Right),
            (say!(words, "column-contract"), Column::Left),
            (say!(words, "column-deals"), Column::Right),
            (say!(words, "column-went-out"), Column::Left),
            (say!(words, "column-losers"), Column::Left),
            (say!(words, "column-blobs"), Column::Left),
        ];
        let rows = (1..).zip(self.evening.state().subgames()).map(|(number, subgame)| {
            let name = |seat| self.evening.names.of(subgame.seated.player(seat));
            let names = |seats: Seats| seats.iter().map(name).collect::<Vec<_>>().join(", ");
            let groups = subgame.places.chunk_by(|one, other| one.group == other.group);
            let groups = groups.map(|group| group.iter().map(|place| name(place.seat)).collect::<Vec<_>>());
            let places = groups.map(|group| group.join(" = ")).collect::<Vec<_>>().join(" › ");
            let losers = if subgame.ended { names(subgame.losers) } else { say!(words, "subgame-on") };
            let (contract, blobs) = (self.contract(subgame.contract), names(subgame.blobs));
            let cells = [number.to_string(), contract, subgame.deals.to_string(), places, losers, blobs];
            cells.map(Cell::from).into()
        });
        Table { caption: say!(words, "page-subgames-caption"), columns: columns.into(), rows: rows.collect() }
    }

    /// A sub-game's chart and its deals.
    fn subgame(&self, number: u32, subgame: &Subgame, numbered: &[(Option<usize>, Moment<'_, Dreeg>)]) -> Section {
        let words = self.words;
        let contract = self.contract(subgame.contract);
        let heading = say!(words, "page-subgame", number = number + 1, contract = contract);
        let from = numbered.partition_point(|(_, moment)| moment.change.subgame < number);
        let to = numbered.partition_point(|(_, moment)| moment.change.subgame <= number);
        let moments = numbered.get(from..to).unwrap_or_default();
        let chalked = moments.iter().filter(|(_, moment)| matches!(moment.change.what, What::Deal(_) | What::Ruling));
        let label = |(deal, _): &(Option<usize>, _)| deal.map_or_else(|| DOT.to_owned(), |deal| deal.to_string());
        let labels: Vec<String> = chalked.clone().map(label).collect();
        let under = under_chart(&labels, words);
        let mut chart = Chart::of_strokes(say!(words, "page-chart-strokes"), under, labels);
        let seats = self.evening.state().everybody();
        let name = |seat| self.evening.names.of(subgame.seated.player(seat));
        for seat in seats.iter() {
            let after = chalked.clone().map(|(_, moment)| moment.change.strokes[seat].left());
            let points = std::iter::once(Strokes::FULL.left()).chain(after).map(i128::from).collect();
            chart.line(name(seat), points);
        }
        let columns = [
            (say!(words, "column-deal"), Column::Right),
            (say!(words, "column-dealer"), Column::Left),
            (say!(words, "page-column-what"), Column::Left),
        ];
        let players = seats.iter().map(|seat| (name(seat).to_owned(), Column::Right));
        let why = (say!(words, "page-column-why"), Column::Left);
        let columns = columns.into_iter().chain(players).chain([why]).collect();
        let rows = moments.iter().map(|(deal, moment)| self.row(*deal, moment)).collect();
        let table = Table { caption: say!(words, "page-deals-caption"), columns, rows };
        Section::nested(heading, vec![Block::Chart(chart), Block::Table(table)])
    }

    /// An event's row: which deal, who dealt, what happened, what each got, and why.
    fn row(&self, deal: Option<usize>, moment: &Moment<'_, Dreeg>) -> Vec<Cell> {
        let (words, names) = (self.words, &self.evening.names);
        let because = |reason: &Option<Box<str>>| reason.as_deref().map(super::one_line);
        let mut dealer = "".into();
        let mut what = match moment.event {
            Event::Deal(_) => Vec::new(),
            Event::Ruling(ruling) => {
                vec![say!(words, "kind-ruling"), ruled(names, ruling, words), super::one_line(&ruling.reason)]
            }
            Event::Misdeal { reason, .. } => {
                [Some(say!(words, "kind-misdeal")), because(reason)].into_iter().flatten().collect()
            }
            Event::Substitute { leaves, joins, reason } => {
                let (leaves, joins) = (names.of(*leaves), names.of(*joins));
                let told = say!(words, "page-substitute", leaves = leaves, joins = joins);
                [Some(told), because(reason)].into_iter().flatten().collect()
            }
            Event::Note => Vec::new(),
            Event::End { reason } => [Some(say!(words, "kind-end")), because(reason)].into_iter().flatten().collect(),
        };
        if let Some(scored) = moment.change.deal() {
            dealer = dealt(names.of(moment.change.seated.player(scored.dealer)), moment.aside.at);
            what = self.told(moment, scored);
        }
        what.extend(remark(moment.aside.note.as_deref(), words));
        let number = deal.map(|deal| deal.to_string()).unwrap_or_default();
        let mut row = vec![number.into(), dealer, Cell::Lines(what)];
        row.extend(self.evening.state().everybody().iter().map(|seat| self.got(moment, seat)));
        row.push(Cell::Rules(why(moment)));
        row
    }

    /// What a deal was: who played against whom, and how it ended.
    fn told(&self, moment: &Moment<'_, Dreeg>, deal: &Scored) -> Vec<String> {
        let (words, change) = (self.words, moment.change);
        let name_of = |seat| self.evening.names.of(change.seated.player(seat));
        let mut lines = Vec::new();
        if let Some(leader) = deal.roles.leader {
            let name = name_of(leader);
            lines.push(match (deal.contract, deal.roles.partner) {
                (Contract::RedSow, _) if deal.rules.contains(Rule::D31) => say!(words, "page-passes", name = name),
                (Contract::RedSow | Contract::SixtySix, _) => say!(words, "page-plays", name = name),
                (Contract::CallACard, Some(partner)) => {
                    say!(words, "page-calls", name = name, partner = name_of(partner))
                }
                (Contract::CallACard, None) => say!(words, "page-calls-alone", name = name),
                (Contract::Cameroon, _) => say!(words, "page-marches", name = name),
            });
        }
        if let Counts::Sides(one, other) = deal.counts {
            let count = |count: Option<u16>| count.map_or_else(|| "–".to_owned(), |count| count.to_string());
            lines.push(say!(words, "page-sides", one = count(one), other = count(other)));
        }
        if deal.rules.contains(Rule::D22) {
            lines.push(say!(words, "page-false-claim"));
        }
        if !change.gone_out.is_empty() {
            let names = change.gone_out.iter().map(name_of).collect::<Vec<_>>().join(", ");
            lines.push(say!(words, "page-gone-out", names = names));
        }
        lines
    }

    /// What a player got: card points, game points, strokes left.
    fn got(&self, moment: &Moment<'_, Dreeg>, seat: Seat) -> Cell {
        let (words, change) = (self.words, moment.change);
        let left = change.strokes[seat].left();
        let lines = match &change.what {
            What::Deal(deal) if change.players.contains(seat) => {
                let got = say!(words, "page-got", award = deal.awards[seat], left = left);
                match deal.counts {
                    Counts::Each(counts) => vec![got, say!(words, "page-points", points = counts[seat])],
                    Counts::Sides(..) | Counts::Unknown => vec![got],
                }
            }
            What::Ruling if change.before[seat] != change.strokes[seat] => vec![say!(words, "page-now", left = left)],
            What::Deal(_) | What::Ruling | What::Misdeal(_) | What::Substitute(_) | What::Note | What::End => vec![],
        };
        Cell::Lines(lines)
    }
}
