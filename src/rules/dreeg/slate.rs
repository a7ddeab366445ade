//! The slate: strokes and blobs (D-3).

use super::seats::Seat;

/// Strokes left of the XII: 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strokes(u8);

impl Default for Strokes {
    /// The whole XII.
    fn default() -> Strokes {
        Strokes::FULL
    }
}

impl Strokes {
    /// XII: seven strokes.
    pub const FULL: Strokes = Strokes(7);
    /// A wiped slate.
    pub const NONE: Strokes = Strokes(0);

    /// How many are left.
    pub fn left(self) -> u8 {
        self.0
    }

    /// After these game points; what is beyond the last stroke is lost.
    #[must_use]
    pub fn erase(self, game_points: u8) -> Strokes {
        Strokes(self.0.saturating_sub(game_points))
    }

    /// After chalking strokes back on, up to the whole XII.
    #[must_use]
    pub fn chalk(self, strokes: u8) -> Strokes {
        Strokes(self.0.saturating_add(strokes).min(Strokes::FULL.0))
    }

    /// Whether somebody with this slate is still in (D-4).
    pub fn is_in(self) -> bool {
        self.0 > 0
    }
}

/// Blobs of one player.
pub type Blobs = u32;

/// A place in the order of going out: 1 for the first; players who went out in one event by equal awards share it (D-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// The group's number: those with the same number share the place.
    pub group: u32,
}
