//! Slates and charts, as data.

use crate::rules::money::Currency;

/// One player's slate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slate<'a> {
    /// Whose it is.
    pub name: &'a str,
    /// Strokes left of XII.
    pub strokes: u8,
    /// Blobs.
    pub blobs: u32,
    /// His part in the next deal; nothing when the game is over.
    pub role: Option<Role>,
    /// Whether he has won the game.
    pub winner: bool,
}

/// A player's part in the next deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// He deals.
    Dealer,
    /// He is forehand.
    Forehand,
    /// He has gone out.
    Out,
}

/// A chart of lines, one a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart<'a> {
    /// What it shows.
    pub title: String,
    /// What is measured.
    pub scale: Scale,
    /// What the points after the start are: a deal or sub-game by its number, or (nothing) a ruling or a payment.
    pub points: Vec<Option<u32>>,
    /// What must be said about it, below it.
    pub note: Option<String>,
    /// The lines.
    pub lines: Vec<Line<'a>>,
}

/// What a chart measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Strokes left, 0 to 7.
    Strokes,
    /// Blobs.
    Blobs,
    /// Money in smallest units.
    Money(Currency),
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Whose it is.
    pub name: &'a str,
    /// The point at which it starts: 0 is before the first.
    pub start: usize,
    /// Its values from there on; it ends with the last.
    pub values: Vec<i128>,
}
