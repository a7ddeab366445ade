//! The balances, and the transfers that bring them to zero with the command that records each.

use serde_json::{Map, Value, json};

use super::books::Books;
use super::why::{self, Asked};
use crate::cli::Settle;
use crate::evenings::accounts::transfers;
use crate::page::{Cell, Column, Table};
use crate::render::{speech::glued, text};
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::names::alphabetical;

/// For people.
pub fn text(books: &Books, args: &Settle, screen: &Screen) -> String {
    let (words, accounts) = (&screen.words, &books.accounts);
    if accounts.balances.is_empty() {
        return say!(words, "settle-nothing");
    }
    let columns = [
        ("person", say!(words, "stats-column-person")),
        ("balance", say!(words, "settle-balance")),
        ("currency", say!(words, "stats-column-currency")),
    ];
    let mut table = Table::new("balances", columns.map(|(id, heading)| Column::new(id, heading)).into());
    let mut lines = Vec::new();
    for (currency, balances) in &accounts.balances {
        let mut rows: Vec<(&str, Money)> =
            balances.iter().map(|(one, balance)| (accounts.name(one), *balance)).collect();
        rows.sort_by_cached_key(|(name, _)| alphabetical(name));
        for (name, balance) in rows {
            let balance = Cell::Money { amount: balance, currency: *currency, signed: true };
            table.rows.push(vec![Cell::name(name), balance, Cell::name(currency.code())]);
        }
        let named =
            transfers(balances).into_iter().map(|one| (accounts.name(one.from), accounts.name(one.to), one.amount));
        let mut named: Vec<(&str, &str, Money)> = named.collect();
        named.sort_by_cached_key(|(from, to, _)| (alphabetical(from), alphabetical(to)));
        for (from, to, amount) in named {
            let line = say!(words, "transfer", from = from, to = to, amount = glued(&words.amount(amount, *currency)));
            lines.push(screen.wrapped(&format!("  {line}"), "    "));
            let command = command((from, to, amount, *currency), books, args, |number| words.decimal(number));
            let command = if screen.plain { say!(words, "aloud-record", command = command) } else { command };
            lines.push(format!("    {command}"));
        }
    }
    let heading = match lines.len() / 2 {
        0 => say!(words, "settle-level"),
        count => say!(words, "settle-transfers", count = count),
    };
    let evenings = say!(words, "settle-evenings", count = accounts.sessions.len());
    let head = [screen.heading(&evenings), text::table(&table, screen), String::new(), screen.heading(&heading)];
    head.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// The command that records a payment, as it can be typed in a shell, with numbers written so.
fn command(
    (from, to, amount, currency): (&str, &str, Money, Currency),
    books: &Books,
    args: &Settle,
    written: impl Fn(String) -> String,
) -> String {
    let number = written(amount.decimal(currency.decimals()).to_string());
    let paid = format!("{from}->{to} {number} {}", currency.code());
    let mut command = "bolln settle".to_owned();
    let mut put = |text: &str| {
        command.push(' ');
        command.push_str(&quoted(text));
    };
    args.files.iter().for_each(|file| put(&file.display().to_string()));
    for same in &args.same {
        put("--same");
        put(same);
    }
    if let Some(file) = new_settlement(books, args) {
        put("--in");
        put(&file);
    }
    put("--paid");
    put(&paid);
    command
}

/// The file that must be named to record a payment; nothing where it is clear without it.
fn new_settlement(books: &Books, args: &Settle) -> Option<String> {
    if let Some(named) = &args.in_file {
        return Some(named.display().to_string());
    }
    if books.about_money().count() == 1 || books.settlements.len() == 1 {
        return None;
    }
    if let Some((path, _)) = books.settlements.first() {
        return Some(path.display().to_string());
    }
    let folder = books.common_folder();
    let names =
        (1..).map(|number| if number == 1 { "settlement.toml".into() } else { format!("settlement-{number}.toml") });
    names.map(|name| folder.join(name)).find(|path| !path.exists()).map(|path| path.display().to_string())
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "/._-,:@%+\\".contains(sign);
    if !word.is_empty() && word.chars().all(|sign| is_plain(sign) && sign != '\\') {
        word.to_owned()
    } else if word.contains(['"', '$', '`', '\\', '!']) {
        format!("'{}'", word.replace('\'', "'\\''"))
    } else {
        format!("\"{word}\"")
    }
}

/// `{"format": 1, "evenings": 2, "currencies": {"EUR": {"balances": {"Anna": "0.30", …}, "transfers": [{"from", "to", "amount",
/// "command"}]}}}`, the command being what records the transfer;
/// where it is asked why, beside the balances `why`: `{"Anna": [{"file", "event", "kind", "amount", …}]}`.
pub fn json(books: &Books, asked: Option<&Asked>, args: &Settle) -> Value {
    let accounts = &books.accounts;
    let currencies = accounts.balances.iter().map(|(currency, balances)| {
        let amount = |amount: Money| json!(amount.decimal(currency.decimals()).to_string());
        let transfers = transfers(balances).into_iter().map(|transfer| {
            let (from, to) = (accounts.name(transfer.from), accounts.name(transfer.to));
            let command = command((from, to, transfer.amount, *currency), books, args, |number| number);
            json!({ "from": from, "to": to, "amount": amount(transfer.amount), "command": command })
        });
        let transfers: Vec<Value> = transfers.collect();
        let balances = balances.iter().map(|(person, balance)| (accounts.name(person).to_owned(), amount(*balance)));
        let balances: Map<String, Value> = balances.collect();
        let mut account = json!({ "balances": balances, "transfers": transfers });
        if let Some(asked) = asked {
            account["why"] = why::json(asked, *currency, books);
        }
        (currency.code().to_owned(), account)
    });
    let currencies: Map<String, Value> = currencies.collect();
    json!({ "format": 1, "evenings": accounts.sessions.len(), "currencies": currencies })
}
