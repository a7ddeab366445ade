//! All tests that need more than one module, in one binary.

mod export;
mod generate;
mod stats;
mod store;
mod words;
