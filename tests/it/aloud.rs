//! What `--plain` says can be read aloud: each line makes sense alone, no sign stands for a word, no sentence is broken.

use std::fs;
use std::path::Path;

use crate::common::{files, repository};
use crate::new::bolln;

/// What is refused in a line: drawings, signs that stand for a word, what moves a cursor.
fn refused(line: &str) -> Option<String> {
    let drawn = |c: char| ('\u{2500}'..='\u{25ff}').contains(&c) || "·×→←✓╳|^\u{1b}\u{7}".contains(c);
    // What is typed as it stands is no sentence: a command, a key of the file, a rule of a form.
    let typed = ["bolln ", "--", "D-22"].iter().any(|part| line.contains(part));
    let signs = if typed { &[][..] } else { &[" > ", " = ", "->", ": *", " * "][..] };
    let sign = line.chars().find(|c| drawn(*c)).map(String::from);
    sign.or_else(|| signs.iter().find(|sign| line.contains(**sign)).map(|sign| (*sign).to_owned()))
}

/// A line that ends within a sentence: the next word would not have fitted into the 100 columns of what is no terminal.
fn is_broken(line: &str, next: &str) -> bool {
    let ends = line.ends_with(['.', ':', '!', '?', ')', '”', '“', '"', ';']);
    let with_next = line.chars().count() + 1 + next.split_whitespace().next().map_or(0, |word| word.chars().count());
    !ends && !next.is_empty() && line.chars().count() <= 100 && with_next > 100 && !line.contains("; ")
}

fn read(told: &str, whence: &str) {
    let lines: Vec<&str> = told.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        assert_eq!(refused(line), None, "{whence}: {line}");
        let next = lines.get(place + 1).unwrap_or(&"");
        assert!(!is_broken(line, next), "{whence}: a sentence is broken:\n{line}\n{next}");
    }
}

/// Runs a command in plain lines, and reads everything that it says.
fn said(home: &Path, lang: &str, args: &[&str], answers: &str) -> String {
    let output = bolln(home, &[&["--plain", "--lang", lang], args].concat(), answers);
    let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    assert!(!told.is_empty(), "{args:?} says nothing");
    read(&told, &format!("{lang} {args:?}"));
    told
}

fn samples() -> Vec<String> {
    files("sample-sessions", "toml").iter().map(|path| path.display().to_string()).collect()
}

#[test]
fn scores_and_every_deal() {
    let home = tempfile::tempdir().unwrap();
    for lang in ["en", "de"] {
        for sample in samples() {
            said(home.path(), lang, &["score", &sample], "");
            said(home.path(), lang, &["check", &sample], "");
            for deal in ["1", "2", "5", "9", "14"] {
                said(home.path(), lang, &["score", &sample, "--deal", deal], "");
            }
        }
    }
    let hirschen = repository("sample-sessions/hirschen.toml");
    let told = said(home.path(), "en", &["score", hirschen.to_str().unwrap()], "");
    for line in [
        "Number: 2; Contract: Red Sow; Deals: 8; Went out: Schorsch and Kuni, then Gunda; Lost: Jörg; Blob for: Jörg",
        "Deal: 7; Dealer: Jörg; Gunda: scores 0; Schorsch: scores 3, playing side; Kuni: scores 0; Jörg: scores 0; \
         Counts: 74 to 46",
        "Deal: 1; Dealer: Kuni; Gunda: 46, scores 3; Schorsch: 37, scores 2; Kuni: 21, scores 1; Jörg: 16, scores 0",
    ] {
        assert!(told.lines().any(|told| told == line), "{line} in {told}");
    }
}

#[test]
fn reports_over_many_evenings() {
    let home = tempfile::tempdir().unwrap();
    let samples = samples();
    let samples: Vec<&str> = samples.iter().map(String::as_str).collect();
    for lang in ["en", "de"] {
        said(home.path(), lang, &[&["stats", "--section", "all"], &samples[..]].concat(), "");
        let told = said(home.path(), lang, &[&["settle"], &samples[..]].concat(), "");
        assert!(told.contains("bolln settle"), "{told}");
        said(home.path(), lang, &[&["settle", "--why", "Nanni"], &samples[..]].concat(), "");
    }
}

#[test]
fn rules_and_the_help_of_every_command() {
    let home = tempfile::tempdir().unwrap();
    let topics = [
        "cards",
        "dreeg",
        "sixty-six",
        "red-sow",
        "call-a-card",
        "cameroon",
        "slate",
        "dealing",
        "placing",
        "blobs",
        "herzblatt",
        "muhr",
        "settling",
        "referee",
        "house",
        "D-11",
    ];
    for lang in ["en", "de"] {
        said(home.path(), lang, &["rules"], "");
        for topic in topics {
            said(home.path(), lang, &["rules", topic], "");
        }
        said(home.path(), lang, &["demo"], "");
        for command in ["score", "play", "new", "settle", "export", "stats", "check"] {
            let told = bolln(home.path(), &["--plain", "--lang", lang, command, "--help"], "");
            let told = String::from_utf8(told.stdout).unwrap();
            assert!(!told.contains('·') && told.lines().any(|line| line.len() > 110), "{told}");
        }
    }
}

#[test]
fn an_evening_at_the_table() {
    for lang in ["en", "de"] {
        let home = tempfile::tempdir().unwrap();
        let yes = if lang == "en" { "y" } else { "j" };
        let begun = format!("demo\nnew\n?\ndreeg\n?\nAnna, Bert, Cilli\n?\n\n?\n\n\n\n?\n52 43\n{yes}\n:undo\n{yes}\n");
        let played =
            format!("{begun}60 40 20\n:rules\n:why 1\n:deals\n:games\n:\n:fix 1\n50 40 30\n{yes}\nwrong\n:q\n");
        let told = said(home.path(), lang, &[], &played);
        assert!(told.contains("D-20"), "{told}");
        said(home.path(), lang, &["list"], "");
        said(home.path(), lang, &["play"], "70 30 20\n:end\n:q\n");
        // The first thing of the menu goes on.
        let menu = said(home.path(), lang, &[], "1\n:q\n");
        assert!(menu.contains("Anna, Bert, Cilli"), "{menu}");
    }
}

/// What is wrong with a file is told with its line, in words.
#[test]
fn what_is_wrong_with_a_file() {
    let home = tempfile::tempdir().unwrap();
    for (place, path) in files("tests/errors", "toml").iter().enumerate() {
        let lang = if place % 2 == 0 { "en" } else { "de" };
        let output = bolln(home.path(), &["--plain", "--lang", lang, "check", path.to_str().unwrap()], "");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!told.contains(" | ") && !told.contains("-->") && !told.contains("^^"), "{told}");
        assert!(
            told.is_empty() || told.lines().count() >= 2 && told.lines().all(|line| !line.trim().is_empty()),
            "{told}"
        );
    }
    let file = home.path().join("e.toml");
    let head = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
    let deal = "[[events]]\nkind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 38 }\n";
    fs::write(&file, format!("{head}\n{deal}")).unwrap();
    let told = said_of(home.path(), &file);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("error: event 1: ") && lines[0].ends_with("(rule C-4)"), "{told}");
    assert!(lines[1].contains("e.toml, line 7, column ") && lines[1].ends_with("Cilli = 38 }"), "{told}");
    assert!(lines[2].starts_with("what to do: "), "{told}");
}

fn said_of(home: &Path, file: &Path) -> String {
    let output = bolln(home, &["--plain", "--lang", "en", "check", file.to_str().unwrap()], "");
    String::from_utf8(output.stderr).unwrap()
}
