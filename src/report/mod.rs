//! What is shown, as data: every report is made from a session and its one replay.

mod cards;
pub mod course;
pub mod diagnosis;
pub mod entries;
pub mod evening;
pub mod explain;
pub mod findings;
pub mod gave;
pub mod json;
pub mod rulecard;
pub mod trouble;
