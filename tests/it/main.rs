//! All tests that need more than one module, in one binary.

mod store;
mod words;
