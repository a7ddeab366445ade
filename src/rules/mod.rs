//! The rules, pure: no terminal, no file, no clock (the lints of this module keep it so).
//!
//! [`dreeg`] and [`herzblatt`] each hold a game: its events, its contracts one file each, and a state that an event is
//! applied to. Both use the [`card`]s, the tricks as they were [`play`]ed, and the [`referee`], who finds breaches.
//! What is wrong with an event comes back as a [`fault`], typed, with the state as it was.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::disallowed_macros)]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

pub mod book;
pub mod card;
pub mod dreeg;
pub mod fault;
pub mod herzblatt;
pub mod house;
pub mod money;
pub mod piles;
pub mod play;
pub mod referee;

/// A person at the table: the place of the name in the session's list of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(pub u16);
