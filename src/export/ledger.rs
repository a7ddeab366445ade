//! A journal for hledger: one transaction a deal, a ruling or a payment, so that the accounts' balances are ours to the cent.
//!
//! Accounts, commodity and payees are declared, as hledger's strict check wants. An account's name loses what a journal cannot
//! write in it (colons, semicolons, double spaces). A transaction has the date of its event; without one that of the event
//! before, or of the evening's start; where the session knows none, 1970-01-01.

use std::collections::BTreeSet;
use std::io::{self, Write};

use chrono::{DateTime, FixedOffset, NaiveDate};

use super::Evening;
use crate::report::course::{self, Course, HerzblattMoment};
use crate::rules::Player;
use crate::rules::herzblatt::Event;
use crate::rules::herzblatt::state::Step;
use crate::rules::money::Money;
use crate::say;
use crate::session::Game;
use crate::session::replay::Score;

/// Writes the journal; with the transfers that settle the evening, if they are wanted. Dreeg has no money: nothing is written.
pub fn write(evening: &Evening<'_>, transfers: bool, mut out: impl Write) -> io::Result<()> {
    let Game::Herzblatt { currency, .. } = &evening.session.game else { return Ok(()) };
    let (Score::Herzblatt(score), Course::Herzblatt(moments)) = (evening.score, course::of(evening.session)) else {
        return Ok(());
    };
    let words = evening.words;
    let people = score.state.people();
    let accounts = accounts(evening, people);
    let mut journal = Journal { evening, accounts: &accounts, currency: currency.code(), out: &mut out };
    journal.head(Money::ZERO)?;
    let mut date = first_date(evening, &moments);
    let mut deal = 0;
    for moment in &moments {
        date = date.max(moment.at.map_or(date, |at| at.date_naive()));
        let (payee, text) = match (moment.event, &moment.change.step) {
            (_, Step::Deal(scored)) => {
                deal += 1;
                let text = match scored.solo {
                    Some((soloist, verdict)) => {
                        let (soloist, won) = (evening.session.names.of(soloist), verdict.won.to_string());
                        say!(words, "ledger-solo", deal = deal, soloist = soloist, won = won)
                    }
                    None => say!(words, "ledger-passed", deal = deal),
                };
                ("Herzblatt".to_owned(), text)
            }
            (_, Step::Payment(_)) => (say!(words, "kind-payment"), String::new()),
            (Event::Ruling(ruling), _) => (say!(words, "kind-ruling"), ruling.reason.to_string()),
            _ => continue,
        };
        journal.transaction(date, &payee, &text, Some(moment.number), &moment.change.payments)?;
    }
    if transfers {
        let payee = say!(words, "ledger-settling");
        for transfer in score.transfers() {
            let postings = [(transfer.from, transfer.amount), (transfer.to, transfer.amount.negated())];
            journal.transaction(date, &payee, "", None, &postings)?;
        }
    }
    Ok(())
}

/// The first date that the session knows.
fn first_date(evening: &Evening<'_>, moments: &[HerzblattMoment<'_>]) -> NaiveDate {
    let at = evening.session.head.started.or_else(|| moments.iter().find_map(|moment| moment.at));
    at.as_ref().map(DateTime::<FixedOffset>::date_naive).unwrap_or_default()
}

/// The account of each person, all different.
fn accounts(evening: &Evening<'_>, people: &[Player]) -> Vec<(Player, String)> {
    let mut taken = BTreeSet::new();
    let account = |player: &Player| {
        let name = evening.session.names.of(*player).replace(':', ".").replace(';', ",");
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let numbered = (1..).map(|n| if n == 1 { name.clone() } else { format!("{name} {n}") });
        let mut free = numbered.filter(|name| taken.insert(name.clone()));
        (*player, format!("players:{}", free.next().unwrap_or_default()))
    };
    people.iter().map(account).collect()
}

struct Journal<'a, W: Write> {
    evening: &'a Evening<'a>,
    accounts: &'a [(Player, String)],
    currency: &'a str,
    out: W,
}

impl<W: Write> Journal<'_, W> {
    fn head(&mut self, nothing: Money) -> io::Result<()> {
        let (head, words) = (&self.evening.session.head, self.evening.words);
        let started = head.started.map(|at| at.to_rfc3339());
        for line in [Some("Herzblatt".to_owned()), head.place.clone(), started, head.note.clone()].into_iter().flatten()
        {
            writeln!(self.out, "; {}", one_line(&line))?;
        }
        let decimals = nothing.decimal(self.evening.decimals()).to_string();
        let point = if decimals.contains('.') { "" } else { "." };
        writeln!(self.out, "\ncommodity 100{decimals}{point} {}", self.currency)?;
        for (player, account) in self.accounts {
            writeln!(self.out, "account {account}  ; {}", self.evening.session.names.of(*player))?;
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
        for (player, amount) in postings {
            let account = self.accounts.iter().find(|(person, _)| person == player);
            let account = account.map_or("players", |(_, account)| account);
            let amount = amount.decimal(self.evening.decimals());
            writeln!(self.out, "    {account}  {amount} {}", self.currency)?;
        }
        Ok(())
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
