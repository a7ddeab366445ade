//! Many evenings as tables: keys join, sums re-add, the same evenings give the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

use crate::common::{files, repository};
use crate::generate;

/// The sample sessions and so many generated ones, in folders.
pub fn evenings(generated: u64) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, count) in [("samples", 0), ("generated", generated)] {
        fs::create_dir(folder.path().join(name)).unwrap();
        for seed in 0..count {
            fs::write(folder.path().join(format!("{name}/{seed}.toml")), generate::lively_session(seed)).unwrap();
        }
    }
    for sample in files("sample-sessions", "toml") {
        fs::copy(&sample, folder.path().join("samples").join(sample.file_name().unwrap())).unwrap();
    }
    folder
}

pub fn export(from: &Path, to: &Path) -> assert_cmd::assert::Assert {
    let mut command = Command::cargo_bin("bolln").unwrap();
    command.args(["--lang", "en", "export"]).arg(from).args(["--to", "tables", "-o"]).arg(to).assert()
}

type Row = BTreeMap<String, String>;

/// All rows of a table, the year among their fields.
fn rows(folder: &Path, table: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for part in fs::read_dir(folder.join(table)).unwrap() {
        let part = part.unwrap().path();
        let year = part.file_name().unwrap().to_str().unwrap().strip_prefix("year=").unwrap().to_owned();
        let mut lines = csv::Reader::from_path(part.join(format!("{table}.csv"))).unwrap();
        for row in lines.deserialize::<Row>() {
            let mut row = row.unwrap();
            row.insert("year".to_owned(), year.clone());
            rows.push(row);
        }
    }
    rows
}

fn bytes(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files =
        walkdir::WalkDir::new(folder).into_iter().map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    files
        .map(|file| (file.path().strip_prefix(folder).unwrap().display().to_string(), fs::read(file.path()).unwrap()))
        .collect()
}

fn units(amount: &str) -> i128 {
    amount.replace('.', "").parse().unwrap_or_else(|_| panic!("{amount:?} is no amount"))
}

#[test]
fn keys_join_and_sums_readd() {
    let (from, to) = (evenings(40), tempfile::tempdir().unwrap());
    export(from.path(), to.path()).success();
    let schema: Value = serde_json::from_slice(&fs::read(to.path().join("schema.json")).unwrap()).unwrap();
    assert_eq!(schema["version"], 1);
    let mut tables: BTreeMap<&str, Vec<Row>> = BTreeMap::new();
    for (table, columns) in schema["tables"].as_object().unwrap() {
        let found = rows(to.path(), table);
        let names: BTreeSet<&str> = columns.as_array().unwrap().iter().map(|c| c["name"].as_str().unwrap()).collect();
        assert!(found.len() > 40, "{table} has {} rows only", found.len());
        for row in &found {
            let of_row: BTreeSet<&str> = row.keys().map(String::as_str).filter(|name| *name != "year").collect();
            assert_eq!(of_row, names, "{table}");
        }
        tables.insert(table.as_str(), found);
    }
    let key = |row: &Row, names: &[&str]| names.iter().map(|name| row[*name].clone()).collect::<Vec<_>>();
    let keys = |table: &str, names: &[&str]| {
        let all: Vec<Vec<String>> = tables[table].iter().map(|row| key(row, names)).collect();
        let different: BTreeSet<Vec<String>> = all.iter().cloned().collect();
        assert_eq!(all.len(), different.len(), "{names:?} is no key of {table}");
        different
    };
    let sessions = keys("sessions", &["session"]);
    let players = keys("players", &["session", "person"]);
    let deals = keys("deals", &["session", "deal"]);
    keys("subgames", &["session", "subgame", "person"]);
    keys("awards", &["session", "deal", "person"]);
    keys("events", &["session", "event", "person", "change"]);
    for (table, found) in &tables {
        for row in found {
            assert!(sessions.contains(&key(row, &["session"])), "{table}: {row:?}");
            assert!(
                row.get("person").is_none_or(|person| *table == "events" && person.is_empty())
                    || players.contains(&key(row, &["session", "person"])),
                "{table}: {row:?}"
            );
            let of_deal = row.get("deal").is_some_and(|deal| !deal.is_empty());
            assert!(!of_deal || deals.contains(&key(row, &["session", "deal"])), "{table}: {row:?}");
        }
    }

    // Blobs that no ruling gave or took are those of the sub-games; balances are the sums of the payments.
    let mut balances: BTreeMap<Vec<String>, (i128, i128)> = BTreeMap::new();
    for payment in &tables["payments"] {
        let of_person = balances.entry(key(payment, &["session", "person"])).or_default();
        let amount = units(&payment["amount"]);
        of_person.0 += amount;
        of_person.1 += if payment["kind"] == "paid" { 0 } else { amount };
    }
    let mut sums: BTreeMap<&str, i128> = BTreeMap::new();
    for player in tables["players"].iter().filter(|player| !player["balance"].is_empty()) {
        let got = balances.get(&key(player, &["session", "person"])).copied().unwrap_or_default();
        assert_eq!(got, (units(&player["balance"]), units(&player["amount_won"])), "{player:?}");
        *sums.entry(player["session"].as_str()).or_default() += got.0;
    }
    assert!(sums.values().all(|sum| *sum == 0) && sums.len() > 20, "{sums:?}");
    let count = |table: &str, keep: &dyn Fn(&Row) -> bool| tables[table].iter().filter(|row| keep(row)).count();
    for session in &tables["sessions"] {
        let of_session = |row: &Row| row["session"] == session["session"];
        assert_eq!(count("deals", &of_session).to_string(), session["deals"], "{session:?}");
    }
}

#[test]
fn the_same_bytes_and_nothing_stale() {
    let (from, to) = (evenings(12), tempfile::tempdir().unwrap());
    let (one, two) = (to.path().join("one"), to.path().join("two"));
    export(from.path(), &one).success();
    export(&from.path().join("samples"), &two).success();
    let samples = bytes(&two);
    export(from.path(), &two).success();
    assert_eq!(bytes(&one), bytes(&two));
    export(&from.path().join("samples"), &two).success();
    assert_eq!(bytes(&two), samples, "a year that is no longer there must go");
}

#[test]
fn what_lies_among_the_tables_stays() {
    let (from, to) = (evenings(1), tempfile::tempdir().unwrap());
    export(from.path(), to.path()).success();
    let year = fs::read_dir(to.path().join("deals")).unwrap().next().unwrap().unwrap().path();
    let others = [
        to.path().join("notes.txt"),
        to.path().join("deals/query.sql"),
        year.join("my.csv"),
        to.path().join("deals.new/x"),
    ];
    fs::create_dir(to.path().join("deals.new")).unwrap();
    others.iter().for_each(|other| fs::write(other, "mine").unwrap());
    export(&from.path().join("generated"), to.path()).success();
    assert!(others.iter().all(|other| fs::read_to_string(other).is_ok_and(|text| text == "mine")));
    // Not even under a name of ours is an evening replaced.
    let evening = to.path().join("awards/year=1999/awards.csv");
    fs::create_dir_all(evening.parent().unwrap()).unwrap();
    fs::copy(repository("sample-sessions/hirschen.toml"), &evening).unwrap();
    export(from.path(), to.path()).code(1);
    assert!(fs::read_to_string(&evening).unwrap().contains("[[events]]"));
}

#[test]
fn what_is_no_folder_of_tables_is_left_alone() {
    let (from, to) = (evenings(2), tempfile::tempdir().unwrap());
    fs::write(to.path().join("letter.txt"), "dear").unwrap();
    let refused = export(from.path(), to.path()).code(1);
    assert!(String::from_utf8_lossy(&refused.get_output().stderr).contains("something else"));
    assert_eq!(bytes(to.path()).len(), 1);
    // A bad file is told and left out.
    fs::write(from.path().join("bad.toml"), "format = 2\n").unwrap();
    let done = export(from.path(), &to.path().join("tables")).success();
    let told = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(told.contains("bad.toml is left out") && told.contains("13 sessions"), "{told}");
    let mut alone = Command::cargo_bin("bolln").unwrap();
    alone.current_dir(repository("")).args(["export", "sample-sessions", "--to", "tables"]).assert().code(2);
}
