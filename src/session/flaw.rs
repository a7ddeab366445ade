//! What can be wrong with a session file, as typed values, and where it is.

use std::ops::Range;
use std::sync::Arc;

use crate::rules::Player;
use crate::rules::fault::{Arg, Fault, faults};

faults! {
    /// What the file format refuses.
    Flaw:
    /// The file is not text.
    NotUtf8("format", "") {}
    /// Not TOML; what is wrong is a word of ours.
    Syntax("format", "") { what: &'static str }
    /// A bracket or brace that is missing where its line ends.
    Unclosed("format", "") { sign: &'static str }
    /// The last event breaks off before its end.
    HalfWritten("format", "") {}
    /// A TOML key that needs quotes.
    KeyNeedsQuotes("names", "") {}
    /// More than the format can number.
    TooLarge("format", "") {}
    /// A settlement, which is no evening.
    IsSettlement("format", "settlement") {}
    /// Another format than 1.
    FormatUnknown("format", "format") {}
    /// A game that is none of ours.
    GameUnknown("game", "game") {}
    /// A key that must be there is missing.
    KeyMissing("keys", "") { key: &'static str }
    /// A key that nobody knows, and the nearest that is known.
    KeyUnknown("keys", "") { key: String, nearest: String }
    /// A key that nobody knows.
    KeyUnknownAlone("keys", "") { key: String }
    /// A value of the wrong type.
    WrongType("type", "") { key: String, wanted: &'static str }
    /// A number out of range.
    NumberRange("range", "") { key: String, least: i64, most: i64 }
    /// A word that is none of those allowed.
    WordUnknown("words", "") { key: String, word: String, allowed: String }
    /// A boolean that can only be true.
    OnlyTrue("evidence", "") { key: &'static str }
    /// `events` is not a list of tables.
    EventsNotTables("format", "events") {}
    /// An event without a kind.
    KindMissing("kind", "") {}
    /// A kind that the game does not have.
    KindUnknown("kind", "kind") { kind: String, allowed: Arc<str> }
    /// A key of `[rules]` with a value it cannot have.
    RuleValue("rules", "") { key: String, allowed: String }
    /// `play_out = false` with blobs for losers (D-63).
    PlayOutNeedsWinners("D-63", "") {}
    /// A wrong number of players for Dreeg.
    PlayersCount("D-2", "players") { found: i64, least: u8, most: u8 }
    /// A wrong number of players for Herzblatt.
    TableCount("H-1", "players") { found: i64, least: u8, most: u8 }
    /// A name that is empty or too long.
    NameLength("names", "") { name: String }
    /// A name with a character that cannot be seen.
    NameInvisible("names", "") { name: String }
    /// A name with white space at an end.
    NameSpace("names", "") { name: String }
    /// A name that is equal to another but for case or composition.
    NameTwin("names", "") { name: String, twin: String }
    /// The same name twice.
    NameTwice("names", "") { name: String }
    /// A name that nobody at the table has, and the nearest that somebody has.
    NameUnknown("seat", "") { name: String, nearest: String }
    /// A name that nobody at the table has.
    NameUnknownAlone("seat", "") { name: String }
    /// A date-time without an offset.
    OffsetMissing("time", "") { key: String }
    /// No evidence of what happened.
    EvidenceMissing("evidence", "") { allowed: &'static str }
    /// Two levels of evidence at once.
    EvidenceTwice("evidence", "") { one: &'static str, other: &'static str }
    /// A key that stands only beside card points.
    OnlyWithPoints("evidence", "") { key: &'static str }
    /// A key that stands only beside tricks.
    OnlyWithTricks("evidence", "") { key: &'static str }
    /// A key that stands only beside another.
    OnlyWith("evidence", "") { key: &'static str, other: &'static str }
    /// Two keys that exclude each other.
    NotBoth("evidence", "") { one: &'static str, other: &'static str }
    /// A table or list with nothing in it.
    Empty("empty", "") { key: String }
    /// A card that is none.
    CardUnknown("P", "") { card: String, trick: i64 }
    /// A trick with another number of cards than the first.
    TrickUneven("P", "") { trick: i64, found: i64, wanted: i64 }
    /// More tricks than any deal has.
    TricksTooMany("P", "") { found: i64 }
    /// A marriage announced by somebody who did not lead.
    MeldNotOnLead("D-12", "") { card: String, trick: i64 }
    /// An amount that is none.
    MoneyFormat("money", "") { amount: String, decimals: u8 }
    /// An amount that must be positive.
    MoneyNotPositive("stake", "") { amount: String }
    /// A currency that is none.
    CurrencyUnknown("money", "") { code: String }
    /// A ruling that rules nothing.
    RulingEmpty("ruling", "") {}
    /// A ruling's number out of range.
    RulingRange("ruling", "") { key: String, name: Player, limit: u8 }
    /// A debt paid to oneself.
    PaymentToSelf("payment", "to") { name: Player }
    /// More names than people play.
    NamedTooMany("seat", "") {}
    /// A note that says nothing, or is no text.
    NoteEmpty("note", "note") {}
    /// Nothing to take back.
    UndoNothing("undo", "") {}
    /// Nothing to bring back.
    RedoNothing("undo", "") {}
    /// `joined` with another value than true.
    JoinedOnlyTrue("joined", "joined") {}
    /// `joined` on a correction that does not follow one.
    JoinedAlone("joined", "joined") {}
    /// A correction of what has been taken back.
    CorrectionOfUndone("correction", "") { target: i64 }
    /// A correction that names no event.
    CorrectionAimless("correction", "") {}
    /// A correction that names an event in two ways.
    CorrectionTwoAims("correction", "") {}
    /// A correction of an event that is not an earlier one.
    CorrectionTarget("correction", "") { target: i64 }
    /// A correction of a correction.
    CorrectionOfCorrection("correction", "") { target: i64 }
    /// A correction of an `undo` or `redo`.
    CorrectionOfUndo("correction", "") { target: i64, kind: &'static str }
    /// An event put in, without the event.
    BeforeNeedsNow("correction", "before") {}
    /// An event put in before one that was itself put in.
    BeforePutIn("correction", "before") { target: i64 }
    /// `now` without a kind.
    NowNeedsKind("correction", "now") {}
    /// `now` of a kind that is no event.
    NowIsNoEvent("correction", "now") { kind: String }
}

/// What is wrong: with the file, or with what it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The file format refuses it.
    Format(Flaw),
    /// The rules refuse it.
    Rules(Fault),
}

impl From<Flaw> for Wrong {
    fn from(flaw: Flaw) -> Wrong {
        Wrong::Format(flaw)
    }
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Wrong {
        Wrong::Rules(fault)
    }
}

impl Wrong {
    /// The name, which is the id of its sentence.
    pub fn name(&self) -> &'static str {
        match self {
            Wrong::Format(flaw) => flaw.name(),
            Wrong::Rules(fault) => fault.name(),
        }
    }

    /// The id of the rule, or of the part of the format, that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            Wrong::Format(flaw) => flaw.rule(),
            Wrong::Rules(fault) => fault.rule(),
        }
    }

    /// The key of the event to point at; empty for the event as a whole.
    pub fn key(&self) -> &'static str {
        match self {
            Wrong::Format(flaw) => flaw.key(),
            Wrong::Rules(fault) => fault.key(),
        }
    }

    /// The values that the sentence needs.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Wrong::Format(flaw) => flaw.args(),
            Wrong::Rules(fault) => fault.args(),
        }
    }
}

/// Something wrong at a place of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The bytes of the text (after a byte order mark) that show it.
    pub span: Range<usize>,
    /// What is wrong.
    pub wrong: Wrong,
}

impl Mistake {
    /// Something wrong at these bytes.
    pub fn new(span: Range<usize>, wrong: impl Into<Wrong>) -> Mistake {
        Mistake { span, wrong: wrong.into() }
    }

    /// Whether the text is no TOML at this place, which no correction mends.
    pub fn is_of_syntax(&self) -> bool {
        matches!(
            self.wrong,
            Wrong::Format(
                Flaw::Syntax { .. }
                    | Flaw::Unclosed { .. }
                    | Flaw::HalfWritten {}
                    | Flaw::KeyNeedsQuotes {}
                    | Flaw::EventsNotTables {}
            )
        )
    }

    /// The mistake as a problem of an event, or of the head of the file.
    pub fn at(self, event: Option<u32>) -> Problem {
        Problem { event, mistake: Arc::new(self) }
    }
}

/// So many mistakes of one table are told: no table has as many keys, so that more are a flood, and tell nobody anything.
const MOST: usize = 50;

/// All that is wrong with one table of a file, at least one mistake and no more than can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(Vec<Arc<Mistake>>);

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Mistakes {
        Mistakes(vec![Arc::new(mistake)])
    }
}

impl Mistakes {
    /// The value, unless something is wrong.
    ///
    /// # Errors
    /// What is wrong.
    pub fn none<T>(mut mistakes: Vec<Mistake>, value: T) -> Result<T, Mistakes> {
        mistakes.truncate(MOST);
        if mistakes.is_empty() { Ok(value) } else { Err(Mistakes::of(mistakes)) }
    }

    /// What was noted, at least one: if nothing was, this.
    pub fn some(mut mistakes: Vec<Mistake>, usual: impl FnOnce() -> Mistake) -> Mistakes {
        if mistakes.is_empty() {
            mistakes.push(usual());
        }
        mistakes.truncate(MOST);
        Mistakes::of(mistakes)
    }

    fn of(mistakes: Vec<Mistake>) -> Mistakes {
        Mistakes(mistakes.into_iter().map(Arc::new).collect())
    }

    /// These and those of another part.
    #[must_use]
    pub fn and<T>(mut self, other: Result<T, Mistakes>) -> Mistakes {
        self.0.extend(other.err().into_iter().flat_map(|other| other.0));
        self.0.truncate(MOST);
        self
    }

    /// Each by itself.
    pub fn iter(&self) -> impl Iterator<Item = &Mistake> {
        self.0.iter().map(Arc::as_ref)
    }

    /// Each as a problem of an event, or of the head of the file.
    pub fn at(&self, event: Option<u32>) -> Vec<Problem> {
        self.0.iter().map(|mistake| Problem { event, mistake: Arc::clone(mistake) }).collect()
    }
}

/// A mistake with the number of its event, which is nothing for the head of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The event as first entered, from 1.
    pub event: Option<u32>,
    /// What is wrong, and where. A flood of them is held once.
    pub mistake: Arc<Mistake>,
}
