//! `bolln score FILE`: how the evening stands.

use std::io::{BufWriter, Write};

use crate::cli::{self as args, Format};
use crate::error::{Failure, Outcome};
use crate::load::load;
use crate::report::{evening, explain, json};
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::session::replay::Score;

/// Scores a session.
///
/// # Errors
/// The file, or what is wrong with the session.
pub fn run(args: &args::Score, screen: &Screen) -> Outcome {
    let loaded = load(&args.file, screen)?;
    let session = loaded.session(screen)?;
    let (score, problems) = session.replay();
    if !problems.is_empty() {
        return Err(loaded.tell(&problems, Some(session), screen));
    }
    let text = match explained(args, session, &score, screen)? {
        Some(text) => text,
        None if args.format == Format::Json => {
            // Nothing in it moves a cursor, so it need not pass through what keeps colours from files.
            let mut out = BufWriter::new(std::io::stdout().lock());
            json::write(session, &score, &mut out)?;
            return Ok(out.flush()?);
        }
        None => evening::text(session, &score, screen),
    };
    Ok(writeln!(anstream::stdout().lock(), "{text}")?)
}

/// The one deal or event that is asked for, explained.
fn explained(
    args: &args::Score,
    session: &Session,
    score: &Score<'_>,
    screen: &Screen,
) -> Result<Option<String>, Failure> {
    let words = &screen.words;
    let event = match (args.event, args.deal) {
        (Some(event), _) => event,
        (None, Some(deal)) => {
            let missing = || Failure::Told(say!(words, "explain-no-deal", number = deal));
            explain::event_of_deal(score, deal).ok_or_else(missing)?
        }
        (None, None) => return Ok(None),
    };
    let missing = || Failure::Told(say!(words, "explain-no-event", number = event));
    explain::event(session, score, event, screen).map(Some).ok_or_else(missing)
}
