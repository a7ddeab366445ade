//! What a form asks of the desk it lies on.

use super::command::{self, Command};

/// What commands that only show can tell, and which commands make sense.
pub trait Shows {
    /// What such a command shows.
    fn shown(&self, command: &Command) -> String;

    /// Whether a command makes sense now.
    fn applies(&self, entry: &command::Entry) -> bool;
}

/// Where nothing can be shown and no command makes sense.
impl Shows for () {
    fn shown(&self, _: &Command) -> String {
        String::new()
    }

    fn applies(&self, entry: &command::Entry) -> bool {
        entry.english == "quit"
    }
}
