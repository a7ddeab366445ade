//! `bolln completions SHELL` and `bolln manuals FOLDER`: what packagers put beside the program.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::ValueEnum;
use clap_mangen::Man;

use crate::cli::{self, Completions, Manuals, Shell};
use crate::error::{Failure, Outcome};
use crate::say;
use crate::screen::{self, Screen};
use crate::words::{Lang, Words};

use super::output;

/// Writes the completions of a shell to standard output.
///
/// # Errors
/// Standard output.
pub fn completions(args: &Completions) -> Outcome {
    let mut out = screen::json();
    Ok(cli::script(args.shell, &mut out).and_then(|()| out.flush())?)
}

/// Writes the manual pages of every command in both languages, and the completions of every shell, into a folder as they lie below
/// `share`.
///
/// # Errors
/// The folder.
pub fn run(args: &Manuals, screen: &Screen) -> Outcome {
    let folder = &args.folder;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let below = if lang == Lang::En { "man/man1".to_owned() } else { format!("man/{}/man1", lang.code()) };
        let mut command = cli::command(&words);
        // What is true of every command is then among its options.
        command.build();
        page(&command, "bolln", &words, &folder.join(&below))?;
        for sub in command.get_subcommands() {
            page(sub, &format!("bolln-{}", sub.get_name()), &words, &folder.join(&below))?;
        }
    }
    for shell in Shell::value_variants() {
        let (below, name) = match shell {
            Shell::Bash => ("bash-completion/completions", "bolln"),
            Shell::Elvish => ("elvish/lib", "bolln.elv"),
            Shell::Fish => ("fish/vendor_completions.d", "bolln.fish"),
            Shell::Powershell => ("powershell", "bolln.ps1"),
            Shell::Zsh => ("zsh/site-functions", "_bolln"),
        };
        let mut script = Vec::new();
        cli::script(*shell, &mut script)?;
        put(&folder.join(below), name, &script, &screen.words)?;
    }
    Ok(writeln!(screen.out(), "{}", say!(screen.words, "manuals-written", folder = folder.display().to_string()))?)
}

fn page(command: &clap::Command, name: &str, words: &Words, folder: &Path) -> Outcome {
    let command = command.clone().name(name.to_owned()).bin_name(name.replacen('-', " ", 1));
    let mut text = Vec::new();
    Man::new(command)
        .title(name.to_uppercase())
        .section("1")
        .source(concat!("bolln ", env!("CARGO_PKG_VERSION")))
        .render(&mut text)?;
    // The headings that the generator writes are English.
    let headings = [
        ("NAME", say!(words, "manual-name")),
        ("SYNOPSIS", say!(words, "manual-synopsis")),
        ("DESCRIPTION", say!(words, "manual-description")),
        ("OPTIONS", say!(words, "help-options").to_uppercase()),
        ("SUBCOMMANDS", say!(words, "help-commands").to_uppercase()),
        ("EXTRA", say!(words, "manual-notes")),
        ("VERSION", "VERSION".to_owned()),
    ];
    let mut text = String::from_utf8_lossy(&text).into_owned();
    for (english, heading) in headings {
        text = text.replace(&format!(".SH {english}\n"), &format!(".SH {heading}\n"));
    }
    put(folder, &format!("{name}.1"), text.as_bytes(), words)
}

/// Puts a file there; what holds what nobody else knows is refused.
fn put(folder: &Path, name: &str, bytes: &[u8], words: &Words) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    output::put(&folder.join(name), |out| out.write_all(bytes), words)
}
