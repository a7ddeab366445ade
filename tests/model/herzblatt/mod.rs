//! Herzblatt: what a deal comes to, and who owes whom.

pub mod purse;
pub mod solo;
