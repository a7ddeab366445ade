//! The one table of all commands.

use super::{Command, Level, Target};
use crate::words::Lang;

/// What may stand behind a command's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing.
    Nothing,
    /// How many; one if nothing is said.
    Count,
    /// A deal's number, or an event's behind a hash; the last if nothing is said.
    Target,
    /// Some words, or nothing.
    Words,
}

/// Where a command makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Always.
    Always,
    /// Once something has happened.
    Begun,
    /// Until the game is over.
    Running,
    /// Until the game is over, in Dreeg.
    Dreeg,
    /// Until the game is over, in Herzblatt.
    Herzblatt,
    /// In Herzblatt, also after its end.
    Money,
    /// While a contract is on in which somebody may claim 66 (D-22).
    Claims,
    /// Once something has been taken back.
    Undone,
}

/// One command of the table. Two are the same if they are called the same.
#[derive(Debug)]
pub struct Entry {
    /// The word in English, which works in any language, and is the end of the id of its text.
    pub english: &'static str,
    /// The words in German, the usual one first.
    pub german: &'static [&'static str],
    /// The short forms in English and in German.
    pub short: [&'static str; 2],
    /// What may stand behind it.
    pub behind: Behind,
    /// Whether it only shows something.
    pub shows: bool,
    /// Where it makes sense.
    pub scope: Scope,
    pub(super) make: fn(Argument) -> Command,
}

/// What stood behind the word.
pub(super) enum Argument {
    Nothing,
    Count(u32),
    Target(Target),
    Words(String),
}

impl Argument {
    pub(super) fn count(self) -> u32 {
        match self {
            Argument::Count(count) => count,
            Argument::Nothing | Argument::Target(_) | Argument::Words(_) => 1,
        }
    }

    pub(super) fn target(self) -> Target {
        match self {
            Argument::Target(target) => target,
            Argument::Nothing | Argument::Count(_) | Argument::Words(_) => Target::Last,
        }
    }

    pub(super) fn words(self) -> String {
        match self {
            Argument::Words(words) => words,
            Argument::Nothing | Argument::Count(_) | Argument::Target(_) => String::new(),
        }
    }
}

macro_rules! table {
    ($($english:literal $german:tt $short:tt $behind:ident $shows:literal $scope:ident $make:expr;)*) => {
        &[$(Entry {
            english: $english,
            german: &$german,
            short: $short,
            behind: Behind::$behind,
            shows: $shows,
            scope: Scope::$scope,
            make: $make,
        }),*]
    };
}

/// All commands, in the order in which they are listed.
pub const TABLE: &[Entry] = table! {
    "undo" ["zurück", "zurueck"] ["u", "z"] Count false Begun |argument| Command::Undo(argument.count());
    "redo" ["wieder"] ["r", "wi"] Count false Undone |argument| Command::Redo(argument.count());
    "correct" ["berichtigen", "berichtige"] ["c", "be"] Target false Begun |argument| Command::Correct(argument.target());
    "before" ["davor", "vor"] ["b", "v"] Target false Begun |argument| Command::Before(argument.target());
    "strike" ["streichen", "streiche"] ["x", "str"] Target false Begun |argument| Command::Strike(argument.target());
    "slates" ["tafeln", "tafel", "stand"] ["s", "ta"] Nothing true Always |_| Command::Slates;
    "deals" ["spiele"] ["d", "sp"] Nothing true Always |_| Command::Deals;
    "why" ["warum"] ["w", "wa"] Target true Begun |argument| Command::Why(argument.target());
    "rules" ["regeln", "regel"] ["ru", "rg"] Words true Always |argument| Command::Rules(argument.words());
    "help" ["hilfe"] ["h", "hi"] Nothing true Always |_| Command::Help;
    "outcome" ["ausgang"] ["o", "ag"] Nothing false Running |_| Command::Level(Level::Outcome);
    "points" ["augen"] ["p", "au"] Nothing false Running |_| Command::Level(Level::Points);
    "tricks" ["stiche"] ["t", "st"] Nothing false Running |_| Command::Level(Level::Tricks);
    "deck" ["blatt"] ["k", "bl"] Nothing false Running |_| Command::Deck;
    "dealer" ["geber"] ["g", "ge"] Words false Running |argument| Command::Dealer(argument.words());
    "ruling" ["schiedsspruch", "spruch"] ["j", "sch"] Nothing false Running |_| Command::Ruling;
    "misdeal" ["vergeben"] ["m", "ve"] Nothing false Running |_| Command::Misdeal;
    "claim" ["falschmeldung", "falsch"] ["f", "fa"] Nothing false Claims |_| Command::Claim;
    "substitute" ["ersatz", "wechsel"] ["su", "er"] Nothing false Dreeg |_| Command::Substitute;
    "seats" ["sitze", "plätze", "plaetze"] ["se", "si"] Nothing false Herzblatt |_| Command::Seats;
    "stake" ["einsatz"] ["sk", "ei"] Nothing false Herzblatt |_| Command::Stake;
    "payment" ["zahlung"] ["pa", "za"] Nothing false Money |_| Command::Payment;
    "note" ["bemerkung", "notiz"] ["n", "bm"] Nothing false Always |_| Command::Note;
    "mend" ["ausbessern"] ["me", "ab"] Words false Always |argument| Command::Mend(argument.words());
    "end" ["ende", "schluss"] ["e", "en"] Nothing false Running |_| Command::End;
    "quit" ["aufhören", "aufhoeren"] ["q", "ah"] Nothing false Always |_| Command::Quit;
};

/// The last of them.
pub(super) const LAST: &Entry = &TABLE[TABLE.len() - 1];

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.english == other.english
    }
}

impl Eq for Entry {}

impl Entry {
    /// The word in a language, with its colon.
    pub fn word(&self, lang: Lang) -> String {
        match lang {
            Lang::En => format!(":{}", self.english),
            Lang::De => format!(":{}", self.german.first().unwrap_or(&self.english)),
        }
    }

    /// The short form in a language, with its colon.
    pub fn short(&self, lang: Lang) -> String {
        let [english, german] = self.short;
        match lang {
            Lang::En => format!(":{english}"),
            Lang::De => format!(":{german}"),
        }
    }

    /// Whether it is called so in any language.
    pub(super) fn is_called(&self, word: &str) -> bool {
        self.english == word || self.german.contains(&word)
    }
}
