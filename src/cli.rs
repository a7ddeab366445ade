//! The command line, through clap: the one place that knows it. What the options mean is said in the words (`help.ftl`).

use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;

use chrono::{DateTime, FixedOffset, Local, NaiveDate, NaiveDateTime};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, ColorChoice, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use crate::evenings::Kind;
use crate::export::{self, csv};
use crate::prompt::entry::cards::Deck;
use crate::rules::dreeg::house::Convention;
use crate::rules::herzblatt::house::Variant;
use crate::say;
use crate::screen::Screen;
use crate::session::house::GameName;
use crate::stats::render;
use crate::words::{Lang, Words};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "bolln",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
pub struct Cli {
    /// What is true of every command.
    #[command(flatten)]
    pub global: Global,
    /// The command; without one, a few are offered.
    #[command(subcommand)]
    pub command: Option<Call>,
}

/// Where the options of every command stand in a command's help: behind its own.
const LAST: usize = 1000;

/// Options of every command.
#[derive(Debug, Args)]
pub struct Global {
    #[arg(long, global = true, display_order = LAST, value_enum, value_name = "LANG")]
    lang: Option<LangArg>,
    #[arg(long, global = true, display_order = LAST)]
    plain: bool,
    #[arg(long, global = true, display_order = LAST)]
    ascii: bool,
    #[arg(long, short = 'h', global = true, display_order = LAST, action = clap::ArgAction::Help)]
    help: Option<bool>,
    #[arg(long, short = 'V', action = clap::ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LangArg {
    En,
    De,
}

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
    /// `bolln score`
    Score(Score),
    /// `bolln check`
    Check(Check),
    /// `bolln rules`
    Rules(Rules),
    /// `bolln export`
    Export(Export),
    /// `bolln stats`
    Stats(Stats),
    /// `bolln settle`
    Settle(Settle),
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
    #[arg(value_name = "FILE")]
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
    #[arg(value_name = "FILE")]
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
    #[arg(value_name = "FILE", display_order = 0)]
    pub file: PathBuf,
    /// The event's kind.
    #[arg(value_name = "KIND", display_order = 1)]
    pub kind: String,
    /// Its keys.
    #[arg(value_name = "KEY=VALUE", display_order = 2)]
    pub keys: Vec<String>,
    /// When and how it is told.
    #[command(flatten)]
    pub entry: Entry,
}

/// `bolln undo FILE`, `bolln redo FILE`
#[derive(Debug, Args)]
pub struct TakeBack {
    /// The session.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// When and how it is told.
    #[command(flatten)]
    pub entry: Entry,
}

/// How an event is entered.
#[derive(Debug, Args)]
pub struct Entry {
    /// When it happened, if not now.
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<DateTime<FixedOffset>>,
    /// Without a time.
    #[arg(long, conflicts_with = "at")]
    pub no_time: bool,
    /// What is written.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

impl Entry {
    /// The time to write.
    pub fn time(&self) -> Option<DateTime<FixedOffset>> {
        if self.no_time { None } else { Some(self.at.unwrap_or_else(|| Local::now().fixed_offset())) }
    }
}

/// A date and time, with an offset or by the clock of this place.
fn moment(text: &str) -> Result<DateTime<FixedOffset>, &'static str> {
    let local = |form| {
        let naive = NaiveDateTime::parse_from_str(text, form).ok()?;
        Some(naive.and_local_timezone(Local).earliest()?.fixed_offset())
    };
    let whole = DateTime::parse_from_rfc3339(text).ok();
    let forms = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M"];
    whole.or_else(|| forms.into_iter().find_map(local)).ok_or("2026-11-29T19:30")
}

/// `bolln check FILE…`
#[derive(Debug, Args)]
pub struct Check {
    /// The sessions; `-` is standard input.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
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
    #[arg(value_name = "FILE")]
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

/// `bolln stats [FILES|FOLDER]…`
#[derive(Debug, Args)]
pub struct Stats {
    /// Sessions, and folders of sessions.
    #[arg(value_name = "FILE|FOLDER")]
    pub files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = one_of(render::Form::WORDS, render::Form::from_word))]
    pub to: render::Form,
    /// Where to; otherwise to standard output.
    #[arg(long, short, value_name = "OUT")]
    pub out: Option<PathBuf>,
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
    #[arg(value_name = "FILE|FOLDER", required = true)]
    pub files: Vec<PathBuf>,
    /// Debts that were paid.
    #[arg(long, value_name = "PAYMENT")]
    pub paid: Vec<String>,
    /// The session that records them.
    #[arg(long = "in", value_name = "FILE", requires = "paid")]
    pub in_file: Option<PathBuf>,
    /// Names that are one person, `ALIAS=NAME`.
    #[arg(long, value_name = "ALIAS=NAME")]
    pub same: Vec<String>,
    /// When it was paid, and what is written.
    #[command(flatten)]
    pub entry: Entry,
}

/// A day, `2026-11-29` or `29.11.2026`.
fn day(text: &str) -> Result<NaiveDate, chrono::ParseError> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d").or_else(|_| NaiveDate::parse_from_str(text, "%d.%m.%Y"))
}

/// A command line that ends before any command runs: help, the version, or a mistake.
#[derive(Debug)]
pub struct Early {
    text: String,
    is_error: bool,
}

impl Early {
    /// Writes it where it belongs, and gives the exit code.
    pub fn print(&self) -> u8 {
        use std::io::Write;
        let written = if self.is_error {
            writeln!(std::io::stderr(), "{}", self.text)
        } else {
            writeln!(std::io::stdout(), "{}", self.text)
        };
        match written {
            Ok(()) | Err(_) if self.is_error => 2,
            Ok(()) | Err(_) => 0,
        }
    }
}

/// Parses the command line, in the language that it or the environment asks for.
///
/// # Errors
/// Help, the version, or what is wrong with the command line (exit code 2).
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<(Call, Screen), Early> {
    let args: Vec<OsString> = args.into_iter().collect();
    if args.get(1).is_some_and(|arg| arg == "--version" || arg == "-V") {
        return Err(Early { text: format!("bolln {}", env!("CARGO_PKG_VERSION")), is_error: false });
    }
    let words = Words::new(language_of(&args).unwrap_or_else(Lang::of_environment));
    let command = localised(Cli::command().color(ColorChoice::Auto), &words, "bolln");
    let parsed = command.try_get_matches_from(args).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => {
            let lang = cli.global.lang.map(|lang| match lang {
                LangArg::En => Lang::En,
                LangArg::De => Lang::De,
            });
            let somebody = cli.global.plain || (std::io::stdin().is_terminal() && std::io::stdout().is_terminal());
            let call = match cli.command {
                Some(call) => call,
                None if somebody => Call::Start,
                // Nobody is there to choose.
                None => {
                    let mut help = localised(Cli::command().color(ColorChoice::Auto), &words, "bolln");
                    let text = help.render_help().to_string().trim_end().to_owned();
                    return Err(Early { text, is_error: false });
                }
            };
            // Nearly always the language that was asked for is known already; reading its texts takes a while.
            let words = lang.filter(|lang| *lang != words.lang()).map_or(words, Words::new);
            Ok((call, Screen::of_process(words, cli.global.plain, cli.global.ascii)))
        }
        Err(error) => Err(early(&error, &words)),
    }
}

/// The language that the command line asks for, read before it is parsed so that help and mistakes are told in it.
fn language_of(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let joined = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let apart = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    joined.or(apart).and_then(Lang::of_locale)
}

/// Puts the words into a command, its options and its subcommands.
fn localised(command: Command, words: &Words, path: &str) -> Command {
    let text = |id: &str| words.find(id, &[]);
    let template = format!(
        "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}",
        usage = say!(words, "help-usage")
    );
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .about(text(&format!("help-{path}")).unwrap_or_default())
        .help_template(template)
        .subcommand_help_heading(say!(words, "help-commands"))
        .mut_args(|arg| localised_arg(arg, words, path));
    if let Some(after) = text(&format!("help-{path}.after")) {
        command = command.after_help(format!("\n{after}"));
    }
    for name in names {
        let path = if path == "bolln" { name.clone() } else { format!("{path}-{name}") };
        command = command.mut_subcommand(&name, |sub| localised(sub.bin_name(format!("bolln {name}")), words, &path));
    }
    // Rendering builds a command, which then takes no more arguments: a copy is built.
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &say!(words, "value-OPTIONS"));
    command.override_usage(usage.replace("<COMMAND>", &say!(words, "value-COMMAND")))
}

fn localised_arg(arg: Arg, words: &Words, path: &str) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let own = words.find(&format!("help-{path}.{id}"), &[]);
    let mut help = own.or_else(|| words.find(&format!("help-global.{id}"), &[])).unwrap_or_default();
    let possible = arg.get_possible_values();
    if arg.get_action().takes_values() && !possible.is_empty() {
        let values = possible.iter().map(|value| value.get_name()).collect::<Vec<_>>().join(", ");
        help = say!(words, "help-possible", help = help, values = values);
    }
    let names = arg.get_value_names().unwrap_or_default().iter().map(|name| {
        let id = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        words.find(&format!("value-{id}"), &[]).unwrap_or_else(|| name.to_string())
    });
    let names: Vec<String> = names.collect();
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let arg = arg.help(help).help_heading(words.text(heading, &[]));
    if !arg.get_action().takes_values() {
        return arg;
    }
    let arg = arg.hide_possible_values(true).hide_default_value(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// What clap says, in our words.
fn early(error: &clap::Error, words: &Words) -> Early {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand) {
        return Early { text: error.render().to_string().trim_end().to_owned(), is_error: false };
    }
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let (arg, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let what = match error.kind() {
        ErrorKind::UnknownArgument => say!(words, "usage-unknown-argument", arg = &arg),
        ErrorKind::InvalidSubcommand => {
            say!(words, "usage-unknown-command", command = context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing-argument", arg = &arg),
        ErrorKind::MissingSubcommand => say!(words, "usage-missing-command"),
        ErrorKind::ArgumentConflict => {
            say!(words, "usage-conflict", arg = &arg, other = context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => say!(words, "usage-no-value", arg = &arg),
        ErrorKind::InvalidValue => {
            let allowed = context(ContextKind::ValidValue);
            say!(words, "usage-invalid-value", arg = &arg, value = &value, allowed = allowed)
        }
        ErrorKind::ValueValidation => say!(words, "usage-bad-value", arg = &arg, value = &value),
        _ => say!(words, "usage-other", message = error.render().to_string().trim_end()),
    };
    let suggestion = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .map(context)
        .find(|text| !text.is_empty());
    let hint = suggestion.map(|text| say!(words, "usage-suggestion", text = text));
    let lines = [Some(format!("bolln: {what}")), hint, Some(say!(words, "usage-help"))];
    Early { text: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"), is_error: true }
}
