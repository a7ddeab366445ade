//! The table's history: what many evenings come to, per person and overall.
//!
//! [`count`] makes the [`tally`] of one evening, tallies are put together in any order, `tables` turns the whole into a
//! `report`, and [`render`] shows it in a terminal or as a page, CSV or JSON. Shares are honest about small
//! numbers: each is a [`rate`] with its interval and the number it rests on.

mod count;
pub mod rate;
pub mod render;
pub mod report;
mod tables;
pub mod tally;

pub use count::count;
pub use tables::{Choice, report};
