//! What people owe each other over several evenings (H-10, H-12): balances by currency, and the fewest transfers.

use std::collections::BTreeMap;

use super::merge::{Merge, sums};
use super::people::{People, Person, shown};
use super::read::Evening;
use crate::rules::herzblatt::settle;
use crate::rules::money::{Currency, Money};
use crate::session::Session;
use crate::words::Words;

sums! {
    /// The accounts of several evenings.
    struct Accounts {
        /// What each person is owed, or (negative) owes.
        balances: BTreeMap<Currency, BTreeMap<Person, Money>>,
        /// How each person's name was written.
        spellings: BTreeMap<Person, BTreeMap<String, u64>>,
        /// The places of the sessions that are about money.
        sessions: Vec<usize>,
        /// The places of those that are not.
        without_money: Vec<usize>,
    }
}

/// What one person pays another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer<'a> {
    /// Who pays.
    pub from: &'a Person,
    /// Who gets.
    pub to: &'a Person,
    /// How much; positive.
    pub amount: Money,
}

/// The fewest transfers that bring every balance to zero.
pub fn transfers(balances: &BTreeMap<Person, Money>) -> Vec<Transfer<'_>> {
    let people: Vec<&Person> = balances.keys().collect();
    let amounts: Vec<Money> = balances.values().copied().collect();
    let transfers = settle::transfers(&amounts).into_iter().filter_map(|transfer| {
        let (from, to) = (people.get(transfer.from)?, people.get(transfer.to)?);
        Some(Transfer { from, to, amount: transfer.amount })
    });
    transfers.collect()
}

impl Accounts {
    /// The accounts of one evening.
    ///
    /// # Errors
    /// Two people of the table whom the aliases make one, as a text.
    pub fn of(evening: &Evening<'_>, people: &People, words: &Words) -> Result<Accounts, String> {
        let mut accounts = Accounts::default();
        let Session::Herzblatt(played) = evening.session else {
            accounts.without_money.push(evening.place);
            return Ok(accounts);
        };
        accounts.sessions.push(evening.place);
        let balances = accounts.balances.entry(played.game.currency).or_default();
        for sat in people.at(evening, words)? {
            balances.insert(sat.person.clone(), played.state().balance(sat.player));
            accounts.spellings.entry(sat.person).or_default().insert(sat.name.to_owned(), 1);
        }
        Ok(accounts)
    }

    /// The name to show of a person.
    pub fn name(&self, person: &Person) -> &str {
        self.spellings.get(person).map_or("?", shown)
    }
}
