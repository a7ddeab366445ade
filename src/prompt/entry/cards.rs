//! Cards in the letters of the deck that the table plays with, and its signs.

use super::Misread;
use crate::rules::card::{Card, Rank, Suit};
use crate::words::{Lang, Words};

/// The deck on the table. `S` is a suit in both, and another one in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// Clubs, spades, hearts, diamonds; Ace, Ten, King, Queen, Jack.
    French,
    /// Acorns, leaves, hearts, bells; Sow, Ten, King, Ober, Unter.
    German,
}

/// A card as it was typed; the plus announces a marriage (D-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The card.
    pub card: Card,
    /// Whether a plus stood behind it.
    pub announced: bool,
}

const FRENCH: &[(&str, Suit)] = &[
    ("KR", Suit::Clubs),
    ("KA", Suit::Diamonds),
    ("C", Suit::Clubs),
    ("♣", Suit::Clubs),
    ("P", Suit::Spades),
    ("S", Suit::Spades),
    ("♠", Suit::Spades),
    ("H", Suit::Hearts),
    ("♥", Suit::Hearts),
    ("D", Suit::Diamonds),
    ("♦", Suit::Diamonds),
];

const GERMAN: &[(&str, Suit)] = &[
    ("E", Suit::Clubs),
    ("G", Suit::Spades),
    ("L", Suit::Spades),
    ("H", Suit::Hearts),
    ("R", Suit::Hearts),
    ("S", Suit::Diamonds),
];

const FRENCH_RANKS: &[(&str, Rank)] = &[
    ("10", Rank::Ten),
    ("A", Rank::Ace),
    ("T", Rank::Ten),
    ("Z", Rank::Ten),
    ("K", Rank::King),
    ("Q", Rank::Ober),
    ("O", Rank::Ober),
    ("D", Rank::Ober),
    ("J", Rank::Unter),
    ("U", Rank::Unter),
    ("B", Rank::Unter),
    ("9", Rank::Nine),
    ("8", Rank::Eight),
    ("7", Rank::Seven),
];

const GERMAN_RANKS: &[(&str, Rank)] = &[
    ("10", Rank::Ten),
    ("S", Rank::Ace),
    ("A", Rank::Ace),
    ("T", Rank::Ten),
    ("Z", Rank::Ten),
    ("K", Rank::King),
    ("O", Rank::Ober),
    ("U", Rank::Unter),
    ("9", Rank::Nine),
    ("8", Rank::Eight),
    ("7", Rank::Seven),
];

impl Deck {
    fn suits(self) -> &'static [(&'static str, Suit)] {
        match self {
            Deck::French => FRENCH,
            Deck::German => GERMAN,
        }
    }

    fn ranks(self) -> &'static [(&'static str, Rank)] {
        match self {
            Deck::French => FRENCH_RANKS,
            Deck::German => GERMAN_RANKS,
        }
    }

    fn suit_letters(self) -> String {
        match self {
            Deck::French => "C/Kr S/P H D/Ka",
            Deck::German => "E G/L H/R S",
        }
        .to_owned()
    }

    fn rank_letters(self) -> String {
        match self {
            Deck::French => "A T/10/Z K Q/O/D J/U/B 9 8 7",
            Deck::German => "S/A T/10/Z K O U 9 8 7",
        }
        .to_owned()
    }

    /// A suit as it is shown: French suits have signs of their own, German ones have letters.
    pub fn sign(self, suit: Suit, unicode: bool) -> char {
        match (self, suit) {
            (Deck::French, suit) if unicode => suit.sign(),
            (Deck::French, suit) => suit.letter(),
            (Deck::German, Suit::Clubs) => 'E',
            (Deck::German, Suit::Spades) => 'G',
            (Deck::German, Suit::Hearts) => 'H',
            (Deck::German, Suit::Diamonds) => 'S',
        }
    }

    /// A card as it is shown, in the deck's letters and the language's. What is shown can be typed.
    pub fn shown(self, card: Card, words: &Words) -> String {
        let rank = match (self, card.rank(), words.lang()) {
            (_, Rank::Ten, _) => "10",
            (Deck::German, Rank::Ace, _) => "S",
            (Deck::French, Rank::Ace, _) => "A",
            (_, Rank::King, _) => "K",
            (Deck::German, Rank::Ober, _) => "O",
            (Deck::German, Rank::Unter, _) => "U",
            (Deck::French, Rank::Ober, Lang::De) => "D",
            (Deck::French, Rank::Unter, Lang::De) => "B",
            (Deck::French, Rank::Ober, Lang::En) => "Q",
            (Deck::French, Rank::Unter, Lang::En) => "J",
            (_, Rank::Nine, _) => "9",
            (_, Rank::Eight, _) => "8",
            (_, Rank::Seven, _) => "7",
        };
        format!("{}{rank}", self.sign(card.suit(), !words.is_ascii()))
    }

    /// Reads a suit: its letters, its sign, or the beginning of its name in the file (`clubs`).
    ///
    /// # Errors
    /// What is none of this deck.
    pub fn suit(self, typed: &str) -> Result<Suit, Misread> {
        let upper = typed.trim().to_uppercase();
        let letters = self.suits().iter().find(|(letters, _)| *letters == upper).map(|(_, suit)| *suit);
        letters.ok_or_else(|| Misread::NoSuit { typed: typed.trim().to_owned(), suits: self.suit_letters() })
    }

    /// Reads cards, with or without blanks between them: `SK S9 SO SA`, `sks9sosa`, `KrA`, `HK+`.
    ///
    /// # Errors
    /// What is no card of this deck.
    pub fn cards(self, typed: &str) -> Result<Vec<Typed>, Misread> {
        let mut cards = Vec::new();
        for token in typed.split([' ', ',', '\t']).filter(|token| !token.is_empty()) {
            let wrong =
                || Misread::NoCard { typed: token.to_owned(), suits: self.suit_letters(), ranks: self.rank_letters() };
            let upper = token.to_uppercase();
            let mut rest = upper.as_str();
            while !rest.is_empty() {
                let (card, left) = self.card(rest).ok_or_else(wrong)?;
                let (announced, left) = match left.strip_prefix('+') {
                    Some(left) => (true, left),
                    None => (false, left),
                };
                cards.push(Typed { card, announced });
                rest = left;
            }
        }
        if cards.is_empty() { Err(Misread::Nothing) } else { Ok(cards) }
    }

    /// The first card of a text, and what follows.
    fn card(self, text: &str) -> Option<(Card, &str)> {
        self.suits().iter().find_map(|(letters, suit)| {
            let rest = text.strip_prefix(letters)?;
            let (rank, left) =
                self.ranks().iter().find_map(|(letters, rank)| Some((*rank, rest.strip_prefix(letters)?)))?;
            Some((Card::new(*suit, rank), left))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::card::CardSet;

    fn read(deck: Deck, typed: &str) -> Option<String> {
        let cards = deck.cards(typed).ok()?;
        let file = |typed: Typed| format!("{}{}", typed.card, if typed.announced { "+" } else { "" });
        Some(cards.into_iter().map(file).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn cards_in_the_letters_of_their_deck() {
        let rows: &[(Deck, &str, Option<&str>)] = &[
            (Deck::French, "SK S9 SO SA", Some("SK S9 SO SA")),
            (Deck::French, "sks9sqsa", Some("SK S9 SO SA")),
            (Deck::French, "KrA PD HB KaK", Some("CA SO HU DK")),
            (Deck::French, "D10 dd DJ", Some("DT DO DU")),
            (Deck::French, "♥A♣10 ♦9", Some("HA CT D9")),
            (Deck::French, "HZ cz", Some("HT CT")),
            (Deck::French, "HK+ HO", Some("HK+ HO")),
            (Deck::French, "EA", None),
            (Deck::French, "KK", None),
            (Deck::French, "HS", None),
            (Deck::French, "H1", None),
            (Deck::German, "SS GS EO HU", Some("DA SA CO HU")),
            (Deck::German, "s10 l9 rk", Some("DT S9 HK")),
            (Deck::German, "HSHA", Some("HA HA")),
            (Deck::German, "CA", None),
            (Deck::German, "DA", None),
            (Deck::German, "HQ", None),
            (Deck::German, "", None),
        ];
        for (deck, typed, want) in rows {
            assert_eq!(read(*deck, typed).as_deref(), *want, "{deck:?} {typed:?}");
        }
    }

    #[test]
    fn what_is_shown_can_be_typed() {
        for (lang, ascii) in [(Lang::En, false), (Lang::De, false), (Lang::En, true), (Lang::De, true)] {
            let words = Words::new(lang).in_ascii(ascii);
            for deck in [Deck::French, Deck::German] {
                for card in CardSet::FULL.iter() {
                    let shown = deck.shown(card, &words);
                    assert_eq!(read(deck, &shown), Some(card.to_string()), "{deck:?} {shown}");
                }
            }
        }
    }

    #[test]
    fn suits_by_letter_and_sign() {
        let rows = [
            (Deck::French, "s", Some(Suit::Spades)),
            (Deck::German, "s", Some(Suit::Diamonds)),
            (Deck::French, "Kr", Some(Suit::Clubs)),
            (Deck::French, "♦", Some(Suit::Diamonds)),
            (Deck::German, "e", Some(Suit::Clubs)),
            (Deck::German, "c", None),
        ];
        for (deck, typed, want) in rows {
            assert_eq!(deck.suit(typed).ok(), want, "{deck:?} {typed}");
        }
    }
}
