//! A deal while it is recorded card by card: who leads, who is next, how the piles stand, and what the referee finds. Pure.

use crate::prompt::entry::cards::Typed;
use crate::rules::card::{Card, CardSet};
use crate::rules::dreeg::house::House;
use crate::rules::dreeg::tally::extent;
use crate::rules::play::{self, Extent, Frame, MOST, Position, Record, Trumps};
use crate::rules::referee::{self, Code, Finding, Manner};

/// The deal as it is before the first card.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The pack.
    pub pack: CardSet,
    /// How many play.
    pub players: u8,
    /// The tricks of a whole deal.
    pub tricks: u8,
    /// How many of them are free.
    pub free: u8,
    /// How tricks are played.
    pub manner: Manner,
    /// Trumps; where they hold from the Ace of Hearts on, see `from_red_sow`.
    pub trumps: Trumps,
    /// Whether trumps hold from the trick with the Ace of Hearts on (Red Sow with two in).
    pub from_red_sow: bool,
    /// The called card; who must play it first shows when it falls.
    pub called: Option<Card>,
}

/// How it stands after some cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Live {
    /// Who leads, or led, the trick that is on.
    pub leader: Position,
    /// Who plays the next card.
    pub next: Position,
    /// The trick that is on, from 0.
    pub trick: usize,
    /// Card points in tricks.
    pub points: [u16; MOST],
    /// Who took each trick, and its card points.
    pub taken: Vec<(Position, u16)>,
}

impl Plan {
    /// A deal of Dreeg for so many who are in: follow, trump, overtrump, nothing called (D-2).
    pub fn dreeg(players: u8, house: &House, trumps: Trumps) -> Plan {
        let (tricks, free) = extent(players, house);
        let (pack, manner) = (CardSet::DREEG, Manner::Dreeg);
        Plan { pack, players, tricks, free, manner, trumps, from_red_sow: false, called: None }
    }

    /// Cards of a whole deal.
    pub fn cards(&self) -> usize {
        usize::from(self.players) * usize::from(self.tricks)
    }

    /// Trumps as far as the cards tell.
    pub fn trumps(&self, cards: &[Typed]) -> Trumps {
        if !self.from_red_sow {
            return self.trumps;
        }
        let shown = cards.iter().position(|typed| typed.card == Card::RED_SOW);
        let trick = shown.and_then(|at| at.checked_div(self.players.into())).unwrap_or(usize::from(u8::MAX));
        Trumps { from: u8::try_from(trick).unwrap_or(u8::MAX), ..self.trumps }
    }

    /// How it stands after these cards.
    pub fn after(&self, cards: &[Typed]) -> Live {
        let trumps = self.trumps(cards);
        let width = usize::from(self.players).max(1);
        let mut live = Live { leader: 0, next: 0, trick: 0, points: [0; MOST], taken: Vec::new() };
        let just: Vec<Card> = cards.iter().map(|typed| typed.card).collect();
        for trick in just.chunks(width) {
            if trick.len() < width {
                live.next = (live.leader + trick.len() as u8) % self.players.max(1);
                return live;
            }
            let place = play::winner(trick, trumps.at(live.trick)) as u8;
            let winner = (live.leader + place) % self.players.max(1);
            let points = trick.iter().map(|card| u16::from(card.points())).sum();
            if let Some(pile) = live.points.get_mut(usize::from(winner)) {
                *pile += points;
            }
            live.taken.push((winner, points));
            (live.leader, live.next) = (winner, winner);
            live.trick += 1;
        }
        live
    }

    /// Who played a card, and in which trick, from 0.
    pub fn played_by(&self, cards: &[Typed], card: Card) -> Option<(Position, usize)> {
        let at = cards.iter().position(|typed| typed.card == card)?;
        let width = usize::from(self.players).max(1);
        let leader = self.after(cards.get(..at - at % width)?).leader;
        Some(((leader + (at % width) as u8) % self.players.max(1), at / width))
    }

    /// What is certainly wrong with the cards so far: each is judged against what the same player has played since. Who had to play
    /// the called card is known once it has fallen, or told.
    pub fn findings(&self, cards: &[Typed], holder: Option<Position>) -> Vec<Finding> {
        let just: Box<[Card]> = cards.iter().map(|typed| typed.card).collect();
        let record = Record { cards: just, width: self.players, announced: 0 };
        let trumps = self.trumps(cards);
        let frame =
            Frame { pack: self.pack, players: self.players, tricks: self.tricks, trumps, extent: Extent::MayStop };
        let Ok(mut course) = play::follow(&record, &frame) else { return Vec::new() };
        // The cards of the trick that is on were held before, too.
        let whole = record.len() * usize::from(self.players);
        let mut position = self.after(cards).leader;
        for card in record.cards.iter().skip(whole) {
            if let Some(hand) = course.hands.get_mut(usize::from(position)) {
                *hand = hand.with(*card);
            }
            position = (position + 1) % self.players.max(1);
        }
        let called = self.called.map(|card| {
            let fallen = self.played_by(cards, card).map(|(position, _)| position);
            (card, holder.or(fallen))
        });
        let code = Code { manner: self.manner, trumps, free: self.free, called };
        referee::judge(&record, &course, &code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prompt::entry::cards::Deck;
    use crate::rules::card::Suit;

    fn plan() -> Plan {
        Plan {
            pack: CardSet::DREEG,
            players: 4,
            tricks: 6,
            free: 0,
            manner: Manner::Dreeg,
            trumps: Trumps::suit(Suit::Hearts),
            from_red_sow: false,
            called: None,
        }
    }

    #[test]
    fn the_winner_leads_and_the_piles_grow() {
        let cards = Deck::French.cards("SA S9 H9 SK CU CA").unwrap();
        let live = plan().after(&cards);
        assert_eq!((live.leader, live.next, live.trick), (2, 0, 1));
        assert_eq!(live.points[2], 15);
        assert_eq!(live.taken, [(2, 15)]);
    }

    #[test]
    fn p_1_a_revoke_is_found_with_the_card_that_proves_it() {
        // The second player throws a heart on spades, and later leads a spade.
        let before = Deck::French.cards("SA H9 S9 SK").unwrap();
        assert_eq!(plan().findings(&before, None), []);
        let after = Deck::French.cards("SA H9 S9 SK ST").unwrap();
        let found = plan().findings(&after, None);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].trick, found[0].who, found[0].breach.name()), (1, 1, "follow-suit"));
    }

    #[test]
    fn who_played_a_card_shows_whose_it_was() {
        let cards = Deck::French.cards("SA S9 H9 SK CU CA").unwrap();
        let played = |card: &str| plan().played_by(&cards, Deck::French.cards(card).unwrap()[0].card);
        assert_eq!(
            [played("H9"), played("CU"), played("CA"), played("C9")],
            [Some((2, 0)), Some((2, 1)), Some((3, 1)), None]
        );
    }
}
