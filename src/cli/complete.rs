//! Completions for shells: commands, options, and the names of the evenings that `list` shows.

use std::ffi::OsStr;
use std::io::{self, Write};

use clap::ValueEnum;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::{Bash, CompleteEnv, Elvish, EnvCompleter, Fish, Powershell, Zsh};

use super::spoken::{self, ROOT};
use crate::store::folder;
use crate::words::{Lang, Words};

/// The variable by which a shell's script asks for what fits.
const ASKS: &str = "COMPLETE";

/// A shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Shell {
    /// Bash.
    Bash,
    /// Elvish.
    Elvish,
    /// Fish.
    Fish,
    /// PowerShell.
    Powershell,
    /// Zsh.
    Zsh,
}

/// Answers a shell that asks what fits, and ends the process; does nothing else.
pub fn answer() {
    let command = || spoken::command(&Words::new(Lang::of_environment()));
    CompleteEnv::with_factory(command).var(ASKS).bin(ROOT).complete();
}

/// Writes the script of a shell, which asks the program itself.
///
/// # Errors
/// What the writer refuses.
pub fn script(shell: Shell, out: &mut dyn Write) -> io::Result<()> {
    let shell: &dyn EnvCompleter = match shell {
        Shell::Bash => &Bash,
        Shell::Elvish => &Elvish,
        Shell::Fish => &Fish,
        Shell::Powershell => &Powershell,
        Shell::Zsh => &Zsh,
    };
    shell.write_registration(ASKS, ROOT, ROOT, ROOT, out)
}

/// Completes the file of an evening: a name of the program's folder, or a path.
pub fn sessions() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let files = folder::sessions_folder().map(|folder| folder::toml_files(&folder)).unwrap_or_default();
        let names = files.iter().filter_map(|file| file.file_stem()?.to_str().map(str::to_owned));
        let fits = |name: &String| typed.to_str().is_some_and(|typed| name.starts_with(typed));
        let mut all: Vec<CompletionCandidate> = names.filter(fits).map(CompletionCandidate::new).collect();
        all.extend(PathCompleter::any().complete(typed));
        all
    })
}
