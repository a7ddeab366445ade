//! What time it is, in one place.

use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, Local};

/// Now, by the clock of this place. A clock that was never set may be before 1970.
pub fn now() -> DateTime<FixedOffset> {
    at(SystemTime::now())
}

fn at(time: SystemTime) -> DateTime<FixedOffset> {
    DateTime::<Local>::from(time).fixed_offset()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_before_1970_is_told() {
        let moon = at(SystemTime::UNIX_EPOCH - Duration::from_secs(14_182_940));
        assert_eq!(moon.to_utc().to_rfc3339(), "1969-07-20T20:17:40+00:00");
    }
}
