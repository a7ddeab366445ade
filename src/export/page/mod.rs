//! What a page says of an evening, as data: sections of texts, tables and drawings. The formats only render it.

mod dreeg;
mod herzblatt;
mod house;

use chrono::{DateTime, Datelike, FixedOffset};

use super::Evening;
use super::chart::Chart;
use super::slate::Slates;
use crate::of_either;
use crate::report::evening::{corrections, listed};
use crate::report::findings;
use crate::rules::book::{Rule, RuleSet};
use crate::say;
use crate::session::Session;
pub use crate::table::Column;
use crate::words::{Value, Words};

/// The page.
#[derive(Debug)]
pub struct Page {
    /// The language's code.
    pub lang: &'static str,
    /// The game and the place.
    pub title: String,
    /// When it was and who played.
    pub facts: Vec<String>,
    /// The table's remark about the evening.
    pub note: Option<String>,
    /// How it ended or stands.
    pub standing: String,
    /// Everything else.
    pub sections: Vec<Section>,
    /// The heading of the rules.
    pub rules_heading: String,
    /// The rules that are cited, each with its sentence.
    pub rules: Vec<Cited>,
    /// Who made the page.
    pub colophon: String,
}

/// A part of the page under a heading.
#[derive(Debug)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// Whether it belongs under the section before it.
    pub nested: bool,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// Sentences one below the other.
    List(Vec<String>),
    /// A table.
    Table(Table),
    /// The slates.
    Slates(Slates),
    /// A chart.
    Chart(Chart),
}

/// A table.
#[derive(Debug)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// Its columns; the first names its rows.
    pub columns: Vec<(String, Column)>,
    /// Its rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell.
#[derive(Debug)]
pub enum Cell {
    /// Lines of text.
    Lines(Vec<String>),
    /// The rules that decided a deal.
    Rules(RuleSet),
}

/// A rule that is cited.
#[derive(Debug)]
pub struct Cited {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its sentence.
    pub text: String,
}

impl Page {
    /// The title of a rule that is cited.
    pub fn title_of(&self, id: &str) -> &str {
        self.rules.iter().find(|rule| rule.id == id).map_or("", |rule| &rule.title)
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Cell {
        Cell::Lines(vec![text.into()])
    }
}

impl Section {
    fn new(heading: String, blocks: Vec<Block>) -> Section {
        Section { heading, nested: false, blocks }
    }

    fn nested(heading: String, blocks: Vec<Block>) -> Section {
        Section { heading, nested: true, blocks }
    }
}

/// The page of an evening.
pub fn of(evening: &Evening<'_>) -> Page {
    let (session, words) = (evening.session, evening.words);
    let game = match session {
        Session::Dreeg(_) => say!(words, "game-dreeg"),
        Session::Herzblatt(_) => say!(words, "game-herzblatt"),
    };
    let place = session.head().place.as_deref().map(one_line);
    let title = [Some(game), place].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let started = session.head().started.map(|started| {
        let date = started.day();
        let (day, month, year) = (date.day(), date.month(), date.year().to_string());
        match started.at() {
            Some(at) => {
                let time = at.format("%H:%M").to_string();
                say!(words, "page-started", day = day, month = month, year = year, time = time)
            }
            None => say!(words, "page-started-day", day = day, month = month, year = year),
        }
    });
    let players = listed(session.people().into_iter().map(|player| session.names().of(player)), words);
    let (standing, mut sections, rules) = match session {
        Session::Dreeg(played) => dreeg::sections(played, words),
        Session::Herzblatt(played) => herzblatt::sections(played, words),
    };
    let corrected = of_either!(session, evening => corrections(evening.log(), words));
    let found = findings::of(session);
    let found: Vec<String> = found.iter().map(|finding| findings::sentence(finding, words)).collect();
    for (heading, lines) in [("score-corrections", corrected), ("score-findings", found)] {
        if !lines.is_empty() {
            sections.push(Section::new(words.text(heading, &[]), vec![Block::List(lines)]));
        }
    }
    sections.push(house::section(session, words));
    Page {
        lang: words.lang().code(),
        title,
        facts: [started, Some(say!(words, "page-players", players = players))].into_iter().flatten().collect(),
        note: session.head().note.clone(),
        standing,
        sections,
        rules_heading: say!(words, "page-rules"),
        rules: cited(rules, words),
        colophon: say!(words, "page-colophon"),
    }
}

/// Rules with their sentences, whatever the number of players.
fn cited(rules: RuleSet, words: &Words) -> Vec<Cited> {
    let cite = |rule: Rule| {
        let id = rule.id();
        let title = words.text(&format!("rule-{id}.title"), &[]);
        Cited { id, title, text: words.text(&format!("rule-{id}"), &[("players", Value::from(0))]) }
    };
    rules.iter().map(cite).collect()
}

/// What stands under a chart whose points have these labels: the deals' numbers, and dots.
fn under_chart(labels: &[String], words: &Words) -> String {
    let others = labels.iter().any(|label| label == DOT);
    if others { say!(words, "page-chart-deals-and-others") } else { say!(words, "page-chart-deals") }
}

/// The label of a point that is no deal's.
const DOT: &str = "•";

/// Who dealt, and when the deal was entered.
fn dealt(dealer: &str, at: Option<DateTime<FixedOffset>>) -> Cell {
    let time = at.map(|at| at.format("%H:%M").to_string());
    Cell::Lines([Some(dealer.to_owned()), time].into_iter().flatten().collect())
}

/// The table's remark on an event.
fn remark(note: Option<&str>, words: &Words) -> Option<String> {
    note.map(|note| say!(words, "page-note", note = one_line(note)))
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The slates of an evening alone.
pub fn slates(evening: &Evening<'_>) -> Slates {
    match evening.session {
        Session::Dreeg(played) => dreeg::slates(played, evening.words),
        Session::Herzblatt(played) => herzblatt::slates(played, evening.words),
    }
}
