//! Why a balance is what it is: the evenings, deals, rulings and payments that made it; and why the transfers are the fewest.

use serde_json::{Map, Value, json};

use super::books::Books;
use crate::error::Failure;
use crate::evenings::People;
use crate::evenings::accounts::{Accounts, Book, Cause, Posting, groups, transfers};
use crate::evenings::people::Person;
use crate::page::{Cell, Column, Table};
use crate::render::text;
use crate::rules::herzblatt::settle::EXACT;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::names::{alphabetical, nearest};
use crate::words::Words;

/// Whose balance is asked for.
#[derive(Debug)]
pub enum Asked {
    /// One person's.
    One(Person),
    /// Everybody's.
    All,
}

impl Asked {
    /// What the command line asks for.
    ///
    /// # Errors
    /// A name that nobody has, with the nearest.
    pub fn of(
        why: Option<&Option<String>>,
        books: &Books,
        people: &People,
        words: &Words,
    ) -> Result<Option<Asked>, Failure> {
        let Some(why) = why else { return Ok(None) };
        let Some(name) = why else { return Ok(Some(Asked::All)) };
        let accounts = &books.accounts;
        let person = people.of(name).0;
        if accounts.spellings.contains_key(&person) {
            return Ok(Some(Asked::One(person)));
        }
        let near = nearest(name, accounts.spellings.keys().map(|person| accounts.name(person)));
        Err(Failure::Told(match near {
            Some(near) => say!(words, "settle-why-unknown-near", name = name, nearest = near),
            None => say!(words, "settle-why-unknown", name = name),
        }))
    }

    fn takes(&self, person: &Person) -> bool {
        match self {
            Asked::One(asked) => asked == person,
            Asked::All => true,
        }
    }
}

/// For people: one person's balance deal by deal; everybody's by evening, and why these transfers.
pub fn text(asked: &Asked, books: &Books, screen: &Screen) -> String {
    let (words, accounts) = (&screen.words, &books.accounts);
    if accounts.balances.is_empty() {
        return say!(words, "settle-nothing");
    }
    let mut parts = Vec::new();
    for (currency, balances) in &accounts.balances {
        let mut people: Vec<&Person> = balances.keys().filter(|person| asked.takes(person)).collect();
        people.sort_by_cached_key(|person| alphabetical(accounts.name(person)));
        for person in people {
            let balance = balances.get(person).copied().unwrap_or_default();
            let (name, amount) = (accounts.name(person), words.signed_amount(balance, *currency));
            let heading = say!(words, "settle-why-heading", name = name, amount = amount);
            parts.push(screen.heading(&heading));
            parts.push(text::table(
                &table(asked, postings(accounts, *currency, person), *currency, books, words),
                screen,
            ));
            parts.push(String::new());
        }
        if matches!(asked, Asked::All) {
            parts.extend(why_these(*currency, books, screen));
        }
    }
    parts.join("\n").trim_end().to_owned()
}

fn postings<'a>(accounts: &'a Accounts, currency: Currency, person: &Person) -> &'a [Posting] {
    accounts.postings.get(&currency).and_then(|people| people.get(person)).map_or(&[], Vec::as_slice)
}

/// A row for each posting; where everybody is asked for, the deals of an evening in one.
fn table<'a>(asked: &Asked, postings: &[Posting], currency: Currency, books: &'a Books, words: &Words) -> Table<'a> {
    let columns = [
        ("file", say!(words, "settle-why-where")),
        ("event", say!(words, "settle-why-event")),
        ("what", say!(words, "settle-why-what")),
        ("amount", currency.code().to_owned()),
    ];
    let mut table = Table::new("why", columns.map(|(id, heading)| Column::new(id, heading)).into());
    let mut row = |book: Book, event: Option<u32>, what: String, amount: Money| {
        let amount = Cell::Money { amount, currency, signed: true };
        table.rows.push(vec![
            Cell::text(file(book, books)),
            Cell::of(event, |event| Cell::Count(event.into())),
            Cell::text(what),
            amount,
        ]);
    };
    for together in postings.chunk_by(|one, other| one.book == other.book) {
        let is_deal = |posting: &&Posting| matches!(posting.cause, Cause::Deal(..));
        let (deals, others): (Vec<&Posting>, Vec<&Posting>) = together.iter().partition(is_deal);
        match (asked, deals.first()) {
            (Asked::All, Some(first)) => {
                let sum = deals.iter().map(|deal| deal.amount).fold(Money::ZERO, plus);
                row(first.book, None, say!(words, "settle-why-deals", count = deals.len()), sum);
                others.iter().for_each(|one| row(one.book, Some(one.event), what(one, books, words), one.amount));
            }
            (Asked::All, None) | (Asked::One(_), _) => {
                together.iter().for_each(|one| row(one.book, Some(one.event), what(one, books, words), one.amount));
            }
        }
    }
    table
}

fn plus(one: Money, other: Money) -> Money {
    one.plus(other).unwrap_or(one)
}

fn file(book: Book, books: &Books) -> String {
    match book {
        Book::Evening(place) => books.sessions.get(place).map(|source| source.key.clone()).unwrap_or_default(),
        Book::Settlement(place) => {
            books.settlements.get(place).map(|(path, _)| path.display().to_string()).unwrap_or_default()
        }
    }
}

fn what(posting: &Posting, books: &Books, words: &Words) -> String {
    match &posting.cause {
        Cause::Deal(deal, Some((soloist, won))) => {
            say!(words, "ledger-solo", deal = *deal, soloist = soloist, won = won.to_string())
        }
        Cause::Deal(deal, None) => say!(words, "ledger-passed", deal = *deal),
        Cause::Ruling(reason) => say!(words, "settle-why-ruling", reason = reason),
        Cause::Paid(other) if posting.amount > Money::ZERO => {
            say!(words, "settle-why-paid", name = books.accounts.name(other))
        }
        Cause::Paid(other) => say!(words, "settle-why-was-paid", name = books.accounts.name(other)),
    }
}

/// Why no fewer transfers will do: who settles with whom, and how many groups that makes.
fn why_these(currency: Currency, books: &Books, screen: &Screen) -> Vec<String> {
    let (words, accounts) = (&screen.words, &books.accounts);
    let Some(balances) = accounts.balances.get(&currency) else { return Vec::new() };
    let transfers = transfers(balances);
    if transfers.is_empty() {
        return Vec::new();
    }
    let groups = groups(&transfers);
    let people: usize = groups.iter().map(Vec::len).sum();
    let heading = say!(words, "settle-why-transfers", currency = currency.code());
    let mut lines = vec![screen.heading(&heading)];
    for group in &groups {
        let mut names: Vec<&str> = group.iter().map(|person| accounts.name(person)).collect();
        names.sort_by_cached_key(|name| alphabetical(name));
        let line =
            say!(words, "settle-why-group", people = words.listed(names), transfers = group.len().saturating_sub(1));
        lines.push(screen.wrapped(&format!("  {line}"), "    "));
    }
    let (groups, transfers) = (groups.len(), transfers.len());
    let fewest = if people <= EXACT {
        say!(words, "settle-why-fewest", people = people, groups = groups, transfers = transfers)
    } else {
        say!(words, "settle-why-many", people = people, transfers = transfers, exact = EXACT)
    };
    lines.push(screen.wrapped(&format!("  {fewest}"), "    "));
    lines.push(String::new());
    lines
}

/// What made the balances in a currency, by person.
pub fn json(asked: &Asked, currency: Currency, books: &Books) -> Value {
    let accounts = &books.accounts;
    let Some(balances) = accounts.balances.get(&currency) else { return Value::Null };
    let people = balances.keys().filter(|person| asked.takes(person)).map(|person| {
        let rows = postings(accounts, currency, person).iter().map(|posting| {
            let mut row = match &posting.cause {
                Cause::Deal(deal, _) => json!({ "kind": "deal", "deal": deal }),
                Cause::Ruling(reason) => json!({ "kind": "ruling", "reason": reason }),
                Cause::Paid(other) => json!({ "kind": "payment", "with": accounts.name(other) }),
            };
            row["file"] = file(posting.book, books).into();
            row["event"] = posting.event.into();
            row["amount"] = posting.amount.decimal(currency.decimals()).to_string().into();
            row
        });
        (accounts.name(person).to_owned(), Value::Array(rows.collect()))
    });
    Value::Object(people.collect::<Map<String, Value>>())
}
