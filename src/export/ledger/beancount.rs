//! Beancount's journal.
//!
//! Accounts and commodities are opened on the first day. A part of an account's name has letters, digits and hyphens only, and begins
//! with a capital letter or a digit: of other signs a hyphen is left.

use std::io::{self, Write};

use super::{Account, Book, one_line};
use crate::words::Words;

/// Writes what a book holds.
///
/// # Errors
/// What the writer refuses.
pub fn write(book: &Book, words: &Words, mut out: impl Write) -> io::Result<()> {
    let Some(first) = book.transactions.first().map(|one| one.date) else { return Ok(()) };
    let currencies = book.currencies();
    currencies.iter().try_for_each(|currency| writeln!(out, "{first} commodity {}", currency.code()))?;
    let accounts = book.accounts(part);
    for account in [Account::Player, Account::Winnings] {
        accounts.values().try_for_each(|name| writeln!(out, "{first} open {}:{name}", stem(account)))?;
    }
    for one in &book.transactions {
        writeln!(out, "\n{} * {} {}", one.date, quoted(&one.kind.payee(words)), quoted(&one.text))?;
        if let Some((event, file)) = &one.event {
            writeln!(out, "  event: {event}")?;
            file.iter().try_for_each(|file| writeln!(out, "  file: {}", quoted(file)))?;
        }
        for (account, person, amount) in one.postings() {
            let name = accounts.get(person).map_or("X", String::as_str);
            let amount = amount.decimal(one.currency.decimals());
            writeln!(out, "  {}:{name}  {amount} {}", stem(account), one.currency.code())?;
        }
    }
    Ok(())
}

fn stem(account: Account) -> &'static str {
    match account {
        Account::Player => "Assets:Players",
        Account::Winnings => "Income:Winnings",
    }
}

/// A name as a part of an account's.
fn part(name: &str) -> String {
    let hyphens = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let part: String = one_line(name).chars().map(hyphens).collect();
    let mut letters = part.trim_matches('-').chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    // Scripts without capitals begin with none.
    let is_capital = first.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    format!("{}{first}{}", if is_capital { "" } else { "X" }, letters.as_str())
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", one_line(text).replace('\\', "\\\\").replace('"', "\\\""))
}
