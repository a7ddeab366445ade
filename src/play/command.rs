//! The commands of the table. A command is a line that is nothing else: a small letter, two of them with a number or a name
//! behind. With a colon before it (`:d`) it is a command at any question; without, an answer comes first where a letter could be
//! one (a name, a suit), and a command comes first where a deal is asked for.

use crate::prompt::entry::choice;

/// At which level a deal is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Who won, or who came where.
    Outcome,
    /// Card points.
    Points,
    /// Every card.
    Tricks,
}

/// What a correction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A deal, counted from 1 among those that stand.
    Deal(u32),
    /// An event of the file: `#7`.
    Event(u32),
}

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `u`, `u 3`: takes back the last event, or so many.
    Undo(u32),
    /// `r`: brings back what was taken back last.
    Redo,
    /// `c 3`, `c #7`: corrects.
    Correct(Target),
    /// `b 3`: a forgotten deal before this one.
    Before(Target),
    /// `s`: how it stands.
    Slates,
    /// `d`: the deals.
    Deals,
    /// `q`: leaves.
    Quit,
    /// `o`, `p`, `t`: the level.
    Level(Level),
    /// `g NAME`: who deals now.
    Dealer(String),
    /// `j`: a ruling.
    Ruling,
    /// `m`: a misdeal.
    Misdeal,
    /// `f`: a false claim.
    FalseClaim,
    /// `n`: other seats.
    Seating,
    /// `k`: another stake.
    Stake,
    /// `z`: a payment.
    Payment,
    /// `e`: the end.
    End,
    /// `x`: the other deck of cards.
    Deck,
}

/// The command that a line is, with or without its colon.
pub fn read(line: &str) -> Option<Command> {
    let line = line.trim();
    let line = line.strip_prefix(':').unwrap_or(line).trim();
    let simple = match line {
        "u" => Some(Command::Undo(1)),
        "r" => Some(Command::Redo),
        "s" => Some(Command::Slates),
        "d" => Some(Command::Deals),
        "q" => Some(Command::Quit),
        "o" => Some(Command::Level(Level::Outcome)),
        "p" => Some(Command::Level(Level::Points)),
        "t" => Some(Command::Level(Level::Tricks)),
        "j" => Some(Command::Ruling),
        "m" => Some(Command::Misdeal),
        "f" => Some(Command::FalseClaim),
        "n" => Some(Command::Seating),
        "k" => Some(Command::Stake),
        "z" => Some(Command::Payment),
        "e" => Some(Command::End),
        "x" => Some(Command::Deck),
        _ => None,
    };
    simple.or_else(|| {
        let (key, rest) = line.split_once(' ')?;
        let rest = rest.trim();
        let number = |text: &str| choice::number(text, 1, i64::from(u32::MAX)).ok().map(|n| n as u32);
        let target = || match rest.strip_prefix('#') {
            Some(event) => number(event).map(Target::Event),
            None => number(rest).map(Target::Deal),
        };
        match key {
            "u" => number(rest).map(Command::Undo),
            "c" => target().map(Command::Correct),
            "b" => target().map(Command::Before),
            "g" if !rest.is_empty() => Some(Command::Dealer(rest.to_owned())),
            _ => None,
        }
    })
}

/// Whether a line says by its colon that it is a command.
pub fn is_explicit(line: &str) -> bool {
    line.trim_start().starts_with(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_a_line_that_is_nothing_else() {
        let rows: &[(&str, Option<Command>)] = &[
            ("u", Some(Command::Undo(1))),
            (":u", Some(Command::Undo(1))),
            ("u 3", Some(Command::Undo(3))),
            ("c 3", Some(Command::Correct(Target::Deal(3)))),
            ("c #7", Some(Command::Correct(Target::Event(7)))),
            ("b 2", Some(Command::Before(Target::Deal(2)))),
            ("g bert", Some(Command::Dealer("bert".into()))),
            ("U", None),
            ("ulla", None),
            ("c", None),
            ("c 0", None),
            ("b70", None),
            ("b", None),
            ("d>a", None),
            ("", None),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed), *want, "{typed:?}");
        }
    }
}
