//! Many evenings at once: which files there are, reading them side by side, and who is who across them.
//!
//! [`files`] finds sessions (each evening once: [`copies`]) and [`settlement`]s, [`read`] reads and replays one or all of them, [`people`] knows which names are one person,
//! [`filter`] which evenings are asked for, [`facts`] what is worth counting in a deal. What is done with an evening is
//! the caller's matter: statistics, settling, tables.

pub mod accounts;
pub mod copies;
pub mod facts;
pub mod files;
pub mod filter;
pub mod merge;
pub mod paid;
pub mod people;
pub mod progress;
pub mod read;
pub mod settlement;
pub mod source;

pub use crate::session::house::GameName as Kind;
pub use facts::Fact;
pub use filter::Filter;
pub use people::People;
pub use read::{Evening, Skipped};
pub use source::Source;
