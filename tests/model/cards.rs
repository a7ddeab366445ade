//! Cards, packs and who takes a trick (C-1, C-2, C-5, C-6, D-2, H-1).

use crate::keys::{Judged, refuse};

/// A card, as it is written: suit, then rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub suit: char,
    pub rank: char,
}

pub const SUITS: [char; 4] = ['C', 'S', 'H', 'D'];
/// From the lowest to the highest.
const RANKS: [char; 8] = ['7', '8', '9', 'U', 'O', 'K', 'T', 'A'];

pub const RED_SOW: Card = Card { suit: 'H', rank: 'A' };

impl Card {
    pub fn read(text: &str) -> Judged<Card> {
        let letters: Vec<char> = text.chars().collect();
        match letters[..] {
            [suit, rank] if SUITS.contains(&suit) && RANKS.contains(&rank) => Ok(Card { suit, rank }),
            _ => refuse(format!("P: {text} is no card")),
        }
    }

    pub fn text(self) -> String {
        format!("{}{}", self.suit, self.rank)
    }

    /// Higher for a higher rank.
    pub fn height(self) -> usize {
        RANKS.iter().position(|&rank| rank == self.rank).unwrap()
    }

    pub fn points(self) -> i64 {
        match self.rank {
            'A' => 11,
            'T' => 10,
            'K' => 4,
            'O' => 3,
            'U' => 2,
            _ => 0,
        }
    }

    /// True if this card takes a trick from one played before it.
    pub fn beats(self, other: Card, trump: Option<char>) -> bool {
        if self.suit == other.suit { self.height() > other.height() } else { Some(self.suit) == trump }
    }
}

/// All 32 cards but some.
fn pack(but: impl Fn(Card) -> bool) -> Vec<Card> {
    let all = SUITS.into_iter().flat_map(|suit| RANKS.into_iter().map(move |rank| Card { suit, rank }));
    all.filter(|&card| !but(card)).collect()
}

/// The pack of Dreeg.
pub fn dreeg_pack() -> Vec<Card> {
    pack(|card| "78".contains(card.rank))
}

/// The pack of Herzblatt for so many who are dealt cards.
pub fn herzblatt_pack(players: usize, without_sevens: bool) -> Vec<Card> {
    let red = |card: Card, rank: char| card.rank == rank && "HD".contains(card.suit);
    match players {
        2 => pack(|card| "789".contains(card.rank)),
        3 => pack(|card| card.rank == '7' || red(card, '8')),
        4 => pack(|card| red(card, if without_sevens { '7' } else { '8' })),
        _ => pack(|_| false),
    }
}

/// A suit's name in the file.
pub fn suit_named(word: &str) -> Judged<char> {
    match word {
        "clubs" => Ok('C'),
        "spades" => Ok('S'),
        "hearts" => Ok('H'),
        "diamonds" => Ok('D'),
        _ => refuse(format!("P: {word} is no suit")),
    }
}
