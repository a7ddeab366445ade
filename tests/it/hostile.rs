//! Files that nobody would write by hand: none makes the reader panic, overflow or run on without end, and what is right in
//! them is found at the right event and line.

use std::fmt::Write;

use bolln::report::{diagnosis, evening, explain};
use bolln::screen::Screen;
use bolln::session::{Names, Session, Wrong};
use bolln::words::Lang;
use proptest::prelude::*;

use crate::common::{files, score, told};

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const HERZBLATT: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\
                         [stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n";
const DEAL: &str = "kind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }\n";
const WRONG: &str = "kind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 13 }\n";

/// The name of the first fault of a text, its event and line; a text without one scores.
fn first(text: &str) -> Option<(&'static str, Option<u32>, usize)> {
    let problems = score(text).err()?;
    let problem = problems.first().expect("a refusal says why");
    Some((problem.mistake.wrong.name(), problem.event, diagnosis::line(problem, text, &Names::default())))
}

/// A text that must be refused, whatever the reason, and in words.
fn refused(what: &str, text: &str) {
    let told = told("hostile.toml", text, Lang::En);
    assert!(told.contains("hostile.toml:"), "{what} is accepted: {told:.500}");
    assert!(told.len() < 20_000, "{what} is refused in {} bytes", told.len());
}

#[test]
fn events_in_every_spelling_are_found_at_their_event_and_line() {
    let inline = DEAL.replace('\n', ", ");
    let (deal, wrong) = (inline.trim_end_matches(", "), inline.replace("= 12", "= 13"));
    let wrong = wrong.trim_end_matches(", ");
    let texts: &[(&str, String, u32, usize)] = &[
        ("tables", format!("{HEAD}[[events]]\n{DEAL}[[events]]\n{WRONG}"), 2, 9),
        ("spaces", format!("{HEAD}  [[ events ]]  # one\n{DEAL}\t[[\tevents\t]]\n{WRONG}"), 2, 9),
        ("quoted headers", format!("{HEAD}[[\"events\"]]\n{DEAL}[['events']]\n{WRONG}"), 2, 9),
        ("escaped headers", format!("{HEAD}[[\"\\u0065vents\"]]\n{DEAL}[[events]]\n{WRONG}"), 2, 9),
        ("an inline array", format!("{HEAD}events = [\n {{ {deal} }},\n {{ {wrong} }},\n]\n"), 2, 6),
        ("a quoted inline array", format!("{HEAD}\"events\" = [ {{ {deal} }},\n {{ {wrong} }} ]\n"), 2, 5),
        (
            "rules after the events",
            format!("{HEAD}[[events]]\n{DEAL}[[events]]\n{WRONG}[rules]\nties = \"worse\"\n"),
            2,
            9,
        ),
        (
            "sub-tables",
            format!(
                "{HEAD}[[events]]\nkind = \"sixty-six\"\n[events.points]\nAnna = 52\nBert = 31\nCilli = 25\nDora = 13\n"
            ),
            1,
            6,
        ),
        (
            "dotted keys",
            format!(
                "{HEAD}[[events]]\nkind = \"sixty-six\"\npoints.Anna = 52\npoints.Bert = 31\npoints.Cilli = 25\npoints.Dora = 13\n"
            ),
            1,
            6,
        ),
        (
            "headers within strings and comments",
            format!(
                "note = '''\n[[events]]\nkind = 3\n'''\n{HEAD}# [[events]]\n[[events]] # [[events]]\n{DEAL}note = \"\"\"\n\
                 [[events]]\n\"\"\"\n[[events]]\n{WRONG}"
            ),
            2,
            17,
        ),
        (
            "an array over several lines that holds a header's text",
            format!(
                "{HEAD}[[events]]\nkind = \"sixty-six\"\nplacing = [\n['Anna', # [[events]]\n'Bert'],\n['Cilli']\n]\n"
            ),
            1,
            6,
        ),
    ];
    for (what, text, event, line) in texts {
        let (_, found_event, found_line) = first(text).unwrap_or_else(|| panic!("{what}: accepted\n{text}"));
        assert_eq!((found_event, found_line), (Some(*event), *line), "{what}\n{}", told("f", text, Lang::En));
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(first(&crlf), first(text), "{what} with CRLF");
        let marked = format!("\u{feff}{text}");
        assert_eq!(first(&marked), first(text), "{what} with a byte order mark");
        if what.contains("header's text") || what.contains("dotted") || what.contains("sub-tables") {
            continue;
        }
        let mended = text.replace("= 13", "= 12");
        let score = score(&mended).unwrap_or_else(|problems| panic!("{what}: {problems:?}"));
        assert_eq!(score["deals"].as_array().map(Vec::len), Some(2), "{what}");
    }
}

#[test]
fn values_that_cannot_be_are_refused_where_they_stand() {
    let rows: &[(&str, &str)] = &[
        ("points = { Anna = nan, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = { Anna = inf, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = { Anna = -inf, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = { Anna = 1e9, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = { Anna = 52.0, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = { Anna = 9223372036854775808, Bert = 31, Cilli = 25, Dora = 12 }", "NumberRange"),
        ("points = { Anna = -99999999999999999999999999, Bert = 31, Cilli = 25, Dora = 12 }", "NumberRange"),
        ("points = { Anna = 0xFFFFFFFFFFFFFFFFFFFF, Bert = 31, Cilli = 25, Dora = 12 }", "NumberRange"),
        ("points = { Anna = -1, Bert = 31, Cilli = 25, Dora = 12 }", "NumberRange"),
        ("points = { Anna = 1, Bert = 82, Cilli = 25, Dora = 12 }", "PileImpossible"),
        ("points = { Anna = 120, Bert = 120, Cilli = 120, Dora = 120 }", "PilesOver"),
        ("points = { Anna = {}, Bert = 31, Cilli = 25, Dora = 12 }", "WrongType"),
        ("points = []", "WrongType"),
        ("points = {}", "Empty"),
        ("points = { Käthe = 46 }", "KeyNeedsQuotes"),
        ("points = { Anna = 52, Anna = 52 }", "Syntax"),
        ("placing = [[], []]", "Empty"),
        ("placing = [[[\"Anna\"]]]", "WrongType"),
        ("tricks = [\"\"]\ntrump = \"hearts\"", "TrickUneven"),
        ("tricks = [\"HA HT HK HO HU H9 H8 H7 CA\"]\ntrump = \"hearts\"", "TrickUneven"),
        ("tricks = [\"♥A HT HK HO\"]\ntrump = \"hearts\"", "CardUnknown"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 2026-11-29T19:36:12", "OffsetMissing"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 2026-11-29", "OffsetMissing"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 19:36:12", "OffsetMissing"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = \"2026-11-29T19:36:12Z\"", "WrongType"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 2026-02-30T19:36:12Z", "Syntax"),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 0000-01-01T00:00:00+23:59", ""),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 9999-12-31T23:59:59-23:59", ""),
        ("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\nat = 2026-06-30T23:59:60.123456789123Z", ""),
    ];
    for (lines, want) in rows {
        let text = format!("{HEAD}[[events]]\nkind = \"sixty-six\"\n{lines}\n");
        let found = first(&text);
        assert_eq!(found.map_or("", |(name, ..)| name), *want, "{lines}\n{}", told("f", &text, Lang::En));
        assert!(found.is_none_or(|(_, event, line)| event == Some(1) && (6..=7).contains(&line)), "{lines}: {found:?}");
    }
}

#[test]
fn numbers_and_texts_may_be_written_as_toml_allows() {
    let text = format!(
        "{HEAD}[[events]]\n\"kind\" = '''sixty-six'''\n'points' = {{ \"\\u0041nna\" = +0x34, Bert = 3_1, Cilli = 0b11001, \
         Dora = 0o14 }}\n"
    );
    let score = score(&text.replace("+0x34", "0x34")).unwrap();
    assert_eq!(score["deals"][0]["counts"]["Anna"], 52);
    assert_eq!(score["deals"][0]["counts"]["Dora"], 12);
}

#[test]
fn names_at_their_limits() {
    let forty = "Ž".repeat(40);
    let sound = ["a", &forty, "[[events]]", "\\\"kind\\\" = '3'"];
    let list = |names: &[&str]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let head = format!("format = 1\ngame = \"dreeg\"\nplayers = [{}]\n", list(&sound));
    let text = format!("{head}[[events]]\nkind = \"sixty-six\"\nplacing = [[{}]]\n", list(&sound));
    assert_eq!(first(&text), None, "{}", told("f", &text, Lang::En));
    let bad = [
        ("", "NameLength"),
        (" a", "NameSpace"),
        ("a\u{2003}", "NameSpace"),
        ("a\\u0000b", "NameInvisible"),
        ("a\\u0085b", "NameInvisible"),
        (&"x".repeat(41), "NameLength"),
        (&"x".repeat(1_000_000), "NameLength"),
        ("ANNA", "NameTwin"),
        ("Anna", "NameTwice"),
    ];
    for (name, want) in bad {
        let text = format!("format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"{name}\", \"Bert\"]\n");
        assert_eq!(first(&text), Some((want, None, 3)), "{name:.60}");
        refused(&format!("the name {name:.60}"), &text);
    }
}

#[test]
fn deep_nesting_and_unclosed_brackets() {
    for (what, part) in [
        ("brackets", "["),
        ("closing brackets", "]"),
        ("braces", "a = {"),
        ("lists", "a = ["),
        ("tables in lists", "a = [{ b = "),
        ("headers", "[[events]]\n["),
        ("dots", "a."),
        ("quotes", "\""),
        ("single quotes", "'"),
        ("triple quotes", "\"\"\""),
        ("line ends", "\r"),
        ("equal signs", "="),
        ("backslashes", "\"\\"),
        ("commas", "a = [,"),
    ] {
        for (place, head) in [("alone", ""), ("in the head", HEAD), ("in an event", &format!("{HEAD}[[events]]\n"))] {
            refused(&format!("{what} {place}"), &format!("{head}{}", part.repeat(1_000_000 / part.len())));
        }
    }
    let closed = format!("{HEAD}[[events]]\nkind = {}{}\n", "[".repeat(50_000), "]".repeat(50_000));
    refused("a deep list", &closed);
    let dotted = format!("{HEAD}[[events]]\nkind.{} = 1\n", "a.".repeat(50_000).trim_end_matches('.'));
    refused("a deep key", &dotted);
    let header = format!("{HEAD}[[events]]\n[events.{}]\n", "a.".repeat(50_000).trim_end_matches('.'));
    refused("a deep header", &header);
}

#[test]
fn empty_and_nearly_empty_files() {
    for text in
        ["", "\u{feff}", "\n", "\r\n", "#", "\0", "\u{feff}\u{feff}", " ", "[[events]]", "[[events", "[", "events"]
    {
        refused(&format!("{text:?}"), text);
    }
}

#[test]
fn ten_megabytes_of_garbage() {
    const SIZE: usize = 10 << 20;
    let mut state = 1_u64;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u8
    };
    let bytes: Vec<u8> = (0..SIZE).map(|_| random()).collect();
    assert!(told("noise.toml", &bytes, Lang::En).contains("UTF-8"));
    let ascii: String = bytes.iter().map(|byte| char::from(byte & 0x7f)).collect();
    refused("ASCII noise", &ascii);
    refused("zeros", &"\0".repeat(SIZE));
    refused("one word on each line", &"a\n".repeat(SIZE / 2));
    refused("a long text in an event", &format!("{HEAD}[[events]]\nkind = \"{}\"", "ä".repeat(SIZE / 2)));
    refused("a long key", &format!("{HEAD}{} = 1\n", "k".repeat(SIZE)));
    let long_note = format!("{HEAD}[[events]]\nnote = \"{}\"\n{DEAL}", "n".repeat(SIZE));
    assert_eq!(first(&long_note), None);
    let comments = format!("{HEAD}{}[[events]]\n{WRONG}", "# [[events]]\n".repeat(SIZE / 13));
    assert_eq!(first(&comments), Some(("PilesOver", Some(1), SIZE / 13 + 6)));
}

#[test]
fn a_hundred_thousand_keys_names_and_events() {
    let mut keys = String::new();
    (0..100_000).for_each(|n| writeln!(keys, "k{n} = {n}").unwrap());
    refused("keys of the head", &format!("{HEAD}{keys}"));
    refused("keys of an event", &format!("{HEAD}[[events]]\n{DEAL}{keys}"));
    refused("keys of the rules", &format!("{HEAD}[rules]\n{keys}"));
    let entries: String = (0..100_000).map(|n| format!("k{n} = 1, ")).collect();
    refused("piles", &format!("{HEAD}[[events]]\nkind = \"sixty-six\"\npoints = {{ {entries} Anna = 3 }}\n"));
    let amounts = entries.replace("= 1,", "= \"0.10\",");
    refused(
        "payments",
        &format!("{HERZBLATT}[[events]]\nkind = \"ruling\"\nreason = \"x\"\npayments = {{ {amounts} }}\n"),
    );
    let names: String = (0..100_000).map(|n| format!("\"P{n}\", ")).collect();
    refused("players", &format!("format = 1\ngame = \"dreeg\"\nplayers = [{names}]\n"));
    refused("a seating", &format!("{HERZBLATT}[[events]]\nkind = \"seating\"\nplayers = [{names}]\n"));
    refused(
        "one name often",
        &format!("{HERZBLATT}[[events]]\nkind = \"seating\"\nplayers = [{}]\n", "\"A\",".repeat(65_539)),
    );
    let events = format!("{HEAD}{}", format!("[[events]]\n{DEAL}").repeat(100_000));
    let (name, event, _) = first(&events).expect("nobody has strokes for so many deals");
    assert_eq!((name, event), ("PlayerOut", Some(4)));
}

/// Thousands of people who sit down one after the other, and as many who are owed something.
#[test]
fn a_crowd_at_the_table() {
    let mut text = HERZBLATT.to_owned();
    for n in 0..20_000 {
        writeln!(text, "[[events]]\nkind = \"seating\"\nplayers = [\"A{n}\", \"B{n}\", \"C{n}\"]").unwrap();
        writeln!(text, "[[events]]\nkind = \"stake\"\namount = \"{}.00\"", n + 1).unwrap();
        writeln!(text, "[[events]]\nkind = \"solo\"\nsoloist = \"A{n}\"\nsoloist_points = 70").unwrap();
    }
    let score = score(&text).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
    assert_eq!(score["balances"].as_object().map(serde_json::Map::len), Some(60_003));
}

/// As many mistakes as events: they are told once each, not by reading the file anew for each.
#[test]
fn a_hundred_thousand_mistakes() {
    let text = format!("{HEAD}{}", "[[events]]\nkind = \"sixty six\"\n".repeat(100_000));
    let problems = score(&text).unwrap_err();
    assert_eq!(problems.len(), 100_000);
    assert_eq!(diagnosis::line(problems.last().unwrap(), &text, &Names::default()), 200_003);
}

#[test]
fn corrections_of_everything() {
    let mut text = HEAD.to_owned();
    text += &format!("[[events]]\n{DEAL}").repeat(2_000);
    for k in 1..=2_000 {
        for _ in 0..5 {
            writeln!(text, "[[events]]\nkind = \"correction\"\ncorrects = {k}\n[events.now]\nkind = \"misdeal\"")
                .unwrap();
        }
        writeln!(text, "[[events]]\nkind = \"correction\"\nbefore = {k}\n[events.now]\nkind = \"misdeal\"").unwrap();
    }
    let score = score(&text).unwrap();
    assert_eq!(score["deals"].as_array().map(Vec::len), Some(0));
}

/// A file that is not TOML is none even where the event that spoils it was corrected later.
#[test]
fn a_correction_does_not_mend_the_syntax() {
    let text = format!("{HEAD}[[events]]\nkind = \"misdeal\n[[events]]\nkind = \"correction\"\ncorrects = 1\n");
    assert_eq!(first(&text), Some(("Syntax", Some(1), 5)));
}

/// What cannot be read says where, also when the place is within a character of several bytes or past the end.
#[test]
fn places_are_marked_within_the_text() {
    for text in ["ä = ", "format = \"ä", "players = [\"ä\", ", "ä", "# ä\u{0}", "x = '''ä", "\u{feff}ä"] {
        refused(text, text);
    }
    let problems = score(
        "format = 1\ngame = \"dreeg\"\nplayers = [\"Käthe\", \"Bert\", \"Cilli\"]\n[[events]]\nkind = \"end\"\nnote = 3\n",
    );
    let problem = &problems.unwrap_err()[0];
    assert!(matches!(&problem.mistake.wrong, Wrong::Format(_)));
    assert!(Session::read("format = 2").is_err());
}

/// A terminal gets no escapes from a file: not from its texts, nor from what is told of its mistakes.
#[test]
fn nothing_in_a_file_moves_the_cursor() {
    let bell = "a\\u001b]0;title\\u0007b\\u001b[2Jc\\u009b2Jd";
    let mut text = format!(
        "place = \"{bell}\"\nnote = \"{bell}\"\n{HEAD}[[events]]\nkind = \"ruling\"\nreason = \"{bell}\"\nstrokes = {{ Anna = 1 }}\n"
    );
    let screen = Screen::fixed(Lang::En, 100);
    let has_control = |text: &str| text.chars().any(|c| c.is_control() && c != '\n');
    let session = Session::read(&text).unwrap();
    assert_eq!(session.problems(), []);
    let shown = evening::text(&session, &screen);
    assert!(shown.contains("a\\u{1b}]0;title\\u{7}b\\u{1b}[2Jc\\u{9b}2Jd") && !has_control(&shown), "{shown:?}");
    let explained = explain::event(&session, 1, &screen).unwrap();
    assert!(
        explained.contains("a\\u{1b}]0;title\\u{7}b\\u{1b}[2Jc\\u{9b}2Jd") && !has_control(&explained),
        "{explained:?}"
    );
    text += &format!("\"{bell}\" = 1\n");
    let told = told("f.toml", text.replace("\\u001b", "\u{1b}"), Lang::En);
    assert!(told.contains("f.toml:") && !has_control(&told), "{told:?}");
    let told = crate::common::told("f.toml", &text, Lang::En);
    assert!(told.contains("title") && !has_control(&told), "{told:?}");
}

/// A change to the bytes of a file.
#[derive(Clone, Debug)]
enum Change {
    Byte(u8),
    Remove(usize),
    Repeat(usize),
    Insert(&'static str),
}

fn change() -> impl Strategy<Value = Change> {
    let words = prop::sample::select(vec![
        "[[events]]\n",
        "\n",
        "\"",
        "'''",
        "{",
        "}",
        "[",
        "]",
        "119",
        "-",
        "99999999999999999999",
        "true",
        "\u{feff}",
        "ä",
        "\0",
        "\r",
        "kind = \"correction\"\n",
        "corrects = 1\n",
        "before = 1\n",
        "[events.now]\n",
        "kind = \"end\"\n",
        "nan",
        "HA",
        "+",
        "#",
        ".",
    ]);
    prop_oneof![
        any::<u8>().prop_map(Change::Byte),
        (1..200_usize).prop_map(Change::Remove),
        (1..300_usize).prop_map(Change::Repeat),
        words.prop_map(Change::Insert),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// A sample that a cat has walked over is scored as JSON or refused in words.
    #[test]
    fn spoilt_samples_are_scored_or_refused(
        file in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), change()), 1..5),
    ) {
        let mut bytes = std::fs::read(file.get(&files("sample-sessions", "toml"))).unwrap();
        for (place, change) in changes {
            let at = place.index(bytes.len().max(1)).min(bytes.len());
            let until = |more: usize| (at + more).min(bytes.len());
            match change {
                Change::Byte(byte) => bytes.splice(at..until(1), [byte]).for_each(drop),
                Change::Remove(more) => bytes.drain(at..until(more)).for_each(drop),
                Change::Repeat(more) => {
                    let part = bytes[at..until(more)].to_vec();
                    bytes.splice(at..at, part).for_each(drop);
                }
                Change::Insert(word) => bytes.splice(at..at, word.bytes()).for_each(drop),
            }
        }
        let refused = told("spoilt.toml", &bytes, Lang::En);
        let scored = std::str::from_utf8(&bytes).ok().and_then(|text| score(text).ok());
        prop_assert_eq!(refused.is_empty(), scored.is_some(), "{}", refused);
    }
}
