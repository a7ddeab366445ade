//! A rule as text: id, title, sentence; a ruling is marked as one, with its key, default and alternatives.

use crate::rules::book::{Origin, Rule};
use crate::rules::dreeg;
use crate::rules::herzblatt;
use crate::rules::house::{Domain, Key};
use crate::say;
use crate::screen::Screen;

/// What a key of `[rules]` says at this table; nothing where no table is meant.
pub type Here<'h> = &'h dyn Fn(&str) -> Option<String>;

/// The rule for so many players; 0 where that does not matter.
pub fn rule(rule: Rule, players: u8, here: Here<'_>, screen: &Screen) -> String {
    let words = &screen.words;
    let id = rule.id();
    let (title, text) = (words.title(rule), words.rule(rule, players.into()));
    let head = screen.heading(&say!(words, "rule-head", id = id, title = title));
    let mut lines = vec![head, screen.wrapped(&format!("    {text}"), "    ")];
    lines.extend(marked(rule, here, screen));
    lines.join("\n")
}

/// What marks a rule as a ruling: one line, and one for each key that bends it.
fn marked(rule: Rule, here: Here<'_>, screen: &Screen) -> Vec<String> {
    let words = &screen.words;
    let keys = dreeg::house::House::KEYS.iter().chain(herzblatt::house::House::KEYS);
    let keys: Vec<&Key> = keys.filter(|key| rule.keys().contains(&key.name)).collect();
    let origin = match rule.origin() {
        Origin::Seed => None,
        Origin::Ruling if keys.is_empty() => Some(say!(words, "rule-ruling-fixed")),
        Origin::Ruling => Some(say!(words, "rule-ruling")),
        Origin::Both => Some(say!(words, "rule-partly-ruling")),
    };
    let keyed = keys.into_iter().map(|key| {
        let (allowed, default) = (alternatives(key), if key.default.is_empty() { "–" } else { key.default });
        match here(key.name).filter(|value| !value.is_empty()) {
            Some(here) => {
                say!(words, "rule-key-here", key = key.name, here = here, default = default, allowed = allowed)
            }
            None => say!(words, "rule-key", key = key.name, default = default, allowed = allowed),
        }
    });
    let lines = origin.into_iter().chain(keyed);
    lines.map(|line| screen.faint(&screen.wrapped(&format!("    {line}"), "      "))).collect()
}

/// A key of `[rules]` as the question that it answers, with its rule, default and alternatives.
pub fn key(key: &Key, screen: &Screen) -> String {
    let words = &screen.words;
    let (question, rule) = (words.question(key), key.rule.id());
    let (allowed, default) = (alternatives(key), if key.default.is_empty() { "–" } else { key.default });
    let head = screen.heading(&say!(words, "house-key", key = key.name, rule = rule));
    let told = say!(words, "house-key-told", question = question, default = default, allowed = allowed);
    format!("{head}\n{}", screen.wrapped(&format!("    {told}"), "    "))
}

fn alternatives(key: &Key) -> String {
    match key.domain {
        Domain::Words(words) => words.join(" | "),
        Domain::Flag => "true | false".to_owned(),
        Domain::Range(..) | Domain::Numbers(_) => key.domain.describe(),
    }
}
