//! All tests that need more than one module, in one binary.

mod words;
