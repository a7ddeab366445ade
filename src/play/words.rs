//! Small texts that several questions need.

use super::command::{Entry, TABLE};
use super::shows::Shows;
use crate::report::explain::{Case, paragraph};
use crate::rules::book::Rule;
use crate::rules::dreeg::Contract;
use crate::say;
use crate::screen::Screen;
use crate::session::{Names, Wrong};

/// What is wrong and what to do, with the rule.
pub fn wrong(wrong: &Wrong, names: &Names, screen: &Screen) -> String {
    wrong_when(wrong, "", names, screen)
}

/// The same, where what to do depends on what is told: the word of a contract, or `tricks`.
pub fn wrong_when(wrong: &Wrong, telling: &str, names: &Names, screen: &Screen) -> String {
    let (what, help) = screen.words.wrong(wrong, names);
    let rule = wrong.rule();
    let of_book = rule.contains('-') || rule.len() == 1;
    let what = if of_book { format!("{what} ({rule})") } else { what };
    // What the file's keys are is of no use at a prompt.
    let help =
        screen.words.hint(wrong, telling).unwrap_or_else(|| if help.contains(" = ") { String::new() } else { help });
    [what, help].iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>().join("\n")
}

/// A contract's name.
pub fn contract(contract: Contract, screen: &Screen) -> String {
    screen.words.contract(contract)
}

/// A rule's sentences, for so many players.
pub fn rule(id: &str, players: usize, screen: &Screen) -> String {
    let case = Case { players: u8::try_from(players).unwrap_or(0), ..Case::ANY };
    let text = Rule::of_id(id).map(|rule| paragraph(rule, case, &screen.words)).unwrap_or_default();
    format!("{id}: {text}")
}

/// What `?` tells, and last the form of the answer.
pub fn with_form(help: &str, example: &str, screen: &Screen) -> String {
    format!("{help}\n{}", say!(screen.words, "why-form", example = example))
}

/// The form of an answer to a question about yes and no.
pub fn yes_or_no(screen: &Screen) -> String {
    format!("{}/{}", say!(screen.words, "answer-yes"), say!(screen.words, "answer-no"))
}

/// A rule's sentences, and last the form of the answer.
pub fn rule_and_form(id: &str, players: usize, example: &str, screen: &Screen) -> String {
    with_form(&rule(id, players, screen), example, screen)
}

/// The commands that make sense now, a line each.
pub fn list(shows: &dyn Shows, screen: &Screen) -> String {
    let lang = screen.words.lang();
    let entries = TABLE.iter().filter(|entry| shows.applies(entry));
    let lines = entries.map(|entry| {
        let what = screen.words.table_command(entry.english);
        format!("  {} ({}): {what}", entry.word(lang), entry.short(lang))
    });
    std::iter::once(say!(screen.words, "commands-head")).chain(lines).collect::<Vec<_>>().join("\n")
}

/// A command was typed without its colon.
pub fn without_colon(entry: &Entry, screen: &Screen) -> String {
    let (word, short) = named(entry, screen);
    say!(screen.words, "command-needs-colon", word = word, short = short)
}

/// No command is called so.
pub fn unknown(typed: &str, meant: Option<&str>, screen: &Screen) -> String {
    match meant {
        Some(meant) => say!(screen.words, "command-unknown-meant", typed = typed, meant = meant),
        None => say!(screen.words, "command-unknown", typed = typed),
    }
}

/// A command with something behind it that it does not take.
pub fn wrongly(entry: &Entry, screen: &Screen) -> String {
    let (word, _) = named(entry, screen);
    let what = screen.words.table_command(entry.english);
    format!("{word}: {what}")
}

/// A command that makes no sense now.
pub fn not_here(entry: &Entry, screen: &Screen) -> String {
    let (word, _) = named(entry, screen);
    say!(screen.words, "command-not-here", word = word)
}

fn named(entry: &Entry, screen: &Screen) -> (String, String) {
    let lang = screen.words.lang();
    (entry.word(lang), entry.short(lang))
}
