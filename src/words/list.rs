//! Lists in a sentence.

use super::Words;
use crate::say;

impl Words {
    /// Names in a list: `Anna, Bert and Cilli`.
    pub fn listed<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> String {
        joined(names, |others, last| say!(self, "list-and", others = others, last = last))
    }

    /// What may be chosen: `dreeg or herzblatt`.
    pub fn alternatives<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> String {
        joined(names, |others, last| say!(self, "list-or", others = others, last = last))
    }
}

fn joined<'n>(names: impl IntoIterator<Item = &'n str>, with_last: impl Fn(String, &str) -> String) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => (*only).to_owned(),
        Some((last, others)) => with_last(others.join(", "), last),
    }
}
