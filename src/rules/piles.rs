//! Counted piles of card points: what they may be, whatever the game (C-2 to C-4).

use super::fault::Fault;

/// Card points of every pack (C-2).
pub const ALL: u8 = 120;

/// How much of the pack the piles hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Everything: the deal was played to its end.
    Whole,
    /// What was played: somebody went out, or claimed to (D-21, D-22, D-42).
    Part,
}

/// Checks counted piles: no 1, no 119 (C-3), together 120, or at most 120 and not 119 where the deal ended early (C-4).
///
/// # Errors
/// C-3 or C-4, with the difference.
pub fn check(piles: impl Iterator<Item = u8>, extent: Extent) -> Result<(), Fault> {
    let mut sum = 0_u16;
    for points in piles {
        if points == 1 || points == ALL - 1 {
            return Err(Fault::PileImpossible { points });
        }
        sum += u16::from(points);
    }
    match (sum, extent) {
        (121.., _) => Err(Fault::PilesOver { sum, extra: sum - u16::from(ALL) }),
        (0..120, Extent::Whole) => Err(Fault::PilesShort { sum, missing: u16::from(ALL) - sum }),
        (119, Extent::Part) => Err(Fault::PilesMissOne {}),
        (0..=120, _) => Ok(()),
    }
}

/// What the others have.
pub fn rest(points: u8) -> u8 {
    ALL.saturating_sub(points)
}
