//! When something happened, as it is typed on the command line.

use chrono::{DateTime, FixedOffset, Local, LocalResult, NaiveDateTime, NaiveTime, TimeZone};

use crate::clock;

/// Why a text is no time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTime {
    /// The clocks of this place left it out, for summer time.
    #[error("left out")]
    LeftOut,
    /// It has another form; what may be meant, in the right one.
    #[error("no time")]
    Form {
        /// Today at that hour, where only an hour was typed; else an example.
        example: String,
        /// Whether it is meant.
        is_meant: bool,
    },
}

const FORMS: [&str; 4] = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M"];

/// A date and time, with an offset or by the clock of this place. Of an hour that came twice the first is meant.
///
/// # Errors
/// Why it is none.
pub fn read(text: &str) -> Result<DateTime<FixedOffset>, NoTime> {
    if let Ok(whole) = DateTime::parse_from_rfc3339(text) {
        return Ok(whole);
    }
    if let Some(naive) = FORMS.iter().find_map(|form| NaiveDateTime::parse_from_str(text, form).ok()) {
        return placed(naive, &Local);
    }
    let hour = ["%H:%M", "%H.%M", "%H:%M:%S"].iter().find_map(|form| NaiveTime::parse_from_str(text, form).ok());
    let example = hour.map(|hour| clock::now().date_naive().and_time(hour).format(FORMS[1]).to_string());
    let is_meant = example.is_some();
    Err(NoTime::Form { example: example.unwrap_or_else(|| "2026-11-29T19:30".to_owned()), is_meant })
}

fn placed<Z: TimeZone>(naive: NaiveDateTime, zone: &Z) -> Result<DateTime<FixedOffset>, NoTime> {
    match naive.and_local_timezone(zone.clone()) {
        LocalResult::Single(at) | LocalResult::Ambiguous(at, _) => Ok(at.fixed_offset()),
        LocalResult::None => Err(NoTime::LeftOut),
    }
}
