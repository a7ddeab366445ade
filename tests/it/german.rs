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
    let two = repository("sample-sessions/herzblatt-for-two.toml");
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
        (format!("{EURO}{solo}"), vec!["settle", "abend.toml"], "", "--paid \"Betty->Anna M. 6000,00 EUR\""),
        (format!("{THREE}{end}"), vec!["score", "abend.toml"], "", "gewinnen Anna, Betty und Fritz ohne Bolln."),
        (THREE.into(), vec!["score", two.to_str().unwrap(), "--deal", "6"], "", "Ottilie: 78 = 58 + 20 gedrückt"),
        (EURO.into(), play.to_vec(), ":geber fritz\n", "Vorhand ist Anna M. Wer hat gespielt"),
        (THREE.into(), play.to_vec(), ":falschmeldung\nj\n", "j passt zu keinem Namen"),
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

/// One word for one thing: what the German texts do not say, and what they say for it.
#[test]
fn one_thing_has_one_word() {
    const NOT_SAID: &[(&str, &str)] = &[
        ("Sitzung", "Abend"),
        ("Entscheid:", "Schiedsspruch"),
        ("Entscheide ", "Schiedssprüche"),
        (" Talon", "Haifler"),
        ("Notiz", "Bemerkung"),
        ("Märsche ", "Durchmärsche"),
        (" drin.", "dabei"),
        ("OTHER", "ANDERER"),
        ("ANGABE=", "SCHLÜSSEL="),
        ("0.10 €", "0,10 €"),
    ];
    for file in fs::read_dir(repository("src/words/de")).unwrap() {
        let path = file.unwrap().path();
        for (line, number) in fs::read_to_string(&path).unwrap().lines().zip(1..) {
            let said = NOT_SAID.iter().find(|(word, _)| line.contains(word) && !line.starts_with('#'));
            assert_eq!(said, None, "{}:{number}: {line}", path.display());
        }
    }
}

/// Every question shows an answer, but those about yes and no, and those that name all there is to choose.
#[test]
fn every_question_shows_an_answer() {
    const NEEDS_NONE: &[&str] = &[
        "again",
        "all-tricks",
        "announcement",
        "correct",
        "deck",
        "drop",
        "end",
        "enter-again",
        "fate",
        "filled",
        "give-up",
        "kept",
        "leave-kept",
        "new-names",
        "no-points",
        "not-saved",
        "re",
        "redo",
        "trickless",
        "undo",
        "watch",
        "worth",
        "yes-or-no",
    ];
    for (lang, example) in [("de", ["etwa", "; keine: Enter"]), ("en", ["like", "; none: Enter"])] {
        let texts = fs::read_to_string(repository("src/words").join(lang).join("play.ftl")).unwrap();
        let asked = texts.lines().filter_map(|line| line.split_once(" ="));
        let asked = asked.filter(|(id, _)| {
            id.strip_prefix("ask-").is_some_and(|what| !NEEDS_NONE.contains(&what))
                || id.starts_with("who-")
                || matches!(*id, "trick-lead" | "trick-next")
        });
        for (id, text) in asked {
            assert!(example.into_iter().any(|sign| text.contains(sign)), "{lang} {id}:{text}");
        }
    }
}

/// What `?` tells at a question: the lines between the question and the question again.
fn explained(lang: &str, head: &str, answers: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("abend.toml"), head).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(["--lang", lang, "--plain", "play", "--deck", "french", "abend.toml"])
        .current_dir(folder.path())
        .env("BOLLN_HOME", folder.path().join("home"))
        .write_stdin(format!("{answers}?\n"))
        .output()
        .unwrap();
    let told = String::from_utf8(run.stdout).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    let again =
        (1..lines.len()).rev().find(|place| lines[..*place].contains(&lines[*place]) && !lines[*place].is_empty());
    let again = again.unwrap_or_else(|| panic!("{answers:?} asks nothing: {told}"));
    let asked = lines[..again].iter().rposition(|line| *line == lines[again]).unwrap();
    lines[asked + 1..again].iter().map(|line| (*line).to_owned()).collect()
}

/// It ends with the form of the answer, or says what yes and no do; and it is no page.
#[test]
fn what_is_explained_ends_with_the_form_of_the_answer() {
    let rules = "[rules]\nthree_hand = \"six-and-talon\"\nmarriages = true\ncall_award = \"tariff\"\n\
                 cameroon_two_left = \"play-on\"\nties = \"last-trick\"\n";
    let out = |names: &[&str]| {
        let strokes = names.iter().map(|name| format!("{name} = 7")).collect::<Vec<_>>().join(", ");
        format!("[[events]]\nkind = \"ruling\"\nreason = \"so\"\nstrokes = {{ {strokes} }}\n")
    };
    let subgame = out(&["Anna", "Betty"]);
    let dreeg = |before: usize, more: &str| format!("{THREE}{rules}{}{more}", subgame.repeat(before));
    let anna = out(&["Anna"]);
    let muhr = format!("{EURO}\n[rules]\nvariant = \"muhr\"\n");
    let rows: Vec<(String, &[&str])> = vec![
        (
            dreeg(0, ""),
            &[
                "",
                ":ausgang\n",
                ":stiche\n",
                ":stiche\nh\n",
                ":stiche\nh\nHA\n",
                "52 31\n",
                "52 31\n\n",
                ":geber\n",
                ":vergeben\n",
                ":schiedsspruch\n",
                ":schiedsspruch\na2\n",
                ":schiedsspruch\na2\n\n",
                ":falschmeldung\n",
                ":bemerkung\n",
                ":ersatz\n",
                ":ersatz\na\n",
                ":ersatz\na\nEmil\n",
                ":ersatz\na\nEmil\nj\n",
                ":ende\n",
                ":ende\nj\n",
                ":ausbessern\n",
                "50 50 20\n\n",
            ],
        ),
        (dreeg(0, &anna), &["", "70\n", ":stiche\nh\n"]),
        (dreeg(1, ""), &["", "a\n", "a70\n", ":ausgang\n", ":stiche\n", ":stiche\na\nh\n"]),
        (dreeg(1, &anna), &["", ":stiche\nb\nh\n"]),
        (dreeg(2, ""), &["", "a\n", "b70\n", "b120\n\n", ":ausgang\n", ":ausgang\na+\n", ":stiche\n", ":stiche\nHA\n"]),
        (dreeg(2, &anna), &["", ":ausgang\n", ":stiche\nh\n"]),
        (dreeg(3, ""), &["", ":ausgang\n", ":stiche\n", ":stiche\na\n"]),
        (dreeg(3, &anna), &["", ":stiche\n"]),
        (
            EURO.into(),
            &[
                "",
                "b\n",
                ":ausgang\n",
                ":stiche\n",
                ":stiche\nb\n",
                ":sitze\n",
                ":sitze\na b Emil\n",
                ":sitze\nb a f\n",
                ":einsatz\n",
                ":zahlung\n",
                ":zahlung\na\n",
                ":zahlung\na\nb\n",
                ":schiedsspruch\n",
                ":geber\n",
                ":ende\n",
            ],
        ),
        (muhr, &["", "b\n", "b70\n", "b70\n\n", "b70\n\nf\n", "b120\ndu\n\n"]),
    ];
    for (lang, form, yes_and_no) in [("de", "Die Form:", ["j ", "n "]), ("en", "The form:", ["y ", "n "])] {
        for (head, answers) in &rows {
            for typed in *answers {
                let typed = if lang == "en" { typed.replace("\nj\n", "\ny\n") } else { (*typed).to_owned() };
                let told = explained(lang, head, &typed);
                let last = told.last().unwrap();
                let is_said = last.starts_with(form) || yes_and_no.iter().all(|word| told.join(" ").contains(word));
                assert!(is_said, "{lang} {typed:?} ends with {last:?}: {told:?}");
                let rows: usize = told.iter().map(|line| line.chars().count().div_ceil(76)).sum();
                assert!(rows < 12, "{lang} {typed:?} fills {rows} lines: {told:?}");
                assert!(
                    !told.iter().any(|line| line.contains("Schlüssel") || line.contains("(Key")),
                    "{typed:?}: {told:?}"
                );
            }
        }
    }
}
