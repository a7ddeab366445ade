//! The commands, and their arguments, one struct each.

use std::path::PathBuf;

use chrono::{DateTime, FixedOffset, NaiveDate};
use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};

use super::complete::{self, Shell};
use super::time;
use crate::clock;
use crate::evenings::Kind;
use crate::export::{self, csv};
use crate::prompt::entry::cards::Deck;
use crate::rules::dreeg::house::Convention;
use crate::rules::herzblatt::house::Variant;
use crate::session::house::GameName;
use crate::session::log::Aside;
use crate::stats;
use crate::store::folder;

/// A command.
#[derive(Debug, Subcommand)]
pub enum Call {
    /// `bolln` alone.
    #[command(skip)]
    Start,
    /// `bolln new`
    New(New),
    /// `bolln list`
    List,
    /// `bolln add`
    Add(Add),
    /// `bolln undo`
    Undo(TakeBack),
    /// `bolln redo`
    Redo(TakeBack),
    /// `bolln play`
    Play(Play),
    /// `bolln mend`
    Mend(Mend),
    /// `bolln score`
    Score(Score),
    /// `bolln check`
    Check(Check),
    /// `bolln repair`
    Repair(Repair),
    /// `bolln rules`
    Rules(Rules),
    /// `bolln export`
    Export(Export),
    /// `bolln stats`
    Stats(Stats),
    /// `bolln settle`
    Settle(Settle),
    /// `bolln people`
    People(People),
    /// `bolln demo`
    Demo,
    /// `bolln completions`
    Completions(Completions),
    /// `bolln manuals`
    Manuals(Manuals),
}

/// Text for people or JSON for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// `bolln play [FILE]`
#[derive(Debug, Args)]
pub struct Play {
    /// The session; without it the newest that is not over.
    #[arg(value_name = "FILE", value_parser = session(), add = complete::sessions())]
    pub file: Option<PathBuf>,
    /// The deck on the table, in whose letters cards are typed.
    #[arg(long, value_enum, value_name = "DECK")]
    pub deck: Option<DeckArg>,
}

/// A deck of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DeckArg {
    /// Clubs, spades, hearts, diamonds.
    French,
    /// Acorns, leaves, hearts, bells.
    German,
}

impl From<DeckArg> for Deck {
    fn from(arg: DeckArg) -> Deck {
        match arg {
            DeckArg::French => Deck::French,
            DeckArg::German => Deck::German,
        }
    }
}

/// `bolln score FILE`
#[derive(Debug, Args)]
pub struct Score {
    /// The session; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "", hide_default_value = true, value_parser = session(), add = complete::sessions())]
    pub file: PathBuf,
    /// What is written.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// One deal, explained.
    #[arg(long, value_name = "N", conflicts_with = "format")]
    pub deal: Option<u32>,
    /// One event, explained.
    #[arg(long, value_name = "N", conflicts_with_all = ["format", "deal"])]
    pub event: Option<u32>,
}

/// `bolln new [GAME]`: what is not given is asked.
#[derive(Clone, Debug, Default, Args)]
pub struct New {
    /// The game.
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(GameName::WORDS).try_map(game))]
    pub game: Option<GameName>,
    /// Who sits at the table, clockwise.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub players: Option<Vec<String>>,
    /// Who deals first.
    #[arg(long, value_name = "NAME")]
    pub first_dealer: Option<String>,
    /// Dreeg's convention.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Convention::WORDS))]
    pub convention: Option<String>,
    /// Herzblatt's variant.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Variant::WORDS))]
    pub variant: Option<String>,
    /// Herzblatt's stake.
    #[arg(long, value_name = "AMOUNT")]
    pub stake: Option<String>,
    /// What the stake is counted in.
    #[arg(long, value_name = "CODE")]
    pub currency: Option<String>,
    /// House rules.
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// House rules that were kept, or a file that has some.
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Where it is played.
    #[arg(long, value_name = "TEXT")]
    pub place: Option<String>,
    /// A remark.
    #[arg(long, value_name = "TEXT")]
    pub note: Option<String>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

fn game(word: String) -> Result<GameName, &'static str> {
    GameName::from_word(&word).ok_or("dreeg, herzblatt")
}

/// `bolln add FILE KIND KEY=VALUE…`
#[derive(Debug, Args)]
pub struct Add {
    /// The session.
    #[arg(value_name = "FILE", display_order = 0, value_parser = session(), add = complete::sessions())]
    pub file: PathBuf,
    /// The event's kind.
    #[arg(value_name = "KIND", display_order = 1)]
    pub kind: String,
    /// Its keys.
    #[arg(value_name = "KEY=VALUE", display_order = 2)]
    pub keys: Vec<String>,
    /// How many events the session holds by now.
    #[arg(long, value_name = "N")]
    pub expect: Option<usize>,
    /// When and how it is told.
    #[command(flatten)]
    pub entry: Entry,
}

/// `bolln undo FILE`, `bolln redo FILE`
#[derive(Debug, Args)]
pub struct TakeBack {
    /// The session.
    #[arg(value_name = "FILE", value_parser = session(), add = complete::sessions())]
    pub file: PathBuf,
    /// When and how it is told.
    #[command(flatten)]
    pub entry: Entry,
}

/// `bolln mend FILE`: what no entry can correct.
#[derive(Debug, Args)]
pub struct Mend {
    /// The session.
    #[arg(value_name = "FILE", value_parser = session(), add = complete::sessions())]
    pub file: PathBuf,
    /// A name and how it is spelt; may be given several times.
    #[arg(long = "name", value_name = "OLD-NEW")]
    pub names: Vec<String>,
    /// Keys above the events, such as `rules.ties=worse`.
    #[arg(value_name = "KEY-VALUE")]
    pub keys: Vec<String>,
}

/// How an event is entered.
#[derive(Debug, Args)]
pub struct Entry {
    /// When it happened, if not now.
    #[arg(long, value_name = "TIME", value_parser = time::read)]
    pub at: Option<DateTime<FixedOffset>>,
    /// Without a time.
    #[arg(long, conflicts_with = "at")]
    pub no_time: bool,
    /// What is written.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

impl Entry {
    /// What stands beside the entry: the time to write.
    pub fn aside(&self) -> Aside {
        Aside { at: self.time(), ..Aside::default() }
    }

    /// The time to write.
    pub fn time(&self) -> Option<DateTime<FixedOffset>> {
        if self.no_time { None } else { Some(self.at.unwrap_or_else(clock::now)) }
    }
}

/// `bolln check FILE…`
#[derive(Debug, Args)]
pub struct Check {
    /// The sessions; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "", hide_default_value = true, value_parser = session(), add = complete::sessions())]
    pub files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

/// `bolln repair FILE`
#[derive(Debug, Args)]
pub struct Repair {
    /// The session.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// `bolln rules [TOPIC]`
#[derive(Debug, Args)]
pub struct Rules {
    /// A contract, another topic, or a rule's id.
    #[arg(value_name = "TOPIC")]
    pub topic: Option<String>,
    /// How many are in.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    pub players: Option<u8>,
    /// Keeps house rules under a name; the topic is then a file that has some.
    #[arg(long, value_name = "NAME")]
    pub save: Option<String>,
    /// House rules to keep.
    #[arg(long = "rule", value_name = "KEY=VALUE", requires = "save")]
    pub rules: Vec<String>,
    /// Lists the house rules that were kept.
    #[arg(long, conflicts_with_all = ["topic", "save"])]
    pub presets: bool,
}

/// `bolln export FILE --to FORMAT…`
#[derive(Debug, Args)]
pub struct Export {
    /// The session; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "", hide_default_value = true, value_parser = session(), add = complete::sessions())]
    pub file: PathBuf,
    /// The formats.
    #[arg(long, value_name = "FORMAT", required = true, value_delimiter = ',', value_parser = one_of(export::Format::WORDS, export::Format::from_word))]
    pub to: Vec<export::Format>,
    /// Where it is written; a folder for several formats.
    #[arg(long, short, value_name = "OUT")]
    pub out: Option<PathBuf>,
    /// Csv: one table.
    #[arg(long, value_name = "TABLE", value_parser = one_of(csv::Table::WORDS, csv::Table::from_word))]
    pub table: Option<csv::Table>,
    /// Csv: for the spreadsheet of a language.
    #[arg(long, value_name = "LANG", value_parser = one_of(&["en", "de"], csv::Dialect::of_lang))]
    pub excel: Option<csv::Dialect>,
    /// Ledger: the settling transfers too.
    #[arg(long)]
    pub transfers: bool,
}

/// Reads one of some words.
fn one_of<T: Clone + Send + Sync + 'static>(
    words: &'static [&'static str],
    read: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words).try_map(move |word| read(&word).ok_or(word))
}

/// Sections of the statistics, as the command line names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sections {
    /// One of them.
    One(stats::Part),
    /// All.
    All,
}

/// Reads the name of a section, or `all`.
fn sections() -> impl TypedValueParser<Value = Sections> {
    let words = stats::Part::WORDS.iter().copied().chain(["all"]);
    PossibleValuesParser::new(words).map(|word| stats::Part::from_word(&word).map_or(Sections::All, Sections::One))
}

/// `bolln stats [FILES|FOLDER]…`
#[derive(Debug, Args)]
pub struct Stats {
    /// Sessions, and folders of sessions.
    #[arg(value_name = "FILE|FOLDER", value_parser = session(), add = complete::sessions())]
    pub files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = one_of(stats::Form::WORDS, stats::Form::from_word))]
    pub to: stats::Form,
    /// Where to; otherwise to standard output.
    #[arg(long, short, value_name = "OUT")]
    pub out: Option<PathBuf>,
    /// Which sections.
    #[arg(long, value_name = "SECTION", value_delimiter = ',', value_parser = sections())]
    pub section: Vec<Sections>,
    /// By which column tables are sorted.
    #[arg(long, value_name = "COLUMN")]
    pub sort: Option<String>,
    /// Only people who came so often.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub min_evenings: u64,
    /// What the ranking is divided by.
    #[arg(long, value_name = "PERIOD", value_parser = one_of(stats::Period::WORDS, stats::Period::from_word))]
    pub by: Option<stats::Period>,
    /// Not before this day.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<NaiveDate>,
    /// Not after this day.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub until: Option<NaiveDate>,
    /// Only this game.
    #[arg(long, value_name = "GAME", value_parser = one_of(Kind::WORDS, Kind::from_word))]
    pub game: Option<Kind>,
    /// Only where this person sat; the tables are about these people.
    #[arg(long = "player", value_name = "NAME")]
    pub players: Vec<String>,
    /// Only at a place with this in its name.
    #[arg(long, value_name = "TEXT")]
    pub place: Option<String>,
    /// Names that are one person, `ALIAS=NAME`.
    #[arg(long, value_name = "ALIAS=NAME")]
    pub same: Vec<String>,
}

/// `bolln settle FILE…`
#[derive(Debug, Args)]
pub struct Settle {
    /// Sessions, and folders of sessions.
    #[arg(value_name = "FILE|FOLDER", required = true, value_parser = session(), add = complete::sessions())]
    pub files: Vec<PathBuf>,
    /// Debts that were paid.
    #[arg(long, value_name = "PAYMENT", group = "recorded")]
    pub paid: Vec<String>,
    /// Everything that is owed was paid.
    #[arg(long, group = "recorded")]
    pub all_paid: bool,
    /// The session or settlement that records them.
    #[arg(long = "in", value_name = "FILE", requires = "recorded", value_parser = session(), add = complete::sessions())]
    pub in_file: Option<PathBuf>,
    /// Also what is far above any debt.
    #[arg(long, requires = "paid")]
    pub force: bool,
    /// What made a balance, or everybody's.
    #[arg(long, value_name = "NAME", num_args = 0..=1)]
    pub why: Option<Option<String>>,
    /// Names that are one person, `ALIAS=NAME`.
    #[arg(long, value_name = "ALIAS=NAME")]
    pub same: Vec<String>,
    /// When it was paid, and what is written.
    #[command(flatten)]
    pub entry: Entry,
}

/// `bolln people`
#[derive(Debug, Args)]
pub struct People {
    /// Names that are one person, kept for good, `ALIAS=NAME`.
    #[arg(long, value_name = "ALIAS=NAME")]
    pub same: Vec<String>,
    /// Aliases that no longer hold.
    #[arg(long, value_name = "ALIAS")]
    pub forget: Vec<String>,
}

/// A day, `2026-11-29` or `29.11.2026`.
fn day(text: &str) -> Result<NaiveDate, chrono::ParseError> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d").or_else(|_| NaiveDate::parse_from_str(text, "%d.%m.%Y"))
}

/// A session's file: its path, or its name as `list` shows it; where only something is read, nothing for the one played last.
/// `bolln completions SHELL`
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// `bolln manuals FOLDER`
#[derive(Debug, Args)]
pub struct Manuals {
    /// Where they are written.
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
}

fn session() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(|typed| folder::named(typed.into()))
}
