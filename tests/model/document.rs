//! The head of a session file: what stands above its events.

use toml::Table;

use crate::keys::{Judged, Keys, ensure, known, need, refuse};
use crate::money::Currency;
use crate::names;

/// A session as it was read; nothing is judged below its head.
pub struct Document {
    pub is_dreeg: bool,
    pub players: Vec<String>,
    pub first_dealer: String,
    pub rules: Table,
    pub stake: Option<(i128, Currency)>,
    pub events: Vec<Table>,
}

/// Reads the head.
pub fn read(text: &str) -> Judged<Document> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let table: Table = toml::from_str(text).map_err(|error| format!("syntax: {error}"))?;
    of_table(&table)
}

/// The head of a session that is a table already.
pub fn of_table(table: &Table) -> Judged<Document> {
    let keys = Keys(table);
    keys.only(&["format", "game", "players", "first_dealer", "started", "place", "note", "rules", "stake", "events"])?;
    need(keys.number("format", 1..=1)?, "format")?;
    let is_dreeg = need(keys.word("game", &["dreeg", "herzblatt"])?, "game")? == "dreeg";
    let none = Table::new();
    let rules = keys.table("rules")?.unwrap_or(&none).clone();
    let stake = match keys.table("stake")? {
        Some(stake) if !is_dreeg => Some(read_stake(Keys(stake))?),
        None if is_dreeg => None,
        Some(_) | None => return refuse("stake: Herzblatt has one, Dreeg has none"),
    };

    let players = need(keys.texts("players")?, "players")?;
    let players: Vec<String> = players.into_iter().map(str::to_owned).collect();
    let sits_out = !is_dreeg && Keys(&rules).flag("dealer_sits_out")? == Some(true);
    ensure(table_size(is_dreeg, sits_out).contains(&players.len()), "head: so many players")?;
    new_names(&players, &[])?;
    let first_dealer = match keys.text("first_dealer")? {
        Some(name) => known(name, &players)?,
        None => players[0].clone(),
    };

    if let Some(started) = table.get("started") {
        let started = need(started.as_datetime(), "a time")?;
        ensure(started.offset.is_some() || (started.date.is_some() && started.time.is_none()), "head: no offset")?;
    }
    keys.text("place")?;
    keys.text("note")?;
    let events = match table.get("events") {
        None => Vec::new(),
        Some(events) => {
            let events = need(events.as_array(), "a list of events")?;
            events.iter().map(|event| need(event.as_table().cloned(), "a table for an event")).collect::<Judged<_>>()?
        }
    };
    Ok(Document { is_dreeg, players, first_dealer, rules, stake, events })
}

/// How many may sit at a table.
pub fn table_size(is_dreeg: bool, sits_out: bool) -> std::ops::RangeInclusive<usize> {
    match (is_dreeg, sits_out) {
        (true, _) => 3..=4,
        (false, true) => 3..=6,
        (false, false) => 2..=5,
    }
}

/// Names of a table, each once: those that are not known already are names, and like nobody's.
pub fn new_names(names: &[String], people: &[String]) -> Judged<()> {
    for (i, name) in names.iter().enumerate() {
        ensure(!names[..i].iter().any(|other| names::same(other, name)), "names: twice")?;
        if !people.contains(name) {
            names::check(name)?;
            ensure(!people.iter().any(|other| names::same(other, name)), "names: nearly somebody else's")?;
        }
    }
    Ok(())
}

fn read_stake(keys: Keys) -> Judged<(i128, Currency)> {
    keys.only(&["amount", "currency"])?;
    let currency = Currency::read(need(keys.text("currency")?, "currency")?)?;
    let amount = currency.amount(need(keys.text("amount")?, "amount")?)?;
    Ok((amount, currency))
}
