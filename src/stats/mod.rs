//! The table's history: what many evenings come to, per person and overall.
//!
//! [`count`] makes the [`tally`] of one evening, tallies are put together in any order, [`page`] turns the whole into a page that
//! [`render`](crate::render) draws. Shares are honest about small numbers: each is a [`rate`] with its interval and the number
//! it rests on.

mod count;
pub mod rate;
mod tables;
pub mod tally;

use crate::choice::choice;

pub use count::count;
pub use tables::{Choice, page};

choice! {
    /// How statistics are shown.
    Form {
        /// Tables for the terminal.
        Text = "text",
        /// A page.
        Html = "html",
        /// A line a figure.
        Csv = "csv",
        /// For programs.
        Json = "json",
    }
}
