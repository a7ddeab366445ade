//! The rule card: the rules of a topic, for so many players.

mod find;
mod topics;

use crate::report::explain::{self, Case};
use crate::rules::book::Rule;
use crate::rules::house::Key;
use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::screen::Screen;
use crate::words::{Lang, Words};
use find::{Found, find};

pub use topics::{TOPICS, Topic};

/// The topic that lists the keys of `[rules]`.
pub const HOUSE: &str = "house";

/// The card that a word means: a topic by any of its names, a rule by its id or key, or the rules that have the word in their
/// titles; nothing if it means none. `players` is how many are in, 0 for any number.
pub fn card(typed: &str, players: u8, screen: &Screen) -> Option<String> {
    Some(match find(typed)? {
        Found::Topic(topic) => of_topic(topic, players, screen),
        Found::House => house_rules(screen),
        Found::Rules(rules) => of_rules(&rules, players, screen),
    })
}

fn of_topic(topic: &Topic, players: u8, screen: &Screen) -> String {
    let words = &screen.words;
    let case = Case { players, of: topic.name };
    let heading = screen.heading(&words.topic(topic.name));
    let intro = screen.wrapped(&words.topic_intro(topic.name, players), "");
    let mut sections = vec![format!("{heading}\n{intro}")];
    for (part, rules) in topic.parts {
        let heading = part.map(|part| screen.heading(&part.heading(words)));
        let told = explain::rules(rules, case, &|_| None, screen);
        if !told.is_empty() {
            sections.push([heading, Some(told)].into_iter().flatten().collect::<Vec<_>>().join("\n"));
        }
    }
    let unsaid = topic.unsaid.iter().filter_map(|name| words.unsaid(name, players));
    let unsaid: Vec<String> = unsaid.map(|text| screen.wrapped(&format!("    {text}"), "    ")).collect();
    if !unsaid.is_empty() {
        sections.push(format!("{}\n{}", screen.heading(&say!(words, "card-unsaid")), unsaid.join("\n")));
    }
    let rules: Vec<Rule> = topic.rules().collect();
    let more = topic.is_contract.then(|| screen.wrapped(&say!(words, "card-more"), ""));
    let foot: Vec<String> = [explain::legend(&rules, case, screen), more].into_iter().flatten().collect();
    if !foot.is_empty() {
        sections.push(foot.join("\n"));
    }
    sections.join("\n\n")
}

/// Single rules; one that says nothing to so many players is told as for any number.
fn of_rules(rules: &[Rule], players: u8, screen: &Screen) -> String {
    let asked = Case { players, ..Case::ANY };
    let says = rules.iter().all(|rule| explain::told(*rule, asked, &screen.words).is_some());
    let case = if says { asked } else { Case::ANY };
    let told = explain::rules(rules, case, &|_| None, screen);
    let legend = explain::legend(rules, case, screen);
    [Some(told), legend].into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

/// Every key of `[rules]`, game by game.
fn house_rules(screen: &Screen) -> String {
    let words = &screen.words;
    let section = |game: String, keys: &[Key]| {
        let keys = keys.iter().map(|key| explain::key(key, screen));
        std::iter::once(screen.heading(&game)).chain(keys).collect::<Vec<_>>().join("\n")
    };
    let dreeg = section(say!(words, "game-dreeg"), dreeg::house::House::KEYS);
    let herzblatt = section(say!(words, "game-herzblatt"), herzblatt::house::House::KEYS);
    let intro = screen.wrapped(&say!(words, "topic-house.intro"), "");
    let (heading, legend) = (screen.heading(&say!(words, "topic-house")), explain::mark_means(screen));
    format!("{heading}\n{intro}\n\n{dreeg}\n\n{herzblatt}\n\n{legend}")
}

/// Every name of a topic in a language, the one that its people type first.
fn names(topic: &str, words: &Words) -> Vec<String> {
    let typed = words.topic_names(topic);
    let typed = typed.split(',').map(|name| name.trim().to_owned());
    typed.chain([topic.to_owned(), words.topic(topic)]).collect()
}

/// The names of all topics, in all languages, that somebody who mistyped one may have meant.
pub fn all_names() -> Vec<String> {
    let topics = || TOPICS.iter().map(|topic| topic.name).chain([HOUSE]);
    let languages = Lang::ALL.map(Words::new);
    languages.iter().flat_map(|words| topics().flat_map(|topic| names(topic, words))).collect()
}

/// The topics by the names that people type, with their headings.
pub fn contents(screen: &Screen) -> String {
    let words = &screen.words;
    let line = |topic: &str| {
        let name = names(topic, words).into_iter().next().unwrap_or_default();
        (name, words.topic(topic))
    };
    let lines: Vec<(String, String)> = TOPICS.iter().map(|topic| topic.name).chain([HOUSE]).map(line).collect();
    let widest = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let line = |(name, heading): &(String, String)| {
        if screen.plain {
            return format!("  {name}: {heading}");
        }
        let indent = " ".repeat(widest + 4);
        screen.wrapped(&format!("  {name:<widest$}  {heading}"), &indent)
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_found_in_the_words_of_any_language() {
        let rows = [
            ("rufen", "D-40"),
            ("Call a Card", "D-40"),
            ("Kamerun", "D-50"),
            ("rot sau", "D-30"),
            ("red-sow", "D-30"),
            ("66", "D-20"),
            ("Sechsundsechzig", "D-20"),
            ("Tafel", "D-3"),
            ("slate", "D-3"),
            ("Abrechnung", "H-10"),
            ("Spielabrechnung", "H-10"),
            ("settling", "H-10"),
            ("Hausregeln", "three_hand"),
            ("house", "three_hand"),
            ("Bolln", "D-60"),
            ("Geben", "D-14"),
            ("Durchmarsch", "D-51"),
            ("d11", "D-11"),
            ("D-11", "D-11"),
            ("p", "P ·"),
            ("three_hand", "D-2"),
            ("Schneider", "H-7"),
            ("schneider", "M-3"),
        ];
        for lang in Lang::ALL {
            let screen = Screen::fixed(lang, 80);
            for (typed, wanted) in rows {
                let card = card(typed, 0, &screen);
                assert!(card.as_ref().is_some_and(|card| card.contains(wanted)), "{typed} in {lang:?}: {card:?}");
            }
            assert!(card("schafkopf", 0, &screen).is_none());
            assert!(card(" - ", 0, &screen).is_none());
        }
    }

    #[test]
    fn every_rule_stands_on_some_card() {
        for rule in Rule::ALL {
            assert!(TOPICS.iter().any(|topic| topic.rules().any(|one| one == *rule)), "{}", rule.id());
        }
    }
}
