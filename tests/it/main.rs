//! All tests that need more than one module, in one binary.

mod add;
mod cards;
mod common;
mod disk;
mod disk_runs;
mod errors;
mod export;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod floods;
mod generate;
mod hostile;
#[cfg(unix)]
mod locks;
mod new;
mod play_lines;
#[cfg(unix)]
mod play_terminal;
mod properties;
mod readme;
mod repair;
#[cfg(target_os = "linux")]
mod rights;
mod rulecards;
mod rules_dreeg;
mod rules_herzblatt;
#[cfg(target_os = "linux")]
mod said;
mod samples;
mod settle;
mod signs;
mod sql;
mod stats;
mod store;
#[cfg(unix)]
mod strangers;
mod tables;
mod talk;
mod tools;
mod typing;
mod undo;
mod writers;
