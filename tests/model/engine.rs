//! The one place that calls the library.

use bolln::report::json;
use bolln::session::{Problem, Session};
use serde_json::Value as Json;

/// A session's score by the engine, or the lowest event that it refuses.
pub fn score(text: &str) -> Result<Json, Option<usize>> {
    let lowest = |problems: &[Problem]| problems.iter().map(|problem| problem.event.map(|event| event as usize)).min();
    let session = Session::read(text).map_err(|problems| lowest(&problems).unwrap())?;
    if let Some(event) = lowest(session.problems()) {
        return Err(event);
    }
    let mut bytes = Vec::new();
    json::write(&session, &mut bytes).unwrap();
    Ok(serde_json::from_slice(&bytes).unwrap())
}
