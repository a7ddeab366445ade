//! What the referee finds (P-1 to P-7).

use serde_json::{Value as Json, json};

use crate::cards::Card;
use crate::record::{Play, Record};

/// Which rules of play hold.
#[derive(Default)]
pub struct Rules {
    /// Tricks at the beginning in which anything may be played.
    pub free: usize,
    /// P-4 and P-5 instead of trumping.
    pub cameroon: bool,
    /// Overtrump only where trumps were led.
    pub herzblatt: bool,
    /// Trumps must be led first: their suit.
    pub lead: Option<char>,
    /// The called card, and who must play it, if it is known.
    pub called: Option<(Card, Option<usize>)>,
}

/// The findings of a deal, in the order of play.
pub fn findings(event: usize, record: &Record, rules: &Rules) -> Vec<Json> {
    let mut found = Vec::new();
    for (number, trick) in record.tricks.iter().enumerate() {
        for (i, play) in trick.plays.iter().enumerate() {
            if let Some((rule, held)) = judge(record, rules, number, i) {
                found.push(json!({
                    "event": event, "trick": number + 1, "player": record.players[play.player], "card": play.card.text(),
                    "rule": rule, "held": held.into_iter().map(Card::text).collect::<Vec<_>>(),
                }));
            }
        }
    }
    found
}

/// The first rule that a card breaks, with the cards that it asked for.
fn judge(record: &Record, rules: &Rules, number: usize, i: usize) -> Option<(&'static str, Vec<Card>)> {
    let trick = &record.tricks[number];
    let Play { player, card, .. } = trick.plays[i];
    let later = record.tricks[number..].iter().flat_map(|trick| &trick.plays);
    let hand: Vec<Card> = later.filter(|play| play.player == player).map(|play| play.card).collect();
    let held = |asked: &dyn Fn(Card) -> bool| hand.iter().copied().filter(|&card| asked(card)).collect::<Vec<_>>();

    if number == 0 && rules.called.is_some_and(|(called, _)| called == card) {
        return None;
    }
    if i > 0 && number >= rules.free {
        let before: Vec<Card> = trick.plays[..i].iter().map(|play| play.card).collect();
        let led = before[0].suit;
        let follow = held(&|card| card.suit == led);
        let follows = card.suit == led;
        if !follows && !follow.is_empty() {
            return Some(("follow-suit", follow));
        }
        if let Some(trump) = trick.trump {
            let trumps = held(&|card| card.suit == trump);
            if !follows && card.suit != trump && !trumps.is_empty() {
                return Some(("must-trump", trumps));
            }
            let best = before.iter().filter(|card| card.suit == trump).map(|card| card.height()).max();
            if let (true, Some(best)) = (card.suit == trump, best) {
                let higher = held(&|card| card.suit == trump && card.height() > best);
                let asked = led == trump || !rules.herzblatt;
                if asked && card.height() < best && !higher.is_empty() {
                    return Some(("overtrump", higher));
                }
            }
        }
        if rules.cameroon {
            let best = before.iter().filter(|card| card.suit == led).map(|card| card.height()).max()?;
            let heads = held(&|card| card.suit == led && card.height() > best);
            if follows && card.height() < best && !heads.is_empty() {
                return Some(("head", heads));
            }
            let higher = held(&|other| other.height() > card.height());
            if !follows && !higher.is_empty() {
                return Some(("discard-high", higher));
            }
        }
    }
    if number == 0 {
        if let (0, Some(trump)) = (i, rules.lead.filter(|&trump| trump != card.suit)) {
            return Some(("lead-trump", held(&|card| card.suit == trump)));
        }
        if let Some((called, Some(holder))) = rules.called
            && holder == player
        {
            return Some(("called-card", vec![called]));
        }
    }
    None
}
