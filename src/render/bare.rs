//! Cells for programs: the value alone, in no language.

use super::speech::run_sign;
use crate::page::{Cell, Interval, Word};
use crate::rules::money::Money;

/// The value.
pub fn value(cell: &Cell<'_>) -> String {
    match cell {
        Cell::Blank => String::new(),
        Cell::Word(Word::Kind(word) | Word::Figure(word)) => (*word).to_owned(),
        Cell::Text(text) | Cell::Name(text) => text.clone().into_owned(),
        Cell::Lines(lines) | Cell::Folded(lines) => lines.join("\n"),
        Cell::Names(names) => names.join(", "),
        Cell::Places(places) => places.iter().map(|place| place.join(" = ")).collect::<Vec<_>>().join(" > "),
        Cell::Count(number) => number.to_string(),
        Cell::Money { amount, currency, .. } | Cell::MoneyMean { mean: amount, currency, .. } => {
            amount.decimal(currency.decimals()).to_string()
        }
        Cell::Share { cases, of, .. } | Cell::Mean { sum: cases, of, .. } => fixed(quotient(*cases, *of)),
        Cell::PerHundred { cases, of } => fixed(quotient(*cases, *of).map(|share| share * 100.0)),
        Cell::Date(day) => day.to_string(),
        Cell::Time(at) => at.to_rfc3339(),
        Cell::Span(seconds) => seconds.to_string(),
        Cell::Sides(one, other) => {
            let count = |count: &Option<u16>| count.map(|count| count.to_string()).unwrap_or_default();
            format!("{}:{}", count(one), count(other))
        }
        Cell::Got(got) => got.award.map(|award| award.to_string()).unwrap_or_default(),
        Cell::Rules(rules) => rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(" "),
        Cell::Run(run) => run.iter().map(|went| run_sign(*went, ['w', 'l', 'd'])).collect(),
        Cell::Flag(flag) => u8::from(*flag).to_string(),
    }
}

/// What a figure rests on: how often (or the sum), out of how many, and the ends of its interval; texts, empty where there is none.
pub fn basis(cell: &Cell<'_>) -> [String; 4] {
    let ends = |interval: &Option<Interval>| {
        let (low, high) = (interval.map(|interval| interval.low), interval.map(|interval| interval.high));
        [fixed(low), fixed(high)]
    };
    match cell {
        Cell::Share { cases, of, interval } | Cell::Mean { sum: cases, of, interval } => {
            let [low, high] = ends(interval);
            [cases.to_string(), of.to_string(), low, high]
        }
        Cell::PerHundred { cases, of } => [cases.to_string(), of.to_string(), String::new(), String::new()],
        Cell::MoneyMean { of, currency, interval, .. } => {
            let end =
                |end: Option<Money>| end.map(|end| end.decimal(currency.decimals()).to_string()).unwrap_or_default();
            let [low, high] = [end(interval.map(|(low, _)| low)), end(interval.map(|(_, high)| high))];
            [String::new(), of.to_string(), low, high]
        }
        _ => <[String; 4]>::default(),
    }
}

/// The quotient; nothing out of nothing.
pub fn quotient(sum: u64, of: u64) -> Option<f64> {
    (of > 0).then(|| sum as f64 / of as f64)
}

/// With six decimals.
pub fn fixed(value: Option<f64>) -> String {
    value.map(|value| format!("{value:.6}")).unwrap_or_default()
}
