//! A soloist against all others (H-1 to H-9), and Muhr's variant (M).

use serde_json::{Value as Json, json};

use crate::cards;
use crate::house::House;
use crate::keys::{Judged, Keys, ensure, need, refuse};
use crate::record::{Record, written};
use crate::referee::{Rules, findings};

/// What a deal comes to.
pub struct Scored {
    pub soloist: String,
    pub counts: Json,
    pub won: bool,
    pub factor: i128,
    pub findings: Vec<Json>,
}

/// What is known of the soloist's deal.
struct Facts {
    points: i64,
    all_tricks: bool,
}

/// Judges a `solo`; players are those who were dealt cards, clockwise from forehand.
pub fn score(number: usize, house: &House, players: &[String], keys: Keys) -> Judged<Scored> {
    let soloist = need(keys.name("soloist", players)?, "soloist")?;
    let muhr = house.is("variant", "muhr");
    let with = |more: &[&'static str], of_muhr: &[&'static str]| {
        let of_muhr: &[&str] = if muhr { of_muhr } else { &[] };
        let doubling: &[&str] = if muhr { &["announcement", "contra", "re"] } else { &[] };
        keys.event(&[&["dealer", "soloist"], more, doubling, of_muhr].concat())
    };
    let levels = ["outcome", "soloist_points", "tricks"];
    let levels: Vec<&str> = levels.into_iter().filter(|level| keys.has(level)).collect();
    let [level] = levels[..] else { return refuse("evidence: of one level") };

    let mut counts = Json::Null;
    let mut found = Vec::new();
    let mut facts = None;
    match level {
        "outcome" => with(&["outcome"], &["schneider"])?,
        "soloist_points" => {
            with(&["soloist_points", "defender_points"], &["all_tricks"])?;
            let points = need(pile(keys, "soloist_points")?, "soloist_points")?;
            let others = pile(keys, "defender_points")?;
            ensure(others.is_none_or(|others| points + others == 120), "C-4")?;
            let all_tricks = keys.flag("all_tricks")?;
            ensure(all_tricks != Some(true) || points == 120, "M-2: not all tricks")?;
            ensure(all_tricks.is_some() || keys.text("announcement")? != Some("du"), "M-2: all_tricks is missing")?;
            facts = Some(Facts { points, all_tricks: all_tricks == Some(true) });
        }
        _ => {
            with(&["tricks", "rest"], &[])?;
            let (record, points) = record(house, players, &soloist, keys)?;
            let player = record.number(&soloist)?;
            let all_tricks = record.tricks.iter().all(|trick| trick.taker == player);
            facts = Some(Facts { points, all_tricks });
            found = findings(number, &record, &Rules { herzblatt: true, ..Rules::default() });
        }
    }
    if let Some(facts) = &facts {
        counts = json!({"soloist": facts.points, "defenders": 120 - facts.points});
    }
    let (won, factor) = if muhr {
        check_contra(players, &soloist, keys)?;
        of_muhr(house, facts, keys)?
    } else {
        of_standard(house, facts, keys)?
    };
    Ok(Scored { soloist, counts, won, factor, findings: found })
}

fn pile(keys: Keys, key: &str) -> Judged<Option<i64>> {
    let pile = keys.number(key, 0..=120)?;
    ensure(pile.is_none_or(|pile| pile != 1 && pile != 119), "C-3")?;
    Ok(pile)
}

/// The record of a deal, and the soloist's points with the two cards that nobody played.
fn record(house: &House, players: &[String], soloist: &str, keys: Keys) -> Judged<(Record, i64)> {
    let pack = cards::herzblatt_pack(players.len(), house.is("four_player_pack", "without-sevens"));
    let hands = (pack.len() - 2) / players.len();
    let record = Record::seat(&written(keys, &pack)?, keys, players, &pack, hands, false, |_| Some('H'))?;
    record.check_marriages(false)?;
    let player = record.number(soloist)?;
    ensure(record.rest.is_none_or(|rest| rest == player), "P: the rest is the soloist's")?;
    let discards: i64 = record.unplayed.iter().map(|card| card.points()).sum();
    // With a rest the discards are among the cards that are his by it.
    let points = record.points(player) + if record.rest.is_none() { discards } else { 0 };
    Ok((record, points))
}

/// H-4 to H-8.
fn of_standard(house: &House, facts: Option<Facts>, keys: Keys) -> Judged<(bool, i128)> {
    let limit = house.number("schneider_limit");
    let outcome = match facts {
        None => need(keys.word("outcome", &["won", "won-high", "lost", "schneider"])?, "outcome")?,
        Some(facts) if facts.points >= 66 && 120 - facts.points <= limit => "won-high",
        Some(facts) if facts.points >= 66 => "won",
        Some(facts) if facts.points <= limit => "schneider",
        Some(_) => "lost",
    };
    let (won, key) = match outcome {
        "won" => (true, "win"),
        "won-high" => (true, "win_high"),
        "lost" => (false, "loss"),
        _ => (false, "loss_schneider"),
    };
    Ok((won, house.number(key).into()))
}

/// M-1 to M-4.
fn of_muhr(house: &House, facts: Option<Facts>, keys: Keys) -> Judged<(bool, i128)> {
    let announcement = keys.word("announcement", &["66", "du"])?;
    let limit = house.number("schneider_limit");
    let (won, schneider) = match facts {
        None => {
            let won = need(keys.word("outcome", &["won", "lost"])?, "outcome")? == "won";
            (won, keys.flag("schneider")? == Some(true))
        }
        Some(facts) => {
            let won = match announcement {
                None => facts.points >= 61,
                Some("66") => facts.points >= 66,
                Some(_) => facts.all_tricks,
            };
            (won, if won { 120 - facts.points <= limit } else { facts.points <= limit })
        }
    };
    let du_made = won && announcement == Some("du");
    let schneider = schneider && (!du_made || house.flag("schneider_in_du"));
    let factors = [
        ("sixty_six", announcement == Some("66")),
        ("du", announcement == Some("du")),
        ("schneider", schneider),
        ("contra", keys.has("contra")),
        ("re", keys.flag("re")? == Some(true)),
    ];
    let counted = factors.into_iter().filter(|(_, counts)| *counts);
    Ok((won, counted.map(|(key, _)| i128::from(house.number(key))).product()))
}

/// Only one who comes after the soloist in the bidding says contra, and only to a contra is there a Ree (M-4).
fn check_contra(players: &[String], soloist: &str, keys: Keys) -> Judged<()> {
    let place = |name: &str| players.iter().position(|player| player == name);
    let contra = keys.name("contra", players)?;
    ensure(contra.as_ref().is_none_or(|name| place(name) > place(soloist)), "M-4: he could have bid")?;
    ensure(contra.is_some() || keys.flag("re")? != Some(true), "M-4: Ree without contra")
}
