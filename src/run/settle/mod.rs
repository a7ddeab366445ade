//! `bolln settle FILE…`: who pays whom, over several evenings; why; and what has been paid.
//!
//! `bolln undo` and `redo` take a payment of a settlement back and bring it back (`back`).
//!
//! `books` adds up what the sessions and settlements say, `record` writes what has been paid, `show` and `why` tell it.

pub mod back;
mod books;
mod record;
mod show;
mod why;

use std::io::{BufWriter, Write};

use crate::cli::{Format, Settle};
use crate::error::{Failure, Outcome};
use crate::evenings::paid::Paid;
use crate::evenings::{People, files};
use crate::report::trouble::saved_anyway;
use crate::say;
use crate::screen::{self, Screen};
use books::Books;
use why::Asked;

/// Records what has been paid, and shows the balances and the fewest transfers.
///
/// # Errors
/// A session that cannot be read or has errors: money is only settled if all of it is known. What is wrong with a payment.
pub fn run(args: &Settle, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let paid = args.paid.iter().map(|typed| Paid::read(typed, words)).collect::<Result<Vec<_>, _>>();
    let paid = paid.map_err(Failure::Usage)?;
    let found = files::find(&args.files)?;
    let people = People::in_force(&args.same, &found.sessions, screen)?;
    let mut books = Books::read(found, &people, args, screen)?;
    for place in &books.accounts.without_money {
        if let Some(source) = books.sessions.get(*place).filter(|source| source.named) {
            let told = say!(words, "settle-no-money", file = source.path.display().to_string());
            writeln!(screen.err(), "bolln: {told}")?;
        }
    }
    let mut recorded = Vec::new();
    if !paid.is_empty() || args.all_paid {
        recorded = record::run(&paid, &books, &people, args, screen)?;
        books = Books::read(files::find(&args.files)?, &people, args, screen)?;
    }
    let asked = Asked::of(args.why.as_ref(), &books, &people, words)?;
    let saved = !recorded.is_empty();
    let told = tell_all(recorded, &books, asked.as_ref(), args, screen);
    if saved { saved_anyway(told, screen) } else { told }
}

/// Tells what was recorded, and the accounts or what they come of.
fn tell_all(recorded: Vec<String>, books: &Books, asked: Option<&Asked>, args: &Settle, screen: &Screen) -> Outcome {
    match args.entry.format {
        Format::Text => {
            let mut out = BufWriter::new(screen.out());
            for line in recorded {
                writeln!(out, "{line}")?;
            }
            let told = match asked {
                Some(asked) => why::text(asked, books, screen),
                None => show::text(books, args, screen),
            };
            writeln!(out, "{told}")?;
            Ok(out.flush()?)
        }
        Format::Json => {
            let mut out = screen::json();
            writeln!(out, "{}", show::json(books, asked, args))?;
            Ok(out.flush()?)
        }
    }
}
