//! Each system call of a save fails, or the program dies there: what was confirmed is there, the file reads, and what is said of it
//! is true.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bolln::session::Session;
use tempfile::TempDir;

const HEAD: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n[stake]\n\
                    amount = \"0.10\"\ncurrency = \"EUR\"\n";

/// The calls that a save is made of.
const CALLS: &str =
    "openat,statx,read,write,fsync,fchmod,flock,ftruncate,lseek,renameat2,rename,unlink,faccessat2,flistxattr,mkdir";

struct Table {
    folder: TempDir,
    file: PathBuf,
    confirmed: Vec<String>,
    entries: usize,
}

impl Table {
    fn new() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("e.toml");
        fs::write(&file, HEAD).unwrap();
        Table { folder, file, confirmed: Vec::new(), entries: 0 }
    }

    /// `bolln add` under strace with these options; and the note of its event.
    fn add(&mut self, options: &[&str]) -> (Output, String) {
        self.entries += 1;
        let note = format!("entry {};", self.entries);
        let mut command = Command::new("strace");
        command.args(options).args(["-o"]).arg(self.log()).arg(env!("CARGO_BIN_EXE_bolln"));
        command.arg("add").arg(&self.file).args(["passed", &format!("note={note}")]);
        command.env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", self.folder.path().join("home"));
        (command.stdin(Stdio::null()).output().unwrap(), note)
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// What the calls on this session are: each with its number among those of its name.
    fn calls(&mut self) -> Vec<(String, usize)> {
        let (output, note) = self.add(&["-e", &format!("trace={CALLS}")]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        self.confirmed.push(note);
        let log = fs::read_to_string(self.log()).unwrap();
        let ours = self.folder.path().to_str().unwrap();
        let (mut numbers, mut calls, mut begun) = (BTreeMap::new(), Vec::new(), false);
        for line in log.lines() {
            let Some((name, _)) = line.split_once('(') else { continue };
            let number: &mut usize = numbers.entry(name.to_owned()).or_default();
            *number += 1;
            begun |= line.contains(ours) && !line.contains("execve");
            if begun && !line.contains("/proc") {
                calls.push((name.to_owned(), *number));
            }
        }
        calls
    }

    fn check(&mut self, what: &str, output: &Output, note: String) {
        let said = String::from_utf8_lossy(&output.stderr);
        let text = fs::read_to_string(&self.file).unwrap_or_else(|error| panic!("{what}: {error}"));
        let session = Session::read(&text).unwrap_or_else(|problems| panic!("{what}: {problems:?} in\n{text}"));
        assert_eq!(session.problems(), [], "{what}");
        let there = |note: &str| text.matches(&format!("note = \"{note}\"")).count();
        for note in &self.confirmed {
            assert_eq!(there(note), 1, "{what}: {note} was confirmed; {said}");
        }
        match output.status.code() {
            Some(0) => {
                assert_eq!(there(&note), 1, "{what}: it is said to be saved; {said}");
                self.confirmed.push(note);
            }
            Some(1) => {
                assert_eq!(there(&note), 0, "{what}: it is said not to be saved; {said}");
                assert!(said.contains("Not saved"), "{what}: {said}");
            }
            // Killed: either is true.
            None if there(&note) == 1 => self.confirmed.push(note),
            None => assert_eq!(there(&note), 0, "{what}: {said}"),
            Some(code) => panic!("{what}: ends with {code}: {said}"),
        }
    }
}

fn has_strace() -> bool {
    let found = Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success());
    let needed = std::env::var_os("BOLLN_TOOLS").is_some_and(|tools| tools == "all");
    assert!(found || !needed, "strace is missing or may not trace");
    found
}

#[test]
fn whatever_call_fails_or_is_the_last() {
    if !has_strace() {
        return;
    }
    let mut table = Table::new();
    let calls = table.calls();
    assert!(calls.len() > 40, "{calls:?}");
    let (mut failed, mut killed) = (0, 0);
    for (place, (name, number)) in calls.iter().enumerate() {
        let error = ["EIO", "ENOSPC", "EACCES", "EROFS"][place % 4];
        for fault in [format!("error={error}"), "signal=KILL".to_owned()] {
            let inject = format!("inject={name}:{fault}:when={number}");
            let (output, note) = table.add(&["-e", &format!("trace={name}"), "-e", &inject]);
            failed += usize::from(output.status.code() == Some(1));
            killed += usize::from(output.status.code().is_none());
            table.check(&inject, &output, note);
        }
    }
    assert!(failed > 15 && killed > calls.len() / 2, "{failed} failed, {killed} were killed, of {}", calls.len());
    let (output, note) = table.add(&["-e", "trace=none"]);
    table.check("without a fault", &output, note);
    assert!(output.status.success());
    let names = fs::read_dir(table.folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.filter(|name| name != "home" && name != "log").collect();
    names.sort();
    assert_eq!(names, ["e.toml"], "leftovers are swept, and nothing was somebody's edit");
}

/// Runs the program in a folder of its own kind; what it says.
fn add(file: &Path) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.arg("add").arg(file).arg("passed").env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere");
    let output = command.stdin(Stdio::null()).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_full_disk_and_a_read_only_one() {
    let folder = tempfile::tempdir().unwrap();
    let mount = |options: &str| {
        let mut command = Command::new("mount");
        command.args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(folder.path());
        command.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    if !mount("size=64k") {
        return;
    }
    let _unmount = Unmount(folder.path());
    let file = folder.path().join("e.toml");
    fs::write(&file, HEAD).unwrap();
    assert_eq!(add(&file).0, Some(0));
    let saved = fs::read_to_string(&file).unwrap();
    let filler = folder.path().join("filler");
    let mut size = 60_000;
    while fs::write(&filler, vec![b'x'; size]).is_err() {
        size -= 1000;
    }
    let (code, said) = add(&file);
    assert_eq!((code, fs::read_to_string(&file).unwrap()), (Some(1), saved.clone()), "{said}");
    assert!(said.contains("Not saved") && said.contains("full"), "{said}");
    fs::remove_file(&filler).unwrap();
    assert!(mount("remount,ro"));
    let (code, said) = add(&file);
    assert_eq!((code, fs::read_to_string(&file).unwrap()), (Some(1), saved.clone()), "{said}");
    assert!(said.contains("Not saved") && said.contains("read-only"), "{said}");
    assert!(mount("remount,rw"));
    assert_eq!(add(&file).0, Some(0));
}

struct Unmount<'p>(&'p Path);

impl Drop for Unmount<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

#[test]
fn nobody_hears_that_it_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    fs::write(&file, HEAD).unwrap();
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.arg("add").arg(&file).arg("passed").env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere");
    let output = command.stdin(Stdio::null()).stdout(full).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("Do not enter it again"), "{said}");
    assert_eq!(Session::read(&fs::read_to_string(&file).unwrap()).unwrap().len(), 1);
}
