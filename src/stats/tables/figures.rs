//! A table's figures before they have words: put in order, and numbered where they are a ranking.

use std::cmp::Ordering;

use crate::page::{Block, Cell, Column, Room, Section, Table};
use crate::session::names::alphabetical;
use crate::words::Words;

/// A table's figures.
pub struct Figures<'t> {
    /// Its name.
    pub id: &'static str,
    /// How many of the columns name the row.
    pub keys: usize,
    /// The columns, with how much each can be spared.
    pub columns: Vec<(&'static str, Room)>,
    /// The rows, a cell a column.
    pub rows: Vec<Vec<Cell<'t>>>,
}

impl<'t> Figures<'t> {
    /// Figures of which every column stays.
    pub fn new(id: &'static str, keys: usize, columns: &[&'static str], rows: Vec<Vec<Cell<'t>>>) -> Figures<'t> {
        Figures { id, keys, columns: columns.iter().map(|column| (*column, Room::Always)).collect(), rows }
    }

    /// The same with columns that can be spared, the first of them first.
    pub fn sparing(mut self, spare: &[&str]) -> Figures<'t> {
        for (id, room) in &mut self.columns {
            if let Some(place) = spare.iter().rev().position(|spare| spare == id) {
                *room = Room::Spare(place.try_into().unwrap_or(u8::MAX));
            }
        }
        self
    }

    /// The same in the order of a column, if it has it: names by the alphabet, figures the greatest first. Rows about everybody, and
    /// years and currencies, stay where they are.
    pub fn sorted(mut self, by: Option<&str>) -> Figures<'t> {
        if let Some(place) = self.columns.iter().position(|(id, _)| Some(*id) == by) {
            let groups = self.groups();
            self.rows.sort_by(|one, other| {
                let kept = groups.iter().map(|group| compare(one.get(*group), other.get(*group)).reverse());
                let kept = kept.fold(is_about_one(one).cmp(&is_about_one(other)), Ordering::then);
                kept.then_with(|| compare(one.get(place), other.get(place)))
            });
        }
        self
    }

    /// The same with the column `rank` filled: equal rows of the column that decides share a rank.
    pub fn ranked(mut self, by: &str) -> Figures<'t> {
        let place_of = |id: &str| self.columns.iter().position(|(column, _)| *column == id);
        let (Some(rank), Some(by)) = (place_of("rank"), place_of(by)) else { return self };
        let groups = self.groups();
        let (mut place, mut shared, mut before): (i64, i64, Option<Vec<Cell<'t>>>) = (0, 0, None);
        for row in &mut self.rows {
            let same = |columns: &[usize]| {
                before.as_ref().is_some_and(|before| columns.iter().all(|at| before.get(*at) == row.get(*at)))
            };
            place = if same(&groups) { place + 1 } else { 1 };
            shared = if place > 1 && same(&[by]) { shared } else { place };
            before = Some(row.clone());
            if let Some(cell) = row.get_mut(rank) {
                *cell = Cell::Count(shared);
            }
        }
        self
    }

    /// The columns that part the rows into groups which have nothing to do with each other.
    fn groups(&self) -> Vec<usize> {
        let ids = self.columns.iter().enumerate();
        ids.filter(|(_, (id, _))| ["year", "season", "currency"].contains(id)).map(|(place, _)| place).collect()
    }

    /// The section that shows them, at most so many rows of them.
    pub fn section(self, most: usize, words: &Words) -> Section<'t> {
        let columns = self.columns.into_iter().map(|(id, room)| Column::new(id, words.column(id)).room(room));
        let table = Table {
            note: words.table_note(self.id),
            keys: self.keys,
            rows: self.rows.into(),
            most: Some(most),
            ..Table::new(self.id, columns.collect())
        };
        Section::new(self.id, words.table(self.id), vec![Block::Table(table)])
    }
}

/// Whether a row is about one person, not about everybody together.
fn is_about_one(row: &[Cell<'_>]) -> bool {
    !matches!(row.first(), Some(Cell::Word(_)))
}

/// Names in the order of the alphabet, figures the greatest first, and what is not known last.
fn compare(one: Option<&Cell<'_>>, other: Option<&Cell<'_>>) -> Ordering {
    if let (Some(Cell::Name(one)), Some(Cell::Name(other))) = (one, other) {
        return alphabetical(one).cmp(&alphabetical(other));
    }
    let worth = |cell: Option<&Cell<'_>>| cell.and_then(worth).unwrap_or(f64::NEG_INFINITY);
    worth(other).total_cmp(&worth(one))
}

/// What a figure is worth beside others of its column.
fn worth(cell: &Cell<'_>) -> Option<f64> {
    match cell {
        Cell::Count(number) => Some(*number as f64),
        Cell::Span(seconds) => Some(f64::from(*seconds)),
        Cell::Money { amount, .. } | Cell::MoneyMean { mean: amount, .. } => Some(amount.units() as f64),
        Cell::Share { cases, of, .. } | Cell::PerHundred { cases, of } | Cell::Mean { sum: cases, of, .. } => {
            (*of > 0).then(|| *cases as f64 / *of as f64)
        }
        _ => None,
    }
}
