//! Settling over several evenings: counted by hand, recorded debts, and what must hold whatever the evenings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};

use crate::generate;

fn settle(folder: &Path, args: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("bolln").unwrap().current_dir(folder).args(["--lang", "en", "settle"]).args(args).assert()
}

fn currencies(folder: &Path, args: &[&str]) -> Value {
    let done = settle(folder, &[args, &["--format", "json"]].concat()).success();
    let mut whole: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    // The commands that record them have their own test.
    for account in whole["currencies"].as_object_mut().unwrap().values_mut() {
        for transfer in account["transfers"].as_array_mut().unwrap() {
            assert!(transfer.as_object_mut().unwrap().remove("command").is_some());
        }
    }
    whole["currencies"].clone()
}

fn refused(folder: &Path, args: &[&str], code: i32) -> String {
    String::from_utf8_lossy(&settle(folder, args).code(code).get_output().stderr).into_owned()
}

/// A session of Herzblatt of one deal, which the first player loses by two stakes to each.
pub fn session(players: &[&str], stake: &str, currency: &str) -> String {
    let soloist = players[0];
    format!(
        "format = 1\ngame = \"herzblatt\"\nplayers = {players:?}\n[stake]\namount = \"{stake}\"\ncurrency = \"{currency}\"\n\
         [[events]]\nkind = \"solo\"\nsoloist = {soloist:?}\nsoloist_points = 40\n[[events]]\nkind = \"end\"\n"
    )
}

/// Bert owes Anna and Cilli 0.20 each from one evening; from the other Anna owes BERT 1.00, and from a third 50 yen.
pub fn evenings() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).unwrap();
    write("one.toml", session(&["Bert", "Anna", "Cilli"], "0.10", "EUR"));
    write("two.toml", session(&["Anna", "BERT"], "0.50", "EUR"));
    write("three.toml", session(&["Anna", "Toni"], "25", "JPY"));
    folder
}

#[test]
fn balances_by_person_and_currency() {
    let folder = evenings();
    // Two spellings are equally frequent: the first in order stands for both.
    let euros = json!({
        "balances": { "Anna": "-0.80", "BERT": "0.60", "Cilli": "0.20" },
        "transfers": [
            { "from": "Anna", "to": "BERT", "amount": "0.60" },
            { "from": "Anna", "to": "Cilli", "amount": "0.20" },
        ],
    });
    assert_eq!(currencies(folder.path(), &["one.toml", "two.toml"]), json!({ "EUR": euros }));
    let yen = json!({
        "balances": { "Anna": "-50", "Bert": "50" },
        "transfers": [{ "from": "Anna", "to": "Bert", "amount": "50" }],
    });
    assert_eq!(currencies(folder.path(), &[".", "--same", "Toni=Bert"])["JPY"], yen);
    // A file that is reached twice counts once.
    assert_eq!(currencies(folder.path(), &[".", "one.toml"])["EUR"], euros);
}

#[test]
fn a_debt_is_paid_in_parts_and_after_the_end() {
    let folder = evenings();
    let pay = |what: &str| settle(folder.path(), &["one.toml", "--no-time", "--paid", what]).success();
    let before = fs::read_to_string(folder.path().join("one.toml")).unwrap();
    pay("bert -> Anna 0,15");
    let after = fs::read_to_string(folder.path().join("one.toml")).unwrap();
    let event = "\n[[events]]\nkind = \"payment\"\nfrom = \"Bert\"\nto = \"Anna\"\namount = \"0.15\"\n";
    assert_eq!(after, format!("{before}{event}"));
    let left = currencies(folder.path(), &["one.toml"]);
    assert_eq!(
        left["EUR"]["transfers"],
        json!([
            { "from": "Bert", "to": "Anna", "amount": "0.05" },
            { "from": "Bert", "to": "Cilli", "amount": "0.20" },
        ])
    );
    let rest = settle(folder.path(), &["one.toml", "--paid", "Bert→Anna 0.05 EUR", "--paid", "Bert->Cilli 0,2"]);
    let text = String::from_utf8_lossy(&rest.success().get_output().stdout).into_owned();
    assert!(text.contains("Recorded as event 5") && text.contains("Everything is settled."), "{text}");
    assert!(!text.contains("pays"), "a transfer of nothing: {text}");
}

#[test]
fn payments_that_cannot_be() {
    let folder = evenings();
    let several = ["one.toml", "two.toml"];
    let with = |more: &[&str], code: i32| refused(folder.path(), &[&several, more].concat(), code);
    let bytes = || several.map(|file| fs::read(folder.path().join(file)).unwrap());
    let before = bytes();
    assert!(with(&["--paid", "Bert->Anna 1"], 2).contains("--in FILE"));
    assert!(with(&["--paid", "Bert->Anna 1", "--in", "three.toml"], 2).contains("three.toml"));
    assert!(with(&["--paid", "Bert->Ana 1", "--in", "one.toml"], 1).contains("Is Anna meant?"));
    assert!(with(&["--paid", "BERT->Cilli 1", "--in", "two.toml"], 1).contains("Cilli"));
    assert!(with(&["--paid", "Bert->Anna 1 CHF", "--in", "one.toml"], 1).contains("CHF"));
    assert!(with(&["--paid", "Bert->Anna 0,00", "--in", "one.toml"], 1).contains("above zero"));
    assert!(with(&["--paid", "Bert->Anna 0,001", "--in", "one.toml"], 1).contains("2 decimals"));
    assert!(with(&["--paid", "Bert->Bert 1", "--in", "one.toml"], 1).contains("pay"));
    // The second cannot be, so the first is not written either.
    with(&["--paid", "Bert->Anna 1", "--paid", "Bert->Ana 1", "--in", "one.toml"], 1);
    for form in ["Bert Anna 1", "Bert->Anna", " ->Anna 1", "Bert->Anna -1", ""] {
        assert!(with(&["--paid", form, "--in", "one.toml"], 2).contains("Bert->Anna 0.30"), "{form}");
    }
    assert_eq!(bytes(), before);
}

#[test]
fn nothing_is_settled_unless_all_of_it_is_known() {
    let folder = evenings();
    fs::write(folder.path().join("bad.toml"), "format = 1\n").unwrap();
    let told = refused(folder.path(), &["."], 1);
    assert!(told.contains("bad.toml") && told.contains("Nothing is settled"), "{told}");
    fs::write(folder.path().join("bad.toml"), "format = 1\ngame = \"dreeg\"\nplayers = [\"A\", \"B\", \"C\"]\n")
        .unwrap();
    settle(folder.path(), &["."]).success();
    let only = settle(folder.path(), &["bad.toml"]).success();
    assert!(String::from_utf8_lossy(&only.get_output().stderr).contains("Dreeg"));
}

/// H-10 over many evenings: transfers bring each balance to zero, and balances are the sums of the evenings' own.
#[test]
fn many_evenings_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut sums: BTreeMap<(String, String), i128> = BTreeMap::new();
    for (place, text) in (0..30).map(|place| (place, generate::session(2 * place + 1))) {
        let name = format!("{place}.toml");
        fs::write(folder.path().join(&name), text).unwrap();
        let one = currencies(folder.path(), &[&name]);
        for (currency, account) in one.as_object().unwrap() {
            for (person, balance) in account["balances"].as_object().unwrap() {
                let key = (currency.clone(), bolln::session::names::folded(person));
                *sums.entry(key).or_default() += units(balance);
            }
        }
    }
    let all = currencies(folder.path(), &["."]);
    let mut people = 0;
    for (currency, account) in all.as_object().unwrap() {
        let mut left = BTreeMap::new();
        for (person, balance) in account["balances"].as_object().unwrap() {
            let want = sums[&(currency.clone(), bolln::session::names::folded(person))];
            assert_eq!(units(balance), want, "{person} in {currency}");
            left.insert(person.clone(), want);
            people += 1;
        }
        for transfer in account["transfers"].as_array().unwrap() {
            assert!(units(&transfer["amount"]) > 0, "{transfer}");
            *left.get_mut(transfer["from"].as_str().unwrap()).unwrap() += units(&transfer["amount"]);
            *left.get_mut(transfer["to"].as_str().unwrap()).unwrap() -= units(&transfer["amount"]);
        }
        assert!(left.values().all(|balance| *balance == 0), "{currency}: {left:?}");
    }
    assert!(people > 5, "only {people} people");
}

fn units(amount: &Value) -> i128 {
    amount.as_str().unwrap().replace('.', "").parse().unwrap()
}

/// People stand in the order of the alphabet, whatever marks their letters have.
#[test]
fn people_in_the_order_of_the_alphabet() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.toml"), session(&["Waldi", "Änne", "Bert"], "0.10", "EUR")).unwrap();
    let told = settle(folder.path(), &["one.toml"]).success();
    let told = String::from_utf8_lossy(&told.get_output().stdout).into_owned();
    let names = |found: &str| found.split_whitespace().next().unwrap_or_default().to_owned();
    let people: Vec<String> = told.lines().filter(|line| line.ends_with("EUR")).map(names).collect();
    assert_eq!(people, ["Änne", "Bert", "Waldi"], "{told}");
    let transfers: Vec<&str> = told.lines().filter(|line| line.contains(" pays ")).map(str::trim).collect();
    assert_eq!(transfers, ["Waldi pays Änne 0.20 EUR.", "Waldi pays Bert 0.20 EUR."], "{told}");
    assert!(told.ends_with("    bolln settle one.toml --paid \"Waldi->Bert 0.20 EUR\"\n"), "{told}");
}
