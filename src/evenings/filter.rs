//! Which evenings are asked for.

use chrono::NaiveDate;

use super::Kind;
use super::people::{People, Person};
use super::read::Evening;
use crate::session::head::Started;
use crate::session::names::folded;

/// Which evenings are asked for; what is not said does not matter.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Not before this day.
    pub since: Option<NaiveDate>,
    /// Not after this day.
    pub until: Option<NaiveDate>,
    /// Only this game.
    pub game: Option<Kind>,
    /// Only where all of them sat.
    pub people: Vec<Person>,
    /// Only at a place whose name holds this, folded.
    pub place: Option<String>,
}

impl Filter {
    /// Whether an evening is asked for. One without a date is not where a date matters.
    pub fn takes(&self, evening: &Evening<'_>, people: &People) -> bool {
        let session = evening.session;
        let day = || evening.moment().map(Started::day);
        let since = self.since.is_none_or(|since| day().is_some_and(|day| day >= since));
        let until = self.until.is_none_or(|until| day().is_some_and(|day| day <= until));
        let game = self.game.is_none_or(|game| game == session.game());
        let place = self.place.as_ref().is_none_or(|wanted| {
            session.head().place.as_ref().is_some_and(|place| folded(place).contains(wanted.as_str()))
        });
        let sat = |wanted: &Person| evening.people().iter().any(|p| people.of(session.names().of(*p)).0 == *wanted);
        since && until && game && place && self.people.iter().all(sat)
    }
}
