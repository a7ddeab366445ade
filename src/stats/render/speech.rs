//! Figures in the words and the manner of a language, for text and page.

use crate::report::evening;
use crate::say;
use crate::stats::rate::Rate;
use crate::stats::report::Cell;
use crate::words::{Lang, Words};

/// A table's title.
pub fn title(id: &str, words: &Words) -> String {
    words.table(id)
}

/// What must be said about a table, if anything must.
pub fn note(id: &str, words: &Words) -> Option<String> {
    words.table_note(id)
}

/// A column's heading.
pub fn heading(id: &str, words: &Words) -> String {
    words.column(id)
}

/// A cell as a text.
pub fn cell(cell: &Cell, words: &Words) -> String {
    match cell {
        Cell::Blank => String::new(),
        Cell::Name(name) => name.clone(),
        Cell::Word(word) => words.figure(word),
        Cell::Number(number) => number.to_string(),
        Cell::Streak(streak) => streak.to_string(),
        Cell::Rate(rate) => share(*rate, words),
        Cell::Mean(mean) => mean.value().map(|value| decimal(value, 2, words)).unwrap_or_default(),
        Cell::PerHundred(rate) => rate.share().map(|share| decimal(share * 100.0, 1, words)).unwrap_or_default(),
        Cell::Money(amount, currency) => evening::number(*amount, *currency, words),
        Cell::Day(day) => match words.lang() {
            Lang::En => day.format("%Y-%m-%d").to_string(),
            Lang::De => day.format("%d.%m.%Y").to_string(),
        },
        Cell::Seconds(seconds) => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

/// A share with its interval and the number it rests on.
fn share(rate: Rate, words: &Words) -> String {
    let Some((share, (low, high))) = rate.share().zip(rate.interval()) else { return String::new() };
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    say!(words, "stats-share", share = percent(share), low = percent(low), high = percent(high), of = rate.of)
}

fn decimal(value: f64, places: usize, words: &Words) -> String {
    words.decimal(format!("{value:.places$}"))
}
