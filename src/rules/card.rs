//! Cards, packs and card points (C-1, C-2, C-5, D-2, H-1).

use std::fmt;

/// A suit (C-5); the names are the French ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    /// Clubs, acorns.
    Clubs,
    /// Spades, leaves.
    Spades,
    /// Hearts.
    Hearts,
    /// Diamonds, bells.
    Diamonds,
}

impl Suit {
    /// The four suits in the order of the rule book.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

    /// The suit's word in a session file: `clubs`, `spades`, `hearts`, `diamonds`.
    pub fn name(self) -> &'static str {
        match self {
            Suit::Clubs => "clubs",
            Suit::Spades => "spades",
            Suit::Hearts => "hearts",
            Suit::Diamonds => "diamonds",
        }
    }

    /// The suit's letter in a session file.
    pub fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
        }
    }

    /// The suit's sign on a French card.
    pub fn sign(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Spades => '♠',
            Suit::Hearts => '♥',
            Suit::Diamonds => '♦',
        }
    }

    /// The suit with this word.
    pub fn from_name(name: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.name() == name)
    }
}

/// A rank (C-1), low to high, so that the order of the variants is the order in which they beat each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    /// Seven, 0 card points.
    Seven,
    /// Eight, 0 card points.
    Eight,
    /// Nine, 0 card points.
    Nine,
    /// Unter, 2 card points.
    Unter,
    /// Ober, 3 card points.
    Ober,
    /// King, 4 card points.
    King,
    /// Ten, 10 card points.
    Ten,
    /// Ace (Sow), 11 card points.
    Ace,
}

impl Rank {
    /// The eight ranks, low to high.
    pub const ALL: [Rank; 8] =
        [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Unter, Rank::Ober, Rank::King, Rank::Ten, Rank::Ace];

    /// The rank's letter in a session file.
    pub fn letter(self) -> char {
        match self {
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Unter => 'U',
            Rank::Ober => 'O',
            Rank::King => 'K',
            Rank::Ten => 'T',
            Rank::Ace => 'A',
        }
    }

    /// Card points of a card of this rank (C-1).
    #[allow(clippy::indexing_slicing)] // there are eight ranks
    pub const fn points(self) -> u8 {
        POINTS[self as usize]
    }
}

const POINTS: [u8; 8] = [0, 0, 0, 2, 3, 4, 10, 11];

/// One card of the 32-card pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card((suit as u8) << 3 | rank as u8)
    }

    /// The Ace of Hearts, the Red Sow (D-30).
    pub const RED_SOW: Card = Card::new(Suit::Hearts, Rank::Ace);

    /// The card's suit.
    #[allow(clippy::indexing_slicing)] // masked to four suits
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 3 & 3) as usize]
    }

    /// The card's rank.
    #[allow(clippy::indexing_slicing)] // masked to eight ranks
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 7) as usize]
    }

    /// Its card points (C-1).
    #[allow(clippy::indexing_slicing)] // masked to eight ranks
    pub const fn points(self) -> u8 {
        POINTS[(self.0 & 7) as usize]
    }

    /// Reads a card as a file writes it: suit, then rank, as in `HA` (C-5).
    pub fn parse(text: &str) -> Option<Card> {
        let (suit, rank) = match text.as_bytes() {
            [suit, rank] => (*suit as char, *rank as char),
            _ => return None,
        };
        let suit = Suit::ALL.into_iter().find(|s| s.letter() == suit)?;
        let rank = Rank::ALL.into_iter().find(|r| r.letter() == rank)?;
        Some(Card::new(suit, rank))
    }

    /// King for Ober and Ober for King of the same suit, the cards of a marriage (D-12); nothing for any other card.
    pub fn spouse(self) -> Option<Card> {
        match self.rank() {
            Rank::King => Some(Card::new(self.suit(), Rank::Ober)),
            Rank::Ober => Some(Card::new(self.suit(), Rank::King)),
            Rank::Seven | Rank::Eight | Rank::Nine | Rank::Unter | Rank::Ten | Rank::Ace => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The 32 cards from 7 to Ace: Herzblatt with five (H-1).
    pub const FULL: CardSet = CardSet(u32::MAX);
    /// The 24 cards from 9 to Ace: Dreeg (D-2).
    pub const DREEG: CardSet = CardSet(0xFCFC_FCFC);
    /// The 20 cards from Unter to Ace: Herzblatt with two (H-1).
    pub const TWENTY: CardSet = CardSet(0xF8F8_F8F8);

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0xFF << ((suit as u8) << 3))
    }

    /// The cards of the same suit that rank above this one.
    pub const fn above(card: Card) -> CardSet {
        let byte = 0xFE_u32 << (card.0 & 7) & 0xFF;
        CardSet(byte << (card.0 & 0x18))
    }

    /// The cards of any suit whose rank is above this card's (P-5).
    pub const fn ranked_above(card: Card) -> CardSet {
        let byte = 0xFE_u32 << (card.0 & 7) & 0xFF;
        CardSet(byte * 0x0101_0101)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// This set and the card.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// This set without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// This set, or the other if there is no card in this one.
    #[must_use]
    pub const fn or_else(self, other: CardSet) -> CardSet {
        if self.is_empty() { other } else { self }
    }

    /// Its cards of the highest rank (P-5).
    #[must_use]
    pub const fn highest(self) -> CardSet {
        let two = self.0 | self.0 >> 16;
        let ranks = (two | two >> 8) & 0xFF;
        let highest = if ranks == 0 { 0 } else { 0x80_u32 >> (ranks.leading_zeros() - 24) };
        CardSet(self.0 & (highest * 0x0101_0101))
    }

    /// Whether there is no card in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Card points of all its cards together (C-1).
    pub fn points(self) -> u16 {
        let of_rank = |rank: Rank| (self.0 & 0x0101_0101 << rank as u8).count_ones() as u16 * u16::from(rank.points());
        Rank::ALL.into_iter().map(of_rank).sum()
    }

    /// The cards, suit by suit, low to high.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..32).map(Card).filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}
