//! German as a Franconian table says it.

use std::fs;

use assert_cmd::Command;

use crate::common::repository;

const THREE: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Betty\", \"Fritz\"]\n";
const EURO: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna M.\", \"Betty\", \"Fritz\"]\n\n[stake]\n\
                    amount = \"2000\"\ncurrency = \"EUR\"\n";

/// What is told of a command on an evening of this text, with these answers.
fn told(head: &str, args: &[&str], answers: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("abend.toml"), head).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(["--lang", "de"])
        .args(args)
        .current_dir(folder.path())
        .env("BOLLN_HOME", folder.path().join("home"))
        .write_stdin(answers.to_owned())
        .output()
        .unwrap();
    let told = String::from_utf8(run.stderr).unwrap() + &String::from_utf8(run.stdout).unwrap();
    // A text may be broken where it is drawn.
    told.replace(['\u{a0}', '\u{202f}'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn it_is_said_as_a_table_says_it() {
    let play = ["--plain", "play", "--deck", "french", "abend.toml"];
    let deal = "[[events]]\nkind = \"sixty-six\"\npoints = { Anna = 60, Betty = 30, Fritz = 30 }\n";
    let over = deal.replace("30 }", "31 }");
    let out = "[[events]]\nkind = \"ruling\"\nreason = \"so\"\nstrokes = { Anna = 7 }\n";
    let solo = "[[events]]\nkind = \"solo\"\nsoloist = \"Anna M.\"\noutcome = \"won-high\"\n";
    let timed = format!(
        "{EURO}{solo}at = 2026-11-29T20:00:00+01:00\n{solo}at = 2026-11-29T20:05:00+01:00\n{solo}at = 2026-11-29T20:09:00+01:00\n"
    );
    let end = "[[events]]\nkind = \"end\"\n";
    let card = repository("sample-sessions/card-by-card.toml");
    let rows: Vec<(String, Vec<&str>, &str, &str)> = vec![
        (format!("{THREE}{over}"), vec!["check", "abend.toml"], "", "Das ist eins zu viel"),
        (THREE.into(), play.to_vec(), "a 70\n", "Bei Betty und Fritz fehlen die Augen"),
        (format!("{THREE}{out}"), play.to_vec(), "a70 b30 f20\n", "Anna ist schon aus"),
        (THREE.into(), vec!["new", "schafkopf"], "", "dreeg oder herzblatt"),
        (THREE.into(), vec!["check", card.to_str().unwrap()], "", "Farbe nicht bedient"),
        (format!("{THREE}{deal}{deal}{end}"), vec!["score", "abend.toml"], "", "Nach 2 Spielen ist Schluss"),
        (format!("{EURO}{solo}{end}"), vec!["score", "abend.toml"], "", "Der Abend ist aus"),
        (format!("{EURO}{solo}"), vec!["score", "abend.toml"], "", "+12.000,00"),
        (format!("{EURO}{solo}"), vec!["settle", "abend.toml"], "", "Betty zahlt Anna M. 6.000,00 €"),
        (format!("{EURO}{solo}"), vec!["score", "abend.toml", "--deal", "1"], "", "hoch gewonnen"),
        (EURO.into(), vec!["rules", "herzblatt", "--players", "4"], "", "Herz- und Karo-Siebener"),
        (EURO.into(), vec!["rules", "D-20"], "", "wer die meisten Augen hat"),
        (timed.clone(), vec!["stats", "abend.toml", "--section", "time"], "", "mittlere Dauer"),
        (format!("{EURO}{solo}"), vec!["stats", "abend.toml", "--section", "all"], "", "Schwankungsbreite"),
    ];
    for (head, args, answers, want) in rows {
        let told = told(&head, &args, answers);
        assert!(told.contains(want), "{want:?}: {args:?}: {told}");
    }
}

/// Neustadt's ninth sub-game is the first of the second time round.
#[test]
fn the_ninth_sub_game_is_of_the_second_pass() {
    let skip = "[[events]]\nkind = \"ruling\"\nreason = \"so\"\nstrokes = { Anna = 7, Betty = 7 }\n";
    let head = format!("{THREE}[rules]\nconvention = \"neustadt\"\nblob_target = 99\n{}", skip.repeat(8));
    assert!(told(&head, &["score", "abend.toml"], "").contains("Teilspiel 9, 2. Durchgang, Runde 1"));
}
