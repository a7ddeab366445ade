//! `bolln new`: begins an evening. What the command line gives is taken, the rest is asked.

mod plan;
mod questions;
mod rulings;

use std::io::{self, Write};
use std::path::Path;

use crate::cli::New;
use crate::clock;
use crate::error::{Failure, Outcome};
use crate::prompt::{self, Ask};
use crate::report::evening;
use crate::report::trouble::{of_save, saved_anyway, tell_notices};
use crate::say;
use crate::screen::Screen;
use crate::session::house::GameName;
use crate::store::folder::Found;
use crate::store::{Notebook, StoreError, System, folder};

use plan::Plan;
use questions::Turn;

/// Begins an evening.
///
/// # Errors
/// Flags that cannot be; questions that were not answered; the file.
pub fn run(args: &New, screen: &Screen) -> Outcome {
    let mut notebook = begin(args, &mut *prompt::of_process(screen), screen)?;
    tell_notices(&notebook.notices(), notebook.path(), screen);
    let file = notebook.path().display().to_string();
    folder::remember_played(notebook.path());
    let (begun, standing) =
        (say!(screen.words, "new-begun", file = file), evening::standing(notebook.session(), screen));
    let on = say!(screen.words, "new-go-on", command = goes_on(notebook.path()));
    let told = writeln!(screen.out(), "{begun}\n{standing}\n{on}");
    saved_anyway(told.map_err(Failure::from), screen)
}

/// The command that goes on with a session: by its name where it is listed, else by its path.
fn goes_on(path: &Path) -> String {
    let is_listed = folder::sessions_folder().is_some_and(|folder| path.parent() == Some(&folder));
    let file = if is_listed { path.with_extension("") } else { path.to_owned() };
    let file = if is_listed { file.file_name().unwrap_or_default().into() } else { file };
    let shown = file.display().to_string();
    if shown.contains(char::is_whitespace) { format!("bolln play \"{shown}\"") } else { format!("bolln play {shown}") }
}

/// Asks what is not given, and makes the file of the new session.
///
/// # Errors
/// As [`run`].
pub fn begin(args: &New, ask: &mut dyn Ask, screen: &Screen) -> Result<Notebook, Failure> {
    let sessions = folder::sessions_folder().map(|folder| folder::sessions(&folder)).unwrap_or_default();
    let mut plan = Plan::given(args, screen)?;
    // There is nothing before the first question: it is asked again.
    while questions::ask(&mut plan, args, &sessions, ask, screen)? == Turn::Back {}
    create(args, &plan, screen)
}

/// The same for who chose it from among other things: nothing if he goes back to them.
///
/// # Errors
/// As [`run`].
pub fn chosen(sessions: &[Found], ask: &mut dyn Ask, screen: &Screen) -> Result<Option<Notebook>, Failure> {
    let (args, mut plan) = (New::default(), Plan::default());
    match questions::ask(&mut plan, &args, sessions, ask, screen)? {
        Turn::On => create(&args, &plan, screen).map(Some),
        Turn::Back => Ok(None),
    }
}

/// Makes the file: the one that is named, or one named by the moment in the folder of sessions, which only its owner reads.
fn create(args: &New, plan: &Plan, screen: &Screen) -> Result<Notebook, Failure> {
    let head = plan.head(Some(clock::now())).text();
    if let Some(path) = &args.file {
        return Notebook::create_on(System::of_user(), path, &head, false)
            .map_err(|error| of_save(error, path, screen));
    }
    let Some(folder) = folder::sessions_folder() else {
        return Err(Failure::Told(say!(screen.words, "no-folder")));
    };
    let game = plan.game.unwrap_or(GameName::Dreeg).word();
    let name = format!("{}-{game}", clock::now().format("%Y-%m-%d-%H%M"));
    let begun = |path: &Path| Notebook::create_on(System::of_user(), path, &head, true);
    let mut path = folder.join(format!("{name}.toml"));
    let mut made = begun(&path);
    for number in 2..=MOST {
        if !matches!(&made, Err(StoreError::Io { error, .. }) if error.kind() == io::ErrorKind::AlreadyExists) {
            break;
        }
        path = folder.join(format!("{name}-{number}.toml"));
        made = begun(&path);
    }
    made.map_err(|error| of_save(error, &path, screen))
}

/// So many evenings can begin in one minute.
const MOST: u32 = 999;
