//! The state of a Dreeg game, and how an event changes it: one event, checked as a whole before anything moves.

use crate::rules::book::RuleSet;
use crate::rules::fault::Fault;

use super::blobs;
use super::house::House;
use super::seats::{PerSeat, Seat, Seats};
use super::slate::{Blobs, Place, Strokes};
use super::{
    Added, Contract, Counts, Deal, Event, Finding, Play, Roles, Ruling, Table, Verdict, call_a_card, cameroon, red_sow,
    sixty_six,
};

/// Who deals next, as far as it is known before the deal is made (D-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// This player, in or out: the first dealer, or after a misdeal.
    At(Seat),
    /// The next after this player who is in by then.
    After(Seat),
}

/// A sub-game that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subgame {
    /// Its contract.
    pub contract: Contract,
    /// Deals played in it.
    pub deals: u32,
    /// Whether it is over.
    pub ended: bool,
    /// Who went out, first to last.
    pub places: Vec<Place>,
    /// Its losers.
    pub losers: Seats,
    /// Who received a blob.
    pub blobs: Seats,
    /// Strokes left of each, when it ended or so far.
    pub strokes: PerSeat<Strokes>,
}

/// What a deal came to, with the table it was made at.
#[derive(Clone, Copy, Debug)]
pub struct Scored {
    /// The sub-game, from 0.
    pub subgame: u32,
    /// Its contract.
    pub contract: Contract,
    /// Who dealt.
    pub dealer: Seat,
    /// Who was forehand.
    pub forehand: Seat,
    /// Who was in.
    pub players: Seats,
    /// Who played it for himself, and with whom.
    pub roles: Roles,
    /// Counts.
    pub counts: Counts,
    /// Game points.
    pub awards: PerSeat<u8>,
    /// Strokes left after it.
    pub strokes: PerSeat<Strokes>,
    /// Who went out by it.
    pub gone_out: Seats,
    /// What the counts hold beside card points in tricks.
    pub added: Added,
    /// The rules that decided it.
    pub rules: RuleSet,
}

/// What an event was.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A scored deal.
    Deal(Scored),
    /// A misdeal.
    Misdeal,
    /// A ruling, in this sub-game (from 0).
    Ruling(u32),
    /// The end of the game.
    End,
}

/// A Dreeg game as it stands.
#[derive(Clone, Debug)]
pub struct State {
    house: House,
    everybody: Seats,
    turn: Turn,
    players: Seats,
    strokes: PerSeat<Strokes>,
    blobs: PerSeat<Blobs>,
    number: u32,
    subgames: Vec<Subgame>,
    ended: bool,
    broken_off: bool,
}

impl State {
    /// A new game.
    pub fn new(house: House, players: u8, first_dealer: Seat) -> State {
        let everybody = Seats::first(players);
        State {
            house,
            everybody,
            turn: Turn::At(first_dealer),
            players: everybody,
            strokes: PerSeat::all(Strokes::FULL),
            blobs: PerSeat::default(),
            number: 0,
            subgames: Vec::new(),
            ended: false,
            broken_off: false,
        }
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Everybody who plays this game.
    pub fn everybody(&self) -> Seats {
        self.everybody
    }

    /// Who is in.
    pub fn players(&self) -> Seats {
        self.players
    }

    /// Strokes left of each.
    pub fn strokes(&self) -> &PerSeat<Strokes> {
        &self.strokes
    }

    /// Blobs of each.
    pub fn blobs(&self) -> &PerSeat<Blobs> {
        &self.blobs
    }

    /// The sub-game that is on, from 0; it has begun if [`State::subgames`] holds it.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The contract that is on (D-1).
    pub fn contract(&self) -> Contract {
        Contract::of_subgame(self.number)
    }

    /// The sub-games that have begun.
    pub fn subgames(&self) -> &[Subgame] {
        &self.subgames
    }

    /// Whether the game is over.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Whether it was ended as it stood.
    pub fn broken_off(&self) -> bool {
        self.broken_off
    }

    /// The winners of the game, once it is over (D-62).
    pub fn winners(&self) -> Seats {
        if self.ended { self.leaders() } else { Seats::NONE }
    }

    /// Who would win if the game ended now (D-62).
    pub fn leaders(&self) -> Seats {
        blobs::leaders(self.everybody, &self.blobs, &self.house)
    }

    /// The table of the next deal; `dealer` overrides whose turn it is (D-8).
    pub fn table(&self, dealer: Option<Seat>) -> Table<'_> {
        let dealer = dealer.unwrap_or(match self.turn {
            Turn::At(seat) => seat,
            Turn::After(seat) => self.players.after(seat).unwrap_or(seat),
        });
        let forehand = self.players.after(dealer).unwrap_or(dealer);
        Table { players: self.players, dealer, forehand, house: &self.house }
    }

    /// Applies one event. What the referee finds in its tricks is added to `findings`.
    ///
    /// # Errors
    /// What is wrong with the event; the state is then as it was.
    pub fn apply(&mut self, event: &Event, findings: &mut Vec<Finding>) -> Result<Step, Fault> {
        if self.ended {
            return Err(Fault::GameOver {});
        }
        match event {
            Event::Deal(deal) => self.deal(deal, findings).map(Step::Deal),
            Event::Misdeal { dealer } => {
                self.turn = Turn::At(self.table(*dealer).dealer);
                Ok(Step::Misdeal)
            }
            Event::Ruling(ruling) => {
                let number = self.number;
                self.rule(ruling)?;
                Ok(Step::Ruling(number))
            }
            Event::End => {
                self.ended = true;
                self.broken_off = true;
                Ok(Step::End)
            }
        }
    }

    fn deal(&mut self, deal: &Deal, findings: &mut Vec<Finding>) -> Result<Scored, Fault> {
        let (played, wanted) = (deal.play.contract(), self.contract());
        if played != wanted {
            return Err(Fault::WrongContract { found: played.word(), wanted: wanted.word() });
        }
        let table = self.table(deal.dealer);
        let verdict: Verdict = match &deal.play {
            Play::SixtySix(evidence) => sixty_six::score(evidence, &table, findings)?,
            Play::RedSow(soloist, evidence) => red_sow::score(*soloist, evidence, &table, findings)?,
            Play::CallACard(deal) => call_a_card::score(deal, &table, findings)?,
            Play::Cameroon(evidence) => cameroon::score(evidence, &table, findings)?,
        };
        let (dealer, forehand, players) = (table.dealer, table.forehand, table.players);
        let mut strokes = self.strokes;
        players.iter().for_each(|seat| strokes[seat] = strokes[seat].erase(verdict.awards[seat]));
        let number = self.number;
        self.begin().deals += 1;
        self.turn = Turn::After(dealer);
        let gone_out = self.chalk(strokes, &verdict.awards);
        Ok(Scored {
            subgame: number,
            contract: wanted,
            dealer,
            forehand,
            players,
            roles: deal.play.roles(),
            counts: verdict.counts,
            awards: verdict.awards,
            strokes,
            gone_out,
            added: verdict.added,
            rules: verdict.rules,
        })
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), Fault> {
        let (mut strokes, mut blobs) = (self.strokes, self.blobs);
        let mut awards = PerSeat::default();
        for seat in self.everybody.iter() {
            let change = ruling.strokes[seat];
            if change > 0 && !strokes[seat].is_in() {
                return Err(Fault::RulingErasesOut { player: seat.player() });
            }
            if change > 0 {
                awards[seat] = change.unsigned_abs();
                strokes[seat] = strokes[seat].erase(change.unsigned_abs());
            } else {
                strokes[seat] = strokes[seat].chalk(change.unsigned_abs());
            }
            blobs[seat] = blobs[seat].saturating_add_signed(ruling.blobs[seat].into());
        }
        self.begin();
        self.blobs = blobs;
        self.chalk(strokes, &awards);
        Ok(())
    }

    /// The sub-game that is on, which begins with its first deal or ruling.
    fn begin(&mut self) -> &mut Subgame {
        let contract = self.contract();
        let at = (self.number as usize).min(self.subgames.len());
        if at == self.subgames.len() {
            self.subgames.push(Subgame {
                contract,
                deals: 0,
                ended: false,
                places: Vec::new(),
                losers: Seats::NONE,
                blobs: Seats::NONE,
                strokes: PerSeat::default(),
            });
        }
        #[allow(clippy::indexing_slicing)] // it was pushed if it was not there
        &mut self.subgames[at]
    }

    /// Writes the new strokes, notes who went out and who came back, and ends the sub-game if it is over (D-4 to D-7).
    /// Gives who went out.
    fn chalk(&mut self, strokes: PerSeat<Strokes>, awards: &PerSeat<u8>) -> Seats {
        let before = self.players;
        let players = self.everybody.filter(|seat| strokes[seat].is_in());
        let gone_out = before.minus(players);
        self.strokes = strokes;
        self.players = players;
        self.begin().strokes = strokes;
        if players == before {
            return gone_out;
        }
        let (house, everybody) = (self.house, self.everybody);
        let subgame = self.begin();
        subgame.places.retain(|place| !players.contains(place.seat));
        let mut group = subgame.places.last().map_or(0, |place| place.group);
        for award in (0..=Strokes::FULL.left()).rev() {
            let together = gone_out.filter(|seat| awards[seat] == award);
            if !together.is_empty() {
                group += 1;
                subgame.places.extend(together.iter().map(|seat| Place { seat, group }));
            }
        }
        if !blobs::is_over(subgame.contract, players, !gone_out.is_empty(), &house) {
            return gone_out;
        }
        subgame.ended = true;
        subgame.losers = blobs::losers(players, gone_out, awards, &house);
        subgame.blobs = blobs::receivers(&subgame.places, subgame.losers, &house);
        let receivers = subgame.blobs;
        receivers.iter().for_each(|seat| self.blobs[seat] = self.blobs[seat].saturating_add(1));
        self.number += 1;
        self.ended = blobs::game_is_over(self.number, everybody, &self.blobs, &house);
        if !self.ended {
            self.players = everybody;
            self.strokes = PerSeat::all(Strokes::FULL);
        }
        gone_out
    }
}
