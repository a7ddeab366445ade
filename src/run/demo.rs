//! `bolln demo`: a short evening of Dreeg, deal by deal, with the slates, as fast as a key is pressed.

use std::io::{IsTerminal, Write};

use crate::error::Outcome;
use crate::play::show;
use crate::prompt::terminal;
use crate::report::evening;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::Session;
use crate::session::split::{self, Events, Pieces};

const EVENING: &str = include_str!("demo.toml");

/// Plays the evening. At a terminal it waits for a key before each deal; `q` or Escape leaves.
///
/// # Errors
/// Standard output.
pub fn run(screen: &Screen) -> Outcome {
    let words = &screen.words;
    let mut out = screen.out();
    let Ok(Pieces { head, events: Events::Apart(events), .. }) = split::split(EVENING) else { return Ok(()) };
    writeln!(out, "{}\n", screen.wrapped(&say!(words, "demo-lead"), ""))?;
    let mut text = head.text.to_owned();
    if let Ok(session) = Session::read(&text) {
        writeln!(out, "{}\n", evening::present(&session, screen))?;
    }
    for (number, event) in (1..).zip(&events) {
        if waits(screen) && !goes_on(&mut out, screen)? {
            return Ok(());
        }
        text.push_str(event.text);
        let Ok(session) = Session::read(&text) else { return Ok(()) };
        let happened = words.demo(number).map(|happened| screen.wrapped(&happened, ""));
        let brought = show::brought(&session, number, screen).unwrap_or_default();
        let lines = happened.into_iter().chain(brought.lines().map(|line| screen.wrapped(line, "  ")));
        let (told, present) = (lines.collect::<Vec<_>>().join("\n"), evening::present(&session, screen));
        writeln!(out, "{told}\n")?;
        // What happened is read before the slates push it off a low screen.
        if waits(screen) && is_too_high(&told, &present) && !goes_on(&mut out, screen)? {
            return Ok(());
        }
        writeln!(out, "{present}\n")?;
    }
    Ok(writeln!(out, "{}", screen.wrapped(&say!(words, "demo-end"), ""))?)
}

fn waits(screen: &Screen) -> bool {
    !screen.plain && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Whether a screen cannot hold both texts, the line between them and the question below.
fn is_too_high(told: &str, present: &str) -> bool {
    told.lines().count() + present.lines().count() + 3 > screen::rows()
}

/// Waits for a key; whether it goes on.
fn goes_on(out: &mut impl Write, screen: &Screen) -> std::io::Result<bool> {
    write!(out, "{}", say!(screen.words, "demo-key"))?;
    out.flush()?;
    let goes_on = terminal::any_key()?;
    writeln!(out)?;
    screen.measure();
    Ok(goes_on)
}
