//! The evening at a glance, as text: how it stands, what was played, who deals next.

mod dreeg;
mod herzblatt;
pub mod now;
pub mod remarks;

use chrono::NaiveDate;

use crate::of_either;
use crate::report::findings;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::log::Target;
use crate::session::{Log, Session};
use crate::words::{Lang, Words, harmless};

pub use dreeg::{ruled, slates, standing as dreeg_standing};

/// The whole evening.
pub fn text(session: &Session, screen: &Screen) -> String {
    let mut sections = vec![title(session, screen)];
    match session {
        Session::Dreeg(evening) => dreeg::sections(evening, screen, &mut sections),
        Session::Herzblatt(evening) => herzblatt::sections(evening, screen, &mut sections),
    }
    sections.extend(found(session, screen));
    sections.join("\n\n")
}

/// Where the game stands, who deals next and what is different then; or who has won.
pub fn standing(session: &Session, screen: &Screen) -> String {
    match session {
        Session::Dreeg(evening) => dreeg::ahead(evening, screen),
        Session::Herzblatt(evening) => herzblatt::ahead(evening, screen),
    }
}

/// How it stands now, and what comes next.
pub fn present(session: &Session, screen: &Screen) -> String {
    match session {
        Session::Dreeg(evening) => dreeg::present(evening, screen),
        Session::Herzblatt(evening) => herzblatt::present(evening, screen),
    }
    .join("\n")
}

/// The deals that stand; nothing if there is none.
pub fn deals(session: &Session, screen: &Screen) -> Option<String> {
    let deals: Vec<String> = match session {
        Session::Dreeg(evening) => dreeg::played(evening, screen),
        Session::Herzblatt(evening) => herzblatt::played(evening, screen).into_iter().collect(),
    };
    (!deals.is_empty()).then(|| deals.join("\n\n"))
}

/// Place, date and game.
pub fn title(session: &Session, screen: &Screen) -> String {
    let words = &screen.words;
    let game = match session {
        Session::Dreeg(_) => say!(words, "game-dreeg"),
        Session::Herzblatt(_) => say!(words, "game-herzblatt"),
    };
    let day = session.head().started.map(|started| date(started.day(), words));
    let place = session.head().place.as_deref().map(|place| harmless(place).into_owned());
    let parts = [Some(game), place, day];
    let title = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let mut lines = vec![screen.heading(&words.signs(&title))];
    lines.extend(session.head().note.as_ref().map(|note| screen.wrapped(&harmless(note), "")));
    lines.join("\n")
}

/// A date as the language writes it.
pub fn date(day: NaiveDate, words: &Words) -> String {
    let form = match words.lang() {
        Lang::En => "%Y-%m-%d",
        Lang::De => "%d.%m.%Y",
    };
    day.format(form).to_string()
}

/// An amount of money as the language writes it, with its currency.
pub fn amount(money: Money, currency: Currency, words: &Words) -> String {
    format!("{} {}", number(money, currency, words), currency.code())
}

/// An amount of money as the language writes it.
pub fn number(money: Money, currency: Currency, words: &Words) -> String {
    words.decimal(money.decimal(currency.decimals()).to_string())
}

/// An amount of money with its sign, for columns that add up.
pub fn signed(money: Money, currency: Currency, words: &Words) -> String {
    let number = number(money, currency, words);
    if money > Money::ZERO { format!("+{number}") } else { number }
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

/// Substitutes, remarks and the like, corrections, and what the referee found.
fn found(session: &Session, screen: &Screen) -> Vec<String> {
    let words = &screen.words;
    let corrections = of_either!(session, evening => corrections(evening.log(), words));
    let findings = findings::of(session);
    let findings = findings.iter().map(|finding| findings::sentence(finding, words)).collect();
    let section = |heading: String, lines: Vec<String>| {
        let lines: Vec<String> = lines.iter().map(|line| screen.wrapped(line, "  ")).collect();
        (!lines.is_empty()).then(|| format!("{}\n{}", screen.heading(&heading), lines.join("\n")))
    };
    let remarks = remarks::of(session, words);
    [
        section(say!(words, "score-remarks"), remarks),
        section(say!(words, "score-corrections"), corrections),
        section(say!(words, "score-findings"), findings),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Each correction as a sentence.
pub fn corrections<E>(log: &Log<E>, words: &Words) -> Vec<String> {
    let told = log.corrections().map(|(number, correction)| {
        let (target, reason) = (correction.target.number(), correction.reason.as_deref().unwrap_or_default());
        let has_reason = if reason.is_empty() { "no" } else { "yes" };
        match (correction.target, &correction.now) {
            (Target::Before(_), _) => {
                say!(words, "correction-put-in", number = number, target = target, given = has_reason, reason = reason)
            }
            (Target::Corrects(_), None) => {
                say!(words, "correction-struck", number = number, target = target, given = has_reason, reason = reason)
            }
            (Target::Corrects(_), Some(_)) => {
                say!(words, "correction-changed", number = number, target = target, given = has_reason, reason = reason)
            }
        }
    });
    told.collect()
}
