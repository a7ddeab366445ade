//! Bolln: the referee and scorekeeper for Dreeg and Herzblatt at a real card table.
//!
//! # A reader's map
//! The way of a deal: a prompt or a file gives [`session`] events, facts only; [`rules`] replays them into a score; [`report`]
//! shows the score as data ([`page`]), [`render`] draws it, and the commands in [`run`] print it. Nothing derived is ever stored.
//!
//! | to change | look into |
//! |---|---|
//! | a contract of Dreeg | `rules/dreeg/sixty_six.rs`, `red_sow.rs`, `call_a_card.rs`, `cameroon.rs` |
//! | slates, going out, the dealer | `rules/dreeg/state.rs`; blobs in `blobs.rs` |
//! | Herzblatt's scoring | `rules/herzblatt/solo.rs`; Muhr's variant in `muhr.rs` |
//! | what the referee finds | `rules/referee.rs` |
//! | a house rule | `rules/dreeg/house.rs`, `rules/herzblatt/house.rs` |
//! | a key of the file | `session/dreeg.rs`, `session/herzblatt.rs` |
//! | how a session is saved, locked, found | `store/` |
//! | what the page of an evening says | `report/evening/`: a [`page`] of sections, tables, cells |
//! | how a page looks in a form | `render/`, a file a form |
//! | statistics, many evenings | `stats/`, `evenings/` |
//! | what is asked at the table | `play/`; how an answer is read in `prompt/entry/` |
//! | an export | `export/`, a file a format |
//! | a command's arguments | `cli/calls.rs`; what it does in `run/` |
//! | a rule's sentence, an error's words | `words/en/`, `words/de/` |
#![forbid(unsafe_code)]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo, clippy::unimplemented)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod choice;
pub mod cli;
pub mod clock;
pub mod error;
pub mod evenings;
pub mod export;
pub mod gate;
pub mod load;
pub mod page;
pub mod play;
pub mod prompt;
pub mod render;
pub mod report;
pub mod rules;
pub mod run;
pub mod screen;
pub mod session;
pub mod stats;
pub mod store;
pub mod words;
