//! Files that flood the reader: within the stated limit every command takes little memory, and beyond it the size alone is
//! refused.
//!
//! A short form runs always; `BOLLN_FLOOD=full` makes each flood as large as a session may be and gives each command 1 GiB
//! and 10 seconds of computing.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
const SOLO: &str = "[[events]]\nkind = \"solo\"\nsoloist = \"A\"\nsoloist_points = 70\n";
const LIMIT: u64 = 64 << 20;

/// Runs a command with so many KiB of memory and so many seconds of computing.
fn run(args: &[&str], file: &Path, memory: usize, seconds: u32) -> Output {
    let mut command = Command::new("sh");
    command.args([
        "-c",
        &format!("ulimit -v {memory}; ulimit -t {seconds}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_bolln"),
    ]);
    command.arg(args[0]).arg(file).args(&args[1..]).env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere");
    command.stdin(Stdio::null()).output().unwrap()
}

#[test]
fn no_flood_takes_much_memory() {
    let full = std::env::var_os("BOLLN_FLOOD").is_some_and(|flood| flood == "full");
    let (size, memory, seconds) = if full { (62 << 20, 1 << 20, 10) } else { (3 << 20, 110 << 10, 60) };
    let many = |part: &str| part.repeat(size / part.len());
    let events = |event: &str| format!("{HEAD}{}", many(event));
    let nested = |open: &str, close: &str| {
        format!("{HEAD}[[events]]\nkind = {}1{}\n", open.repeat(100_000), close.repeat(100_000))
    };
    let herzblatt = "format = 1\ngame = \"herzblatt\"\nplayers = [\"A\", \"B\", \"C\"]\n[stake]\namount = \"1\"\ncurrency = \"EUR\"\n";
    let people = |number: usize| {
        let seating =
            |at: usize| format!("[[events]]\nkind = \"seating\"\nplayers = [\"P{at}\", \"Q{at}\", \"R{at}\"]\n{SOLO}");
        (0..number / 3).fold(herzblatt.to_owned(), |all, at| all + &seating(at).replace("\"A\"", &format!("\"P{at}\"")))
    };
    let keys = |before: &str| (0..size / 14).fold(format!("{HEAD}{before}"), |all, key| all + &format!("k{key} = 1\n"));
    let floods = [
        ("line ends", format!("{HEAD}{}", many("\n"))),
        ("remarks", format!("{HEAD}{}", many("#\n"))),
        ("one remark", format!("{HEAD}#{}\n", many("x"))),
        ("a text of the head", format!("{HEAD}note = \"{}\"\n", many("x"))),
        ("a text of an event", format!("{HEAD}[[events]]\nkind = \"misdeal\"\nnote = \"{}\"\n", many("x"))),
        ("a kind", format!("{HEAD}[[events]]\nkind = \"{}\"\n", many("x"))),
        ("a list", format!("{HEAD}[[events]]\nkind = \"misdeal\"\nnote = [{}]\n", many("1,"))),
        ("players", format!("format = 1\ngame = \"dreeg\"\nplayers = [{}]\n", many("\"A\","))),
        ("events in a list", format!("{HEAD}events = [{}]\n", many("{kind=\"misdeal\"},"))),
        ("events", events("[[events]]\nkind = \"misdeal\"\n")),
        ("deals", format!("{herzblatt}{}", many(SOLO))),
        ("people", people(if full { 5000 } else { 1000 })),
        ("events that are wrong", events("[[events]]\nkind = \"sixty six\"\n")),
        ("events taken back", events("[[events]]\nkind = \"misdeal\"\n[[events]]\nkind = \"undo\"\n")),
        ("keys of the head", keys("")),
        ("keys of an event", keys("[[events]]\nkind = \"misdeal\"\n")),
        ("levels of lists", nested("[", "]")),
        ("levels of tables", nested("{a=", "}")),
        ("levels that stay open", nested("[", "")),
        ("levels of keys", format!("{HEAD}[[events]]\nkind.{}b = 1\n", "a.".repeat(100_000))),
        ("levels of a header", format!("{HEAD}[{}b]\n", "a.".repeat(100_000))),
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("flood.toml");
    for (what, text) in floods {
        assert!(text.len() as u64 <= LIMIT, "{what}");
        fs::write(&file, text).unwrap();
        // What is drawn for people is drawn of everything; the short form draws what has many deals or people.
        let drawn =
            [&["score"][..], &["export", "--to", "html"], &["export", "--to", "md"], &["export", "--to", "csv"]];
        let drawn = drawn.into_iter().filter(|_| full || matches!(what, "deals" | "people"));
        for args in [&["check", "--format", "json"][..], &["score", "--format", "json"]].into_iter().chain(drawn) {
            let output = run(args, &file, memory, seconds);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(matches!(output.status.code(), Some(0 | 1)), "{what}: {args:?}: {} {said:.300}", output.status);
            assert!(said.len() < 20_000, "{what}: {args:?}: {} bytes are said", said.len());
        }
    }
}

#[test]
fn what_is_too_large_is_refused_by_its_size() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.toml");
    File::create(&file).unwrap().set_len(1 << 40).unwrap();
    for args in [
        &["score"][..],
        &["check"],
        &["export", "--to", "html"],
        &["settle"],
        &["add", "misdeal"],
        &["undo"],
        &["play"],
    ] {
        let output = run(args, &file, 100 << 10, 10);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.contains("larger than 64 MiB"), "{args:?}: {said}");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(["score", "-"]).env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let part = "#".repeat(1 << 20);
    // It stops reading soon after the limit.
    let written = (0..200).take_while(|_| input.write_all(part.as_bytes()).is_ok()).count();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!((64..80).contains(&written), "{written} MiB were read");
    assert!(String::from_utf8_lossy(&output.stderr).contains("larger than 64 MiB"));
}
