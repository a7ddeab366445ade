//! Dreeg: the slate game of eight sub-games (D-1 to D-63).
//!
//! One file a contract: [`sixty_six`], [`red_sow`], [`call_a_card`], [`cameroon`]. They read the evidence of a deal, as
//! card points or as tricks, through [`tally`], place players through [`placing`], and give a [`Verdict`]. The [`state`] keeps the
//! [`slate`]s, the order of going out and the dealer; [`blobs`] says who gets them and who wins.

pub mod blobs;
pub mod call_a_card;
pub mod cameroon;
pub mod contract;
pub mod event;
pub mod house;
pub mod placing;
pub mod red_sow;
pub mod score;
pub mod seats;
pub mod sixty_six;
pub mod slate;
pub mod state;
pub mod table;
pub mod tally;

pub use contract::Contract;
pub use event::{Deal, Event, Play, Roles, Ruling};
pub use seats::{PerSeat, Seat, Seats};
pub use table::{Added, Counts, Finding, Table, Verdict};
