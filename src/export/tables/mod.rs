//! Many evenings as tidy tables for a database: CSV, one folder a table, partitioned by year.
//!
//! `schema` says which tables and columns there are, `rows` what an evening puts into them, `folder` where it is written:
//! in one pass over the evenings, of which only a few are in memory at a time.

mod folder;
mod rows;
mod schema;

pub use folder::{Failed, write};
pub use schema::{TABLES, VERSION};
