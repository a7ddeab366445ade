//! Small texts that several questions need.

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

/// An explanation and the commands below it.
pub fn with_keys(help: &str, screen: &Screen) -> String {
    format!("{help}\n{}", say!(screen.words, "why-keys"))
}
