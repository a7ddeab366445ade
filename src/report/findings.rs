//! What the referee found, with names, for every view.

use serde::{Serialize, Serializer};

use crate::rules::card::Card;
use crate::rules::referee::Breach;
use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::session::{Dreeg, Evening, Herzblatt, Moment, Session};
use crate::words::Words;

/// A finding with names.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// The deal's event.
    pub event: u32,
    /// The trick, from 1.
    pub trick: u8,
    /// Who played the card.
    pub player: String,
    /// The card.
    #[serde(serialize_with = "in_letters")]
    pub card: Card,
    /// What is wrong with it.
    #[serde(rename = "rule", serialize_with = "by_name")]
    pub breach: Breach,
    /// The cards he held that the rule asked for.
    #[serde(serialize_with = "all_in_letters")]
    pub held: Vec<Card>,
}

fn by_name<S: Serializer>(breach: &Breach, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(breach.name())
}

fn in_letters<S: Serializer>(card: &Card, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(card)
}

fn all_in_letters<S: Serializer>(cards: &[Card], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(Card::to_string))
}

/// All findings of a session.
pub fn of(session: &Session) -> Vec<Finding> {
    match session {
        Session::Dreeg(evening) => evening.moments().flat_map(|moment| of_dreeg(evening, &moment)).collect(),
        Session::Herzblatt(evening) => evening.moments().flat_map(|moment| of_herzblatt(evening, &moment)).collect(),
    }
}

/// The findings of one event of Dreeg.
pub fn of_dreeg(evening: &Evening<Dreeg>, moment: &Moment<'_, Dreeg>) -> Vec<Finding> {
    let finding = |found: &dreeg::Finding| Finding {
        event: moment.number,
        trick: found.trick,
        player: evening.names.of(moment.change.seated.player(found.who)).to_owned(),
        card: found.card,
        breach: found.breach,
        held: found.held.to_vec(),
    };
    moment.change.findings.iter().map(finding).collect()
}

/// The findings of one event of Herzblatt.
pub fn of_herzblatt(evening: &Evening<Herzblatt>, moment: &Moment<'_, Herzblatt>) -> Vec<Finding> {
    let finding = |found: &herzblatt::Finding| Finding {
        event: moment.number,
        trick: found.trick,
        player: evening.names.of(found.who).to_owned(),
        card: found.card,
        breach: found.breach,
        held: found.held.to_vec(),
    };
    moment.change.findings.iter().map(finding).collect()
}

/// A finding as a sentence.
pub fn sentence(finding: &Finding, words: &Words) -> String {
    let rule = words.breach(finding.breach);
    let held = finding.held.iter().map(|card| words.card(*card)).collect::<Vec<_>>().join(" ");
    let (event, trick) = (finding.event, finding.trick);
    let (player, card) = (&finding.player, words.card(finding.card));
    // Only who leads without a trump holds none of what the rule asks for: then he had no right to call (P-6, D-40).
    if held.is_empty() {
        say!(words, "finding-wrong-call", event = event, trick = trick, player = player, card = card)
    } else {
        say!(words, "finding", event = event, trick = trick, player = player, card = card, rule = rule, held = held)
    }
}
