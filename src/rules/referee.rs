//! The referee: breaches of the rules of play in recorded tricks (P-1 to P-7).
//!
//! A finding never changes the score by itself; a ruling does.

use super::book::Rule;
use super::card::{Card, CardSet};
use super::play::{Course, MOST, Position, Record, Trumps, beats};

/// How a game or contract wants tricks to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Follow, trump, overtrump, also into a trick of another suit.
    Dreeg,
    /// Follow and head, or throw high.
    Cameroon,
    /// As in Dreeg, but overtrump only when trumps were led.
    Herzblatt,
}

/// What the referee is told of a deal.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// How tricks are played.
    pub manner: Manner,
    /// Trumps.
    pub trumps: Trumps,
    /// How many tricks at the start are free: as long as there is a talon.
    pub free: u8,
    /// Call a Card with three or four in: the called card and who must play it to the first trick.
    pub called: Option<(Card, Option<Position>)>,
}

/// A kind of breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Breach {
    /// P-1.
    FollowSuit,
    /// P-2.
    MustTrump,
    /// P-3.
    Overtrump,
    /// P-4.
    Head,
    /// P-5.
    DiscardHigh,
    /// P-6.
    LeadTrump,
    /// P-7.
    CalledCard,
}

impl Breach {
    /// All breaches in the order in which they apply.
    pub const ALL: [Breach; 7] = [
        Breach::FollowSuit,
        Breach::MustTrump,
        Breach::Overtrump,
        Breach::Head,
        Breach::DiscardHigh,
        Breach::LeadTrump,
        Breach::CalledCard,
    ];

    /// The name in the machine-readable score.
    pub fn name(self) -> &'static str {
        match self {
            Breach::FollowSuit => "follow-suit",
            Breach::MustTrump => "must-trump",
            Breach::Overtrump => "overtrump",
            Breach::Head => "head",
            Breach::DiscardHigh => "discard-high",
            Breach::LeadTrump => "lead-trump",
            Breach::CalledCard => "called-card",
        }
    }

    /// The rule that is broken.
    pub fn rule(self) -> Rule {
        match self {
            Breach::FollowSuit => Rule::P1,
            Breach::MustTrump => Rule::P2,
            Breach::Overtrump => Rule::P3,
            Breach::Head => Rule::P4,
            Breach::DiscardHigh => Rule::P5,
            Breach::LeadTrump => Rule::P6,
            Breach::CalledCard => Rule::P7,
        }
    }
}

/// A breach at one card, by somebody at a position, on a seat, or of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<W = Position> {
    /// The trick, from 1.
    pub trick: u8,
    /// Who played the card.
    pub who: W,
    /// The card.
    pub card: Card,
    /// What is wrong with it.
    pub breach: Breach,
    /// The cards he held that the rule asked for, in the order he later played them.
    pub held: Box<[Card]>,
}

impl<W> Finding<W> {
    /// The finding with its player told in another way.
    pub fn of<V>(self, who: impl FnOnce(W) -> V) -> Finding<V> {
        let Finding { trick, who: before, card, breach, held } = self;
        Finding { trick, who: who(before), card, breach, held }
    }
}

/// Judges every card of a record against the hand it came from.
#[allow(clippy::indexing_slicing)] // the course was made from this record: positions and tricks fit
pub fn judge(record: &Record, course: &Course, code: &Code) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut hands: [CardSet; MOST] = course.hands;
    let players = record.width;
    for (number, trick) in record.tricks().enumerate() {
        let called = code.called.filter(|_| number == 0);
        let is_free = number < usize::from(code.free);
        let mut so_far = SoFar { led: trick[0], best: trick[0], trumps: code.trumps.at(number), manner: code.manner };
        let mut position = course.leaders[number];
        for (place, card) in trick.iter().copied().enumerate() {
            let held = hands[usize::from(position)];
            let is_bound = place > 0 && !is_free;
            let choice = if is_bound { so_far.choice(held) } else { held };
            // Nearly every card is as it should be, so what is wrong with one is worked out only when it is not.
            if !choice.contains(card) || called.is_some() {
                let mut breach = if choice.contains(card) { None } else { so_far.breach(card, held) };
                if let Some(called) = called {
                    breach = first_trick(card, position, place, held, so_far.trumps, called, breach);
                }
                if let Some((breach, asked)) = breach {
                    let held = in_order(record, number, asked);
                    findings.push(Finding { trick: number as u8 + 1, who: position, card, breach, held });
                }
            }
            if beats(card, so_far.best, so_far.trumps) {
                so_far.best = card;
            }
            hands[usize::from(position)] = held.without(card);
            position = if position + 1 == players { 0 } else { position + 1 };
        }
    }
    findings
}

/// A trick so far, as the next player sees it.
struct SoFar {
    led: Card,
    best: Card,
    trumps: CardSet,
    manner: Manner,
}

impl SoFar {
    /// The cards of a hand that would beat the best one, where one must beat it (P-3, P-4).
    fn beating(&self, held: CardSet) -> CardSet {
        let suits = match self.manner {
            Manner::Dreeg => self.trumps,
            Manner::Herzblatt => self.trumps.and(CardSet::suit(self.led.suit())),
            Manner::Cameroon => CardSet::FULL,
        };
        held.and(suits).and(CardSet::above(self.best))
    }

    /// The cards of a hand that may be played (P-1 to P-5).
    fn choice(&self, held: CardSet) -> CardSet {
        let of_suit = held.and(CardSet::suit(self.led.suit()));
        let bound = of_suit.or_else(held.and(self.trumps));
        let free = if self.manner == Manner::Cameroon { held.highest() } else { held };
        self.beating(bound).or_else(bound).or_else(free)
    }

    /// What is wrong with a card that may not be played, with the cards that the rule asked for.
    fn breach(&self, card: Card, held: CardSet) -> Option<(Breach, CardSet)> {
        let of_suit = held.and(CardSet::suit(self.led.suit()));
        let follows = card.suit() == self.led.suit();
        let (breach, asked) = if !follows && !of_suit.is_empty() {
            (Breach::FollowSuit, of_suit)
        } else if self.manner == Manner::Cameroon {
            if follows {
                (Breach::Head, self.beating(of_suit))
            } else {
                (Breach::DiscardHigh, held.and(CardSet::ranked_above(card)))
            }
        } else if !follows && !self.trumps.contains(card) {
            (Breach::MustTrump, held.and(self.trumps))
        } else {
            (Breach::Overtrump, self.beating(held))
        };
        (!asked.is_empty()).then_some((breach, asked))
    }
}

/// P-6 and P-7, and that the called card, played to the first trick, is never a finding.
fn first_trick(
    card: Card,
    position: Position,
    place: usize,
    held: CardSet,
    trumps: CardSet,
    (called, holder): (Card, Option<Position>),
    breach: Option<(Breach, CardSet)>,
) -> Option<(Breach, CardSet)> {
    if card == called {
        None
    } else if breach.is_some() {
        breach
    } else if place == 0 && !trumps.contains(card) {
        Some((Breach::LeadTrump, held.and(trumps)))
    } else if holder == Some(position) {
        Some((Breach::CalledCard, CardSet::EMPTY.with(called)))
    } else {
        None
    }
}

/// The cards of a set in the order they were played from a trick on; one that was never recorded comes last.
fn in_order(record: &Record, from: usize, asked: CardSet) -> Box<[Card]> {
    let later = record.cards.iter().copied().skip(from * usize::from(record.width));
    let mut order: Vec<Card> = later.filter(|card| asked.contains(*card)).collect();
    let unseen = asked.minus(order.iter().copied().collect());
    order.extend(unseen.iter());
    order.into()
}
