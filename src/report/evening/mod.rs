//! The evening as a [`page`]: how it stands, what was played, who deals next; and the parts of it that are shown alone.

mod cited;
mod dreeg;
mod herzblatt;
mod house;
pub mod now;
pub mod remarks;

use std::io::{self, Write};

use crate::of_either;
use crate::page::{Block, Many, Page, Section};
use crate::render::{speech, text};
use crate::report::cards::{self, Cards, Trick};
use crate::report::findings;
use crate::rules::Player;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::head::Started;
use crate::session::log::Target;
use crate::session::{Evening, Game, Log, Session};
use crate::words::Words;

pub use dreeg::ruled;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What a terminal holds; the rest is told by other commands.
    Brief,
    /// Everything, for a page: charts, what happened in each deal and why, the house rules, the rules that are cited.
    Full,
}

/// Whose evening is told, and how much of it.
struct Teller<'a, G: Game> {
    evening: &'a Evening<G>,
    extent: Extent,
    words: &'a Words,
    /// Who deals the next deal out of turn (D-8).
    dealer: Option<Player>,
}

impl<G: Game> Clone for Teller<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Teller<'_, G> {}

/// The whole evening.
pub fn page<'a>(session: &'a Session, extent: Extent, words: &'a Words) -> Page<'a> {
    let mut page = match session {
        Session::Dreeg(evening) => Teller { evening, extent, words, dealer: None }.page(),
        Session::Herzblatt(evening) => Teller { evening, extent, words, dealer: None }.page(),
    };
    page.title = title_of(session, words);
    page.day = session.head().started.map(Started::day);
    page.note = session.head().note.as_deref();
    let players = all_of(session.people().into_iter().map(|player| session.names().of(player)), words);
    let started = session.head().started.map(|started| words.began(started));
    page.facts = started.into_iter().chain([say!(words, "page-players", players = players)]).collect();
    page.sections.extend(found(session, extent, words));
    if extent == Extent::Full {
        page.sections.push(house::section(session, words));
        let cited = cited::section(&page, words);
        page.sections.extend(cited);
    }
    page
}

/// Writes the whole evening for a terminal.
///
/// # Errors
/// What the writer refuses.
pub fn write(session: &Session, screen: &Screen, mut out: impl Write) -> io::Result<()> {
    writeln!(out, "{}", text::page(&page(session, Extent::Brief, &screen.words), screen))
}

/// The whole evening for a terminal.
pub fn text(session: &Session, screen: &Screen) -> String {
    text::page(&page(session, Extent::Brief, &screen.words), screen).to_string()
}

/// Where the game stands, who deals next and what is different then; or who has won.
pub fn standing(session: &Session, screen: &Screen) -> String {
    let (extent, words) = (Extent::Brief, &screen.words);
    let lines = match session {
        Session::Dreeg(evening) => Teller { evening, extent, words, dealer: None }.standing(),
        Session::Herzblatt(evening) => vec![Teller { evening, extent, words, dealer: None }.standing()],
    };
    lines.iter().map(|line| screen.wrapped(line, "  ")).collect::<Vec<_>>().join("\n")
}

/// How it stands now, and what comes next.
pub fn present(session: &Session, screen: &Screen) -> String {
    present_with(session, None, screen)
}

/// The same, where somebody deals the next deal out of turn.
pub fn present_with(session: &Session, dealer: Option<Player>, screen: &Screen) -> String {
    let (extent, words) = (Extent::Brief, &screen.words);
    let sections = match session {
        Session::Dreeg(evening) => Teller { evening, extent, words, dealer }.present(),
        Session::Herzblatt(evening) => Teller { evening, extent, words, dealer }.present(),
    };
    sections.iter().filter_map(|part| text::section(part, screen)).collect::<Vec<_>>().join("\n")
}

/// The deals that stand; nothing if there is none.
pub fn deals(session: &Session, screen: &Screen) -> Option<String> {
    let (extent, words) = (Extent::Brief, &screen.words);
    let sections = match session {
        Session::Dreeg(evening) => Teller { evening, extent, words, dealer: None }.deals().collect(),
        Session::Herzblatt(evening) => Vec::from_iter(Teller { evening, extent, words, dealer: None }.deals()),
    };
    let deals: Vec<String> = sections.iter().filter_map(|part| text::section(part, screen)).collect();
    (!deals.is_empty()).then(|| deals.join("\n\n"))
}

/// Game, place and date, and the table's remark.
pub fn title(session: &Session, screen: &Screen) -> String {
    let title = title_of(session, &screen.words);
    let (day, note) = (session.head().started.map(Started::day), session.head().note.as_deref());
    text::head(&Page { title, day, note, ..Page::default() }, screen)
}

fn title_of(session: &Session, words: &Words) -> String {
    let game = match session {
        Session::Dreeg(_) => say!(words, "game-dreeg"),
        Session::Herzblatt(_) => say!(words, "game-herzblatt"),
    };
    let place = session.head().place.as_deref().map(speech::one_line);
    [Some(game), place].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// An amount of money with its currency.
pub fn amount(money: Money, currency: Currency, words: &Words) -> String {
    words.amount(money, currency)
}

/// An amount of money.
pub fn number(money: Money, currency: Currency, words: &Words) -> String {
    words.number(money, currency)
}

/// An amount of money with its sign, for columns that add up.
pub fn signed(money: Money, currency: Currency, words: &Words) -> String {
    words.signed(money, currency)
}

/// Names in a list.
pub fn listed<'n>(names: impl IntoIterator<Item = &'n str>, words: &Words) -> String {
    words.listed(names)
}

/// Remarks, where the deals do not hold them; corrections, and what the referee found.
fn found<'a>(session: &'a Session, extent: Extent, words: &'a Words) -> Vec<Section<'a>> {
    let remarks = match extent {
        Extent::Brief => Many::made(move || remarks::of(session, words)),
        Extent::Full => Many::default(),
    };
    let corrections = of_either!(session, evening => Many::made(move || corrections(evening.log(), words)));
    let findings = findings::of(session);
    let findings = findings.iter().map(|finding| findings::sentence(finding, words)).collect::<Many<'_, String>>();
    let sections = [
        lines("remarks", say!(words, "score-remarks"), remarks),
        lines("corrections", say!(words, "score-corrections"), corrections),
        lines("findings", say!(words, "score-findings"), findings),
    ];
    sections.into_iter().flatten().collect()
}

/// Names in a list, each in one piece.
fn all_of<'n>(names: impl IntoIterator<Item = &'n str>, words: &Words) -> String {
    let names: Vec<String> = names.into_iter().map(speech::glued).collect();
    words.listed(names.iter().map(String::as_str))
}

/// A section of sentences; nothing if there is none.
fn lines<'a>(id: &str, heading: String, lines: Many<'a, String>) -> Option<Section<'a>> {
    (!lines.is_empty()).then(|| Section::new(id, heading, vec![Block::Lines(lines)]))
}

/// A section of one block without a heading.
fn bare<'a>(id: &str, block: Block<'a>) -> Section<'a> {
    Section { id: id.to_owned(), blocks: vec![block], ..Section::default() }
}

/// The tricks of a deal, a sentence each.
fn tricks(cards: &Cards<'_>, words: &Words) -> Vec<String> {
    let trick = |(number, trick): (u32, &Trick<'_>)| {
        let (cards, name) = (cards::played(trick, words), speech::glued(trick.taken_by));
        say!(words, "page-trick", number = number, cards = cards, name = name, points = trick.points)
    };
    let rest = cards.rest.map(|name| say!(words, "told-rest", name = speech::glued(name)));
    (1..).zip(&cards.tricks).map(trick).chain(rest).collect()
}

/// What must be said about a chart whose points are deals, and others (nothing).
fn about_points(points: &[Option<u32>], words: &Words) -> Option<String> {
    points.contains(&None).then(|| say!(words, "page-chart-others"))
}

/// Each correction as a sentence.
fn corrections<E>(log: &Log<E>, words: &Words) -> impl Iterator<Item = String> {
    log.corrections().map(|(number, correction)| {
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
    })
}
