//! The evening as a [`page`]: how it stands, what was played, who deals next; and the parts of it that are shown alone.

mod cited;
mod dreeg;
mod herzblatt;
mod house;
pub mod now;

use crate::page::{Block, Page, Section};
use crate::render::{speech, text};
use crate::report::findings;
use crate::say;
use crate::screen::Screen;
use crate::session::replay::Score;
use crate::session::{Game, Log, Session};
use crate::words::Words;

pub use crate::render::speech::{amount, listed, number};
pub use dreeg::ruled;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What a terminal holds; the rest is told by other commands.
    Brief,
    /// Everything, for a page: charts, what happened in each deal and why, the house rules, the rules that are cited.
    Full,
}

/// The whole evening.
pub fn page<'a>(session: &'a Session, score: &'a Score<'a>, extent: Extent, words: &'a Words) -> Page<'a> {
    let mut page = match (score, &session.game) {
        (Score::Dreeg(score), _) => dreeg::page(session, score, extent, words),
        (Score::Herzblatt(score), Game::Herzblatt { currency, .. }) => {
            herzblatt::page(session, score, *currency, extent, words)
        }
        (Score::Herzblatt(_), Game::Dreeg { .. }) => Page::default(),
    };
    page.title = [Some(game(session, words)), session.head.place.as_deref().map(speech::one_line)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ");
    page.when = session.head.started;
    page.note = session.head.note.as_deref();
    let players = listed(session.players().map(|player| session.names.of(player)), words);
    page.facts = vec![say!(words, "page-players", players = players)];
    page.sections.extend(found(session, score, words));
    if extent == Extent::Full {
        page.sections.push(house::section(&session.game, words));
        let cited = cited::section(&page, words);
        page.sections.extend(cited);
    }
    page
}

fn game(session: &Session, words: &Words) -> String {
    match &session.game {
        Game::Dreeg { .. } => say!(words, "game-dreeg"),
        Game::Herzblatt { .. } => say!(words, "game-herzblatt"),
    }
}

/// The whole evening for a terminal.
pub fn text(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    text::page(&page(session, score, Extent::Brief, &screen.words), screen)
}

/// Where the game stands, who deals next and what is different then; or who has won.
pub fn standing(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    let lines = match (score, &session.game) {
        (Score::Dreeg(score), _) => dreeg::standing(session, &score.state, &screen.words),
        (Score::Herzblatt(score), Game::Herzblatt { currency, .. }) => {
            vec![herzblatt::standing(session, score, *currency, &screen.words)]
        }
        (Score::Herzblatt(_), Game::Dreeg { .. }) => Vec::new(),
    };
    lines.iter().map(|line| screen.wrapped(line, "  ")).collect::<Vec<_>>().join("\n")
}

/// How it stands now, and what comes next.
pub fn present(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    let blocks = match (score, &session.game) {
        (Score::Dreeg(score), _) => dreeg::present(session, &score.state, &screen.words),
        (Score::Herzblatt(score), Game::Herzblatt { currency, .. }) => {
            herzblatt::present(session, score, *currency, &screen.words)
        }
        (Score::Herzblatt(_), Game::Dreeg { .. }) => Vec::new(),
    };
    let sections = blocks.iter().filter_map(|part| text::section(part, screen));
    sections.collect::<Vec<_>>().join("\n")
}

/// The deals that stand; nothing if there is none.
pub fn deals(session: &Session, score: &Score<'_>, screen: &Screen) -> Option<String> {
    let sections = match (score, &session.game) {
        (Score::Dreeg(score), _) => dreeg::deals(session, score, Extent::Brief, &screen.words),
        (Score::Herzblatt(score), Game::Herzblatt { currency, .. }) => {
            herzblatt::deals(session, score, *currency, Extent::Brief, &screen.words)
        }
        (Score::Herzblatt(_), Game::Dreeg { .. }) => Vec::new(),
    };
    let deals: Vec<String> = sections.iter().filter_map(|part| text::section(part, screen)).collect();
    (!deals.is_empty()).then(|| deals.join("\n\n"))
}

/// Game, place and date, and the table's remark.
pub fn title(session: &Session, screen: &Screen) -> String {
    let place = session.head.place.as_deref().map(speech::one_line);
    let title = [Some(game(session, &screen.words)), place].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let (when, note) = (session.head.started, session.head.note.as_deref());
    text::head(&Page { title, when, note, ..Page::default() }, screen)
}

/// Corrections, and what the referee found.
fn found<'a>(session: &Session, score: &Score<'_>, words: &Words) -> Vec<Section<'a>> {
    let corrections = match &session.game {
        Game::Dreeg { log, .. } => corrections(log, words),
        Game::Herzblatt { log, .. } => corrections(log, words),
    };
    let findings = findings::of(session, score);
    let findings = findings.iter().map(|finding| findings::sentence(finding, words)).collect();
    let corrections = lines("corrections", say!(words, "score-corrections"), corrections);
    let findings = lines("findings", say!(words, "score-findings"), findings);
    [corrections, findings].into_iter().flatten().collect()
}

/// A section of sentences; nothing if there is none.
fn lines<'a>(id: &str, heading: String, lines: Vec<String>) -> Option<Section<'a>> {
    (!lines.is_empty()).then(|| Section::new(id, heading, vec![Block::Lines(lines)]))
}

/// Each correction as a sentence.
fn corrections<E>(log: &Log<E>, words: &Words) -> Vec<String> {
    let told = log.changes().map(|change| {
        let (number, target, reason) = (change.number, change.target, change.reason.unwrap_or_default());
        let has_reason = if reason.is_empty() { "no" } else { "yes" };
        if change.puts_in {
            say!(words, "correction-put-in", number = number, target = target, given = has_reason, reason = reason)
        } else if change.strikes {
            say!(words, "correction-struck", number = number, target = target, given = has_reason, reason = reason)
        } else {
            say!(words, "correction-changed", number = number, target = target, given = has_reason, reason = reason)
        }
    });
    told.collect()
}
