//! One event explained: what was told, how each number came about, and the sentence of every rule that decided it.

mod dreeg;
mod herzblatt;
mod rules;

use crate::report::findings;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::card::Card;
use crate::rules::play::{self, Record, Trumps};
use crate::say;
use crate::screen::Screen;
use crate::session::log::Standing;
use crate::session::replay::Score;
use crate::session::{Game, Log, Session};
use crate::table::{Column, Grid};

pub use dreeg::ending;
pub use rules::{Case, Here, all_keys, key, legend, paragraph, rule, rules, told};

/// The number of the event of the n-th deal that stands, from 1.
pub fn event_of_deal(score: &Score<'_>, deal: u32) -> Option<u32> {
    let place = usize::try_from(deal).ok()?.checked_sub(1)?;
    match score {
        Score::Dreeg(score) => score.deals.get(place).map(|(event, _)| *event),
        Score::Herzblatt(score) => score.deals.get(place).map(|(event, _)| *event),
    }
}

/// The event of a number, explained; nothing if the file has none of that number.
pub fn event(session: &Session, score: &Score<'_>, number: u32, screen: &Screen) -> Option<String> {
    match (&session.game, score) {
        (Game::Dreeg { log, .. }, Score::Dreeg(score)) => {
            let of = |standing: &Standing<'_, _>| dreeg::event(session, score, standing, screen);
            entry(log, number, screen, of)
        }
        (Game::Herzblatt { log, .. }, Score::Herzblatt(score)) => {
            let of = |standing: &Standing<'_, _>| herzblatt::event(session, score, standing, screen);
            entry(log, number, screen, of)
        }
        (Game::Dreeg { .. }, Score::Herzblatt(_)) | (Game::Herzblatt { .. }, Score::Dreeg(_)) => None,
    }
    .map(|told| {
        [Some(told), found(session, score, number, screen)].into_iter().flatten().collect::<Vec<_>>().join("\n\n")
    })
}

/// An entry of the log: the event that stands under its number, or what became of it.
fn entry<E>(log: &Log<E>, number: u32, screen: &Screen, told: impl Fn(&Standing<'_, E>) -> String) -> Option<String> {
    let words = &screen.words;
    if number == 0 || number as usize > log.len() {
        return None;
    }
    let standing = log.standing();
    if let Some(standing) = standing.iter().find(|standing| standing.number == number) {
        let text = told(standing);
        let corrected = standing.corrected.then(|| say!(words, "explain-corrected"));
        return Some([Some(text), corrected].into_iter().flatten().collect::<Vec<_>>().join("\n"));
    }
    let change = log.changes().find(|change| change.number == number);
    Some(match change {
        Some(change) => say!(words, "explain-correction", number = number, target = change.target),
        None => say!(words, "explain-struck", number = number),
    })
}

fn found(session: &Session, score: &Score<'_>, number: u32, screen: &Screen) -> Option<String> {
    let findings = findings::of(session, score).into_iter().filter(|finding| finding.event == number);
    let lines: Vec<String> =
        findings.map(|finding| screen.wrapped(&findings::sentence(&finding, &screen.words), "  ")).collect();
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
fn tricks(record: &Record, order: &[&str], trumps: Trumps, screen: &Screen) -> String {
    let words = &screen.words;
    let mut grid = Grid::new([
        (say!(words, "column-trick"), Column::Right),
        (say!(words, "column-cards"), Column::Left),
        (say!(words, "column-taken-by"), Column::Left),
        (say!(words, "column-points"), Column::Right),
    ]);
    let players = order.len().max(1);
    let mut leader = 0;
    for (number, trick) in record.tricks().enumerate() {
        let name = |place: usize| order.get((leader + place) % players).copied().unwrap_or_default();
        let cards = trick.iter().enumerate().map(|(place, card)| format!("{} {}", name(place), words.card(*card)));
        let place = play::winner(trick, trumps.at(number));
        let points: u16 = trick.iter().map(|card: &Card| u16::from(card.points())).sum();
        let cards = cards.collect::<Vec<_>>().join(", ");
        grid.row([(number + 1).to_string(), cards, name(place).to_owned(), points.to_string()]);
        leader = (leader + place) % players;
    }
    grid.render(screen)
}
