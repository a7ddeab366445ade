//! What one field of a table holds.

use std::borrow::Cow;
use std::cmp::Ordering;

use chrono::{DateTime, FixedOffset, NaiveDate};

use crate::rules::book::RuleSet;
use crate::rules::money::{Currency, Money};

/// One field of a table. How it is written is the renderers' matter, and may differ by language.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell<'a> {
    /// Not known, or not asked.
    Blank,
    /// A word of the program's own.
    Word(Word),
    /// A text, which may be broken between its words.
    Text(Cow<'a, str>),
    /// Sentences, one below the other.
    Lines(Vec<String>),
    /// Sentences that a page shows when somebody wants to see them.
    Folded(Vec<String>),
    /// Somebody's name, or another that stays in one piece.
    Name(Cow<'a, str>),
    /// Several names.
    Names(Vec<&'a str>),
    /// Names in the order of their places; those who share a place together.
    Places(Vec<Vec<&'a str>>),
    /// How many; below zero where a word such as "lost in a row" is the opposite of another.
    Count(i64),
    /// An amount.
    Money {
        /// How much.
        amount: Money,
        /// Of what.
        currency: Currency,
        /// Whether a gain has its `+`, as in columns that add up.
        signed: bool,
    },
    /// A share: in so many cases of so many.
    Share {
        /// In how many it was so.
        cases: u64,
        /// Of how many.
        of: u64,
        /// Where the true share may well lie, 0 to 1.
        interval: Option<Interval>,
    },
    /// So many cases a hundred.
    PerHundred {
        /// How many there were.
        cases: u64,
        /// Among how many.
        of: u64,
    },
    /// An average.
    Mean {
        /// The sum of the numbers.
        sum: u64,
        /// How many numbers.
        of: u64,
        /// Where the true average may well lie.
        interval: Option<Interval>,
    },
    /// An average of money, which may be owed.
    MoneyMean {
        /// The average, rounded to the smallest unit.
        mean: Money,
        /// How many amounts.
        of: u64,
        /// The money it is in.
        currency: Currency,
        /// Where the true average may well lie: from, to.
        interval: Option<(Money, Money)>,
    },
    /// A day.
    Date(NaiveDate),
    /// A moment.
    Time(DateTime<FixedOffset>),
    /// A time span in seconds.
    Span(u32),
    /// The counts of two sides, as far as they are known.
    Sides(Option<u16>, Option<u16>),
    /// What somebody got in a deal of Dreeg.
    Got(Got),
    /// The rules that decided something.
    Rules(RuleSet),
    /// How it went, time after time: better or worse than level.
    Run(Vec<Ordering>),
    /// Yes or no.
    Flag(bool),
}

/// A word of the program's own: for programs as it is, for people in their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// A kind of event, or a contract.
    Kind(&'static str),
    /// What a figure of the statistics is.
    Figure(&'static str),
}

/// The ends of a 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What somebody got in a deal of Dreeg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Got {
    /// His count, where each was counted.
    pub count: Option<u16>,
    /// Game points; nothing where a ruling, not a deal, changed his strokes.
    pub award: Option<u8>,
    /// Strokes left after it.
    pub left: u8,
    /// Whether he played for himself, or with the one who did.
    pub leads: bool,
}

impl Cell<'_> {
    /// A count of whatever is counted in whole numbers.
    pub fn count(number: impl TryInto<i64>) -> Cell<'static> {
        Cell::Count(number.try_into().unwrap_or(i64::MAX))
    }

    /// Whether it is a figure; what is not stands on the left.
    pub fn is_figure(&self) -> bool {
        matches!(
            self,
            Cell::Count(_)
                | Cell::Money { .. }
                | Cell::MoneyMean { .. }
                | Cell::Share { .. }
                | Cell::PerHundred { .. }
                | Cell::Mean { .. }
                | Cell::Span(_)
                | Cell::Sides(..)
                | Cell::Got(_)
        )
    }

    /// Whether it is nothing that anybody could see.
    pub fn is_blank(&self) -> bool {
        match self {
            Cell::Blank => true,
            Cell::Text(text) | Cell::Name(text) => text.trim().is_empty(),
            Cell::Lines(lines) | Cell::Folded(lines) => lines.is_empty(),
            Cell::Names(names) => names.is_empty(),
            Cell::Places(places) => places.is_empty(),
            Cell::Run(run) => run.is_empty(),
            Cell::Share { of, .. } | Cell::PerHundred { of, .. } | Cell::Mean { of, .. } => *of == 0,
            Cell::Rules(rules) => *rules == RuleSet::default(),
            Cell::Word(_)
            | Cell::Count(_)
            | Cell::Money { .. }
            | Cell::MoneyMean { .. }
            | Cell::Date(_)
            | Cell::Time(_)
            | Cell::Span(_)
            | Cell::Sides(..)
            | Cell::Got(_)
            | Cell::Flag(_) => false,
        }
    }
}

impl<'a> Cell<'a> {
    /// A cell for what is known, or a blank one.
    pub fn of<T>(known: Option<T>, cell: impl FnOnce(T) -> Cell<'a>) -> Cell<'a> {
        known.map_or(Cell::Blank, cell)
    }

    /// A name that lives as long as the page.
    pub fn name(name: &'a str) -> Cell<'a> {
        Cell::Name(Cow::Borrowed(name))
    }

    /// A text that lives as long as the page.
    pub fn text(text: impl Into<Cow<'a, str>>) -> Cell<'a> {
        Cell::Text(text.into())
    }
}
