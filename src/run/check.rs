//! `bolln check FILE…`: whether sessions are sound.

use std::io::{BufWriter, Write};

use serde::Serialize;

use crate::cli::{Check, Format};
use crate::error::{Failure, Outcome};
use crate::load::{Loaded, load};
use crate::report::diagnosis;
use crate::report::findings;
use crate::report::trouble::told;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::{Problem, Session};

#[derive(Serialize)]
struct Report {
    files: Vec<FileReport>,
}

#[derive(Serialize)]
struct FileReport {
    file: String,
    ok: bool,
    errors: Vec<ErrorReport>,
    findings: Vec<findings::Finding>,
}

#[derive(Serialize)]
struct ErrorReport {
    event: Option<u32>,
    rule: String,
    message: String,
}

/// Checks every file, however many are wrong.
///
/// # Errors
/// [`Failure::Session`] if any is wrong or could not be read.
pub fn run(args: &Check, screen: &Screen) -> Outcome {
    let mut report = Report { files: Vec::new() };
    for path in &args.files {
        match load(path, screen) {
            Ok(loaded) => report.files.push(check(&loaded, args.format, screen)?),
            Err(failure) => {
                let message = told(&failure, screen);
                if args.format == Format::Text {
                    writeln!(screen.err(), "bolln: {message}")?;
                }
                let error = ErrorReport { event: None, rule: "file".to_owned(), message };
                let file = path.display().to_string();
                report.files.push(FileReport { file, ok: false, errors: vec![error], findings: Vec::new() });
            }
        }
    }
    if args.format == Format::Json {
        let mut out = BufWriter::new(screen::json());
        serde_json::to_writer(&mut out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
        out.flush()?;
    }
    if report.files.iter().all(|file| file.ok) { Ok(()) } else { Err(Failure::Session) }
}

fn check(loaded: &Loaded, format: Format, screen: &Screen) -> Result<FileReport, Failure> {
    let (session, problems): (Option<&Session>, &[Problem]) = match &loaded.session {
        Ok(session) => (Some(session), session.problems()),
        Err(problems) => (None, problems),
    };
    let findings = session.map(findings::of).unwrap_or_default();
    if format == Format::Text {
        tell(loaded, session, problems, &findings, screen)?;
    }
    let names = crate::session::Names::default();
    let names = session.map_or(&names, Session::names);
    let lines = diagnosis::lines(problems, &loaded.text, names);
    let errors = problems.iter().zip(lines).map(|(problem, line)| {
        let (what, help) = screen.words.wrong(&problem.mistake.wrong, names);
        let message = say!(screen.words, "problem-in-json", line = line, what = what, help = help);
        ErrorReport { event: problem.event, rule: problem.mistake.wrong.rule().to_owned(), message }
    });
    Ok(FileReport { file: loaded.name.clone(), ok: problems.is_empty(), errors: errors.collect(), findings })
}

fn tell(
    loaded: &Loaded,
    session: Option<&Session>,
    problems: &[Problem],
    found: &[findings::Finding],
    screen: &Screen,
) -> Outcome {
    if !problems.is_empty() {
        loaded.tell(problems, session, screen);
        return Ok(());
    }
    let mut out = screen.out();
    let events = session.map_or(0, |session| session.len());
    let line = say!(screen.words, "check-fine", file = &loaded.name, events = events, findings = found.len());
    writeln!(out, "{line}")?;
    for finding in found {
        writeln!(out, "  {}", findings::sentence(finding, &screen.words))?;
    }
    Ok(())
}
