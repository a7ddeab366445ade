//! What the table said beside the deals: remarks, who took over whose seat, why a hand was misdealt, why the evening ended.

use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::session::log::Aside;
use crate::session::{Names, Session};
use crate::words::Words;

/// Each remark as a sentence, in the order in which the events count.
pub fn of<'a>(session: &'a Session, words: &'a Words) -> Box<dyn Iterator<Item = String> + 'a> {
    let noted = |event: u32, aside: &Aside| {
        aside.note.as_deref().map(|note| say!(words, "remark-note", event = event, note = note))
    };
    match session {
        Session::Dreeg(evening) => Box::new(evening.moments().flat_map(move |moment| {
            let line = of_dreeg(moment.number, moment.event, &evening.names, words);
            [line, noted(moment.number, moment.aside)].into_iter().flatten()
        })),
        Session::Herzblatt(evening) => Box::new(evening.moments().flat_map(move |moment| {
            let line = of_herzblatt(moment.number, moment.event, words);
            [line, noted(moment.number, moment.aside)].into_iter().flatten()
        })),
    }
}

/// What the table said with an event of Dreeg, if it is no deal and no ruling.
pub fn of_dreeg(event: u32, happened: &dreeg::Event, names: &Names, words: &Words) -> Option<String> {
    match happened {
        dreeg::Event::Misdeal { reason, .. } => misdealt(event, reason.as_deref(), words),
        dreeg::Event::Substitute { leaves, joins, reason } => {
            let (leaves, joins, given) = (names.of(*leaves), names.of(*joins), given(reason.as_deref()));
            let reason = reason.as_deref().unwrap_or_default();
            Some(say!(
                words,
                "remark-substitute",
                event = event,
                leaves = leaves,
                joins = joins,
                given = given,
                reason = reason
            ))
        }
        dreeg::Event::End { reason } => ended(event, reason.as_deref(), words),
        dreeg::Event::Deal(_) | dreeg::Event::Ruling(_) | dreeg::Event::Note => None,
    }
}

fn of_herzblatt(event: u32, happened: &herzblatt::Event, words: &Words) -> Option<String> {
    match happened {
        herzblatt::Event::Misdeal { reason, .. } => misdealt(event, reason.as_deref(), words),
        herzblatt::Event::End { reason } => ended(event, reason.as_deref(), words),
        herzblatt::Event::Solo { .. }
        | herzblatt::Event::Passed { .. }
        | herzblatt::Event::Ruling(_)
        | herzblatt::Event::Seating { .. }
        | herzblatt::Event::Stake(_)
        | herzblatt::Event::Payment(_)
        | herzblatt::Event::Note => None,
    }
}

fn given(reason: Option<&str>) -> &'static str {
    if reason.is_some() { "yes" } else { "no" }
}

fn misdealt(event: u32, reason: Option<&str>, words: &Words) -> Option<String> {
    reason.map(|reason| say!(words, "remark-misdeal", event = event, reason = reason))
}

fn ended(event: u32, reason: Option<&str>, words: &Words) -> Option<String> {
    reason.map(|reason| say!(words, "remark-end", event = event, reason = reason))
}
