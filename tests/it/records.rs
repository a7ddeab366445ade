//! What an output leaves alone, and what it says instead of guessing.

/// An evening that knows no date is booked on the day of its file, and that is said; from standard input it is refused.
#[test]
fn nothing_is_booked_in_1970() {
    let folder = tempfile::tempdir().unwrap();
    let text = crate::settle::session(&["Anna", "Bert"], "0.10", "EUR");
    std::fs::write(folder.path().join("evening.toml"), &text).unwrap();
    let today = chrono::Local::now().format("%Y-%m-").to_string();
    for file in ["evening.toml", "."] {
        let mut bolln = assert_cmd::Command::cargo_bin("bolln").unwrap();
        let done = bolln
            .current_dir(folder.path())
            .args(["--lang", "en", "export", file, "--to", "ledger"])
            .assert()
            .success();
        let (out, told) = (String::from_utf8_lossy(&done.get_output().stdout).into_owned(), &done.get_output().stderr);
        assert!(out.contains(&format!("\n{today}")) && out.contains("; One evening knows no date"), "{out}");
        assert!(String::from_utf8_lossy(told).contains("evening.toml knows no date"), "{file}");
    }
    let mut bolln = assert_cmd::Command::cargo_bin("bolln").unwrap();
    let refused = bolln.args(["--lang", "en", "export", "-", "--to", "ledger"]).write_stdin(text).assert().code(1);
    assert!(String::from_utf8_lossy(&refused.get_output().stderr).contains("started = 2026-11-29"));
}

/// Whatever its name: a session, a settlement, house rules and aliases are never written over; other files are replaced.
#[test]
fn no_output_destroys_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let sample =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/sample-sessions/hirschen.toml")).unwrap();
    let records = [
        ("evening.md", sample.as_str()),
        ("broken.toml", "# mine\nfromat = 1\n[[events]]\nkind ="),
        ("settled", "settlement = 1\n"),
        ("house.html", "\u{feff}[rules]\nties = \"worse\"\n"),
        ("people.toml", "[same]\nToni = \"Anton\"\n"),
    ];
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    records.iter().for_each(|(name, text)| write(name, text));
    write("evening.toml", &sample);
    let bolln = |args: &str| {
        let mut command = assert_cmd::Command::cargo_bin("bolln").unwrap();
        command.current_dir(folder.path()).args(["--lang", "en"]).args(args.split(' ')).assert()
    };
    for (name, text) in records {
        for command in ["export evening.toml --to md -o", "stats evening.toml --to html -o"] {
            let told = bolln(&format!("{command} {name}")).code(2).get_output().stderr.clone();
            assert!(String::from_utf8_lossy(&told).contains("nothing was written over it"), "{command} {name}");
            assert_eq!(read(name), text);
        }
    }
    // Of several files none is written if one of them cannot be.
    bolln("export evening.toml --to html,md -o .").code(2);
    assert!(!folder.path().join("evening.html").exists());
    write("page.md", "an older page, in which stands [[events]]");
    bolln("export evening.toml --to md -o page.md").code(0);
    assert!(read("page.md").starts_with('#'));
}
