//! What is meant by a word after `bolln rules`: a rule's id, a topic by any of its names in any language, a key, a word of titles.

use super::topics::{TOPICS, Topic};
use super::{HOUSE, names};
use crate::report::explain::all_keys;
use crate::rules::book::Rule;
use crate::session::names::folded;
use crate::words::{Lang, Words};

/// What was found.
#[derive(Debug)]
pub enum Found {
    /// The card of a topic.
    Topic(&'static Topic),
    /// The keys of `[rules]`.
    House,
    /// Rules without a card of their own.
    Rules(Vec<Rule>),
}

/// Finds what is meant: what is called just so comes before what begins so, and that before what is part of a longer word.
pub fn find(typed: &str) -> Option<Found> {
    if let Some(rule) = Rule::of_id(typed.trim()) {
        return Some(Found::Rules(vec![rule]));
    }
    let wanted = letters(typed);
    if wanted.is_empty() {
        return None;
    }
    let languages = Lang::ALL.map(Words::new);
    let called = |topic: &str| -> Vec<String> {
        languages.iter().flat_map(|words| names(topic, words)).map(|name| letters(&name)).collect()
    };
    let topics = TOPICS.iter().map(|topic| (topic.name, Some(topic))).chain([(HOUSE, None)]);
    let topics: Vec<(Vec<String>, Option<&Topic>)> = topics.map(|(name, topic)| (called(name), topic)).collect();
    let matching = |test: &dyn Fn(&str) -> bool| {
        let (_, topic) = topics.iter().find(|(names, _)| names.iter().any(|name| test(name)))?;
        Some(topic.map_or(Found::House, Found::Topic))
    };
    matching(&|name| name == wanted)
        .or_else(|| of_key(typed.trim(), &wanted, &languages))
        .or_else(|| matching(&|name| name.starts_with(&wanted)))
        .or_else(|| matching(&|name| name.len() > 4 && wanted.contains(name)))
        .or_else(|| {
            let rules = of_titles(&languages, |word| wanted.len() > 2 && word.starts_with(&wanted));
            (!rules.is_empty()).then_some(Found::Rules(rules))
        })
}

/// The rule that a key of `[rules]` bends, with those in whose titles the same word stands.
fn of_key(typed: &str, wanted: &str, languages: &[Words]) -> Option<Found> {
    let key = all_keys().find(|key| key.name.eq_ignore_ascii_case(typed))?;
    let mut rules = of_titles(languages, |word| word == wanted);
    rules.push(key.rule);
    rules.sort_unstable();
    rules.dedup();
    Some(Found::Rules(rules))
}

/// The rules in whose titles such a word stands.
fn of_titles(languages: &[Words], test: impl Fn(&str) -> bool) -> Vec<Rule> {
    let has = |rule: &Rule, words: &Words| words.title(*rule, &[]).split_whitespace().any(|word| test(&letters(word)));
    Rule::ALL.iter().copied().filter(|rule| languages.iter().any(|words| has(rule, words))).collect()
}

/// A name as it is compared: `Rot-Sau` and `rot sau` are one.
fn letters(name: &str) -> String {
    folded(name).chars().filter(|c| c.is_alphanumeric()).collect()
}
