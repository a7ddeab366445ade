//! `bolln rules [TOPIC]`: the rule card.

use std::io::Write;

use crate::cli::Rules;
use crate::error::Outcome;
use crate::rules::book::Rule;
use crate::screen::Screen;
use crate::words::Value;

/// Prints rules.
///
/// # Errors
/// Standard output.
pub fn run(args: &Rules, screen: &Screen) -> Outcome {
    let mut out = anstream::stdout().lock();
    let players = [("players", Value::from(args.players.unwrap_or(0)))];
    for rule in Rule::ALL {
        let text = screen.words.text(&format!("rule-{}", rule.id()), &players);
        writeln!(out, "{}", screen.wrapped(&format!("{} {text}", rule.id()), "    "))?;
    }
    Ok(())
}
