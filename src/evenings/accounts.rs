//! What people owe each other over several evenings (H-10, H-12): balances by currency, what made them, and the fewest transfers.

use std::collections::BTreeMap;

use super::merge::{Merge, sums};
use super::people::{People, Person, shown};
use super::read::Evening;
use super::settlement::Payment;
use crate::rules::Player;
use crate::rules::herzblatt::{self, Event, What, settle};
use crate::rules::money::{Currency, Money};
use crate::session::{Herzblatt, Moment, Session};
use crate::words::Words;

sums! {
    /// The accounts of several evenings.
    struct Accounts {
        /// What each person is owed, or (negative) owes.
        balances: BTreeMap<Currency, BTreeMap<Person, Money>>,
        /// What made the balances, where it is asked for: they add up to them.
        postings: BTreeMap<Currency, BTreeMap<Person, Vec<Posting>>>,
        /// How each person's name was written.
        spellings: BTreeMap<Person, BTreeMap<String, u64>>,
        /// The places of the sessions that are about money.
        sessions: Vec<usize>,
        /// The places of those that are not.
        without_money: Vec<usize>,
    }
}

/// What somebody gained or lost, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Where it is written.
    pub book: Book,
    /// The number of the event there.
    pub event: u32,
    /// What it was.
    pub cause: Cause,
    /// How much.
    pub amount: Money,
}

/// Where something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Book {
    /// In the session of this place.
    Evening(usize),
    /// In the settlement of this place.
    Settlement(usize),
}

/// What changed a balance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A deal of this number, with who played alone (if anybody did) and whether he won.
    Deal(u32, Option<(String, bool)>),
    /// A ruling, for this reason.
    Ruling(String),
    /// A debt that was paid to this person, or by him.
    Paid(Person),
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

/// The people whom transfers join: each group's balances add up to zero.
pub fn groups<'a>(transfers: &[Transfer<'a>]) -> Vec<Vec<&'a Person>> {
    let mut groups: Vec<Vec<&Person>> = Vec::new();
    for transfer in transfers {
        let joined = |group: &mut Vec<&Person>| group.contains(&transfer.from) || group.contains(&transfer.to);
        let mut group: Vec<&Person> = groups.extract_if(.., joined).flatten().collect();
        for person in [transfer.from, transfer.to] {
            if !group.contains(&person) {
                group.push(person);
            }
        }
        groups.push(group);
    }
    groups
}

impl Accounts {
    /// The accounts of one evening; what made the balances only if it is asked for.
    ///
    /// # Errors
    /// Two people of the table whom the aliases make one, as a text.
    pub fn of(evening: &Evening<'_>, people: &People, why: bool, words: &Words) -> Result<Accounts, String> {
        let mut accounts = Accounts::default();
        let Session::Herzblatt(played) = evening.session else {
            accounts.without_money.push(evening.place);
            return Ok(accounts);
        };
        accounts.sessions.push(evening.place);
        let currency = played.game.currency;
        let balances = accounts.balances.entry(currency).or_default();
        let mut persons: BTreeMap<Player, Person> = BTreeMap::new();
        for sat in people.at(evening, words)? {
            balances.insert(sat.person.clone(), played.state().balance(sat.player));
            accounts.spellings.entry(sat.person.clone()).or_default().insert(sat.name.to_owned(), 1);
            persons.insert(sat.player, sat.person);
        }
        if why {
            let mut deal = 0;
            let postings = accounts.postings.entry(currency).or_default();
            for moment in played.moments() {
                deal += u32::from(moment.change.deal().is_some());
                for (player, amount) in moment.change.payments() {
                    let Some(person) = persons.get(&player) else { continue };
                    let Some(cause) = cause(&moment, player, deal, &persons, &played.names) else { continue };
                    let book = Book::Evening(evening.place);
                    let posting = Posting { book, event: moment.number, cause, amount };
                    postings.entry(person.clone()).or_default().push(posting);
                }
            }
        }
        Ok(accounts)
    }

    /// Adds a payment of a settlement.
    ///
    /// # Errors
    /// The name that nobody has who sat where it was played for this currency.
    pub fn take(&mut self, place: usize, event: u32, paid: &Payment, people: &People, why: bool) -> Result<(), String> {
        let Payment { from, to, amount, currency, .. } = paid;
        let persons = [(from, to, *amount), (to, from, amount.negated())];
        for (one, other, amount) in persons {
            let (person, other) = (people.of(one).0, people.of(other).0);
            let balance = self.balances.get_mut(currency).and_then(|balances| balances.get_mut(&person));
            balance.ok_or_else(|| one.clone())?.absorb(amount);
            if why {
                let posting = Posting { book: Book::Settlement(place), event, cause: Cause::Paid(other), amount };
                self.postings.entry(*currency).or_default().entry(person).or_default().push(posting);
            }
        }
        Ok(())
    }

    /// The name to show of a person.
    pub fn name(&self, person: &Person) -> &str {
        self.spellings.get(person).map_or("?", shown)
    }

    /// The largest debt of anybody in a currency.
    pub fn largest_debt(&self, currency: Currency) -> Money {
        let least = self.balances.get(&currency).and_then(|balances| balances.values().min().copied());
        least.unwrap_or_default().min(Money::ZERO).negated()
    }
}

/// What an event was to a player; nothing where it changed no balance.
fn cause(
    moment: &Moment<'_, Herzblatt>,
    player: Player,
    deal: u32,
    persons: &BTreeMap<Player, Person>,
    names: &crate::session::Names,
) -> Option<Cause> {
    match (moment.event, &moment.change.what) {
        (_, What::Deal(scored)) => {
            let solo = scored.solo.map(|(soloist, verdict)| (names.of(soloist).to_owned(), verdict.won));
            Some(Cause::Deal(deal, solo))
        }
        (_, What::Payment(herzblatt::Payment { from, to, .. })) => {
            let other = if *from == player { to } else { from };
            Some(Cause::Paid(persons.get(other)?.clone()))
        }
        (Event::Ruling(ruling), _) => Some(Cause::Ruling(ruling.reason.to_string())),
        (_, What::Ruling(_) | What::Misdeal(_) | What::Seating(_) | What::Stake(_) | What::Note | What::End) => None,
    }
}
