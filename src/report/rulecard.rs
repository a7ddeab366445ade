//! The rule card: the rules of a topic, for so many players.

use crate::report::explain;
use crate::rules::book::Rule;
use crate::rules::house::Key;
use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::screen::Screen;

/// A topic: its name on the command line and its rules.
pub struct Topic {
    /// The name, which is also that of its heading (`topic-…`).
    pub name: &'static str,
    /// Its rules in the order of the book.
    rules: &'static [Rule],
}

/// The topics.
pub const TOPICS: &[Topic] = &[
    Topic { name: "dreeg", rules: &[Rule::D1, Rule::D2, Rule::D3, Rule::D4, Rule::D5, Rule::D6, Rule::D7, Rule::D8] },
    Topic { name: "sixty-six", rules: &[Rule::D20, Rule::D21, Rule::D22, Rule::D23, Rule::D11, Rule::D12, Rule::D13] },
    Topic {
        name: "red-sow",
        rules: &[Rule::D30, Rule::D31, Rule::D32, Rule::D33, Rule::D34, Rule::D35, Rule::D36, Rule::D12, Rule::D13],
    },
    Topic {
        name: "call-a-card",
        rules: &[
            Rule::D40,
            Rule::D41,
            Rule::D42,
            Rule::D43,
            Rule::D44,
            Rule::D22,
            Rule::D12,
            Rule::D13,
            Rule::P6,
            Rule::P7,
        ],
    },
    Topic { name: "cameroon", rules: &[Rule::D50, Rule::D51, Rule::D52, Rule::D11, Rule::P4, Rule::P5] },
    Topic { name: "slate", rules: &[Rule::D3, Rule::D4, Rule::D5, Rule::D6, Rule::D7] },
    Topic { name: "dealing", rules: &[Rule::D2, Rule::D8] },
    Topic { name: "placing", rules: &[Rule::D10, Rule::D11, Rule::D12, Rule::D13] },
    Topic { name: "blobs", rules: &[Rule::D60, Rule::D61, Rule::D62, Rule::D63] },
    Topic {
        name: "herzblatt",
        rules: &[Rule::H1, Rule::H2, Rule::H3, Rule::H4, Rule::H5, Rule::H6, Rule::H7, Rule::H8, Rule::H9, Rule::H11],
    },
    Topic { name: "muhr", rules: &[Rule::M1, Rule::M2, Rule::M3, Rule::M4] },
    Topic { name: "settling", rules: &[Rule::H9, Rule::H10, Rule::H12] },
    Topic { name: "cards", rules: &[Rule::C1, Rule::C2, Rule::C3, Rule::C4, Rule::C5] },
    Topic { name: "referee", rules: &[Rule::P1, Rule::P2, Rule::P3, Rule::P4, Rule::P5, Rule::P6, Rule::P7] },
];

/// Whether a rule says anything to so many players; 0 is any number.
fn concerns(rule: Rule, players: u8) -> bool {
    match rule {
        Rule::D23 | Rule::D36 | Rule::D52 => matches!(players, 0 | 2),
        Rule::P6 | Rule::P7 => players != 2,
        _ => true,
    }
}

/// The card of a topic (by its name, or by how its heading begins), or the rule of an id; nothing if there is neither.
pub fn card(topic: &str, players: u8, screen: &Screen) -> Option<String> {
    let wanted = topic.to_lowercase();
    if let Some(rule) = Rule::ALL.iter().find(|rule| rule.id().to_ascii_lowercase() == wanted) {
        return Some(explain::rule(*rule, players, &|_| None, screen));
    }
    if wanted == HOUSE {
        return Some(house_rules(screen));
    }
    let words = &screen.words;
    let heading = |topic: &Topic| words.topic(topic.name).to_lowercase();
    let named = TOPICS.iter().find(|topic| topic.name == wanted);
    let topic = named.or_else(|| TOPICS.iter().find(|topic| heading(topic).starts_with(&wanted)))?;
    let heading = screen.heading(&words.topic(topic.name));
    let intro = screen.wrapped(&words.topic_intro(topic.name), "");
    let rules = topic.rules.iter().filter(|rule| concerns(**rule, players));
    let rules: Vec<String> = rules.map(|rule| explain::rule(*rule, players, &|_| None, screen)).collect();
    Some(format!("{heading}\n{intro}\n\n{}", rules.join("\n")))
}

/// The topic that lists the keys of `[rules]`.
pub const HOUSE: &str = "house";

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
    format!("{}\n{intro}\n\n{dreeg}\n\n{herzblatt}", screen.heading(&say!(words, "topic-house")))
}

/// The topics by name, with their headings.
pub fn contents(screen: &Screen) -> String {
    let line = |name: &str| {
        let heading = screen.words.topic(name);
        format!("  {name:<12} {heading}")
    };
    TOPICS.iter().map(|topic| topic.name).chain([HOUSE]).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_found_in_the_words_of_the_language() {
        let screen = Screen::fixed(crate::words::Lang::De, 80);
        for (typed, rule) in
            [("Rufen", "D-40"), ("kamerun", "D-50"), ("rot-sau", "D-30"), ("red-sow", "D-30"), ("d-11", "D-11")]
        {
            assert!(card(typed, 0, &screen).is_some_and(|card| card.contains(rule)), "{typed}");
        }
        assert!(card("skat", 0, &screen).is_none());
    }

    #[test]
    fn every_rule_stands_on_some_card() {
        for rule in Rule::ALL {
            assert!(TOPICS.iter().any(|topic| topic.rules.contains(rule)), "{}", rule.id());
        }
    }
}
