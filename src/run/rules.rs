//! `bolln rules [TOPIC]`: the rule card.

use std::io::Write;

use super::preset;
use crate::cli::Rules;
use crate::error::{Failure, Outcome};
use crate::report::rulecard;
use crate::say;
use crate::screen::Screen;
use crate::session::names::nearest;

/// Prints the card of a topic, or the topics.
///
/// # Errors
/// No such topic.
pub fn run(args: &Rules, screen: &Screen) -> Outcome {
    if let Some(name) = &args.save {
        return preset::save(name, args.topic.as_deref(), &args.rules, screen);
    }
    if args.presets {
        return preset::list(screen);
    }
    let words = &screen.words;
    let mut out = screen.out();
    let players = args.players.unwrap_or(0);
    let Some(topic) = &args.topic else {
        let topics = screen.wrapped(&say!(words, "rules-topics"), "");
        writeln!(out, "{topics}\n{}", rulecard::contents(screen))?;
        return Ok(());
    };
    match rulecard::card(topic, players, screen) {
        Some(card) => Ok(writeln!(out, "{card}")?),
        None => {
            let names = rulecard::all_names();
            Err(Failure::Usage(match nearest(&topic.to_lowercase(), names.iter().map(String::as_str)) {
                Some(near) => say!(words, "rules-no-topic-near", topic = topic, near = near),
                None => say!(words, "rules-no-topic", topic = topic),
            }))
        }
    }
}
