//! The page of a Herzblatt evening: balances and who pays whom, their course, and the deals with the reasons.

use super::{Block, Cell, Column, DOT, Section, Table, dealt, remark, under_chart};
use crate::export::Evening;
use crate::export::chart::Chart;
use crate::export::slate::{Board, Slates};
use crate::report::course::HerzblattMoment;
use crate::report::evening::{amount, listed, number};
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::herzblatt::Event;
use crate::rules::herzblatt::deal::Deal;
use crate::rules::herzblatt::score::Score;
use crate::rules::herzblatt::state::{Scored, Step};
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::session::Game;

/// How it stands, the sections, and the rules that they cite.
pub fn sections(
    evening: &Evening<'_>,
    score: &Score<'_>,
    moments: &[HerzblattMoment<'_>],
) -> (String, Vec<Section>, RuleSet) {
    let Game::Herzblatt { currency, .. } = &evening.session.game else {
        return (String::new(), Vec::new(), RuleSet::default());
    };
    let page = Page { evening, score, moments, currency: *currency };
    let words = evening.words;
    let code = currency.code();
    let balances = vec![Block::Slates(slates(evening, score)), Block::Table(page.balances())];
    let mut sections = vec![
        Section::new(say!(words, "score-balances", currency = code), balances),
        Section::new(say!(words, "score-transfers"), vec![page.transfers()]),
    ];
    if !moments.is_empty() {
        let course = vec![Block::Chart(page.chart()), Block::Table(page.deals())];
        sections.push(Section::new(say!(words, "page-course"), course));
    }
    let rules = moments.iter().flat_map(|moment| why(moment).iter().collect::<Vec<_>>());
    let rules = rules.fold(RuleSet::default(), RuleSet::with);
    (page.standing(), sections, rules)
}

/// Everybody's balance, in chalk.
pub fn slates(evening: &Evening<'_>, score: &Score<'_>) -> Slates {
    let words = evening.words;
    let Game::Herzblatt { currency, .. } = &evening.session.game else { return Slates::new(String::new(), vec![]) };
    let boards = score.state.people().iter().map(|player| {
        let name = evening.session.names.of(*player);
        let balance = score.state.balance(*player);
        let spoken = say!(words, "page-balance-spoken", name = name, amount = amount(balance, *currency, words));
        Board::of_amount(name, signed(balance, *currency, evening), spoken)
    });
    Slates::new(say!(words, "score-balances", currency = currency.code()), boards.collect())
}

/// An amount with its sign, for columns that add up.
fn signed(money: Money, currency: Currency, evening: &Evening<'_>) -> String {
    let number = number(money, currency, evening.words);
    if money > Money::ZERO { format!("+{number}") } else { number.replace('-', "−") }
}

/// The least and the greatest balance of the evening, nothing included.
fn range(moments: &[&HerzblattMoment<'_>]) -> (i128, i128) {
    let balances = moments.iter().flat_map(|moment| moment.change.balances.iter());
    let balances = balances.map(|(_, balance)| balance.units());
    balances.fold((0, 0), |(least, most), units| (least.min(units), most.max(units)))
}

/// The rules behind an event.
fn why(moment: &HerzblattMoment<'_>) -> RuleSet {
    match (moment.event, &moment.change.step) {
        (_, Step::Deal(scored)) => scored.rules,
        (_, Step::Payment(_)) => RuleSet::of(&[Rule::H12]),
        (Event::Seating { .. }, _) => RuleSet::of(&[Rule::H11]),
        _ => RuleSet::default(),
    }
}

struct Page<'a> {
    evening: &'a Evening<'a>,
    score: &'a Score<'a>,
    moments: &'a [HerzblattMoment<'a>],
    currency: Currency,
}

impl Page<'_> {
    fn name(&self, player: Player) -> &str {
        self.evening.session.names.of(player)
    }

    fn amount(&self, money: Money) -> String {
        amount(money, self.currency, self.evening.words)
    }

    fn signed(&self, money: Money) -> String {
        signed(money, self.currency, self.evening)
    }

    fn standing(&self) -> String {
        let (words, state) = (self.evening.words, &self.score.state);
        let deals = self.score.deals.len();
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
        let (words, state) = (self.evening.words, &self.score.state);
        let columns = [
            (say!(words, "column-player"), Column::Left),
            (say!(words, "column-balance"), Column::Right),
            (say!(words, "column-solos"), Column::Right),
            (say!(words, "column-won"), Column::Right),
        ];
        let rows = state.people().iter().map(|player| {
            let solos = self.score.deals.iter().filter_map(|(_, deal)| deal.solo);
            let solos = solos.filter(|(soloist, _)| soloist == player);
            let won = solos.clone().filter(|(_, verdict)| verdict.won).count();
            let balance = self.signed(state.balance(*player));
            [self.name(*player).to_owned(), balance, solos.count().to_string(), won.to_string()].map(Cell::from).into()
        });
        let caption = say!(words, "page-standing");
        Table { caption, columns: columns.into(), rows: rows.collect() }
    }

    fn transfers(&self) -> Block {
        let words = self.evening.words;
        let transfers = self.score.transfers().into_iter().map(|transfer| {
            let (from, to) = (self.name(transfer.from), self.name(transfer.to));
            say!(words, "transfer", from = from, to = to, amount = self.amount(transfer.amount))
        });
        let lines: Vec<String> = transfers.collect();
        if lines.is_empty() { Block::Text(say!(words, "score-settled")) } else { Block::List(lines) }
    }

    fn chart(&self) -> Chart {
        let words = self.evening.words;
        let paid: Vec<&HerzblattMoment<'_>> =
            self.moments.iter().filter(|moment| !moment.change.payments.is_empty()).collect();
        let title = say!(words, "page-chart-balances", currency = self.currency.code());
        let label = |moment: &&HerzblattMoment<'_>| self.number(moment.number).unwrap_or_else(|| DOT.to_owned());
        let (labels, range): (Vec<String>, _) = (paid.iter().map(label).collect(), range(&paid));
        let under = under_chart(&labels, words);
        let mut chart = Chart::of_money(title, under, labels, range, |units| {
            number(Money::new(units), self.currency, words).replace('-', "−")
        });
        for player in self.score.state.people() {
            let after = paid.iter().map(|moment| {
                let balance = moment.change.balances.iter().find(|(person, _)| person == player);
                balance.map_or(0, |(_, balance)| balance.units())
            });
            chart.line(self.name(*player), std::iter::once(0).chain(after).collect());
        }
        chart
    }

    /// The number of an event's deal.
    fn number(&self, event: u32) -> Option<String> {
        let place = self.score.deals.iter().position(|(number, _)| *number == event)?;
        Some((place + 1).to_string())
    }

    fn deals(&self) -> Table {
        let words = self.evening.words;
        let columns = [
            (say!(words, "column-deal"), Column::Right),
            (say!(words, "column-dealer"), Column::Left),
            (say!(words, "page-column-what"), Column::Left),
        ];
        let people = self.score.state.people();
        let people = people.iter().map(|player| (self.name(*player).to_owned(), Column::Right));
        let why = (say!(words, "page-column-why"), Column::Left);
        let columns = columns.into_iter().chain(people).chain([why]).collect();
        let rows = self.moments.iter().map(|moment| self.row(moment)).collect();
        let caption = say!(words, "page-payments-caption", currency = self.currency.code());
        Table { caption, columns, rows }
    }

    /// An event's row: which deal, who dealt, what happened, what each got or paid, and why.
    fn row(&self, moment: &HerzblattMoment<'_>) -> Vec<Cell> {
        let words = self.evening.words;
        let (mut number, mut dealer) = (String::new(), "".into());
        let mut what = match (moment.event, &moment.change.step) {
            (event, Step::Deal(scored)) => {
                number = self.number(moment.number).unwrap_or_default();
                dealer = dealt(self.name(scored.dealer), moment.at);
                let deal = match event {
                    Event::Solo { deal, .. } => Some(deal),
                    _ => None,
                };
                self.told(scored, deal)
            }
            (Event::Ruling(ruling), _) => vec![say!(words, "kind-ruling"), super::one_line(&ruling.reason)],
            (Event::Seating { players, .. }, _) => {
                let players = listed(players.iter().map(|player| self.name(*player)), words);
                vec![say!(words, "page-seating", players = players)]
            }
            (Event::Stake(stake), _) => vec![say!(words, "page-stake", amount = self.amount(*stake))],
            (Event::Payment(payment), _) => {
                let (from, to) = (self.name(payment.from), self.name(payment.to));
                vec![say!(words, "page-paid", from = from, to = to)]
            }
            (Event::End, _) => vec![say!(words, "kind-end")],
            (Event::Misdeal { .. } | Event::Solo { .. } | Event::Passed { .. }, _) => {
                vec![say!(words, "kind-misdeal")]
            }
        };
        what.extend(remark(moment.note, words));
        let mut row = vec![number.into(), dealer, Cell::Lines(what)];
        row.extend(self.score.state.people().iter().map(|player| {
            let payment = moment.change.payments.iter().find(|(person, _)| person == player);
            payment.map_or_else(String::new, |(_, payment)| self.signed(*payment)).into()
        }));
        row.push(Cell::Rules(why(moment)));
        row
    }

    /// What a deal was: who played, how it ended, what was announced.
    fn told(&self, scored: &Scored, deal: Option<&Deal>) -> Vec<String> {
        let words = self.evening.words;
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
            lines.extend(announced.map(|word| say!(words, "page-announced", word = word)));
            lines.extend(deal.calls.contra.map(|player| say!(words, "page-contra", name = self.name(player))));
            if deal.calls.re == Some(true) {
                lines.push(say!(words, "page-re"));
            }
        }
        lines.push(say!(words, "page-factor", factor = verdict.factor));
        lines
    }
}
