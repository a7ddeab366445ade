//! The evening of a Herzblatt table, as text.

use super::{amount, signed};
use crate::rules::Player;
use crate::rules::herzblatt::deal::Verdict;
use crate::rules::herzblatt::{Event, Scored, What};
use crate::rules::money::Money;
use crate::say;
use crate::screen::Screen;
use crate::session::{Evening, Herzblatt};
use crate::table::{Column, Grid};

/// The sections of the evening.
pub fn sections(evening: &Evening<Herzblatt>, screen: &Screen, sections: &mut Vec<String>) {
    let report = Report { evening, screen };
    sections.push(report.standing());
    sections.push(report.balances());
    sections.push(report.transfers());
    sections.extend(report.deals());
    sections.extend(report.rulings());
    sections.extend(report.payments());
}

/// Who deals next, for which stake.
pub fn ahead(evening: &Evening<Herzblatt>, screen: &Screen) -> String {
    Report { evening, screen }.standing()
}

/// How it stands, and what comes next.
pub fn present(evening: &Evening<Herzblatt>, screen: &Screen) -> Vec<String> {
    let report = Report { evening, screen };
    let transfers = evening.state().ended().then(|| report.transfers());
    [report.balances(), report.standing()].into_iter().chain(transfers).collect()
}

/// The deals.
pub fn played(evening: &Evening<Herzblatt>, screen: &Screen) -> Option<String> {
    Report { evening, screen }.deals()
}

struct Report<'a> {
    evening: &'a Evening<Herzblatt>,
    screen: &'a Screen,
}

impl Report<'_> {
    fn name(&self, player: Player) -> &str {
        self.evening.names.of(player)
    }

    fn solos(&self, player: Player) -> impl Iterator<Item = Verdict> + Clone {
        let solos = self.evening.moments().filter_map(|moment| moment.change.deal()?.solo);
        solos.filter(move |(soloist, _)| *soloist == player).map(|(_, verdict)| verdict)
    }

    fn amount(&self, money: Money) -> String {
        amount(money, self.evening.game.currency, &self.screen.words)
    }

    /// An amount with its sign, for columns that add up.
    fn signed(&self, money: Money) -> String {
        signed(money, self.evening.game.currency, &self.screen.words)
    }

    fn section(&self, heading: String, lines: Vec<String>) -> Option<String> {
        let lines: Vec<String> = lines.iter().map(|line| self.screen.wrapped(line, "  ")).collect();
        (!lines.is_empty()).then(|| format!("{}\n{}", self.screen.heading(&heading), lines.join("\n")))
    }

    fn standing(&self) -> String {
        let (words, state) = (&self.screen.words, self.evening.state());
        let deals = self.evening.deals().count();
        let line = match state.table(None) {
            Ok(table) if !state.ended() => {
                let (dealer, forehand) = (self.name(table.dealer), self.name(table.forehand));
                let stake = self.amount(state.stake());
                say!(words, "herzblatt-next", deals = deals, dealer = dealer, forehand = forehand, stake = stake)
            }
            Ok(_) | Err(_) => say!(words, "herzblatt-over", deals = deals),
        };
        self.screen.wrapped(&line, "  ")
    }

    fn balances(&self) -> String {
        let (words, state) = (&self.screen.words, self.evening.state());
        let mut grid = Grid::new([
            (say!(words, "column-player"), Column::Left),
            (say!(words, "column-balance"), Column::Right),
            (say!(words, "column-solos"), Column::Right),
            (say!(words, "column-won"), Column::Right),
        ]);
        for player in state.people() {
            let solos = self.solos(*player);
            let won = solos.clone().filter(|verdict| verdict.won).count();
            let balance = self.signed(state.balance(*player));
            grid.row([self.name(*player).to_owned(), balance, solos.count().to_string(), won.to_string()]);
        }
        let currency = self.evening.game.currency.code();
        let heading = self.screen.heading(&say!(words, "score-balances", currency = currency));
        format!("{heading}\n{}", grid.render(self.screen))
    }

    fn transfers(&self) -> String {
        let words = &self.screen.words;
        let transfers = self.evening.state().transfers().into_iter().map(|transfer| {
            let (from, to) = (self.name(transfer.from), self.name(transfer.to));
            say!(words, "transfer", from = from, to = to, amount = self.amount(transfer.amount))
        });
        let lines: Vec<String> = transfers.collect();
        self.section(say!(words, "score-transfers"), lines).unwrap_or_else(|| say!(words, "score-settled"))
    }

    fn deals(&self) -> Option<String> {
        let words = &self.screen.words;
        let people = self.evening.state().people();
        let columns = [
            (say!(words, "column-deal"), Column::Right),
            (say!(words, "column-dealer"), Column::Left),
            (say!(words, "column-soloist"), Column::Left),
            (say!(words, "column-counts"), Column::Right),
            (say!(words, "column-factor"), Column::Right),
        ];
        let each = people.iter().map(|player| (self.name(*player).to_owned(), Column::Right));
        let mut grid = Grid::new(columns.into_iter().chain(each));
        for (place, deal) in self.evening.moments().filter_map(|moment| moment.change.deal()).enumerate() {
            let (soloist, counts, factor) = self.solo_cells(deal);
            let first = [(place + 1).to_string(), self.name(deal.dealer).to_owned(), soloist, counts, factor];
            let each = people.iter().map(|player| match deal.hand.place(*player) {
                Some(_) => self.signed(deal.payment(*player)),
                None => String::new(),
            });
            grid.row(first.into_iter().chain(each));
        }
        let heading = self.screen.heading(&say!(words, "score-deals"));
        (!grid.is_empty()).then(|| format!("{heading}\n{}", grid.render(self.screen)))
    }

    fn solo_cells(&self, deal: &Scored) -> (String, String, String) {
        let words = &self.screen.words;
        let Some((soloist, verdict)) = deal.solo else {
            return (say!(words, "deal-passed"), String::new(), String::new());
        };
        let counts = verdict.points.map(|points| format!("{points} : {}", 120 - points.min(120)));
        let name = self.name(soloist);
        let soloist = if verdict.won {
            say!(words, "soloist-won", name = name)
        } else {
            say!(words, "soloist-lost", name = name)
        };
        (soloist, counts.unwrap_or_default(), verdict.factor.to_string())
    }

    fn rulings(&self) -> Option<String> {
        let words = &self.screen.words;
        let lines = self.evening.moments().filter_map(|moment| {
            let Event::Ruling(ruling) = moment.event else { return None };
            let payments = ruling.payments.iter();
            let what = payments.map(|(player, money)| format!("{} {}", self.name(*player), self.signed(*money)));
            let what = what.collect::<Vec<_>>().join("; ");
            let reason: &str = &ruling.reason;
            Some(say!(words, "ruling-line", event = moment.number, what = what, reason = reason))
        });
        self.section(say!(words, "score-rulings"), lines.collect())
    }

    fn payments(&self) -> Option<String> {
        let words = &self.screen.words;
        let lines = self.evening.moments().filter_map(|moment| {
            let What::Payment(payment) = &moment.change.what else { return None };
            let (from, to, amount) = (self.name(payment.from), self.name(payment.to), self.amount(payment.amount));
            Some(say!(words, "payment-line", event = moment.number, from = from, to = to, amount = amount))
        });
        self.section(say!(words, "score-payments"), lines.collect())
    }
}
