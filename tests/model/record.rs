//! Recorded tricks: who played what, who took it, what it counts, and what was announced.

use toml::Value;

use crate::cards::Card;
use crate::keys::{Judged, Keys, ensure, known, need, refuse};

/// A card as it was played.
#[derive(Clone, Copy)]
pub struct Play {
    pub player: usize,
    pub card: Card,
    pub announced: bool,
}

/// A trick, in the order it was played.
pub struct Trick {
    pub plays: Vec<Play>,
    pub taker: usize,
    pub trump: Option<char>,
}

/// The tricks of a deal. Players are numbered from forehand.
pub struct Record {
    pub players: Vec<String>,
    pub tricks: Vec<Trick>,
    pub unplayed: Vec<Card>,
    /// Who takes what is not recorded.
    pub rest: Option<usize>,
    /// True if every trick of the deal is recorded.
    pub complete: bool,
}

/// The cards of each trick, with what is announced.
pub type Written = Vec<Vec<(Card, bool)>>;

/// The cards as they are written, each of the pack and none of them twice.
pub fn written(keys: Keys, pack: &[Card]) -> Judged<Written> {
    let list = need(keys.0.get("tricks").and_then(Value::as_array), "tricks")?;
    let mut seen: Vec<Card> = Vec::new();
    let mut tricks = Vec::new();
    for trick in list {
        let text = need(trick.as_str(), "a trick's text")?;
        let mut cards = Vec::new();
        for word in text.split_whitespace() {
            let card = Card::read(word.strip_suffix('+').unwrap_or(word))?;
            ensure(pack.contains(&card), "P: a card outside the pack")?;
            ensure(!seen.contains(&card), "P: a card twice")?;
            seen.push(card);
            cards.push((card, word.ends_with('+')));
        }
        tricks.push(cards);
    }
    ensure(!tricks.is_empty(), "P: no trick")?;
    Ok(tricks)
}

impl Record {
    /// Seats the cards: `players` from forehand, `trump` by the number of the trick from 0; `hands` is how many tricks there
    /// are in the deal. Without `stops`, a record that ends early names who takes the rest.
    pub fn seat(
        written: &Written,
        keys: Keys,
        players: &[String],
        pack: &[Card],
        hands: usize,
        stops: bool,
        trump: impl Fn(usize) -> Option<char>,
    ) -> Judged<Record> {
        let rest = keys.name("rest", players)?.map(|name| players.iter().position(|player| *player == name).unwrap());
        let complete = written.len() == hands;
        ensure(written.len() <= hands, "P: too many tricks")?;
        ensure(complete || stops || rest.is_some(), "P: tricks are missing")?;
        ensure(!complete || rest.is_none(), "P: nothing is left for the rest")?;
        let mut tricks = Vec::new();
        let mut leader = 0;
        for (number, cards) in written.iter().enumerate() {
            ensure(cards.len() == players.len(), "P: a wrong number of cards")?;
            let trump = trump(number);
            let mut plays = Vec::new();
            let mut best = 0;
            for (i, &(card, announced)) in cards.iter().enumerate() {
                plays.push(Play { player: (leader + i) % players.len(), card, announced });
                if card.beats(cards[best].0, trump) {
                    best = i;
                }
            }
            let taker = plays[best].player;
            leader = taker;
            tricks.push(Trick { plays, taker, trump });
        }
        let unplayed =
            pack.iter().copied().filter(|&card| !written.iter().flatten().any(|&(c, _)| c == card)).collect();
        Ok(Record { players: players.to_vec(), tricks, unplayed, rest, complete })
    }

    pub fn number(&self, name: &str) -> Judged<usize> {
        known(name, &self.players).map(|name| self.players.iter().position(|player| *player == name).unwrap())
    }

    /// The card points that somebody took in tricks.
    pub fn points(&self, player: usize) -> i64 {
        let taken = self.tricks.iter().filter(|trick| trick.taker == player).flat_map(|trick| &trick.plays);
        let rest = self.unplayed.iter().filter(|_| self.rest == Some(player));
        taken.map(|play| play.card).chain(rest.copied()).map(Card::points).sum()
    }

    pub fn takes_a_trick(&self, player: usize) -> bool {
        self.rest == Some(player) || self.tricks.iter().any(|trick| trick.taker == player)
    }

    pub fn last_taker(&self) -> usize {
        self.rest.unwrap_or(self.tricks.last().unwrap().taker)
    }

    /// Where a card was played: trick, player.
    pub fn find(&self, card: Card) -> Option<(usize, usize)> {
        for (number, trick) in self.tricks.iter().enumerate() {
            if let Some(play) = trick.plays.iter().find(|play| play.card == card) {
                return Some((number, play.player));
            }
        }
        None
    }

    /// What somebody's marriages count (D-12).
    pub fn melds(&self, player: usize) -> i64 {
        let leads = self.tricks.iter().map(|trick| (trick, trick.plays[0]));
        let values = leads.filter(|(_, lead)| lead.announced && lead.player == player && self.takes_a_trick(player));
        values.map(|(trick, lead)| if trick.trump == Some(lead.card.suit) { 40 } else { 20 }).sum()
    }

    /// Every marriage is announced on a lead, by one who holds both cards.
    pub fn check_marriages(&self, allowed: bool) -> Judged<()> {
        for (number, trick) in self.tricks.iter().enumerate() {
            for (i, play) in trick.plays.iter().enumerate().filter(|(_, play)| play.announced) {
                ensure(allowed, "D-12: no marriages here")?;
                ensure(i == 0, "D-12: not on a lead")?;
                let rank = match play.card.rank {
                    'K' => 'O',
                    'O' => 'K',
                    _ => return refuse("D-12: neither King nor Ober"),
                };
                match self.find(Card { suit: play.card.suit, rank }) {
                    Some((later, by)) => ensure(later > number && by == play.player, "D-12: he does not hold both")?,
                    None => ensure(!self.complete, "D-12: the other card never comes")?,
                }
            }
        }
        Ok(())
    }
}
