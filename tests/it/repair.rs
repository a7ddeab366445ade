//! `bolln repair`: the damaged file is never touched, and what could be kept stands in another.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use bolln::session::Session;

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n";

fn run(args: &[&str], file: &Path) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.arg(args[0]).arg(file).args(&args[1..]).env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere");
    let output = command.stdin(Stdio::null()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn what_can_be_kept_stands_beside_the_damaged_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    let event = |note: &str| format!("[[events]]\nkind = \"misdeal\"\nnote = \"{note}\"\n\n");
    let mut damaged =
        format!("{HEAD}{}[[events]]\nkind = \"mis\0\0\n\n{}", event("one"), event("th\u{e9}ee")).into_bytes();
    // A letter of another time, and a save that was cut off.
    let at = damaged.windows(2).position(|pair| pair == "\u{e9}".as_bytes()).unwrap();
    damaged.splice(at..at + 2, [0xe9]);
    damaged.extend_from_slice(b"[[events]]\nkind = \"misde");
    fs::write(&file, &damaged).unwrap();
    let (code, out, err) = run(&["repair"], &file);
    assert_eq!(code, Some(0), "{out}{err}");
    for told in [
        "Event 2 (line 9) cannot be read",
        "The last event, 4 (line 16), is only half written",
        "are no letters",
        "e.repaired.toml holds the 3 events",
    ] {
        assert!(out.replace("\n  ", " ").contains(told), "{told} in {out}");
    }
    assert_eq!(fs::read(&file).unwrap(), damaged, "the old file is as it was");
    let new = folder.path().join("e.repaired.toml");
    let text = fs::read_to_string(&new).unwrap();
    let session = Session::read(&text).unwrap();
    assert_eq!((session.len(), session.problems()), (3, &[][..]), "{text}");
    assert!(text.contains("# kind = \"mis\n") && text.contains("# kind = \"misde\n"), "{text}");
    // It can be done again, and nothing is overwritten.
    assert!(run(&["repair"], &file).1.contains("e.repaired-2.toml"));
    assert_eq!(fs::read_to_string(&new).unwrap(), text);
    let (code, out, _) = run(&["repair"], &new);
    assert!(code == Some(0) && out.contains("Nothing in"), "{out}");
}

#[test]
fn a_half_written_event_is_called_that_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    let text =
        format!("{HEAD}[[events]]\nkind = \"misdeal\"\n\n[[events]]\nkind = \"sixty-six\"\npoints = {{ Anna = 5");
    fs::write(&file, &text).unwrap();
    for args in [
        &["score"][..],
        &["check"],
        &["check", "--format", "json"],
        &["add", "misdeal"],
        &["undo"],
        &["play"],
        &["export", "--to", "html"],
        &["settle"],
        &["stats"],
    ] {
        let (code, out, err) = run(args, &file);
        assert_eq!(code, Some(1), "{args:?}: {out}{err}");
        assert!((out + &err).contains("half written"), "{args:?}: {err}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn without_a_head_nothing_can_be_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    fs::write(&file, "format = 1\ngame = \"dre\n\n[[events]]\nkind = \"misdeal\"\n").unwrap();
    let (code, _, err) = run(&["repair"], &file);
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("cannot be read, and without it nothing can be kept"), "{err}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
