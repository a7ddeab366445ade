//! A random event of Dreeg that fits the game as it stands, or nearly.

use toml::{Table, Value};

use super::deal::deal;
use super::dice::Dice;
use super::names::{NAMES, misspelt};
use super::text::event;
use crate::dreeg::slates::Slates;

pub fn draw(dice: &mut Dice, game: &Slates, hasty: bool) -> Table {
    let seat = |dice: &mut Dice| Value::from(dice.pick(&game.seats));
    if game.ended && !dice.one_in(6) {
        return event("note", [("note", "the bill".into())]);
    }
    if hasty && dice.one_in(3) {
        return sweep(dice, game);
    }
    match dice.below(60) {
        0 => event("misdeal", []),
        1 => event("misdeal", [("dealer", seat(dice)), ("reason", "a card faced".into())]),
        2 | 3 => event("ruling", [("strokes", some_numbers(dice, &game.seats, 7)), ("reason", "a revoke".into())]),
        4 => event("ruling", [("blobs", some_numbers(dice, &game.seats, 4)), ("reason", "a bet".into())]),
        5 => event(
            "ruling",
            [
                ("strokes", some_numbers(dice, &game.seats, 3)),
                ("blobs", some_numbers(dice, &game.seats, 9)),
                ("reason", " so be it ".into()),
            ],
        ),
        6 | 7 => {
            let mut pool = game.people.clone();
            pool.extend(NAMES.iter().map(|name| (*name).to_owned()));
            let mut joins = dice.pick(&pool);
            if dice.one_in(10) {
                let name = dice.pick(&game.people);
                joins = misspelt(dice, &name);
            }
            let mut event = event("substitute", [("leaves", seat(dice)), ("joins", joins.into())]);
            if dice.one_in(3) {
                event.insert("reason".to_owned(), "the last bus".into());
            }
            event
        }
        8 if dice.one_in(6) => event("end", []),
        8 if dice.one_in(6) => event("end", [("reason", "the last bus".into())]),
        9 => event("note", [("note", "a remark".into())]),
        _ => deal(dice, game),
    }
}

/// A ruling that clears some slates, so that games come to their later contracts.
fn sweep(dice: &mut Dice, game: &Slates) -> Table {
    let still: Vec<String> =
        (0..game.seats.len()).filter(|&seat| game.is_in(seat)).map(|seat| game.seats[seat].clone()).collect();
    let mut strokes = Table::new();
    for name in dice.some(&still) {
        strokes.insert(name, dice.between(5, 7).into());
    }
    event("ruling", [("strokes", strokes.into()), ("reason", "a sweep".into())])
}

/// A ruling that clears all slates but one.
pub fn jump(game: &Slates) -> Table {
    let strokes: Table = game.seats[1..].iter().map(|name| (name.clone(), 7.into())).collect();
    event("ruling", [("strokes", strokes.into()), ("reason", "what was played before".into())])
}

fn some_numbers(dice: &mut Dice, names: &[String], most: i64) -> Value {
    let names = dice.some(names);
    let entry = |name: String| {
        (name, Value::from(if dice.one_in(2) { dice.between(1, most) } else { dice.between(-most, -1) }))
    };
    Value::Table(names.into_iter().map(entry).collect())
}
