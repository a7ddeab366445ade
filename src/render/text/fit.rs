//! What a table looks like on a screen of some width.
//!
//! A number, an amount or a date is never broken over lines, and a name only if it is wider than the screen. Where a table has no room,
//! first its bars go, then its intervals, then texts are broken between words, then spare columns go, and at last each row becomes a
//! record.

use unicode_width::UnicodeWidthStr;

use super::grid::drawn;
use crate::page::{Cell, Room, Spoken, Table};
use crate::screen::Screen;

/// Columns of the screen before the first column of a table, and between two.
pub const BEFORE: usize = 2;
const BETWEEN: usize = 3;

/// With more shares in a row than this, bars would only be in the way.
const MOST_BARS: usize = 2;

/// How a table is shown.
#[derive(Debug)]
pub enum Layout<'t, 'a> {
    /// A row a line, for a screen reader.
    Lines,
    /// A row a record.
    Records,
    /// As a grid.
    Grid(Grid<'t, 'a>),
}

/// How much of a figure is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Everything, and shares have bars.
    Bars,
    /// Everything.
    Whole,
    /// Averages without their intervals.
    Shares,
    /// The figure without its interval.
    Short,
}

/// The columns of a grid.
#[derive(Debug)]
pub struct Grid<'t, 'a> {
    /// Those that are shown, with their widths.
    pub columns: Vec<(Spoken<'t, 'a>, usize)>,
    /// How much of a figure is shown.
    pub detail: Detail,
    /// The spare columns that had no room.
    pub left_out: Vec<Spoken<'t, 'a>>,
}

/// The room that a column needs.
#[derive(Clone, Copy, Debug)]
struct Need<'t, 'a> {
    column: Spoken<'t, 'a>,
    /// Without breaking what stays in one piece.
    least: usize,
    /// Without breaking anything.
    most: usize,
    /// Whether it holds shares.
    shares: bool,
}

impl<'t, 'a> Layout<'t, 'a> {
    /// The layout of a table of which these columns have something to say.
    pub fn of(table: &Table<'_>, columns: &[Spoken<'t, 'a>], screen: &Screen) -> Layout<'t, 'a> {
        if screen.plain {
            return Layout::Lines;
        }
        let width = usize::from(screen.width());
        for detail in [Detail::Bars, Detail::Whole, Detail::Shares] {
            let needs = needs(table, columns, detail, screen);
            let bars = if detail == Detail::Bars { needs.iter().filter(|need| need.shares).count() } else { 0 };
            if bars <= MOST_BARS && whole(&needs, |need| need.most) <= width {
                let columns = needs.iter().map(|need| (need.column, need.most)).collect();
                return Layout::Grid(Grid { columns, left_out: Vec::new(), detail });
            }
        }
        let mut needs = needs(table, columns, Detail::Short, screen);
        let mut left_out = Vec::new();
        while whole(&needs, |need| need.least) > width {
            let spare = |need: &Need<'_, '_>| match need.column.column.room {
                Room::Spare(rank) => Some(rank),
                Room::Always => None,
            };
            let ranked = needs.iter().enumerate().filter_map(|(at, need)| Some((spare(need)?, at)));
            let Some((_, at)) = ranked.max() else { return Layout::Records };
            left_out.push(needs.remove(at).column);
        }
        left_out.sort_by_key(|column| column.place);
        Layout::Grid(Grid { columns: shared_out(needs, width), left_out, detail: Detail::Short })
    }
}

/// What each column needs.
fn needs<'t, 'a>(table: &Table<'_>, columns: &[Spoken<'t, 'a>], detail: Detail, screen: &Screen) -> Vec<Need<'t, 'a>> {
    let heading = |column: &Spoken<'t, 'a>| {
        let mut need = Need { column: *column, least: 0, most: 0, shares: false };
        need.take(&column.column.heading, detail, screen);
        need
    };
    let mut needs: Vec<Need<'_, '_>> = columns.iter().map(heading).collect();
    for row in table.shown() {
        for need in &mut needs {
            if let Some(cell) = need.column.cell(&row) {
                need.take(cell, detail, screen);
            }
        }
    }
    needs
}

impl Need<'_, '_> {
    /// Makes room for a cell.
    fn take(&mut self, cell: &Cell<'_>, detail: Detail, screen: &Screen) {
        let text = drawn(cell, detail, screen);
        let longest = text.split(' ').map(UnicodeWidthStr::width).max().unwrap_or(0);
        self.least = self.least.max(longest);
        self.most = self.most.max(text.width());
        self.shares |= matches!(cell, Cell::Share { .. });
    }
}

/// The width of a grid whose columns are so wide.
fn whole<'t, 'a>(needs: &[Need<'t, 'a>], width: impl Fn(&Need<'t, 'a>) -> usize) -> usize {
    let texts: usize = needs.iter().map(width).sum();
    BEFORE + texts + BETWEEN * needs.len().saturating_sub(1)
}

/// Widths that together fill the screen at most: what is left over goes to those who need the least more first.
fn shared_out<'t, 'a>(needs: Vec<Need<'t, 'a>>, width: usize) -> Vec<(Spoken<'t, 'a>, usize)> {
    let mut spare = width.saturating_sub(whole(&needs, |need| need.least));
    let mut by_want = needs;
    by_want.sort_by_key(|need| need.most - need.least);
    let count = by_want.len();
    let widths = by_want.into_iter().enumerate().map(|(done, need)| {
        let more = (need.most - need.least).min(spare / (count - done));
        spare -= more;
        (need.column, need.least + more)
    });
    let mut widths: Vec<_> = widths.collect();
    widths.sort_by_key(|(column, _)| column.place);
    widths
}
