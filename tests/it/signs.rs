//! What can be drawn: typographic signs become plain ones on request, cards have the signs of their suits.

use std::fs;

use assert_cmd::Command;
use bolln::report::rulecard;

use crate::common::{files, repository};

/// Standard output and error of a call.
fn told(args: &[&str], home: &std::path::Path) -> String {
    let mut command = Command::cargo_bin("bolln").unwrap();
    let command = command.current_dir(repository("tests/errors")).env("BOLLN_HOME", home).env("LC_ALL", "C.UTF-8");
    let output = command.args(args).output().unwrap();
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

#[test]
fn in_ascii_no_sign_but_letters_is_beyond_ascii() {
    let home = tempfile::tempdir().unwrap();
    let copy = home.path().join("herzblatt.toml");
    fs::copy(repository("sample-sessions/herzblatt-for-two.toml"), &copy).unwrap();
    let copy = copy.to_str().unwrap();
    let sessions = repository("sample-sessions");
    let sessions = sessions.to_str().unwrap();
    let mut calls: Vec<Vec<&str>> = vec![
        vec!["--help"],
        vec!["list"],
        vec!["rules"],
        vec!["rules", "house"],
        vec!["rules", "cameroon", "--players", "7"],
        vec!["rules", "nothing"],
        vec!["stats", sessions],
        vec!["stats", sessions, "--plain"],
        vec!["settle", copy],
        vec!["settle", copy, "--paid", "Anna→Bert 0,30"],
        vec!["settle", copy, "--paid", "Anna"],
        vec!["add", copy, "solo", "soloist=Nobody"],
        vec!["add", copy, "nothing"],
        vec!["check", "no-such-file.toml"],
    ];
    let commands =
        ["new", "list", "add", "undo", "redo", "play", "score", "check", "rules", "export", "stats", "settle"];
    calls.extend(commands.iter().map(|command| vec![*command, "--help"]));
    calls.extend(rulecard::TOPICS.iter().map(|topic| vec!["rules", topic.name]));
    let good = files("sample-sessions", "toml");
    // A line of the file is quoted as it stands there.
    let bad = files("tests/errors", "toml").into_iter().filter(|path| !path.ends_with("not-utf8.toml"));
    let bad: Vec<_> = bad.collect();
    for path in &good {
        let path = path.to_str().unwrap();
        calls.extend([vec!["score", path], vec!["score", path, "--deal", "1"], vec!["score", path, "--plain"]]);
    }
    let checked = good.iter().chain(&bad).map(|path| path.to_str().unwrap());
    calls.push(["check"].into_iter().chain(checked).collect());
    for lang in ["en", "de"] {
        for call in &calls {
            let told = told(&[&["--ascii", "--lang", lang], &call[..]].concat(), home.path());
            let signs: String = told.chars().filter(|c| !c.is_ascii() && !c.is_alphanumeric()).collect();
            assert_eq!(signs, "", "{call:?} in {lang}:\n{told}");
        }
    }
}

/// People read the signs of the suits; the file and programs have letters.
#[test]
fn findings_and_tricks_show_suits() {
    let home = tempfile::tempdir().unwrap();
    let session = repository("sample-sessions/card-by-card.toml");
    let session = session.to_str().unwrap();
    let has = |args: &[&str], wanted: &str| {
        let told = told(&[&["--lang", "en"], args].concat(), home.path());
        assert!(told.contains(wanted), "{args:?} without {wanted:?}:\n{told}");
    };
    has(&["check", session], "Luisa played ♠U and did not discard high, though still holding ♠K ♣K ♠10.");
    has(&["score", session], "Luisa played ♠U");
    has(&["score", session, "--event", "21"], "Luisa ♠U");
    has(&["score", session, "--event", "21", "--ascii"], "Luisa SU");
    has(&["check", session, "--ascii"], "still holding SK CK ST.");
    has(&["check", session, "--format", "json"], "\"held\":[\"SK\",\"CK\",\"ST\"]");
}

#[test]
fn a_number_out_of_range_is_told_with_the_range() {
    let home = tempfile::tempdir().unwrap();
    let told = |lang| told(&["--lang", lang, "rules", "cameroon", "--players", "7"], home.path());
    assert!(told("en").contains("only a number from 2 to 6"), "{}", told("en"));
    assert!(told("de").contains("nur eine Zahl von 2 bis 6"), "{}", told("de"));
}
