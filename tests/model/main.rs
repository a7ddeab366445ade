//! The engine against a model: a scorer of its own, written from RULES.md, SESSION.md and OUTPUT.md alone, that shares no code
//! with the library, and random sessions of every kind that both of them score. A third of them are spoiled, so that both say
//! which event is refused.
//!
//! | | |
//! |---|---|
//! | `BOLLN_MODEL=100000 cargo test --release --test model` | the long form: so many sessions |
//! | `BOLLN_MODEL_FROM=SEED` | from another seed on |
//! | `BOLLN_MODEL_SHOWN=N` | so many disagreements made small and told, 10 if nothing is said |
//! | `BOLLN_VECTORS=FOLDER` | sessions with the JSON of their scores beside them, which the model itself has to meet |
//!
//! `scorer` is the model's way from text to JSON, through `log` (which events stand) and `dreeg` or `herzblatt`; `draw` makes
//! the sessions, `engine` is the one place that calls the library, `compare` and `shrink` tell of a disagreement.

mod cards;
mod compare;
mod document;
mod draw;
mod dreeg;
mod engine;
mod herzblatt;
mod house;
mod keys;
mod log;
mod money;
mod names;
mod reach;
mod record;
mod referee;
mod round;
mod scorer;
mod shrink;
#[path = "../fuzz/trials/mod.rs"]
mod trials;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::LazyLock;

use rayon::prelude::*;

use serde_json::Value as Json;
use toml::Table;

use crate::draw::dice::Dice;
use crate::draw::text;
use crate::draw::text::Hand;

/// How many sessions are compared where nobody asks for more.
const SESSIONS: u64 = 2_000;

/// A session by its seed.
fn session(seed: u64) -> (Table, Vec<Table>, Hand) {
    draw::session(&mut Dice::new(seed))
}

fn difference(text: &str) -> Option<String> {
    compare::difference(&scorer::score(text), &engine::score(text))
}

/// A session that was drawn and scored twice.
struct Trial {
    seed: u64,
    differs: bool,
    /// What of the contract it came to.
    reached: BTreeSet<String>,
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|number| number.parse().unwrap())
}

/// `BOLLN_MODEL=N` compares N sessions, `BOLLN_MODEL_FROM=SEED` from that seed on.
static TRIALS: LazyLock<Vec<Trial>> = LazyLock::new(|| {
    let first = number("BOLLN_MODEL_FROM").unwrap_or(0);
    let seeds = first..first + number("BOLLN_MODEL").unwrap_or(SESSIONS);
    let trial = |seed| {
        let (head, events, hand) = session(seed);
        let text = text::session(&head, &events, hand);
        let score = scorer::score(&text);
        let differs = compare::difference(&score, &engine::score(&text)).is_some();
        Trial { seed, differs, reached: reach::reached(&score) }
    };
    seeds.into_par_iter().map(trial).collect()
});

/// The engine scores random sessions as the model does, and refuses the same event of those that are wrong.
///
/// A session about which the two disagree is made small and written to `target/tmp/model-SEED.toml`.
#[test]
fn the_engine_scores_as_the_model_does() {
    let wrong: Vec<u64> = TRIALS.iter().filter(|trial| trial.differs).map(|trial| trial.seed).collect();
    let mut told = String::new();
    for &seed in wrong.iter().take(number("BOLLN_MODEL_SHOWN").unwrap_or(10) as usize) {
        let (head, events, hand) = session(seed);
        let disagree = |head: &Table, events: &[Table]| difference(&text::session(head, events, hand)).is_some();
        let (head, events) = shrink::shrink(head, events, disagree);
        let text = text::session(&head, &events, hand);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("model-{seed}.toml"));
        std::fs::write(&path, &text).unwrap();
        let difference = difference(&text).unwrap();
        writeln!(told, "\nseed {seed}: {}\n{difference}\n{text}", path.display()).unwrap();
    }
    assert!(wrong.is_empty(), "{} sessions: {wrong:?}{told}", wrong.len());
}

#[test]
fn random_sessions_reach_the_whole_contract() {
    let reached: BTreeSet<&String> = TRIALS.iter().flat_map(|trial| &trial.reached).collect();
    let missed: Vec<&str> = reach::WANTED.iter().copied().filter(|part| !reached.contains(&part.to_string())).collect();
    assert!(missed.is_empty() || TRIALS.len() < SESSIONS as usize, "never drawn: {missed:?}");
}

/// The model reads the contract right: it scores the sessions of a folder as the JSON beside them says.
///
/// `BOLLN_VECTORS=FOLDER` names the folder; without it there is nothing to do.
#[test]
fn the_model_scores_the_vectors() {
    let Ok(folder) = std::env::var("BOLLN_VECTORS") else { return };
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(Path::new(&folder)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let want: Json = serde_json::from_str(&std::fs::read_to_string(path.with_extension("json")).unwrap()).unwrap();
        let told = match (scorer::score(&text), want.get("rule")) {
            (Ok(score), None) => compare::scores(score, want.clone()),
            (Err(refusal), Some(_)) if refusal.event.map(Json::from) == want["event"].as_u64().map(Json::from) => None,
            (other, _) => Some(format!("{:?}, not {want}", other.map(|_| "scored"))),
        };
        wrong.extend(told.map(|told| format!("{}:\n{told}", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the fuzzer began with and what it once found, each input of `tests/fuzz/inputs`.
#[test]
fn every_kept_input_passes_its_trial() {
    type Trial = fn(&[u8]);
    let trials: [(&str, Trial); 4] = [
        ("reader", trials::reader::trial),
        ("answers", trials::answers::trial),
        ("replay", trials::replay::trial),
        ("settle", trials::settle::trial),
    ];
    for (name, trial) in trials {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/inputs").join(name);
        let inputs: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(!inputs.is_empty(), "{name}");
        inputs.into_par_iter().for_each(|input| trial(&std::fs::read(input).unwrap()));
    }
}
