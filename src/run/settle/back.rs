//! `bolln undo` and `bolln redo` of a settlement file: its newest payment is taken back, or comes back.

use std::io::Write;

use serde_json::json;

use super::record;
use crate::cli::{Format, TakeBack};
use crate::error::{Failure, Outcome};
use crate::evenings::settlement::{self, Back, Payment};
use crate::render::speech::glued;
use crate::report::trouble::saved_anyway;
use crate::say;
use crate::screen::{self, Screen};

/// Appends the entry, and tells which payment it was.
///
/// # Errors
/// The file, and what is wrong with it; nothing that could be taken or brought back.
pub fn run(args: &TakeBack, back: Back, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let mut moved = None;
    record::change(&args.file, screen, |before, known| {
        let (event, payment) = known.next(back).ok_or_else(|| {
            Failure::Told(match back {
                Back::Undo => say!(words, "undo-nothing"),
                Back::Redo => say!(words, "redo-nothing"),
            })
        })?;
        moved = Some((known.len() + 1, event, payment.clone()));
        Ok(settlement::back(before, back, &args.entry.aside()))
    })?;
    moved.map_or(Ok(()), |(entry, event, payment)| {
        saved_anyway(tell(entry, event, &payment, back, args.entry.format, screen), screen)
    })
}

fn tell(entry: u32, event: u32, payment: &Payment, back: Back, format: Format, screen: &Screen) -> Outcome {
    let words = &screen.words;
    match format {
        Format::Text => {
            let Payment { from, to, amount, currency, .. } = payment;
            let amount = glued(&words.amount(*amount, *currency));
            let paid = say!(words, "settlement-paid", event = event, from = from, to = to, amount = amount);
            let told = match back {
                Back::Undo => say!(words, "undone", what = paid),
                Back::Redo => say!(words, "redone", what = paid),
            };
            let mut out = screen.out();
            writeln!(out, "{}", say!(words, "add-saved", event = entry))?;
            writeln!(out, "{}", screen.wrapped(&told, "  "))?;
        }
        Format::Json => {
            let key = match back {
                Back::Undo => "taken_back",
                Back::Redo => "brought_back",
            };
            let mut out = screen::json();
            writeln!(out, "{}", json!({ "event": entry, key: [event] }))?;
            out.flush()?;
        }
    }
    Ok(())
}
