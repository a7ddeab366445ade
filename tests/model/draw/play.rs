//! Cards dealt and played at random: mostly as the rules of play want it.

use toml::Value;

use super::dice::Dice;
use crate::cards::{Card, RED_SOW};

/// How a deal is played.
pub struct Manners {
    pub hands: usize,
    /// How many cards each is dealt; the others are drawn from the talon.
    pub dealt: usize,
    pub cameroon: bool,
    /// Overtrump only where trumps were led.
    pub herzblatt: bool,
    pub trump: Option<char>,
    /// The trick, from 0, from which trumps hold; the Ace of Hearts brings them sooner.
    pub trump_from: usize,
    pub marriages: bool,
    /// The called card, to be played to the first trick.
    pub called: Option<Card>,
    /// Once in so many cards somebody plays as he likes.
    pub careless: usize,
}

/// A deal that was played to its end. Players are numbered from forehand.
pub struct Game {
    pub tricks: Vec<Vec<(usize, Card)>>,
    pub announced: Vec<bool>,
    pub takers: Vec<usize>,
}

impl Game {
    /// The first tricks as they are written.
    pub fn written(&self, many: usize) -> Value {
        let tricks = self.tricks[..many].iter().zip(&self.announced).map(|(trick, announced)| {
            let cards: Vec<String> = trick.iter().map(|(_, card)| card.text()).collect();
            cards.join(" ").replacen(' ', if *announced { "+ " } else { " " }, 1)
        });
        Value::Array(tricks.map(Value::from).collect())
    }

    /// Who played a card.
    pub fn holder(&self, card: Card) -> Option<usize> {
        self.tricks.iter().flatten().find(|(_, other)| *other == card).map(|(player, _)| *player)
    }

    /// Card points that some players take in the first tricks.
    pub fn points(&self, many: usize, players: &[usize]) -> i64 {
        let taken = self.tricks[..many].iter().zip(&self.takers).filter(|(_, taker)| players.contains(taker));
        taken.flat_map(|(trick, _)| trick).map(|(_, card)| card.points()).sum()
    }
}

/// Deals the cards: the players' hands, and what is left.
pub fn deal(dice: &mut Dice, pack: &[Card], players: usize, each: usize) -> (Vec<Vec<Card>>, Vec<Card>) {
    let cards = dice.shuffled(pack);
    let hands = (0..players).map(|player| cards[player * each..(player + 1) * each].to_vec()).collect();
    (hands, cards[players * each..].to_vec())
}

/// Plays the cards that were dealt.
pub fn play(dice: &mut Dice, mut hands: Vec<Vec<Card>>, mut talon: Vec<Card>, manners: &Manners) -> Game {
    let mut game = Game { tricks: Vec::new(), announced: Vec::new(), takers: Vec::new() };
    let players = hands.len();
    let mut leader = 0;
    let mut seen_ace = false;
    for number in 0..manners.hands {
        let mut trick: Vec<(usize, Card)> = Vec::new();
        let mut announces = false;
        for i in 0..players {
            let player = (leader + i) % players;
            let holds = manners.trump.filter(|_| seen_ace || number >= manners.trump_from);
            let hand = hands[player].clone();
            let wed = |card: Card| {
                let spouse = if card.rank == 'K' { 'O' } else { 'K' };
                "KO".contains(card.rank) && hand.contains(&Card { suit: card.suit, rank: spouse })
            };
            let couples: Vec<Card> = hand.iter().copied().filter(|&card| wed(card)).collect();
            let card = if i == 0 && manners.marriages && !couples.is_empty() && dice.one_in(2) {
                announces = true;
                dice.pick(&couples)
            } else if number == 0
                && manners.called.is_some_and(|card| hand.contains(&card))
                && !dice.one_in(manners.careless)
            {
                manners.called.unwrap()
            } else if dice.one_in(manners.careless) {
                let led = trick.first().map(|(_, card)| card.suit);
                let of = |suit: Option<char>| hand.iter().copied().filter(|card| Some(card.suit) == suit).collect();
                // Any card; or one that follows, or trumps, but not as it should.
                let some: [Vec<Card>; 3] = [of(led), of(holds), hand.clone()];
                let from =
                    if dice.one_in(2) { &hand } else { some.iter().find(|some| !some.is_empty()).unwrap_or(&hand) };
                dice.pick(from)
            } else {
                let led: Vec<Card> = trick.iter().map(|(_, card)| *card).collect();
                dice.pick(&wanted(&hand, &led, holds, manners, number, talon.is_empty()))
            };
            hands[player].retain(|&other| other != card);
            seen_ace |= card == RED_SOW;
            // At times somebody announces what he does not hold.
            announces |= i == 0 && manners.marriages && "KO".contains(card.rank) && dice.one_in(30);
            trick.push((player, card));
        }
        let trump = manners.trump.filter(|_| seen_ace || number >= manners.trump_from);
        let best = trick.iter().copied().reduce(|best, next| if next.1.beats(best.1, trump) { next } else { best });
        leader = best.unwrap().0;
        for i in 0..players {
            hands[(leader + i) % players].extend(talon.pop());
        }
        game.tricks.push(trick);
        game.announced.push(announces);
        game.takers.push(leader);
    }
    game
}

/// The cards that the rules of play leave.
fn wanted(
    hand: &[Card],
    led: &[Card],
    trump: Option<char>,
    manners: &Manners,
    number: usize,
    strict: bool,
) -> Vec<Card> {
    let some = |wish: &dyn Fn(Card) -> bool| hand.iter().copied().filter(|&card| wish(card)).collect::<Vec<_>>();
    let or = |first: Vec<Card>, second: Vec<Card>| if first.is_empty() { second } else { first };
    let Some(first) = led.first() else {
        let trumps = some(&|card| number == 0 && manners.called.is_some() && Some(card.suit) == trump);
        return or(trumps, hand.to_vec());
    };
    if !strict {
        return hand.to_vec();
    }
    let best = led.iter().copied().reduce(|best, next| if next.beats(best, trump) { next } else { best }).unwrap();
    let follow = some(&|card| card.suit == first.suit);
    let beating = |cards: &[Card]| cards.iter().copied().filter(|card| card.beats(best, trump)).collect::<Vec<_>>();
    let trumps = some(&|card| Some(card.suit) == trump);
    if !follow.is_empty() {
        let heads = manners.cameroon || Some(first.suit) == trump;
        return if heads { or(beating(&follow), follow) } else { follow };
    }
    if !trumps.is_empty() {
        return if manners.herzblatt { trumps } else { or(beating(&trumps), trumps) };
    }
    let highest = hand.iter().map(|card| card.height()).max();
    if manners.cameroon { some(&|card| Some(card.height()) == highest) } else { hand.to_vec() }
}

/// Card points of so many piles: cards thrown at random, numbers at which something changes, and even ones.
pub fn piles(dice: &mut Dice, players: usize) -> Vec<i64> {
    const EDGES: &[i64] = &[0, 1, 2, 28, 29, 32, 33, 34, 54, 55, 59, 60, 61, 65, 66, 67, 86, 87, 88, 118, 120];
    loop {
        let mut piles = vec![0; players];
        let favourite = dice.below(players);
        match dice.below(5) {
            0 => {
                for value in [11, 10, 4, 3, 2, 0].repeat(4) {
                    piles[if dice.one_in(3) { favourite } else { dice.below(players) }] += value;
                }
            }
            1 => {
                piles[favourite] = dice.pick(EDGES);
                for _ in 0..120 - piles[favourite] {
                    let other = 1 + dice.below(players - 1);
                    piles[(favourite + other) % players] += 1;
                }
            }
            2 => {
                let equal = 1 + dice.below(players);
                let share = if dice.one_in(2) { 120 / equal as i64 } else { dice.between(0, 120 / equal as i64) };
                piles = dice.shuffled(&[vec![share; equal], vec![0; players - equal]].concat());
                if equal < players {
                    let empty = piles.iter().position(|&pile| pile == 0).unwrap_or(favourite);
                    piles[empty] += 120 - share * equal as i64;
                }
            }
            3 => {
                piles = vec![120 / players as i64; players];
                let less = dice.between(0, 6);
                piles[favourite] -= less;
                piles[(favourite + 1) % players] += less;
            }
            _ => {
                piles[favourite] = dice.pick(EDGES);
                piles[(favourite + 1) % players] += 120 - piles[favourite];
            }
        }
        // Nobody has 1 or 119, which is to be refused.
        let can_be = piles.iter().all(|&pile| pile != 1 && pile != 119) || dice.one_in(6);
        if piles.iter().sum::<i64>() == 120 && can_be {
            return piles;
        }
    }
}
