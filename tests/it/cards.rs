//! Random deals played card by card, by a check of its own that is as plain as the rule book and knows nothing of the program's.
//!
//! A card is its two letters. Positions count from forehand.

/// A card as a file writes it.
pub type Card = &'static str;

/// The 32 cards, suit by suit, low to high.
pub const CARDS: [Card; 32] = [
    "C7", "C8", "C9", "CU", "CO", "CK", "CT", "CA", "S7", "S8", "S9", "SU", "SO", "SK", "ST", "SA", "H7", "H8", "H9",
    "HU", "HO", "HK", "HT", "HA", "D7", "D8", "D9", "DU", "DO", "DK", "DT", "DA",
];

/// How the deal is played.
#[derive(Clone, Debug)]
pub struct Code {
    /// `"dreeg"`, `"cameroon"` or `"herzblatt"`.
    pub manner: &'static str,
    /// The letter of the trumps, and the first trick (from 0) in which they hold.
    pub trumps: Option<(char, usize)>,
    /// So many tricks at the start are free.
    pub free: usize,
    /// The called card and who holds it.
    pub called: Option<(Card, usize)>,
}

/// A breach: the rule's name and the cards it asked for.
pub type Breach = (&'static str, Vec<Card>);

pub fn suit(card: Card) -> char {
    card.chars().next().unwrap()
}

fn rank(card: Card) -> usize {
    "789UOKTA".find(&card[1..]).unwrap()
}

pub fn points(card: Card) -> u32 {
    [0, 0, 0, 2, 3, 4, 10, 11][rank(card)]
}

fn beats(card: Card, best: Card, trump: Option<char>) -> bool {
    if suit(card) == suit(best) { rank(card) > rank(best) } else { Some(suit(card)) == trump }
}

/// The place in the trick that wins it.
pub fn winner(trick: &[Card], trump: Option<char>) -> usize {
    (1..trick.len()).fold(0, |best, place| if beats(trick[place], trick[best], trump) { place } else { best })
}

impl Code {
    pub fn trump(&self, number: usize) -> Option<char> {
        self.trumps.filter(|(_, from)| number >= *from).map(|(suit, _)| suit)
    }

    /// What is wrong with playing a card from a hand to the cards of a trick so far (P-1 to P-7).
    pub fn breach(&self, hand: &[Card], trick: &[Card], card: Card, number: usize, position: usize) -> Option<Breach> {
        let trump = self.trump(number);
        let asked = |name: &'static str, cards: Vec<Card>| (!cards.is_empty()).then_some((name, cards));
        let of = |wanted: &dyn Fn(Card) -> bool| hand.iter().copied().filter(|c| wanted(c)).collect::<Vec<_>>();
        let called = self.called.filter(|_| number == 0);
        if called.is_some_and(|(called, _)| card == called) {
            return None;
        }
        let mut breach = None;
        if let Some(led) = trick.first().filter(|_| number >= self.free) {
            let best = trick[winner(trick, trump)];
            let follow = of(&|c| suit(c) == suit(led));
            let trumps = of(&|c| Some(suit(c)) == trump);
            let over = of(&|c| Some(suit(c)) == trump && suit(c) == suit(best) && rank(c) > rank(best));
            let is_trump = Some(suit(card)) == trump;
            breach = if suit(card) != suit(led) && !follow.is_empty() {
                asked("follow-suit", follow)
            } else if self.manner == "cameroon" {
                if suit(card) == suit(led) && rank(card) < rank(best) {
                    asked("head", of(&|c| suit(c) == suit(led) && rank(c) > rank(best)))
                } else if suit(card) != suit(led) {
                    asked("discard-high", of(&|c| rank(c) > rank(card)))
                } else {
                    None
                }
            } else if suit(card) != suit(led) && !is_trump {
                asked("must-trump", trumps)
            } else if is_trump && Some(suit(best)) == trump && rank(card) < rank(best) {
                let bound = Some(suit(led)) == trump || self.manner == "dreeg";
                if bound { asked("overtrump", over) } else { None }
            } else {
                None
            };
        }
        let Some((called, holder)) = called.filter(|_| breach.is_none()) else { return breach };
        if trick.is_empty() && Some(suit(card)) != trump {
            Some(("lead-trump", of(&|c| Some(suit(c)) == trump)))
        } else if position == holder {
            Some(("called-card", vec![called]))
        } else {
            None
        }
    }
}

/// A deal that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The tricks.
    pub tricks: Vec<Vec<Card>>,
    /// Who took each.
    pub takers: Vec<usize>,
    /// The breaches: trick (from 1), position, card, rule, and the cards it asked for in the order they were played.
    pub breaches: Vec<(usize, usize, Card, &'static str, Vec<Card>)>,
}

impl Played {
    /// The tricks as a file writes them.
    pub fn text(&self) -> String {
        let tricks: Vec<String> = self.tricks.iter().map(|trick| format!("\"{}\"", trick.join(" "))).collect();
        format!("tricks = [{}]", tricks.join(", "))
    }

    /// Card points in the tricks of one position.
    pub fn points(&self, position: usize) -> u32 {
        let own = self.tricks.iter().zip(&self.takers).filter(|(_, taker)| **taker == position);
        own.flat_map(|(trick, _)| trick).map(|card| points(card)).sum()
    }
}

/// Plays hands out. Legal cards are picked at random; at the first chance from card `foul_from` on that there is a card against
/// the rules, it is played instead, once.
pub fn play(
    mut hands: Vec<Vec<Card>>,
    code: &Code,
    below: &mut impl FnMut(usize) -> usize,
    foul_from: Option<usize>,
) -> Played {
    let (players, whole) = (hands.len(), hands[0].len());
    let mut played = Played { tricks: Vec::new(), takers: Vec::new(), breaches: Vec::new() };
    let (mut leader, mut count, mut foul) = (0, 0, foul_from);
    for number in 0..whole {
        let mut trick: Vec<Card> = Vec::new();
        for place in 0..players {
            let position = (leader + place) % players;
            let hand = &hands[position];
            let judged = |card: &Card| code.breach(hand, &trick, card, number, position);
            let (legal, wrong): (Vec<Card>, Vec<Card>) = hand.iter().copied().partition(|card| judged(card).is_none());
            let is_foul = foul.is_some_and(|from| count >= from) && !wrong.is_empty();
            let from = if (is_foul || legal.is_empty()) && !wrong.is_empty() { &wrong } else { &legal };
            let card = from[below(from.len())];
            if let Some((rule, held)) = judged(&card) {
                played.breaches.push((number + 1, position, card, rule, held));
                foul = None;
            }
            count += 1;
            trick.push(card);
            hands[position].retain(|held| *held != card);
        }
        leader = (leader + winner(&trick, code.trump(number))) % players;
        played.tricks.push(trick);
        played.takers.push(leader);
    }
    let order: Vec<Card> = played.tricks.iter().flatten().copied().collect();
    let when = |card: &Card| order.iter().position(|c| c == card);
    played.breaches.iter_mut().for_each(|breach| breach.4.sort_by_key(when));
    played
}

/// Hands of so many cards each from a shuffled pack.
pub fn deal(pack: &[Card], players: usize, cards: usize, below: &mut impl FnMut(usize) -> usize) -> Vec<Vec<Card>> {
    let mut rest = pack.to_vec();
    (0..players).map(|_| (0..cards).map(|_| rest.swap_remove(below(rest.len()))).collect()).collect()
}

/// Dreeg's pack.
pub fn dreeg_pack() -> Vec<Card> {
    CARDS.into_iter().filter(|card| rank(card) >= 2).collect()
}

/// Herzblatt's pack for so many.
pub fn herzblatt_pack(players: usize) -> Vec<Card> {
    let keeps = |card: &Card| match players {
        2 => rank(card) >= 3,
        3 => rank(card) >= 1 && !matches!(*card, "H8" | "D8"),
        4 => !matches!(*card, "H8" | "D8"),
        _ => true,
    };
    CARDS.into_iter().filter(keeps).collect()
}
