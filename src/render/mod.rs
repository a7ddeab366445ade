//! How a [`page`](crate::page) is drawn: one short file a form. None of them counts, scores or looks anything up but words.

pub mod bare;
mod chart;
pub mod csv;
mod figures;
mod hand;
pub mod html;
mod json;
pub mod md;
mod plain;
pub mod slate;
pub mod speech;
pub mod text;

pub use figures::figures;
pub use json::json;
