//! Dreeg, rule by rule: small sessions with what the rule book says they come to.

use serde_json::Value;

use crate::cards::{CARDS, Card, winner};
use crate::common::score;

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const NAMES: [&str; 4] = ["Anna", "Bert", "Cilli", "Dora"];

/// A session of these house rules and events.
fn session(rules: &str, events: &[&str]) -> String {
    let events: String = events.iter().map(|event| format!("[[events]]\n{event}\n")).collect();
    format!("{HEAD}[rules]\n{rules}\n{events}")
}

fn scored(text: &str) -> Value {
    score(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

/// The session up to the contract, with these players in. Anna deals.
fn until(rules: &str, contract: usize, players_in: &str, event: &str) -> String {
    const SKIP: &str = "kind = \"ruling\"\nreason = \"skipped\"\nstrokes = { Anna = 7, Bert = 7, Cilli = 7 }";
    let mut events = vec![SKIP.to_owned(); contract];
    for name in NAMES.iter().filter(|name| !players_in.contains(&name[..1])) {
        events.push(format!("kind = \"ruling\"\nreason = \"out\"\nstrokes = {{ {name} = 7 }}"));
    }
    events.push(event.to_owned());
    session(rules, &events.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Awards as `A3 B2 C1 D0`.
fn awards(deal: &Value) -> String {
    let awards = deal["awards"].as_object().unwrap();
    let each = NAMES.iter().filter_map(|name| Some(format!("{}{}", &name[..1], awards.get(*name)?)));
    each.collect::<Vec<_>>().join(" ")
}

/// A deal: the rule it is for, house rules, who is in, the event without its kind, and the awards.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str);

fn check(kind: &str, contract: usize, keys: &str, rows: &[Row]) {
    for (rule, rules, players_in, event, want) in rows {
        let text = until(rules, contract, players_in, &format!("kind = \"{kind}\"\n{keys}{event}"));
        let score = scored(&text);
        let deal = score["deals"].as_array().unwrap().last().unwrap();
        assert_eq!(awards(deal), *want, "{rule}: {event} with {rules:?}, {players_in} in");
        let named = deal["rules"].as_array().unwrap().iter().any(|id| id == rule);
        assert!(named, "{rule} is not among the rules of {event}: {}", deal["rules"]);
    }
}

#[test]
fn sixty_six() {
    let rows: &[Row] = &[
        ("D-20", "", "ABCD", "points = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }", "A3 B2 C1 D0"),
        ("D-11", "", "ABC", "points = { Anna = 20, Bert = 40, Cilli = 60 }", "A0 B1 C2"),
        ("D-11", "", "AB", "points = { Anna = 70, Bert = 50 }", "A1 B0"),
        ("D-11", "", "AB", "points = { Anna = 60, Bert = 60 }", "A0 B0"),
        ("D-11", "", "ABCD", "points = { Anna = 40, Bert = 40, Cilli = 30, Dora = 10 }", "A3 B3 C1 D0"),
        ("D-11", "", "ABCD", "points = { Anna = 30, Bert = 30, Cilli = 30, Dora = 30 }", "A3 B3 C3 D3"),
        ("D-11", "", "ABCD", "points = { Anna = 60, Bert = 20, Cilli = 20, Dora = 20 }", "A3 B2 C2 D2"),
        ("D-11", "ties = \"worse\"", "ABCD", "points = { Anna = 40, Bert = 40, Cilli = 30, Dora = 10 }", "A2 B2 C1 D0"),
        ("D-11", "ties = \"worse\"", "ABC", "points = { Anna = 20, Bert = 50, Cilli = 50 }", "A0 B1 C1"),
        ("D-11", "ties = \"worse\"", "AB", "points = { Anna = 60, Bert = 60 }", "A0 B0"),
        (
            "D-11",
            "ties = \"last-trick\"",
            "ABCD",
            "points = { Anna = 40, Bert = 40, Cilli = 30, Dora = 10 }\nlast_trick = \"Bert\"",
            "A2 B3 C1 D0",
        ),
        (
            "D-11",
            "ties = \"last-trick\"",
            "ABCD",
            "points = { Anna = 35, Bert = 35, Cilli = 35, Dora = 15 }\nlast_trick = \"Cilli\"",
            "A2 B2 C3 D0",
        ),
        (
            "D-11",
            "ties = \"last-trick\"",
            "ABCD",
            "points = { Anna = 40, Bert = 40, Cilli = 30, Dora = 10 }\nlast_trick = \"Dora\"",
            "A3 B3 C1 D0",
        ),
        ("D-11", "ties = \"last-trick\"", "AB", "points = { Anna = 60, Bert = 60 }\nlast_trick = \"Anna\"", "A1 B0"),
        ("D-11", "", "ABCD", "placing = [[\"Bert\"], [\"Anna\", \"Dora\"], [\"Cilli\"]]", "A2 B3 C0 D2"),
        (
            "D-11",
            "ties = \"worse\"",
            "ABCD",
            "placing = [[\"Bert\"], [\"Anna\", \"Dora\"], [\"Cilli\"]]",
            "A1 B3 C0 D1",
        ),
        ("D-11", "ties = \"last-trick\"", "ABC", "placing = [[\"Bert\", \"Anna\"], [\"Cilli\"]]", "A2 B2 C0"),
        ("D-11", "ties = \"last-trick\"", "AB", "placing = [[\"Bert\", \"Anna\"]]", "A0 B0"),
        (
            "D-12",
            "marriages = true",
            "ABCD",
            "points = { Anna = 30, Bert = 50, Cilli = 30, Dora = 10 }\nmelds = { Anna = 40 }",
            "A3 B2 C1 D0",
        ),
        (
            "D-13",
            "last_trick_bonus = 10",
            "ABCD",
            "points = { Anna = 40, Bert = 45, Cilli = 25, Dora = 10 }\nlast_trick = \"Anna\"",
            "A3 B2 C1 D0",
        ),
        // The bonus is never where somebody went out: Bert stays behind Cilli.
        (
            "D-21",
            "last_trick_bonus = 10",
            "ABCD",
            "points = { Anna = 66, Bert = 24, Cilli = 30, Dora = 0 }\nlast_trick = \"Bert\"\nwent_out = \"Anna\"",
            "A3 B1 C2 D0",
        ),
        // Who went out is placed ahead even of one who has more.
        (
            "D-21",
            "marriages = true",
            "ABCD",
            "points = { Anna = 66, Bert = 40, Cilli = 14, Dora = 0 }\nmelds = { Bert = 40 }\nwent_out = \"Anna\"",
            "A3 B2 C1 D0",
        ),
        (
            "D-21",
            "",
            "ABCD",
            "points = { Anna = 70, Bert = 20, Cilli = 20, Dora = 0 }\nwent_out = \"Anna\"",
            "A3 B2 C2 D0",
        ),
        ("D-21", "", "ABC", "points = { Anna = 70, Bert = 25, Cilli = 25 }\nwent_out = \"Anna\"", "A2 B1 C1"),
        (
            "D-21",
            "ties = \"worse\"",
            "ABC",
            "points = { Anna = 70, Bert = 25, Cilli = 25 }\nwent_out = \"Anna\"",
            "A2 B0 C0",
        ),
        ("D-22", "", "ABCD", "false_claim = \"Anna\"", "A0 B2 C2 D2"),
        ("D-22", "false_claim = 3", "ABC", "false_claim = \"Bert\"", "A3 B0 C3"),
        ("D-22", "false_claim = 0", "ABCD", "false_claim = \"Anna\"", "A0 B0 C0 D0"),
        (
            "D-22",
            "",
            "ABCD",
            "points = { Anna = 65, Bert = 33, Cilli = 0, Dora = 0 }\nfalse_claim = \"Anna\"",
            "A0 B2 C2 D2",
        ),
    ];
    check("sixty-six", 0, "", rows);
}

#[test]
fn red_sow() {
    let rows: &[Row] = &[
        ("D-31", "", "ABCD", "passed = true", "A2 B0 C2 D2"),
        ("D-32", "", "ABCD", "soloist_points = 67", "A0 B3 C0 D0"),
        ("D-32", "", "ABCD", "soloist_points = 66", "A0 B3 C0 D0"),
        ("D-33", "red_sow_exact_66 = \"lose\"", "ABCD", "soloist_points = 66", "A1 B0 C1 D1"),
        ("D-32", "red_sow_exact_66 = \"lose\"", "ABCD", "soloist_points = 67", "A0 B3 C0 D0"),
        ("D-33", "", "ABCD", "soloist_points = 65", "A1 B0 C1 D1"),
        ("D-33", "", "ABCD", "soloist_points = 34", "A1 B0 C1 D1"),
        ("D-34", "", "ABCD", "soloist_points = 33", "A3 B0 C3 D3"),
        ("D-34", "red_sow_schneider = 2", "ABCD", "soloist_points = 0", "A2 B0 C2 D2"),
        ("D-35", "", "ABC", "passed = true", "A2 B0 C2"),
        ("D-35", "", "AB", "soloist_points = 33", "A3 B0"),
        ("D-35", "", "AB", "soloist_points = 70", "A0 B3"),
        ("D-12", "marriages = true", "ABCD", "soloist_points = 50\nmelds = { Bert = 20, Dora = 40 }", "A0 B3 C0 D0"),
        ("D-13", "last_trick_bonus = 10", "ABCD", "soloist_points = 60\nlast_trick = \"Bert\"", "A0 B3 C0 D0"),
        ("D-13", "last_trick_bonus = 10", "ABCD", "soloist_points = 60\nlast_trick = \"Anna\"", "A1 B0 C1 D1"),
        ("D-30", "", "ABCD", "outcome = \"won\"", "A0 B3 C0 D0"),
        ("D-33", "", "ABCD", "outcome = \"lost\"", "A1 B0 C1 D1"),
        ("D-34", "", "ABCD", "outcome = \"schneider\"", "A3 B0 C3 D3"),
    ];
    check("red-sow", 1, "soloist = \"Bert\"\n", rows);
}

/// D-36: with two in and no `trump_from`, trumps hold from the trick of the Ace of Hearts, that trick included.
#[test]
fn red_sow_with_two_in() {
    let tricks =
        "kind = \"red-sow\"\nsoloist = \"Bert\"\ntrump = \"clubs\"\ntricks = [\"S9 C9\", \"HA CU\"]\nrest = \"Anna\"";
    let score = scored(&until("", 1, "AB", tricks));
    assert_eq!(score["deals"][0]["counts"], serde_json::json!({ "soloist": 0, "defenders": 120 }));
    let named = tricks
        .replace("\"clubs\"", "\"clubs\"\ntrump_from = 1")
        .replace("\"S9 C9\", \"HA CU\"", "\"S9 C9\", \"CU HA\"");
    let score = scored(&until("", 1, "AB", &named));
    assert_eq!(score["deals"][0]["counts"], serde_json::json!({ "soloist": 0, "defenders": 120 }));
}

/// D-36: so it is with three in and a talon; without one, trumps hold from the first trick.
#[test]
fn red_sow_with_three_in() {
    let deal = |tricks: &str| {
        format!("kind = \"red-sow\"\nsoloist = \"Bert\"\ntrump = \"clubs\"\ntricks = [{tricks}]\nrest = \"Anna\"")
    };
    for (rules, tricks) in [
        ("three_hand = \"six-and-talon\"", "\"S9 C9 D9\", \"HA CU H9\""),
        ("three_hand = \"eight-each\"", "\"S9 C9 D9\", \"CU H9 HA\""),
    ] {
        let score = scored(&until(rules, 1, "ABC", &deal(tricks)));
        assert_eq!(score["deals"][0]["counts"], serde_json::json!({ "soloist": 0, "defenders": 120 }), "{rules}");
    }
}

/// D-40, P-7: with three in and a talon the called card may lie there; then nobody is the partner, and nothing is found.
#[test]
fn a_called_card_in_the_talon() {
    let deal =
        "kind = \"call-a-card\"\ncaller = \"Bert\"\ncalled_card = \"HA\"\ntricks = [\"HK H9 HU\"]\nrest = \"Bert\"";
    for (rules, found) in [("three_hand = \"six-and-talon\"", 0), ("three_hand = \"eight-each\"", 1)] {
        let score = scored(&until(rules, 2, "ABC", deal));
        assert_eq!(score["deals"][0]["partner"], Value::Null, "{rules}");
        assert_eq!(awards(&score["deals"][0]), "A0 B2 C0", "{rules}");
        assert_eq!(score["findings"].as_array().unwrap().len(), found, "{rules}: {}", score["findings"]);
    }
}

#[test]
fn call_a_card() {
    let rows: &[Row] = &[
        ("D-41", "", "ABCD", "partner = \"Dora\"\ncaller_points = 70", "A0 B3 C0 D3"),
        ("D-41", "", "ABCD", "partner = \"Dora\"\ncaller_points = 50", "A3 B0 C3 D0"),
        ("D-41", "", "ABCD", "caller_points = 70", "A0 B3 C0 D0"),
        ("D-41", "", "ABCD", "caller_points = 50", "A3 B0 C3 D3"),
        ("D-44", "", "ABC", "partner = \"Cilli\"\ncaller_points = 70", "A0 B2 C2"),
        ("D-44", "", "ABC", "caller_points = 50", "A2 B0 C2"),
        ("D-44", "", "AB", "caller_points = 61", "A0 B1"),
        ("D-43", "", "AB", "caller_points = 60", "A0 B0"),
        ("D-42", "", "ABCD", "partner = \"Dora\"\ncaller_points = 66\nwent_out = \"Dora\"", "A0 B3 C0 D3"),
        (
            "D-42",
            "",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 30\nopponent_points = 70\nwent_out = \"Anna\"",
            "A3 B0 C3 D0",
        ),
        ("D-22", "", "ABCD", "partner = \"Dora\"\ncaller_points = 50\nfalse_claim = \"Dora\"", "A2 B0 C2 D0"),
        ("D-22", "", "ABCD", "partner = \"Dora\"\nfalse_claim = \"Anna\"", "A0 B2 C0 D2"),
        ("D-22", "", "ABCD", "false_claim = \"Bert\"", "A2 B0 C2 D2"),
        ("D-43", "", "ABCD", "partner = \"Dora\"\ncaller_points = 65", "A0 B3 C0 D3"),
        (
            "D-43",
            "call_undecided = \"last-trick\"",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 65\nlast_trick = \"Anna\"",
            "A3 B0 C3 D0",
        ),
        ("D-43", "call_undecided = \"last-trick\"", "ABCD", "partner = \"Dora\"\ncaller_points = 66", "A0 B3 C0 D3"),
        ("D-43", "call_undecided = \"nobody\"", "ABCD", "partner = \"Dora\"\ncaller_points = 65", "A0 B0 C0 D0"),
        ("D-43", "call_undecided = \"nobody\"", "ABCD", "partner = \"Dora\"\ncaller_points = 66", "A0 B3 C0 D3"),
        ("D-43", "call_undecided = \"last-trick\"", "ABCD", "partner = \"Dora\"\ncaller_points = 60", "A0 B0 C0 D0"),
        // Both sides have 66: 60 and 20 against 60 and 40.
        (
            "D-43",
            "marriages = true",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 60\nmelds = { Bert = 20, Anna = 40 }",
            "A3 B0 C3 D0",
        ),
        ("D-44", "call_award = \"tariff\"", "ABCD", "partner = \"Dora\"\ncaller_points = 87", "A0 B1 C0 D1"),
        ("D-44", "call_award = \"tariff\"", "ABCD", "partner = \"Dora\"\ncaller_points = 88", "A0 B2 C0 D2"),
        ("D-44", "call_award = \"tariff\"", "ABCD", "partner = \"Dora\"\ncaller_points = 120", "A0 B2 C0 D2"),
        (
            "D-44",
            "call_award = \"tariff\"",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 120\nall_tricks = true",
            "A0 B3 C0 D3",
        ),
        ("D-44", "call_award = \"tariff\"", "ABCD", "partner = \"Dora\"\ncaller_points = 20", "A2 B0 C2 D0"),
        (
            "D-44",
            "call_award = \"tariff\"",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 0\nall_tricks = true",
            "A3 B0 C3 D0",
        ),
        (
            "D-44",
            "call_award = \"tariff\"",
            "ABCD",
            "partner = \"Dora\"\noutcome = \"callers\"\nworth = 2",
            "A0 B2 C0 D2",
        ),
        ("D-43", "call_award = \"tariff\"", "ABCD", "partner = \"Dora\"\noutcome = \"nobody\"", "A0 B0 C0 D0"),
        ("D-44", "", "ABCD", "partner = \"Dora\"\noutcome = \"opponents\"", "A3 B0 C3 D0"),
        (
            "D-13",
            "last_trick_bonus = 10",
            "ABCD",
            "partner = \"Dora\"\ncaller_points = 56\nlast_trick = \"Dora\"",
            "A0 B3 C0 D3",
        ),
    ];
    check("call-a-card", 2, "caller = \"Bert\"\n", rows);
}

#[test]
fn cameroon() {
    let rows: &[Row] = &[
        ("D-50", "", "ABCD", "points = { Anna = 10, Bert = 20, Cilli = 30, Dora = 60 }", "A3 B2 C1 D0"),
        ("D-50", "", "ABCD", "points = { Anna = 10, Bert = 10, Cilli = 40, Dora = 60 }", "A3 B3 C1 D0"),
        ("D-50", "ties = \"worse\"", "ABCD", "points = { Anna = 10, Bert = 10, Cilli = 40, Dora = 60 }", "A2 B2 C1 D0"),
        (
            "D-50",
            "ties = \"last-trick\"",
            "ABCD",
            "points = { Anna = 10, Bert = 10, Cilli = 40, Dora = 60 }\nlast_trick = \"Anna\"",
            "A2 B3 C1 D0",
        ),
        (
            "D-50",
            "last_trick_bonus = 10",
            "ABCD",
            "points = { Anna = 10, Bert = 15, Cilli = 35, Dora = 60 }\nlast_trick = \"Anna\"",
            "A3 B2 C1 D0",
        ),
        ("D-50", "", "ABC", "placing = [[\"Cilli\"], [\"Anna\"], [\"Bert\"]]", "A1 B0 C2"),
        ("D-50", "cameroon_two_left = \"play-on\"", "AB", "points = { Anna = 50, Bert = 70 }", "A1 B0"),
        ("D-51", "", "ABCD", "march = \"Anna\"\nmarch_made = true", "A3 B0 C0 D0"),
        ("D-51", "", "ABCD", "march = \"Anna\"\nmarch_made = false", "A0 B3 C3 D3"),
        ("D-51", "", "ABC", "march = \"Cilli\"\nmarch_made = true", "A0 B0 C3"),
        ("D-51", "", "ABC", "march = \"Cilli\"\nmarch_made = false", "A3 B3 C0"),
        ("D-51", "cameroon_two_left = \"play-on\"", "AB", "march = \"Anna\"\nmarch_made = false", "A0 B3"),
    ];
    check("cameroon", 3, "", rows);
}

const DEAL: &str = "kind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }";

fn ruling(strokes: &str) -> String {
    format!("kind = \"ruling\"\nreason = \"so\"\nstrokes = {{ {strokes} }}")
}

/// Evenings: the rule, the house rules, the events, and places of the score with what stands there.
#[test]
fn slates_dealers_and_blobs() {
    const EMIL_FOR_BERT: &str = "kind = \"substitute\"\nleaves = \"Bert\"\njoins = \"Emil\"";
    const UNDO: &str = "kind = \"undo\"";
    const REDO: &str = "kind = \"redo\"";
    const STRIKE_1: &str = "kind = \"correction\"\ncorrects = 1";
    const STRIKE_1_JOINED: &str = "kind = \"correction\"\ncorrects = 1\njoined = true";
    let out3 = ruling("Anna = 7, Bert = 7, Cilli = 7");
    let (a5b5, a6, a7, all7) = (
        ruling("Anna = 5, Bert = 5"),
        ruling("Anna = 6"),
        ruling("Anna = 7"),
        ruling("Anna = 7, Bert = 7, Cilli = 7, Dora = 7"),
    );
    let (b1, all_b6) = (ruling("Bert = 1"), ruling("Anna = 7, Bert = 6, Cilli = 7, Dora = 7"));
    let (b7c7, back, back7) = (ruling("Bert = 7, Cilli = 7"), ruling("Anna = -2"), ruling("Dora = -7"));
    let (ab7, a_last) = (ruling("Anna = 7, Bert = 7"), ruling("Bert = 7, Cilli = 7, Dora = 7"));
    let (b7, a7c7, all_but_b) =
        (ruling("Bert = 7"), ruling("Anna = 7, Cilli = 7"), ruling("Anna = 7, Cilli = 7, Dora = 7"));
    let misdeal = "kind = \"misdeal\"";
    let by_cilli = format!("{DEAL}\ndealer = \"Cilli\"");
    let by_idle = "kind = \"sixty-six\"\ndealer = \"Anna\"\npoints = { Bert = 60, Cilli = 40, Dora = 20 }";
    let end = "kind = \"end\"";
    let blobs = "kind = \"ruling\"\nreason = \"late\"\nblobs = { Dora = 3, Anna = -1 }";
    type Evening<'a> = (&'a str, &'a str, Vec<&'a str>, &'a [(&'a str, &'a str)]);
    let rows: &[Evening] = &[
        ("D-1", "", vec![], &[("/next/kind", "\"sixty-six\""), ("/next/round", "1")]),
        ("D-1", "", vec![&out3; 3], &[("/next/kind", "\"cameroon\""), ("/next/subgame", "4")]),
        ("D-1", "", vec![&out3; 4], &[("/next/kind", "\"cameroon\""), ("/next/round", "2")]),
        ("D-1", "", vec![&out3; 5], &[("/next/kind", "\"call-a-card\"")]),
        ("D-1", "", vec![&out3; 6], &[("/next/kind", "\"red-sow\"")]),
        ("D-1", "", vec![&out3; 7], &[("/next/kind", "\"sixty-six\""), ("/ended", "false")]),
        ("D-3", "", vec![DEAL], &[("/deals/0/strokes", r#"{"Anna":4,"Bert":5,"Cilli":6,"Dora":7}"#)]),
        ("D-3", "", vec![&a6, DEAL], &[("/deals/0/strokes/Anna", "0"), ("/deals/0/awards/Anna", "3")]),
        (
            "D-4",
            "",
            vec![&a6, DEAL],
            &[("/deals/0/gone_out", "[\"Anna\"]"), ("/next/in", r#"["Bert","Cilli","Dora"]"#)],
        ),
        (
            "D-5",
            "",
            vec![&out3],
            &[("/subgames/0/losers", "[\"Dora\"]"), ("/subgames/0/ended", "true"), ("/next/in/3", "\"Dora\"")],
        ),
        ("D-6", "", vec![&all7], &[("/subgames/0/losers", "[]"), ("/blobs/Anna", "0")]),
        (
            "D-6",
            "all_out = \"last-award\"",
            vec![&all7],
            &[("/subgames/0/losers", r#"["Anna","Bert","Cilli","Dora"]"#)],
        ),
        (
            "D-6",
            "",
            vec![&b1, &all_b6],
            &[("/subgames/0/losers", "[]"), ("/subgames/0/places", r#"[["Anna","Cilli","Dora"],["Bert"]]"#)],
        ),
        (
            "D-6",
            "all_out = \"last-award\"",
            vec![&b1, &all_b6],
            &[("/subgames/0/losers", "[\"Bert\"]"), ("/subgames/0/places", r#"[["Anna","Cilli","Dora"],["Bert"]]"#)],
        ),
        (
            "D-7",
            "",
            vec![&a5b5, DEAL],
            &[("/subgames/0/places", r#"[["Anna"],["Bert"]]"#), ("/subgames/0/ended", "false")],
        ),
        ("D-7", "", vec![&ab7], &[("/subgames/0/places", r#"[["Anna","Bert"]]"#)]),
        ("D-8", "", vec![], &[("/next/dealer", "\"Anna\""), ("/next/forehand", "\"Bert\"")]),
        ("D-8", "", vec![&a7], &[("/next/dealer", "\"Anna\""), ("/next/forehand", "\"Bert\"")]),
        ("D-8", "", vec![DEAL], &[("/next/dealer", "\"Bert\"")]),
        ("D-8", "", vec![DEAL, misdeal], &[("/next/dealer", "\"Bert\"")]),
        ("D-8", "", vec![DEAL, &b7c7], &[("/next/dealer", "\"Dora\""), ("/next/forehand", "\"Anna\"")]),
        ("D-8", "", vec![&by_cilli], &[("/deals/0/forehand", "\"Dora\""), ("/next/dealer", "\"Dora\"")]),
        ("D-8", "", vec![&a7, by_idle], &[("/deals/0/forehand", "\"Bert\""), ("/next/dealer", "\"Bert\"")]),
        ("D-9", "", vec![DEAL, EMIL_FOR_BERT], &[("/players/1", "\"Emil\""), ("/next/strokes/Emil", "5")]),
        (
            "D-9",
            "",
            vec![DEAL, EMIL_FOR_BERT],
            &[("/next/dealer", "\"Emil\""), ("/deals/0/awards/Bert", "2"), ("/substitutions/0/joins", "\"Emil\"")],
        ),
        (
            "D-9",
            "",
            vec![&b7, EMIL_FOR_BERT, &a7c7],
            &[("/subgames/0/places", r#"[["Emil"],["Anna","Cilli"]]"#), ("/blobs/Emil", "0")],
        ),
        ("D-9", "", vec![&all_but_b, EMIL_FOR_BERT], &[("/subgames/0/losers", "[\"Bert\"]"), ("/blobs/Emil", "1")]),
        (
            "D-9",
            "",
            vec![EMIL_FOR_BERT, "kind = \"substitute\"\nleaves = \"Anna\"\njoins = \"Bert\""],
            &[("/players", r#"["Bert","Emil","Cilli","Dora"]"#), ("/next/dealer", "\"Bert\"")],
        ),
        ("undo", "", vec![DEAL, UNDO], &[("/deals", "[]"), ("/next/dealer", "\"Anna\"")]),
        ("undo", "", vec![DEAL, UNDO, REDO], &[("/deals/0/event", "1"), ("/next/dealer", "\"Bert\"")]),
        ("undo", "", vec![DEAL, STRIKE_1, UNDO], &[("/deals/0/deal", "1")]),
        ("undo", "", vec![DEAL, STRIKE_1, STRIKE_1_JOINED, UNDO], &[("/deals/0/deal", "1")]),
        (
            "undo",
            "",
            vec![DEAL, "kind = \"sixty-six\"", UNDO],
            &[("/deals/0/event", "1"), ("/next/dealer", "\"Bert\"")],
        ),
        ("ruling", "", vec![&a7, &back], &[("/next/strokes/Anna", "2"), ("/subgames/0/places", "[]")]),
        ("ruling", "", vec![DEAL, &back7], &[("/next/strokes/Dora", "7")]),
        ("ruling", "", vec![blobs], &[("/blobs/Dora", "3"), ("/blobs/Anna", "0"), ("/subgames/0/deals", "0")]),
        (
            "D-52",
            "",
            vec![&out3, &out3, &out3, &ab7],
            &[("/subgames/3/losers", r#"["Cilli","Dora"]"#), ("/blobs/Dora", "4")],
        ),
        (
            "D-52",
            "cameroon_two_left = \"play-on\"",
            vec![&out3, &out3, &out3, &ab7],
            &[("/subgames/3/ended", "false"), ("/next/in", r#"["Cilli","Dora"]"#)],
        ),
        (
            "D-60",
            "",
            vec![&out3; 8],
            &[("/ended", "true"), ("/winners", r#"["Anna","Bert","Cilli"]"#), ("/blobs/Dora", "8"), ("/next", "null")],
        ),
        (
            "D-61",
            "convention = \"neustadt\"",
            vec![&a7, &b7c7],
            &[("/subgames/0/blobs", "[\"Anna\"]"), ("/blobs/Dora", "0")],
        ),
        (
            "D-61",
            "convention = \"neustadt\"",
            [&a7, &b7c7].repeat(4).into_iter().chain([&a_last].repeat(4)).map(String::as_str).collect(),
            &[("/next/subgame", "9"), ("/next/kind", "\"sixty-six\""), ("/next/round", "1"), ("/ended", "false")],
        ),
        (
            "D-61",
            "convention = \"neustadt\"",
            [&a7, &b7c7].repeat(6).into_iter().chain([&a7]).map(String::as_str).collect(),
            &[
                ("/ended", "true"),
                ("/blobs/Anna", "7"),
                ("/subgames/6/losers", r#"["Bert","Cilli","Dora"]"#),
                ("/subgames/6/blobs", "[\"Anna\"]"),
            ],
        ),
        (
            "D-61",
            "convention = \"neustadt\"",
            vec![&a7, "kind = \"ruling\"\nreason = \"late\"\nblobs = { Anna = 6 }"],
            &[("/ended", "true"), ("/blobs/Anna", "7"), ("/winners", "[\"Anna\"]")],
        ),
        (
            "D-61",
            "convention = \"neustadt\"",
            vec!["kind = \"ruling\"\nreason = \"late\"\nblobs = { Anna = 9 }"],
            &[("/ended", "false"), ("/blobs/Anna", "9")],
        ),
        (
            "D-62",
            "blob_for = \"winners\"\naim = \"fewest\"\nblob_target = 1",
            vec![&a7],
            &[("/ended", "true"), ("/winners", r#"["Bert","Cilli","Dora"]"#)],
        ),
        ("D-62", "blob_target = 2", vec![&out3; 2], &[("/ended", "true"), ("/winners", r#"["Anna","Bert","Cilli"]"#)]),
        ("D-62", "blob_target = 2\naim = \"most\"", vec![&out3; 2], &[("/winners", "[\"Dora\"]")]),
        (
            "D-62",
            "blob_for = \"winners\"",
            vec![&a7, &b7c7, end],
            &[("/winners", r#"["Bert","Cilli","Dora"]"#), ("/broken_off", "true")],
        ),
        ("D-62", "blob_target = 2", vec![blobs], &[("/ended", "false")]),
        (
            "D-63",
            "blob_for = \"winners\"\nplay_out = false",
            vec![&a6, DEAL],
            &[
                ("/subgames/0/ended", "true"),
                ("/subgames/0/losers", r#"["Bert","Cilli","Dora"]"#),
                ("/subgames/0/blobs", "[\"Anna\"]"),
            ],
        ),
    ];
    for (rule, rules, events, places) in rows {
        let score = scored(&session(rules, events));
        for (pointer, want) in *places {
            let want: Value = serde_json::from_str(want).unwrap();
            assert_eq!(score.pointer(pointer), Some(&want), "{rule}: {pointer} after {events:?} with {rules:?}");
        }
    }
    let text = session("", &[DEAL]).replace("[rules]", "first_dealer = \"Cilli\"\n[rules]");
    assert_eq!(scored(&text)["deals"][0]["forehand"], "Dora", "D-8");
}

/// P-1 to P-7: the first trick, in the order Bert, Cilli, Dora, Anna, what each of them plays from then on, and the finding.
#[test]
fn findings_of_the_referee() {
    const CALLED: &str = "caller = \"Bert\"\npartner = \"Dora\"\ncalled_card = \"CA\"";
    const CLUBS: &str = "trump = \"clubs\"";
    type Foul = (&'static str, usize, &'static str, &'static str, [&'static str; 4], &'static str);
    let rows: &[Foul] = &[
        (
            "P-1",
            0,
            CLUBS,
            "S9 SK D9 SA",
            ["DA DT DK HA HT", "C9 CU CO CK CT", "HK SO HO ST HU", "CA SU H9 DO DU"],
            "Dora D9 follow-suit: SO ST",
        ),
        (
            "P-2",
            0,
            CLUBS,
            "SA HU S9 SK",
            ["DA DT DK HA HT", "HK CT DO C9 DU", "ST SO SU HO H9", "CA CU CO CK D9"],
            "Cilli HU must-trump: CT C9",
        ),
        // Trumps are led, and Cilli stays under the King though she holds the Ace.
        (
            "P-3",
            0,
            CLUBS,
            "CK C9 CO CU",
            ["DA DT DK HA HT", "HK CA DO DU D9", "ST SO SU HO H9", "CT SA SK S9 HU"],
            "Cilli C9 overtrump: CA",
        ),
        // Cilli trumps, Dora cannot follow either and undertrumps; her Ten would not do, her Ace would.
        (
            "P-3",
            0,
            CLUBS,
            "S9 CT CU SK",
            ["DA DT DK HA HT", "HK HO DO DU D9", "CK CA HU H9 CO", "C9 SA ST SO SU"],
            "Dora CU overtrump: CA",
        ),
        (
            "P-4",
            3,
            "",
            "ST S9 SK SU",
            ["DA DT DK HA HT", "HK SA DO DU D9", "CK CA HU H9 CO", "C9 CT CU SO HO"],
            "Cilli S9 head: SA",
        ),
        (
            "P-5",
            3,
            "",
            "SA H9 S9 SK",
            ["DA DT DK HA CT", "HK C9 HT DU D9", "CK CA HU HO CO", "ST CU SO SU DO"],
            "Cilli H9 discard-high: HK HT DU",
        ),
        (
            "P-6",
            2,
            CALLED,
            "S9 SK CA SA",
            ["CT DT DK HA CU", "HK C9 HT DU D9", "CK CO HU HO DA", "ST H9 SO SU DO"],
            "Bert S9 lead-trump: CT CU",
        ),
        // The called card is never a finding, also where it is not the suit led; what is led in its place is.
        (
            "P-7",
            2,
            CALLED,
            "C9 CU CO CT",
            ["DA DT DK HA HT", "HK ST DO DU D9", "CA CK HU H9 HO", "SA SK SO SU S9"],
            "Dora CO called-card: CA",
        ),
    ];
    for (rule, contract, keys, first, hands, want) in rows {
        let kind = ["sixty-six", "red-sow", "call-a-card", "cameroon"][*contract];
        let trump = if keys.is_empty() { None } else { Some('C') };
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| hand.split(' ').map(card).collect()).collect();
        let mut trick: Vec<Card> = first.split(' ').map(card).collect();
        let (mut leader, mut tricks) = (0, vec![format!("\"{first}\"")]);
        let mut hands: Vec<_> = hands.into_iter().map(Vec::into_iter).collect();
        while hands[0].len() > 0 {
            leader = (leader + winner(&trick, trump)) % 4;
            trick = (0..4).filter_map(|place| hands[(leader + place) % 4].next()).collect();
            tricks.push(format!("\"{}\"", trick.join(" ")));
        }
        let event = format!("kind = \"{kind}\"\n{keys}\ntricks = [{}]", tricks.join(", "));
        let score = scored(&until("", *contract, "ABCD", &event));
        let finding = &score["findings"][0];
        let held: Vec<&str> = finding["held"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let text = |key: &str| finding[key].as_str().unwrap();
        let found = format!("{} {} {}: {}", text("player"), text("card"), text("rule"), held.join(" "));
        assert_eq!((finding["trick"].as_u64(), found.as_str()), (Some(1), *want), "{rule}: {event}");
    }
}

fn card(text: &str) -> Card {
    CARDS.into_iter().find(|card| *card == text).unwrap()
}
