//! What holds of every session: random evenings, random corrections, random hands.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::cards::{Card, Code, Played, deal, dreeg_pack, herzblatt_pack, play, suit};
use crate::common::score;
use crate::generate::{Dice, session};

/// The head of a random session and the bodies of its events, corrections left out.
fn evening(seed: u64) -> (String, Vec<String>) {
    let text = session(seed);
    let mut parts = text.split("\n[[events]]\n").map(str::to_owned);
    let head = parts.next().unwrap();
    (head, parts.take_while(|event| !event.starts_with("kind = \"correction\"")).collect())
}

fn text_of<'a>(head: &str, events: impl IntoIterator<Item = &'a String>) -> String {
    events.into_iter().fold(head.to_owned(), |text, event| text + "\n[[events]]\n" + event)
}

fn scored(text: &str) -> Value {
    score(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

/// A score without the numbers of its events, which corrections shift.
fn without_numbers(mut score: Value) -> Value {
    if let Some(end) = score["end"].as_object_mut() {
        end.remove("event");
    }
    for list in ["deals", "rulings", "paid", "findings", "misdeals", "notes"] {
        for entry in score.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            entry.as_object_mut().unwrap().remove("event");
        }
    }
    score
}

/// The same events as they might come to stand in a file: some entered wrong and corrected, once or several times, some entered
/// that never happened and struck, some struck and reinstated, some forgotten and put in.
fn with_corrections(head: &str, events: &[String], dice: &mut Dice) -> String {
    let wrong = |dice: &mut Dice| match dice.below(3) {
        0 => "kind = \"nonsense\"\n".to_owned(),
        1 => "kind = \"misdeal\"\n".to_owned(),
        _ => dice.pick(events),
    };
    let mut entered: Vec<String> = Vec::new();
    // The corrections to come: (key, number, now), those of one event in their order.
    let mut queues: Vec<Vec<(&str, usize, Option<String>)>> = Vec::new();
    let mut forgotten: Vec<String> = Vec::new();
    for event in events {
        if dice.one_in(8) {
            forgotten.push(event.clone());
            continue;
        }
        if dice.one_in(8) {
            entered.push(wrong(dice));
            let number = entered.len();
            let before = forgotten.drain(..).map(|event| ("before", number, Some(event)));
            queues.push(before.collect());
            let mut queue = vec![("corrects", number, None)];
            if dice.one_in(3) {
                queue.splice(0..0, [("corrects", number, None), ("corrects", number, Some(wrong(dice)))]);
            }
            queues.push(queue);
        }
        let mut queue = Vec::new();
        let number = entered.len() + 1;
        match dice.below(6) {
            0 => {
                entered.push(wrong(dice));
                if dice.one_in(2) {
                    queue.push(("corrects", number, Some(wrong(dice))));
                }
                queue.push(("corrects", number, Some(event.clone())));
            }
            1 => {
                entered.push(event.clone());
                queue.push(("corrects", number, None));
                queue.push(("corrects", number, Some(event.clone())));
            }
            _ => entered.push(event.clone()),
        }
        queues.push(forgotten.drain(..).map(|event| ("before", number, Some(event))).collect());
        queues.push(queue);
    }
    entered.extend(forgotten);
    let mut text = text_of(head, &entered);
    queues.retain(|queue| !queue.is_empty());
    let mut number = entered.len();
    while !queues.is_empty() {
        let chosen = dice.below(queues.len());
        let (key, target, now) = queues[chosen].remove(0);
        let now = now.map_or(String::new(), |now| format!("[events.now]\n{now}"));
        // What was forgotten may itself be entered wrong at first, and corrected by the number of its correction.
        number += 1;
        if key == "before" && dice.one_in(3) {
            let first = wrong(dice);
            text += &format!("\n[[events]]\nkind = \"correction\"\nbefore = {target}\n[events.now]\n{first}");
            text += &format!("\n[[events]]\nkind = \"correction\"\ncorrects = {number}\nreason = \"again\"\n{now}");
            number += 1;
        } else {
            text += &format!("\n[[events]]\nkind = \"correction\"\n{key} = {target}\nreason = \"again\"\n{now}");
        }
        if queues[chosen].is_empty() {
            queues.remove(chosen);
        }
    }
    text
}

/// A money text in smallest units; the currency's decimals are the same throughout a score.
fn units(amount: &Value) -> i128 {
    amount.as_str().unwrap().replace('.', "").parse().unwrap()
}

fn sum(amounts: &Value) -> i128 {
    amounts.as_object().unwrap().values().map(units).sum()
}

fn entries(score: &Value, list: &str) -> Vec<Value> {
    score[list].as_array().cloned().unwrap_or_default()
}

fn check_money(score: &Value) {
    let mut balances: BTreeMap<String, i128> = BTreeMap::new();
    let mut book = |amounts: &Map<String, Value>| {
        amounts.iter().for_each(|(name, amount)| *balances.entry(name.clone()).or_default() += units(amount));
    };
    for entry in entries(score, "deals").iter().chain(&entries(score, "rulings")) {
        assert_eq!(sum(&entry["payments"]), 0, "{entry}");
        book(entry["payments"].as_object().unwrap());
    }
    let transfers = entries(score, "transfers");
    let paid = entries(score, "paid");
    let mut move_money = |payment: &Value| {
        *balances.entry(payment["from"].as_str().unwrap().to_owned()).or_default() += units(&payment["amount"]);
        *balances.entry(payment["to"].as_str().unwrap().to_owned()).or_default() -= units(&payment["amount"]);
    };
    paid.iter().for_each(&mut move_money);
    assert_eq!(sum(&score["balances"]), 0);
    for (name, balance) in score["balances"].as_object().unwrap() {
        assert_eq!(
            balances.get(name).copied().unwrap_or(0),
            units(balance),
            "{name} by the deals, rulings and payments"
        );
    }
    let mut left = balances;
    for transfer in &transfers {
        assert!(units(&transfer["amount"]) > 0, "a transfer of nothing");
        *left.entry(transfer["from"].as_str().unwrap().to_owned()).or_default() += units(&transfer["amount"]);
        *left.entry(transfer["to"].as_str().unwrap().to_owned()).or_default() -= units(&transfer["amount"]);
    }
    assert!(left.values().all(|balance| *balance == 0), "the transfers leave {left:?}");
    assert!(transfers.len() < left.len().max(1));
}

fn check_slates(score: &Value) {
    let players: Vec<String> = entries(score, "players").iter().map(|name| name.as_str().unwrap().to_owned()).collect();
    let mut blobs: BTreeMap<&str, i64> = players.iter().map(|name| (name.as_str(), 0)).collect();
    for deal in entries(score, "deals") {
        for (name, strokes) in deal["strokes"].as_object().unwrap() {
            let strokes = strokes.as_i64().unwrap();
            assert!((0..=7).contains(&strokes), "{name} has {strokes} in {deal}");
            let gone = deal["gone_out"].as_array().unwrap().iter().any(|out| out == name);
            let was_in = deal["in"].as_array().unwrap().iter().any(|player| player == name);
            assert_eq!(gone, was_in && strokes == 0, "{name} in {deal}");
        }
        assert_eq!(deal["awards"].as_object().unwrap().len(), deal["in"].as_array().unwrap().len());
    }
    // A ruling's blobs are booked before those of the sub-game that it may end, and no total falls below 0.
    for subgame in entries(score, "subgames") {
        let rulings = entries(score, "rulings");
        for ruling in rulings.iter().filter(|ruling| ruling["subgame"] == subgame["subgame"]) {
            for (name, change) in ruling["blobs"].as_object().unwrap() {
                let total = blobs.get_mut(name.as_str()).unwrap();
                *total = (*total + change.as_i64().unwrap()).max(0);
            }
        }
        for name in subgame["blobs"].as_array().unwrap() {
            *blobs.get_mut(name.as_str().unwrap()).unwrap() += 1;
        }
    }
    for (name, total) in &blobs {
        assert_eq!(score["blobs"][*name], *total, "{name}: blobs by sub-games and rulings");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn corrections_score_like_the_corrected_file(seed: u64) {
        let (head, events) = evening(seed);
        let text = with_corrections(&head, &events, &mut Dice::new(!seed));
        let plain = without_numbers(scored(&text_of(&head, &events)));
        prop_assert_eq!(without_numbers(scored(&text)), plain, "{}", text);
    }

    #[test]
    fn money_and_slates_add_up(seed: u64) {
        let score = scored(&session(seed));
        if score["game"] == "herzblatt" { check_money(&score) } else { check_slates(&score) }
    }

    #[test]
    fn every_beginning_of_a_session_is_sound(seed: u64) {
        let (head, events) = evening(seed);
        for end in (0..=events.len()).step_by(1 + events.len() / 10) {
            scored(&text_of(&head, &events[..end]));
        }
    }

    /// Every deal of the beginning scores as in the whole.
    #[test]
    fn what_comes_later_changes_no_deal(seed: u64) {
        let (head, events) = evening(seed);
        let whole = entries(&scored(&text_of(&head, &events)), "deals");
        let half = entries(&scored(&text_of(&head, &events[..events.len() / 2])), "deals");
        prop_assert_eq!(&whole[..half.len()], &half[..]);
    }

    #[test]
    fn legal_play_gives_no_finding_and_one_foul_exactly_one(seed: u64, foul in any::<bool>()) {
        let mut dice = Dice::new(seed);
        let from = foul.then(|| dice.below(20));
        let (text, played, order) = if dice.one_in(3) { herzblatt_deal(&mut dice, from) } else { dreeg_deal(&mut dice, from) };
        prop_assert!(foul || played.breaches.is_empty());
        let score = scored(&text);
        let found: Vec<Value> = entries(&score, "findings");
        let event = found.first().map(|finding| finding["event"].clone()).unwrap_or_default();
        prop_assert_eq!(found, findings(&played, &order, &event), "{}", text);
        // Where each plays for himself, the counts are the card points of his tricks.
        let deal = entries(&score, "deals").pop().unwrap();
        for (position, name) in order.iter().enumerate().filter(|(_, name)| deal["counts"].get(name).is_some()) {
            prop_assert_eq!(&deal["counts"][name], played.points(position), "{}", text);
        }
    }
}

const NAMES: [&str; 5] = ["Anna", "Bert", "Cilli", "Dora", "Emil"];

/// The findings there should be, in the words of the score.
fn findings(played: &Played, order: &[&str], event: &Value) -> Vec<Value> {
    let finding = |(trick, position, card, rule, held): &(usize, usize, Card, &str, Vec<Card>)| {
        let player = order[*position];
        json!({ "event": event, "trick": trick, "player": player, "card": card, "rule": rule, "held": held })
    };
    played.breaches.iter().map(finding).collect()
}

/// A session whose last deal is recorded card by card, that deal, and who sits at each position.
fn dreeg_deal(dice: &mut Dice, foul: Option<usize>) -> (String, Played, Vec<&'static str>) {
    let (contract, n, talon) = (dice.below(4), 2 + dice.below(3), dice.one_in(2));
    let mut text = String::from(
        "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\nfirst_dealer = \"Dora\"\n",
    );
    text += "[rules]\ncameroon_two_left = \"play-on\"\n";
    if talon {
        text += "three_hand = \"six-and-talon\"\n";
    }
    let out = |names: &[&str]| {
        let strokes: Vec<String> = names.iter().map(|name| format!("{name} = 7")).collect();
        format!("[[events]]\nkind = \"ruling\"\nreason = \"x\"\nstrokes = {{ {} }}\n", strokes.join(", "))
    };
    text += &out(&NAMES[..3]).repeat(contract);
    if n < 4 {
        text += &out(&NAMES[n..4]);
    }
    let mut below = |end: usize| dice.below(end);
    let order = &NAMES[..n];
    let hands = deal(&dreeg_pack(), n, 24 / n, &mut below);
    let holder = |card: &str| hands.iter().position(|hand| hand.contains(&card)).unwrap();
    let free = if n == 2 {
        6
    } else if n == 3 && talon {
        2
    } else {
        0
    };
    let trump = below(4);
    let word = ["clubs", "spades", "hearts", "diamonds"][trump];
    let mut code = Code { manner: "dreeg", trumps: Some((['C', 'S', 'H', 'D'][trump], 0)), free, called: None };
    let keys = match contract {
        0 => format!("kind = \"sixty-six\"\ntrump = \"{word}\""),
        1 => {
            let from = below(2);
            let named = if free > 0 { format!("\ntrump_from = {}", from + 1) } else { String::new() };
            if free > 0 {
                code.trumps = code.trumps.map(|(suit, _)| (suit, from));
            }
            format!("kind = \"red-sow\"\nsoloist = \"{}\"\ntrump = \"{word}\"{named}", order[holder("HA")])
        }
        2 if n == 2 => format!("kind = \"call-a-card\"\ncaller = \"Anna\"\ntrump = \"{word}\""),
        2 => {
            let of_suit = |card: &&'static str| hands[0].iter().any(|held| suit(held) == suit(card));
            let callable: Vec<&str> = dreeg_pack().into_iter().filter(of_suit).collect();
            let called = callable[below(callable.len())];
            code.trumps = Some((suit(called), 0));
            // Where it may lie in the talon, nobody is bound to play it (P-7).
            code.called = Some((called, if free > 0 { usize::MAX } else { holder(called) }));
            let partner =
                if holder(called) == 0 { String::new() } else { format!("\npartner = \"{}\"", order[holder(called)]) };
            format!("kind = \"call-a-card\"\ncaller = \"Anna\"{partner}\ncalled_card = \"{called}\"")
        }
        _ => {
            code.manner = "cameroon";
            code.trumps = None;
            "kind = \"cameroon\"".to_owned()
        }
    };
    // Red Sow with a talon: trumps come no later than the Ace of Hearts, so it must not be played before.
    let played = loop {
        let played = play(hands.clone(), &code, &mut below, foul);
        let late =
            code.trumps.is_some_and(|(_, from)| from > 0 && played.tricks[..from].iter().flatten().any(|c| *c == "HA"));
        if contract != 1 || !late {
            break played;
        }
    };
    let event = format!("[[events]]\n{keys}\n{}\n", played.text());
    (text + &event, played, order.to_vec())
}

fn herzblatt_deal(dice: &mut Dice, foul: Option<usize>) -> (String, Played, Vec<&'static str>) {
    let n = 2 + dice.below(4);
    let names = NAMES[..n].iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let dealer = NAMES[n - 1];
    let mut below = |end: usize| dice.below(end);
    let hands = deal(&herzblatt_pack(n), n, [9, 8, 7, 6][n - 2], &mut below);
    let code = Code { manner: "herzblatt", trumps: Some(('H', 0)), free: 0, called: None };
    let played = play(hands, &code, &mut below, foul);
    let text = format!(
        "format = 1\ngame = \"herzblatt\"\nplayers = [{names}]\nfirst_dealer = \"{dealer}\"\n[stake]\namount = \"0.10\"\n\
         currency = \"EUR\"\n[[events]]\nkind = \"solo\"\nsoloist = \"{}\"\n{}\n",
        NAMES[below(n)],
        played.text()
    );
    (text, played, NAMES[..n].to_vec())
}
