//! No text is dead, and no family lacks one: the texts are those that the source says by their ids, and those of the families.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use clap::CommandFactory;

use super::family::placeholder;
use super::message::TEXTS;
use crate::cli::Cli;
use crate::evenings::Kind;
use crate::play::command::TABLE;
use crate::report::rulecard::{HOUSE, TOPICS};
use crate::rules::book::{Origin, Rule};
use crate::rules::dreeg::Contract;
use crate::rules::fault::Fault;
use crate::rules::house::Domain;
use crate::rules::{dreeg, herzblatt};
use crate::session::{Flaw, events};
use crate::stats::tally::DealKind;

/// The files below a folder, joined.
fn source(folder: &str) -> String {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    entries
        .map(|entry| match entry.unwrap().path() {
            path if path.is_dir() => source(path.to_str().unwrap()),
            path if path.extension().is_some_and(|ending| ending == "rs") => fs::read_to_string(path).unwrap(),
            _ => String::new(),
        })
        .collect()
}

/// The texts that the source says by their ids.
fn said() -> BTreeSet<String> {
    let code = source("src");
    let calls = ["say!(", "message!("].into_iter().flat_map(|call| code.split(call).skip(1));
    calls.filter_map(|call| call.split('"').nth(1).map(str::to_owned)).collect()
}

/// The texts of the families, with the values that they may use: those that must be there, and those that may.
#[derive(Default)]
struct Families {
    must: BTreeMap<String, &'static [&'static str]>,
    may: BTreeMap<String, &'static [&'static str]>,
}

impl Families {
    fn of_rules(&mut self) {
        const CASE: &[&str] = &["players", "of", "game"];
        for rule in Rule::ALL {
            let (is_stated, is_ruling) = match rule.origin() {
                Origin::Seed | Origin::OneSource => (true, false),
                Origin::Ruling => (false, true),
                Origin::Both => (true, true),
            };
            self.must.insert(format!("rule-{}.title", rule.id()), CASE);
            self.must.extend(is_stated.then(|| (format!("rule-{}", rule.id()), CASE)));
            self.must.extend(is_ruling.then(|| (format!("rule-{}-ruling", rule.id()), CASE)));
        }
        for key in dreeg::house::House::KEYS.iter().chain(herzblatt::house::House::KEYS) {
            self.must.insert(format!("key-{}", key.name), &[]);
            let words: &[&str] = match key.domain {
                Domain::Words(words) => words,
                Domain::Flag => &["true", "false"],
                Domain::Range(..) | Domain::Numbers(_) => &[],
            };
            self.must.extend(words.iter().map(|word| (format!("key-{}.{word}", key.name), NONE)));
        }
        for name in TOPICS.iter().map(|topic| topic.name).chain([HOUSE]) {
            self.must.insert(format!("topic-{name}"), &[]);
            self.must.insert(format!("topic-{name}.intro"), &["players"]);
            self.must.insert(format!("topic-{name}.names"), &[]);
        }
        let unsaid = TOPICS.iter().flat_map(|topic| topic.unsaid);
        self.must.extend(unsaid.map(|name| -> (String, &[&str]) { (format!("unsaid-{name}"), &["players"]) }));
    }

    fn of_faults(&mut self) {
        for (name, rule, values) in Fault::ALL.iter().chain(Flaw::ALL) {
            self.must.insert(format!("fault-{name}"), values);
            self.must.insert(format!("fault-{name}.help"), values);
            if !Rule::ALL.iter().any(|known| known.id() == *rule) {
                self.must.insert(format!("part-{rule}"), &[]);
            }
            self.may.insert(format!("hint-{name}"), &[]);
            let telling = Contract::WORDS.iter().chain(&["tricks"]);
            self.may.extend(telling.map(|word| (format!("hint-{name}.{word}"), NONE)));
        }
    }

    fn of_events(&mut self) {
        self.must.extend(TABLE.iter().map(|entry| (format!("command-{}", entry.english), NONE)));
        let kinds = events::dreeg::KINDS.iter().chain(events::herzblatt::KINDS).map(|kind| kind.name);
        self.must.extend(kinds.chain(["correction"]).map(|kind| (format!("kind-{kind}"), NONE)));
        let shown = include_str!("../run/demo.toml").matches("[[events]]").count();
        self.must.extend((1..=shown).map(|number| (format!("demo-{number}"), NONE)));
    }

    fn of_statistics(&mut self) {
        let source = source("src/stats");
        let deals = Contract::ALL.iter().map(|contract| DealKind::Dreeg(*contract));
        let deals = deals.chain([DealKind::Solo, DealKind::Passed]).map(DealKind::word);
        for word in deals.chain(Kind::WORDS.iter().copied()) {
            self.must.insert(format!("stats-word-{word}"), &[]);
        }
        self.must.extend(Contract::WORDS.iter().map(|word| (format!("stats-column-{word}"), NONE)));
        // Their names are checked where they stand.
        for name in source.split('"') {
            for family in ["stats-table", "stats-column", "stats-word"] {
                self.may.insert(format!("{family}-{name}"), &[]);
            }
            self.may.extend(["note", "aloud"].map(|part| (format!("stats-table-{name}.{part}"), NONE)));
        }
    }

    fn of_command_line(&mut self) {
        let cli = Cli::command();
        for command in cli.get_subcommands().chain([&cli]) {
            let name = command.get_name();
            self.must.insert(format!("help-{name}"), &[]);
            self.may.insert(format!("help-{name}.after"), &[]);
            // The program alone is called with nothing.
            if name != cli.get_name() {
                self.must.insert(format!("help-{name}.example"), &[]);
            }
            let of = if name == cli.get_name() { "global" } else { name };
            for arg in command.get_arguments() {
                self.must.insert(format!("help-{of}.{}", arg.get_id()), &[]);
                let values =
                    arg.get_value_names().unwrap_or_default().iter().filter(|_| arg.get_action().takes_values());
                self.must.extend(values.map(|value| (placeholder(value), NONE)));
            }
        }
    }
}

const NONE: &[&str] = &[];

#[test]
fn every_text_is_said_somewhere_and_no_family_lacks_one() {
    let mut families = Families::default();
    families.of_rules();
    families.of_faults();
    families.of_events();
    families.of_statistics();
    families.of_command_line();
    let said = said();
    let lacking: Vec<&String> = families.must.keys().filter(|id| TEXTS.iter().all(|(known, _)| known != id)).collect();
    assert!(lacking.is_empty(), "not there: {lacking:?}");
    let of_family = |id: &str| families.must.get(id).or_else(|| families.may.get(id));
    let dead: Vec<&str> =
        TEXTS.iter().map(|(id, _)| *id).filter(|id| !said.contains(*id) && of_family(id).is_none()).collect();
    assert!(dead.is_empty(), "nobody says {dead:?}");
    for (id, values) in TEXTS {
        let unknown = values.iter().find(|value| of_family(id).is_some_and(|may| !may.contains(value)));
        assert_eq!(unknown, None, "{id} uses a value that it does not get");
    }
}
