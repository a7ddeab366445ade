//! Random sessions: whatever the seed gives, the same each time.

mod deal;
pub mod dice;
mod dreeg;
mod head;
mod herzblatt;
mod names;
mod play;
pub mod spoil;
pub mod story;
pub mod text;
