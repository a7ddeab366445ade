//! Who may write: the lock's file is never anything else than that, and whoever cannot have it is told which file hinders.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bolln::store::{Notebook, StoreError, System};
use tempfile::TempDir;

use crate::common::{add, said};

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
const MISDEAL: &str = "[[events]]\nkind = \"misdeal\"\n";
const NOBODY: u32 = 65534;

struct Table {
    folder: TempDir,
    file: PathBuf,
    lock: PathBuf,
}

fn table() -> Table {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("e.toml");
    fs::write(&file, HEAD).unwrap();
    let lock = folder.path().join(".e.toml.lock");
    Table { folder, file, lock }
}

#[test]
fn nothing_else_is_opened_emptied_or_removed_in_the_locks_place() {
    let table = table();
    let precious = table.folder.path().join("bashrc");
    fs::write(&precious, "alias ll='ls -l'\n").unwrap();
    let kinds: [(&str, &dyn Fn()); 6] = [
        ("a link", &|| symlink(&precious, &table.lock).unwrap()),
        ("a link to nothing", &|| symlink("nothing", &table.lock).unwrap()),
        ("a second name", &|| fs::hard_link(&precious, &table.lock).unwrap()),
        ("a file of another form", &|| drop(fs::write(&table.lock, "alias ll='ls -l'\n"))),
        ("a folder", &|| fs::create_dir(&table.lock).unwrap()),
        ("a pipe", &|| assert!(Command::new("mkfifo").arg(&table.lock).status().unwrap().success())),
    ];
    for (kind, make) in kinds {
        make();
        let before = fs::symlink_metadata(&table.lock).unwrap();
        let output = add(&table.file, None);
        assert_eq!(output.status.code(), Some(1), "{kind}: {}", said(&output));
        assert!(said(&output).contains(".e.toml.lock"), "{kind}: {}", said(&output));
        let after = fs::symlink_metadata(&table.lock).unwrap();
        assert_eq!((before.ino(), before.len()), (after.ino(), after.len()), "{kind}");
        assert_eq!(fs::read_to_string(&precious).unwrap(), "alias ll='ls -l'\n", "{kind}");
        assert!(!table.folder.path().join("nothing").exists());
        assert_eq!(fs::read_to_string(&table.file).unwrap(), HEAD, "{kind}");
        if after.is_dir() { fs::remove_dir(&table.lock).unwrap() } else { fs::remove_file(&table.lock).unwrap() }
    }
    // What a power cut leaves of a lock is one.
    for left in ["", "\0\0\0\0", "123 some-host\n"] {
        fs::write(&table.lock, left).unwrap();
        let output = add(&table.file, None);
        assert!(output.status.success(), "{left:?}: {}", said(&output));
        assert!(!table.lock.exists());
    }
}

#[test]
fn the_session_itself_is_a_plain_file() {
    let table = table();
    let pipe = table.folder.path().join("pipe.toml");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(matches!(Notebook::open(&pipe), Err(StoreError::Io { .. })));
    let output = add(Path::new("/dev/null"), None);
    assert!(said(&output).contains("no plain file"), "{}", said(&output));
    assert!(!Path::new("/dev/.null.lock").exists());
}

#[test]
fn the_lock_has_the_sessions_mode() {
    let table = table();
    fs::set_permissions(&table.file, fs::Permissions::from_mode(0o664)).unwrap();
    let notebook = Notebook::open(&table.file).unwrap();
    assert_eq!(fs::metadata(&table.lock).unwrap().mode() & 0o777, 0o664);
    assert!(matches!(Notebook::open(&table.file), Err(StoreError::Held { by: Some(_) })));
    drop(notebook);
    assert!(!table.lock.exists());
}

#[test]
fn another_users_lock_hinders_only_while_it_is_held() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let table = table();
    let shared = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    shared(table.folder.path(), 0o777);
    shared(&table.file, 0o666);
    // Left behind by one who was killed: nobody else may write it.
    fs::write(&table.lock, "999999 elsewhere\n").unwrap();
    shared(&table.lock, 0o644);
    let output = add(&table.file, Some(NOBODY));
    assert!(output.status.success(), "{}", said(&output));
    // Held by another.
    let notebook = Notebook::open(&table.file).unwrap();
    let start = Instant::now();
    let held = Notebook::open_on(System::default(), &table.file, Duration::from_millis(50));
    assert!(matches!(held, Err(StoreError::Held { .. })) && start.elapsed() >= Duration::from_millis(50));
    shared(&table.lock, 0o644);
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    let command = command.args(["--plain", "play"]).arg(&table.file).env("LC_ALL", "en_GB.UTF-8");
    let output = command.uid(NOBODY).gid(NOBODY).current_dir("/").stdin(Stdio::null()).output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("is open in another program"), "{told} {}", said(&output));
    drop(notebook);
    // One that cannot even be read is named.
    fs::write(&table.lock, "").unwrap();
    shared(&table.lock, 0o600);
    let output = add(&table.file, Some(NOBODY));
    assert!(said(&output).contains(".e.toml.lock: access is denied"), "{}", said(&output));
}

#[test]
fn sessions_with_names_alike_sweep_only_their_own() {
    let table = table();
    let alike = table.folder.path().join("e");
    fs::write(&alike, HEAD).unwrap();
    std::thread::scope(|scope| {
        for file in [&table.file, &alike] {
            scope.spawn(move || {
                for _ in 0..40 {
                    let mut notebook = Notebook::open(file).unwrap();
                    notebook.append(MISDEAL).unwrap();
                    assert!(notebook.notices().is_empty());
                }
            });
        }
    });
    for file in [&table.file, &alike] {
        assert_eq!(Notebook::watch(file).unwrap().session().len(), 40);
    }
    // Others' files with names like ours stay, and what may be somebody's edit is shown.
    let keep = [".e.toml.12x.tmp", ".e.toml.tmp", ".e.toml.1.2.tmp", ".e.toml.7-0.tmp"];
    for name in keep {
        let mut file = OpenOptions::new().create(true).append(true).open(table.folder.path().join(name)).unwrap();
        file.write_all(b"precious").unwrap();
    }
    let mut notebook = Notebook::open(&table.file).unwrap();
    let notices = format!("{:?}", notebook.notices());
    assert!(notices.contains("e.toml.kept-1"), "{notices}");
    assert_eq!(fs::read_to_string(table.folder.path().join("e.toml.kept-1")).unwrap(), "precious");
    assert!(keep[..3].iter().all(|name| table.folder.path().join(name).exists()));
}
