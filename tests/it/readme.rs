//! Every example of the README and of the other pages is run as it stands there, in the page's language.
//!
//! A ```` ```console ```` block holds commands after `$ ` (and `> `, where one goes on) and what they print; a line `...` stands for
//! any number of lines. The commands of a section (up to the next heading of its level) share one fresh folder, into which the sample
//! sessions are copied.

use std::fs;
use std::path::Path;
use std::process::Command;

use rayon::prelude::*;

use crate::common::files;

struct Example {
    line: usize,
    command: String,
    output: Vec<String>,
}

/// The examples by section.
fn examples(readme: &str) -> Vec<Vec<Example>> {
    let mut sections: Vec<Vec<Example>> = vec![Vec::new()];
    let (mut in_block, mut in_other) = (false, false);
    for (number, line) in (1..).zip(readme.lines()) {
        match line {
            "```console" if !in_other => in_block = true,
            "```" if in_block => in_block = false,
            _ if !in_block && line.starts_with("```") => in_other = !in_other,
            _ if in_block => {
                let section = sections.last_mut().unwrap();
                match (line.strip_prefix("$ "), line.strip_prefix("> ").or(Some("").filter(|_| line == ">"))) {
                    (Some(command), _) => {
                        section.push(Example { line: number, command: command.to_owned(), output: Vec::new() });
                    }
                    (None, Some(more)) => {
                        let example = section.last_mut().expect("a command that goes on before it begins");
                        example.command += &format!("\n{more}");
                    }
                    (None, None) => section.last_mut().expect("output before a command").output.push(line.to_owned()),
                }
            }
            _ if !in_other && line.starts_with('#') => sections.push(Vec::new()),
            _ => {}
        }
    }
    sections.retain(|section| !section.is_empty());
    sections
}

/// Whether the lines are as told, where `...` stands for any number of lines.
fn matches(told: &[String], got: &[&str]) -> bool {
    match told.split_first() {
        None => got.is_empty(),
        Some((first, rest)) if first == "..." => (0..=got.len()).any(|skipped| matches(rest, &got[skipped..])),
        Some((first, rest)) => got.first().is_some_and(|line| line == first) && matches(rest, &got[1..]),
    }
}

/// The pages, those in German marked.
fn pages() -> Vec<(String, bool)> {
    let mut pages = vec![("README.md".to_owned(), false), ("README.de.md".to_owned(), true)];
    pages.extend(files("docs", "md").iter().map(|path| (relative(path), false)));
    pages.extend(files("docs/de", "md").iter().map(|path| (relative(path), true)));
    pages
}

fn relative(path: &Path) -> String {
    path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().display().to_string()
}

#[test]
fn every_example_runs_as_told() {
    let ran: Vec<usize> = pages().par_iter().map(|(page, is_german)| run_page(page, *is_german)).collect();
    assert!(ran.iter().sum::<usize>() >= 40 && ran[0] >= 6 && ran[1] >= 6, "{ran:?} examples were found");
}

/// Runs the examples of a page; how many there are.
fn run_page(page: &str, is_german: bool) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join(page)).unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_bolln"));
    let path = std::env::join_paths(
        std::iter::once(binary.parent().unwrap().to_owned())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    let mut ran = 0;
    for section in examples(&readme) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("sample-sessions")).unwrap();
        for entry in fs::read_dir(root.join("sample-sessions")).unwrap() {
            let from = entry.unwrap().path();
            fs::copy(&from, folder.path().join("sample-sessions").join(from.file_name().unwrap())).unwrap();
        }
        for example in section {
            // The cargo command of a clone is the program that is being tested.
            let command = example.command.replace("cargo run --release --", "bolln");
            if command.starts_with("cargo ") || command.starts_with("git ") {
                continue;
            }
            let output = Command::new("sh")
                .arg("-c")
                .arg(format!("{{ {command}\n}} 2>&1"))
                .current_dir(folder.path())
                .env("PATH", &path)
                .env("BOLLN_HOME", folder.path().join("home"))
                .env("LC_ALL", if is_german { "de_DE.UTF-8" } else { "en_US.UTF-8" })
                .env("TZ", "Europe/Berlin")
                .output()
                .unwrap();
            // A README is read, not compared: a space that does not break looks like any other.
            let got = String::from_utf8(output.stdout).unwrap().replace(['\u{a0}', '\u{202f}'], " ");
            assert!(output.status.success(), "{page}:{}: `{command}` fails with\n{got}", example.line);
            let lines: Vec<&str> = got.trim_end().lines().map(str::trim_end).collect();
            let told: Vec<String> = example.output.iter().map(|line| line.trim_end().to_owned()).collect();
            let told = &told[..told.len() - told.iter().rev().take_while(|line| line.is_empty()).count()];
            assert!(
                matches(told, &lines),
                "{page}:{}: `{command}` prints\n{got}\ninstead of\n{}",
                example.line,
                told.join("\n")
            );
            ran += 1;
        }
    }
    ran
}

/// The README is short enough to be read, and whatever a page points at is there.
#[test]
fn the_readme_is_short_and_its_links_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (page, _) in pages() {
        let text = fs::read_to_string(root.join(&page)).unwrap();
        assert!(!page.starts_with("README") || text.lines().count() <= 150, "{page}");
        let folder = root.join(&page).parent().unwrap().to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            assert!(link.contains("://") || folder.join(file).exists(), "{page} points at {link}");
        }
    }
}

/// The queries that are shown are the ones that are tried in databases.
#[test]
fn every_query_that_is_shown_is_one_that_is_tested() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("docs/exports.md")).unwrap();
    let mut shown = 0;
    for block in readme.split("```sql\n-- ").skip(1) {
        let (file, query) = block.split_once('\n').unwrap();
        let query = query.split("```").next().unwrap();
        assert_eq!(query.trim(), fs::read_to_string(root.join(file)).unwrap().trim(), "{file}");
        shown += 1;
    }
    assert_eq!(shown, 2);
}

/// The sessions that the pages show can be scored.
#[test]
fn the_session_files_that_are_shown_are_sound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in ["docs/session-file.md", "docs/de/datei.md"] {
        let page = fs::read_to_string(root.join(page)).unwrap();
        let text = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let session = bolln::session::Session::read(text).unwrap();
        assert_eq!(session.problems(), []);
    }
}

/// The settlements that the pages show can be read.
#[test]
fn the_settlements_that_are_shown_are_sound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in ["docs/settlement.md", "docs/de/abrechnungsdatei.md"] {
        let page = fs::read_to_string(root.join(page)).unwrap();
        let text = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let settlement = bolln::evenings::settlement::Settlement::read(text).unwrap();
        assert_eq!((settlement.payments().count(), settlement.evenings().len()), (1, 2));
    }
}

/// Every file and folder that the reader's map names is there.
#[test]
fn the_readers_map_is_true() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let map = fs::read_to_string(source.join("lib.rs")).unwrap();
    let known: Vec<String> = walkdir::WalkDir::new(&source)
        .into_iter()
        .map(|entry| entry.unwrap().path().strip_prefix(&source).unwrap().display().to_string())
        .collect();
    let mut named = 0;
    for line in map.lines().filter(|line| line.starts_with("//! ")) {
        for path in line.split('`').skip(1).step_by(2).filter(|path| path.ends_with(".rs") || path.ends_with('/')) {
            let path = path.trim_end_matches('/');
            let is_there = known.iter().any(|known| known == path || known.ends_with(&format!("/{path}")));
            assert!(is_there, "{path} is on the map, but not in src: {line}");
            named += 1;
        }
    }
    assert!(named > 30, "{named}");
}
