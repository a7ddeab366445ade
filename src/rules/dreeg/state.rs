//! The state of a Dreeg game, and how an event changes it: one event, checked as a whole before anything moves.

use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::fault::Fault;

use super::blobs;
use super::each::Each;
use super::house::{House, TwoLeft};
use super::moment::{Moment, Scored, What};
use super::seats::{PerSeat, Seat, Seated, Seats};
use super::slate::{Blobs, Place, Strokes};
use super::{Contract, Deal, Event, Finding, Ruling, Table, Verdict};

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
    /// Who sat where when it ended, or who holds the slates now.
    pub seated: Seated,
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

/// A Dreeg game as it stands.
#[derive(Clone, Debug)]
pub struct State {
    house: House,
    seated: Seated,
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
    /// A new game of the first people of the session; the first dealer is one of them.
    pub fn new(house: House, players: u8, first_dealer: Player) -> State {
        let seated = Seated::first(players);
        State {
            house,
            seated,
            turn: Turn::At(seated.seat(first_dealer).unwrap_or_default()),
            players: seated.everybody(),
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

    /// Who sits where.
    pub fn seated(&self) -> &Seated {
        &self.seated
    }

    /// Everybody's seats.
    pub fn everybody(&self) -> Seats {
        self.seated.everybody()
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
        blobs::leaders(self.everybody(), &self.blobs, &self.house)
    }

    /// The table of the next deal; `dealer` overrides whose turn it is (D-8).
    ///
    /// # Errors
    /// `seat` for a dealer who does not sit at the table.
    pub fn table(&self, dealer: Option<Player>) -> Result<Table<'_>, Fault> {
        let dealer =
            dealer.map(|player| self.seated.seat(player).ok_or(Fault::DealerNotSeated { player })).transpose()?;
        Ok(self.table_of(dealer.unwrap_or(self.dealer())))
    }

    /// The table of the next deal, dealt by the one whose turn it is.
    pub fn next_table(&self) -> Table<'_> {
        self.table_of(self.dealer())
    }

    fn table_of(&self, dealer: Seat) -> Table<'_> {
        let forehand = self.players.after(dealer).unwrap_or(dealer);
        Table { seated: self.seated, players: self.players, dealer, forehand, house: &self.house }
    }

    /// Whose turn it is to deal (D-8).
    fn dealer(&self) -> Seat {
        match self.turn {
            Turn::At(seat) => seat,
            Turn::After(seat) => self.players.after(seat).unwrap_or(seat),
        }
    }

    /// Applies one event, and says what it came to.
    ///
    /// # Errors
    /// What is wrong with the event; the state is then as it was.
    #[inline]
    pub fn apply(&mut self, event: &Event) -> Result<Moment, Fault> {
        if self.ended && !matches!(event, Event::Note) {
            return Err(Fault::GameOver {});
        }
        let mut moment = Moment {
            what: What::Note,
            subgame: self.number,
            seated: self.seated,
            players: self.players,
            before: self.strokes,
            strokes: self.strokes,
            gone_out: Seats::NONE,
            blobs: PerSeat::default(),
            ended_subgame: false,
            findings: Box::default(),
        };
        match event {
            Event::Deal(deal) => self.deal(deal, &mut moment)?,
            Event::Misdeal { dealer, .. } => {
                let dealer = self.table(*dealer)?.dealer;
                self.turn = Turn::At(dealer);
                moment.what = What::Misdeal(dealer);
            }
            Event::Ruling(ruling) => self.rule(ruling, &mut moment)?,
            Event::Substitute { leaves, joins, .. } => self.substitute(*leaves, *joins, &mut moment)?,
            Event::Note => {}
            Event::End { .. } => {
                (self.ended, self.broken_off) = (true, true);
                moment.what = What::End;
            }
        }
        Ok(moment)
    }

    #[inline]
    fn deal(&mut self, deal: &Deal, moment: &mut Moment) -> Result<(), Fault> {
        let (played, contract) = (deal.play.contract(), self.contract());
        if played != contract {
            return Err(Fault::WrongContract { found: played.word(), wanted: contract.word() });
        }
        let table = self.table(deal.dealer)?;
        let mut findings: Vec<Finding> = Vec::new();
        let Verdict { counts, awards, added, roles, rules } = deal.play.evidence().score(&table, &mut findings)?;
        let (dealer, forehand) = (table.dealer, table.forehand);
        let mut strokes = self.strokes;
        self.players.iter().for_each(|seat| strokes[seat] = strokes[seat].erase(awards[seat]));
        moment.what = What::Deal(Scored { contract, dealer, forehand, roles, counts, awards, added, rules });
        moment.findings = findings.into();
        self.turn = Turn::After(dealer);
        self.begin().deals += 1;
        self.chalk(strokes, &awards, moment);
        let ended = self.why_ended(moment);
        if let What::Deal(scored) = &mut moment.what {
            scored.rules = scored.rules.and(ended);
        }
        Ok(())
    }

    /// What ended a sub-game otherwise than D-5 does.
    fn why_ended(&self, moment: &Moment) -> RuleSet {
        if !moment.ended_subgame {
            return RuleSet::default();
        }
        let left = moment.players.minus(moment.gone_out);
        let stopped = Contract::of_subgame(moment.subgame) == Contract::Cameroon
            && self.house.cameroon_two_left == TwoLeft::Stop
            && left.len() == 2;
        let raced = self.ended && left.len() > 1 && !stopped && self.house.play_out;
        RuleSet::default()
            .with_if(left.is_empty(), Rule::D6)
            .with_if(stopped, Rule::D52)
            .with_if(raced, if self.house.is_neustadt() { Rule::D61 } else { Rule::D62 })
            .with_if(left.len() > 1 && !self.house.play_out, Rule::D63)
    }

    fn rule(&mut self, ruling: &Ruling, moment: &mut Moment) -> Result<(), Fault> {
        let (mut strokes, mut blobs, mut awards) = (self.strokes, self.blobs, PerSeat::default());
        let changes = self.at_table(&ruling.strokes)?;
        let given = self.at_table(&ruling.blobs)?;
        for seat in self.everybody().iter() {
            let (change, by) = (changes[seat], changes[seat].unsigned_abs());
            if change > 0 && !strokes[seat].is_in() {
                return Err(Fault::RulingErasesOut { player: self.seated.player(seat) });
            }
            if change > 0 {
                awards[seat] = by;
                strokes[seat] = strokes[seat].erase(by);
            } else {
                strokes[seat] = strokes[seat].chalk(by);
            }
            blobs[seat] = blobs[seat].saturating_add_signed(given[seat].into());
            // A total stops at 0, so that less may be taken than the ruling says.
            moment.blobs[seat] = (i64::from(blobs[seat]) - i64::from(self.blobs[seat])) as i16;
        }
        moment.what = What::Ruling;
        self.begin();
        self.blobs = blobs;
        self.chalk(strokes, &awards, moment);
        Ok(())
    }

    /// A ruling's numbers by seat, 0 for those who are not named.
    fn at_table(&self, told: &Each<i8>) -> Result<PerSeat<i8>, Fault> {
        let mut changes = PerSeat::default();
        for (player, change) in told.iter() {
            changes[self.seated.seat(player).ok_or(Fault::NotSeated { player })?] = change;
        }
        Ok(changes)
    }

    /// D-9: slate, blobs, place in the order of going out and the turn to deal stay with the seat.
    fn substitute(&mut self, leaves: Player, joins: Player, moment: &mut Moment) -> Result<(), Fault> {
        let seat = self.seated.seat(leaves).ok_or(Fault::LeavesNotAtTable { player: leaves })?;
        if self.seated.seat(joins).is_some() {
            return Err(Fault::JoinsAtTable { player: joins });
        }
        self.seated.put(seat, joins);
        if let Some(subgame) = self.subgames.get_mut(self.number as usize).filter(|subgame| !subgame.ended) {
            subgame.seated = self.seated;
        }
        (moment.what, moment.seated) = (What::Substitute(seat), self.seated);
        Ok(())
    }

    /// The sub-game that is on, which begins with its first deal or ruling.
    fn begin(&mut self) -> &mut Subgame {
        let (contract, seated) = (self.contract(), self.seated);
        let at = (self.number as usize).min(self.subgames.len());
        if at == self.subgames.len() {
            self.subgames.push(Subgame {
                contract,
                seated,
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

    /// Writes the new strokes, notes who went out and who came back, and ends the sub-game if it is over (D-4 to D-7, D-61).
    #[inline]
    fn chalk(&mut self, strokes: PerSeat<Strokes>, awards: &PerSeat<u8>, moment: &mut Moment) {
        let (house, everybody, before, blobs) = (self.house, self.everybody(), self.players, self.blobs);
        let players = everybody.filter(|seat| strokes[seat].is_in());
        let gone_out = before.minus(players);
        (moment.strokes, moment.gone_out) = (strokes, gone_out);
        (self.strokes, self.players) = (strokes, players);
        let subgame = self.begin();
        subgame.strokes = strokes;
        if players != before {
            subgame.place(players, gone_out, awards);
        }
        if !blobs::is_over(subgame.contract, players, !gone_out.is_empty(), &house)
            && !blobs::ends_at_once(&subgame.places, &blobs, &house)
        {
            return;
        }
        subgame.ended = true;
        subgame.losers = blobs::losers(players, gone_out, awards, &house);
        subgame.blobs = blobs::receivers(&subgame.places, subgame.losers, &house);
        let receivers = subgame.blobs;
        for seat in receivers.iter() {
            self.blobs[seat] = self.blobs[seat].saturating_add(1);
            moment.blobs[seat] += 1;
        }
        moment.ended_subgame = true;
        self.number += 1;
        self.ended = blobs::game_is_over(self.number, everybody, &self.blobs, &house);
        if !self.ended {
            self.players = everybody;
            self.strokes = PerSeat::all(Strokes::FULL);
        }
    }
}

impl Subgame {
    /// Places those who have just gone out behind those before them (D-7); who is in again has no place.
    fn place(&mut self, players: Seats, gone_out: Seats, awards: &PerSeat<u8>) {
        self.places.retain(|place| !players.contains(place.seat));
        let mut group = self.places.last().map_or(0, |place| place.group);
        let mut left = gone_out;
        while let Some(most) = left.iter().map(|seat| awards[seat]).max() {
            group += 1;
            let together = left.filter(|seat| awards[seat] == most);
            self.places.extend(together.iter().map(|seat| Place { seat, group }));
            left = left.minus(together);
        }
    }
}
