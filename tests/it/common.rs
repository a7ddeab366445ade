//! What several modules of tests need.

use std::fs;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::{Command, Output, Stdio};

use bolln::load::Loaded;
use bolln::report::{diagnosis, json};
use bolln::screen::Screen;
use bolln::session::{Problem, Session};
use bolln::words::Lang;
use serde_json::Value;

/// A path of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a folder with this ending, in order.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(repository(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    assert!(!files.is_empty(), "{folder} holds no .{ending} files");
    files
}

/// The machine-readable score of a session's text, or what is wrong with it.
pub fn score(text: &str) -> Result<Value, Vec<Problem>> {
    let session = Session::read(text)?;
    if !session.problems().is_empty() {
        return Err(session.problems().to_vec());
    }
    let mut out = Vec::new();
    json::write(&session, &mut out).unwrap();
    Ok(serde_json::from_slice(&out).unwrap())
}

/// What is wrong with a session's file, as `score` prints it on a screen of 100 columns without colour.
pub fn told(file: &str, bytes: impl AsRef<[u8]>, lang: Lang) -> String {
    let screen = Screen::fixed(lang, 100);
    let loaded = Loaded::of(file.to_owned(), bytes.as_ref().to_vec());
    let tell = |session: Option<&Session>, problems: &[Problem]| -> String {
        let told = problems.iter().map(|p| diagnosis::told(p, file, &loaded.text, session, &screen) + "\n");
        told.collect()
    };
    match &loaded.session {
        Ok(session) => tell(Some(session), session.problems()),
        Err(problems) => tell(None, problems),
    }
}

/// Compares with a reviewed file, which `BOLLN_BLESS=1` rewrites.
pub fn same_as_reviewed(path: &Path, found: &str) {
    if std::env::var_os("BOLLN_BLESS").is_some_and(|bless| bless == "1") {
        fs::write(path, found).unwrap();
    }
    let reviewed = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error} (BOLLN_BLESS=1 writes it, for review)", path.display()));
    assert_eq!(found, reviewed.replace("\r\n", "\n"), "{} (BOLLN_BLESS=1 rewrites it, for review)", path.display());
}

/// `bolln add FILE misdeal`, as another user if one is given.
#[cfg(unix)]
pub fn add(file: &Path, user: Option<u32>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
    command.arg("add").arg(file).arg("misdeal").env("LC_ALL", "en_GB.UTF-8").env("BOLLN_HOME", "/nowhere");
    if let Some(user) = user {
        command.uid(user).gid(user).current_dir("/");
    }
    command.stdin(Stdio::null()).output().unwrap()
}

/// What a command said on standard error.
#[cfg(unix)]
pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
