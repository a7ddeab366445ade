//! Lists in a sentence.

use super::Words;
use crate::say;

impl Words {
    /// Names in a list: `Anna, Bert and Cilli`.
    pub fn listed<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> String {
        let names: Vec<&str> = names.into_iter().collect();
        match names.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((last, others)) => say!(self, "list-and", others = others.join(", "), last = *last),
        }
    }
}
