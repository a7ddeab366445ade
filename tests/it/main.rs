//! All tests that need more than one module, in one binary.

mod add;
mod export;
mod generate;
mod readme;
mod stats;
mod store;
mod words;
