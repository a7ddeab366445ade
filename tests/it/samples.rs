//! Every sample evening scores as its reviewed file says, and so does every part of it that was there while it went on.

use std::fs;

use bolln::session::Session;

use crate::common::{files, repository, same_as_reviewed, score};

#[test]
fn every_sample_scores_as_reviewed() {
    for path in files("sample-sessions", "toml") {
        let text = fs::read_to_string(&path).unwrap();
        let found = score(&text).unwrap_or_else(|problems| panic!("{}: {problems:?}", path.display()));
        let name = path.file_stem().unwrap().to_string_lossy();
        let pretty = serde_json::to_string_pretty(&found).unwrap() + "\n";
        same_as_reviewed(&repository(&format!("tests/samples/{name}.json")), &pretty);
    }
}

/// An evening is entered event by event, so every beginning of it is a session without errors.
#[test]
fn every_beginning_of_a_sample_is_sound() {
    for path in files("sample-sessions", "toml") {
        let text = fs::read_to_string(&path).unwrap();
        let events = text.match_indices("\n[[events]]").map(|(at, _)| at + 1);
        for (number, end) in events.enumerate() {
            let session = Session::read(&text[..end]).unwrap();
            assert_eq!(session.len(), number, "{}", path.display());
            assert_eq!(session.problems(), [], "{} up to event {number}", path.display());
        }
    }
}
