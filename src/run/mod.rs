//! The commands, one short file each.

mod add;
mod check;
mod export;
mod journal;
mod list;
pub mod new;
mod people;
mod play;
mod preset;
mod rules;
mod score;
mod settle;
mod start;
mod stats;
mod tables;

use crate::cli::Call;
use crate::error::Outcome;
use crate::screen::Screen;

/// Runs a command.
///
/// # Errors
/// Why it did not do what it was asked to.
pub fn run(call: Call, screen: &Screen) -> Outcome {
    match call {
        Call::New(args) => new::run(&args, screen),
        Call::List => list::run(screen),
        Call::Add(args) => add::run(&args, screen),
        Call::Undo(args) => add::undo(&args, screen),
        Call::Redo(args) => add::redo(&args, screen),
        Call::Score(args) => score::run(&args, screen),
        Call::Check(args) => check::run(&args, screen),
        Call::Rules(args) => rules::run(&args, screen),
        Call::Start => start::run(screen),
        Call::Play(args) => play::run(&args, screen),
        Call::Export(args) => export::run(&args, screen),
        Call::Stats(args) => stats::run(&args, screen),
        Call::Settle(args) => settle::run(&args, screen),
        Call::People(args) => people::run(&args, screen),
    }
}
