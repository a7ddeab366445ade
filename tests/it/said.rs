//! What is said of a save is true: "not saved" before the entry is in the file, "saved, but" after.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bolln::session::Session;
use tempfile::TempDir;

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const NOBODY: u32 = 65534;

fn table() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    fs::write(&file, HEAD).unwrap();
    (folder, file)
}

fn bolln(args: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(args).env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere").current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// `bolln play`, with these lines typed.
fn play(file: &Path, folder: &Path, typed: &str) -> Output {
    let mut command = bolln(&["--plain", "play", "--deck", "french", file.to_str().unwrap()], folder);
    let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn what_is_given_up_is_said_again_and_the_next_line_is_no_file() {
    let (folder, file) = table();
    // A second name, which saving would part.
    fs::hard_link(&file, folder.path().join("other")).unwrap();
    for (typed, given_up) in
        [("52 31 25 12\na40\n-\nq\n", 1), ("52 31 25 12\na40\n", 1), ("52 31 25 12\n-\n52 31 25 12\n-\nq\n", 2)]
    {
        let output = play(&file, folder.path(), typed);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.code(), Some(1), "{typed}: {out}{err}");
        assert!(out.contains("Not saved:"), "{typed}: {out}");
        let told = if given_up == 1 { "One entry is not saved" } else { "2 entries are not saved" };
        assert!(err.contains(told), "{typed}: {err}");
        assert_eq!(out.matches("points = { Anna = 52").count(), 2 * given_up, "{typed}: {out}");
        assert!(!typed.contains("a40") || out.contains("a40 is no file name here"), "{typed}: {out}");
        assert!(!folder.path().join("a40").exists());
        assert_eq!(fs::read_to_string(&file).unwrap(), HEAD);
    }
    let elsewhere = folder.path().join("elsewhere.toml");
    let output = play(&file, folder.path(), "52 31 25 12\nelsewhere.toml\nq\n");
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    assert!(text(&output.stdout).contains("elsewhere.toml"));
    assert_eq!(Session::read(&fs::read_to_string(&elsewhere).unwrap()).unwrap().len(), 1);
}

#[test]
fn a_script_can_try_again_without_doubling() {
    let (folder, file) = table();
    let add = |expect: &str| {
        let args = ["add", file.to_str().unwrap(), "misdeal", "--expect", expect];
        bolln(&args, folder.path()).output().unwrap()
    };
    assert!(add("0").status.success());
    let again = add("0");
    assert_eq!(again.status.code(), Some(1));
    assert!(text(&again.stderr).contains("holds one event, not 0; nothing was written"), "{}", text(&again.stderr));
    assert!(add("1").status.success());
    assert_eq!(Session::read(&fs::read_to_string(&file).unwrap()).unwrap().len(), 2);
}

#[test]
fn a_folder_that_cannot_be_synced_makes_a_save_no_failure() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let (folder, file) = table();
    chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
    let mode = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).unwrap();
    let run = |args: &[&str]| bolln(args, Path::new("/")).uid(NOBODY).gid(NOBODY).output().unwrap();
    mode(0o333);
    chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
    let new = folder.path().join("new.toml");
    let made = run(&[
        "new",
        "dreeg",
        "--players",
        "A,B,C",
        "--first-dealer",
        "A",
        "--preset",
        "standard",
        "--file",
        new.to_str().unwrap(),
    ]);
    let added = run(&["add", file.to_str().unwrap(), "misdeal"]);
    mode(0o700);
    for output in [&made, &added] {
        let said = text(&output.stderr);
        assert!(output.status.success() && said.contains("could not be synced"), "{said}");
        assert!(text(&output.stderr).contains("Do not enter it again"), "{said}");
    }
    assert!(new.exists());
    assert_eq!(Session::read(&fs::read_to_string(&file).unwrap()).unwrap().len(), 1);
    // Where nothing can be made, nothing is saved.
    mode(0o555);
    let added = run(&["add", file.to_str().unwrap(), "misdeal"]);
    assert_eq!(added.status.code(), Some(1));
    assert!(text(&added.stderr).contains(".e.toml.lock: access is denied"), "{}", text(&added.stderr));
    mode(0o700);
    assert_eq!(Session::read(&fs::read_to_string(&file).unwrap()).unwrap().len(), 1);
}
