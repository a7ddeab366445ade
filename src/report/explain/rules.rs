//! A rule as text: id, title, what the sources state, what is a ruling; a ruling is marked as one, with its key, default and
//! alternatives.

use crate::rules::book::{Origin, Rule};
use crate::rules::dreeg::{self, Contract};
use crate::rules::herzblatt;
use crate::rules::house::{Domain, Key};
use crate::say;
use crate::screen::Screen;
use crate::words::{Value, Words};

/// What a key of `[rules]` says at this table; nothing where no table is meant.
pub type Here<'h> = &'h dyn Fn(&str) -> Option<String>;

/// For whom a rule is told, since many say something else to four than to two, or in Cameroon than in Sixty-Six.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// How many are in; 0 for any number.
    pub players: u8,
    /// The word of the contract, or the topic; empty for any.
    pub of: &'a str,
}

impl Case<'_> {
    /// Any number of players, in any contract.
    pub const ANY: Case<'static> = Case { players: 0, of: "" };

    fn values(self) -> [(&'static str, Value); 3] {
        let game = match self.of {
            "herzblatt" | "muhr" => "herzblatt",
            of if Contract::from_word(of).is_some() => "dreeg",
            _ => "any",
        };
        [("players", Value::from(self.players)), ("of", Value::from(self.of)), ("game", Value::from(game))]
    }
}

/// A rule in words.
#[derive(Debug)]
pub struct Told {
    /// Its title.
    pub title: String,
    /// What the sources state.
    pub stated: Option<String>,
    /// What is a ruling, marked as one.
    pub ruling: Option<String>,
}

/// The words of a rule; nothing if it says nothing in this case.
pub fn told(rule: Rule, case: Case<'_>, words: &Words) -> Option<Told> {
    let values = case.values();
    let says = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let stated = says(words.stated(rule, &values));
    let ruling = says(words.ruling(rule, &values)).map(|text| say!(words, "rule-ruling", text = text));
    let title = words.title(rule, &values);
    (stated.is_some() || ruling.is_some()).then_some(Told { title, stated, ruling })
}

/// A rule in one paragraph, its rulings marked and with their keys.
pub fn paragraph(rule: Rule, case: Case<'_>, words: &Words) -> String {
    let Some(told) = told(rule, case, words) else { return String::new() };
    let one_source = (rule.origin() == Origin::OneSource).then(|| say!(words, "rule-one-source"));
    let keys = rule.ruling_keys().join(", ");
    let keys = (told.ruling.is_some() && !keys.is_empty()).then(|| say!(words, "rule-keys", keys = keys));
    [told.stated, one_source, told.ruling, keys].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The rule under its heading, a line for each key that bends it; nothing if it says nothing in this case.
pub fn rule(rule: Rule, case: Case<'_>, here: Here<'_>, screen: &Screen) -> Option<String> {
    among(rule, &[rule], case, here, screen)
}

/// The rule behind a question: without the keys of the file, which nobody types there.
pub fn asked(rule: Rule, screen: &Screen) -> Option<String> {
    let told = told(rule, Case::ANY, &screen.words)?;
    let texts = [told.stated, told.ruling].into_iter().flatten();
    let lines = texts.map(|text| paragraph_below(&text, screen));
    Some(std::iter::once(heading(rule, &told.title, screen)).chain(lines).collect::<Vec<_>>().join("\n"))
}

fn heading(rule: Rule, title: &str, screen: &Screen) -> String {
    screen.heading(&screen.wrapped(&say!(screen.words, "rule-head", id = rule.id(), title = title), "    "))
}

/// A text below its heading.
fn paragraph_below(text: &str, screen: &Screen) -> String {
    screen.wrapped(&format!("    {text}"), "    ")
}

/// Rules one below the other.
pub fn rules(rules: &[Rule], case: Case<'_>, here: Here<'_>, screen: &Screen) -> String {
    let shown = rules.iter().filter_map(|one| among(*one, rules, case, here, screen));
    shown.collect::<Vec<_>>().join("\n")
}

/// A rule among others: a key is told with the rule that owns it, if that is one of them.
fn among(rule: Rule, others: &[Rule], case: Case<'_>, here: Here<'_>, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    let told = told(rule, case, words)?;
    let text = |text: String| paragraph_below(&text, screen);
    let faint = |text: &str| screen.faint(&screen.wrapped(&format!("    {text}"), "      "));
    let keyed = |keys| keyed(rule, keys, others, case).map(|key| faint(&setting(key, rule, here, words)));
    let mut lines = vec![heading(rule, &told.title, screen)];
    if let Some(stated) = told.stated {
        lines.push(text(stated));
        lines.extend((rule.origin() == Origin::OneSource).then(|| text(say!(words, "rule-one-source"))));
        lines.extend(keyed(rule.keys()));
    }
    if let Some(ruling) = told.ruling {
        lines.push(text(ruling));
        lines.extend(keyed(rule.ruling_keys()));
    }
    Some(lines.join("\n"))
}

/// Which of a rule's keys are told with it.
fn keyed<'r>(
    rule: Rule,
    keys: &'static [&'static str],
    others: &'r [Rule],
    case: Case<'_>,
) -> impl Iterator<Item = &'static Key> + use<'r> {
    let keys = keys.iter().filter_map(|name| all_keys().find(|key| key.name == *name));
    let keys = keys.filter(move |key| key.rule == rule || !others.contains(&key.rule));
    keys.filter(move |key| concerns(key, case.players))
}

/// What the mark of a ruling means; nothing where none of these rules bears it, nor any key that is told with them.
pub fn legend(rules: &[Rule], case: Case<'_>, screen: &Screen) -> Option<String> {
    let is_marked = |rule: &Rule| {
        let Some(told) = told(*rule, case, &screen.words) else { return false };
        let mut keys = keyed(*rule, rule.keys(), rules, case);
        told.ruling.is_some() || (told.stated.is_some() && keys.any(|key| is_ruled_elsewhere(key, *rule)))
    };
    rules.iter().any(is_marked).then(|| mark_means(screen))
}

/// What the mark of a ruling means.
pub fn mark_means(screen: &Screen) -> String {
    screen.faint(&screen.wrapped(&say!(screen.words, "rule-ruling-means"), ""))
}

/// What a key says here and by default, and what it may say; under another rule also that its default is a ruling of its own.
fn setting(key: &Key, under: Rule, here: Here<'_>, words: &Words) -> String {
    let (name, default, allowed) = (key.name, default_of(key, words), alternatives(key));
    let ruled = if is_ruled_elsewhere(key, under) { key.rule.id() } else { "no" };
    match here(name).filter(|value| !value.is_empty()) {
        Some(here) => {
            say!(words, "rule-key-here", key = name, here = here, default = default, ruled = ruled, allowed = allowed)
        }
        None => say!(words, "rule-key", key = name, default = default, ruled = ruled, allowed = allowed),
    }
}

/// Whether a key says anything to so many players: the pack for four says nothing to two, three or five.
fn concerns(key: &Key, players: u8) -> bool {
    key.name != "four_player_pack" || !matches!(players, 2 | 3 | 5)
}

/// Whether a key chooses where its rule is a ruling.
fn is_ruled(key: &Key) -> bool {
    key.rule.ruling_keys().contains(&key.name)
}

/// Whether a key told under a rule is another rule's, where it is a ruling.
fn is_ruled_elsewhere(key: &Key, under: Rule) -> bool {
    key.rule != under && is_ruled(key)
}

/// Every key of `[rules]`, of both games.
pub fn all_keys() -> impl Iterator<Item = &'static Key> {
    dreeg::house::House::KEYS.iter().chain(herzblatt::house::House::KEYS)
}

/// A key of `[rules]` as the question that it answers, with its rule and what it may say, each word with what it means; marked
/// where its default is a ruling.
pub fn key(key: &Key, screen: &Screen) -> String {
    let words = &screen.words;
    let (rule, ruled) = (key.rule.id(), if is_ruled(key) { "yes" } else { "no" });
    let head = screen.heading(&say!(words, "house-key", key = key.name, rule = rule, ruled = ruled));
    let question = words.question(key);
    let mut lines = vec![head, screen.wrapped(&format!("    {question}"), "    ")];
    let meanings = |values: &[&str]| -> Vec<String> {
        let told = values.iter().map(|value| {
            let means = words.meaning(key, value).unwrap_or_default();
            let is_default = if *value == key.default { "yes" } else { "no" };
            say!(words, "house-value", value = *value, means = means, usual = is_default)
        });
        told.collect()
    };
    let values = match key.domain {
        Domain::Words(values) => meanings(values),
        Domain::Flag => meanings(&["true", "false"]),
        Domain::Range(..) | Domain::Numbers(_) => vec![say!(words, "house-number", default = default_of(key, words))],
    };
    lines.extend(values.iter().map(|value| screen.wrapped(&format!("      {value}"), "        ")));
    lines.join("\n")
}

/// The default of a key; where there is none, so in words.
fn default_of(key: &Key, words: &Words) -> String {
    if key.default.is_empty() { say!(words, "house-no-number") } else { key.default.to_owned() }
}

fn alternatives(key: &Key) -> String {
    match key.domain {
        Domain::Words(words) => words.join(" | "),
        Domain::Flag => "true | false".to_owned(),
        Domain::Range(..) | Domain::Numbers(_) => key.domain.describe(),
    }
}
