//! Every error of a session that can be reached has a runnable file, with the exact message beside it.

use std::collections::BTreeSet;
use std::fs;

use bolln::rules::fault::Fault;
use bolln::session::{Flaw, Session};
use bolln::words::Lang;

use crate::common::{files, repository, same_as_reviewed, told};

/// What no file reaches, and why.
const UNREACHED: &[(&str, &str)] = &[
    ("TooLarge", "it takes more than 65,535 names, or more events than a file can hold: `hostile.rs` does it"),
    ("NeverSat", "a name that never sat is told as NameUnknown, with the nearest of those who did"),
    (
        "MoneyOverflow",
        "amounts of 12 digits would have to add up for longer than any evening: `rules_herzblatt.rs` does it",
    ),
];

/// The errors of a file by name; a file that is not text has one.
fn names(bytes: &[u8]) -> Vec<&'static str> {
    let Ok(text) = std::str::from_utf8(bytes) else { return vec!["NotUtf8"] };
    let problems = match Session::read(text) {
        Ok(session) => session.problems().to_vec(),
        Err(problems) => problems,
    };
    problems.iter().map(|problem| problem.mistake.wrong.name()).collect()
}

/// A file is named after its error; `-2` and so on tell files of one error apart.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(c.to_lowercase());
    }
    kebab
}

#[test]
fn every_file_has_its_error_and_its_message() {
    let mut others = Vec::new();
    for path in files("tests/errors", "toml") {
        let bytes = fs::read(&path).unwrap();
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let found = names(&bytes);
        let named = stem.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches("-");
        if !matches!(found[..], [name] if kebab(name) == named || kebab(name) == stem) {
            others.push(format!("{stem} holds {found:?}"));
            continue;
        }
        let file = format!("{stem}.toml");
        same_as_reviewed(&path.with_extension("txt"), &told(&file, &bytes, Lang::En));
        let german = path.with_extension("de.txt");
        if german.exists() {
            same_as_reviewed(&german, &told(&file, &bytes, Lang::De));
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
}

#[test]
fn every_error_is_reached_or_said_why_not() {
    let mut reached: BTreeSet<&str> = BTreeSet::new();
    for path in files("tests/errors", "toml") {
        reached.extend(names(&fs::read(&path).unwrap()));
    }
    let excused = |name: &str| UNREACHED.iter().any(|(unreached, _)| *unreached == name);
    let all = Fault::ALL.iter().chain(Flaw::ALL).map(|(name, ..)| *name);
    let amiss: Vec<&str> = all.filter(|name| reached.contains(name) == excused(name)).collect();
    assert!(amiss.is_empty(), "{amiss:?}: each wants a file in tests/errors, or a reason in UNREACHED");
}

/// No file of another name lies about, which no test would read.
#[test]
fn every_message_belongs_to_a_file() {
    for path in files("tests/errors", "txt") {
        let stem = path.file_name().unwrap().to_string_lossy();
        let session = stem.trim_end_matches(".txt").trim_end_matches(".de").to_owned() + ".toml";
        assert!(repository("tests/errors").join(&session).exists(), "{stem} without {session}");
    }
}

/// All errors are told, the one of the lowest event first: of what follows a mistake, whatever is wrong by itself.
#[test]
fn several_errors_are_told_in_the_order_of_their_events() {
    const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
    const WRONG_SUM: &str = "kind = \"sixty-six\"\npoints = { Anna = 50, Bert = 31, Cilli = 25, Dora = 12 }";
    const SEVEN: &str = "kind = \"sixty-six\"\ntrump = \"clubs\"\ntricks = [\"C9 C7 CU CO\"]\nrest = \"Anna\"";
    const TWO: &str = "kind = \"red-sow\"\nsoloist = \"Bert\"\noutcome = \"won\"\ncolour = 1\nnote = \"\"";
    type Told = &'static [(Option<u32>, &'static str)];
    let rows: [(&[&str], Told); 5] = [
        (&[WRONG_SUM, WRONG_SUM], &[(Some(1), "PilesShort"), (Some(2), "PilesShort")]),
        (&[WRONG_SUM, SEVEN], &[(Some(1), "PilesShort"), (Some(2), "CardOutsidePack")]),
        (&["kind = \"undo\"", WRONG_SUM], &[(Some(1), "UndoNothing"), (Some(2), "PilesShort")]),
        (&[TWO, "kind = \"what\""], &[(Some(1), "KeyUnknownAlone"), (Some(1), "Empty"), (Some(2), "KindUnknown")]),
        (
            &[WRONG_SUM, "kind = \"correction\"\ncorrects = 7"],
            &[(Some(1), "PilesShort"), (Some(2), "CorrectionTarget")],
        ),
    ];
    for (events, want) in rows {
        let text: String = events.iter().map(|event| format!("[[events]]\n{event}\n")).collect();
        let session = Session::read(&format!("{HEAD}{text}")).unwrap();
        let told: Vec<_> =
            session.problems().iter().map(|problem| (problem.event, problem.mistake.wrong.name())).collect();
        assert_eq!(told, want, "{text}");
    }
}
