//! The evening at a glance, as text: how it stands, what was played, who deals next.

mod dreeg;
mod herzblatt;
pub mod now;

use chrono::{DateTime, FixedOffset};

use crate::report::findings;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::replay::Score;
use crate::session::{Log, Session};
use crate::words::{Lang, Words, harmless};

pub use dreeg::{ruled, slates, standing as dreeg_standing};

/// The whole evening.
pub fn text(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    let mut sections = vec![title(session, screen)];
    match score {
        Score::Dreeg(score) => dreeg::sections(session, score, screen, &mut sections),
        Score::Herzblatt(score) => herzblatt::sections(session, score, screen, &mut sections),
    }
    sections.extend(found(session, score, screen));
    sections.join("\n\n")
}

/// Where the game stands, who deals next and what is different then; or who has won.
pub fn standing(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    match score {
        Score::Dreeg(score) => dreeg::ahead(session, &score.state, screen),
        Score::Herzblatt(score) => herzblatt::ahead(session, score, screen),
    }
}

/// How it stands now, and what comes next.
pub fn present(session: &Session, score: &Score<'_>, screen: &Screen) -> String {
    match score {
        Score::Dreeg(score) => dreeg::present(session, score, screen),
        Score::Herzblatt(score) => herzblatt::present(session, score, screen),
    }
    .join("\n")
}

/// The deals that stand; nothing if there is none.
pub fn deals(session: &Session, score: &Score<'_>, screen: &Screen) -> Option<String> {
    let deals: Vec<String> = match score {
        Score::Dreeg(score) => dreeg::played(session, score, screen),
        Score::Herzblatt(score) => herzblatt::played(session, score, screen).into_iter().collect(),
    };
    (!deals.is_empty()).then(|| deals.join("\n\n"))
}

/// Place, date and game.
pub fn title(session: &Session, screen: &Screen) -> String {
    let words = &screen.words;
    let game = match &session.game {
        crate::session::Game::Dreeg { .. } => say!(words, "game-dreeg"),
        crate::session::Game::Herzblatt { .. } => say!(words, "game-herzblatt"),
    };
    let day = session.head.started.map(|started| date(&started, words));
    let place = session.head.place.as_deref().map(|place| harmless(place).into_owned());
    let parts = [Some(game), place, day];
    let title = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let mut lines = vec![screen.heading(&words.signs(&title))];
    lines.extend(session.head.note.as_ref().map(|note| screen.wrapped(&harmless(note), "")));
    lines.join("\n")
}

/// A date as the language writes it.
pub fn date(time: &DateTime<FixedOffset>, words: &Words) -> String {
    let form = match words.lang() {
        Lang::En => "%Y-%m-%d",
        Lang::De => "%d.%m.%Y",
    };
    time.format(form).to_string()
}

/// An amount of money as the language writes it, with its currency.
pub fn amount(money: Money, currency: Currency, words: &Words) -> String {
    format!("{} {}", number(money, currency, words), currency.code())
}

/// An amount of money as the language writes it.
pub fn number(money: Money, currency: Currency, words: &Words) -> String {
    words.decimal(money.decimal(currency.decimals()).to_string())
}

/// Names in a list: `Anna, Bert and Cilli`.
pub fn listed<'n>(names: impl IntoIterator<Item = &'n str>, words: &Words) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => (*only).to_owned(),
        Some((last, others)) => say!(words, "list-and", others = others.join(", "), last = *last),
    }
}

/// Corrections, and what the referee found.
fn found(session: &Session, score: &Score<'_>, screen: &Screen) -> Vec<String> {
    let words = &screen.words;
    let corrections = match &session.game {
        crate::session::Game::Dreeg { log, .. } => corrections(log, words),
        crate::session::Game::Herzblatt { log, .. } => corrections(log, words),
    };
    let findings = findings::of(session, score);
    let findings = findings.iter().map(|finding| findings::sentence(finding, words)).collect();
    let section = |heading: String, lines: Vec<String>| {
        let lines: Vec<String> = lines.iter().map(|line| screen.wrapped(line, "  ")).collect();
        (!lines.is_empty()).then(|| format!("{}\n{}", screen.heading(&heading), lines.join("\n")))
    };
    [section(say!(words, "score-corrections"), corrections), section(say!(words, "score-findings"), findings)]
        .into_iter()
        .flatten()
        .collect()
}

/// Each correction as a sentence.
pub fn corrections<E>(log: &Log<E>, words: &Words) -> Vec<String> {
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
