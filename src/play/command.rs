//! The commands of the table: a word behind a colon, the same in every state.
//!
//! One table says what each is called, what stands behind it, whether it only shows something, and where it makes sense. A line
//! without a colon is never a command. No short form means two things, in whatever language.

mod table;

use crate::prompt::entry::choice;
use crate::session::names::{folded, nearest};
use crate::words::Lang;
use table::{Argument, LAST};
pub use table::{Behind, Entry, Scope, TABLE};

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
    /// What was entered last.
    Last,
    /// A deal, counted from 1 among those that stand.
    Deal(u32),
    /// An event of the file: `#7`.
    Event(u32),
}

/// A command with what stands behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes back the last change, or so many.
    Undo(u32),
    /// Brings back what was taken back last, or so many.
    Redo(u32),
    /// Corrects.
    Correct(Target),
    /// A forgotten deal before this one.
    Before(Target),
    /// Strikes out.
    Strike(Target),
    /// How it stands.
    Slates,
    /// The deals.
    Deals,
    /// How a deal came about.
    Why(Target),
    /// A topic of the rules; nothing: that of the deal that is on.
    Rules(String),
    /// What can be typed at this question.
    Help,
    /// How deals are told.
    Level(Level),
    /// The other deck of cards.
    Deck,
    /// Who deals the next deal; nothing: it is asked for.
    Dealer(String),
    /// A ruling.
    Ruling,
    /// A misdeal.
    Misdeal,
    /// A false claim.
    Claim,
    /// Other seats.
    Seats,
    /// Somebody takes over another's seat.
    Substitute,
    /// Another stake.
    Stake,
    /// A debt was paid.
    Payment,
    /// A remark.
    Note,
    /// A misspelt name, or what stands above the events.
    Mend(String),
    /// The end.
    End,
    /// Leaves.
    Quit,
}

/// What a line is to the commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// No command: an answer.
    Answer,
    /// A command.
    Command(Command),
    /// A colon alone: which are there?
    List,
    /// A colon before something that is none; the word that may have been meant.
    Unknown(Option<&'static str>),
    /// A command with something behind it that it does not take.
    Wrong(&'static Entry),
}

/// What a line is where an answer of some form is asked for.
pub fn read(line: &str) -> Line {
    let Some(rest) = line.trim().strip_prefix(':') else { return Line::Answer };
    let (word, behind) = split(rest);
    if word.is_empty() && behind.is_empty() {
        return Line::List;
    }
    let word = folded(word);
    match TABLE.iter().find(|entry| entry.is_called(&word) || entry.short.contains(&word.as_str())) {
        Some(entry) => {
            argument(entry, behind).map_or(Line::Wrong(entry), |argument| Line::Command((entry.make)(argument)))
        }
        None => Line::Unknown(meant(&word)),
    }
}

/// What a line is where any text is an answer: only a whole command is none. A short form is then written small, so that `:D` is a
/// text.
pub fn read_beside_text(line: &str) -> Line {
    let is_short_in_capitals = || {
        let (word, _) = split(line.trim().trim_start_matches(':'));
        !TABLE.iter().any(|entry| entry.is_called(&folded(word)) || entry.short.contains(&word))
    };
    match read(line) {
        Line::Command(_) if is_short_in_capitals() => Line::Answer,
        Line::Command(command) => Line::Command(command),
        Line::List => Line::List,
        Line::Answer | Line::Unknown(_) | Line::Wrong(_) => Line::Answer,
    }
}

/// The entry of a line that was a command once, or is a command's word without its colon: `u`, `c 3`, `undo`.
pub fn without_colon(line: &str) -> Option<&'static Entry> {
    const LETTERS: &[(&str, &str)] = &[
        ("u", "undo"),
        ("r", "redo"),
        ("c", "correct"),
        ("b", "before"),
        ("s", "slates"),
        ("d", "deals"),
        ("q", "quit"),
        ("o", "outcome"),
        ("p", "points"),
        ("t", "tricks"),
        ("j", "ruling"),
        ("m", "misdeal"),
        ("f", "claim"),
        ("g", "dealer"),
        ("n", "seats"),
        ("k", "stake"),
        ("z", "payment"),
        ("e", "end"),
        ("x", "deck"),
    ];
    let (word, behind) = split(line.trim());
    let word = folded(word);
    let letter = LETTERS.iter().find(|(letter, _)| *letter == word).map(|(_, english)| *english);
    let entry = TABLE.iter().find(|entry| entry.is_called(&word) || letter == Some(entry.english))?;
    argument(entry, behind).map(|_| entry)
}

/// Every word in a language, with its colon.
pub fn words(lang: Lang) -> impl Iterator<Item = String> {
    TABLE.iter().map(move |entry| entry.word(lang))
}

/// The entry of a command.
pub fn entry_of(command: &Command) -> &'static Entry {
    let same =
        |entry: &&Entry| std::mem::discriminant(&(entry.make)(Argument::Nothing)) == std::mem::discriminant(command);
    let level = |entry: &&Entry| match command {
        Command::Level(_) => (entry.make)(Argument::Nothing) == *command,
        _ => true,
    };
    // Every command is made by an entry.
    TABLE.iter().filter(same).find(level).unwrap_or(LAST)
}

fn split(text: &str) -> (&str, &str) {
    let (word, behind) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    (word, behind.trim())
}

fn argument(entry: &Entry, behind: &str) -> Option<Argument> {
    let number =
        |text: &str| choice::number(text, 1, i64::from(u32::MAX)).ok().and_then(|number| u32::try_from(number).ok());
    if behind.is_empty() {
        return Some(Argument::Nothing);
    }
    match entry.behind {
        Behind::Nothing => None,
        Behind::Count => number(behind).map(Argument::Count),
        Behind::Target => match behind.strip_prefix('#') {
            Some(event) => number(event).map(|event| Argument::Target(Target::Event(event))),
            None => number(behind).map(|deal| Argument::Target(Target::Deal(deal))),
        },
        Behind::Words => Some(Argument::Words(behind.to_owned())),
    }
}

/// The word that is nearest to one that is none.
fn meant(word: &str) -> Option<&'static str> {
    let all = || TABLE.iter().flat_map(|entry| std::iter::once(entry.english).chain(entry.german.iter().copied()));
    let nearest = nearest(word, all())?;
    all().find(|known| *known == nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_a_word_behind_a_colon() {
        let rows: &[(&str, Line)] = &[
            (":undo", Line::Command(Command::Undo(1))),
            (":u", Line::Command(Command::Undo(1))),
            (":U", Line::Command(Command::Undo(1))),
            (":undo 2", Line::Command(Command::Undo(2))),
            (": undo 99", Line::Command(Command::Undo(99))),
            (":zurück", Line::Command(Command::Undo(1))),
            (":ZURÜCK 3", Line::Command(Command::Undo(3))),
            (":correct 3", Line::Command(Command::Correct(Target::Deal(3)))),
            (":c #7", Line::Command(Command::Correct(Target::Event(7)))),
            (":correct", Line::Command(Command::Correct(Target::Last))),
            (":dealer bert", Line::Command(Command::Dealer("bert".to_owned()))),
            (":stiche", Line::Command(Command::Level(Level::Tricks))),
            (":", Line::List),
            (":unod", Line::Unknown(Some("undo"))),
            (":xyz", Line::Unknown(None)),
            ("u", Line::Answer),
            ("undo", Line::Answer),
            ("b 3", Line::Answer),
            ("", Line::Answer),
        ];
        for (typed, want) in rows {
            assert_eq!(read(typed), *want, "{typed:?}");
        }
        for wrong in [":undo x", ":undo 0", ":correct eins", ":slates 3", ":quit now"] {
            assert!(matches!(read(wrong), Line::Wrong(_)), "{wrong}: {:?}", read(wrong));
        }
    }

    #[test]
    fn beside_a_text_only_a_whole_command_is_one() {
        for (typed, is_command) in [
            (":undo", true),
            (":u", true),
            (":Undo 2", true),
            (":D", false),
            (":-)", false),
            (":P", false),
            (":undo what Bert did", false),
            (":unod", false),
            ("undo", false),
        ] {
            let line = read_beside_text(typed);
            assert_eq!(matches!(line, Line::Command(_)), is_command, "{typed}: {line:?}");
            assert!(is_command || line == Line::Answer, "{typed}: {line:?}");
        }
    }

    #[test]
    fn no_word_or_short_form_means_two_commands() {
        let mut seen = std::collections::HashMap::new();
        for entry in TABLE {
            let all = [entry.english].into_iter().chain(entry.german.iter().copied()).chain(entry.short);
            for word in all {
                let before = seen.insert(word, entry.english);
                assert!(before.is_none_or(|before| before == entry.english), "{word}");
                assert_eq!(entry_of(&(entry.make)(Argument::Nothing)).english, entry.english);
                assert!(matches!(read(&format!(":{word}")), Line::Command(_)), "{word}");
            }
        }
    }

    #[test]
    fn what_was_a_command_without_a_colon_is_known() {
        for (typed, english) in [("u", "undo"), ("u 3", "undo"), ("b 3", "before"), ("hilfe", "help"), ("quit", "quit")]
        {
            assert_eq!(without_colon(typed).map(|entry| entry.english), Some(english), "{typed}");
        }
        for typed in ["anna", "52 31", "u 50 b", ""] {
            assert!(without_colon(typed).is_none(), "{typed}");
        }
    }
}
