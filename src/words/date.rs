//! Days and times as a language writes them.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate};

use super::{Lang, Words};
use crate::say;
use crate::session::head::Started;

impl Words {
    /// A day in figures: `2026-11-29`, in German `29.11.2026`.
    pub fn date(&self, day: NaiveDate) -> String {
        let form = match self.lang {
            Lang::En => "%Y-%m-%d",
            Lang::De => "%d.%m.%Y",
        };
        day.format(form).to_string()
    }

    /// A day with the month's name, and the time if it is known.
    pub fn began(&self, started: Started) -> String {
        let date = started.day();
        let (day, month, year) = (date.day(), date.month(), date.year().to_string());
        match started.at() {
            Some(at) => say!(self, "page-started", day = day, month = month, year = year, time = self.time(&at)),
            None => say!(self, "page-started-day", day = day, month = month, year = year),
        }
    }

    /// The time of day: `19:30`.
    pub fn time(&self, at: &DateTime<FixedOffset>) -> String {
        at.format("%H:%M").to_string()
    }
}
