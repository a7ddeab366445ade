//! One event explained: what was told, how each number came about, and the sentence of every rule that decided it.

mod dreeg;
mod herzblatt;
mod rules;

use crate::of_either;
use crate::page::{Cell, Column, Table};
use crate::render::text;
use crate::report::cards::{self, Cards};
use crate::report::findings;
use crate::rules::book::{Rule, RuleSet};
use crate::say;
use crate::screen::Screen;
use crate::session::log::Entry;
use crate::session::{Evening, Game, Moment, Session};

pub use herzblatt::calls;
pub use rules::{Case, Here, all_keys, asked, key, legend, mark_means, paragraph, rule, rules, told};

/// The number of the event of the n-th deal that stands, from 1.
pub fn event_of_deal(session: &Session, deal: u32) -> Option<u32> {
    let number = usize::try_from(deal).ok()?;
    of_either!(session, evening => evening.deal(number).map(|moment| moment.number))
}

/// The event of a number, explained; nothing if the file has none of that number.
pub fn event(session: &Session, number: u32, screen: &Screen) -> Option<String> {
    match session {
        Session::Dreeg(evening) => entry(evening, number, screen, |moment| {
            (dreeg::event(evening, moment, screen), findings::of_dreeg(evening, moment))
        }),
        Session::Herzblatt(evening) => entry(evening, number, screen, |moment| {
            (herzblatt::event(evening, moment, screen), findings::of_herzblatt(evening, moment))
        }),
    }
}

/// An entry of the log: the event that stands under its number, or what became of it.
fn entry<G: Game>(
    evening: &Evening<G>,
    number: u32,
    screen: &Screen,
    told: impl Fn(&Moment<'_, G>) -> (String, Vec<findings::Finding>),
) -> Option<String> {
    let (words, log) = (&screen.words, evening.log());
    let entry = log.get(number)?;
    if let Some(moment) = evening.moment(number) {
        let (text, findings) = told(&moment);
        let corrected = moment.corrected.then(|| say!(words, "explain-corrected"));
        let note = moment.aside.note.as_deref();
        let note = note.map(|note| screen.wrapped(&say!(words, "remark-note", event = number, note = note), "  "));
        let text = [Some(text), note, corrected].into_iter().flatten().collect::<Vec<_>>().join("\n");
        return Some([Some(text), found(&findings, screen)].into_iter().flatten().collect::<Vec<_>>().join("\n\n"));
    }
    let kept = log.done().iter().any(|change| change.entries().any(|entry| entry == number));
    Some(match entry {
        Entry::Undo(_) => say!(words, "explain-undo", number = number),
        Entry::Redo(_) => say!(words, "explain-redo", number = number),
        _ if !kept => say!(words, "explain-taken-back", number = number),
        Entry::Correction(correction) => {
            say!(words, "explain-correction", number = number, target = correction.target.number())
        }
        Entry::Event(_) | Entry::Aimless { .. } | Entry::Unreadable => say!(words, "explain-struck", number = number),
    })
}

fn found(findings: &[findings::Finding], screen: &Screen) -> Option<String> {
    let told = |finding| screen.wrapped(&findings::sentence(finding, &screen.words), "  ");
    let lines: Vec<String> = findings.iter().map(told).collect();
    let heading = screen.heading(&say!(screen.words, "score-findings"));
    (!lines.is_empty()).then(|| format!("{heading}\n{}", lines.join("\n")))
}

/// The rules that decided it, each with its sentences.
fn reasons(decided: RuleSet, case: Case<'_>, here: Here<'_>, screen: &Screen) -> String {
    let decided: Vec<Rule> = decided.iter().collect();
    let heading = screen.heading(&say!(screen.words, "explain-rules"));
    let told = rules(&decided, case, here, screen);
    let legend = legend(&decided, case, screen);
    [Some(format!("{heading}\n{told}")), legend].into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

/// Recorded tricks, a row each: the cards in the order played, who played them, who took the trick.
fn tricks(cards: &Cards<'_>, screen: &Screen) -> String {
    let words = &screen.words;
    let columns = vec![
        Column::new("trick", say!(words, "column-trick")),
        Column::new("cards", say!(words, "column-cards")),
        Column::new("taken-by", say!(words, "column-taken-by")),
        Column::new("points", say!(words, "column-points")),
    ];
    let mut table = Table::new("tricks", columns);
    table.rows.extend((1_u32..).zip(&cards.tricks).map(|(number, trick)| {
        let (played, by) = (Cell::text(cards::played(trick, words)), Cell::name(trick.taken_by));
        vec![Cell::count(number), played, by, Cell::count(trick.points)]
    }));
    let rest = cards.rest.map(|name| say!(words, "told-rest", name = name));
    [Some(text::table(&table, screen)), rest].into_iter().flatten().collect::<Vec<_>>().join("\n")
}
