//! What a page says, as data: sections of texts, tables, slates and charts, built once and drawn by [`render`](crate::render) as
//! text, lines for a screen reader, HTML, Markdown, CSV or JSON. A number stays a number until it is drawn.

mod cell;
mod drawing;
mod many;
mod table;

use chrono::NaiveDate;

pub use cell::{Cell, Got, Interval, Word};
pub use drawing::{Chart, Line, Role, Scale, Slate};
pub use many::Many;
pub use table::{Column, Room, Spoken, Table};

/// A page.
#[derive(Clone, Debug, Default)]
pub struct Page<'a> {
    /// What it is about.
    pub title: String,
    /// The day of which it tells, for where it is told in a line with the title.
    pub day: Option<NaiveDate>,
    /// What is to be known before everything: when it was, who played.
    pub facts: Vec<String>,
    /// The table's own remark.
    pub note: Option<&'a str>,
    /// The one sentence that matters most: who has won, or how it stands.
    pub lead: Option<String>,
    /// Everything else.
    pub sections: Many<'a, Section<'a>>,
}

/// A part of a page.
#[derive(Clone, Debug, Default)]
pub struct Section<'a> {
    /// Its name for programs and for links; different from that of every other section of the page.
    pub id: String,
    /// Its heading; what a page begins with has none.
    pub heading: Option<String>,
    /// How much of it is seen at first.
    pub weight: Weight,
    /// What it says.
    pub blocks: Vec<Block<'a>>,
}

/// How much of a section is seen at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// All of it.
    #[default]
    Open,
    /// On a page only the heading, until somebody opens it.
    Folded,
}

/// A piece of a section.
#[derive(Clone, Debug)]
pub enum Block<'a> {
    /// A paragraph.
    Text(String),
    /// Sentences, one below the other.
    Lines(Many<'a, String>),
    /// A table.
    Table(Table<'a>),
    /// Slates side by side.
    Slates(Vec<Slate<'a>>),
    /// A chart; the tables hold the same numbers.
    Chart(Chart<'a>),
    /// Rules with their sentences, to which [`Cell::Rules`] points.
    Rules(Vec<Cited>),
}

/// A rule that is cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its sentence.
    pub text: String,
}

impl<'a> Section<'a> {
    /// An open section under a heading.
    pub fn new(id: impl Into<String>, heading: String, blocks: Vec<Block<'a>>) -> Section<'a> {
        Section { id: id.into(), heading: Some(heading), weight: Weight::Open, blocks }
    }

    /// The same with another weight.
    #[must_use]
    pub fn weighing(self, weight: Weight) -> Section<'a> {
        Section { weight, ..self }
    }

    /// Its tables, in their order.
    pub fn tables(&self) -> impl Iterator<Item = &Table<'a>> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            Block::Text(_) | Block::Lines(_) | Block::Slates(_) | Block::Chart(_) | Block::Rules(_) => None,
        })
    }
}
