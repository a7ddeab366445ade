//! The command line, through clap: the one place that knows it. What the options mean is said in the words (`help.ftl`).
//!
//! [`Call`] is what may be called, with its arguments; `spoken` puts the words into help and mistakes.

mod calls;
mod complete;
mod spoken;
mod time;

use std::ffi::OsString;
use std::io::IsTerminal;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser};

use crate::screen::{self, Screen};
use crate::words::{Lang, Words};

pub use calls::*;
pub use complete::{Shell, answer, script};
pub use spoken::command;

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
    #[arg(long, global = true, display_order = LAST, value_name = "LANG", value_parser = language())]
    lang: Option<Lang>,
    #[arg(long, global = true, display_order = LAST)]
    plain: bool,
    #[arg(long, global = true, display_order = LAST)]
    ascii: bool,
    #[arg(long, short = 'h', global = true, display_order = LAST, action = clap::ArgAction::Help)]
    help: Option<bool>,
    #[arg(long, short = 'V', action = clap::ArgAction::Version)]
    version: Option<bool>,
}

/// Reads the code of a language.
fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| Lang::of_locale(&code).ok_or(code))
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
            writeln!(screen::err(false), "{}", self.text)
        } else {
            writeln!(screen::out(false), "{}", self.text)
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
    let ascii = args.iter().any(|arg| arg == "--ascii") || !screen::speaks_utf8();
    // Whoever asks every program to be read aloud by `ACCESSIBLE=1` is told everything in plain lines; so is a terminal without a cursor.
    let asked = std::env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0");
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb") && std::io::stdout().is_terminal();
    let plain = asked || is_dumb || args.iter().any(|arg| arg == "--plain");
    let words = |lang: Option<Lang>| Words::new(lang.unwrap_or_else(Lang::of_environment)).in_ascii(ascii).aloud(plain);
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        // Only who asks what the options mean, or got them wrong, is told in words.
        Err(error) => return Err(spoken::early(error, &args, &words(language_of(&args)))),
    };
    let words = words(cli.global.lang);
    let plain = plain || cli.global.plain;
    let somebody = plain || (std::io::stdin().is_terminal() && std::io::stdout().is_terminal());
    match cli.command {
        Some(call) => Ok((call, Screen::of_process(words, plain))),
        None if somebody => Ok((Call::Start, Screen::of_process(words, plain))),
        // Nobody is there to choose.
        None => Err(spoken::help(&words)),
    }
}

/// The language that the command line asks for, read before it is parsed so that help and mistakes are told in it.
fn language_of(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let joined = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let apart = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    joined.or(apart).and_then(Lang::of_locale)
}
