//! A table: columns with headings, and rows of cells.

use std::borrow::Cow;

use super::Cell;

/// A table.
#[derive(Clone, Debug, Default, PartialEq)]
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
    pub rows: Vec<Vec<Cell<'a>>>,
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
    pub fn spoken(&self) -> impl Iterator<Item = Spoken<'_, 'a>> {
        let first = |place: usize| self.rows.iter().filter_map(|row| row.get(place)).find(|cell| !cell.is_blank());
        let columns = self.columns.iter().enumerate();
        columns.filter_map(move |(place, column)| Some(Spoken { place, column, figures: first(place)?.is_figure() }))
    }

    /// The rows that people are shown, and how many more there are.
    pub fn shown(&self) -> (&[Vec<Cell<'a>>], usize) {
        let most = self.most.unwrap_or(usize::MAX);
        let shown = self.rows.get(..most).unwrap_or(&self.rows);
        (shown, self.rows.len() - shown.len())
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
