//! `bolln people`: names that are one person, kept for good.

use std::io::Write;

use crate::cli::People as Args;
use crate::error::{Failure, Outcome};
use crate::evenings::People;
use crate::evenings::people::{kept, pair};
use crate::report::trouble::of_store;
use crate::say;
use crate::screen::Screen;
use crate::session::names::{folded, nearest};
use crate::store::people;

/// Keeps and forgets aliases, and lists those that are then kept.
///
/// # Errors
/// [`Failure::Usage`] for what is no alias, or none that is kept; the file.
pub fn run(args: &Args, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let mut pairs = kept(screen)?;
    let before = pairs.clone();
    for alias in &args.forget {
        let place = pairs.iter().position(|(known, _)| folded(known) == folded(alias));
        let place = place.ok_or_else(|| {
            Failure::Usage(match nearest(alias, pairs.iter().map(|(known, _)| known.as_str())) {
                Some(near) => say!(words, "people-not-kept-near", alias = alias, nearest = near),
                None => say!(words, "people-not-kept", alias = alias),
            })
        })?;
        pairs.remove(place);
    }
    for typed in &args.same {
        let pair = pair(typed, words).map_err(Failure::Usage)?;
        pairs.retain(|(known, _)| folded(known) != folded(&pair.0));
        pairs.push(pair);
    }
    People::of_pairs(pairs.iter().cloned(), words).map_err(Failure::Usage)?;
    pairs.sort();
    if pairs != before {
        let file = people::path().unwrap_or_default();
        people::keep(&pairs).map_err(|error| of_store(error, &file, screen))?;
    }
    let mut out = screen.out();
    if pairs.is_empty() {
        writeln!(out, "{}", say!(words, "people-none"))?;
    }
    for (alias, name) in &pairs {
        writeln!(out, "{}", say!(words, "people-is", alias = alias, name = name))?;
    }
    Ok(())
}
