//! What the referee found, with names, for every view.

use serde::Serialize;

use crate::say;
use crate::session::Session;
use crate::session::replay::Score;
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
    pub card: String,
    /// What is wrong with it.
    pub rule: &'static str,
    /// The cards he held that the rule asked for.
    pub held: Vec<String>,
}

/// All findings of a score.
pub fn of(session: &Session, score: &Score<'_>) -> Vec<Finding> {
    let name = |player| session.names.of(player).to_owned();
    let cards = |held: &[crate::rules::card::Card]| held.iter().map(ToString::to_string).collect();
    match score {
        Score::Dreeg(score) => score
            .findings
            .iter()
            .map(|(event, found)| Finding {
                event: *event,
                trick: found.trick,
                player: name(found.seat.player()),
                card: found.card.to_string(),
                rule: found.breach.name(),
                held: cards(&found.held),
            })
            .collect(),
        Score::Herzblatt(score) => score
            .findings
            .iter()
            .map(|(event, found)| Finding {
                event: *event,
                trick: found.trick,
                player: name(found.player),
                card: found.card.to_string(),
                rule: found.breach.name(),
                held: cards(&found.held),
            })
            .collect(),
    }
}

/// A finding as a sentence.
pub fn sentence(finding: &Finding, words: &Words) -> String {
    let rule = words.text(&format!("finding-{}", finding.rule), &[]);
    let held = finding.held.join(" ");
    let (event, trick) = (finding.event, finding.trick);
    let (player, card) = (&finding.player, &finding.card);
    if held.is_empty() {
        say!(words, "finding-bare", event = event, trick = trick, player = player, card = card, rule = rule)
    } else {
        say!(words, "finding", event = event, trick = trick, player = player, card = card, rule = rule, held = held)
    }
}
