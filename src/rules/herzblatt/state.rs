//! The state of a Herzblatt evening, and how an event changes it: checked as a whole before anything moves.

use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::fault::Fault;
use crate::rules::money::Money;

use super::deal::Verdict;
use super::house::House;
use super::moment::{Moment, Scored, What};
use super::{Event, Finding, Hand, Payment, Ruling, Table, settle, solo};

/// A Herzblatt evening as it stands.
#[derive(Clone, Debug)]
pub struct State {
    house: House,
    table: Vec<Player>,
    dealer: Player,
    stake: Money,
    people: Vec<Player>,
    balances: Vec<Option<Money>>,
    ended: bool,
}

impl State {
    /// A new evening. The table has been checked against [`House::table_size`].
    pub fn new(house: House, table: Vec<Player>, first_dealer: Player, stake: Money) -> State {
        let mut state = State {
            house,
            table: Vec::new(),
            dealer: first_dealer,
            stake,
            people: Vec::new(),
            balances: Vec::new(),
            ended: false,
        };
        state.sit(&table);
        state
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Who sits at the table, clockwise.
    pub fn seated(&self) -> &[Player] {
        &self.table
    }

    /// Everybody who ever sat, in the order they first sat.
    pub fn people(&self) -> &[Player] {
        &self.people
    }

    /// The stake of the next deal.
    pub fn stake(&self) -> Money {
        self.stake
    }

    /// Whether the evening is done.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// What a person has won (or lost), payments taken into account.
    pub fn balance(&self, player: Player) -> Money {
        self.balances.get(usize::from(player.0)).copied().flatten().unwrap_or_default()
    }

    /// The table of the next deal; `dealer` overrides whose turn it is.
    ///
    /// # Errors
    /// `seat` for a dealer who does not sit at the table.
    pub fn table(&self, dealer: Option<Player>) -> Result<Table<'_>, Fault> {
        let dealer = dealer.unwrap_or(self.dealer);
        if !self.table.contains(&dealer) {
            return Err(Fault::NotAtTable { player: dealer });
        }
        let sits_out = self.house.dealer_sits_out;
        let hand = Hand::of(self.table.iter().copied().filter(|player| !(sits_out && *player == dealer)));
        Ok(Table { hand, dealer, forehand: self.next_after(dealer), house: &self.house })
    }

    /// The fewest payments that bring every balance to zero (H-10).
    pub fn transfers(&self) -> Vec<Payment> {
        let balances: Vec<Money> = self.people.iter().map(|player| self.balance(*player)).collect();
        let person = |index: usize| self.people.get(index).copied().unwrap_or(Player(0));
        let payment = |t: settle::Transfer| Payment { from: person(t.from), to: person(t.to), amount: t.amount };
        settle::transfers(&balances).into_iter().map(payment).collect()
    }

    /// Applies one event, and says what it came to.
    ///
    /// # Errors
    /// What is wrong with the event; the state is then as it was.
    pub fn apply(&mut self, event: &Event) -> Result<Moment, Fault> {
        if self.ended && !matches!(event, Event::Payment(_) | Event::Note) {
            return Err(Fault::GameOver {});
        }
        let mut findings: Vec<Finding> = Vec::new();
        let what = match event {
            Event::Solo { dealer, deal } => {
                let table = self.table(*dealer)?;
                let verdict = solo::score(deal, &table, &mut findings)?;
                let rules = verdict.rules.with(Rule::H9);
                let scored = self.scored(&table, Some((deal.soloist, verdict)), rules);
                self.pay(&scored)?;
                self.dealer = self.next_after(scored.dealer);
                What::Deal(scored)
            }
            Event::Passed { dealer } => {
                let table = self.table(*dealer)?;
                let scored = self.scored(&table, None, RuleSet::of(&[Rule::H3]));
                self.dealer = self.next_after(scored.dealer);
                What::Deal(scored)
            }
            Event::Misdeal { dealer, .. } => {
                self.dealer = self.table(*dealer)?.dealer;
                What::Misdeal(self.dealer)
            }
            Event::Ruling(ruling) => {
                self.rule(ruling)?;
                What::from(&**ruling)
            }
            Event::Seating { players, dealer } => {
                self.seat(players, *dealer)?;
                What::Seating(players.len() as u8)
            }
            Event::Stake(stake) => {
                self.stake = *stake;
                What::Stake(*stake)
            }
            Event::Payment(payment) => {
                self.settle(payment)?;
                What::Payment(*payment)
            }
            Event::Note => What::Note,
            Event::End { .. } => {
                self.ended = true;
                What::End
            }
        };
        Ok(Moment { what, findings: findings.into() })
    }

    fn scored(&self, table: &Table<'_>, solo: Option<(Player, Verdict)>, rules: RuleSet) -> Scored {
        let (dealer, forehand, hand) = (table.dealer, table.forehand, table.hand);
        Scored { dealer, forehand, hand, stake: self.stake, solo, rules }
    }

    /// The next clockwise at the table; for somebody who does not sit there, the first seat.
    fn next_after(&self, player: Player) -> Player {
        let place = self.table.iter().position(|p| *p == player);
        let next = place.and_then(|place| self.table.get(place + 1)).or(self.table.first());
        next.copied().unwrap_or(player)
    }

    /// Books a deal's payments: the soloist against each defender, so that they add up to zero (H-9).
    fn pay(&mut self, scored: &Scored) -> Result<(), Fault> {
        let Some((_, verdict)) = scored.solo else { return Ok(()) };
        let each = scored.stake.times(verdict.factor.into());
        each.and_then(|each| each.times(scored.hand.len().into())).ok_or(Fault::MoneyOverflow {})?;
        let after = |player| self.balance(player).plus(scored.payment(player));
        if scored.hand.iter().any(|player| after(player).is_none()) {
            return Err(Fault::MoneyOverflow {});
        }
        scored.hand.iter().for_each(|player| self.book(player, scored.payment(player)));
        Ok(())
    }

    /// Adds to a balance; the sum has been checked.
    fn book(&mut self, player: Player, amount: Money) {
        if let Some(Some(balance)) = self.balances.get_mut(usize::from(player.0)) {
            *balance = balance.plus(amount).unwrap_or(*balance);
        }
    }

    fn require_known(&self, player: Player) -> Result<(), Fault> {
        let known = matches!(self.balances.get(usize::from(player.0)), Some(Some(_)));
        if known { Ok(()) } else { Err(Fault::NeverSat { player }) }
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Fault> {
        let mut sum = Money::ZERO;
        for (player, amount) in &ruling.payments {
            self.require_known(*player)?;
            sum = sum.plus(*amount).ok_or(Fault::MoneyOverflow {})?;
            self.balance(*player).plus(*amount).ok_or(Fault::MoneyOverflow {})?;
        }
        if sum != Money::ZERO {
            return Err(Fault::RulingNotZero { sum: sum.units().to_string() });
        }
        if ruling.payments.iter().all(|(_, amount)| *amount == Money::ZERO) {
            return Err(Fault::RulingOfNothing {});
        }
        ruling.payments.iter().for_each(|(player, amount)| self.book(*player, *amount));
        Ok(())
    }

    /// H-12: the payer's balance rises, the other's falls.
    fn settle(&mut self, payment: &Payment) -> Result<(), Fault> {
        self.require_known(payment.from)?;
        self.require_known(payment.to)?;
        let (from, to) = (self.balance(payment.from), self.balance(payment.to));
        if from.plus(payment.amount).is_none() || to.minus(payment.amount).is_none() {
            return Err(Fault::MoneyOverflow {});
        }
        self.book(payment.from, payment.amount);
        self.book(payment.to, payment.amount.negated());
        Ok(())
    }

    /// H-11: who would have dealt next deals if he still sits, or else the first after him who does.
    fn seat(&mut self, players: &[Player], dealer: Option<Player>) -> Result<(), Fault> {
        let (least, most) = self.house.table_size();
        if !(usize::from(least)..=usize::from(most)).contains(&players.len()) {
            return Err(Fault::SeatingSize { found: players.len().min(u16::MAX.into()) as u16, least, most });
        }
        for (place, player) in players.iter().enumerate() {
            if players.iter().skip(place + 1).any(|other| other == player) {
                return Err(Fault::SeatTwice { player: *player });
            }
        }
        if let Some(player) = dealer.filter(|dealer| !players.contains(dealer)) {
            return Err(Fault::NotAtTable { player });
        }
        let turn = self.table.iter().position(|player| *player == self.dealer).unwrap_or(0);
        let (before, from) = self.table.split_at(turn);
        let still = from.iter().chain(before).find(|player| players.contains(player));
        self.dealer = dealer.or(still.copied()).or(players.first().copied()).unwrap_or(self.dealer);
        self.sit(players);
        Ok(())
    }

    fn sit(&mut self, players: &[Player]) {
        self.table = players.to_vec();
        for player in players {
            let at = usize::from(player.0);
            if self.balances.len() <= at {
                self.balances.resize(at + 1, None);
            }
            if let Some(balance @ None) = self.balances.get_mut(at) {
                *balance = Some(Money::ZERO);
                self.people.push(*player);
            }
        }
    }
}
