//! What is typed in another way than the program has it is answered with what is meant.

use std::fs;

use assert_cmd::Command;

const HERZBLATT: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n[stake]\n\
                         amount = \"0.10\"\ncurrency = \"EUR\"\n";
const DREEG: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";

fn bolln(args: &[&str], head: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("evening.toml"), head).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(args)
        .current_dir(folder.path())
        .env("BOLLN_HOME", folder.path())
        .env("TZ", "Europe/Berlin")
        .output()
        .unwrap();
    let told = String::from_utf8(run.stderr).unwrap() + &String::from_utf8(run.stdout).unwrap();
    (told, fs::read_to_string(folder.path().join("evening.toml")).unwrap())
}

#[test]
fn what_is_meant_is_said() {
    let today = chrono::Local::now().format("%Y-%m-%dT20:15").to_string();
    let rows: &[(&[&str], &str)] = &[
        (&["--lang", "en", "help"], "Did you mean bolln --help?"),
        (&["--lang", "de", "hilfe"], "War bolln --help gemeint?"),
        (&["--lang", "en", "result"], "Did you mean score?"),
        (&["--lang", "de", "abrechnen"], "War settle gemeint?"),
        (&["--lang", "en", "stats", "evening.toml", "--player", "Ana"], "Did you mean Anna?"),
        (&["--lang", "de", "stats", "evening.toml", "--player", "Ana"], "Ist Anna gemeint?"),
        (&["--lang", "en", "add", "evening.toml", "passed", "--at", "20:15"], &today),
        (&["--lang", "en", "add", "evening.toml", "passed", "--at", "soon"], "such as 2026-11-29T19:30"),
        (
            &["--lang", "en", "add", "evening.toml", "passed", "--at", "2026-03-29T02:30"],
            "the clocks left that hour out",
        ),
        (
            &["--lang", "de", "add", "evening.toml", "passed", "--at", "2026-03-29 02:30"],
            "haben die Uhren diese Stunde",
        ),
    ];
    for (args, want) in rows {
        let (told, file) = bolln(args, HERZBLATT);
        assert!(told.contains(want), "{args:?}: {told}");
        assert_eq!(file, HERZBLATT, "{args:?}");
    }
}

/// Kinds, keys and values in German are written in the file's own words.
#[test]
fn add_takes_german_words() {
    let rows: &[(&str, &[&str], &[&str])] = &[
        (
            DREEG,
            &["sechsundsechzig", "reihenfolge=Anna>Bert>Cilli", "geber=Bert"],
            &["placing = [", "dealer = \"Bert\""],
        ),
        (DREEG, &["Sechsundsechzig", "Augen=Anna:52,Bert:31,Cilli:37"], &["points = {"]),
        (DREEG, &["vergeben", "Grund=Karte offen"], &["kind = \"misdeal\"", "reason = \"Karte offen\""]),
        (DREEG, &["wechsel", "geht=Bert", "kommt=Emil"], &["leaves = \"Bert\"", "joins = \"Emil\""]),
        (HERZBLATT, &["solo", "alleinspieler=Bert", "ausgang=hoch gewonnen"], &["outcome = \"won-high\""]),
        (HERZBLATT, &["einsatz", "betrag=0,20"], &["kind = \"stake\"", "amount = \"0.20\""]),
        (HERZBLATT, &["zahlung", "von=Anna", "an=Bert", "betrag=0,20"], &["from = \"Anna\"", "to = \"Bert\""]),
    ];
    for (head, event, want) in rows {
        let (told, file) = bolln(&[&["--lang", "de", "add", "evening.toml"], *event].concat(), head);
        assert!(want.iter().all(|line| file.contains(line)), "{event:?}: {told}\n{file}");
    }
}
