//! The page of a Herzblatt evening: balances and who pays whom, their course, and the deals with the reasons.

use super::{Block, Cell, Column, DOT, Section, Table, dealt, remark, under_chart};
use crate::export::chart::Chart;
use crate::export::slate::{Board, Slates};
use crate::report::course;
use crate::report::evening::{amount, listed, number, signed};
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::herzblatt::deal::Deal;
use crate::rules::herzblatt::{Event, Scored, What};
use crate::rules::money::Money;
use crate::say;
use crate::session::{Evening, Herzblatt, Moment};
use crate::words::Words;

/// How it stands, the sections, and the rules that they cite.
pub fn sections(evening: &Evening<Herzblatt>, words: &Words) -> (String, Vec<Section>, RuleSet) {
    let page = Page { evening, words };
    let code = evening.game.currency.code();
    let balances = vec![Block::Slates(slates(evening, words)), Block::Table(page.balances())];
    let mut sections = vec![
        Section::new(say!(words, "score-balances", currency = code), balances),
        Section::new(say!(words, "score-transfers"), vec![page.transfers()]),
    ];
    if evening.moments().next().is_some() {
        let course = vec![Block::Chart(page.chart()), Block::Table(page.deals())];
        sections.push(Section::new(say!(words, "page-course"), course));
    }
    let rules = evening.moments().flat_map(|moment| why(&moment).iter().collect::<Vec<_>>());
    let rules = rules.fold(RuleSet::default(), RuleSet::with);
    (page.standing(), sections, rules)
}

/// Everybody's balance, in chalk.
pub fn slates(evening: &Evening<Herzblatt>, words: &Words) -> Slates {
    let (state, currency) = (evening.state(), evening.game.currency);
    let boards = state.people().iter().map(|player| {
        let name = evening.names.of(*player);
        let balance = state.balance(*player);
        let spoken = say!(words, "page-balance-spoken", name = name, amount = amount(balance, currency, words));
        Board::of_amount(name, minus(signed(balance, currency, words)), spoken)
    });
    Slates::new(say!(words, "score-balances", currency = currency.code()), boards.collect())
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

/// With the sign that a printer sets.
fn minus(number: String) -> String {
    number.replace('-', "−")
}

struct Page<'a> {
    evening: &'a Evening<Herzblatt>,
    words: &'a Words,
}

impl Page<'_> {
    fn name(&self, player: Player) -> &str {
        self.evening.names.of(player)
    }

    fn amount(&self, money: Money) -> String {
        amount(money, self.evening.game.currency, self.words)
    }

    fn signed(&self, money: Money) -> String {
        minus(signed(money, self.evening.game.currency, self.words))
    }

    fn standing(&self) -> String {
        let (words, state) = (self.words, self.evening.state());
        let deals = self.evening.deals().count();
        match state.table(None) {
            Ok(table) if !state.ended() => {
                let (dealer, forehand) = (self.name(table.dealer), self.name(table.forehand));
                let stake = self.amount(state.stake());
                say!(words, "herzblatt-next", deals = deals, dealer = dealer, forehand = forehand, stake = stake)
            }
            Ok(_) | Err(_) => say!(words, "herzblatt-over", deals = deals),
        }
    }

    fn balances(&self) -> Table {
        let (words, state) = (self.words, self.evening.state());
        let columns = [
            (say!(words, "column-player"), Column::Left),
            (say!(words, "column-balance"), Column::Right),
            (say!(words, "column-solos"), Column::Right),
            (say!(words, "column-won"), Column::Right),
        ];
        let rows = state.people().iter().map(|player| {
            let solos = self.evening.moments().filter_map(|moment| moment.change.deal()?.solo);
            let solos = solos.filter(|(soloist, _)| soloist == player);
            let won = solos.clone().filter(|(_, verdict)| verdict.won).count();
            let balance = self.signed(state.balance(*player));
            [self.name(*player).to_owned(), balance, solos.count().to_string(), won.to_string()].map(Cell::from).into()
        });
        let caption = say!(words, "page-standing");
        Table { caption, columns: columns.into(), rows: rows.collect() }
    }

    fn transfers(&self) -> Block {
        let words = self.words;
        let transfers = self.evening.state().transfers().into_iter().map(|transfer| {
            let (from, to) = (self.name(transfer.from), self.name(transfer.to));
            say!(words, "transfer", from = from, to = to, amount = self.amount(transfer.amount))
        });
        let lines: Vec<String> = transfers.collect();
        if lines.is_empty() { Block::Text(say!(words, "score-settled")) } else { Block::List(lines) }
    }

    fn chart(&self) -> Chart {
        let (words, people) = (self.words, self.evening.state().people());
        let title = say!(words, "page-chart-balances", currency = self.evening.game.currency.code());
        let mut deal = 0;
        let mut labels = Vec::new();
        let mut lines: Vec<Vec<i128>> = vec![vec![0]; people.len()];
        for (moment, moved) in course::of(self.evening) {
            let is_deal = moment.change.deal().is_some();
            deal += usize::from(is_deal);
            labels.push(if is_deal { deal.to_string() } else { DOT.to_owned() });
            for (line, player) in lines.iter_mut().zip(people) {
                let now = moved.iter().find(|moved| moved.player == *player).map(|moved| moved.balance.units());
                line.push(now.or(line.last().copied()).unwrap_or(0));
            }
        }
        let under = under_chart(&labels, words);
        let all = || lines.iter().flatten().copied();
        let range = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let mut chart = Chart::of_money(title, under, labels, range, |units| {
            minus(number(Money::new(units), self.evening.game.currency, words))
        });
        for (player, line) in people.iter().zip(lines) {
            chart.line(self.name(*player), line);
        }
        chart
    }

    fn deals(&self) -> Table {
        let words = self.words;
        let columns = [
            (say!(words, "column-deal"), Column::Right),
            (say!(words, "column-dealer"), Column::Left),
            (say!(words, "page-column-what"), Column::Left),
        ];
        let people = self.evening.state().people();
        let people = people.iter().map(|player| (self.name(*player).to_owned(), Column::Right));
        let why = (say!(words, "page-column-why"), Column::Left);
        let columns = columns.into_iter().chain(people).chain([why]).collect();
        let mut deal = 0;
        let rows = self.evening.moments().map(|moment| {
            deal += usize::from(moment.change.deal().is_some());
            self.row(deal, &moment)
        });
        let rows = rows.collect();
        let caption = say!(words, "page-payments-caption", currency = self.evening.game.currency.code());
        Table { caption, columns, rows }
    }

    /// An event's row: which deal, who dealt, what happened, what each got or paid, and why.
    fn row(&self, deal: usize, moment: &Moment<'_, Herzblatt>) -> Vec<Cell> {
        let words = self.words;
        let because = |kind: String, reason: &Option<Box<str>>| {
            [Some(kind), reason.as_deref().map(super::one_line)].into_iter().flatten().collect::<Vec<_>>()
        };
        let (mut number, mut dealer) = (String::new(), "".into());
        let mut what = match moment.event {
            Event::Solo { .. } | Event::Passed { .. } | Event::Note => Vec::new(),
            Event::Ruling(ruling) => vec![say!(words, "kind-ruling"), super::one_line(&ruling.reason)],
            Event::Seating { players, .. } => {
                let players = listed(players.iter().map(|player| self.name(*player)), words);
                vec![say!(words, "page-seating", players = players)]
            }
            Event::Stake(stake) => vec![say!(words, "page-stake", amount = self.amount(*stake))],
            Event::Payment(payment) => {
                let (from, to) = (self.name(payment.from), self.name(payment.to));
                vec![say!(words, "page-paid", from = from, to = to)]
            }
            Event::End { reason } => because(say!(words, "kind-end"), reason),
            Event::Misdeal { reason, .. } => because(say!(words, "kind-misdeal"), reason),
        };
        if let Some(scored) = moment.change.deal() {
            number = deal.to_string();
            dealer = dealt(self.name(scored.dealer), moment.aside.at);
            let told = match moment.event {
                Event::Solo { deal, .. } => Some(deal),
                _ => None,
            };
            what = self.told(scored, told);
        }
        what.extend(remark(moment.aside.note.as_deref(), words));
        let mut row = vec![number.into(), dealer, Cell::Lines(what)];
        let payments = moment.change.payments();
        row.extend(self.evening.state().people().iter().map(|player| {
            let payment = payments.iter().find(|(person, _)| person == player);
            payment.map_or_else(String::new, |(_, payment)| self.signed(*payment)).into()
        }));
        row.push(Cell::Rules(why(moment)));
        row
    }

    /// What a deal was: who played, how it ended, what was announced.
    fn told(&self, scored: &Scored, deal: Option<&Deal>) -> Vec<String> {
        let words = self.words;
        let Some((soloist, verdict)) = scored.solo else { return vec![say!(words, "deal-passed")] };
        let name = self.name(soloist);
        let won = if verdict.won {
            say!(words, "soloist-won", name = name)
        } else {
            say!(words, "soloist-lost", name = name)
        };
        let mut lines = vec![won];
        if let Some(points) = verdict.points {
            lines.push(say!(words, "page-sides", one = points, other = 120_u8.saturating_sub(points)));
        }
        if let Some(deal) = deal {
            let announced = deal.calls.announcement.map(|announcement| announcement.word());
            lines.extend(announced.map(|word| words.text("page-announced", &[("word", word.into())])));
            lines.extend(deal.calls.contra.map(|player| say!(words, "page-contra", name = self.name(player))));
            if deal.calls.re == Some(true) {
                lines.push(say!(words, "page-re"));
            }
        }
        lines.push(say!(words, "page-factor", factor = verdict.factor));
        lines
    }
}
