//! The command line in the language of the words: help, usage, mistakes.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};

use super::time::NoTime;
use super::{Cli, Early};
use crate::say;
use crate::words::Words;

/// What a command line that cannot be run gives: help, the version, or what is wrong with it.
pub fn early(error: clap::Error, args: &[OsString], words: &Words) -> Early {
    if error.kind() == ErrorKind::DisplayVersion {
        return Early { text: error.to_string().trim_end().to_owned(), is_error: false };
    }
    let command = command(words);
    let called =
        command.get_subcommands().map(Command::get_name).find(|name| args.iter().skip(1).any(|arg| arg == name));
    let called = called.map_or(ROOT.to_owned(), |name| format!("{ROOT} {name}"));
    let error = command.try_get_matches_from(args).err().unwrap_or(error);
    told(&error, &called, words)
}

/// The help of the program.
pub fn help(words: &Words) -> Early {
    let text = command(words).render_help().to_string().trim_end().to_owned();
    Early { text, is_error: false }
}

/// The command line with its texts.
pub fn command(words: &Words) -> Command {
    let command = localised(Cli::command(), words, ROOT);
    if words.is_aloud() { command.term_width(0) } else { command }
}

/// The program's own name, which is that of its command line.
pub const ROOT: &str = "bolln";

/// Puts the words into a command, its options and its subcommands.
fn localised(command: Command, words: &Words, path: &str) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}",
        usage = say!(words, "help-usage")
    );
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .about(words.command(path))
        .help_template(template)
        .subcommand_help_heading(say!(words, "help-commands"))
        .mut_args(|arg| localised_arg(arg, words, path));
    let example = words.command_example(path).map(|example| say!(words, "help-example", example = example));
    let parts = [example, words.command_after(path), Some(say!(words, "help-exit"))];
    command = command.after_help(parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n"));
    for name in names {
        let path = if path == ROOT { name.clone() } else { format!("{path}-{name}") };
        command = command.mut_subcommand(&name, |sub| localised(sub.bin_name(format!("{ROOT} {name}")), words, &path));
    }
    // Rendering builds a command, which then takes no more arguments: a copy is built.
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &say!(words, "value-OPTIONS"));
    command.override_usage(usage.replace("COMMAND", &say!(words, "value-COMMAND")))
}

fn localised_arg(arg: Arg, words: &Words, path: &str) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let mut help = words.argument(if path == ROOT { "global" } else { path }, &id);
    let possible = arg.get_possible_values();
    if arg.get_action().takes_values() && !possible.is_empty() {
        let values = possible.iter().map(|value| value.get_name()).collect::<Vec<_>>().join(", ");
        help = say!(words, "help-possible", help = help, values = values);
    }
    let names = arg.get_value_names().unwrap_or_default().iter().map(|name| words.placeholder(name));
    let names: Vec<String> = names.collect();
    let heading = if arg.is_positional() { say!(words, "help-arguments") } else { say!(words, "help-options") };
    let arg = arg.help(help).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let arg = arg.hide_possible_values(true).hide_default_value(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// The range that a number had to be in: clap tells it only in its message, as `7 is not in 2..=6`.
fn range(error: &clap::Error) -> Option<(i64, i64)> {
    let message = std::error::Error::source(error)?.to_string();
    let (least, most) = message.rsplit(' ').next()?.split_once("..=")?;
    Some((least.parse().ok()?, most.parse().ok()?))
}

/// What people call a command, in either language, that has another name here.
const CALLED: &[(&str, &[&str])] = &[
    ("bolln --help", &["help", "hilfe"]),
    ("score", &["result", "results", "show", "stand", "ergebnis", "wertung"]),
    ("play", &["start", "continue", "spielen", "spiel"]),
    ("new", &["begin", "create", "neu"]),
    ("rules", &["explain", "regeln", "regel"]),
    ("check", &["validate", "verify", "prüfen", "pruefen"]),
    ("list", &["ls", "evenings", "liste", "abende"]),
    ("settle", &["pay", "owes", "abrechnen", "abrechnung"]),
    ("stats", &["statistics", "statistik"]),
    ("export", &["print", "page", "drucken", "seite"]),
    ("mend", &["rename", "fix", "ausbessern"]),
    ("repair", &["recover", "retten", "reparieren"]),
    ("undo", &["zurück", "zurueck"]),
    ("redo", &["wieder"]),
    ("add", &["enter", "eintragen"]),
    ("people", &["aliases", "leute", "namen"]),
];

/// What is meant by a command that there is not, or by a time without its day.
fn meant(error: &clap::Error, command: &str) -> Option<String> {
    if let Some(NoTime::Form { example, is_meant: true }) = no_time(error) {
        return Some(example.clone());
    }
    let command = command.to_lowercase();
    let (known, _) = CALLED.iter().find(|(_, called)| called.contains(&command.as_str()))?;
    Some((*known).to_owned())
}

fn no_time(error: &clap::Error) -> Option<&NoTime> {
    std::error::Error::source(error)?.downcast_ref()
}

/// What is wrong with a value that has not the form of its option.
fn bad_value(error: &clap::Error, arg: &str, value: &str, words: &Words) -> String {
    match (no_time(error), range(error)) {
        (Some(NoTime::LeftOut), _) => say!(words, "usage-time-left-out", value = value),
        (Some(NoTime::Form { example, is_meant: false }), _) => {
            say!(words, "usage-bad-time", arg = arg, value = value, example = example)
        }
        (_, Some((least, most))) => {
            say!(words, "usage-out-of-range", arg = arg, value = value, least = least, most = most)
        }
        _ => say!(words, "usage-bad-value", arg = arg, value = value),
    }
}

/// What clap says of a call of this command, in our words.
fn told(error: &clap::Error, called: &str, words: &Words) -> Early {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand) {
        return Early { text: error.render().to_string().trim_end().to_owned(), is_error: false };
    }
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let arg = context(ContextKind::InvalidArg).replace("...", "");
    let (arg, value) = (arg, context(ContextKind::InvalidValue));
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
            let allowed = match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(texts)) => words.alternatives(texts.iter().map(String::as_str)),
                _ => context(ContextKind::ValidValue),
            };
            say!(words, "usage-invalid-value", arg = &arg, value = &value, allowed = allowed)
        }
        ErrorKind::ValueValidation => bad_value(error, &arg, &value, words),
        _ => say!(words, "usage-other", message = error.render().to_string().trim_end()),
    };
    let suggestion = meant(error, &context(ContextKind::InvalidSubcommand)).or_else(|| {
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
            .into_iter()
            .map(context)
            .find(|text| !text.is_empty())
    });
    let hint = suggestion.map(|text| say!(words, "usage-suggestion", text = text));
    let lines = [Some(format!("bolln: {what}")), hint, Some(say!(words, "usage-help", command = called))];
    Early { text: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"), is_error: true }
}
