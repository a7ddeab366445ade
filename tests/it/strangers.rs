//! A stranger's file, file name, preset or argument: nothing in it reaches a terminal or an export raw. Every command is walked
//! with hostile values in every field.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use tempfile::TempDir;

/// Renames the window, fills the clipboard, hides what follows, turns the direction, and is no character.
const HOSTILE: &str = "\u{1b}]0;x\u{7}\u{1b}]52;c;ZXZpbA==\u{7}\u{1b}[8m\u{1b}[2J\u{1b}[31m\u{9b}2J\u{202e}\u{2066}\u{200b}\u{e0041}\u{2028}\u{fffe}\u{ffff}\u{7f}\u{8}end";

/// The same as TOML may spell it.
fn spelt() -> String {
    HOSTILE.chars().map(|c| format!("\\U{:08X}", u32::from(c))).collect()
}

fn is_raw(c: char) -> bool {
    HOSTILE.contains(c) && !"]0;x52cZXZpbA==[8m2J31mend".contains(c)
}

struct Table {
    folder: TempDir,
    dreeg: PathBuf,
    herzblatt: PathBuf,
    wrong: Vec<PathBuf>,
}

fn table() -> Table {
    let folder = tempfile::tempdir().unwrap();
    let sessions = folder.path().join("home/sessions");
    let presets = folder.path().join("home/presets");
    for made in [&sessions, &presets] {
        fs::create_dir_all(made).unwrap();
    }
    let bad = spelt();
    let name = HOSTILE.replace(['/', '\0'], "");
    let head = |game: &str| {
        format!(
            "format = 1\ngame = \"{game}\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\nplace = \"{bad}\"\nnote = \"{bad}\"\n"
        )
    };
    let stake = "[stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n";
    let dreeg = format!(
        "{}[[events]]\nkind = \"sixty-six\"\npoints = {{ Anna = 60, Bert = 40, Cilli = 20 }}\nnote = \"{bad}\"\n\
         [[events]]\nkind = \"misdeal\"\nreason = \"{bad}\"\n\
         [[events]]\nkind = \"ruling\"\nreason = \"{bad}\"\nstrokes = {{ Anna = 1 }}\n\
         [[events]]\nkind = \"correction\"\ncorrects = 1\nreason = \"{bad}\"\n[events.now]\nkind = \"sixty-six\"\n\
         points = {{ Anna = 40, Bert = 60, Cilli = 20 }}\nnote = \"{bad}\"\n\
         [[events]]\nkind = \"substitute\"\nleaves = \"Cilli\"\njoins = \"Dora\"\nreason = \"{bad}\"\n\
         [[events]]\nkind = \"note\"\nnote = \"{bad}\"\n[[events]]\nkind = \"end\"\nreason = \"{bad}\"\n",
        head("dreeg")
    );
    let herzblatt = format!(
        "{}{stake}[[events]]\nkind = \"solo\"\nsoloist = \"Anna\"\nsoloist_points = 70\nnote = \"{bad}\"\n\
         [[events]]\nkind = \"ruling\"\nreason = \"{bad}\"\npayments = {{ Anna = \"0.20\", Bert = \"-0.20\" }}\n\
         [[events]]\nkind = \"payment\"\nfrom = \"Bert\"\nto = \"Anna\"\namount = \"0.10\"\nnote = \"{bad}\"\n\
         [[events]]\nkind = \"note\"\nnote = \"{bad}\"\n",
        head("herzblatt")
    );
    let put = |name: &str, text: &str| {
        let path = sessions.join(format!("{name}.toml"));
        fs::write(&path, text).unwrap();
        path
    };
    let plain = head("dreeg");
    let raw = HOSTILE;
    let wrong = [
        format!("{plain}\"{bad}\" = 1\n"),
        format!("{plain}# {raw}\n{raw} = 1\n"),
        format!("{plain}[[events]]\nkind = \"{bad}\"\n"),
        format!("{plain}[[events]]\nkind = \"sixty-six\"\n\"{bad}\" = \"{bad}\"\n"),
        format!("{plain}[[events]]\nkind = \"sixty-six\"\npoints = {{ \"{bad}\" = 60 }}\n"),
        format!("{plain}[[events]]\nkind = \"sixty-six\"\npoints = {{ Anna = \"{bad}\" }}\n"),
        format!("{plain}[[events]]\nkind = \"sixty-six\"\ntricks = [\"{bad}\"]\ntrump = \"{bad}\"\n"),
        format!("{plain}[[events]]\nkind = \"misdeal\"\nat = \"{bad}\"\n"),
        format!("{plain}[rules]\nties = \"{bad}\"\n"),
        format!("format = 1\ngame = \"{bad}\"\nplayers = [\"{bad}\"]\n"),
        format!("format = 1\ngame = \"dreeg\"\nplayers = [\"A\", \"B\", \"{bad}\"]\n"),
        format!("{}[stake]\namount = \"{bad}\"\ncurrency = \"{bad}\"\n", head("herzblatt")),
        raw.to_owned(),
    ];
    let wrong = wrong.iter().enumerate().map(|(number, text)| put(&format!("w{number}{name}"), text)).collect();
    fs::write(presets.join(format!("{name}.toml")), format!("[rules]\n\"{bad}\" = \"{bad}\"\n")).unwrap();
    Table { dreeg: put(&format!("d{name}"), &dreeg), herzblatt: put(&format!("h{name}"), &herzblatt), wrong, folder }
}

impl Table {
    fn run(&self, args: &[&OsStr], input: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
        command.args(args).env("BOLLN_HOME", self.folder.path().join("home")).env("LC_ALL", "C.UTF-8");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let typed = std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes());
        drop(typed);
        child.wait_with_output().unwrap()
    }
}

/// What was written is text without anything raw of the stranger's.
fn clean(what: &str, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Some(at) = text.find(is_raw) {
        let start = text[..at].char_indices().rev().nth(60).map_or(0, |(at, _)| at);
        let end = text[at..].char_indices().nth(20).map_or(text.len(), |(more, _)| at + more);
        panic!("{what}: {:?}", &text[start..end]);
    }
    let control = |c: char| c.is_control() && c != '\n';
    assert!(!text.replace("\r\n", "\n").contains(control), "{what}: {text:?}");
}

#[test]
fn no_command_lets_anything_through() {
    let table = table();
    let hostile = HOSTILE.replace('\0', "");
    let (dreeg, herzblatt) = (table.dreeg.to_str().unwrap(), table.herzblatt.to_str().unwrap());
    let typed = format!("{hostile}\n!u\n!s\n{hostile}\n");
    let mut calls: Vec<(Vec<String>, String)> = Vec::new();
    let mut call = |args: &[&str], input: &str| {
        for lang in ["en", "de"] {
            let args = ["--lang", lang].iter().chain(args).map(|arg| (*arg).to_owned()).collect();
            calls.push((args, input.to_owned()));
        }
    };
    for file in [dreeg, herzblatt] {
        for args in [
            &["score", file][..],
            &["score", file, "--format", "json"],
            &["score", file, "--event", "1"],
            &["score", file, "--deal", "1"],
            &["score", file, "--plain"],
            &["check", file, "--format", "json"],
            &["settle", file],
            &["settle", file, "--format", "json"],
            &["play", file],
            &["undo", file],
            &["redo", file],
            &["add", file, "misdeal", &format!("note={hostile}"), "--format", "json"],
        ] {
            call(args, &typed);
        }
    }
    for file in table.wrong.iter().map(|path| path.to_str().unwrap()) {
        for args in [
            &["score", file][..],
            &["check", file, "--format", "json"],
            &["settle", file],
            &["new", "dreeg", "--players", "A,B,C", "--preset", file, "--first-dealer", "A", "--file", "/nowhere/x"],
            &["add", file, "misdeal"],
        ] {
            call(args, "");
        }
    }
    for format in ["html", "svg", "md", "csv", "json", "ndjson", "ledger"] {
        call(&["export", dreeg, "--to", format], "");
        call(&["export", herzblatt, "--to", format], "");
    }
    for format in ["text", "html", "csv", "json"] {
        call(
            &["stats", "--to", format, "--player", &hostile, "--place", &hostile, "--same", &format!("{hostile}=Anna")],
            "",
        );
        call(&["stats", "--to", format], "");
    }
    for args in [
        &["list"][..],
        &[],
        &["rules", "--presets"],
        &["rules", &hostile],
        &["rules", "--save", &hostile, "--rule", &hostile],
        &["rules", "--save", "ours", "--rule", &format!("ties={hostile}")],
        &["new", "dreeg", "--players", &format!("A,B,{hostile}")],
        &["new", "dreeg", "--players", "A,B,C", "--preset", &hostile, "--place", &hostile, "--note", &hostile],
        &["new", "dreeg", "--players", "A,B,C", "--place", &hostile, "--note", &hostile],
        &["new", "herzblatt", "--players", "A,B,C", "--stake", &hostile, "--currency", &hostile],
        &["new"],
        &[&hostile],
        &["score", &hostile],
        &["score", dreeg, "--event", &hostile],
        &["export", dreeg, "--to", &hostile],
        &["settle", herzblatt, "--paid", &hostile, "--same", &hostile],
        &["add", dreeg, &hostile],
        &["add", dreeg, "sixty-six", &hostile],
        &["add", dreeg, "sixty-six", &format!("points={hostile}")],
        &["add", dreeg, "sixty-six", &format!("{hostile}={hostile}")],
        &["add", dreeg, "correction", "corrects=1", &format!("reason={hostile}"), &format!("now={hostile}")],
        &["add", herzblatt, "passed", &format!("at={hostile}")],
    ] {
        call(args, &typed);
    }
    let (first, second) = calls.split_at(calls.len() / 2);
    std::thread::scope(|scope| {
        for calls in [first, second] {
            let table = &table;
            scope.spawn(move || {
                for (args, input) in calls {
                    let args: Vec<&OsStr> = args.iter().map(OsStr::new).collect();
                    let output = table.run(&args, input);
                    let what = format!("{:.300}", format!("{args:?}"));
                    clean(&format!("{what} writes"), &output.stdout);
                    clean(&format!("{what} says"), &output.stderr);
                    assert_ne!(output.status.code(), Some(101), "{what}");
                }
            });
        }
    });
}

/// Where there are colours, only the program's own reach the terminal, and what a stranger wrote of them is shown.
#[test]
fn a_terminal_with_colours_gets_only_ours() {
    let table = table();
    let dreeg = table.dreeg.to_str().unwrap();
    let mut calls = vec![vec!["list"], vec!["rules", "--presets"], vec!["score", dreeg], vec!["check", dreeg]];
    calls.extend(["1", "2", "3", "4", "5", "7"].map(|event| vec!["score", dreeg, "--event", event]));
    calls.extend(table.wrong.iter().map(|path| vec!["score", path.to_str().unwrap()]));
    for args in calls {
        let size = PtySize { rows: 50, cols: 200, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bolln"));
        command.args(&args);
        command.env("BOLLN_HOME", table.folder.path().join("home"));
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut bytes = Vec::new();
        // At its end a terminal gives an error.
        let _ = pair.master.try_clone_reader().unwrap().read_to_end(&mut bytes);
        child.wait().unwrap();
        let text = String::from_utf8(bytes).unwrap();
        assert!(!text.contains("\u{1b}[31m"), "{text:?}");
        let ours = ["\u{1b}[1m", "\u{1b}[38;5;131m", "\u{1b}[38;5;243m", "\u{1b}[0m"];
        assert!(args != ["score", dreeg] || ours.iter().any(|colour| text.contains(colour)), "{text:?}");
        clean(&format!("{args:?}"), ours.iter().fold(text, |text, colour| text.replace(colour, "")).as_bytes());
    }
}

#[test]
fn no_file_that_is_written_holds_anything_raw() {
    let table = table();
    let out = table.folder.path().join("out");
    let folder = |name: &str| out.join(name);
    let sessions = table.folder.path().join("home/sessions");
    for path in &table.wrong {
        fs::remove_file(path).unwrap();
    }
    for (args, to) in [
        (["export", table.dreeg.to_str().unwrap(), "--to", "html,svg,md,csv,json,ndjson"], folder("dreeg")),
        (["export", table.herzblatt.to_str().unwrap(), "--to", "html,svg,md,csv,json,ledger"], folder("herzblatt")),
        (["export", table.dreeg.to_str().unwrap(), "--to", "csv"], folder("excel")),
        (["export", sessions.to_str().unwrap(), "--to", "tables"], folder("tables")),
    ] {
        let mut args: Vec<&OsStr> = args.iter().map(OsStr::new).collect();
        args.extend([OsStr::new("--out"), to.as_os_str()]);
        if to.ends_with("excel") {
            args.extend([OsStr::new("--excel"), OsStr::new("de")]);
        }
        let output = table.run(&args, "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let mut files = 0;
    let mut folders = vec![out];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path).unwrap();
            let bare = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
            clean(&shown(&path), bare);
            files += 1;
        }
    }
    assert!(files > 20, "{files} files");
}

fn shown(path: &Path) -> String {
    format!("{:.200}", path.to_string_lossy().escape_debug())
}
