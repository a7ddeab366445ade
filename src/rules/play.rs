//! The tricks of one deal: who led, who won, what the piles hold, and whether the record can be (P, C-2, D-12).
//!
//! Everything here goes by position: 0 is forehand, then clockwise among those who play this deal.

use super::card::{Card, CardSet, Suit};
use super::fault::Fault;

/// The most players who take cards in one deal.
pub const MOST: usize = 5;
/// The most tricks of one deal: Dreeg with two in.
pub const MOST_TRICKS: usize = 12;

/// A position in a deal: 0 is forehand, then clockwise.
pub type Position = u8;

/// The tricks as they were recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Every card in the order it was played; never empty.
    pub cards: Box<[Card]>,
    /// Cards in each trick.
    pub width: u8,
    /// Bit k is set if the lead of trick k (from 0) announced a marriage (D-12).
    pub announced: u32,
}

impl Record {
    /// How many tricks are recorded.
    pub fn len(&self) -> usize {
        self.cards.len().checked_div(self.width.into()).unwrap_or(0)
    }

    /// Whether no trick is recorded.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The tricks, each as its cards.
    pub fn tricks(&self) -> impl Iterator<Item = &[Card]> {
        self.cards.chunks_exact(usize::from(self.width).max(1))
    }

    /// The number (from 0) of the trick in which a card was played.
    pub fn trick_of(&self, card: Card) -> Option<usize> {
        let at = self.cards.iter().position(|played| *played == card)?;
        at.checked_div(self.width.into())
    }
}

/// Trumps of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trumps {
    /// The suit; none in Cameroon.
    pub suit: Option<Suit>,
    /// The first trick, from 0, in which they hold (D-36).
    pub from: u8,
}

impl Trumps {
    /// No trumps.
    pub const NONE: Trumps = Trumps { suit: None, from: 0 };

    /// This suit from the first trick on.
    pub fn suit(suit: Suit) -> Trumps {
        Trumps { suit: Some(suit), from: 0 }
    }

    /// The cards that are trumps at a trick, from 0.
    pub fn at(self, trick: usize) -> CardSet {
        match self.suit {
            Some(suit) if trick >= self.from.into() => CardSet::suit(suit),
            Some(_) | None => CardSet::EMPTY,
        }
    }
}

/// How a record may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Every trick is there.
    Whole,
    /// It may stop early: somebody went out, claimed falsely, or a march failed.
    MayStop,
    /// The one at this position takes all tricks that are not recorded.
    Rest(Position),
}

/// What the deal is: the frame the record must fit.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The pack.
    pub pack: CardSet,
    /// How many play.
    pub players: u8,
    /// The tricks of a whole deal.
    pub tricks: u8,
    /// Trumps.
    pub trumps: Trumps,
    /// How the record may end.
    pub extent: Extent,
}

/// What follows from a record.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Who led each trick.
    pub leaders: [Position; MOST_TRICKS],
    /// Card points taken in tricks, per position; with `Rest`, what was not played too.
    pub points: [u8; MOST],
    /// Tricks taken, per position.
    pub taken: [u8; MOST],
    /// Melds that count, per position (D-12).
    pub melds: [u8; MOST],
    /// The cards each position played.
    pub hands: [CardSet; MOST],
    /// Who took the last trick.
    pub last: Position,
}

/// The place in its trick that wins it: trumps beat the suit led, then rank decides; other suits never win.
pub fn winner(trick: &[Card], trumps: CardSet) -> usize {
    let mut best = 0;
    let mut top = match trick.first() {
        Some(lead) => *lead,
        None => return 0,
    };
    for (place, card) in trick.iter().enumerate().skip(1) {
        if beats(*card, top, trumps) {
            (best, top) = (place, *card);
        }
    }
    best
}

/// Whether a card beats the best card of a trick so far.
pub fn beats(card: Card, best: Card, trumps: CardSet) -> bool {
    CardSet::above(best).contains(card) | (trumps.contains(card) & !trumps.contains(best))
}

/// Follows the record trick by trick.
///
/// # Errors
/// A card twice or outside the pack, a wrong number of cards or tricks (P), a marriage that cannot be (D-12).
#[allow(clippy::indexing_slicing)] // positions are below `players`, tricks below MOST_TRICKS: both are checked first
pub fn follow(record: &Record, frame: &Frame) -> Result<Course, Fault> {
    let (players, recorded) = (frame.players, record.len() as u8);
    if record.width != players {
        return Err(Fault::TrickSize { trick: 1, found: record.width, wanted: players });
    }
    if recorded > frame.tricks || frame.tricks as usize > MOST_TRICKS {
        return Err(Fault::TooManyTricks { found: recorded, wanted: frame.tricks });
    }
    match frame.extent {
        Extent::Whole if recorded < frame.tricks => {
            return Err(Fault::TricksMissing { found: recorded, wanted: frame.tricks });
        }
        Extent::Rest(_) if recorded == frame.tricks => return Err(Fault::NothingLeftForRest { wanted: frame.tricks }),
        Extent::Whole | Extent::Rest(_) | Extent::MayStop => {}
    }
    let mut course = Course {
        leaders: [0; MOST_TRICKS],
        points: [0; MOST],
        taken: [0; MOST],
        melds: [0; MOST],
        hands: [CardSet::EMPTY; MOST],
        last: 0,
    };
    let mut left = frame.pack;
    let mut leader = 0;
    for (number, trick) in record.tricks().enumerate() {
        course.leaders[number] = leader;
        let mut points = 0;
        let mut position = leader;
        for card in trick {
            if !left.contains(*card) {
                return Err(not_there(*card, number, frame.pack));
            }
            left = left.without(*card);
            points += card.points();
            course.hands[usize::from(position)] = course.hands[usize::from(position)].with(*card);
            position = if position + 1 == players { 0 } else { position + 1 };
        }
        let place = winner(trick, frame.trumps.at(number)) as u8;
        leader = if leader + place >= players { leader + place - players } else { leader + place };
        course.points[usize::from(leader)] += points;
        course.taken[usize::from(leader)] += 1;
    }
    course.last = leader;
    if let Extent::Rest(position) = frame.extent {
        let position_index = usize::from(position);
        course.points[position_index] += left.points() as u8;
        course.taken[position_index] += frame.tricks - recorded;
        course.last = position;
    }
    if record.announced != 0 {
        melds(record, frame, &mut course)?;
    }
    Ok(course)
}

/// A card that is not left: played before, or never in the pack.
fn not_there(card: Card, number: usize, pack: CardSet) -> Fault {
    let trick = number as u8 + 1;
    if pack.contains(card) { Fault::CardTwice { card, trick } } else { Fault::CardOutsidePack { card, trick } }
}

/// Counts the announced marriages (D-12): the announcer must play the other card later, unless it is not recorded at all; 40 in
/// trumps, 20 otherwise, and only for somebody who takes a trick.
#[allow(clippy::indexing_slicing)] // as in `follow`
fn melds(record: &Record, frame: &Frame, course: &mut Course) -> Result<(), Fault> {
    for (number, trick) in record.tricks().enumerate() {
        let Some(card) = trick.first().copied().filter(|_| record.announced & 1 << number != 0) else { continue };
        let shown = number as u8 + 1;
        let Some(spouse) = card.spouse() else {
            return Err(Fault::MeldNeedsKingOrOber { card, trick: shown });
        };
        let announcer = usize::from(course.leaders[number]);
        let held = match record.trick_of(spouse) {
            Some(later) => later > number && course.hands[announcer].contains(spouse),
            None => true,
        };
        if !held {
            return Err(Fault::MeldWithoutSpouse { card, spouse, trick: shown });
        }
        if course.taken[announcer] > 0 {
            course.melds[announcer] += if frame.trumps.at(number).contains(card) { 40 } else { 20 };
        }
    }
    Ok(())
}
