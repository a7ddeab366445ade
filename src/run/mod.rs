//! The commands, one short file each.

mod add;
mod check;
mod demo;
mod export;
mod found;
mod journal;
mod list;
mod manuals;
mod mend;
pub mod new;
mod output;
mod people;
mod play;
mod preset;
mod repair;
mod rules;
mod score;
mod settle;
mod start;
mod stats;
mod tables;

use std::io::Write;

use crate::cli::Call;
use crate::error::Outcome;
use crate::say;
use crate::screen::Screen;
use crate::store::folder;

/// Runs a command.
///
/// # Errors
/// Why it did not do what it was asked to.
pub fn run(call: Call, screen: &Screen) -> Outcome {
    if let Some(folder) = uses_the_folder(&call).then(folder::open_to_all).flatten() {
        let told = say!(screen.words, "folder-open", folder = folder.display().to_string());
        writeln!(screen.err(), "bolln: {told}")?;
    }
    match call {
        Call::New(args) => new::run(&args, screen),
        Call::List => list::run(screen),
        Call::Add(args) => add::run(&args, screen),
        Call::Undo(args) => add::undo(&args, screen),
        Call::Redo(args) => add::redo(&args, screen),
        Call::Score(args) => score::run(&args, screen),
        Call::Check(args) => check::run(&args, screen),
        Call::Repair(args) => repair::run(&args, screen),
        Call::Rules(args) => rules::run(&args, screen),
        Call::Start => start::run(screen),
        Call::Play(args) => play::run(&args, screen),
        Call::Mend(args) => mend::run(&args, screen),
        Call::Export(args) => export::run(&args, screen),
        Call::Stats(args) => stats::run(&args, screen),
        Call::Settle(args) => settle::run(&args, screen),
        Call::People(args) => people::run(&args, screen),
        Call::Demo => demo::run(screen),
        Call::Completions(args) => manuals::completions(&args),
        Call::Manuals(args) => manuals::run(&args, screen),
    }
}

/// Whether a command finds its sessions, or the house rules that were kept, in the program's own folder.
fn uses_the_folder(call: &Call) -> bool {
    match call {
        Call::Start | Call::List | Call::People(_) => true,
        Call::New(args) => args.file.is_none() || args.preset.is_some(),
        Call::Play(args) => args.file.is_none(),
        Call::Stats(args) => args.files.is_empty(),
        Call::Rules(args) => args.save.is_some() || args.presets,
        Call::Add(_)
        | Call::Undo(_)
        | Call::Mend(_)
        | Call::Redo(_)
        | Call::Score(_)
        | Call::Check(_)
        | Call::Repair(_)
        | Call::Export(_)
        | Call::Demo
        | Call::Completions(_)
        | Call::Manuals(_)
        | Call::Settle(_) => false,
    }
}
