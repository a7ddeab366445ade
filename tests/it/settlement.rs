//! Settling over several evenings at once: what is recorded, why a balance is what it is, who is who for good, and copies.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};

use crate::generate;
use crate::settle::{evenings, session};

fn bolln(folder: &Path, args: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::cargo_bin("bolln").unwrap();
    command.current_dir(folder).env("BOLLN_HOME", folder.join("home")).args(["--lang", "en"]).args(args).assert()
}

fn out(folder: &Path, args: &[&str]) -> String {
    String::from_utf8(bolln(folder, args).success().get_output().stdout.clone()).unwrap()
}

fn refused(folder: &Path, args: &[&str], code: i32) -> String {
    String::from_utf8_lossy(&bolln(folder, args).code(code).get_output().stderr).into_owned()
}

fn settled(folder: &Path, args: &[&str]) -> Value {
    let text = out(folder, &[&["settle"], args, &["--format", "json"]].concat());
    serde_json::from_str::<Value>(&text).unwrap()["currencies"].clone()
}

/// Balances over both evenings: Anna −0.80, Bert 0.60, Cilli 0.20. A payment of both belongs to neither.
#[test]
fn a_payment_over_several_evenings_goes_to_a_settlement() {
    let folder = evenings();
    let both = ["one.toml", "two.toml"];
    let settle = |more: &[&str]| out(folder.path(), &[&["settle"], &both[..], &["--no-time"], more].concat());
    let told = settle(&["--in", "settled.toml", "--paid", "anna → Cilli 0,20 €"]);
    assert!(told.starts_with("Recorded as event 1 of settled.toml.\n"), "{told}");
    // Found beside the evenings, it counts, and is where the rest goes.
    assert_eq!(
        settled(folder.path(), &both)["EUR"]["balances"],
        json!({ "Anna": "-0.60", "BERT": "0.60", "Cilli": "0.00" })
    );
    let told = settle(&["--paid", "Anna->Bert 0.6"]);
    assert!(told.starts_with("Recorded as event 2 of ") && told.contains("Everything is settled."), "{told}");
    let want = "settlement = 1\n\n[[events]]\nkind = \"payment\"\nfrom = \"Anna\"\nto = \"Cilli\"\namount = \"0.20\"\n\
                currency = \"EUR\"\nevenings = [\"one.toml\", \"two.toml\"]\n\n\
                [[events]]\nkind = \"payment\"\nfrom = \"Anna\"\nto = \"BERT\"\namount = \"0.60\"\ncurrency = \"EUR\"\n";
    assert_eq!(fs::read_to_string(folder.path().join("settled.toml")).unwrap(), want);
    // Over only a part of its evenings it cannot count, and is not left out in silence.
    for args in [&["settle", "one.toml"][..], &["settle", "settled.toml", "two.toml"]] {
        let told = refused(folder.path(), args, 1);
        assert!(told.contains("settled.toml") && told.contains(".toml. Give them too"), "{told}");
    }
    assert_eq!(settled(folder.path(), &["three.toml"])["JPY"]["balances"], json!({ "Anna": "-50", "Toni": "50" }));
}

/// What was entered last is taken back, and counts again when it is brought back; `list` names settlements too.
#[test]
fn a_payment_of_a_settlement_is_taken_back_and_brought_back() {
    let folder = evenings();
    let both = ["one.toml", "two.toml"];
    let pay = ["settle", "one.toml", "two.toml", "--no-time", "--in", "settled.toml", "--paid", "Anna->Cilli 0.20"];
    let start = settled(folder.path(), &both);
    out(folder.path(), &pay);
    let paid = settled(folder.path(), &both);
    let told = out(folder.path(), &["undo", "settled.toml", "--no-time"]);
    assert_eq!(told, "Event 2 is saved.\nTaken back: event 1, Anna paid Cilli 0.20 EUR.\n");
    // As if it had never been paid: its evenings are no longer bound to it.
    assert_eq!(settled(folder.path(), &both), start);
    settled(folder.path(), &["one.toml"]);
    let told = out(folder.path(), &["redo", "settled.toml", "--no-time", "--format", "json"]);
    assert_eq!(serde_json::from_str::<Value>(&told).unwrap(), json!({ "event": 3, "brought_back": [1] }));
    assert_eq!(settled(folder.path(), &both), paid);
    let told = refused(folder.path(), &["redo", "settled.toml"], 1);
    assert!(told.contains("nothing to bring back"), "{told}");
    let text = fs::read_to_string(folder.path().join("settled.toml")).unwrap();
    assert!(text.ends_with("\n[[events]]\nkind = \"undo\"\n\n[[events]]\nkind = \"redo\"\n"), "{text}");
    // The next is numbered after all entries.
    let told = out(folder.path(), &["settle", "one.toml", "two.toml", "--paid", "Anna->Bert 0.1"]);
    assert!(told.starts_with("Recorded as event 4 of "), "{told}");

    let home = folder.path().join("home/sessions");
    fs::create_dir_all(&home).unwrap();
    fs::copy(folder.path().join("settled.toml"), home.join("autumn.toml")).unwrap();
    let told = out(folder.path(), &["list"]);
    assert!(told.ends_with("Settlements over several evenings:\n  autumn: 2 payments over 2 evenings\n"), "{told}");
}

#[test]
fn a_settlement_with_mistakes_settles_nothing() {
    let folder = evenings();
    let payment = "settlement = 1\n[[events]]\nkind = \"payment\"\nfrom = \"Ana\"\nto = \"Cilli\"\namount = \"1.00\"\n\
                   currency = \"EUR\"\nevenings = [\"one.toml\"]\n";
    let write = |text: &str| fs::write(folder.path().join("settled.toml"), text).unwrap();
    write(payment);
    let told = refused(folder.path(), &["settle", "."], 1);
    assert!(told.contains("Ana") && told.contains("Anna") && told.contains("event 1"), "{told}");
    write(&payment.replace("amount", "amuont"));
    let told = refused(folder.path(), &["settle", "."], 1);
    assert!(told.contains("settled.toml:6:1") && told.contains("Nothing is settled"), "{told}");
}

#[test]
fn a_slip_of_the_decimal_sign_needs_force() {
    let folder = evenings();
    // Bert owes 0.40 in this evening.
    let told = refused(folder.path(), &["settle", "one.toml", "--paid", "Bert->Anna 20"], 1);
    assert!(told.contains("20.00 EUR") && told.contains("0.40 EUR") && told.contains("--force"), "{told}");
    out(folder.path(), &["settle", "one.toml", "--paid", "Bert->Anna 0,50"]);
    out(folder.path(), &["settle", "one.toml", "--paid", "Bert->Anna 20", "--force"]);
    assert_eq!(settled(folder.path(), &["one.toml"])["EUR"]["balances"]["Bert"], "20.10");
}

#[test]
fn all_that_is_owed_was_paid_at_the_table() {
    let folder = evenings();
    let told = out(folder.path(), &["settle", "one.toml", "--all-paid"]);
    assert!(told.contains("event 3") && told.contains("event 4") && told.contains("Everything is settled."), "{told}");
    let before = fs::read(folder.path().join("one.toml")).unwrap();
    out(folder.path(), &["settle", "one.toml", "--all-paid"]);
    assert_eq!(fs::read(folder.path().join("one.toml")).unwrap(), before, "nothing is owed, so nothing is written");
    let told = out(folder.path(), &["settle", ".", "--all-paid", "--in", "settled.toml"]);
    assert!(told.contains("Everything is settled."), "{told}");
}

#[test]
fn what_made_a_balance_adds_up_to_it() {
    let folder = evenings();
    out(folder.path(), &["settle", "one.toml", "--paid", "Bert->Anna 0,15"]);
    out(folder.path(), &["settle", ".", "--in", "settled.toml", "--paid", "Anna->Cilli 0,20 EUR"]);
    let told = out(folder.path(), &["settle", ".", "--why", "anna"]);
    for line in [
        "Anna: -0.75 EUR",
        "one.toml     1   Deal 1, Bert lost   +0.20",
        "one.toml     3   got it from BERT    -0.15",
        "two.toml     1   Deal 1, Anna lost   -1.00",
    ] {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.lines().any(|one| words(one) == words(line)), "{line} in {told}");
    }
    let told = out(folder.path(), &["settle", ".", "--why"]);
    assert!(told.contains("Anna and BERT have balances that add up to zero: one transfer."), "{told}");
    assert!(told.contains("fewer transfers than 1 will not do"), "{told}");
    let near = refused(folder.path(), &["settle", ".", "--why", "Ana"], 1);
    assert!(near.contains("Is Anna meant?"), "{near}");
    // Of generated evenings too.
    let many = tempfile::tempdir().unwrap();
    for seed in 0..40 {
        fs::write(many.path().join(format!("{seed}.toml")), generate::session(seed)).unwrap();
    }
    let mut people = 0;
    for (currency, account) in settled(many.path(), &[".", "--why"]).as_object().unwrap() {
        for (person, balance) in account["balances"].as_object().unwrap() {
            let of = account["why"][person].as_array().map(Vec::as_slice).unwrap_or_default();
            let sum: i128 = of.iter().map(|posting| units(&posting["amount"])).sum();
            assert_eq!(sum, units(balance), "{person} in {currency}");
            people += 1;
        }
    }
    assert!(people > 5, "only {people} people");
}

fn units(amount: &Value) -> i128 {
    amount.as_str().unwrap().replace('.', "").parse().unwrap()
}

#[test]
fn who_is_who_is_kept_for_good() {
    let folder = evenings();
    let people = |args: &[&str]| out(folder.path(), &[&["people"], args].concat());
    assert!(people(&[]).starts_with("No aliases are kept."));
    assert_eq!(people(&["--same", "Toni=Bert"]), "Toni is Bert\n");
    assert_eq!(settled(folder.path(), &["."])["JPY"]["balances"], json!({ "Anna": "-50", "Bert": "50" }));
    let counted: Value =
        serde_json::from_str(&out(folder.path(), &["stats", ".", "--player", "Bert", "--to", "json"])).unwrap();
    assert!(!counted.to_string().contains("Toni"), "{counted}");
    out(folder.path(), &["export", ".", "--to", "tables", "-o", "tables"]);
    let players = fs::read_to_string(folder.path().join("tables/players/year=0/players.csv")).unwrap();
    assert!(players.contains("\nthree.toml,bert,Toni,"), "{players}");
    assert!(refused(folder.path(), &["people", "--forget", "Tony"], 2).contains("Is Toni meant?"));
    assert!(refused(folder.path(), &["people", "--same", "Bert=Toni"], 2).contains("itself"));
    assert!(people(&["--forget", "toni"]).starts_with("No aliases are kept."));
    // What is typed must be somebody's name.
    let told = refused(folder.path(), &["settle", ".", "--same", "Tonny=Bert"], 2);
    assert!(told.contains("Is Toni meant?"), "{told}");
    assert!(refused(folder.path(), &["stats", ".", "--same", "Toni=Berd"], 2).contains("Is Bert meant?"));
    fs::write(folder.path().join("home/people.toml"), "same = 1\n").unwrap();
    assert!(refused(folder.path(), &["settle", "."], 1).contains("people.toml"));
}

#[test]
fn an_evening_that_is_there_twice_counts_once() {
    let folder = evenings();
    let one = fs::read_to_string(folder.path().join("one.toml")).unwrap();
    let euros = settled(folder.path(), &["."])["EUR"].clone();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    // Renamed; and synced before its last entry.
    write("renamed.toml", &one.replace('\n', "\r\n"));
    write("one (copy).toml", one.split("[[events]]\nkind = \"end\"").next().unwrap());
    let done = bolln(folder.path(), &["settle", ".", "--format", "json"]).success();
    let told = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    let found: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!((&found["evenings"], &found["currencies"]["EUR"]), (&json!(3), &euros));
    for file in ["renamed.toml", "one (copy).toml"] {
        assert!(told.contains(file) && told.contains("one.toml and is counted once"), "{told}");
    }
    let told =
        String::from_utf8_lossy(&bolln(folder.path(), &["stats", "."]).success().get_output().stderr).into_owned();
    assert_eq!(told.matches("is counted once").count(), 2, "{told}");
    // The same moment at the same table, gone on with in two places.
    let dated = one.replace("[stake]", "started = 2026-11-29T19:30:00+01:00\n[stake]");
    write("here.toml", &dated);
    write("there.toml", &dated.replace("soloist_points = 40", "soloist_points = 70"));
    let told = refused(folder.path(), &["settle", "."], 1);
    assert!(told.contains("here.toml") && told.contains("there.toml") && told.contains("Nothing is settled"), "{told}");
    let done = bolln(folder.path(), &["stats", "."]).success();
    assert!(String::from_utf8_lossy(&done.get_output().stderr).contains("goes on differently"));
}

/// Ten evenings, twelve people, three currencies: each printed command is run as it stands, and nothing is owed.
#[cfg(unix)]
#[test]
fn the_commands_that_are_printed_record_every_transfer() {
    let folder = tempfile::tempdir().unwrap();
    let people = [
        "Anna",
        "Bert",
        "Cilli O'Hara",
        "Dörte",
        "Emil $x",
        "Fritz->Franz",
        "Gunda",
        "Heiner",
        "Ida \"Idl\"",
        "Jörg",
        "Karl!",
        "Lore",
    ];
    for evening in 0..10 {
        let at: Vec<&str> = (0..3 + evening % 3).map(|seat| people[(5 * evening + 7 * seat) % 12]).collect();
        let (stake, currency) = [("0.10", "EUR"), ("0.25", "CHF"), ("20", "JPY")][evening % 3];
        let sub = folder.path().join(if evening < 5 { "early ones" } else { "late" });
        fs::create_dir_all(&sub).unwrap();
        fs::write(sub.join(format!("{evening}.toml")), session(&at, stake, currency)).unwrap();
    }
    let path = Path::new(env!("CARGO_BIN_EXE_bolln")).parent().unwrap().display().to_string();
    let settle = ["settle", "early ones", "late"];
    let (told, before) = (out(folder.path(), &settle), settled(folder.path(), &settle[1..]));
    let commands: Vec<&str> = told.lines().map(str::trim).filter(|line| line.starts_with("bolln settle ")).collect();
    assert!(commands.len() > 9, "{told}");
    for command in &commands {
        let mut run = std::process::Command::new("sh");
        run.args(["-c", command]).current_dir(folder.path()).env("BOLLN_HOME", folder.path().join("home"));
        let done = run.env("PATH", format!("{path}:/usr/bin:/bin")).output().unwrap();
        assert!(done.status.success(), "{command}: {}", String::from_utf8_lossy(&done.stderr));
    }
    let currencies = before.as_object().unwrap().values();
    let transfers = currencies.flat_map(|account| account["transfers"].as_array().unwrap());
    let programs: Vec<&str> = transfers.map(|transfer| transfer["command"].as_str().unwrap()).collect();
    assert_eq!(BTreeSet::from_iter(programs), BTreeSet::from_iter(commands.iter().copied()));
    let told = out(folder.path(), &settle);
    assert!(told.contains("Everything is settled."), "{told}");
    assert_eq!(
        fs::read_to_string(folder.path().join("settlement.toml")).unwrap().matches("[[events]]").count(),
        commands.len()
    );
}
