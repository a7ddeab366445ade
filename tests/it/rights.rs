//! A file keeps what it is when it is saved: owner, mode, access list, attributes; where it cannot, that is said.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustix::fs::{XattrFlags, getxattr, setxattr};
use tempfile::TempDir;

use crate::common::{add, said};

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
const ANNA: u32 = 12_345;
const BERT: u32 = 23_456;

fn table() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let file = folder.path().join("e.toml");
    fs::write(&file, HEAD).unwrap();
    (folder, file)
}

#[test]
fn owner_mode_and_attributes_are_kept() {
    let (_folder, file) = table();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    let root = rustix::process::geteuid().is_root();
    if root {
        chown(&file, Some(ANNA), Some(BERT)).unwrap();
    }
    let attributes = setxattr(&file, "user.club", b"Hirschen", XattrFlags::empty()).is_ok();
    // Everybody of one more group may read: version 2, owner, group, that group, mask, others.
    let entries: [(u16, u16, u32); 5] = [(1, 6, !0), (4, 4, !0), (8, 4, 34_567), (16, 4, !0), (32, 0, !0)];
    let parts =
        entries.map(|(tag, rights, id)| [&tag.to_le_bytes()[..], &rights.to_le_bytes(), &id.to_le_bytes()].concat());
    let list = [&2_u32.to_le_bytes()[..], &parts.concat()].concat();
    let access = setxattr(&file, "system.posix_acl_access", &list, XattrFlags::empty()).is_ok();
    let before = fs::metadata(&file).unwrap();
    let output = add(&file, None);
    assert!(output.status.success() && said(&output).is_empty(), "{}", said(&output));
    let after = fs::metadata(&file).unwrap();
    assert_ne!(before.ino(), after.ino(), "a save puts a new file in place");
    assert_eq!((before.uid(), before.gid(), before.mode()), (after.uid(), after.gid(), after.mode()));
    let value = |name: &str| {
        let mut value = [0; 200];
        let length = getxattr(&file, name, &mut value[..]).unwrap();
        value[..length].to_vec()
    };
    assert!(!attributes || value("user.club") == b"Hirschen");
    assert!(!access || value("system.posix_acl_access") == list);
}

#[test]
fn what_cannot_be_kept_is_said_or_refused() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let (_folder, file) = table();
    let prepared = |owner: u32, group: u32, mode: u32| {
        fs::write(&file, HEAD).unwrap();
        chown(&file, Some(owner), Some(group)).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
    };
    // Bert is in the group: only the owner changes, and he is told.
    prepared(ANNA, BERT, 0o664);
    let output = add(&file, Some(BERT));
    assert!(output.status.success() && said(&output).contains("now belongs to you"), "{}", said(&output));
    let meta = fs::metadata(&file).unwrap();
    assert_eq!((meta.uid(), meta.gid(), meta.mode() & 0o777), (BERT, BERT, 0o664));
    // He is not, but the group may not do more or less than everybody.
    prepared(ANNA, ANNA, 0o666);
    let output = add(&file, Some(BERT));
    assert!(output.status.success() && said(&output).contains("now belongs to you"), "{}", said(&output));
    // He is not, and it matters.
    prepared(ANNA, ANNA, 0o646);
    let output = add(&file, Some(BERT));
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("Not saved") && said(&output).contains("group"), "{}", said(&output));
    // He may not write it, though the folder would let him put another in its place.
    prepared(ANNA, ANNA, 0o644);
    let output = add(&file, Some(BERT));
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("access is denied"), "{}", said(&output));
    let meta = fs::metadata(&file).unwrap();
    assert_eq!((meta.uid(), fs::read_to_string(&file).unwrap().as_str()), (ANNA, HEAD));
}

#[test]
fn a_file_with_several_names_is_not_parted() {
    let (folder, file) = table();
    let other = folder.path().join("other");
    fs::hard_link(&file, &other).unwrap();
    let output = add(&file, None);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("2 names (hard links)"), "{}", said(&output));
    assert_eq!(fs::metadata(&file).unwrap().nlink(), 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), HEAD);
}

#[test]
fn kept_house_rules_neither_follow_nor_replace_a_link() {
    let (folder, file) = table();
    let presets = folder.path().join("presets");
    fs::create_dir(&presets).unwrap();
    let link = presets.join("ours.toml");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let save = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
        command.args(["rules", "--save", "ours", "--rule", "ties=worse"]);
        command.env("BOLLN_HOME", folder.path()).env("LC_ALL", "en_GB.UTF-8").output().unwrap()
    };
    let output = save();
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), HEAD);
    fs::remove_file(&link).unwrap();
    assert!(save().status.success() && save().status.success());
    assert!(fs::read_to_string(&link).unwrap().contains("ties"));
}

#[test]
fn evenings_in_the_programs_folder_are_for_their_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let new = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
        command.args(["new", "dreeg", "--players", "A,B,C", "--first-dealer", "A", "--preset", "standard"]).args(more);
        command.env("BOLLN_HOME", &home).env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::null()).output().unwrap()
    };
    let output = new(&[]);
    assert!(output.status.success() && said(&output).is_empty(), "{}", said(&output));
    let sessions = home.join("sessions");
    let evening = fs::read_dir(&sessions).unwrap().next().unwrap().unwrap().path();
    let mode = |path: &Path| fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!((mode(&home), mode(&sessions), mode(&evening)), (0o700, 0o700, 0o600));
    assert!(add(&evening, None).status.success());
    assert_eq!(mode(&evening), 0o600, "also once it has been saved");
    // Elsewhere it is as any new file.
    let elsewhere = folder.path().join("e.toml");
    assert!(new(&["--file", elsewhere.to_str().unwrap()]).status.success());
    let any = folder.path().join("any");
    fs::write(&any, "").unwrap();
    assert_eq!(mode(&elsewhere), mode(&any));
    // A folder that is open to everybody is told.
    fs::set_permissions(&sessions, fs::Permissions::from_mode(0o777)).unwrap();
    assert!(said(&new(&[])).contains("Everybody on this machine"));
}
