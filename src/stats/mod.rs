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

use chrono::{Datelike, NaiveDate};

use crate::choice::choice;
use crate::page::Cell;

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
        /// Seasons as clubs count them, from July to June.
        Season = "season",
    }
}

impl Period {
    /// The year in which the period of a day began.
    pub fn of(self, day: NaiveDate) -> i32 {
        match self {
            Period::Year => day.year(),
            Period::Season => day.year() - i32::from(day.month() < 7),
        }
    }

    /// The period that began in a year, for a table: `2026`, `2026/27`.
    pub fn cell(self, year: i32) -> Cell<'static> {
        match self {
            Period::Year => Cell::count(year),
            Period::Season => Cell::Name(format!("{year}/{:02}", year.wrapping_add(1).rem_euclid(100)).into()),
        }
    }
}
