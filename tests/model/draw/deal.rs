//! A random deal of Dreeg, at any of the three levels, that fits the game as it stands, or nearly.

use toml::{Table, Value};

use super::dice::Dice;
use super::play::{self, Game, Manners};
use super::text::{event, texts};
use crate::cards::{Card, RED_SOW, SUITS, dreeg_pack};
use crate::dreeg::slates::Slates;

const SUIT_WORDS: [&str; 4] = ["clubs", "spades", "hearts", "diamonds"];

pub fn deal(dice: &mut Dice, game: &Slates) -> Table {
    let dealer = dice.one_in(12).then(|| dice.pick(&game.seats));
    let players = game.clockwise(dealer.as_deref());
    let mut drawing = Drawing { dice, game, players, event: event(game.contract(), []) };
    match game.contract() {
        "sixty-six" => drawing.sixty_six(),
        "red-sow" => drawing.red_sow(),
        "call-a-card" => drawing.call_a_card(),
        _ => drawing.cameroon(),
    }
    if let Some(dealer) = dealer {
        drawing.put("dealer", dealer);
    }
    drawing.event
}

struct Drawing<'a> {
    dice: &'a mut Dice,
    game: &'a Slates,
    /// From forehand.
    players: Vec<String>,
    event: Table,
}

impl Drawing<'_> {
    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.event.insert(key.to_owned(), value.into());
    }

    fn anybody(&mut self) -> String {
        self.dice.pick(&self.players)
    }

    /// What may stand beside points: melds, and who took the last trick.
    fn beside_points(&mut self) {
        let asked = self.game.house.number("last_trick_bonus") > 0
            || self.game.house.is("ties", "last-trick")
            || self.game.house.is("call_undecided", "last-trick");
        if !self.dice.one_in(if asked { 3 } else { 2 }) {
            let name = self.anybody();
            self.put("last_trick", name);
        }
        if self.game.house.flag("marriages") && self.game.contract() != "cameroon" && self.dice.one_in(2) {
            let names = self.dice.some(&self.players);
            let melds = names.into_iter().map(|name| (name, Value::from(20 * self.dice.between(1, 3))));
            let melds: Table = melds.collect();
            self.put("melds", melds);
        }
    }

    fn placing(&mut self) {
        let mut groups: Vec<Vec<String>> = Vec::new();
        for player in self.dice.shuffled(&self.players) {
            match groups.last_mut().filter(|_| self.dice.one_in(3)) {
                Some(group) => group.push(player),
                None => groups.push(vec![player]),
            }
        }
        self.put("placing", Value::Array(groups.iter().map(|group| texts(group)).collect()));
    }

    fn points(&mut self, piles: &[i64]) {
        let points = self.players.iter().cloned().zip(piles.iter().map(|&pile| pile.into()));
        let points: Table = points.collect();
        self.put("points", points);
    }

    /// Cards played, to be cut where the record ends.
    fn cards(&mut self, trump: Option<char>, trump_from: usize, call: bool) -> (Game, Option<Card>) {
        let players = self.players.len();
        let talon = self.game.house.is("three_hand", "six-and-talon") || players != 3;
        let manners = Manners {
            hands: 24 / players,
            dealt: if talon { 6 } else { 8 },
            cameroon: self.game.contract() == "cameroon",
            herzblatt: false,
            trump,
            trump_from,
            marriages: self.game.house.flag("marriages") && self.game.contract() != "cameroon",
            called: None,
            careless: self.dice.pick(&[3, 6, 20, 1000]),
        };
        let (hands, talon) = play::deal(self.dice, &dreeg_pack(), players, manners.dealt);
        if !call {
            return (play::play(self.dice, hands, talon, &manners), None);
        }
        // A suit of the first three cards; anybody's card of it, at times his own, at times one of the talon.
        let suit = self.dice.pick(&hands[0][..3]).suit;
        let of_suit: Vec<Card> = dreeg_pack().into_iter().filter(|card| card.suit == suit).collect();
        let foreign: Vec<Card> = of_suit.iter().copied().filter(|card| !hands[0].contains(card)).collect();
        let from = if foreign.is_empty() || self.dice.one_in(6) { &of_suit } else { &foreign };
        let called = self.dice.pick(from);
        let manners = Manners { trump: Some(suit), called: Some(called), ..manners };
        (play::play(self.dice, hands, talon, &manners), Some(called))
    }

    /// Writes the tricks, at times not all: somebody takes the rest, goes out, or claims it.
    fn record(&mut self, game: &Game, sides: &[Vec<usize>], stops: bool) {
        let all = game.tricks.len();
        let mut many = all;
        match self.dice.below(6) {
            0 => {
                many = 1 + self.dice.below(all - 1);
                let name = self.anybody();
                self.put("rest", name);
            }
            1 | 2 if stops => {
                let side = self.dice.pick(sides);
                let enough = (1..=all).find(|&many| game.points(many, &side) >= 66);
                let (key, cut) = match enough {
                    Some(enough) if !self.dice.one_in(3) => ("went_out", enough + self.dice.below(all - enough + 1)),
                    Some(enough) => ("false_claim", 1 + self.dice.below(enough)),
                    None => ("false_claim", 1 + self.dice.below(all)),
                };
                many = cut;
                let name = self.players[self.dice.pick(&side)].clone();
                self.put(key, name);
            }
            _ => {}
        }
        self.put("tricks", game.written(many));
    }

    fn sixty_six(&mut self) {
        match self.dice.below(8) {
            0 => {
                let name = self.anybody();
                self.put("false_claim", name);
            }
            1 | 2 => self.placing(),
            3..6 => {
                let mut piles = play::piles(self.dice, self.players.len());
                self.beside_points();
                if self.dice.one_in(3) {
                    let who = self.dice.below(piles.len());
                    let key = if (piles[who] >= 66) != self.dice.one_in(6) { "went_out" } else { "false_claim" };
                    self.put(key, self.players[who].clone());
                    self.cut(&mut piles, who);
                }
                self.points(&piles);
            }
            _ => {
                let trump = self.dice.below(4);
                let (game, _) = self.cards(Some(SUITS[trump]), 0, false);
                let sides: Vec<Vec<usize>> = (0..self.players.len()).map(|player| vec![player]).collect();
                self.record(&game, &sides, true);
                self.put("trump", SUIT_WORDS[trump]);
            }
        }
    }

    /// Takes cards off the piles of all but one, as where a deal ended early.
    fn cut(&mut self, piles: &mut [i64], but: usize) {
        for (i, pile) in piles.iter_mut().enumerate() {
            if i != but && self.dice.one_in(2) {
                *pile = self.dice.between(0, *pile);
                *pile -= i64::from(*pile == 1);
            }
        }
    }

    fn red_sow(&mut self) {
        let soloist = self.anybody();
        match self.dice.below(8) {
            0 => self.put("passed", true),
            1 => {
                let outcome = self.dice.pick(&["won", "lost", "schneider"]);
                self.put("outcome", outcome);
            }
            2..5 => {
                let pile = play::piles(self.dice, 2)[0];
                self.put("soloist_points", pile);
                if self.dice.one_in(3) {
                    self.put("defender_points", 120 - pile);
                }
                self.beside_points();
            }
            _ => {
                let trump = self.dice.below(4);
                let talon = self.players.len() == 2
                    || (self.players.len() == 3 && self.game.house.is("three_hand", "six-and-talon"));
                let from = if !talon {
                    0
                } else if self.dice.one_in(2) {
                    24
                } else {
                    self.dice.below(4)
                };
                let (game, _) = self.cards(Some(SUITS[trump]), from, false);
                self.record(&game, &[], false);
                self.put("trump", SUIT_WORDS[trump]);
                if talon && from < 24 {
                    self.put("trump_from", from as i64 + 1);
                }
                let mut holder = game.holder(RED_SOW).unwrap();
                if self.dice.one_in(20) {
                    holder = self.dice.below(self.players.len());
                }
                self.put("soloist", self.players[holder].clone());
                return;
            }
        }
        self.put("soloist", soloist);
    }

    fn call_a_card(&mut self) {
        let two = self.players.len() == 2;
        let alone = (two && !self.dice.one_in(8)) || self.dice.one_in(4);
        let partner = self.players[1 + self.dice.below(self.players.len() - 1)].clone();
        self.put("caller", self.players[0].clone());
        let tariff = self.game.house.is("call_award", "tariff");
        let level = self.dice.below(8);
        if level < 5 {
            if !alone {
                self.put("partner", partner.clone());
            }
            if !two && self.dice.one_in(3) {
                let card = self.dice.pick(&dreeg_pack()).text();
                self.put("called_card", card);
            }
        }
        match level {
            0 => {
                let name = self.anybody();
                self.put("false_claim", name);
            }
            1 => {
                let outcome = self.dice.pick(&["callers", "opponents", "nobody"]);
                self.put("outcome", outcome);
                if tariff && outcome != "nobody" {
                    let worth = self.dice.between(1, 3);
                    self.put("worth", worth);
                }
            }
            2..5 => self.call_points(if alone { vec![0] } else { vec![0, self.place(&partner)] }),
            _ => self.call_tricks(),
        }
    }

    fn place(&self, name: &str) -> usize {
        self.players.iter().position(|player| player == name).unwrap()
    }

    fn call_points(&mut self, callers: Vec<usize>) {
        let mut piles = play::piles(self.dice, 2);
        if self.dice.one_in(6) {
            piles = self.dice.pick(&[vec![120, 0], vec![0, 120]]);
        }
        self.beside_points();
        // At times nobody knows who took the last trick where it decides.
        if self.game.house.is("call_undecided", "last-trick")
            && piles.iter().all(|&pile| pile < 66)
            && self.dice.one_in(2)
        {
            self.event.remove("last_trick");
        }
        let mut told = self.dice.one_in(3);
        if self.dice.one_in(3) {
            let who = self.dice.below(self.players.len());
            let side = usize::from(!callers.contains(&who));
            let key = if (piles[side] >= 66) != self.dice.one_in(6) { "went_out" } else { "false_claim" };
            self.put(key, self.players[who].clone());
            self.cut(&mut piles, side);
            told |= self.dice.one_in(2);
        }
        self.put("caller_points", piles[0]);
        if told {
            self.put("opponent_points", piles[1]);
        }
        if (piles.contains(&0) && self.dice.one_in(2)) || self.dice.one_in(20) {
            let took = !self.dice.one_in(4);
            self.put("all_tricks", took);
        }
    }

    fn call_tricks(&mut self) {
        let two = self.players.len() == 2;
        let trump = self.dice.below(4);
        let (game, called) = self.cards(Some(SUITS[trump]), 0, !two);
        let mut callers = vec![0];
        match called {
            Some(card) => {
                let holder = game.holder(card).unwrap();
                let drawn = !game.tricks[0].iter().any(|&(_, other)| other == card) && self.dice.one_in(2);
                let lone = self.players.len() == 3 && self.game.house.is("three_hand", "six-and-talon") && drawn;
                let lone = lone || self.dice.one_in(8);
                if holder > 0 && !lone {
                    callers.push(holder);
                    self.put("partner", self.players[holder].clone());
                }
                self.put("called_card", card.text());
            }
            None => self.put("trump", SUIT_WORDS[trump]),
        }
        let others = (0..self.players.len()).filter(|player| !callers.contains(player)).collect();
        self.record(&game, &[callers, others], true);
    }

    fn cameroon(&mut self) {
        match self.dice.below(8) {
            0 | 1 => self.placing(),
            2 => {
                let (name, made) = (self.anybody(), self.dice.one_in(2));
                self.put("march", name);
                self.put("march_made", made);
            }
            3 | 4 => {
                let piles = play::piles(self.dice, self.players.len());
                self.points(&piles);
                self.beside_points();
            }
            5 => {
                // A march: as often as not one that is made, for which the marcher is given the highest cards.
                let game = self.march();
                let marcher = if self.dice.one_in(2) { game.takers[0] } else { self.dice.below(self.players.len()) };
                let broken = game.takers.iter().position(|&taker| taker != marcher);
                self.record(&game, &[], false);
                if let (Some(broken), false) = (broken, self.event.contains_key("rest")) {
                    let many = (broken + self.dice.below(2)).clamp(1, game.tricks.len());
                    self.put("tricks", game.written(many));
                }
                self.put("march", self.players[marcher].clone());
            }
            _ => {
                let (game, _) = self.cards(None, 0, false);
                self.record(&game, &[], false);
            }
        }
    }

    fn march(&mut self) -> Game {
        if self.dice.one_in(2) {
            return self.cards(None, 0, false).0;
        }
        let players = self.players.len();
        let hands = 24 / players;
        let mut pack = dreeg_pack();
        pack.sort_by_key(|card| std::cmp::Reverse(card.height()));
        let strong = self.dice.below(players);
        let others = self.dice.shuffled(&pack[hands..]);
        let mut cards: Vec<Vec<Card>> = others.chunks(hands).map(<[Card]>::to_vec).collect();
        cards.insert(strong, pack[..hands].to_vec());
        let manners = Manners {
            hands,
            dealt: hands,
            cameroon: true,
            herzblatt: false,
            trump: None,
            trump_from: 0,
            marriages: false,
            called: None,
            careless: 1000,
        };
        play::play(self.dice, cards, Vec::new(), &manners)
    }
}
