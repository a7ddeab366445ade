//! `bolln add`, `undo`, `redo`: typed events become the file's, and nothing that was confirmed is ever lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use bolln::session::Session;
use tempfile::TempDir;

const DREEG: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const HERZBLATT: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n[stake]\n\
                         amount = \"0.10\"\ncurrency = \"EUR\"\n";

/// Where the program remembers what it saved.
const HOME: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/home");

fn bolln(args: &[&str], file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    let (name, rest) = args.split_first().unwrap();
    command.arg(name).arg(file).args(rest).env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", HOME).stdin(Stdio::null());
    command
}

fn run(args: &[&str], file: &Path) -> Output {
    bolln(args, file).output().unwrap()
}

fn evening(head: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.toml");
    fs::write(&path, head).unwrap();
    (folder, path)
}

fn score(file: &Path) -> serde_json::Value {
    let output = run(&["score", "--format", "json"], file);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn notes(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let session = Session::read(&text).unwrap_or_else(|problems| panic!("{problems:?} in\n{text}"));
    assert_eq!(session.problems(), [], "in\n{text}");
    text.lines().filter_map(|line| line.strip_prefix("note = \"")?.strip_suffix('"')).map(str::to_owned).collect()
}

#[test]
fn typed_events_equal_a_file_written_by_hand() {
    let (_folder, path) = evening(DREEG);
    let typed: &[&[&str]] = &[
        &["sixty-six", "points=Anna:52,bert:31,Cilli:25,Dora:12"],
        &["sixty-six", "placing=Anna>Bert=Dora>Cilli", "dealer=DORA"],
        &["ruling", "strokes=Bert:−1,Cilli:2", "reason=led out of turn"],
        &["sixty-six", "points={Anna=66, Bert=20, Cilli=10, Dora=10}", "went_out=Anna", "at=2026-11-29T20:00:00+01:00"],
        &["correction", "corrects=1", "reason=again", "now=sixty-six", "points=Anna:31,Bert:52,Cilli:25,Dora:12"],
        &["correction", "before=2", "now=misdeal", "reason=dropped"],
        &["correction", "corrects=2"],
    ];
    for args in typed {
        let args: Vec<&str> = ["add"].iter().chain(*args).chain(&["--no-time"]).copied().collect();
        let output = run(&args, &path);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let by_hand = r#"
[[events]]
kind = "sixty-six"
points = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }

[[events]]
kind = "sixty-six"
placing = [["Anna"], ["Bert", "Dora"], ["Cilli"]]
dealer = "Dora"

[[events]]
kind = "ruling"
strokes = { Bert = -1, Cilli = 2 }
reason = "led out of turn"

[[events]]
kind = "sixty-six"
points = { Anna = 66, Bert = 20, Cilli = 10, Dora = 10 }
went_out = "Anna"
at = 2026-11-29T20:00:00+01:00

[[events]]
kind = "correction"
corrects = 1
reason = "again"
[events.now]
kind = "sixty-six"
points = { Anna = 31, Bert = 52, Cilli = 25, Dora = 12 }

[[events]]
kind = "correction"
before = 2
[events.now]
kind = "misdeal"
reason = "dropped"

[[events]]
kind = "correction"
corrects = 2
"#;
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{DREEG}{by_hand}"));
}

#[test]
fn it_tells_what_the_event_gave() {
    let (_folder, path) = evening(HERZBLATT);
    let output = run(&["add", "solo", "soloist=Bert", "outcome=won"], &path);
    let told = String::from_utf8(output.stdout).unwrap();
    for line in ["Event 1 is saved.", "Anna: -0.10 EUR, in all -0.10 EUR", "Bert: +0.20 EUR, in all +0.20 EUR"] {
        assert!(told.contains(line), "{line} in {told}");
    }
    let output = run(&["add", "solo", "soloist=Anna", "outcome=lost", "--format", "json"], &path);
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["event"], 2);
    assert_eq!(told["deal"], score(&path)["deals"][1]);
    assert_eq!(told["next"]["dealer"], "Cilli");
    let output = run(&["add", "payment", "from=Cilli", "to=Anna", "amount=0,05", "--format", "json"], &path);
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(told["deal"].is_null());
    assert_eq!(score(&path)["paid"][0]["amount"], "0.05");
}

#[test]
fn adding_and_undoing_leaves_the_score_as_it_was() {
    let (_folder, path) = evening(DREEG);
    let deal = |points: &str| assert!(run(&["add", "sixty-six", points], &path).status.success());
    deal("points=Anna:52,Bert:31,Cilli:25,Dora:12");
    let before = score(&path);
    deal("points=Anna:12,Bert:31,Cilli:25,Dora:52");
    let after = score(&path);
    assert_ne!(before, after);
    assert!(run(&["undo"], &path).status.success());
    assert_eq!(score(&path), before);
    assert!(run(&["redo"], &path).status.success());
    assert_eq!(score(&path), after);
    let nothing = run(&["redo"], &path);
    assert_eq!(nothing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("nothing to bring back"));
}

#[test]
fn what_is_wrong_is_refused_and_the_file_is_as_it_was() {
    let (_folder, path) = evening(DREEG);
    for (code, told, args) in [
        (2, "points=Anna: Anna is not of the form NAME:VALUE", &["sixty-six", "points=Anna"][..]),
        (2, "fifty is not a whole number", &["red-sow", "soloist=Anna", "soloist_points=fifty"]),
        (2, "soloist is given twice", &["red-sow", "soloist=Anna", "soloist=Bert"]),
        (2, "Which event?", &["correction", "reason=x"]),
        (2, "What goes in before it?", &["correction", "before=1"]),
        (1, "1 is missing", &["sixty-six", "points=Anna:52,Bert:31,Cilli:25,Dora:11"]),
        (1, "nothing was written", &["red-sow", "soloist=Anna", "outcome=won"]),
        (1, "Anan", &["sixty-six", "points=Anan:52,Bert:31,Cilli:25,Dora:12"]),
    ] {
        let args: Vec<&str> = ["add"].iter().chain(args).copied().collect();
        let output = run(&args, &path);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {stderr}");
        assert!(stderr.contains(told), "{args:?}: {stderr}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), DREEG);
    // A correction that makes a later event impossible names that event.
    assert!(run(&["add", "sixty-six", "points=Anna:52,Bert:31,Cilli:25,Dora:12"], &path).status.success());
    let output = run(&["add", "correction", "before=1", "now=ruling", "strokes=Anna:7", "reason=x"], &path);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("event 1: Anna has gone out"));
    let missing = run(&["add", "misdeal"], &path.with_file_name("missing.toml"));
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no such file"));
}

#[test]
fn two_programs_that_append_at_once_lose_nothing() {
    let (_folder, path) = evening(HERZBLATT);
    let append = |program: &str| {
        for number in 0..100 {
            let output = run(&["add", "passed", &format!("note={program}{number}")], &path);
            assert!(output.status.success(), "{program}{number}: {}", String::from_utf8_lossy(&output.stderr));
        }
    };
    std::thread::scope(|scope| {
        let programs = ["a", "b"].map(|program| scope.spawn(move || append(program)));
        programs.into_iter().for_each(|program| program.join().unwrap());
    });
    let notes = notes(&path);
    assert_eq!(notes.len(), 200);
    for program in ["a", "b"] {
        let wanted = (0..100).map(|number| format!("{program}{number}"));
        assert!(notes.iter().filter(|note| note.starts_with(program)).eq(&wanted.collect::<Vec<_>>()));
    }
}

#[test]
fn killed_at_any_moment_it_keeps_all_that_was_confirmed() {
    const MOMENTS: u32 = 200;
    let (folder, path) = evening(HERZBLATT);
    let start = Instant::now();
    assert!(run(&["add", "passed", "note=whole"], &path).status.success());
    let whole = start.elapsed();
    let mut confirmed = vec!["whole".to_owned()];
    let mut killed = 0;
    for moment in 0..MOMENTS {
        let note = format!("n{moment}");
        let mut child = bolln(&["add", "passed", &format!("note={note}")], &path)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // From the start of the program to a little after its end.
        std::thread::sleep(whole * moment * 6 / MOMENTS / 5);
        child.kill().unwrap();
        match child.wait().unwrap().success() {
            true => confirmed.push(note.clone()),
            false => killed += 1,
        }
        let there = notes(&path);
        assert!(confirmed.iter().all(|note| there.contains(note)), "{note}: {confirmed:?} in {there:?}");
        confirmed = there;
    }
    assert!(killed > MOMENTS / 4, "only {killed} of {MOMENTS} were killed in time");
    assert!(run(&["undo"], &path).status.success());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["evening.toml"]);
}

/// An entry of a file as the arguments of `add`: the values as TOML, a correction's own keys before its event's.
fn arguments(entry: &toml::Table) -> Vec<String> {
    let text = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), |text| format!("\"{text}\""));
    let keys = |table: &toml::Table| {
        let keys = table.iter().filter(|(key, _)| !["kind", "now", "at"].contains(&key.as_str()));
        keys.map(|(key, value)| format!("{key}={}", text(value))).collect::<Vec<_>>()
    };
    let kind = |table: &toml::Table| table["kind"].as_str().unwrap().to_owned();
    let mut arguments = vec!["add".to_owned(), kind(entry)];
    arguments.extend(keys(entry));
    if let Some(now) = entry.get("now").and_then(toml::Value::as_table) {
        arguments.push(format!("now={}", kind(now)));
        arguments.extend(keys(now));
    }
    arguments.push("--no-time".to_owned());
    arguments
}

#[test]
fn every_sample_evening_can_be_entered_event_by_event() {
    for sample in crate::common::files("sample-sessions", "toml") {
        let text = fs::read_to_string(&sample).unwrap();
        let head = text.split("\n[[events]]").next().unwrap();
        let (_folder, path) = evening(&format!("{head}\n"));
        let entries: toml::Table = text.parse().unwrap();
        for entry in entries["events"].as_array().unwrap() {
            let arguments = arguments(entry.as_table().unwrap());
            let output = run(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), &path);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: {arguments:?}: {errors}", sample.display());
        }
        assert_eq!(score(&path), crate::common::score(&text).unwrap(), "{}", sample.display());
    }
}
