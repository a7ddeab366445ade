//! The house rules in force: those that differ from the defaults first, then all.

use super::{Block, Cell, Column, Section, Table};
use crate::rules::house::Key;
use crate::say;
use crate::session::Session;
use crate::words::Words;

/// The section.
pub fn section(session: &Session, words: &Words) -> Section {
    let house = session.house();
    let settings: Vec<(&Key, String)> = house.keys().iter().map(|key| (key, house.get(key.name))).collect();
    let differing: Vec<&(&Key, String)> = settings.iter().filter(|(key, value)| key.default != value).collect();
    let mut blocks = Vec::new();
    if differing.is_empty() {
        blocks.push(Block::Text(say!(words, "page-house-default")));
    } else {
        blocks.push(table(say!(words, "page-house-differing"), differing.into_iter(), words));
    }
    blocks.push(table(say!(words, "page-house-all"), settings.iter(), words));
    Section::new(say!(words, "page-house"), blocks)
}

fn table<'a>(caption: String, settings: impl Iterator<Item = &'a (&'a Key, String)>, words: &Words) -> Block {
    let columns = [
        (say!(words, "page-column-question"), Column::Left),
        (say!(words, "page-column-here"), Column::Left),
        (say!(words, "page-column-default"), Column::Left),
        (say!(words, "page-column-rule"), Column::Left),
    ];
    let rows = settings.map(|(key, value)| {
        let question = words.text(&format!("key-{}", key.name), &[]);
        let cells = [question, meaning(key, value, words), meaning(key, key.default, words), key.rule.id().to_owned()];
        cells.map(Cell::from).into()
    });
    Block::Table(Table { caption, columns: columns.into(), rows: rows.collect() })
}

/// A value in words, or the number itself.
fn meaning(key: &Key, value: &str, words: &Words) -> String {
    match value {
        "" => "–".to_owned(),
        value => words.find(&format!("key-{}.{value}", key.name), &[]).unwrap_or_else(|| value.to_owned()),
    }
}
