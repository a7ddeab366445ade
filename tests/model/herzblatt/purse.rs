//! An evening of Herzblatt: who sits, who deals, who owes whom (H-9 to H-12).

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};
use toml::{Table, Value};

use super::solo::{self, Scored};
use crate::document::{self, Document};
use crate::house::House;
use crate::keys::{Judged, Keys, ensure, known, need, refuse};
use crate::money::{self, Currency};

/// An evening as it stands.
#[derive(Clone)]
pub struct Purse {
    pub house: House,
    pub currency: Currency,
    pub stake: i128,
    /// Everybody who ever sat, in the order they first sat.
    pub people: Vec<String>,
    /// Who sits now, clockwise.
    pub seated: Vec<String>,
    pub dealer: String,
    balances: BTreeMap<String, i128>,
    pub ended: bool,
    deals: Vec<Json>,
    rulings: Vec<Json>,
    paid: Vec<Json>,
    findings: Vec<Json>,
    misdeals: Vec<Json>,
    end: Json,
}

impl Purse {
    pub fn new(document: &Document) -> Judged<Purse> {
        let (stake, currency) = need(document.stake, "stake")?;
        Ok(Purse {
            house: House::read(&document.rules, false)?,
            currency,
            stake,
            people: document.players.clone(),
            seated: document.players.clone(),
            dealer: document.first_dealer.clone(),
            balances: BTreeMap::new(),
            ended: false,
            deals: Vec::new(),
            rulings: Vec::new(),
            paid: Vec::new(),
            findings: Vec::new(),
            misdeals: Vec::new(),
            end: Json::Null,
        })
    }

    /// Everybody at the table clockwise from the one after this, who comes last.
    fn after(&self, name: &str) -> Vec<String> {
        let mut round = self.seated.clone();
        let place = round.iter().position(|player| player == name).unwrap();
        round.rotate_left(place + 1);
        round
    }

    /// Who is dealt cards, clockwise from forehand.
    pub fn clockwise(&self, dealer: &str) -> Vec<String> {
        let mut players = self.after(dealer);
        if self.house.flag("dealer_sits_out") {
            players.pop();
        }
        players
    }

    fn in_seat_order(&self, players: &[String]) -> Vec<String> {
        self.seated.iter().filter(|name| players.contains(name)).cloned().collect()
    }

    fn pay(&mut self, name: &str, amount: i128) {
        *self.balances.entry(name.to_owned()).or_default() += amount;
    }

    fn told(&self, payments: &[(String, i128)]) -> Json {
        let told = payments.iter().map(|(name, amount)| (name.clone(), self.currency.text(*amount).into()));
        Json::Object(told.collect::<Map<_, _>>())
    }

    /// Applies the next event, or changes nothing.
    pub fn apply(&mut self, number: usize, event: &Table) -> Judged<()> {
        let keys = Keys(event);
        let kind = need(keys.text("kind")?, "kind")?;
        ensure(!self.ended || kind == "note" || kind == "payment", "end: the game is over")?;
        match kind {
            "solo" => {
                let dealer = self.dealer_of(keys)?;
                let players = self.clockwise(&dealer);
                let scored = solo::score(number, &self.house, &players, keys)?;
                self.deal(number, dealer, Some(scored));
            }
            "passed" => {
                keys.event(&["dealer"])?;
                let dealer = self.dealer_of(keys)?;
                self.deal(number, dealer, None);
            }
            "misdeal" => {
                keys.event(&["dealer", "reason"])?;
                self.dealer = self.dealer_of(keys)?;
                let reason = keys.text("reason")?;
                self.misdeals.push(json!({"event": number, "dealer": self.dealer, "reason": reason}));
            }
            "ruling" => self.ruling(number, keys)?,
            "seating" => self.seating(keys)?,
            "stake" => {
                keys.event(&["amount"])?;
                self.stake = self.currency.amount(need(keys.text("amount")?, "amount")?)?;
            }
            "payment" => self.payment(number, keys)?,
            "note" => {
                keys.event(&[])?;
                need(keys.text("note")?, "note")?;
            }
            "end" => {
                keys.event(&["reason"])?;
                self.end = json!({"event": number, "reason": keys.text("reason")?});
                self.ended = true;
            }
            _ => return refuse(format!("kind: {kind}")),
        }
        Ok(())
    }

    fn dealer_of(&self, keys: Keys) -> Judged<String> {
        Ok(keys.name("dealer", &self.seated)?.unwrap_or_else(|| self.dealer.clone()))
    }

    fn deal(&mut self, number: usize, dealer: String, scored: Option<Scored>) {
        let players = self.clockwise(&dealer);
        let playing = self.in_seat_order(&players);
        let defenders = playing.len() as i128 - 1;
        let payments: Vec<(String, i128)> = playing
            .iter()
            .map(|name| {
                let value = scored.as_ref().map_or(0, |scored| {
                    let each = self.stake * scored.factor * if scored.won { 1 } else { -1 };
                    if *name == scored.soloist { each * defenders } else { -each }
                });
                (name.clone(), value)
            })
            .collect();
        assert_eq!(payments.iter().map(|(_, amount)| amount).sum::<i128>(), 0, "H-9");
        self.deals.push(json!({
            "event": number, "deal": self.deals.len() + 1, "kind": if scored.is_some() { "solo" } else { "passed" },
            "dealer": dealer, "forehand": players[0], "in": playing, "stake": self.currency.text(self.stake),
            "soloist": scored.as_ref().map(|scored| &scored.soloist), "won": scored.as_ref().map(|scored| scored.won),
            "counts": scored.as_ref().map_or(&Json::Null, |scored| &scored.counts),
            "factor": scored.as_ref().map_or(0, |scored| scored.factor as u64), "payments": self.told(&payments),
        }));
        for (name, amount) in payments {
            self.pay(&name, amount);
        }
        self.findings.extend(scored.map(|scored| scored.findings).unwrap_or_default());
        self.dealer = self.after(&dealer)[0].clone();
    }

    fn ruling(&mut self, number: usize, keys: Keys) -> Judged<()> {
        keys.event(&["payments", "reason"])?;
        need(keys.text("reason")?, "reason")?;
        let mut payments = Vec::new();
        for (name, amount) in need(keys.table("payments")?, "payments")? {
            let amount = self.currency.signed(need(amount.as_str(), "an amount")?)?;
            payments.push((known(name, &self.people)?, amount));
        }
        ensure(payments.iter().map(|(_, amount)| amount).sum::<i128>() == 0, "H-9")?;
        ensure(payments.iter().any(|&(_, amount)| amount != 0), "ruling: of nothing")?;
        let told = self.told(&payments);
        self.rulings.push(json!({"event": number, "payments": told, "reason": keys.text("reason")?}));
        for (name, amount) in payments {
            self.pay(&name, amount);
        }
        Ok(())
    }

    fn seating(&mut self, keys: Keys) -> Judged<()> {
        keys.event(&["players", "dealer"])?;
        let players: Vec<String> = need(keys.texts("players")?, "players")?.into_iter().map(str::to_owned).collect();
        let size = document::table_size(false, self.house.flag("dealer_sits_out"));
        ensure(size.contains(&players.len()), "H-11: so many players")?;
        document::new_names(&players, &self.people)?;
        // Who would have dealt next, then clockwise.
        let mut round = self.after(&self.dealer);
        round.rotate_right(1);
        let first = round.into_iter().find(|name| players.contains(name)).unwrap_or_else(|| players[0].clone());
        self.dealer = keys.name("dealer", &players)?.unwrap_or(first);
        self.people.extend(players.iter().filter(|name| !self.people.contains(name)).cloned().collect::<Vec<_>>());
        self.seated = players;
        Ok(())
    }

    fn payment(&mut self, number: usize, keys: Keys) -> Judged<()> {
        keys.event(&["from", "to", "amount"])?;
        let from = need(keys.name("from", &self.people)?, "from")?;
        let to = need(keys.name("to", &self.people)?, "to")?;
        ensure(from != to, "H-12: to himself")?;
        let amount = self.currency.amount(need(keys.0.get("amount").and_then(Value::as_str), "amount")?)?;
        self.paid.push(json!({"event": number, "from": from, "to": to, "amount": self.currency.text(amount)}));
        self.pay(&from, amount);
        self.pay(&to, -amount);
        Ok(())
    }

    /// The score as OUTPUT.md has it, but for the rules of deals and the notes; of the transfers only how many there are.
    pub fn tell(self) -> Json {
        let balances: Vec<(String, i128)> =
            self.people.iter().map(|name| (name.clone(), self.balances.get(name).copied().unwrap_or(0))).collect();
        let amounts: Vec<i128> = balances.iter().map(|(_, amount)| *amount).collect();
        let players = self.clockwise(&self.dealer);
        let next = json!({
            "dealer": self.dealer, "forehand": players[0], "in": self.in_seat_order(&players),
            "stake": self.currency.text(self.stake),
        });
        json!({
            "format": 1, "game": "herzblatt", "players": self.people, "currency": self.currency.code,
            "ended": self.ended, "balances": self.told(&balances), "transfers": money::fewest_transfers(&amounts),
            "next": if self.ended { Json::Null } else { next }, "deals": self.deals, "rulings": self.rulings,
            "paid": self.paid, "findings": self.findings, "misdeals": self.misdeals, "end": self.end,
        })
    }
}
