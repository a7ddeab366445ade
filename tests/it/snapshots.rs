//! What whole commands print at a terminal, in both languages, 40 and 90 columns wide: read through as a player would, and kept
//! (`cargo insta review` shows what changed).

use std::fs;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::common::repository;
use crate::play_terminal::PROMPT;
use crate::talk::Talk;

/// What a command leaves on a terminal of so many columns when these lines are typed, one at each question.
fn shown(args: &[&str], columns: u16, lines: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    for sample in ["hirschen", "open-evening", "card-by-card", "herzblatt-coming-and-going"] {
        let name = format!("{sample}.toml");
        fs::copy(repository("sample-sessions").join(&name), folder.path().join(&name)).unwrap();
    }
    let four = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
    fs::write(folder.path().join("evening.toml"), four).unwrap();
    let pair =
        native_pty_system().openpty(PtySize { rows: 60, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(args);
    command.cwd(folder.path());
    for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8"), ("TZ", "Europe/Berlin")] {
        command.env(name, value);
    }
    command.env("BOLLN_HOME", folder.path().join("home"));
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut talk = Talk::new(pair.master.take_writer().unwrap(), pair.master.try_clone_reader().unwrap());
    for line in lines {
        talk.expect(PROMPT);
        talk.send(&format!("{line}\r"));
    }
    child.wait().unwrap();
    let bytes = talk.all();
    let mut parser = vt100::Parser::new(2000, columns, 0);
    parser.process(&bytes);
    parser.screen().contents().lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn kept(name: &str, args: &[&str], german: &[&str], english: &[&str]) {
    for (lang, lines) in [("de", german), ("en", english)] {
        for columns in [40, 90] {
            let args = [&["--lang", lang], args].concat();
            insta::assert_snapshot!(format!("{name}-{lang}-{columns}"), shown(&args, columns, lines));
        }
    }
}

#[test]
fn score() {
    kept("score", &["score", "open-evening.toml"], &[], &[]);
    kept("score-herzblatt", &["score", "herzblatt-coming-and-going.toml"], &[], &[]);
}

#[test]
fn score_of_a_deal() {
    kept("deal", &["score", "card-by-card.toml", "--deal", "2"], &[], &[]);
}

#[test]
fn rules() {
    kept("rules", &["rules", "call-a-card", "--players", "3"], &[], &[]);
}

#[test]
fn stats() {
    kept("stats", &["stats", "hirschen.toml", "herzblatt-coming-and-going.toml"], &[], &[]);
}

#[test]
fn check() {
    kept("check", &["check", "card-by-card.toml", "hirschen.toml"], &[], &[]);
}

#[test]
fn play() {
    kept(
        "play",
        &["play", "--deck", "french", "evening.toml"],
        &[
            "52 31 25",
            "",
            "?",
            "a66! b20 c14 d12",
            ":warum",
            ":berichtigen 1",
            "",
            "31 52 25",
            "",
            "j",
            ":zurück",
            ":aufhören",
        ],
        &[
            "52 31 25",
            "",
            "?",
            "a66! b20 c14 d12",
            ":why",
            ":correct 1",
            "",
            "31 52 25",
            "",
            "y",
            "miscounted",
            ":undo",
            ":quit",
        ],
    );
}
