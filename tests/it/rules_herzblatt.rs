//! Herzblatt, rule by rule: small sessions with what the rule book says they come to.

use bolln::rules::Player;
use bolln::rules::fault::Fault;
use bolln::rules::herzblatt::house::House;
use bolln::rules::herzblatt::state::State;
use bolln::rules::herzblatt::{Event, Payment};
use bolln::rules::money::Money;
use serde_json::Value;

use crate::common::score;

const NAMES: [&str; 5] = ["Anna", "Bert", "Cilli", "Dora", "Emil"];

/// A session for so many, with these house rules and events; a stake is ten cents, and Anna deals first.
fn session(players: usize, rules: &str, events: &[&str]) -> String {
    let names = NAMES[..players].iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let events: String = events.iter().map(|event| format!("[[events]]\n{event}\n")).collect();
    format!(
        "format = 1\ngame = \"herzblatt\"\nplayers = [{names}]\n[rules]\n{rules}\n[stake]\namount = \"0.10\"\n\
         currency = \"EUR\"\n{events}"
    )
}

fn scored(text: &str) -> Value {
    score(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

/// H-1 to H-9, M-1 to M-4: the rule, players, house rules, what is told of Bert's solo, its factor and his payment.
#[test]
fn a_solo_is_paid() {
    const MUHR: &str = "variant = \"muhr\"";
    let limit = "schneider_limit = 30";
    let in_du = "variant = \"muhr\"\nschneider_in_du = true";
    let rows: &[(&str, usize, &str, &str, u32, &str)] = &[
        ("H-4", 3, "", "soloist_points = 66", 1, "0.20"),
        ("H-4", 3, "", "soloist_points = 86", 1, "0.20"),
        ("H-5", 3, "", "soloist_points = 87", 3, "0.60"),
        ("H-6", 3, "", "soloist_points = 65", 2, "-0.40"),
        ("H-6", 3, "", "soloist_points = 34", 2, "-0.40"),
        ("H-7", 3, "", "soloist_points = 33", 4, "-0.80"),
        ("H-7", 2, "", "soloist_points = 0", 4, "-0.40"),
        ("H-4", 5, "", "soloist_points = 70", 1, "0.40"),
        ("H-4", 3, limit, "soloist_points = 89", 1, "0.20"),
        ("H-5", 3, limit, "soloist_points = 90", 3, "0.60"),
        ("H-6", 3, limit, "soloist_points = 31", 2, "-0.40"),
        ("H-7", 3, limit, "soloist_points = 30", 4, "-0.80"),
        ("H-4", 3, "win_high = 1", "soloist_points = 120", 1, "0.20"),
        ("H-4", 3, "win_high = 1", "outcome = \"won-high\"", 1, "0.20"),
        ("H-6", 3, "loss_schneider = 2", "soloist_points = 20", 2, "-0.40"),
        ("H-6", 3, "loss = 1", "soloist_points = 60", 1, "-0.20"),
        ("H-4", 3, "win = 100", "outcome = \"won\"", 100, "20.00"),
        ("H-5", 3, "", "outcome = \"won-high\"", 3, "0.60"),
        ("H-7", 3, "", "outcome = \"schneider\"", 4, "-0.80"),
        ("H-9", 4, "", "soloist_points = 70", 1, "0.30"),
        ("H-4", 4, "dealer_sits_out = true", "soloist_points = 70", 1, "0.20"),
        ("M-1", 3, MUHR, "soloist_points = 61", 1, "0.20"),
        ("M-1", 3, MUHR, "soloist_points = 60", 1, "-0.20"),
        ("M-2", 3, MUHR, "soloist_points = 66\nannouncement = \"66\"", 2, "0.40"),
        ("M-2", 3, MUHR, "soloist_points = 65\nannouncement = \"66\"", 2, "-0.40"),
        ("M-2", 3, MUHR, "soloist_points = 120\nannouncement = \"du\"\nall_tricks = true", 3, "0.60"),
        ("M-2", 3, MUHR, "soloist_points = 116\nannouncement = \"du\"\nall_tricks = false", 3, "-0.60"),
        ("M-3", 3, MUHR, "soloist_points = 87", 2, "0.40"),
        ("M-3", 3, MUHR, "soloist_points = 33", 2, "-0.40"),
        ("M-3", 3, MUHR, "outcome = \"lost\"\nschneider = true", 2, "-0.40"),
        ("M-3", 3, MUHR, "soloist_points = 33\nannouncement = \"du\"\nall_tricks = false", 6, "-1.20"),
        ("M-3", 3, in_du, "soloist_points = 20\nannouncement = \"du\"\nall_tricks = false", 6, "-1.20"),
        ("M-2", 3, MUHR, "soloist_points = 34\nannouncement = \"du\"\nall_tricks = false", 3, "-0.60"),
        ("M-3", 3, MUHR, "outcome = \"lost\"\nannouncement = \"du\"\nschneider = true", 6, "-1.20"),
        ("M-3", 3, in_du, "soloist_points = 120\nannouncement = \"du\"\nall_tricks = true", 6, "1.20"),
        ("M-4", 3, MUHR, "soloist_points = 70\ncontra = \"Cilli\"", 2, "0.40"),
        ("M-4", 3, MUHR, "soloist_points = 50\ncontra = \"Anna\"\nre = true", 4, "-0.80"),
        ("M-4", 3, MUHR, "soloist_points = 90\nannouncement = \"66\"", 4, "0.80"),
        ("M-4", 3, MUHR, "soloist_points = 90\nannouncement = \"66\"\ncontra = \"Cilli\"\nre = true", 16, "3.20"),
    ];
    for (rule, players, rules, told, factor, payment) in rows {
        let score = scored(&session(*players, rules, &[&format!("kind = \"solo\"\nsoloist = \"Bert\"\n{told}")]));
        let deal = &score["deals"][0];
        assert_eq!(
            (deal["factor"].as_u64(), deal["payments"]["Bert"].as_str()),
            (Some((*factor).into()), Some(*payment)),
            "{rule}: {told} with {rules:?}"
        );
        assert!(deal["rules"].as_array().unwrap().iter().any(|id| id == rule), "{rule}: {}", deal["rules"]);
        let sits = deal["in"].as_array().unwrap().len();
        assert_eq!(sits, *players - usize::from(rules.contains("sits_out")), "H-1: {told}");
    }
}

/// H-2: Bert takes every trick with 99 card points in it, and the two cards he laid away hold the other 21.
#[test]
fn the_discards_count_for_the_soloist() {
    let tricks = "kind = \"solo\"\nsoloist = \"Bert\"\ntricks = [\"HA DK\", \"HT DO\", \"HK DU\", \"HO CU\", \"HU SU\", \"CA CK\", \
                  \"CT CO\", \"SA SK\", \"ST SO\"]";
    let score = scored(&session(2, "", &[tricks]));
    assert_eq!(score["deals"][0]["counts"], serde_json::json!({ "soloist": 120, "defenders": 0 }));
    assert_eq!(score["deals"][0]["payments"]["Anna"], "-0.30");
    assert_eq!(score["findings"], serde_json::json!([]));
}

/// Evenings: the rule, house rules, events, and places of the score with what stands there.
#[test]
fn dealers_seats_and_debts() {
    let solo = "kind = \"solo\"\nsoloist = \"Bert\"\nsoloist_points = 70";
    let lost = "kind = \"solo\"\nsoloist = \"Anna\"\nsoloist_points = 40";
    let passed = "kind = \"passed\"";
    let misdeal = "kind = \"misdeal\"\ndealer = \"Cilli\"";
    let without_bert = "kind = \"seating\"\nplayers = [\"Anna\", \"Dora\", \"Cilli\"]";
    let others = "kind = \"seating\"\nplayers = [\"Dora\", \"Emil\"]";
    let dealer = "kind = \"seating\"\nplayers = [\"Cilli\", \"Bert\", \"Anna\"]\ndealer = \"Anna\"";
    let paid = "kind = \"payment\"\nfrom = \"Anna\"\nto = \"Bert\"\namount = \"0.10\"";
    let stake = "kind = \"stake\"\namount = \"0.50\"";
    let fine =
        "kind = \"ruling\"\nreason = \"late\"\npayments = { Anna = \"-0.20\", Bert = \"0.10\", Cilli = \"0.10\" }";
    let end = "kind = \"end\"";
    type Evening<'a> = (&'a str, &'a str, &'a [&'a str], &'a [(&'a str, &'a str)]);
    let rows: &[Evening] = &[
        (
            "H-3",
            "",
            &[passed],
            &[("/deals/0/factor", "0"), ("/deals/0/payments/Anna", "\"0.00\""), ("/next/dealer", "\"Bert\"")],
        ),
        ("H-3", "", &[passed], &[("/deals/0/won", "null"), ("/deals/0/soloist", "null")]),
        (
            "H-2",
            "",
            &[solo],
            &[("/deals/0/forehand", "\"Bert\""), ("/next/dealer", "\"Bert\""), ("/next/forehand", "\"Cilli\"")],
        ),
        ("D-8", "", &[misdeal], &[("/next/dealer", "\"Cilli\""), ("/deals", "[]")]),
        ("H-1", "dealer_sits_out = true", &[], &[("/next/in", r#"["Bert","Cilli"]"#)]),
        ("H-10", "", &[solo], &[("/transfers/0/amount", "\"0.10\""), ("/transfers/1/to", "\"Bert\"")]),
        ("H-10", "", &[solo, lost], &[("/balances", r#"{"Anna":"-0.50","Bert":"0.40","Cilli":"0.10"}"#)]),
        (
            "H-11",
            "",
            &[solo, without_bert],
            &[("/next/dealer", "\"Cilli\""), ("/balances/Bert", "\"0.20\""), ("/balances/Dora", "\"0.00\"")],
        ),
        (
            "H-11",
            "",
            &[solo, others],
            &[("/next/dealer", "\"Dora\""), ("/players", r#"["Anna","Bert","Cilli","Dora","Emil"]"#)],
        ),
        ("H-11", "", &[solo, dealer], &[("/next/dealer", "\"Anna\""), ("/next/forehand", "\"Cilli\"")]),
        (
            "H-12",
            "",
            &[solo, paid],
            &[("/balances", r#"{"Anna":"0.00","Bert":"0.10","Cilli":"-0.10"}"#), ("/paid/0/event", "2")],
        ),
        ("H-12", "", &[solo, end, paid], &[("/ended", "true"), ("/next", "null"), ("/balances/Anna", "\"0.00\"")]),
        ("ruling", "", &[fine], &[("/balances/Anna", "\"-0.20\""), ("/rulings/0/reason", "\"late\"")]),
        ("stake", "", &[stake, solo], &[("/deals/0/stake", "\"0.50\""), ("/balances/Bert", "\"1.00\"")]),
    ];
    for (rule, rules, events, places) in rows {
        let score = scored(&session(3, rules, events));
        for (pointer, want) in *places {
            let want: Value = serde_json::from_str(want).unwrap();
            assert_eq!(score.pointer(pointer), Some(&want), "{rule}: {pointer} after {events:?} with {rules:?}");
        }
    }
}

/// P-3: in Herzblatt one must overtrump only when trumps were led; P-2 holds as in Dreeg.
#[test]
fn findings_of_the_referee() {
    let deal = |tricks: &str| {
        let text =
            session(3, "", &[&format!("kind = \"solo\"\nsoloist = \"Bert\"\nrest = \"Bert\"\ntricks = [{tricks}]")]);
        scored(&text)["findings"].clone()
    };
    // Clubs are led; Cilli trumps with HT, Anna, who has HA and no club, may stay under with H9.
    assert_eq!(deal("\"CK HT H9\", \"SK HA S9\""), serde_json::json!([]));
    // Hearts are led: the same card is a breach.
    let found = deal("\"HK HT H9\", \"SK HA S9\"");
    assert_eq!(
        found,
        serde_json::json!([
            { "event": 1, "trick": 1, "player": "Anna", "card": "H9", "rule": "overtrump", "held": ["HA"] }
        ])
    );
    // Anna has no club, throws a spade and holds a heart.
    let found = deal("\"CK C9 S9\", \"SK SU HA\"");
    assert_eq!(found[0]["rule"], "must-trump");
    assert_eq!(found.as_array().unwrap().len(), 1);
}

/// H-9: sums beyond what can be counted are refused, and nothing is booked. No file comes near: 12 digits, 4 decimals and every
/// factor at 100 are far below.
#[test]
fn sums_never_leave_their_range() {
    let (anna, bert) = (Player(0), Player(1));
    let mut state = State::new(House::default(), vec![anna, bert], anna, Money::new(1));
    let payment = Event::Payment(Payment { from: anna, to: bert, amount: Money::new(i128::MAX) });
    assert!(state.apply(&payment).is_ok());
    assert_eq!(state.apply(&payment).unwrap_err(), Fault::MoneyOverflow {});
    assert_eq!(state.balance(anna), Money::new(i128::MAX));
    let rules = "variant = \"muhr\"\nsixty_six = 100\nschneider = 100\ncontra = 100\nre = 100";
    let text = session(5, rules, &["kind = \"solo\"\nsoloist = \"Bert\"\nsoloist_points = 120\nannouncement = \"66\"\ncontra = \"Cilli\"\nre = true"])
        .replace("\"0.10\"", "\"999999999999.9999\"")
        .replace("EUR", "CLF");
    assert_eq!(scored(&text)["balances"]["Bert"], "399999999999999960000.0000");
}
