//! `bolln new`: begins an evening. What the command line gives is taken, the rest is asked.

mod plan;
mod questions;
mod rulings;

use std::io::{self, Write};
use std::path::PathBuf;

use chrono::Local;

use crate::cli::New;
use crate::error::{Failure, Outcome};
use crate::prompt::{self, Ask};
use crate::report::evening;
use crate::report::trouble::of_store;
use crate::say;
use crate::screen::Screen;
use crate::session::house::GameName;
use crate::store::{Notebook, StoreError, folder};

use plan::Plan;

/// Begins an evening.
///
/// # Errors
/// Flags that cannot be; questions that were not answered; the file.
pub fn run(args: &New, screen: &Screen) -> Outcome {
    let notebook = begin(args, &mut *prompt::of_process(screen), screen)?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", say!(screen.words, "new-begun", file = notebook.path().display().to_string()))?;
    writeln!(out, "{}", evening::standing(notebook.session(), screen))?;
    Ok(())
}

/// Asks what is not given, and makes the file of the new session.
///
/// # Errors
/// As [`run`].
pub fn begin(args: &New, ask: &mut dyn Ask, screen: &Screen) -> Result<Notebook, Failure> {
    let sessions = folder::sessions_folder().map(|folder| folder::sessions(&folder)).unwrap_or_default();
    let mut plan = Plan::given(args, screen)?;
    questions::ask(&mut plan, args, &sessions, ask, screen)?;
    create(args, &plan, screen)
}

/// Makes the file: the one that is named, or one named by the moment in the folder of sessions.
fn create(args: &New, plan: &Plan, screen: &Screen) -> Result<Notebook, Failure> {
    let head = plan.head(Some(Local::now().fixed_offset())).text();
    if let Some(path) = &args.file {
        return Notebook::create(path, &head).map_err(|error| of_store(error, path, screen));
    }
    let Some(folder) = folder::sessions_folder() else {
        return Err(Failure::Told(say!(screen.words, "no-folder")));
    };
    let game = plan.game.unwrap_or(GameName::Dreeg).word();
    let name = format!("{}-{game}", Local::now().format("%Y-%m-%d-%H%M"));
    let mut paths = (1..1000).map(|number| match number {
        1 => folder.join(format!("{name}.toml")),
        _ => folder.join(format!("{name}-{number}.toml")),
    });
    loop {
        let path: PathBuf = paths.next().unwrap_or_else(|| folder.join(format!("{name}.toml")));
        match Notebook::create(&path, &head) {
            Err(StoreError::Io { error, .. }) if error.kind() == io::ErrorKind::AlreadyExists && !is_last(&path) => {}
            made => return made.map_err(|error| of_store(error, &path, screen)),
        }
    }
}

/// Whether no further name is tried.
fn is_last(path: &std::path::Path) -> bool {
    path.file_stem().is_some_and(|stem| stem.as_encoded_bytes().ends_with(b"-999"))
}
