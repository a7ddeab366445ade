//! Dreeg: the slate game of eight sub-games (D-1 to D-63).
//!
//! One file a contract: [`sixty_six`], [`red_sow`], [`call_a_card`], [`cameroon`]. They read the evidence of a deal, as
//! card points or as tricks, through [`tally`], place players through [`placing`], and give a [`Verdict`]. The [`state`] keeps the
//! [`slate`]s, who sits where, the order of going out and the dealer, and says of each event what [`moment`] it was; [`blobs`]
//! says who gets them and who wins. What may be asked of any deal's evidence, whatever its contract, is [`told`].

pub mod blobs;
pub mod call_a_card;
pub mod cameroon;
pub mod contract;
pub mod each;
pub mod event;
pub mod house;
pub mod moment;
pub mod placing;
pub mod red_sow;
pub mod seats;
pub mod sixty_six;
pub mod slate;
pub mod state;
pub mod table;
pub mod tally;
pub mod told;

pub use contract::{Contract, Lead};
pub use each::Each;
pub use event::{Deal, Event, Play, Ruling};
pub use moment::{Moment, Scored, What};
pub use seats::{PerSeat, Seat, Seated, Seats};
pub use state::State;
pub use table::{Added, Counts, Finding, Roles, Table, Verdict};
