//! `bolln mend`: what no entry can correct is changed where it stands, and nothing else.

use std::fs;

use assert_cmd::Command;

const BRET: &str = "# Bret's evening\r\nformat = 1\r\ngame = \"dreeg\"\r\nplayers = [\"Anna\", \"Bret\", \"Cilli\"]\r\n\r\n[[events]]\r\n\
    kind = \"sixty-six\"  # counted twice\r\npoints = { Anna = 60, Bret = 30, Cilli = 30 }\r\n";

/// What is told, the file afterwards, and what lies beside it.
fn mend(before: &str, args: &[&str], answer: &str) -> (bool, String, String, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, before).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(["--lang", "en", "mend"])
        .arg(&file)
        .args(args)
        .env("BOLLN_HOME", folder.path().join("home"))
        .write_stdin(answer.to_owned())
        .output()
        .unwrap();
    let told = [run.stdout, run.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let beside = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap());
    let beside = beside.filter(|entry| entry.path() != file && entry.path().is_file());
    let beside = beside.map(|entry| fs::read_to_string(entry.path()).unwrap()).collect();
    (run.status.success(), told, fs::read_to_string(&file).unwrap(), beside)
}

#[test]
fn a_misspelt_name_is_mended_and_the_rest_of_the_file_stays_byte_for_byte() {
    let (ok, told, after, beside) = mend(BRET, &["--name", "Bret=Bert"], "y\n");
    assert!(ok && told.contains("Bret becomes Bert: in 2 places"), "{told}");
    assert_eq!(after, BRET.replace("\"Bret\"", "\"Bert\"").replace("Bret = 30", "Bert = 30"));
    assert_eq!(beside, [BRET], "{told}");
    // Not confirmed is not changed.
    let (_, _, after, beside) = mend(BRET, &["--name", "Bret=Bert"], "n\n");
    assert!(after == BRET && beside.is_empty());
}

#[test]
fn a_key_above_the_events_is_mended_with_a_look_at_what_changes() {
    let (ok, told, after, _) = mend(BRET, &["rules.ties=worse", "first_dealer=cilli", "place=Zum Hirschen"], "y\n");
    assert!(ok && told.contains("Bret: 6 → 7 strokes"), "{told}");
    let wanted = BRET.replace(
        "\"Cilli\"]\r\n\r\n",
        "\"Cilli\"]\r\nfirst_dealer = \"Cilli\"\r\nplace = \"Zum Hirschen\"\r\n\r\n[rules]\r\nties = \"worse\"\r\n\r\n",
    );
    let lines = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines(&after), lines(&wanted), "{after}");
}

#[test]
fn what_would_no_longer_fit_or_is_nobodys_name_is_refused() {
    for (args, told) in [
        (vec!["--name", "Bret=Anna"], "two people"),
        (vec!["--name", "Brett=Bert"], "Nobody is called Brett"),
        (vec!["rules.convention=none"], "convention"),
        (vec!["format=2"], "no key above the events"),
        (vec!["first_dealer=Dora"], "Dora"),
        (vec![], "What is to be mended?"),
    ] {
        let (ok, shown, after, beside) = mend(BRET, &args, "y\n");
        assert!(!ok && shown.contains(told), "{args:?}: {shown}");
        assert!(after == BRET && beside.is_empty(), "{args:?}: {after}");
    }
}

/// The same while the evening is played.
#[test]
fn names_and_keys_are_mended_at_the_table() {
    let play = |script: &str| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("evening.toml");
        fs::write(&file, BRET).unwrap();
        let run = Command::cargo_bin("bolln")
            .unwrap()
            .args(["--lang", "de", "--plain", "play", "--deck", "french"])
            .arg(&file)
            .env("BOLLN_HOME", folder.path().join("home"))
            .write_stdin(script.to_owned())
            .assert()
            .success();
        let told = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
        (told, fs::read_to_string(&file).unwrap())
    };
    let mended = BRET.replace("\"Bret\"", "\"Bert\"").replace("Bret = 30", "Bert = 30");
    for script in [":mend Bret=Bert\nj\n", ":ausbessern\nBret=Bert\nja\n"] {
        let (told, after) = play(script);
        assert!(told.contains("Soll es so sein?"), "{told}");
        assert_eq!(after, mended, "{told}");
    }
    let (told, after) = play(":mend Ort=Zum Hirschen\nj\nb 20, a 70\n\n");
    assert!(after.contains("place = \"Zum Hirschen\"") && after.matches("[[events]]").count() == 2, "{told}\n{after}");
    for (script, why) in [
        (":mend Bret=Bert\nn\n", "bleibt"),
        (":mend Karl=Bert\n", "Karl"),
        (":mend Bret=Anna\n", "zwei"),
        (":mend rules.ties=bad\n", "ties"),
    ] {
        let (told, after) = play(script);
        assert!(told.contains(why), "{told}");
        assert_eq!(after, BRET, "{told}");
    }
}
