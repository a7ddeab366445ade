//! A random event of Herzblatt that fits the evening as it stands, or nearly.

use toml::{Table, Value};

use super::dice::Dice;
use super::names::{NAMES, misspelt};
use super::play::{self, Manners};
use super::text::{event, texts};
use crate::cards::herzblatt_pack;
use crate::herzblatt::purse::Purse;

pub fn draw(dice: &mut Dice, game: &Purse) -> Table {
    let seated = |dice: &mut Dice| Value::from(dice.pick(&game.seated));
    if game.ended {
        return if dice.one_in(2) { payment(dice, game) } else { event("note", [("note", "the bill".into())]) };
    }
    match dice.below(40) {
        0 => event("misdeal", []),
        1 => event("misdeal", [("dealer", seated(dice)), ("reason", "a card faced".into())]),
        2 | 3 => ruling(dice, game),
        4..7 => seating(dice, game),
        7 => event("stake", [("amount", if dice.one_in(10) { "0".to_owned() } else { amount(dice, game) }.into())]),
        8 | 9 => payment(dice, game),
        10 if dice.one_in(6) => event("end", []),
        10 if dice.one_in(6) => event("end", [("reason", "the last bus".into())]),
        11 => event("note", [("note", "a remark".into())]),
        12 | 13 => event("passed", []),
        14 => event("passed", [("dealer", seated(dice))]),
        _ => solo(dice, game),
    }
}

fn amount(dice: &mut Dice, game: &Purse) -> String {
    let most = game.stake.min(1_000_000) as i64 * 10;
    game.currency.text(dice.between(1, most).into())
}

fn payment(dice: &mut Dice, game: &Purse) -> Table {
    let people = dice.shuffled(&game.people);
    event(
        "payment",
        [
            ("from", people[0].clone().into()),
            ("to", people[usize::from(!dice.one_in(10))].clone().into()),
            ("amount", amount(dice, game).into()),
        ],
    )
}

fn ruling(dice: &mut Dice, game: &Purse) -> Table {
    let mut names = dice.some(&game.people);
    let mut payments = Table::new();
    let mut sum = 0;
    let last = names.pop().unwrap();
    for name in names {
        let each = i128::from(dice.between(-3, 3)) * game.stake;
        sum += each;
        payments.insert(name, game.currency.text(each).into());
    }
    // At times it does not add up.
    sum += i128::from(dice.one_in(20));
    payments.insert(last, game.currency.text(-sum).into());
    event("ruling", [("payments", payments.into()), ("reason", "a revoke".into())])
}

fn seating(dice: &mut Dice, game: &Purse) -> Table {
    let mut pool = game.seated.clone();
    match dice.below(4) {
        0 => pool = game.people.clone(),
        1 => {}
        2 if dice.one_in(6) => {
            let name = dice.pick(&game.people);
            pool.push(misspelt(dice, &name));
        }
        _ => pool.push(dice.pick(NAMES).to_owned()),
    }
    pool.dedup();
    let sits_out = i64::from(game.house.flag("dealer_sits_out"));
    let many = if dice.one_in(20) { dice.between(1, 6) } else { dice.between(2, 5) };
    let many = (many + sits_out) as usize;
    let players: Vec<String> = dice.shuffled(&pool).into_iter().take(many).collect();
    let mut seating = event("seating", [("players", texts(&players))]);
    if dice.one_in(3) {
        seating.insert("dealer".to_owned(), dice.pick(&players).into());
    }
    seating
}

fn solo(dice: &mut Dice, game: &Purse) -> Table {
    let dealer = if dice.one_in(10) { Some(dice.pick(&game.seated)) } else { None };
    let players = game.clockwise(dealer.as_ref().unwrap_or(&game.dealer));
    let soloist = dice.below(players.len());
    let muhr = game.house.is("variant", "muhr");
    let mut solo = event("solo", [("soloist", players[soloist].clone().into())]);
    let mut put = |key: &str, value: Value| solo.insert(key.to_owned(), value);
    let announcement = if muhr { dice.pick(&[None, None, Some("66"), Some("du")]) } else { None };
    match dice.below(4) {
        0 => {
            let outcomes: &[&str] = if muhr { &["won", "lost"] } else { &["won", "won-high", "lost", "schneider"] };
            put("outcome", dice.pick(outcomes).into());
            if muhr && dice.one_in(2) {
                put("schneider", dice.one_in(2).into());
            }
        }
        1 | 2 => {
            let pile = play::piles(dice, 2)[0];
            put("soloist_points", pile.into());
            if dice.one_in(3) {
                put("defender_points", (120 - pile).into());
            }
            if (announcement == Some("du") && !dice.one_in(12)) || (muhr && dice.one_in(6)) {
                let took = pile == 120 && !dice.one_in(4);
                put("all_tricks", (took || dice.one_in(12)).into());
            }
        }
        _ => {
            let pack = herzblatt_pack(players.len(), game.house.is("four_player_pack", "without-sevens"));
            let hands = (pack.len() - 2) / players.len();
            let manners = Manners {
                hands,
                dealt: hands,
                cameroon: false,
                herzblatt: true,
                trump: Some('H'),
                trump_from: 0,
                marriages: false,
                called: None,
                careless: dice.pick(&[3, 6, 20, 1000]),
            };
            let (hands_dealt, _) = play::deal(dice, &pack, players.len(), hands);
            let played = play::play(dice, hands_dealt, Vec::new(), &manners);
            let many = if dice.one_in(4) { 1 + dice.below(hands - 1) } else { hands };
            if many < hands {
                put("rest", players[soloist].clone().into());
            }
            put("tricks", played.written(many));
        }
    }
    if let Some(announcement) = announcement {
        put("announcement", announcement.into());
    }
    if muhr && dice.one_in(3) {
        let later =
            if soloist + 1 < players.len() && !dice.one_in(20) { &players[soloist + 1..] } else { &players[..] };
        put("contra", dice.pick(later).into());
        if dice.one_in(2) {
            put("re", (!dice.one_in(4)).into());
        }
    }
    if let Some(dealer) = dealer {
        put("dealer", dealer.into());
    }
    solo
}
