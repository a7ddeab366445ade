//! Values of keys that need a type of their own, since the same type would be read in another way.

use crate::rules::Player;
use crate::rules::dreeg::Each;

/// Card points, 0 to 120, as one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points(pub u8);

/// A small number: what a deal was worth, a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Small(pub u8);

/// Somebody who sits down; the name may be new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joiner(pub Player);

/// Card points of melds by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Melds(pub Each<u8>);
