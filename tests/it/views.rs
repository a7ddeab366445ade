//! Every view tells what the table said: who left and who joined, remarks, the reasons of misdeals, rulings and the end; and none
//! tells what was taken back.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use walkdir::WalkDir;

const DREEG: &str = r#"format = 1
game = "dreeg"
players = ["Anna", "Bert", "Cilli"]
note = "evening's remark"
[[events]]
kind = "sixty-six"
placing = [["Anna"], ["Bert"], ["Cilli"]]
note = "deal's remark"
[[events]]
kind = "note"
note = "taken back"
[[events]]
kind = "undo"
[[events]]
kind = "misdeal"
reason = "a card too few"
[[events]]
kind = "note"
note = "remark alone"
[[events]]
kind = "substitute"
leaves = "Cilli"
joins = "Newcomer"
reason = "babysitter"
[[events]]
kind = "ruling"
reason = "revoke"
strokes = { Anna = -1 }
[[events]]
kind = "end"
reason = "closing time"
"#;
const HERZBLATT: &str = r#"format = 1
game = "herzblatt"
players = ["Anna", "Bert", "Cilli"]
note = "evening's remark"
[stake]
amount = "0.10"
currency = "EUR"
[[events]]
kind = "passed"
note = "deal's remark"
[[events]]
kind = "note"
note = "taken back"
[[events]]
kind = "undo"
[[events]]
kind = "misdeal"
reason = "a card too few"
[[events]]
kind = "note"
note = "remark alone"
[[events]]
kind = "seating"
players = ["Anna", "Bert", "Newcomer"]
[[events]]
kind = "ruling"
reason = "revoke"
payments = { Anna = "-0.10", Bert = "0.10" }
[[events]]
kind = "end"
reason = "closing time"
"#;
const SAID: [&str; 8] = [
    "evening's remark",
    "deal's remark",
    "a card too few",
    "remark alone",
    "Cilli",
    "Newcomer",
    "revoke",
    "closing time",
];

fn shown(folder: &Path, args: &[&str]) -> String {
    let run = Command::cargo_bin("bolln").unwrap().args(args).current_dir(folder).env("BOLLN_HOME", folder).unwrap();
    String::from_utf8(run.stdout).unwrap()
}

/// A page's text, whatever signs it has to write in another way.
fn plain(text: &str) -> String {
    text.replace("&#39;", "'").replace('’', "'").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[test]
fn every_view_tells_what_the_table_said_and_none_what_was_taken_back() {
    for (game, text) in [("dreeg", DREEG), ("herzblatt", HERZBLATT)] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("evening.toml"), text).unwrap();
        let file = "evening.toml";
        let mut views = vec![("score".to_owned(), shown(folder.path(), &["score", file]))];
        for format in ["html", "md", "ndjson"] {
            views.push((format.to_owned(), shown(folder.path(), &["export", file, "--to", format])));
        }
        for (format, out) in [("csv", "csv"), ("tables", "tables")] {
            shown(folder.path(), &["export", file, "--to", format, "-o", out]);
            let files = WalkDir::new(folder.path().join(out)).into_iter().map(Result::unwrap);
            let texts = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "csv"));
            views.push((format.to_owned(), texts.map(|file| fs::read_to_string(file.path()).unwrap()).collect()));
        }
        for (view, told) in &views {
            let told = plain(told);
            // The tables of a database know the deals by what they came to.
            let said = SAID.iter().filter(|said| !(view == "tables" && **said == "deal's remark"));
            let missing: Vec<&&str> = said.filter(|said| !told.contains(&said.to_lowercase())).collect();
            assert!(missing.is_empty(), "{view} of {game} lacks {missing:?}:\n{told}");
            assert!(!told.contains("taken back"), "{view} of {game}:\n{told}");
        }
    }
}
