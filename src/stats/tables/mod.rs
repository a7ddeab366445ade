//! From the tally of all evenings to the page that is shown.

mod dreeg;
mod figures;
mod herzblatt;
mod people;
mod ranking;
mod records;
mod trend;
mod whole;

use chrono::NaiveDate;

use super::tally::Tally;
use super::{Part, Period, Wanted};
use crate::evenings::people::Person;
use crate::page::{Block, Page, Section, Weight};
use crate::render::speech::glued;
use crate::say;
use crate::session::head::Started;
use crate::words::Words;
use figures::Figures;
use people::People;

/// What is shown, of whom, and in which order.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only these people, and their pairs with others; everybody if there is none.
    pub people: Vec<Person>,
    /// Only people who came so often, and pairs who met so often.
    pub min_evenings: u64,
    /// Which sections; a first screen if there is none.
    pub parts: Vec<Part>,
    /// By which column tables are sorted that have it.
    pub sort: Option<String>,
    /// What the ranking is divided by.
    pub by: Option<Period>,
}

impl Choice {
    fn takes(&self, person: &Person) -> bool {
        self.people.is_empty() || self.people.contains(person)
    }

    /// What must be counted for it.
    pub fn wanted(&self) -> Wanted {
        let pairs = self.parts.iter().any(|part| matches!(part, Part::Pairs | Part::Partners));
        Wanted { pairs, by: self.by }
    }
}

/// The rows of a table that people are shown, and those of the first screen; programs get all.
const MOST_ROWS: usize = 40;
const FIRST_ROWS: usize = 8;

/// The statistics as a page: a section a table, of those that have rows. The names of tables, columns and words are those for programs;
/// people read the messages `stats-table-…`, `stats-column-…` and `stats-word-…`.
///
/// # Errors
/// The columns that there are, if none of them is the one to sort by.
pub fn page<'t>(tally: &'t Tally, choice: &Choice, words: &Words) -> Result<Page<'t>, Vec<&'static str>> {
    let people = People::of(tally, choice);
    let is_first = choice.parts.is_empty();
    let parts: &[Part] = if is_first { &[Part::Ranking] } else { &choice.parts };
    let tables: Vec<Figures<'_>> = parts
        .iter()
        .flat_map(|part| tables(*part, tally, &people, choice))
        .filter(|table| !table.rows.is_empty())
        .collect();
    if let Some(sort) = &choice.sort {
        let mut columns: Vec<&str> = tables.iter().flat_map(|table| &table.columns).map(|(id, _)| *id).collect();
        if !columns.contains(&sort.as_str()) {
            columns.sort_unstable();
            columns.dedup();
            return Err(columns);
        }
    }
    let most = if is_first { FIRST_ROWS } else { MOST_ROWS };
    let mut sections: Vec<Section<'_>> = tables.into_iter().map(|figures| figures.section(most, words)).collect();
    // A page begins with the ranking; the rest is behind its headings.
    let folded = sections.iter_mut().filter(|section| !section.id.starts_with("ranking") && parts.len() > 1);
    folded.for_each(|section| section.weight = Weight::Folded);
    let note = if is_first {
        say!(words, "stats-sections", sections = Part::WORDS.join(", "))
    } else {
        say!(words, "stats-shares-note")
    };
    sections.push(Section { id: "note".to_owned(), blocks: vec![Block::Text(note)], ..Section::default() });
    Ok(Page {
        title: say!(words, "stats-title"),
        lead: Some(lead(tally, words)),
        sections: sections.into(),
        ..Page::default()
    })
}

/// How much there is, in a sentence.
fn lead(tally: &Tally, words: &Words) -> String {
    let (evenings, people) = (tally.dreeg + tally.herzblatt, tally.people.len());
    let deals = tally.deals.values().sum::<u64>();
    let day = |day: Option<NaiveDate>| day.map(|day| glued(&words.began(Started::On(day)))).unwrap_or_default();
    let (first, last) = (day(tally.days.0.map(|days| days.0)), day(tally.days.0.map(|days| days.1)));
    let dated = match tally.days.0 {
        None => "no",
        Some((first, last)) if first == last => "day",
        Some(_) => "yes",
    };
    say!(
        words,
        "stats-lead",
        evenings = evenings,
        people = people,
        deals = deals,
        dated = dated,
        first = first,
        last = last
    )
}

/// The tables of a section.
fn tables<'t>(part: Part, tally: &'t Tally, people: &People<'t>, choice: &Choice) -> Vec<Figures<'t>> {
    let tables = match part {
        Part::Ranking => return ranking::tables(tally, people, choice),
        Part::Overview => return vec![whole::overview(tally)],
        Part::Games => vec![dreeg::games(people), dreeg::lost(people), dreeg::places(people)],
        Part::Soloists => vec![dreeg::red_sow(people), herzblatt::soloists(people), herzblatt::announced(people)],
        Part::Calls => vec![dreeg::calls(people)],
        Part::Partners => vec![whole::partners(tally, choice)],
        Part::Money => vec![herzblatt::money(people)],
        Part::Records => return vec![records::records(people)],
        Part::Trend => vec![trend::dreeg(people), trend::herzblatt(people)],
        Part::Seats => vec![dreeg::dealing(people), whole::positions(tally), whole::seats(tally)],
        Part::Pairs => vec![whole::pairs(tally, choice)],
        Part::Referee => vec![whole::care(people)],
        Part::Time => return vec![whole::times(tally)],
    };
    tables.into_iter().map(|table| table.sorted(choice.sort.as_deref())).collect()
}

/// The name of a table, which has a title in the words.
macro_rules! table {
    ($id:literal) => {
        $crate::named!("stats-table-", $id)
    };
}
/// The names of a table's columns, which have headings in the words.
macro_rules! columns {
    ($($id:literal),* $(,)?) => { &[$($crate::named!("stats-column-", $id)),*] };
}
/// A word in a cell, which is one of the words.
macro_rules! word {
    ($id:literal) => {
        $crate::page::Cell::Word($crate::page::Word::Figure($crate::named!("stats-word-", $id)))
    };
}
use {columns, table, word};
