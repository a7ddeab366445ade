//! A table: columns with headings, and rows of cells.

use std::borrow::Cow;

use super::{Cell, Many};

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Table<'a> {
    /// Its name for programs.
    pub id: &'static str,
    /// What it shows, where the heading above it does not say it.
    pub caption: Option<String>,
    /// What must be said about it, below it.
    pub note: Option<String>,
    /// The columns.
    pub columns: Vec<Column<'a>>,
    /// How many of the columns name the row.
    pub keys: usize,
    /// The rows, a cell a column.
    pub rows: Many<'a, Vec<Cell<'a>>>,
    /// How many rows are shown to people, if not all; programs get all.
    pub most: Option<usize>,
}

/// A column.
#[derive(Clone, Debug, PartialEq)]
pub struct Column<'a> {
    /// Its name for programs.
    pub id: &'static str,
    /// Its heading for people.
    pub heading: Cell<'a>,
    /// How it behaves where room is scarce.
    pub room: Room,
}

/// A column in which some row has something to say.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'t, 'a> {
    /// Its place among the columns.
    pub place: usize,
    /// The column.
    pub column: &'t Column<'a>,
    /// Whether it holds figures, which stand one below the other.
    pub figures: bool,
}

/// How a column behaves where room is scarce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// It stays.
    Always,
    /// It may go; those with the greatest number go first.
    Spare(u8),
}

impl<'a> Table<'a> {
    /// A table without rows, whose first column names the row.
    pub fn new(id: &'static str, columns: Vec<Column<'a>>) -> Table<'a> {
        Table { id, columns, keys: 1, ..Table::default() }
    }

    /// The columns in which some row has something to say.
    pub fn spoken(&self) -> Vec<Spoken<'_, 'a>> {
        // For each column whether its first cell that says something is a figure.
        let mut figures: Vec<Option<bool>> = vec![None; self.columns.len()];
        for row in self.rows.iter() {
            for (known, cell) in
                figures.iter_mut().zip(row.iter()).filter(|(known, cell)| known.is_none() && !cell.is_blank())
            {
                *known = Some(cell.is_figure());
            }
            if !figures.contains(&None) {
                break;
            }
        }
        let columns = self.columns.iter().zip(figures).enumerate();
        columns.filter_map(|(place, (column, figures))| Some(Spoken { place, column, figures: figures? })).collect()
    }

    /// The rows that people are shown.
    pub fn shown(&self) -> impl Iterator<Item = Cow<'_, Vec<Cell<'a>>>> {
        self.rows.iter().take(self.most.unwrap_or(usize::MAX))
    }

    /// How many rows people are not shown.
    pub fn more(&self) -> usize {
        self.most.map_or(0, |most| self.rows.iter().skip(most).count())
    }
}

impl Spoken<'_, '_> {
    /// The column's cell of a row.
    pub fn cell<'r, 'c>(&self, row: &'r [Cell<'c>]) -> Option<&'r Cell<'c>> {
        row.get(self.place)
    }
}

impl<'a> Column<'a> {
    /// A column that stays, whatever the room.
    pub fn new(id: &'static str, heading: impl Into<Cow<'a, str>>) -> Column<'a> {
        Column { id, heading: Cell::text(heading), room: Room::Always }
    }

    /// A column of what one person got.
    pub fn of(name: &'a str) -> Column<'a> {
        Column { id: "player", heading: Cell::name(name), room: Room::Always }
    }

    /// The same, behaving otherwise where room is scarce.
    #[must_use]
    pub fn room(self, room: Room) -> Column<'a> {
        Column { room, ..self }
    }
}
