//! The head of a random session: a table, its house rules, its stake.

use toml::{Table, Value};

use super::dice::Dice;
use super::names::{NAMES, misspelt};
use super::text::{table, texts};
use crate::house::{DREEG, Domain, HERZBLATT};

/// Stakes in currencies of 0 to 4 decimals.
const STAKES: &[(&str, &str)] = &[
    ("0.10", "EUR"),
    ("0.05", "CHF"),
    ("50", "JPY"),
    ("0.125", "KWD"),
    ("0.0001", "CLF"),
    ("12.5", "USD"),
    ("1", "EUR"),
    ("007.1", "TND"),
    ("999999999999.99", "EUR"),
    ("99999.99", "EUR"),
];

pub fn draw(dice: &mut Dice) -> Table {
    let is_dreeg = !dice.one_in(3);
    let names: Vec<String> = dice.shuffled(NAMES).into_iter().map(str::to_owned).collect();
    let mut rules = rules(dice, if is_dreeg { DREEG } else { HERZBLATT });
    let least = if is_dreeg || rules.get("dealer_sits_out") == Some(&true.into()) { 3 } else { 2 };
    let mut players = names[..least + dice.below(if is_dreeg { 2 } else { 4 })].to_vec();
    if dice.one_in(60) {
        players[1] = misspelt(dice, &players[0]);
    }
    if dice.one_in(60) {
        players[1] = misspelt(dice, &players[1]);
    }
    let mut head = table([
        ("format", 1.into()),
        ("game", if is_dreeg { "dreeg" } else { "herzblatt" }.into()),
        ("players", texts(&players)),
    ]);
    let losers = rules.get("blob_for") == Some(&"losers".into())
        || (!rules.contains_key("blob_for") && rules.get("convention") != Some(&"neustadt".into()));
    if losers && rules.get("play_out") == Some(&false.into()) && !dice.one_in(20) {
        rules.remove("play_out");
    }
    if !rules.is_empty() {
        head.insert("rules".to_owned(), rules.into());
    }
    if dice.one_in(2) {
        head.insert("first_dealer".to_owned(), dice.pick(&players).into());
    }
    if dice.one_in(4) {
        let mut started = dice.pick(&["2026-11-29", "2026-11-29T19:30:00+01:00"]);
        if dice.one_in(20) {
            started = dice.pick(&["2026-11-29T19:30:00", "19:30:00"]);
        }
        head.insert("started".to_owned(), Value::Datetime(started.parse().unwrap()));
        head.insert("place".to_owned(), "Zum \"Hirschen\"".into());
        head.insert("note".to_owned(), "".into());
    }
    if !is_dreeg {
        let (amount, currency) = dice.pick(STAKES);
        head.insert("stake".to_owned(), table([("amount", amount.into()), ("currency", currency.into())]).into());
    }
    head
}

/// Some of the house rules: mostly a few, at times all.
fn rules(dice: &mut Dice, domains: &[(&str, Domain)]) -> Table {
    let mut rules = Table::new();
    let rare = 1 + dice.below(4);
    for (key, domain) in domains {
        if dice.one_in(rare) {
            let value = match domain {
                Domain::Words(words) => dice.pick(words).into(),
                Domain::Flag => dice.one_in(2).into(),
                // A blob target that is met, limits that are passed, factors that stay small.
                Domain::Range(range) => {
                    let all = *key == "schneider_limit" || dice.one_in(8);
                    let most = if all { *range.end() } else { *range.end().min(&7) };
                    dice.between(*range.start(), most).into()
                }
                Domain::Numbers(numbers) => dice.pick(numbers).into(),
            };
            rules.insert((*key).to_owned(), value);
        }
    }
    rules
}
