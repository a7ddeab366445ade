//! What an event that is told anew offers to each question: the line that would tell it as it read, as far as that still makes
//! sense.

use std::rc::Rc;

use super::form::Offering;
use super::query::Topic;
use super::situation::{Partial, Situation};
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::names;
use crate::rules::Player;
use crate::rules::dreeg::{Each, call_a_card, red_sow};
use crate::rules::herzblatt::deal::Outcome;
use crate::rules::money::Currency;
use crate::say;
use crate::session::Names;
use crate::session::events::values::{Points, Small};
use crate::words::Words;

/// An event as it reads, and what its lines are written with.
pub struct Offer {
    /// The event.
    pub old: Partial,
    /// The deal that it is, if it is one.
    pub situation: Option<Rc<Situation>>,
    /// Who may be named in what is no deal.
    pub people: Vec<Player>,
    /// Everybody's names.
    pub names: Names,
    /// What money is counted in.
    pub currency: Option<Currency>,
    /// The words for yes and no, in this order.
    pub answers: [String; 2],
    /// Called cards and trumps in those letters.
    pub cards: [Option<String>; 2],
}

impl Offer {
    /// The lines of an event.
    pub fn new(
        old: Partial,
        situation: Option<Rc<Situation>>,
        people: Vec<Player>,
        names: Names,
        currency: Option<Currency>,
        deck: Deck,
        words: &Words,
    ) -> Offer {
        let answers = [say!(words, "answer-yes"), say!(words, "answer-no")];
        let called = old.told.called_card.map(|card| deck.shown(card, words));
        let trump = old.told.trump.map(|suit| deck.sign(suit, false).to_string());
        Offer { old, situation, people, names, currency, answers, cards: [called, trump] }
    }

    /// As a form takes it.
    pub fn offering(self) -> Offering {
        Rc::new(move |topic| self.line(topic))
    }

    fn line(&self, topic: Topic) -> Option<String> {
        let told = &self.old.told;
        let flag = |flag: bool| if flag { self.answers[0].clone() } else { self.answers[1].clone() };
        match topic {
            Topic::Deal => self.deal(),
            Topic::Who => match self.old.kind {
                "red-sow" => self.letter(told.soloist?),
                "call-a-card" if told.tricks.is_some() => self.letter(told.partner.or(told.caller)?),
                _ => self.letter(told.went_out.or(told.false_claim).or(told.rest)?),
            },
            Topic::LastTrick => self.letter(told.last_trick?),
            Topic::OtherPoints => told.opponent_points.map(|Points(points)| points.to_string()),
            Topic::Worth => told.worth.map(|Small(worth)| worth.to_string()),
            Topic::AllTricks => told.all_tricks.map(flag),
            Topic::Melds => self.each(told.melds?.0, |points| points.to_string()),
            Topic::Announcement => told.announcement.map(|announcement| announcement.word().to_owned()),
            Topic::Contra => self.letter(told.contra?),
            Topic::Re => told.re.map(flag),
            Topic::March => self.letter(told.march?),
            Topic::Trump => self.cards[1].clone(),
            Topic::TrumpFrom => told.trump_from.map(|Small(from)| from.to_string()),
            Topic::CalledCard => self.cards[0].clone(),
            Topic::Dealer if self.old.kind == "seating" => told.dealer.map(|dealer| self.names.of(dealer).to_owned()),
            Topic::Strokes => match &told.payments {
                Some(payments) => {
                    let amounts =
                        payments.iter().map(|(player, money)| Some((self.letter(*player)?, self.money(*money))));
                    Some(joined(&amounts.collect::<Option<Vec<_>>>()?))
                }
                None => self.each(told.strokes?, |strokes| strokes.to_string()),
            },
            Topic::Blobs => self.each(told.blobs?, |blobs| blobs.to_string()),
            Topic::Reason => told.reason.as_deref().map(str::to_owned),
            Topic::Note => self.old.note.as_deref().map(str::to_owned),
            Topic::Seats => {
                let players = told.players.as_ref()?;
                Some(players.iter().map(|player| self.names.of(*player)).collect::<Vec<_>>().join(", "))
            }
            Topic::Leaves => self.letter(told.leaves?),
            Topic::Joins => told.joins.map(|joins| self.names.of(joins.0).to_owned()),
            Topic::Amount => told.amount.map(|amount| self.money(amount)),
            Topic::From => self.letter(told.from?),
            Topic::To => self.letter(told.to?),
            Topic::Dealer
            | Topic::Confirm
            | Topic::Side
            | Topic::Deck
            | Topic::Cards
            | Topic::Fate
            | Topic::Meant
            | Topic::Other => None,
        }
    }

    /// The line that tells the deal.
    fn deal(&self) -> Option<String> {
        let (told, situation) = (&self.old.told, self.situation.as_ref()?);
        let mark = |player: Player| match (told.went_out, told.false_claim) {
            (Some(goer), _) if goer == player => "!",
            (_, Some(claimer)) if claimer == player => "?",
            _ => "",
        };
        let card = self.cards[0].as_ref().map_or(String::new(), |card| format!("({card}) "));
        match self.old.kind {
            "sixty-six" | "cameroon" => {
                if let Some(points) = told.points {
                    let pile = |player: &Player| Some(format!("{}{}", points.of(*player)?, mark(*player)));
                    let all: Option<Vec<String>> = situation.players.iter().map(pile).collect();
                    return all.map(|piles| piles.join(" ")).or_else(|| self.each(points, |points| points.to_string()));
                }
                if let Some(placing) = told.placing {
                    return self.placing(placing.0);
                }
                match (told.march, told.march_made, told.false_claim) {
                    (Some(marcher), Some(made), _) => Some(self.letter(marcher)? + if made { "+" } else { "-" }),
                    (_, _, Some(claimer)) => Some(self.letter(claimer)? + "?"),
                    _ => None,
                }
            }
            "red-sow" => {
                let side = match (told.passed, told.outcome.as_deref().and_then(red_sow::Outcome::from_word)) {
                    (Some(true), _) => " p".to_owned(),
                    (_, Some(red_sow::Outcome::Won)) => "+".to_owned(),
                    (_, Some(red_sow::Outcome::Lost)) => "-".to_owned(),
                    (_, Some(red_sow::Outcome::Schneider)) => "--".to_owned(),
                    (_, None) => points(told.soloist_points, told.defender_points)?,
                };
                Some(beside(&self.letter(told.soloist?)?, &side))
            }
            "call-a-card" => {
                let side = match told.outcome.as_deref().and_then(call_a_card::Winner::from_word) {
                    Some(call_a_card::Winner::Callers) => "+".to_owned(),
                    Some(call_a_card::Winner::Opponents) => "-".to_owned(),
                    Some(call_a_card::Winner::Nobody) => "=".to_owned(),
                    None => self.callers()?,
                };
                match situation.players.len() {
                    2 => Some(format!("{card}{side}")),
                    _ => Some(format!("{card}{}", beside(&self.letter(told.partner.or(told.caller)?)?, &side))),
                }
            }
            "solo" => {
                let schneider = told.schneider == Some(true);
                let side = match told.outcome.as_deref().and_then(Outcome::from_word) {
                    Some(Outcome::Won) if schneider => "++".to_owned(),
                    Some(Outcome::Won) => "+".to_owned(),
                    Some(Outcome::WonHigh) => "++".to_owned(),
                    Some(Outcome::Lost) if !schneider => "-".to_owned(),
                    Some(Outcome::Lost | Outcome::Schneider) => "--".to_owned(),
                    None if told.tricks.is_some() => String::new(),
                    None => points(told.soloist_points, told.defender_points)?,
                };
                Some(beside(&self.letter(told.soloist?)?, &side))
            }
            "passed" => Some("0".to_owned()),
            _ => None,
        }
    }

    /// What the two sides of Call a Card had, with who went out or claimed.
    fn callers(&self) -> Option<String> {
        let told = &self.old.told;
        let of_callers = |player: Player| told.caller == Some(player) || told.partner == Some(player);
        let ending = told.went_out.map(|player| (player, "!")).or(told.false_claim.map(|player| (player, "?")));
        let Some(Points(own)) = told.caller_points else {
            return ending.and_then(|(player, sign)| Some(format!(" {sign}{}", self.letter(player)?)));
        };
        let sign = |ours: bool| ending.filter(|(player, _)| of_callers(*player) == ours).map_or("", |(_, sign)| sign);
        let others = told.opponent_points.map_or(String::new(), |Points(points)| format!(" {points}{}", sign(false)));
        Some(format!("{own}{}{others}", sign(true)))
    }

    /// Groups of those who are in, best first.
    fn placing(&self, placing: Each<u8>) -> Option<String> {
        let mut groups: Vec<(u8, String)> = Vec::new();
        let mut told: Vec<(Player, u8)> = placing.iter().collect();
        told.sort_by_key(|(_, group)| *group);
        for (player, group) in told {
            let Some(letter) = self.letter(player) else { continue };
            match groups.last_mut().filter(|(last, _)| *last == group) {
                Some((_, together)) => *together = format!("{together}={letter}"),
                None => groups.push((group, letter)),
            }
        }
        (!groups.is_empty()).then(|| groups.into_iter().map(|(_, group)| group).collect::<Vec<_>>().join(">"))
    }

    fn each<T: Copy + Default>(&self, each: Each<T>, shown: impl Fn(T) -> String) -> Option<String> {
        let pairs: Vec<_> =
            each.iter().filter_map(|(player, value)| Some((self.letter(player)?, shown(value)))).collect();
        (!pairs.is_empty()).then(|| joined(&pairs))
    }

    /// How somebody is written, if he may be named here.
    fn letter(&self, player: Player) -> Option<String> {
        if let Some(situation) = &self.situation {
            return situation.place(player).map(|place| situation.letter(place).to_owned());
        }
        let people: Vec<&str> = self.people.iter().map(|player| self.names.of(*player)).collect();
        let place = self.people.iter().position(|other| *other == player)?;
        names::shortest(&people).get(place).cloned()
    }

    fn money(&self, money: crate::rules::money::Money) -> String {
        money.decimal(self.currency.map_or(0, Currency::decimals)).to_string()
    }
}

fn points(own: Option<Points>, other: Option<Points>) -> Option<String> {
    let Points(own) = own?;
    Some(other.map_or(own.to_string(), |Points(other)| format!("{own} {other}")))
}

/// A name with what stands behind it: at once behind letters, else behind a colon.
fn beside(letter: &str, side: &str) -> String {
    if side.is_empty() || letter.chars().all(char::is_alphabetic) {
        format!("{letter}{side}")
    } else {
        format!("{letter}: {}", side.trim())
    }
}

fn joined(pairs: &[(String, String)]) -> String {
    let simple = pairs.iter().all(|(letter, _)| letter.chars().all(char::is_alphabetic));
    let pair = |(letter, value): &(String, String)| {
        if simple { format!("{letter}{value}") } else { format!("{letter}={value}") }
    };
    pairs.iter().map(pair).collect::<Vec<_>>().join(if simple { " " } else { "; " })
}
