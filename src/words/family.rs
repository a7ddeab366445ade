//! Texts whose ids are put together from a name that something has already: a rule, a fault, a key, an option. Each family has its
//! function here and its members in the test beside it (`check.rs`), which wants a text for each of them and no text beside.

use super::{Message, Value, Words};
use crate::rules::book::Rule;
use crate::rules::dreeg::Contract;
use crate::rules::fault::Arg;
use crate::rules::house::Key;
use crate::rules::referee::Breach;
use crate::say;
use crate::session::{Names, Wrong};

impl Words {
    /// The text of an id that is put together, if there is one.
    fn of(&self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        Message::find(id).map(|message| self.said(message, values))
    }

    /// The text of an id that is put together; the id itself if there is none, so that a missing text is seen.
    fn must(&self, id: &str) -> String {
        self.of(id, &[]).unwrap_or_else(|| id.to_owned())
    }

    /// The name of a contract.
    pub fn contract(&self, contract: Contract) -> String {
        match contract {
            Contract::SixtySix => say!(self, "kind-sixty-six"),
            Contract::RedSow => say!(self, "kind-red-sow"),
            Contract::CallACard => say!(self, "kind-call-a-card"),
            Contract::Cameroon => say!(self, "kind-cameroon"),
        }
    }

    /// The name of a kind of event, by its word in the file; a word that names none is shown as it is.
    pub fn kind(&self, word: &str) -> String {
        self.of(&format!("kind-{word}"), &[]).unwrap_or_else(|| shown(word))
    }

    /// What a command at the table does.
    pub fn table_command(&self, name: &str) -> String {
        self.must(&format!("command-{name}"))
    }

    /// What a breach of the rules of play is.
    pub fn breach(&self, breach: Breach) -> String {
        match breach {
            Breach::FollowSuit => say!(self, "finding-follow-suit"),
            Breach::MustTrump => say!(self, "finding-must-trump"),
            Breach::Overtrump => say!(self, "finding-overtrump"),
            Breach::Head => say!(self, "finding-head"),
            Breach::DiscardHigh => say!(self, "finding-discard-high"),
            Breach::LeadTrump => say!(self, "finding-lead-trump"),
            Breach::CalledCard => say!(self, "finding-called-card"),
        }
    }

    /// What the sources state of a rule; nothing if they state nothing.
    pub fn stated(&self, rule: Rule, values: &[(&str, Value)]) -> Option<String> {
        self.of(&format!("rule-{}", rule.id()), values)
    }

    /// What is a ruling in a rule; nothing if nothing is.
    pub fn ruling(&self, rule: Rule, values: &[(&str, Value)]) -> Option<String> {
        self.of(&format!("rule-{}-ruling", rule.id()), values)
    }

    /// The title of a rule.
    pub fn title(&self, rule: Rule, values: &[(&str, Value)]) -> String {
        self.of(&format!("rule-{}.title", rule.id()), values).unwrap_or_default()
    }

    /// The question that a house rule answers.
    pub fn question(&self, key: &Key) -> String {
        self.must(&format!("key-{}", key.name))
    }

    /// What a value of a house rule means; nothing for a number, which means itself.
    pub fn meaning(&self, key: &Key, value: &str) -> Option<String> {
        self.of(&format!("key-{}.{value}", key.name), &[])
    }

    /// The heading of a topic of the rules.
    pub fn topic(&self, name: &str) -> String {
        self.must(&format!("topic-{name}"))
    }

    /// What a topic of the rules is about.
    pub fn topic_intro(&self, name: &str, players: u8) -> String {
        self.of(&format!("topic-{name}.intro"), &[("players", players.into())]).unwrap_or_default()
    }

    /// What people type to mean a topic of the rules, with commas between.
    pub fn topic_names(&self, name: &str) -> String {
        self.must(&format!("topic-{name}.names"))
    }

    /// What the sources do not say, to so many players; nothing where they say it.
    pub fn unsaid(&self, name: &str, players: u8) -> Option<String> {
        self.of(&format!("unsaid-{name}"), &[("players", players.into())]).filter(|text| !text.is_empty())
    }

    /// The part of the file format that an id of [`Wrong::rule`] names; nothing where it names a rule.
    pub fn part(&self, rule: &str) -> Option<String> {
        self.of(&format!("part-{rule}"), &[])
    }

    /// The title of a table of the statistics.
    pub fn table(&self, id: &str) -> String {
        self.must(&format!("stats-table-{id}"))
    }

    /// What must be said about a table of the statistics, if anything must.
    pub fn table_note(&self, id: &str) -> Option<String> {
        let aloud = self.is_aloud().then(|| self.of(&format!("stats-table-{id}.aloud"), &[])).flatten();
        aloud.or_else(|| self.of(&format!("stats-table-{id}.note"), &[]))
    }

    /// The heading of a column of the statistics.
    pub fn column(&self, id: &str) -> String {
        self.must(&format!("stats-column-{id}"))
    }

    /// A word in a cell of the statistics.
    pub fn figure(&self, id: &str) -> String {
        self.must(&format!("stats-word-{id}"))
    }

    /// What a command does.
    pub fn command(&self, command: &str) -> String {
        self.must(&format!("help-{command}"))
    }

    /// What happens at this event of the demonstration.
    pub fn demo(&self, number: u32) -> Option<String> {
        self.of(&format!("demo-{number}"), &[])
    }

    /// What more there is to say of a command.
    pub fn command_after(&self, command: &str) -> Option<String> {
        self.of(&format!("help-{command}.after"), &[])
    }

    /// How a command is usually called.
    pub fn command_example(&self, command: &str) -> Option<String> {
        self.of(&format!("help-{command}.example"), &[])
    }

    /// What an argument of a command is; `global` has those of every command.
    pub fn argument(&self, command: &str, argument: &str) -> String {
        self.must(&format!("help-{command}.{argument}"))
    }

    /// What stands for a value in the help, such as `FILE`.
    pub fn placeholder(&self, name: &str) -> String {
        self.must(&placeholder(name))
    }

    /// What is wrong, as one sentence, and what to do about it as another.
    pub fn wrong(&self, wrong: &Wrong, names: &Names) -> (String, String) {
        let args = wrong.args();
        let values: Vec<(&str, Value)> = args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Number(number) => Value::Number(*number),
                    Arg::Player(player) => Value::Text(names.of(*player).to_owned()),
                    Arg::Text(text) => Value::Text(self.argued(name, text)),
                };
                (*name, value)
            })
            .collect();
        let id = format!("fault-{}", wrong.name());
        let help = self.of(&format!("{id}.help"), &values).unwrap_or_default();
        (self.of(&id, &values).unwrap_or(id), help)
    }

    /// What to do at a prompt about what is wrong, where that is something else than in a file: when this is told (a contract's
    /// word, or `tricks`), or always.
    pub fn hint(&self, wrong: &Wrong, telling: &str) -> Option<String> {
        let id = format!("hint-{}", wrong.name());
        self.of(&format!("{id}.{telling}"), &[]).or_else(|| self.of(&id, &[]))
    }

    /// A text that a fault carries, as its sentence has it: types of values, kinds and sums have a form in the language.
    fn argued(&self, name: &str, text: &str) -> String {
        match (name, text) {
            ("wanted", "text") => say!(self, "expected-text"),
            ("wanted", "boolean") => say!(self, "expected-boolean"),
            ("wanted", "integer") => say!(self, "expected-integer"),
            ("wanted", "table") => say!(self, "expected-table"),
            ("wanted", "list") => say!(self, "expected-list"),
            ("wanted", "date-time") => say!(self, "expected-date-time"),
            ("wanted", "date") => say!(self, "expected-date"),
            ("wanted" | "found", word) => self.kind(word),
            ("sum", sum) => self.decimal(sum.to_owned()),
            (_, text) => shown(text),
        }
    }
}

/// The id of what stands for a value in the help.
pub(super) fn placeholder(name: &str) -> String {
    format!("value-{}", name.replace(|c: char| !c.is_ascii_alphanumeric(), "-"))
}

/// A text of the file as a sentence can hold it: not too long, and without what would move the terminal's cursor.
fn shown(text: &str) -> String {
    const MOST: usize = 200;
    let mut shown: String = text.chars().take(MOST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    if shown.chars().any(char::is_control) { shown.escape_debug().to_string() } else { shown }
}
