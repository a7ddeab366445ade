//! What random sessions come to, so that they try the whole contract.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::scorer::Refusal;

/// What they have to come to: deals by kind and players, with what is told of
/// them; findings; and why a session is refused.
pub const WANTED: &[&str] = &[
    "sixty-six 2 null",
    "sixty-six 2 counts",
    "sixty-six 3 null",
    "sixty-six 3 counts",
    "sixty-six 4 null",
    "sixty-six 4 counts",
    "red-sow 2 null",
    "red-sow 2 counts",
    "red-sow 3 null",
    "red-sow 3 counts",
    "red-sow 4 null",
    "red-sow 4 counts",
    "call-a-card 2 null",
    "call-a-card 2 counts",
    "call-a-card 3 null",
    "call-a-card 3 counts",
    "call-a-card 4 null",
    "call-a-card 4 counts",
    "cameroon 2 null",
    "cameroon 2 counts",
    "cameroon 3 null",
    "cameroon 3 counts",
    "cameroon 4 null",
    "cameroon 4 counts",
    "solo 2 null",
    "solo 2 counts",
    "solo 3 null",
    "solo 3 counts",
    "solo 4 null",
    "solo 4 counts",
    "solo 5 null",
    "solo 5 counts",
    "passed 2 null",
    "passed 3 null",
    "passed 4 null",
    "passed 5 null",
    "follow-suit",
    "must-trump",
    "overtrump",
    "head",
    "discard-high",
    "lead-trump",
    "called-card",
    "C-3",
    "C-4",
    "D-1",
    "D-4",
    "D-11",
    "D-12",
    "D-13",
    "D-21",
    "D-22",
    "D-30",
    "D-36",
    "D-40",
    "D-41",
    "D-43",
    "D-44",
    "D-51",
    "H-9",
    "H-11",
    "H-12",
    "M-2",
    "M-4",
    "P",
    "correction",
    "end",
    "evidence",
    "head",
    "joined",
    "keys",
    "kind",
    "money",
    "names",
    "range",
    "ruling",
    "rules",
    "seat",
    "stake",
    "undo",
    "words",
];

/// What a session came to.
pub fn reached(score: &Result<Json, Refusal>) -> BTreeSet<String> {
    let score = match score {
        Ok(score) => score,
        Err(refusal) => return [refusal.why.split(':').next().unwrap().to_owned()].into(),
    };
    let deal = |deal: &Json| {
        let told = if deal["counts"].is_null() { "null" } else { "counts" };
        format!("{} {} {told}", deal["kind"].as_str().unwrap(), deal["in"].as_array().unwrap().len())
    };
    let deals = score["deals"].as_array().unwrap().iter().map(deal);
    let findings = score["findings"].as_array().unwrap().iter();
    deals.chain(findings.map(|finding| finding["rule"].as_str().unwrap().to_owned())).collect()
}
