//! A journal for hledger or Beancount: one transaction a deal, a ruling or a payment, so that the balances of each player's account are ours to the cent.
//! What somebody won or lost is revenue, what he is owed or owes an asset: the income statement and the balance sheet tell both.
//!
//! One evening or many become one journal; `hledger.rs` and `beancount.rs` write it. A transaction has the date of its event; without one that of the event before, or of the evening's
//! start; an evening without any date has that which [`book`] is given.

mod beancount;
mod hledger;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use chrono::NaiveDate;

use crate::evenings::accounts::transfers;
use crate::evenings::merge::{Merge, sums};
use crate::evenings::people::{Person, shown};
use crate::evenings::settlement::Settlement;
use crate::evenings::{Evening, People};
use crate::rules::Player;
use crate::rules::herzblatt::{Event, What};
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::session::Session;
use crate::session::head::Started;
use crate::words::Words;

sums! {
    /// What is booked.
    struct Book {
        /// In order of the evenings and their events.
        transactions: Vec<Transaction>,
        /// How each person's name was written.
        spellings: BTreeMap<Person, BTreeMap<String, u64>>,
        /// What stands above each evening.
        heads: Vec<String>,
        /// The places of evenings that know no date.
        undated: Vec<usize>,
    }
}

/// Something that moved money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transaction {
    date: NaiveDate,
    kind: Kind,
    text: String,
    /// The number of the event, and its file where several are booked.
    event: Option<(u32, Option<String>)>,
    currency: Currency,
    postings: Vec<(Person, Money)>,
}

/// For which program a journal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// hledger.
    Hledger,
    /// Beancount.
    Beancount,
}

/// An account that everybody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Account {
    /// What he is owed, or owes.
    Player,
    /// What he won (negative, as revenue is) or lost.
    Winnings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Deal,
    Ruling,
    Payment,
    Transfer,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Deal, Kind::Ruling, Kind::Payment, Kind::Transfer];

    fn payee(self, words: &Words) -> String {
        match self {
            Kind::Deal => "Herzblatt".to_owned(),
            Kind::Ruling => say!(words, "kind-ruling"),
            Kind::Payment => say!(words, "kind-payment"),
            Kind::Transfer => say!(words, "ledger-settling"),
        }
    }

    /// Whether it is won or lost, not only paid.
    fn is_won(self) -> bool {
        match self {
            Kind::Deal | Kind::Ruling => true,
            Kind::Payment | Kind::Transfer => false,
        }
    }
}

/// What an evening books; `day` is its date if it knows none itself. Dreeg has no money: nothing is booked.
///
/// # Errors
/// Two people of the table whom the aliases make one, as a text.
pub fn book(evening: &Evening<'_>, people: &People, day: NaiveDate, many: bool, words: &Words) -> Result<Book, String> {
    let mut book = Book::default();
    let Session::Herzblatt(played) = evening.session else { return Ok(book) };
    let mut persons: BTreeMap<Player, Person> = BTreeMap::new();
    for sat in people.at(evening, words)? {
        book.spellings.entry(sat.person.clone()).or_default().insert(sat.name.to_owned(), 1);
        persons.insert(sat.player, sat.person);
    }
    let started = evening.moment().map(Started::day);
    book.undated.extend(started.is_none().then_some(evening.place));
    let head = &played.head;
    let lines = [Some("Herzblatt".to_owned()), head.place.clone(), head.started.map(Started::text), head.note.clone()];
    book.heads.extend(lines.into_iter().flatten().filter(|_| !many));
    let (mut date, mut deal) = (started.unwrap_or(day), 0);
    for moment in played.moments() {
        date = date.max(moment.aside.at.map_or(date, |at| at.date_naive()));
        let (kind, text) = match (moment.event, &moment.change.what) {
            (_, What::Deal(scored)) => {
                deal += 1;
                let text = match scored.solo {
                    Some((soloist, verdict)) => {
                        let (soloist, won) = (played.names.of(soloist), verdict.won.to_string());
                        say!(words, "ledger-solo", deal = deal, soloist = soloist, won = won)
                    }
                    None => say!(words, "ledger-passed", deal = deal),
                };
                (Kind::Deal, text)
            }
            (_, What::Payment(_)) => (Kind::Payment, String::new()),
            (Event::Ruling(ruling), _) => (Kind::Ruling, ruling.reason.to_string()),
            _ => continue,
        };
        let postings = moment.change.payments().into_iter();
        let postings = postings.filter_map(|(player, amount)| Some((persons.get(&player)?.clone(), amount))).collect();
        let event = Some((moment.number, many.then(|| evening.source.key.clone())));
        book.transactions.push(Transaction { date, kind, text, event, currency: played.game.currency, postings });
    }
    Ok(book)
}

impl Book {
    /// Books the payments of a settlement; one without a time has this date.
    pub fn take(&mut self, settlement: &Settlement, file: &str, people: &People, day: NaiveDate) {
        for (event, paid) in settlement.payments() {
            let postings = vec![(people.of(&paid.from).0, paid.amount), (people.of(&paid.to).0, paid.amount.negated())];
            for name in [&paid.from, &paid.to] {
                let spelled = self.spellings.entry(people.of(name).0).or_default();
                *spelled.entry(people.of(name).1.to_owned()).or_default() += 1;
            }
            self.transactions.push(Transaction {
                date: paid.at.map_or(day, |at| at.date_naive()),
                kind: Kind::Payment,
                text: String::new(),
                event: Some((event, Some(file.to_owned()))),
                currency: paid.currency,
                postings,
            });
        }
    }

    /// Books the transfers that settle everything, on the last day.
    fn settle(&mut self) {
        let date = self.transactions.iter().map(|one| one.date).max().unwrap_or_default();
        let mut balances: BTreeMap<Currency, BTreeMap<Person, Money>> = BTreeMap::new();
        for one in &self.transactions {
            for (person, amount) in &one.postings {
                balances.entry(one.currency).or_default().entry(person.clone()).or_default().absorb(*amount);
            }
        }
        for (currency, balances) in &balances {
            self.transactions.extend(transfers(balances).into_iter().map(|transfer| {
                let postings =
                    vec![(transfer.from.clone(), transfer.amount), (transfer.to.clone(), transfer.amount.negated())];
                let (kind, text) = (Kind::Transfer, String::new());
                Transaction { date, kind, text, event: None, currency: *currency, postings }
            }));
        }
    }

    /// The name of each person's accounts, all different, as a dialect writes a name.
    fn accounts(&self, written: impl Fn(&str) -> String) -> BTreeMap<&Person, String> {
        let mut taken = BTreeSet::new();
        let account = |(person, spellings)| {
            let name = shown(spellings);
            let numbered = (1..).map(|n| written(&if n == 1 { name.to_owned() } else { format!("{name} {n}") }));
            let mut free = numbered.filter(|name| taken.insert(name.clone()));
            (person, free.next().unwrap_or_default())
        };
        self.spellings.iter().map(account).collect()
    }

    fn currencies(&self) -> BTreeSet<Currency> {
        self.transactions.iter().map(|one| one.currency).collect()
    }

    /// Writes the journal, in order of the dates; with the transfers that settle everything, if they are wanted.
    ///
    /// # Errors
    /// What the writer refuses.
    pub fn write(mut self, dialect: Dialect, transfers: bool, words: &Words, mut out: impl Write) -> io::Result<()> {
        if transfers {
            self.settle();
        }
        self.transactions.sort_by_key(|one| one.date);
        for line in &self.heads {
            writeln!(out, "; {}", one_line(line))?;
        }
        if !self.undated.is_empty() {
            writeln!(out, "; {}", say!(words, "ledger-undated", count = self.undated.len()))?;
        }
        writeln!(out)?;
        match dialect {
            Dialect::Hledger => hledger::write(&self, words, out),
            Dialect::Beancount => beancount::write(&self, words, out),
        }
    }
}

impl Transaction {
    /// The postings to the accounts of what each is owed or owes, and to those of what he won or lost.
    fn postings(&self) -> impl Iterator<Item = (Account, &Person, Money)> {
        let owed = self.postings.iter().map(|(person, amount)| (Account::Player, person, *amount));
        let won = self.postings.iter().filter(|_| self.kind.is_won());
        owed.chain(won.map(|(person, amount)| (Account::Winnings, person, amount.negated())))
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
