//! From the tally of all evenings to the page that is shown.

mod dreeg;
mod herzblatt;
mod whole;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::tally::{OfPerson, Tally};
use crate::evenings::merge::Merge;
use crate::evenings::people::{Person, shown};
use crate::page::{Block, Cell, Column, Page, Room, Section, Table};
use crate::rules::dreeg::Contract;
use crate::say;
use crate::session::names::alphabetical;
use crate::words::Words;

/// Whom the tables are about.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only these people, and their pairs with others; everybody if there is none.
    pub people: Vec<Person>,
}

impl Choice {
    fn takes(&self, person: &Person) -> bool {
        self.people.is_empty() || self.people.contains(person)
    }
}

/// The rows of a table that people are shown; programs get all.
const MOST_ROWS: usize = 40;

/// The statistics as a page: a section a table, of those that have rows. The names of tables, columns and words are those for programs;
/// people read the messages `stats-table-…`, `stats-column-…` and `stats-word-…`.
pub fn page<'t>(tally: &'t Tally, choice: &Choice, words: &Words) -> Page<'t> {
    let people = People::of(tally, choice);
    let tables = [
        whole::overview(tally),
        dreeg::games(&people),
        dreeg::lost(&people),
        dreeg::places(&people),
        dreeg::red_sow(&people),
        dreeg::calls(&people),
        dreeg::dealing(&people),
        herzblatt::soloists(&people),
        herzblatt::announced(&people),
        herzblatt::money(&people),
        whole::care(&people),
        whole::positions(tally),
        whole::seats(tally),
        whole::pairs(tally, choice),
        whole::times(tally),
    ];
    let tables = tables.into_iter().filter(|table| !table.rows.is_empty());
    let mut sections: Vec<Section<'_>> = tables.map(|figures| section(figures, words)).collect();
    let note = Block::Text(say!(words, "stats-shares-note"));
    sections.push(Section { id: "note".to_owned(), blocks: vec![note], ..Section::default() });
    Page { title: say!(words, "stats-title"), sections, ..Page::default() }
}

/// A table's figures, before they have words.
struct Figures<'t> {
    /// Its name.
    id: &'static str,
    /// How many of the columns name the row.
    keys: usize,
    /// The columns, with how much each can be spared.
    columns: Vec<(&'static str, Room)>,
    /// The rows, a cell a column.
    rows: Vec<Vec<Cell<'t>>>,
}

impl<'t> Figures<'t> {
    fn new(id: &'static str, keys: usize, columns: &[&'static str], rows: Vec<Vec<Cell<'t>>>) -> Figures<'t> {
        Figures { id, keys, columns: columns.iter().map(|column| (*column, Room::Always)).collect(), rows }
    }

    /// The same with columns that can be spared, the first of them first.
    fn sparing(mut self, spare: &[&str]) -> Figures<'t> {
        for (id, room) in &mut self.columns {
            if let Some(place) = spare.iter().rev().position(|spare| spare == id) {
                *room = Room::Spare(place.try_into().unwrap_or(u8::MAX));
            }
        }
        self
    }
}

fn section<'t>(figures: Figures<'t>, words: &Words) -> Section<'t> {
    let id = figures.id;
    let columns = figures.columns.into_iter().map(|(id, room)| Column::new(id, words.column(id)).room(room));
    let table = Table {
        note: words.table_note(id),
        keys: figures.keys,
        rows: figures.rows,
        most: Some(MOST_ROWS),
        ..Table::new(id, columns.collect())
    };
    Section::new(id, words.table(id), vec![Block::Table(table)])
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

/// Those whom the tables are about, who came most often first; before them everybody together.
struct People<'t> {
    everybody: OfPerson,
    chosen: Vec<(&'t str, &'t OfPerson)>,
}

impl<'t> People<'t> {
    fn of(tally: &'t Tally, choice: &Choice) -> People<'t> {
        let mut everybody = OfPerson::default();
        let mut chosen = Vec::new();
        for (person, figures) in &tally.people {
            // Spellings and evenings in money are no sums that are shown for everybody.
            let (spellings, money) = (BTreeMap::new(), BTreeMap::new());
            everybody.absorb(OfPerson { spellings, money, ..figures.clone() });
            if choice.takes(person) {
                chosen.push((shown(&figures.spellings), figures));
            }
        }
        // What several take part in is counted once for everybody together.
        everybody.dreeg.evenings = tally.dreeg;
        everybody.herzblatt.evenings = tally.herzblatt;
        everybody.recorded = tally.recorded;
        everybody.dreeg.deals = Contract::ALL.iter().filter_map(|contract| tally.deals.get(&(*contract).into())).sum();
        chosen.sort_by_cached_key(|(name, of)| (Reverse(of.evenings), alphabetical(name)));
        People { everybody, chosen }
    }

    /// A row for everybody together and for each person, where `figures` gives one.
    fn rows(&self, figures: impl Fn(&OfPerson) -> Option<Vec<Cell<'t>>>) -> Vec<Vec<Cell<'t>>> {
        let named = |name: Cell<'t>, cells: Vec<Cell<'t>>| [name].into_iter().chain(cells).collect();
        let all = figures(&self.everybody).map(|cells| named(word!("everybody"), cells));
        let each = self.chosen.iter().filter_map(|(name, of)| Some(named(Cell::name(name), figures(of)?)));
        all.into_iter().chain(each).collect()
    }
}
