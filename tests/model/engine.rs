//! The one place that calls the library.

use bolln::report::json;
use bolln::session::Session;
use serde_json::Value as Json;

/// A session's score by the engine, or the lowest event that it refuses.
pub fn score(text: &str) -> Result<Json, Option<usize>> {
    let lowest = |problems: &[bolln::session::Problem]| {
        problems.iter().map(|problem| problem.event.map(|event| event as usize)).min().unwrap()
    };
    let session = Session::read(text).map_err(|problems| lowest(&problems))?;
    let (score, problems) = session.replay();
    if !problems.is_empty() {
        return Err(lowest(&problems));
    }
    let mut bytes = Vec::new();
    json::write(&session, &score, &mut bytes).unwrap();
    Ok(serde_json::from_slice(&bytes).unwrap())
}
