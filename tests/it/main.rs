//! All tests that need more than one module, in one binary.

mod add;
mod cards;
mod common;
mod errors;
mod export;
mod generate;
mod hostile;
mod layout;
mod new;
mod play_lines;
#[cfg(unix)]
mod play_terminal;
mod properties;
mod readme;
mod records;
mod rulecards;
mod rules_dreeg;
mod rules_herzblatt;
mod samples;
mod settle;
mod settlement;
mod signs;
mod sql;
mod stats;
mod store;
mod tables;
mod talk;
mod tools;
mod typing;
mod undo;
