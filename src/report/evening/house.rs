//! The house rules in force: one line where they are the defaults, otherwise those that differ, then all.

use crate::page::{Block, Cell, Column, Section, Table, Weight};
use crate::rules::house::Key;
use crate::say;
use crate::session::Session;
use crate::words::Words;

type Setting = (&'static Key, String);

/// The section.
pub fn section<'a>(session: &Session, words: &Words) -> Section<'a> {
    let house = session.house();
    let settings: Vec<Setting> = house.keys().iter().map(|key| (key, house.get(key.name))).collect();
    let differing: Vec<&Setting> = settings.iter().filter(|(key, value)| key.default != value).collect();
    let heading = say!(words, "page-house");
    if differing.is_empty() {
        return Section::new("house", heading, vec![Block::Text(say!(words, "page-house-default"))]);
    }
    let differing = table("house-differing", say!(words, "page-house-differing"), differing, words);
    let all = table("house-all", say!(words, "page-house-all"), settings.iter().collect(), words);
    Section::new("house", heading, vec![differing, all]).weighing(Weight::Folded)
}

fn table<'a>(id: &'static str, caption: String, settings: Vec<&Setting>, words: &Words) -> Block<'a> {
    let columns = vec![
        Column::new("question", say!(words, "page-column-question")),
        Column::new("here", say!(words, "page-column-here")),
        Column::new("default", say!(words, "page-column-default")),
        Column::new("rule", say!(words, "page-column-rule")),
    ];
    let rows = settings.into_iter().map(|(key, value)| {
        let question = words.question(key);
        let meanings = [meaning(key, value, words), meaning(key, key.default, words)];
        [question].into_iter().chain(meanings).chain([key.rule.id().to_owned()]).map(Cell::text).collect()
    });
    Block::Table(Table { caption: Some(caption), rows: rows.collect(), ..Table::new(id, columns) })
}

/// A value in words, or the number itself.
fn meaning(key: &Key, value: &str, words: &Words) -> String {
    match value {
        "" => "–".to_owned(),
        value => words.meaning(key, value).unwrap_or_else(|| value.to_owned()),
    }
}
