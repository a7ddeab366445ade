//! A journal for hledger: one transaction a deal, a ruling or a payment, so that the accounts' balances are ours to the cent.
//!
//! Accounts, commodity and payees are declared, as hledger's strict check wants. An account's name loses what a journal cannot
//! write in it (colons, semicolons, double spaces). A transaction has the date of its event; without one that of the event
//! before, or of the evening's start; where the session knows none, 1970-01-01.

use std::collections::BTreeSet;
use std::io::{self, Write};

use chrono::NaiveDate;

use super::Evening;
use crate::rules::Player;
use crate::rules::herzblatt::{Event, What};
use crate::rules::money::Money;
use crate::say;
use crate::session::head::Started;
use crate::session::{self, Herzblatt, Session};
use crate::words::Words;

/// Writes the journal; with the transfers that settle the evening, if they are wanted. Dreeg has no money: nothing is written.
pub fn write(export: &Evening<'_>, transfers: bool, mut out: impl Write) -> io::Result<()> {
    let Session::Herzblatt(evening) = export.session else { return Ok(()) };
    let words = export.words;
    let accounts = accounts(evening);
    let mut journal = Journal { evening, words, accounts: &accounts, out: &mut out };
    journal.head()?;
    let mut date = first_date(evening);
    let mut deal = 0;
    for moment in evening.moments() {
        date = date.max(moment.aside.at.map_or(date, |at| at.date_naive()));
        let (payee, text) = match (moment.event, &moment.change.what) {
            (_, What::Deal(scored)) => {
                deal += 1;
                let text = match scored.solo {
                    Some((soloist, verdict)) => {
                        let (soloist, won) = (evening.names.of(soloist), verdict.won.to_string());
                        say!(words, "ledger-solo", deal = deal, soloist = soloist, won = won)
                    }
                    None => say!(words, "ledger-passed", deal = deal),
                };
                ("Herzblatt".to_owned(), text)
            }
            (_, What::Payment(_)) => (say!(words, "kind-payment"), String::new()),
            (Event::Ruling(ruling), _) => (say!(words, "kind-ruling"), ruling.reason.to_string()),
            _ => continue,
        };
        journal.transaction(date, &payee, &text, Some(moment.number), &moment.change.payments())?;
    }
    if transfers {
        let payee = say!(words, "ledger-settling");
        for transfer in evening.state().transfers() {
            let postings = [(transfer.from, transfer.amount), (transfer.to, transfer.amount.negated())];
            journal.transaction(date, &payee, "", None, &postings)?;
        }
    }
    Ok(())
}

/// The first date that the session knows.
fn first_date(evening: &session::Evening<Herzblatt>) -> NaiveDate {
    let first = || evening.moments().find_map(|moment| moment.aside.at).map(|at| at.date_naive());
    evening.head.started.map(Started::day).or_else(first).unwrap_or_default()
}

/// The account of each person, all different.
fn accounts(evening: &session::Evening<Herzblatt>) -> Vec<(Player, String)> {
    let mut taken = BTreeSet::new();
    let account = |player: &Player| {
        let name = evening.names.of(*player).replace(':', ".").replace(';', ",");
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let numbered = (1..).map(|n| if n == 1 { name.clone() } else { format!("{name} {n}") });
        let mut free = numbered.filter(|name| taken.insert(name.clone()));
        (*player, format!("players:{}", free.next().unwrap_or_default()))
    };
    evening.state().people().iter().map(account).collect()
}

struct Journal<'a, W: Write> {
    evening: &'a session::Evening<Herzblatt>,
    words: &'a Words,
    accounts: &'a [(Player, String)],
    out: W,
}

impl<W: Write> Journal<'_, W> {
    fn head(&mut self) -> io::Result<()> {
        let (head, words, currency) = (&self.evening.head, self.words, self.evening.game.currency);
        let started = head.started.map(Started::text);
        for line in [Some("Herzblatt".to_owned()), head.place.clone(), started, head.note.clone()].into_iter().flatten()
        {
            writeln!(self.out, "; {}", one_line(&line))?;
        }
        let decimals = Money::ZERO.decimal(currency.decimals()).to_string();
        let point = if decimals.contains('.') { "" } else { "." };
        writeln!(self.out, "\ncommodity 100{decimals}{point} {}", currency.code())?;
        for (player, account) in self.accounts {
            writeln!(self.out, "account {account}  ; {}", self.evening.names.of(*player))?;
        }
        let payees = [
            "Herzblatt".to_owned(),
            say!(words, "kind-ruling"),
            say!(words, "kind-payment"),
            say!(words, "ledger-settling"),
        ];
        payees.iter().try_for_each(|payee| writeln!(self.out, "payee {payee}"))
    }

    fn transaction(
        &mut self,
        date: NaiveDate,
        payee: &str,
        text: &str,
        event: Option<u32>,
        postings: &[(Player, Money)],
    ) -> io::Result<()> {
        let text = one_line(text).replace(';', ",");
        let note = if text.is_empty() { String::new() } else { format!(" | {text}") };
        let event = event.map_or_else(String::new, |event| format!("  ; event: {event}"));
        writeln!(self.out, "\n{date} {payee}{note}{event}")?;
        let currency = self.evening.game.currency;
        for (player, amount) in postings {
            let account = self.accounts.iter().find(|(person, _)| person == player);
            let account = account.map_or("players", |(_, account)| account);
            let amount = amount.decimal(currency.decimals());
            writeln!(self.out, "    {account}  {amount} {}", currency.code())?;
        }
        Ok(())
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
