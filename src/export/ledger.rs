//! A journal for hledger: one transaction a deal, a ruling or a payment, so that the balances of `players:NAME` are ours to the cent.
//! What somebody won or lost is revenue (`winnings:NAME`), what he is owed or owes an asset: hledger's `is` and `bs` tell both.
//!
//! One evening or many become one journal. Accounts, commodities and payees are declared, as hledger's strict check wants. An
//! account's name loses what a journal cannot write in it (colons, semicolons, double spaces), and no name stands in a comment, where
//! it could become a tag. A transaction has the date of its event; without one that of the event before, or of the evening's
//! start; an evening without any date has that which [`book`] is given.

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

    /// The name of each person's accounts, all different.
    fn accounts(&self) -> BTreeMap<&Person, String> {
        let mut taken = BTreeSet::new();
        let account = |(person, spellings)| {
            let name = shown(spellings).replace(':', ".").replace(';', ",");
            let name = one_line(&name);
            let numbered = (1..).map(|n| if n == 1 { name.clone() } else { format!("{name} {n}") });
            let mut free = numbered.filter(|name| taken.insert(name.clone()));
            (person, free.next().unwrap_or_default())
        };
        self.spellings.iter().map(account).collect()
    }

    /// Writes the journal, in order of the dates; with the transfers that settle everything, if they are wanted.
    ///
    /// # Errors
    /// What the writer refuses.
    pub fn write(mut self, transfers: bool, words: &Words, mut out: impl Write) -> io::Result<()> {
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
        let currencies: BTreeSet<Currency> = self.transactions.iter().map(|one| one.currency).collect();
        for currency in currencies {
            let decimals = Money::ZERO.decimal(currency.decimals()).to_string();
            let point = if decimals.contains('.') { "" } else { "." };
            writeln!(out, "commodity 100{decimals}{point} {}", currency.code())?;
        }
        let accounts = self.accounts();
        for name in accounts.values() {
            writeln!(out, "account players:{name}  ; type:A")?;
        }
        for name in accounts.values() {
            writeln!(out, "account winnings:{name}  ; type:R")?;
        }
        Kind::ALL.into_iter().try_for_each(|kind| writeln!(out, "payee {}", kind.payee(words)))?;
        self.transactions.iter().try_for_each(|one| one.write(&accounts, words, &mut out))
    }
}

impl Transaction {
    fn write(&self, accounts: &BTreeMap<&Person, String>, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let text = one_line(&self.text).replace(';', ",");
        let note = if text.is_empty() { String::new() } else { format!(" | {text}") };
        let event = match &self.event {
            None => String::new(),
            Some((event, None)) => format!("  ; event: {event}"),
            Some((event, Some(file))) => {
                format!("  ; event: {event}, file: {}", one_line(file).replace([',', ':'], "_"))
            }
        };
        writeln!(out, "\n{} {}{note}{event}", self.date, self.kind.payee(words))?;
        let mut post = |account: &str, person: &Person, amount: Money| {
            let name = accounts.get(person).map_or("?", String::as_str);
            let amount = amount.decimal(self.currency.decimals());
            writeln!(out, "    {account}:{name}  {amount} {}", self.currency.code())
        };
        for (person, amount) in &self.postings {
            post("players", person, *amount)?;
        }
        for (person, amount) in self.postings.iter().filter(|_| self.kind.is_won()) {
            post("winnings", person, amount.negated())?;
        }
        Ok(())
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
