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
    match evening.log().get(number) {
        Some(Entry::Correction(correction)) if evening.moment(number).is_none() => {
            let target = correction.target.number();
            match evening.deal_number(target) {
                Some(deal) => say!(words, "entry-correction-of-deal", deal = deal, event = number),
                None => say!(words, "entry-correction", target = target, event = number),
            }
        }
        _ => {
            let kind = evening.moment(number).map_or("correction", |moment| G::told(moment.event).0);
            say!(words, "entry-other", kind = words.kind(kind), event = number)
        }
    }
}
