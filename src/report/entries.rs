//! What was entered, named for people: what undo takes back and redo brings back.

use super::evening::listed;
use crate::of_either;
use crate::say;
use crate::session::log::{Change, Entry};
use crate::session::{Evening, Game, Session};
use crate::words::Words;

/// The entries of a change, named as the table counts; the session is one in which they stand.
pub fn named(session: &Session, change: Change, words: &Words) -> String {
    let names: Vec<String> =
        change.entries().map(|number| of_either!(session, evening => name(evening, number, words))).collect();
    listed(names.iter().map(String::as_str), words)
}

fn name<G: Game>(evening: &Evening<G>, number: u32, words: &Words) -> String {
    if let Some(deal) = evening.deal_number(number) {
        return say!(words, "entry-deal", deal = deal, event = number);
    }
    let moment = evening.moment(number);
    let kind = match (evening.log().get(number), moment) {
        (_, Some(moment)) => Some(moment.event),
        (Some(Entry::Correction(correction)), None) => {
            let target = correction.target.number();
            return match evening.deal_number(target) {
                Some(deal) => say!(words, "entry-correction-of-deal", deal = deal, event = number),
                None => say!(words, "entry-correction", target = target, event = number),
            };
        }
        (Some(Entry::Event(Ok(version))), None) => Some(&version.event),
        (Some(Entry::Event(Err(_)) | Entry::Aimless { .. } | Entry::Unreadable), None) => None,
        (Some(Entry::Undo(_) | Entry::Redo(_)) | None, None) => None,
    };
    match (kind, kind.map(G::substitution)) {
        (_, Some(Some((leaves, joins)))) => {
            let (leaves, joins) = (evening.names.of(leaves), evening.names.of(joins));
            say!(words, "entry-substitute", leaves = leaves, joins = joins, event = number)
        }
        (Some(event), _) => say!(words, "entry-other", kind = words.kind(G::told(event).0), event = number),
        (None, _) => say!(words, "entry-unread", event = number),
    }
}
