//! `bolln score FILE`: how the evening stands.

use std::io::{BufWriter, Write};

use crate::cli::{self as args, Format};
use crate::error::{Failure, Outcome};
use crate::load::load;
use crate::report::{evening, explain, json};
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;

/// Scores a session.
///
/// # Errors
/// The file, or what is wrong with the session.
pub fn run(args: &args::Score, screen: &Screen) -> Outcome {
    let loaded = load(&args.file, screen)?;
    let session = loaded.session(screen)?;
    if !session.problems().is_empty() {
        return Err(loaded.tell(session.problems(), Some(session), screen));
    }
    match explained(args, session, screen)? {
        Some(text) => writeln!(screen.out(), "{text}")?,
        None if args.format == Format::Json => {
            let mut out = BufWriter::new(screen::json());
            json::write(session, &mut out)?;
            out.flush()?;
        }
        None => evening::write(session, screen, screen.out())?,
    }
    Ok(())
}

/// The one deal or event that is asked for, explained.
fn explained(args: &args::Score, session: &Session, screen: &Screen) -> Result<Option<String>, Failure> {
    let words = &screen.words;
    let event = match (args.event, args.deal) {
        (Some(event), _) => event,
        (None, Some(deal)) => {
            let missing = || Failure::Told(say!(words, "explain-no-deal", number = deal));
            explain::event_of_deal(session, deal).ok_or_else(missing)?
        }
        (None, None) => return Ok(None),
    };
    let missing = || Failure::Told(say!(words, "explain-no-event", number = event));
    explain::event(session, event, screen).map(Some).ok_or_else(missing)
}
