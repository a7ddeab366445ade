//! The rules that an evening's page cites.

use crate::page::{Block, Cell, Cited, Page, Section, Weight};
use crate::report::explain::{Case, paragraph};
use crate::rules::book::{Rule, RuleSet};
use crate::say;
use crate::words::Words;

/// The rules to which the tables of a page point; nothing if they point to none.
pub fn section<'a>(page: &Page<'_>, words: &Words) -> Option<Section<'a>> {
    let mut rules = RuleSet::default();
    for section in page.sections.iter() {
        for row in section.tables().flat_map(|table| table.rows.iter()) {
            for cell in row.iter() {
                if let Cell::Rules(more) = cell {
                    rules = more.iter().fold(rules, RuleSet::with);
                }
            }
        }
    }
    let cited = |rule: Rule| {
        let id = rule.id();
        let title = words.title(rule, &[]);
        Cited { id, title, text: paragraph(rule, Case::ANY, words) }
    };
    let cited: Vec<Cited> = rules.iter().map(cited).collect();
    let section = || Section::new("rules", say!(words, "page-rules"), vec![Block::Rules(cited)]);
    (rules != RuleSet::default()).then(section).map(|section| section.weighing(Weight::Folded))
}
