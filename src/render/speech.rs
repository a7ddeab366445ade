//! Cells as a language writes them.
//!
//! What must stay on one line has no-break spaces inside, by which every renderer knows where it may break.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::gate::{Form, passed};
use crate::page::{Cell, Got, Word};
use crate::say;
use crate::words::Words;

/// A space at which no line is broken.
pub const GLUE: char = '\u{a0}';

/// A cell as a text.
pub fn cell(cell: &Cell<'_>, words: &Words) -> String {
    let short = short(cell, words);
    match interval(cell, words) {
        Some(interval) => format!("{short} {interval}"),
        None => short,
    }
}

/// The interval of a share or an average, in brackets and in one piece.
pub fn interval(cell: &Cell<'_>, words: &Words) -> Option<String> {
    let ends = match cell {
        Cell::Share { interval: Some(of), .. } => format!("{:.0}–{:.0}", of.low * 100.0, of.high * 100.0),
        Cell::Mean { interval: Some(of), .. } => {
            format!("{}–{}", decimal(of.low, 1, words), decimal(of.high, 1, words))
        }
        Cell::MoneyMean { currency, interval: Some((low, high)), .. } => {
            let (low, high) = (words.signed(*low, *currency), words.signed(*high, *currency));
            glued(&say!(words, "stats-between", low = low, high = high))
        }
        _ => return None,
    };
    Some(format!("({ends})"))
}

/// A cell as a text, without the interval of a share or an average.
pub fn short(cell: &Cell<'_>, words: &Words) -> String {
    match cell {
        Cell::Blank => String::new(),
        Cell::Word(Word::Kind(word)) => words.kind(word),
        Cell::Word(Word::Figure(word)) => words.figure(word),
        Cell::Text(text) => one_line(text),
        Cell::Lines(lines) | Cell::Folded(lines) => one_line(&lines.join("; ")),
        Cell::Name(name) => glued(name),
        Cell::Names(names) => names.iter().map(|name| glued(name)).collect::<Vec<_>>().join(", "),
        Cell::Places(places) => {
            let names = |place: &Vec<&str>| place.iter().map(|name| glued(name)).collect::<Vec<_>>();
            let places = places.iter().map(|place| names(place).join("\u{a0}= "));
            places.collect::<Vec<_>>().join("\u{a0}> ")
        }
        Cell::Count(number) => number.to_string(),
        Cell::Money { amount, currency, signed: true } | Cell::MoneyMean { mean: amount, currency, .. } => {
            words.signed(*amount, *currency)
        }
        Cell::Money { amount, currency, signed: false } => words.number(*amount, *currency),
        Cell::Share { cases, of, .. } => match quotient(*cases, *of) {
            Some(share) => glued(&say!(words, "stats-share", share = format!("{:.0}", share * 100.0), of = *of)),
            None => String::new(),
        },
        Cell::PerHundred { cases, of } => {
            quotient(*cases, *of).map_or_else(String::new, |q| decimal(q * 100.0, 1, words))
        }
        Cell::Mean { sum, of, .. } => quotient(*sum, *of).map_or_else(String::new, |mean| decimal(mean, 2, words)),
        Cell::Date(day) => words.date(*day),
        Cell::Time(at) => words.time(at),
        Cell::Span(seconds) => format!("{}:{:02}", seconds / 60, seconds % 60),
        Cell::Sides(one, other) => {
            let count = |count: &Option<u16>| count.map_or_else(|| "–".to_owned(), |count| count.to_string());
            format!("{}{GLUE}:{GLUE}{}", count(one), count(other))
        }
        Cell::Got(got) => gained(*got),
        Cell::Rules(rules) => rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" "),
        Cell::Run(run) => run.iter().map(|went| run_sign(*went, ['+', '−', '='])).collect(),
        Cell::Flag(flag) => if *flag { "✓" } else { "" }.to_owned(),
    }
}

/// The sign for better, worse, or level.
pub fn run_sign(went: Ordering, [better, worse, level]: [char; 3]) -> char {
    match went {
        Ordering::Greater => better,
        Ordering::Less => worse,
        Ordering::Equal => level,
    }
}

/// The count, then what it was worth; a star before it for who played for himself.
fn gained(got: Got) -> String {
    let star = if got.leads { "*\u{a0}" } else { "" };
    match (got.count, got.award) {
        (Some(count), Some(award)) => format!("{count}\u{a0}→\u{a0}{star}{award}"),
        (_, Some(award)) => format!("{star}{award}"),
        (_, None) => format!("({})", got.left),
    }
}

fn quotient(sum: u64, of: u64) -> Option<f64> {
    (of > 0).then(|| sum as f64 / of as f64)
}

fn decimal(value: f64, places: usize, words: &Words) -> String {
    words.decimal(format!("{value:.places$}"))
}

/// A text in one piece.
pub fn glued(text: &str) -> String {
    passed(text, Form::Text).split_whitespace().collect::<Vec<_>>().join("\u{a0}")
}

/// A text without line ends and whatever else would move a cursor. What stays in one piece does.
pub fn one_line(text: &str) -> String {
    let spaces = |c: char| c.is_whitespace() && c != GLUE;
    let words = text.split(spaces).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    passed(&words, Form::Text).into_owned()
}

/// The text with every space one at which a line may be broken.
pub fn loosened(text: &str) -> Cow<'_, str> {
    if text.contains(GLUE) { Cow::Owned(text.replace(GLUE, " ")) } else { Cow::Borrowed(text) }
}
