//! The engine against a model: a scorer of its own, written from RULES.md, SESSION.md and OUTPUT.md alone, that shares no code
//! with the library, and random sessions that both of them score.

mod cards;
mod compare;
mod document;
mod dreeg;
mod engine;
mod herzblatt;
mod house;
mod keys;
mod log;
mod money;
mod names;
mod record;
mod referee;
mod scorer;

use std::path::Path;

use serde_json::Value as Json;

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
