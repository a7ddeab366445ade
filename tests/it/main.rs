//! All tests that need more than one module, in one binary.

mod add;
mod aloud;
mod axe;
mod cards;
mod common;
mod disk;
mod disk_runs;
mod draft;
mod errors;
mod export;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod first_start;
mod floods;
mod generate;
mod german;
mod hostile;
mod layout;
#[cfg(unix)]
mod locks;
mod meant;
mod mend;
mod model;
mod new;
mod packaging;
mod pictures;
mod play_change;
mod play_hints;
#[cfg(unix)]
mod play_keys;
mod play_lines;
#[cfg(unix)]
mod play_terminal;
mod properties;
mod readme;
mod records;
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
mod settlement;
mod sheet;
mod signs;
mod snapshots;
mod sql;
mod stats;
mod store;
#[cfg(unix)]
mod strangers;
mod tables;
mod talk;
mod tools;
mod trust;
mod typing;
mod undo;
mod views;
mod writers;
