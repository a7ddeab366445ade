//! hledger's journal.
//!
//! Accounts, commodities and payees are declared, as the strict check wants. An account's name loses what a journal cannot write in it
//! (colons, semicolons, double spaces), and no name stands in a comment, where it could become a tag.

use std::io::{self, Write};

use super::{Account, Book, Kind, one_line};
use crate::rules::money::Money;
use crate::words::Words;

/// Writes what a book holds.
///
/// # Errors
/// What the writer refuses.
pub fn write(book: &Book, words: &Words, mut out: impl Write) -> io::Result<()> {
    for currency in book.currencies() {
        let decimals = Money::ZERO.decimal(currency.decimals()).to_string();
        let point = if decimals.contains('.') { "" } else { "." };
        writeln!(out, "commodity 100{decimals}{point} {}", currency.code())?;
    }
    let accounts = book.accounts(|name| one_line(&name.replace(':', ".").replace(';', ",")));
    for (account, kind) in [(Account::Player, 'A'), (Account::Winnings, 'R')] {
        accounts.values().try_for_each(|name| writeln!(out, "account {}:{name}  ; type:{kind}", stem(account)))?;
    }
    Kind::ALL.into_iter().try_for_each(|kind| writeln!(out, "payee {}", kind.payee(words)))?;
    for one in &book.transactions {
        let text = one_line(&one.text).replace(';', ",");
        let note = if text.is_empty() { String::new() } else { format!(" | {text}") };
        let event = match &one.event {
            None => String::new(),
            Some((event, None)) => format!("  ; event: {event}"),
            Some((event, Some(file))) => {
                format!("  ; event: {event}, file: {}", one_line(file).replace([',', ':'], "_"))
            }
        };
        writeln!(out, "\n{} {}{note}{event}", one.date, one.kind.payee(words))?;
        for (account, person, amount) in one.postings() {
            let name = accounts.get(person).map_or("?", String::as_str);
            let amount = amount.decimal(one.currency.decimals());
            writeln!(out, "    {}:{name}  {amount} {}", stem(account), one.currency.code())?;
        }
    }
    Ok(())
}

fn stem(account: Account) -> &'static str {
    match account {
        Account::Player => "players",
        Account::Winnings => "winnings",
    }
}
