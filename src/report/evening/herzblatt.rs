//! The evening of a Herzblatt table: balances, who pays whom, the deals.

use std::collections::HashMap;

use super::{Extent, amount, lines, listed};
use crate::page::{Block, Cell, Chart, Column, Line, Page, Room, Scale, Section, Table, Weight, Word};
use crate::render::speech::{self, glued, signed_number};
use crate::report::course::{self, Course, HerzblattMoment};
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::herzblatt::Event;
use crate::rules::herzblatt::score::Score;
use crate::rules::herzblatt::state::{Scored, Step};
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::session::Session;
use crate::words::Words;

/// The page, without what both games have.
pub fn page<'a>(
    session: &'a Session,
    score: &Score<'_>,
    currency: Currency,
    extent: Extent,
    words: &Words,
) -> Page<'a> {
    let teller = Teller { session, score, currency, extent, words };
    let sections = [Some(teller.balances()), Some(teller.transfers()), teller.course()].into_iter().flatten();
    let sections = sections.chain(teller.deals()).chain(teller.rulings()).chain(teller.payments()).collect();
    Page { lead: Some(teller.standing()), sections, ..Page::default() }
}

/// Who deals next, for which stake.
pub fn standing(session: &Session, score: &Score<'_>, currency: Currency, words: &Words) -> String {
    Teller { session, score, currency, extent: Extent::Brief, words }.standing()
}

/// How it stands, and what comes next.
pub fn present<'a>(session: &'a Session, score: &Score<'_>, currency: Currency, words: &Words) -> Vec<Section<'a>> {
    let teller = Teller { session, score, currency, extent: Extent::Brief, words };
    let standing = Section { blocks: vec![Block::Text(teller.standing())], ..Section::default() };
    let transfers = score.state.ended().then(|| teller.transfers());
    [teller.balances(), standing].into_iter().chain(transfers).collect()
}

/// The deals.
pub fn deals<'a>(
    session: &'a Session,
    score: &Score<'_>,
    currency: Currency,
    extent: Extent,
    words: &Words,
) -> Vec<Section<'a>> {
    Teller { session, score, currency, extent, words }.deals().into_iter().collect()
}

/// Whose evening is told, and how much of it.
#[derive(Clone, Copy)]
struct Teller<'a, 's> {
    session: &'a Session,
    score: &'s Score<'s>,
    currency: Currency,
    extent: Extent,
    words: &'s Words,
}

impl<'a> Teller<'a, '_> {
    fn name(&self, player: Player) -> &'a str {
        self.session.names.of(player)
    }

    fn said(&self, player: Player) -> String {
        glued(self.name(player))
    }

    fn amount(&self, money: Money) -> String {
        amount(money, self.currency, self.words)
    }

    fn money(&self, amount: Money) -> Cell<'a> {
        Cell::Money { amount, currency: self.currency, signed: true }
    }

    fn moments(&self) -> Vec<HerzblattMoment<'a>> {
        match course::of(self.session) {
            Course::Herzblatt(moments) => moments,
            Course::Dreeg(_) => Vec::new(),
        }
    }

    fn standing(&self) -> String {
        let (words, state) = (self.words, &self.score.state);
        let deals = self.score.deals.len();
        match state.table(None) {
            Ok(table) if !state.ended() => {
                let (dealer, forehand) = (self.said(table.dealer), self.said(table.forehand));
                let stake = self.amount(state.stake());
                say!(words, "herzblatt-next", deals = deals, dealer = dealer, forehand = forehand, stake = stake)
            }
            Ok(_) | Err(_) => say!(words, "herzblatt-over", deals = deals),
        }
    }

    fn balances(&self) -> Section<'a> {
        let (words, state) = (self.words, &self.score.state);
        let columns = vec![
            Column::new("player", say!(words, "column-player")),
            Column::new("balance", say!(words, "column-balance")),
            Column::new("solos", say!(words, "column-solos")),
            Column::new("won", say!(words, "column-won")),
        ];
        let mut solos: HashMap<Player, (u32, u32)> = HashMap::new();
        for (soloist, verdict) in self.score.deals.iter().filter_map(|(_, deal)| deal.solo) {
            let (all, won) = solos.entry(soloist).or_default();
            (*all, *won) = (*all + 1, *won + u32::from(verdict.won));
        }
        let rows = state.people().iter().map(|player| {
            let (all, won) = solos.get(player).copied().unwrap_or_default();
            let balance = self.money(state.balance(*player));
            vec![Cell::name(self.name(*player)), balance, Cell::count(all), Cell::count(won)]
        });
        let table = Table { rows: rows.collect(), ..Table::new("balances", columns) };
        let heading = say!(words, "score-balances", currency = self.currency.code());
        Section::new("balances", heading, vec![Block::Table(table)])
    }

    fn transfers(&self) -> Section<'a> {
        let words = self.words;
        let transfers = self.score.transfers().into_iter().map(|transfer| {
            let (from, to) = (self.said(transfer.from), self.said(transfer.to));
            say!(words, "transfer", from = from, to = to, amount = self.amount(transfer.amount))
        });
        match lines("transfers", say!(words, "score-transfers"), transfers.collect()) {
            Some(section) => section,
            None => Section { blocks: vec![Block::Text(say!(words, "score-settled"))], ..Section::default() },
        }
    }

    fn rulings(&self) -> Option<Section<'a>> {
        let words = self.words;
        let told = self.score.rulings.iter().map(|(event, ruling)| {
            let signed = |money: Money| signed_number(money, self.currency, true, words);
            let what =
                ruling.payments.iter().map(|(player, money)| format!("{} {}", self.said(*player), signed(*money)));
            let what = what.collect::<Vec<_>>().join("; ");
            let reason: &str = &ruling.reason;
            say!(words, "ruling-line", event = *event, what = what, reason = reason)
        });
        lines("rulings", say!(words, "score-rulings"), told.collect())
    }

    fn payments(&self) -> Option<Section<'a>> {
        let words = self.words;
        let told = self.score.paid.iter().map(|(event, payment)| {
            let (from, to, amount) = (self.said(payment.from), self.said(payment.to), self.amount(payment.amount));
            say!(words, "payment-line", event = *event, from = from, to = to, amount = amount)
        });
        lines("payments", say!(words, "score-payments"), told.collect())
    }

    /// The balances over the evening: a line starts where its player joined.
    fn course(&self) -> Option<Section<'a>> {
        let words = self.words;
        if self.extent == Extent::Brief {
            return None;
        }
        let moments = self.moments();
        let mut deals = 0;
        let paid: Vec<(Option<u32>, &HerzblattMoment<'_>)> = moments
            .iter()
            .map(|moment| (numbered(moment, &mut deals), moment))
            .filter(|(_, moment)| !moment.change.payments.is_empty())
            .collect();
        let line = |player: &Player| {
            let balance = |moment: &HerzblattMoment<'_>| {
                moment.change.balances.iter().find(|(person, _)| person == player).map(|(_, balance)| balance.units())
            };
            let start = paid.iter().position(|(_, moment)| balance(moment).is_some()).unwrap_or(0);
            let after = paid.iter().skip(start).map(|(_, moment)| balance(moment).unwrap_or(0));
            Line { name: self.name(*player), start, values: std::iter::once(0).chain(after).collect() }
        };
        let points: Vec<Option<u32>> = paid.iter().map(|(deal, _)| *deal).collect();
        let under = if points.contains(&None) {
            say!(words, "page-chart-deals-and-others")
        } else {
            say!(words, "page-chart-deals")
        };
        let title = say!(words, "page-chart-balances", currency = self.currency.code());
        let lines = self.score.state.people().iter().map(line).collect();
        let chart = Chart { title, scale: Scale::Money(self.currency), points, under, lines };
        let section = || Section { id: "course".to_owned(), blocks: vec![Block::Chart(chart)], ..Section::default() };
        (!paid.is_empty()).then(section)
    }

    fn deals(&self) -> Option<Section<'a>> {
        let (words, is_full) = (self.words, self.extent == Extent::Full);
        let full = |id, heading| is_full.then(|| Column::new(id, heading));
        let mut columns = vec![Column::new("deal", say!(words, "column-deal"))];
        columns.extend(full("at", say!(words, "page-column-when")));
        columns.push(Column::new("dealer", say!(words, "column-dealer")).room(Room::Spare(2)));
        columns.push(Column::new("soloist", say!(words, "column-soloist")));
        columns.push(Column::new("counts", say!(words, "column-counts")).room(Room::Spare(0)));
        columns.push(Column::new("factor", say!(words, "column-factor")).room(Room::Spare(1)));
        columns.extend(self.score.state.people().iter().map(|player| Column::of(self.name(*player))));
        columns.extend(full("what", say!(words, "page-column-what")));
        columns.extend(full("rules", say!(words, "page-column-why")));
        let mut deals = 0;
        let moments = self.moments();
        let rows = moments.iter().filter_map(|moment| {
            let deal = numbered(moment, &mut deals);
            (is_full || deal.is_some() || !moment.change.payments.is_empty()).then(|| self.row(deal, moment))
        });
        let caption = is_full.then(|| say!(words, "page-payments-caption", currency = self.currency.code()));
        let table = Table { caption, rows: rows.collect(), ..Table::new("deals", columns) };
        let section = || Section::new("deals", say!(words, "score-deals"), vec![Block::Table(table)]);
        (!moments.is_empty()).then(section).map(|section| section.weighing(Weight::Folded))
    }

    /// An event's row: which deal, who dealt and played, what each got or paid; in full also when, what happened and why.
    fn row(&self, deal: Option<u32>, moment: &HerzblattMoment<'a>) -> Vec<Cell<'a>> {
        let is_full = self.extent == Extent::Full;
        let mut row = vec![deal.map_or_else(|| Cell::Word(kind(moment.event)), Cell::count)];
        row.extend(is_full.then(|| Cell::of(moment.at, Cell::Time)));
        row.extend(match moment.change.step {
            Step::Deal(scored) => self.solo(&scored),
            Step::Payment(_) | Step::Ruling | Step::Other => [Cell::Blank, Cell::Blank, Cell::Blank, Cell::Blank],
        });
        row.extend(self.score.state.people().iter().map(|player| {
            let payment = moment.change.payments.iter().find(|(person, _)| person == player);
            Cell::of(payment, |(_, payment)| self.money(*payment))
        }));
        if is_full {
            row.push(Cell::Lines(self.what(moment)));
            row.push(Cell::Rules(why(moment)));
        }
        row
    }

    /// Dealer, soloist, counts and factor.
    fn solo(&self, deal: &Scored) -> [Cell<'a>; 4] {
        let (words, dealer) = (self.words, Cell::name(self.name(deal.dealer)));
        let Some((soloist, verdict)) = deal.solo else {
            return [dealer, Cell::text(say!(words, "deal-passed")), Cell::Blank, Cell::Blank];
        };
        let name = self.said(soloist);
        let soloist = if verdict.won {
            say!(words, "soloist-won", name = name)
        } else {
            say!(words, "soloist-lost", name = name)
        };
        let counts = Cell::of(verdict.points, |points| {
            Cell::Sides(Some(points.into()), Some(120_u16.saturating_sub(points.into())))
        });
        [dealer, Cell::text(soloist), counts, Cell::count(verdict.factor)]
    }

    /// What happened beside what the columns say, in lines.
    fn what(&self, moment: &HerzblattMoment<'a>) -> Vec<String> {
        let words = self.words;
        let mut lines = match moment.event {
            Event::Solo { deal, .. } => {
                let announced = deal.calls.announcement.map(|announcement| announcement.word());
                let announced = announced.map(|word| words.text("page-announced", &[("word", word.into())]));
                let contra = deal.calls.contra.map(|player| say!(words, "page-contra", name = self.said(player)));
                let re = (deal.calls.re == Some(true)).then(|| say!(words, "page-re"));
                [announced, contra, re].into_iter().flatten().collect()
            }
            Event::Passed { .. } | Event::Misdeal { .. } | Event::End => Vec::new(),
            Event::Ruling(ruling) => vec![speech::one_line(&ruling.reason)],
            Event::Seating { players, .. } => {
                let players = listed(players.iter().map(|player| self.name(*player)), words);
                vec![say!(words, "page-seating", players = players)]
            }
            Event::Stake(stake) => vec![say!(words, "page-stake", amount = self.amount(*stake))],
            Event::Payment(payment) => {
                let (from, to) = (self.said(payment.from), self.said(payment.to));
                vec![say!(words, "page-paid", from = from, to = to)]
            }
        };
        lines.extend(moment.note.map(|note| say!(words, "page-note", note = speech::one_line(note))));
        lines
    }
}

/// What an event is.
fn kind(event: &Event) -> Word {
    let word = match event {
        Event::Solo { .. } => "solo",
        Event::Passed { .. } => "passed",
        Event::Misdeal { .. } => "misdeal",
        Event::Ruling(_) => "ruling",
        Event::Seating { .. } => "seating",
        Event::Stake(_) => "stake",
        Event::Payment(_) => "payment",
        Event::End => "end",
    };
    Word { family: "kind", word }
}

/// The number of the deal that a moment is, counting on.
fn numbered(moment: &HerzblattMoment<'_>, deals: &mut u32) -> Option<u32> {
    match moment.change.step {
        Step::Deal(_) => {
            *deals += 1;
            Some(*deals)
        }
        Step::Payment(_) | Step::Ruling | Step::Other => None,
    }
}

/// The rules behind an event.
fn why(moment: &HerzblattMoment<'_>) -> RuleSet {
    match (moment.event, &moment.change.step) {
        (_, Step::Deal(scored)) => scored.rules,
        (_, Step::Payment(_)) => RuleSet::of(&[Rule::H12]),
        (Event::Seating { .. }, _) => RuleSet::of(&[Rule::H11]),
        (_, Step::Ruling | Step::Other) => RuleSet::default(),
    }
}
