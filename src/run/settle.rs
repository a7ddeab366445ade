//! `bolln settle FILE…`: who pays whom, over several evenings; and what has been paid.

use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};

use super::stats::tell;
use crate::cli::{Format, Settle};
use crate::error::{Failure, Outcome};
use crate::evenings::accounts::{Accounts, transfers};
use crate::evenings::merge::Merge;
use crate::evenings::paid::Paid;
use crate::evenings::{Filter, People, Source, files, read};
use crate::page::{Cell, Column, Table};
use crate::render::speech::glued;
use crate::render::text;
use crate::report::trouble::{of_save, tell_notices};
use crate::rules::herzblatt;
use crate::rules::money::Money;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;
use crate::session::log::{Aside, Entry, Version};
use crate::session::names::alphabetical;
use crate::store::{Notebook, System};

/// How long another program may keep the file before this one gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Records what has been paid, and shows the balances and the fewest transfers.
///
/// # Errors
/// A session that cannot be read or has errors: money is only settled if all of it is known. What is wrong with a payment.
pub fn run(args: &Settle, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let people = People::of_aliases(&args.same, words).map_err(Failure::Usage)?;
    let paid = args.paid.iter().map(|typed| Paid::read(typed, words)).collect::<Result<Vec<_>, _>>();
    let paid = paid.map_err(Failure::Usage)?;
    let sources = files::find(&args.files)?;
    let mut accounts = accounts(&sources, &people, screen)?;
    for place in &accounts.without_money {
        if let Some(source) = sources.get(*place).filter(|source| source.named) {
            let told = say!(words, "settle-no-money", file = source.path.display().to_string());
            writeln!(screen.err(), "bolln: {told}")?;
        }
    }
    let recorded = if paid.is_empty() {
        Vec::new()
    } else {
        let recorded = record(&paid, session_of(args, &sources, &accounts, screen)?, &people, args, screen)?;
        accounts = self::accounts(&sources, &people, screen)?;
        recorded
    };
    match args.entry.format {
        Format::Text => {
            let mut out = BufWriter::new(screen.out());
            for line in recorded {
                writeln!(out, "{line}")?;
            }
            writeln!(out, "{}", text(&accounts, screen))?;
            Ok(out.flush()?)
        }
        Format::Json => {
            let mut out = screen::json();
            writeln!(out, "{}", json(&accounts))?;
            Ok(out.flush()?)
        }
    }
}

fn accounts(sources: &[Source], people: &People, screen: &Screen) -> Result<Accounts, Failure> {
    let of = |evening: &read::Evening<'_>, sum: &mut Accounts| {
        Accounts::of(evening, people, &screen.words).map(|accounts| sum.absorb(accounts))
    };
    let (accounts, skipped): (Accounts, _) = read::all(sources, &Filter::default(), people, screen, of);
    if skipped.is_empty() {
        return Ok(accounts);
    }
    tell(&skipped, screen)?;
    Err(Failure::Told(say!(screen.words, "settle-not-all")))
}

/// The session in which a payment is recorded: the one that is named, or the only one about money.
fn session_of<'s>(
    args: &Settle,
    sources: &'s [Source],
    accounts: &Accounts,
    screen: &Screen,
) -> Result<&'s Path, Failure> {
    let words = &screen.words;
    let mut about_money = accounts.sessions.iter().filter_map(|place| sources.get(*place));
    let Some(named) = &args.in_file else {
        return match (about_money.next(), about_money.next()) {
            (Some(source), None) => Ok(&source.path),
            (Some(_), Some(_)) => Err(Failure::Usage(say!(words, "settle-in-which"))),
            (None, _) => Err(Failure::Told(say!(words, "settle-nothing"))),
        };
    };
    let real = |path: &Path| path.canonicalize().map_err(|error| Failure::file(path, error));
    let wanted = real(named)?;
    let found = about_money.find(|source| source.path.canonicalize().is_ok_and(|path| path == wanted));
    let file = named.display().to_string();
    found.map(|source| source.path.as_path()).ok_or_else(|| Failure::Usage(say!(words, "settle-in-other", file = file)))
}

/// Appends the payments to a session, all of which are looked at before the first is written.
fn record(paid: &[Paid], file: &Path, people: &People, args: &Settle, screen: &Screen) -> Result<Vec<String>, Failure> {
    let words = &screen.words;
    let mut notebook =
        Notebook::open_on(System::of_user(), file, PATIENCE).map_err(|error| of_save(error, file, screen))?;
    let Session::Herzblatt(evening) = notebook.session() else {
        return Err(Failure::Told(say!(words, "settle-no-money", file = file.display().to_string())));
    };
    let aside = Aside { at: args.entry.time(), ..Aside::default() };
    let entry = |payment| {
        let version = Version { event: herzblatt::Event::Payment(payment), aside: aside.clone() };
        evening.text(&Entry::Event(Ok(version)))
    };
    let payments = paid.iter().map(|paid| paid.payment(evening, people, words)).collect::<Result<Vec<_>, _>>();
    let texts: Vec<String> = payments.map_err(Failure::Told)?.into_iter().map(entry).collect();
    let before = notebook.session().len();
    // All of them are one change: either every payment is recorded or none.
    let recorded = notebook.append(&texts.join("\n"));
    tell_notices(&notebook.notices(), file, screen);
    recorded.map_err(|error| of_save(error, file, screen))?;
    let told = |event: usize| say!(words, "settle-recorded", event = event, file = file.display().to_string());
    Ok((before + 1..=notebook.session().len()).map(told).collect())
}

fn text(accounts: &Accounts, screen: &Screen) -> String {
    let words = &screen.words;
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
        let amount = |amount: Money| glued(&words.amount(amount, *currency));
        let mut rows: Vec<(&str, Money)> =
            balances.iter().map(|(one, balance)| (accounts.name(one), *balance)).collect();
        rows.sort_by_cached_key(|(name, _)| alphabetical(name));
        for (name, balance) in rows {
            let balance = Cell::Money { amount: balance, currency: *currency, signed: false };
            table.rows.push(vec![Cell::name(name), balance, Cell::name(currency.code())]);
        }
        let named =
            transfers(balances).into_iter().map(|one| (accounts.name(one.from), accounts.name(one.to), one.amount));
        let mut named: Vec<(&str, &str, Money)> = named.collect();
        named.sort_by_cached_key(|(from, to, _)| (alphabetical(from), alphabetical(to)));
        lines.extend(named.into_iter().map(|(from, to, transferred)| {
            let line = say!(words, "transfer", from = from, to = to, amount = amount(transferred));
            screen.wrapped(&format!("  {line}"), "    ")
        }));
    }
    let heading = match lines.len() {
        0 => say!(words, "settle-level"),
        count => say!(words, "settle-transfers", count = count),
    };
    let evenings = say!(words, "settle-evenings", count = accounts.sessions.len());
    let head = [screen.heading(&evenings), text::table(&table, screen), String::new(), screen.heading(&heading)];
    head.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// `{"format": 1, "evenings": 2, "currencies": {"EUR": {"balances": {"Anna": "0.30", …}, "transfers": [{"from", "to", "amount"}]}}}`
fn json(accounts: &Accounts) -> Value {
    let currencies = accounts.balances.iter().map(|(currency, balances)| {
        let amount = |amount: Money| json!(amount.decimal(currency.decimals()).to_string());
        let transfers = transfers(balances).into_iter().map(|transfer| {
            let (from, to) = (accounts.name(transfer.from), accounts.name(transfer.to));
            json!({ "from": from, "to": to, "amount": amount(transfer.amount) })
        });
        let transfers: Vec<Value> = transfers.collect();
        let balances = balances.iter().map(|(person, balance)| (accounts.name(person).to_owned(), amount(*balance)));
        let balances: Map<String, Value> = balances.collect();
        (currency.code().to_owned(), json!({ "balances": balances, "transfers": transfers }))
    });
    let currencies: Map<String, Value> = currencies.collect();
    json!({ "format": 1, "evenings": accounts.sessions.len(), "currencies": currencies })
}
