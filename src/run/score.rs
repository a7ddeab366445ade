//! `bolln score FILE`: how the evening stands.

use std::io::{BufWriter, Write};

use super::load;
use crate::cli::{Format, Score};
use crate::error::Outcome;
use crate::report::{evening, json};
use crate::screen::Screen;

/// Scores a session.
///
/// # Errors
/// The file, or what is wrong with the session.
pub fn run(args: &Score, screen: &Screen) -> Outcome {
    let loaded = load(&args.file, screen)?;
    let session = loaded.session(screen)?;
    let (score, problems) = session.replay();
    if !problems.is_empty() {
        return Err(loaded.tell(&problems, Some(session), screen));
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    match args.format {
        Format::Json => json::write(session, &score, &mut out)?,
        Format::Text => writeln!(out, "{}", evening::text(session, &score, screen))?,
    }
    Ok(out.flush()?)
}
