//! The table's history: what many evenings come to, per person and overall.
//!
//! [`count`] makes the [`tally`] of one evening, tallies are put together in any order, [`page`] turns the whole into a page that
//! [`render`](crate::render) draws. Shares are honest about small numbers: each is a [`rate`] with its interval and the number
//! it rests on.

mod count;
mod pairs;
pub mod rate;
mod tables;
pub mod tally;

use crate::choice::choice;

pub use count::{Wanted, count};
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

choice! {
    /// A section of the statistics.
    Part {
        /// Who won most.
        Ranking = "ranking",
        /// How much there is.
        Overview = "overview",
        /// Games, blobs, sub-games, places.
        Games = "games",
        /// Red Sow and Herzblatt as the soloist.
        Soloists = "soloists",
        /// Calls, marches, false claims.
        Calls = "calls",
        /// Partners in Call a Card.
        Partners = "partners",
        /// Money won in an evening.
        Money = "money",
        /// The longest streaks, the highest win.
        Records = "records",
        /// The last ten evenings.
        Trend = "trend",
        /// Where one sits.
        Seats = "seats",
        /// Head to head.
        Pairs = "pairs",
        /// What the referee found.
        Referee = "referee",
        /// Time of a deal.
        Time = "time",
    }
}

choice! {
    /// What the ranking is divided by.
    Period {
        /// The calendar's years.
        Year = "year",
    }
}
