//! Where an evening stands.

use std::path::PathBuf;

/// A session's file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its name among the others: the path below the folder that was asked for, with `/`; for a file, the path as it was named.
    pub key: String,
    /// Whether the file itself was named, not a folder above it.
    pub named: bool,
}
