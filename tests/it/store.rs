//! Saving: nothing that was written by hand is touched, nothing that counts is lost, and nobody writes over anybody.

use std::fs;
use std::path::PathBuf;

use bolln::session::Session;
use bolln::session::log::Aside;
use bolln::session::write::{self, Item, NewHead};
use bolln::store::{Notebook, StoreError};
use tempfile::TempDir;

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";

fn sixty_six([anna, bert, cilli]: [u8; 3]) -> String {
    format!("[[events]]\nkind = \"sixty-six\"\npoints = {{ Anna = {anna}, Bert = {bert}, Cilli = {cilli} }}\n")
}

fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.toml");
    fs::write(&path, text).unwrap();
    (folder, path)
}

fn names_in(folder: &TempDir) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_was_written_by_hand_stays_byte_for_byte() {
    let event = sixty_six([60, 40, 20]);
    let crlf =
        "\u{feff}# Küche\r\nformat=1\r\ngame  = 'dreeg'\r\nplayers = [\"Anna\",\"Bert\",\"Cilli\"] # so\r\n# end";
    for (before, end) in [
        (HEAD, "\n"),
        ("# a\nformat = 1 # b\ngame = \"dreeg\"\nplayers = ['Anna', 'Bert', 'Cilli']", "\n"),
        (crlf, "\r\n"),
    ] {
        let (folder, path) = file(before);
        let mut notebook = Notebook::open(&path).unwrap();
        notebook.append(&event).unwrap();
        drop(notebook);
        let after = fs::read_to_string(&path).unwrap();
        let added = after.strip_prefix(before).unwrap_or_else(|| panic!("{after} does not begin with {before}"));
        let last = if before.ends_with('\n') { String::new() } else { end.to_owned() };
        assert_eq!(added, format!("{last}{end}{}", event.replace('\n', end)));
        assert_eq!(names_in(&folder), ["evening.toml"]);
    }
}

#[test]
fn what_is_written_reads_back_the_same() {
    let names = ["Zoë \"Z\" \\ Ö", "a.b = [c]", "李雷", "plain-1_x"].map(str::to_owned);
    let head = NewHead {
        game: "dreeg".to_owned(),
        players: names.to_vec(),
        place: Some("line\nbreak \u{7f}\t'\"".to_owned()),
        rules: vec![("marriages".to_owned(), true.into())],
        ..NewHead::default()
    };
    let points: Vec<_> = names.iter().cloned().zip([60_i64, 30, 20, 10].map(Item::Int)).collect();
    let event = write::event("[[events]]", "sixty-six", &Aside::default(), vec![("points", Item::Table(points))]);
    let text = format!("{}\n{event}", head.text());
    let session = Session::read(&text).unwrap();
    assert!(session.names().iter().eq(names.iter().map(String::as_str)));
    assert_eq!(session.head().place, head.place);
    assert!(session.problems().is_empty(), "{text}");
}

#[test]
fn only_one_program_writes_and_says_who() {
    let (_folder, path) = file(HEAD);
    let holder = Notebook::open(&path).unwrap();
    let Err(StoreError::Held { by: Some(by) }) = Notebook::open(&path) else { panic!("opened twice") };
    assert_eq!(by.pid, std::process::id());
    let mut watcher = Notebook::watch(&path).unwrap();
    assert!(matches!(watcher.append(&sixty_six([60, 40, 20])), Err(StoreError::Held { .. })));
    drop(holder);
    watcher.append(&sixty_six([60, 40, 20])).unwrap();
    assert_eq!(watcher.session().len(), 1);
}

#[test]
fn a_change_behind_its_back_is_noticed_and_a_remark_goes_along() {
    let (_folder, path) = file(HEAD);
    let mut notebook = Notebook::open(&path).unwrap();
    let event = sixty_six([60, 40, 20]);
    let by_hand = format!("{HEAD}# by hand\n");
    fs::write(&path, &by_hand).unwrap();
    notebook.append(&event).unwrap();
    let by_hand = format!("{by_hand}\n{event}[[events]]\nkind = \"misdeal\"\n");
    fs::write(&path, &by_hand).unwrap();
    assert!(matches!(notebook.append(&event), Err(StoreError::ChangedBehind)));
    assert_eq!(fs::read_to_string(&path).unwrap(), by_hand);
    assert!(notebook.reload().unwrap());
    notebook.append(&event).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{by_hand}\n{event}"));
}

#[test]
fn what_is_wrong_is_not_written() {
    let (_folder, path) = file(HEAD);
    let mut notebook = Notebook::open(&path).unwrap();
    let Err(StoreError::Refused(refusal)) = notebook.append(&sixty_six([60, 40, 21])) else { panic!("taken") };
    assert_eq!(refusal.problems[0].mistake.wrong.rule(), "C-4");
    assert_eq!(fs::read_to_string(&path).unwrap(), HEAD);
    let (_folder, path) = file(&format!("{HEAD}events = [{{ kind = \"misdeal\" }}]\n"));
    let mut notebook = Notebook::open(&path).unwrap();
    assert!(matches!(notebook.append("[[events]]\nkind = \"misdeal\"\n"), Err(StoreError::Form)));
}

#[test]
fn a_file_that_cannot_be_written_is_left_and_the_event_goes_elsewhere() {
    let (folder, path) = file(HEAD);
    let mut mode = fs::metadata(&path).unwrap().permissions();
    mode.set_readonly(true);
    fs::set_permissions(&path, mode).unwrap();
    let mut notebook = Notebook::open(&path).unwrap();
    let event = sixty_six([60, 40, 20]);
    assert!(matches!(notebook.append(&event), Err(StoreError::Io { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), HEAD);
    assert!(notebook.save_elsewhere(&path, &event).is_err(), "an existing file is not replaced");
    let elsewhere = folder.path().join("new/elsewhere.toml");
    notebook.save_elsewhere(&elsewhere, &event).unwrap();
    notebook.append(&event).unwrap();
    assert_eq!(Session::read(&fs::read_to_string(&elsewhere).unwrap()).unwrap().len(), 2);
}

#[cfg(unix)]
#[test]
fn links_and_modes_are_kept_and_leftovers_swept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, path) = file(HEAD);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o604)).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let link = elsewhere.path().join("link.toml");
    symlink(&path, &link).unwrap();
    fs::write(folder.path().join(".evening.toml.Xy12.tmp"), "half").unwrap();
    fs::write(folder.path().join(".other.toml.Xy12.tmp"), "of another").unwrap();
    Notebook::open(&link).unwrap().append(&sixty_six([60, 40, 20])).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o604);
    assert_eq!(Session::read(&fs::read_to_string(&path).unwrap()).unwrap().len(), 1);
    assert_eq!(names_in(&folder), [".evening.toml.Xy12.tmp", ".other.toml.Xy12.tmp", "evening.toml"]);
}
