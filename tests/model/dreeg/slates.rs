//! The slates of a game of Dreeg: strokes, blobs, who deals, when a sub-game and the game end.

use serde_json::{Map, Value as Json, json};
use toml::Table;

use super::deal::{Deal, Scored};
use super::{call_a_card, cameroon, red_sow, sixty_six};
use crate::document::{self, Document};
use crate::house::House;
use crate::keys::{Judged, Keys, ensure, known, need, refuse};

pub const CONTRACTS: [&str; 8] =
    ["sixty-six", "red-sow", "call-a-card", "cameroon", "cameroon", "call-a-card", "red-sow", "sixty-six"];

/// Who deals next (D-8).
#[derive(Clone, Copy)]
enum Turn {
    /// He, in or out.
    His(usize),
    /// The next after him who is in by then.
    After(usize),
}

/// A game as it stands. Seats are numbered clockwise; who holds one may change (D-9).
#[derive(Clone)]
pub struct Slates {
    pub house: House,
    pub seats: Vec<String>,
    /// Everybody who ever sat.
    pub people: Vec<String>,
    pub strokes: Vec<i64>,
    blobs: Vec<i64>,
    /// Who has gone out of this sub-game, in that order.
    order: Vec<Vec<usize>>,
    turn: Turn,
    subgame: usize,
    deals_of_subgame: usize,
    begun: bool,
    pub ended: bool,
    pub broken_off: bool,
    told: Told,
}

/// What is told of the game so far.
#[derive(Clone, Default)]
struct Told {
    deals: Vec<Json>,
    rulings: Vec<Json>,
    subgames: Vec<Json>,
    findings: Vec<Json>,
    misdeals: Vec<Json>,
    substitutions: Vec<Json>,
    end: Json,
}

impl Slates {
    pub fn new(document: &Document) -> Judged<Slates> {
        let seats = document.players.len();
        let first = document.players.iter().position(|name| *name == document.first_dealer).unwrap();
        Ok(Slates {
            house: House::read(&document.rules, true)?,
            seats: document.players.clone(),
            people: document.players.clone(),
            strokes: vec![7; seats],
            blobs: vec![0; seats],
            order: Vec::new(),
            turn: Turn::His(first),
            subgame: 0,
            deals_of_subgame: 0,
            begun: false,
            ended: false,
            broken_off: false,
            told: Told::default(),
        })
    }

    pub fn contract(&self) -> &'static str {
        CONTRACTS[self.subgame % 8]
    }

    fn round(&self) -> usize {
        if self.subgame % 8 < 4 { 1 } else { 2 }
    }

    pub fn is_in(&self, seat: usize) -> bool {
        self.strokes[seat] > 0
    }

    /// The seats that are in, clockwise from the one after this, and this one last.
    fn after(&self, seat: usize) -> Vec<usize> {
        let seats = self.seats.len();
        (1..=seats).map(|step| (seat + step) % seats).filter(|&seat| self.is_in(seat)).collect()
    }

    fn dealer(&self) -> usize {
        match self.turn {
            Turn::His(seat) => seat,
            Turn::After(seat) => self.after(seat)[0],
        }
    }

    /// Who is in, clockwise from forehand, if it is this one's deal or that of whoever's turn it is.
    pub fn clockwise(&self, dealer: Option<&str>) -> Vec<String> {
        let dealer = dealer.map_or(self.dealer(), |name| self.seat(name));
        self.after(dealer).into_iter().map(|seat| self.seats[seat].clone()).collect()
    }

    fn seat(&self, name: &str) -> usize {
        self.seats.iter().position(|player| player == name).unwrap()
    }

    fn named<T: Into<Json>>(&self, value: impl Fn(usize) -> Option<T>) -> Json {
        let values = (0..self.seats.len()).filter_map(|seat| Some((self.seats[seat].clone(), value(seat)?.into())));
        Json::Object(values.collect::<Map<_, _>>())
    }

    fn names(&self, seats: &[usize]) -> Vec<String> {
        seats.iter().map(|&seat| self.seats[seat].clone()).collect()
    }

    fn seats_that(&self, holds: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.seats.len()).filter(|&seat| holds(seat)).collect()
    }

    fn places(&self) -> Vec<Vec<String>> {
        self.order.iter().map(|group| self.names(group)).collect()
    }

    /// Applies the next event, or changes nothing.
    pub fn apply(&mut self, number: usize, event: &Table) -> Judged<()> {
        let keys = Keys(event);
        let kind = need(keys.text("kind")?, "kind")?;
        ensure(!self.ended || kind == "note", "end: the game is over")?;
        match kind {
            "sixty-six" | "red-sow" | "call-a-card" | "cameroon" => self.deal(number, kind, keys),
            "misdeal" => {
                keys.event(&["dealer", "reason"])?;
                let dealer = keys.name("dealer", &self.seats)?.map_or(self.dealer(), |name| self.seat(&name));
                self.turn = Turn::His(dealer);
                let reason = keys.text("reason")?;
                self.told.misdeals.push(json!({"event": number, "dealer": self.seats[dealer], "reason": reason}));
                Ok(())
            }
            "ruling" => self.ruling(number, keys),
            "substitute" => self.substitute(number, keys),
            "note" => {
                keys.event(&[])?;
                need(keys.text("note")?, "note").map(|_| ())
            }
            "end" => {
                keys.event(&["reason"])?;
                self.told.end = json!({"event": number, "reason": keys.text("reason")?});
                (self.ended, self.broken_off) = (true, true);
                Ok(())
            }
            _ => refuse(format!("kind: {kind}")),
        }
    }

    fn deal(&mut self, number: usize, kind: &str, keys: Keys) -> Judged<()> {
        ensure(kind == self.contract(), "D-1: another contract is on")?;
        let dealer = keys.name("dealer", &self.seats)?.map_or(self.dealer(), |name| self.seat(&name));
        let players = self.clockwise(Some(&self.seats[dealer]));
        let forehand = players[0].clone();
        let deal = Deal { number, house: &self.house, players, keys };
        let Scored { counts, awards, findings } = match kind {
            "sixty-six" => sixty_six::score(&deal)?,
            "red-sow" => red_sow::score(&deal)?,
            "call-a-card" => call_a_card::score(&deal)?,
            _ => cameroon::score(&deal)?,
        };
        let mut award = vec![None; self.seats.len()];
        for (name, points) in awards {
            award[self.seat(&name)] = Some(points);
        }
        let playing = self.seats_that(|seat| award[seat].is_some());
        let gone = self.erase(&award);
        self.deals_of_subgame += 1;
        self.told.findings.extend(findings);
        self.told.deals.push(json!({
            "event": number, "deal": self.told.deals.len() + 1, "subgame": self.subgame + 1, "kind": kind,
            "dealer": self.seats[dealer], "forehand": forehand, "in": self.names(&playing),
            "counts": counts.map(|counts| Json::Object(counts.into_iter().map(|(name, n)| (name, n.into())).collect())),
            "awards": self.named(|seat| award[seat]), "strokes": self.named(|seat| Some(self.strokes[seat])),
            "gone_out": self.names(&gone),
        }));
        self.turn = Turn::After(dealer);
        self.close(&award);
        Ok(())
    }

    /// Erases strokes; those who have none left are placed (D-7) and told.
    fn erase(&mut self, award: &[Option<i64>]) -> Vec<usize> {
        let was_in = self.seats_that(|seat| self.is_in(seat));
        for &seat in &was_in {
            self.strokes[seat] -= award[seat].unwrap_or(0).clamp(0, self.strokes[seat]);
        }
        let gone: Vec<usize> = was_in.into_iter().filter(|&seat| !self.is_in(seat)).collect();
        for points in (1..=7).rev() {
            let group: Vec<usize> = gone.iter().copied().filter(|&seat| award[seat] == Some(points)).collect();
            if !group.is_empty() {
                self.order.push(group);
            }
        }
        gone
    }

    fn ruling(&mut self, number: usize, keys: Keys) -> Judged<()> {
        keys.event(&["strokes", "blobs", "reason"])?;
        need(keys.text("reason")?, "reason")?;
        let strokes = keys.numbers("strokes", &self.seats, -7..=7)?.unwrap_or_default();
        let blobs = keys.numbers("blobs", &self.seats, -9..=9)?.unwrap_or_default();
        ensure(!strokes.is_empty() || !blobs.is_empty(), "ruling: of nothing")?;
        ensure(strokes.iter().chain(&blobs).all(|&(_, n)| n != 0), "ruling: a nought")?;
        let mut award = vec![None; self.seats.len()];
        for (name, n) in &strokes {
            let seat = self.seat(name);
            ensure(*n < 0 || self.is_in(seat), "D-4: erased of one who is out")?;
            award[seat] = Some(*n);
        }

        let table = |list: Vec<(String, i64)>| -> Map<String, Json> {
            list.into_iter().map(|(name, n)| (name, n.into())).collect()
        };
        for (name, n) in &blobs {
            let seat = self.seat(name);
            self.blobs[seat] = (self.blobs[seat] + n).max(0);
        }
        self.told.rulings.push(json!({
            "event": number, "subgame": self.subgame + 1, "strokes": table(strokes), "blobs": table(blobs),
            "reason": keys.text("reason")?,
        }));
        self.erase(&award);
        for (seat, n) in award.iter().enumerate() {
            if let Some(chalked) = n.filter(|&n| n < 0) {
                self.strokes[seat] = (self.strokes[seat] - chalked).min(7);
                self.order.iter_mut().for_each(|group| group.retain(|&other| other != seat));
            }
        }
        self.order.retain(|group| !group.is_empty());
        self.close(&award);
        Ok(())
    }

    fn substitute(&mut self, number: usize, keys: Keys) -> Judged<()> {
        keys.event(&["leaves", "joins", "reason"])?;
        let leaves = need(keys.name("leaves", &self.seats)?, "leaves")?;
        let joins = need(keys.text("joins")?, "joins")?.to_owned();
        ensure(known(&joins, &self.seats).is_err(), "names: at the table already")?;
        document::new_names(std::slice::from_ref(&joins), &self.people)?;
        let seat = self.seat(&leaves);
        self.seats[seat] = joins.clone();
        if !self.people.contains(&joins) {
            self.people.push(joins.clone());
        }
        let reason = keys.text("reason")?;
        self.told.substitutions.push(json!({"event": number, "leaves": leaves, "joins": joins, "reason": reason}));
        Ok(())
    }

    /// Ends the sub-game, and the game, if a deal or ruling with these awards brought it about (D-5, D-6, D-52, D-61 to D-63).
    fn close(&mut self, award: &[Option<i64>]) {
        self.begun = true;
        let still = self.seats_that(|seat| self.is_in(seat));
        let winners = self.order.first().cloned().unwrap_or_default();
        let for_winners = self.house.blob_for() == "winners";
        let race = self.house.blob_target().filter(|_| for_winners);
        let won = race.is_some_and(|target| winners.iter().any(|&seat| self.blobs[seat] + 1 >= target));
        let stops = self.contract() == "cameroon" && self.house.is("cameroon_two_left", "stop") && still.len() <= 2;
        let first_out = !self.house.flag("play_out") && !winners.is_empty();
        if still.len() > 1 && !won && !stops && !first_out {
            return;
        }
        let losers = match still.len() {
            0 if self.house.is("all_out", "no-blob") => Vec::new(),
            0 => {
                // Nobody is in after this event, so whoever was in before it has an award that cleared him.
                let cleared = self.seats_that(|seat| award[seat].is_some_and(|n| n > 0));
                let lowest = cleared.iter().map(|&seat| award[seat]).min();
                cleared.into_iter().filter(|&seat| Some(award[seat]) == lowest).collect()
            }
            _ => still,
        };
        let blobs = if for_winners { winners } else { losers.clone() };
        self.tell_subgame(true, &losers, &blobs);
        for seat in blobs {
            self.blobs[seat] += 1;
        }
        self.strokes = vec![7; self.seats.len()];
        self.order.clear();
        (self.begun, self.deals_of_subgame) = (false, 0);
        self.subgame += 1;
        self.ended = match self.house.blob_target() {
            Some(target) => self.blobs.iter().any(|&blobs| blobs >= target),
            None => self.subgame == 8,
        };
    }

    fn tell_subgame(&mut self, ended: bool, losers: &[usize], blobs: &[usize]) {
        let told = json!({
            "subgame": self.subgame + 1, "round": self.round(), "kind": self.contract(), "deals": self.deals_of_subgame,
            "ended": ended, "places": self.places(), "losers": self.names(losers), "blobs": self.names(blobs),
        });
        self.told.subgames.push(told);
    }

    /// The score as OUTPUT.md has it, but for the rules of deals and the notes.
    pub fn tell(mut self) -> Json {
        if self.begun {
            self.tell_subgame(false, &[], &[]);
        }
        let best = if self.house.aims_for_most() { self.blobs.iter().max() } else { self.blobs.iter().min() };
        let winners = self.seats_that(|seat| self.ended && Some(&self.blobs[seat]) == best);
        let next = if self.ended {
            Json::Null
        } else {
            json!({
                "subgame": self.subgame + 1, "round": self.round(), "kind": self.contract(),
                "dealer": self.seats[self.dealer()], "forehand": self.clockwise(None)[0],
                "in": self.names(&self.seats_that(|seat| self.is_in(seat))),
                "strokes": self.named(|seat| Some(self.strokes[seat])),
            })
        };
        json!({
            "format": 1, "game": "dreeg", "players": self.seats, "blobs": self.named(|seat| Some(self.blobs[seat])),
            "ended": self.ended, "broken_off": self.broken_off, "winners": self.names(&winners), "next": next,
            "deals": self.told.deals, "rulings": self.told.rulings, "subgames": self.told.subgames,
            "findings": self.told.findings, "misdeals": self.told.misdeals,
            "substitutions": self.told.substitutions, "end": self.told.end,
        })
    }
}
