//! The house rules gone through one by one: each key's question, its default first.

use super::questions::{Turn, answered, choose, explained};
use crate::error::Failure;
use crate::prompt::{Ask, Question};
use crate::report::trouble::sentence;
use crate::rules::house::{Domain, Key};
use crate::say;
use crate::screen::Screen;
use crate::session::house::House;

/// Asks all keys that have a meaning for so many players, save the convention or variant. `<` at the first gives
/// [`Turn::Back`].
///
/// # Errors
/// No answer, an interrupt.
pub fn ask_each(ask: &mut dyn Ask, house: &mut House, players: usize, screen: &Screen) -> Result<Turn, Failure> {
    let keys: Vec<&Key> = house.keys().iter().skip(1).collect();
    let (mut at, mut turn) = (0, Turn::On);
    while let Some(key) = keys.get(at) {
        if concerns(key, house, players) {
            turn = ask_key(ask, house, key, screen)?;
        }
        at = match turn {
            Turn::On => at + 1,
            Turn::Back if at == 0 => return Ok(Turn::Back),
            Turn::Back => at - 1,
        };
    }
    Ok(Turn::On)
}

/// Whether the key changes anything, as the other rules are.
fn concerns(key: &Key, house: &House, players: usize) -> bool {
    let is_muhr = house.get("variant") == "muhr";
    match key.name {
        "play_out" => house.get("blob_for") == "winners",
        "win" | "win_high" | "loss" | "loss_schneider" => !is_muhr,
        "sixty_six" | "du" | "schneider" | "contra" | "re" | "schneider_in_du" => is_muhr,
        "dealer_sits_out" => players >= 3,
        _ => true,
    }
}

/// Asks one key. What holds now is the default.
///
/// # Errors
/// No answer, an interrupt.
pub fn ask_key(ask: &mut dyn Ask, house: &mut House, key: &Key, screen: &Screen) -> Result<Turn, Failure> {
    let words = &screen.words;
    let text = words.question(key);
    let help = explained(key.rule, screen);
    let choices: Vec<&str> = match key.domain {
        Domain::Words(words) => words.to_vec(),
        Domain::Flag => vec!["true", "false"],
        Domain::Range(..) | Domain::Numbers(_) => return ask_number(ask, house, key, &text, &help, screen),
    };
    let now = house.get(key.name);
    // The default stands first.
    let (first, others): (Vec<&str>, Vec<&str>) = choices.into_iter().partition(|word| *word == key.default);
    let choices: Vec<&str> = first.into_iter().chain(others).collect();
    let usual = choices.iter().position(|word| *word == now).unwrap_or(0);
    let options = choices.iter().map(|word| {
        let label = words.meaning(key, word).unwrap_or_default();
        let word = match *word {
            "true" => say!(words, "yes"),
            "false" => say!(words, "no"),
            word => word.to_owned(),
        };
        (word, label)
    });
    let chosen = choose(ask, screen, &text, &options.collect::<Vec<_>>(), usual, &help)?;
    let Some(word) = chosen.and_then(|place| choices.get(place)) else { return Ok(Turn::Back) };
    // It is one of the key's own words.
    let _ = house.set_typed(key.name, word);
    Ok(Turn::On)
}

fn ask_number(
    ask: &mut dyn Ask,
    house: &mut House,
    key: &Key,
    text: &str,
    help: &str,
    screen: &Screen,
) -> Result<Turn, Failure> {
    let now = house.get(key.name);
    loop {
        let question = Question::new(text).or(Some(&now)).explained(help);
        let Some(typed) = answered(ask, &question, screen)? else { return Ok(Turn::Back) };
        if typed.is_empty() && now.is_empty() {
            return Ok(Turn::On);
        }
        match house.set_typed(key.name, &typed) {
            Ok(()) => return Ok(Turn::On),
            Err(flaw) => ask.tell(&sentence(&flaw.into(), screen))?,
        }
    }
}
