//! The rule cards say all that the sources say, and nothing that the sources state is shown as a ruling.

use bolln::report::explain;
use bolln::report::rulecard::{TOPICS, card};
use bolln::rules::book::{Origin, Rule};
use bolln::screen::Screen;
use bolln::session::Session;
use bolln::words::Lang;

fn shown(lang: Lang, width: u16, topic: &str, players: u8) -> String {
    card(topic, players, &Screen::fixed(lang, width)).unwrap_or_else(|| panic!("no card {topic}"))
}

/// A card with its lines joined, so that a sentence can be looked for.
fn flowing(lang: Lang, topic: &str, players: u8) -> String {
    shown(lang, 160, topic, players).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The markers of the rule book, id by id: `seed`, `ruling`, both, `one source`; nothing where it has no marker.
const MARKERS: &str = "\
C-1 seed
C-2 seed
C-3
C-4
C-5 seed
C-6 seed
D-1 seed
D-2 seed ruling three_hand
D-3 seed
D-4 seed
D-5 seed
D-6 ruling all_out
D-7
D-8 ruling
D-9 ruling
D-10
D-11 seed ruling ties
D-12 ruling marriages
D-13 ruling last_trick_bonus
D-14 seed ruling
D-20 seed
D-21 seed
D-22 ruling false_claim
D-23 seed
D-24 seed
D-30 seed
D-31 seed
D-32 seed ruling red_sow_exact_66
D-33 seed
D-34 ruling red_sow_schneider
D-35 ruling
D-36 seed ruling
D-40 seed ruling
D-41 seed
D-42 seed
D-43 seed ruling call_undecided
D-44 ruling call_award
D-50 seed
D-51 seed
D-52 ruling cameroon_two_left
D-60 seed
D-61 seed ruling
D-62 seed
D-63 ruling play_out
H-1 seed ruling four_player_pack dealer_sits_out
H-2 seed
H-3 ruling
H-4 seed
H-5 one-source
H-6 seed
H-7 seed
H-8 ruling win win_high loss loss_schneider schneider_limit
H-9
H-10
H-11
H-12
M-1 seed
M-2 seed ruling
M-3 seed ruling schneider_in_du
M-4 seed
P seed ruling
P-1 seed
P-2 seed
P-3 seed ruling
P-4 seed
P-5 seed
P-6 seed
P-7 seed ruling";

#[test]
fn every_rule_has_the_origin_of_the_book() {
    assert_eq!(MARKERS.lines().count(), Rule::ALL.len());
    for (line, rule) in MARKERS.lines().zip(Rule::ALL) {
        let mut words = line.split(' ');
        assert_eq!(words.next(), Some(rule.id()));
        let words: Vec<&str> = words.collect();
        let has = |marker: &str| words.contains(&marker);
        let origin = match (has("seed"), has("ruling"), has("one-source")) {
            (true, true, false) => Origin::Both,
            (false, true, false) => Origin::Ruling,
            (false, false, true) => Origin::OneSource,
            (_, false, false) => Origin::Seed,
            _ => panic!("{line}"),
        };
        assert_eq!(rule.origin(), origin, "{line}");
        let keys: Vec<&str> =
            words.iter().copied().filter(|word| !["seed", "ruling", "one-source"].contains(word)).collect();
        assert_eq!(rule.ruling_keys(), keys, "{line}");
    }
}

/// A rule shows the mark of a ruling just where it is one, and its key with it.
#[test]
fn a_ruling_is_marked_and_shows_its_key() {
    let languages = [
        (Lang::En, "Ruling: ", "key", "Ruling: the sources are silent"),
        (Lang::De, "Festlegung: ", "Schlüssel", "Festlegung: Hier schweigen"),
    ];
    for (lang, mark, key_word, legend) in languages {
        for rule in Rule::ALL {
            let told = flowing(lang, rule.id(), 0);
            let told = told.split(legend).next().unwrap();
            let is_ruling = matches!(rule.origin(), Origin::Ruling | Origin::Both);
            assert_eq!(told.contains(mark), is_ruling, "{}", rule.id());
            for key in rule.ruling_keys() {
                let (before, after) = told.split_once(mark).unwrap();
                let line = format!("{key_word} {key}: ");
                assert!(after.contains(&line) && !before.contains(&line), "{line} in {told}");
            }
        }
    }
}

/// The card, players; what it says and what it does not.
#[test]
fn the_cards_say_what_a_table_needs() {
    type Row<'a> = (&'a str, u8, &'a [&'a str], &'a [&'a str]);
    let dealt = "After shuffling and cutting, everybody is dealt his six cards in threes";
    let legend = "Ruling: the sources are silent here";
    let rows: &[Row] = &[
        (
            "sixty-six",
            4,
            &[dealt, "Four get 6", "so he is sure of a trump", "leads to the next", "must follow suit", "D-21", "D-22"],
            &["talon", "two more follow", "closed"],
        ),
        (
            "sixty-six",
            3,
            &["Ruling: Three get 8", "Ruling: Where three get eight each", "first two tricks"],
            &["rob. "],
        ),
        ("sixty-six", 3, &["score 2, 1 and 0 game points. Ruling: Equal", "deals six each"], &["D-23"]),
        (
            "sixty-six",
            2,
            &[
                "bottom card of the talon",
                "trump 9 may rob",
                "from the seventh trick",
                "Whether the talon may be closed",
            ],
            &["Three get 8", "sure of a trump", "Ruling: While"],
        ),
        (
            "red-sow",
            4,
            &[dealt, "the other three", "Ruling: Exactly 66", "must play a trump", "names trumps after the deal, and"],
            &["talon", "D-36", "trump_from"],
        ),
        (
            "red-sow",
            3,
            &[
                "Ruling: Where three play with a talon (D-2), the holder",
                "after the deal (with a talon: when D-36 says)",
                "With a talon, trumps hold from the trick that the record names (trump_from)",
            ],
            &["the other three"],
        ),
        (
            "red-sow",
            2,
            &[
                "by the third trick",
                "Ruling: While there is a talon, any card",
                "names trumps when D-36 says",
                "without it from the trick in which the Ace is played, that trick included",
            ],
            &["three play", "after the deal"],
        ),
        (
            "call-a-card",
            4,
            &[
                "P-6",
                "P-7",
                "After the first three forehand calls",
                "Four get 6",
                "Ruling: Forehand is the next player clockwise of the dealer who is in.",
            ],
            &["talon", "to the first trick. C-6"],
        ),
        ("call-a-card", 3, &["Ruling: Where three play with a talon (D-2), the called card"], &[]),
        (
            "call-a-card",
            2,
            &[
                "no card is called",
                "Ruling: The winner scores 1",
                "After the first three forehand names trumps (D-40)",
                "forehand, who is the non-dealer, names trumps",
                "Ruling: Forehand leads to the first trick.",
            ],
            &["P-6", "P-7", "is his partner", "forehand calls"],
        ),
        (
            "dealing",
            2,
            &["In Call a Card forehand names trumps after the first three"],
            &["forehand calls", "three get"],
        ),
        ("dealing", 4, &["forehand calls after the first three", "(in Call a Card by the sources: D-40)"], &[]),
        ("referee", 2, &["P-1 to P-3 hold from the seventh trick on."], &["three play", "P-6 ·"]),
        ("referee", 3, &["P-1 to P-3 hold from the third on.", "In Call a Card, forehand’s"], &["two in", "four in"]),
        ("referee", 4, &["In Call a Card, the partner"], &["talon", "three"]),
        (
            "cameroon",
            4,
            &["no trumps", "must beat the best card", "highest rank", "score 3, 2, 1 and 0"],
            &["D-52", "P-2"],
        ),
        ("cameroon", 3, &["Ruling: They score 2, 1 and 0", "Cameroon ends and both are losers", "D-52"], &["D-12 ·"]),
        ("cameroon", 2, &["key cameroon_two_left: stop", "Ruling: While there is a talon"], &["Three get 8"]),
        ("dreeg", 0, &["there is no loser", "D-9"], &[]),
        ("blobs", 0, &["the sub-game ends at once and the game with it"], &[]),
        ("muhr", 0, &["In a Du that is lost it counts", "Ruling: An announcement that is not made loses"], &[]),
        (
            "herzblatt",
            3,
            &[
                "usually of the Berlin pattern; German suits do as well",
                "get 8 each",
                "Forehand leads",
                "Hearts are always",
            ],
            &["20 cards", "Haifler", "D-8"],
        ),
        ("herzblatt", 4, &["30 cards, without the Eights", "Ruling: When four play, by agreement the Sevens"], &[]),
        ("herzblatt", 5, &["all 32 cards", "One source alone has this", "When trumps are led"], &["Sevens"]),
        (
            "herzblatt",
            0,
            &["one stake or two, as agreed (H-8)", "key loss: 2 by default; possible"],
            &["(a ruling, H-8)"],
        ),
        ("H-6", 0, &["key loss: 2 by default (a ruling, H-8)", legend], &[]),
        ("H-5", 0, &[legend], &[]),
        ("H-4", 5, &[legend], &[]),
        ("M-1", 0, &[], &[legend]),
        ("D-23", 4, &["With two in"], &[]),
        ("P", 0, &["never changes the score by itself"], &[]),
        ("house", 0, &[legend, "ties (D-11, a ruling)", "blob_for (D-62) Who", "better (by default): all take"], &[]),
    ];
    for (topic, players, said, unsaid) in rows {
        let told = flowing(Lang::En, topic, *players);
        said.iter().for_each(|text| assert!(told.contains(text), "{topic} for {players} lacks {text:?}:\n{told}"));
        unsaid.iter().for_each(|text| assert!(!told.contains(text), "{topic} for {players} has {text:?}:\n{told}"));
    }
}

/// The same in German, where the sentence goes another way.
#[test]
fn the_german_cards_say_it_too() {
    let rows: &[(&str, u8, &[&str], &[&str])] = &[
        ("placing", 2, &["außer wenn nach Absprache der letzte Stich entscheidet: Dann bekommt den Punkt, wer"], &[]),
        ("placing", 4, &["wer schon am Tisch für gleich erklärt wurde, bleibt es"], &[]),
        ("rufen", 2, &["Nach den ersten drei bestimmt Vorhand den Trumpf (D-40)"], &["ruft Vorhand"]),
        ("geben", 2, &["Beim Rufen bestimmt Vorhand nach den ersten drei den Trumpf (D-40)"], &["ruft Vorhand"]),
        ("rot-sau", 2, &["Er bestimmt den Trumpf (wann, steht in D-36) und spielt"], &["nach dem Geben"]),
        ("rot-sau", 4, &["Er bestimmt nach dem Geben den Trumpf"], &["trump_from"]),
        ("schiedsrichter", 3, &["P-1 bis P-3 gelten ab dem dritten."], &["zu zweit", "zu viert"]),
    ];
    for (topic, players, said, unsaid) in rows {
        let told = flowing(Lang::De, topic, *players);
        said.iter().for_each(|text| assert!(told.contains(text), "{topic} for {players} lacks {text:?}:\n{told}"));
        unsaid.iter().for_each(|text| assert!(!told.contains(text), "{topic} for {players} has {text:?}:\n{told}"));
    }
}

#[test]
fn a_card_fits_its_screen_and_no_word_of_a_message_is_left_over() {
    for lang in Lang::ALL {
        for topic in TOPICS.iter().map(|topic| topic.name).chain(["house"]) {
            for players in [0, 2, 3, 4, 5, 6] {
                for width in [40, 90] {
                    for line in shown(lang, width, topic, players).lines() {
                        assert!(line.chars().count() <= width.into(), "{topic} for {players}, {width}: {line}");
                        let odd = ["  ", " .", " ,", "{", "$"].into_iter().find(|odd| line.trim().contains(odd));
                        assert_eq!(odd, None, "{topic} for {players}: {line}");
                    }
                }
            }
        }
    }
}

/// A session of four (Anna deals) or three, and what is said of its last event, in one line.
fn explained(lang: Lang, head: &str, events: &[&str]) -> String {
    let events_of_file: String = events.iter().map(|event| format!("[[events]]\n{event}\n")).collect();
    let text = format!("format = 1\n{head}\n{events_of_file}");
    let session = Session::read(&text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    assert_eq!(session.problems(), [], "{text}");
    let told = explain::event(&session, events.len() as u32, &Screen::fixed(lang, 160)).unwrap();
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The head, the events, and what is said of the last of them.
#[test]
fn what_a_deal_came_to_is_said_with_its_rule() {
    let dreeg = "game = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]";
    let muhr = "game = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n[stake]\namount = \"0.10\"\n\
                currency = \"EUR\"\n[rules]\nvariant = \"muhr\"";
    let flat = "game = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\"]\n[stake]\namount = \"0.10\"\n\
                currency = \"EUR\"\n[rules]\nwin_high = 1";
    let skip = "kind = \"ruling\"\nreason = \"skipped\"\nstrokes = { Anna = 7, Bert = 7, Cilli = 7 }";
    let cameroon = "kind = \"ruling\"\nreason = \"out\"\nstrokes = { Anna = 7, Bert = 5 }";
    let placed = "kind = \"cameroon\"\nplacing = [[\"Bert\"], [\"Cilli\"], [\"Dora\"]]";
    let wrong_call = "kind = \"call-a-card\"\ncaller = \"Bert\"\npartner = \"Dora\"\ncalled_card = \"SA\"\n\
                      tricks = [\"D9 CA SA DA\"]\nrest = \"Dora\"";
    let claimed = "kind = \"sixty-six\"\nfalse_claim = \"Bert\"";
    let two_left = "kind = \"ruling\"\nreason = \"out\"\nstrokes = { Cilli = 7, Dora = 7 }";
    let named = "kind = \"call-a-card\"\ncaller = \"Bert\"\ncaller_points = 70";
    let counted = "kind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }";
    let race = |rules: &str| format!("{dreeg}\n[rules]\n{rules}");
    let near = |blobs: u8| {
        format!("kind = \"ruling\"\nreason = \"so\"\nstrokes = {{ Anna = 5 }}\nblobs = {{ Anna = {blobs} }}")
    };
    let du = "kind = \"solo\"\nsoloist = \"Bert\"\nsoloist_points = 120\nannouncement = \"du\"\nall_tricks = true";
    let solo = "kind = \"solo\"\nsoloist = \"Bert\"\nsoloist_points = 90";
    let doubled = format!("{solo}\nannouncement = \"66\"\ncontra = \"Cilli\"\nre = true");
    type Row<'a> = (&'a str, &'a [&'a str], &'a [&'a str], &'a [&'a str]);
    let rows: &[Row] = &[
        (dreeg, &[claimed], &["Bert claimed 66 falsely (D-22).", "Ruling: Whoever claims 66"], &[]),
        (dreeg, &[skip, skip, wrong_call], &["Bert led ♦9, no trump, and held none: the call was wrong (D-40)."], &[]),
        (
            dreeg,
            &[skip, skip, skip, cameroon, placed],
            &["Cameroon ends, and both lose (D-52, cameroon_two_left).", "key cameroon_two_left: stop at this table"],
            &[],
        ),
        (
            dreeg,
            &[skip, skip, two_left, named],
            &["Bert named trumps, and the two played each other (D-41)."],
            &["alone", "D-8 ·"],
        ),
        (&race("convention = \"neustadt\""), &[&near(6), counted], &["D-61 ·", "neustadt at this table"], &["D-62 ·"]),
        (
            &race("convention = \"neustadt\"\nblob_target = 4"),
            &[&near(3), counted],
            &["D-62 ·", "key blob_target: 4 at this table"],
            &["D-61 ·"],
        ),
        (
            &race("blob_for = \"winners\"\naim = \"most\"\nblob_target = 2"),
            &[&near(1), counted],
            &["D-62 ·", "key blob_for: winners at this table", "key blob_target: 2 at this table"],
            &["D-61 ·"],
        ),
        (muhr, &[du], &["M-3 ·", "key schneider_in_du: false at this table"], &["(schneider)"]),
        (flat, &["kind = \"passed\""], &["Nobody played, and the cards were thrown in (H-3)."], &[]),
        (
            muhr,
            &[&doubled],
            &[
                "Bert announced “66” (M-2).",
                "Cilli said contra, and Bert answered Ree (M-4).",
                "2 (“66”) × 2 (schneider) × 2 (contra) × 2 (Ree) = 16 (M-4).",
                "M-3 ·",
                "M-4 ·",
            ],
            &["M-1 ·"],
        ),
        (muhr, &[solo], &["M-1 ·", "M-3 ·"], &["M-2 ·", "M-4 ·"]),
        (flat, &[solo], &["H-4 ·", "(a ruling, H-8)", "Ruling: the sources are silent here"], &["H-5 ·"]),
    ];
    for (head, events, said, unsaid) in rows {
        let told = explained(Lang::En, head, events);
        said.iter().for_each(|text| assert!(told.contains(text), "no {text:?} in {told}"));
        unsaid.iter().for_each(|text| assert!(!told.contains(text), "{text:?} in {told}"));
    }
    let told = explained(Lang::De, muhr, &[&doubled]);
    assert!(told.contains("Cilli hat Kontra gesagt, Bert mit Ree geantwortet (M-4)."), "{told}");
    let told = explained(Lang::De, flat, &["kind = \"passed\""]);
    assert!(told.contains("Keiner hat gespielt, und es wurde zusammengeworfen (H-3)."), "{told}");
    let told = explained(Lang::De, dreeg, &[skip, skip, two_left, named]);
    assert!(told.contains("Bert hat den Trumpf bestimmt, und die zwei haben gegeneinander gespielt"), "{told}");
    let told = explained(Lang::De, dreeg, &[claimed]);
    assert!(told.contains("Bert hat die 66 zu Unrecht gemeldet (D-22)."), "{told}");
}
