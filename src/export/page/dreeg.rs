//! The page of a Dreeg game: the slates, the sub-games, and each sub-game's course with the reasons.

use super::{Block, Cell, Column, DOT, Section, Table, dealt, remark, under_chart};
use crate::export::Evening;
use crate::export::chart::Chart;
use crate::export::slate::{Board, Slates};
use crate::report::course::DreegMoment;
use crate::report::evening::{dreeg_standing, ruled};
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::score::Score;
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::state::{Scored, Step};
use crate::rules::dreeg::{Contract, Counts, Event, Seat, Seats};
use crate::say;

/// How it stands, the sections, and the rules that they cite.
pub fn sections(
    evening: &Evening<'_>,
    score: &Score<'_>,
    moments: &[DreegMoment<'_>],
) -> (String, Vec<Section>, RuleSet) {
    let page = Page { evening, score, moments };
    let words = evening.words;
    let mut sections = vec![Section::new(
        say!(words, "page-slates"),
        vec![Block::Slates(slates(evening, score)), Block::Table(page.standing())],
    )];
    if !score.state.subgames().is_empty() {
        let subgames = Block::Table(page.subgames());
        sections.push(Section::new(say!(words, "score-subgames"), vec![subgames]));
    }
    for number in 0..score.state.subgames().len() as u32 {
        sections.push(page.subgame(number));
    }
    let rules = moments.iter().flat_map(|moment| why(moment).iter().collect::<Vec<_>>());
    let rules = rules.fold(RuleSet::default(), RuleSet::with);
    (dreeg_standing(evening.session, &score.state, words), sections, rules)
}

/// The slates as they stand.
pub fn slates(evening: &Evening<'_>, score: &Score<'_>) -> Slates {
    let (state, words) = (&score.state, evening.words);
    let boards = state.everybody().iter().map(|seat| {
        let name = evening.session.names.of(seat.player());
        let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
        let spoken = say!(words, "slate-spoken", name = name, strokes = strokes, blobs = blobs);
        Board::of_strokes(seat.index(), name, strokes, blobs, spoken)
    });
    Slates::new(say!(words, "page-slates"), boards.collect())
}

/// The rules behind an event.
fn why(moment: &DreegMoment<'_>) -> RuleSet {
    match (moment.event, moment.change.step) {
        (_, Step::Deal(scored)) => scored.rules,
        (_, Step::Misdeal) => RuleSet::of(&[Rule::D8]),
        (_, Step::Ruling(_) | Step::End) => RuleSet::default(),
    }
}

struct Page<'a> {
    evening: &'a Evening<'a>,
    score: &'a Score<'a>,
    moments: &'a [DreegMoment<'a>],
}

impl Page<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.evening.session.names.of(seat.player())
    }

    fn names(&self, seats: Seats) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    fn contract(&self, contract: Contract) -> String {
        self.evening.words.contract(contract)
    }

    /// The number of an event's deal.
    fn number(&self, event: u32) -> Option<String> {
        let place = self.score.deals.iter().position(|(number, _)| *number == event)?;
        Some((place + 1).to_string())
    }

    fn standing(&self) -> Table {
        let (words, state) = (self.evening.words, &self.score.state);
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
        let words = self.evening.words;
        let columns = [
            (say!(words, "column-number"), Column::Right),
            (say!(words, "column-contract"), Column::Left),
            (say!(words, "column-deals"), Column::Right),
            (say!(words, "column-went-out"), Column::Left),
            (say!(words, "column-losers"), Column::Left),
            (say!(words, "column-blobs"), Column::Left),
        ];
        let rows = (1..).zip(self.score.state.subgames()).map(|(number, subgame)| {
            let groups = subgame.places.chunk_by(|one, other| one.group == other.group);
            let groups = groups.map(|group| group.iter().map(|place| self.name(place.seat)).collect::<Vec<_>>());
            let places = groups.map(|group| group.join(" = ")).collect::<Vec<_>>().join(" › ");
            let losers = if subgame.ended { self.names(subgame.losers) } else { say!(words, "subgame-on") };
            let (contract, blobs) = (self.contract(subgame.contract), self.names(subgame.blobs));
            let cells = [number.to_string(), contract, subgame.deals.to_string(), places, losers, blobs];
            cells.map(Cell::from).into()
        });
        Table { caption: say!(words, "page-subgames-caption"), columns: columns.into(), rows: rows.collect() }
    }

    /// A sub-game's chart and its deals.
    fn subgame(&self, number: u32) -> Section {
        let words = self.evening.words;
        let contract = self.contract(Contract::of_subgame(number));
        let heading = say!(words, "page-subgame", number = number + 1, contract = contract);
        let moments = || self.moments.iter().filter(move |moment| moment.change.subgame == number);
        let chalked = moments().filter(|moment| matches!(moment.change.step, Step::Deal(_) | Step::Ruling(_)));
        let chalked: Vec<&DreegMoment<'_>> = chalked.collect();
        let label = |moment: &&DreegMoment<'_>| self.number(moment.number).unwrap_or_else(|| DOT.to_owned());
        let labels: Vec<String> = chalked.iter().map(label).collect();
        let under = under_chart(&labels, words);
        let mut chart = Chart::of_strokes(say!(words, "page-chart-strokes"), under, labels);
        for seat in self.score.state.everybody().iter() {
            let after = chalked.iter().map(|moment| moment.change.strokes[seat].left());
            let points = std::iter::once(Strokes::FULL.left()).chain(after).map(i128::from).collect();
            chart.line(self.name(seat), points);
        }
        let columns = [
            (say!(words, "column-deal"), Column::Right),
            (say!(words, "column-dealer"), Column::Left),
            (say!(words, "page-column-what"), Column::Left),
        ];
        let players = self.score.state.everybody().iter().map(|seat| (self.name(seat).to_owned(), Column::Right));
        let why = (say!(words, "page-column-why"), Column::Left);
        let columns = columns.into_iter().chain(players).chain([why]).collect();
        let rows = moments().map(|moment| self.row(moment)).collect();
        let table = Table { caption: say!(words, "page-deals-caption"), columns, rows };
        Section::nested(heading, vec![Block::Chart(chart), Block::Table(table)])
    }

    /// An event's row: which deal, who dealt, what happened, what each got, and why.
    fn row(&self, moment: &DreegMoment<'_>) -> Vec<Cell> {
        let words = self.evening.words;
        let change = moment.change;
        let (mut number, mut dealer) = (String::new(), "".into());
        let mut what = match (moment.event, change.step) {
            (_, Step::Deal(scored)) => {
                number = self.number(moment.number).unwrap_or_default();
                dealer = dealt(self.name(scored.dealer), moment.at);
                self.told(&scored)
            }
            (Event::Ruling(ruling), _) => {
                let what = ruled(self.evening.session, ruling, words);
                vec![say!(words, "kind-ruling"), what, super::one_line(&ruling.reason)]
            }
            (Event::End, _) => vec![say!(words, "kind-end")],
            (Event::Misdeal { .. } | Event::Deal(_), _) => vec![say!(words, "kind-misdeal")],
        };
        what.extend(remark(moment.note, words));
        let mut row = vec![number.into(), dealer, Cell::Lines(what)];
        row.extend(self.score.state.everybody().iter().map(|seat| self.got(moment, seat)));
        row.push(Cell::Rules(why(moment)));
        row
    }

    /// What a deal was: who played against whom, and how it ended.
    fn told(&self, deal: &Scored) -> Vec<String> {
        let words = self.evening.words;
        let mut lines = Vec::new();
        if let Some(leader) = deal.roles.leader {
            let name = self.name(leader);
            lines.push(match (deal.contract, deal.roles.partner) {
                (Contract::RedSow, _) if deal.rules.contains(Rule::D31) => say!(words, "page-passes", name = name),
                (Contract::RedSow | Contract::SixtySix, _) => say!(words, "page-plays", name = name),
                (Contract::CallACard, Some(partner)) => {
                    say!(words, "page-calls", name = name, partner = self.name(partner))
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
        if !deal.gone_out.is_empty() {
            lines.push(say!(words, "page-gone-out", names = self.names(deal.gone_out)));
        }
        lines
    }

    /// What a player got: card points, game points, strokes left.
    fn got(&self, moment: &DreegMoment<'_>, seat: Seat) -> Cell {
        let (words, change) = (self.evening.words, moment.change);
        let left = change.strokes[seat].left();
        let lines = match (moment.event, change.step) {
            (_, Step::Deal(deal)) if deal.players.contains(seat) => {
                let got = say!(words, "page-got", award = deal.awards[seat], left = left);
                match deal.counts {
                    Counts::Each(counts) => vec![got, say!(words, "page-points", points = counts[seat])],
                    Counts::Sides(..) | Counts::Unknown => vec![got],
                }
            }
            (Event::Ruling(ruling), _) if ruling.strokes[seat] != 0 => {
                vec![say!(words, "page-now", left = left)]
            }
            _ => vec![],
        };
        Cell::Lines(lines)
    }
}
