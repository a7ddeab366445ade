//! Bolln: the referee and scorekeeper for Dreeg and Herzblatt at a real card table.
//!
//! # A reader's map
//! The way of a deal from the key to the slate, a straight line of rooms:
//!
//! | room | what happens there |
//! |---|---|
//! | [`prompt`] | a line is typed (`editor.rs`, or `lines.rs` without a terminal) and read (`entry/`) |
//! | [`play`] | it is asked on until the deal is whole (`deal.rs`, `form.rs`): then it is an event |
//! | [`session`] | the evening takes the event (`evening.rs`), and knows the text that appends it (`write.rs`) |
//! | [`rules`] | the state applies it (`dreeg/state.rs`, `herzblatt/state.rs`) and gives a moment: what it changed |
//! | [`store`] | the text is in the file, synced (`notebook.rs`, `save.rs`); only now it counts |
//! | [`report`] | the evening's moments become a [`page`]: sections, tables, cells (`evening/`) |
//! | [`render`] | the page is drawn, a file a form (`text/`, `slate.rs`) |
//!
//! A file goes the same way from [`session`] on: [`load`] reads it, `split.rs` and `events/` make its events. [`run`] has the commands,
//! [`export`] and [`stats`] what is made of evenings, [`evenings`] what many of them come to. Nothing derived is ever stored.
//!
//! | to change | look into |
//! |---|---|
//! | a contract of Dreeg | `rules/dreeg/sixty_six.rs`, `red_sow.rs`, `call_a_card.rs`, `cameroon.rs` |
//! | slates, going out, the dealer | `rules/dreeg/state.rs`, `seats.rs`; blobs in `blobs.rs` |
//! | Herzblatt's scoring | `rules/herzblatt/solo.rs`; Muhr's variant in `muhr.rs` |
//! | what the referee finds | `rules/referee.rs` |
//! | a house rule | `rules/dreeg/house.rs`, `rules/herzblatt/house.rs` |
//! | a rule's id | `rules/book.rs`; on which card it stands: `report/rulecard/topics.rs` |
//! | a key of the file | `session/events/keys.rs`; which kinds have it in `dreeg/`, `herzblatt.rs` there; above the events: `session/head.rs` |
//! | how a session is saved, locked, found | `store/` |
//! | what the page of an evening says | `report/evening/` |
//! | statistics, many evenings | `stats/`, `evenings/` |
//! | an export | `export/`, a file a format |
//! | a command | `cli/calls.rs`; what it does in `run/` |
//! | a rule's sentence, an error's words | `words/en/`, `words/de/` |
#![forbid(unsafe_code)]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo, clippy::unimplemented)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod choice;
pub mod cli;
pub mod clock;
mod colours;
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
