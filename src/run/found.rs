//! What is said of the files that a command over many evenings found, beside what it is for.

use std::io::Write;

use crate::evenings::Skipped;
use crate::evenings::files::Found;
use crate::report::trouble::tell_notices;
use crate::say;
use crate::screen::Screen;
use crate::store::missing_among;

/// Tells on standard error which evenings were there twice, and what was saved in one of them and is missing now.
///
/// # Errors
/// What standard error refuses.
pub fn tell_found(found: &Found, screen: &Screen) -> std::io::Result<()> {
    let words = &screen.words;
    for (path, notice) in missing_among(found.sessions.iter().map(|source| source.path.as_path())) {
        tell_notices(&[notice], path, screen);
    }
    found.twice.iter().try_for_each(|twice| {
        let (file, other) = (twice.source.path.display().to_string(), twice.of.display().to_string());
        let told = match twice.differs {
            true => say!(words, "evening-twice-differs", file = file, other = other),
            false => say!(words, "evening-twice", file = file, other = other),
        };
        writeln!(screen.err(), "bolln: {told}")
    })
}

/// Tells on standard error what was left out.
///
/// # Errors
/// What standard error refuses.
pub fn tell(skipped: &[Skipped], screen: &Screen) -> std::io::Result<()> {
    let mut out = screen.err();
    skipped.iter().try_for_each(|skipped| writeln!(out, "bolln: {}", skipped.why))
}
