//! `bolln new`, `list` and kept house rules: with every flag nothing is asked, and the same answers come from standard input.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bolln::cli::New;
use bolln::prompt::memory::Memory;
use bolln::run::new::begin;
use bolln::screen::Screen;
use bolln::session::house::GameName;
use bolln::words::Lang;
use tempfile::TempDir;

use crate::common::repository;

pub fn bolln(home: &Path, args: &[&str], answers: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(args).env("BOLLN_HOME", home).env("LC_ALL", "en_GB.UTF-8");
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    // A program that asks nothing may be gone before its answers are written.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn sessions(home: &TempDir) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(home.path().join("sessions")) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The head of a session without the moment when it was started.
fn head(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with("started = ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn with_all_flags_nothing_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let rules = ["--rule", "ties=worse", "--rule", "marriages=yes", "--rule", "false_claim=2"];
    let dreeg =
        ["new", "dreeg", "--players", "Anna, Käthe,Cilli", "--first-dealer", "käthe", "--convention", "neustadt"];
    let told = out(&bolln(home.path(), &[&dreeg[..], &rules, &["--place", "Hirschen"]].concat(), ""));
    assert!(told.contains("Käthe deals, Cilli is forehand"), "{told}");
    assert!(!told.contains('?'), "{told}");
    let herzblatt = ["new", "--players", "Anna,Bert", "--first-dealer", "Bert", "--variant", "muhr", "--stake", "0,50"];
    let told = out(&bolln(home.path(), &[&herzblatt[..], &["--preset", "standard"]].concat(), ""));
    assert!(!told.contains('?'), "{told}");
    let [one, other] = &sessions(&home)[..] else { panic!("{:?}", sessions(&home)) };
    assert!(one.to_str().unwrap().ends_with("-dreeg.toml") && other.to_str().unwrap().ends_with("-herzblatt.toml"));
    assert_eq!(
        head(one),
        "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Käthe\", \"Cilli\"]\nfirst_dealer = \"Käthe\"\n\
         place = \"Hirschen\"\n\n[rules]\nconvention = \"neustadt\"\nties = \"worse\"\nmarriages = true\n"
    );
    assert_eq!(
        head(other),
        "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\"]\nfirst_dealer = \"Bert\"\n\n[rules]\n\
         variant = \"muhr\"\n\n[stake]\namount = \"0.50\"\ncurrency = \"EUR\"\n"
    );
}

#[test]
fn what_is_not_given_is_asked_and_earlier_evenings_are_offered() {
    let home = tempfile::tempdir().unwrap();
    // A wrong answer is asked again, ? explains, < goes back.
    let answers = "2\nAnna\nAnna, Bert, Cilli\n?\nb\n\n1,50\n<\n0,20\nstandard\n";
    let told = out(&bolln(home.path(), &["new"], answers));
    for part in [
        "Which game",
        "1 player is named",
        "After him the next in turn deals",
        "What is the stake, in EUR",
        "Bert deals",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(told.contains("with commas between them") && !told.contains("players ="), "{told}");
    let first = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\nfirst_dealer = \"Bert\"\n\n\
                 [stake]\namount = \"0.20\"\ncurrency = \"EUR\"\n";
    assert_eq!(head(&sessions(&home)[0]), first);
    // The second time everything is as usual, and people are named by number.
    let told = out(&bolln(home.path(), &["new"], "\n3,1,Dora\n\n\n\n\n"));
    assert!(told.contains("1 Anna · 2 Bert · 3 Cilli"), "{told}");
    let second = first
        .replace("\"Anna\", \"Bert\", \"Cilli\"", "\"Cilli\", \"Anna\", \"Dora\"")
        .replace("\"Bert\"\n\n", "\"Cilli\"\n\n");
    assert!(sessions(&home).iter().any(|path| head(path) == second), "{second}");
    // The answers end too early.
    let output = bolln(home.path(), &["new", "dreeg"], "Anna, Bert, Cilli\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Nothing was begun"));
    assert_eq!(sessions(&home).len(), 2);
}

#[test]
fn house_rules_can_be_gone_through_one_by_one() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("evening.toml");
    for (lang, each, yes) in [(Lang::En, "each", "yes"), (Lang::De, "einzeln", "ja")] {
        let args = New {
            game: Some(GameName::Dreeg),
            players: Some(["Anna", "Bert", "Cilli"].map(str::to_owned).to_vec()),
            first_dealer: Some("Anna".to_owned()),
            convention: Some("standard".to_owned()),
            file: Some(file.clone()),
            ..New::default()
        };
        // blob_for, aim, blob_target, three_hand (back and again), ties, marriages, last_trick_bonus, false_claim, …
        let answers =
            [each, "", "", "", "2", "<", "six", "worse", yes, "11", "10", "", "", "", "", "", "", "", "Hirschen; loud"];
        let mut ask = Memory::of(answers);
        begin(&args, &mut ask, &Screen::fixed(lang, 80)).unwrap();
        assert_eq!(ask.left(), 0, "{}", ask.shown);
        let rules =
            "[rules]\nthree_hand = \"six-and-talon\"\nties = \"worse\"\nmarriages = true\nlast_trick_bonus = 10\n";
        assert!(head(&file).ends_with(rules), "{}", head(&file));
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn wrong_flags_are_refused() {
    let home = tempfile::tempdir().unwrap();
    let there = home.path().join("there.toml");
    fs::write(&there, "mine").unwrap();
    let rows: &[(i32, &str, &[&str])] = &[
        (2, "--convention belongs to Dreeg", &["herzblatt", "--convention", "neustadt"]),
        (2, "--stake belongs to Herzblatt", &["dreeg", "--stake", "1"]),
        (2, "neustadt", &["dreeg", "--convention", "altstadt"]),
        (2, "2 players are named", &["dreeg", "--players", "Anna,Bert"]),
        (2, "Anna", &["dreeg", "--players", "Anna,anna,Bert"]),
        (2, "Dora", &["dreeg", "--players", "Anna,Bert,Cilli", "--first-dealer", "Dora"]),
        (2, "1.000", &["herzblatt", "--stake", "1.000"]),
        (2, "DEM", &["herzblatt", "--currency", "DEM"]),
        (2, "ties", &["dreeg", "--rule", "tie=worse"]),
        (2, "\"worse\"", &["dreeg", "--rule", "ties=best"]),
        (2, "not of the form KEY=VALUE", &["dreeg", "--rule", "ties"]),
        (2, "play_out", &["dreeg", "--rule", "play_out=no"]),
        (2, "no house rules named", &["dreeg", "--preset", "nobody's"]),
    ];
    for (code, told, args) in rows {
        let output = bolln(home.path(), &[&["new"], *args].concat(), "");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(*code), "{args:?}: {stderr}");
        assert!(stderr.contains(told), "{args:?}: {stderr}");
        assert!(output.stdout.is_empty(), "{args:?} asks before it refuses");
    }
    let whole = ["new", "dreeg", "--players", "A,B,C", "--first-dealer", "A", "--preset", "standard", "--file"];
    let output = bolln(home.path(), &[&whole[..], &[there.to_str().unwrap()]].concat(), "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there already"));
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine");
}

#[test]
fn house_rules_are_kept_and_used_again() {
    let home = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| out(&bolln(home.path(), args, ""));
    run(&["rules", "--save", "ours", "--rule", "ties=worse", "--rule", "convention=neustadt"]);
    let first =
        ["new", "dreeg", "--players", "A,B,C", "--first-dealer", "A", "--preset", "ours", "--rule", "false_claim=3"];
    run(&first);
    let file = sessions(&home).remove(0);
    assert!(head(&file).ends_with("[rules]\nconvention = \"neustadt\"\nties = \"worse\"\nfalse_claim = 3\n"));
    run(&["rules", "--save", "last evening's"]);
    run(&["rules", "--save", "ours", file.to_str().unwrap(), "--rule", "ties=better"]);
    let kept = run(&["rules", "--presets"]);
    assert_eq!(
        kept,
        "last evening's: convention = \"neustadt\", ties = \"worse\", false_claim = 3\n\
         ours: convention = \"neustadt\", false_claim = 3\n"
    );
    // An evening that somebody put among them is not replaced.
    let stray = home.path().join("presets/stray.toml");
    fs::copy(&file, &stray).unwrap();
    let before = fs::read(&stray).unwrap();
    assert_eq!(bolln(home.path(), &["rules", "--save", "stray", "--rule", "ties=worse"], "").status.code(), Some(2));
    assert_eq!(fs::read(&stray).unwrap(), before);
    for wrong in ["standard", "../x", ""] {
        let output = bolln(home.path(), &["rules", "--save", wrong], "");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn the_list_tells_how_each_evening_stands() {
    let home = tempfile::tempdir().unwrap();
    assert!(out(&bolln(home.path(), &["list"], "")).contains("no session"));
    let folder = home.path().join("sessions");
    fs::create_dir(&folder).unwrap();
    for (name, sample) in [("a", "hirschen"), ("b", "herzblatt-for-two"), ("c", "open-evening")] {
        let sample = format!("{}/sample-sessions/{sample}.toml", env!("CARGO_MANIFEST_DIR"));
        fs::copy(sample, folder.join(format!("{name}.toml"))).unwrap();
    }
    fs::write(folder.join("d.toml"), "format = 1\n").unwrap();
    fs::write(folder.join(".hidden.toml"), "").unwrap();
    let listed = out(&bolln(home.path(), &["list", "--plain"], ""));
    let lines: Vec<&str> = listed.lines().skip(1).collect();
    assert_eq!(lines.len(), 4, "{listed}");
    let line = |name: &str| *lines.iter().find(|line| line.starts_with(&format!("Session: {name};"))).unwrap();
    assert!(line("a").contains("Game: Dreeg") && line("a").contains("State: over"), "{listed}");
    assert!(line("b").contains("Game: Herzblatt") && line("b").contains("EUR"), "{listed}");
    assert!(!line("c").contains("over"), "{listed}");
    assert!(line("d").contains("has errors"), "{listed}");
    assert!(lines[0].starts_with("Session: d;"), "what was written last comes first: {listed}");
}

#[test]
fn the_place_and_a_remark_are_one_question_that_may_be_left_open_and_the_end_names_the_command() {
    let home = tempfile::tempdir().unwrap();
    let told = out(&bolln(home.path(), &["new", "dreeg"], "Anna, Bert, Cilli\n\n\n\nZum Hirschen; Anna's birthday\n"));
    let path = &sessions(&home)[0];
    let name = path.file_stem().unwrap().to_str().unwrap();
    assert!(head(path).contains("place = \"Zum Hirschen\"\nnote = \"Anna's birthday\"\n"), "{told}");
    assert!(told.contains(&format!("Go on with: bolln play {name}")), "{told}");
    // It is found by that name, and, where something is only read, as the one played last.
    for args in [&["score", name][..], &["score"], &["check"], &["export", "--to", "json"], &["play", name, "--plain"]]
    {
        out(&bolln(home.path(), args, ""));
    }
    let told = bolln(tempfile::tempdir().unwrap().path(), &["score"], "");
    assert!(String::from_utf8_lossy(&told.stderr).contains("Which evening?"), "{told:?}");
}

#[test]
fn names_that_look_alike_and_six_without_a_dealer_who_sits_out_are_told_the_way() {
    let home = tempfile::tempdir().unwrap();
    let told = out(&bolln(home.path(), &["new", "dreeg"], "Anna, Bert, \u{410}nna\nAnna, Bert, Cilli\n\n\n\n\n"));
    assert!(told.contains("looks like Anna"), "{told}");
    let six = ["new", "herzblatt", "--players", "A1,B2,C3,D4,E5,F6", "--preset", "standard"];
    let told = bolln(home.path(), &six, "");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.contains("dealer_sits_out"), "{told}");
}

/// `ACCESSIBLE=1` is `--plain`.
#[test]
fn accessible_asks_and_draws_in_plain_lines() {
    let home = tempfile::tempdir().unwrap();
    let sample = repository("sample-sessions/hirschen.toml");
    let score = |plain: &[&str], accessible: &str| {
        let args = [plain, &["--lang", "en", "score", sample.to_str().unwrap()]].concat();
        let run = Command::new(env!("CARGO_BIN_EXE_bolln"))
            .args(args)
            .env("BOLLN_HOME", home.path())
            .env("ACCESSIBLE", accessible)
            .output()
            .unwrap();
        out(&run)
    };
    assert_eq!(score(&[], "1"), score(&["--plain"], ""));
    assert_ne!(score(&[], ""), score(&["--plain"], ""));
    assert!(!score(&[], "1").contains('╭'));
}
