//! Many who write one session at the same time, with the program and without it.
//!
//! A short form runs always; `BOLLN_ADDS=10000 cargo test --test it writers` enters so many events in each test.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use bolln::session::Session;
use tempfile::TempDir;

const HEAD: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n[stake]\n\
                    amount = \"0.10\"\ncurrency = \"EUR\"\n";
const WRITERS: usize = 10;

struct Table {
    folder: TempDir,
    file: PathBuf,
    adds: usize,
    done: AtomicUsize,
    over: AtomicBool,
}

impl Table {
    fn new() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("evening.toml");
        fs::write(&file, HEAD).unwrap();
        let adds = std::env::var("BOLLN_ADDS").map_or(100, |adds| adds.parse().unwrap());
        Table { folder, file, adds, done: AtomicUsize::new(0), over: AtomicBool::new(false) }
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
        command.args(args).env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", self.folder.path().join("home"));
        command.stdin(Stdio::null()).output().unwrap()
    }

    /// Ten writers enter their events; what was confirmed, and all that was said on standard error.
    fn entered(&self) -> (Vec<String>, String) {
        let writer = |writer: usize| {
            let (mut confirmed, mut said) = (Vec::new(), String::new());
            for number in 0..self.adds / WRITERS {
                let note = format!("writer {writer} entry {number};");
                let output = self.run(&["add", self.file.to_str().unwrap(), "passed", &format!("note={note}")]);
                if output.status.success() {
                    confirmed.push(note);
                    self.done.fetch_add(1, Ordering::Relaxed);
                }
                said += &String::from_utf8_lossy(&output.stderr);
            }
            (confirmed, said)
        };
        let (mut confirmed, mut said) = (Vec::new(), String::new());
        std::thread::scope(|scope| {
            let writers: Vec<_> = (0..WRITERS).map(|number| scope.spawn(move || writer(number))).collect();
            for writer in writers {
                let (more, told) = writer.join().unwrap();
                confirmed.extend(more);
                said += &told;
            }
        });
        self.over.store(true, Ordering::Relaxed);
        (confirmed, said)
    }

    /// Appends remarks all the time, as `echo >>` does, some for each entry.
    fn remark(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        while !self.over.load(Ordering::Relaxed) {
            if remarks.len() < 10 + 5 * self.done.load(Ordering::Relaxed) {
                let remark = format!("# remark {};", remarks.len());
                let mut file = OpenOptions::new().append(true).open(&self.file).unwrap();
                writeln!(file, "{remark}").unwrap();
                remarks.push(remark);
            }
            std::thread::sleep(Duration::from_micros(700));
        }
        remarks
    }

    /// Reads, waits, and puts a changed copy in the file's place, as an editor does.
    fn edit(&self) {
        let mut edits = 0;
        while !self.over.load(Ordering::Relaxed) {
            let copy = fs::read_to_string(&self.file).unwrap();
            std::thread::sleep(Duration::from_millis(edits % 7 * 10));
            edits += 1;
            let changed = copy.replacen("amount", &format!("# edit {edits}\namount"), 1);
            let new = self.folder.path().join("new");
            fs::write(&new, changed).unwrap();
            fs::rename(&new, &self.file).unwrap();
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn text(&self) -> String {
        let text = fs::read_to_string(&self.file).unwrap();
        let session = Session::read(&text).unwrap_or_else(|problems| panic!("{problems:?} in\n{text}"));
        assert_eq!(session.problems(), []);
        text
    }

    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        names.map(|name| name.into_string().unwrap()).filter(|name| name != "home" && name != "new").collect()
    }
}

#[test]
fn every_entry_and_every_remark_is_there() {
    let table = Table::new();
    let ((confirmed, said), remarks) = std::thread::scope(|scope| {
        let remarks = scope.spawn(|| table.remark());
        (table.entered(), remarks.join().unwrap())
    });
    let text = table.text();
    assert!(confirmed.len() > table.adds / 2, "{} of {}: {said}", confirmed.len(), table.adds);
    let lines: std::collections::HashSet<&str> = text.lines().collect();
    for note in &confirmed {
        assert!(lines.contains(format!("note = \"{note}\"").as_str()), "{note} is lost: {said}");
    }
    for remark in &remarks {
        assert!(lines.contains(remark.as_str()), "{remark} of {} is lost: {said}", remarks.len());
    }
    assert_eq!(text.matches("entry").count(), confirmed.len(), "{said}");
    assert_eq!(table.names(), ["evening.toml"], "{said}");
}

#[test]
fn every_entry_that_an_older_copy_overwrites_is_named() {
    let table = Table::new();
    let (confirmed, mut said) = std::thread::scope(|scope| {
        scope.spawn(|| table.edit());
        table.entered()
    });
    let output = table.run(&["score", table.file.to_str().unwrap()]);
    assert!(output.status.success(), "a reminder is no error");
    said += &String::from_utf8_lossy(&output.stderr);
    let text = table.text();
    let overwritten: Vec<&String> = confirmed.iter().filter(|note| !text.contains(note.as_str())).collect();
    for note in &overwritten {
        assert!(said.contains(note.as_str()), "{note} is lost in silence: {said}");
    }
    assert!(!overwritten.is_empty(), "the editor never came too late");
    let beside = table.names();
    let unnamed = beside.iter().find(|name| *name != "evening.toml" && !said.contains(name.as_str()));
    assert_eq!(unnamed, None, "in {}", Path::new("evening.toml").display());
}

/// Also by whoever reads a whole folder.
#[test]
fn what_an_older_copy_overwrites_is_named_by_those_who_read_many() {
    let table = Table::new();
    let (file, folder) = (table.file.to_str().unwrap(), table.folder.path().to_str().unwrap());
    for note in ["one", "two"] {
        assert!(table.run(&["add", file, "passed", &format!("note={note}")]).status.success());
    }
    let two = fs::read_to_string(&table.file).unwrap();
    fs::write(&table.file, two.split("note = \"two\"").next().unwrap().rsplit_once("\n[[events]]").unwrap().0).unwrap();
    let tables = format!("{folder}/home/tables");
    let rows: [&[&str]; 4] = [
        &["stats", folder],
        &["settle", folder],
        &["export", folder, "--to", "ledger"],
        &["export", folder, "--to", "tables", "-o", &tables],
    ];
    for args in rows {
        let output = table.run(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {said}");
        let named = said.contains("An entry that was saved is not in") && said.contains("note = \"two\"");
        assert!(named && !said.contains("note = \"one\""), "{args:?}: {said}");
    }
}

/// Whoever plays on a file that an older copy has overwritten is asked what of it is to be entered again, each once.
#[test]
fn what_an_older_copy_overwrites_is_offered_again() {
    let table = Table::new();
    let file = table.file.to_str().unwrap();
    for note in ["one", "two", "three"] {
        assert!(table.run(&["add", file, "passed", &format!("note={note}")]).status.success());
    }
    fs::write(&table.file, HEAD).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(["--lang", "en", "--plain", "play", file]).env("BOLLN_HOME", table.folder.path().join("home"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"y\nn\ny\nq\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && told.contains("3 entries that were saved are not in"), "{told}");
    let text = table.text();
    let found: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("note = ")).collect();
    assert_eq!(found, ["\"one\"", "\"three\""], "{told}");
    // What was not wanted is not asked for again.
    let said = table.run(&["score", file]);
    assert!(said.stderr.is_empty(), "{}", String::from_utf8_lossy(&said.stderr));
}
