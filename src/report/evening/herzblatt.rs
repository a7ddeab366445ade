//! The evening of a Herzblatt table: balances, who pays whom, the deals.

use std::collections::HashMap;

use super::{Extent, Teller, about_points, all_of, bare, lines, tricks};
use crate::page::{Block, Cell, Chart, Column, Line, Many, Page, Room, Scale, Section, Table, Weight, Word};
use crate::render::speech::{glued, one_line};
use crate::report::{cards, course};
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::herzblatt::{Event, Scored, What};
use crate::rules::money::Money;
use crate::say;
use crate::session::{Herzblatt, Moment};

impl<'a> Teller<'a, Herzblatt> {
    /// The page, without what both games have.
    pub fn page(self) -> Page<'a> {
        let chart = (self.extent == Extent::Full).then(|| self.chart()).flatten();
        let sections = [Some(self.balances()), Some(self.transfers()), chart, self.deals()];
        let sections = sections.into_iter().chain([self.rulings(), self.payments()]).flatten().collect();
        Page { lead: Some(self.standing()), sections, ..Page::default() }
    }

    /// How it stands, and what comes next.
    pub fn present(self) -> Vec<Section<'a>> {
        let transfers = self.evening.state().ended().then(|| self.transfers());
        [self.balances(), bare("lead", Block::Text(self.standing()))].into_iter().chain(transfers).collect()
    }

    fn name(self, player: Player) -> &'a str {
        self.evening.names.of(player)
    }

    fn said(self, player: Player) -> String {
        glued(self.name(player))
    }

    fn amount(self, money: Money) -> String {
        glued(&self.words.amount(money, self.evening.game.currency))
    }

    fn money(self, amount: Money) -> Cell<'a> {
        Cell::Money { amount, currency: self.evening.game.currency, signed: true }
    }

    fn people(self) -> &'a [Player] {
        self.evening.state().people()
    }

    /// Who deals next, for which stake.
    pub fn standing(self) -> String {
        let (words, state) = (self.words, self.evening.state());
        let deals = self.evening.deals().count();
        match state.table(self.dealer) {
            Ok(table) if !state.ended() => {
                let (dealer, forehand) = (self.said(table.dealer), self.said(table.forehand));
                let stake = self.amount(state.stake());
                say!(words, "herzblatt-next", deals = deals, dealer = dealer, forehand = forehand, stake = stake)
            }
            Ok(_) | Err(_) => {
                let over = say!(words, "herzblatt-over", deals = deals);
                [Some(over), self.best()].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Who has won most, debts that were paid left out.
    fn best(self) -> Option<String> {
        let mut won: HashMap<Player, Money> = HashMap::new();
        for (moment, moved) in course::of(self.evening) {
            let counts = !matches!(moment.event, Event::Payment(_));
            for moved in moved.iter().filter(|_| counts) {
                let sum = won.entry(moved.player).or_default();
                *sum = sum.plus(moved.amount).unwrap_or(*sum);
            }
        }
        let most = won.values().copied().max().filter(|most| *most > Money::ZERO)?;
        let best = self.people().iter().filter(|player| won.get(player) == Some(&most));
        let best = all_of(best.map(|player| self.name(*player)), self.words);
        Some(say!(self.words, "herzblatt-most", names = best, amount = self.amount(most)))
    }

    fn balances(self) -> Section<'a> {
        let words = self.words;
        let columns = vec![
            Column::new("player", say!(words, "column-player")),
            Column::new("balance", say!(words, "column-balance")),
            Column::new("solos", say!(words, "column-solos")),
            Column::new("won", say!(words, "column-won")),
        ];
        let mut solos: HashMap<Player, (u32, u32)> = HashMap::new();
        for (soloist, verdict) in self.evening.deals().filter_map(|moment| moment.change.deal()?.solo) {
            let (all, won) = solos.entry(soloist).or_default();
            (*all, *won) = (*all + 1, *won + u32::from(verdict.won));
        }
        let rows = self.people().iter().map(|player| {
            let (all, won) = solos.get(player).copied().unwrap_or_default();
            let balance = self.money(self.evening.state().balance(*player));
            vec![Cell::name(self.name(*player)), balance, Cell::count(all), Cell::count(won)]
        });
        let table = Table { rows: rows.collect(), ..Table::new("balances", columns) };
        let heading = say!(words, "score-balances", currency = self.evening.game.currency.code());
        Section::new("balances", heading, vec![Block::Table(table)])
    }

    fn transfers(self) -> Section<'a> {
        let words = self.words;
        let transfers = self.evening.state().transfers().into_iter().map(|transfer| {
            let (from, to) = (self.said(transfer.from), self.said(transfer.to));
            say!(words, "transfer", from = from, to = to, amount = self.amount(transfer.amount))
        });
        let section = lines("transfers", say!(words, "score-transfers"), transfers.collect::<Many<'_, String>>());
        section.unwrap_or_else(|| bare("transfers", Block::Text(say!(words, "score-settled"))))
    }

    fn rulings(self) -> Option<Section<'a>> {
        let words = self.words;
        let told = move |moment: Moment<'a, Herzblatt>| match moment.event {
            Event::Ruling(ruling) => {
                let what = ruling.payments.iter().map(|(player, money)| {
                    format!("{}\u{a0}{}", self.said(*player), words.signed(*money, self.evening.game.currency))
                });
                let (what, reason): (_, &str) = (what.collect::<Vec<_>>().join("; "), &ruling.reason);
                Some(say!(words, "ruling-line", event = moment.number, what = what, reason = reason))
            }
            _ => None,
        };
        let told = Many::made(move || self.evening.moments().filter_map(told));
        lines("rulings", say!(words, "score-rulings"), told)
    }

    fn payments(self) -> Option<Section<'a>> {
        let words = self.words;
        let told = move |moment: Moment<'a, Herzblatt>| match moment.event {
            Event::Payment(payment) => {
                let (from, to, amount) = (self.said(payment.from), self.said(payment.to), self.amount(payment.amount));
                Some(say!(words, "payment-line", event = moment.number, from = from, to = to, amount = amount))
            }
            _ => None,
        };
        let told = Many::made(move || self.evening.moments().filter_map(told));
        lines("payments", say!(words, "score-payments"), told)
    }

    /// The balances over the evening: a line starts where its player joined, and ends where he left and nothing moved his any more.
    fn chart(self) -> Option<Section<'a>> {
        let words = self.words;
        let mut lines: HashMap<Player, Line<'a>> = HashMap::new();
        let mut points = Vec::new();
        let sits = |player: &Player, start| (*player, Line { name: self.name(*player), start, values: vec![0] });
        lines.extend(self.evening.head.seated().map(|player| sits(&player, 0)));
        let mut moved = course::of(self.evening).peekable();
        let mut deals = 0;
        let mut seated: Vec<Player> = self.evening.head.seated().collect();
        let mut last: HashMap<Player, usize> = HashMap::new();
        for moment in self.evening.moments() {
            if let Event::Seating { players, .. } = moment.event {
                seated = players.to_vec();
                let new = players.iter().filter(|player| !lines.contains_key(player));
                let new: Vec<(Player, Line<'a>)> = new.map(|player| sits(player, points.len())).collect();
                lines.extend(new);
            }
            let deal = numbered(&moment, &mut deals);
            let Some((_, moved)) = moved.next_if(|(other, _)| other.number == moment.number) else { continue };
            points.push(deal);
            for (player, line) in &mut lines {
                let now = moved.iter().find(|moved| moved.player == *player).map(|moved| moved.balance.units());
                line.values.push(now.or(line.values.last().copied()).unwrap_or(0));
                if now.is_some() || seated.contains(player) {
                    last.insert(*player, points.len());
                }
            }
        }
        for (player, line) in &mut lines {
            let until = last.get(player).copied().unwrap_or(line.start);
            line.values.truncate(until.saturating_sub(line.start) + 1);
        }
        let (currency, note) = (self.evening.game.currency, about_points(&points, words));
        let title = say!(words, "page-chart-balances", currency = currency.code());
        let lines = self.people().iter().filter_map(|player| lines.remove(player)).collect();
        let section =
            |points| bare("course", Block::Chart(Chart { title, scale: Scale::Money(currency), points, note, lines }));
        (!points.is_empty()).then(|| section(points))
    }

    /// The deals, and what else moved money.
    pub fn deals(self) -> Option<Section<'a>> {
        let (words, is_full) = (self.words, self.extent == Extent::Full);
        let full = |id, heading| is_full.then(|| Column::new(id, heading));
        let mut columns = vec![Column::new("deal", say!(words, "column-deal"))];
        columns.extend(full("at", say!(words, "page-column-when")));
        columns.push(Column::new("dealer", say!(words, "column-dealer")).room(Room::Spare(2)));
        columns.push(Column::new("soloist", say!(words, "column-soloist")));
        columns.push(Column::new("counts", say!(words, "column-counts")).room(Room::Spare(0)));
        columns.push(Column::new("factor", say!(words, "column-factor")).room(Room::Spare(1)));
        columns.extend(self.people().iter().map(|player| Column::of(self.name(*player))));
        columns.extend(full("what", say!(words, "page-column-what")));
        columns.extend(full("cards", say!(words, "column-cards")));
        columns.extend(full("rules", say!(words, "page-column-why")));
        let rows = move || {
            let mut deals = 0;
            self.evening.moments().filter_map(move |moment| {
                let (deal, payments) = (numbered(&moment, &mut deals), moment.change.payments());
                (is_full || !payments.is_empty()).then(|| self.row(deal, &moment, &payments))
            })
        };
        let caption =
            is_full.then(|| say!(words, "page-payments-caption", currency = self.evening.game.currency.code()));
        let table = Table { caption, rows: Many::made(rows), ..Table::new("deals", columns) };
        let is_empty = table.rows.is_empty();
        let section = || Section::new("deals", say!(words, "score-deals"), vec![Block::Table(table)]);
        (!is_empty).then(section).map(|section| section.weighing(Weight::Folded))
    }

    /// An event's row: which deal, who dealt and played, what each got or paid; in full also when, what happened and why.
    fn row(self, deal: Option<u32>, moment: &Moment<'a, Herzblatt>, payments: &[(Player, Money)]) -> Vec<Cell<'a>> {
        let is_full = self.extent == Extent::Full;
        let mut row = vec![deal.map_or_else(|| Cell::Word(kind(moment.event)), Cell::count)];
        row.extend(is_full.then(|| Cell::of(moment.aside.at, Cell::Time)));
        row.extend(match moment.change.deal() {
            Some(scored) => self.solo(scored),
            None => [Cell::Blank, Cell::Blank, Cell::Blank, Cell::Blank],
        });
        row.extend(self.people().iter().map(|player| {
            let payment = payments.iter().find(|(person, _)| person == player);
            Cell::of(payment, |(_, payment)| self.money(*payment))
        }));
        if is_full {
            let cards = cards::of_herzblatt(self.evening, moment);
            row.push(Cell::Lines(self.what(moment)));
            row.push(Cell::Folded(cards.map(|cards| tricks(&cards, self.words)).unwrap_or_default()));
            row.push(Cell::Rules(why(moment)));
        }
        row
    }

    /// Dealer, soloist, counts and factor.
    fn solo(self, deal: &Scored) -> [Cell<'a>; 4] {
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
    fn what(self, moment: &Moment<'a, Herzblatt>) -> Vec<String> {
        let words = self.words;
        let mut lines = match moment.event {
            Event::Solo { deal, .. } => {
                let announced = deal.calls.announcement.map(|announcement| announcement.word());
                let announced = announced.map(|word| say!(words, "page-announced", word = word));
                let contra = deal.calls.contra.map(|player| say!(words, "page-contra", name = self.said(player)));
                let re = (deal.calls.re == Some(true)).then(|| say!(words, "page-re"));
                [announced, contra, re].into_iter().flatten().collect()
            }
            Event::Passed { .. } | Event::Note => Vec::new(),
            Event::Ruling(ruling) => vec![one_line(&ruling.reason)],
            Event::Misdeal { reason, .. } | Event::End { reason } => {
                reason.iter().map(|reason| one_line(reason)).collect()
            }
            Event::Seating { players, .. } => {
                let players = all_of(players.iter().map(|player| self.name(*player)), words);
                vec![say!(words, "page-seating", players = players)]
            }
            Event::Stake(stake) => vec![say!(words, "page-stake", amount = self.amount(*stake))],
            Event::Payment(payment) => {
                let (from, to) = (self.said(payment.from), self.said(payment.to));
                vec![say!(words, "page-paid", from = from, to = to)]
            }
        };
        lines.extend(moment.aside.note.as_deref().map(|note| say!(words, "page-note", note = one_line(note))));
        lines
    }
}

/// The number of the deal that a moment is, counting on.
fn numbered(moment: &Moment<'_, Herzblatt>, deals: &mut u32) -> Option<u32> {
    moment.change.deal().map(|_| {
        *deals += 1;
        *deals
    })
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
        Event::Note => "note",
        Event::End { .. } => "end",
    };
    Word::Kind(word)
}

/// The rules behind an event.
fn why(moment: &Moment<'_, Herzblatt>) -> RuleSet {
    match &moment.change.what {
        What::Deal(scored) => scored.rules,
        What::Payment(_) => RuleSet::of(&[Rule::H12]),
        What::Seating(_) => RuleSet::of(&[Rule::H11]),
        What::Misdeal(_) | What::Ruling(_) | What::Stake(_) | What::Note | What::End => RuleSet::default(),
    }
}
