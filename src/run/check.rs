//! `bolln check FILE…`: whether sessions are sound.

use std::io::{BufWriter, Write};

use serde::{Serialize, Serializer};

use crate::cli::{Check, Format};
use crate::error::{Failure, Outcome};
use crate::evenings::settlement::Settlement;
use crate::load::{Loaded, load};
use crate::report::diagnosis;
use crate::report::findings;
use crate::report::trouble::told;
use crate::say;
use crate::screen::{self, Screen};
use crate::session::{Names, Problem, Session};
use crate::store::record::Record;

#[derive(Serialize)]
struct FileReport<'r> {
    file: &'r str,
    ok: bool,
    errors: Errors<'r>,
    findings: &'r [findings::Finding],
}

#[derive(Serialize)]
struct ErrorReport {
    event: Option<u32>,
    rule: String,
    message: String,
}

/// The errors of a file. Each is put into words when it is written: a file may have a million.
enum Errors<'r> {
    /// It could not be read.
    File(&'r str),
    Session {
        problems: &'r [Problem],
        lines: &'r [usize],
        names: &'r Names,
        screen: &'r Screen,
    },
}

impl Serialize for Errors<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Errors::File(message) => {
                let error = ErrorReport { event: None, rule: "file".to_owned(), message: (*message).to_owned() };
                serializer.collect_seq([error])
            }
            Errors::Session { problems, lines, names, screen } => {
                serializer.collect_seq(problems.iter().zip(*lines).map(|(problem, line)| {
                    let (what, help) = screen.words.wrong(&problem.mistake.wrong, names);
                    let message = say!(screen.words, "problem-in-json", line = *line, what = what, help = help);
                    ErrorReport { event: problem.event, rule: problem.mistake.wrong.rule().to_owned(), message }
                }))
            }
        }
    }
}

/// Checks every file, however many are wrong.
///
/// # Errors
/// [`Failure::Session`] if any is wrong or could not be read.
pub fn run(args: &Check, screen: &Screen) -> Outcome {
    let mut json = (args.format == Format::Json).then(|| BufWriter::new(screen::json()));
    let mut ok = true;
    for (place, path) in args.files.iter().enumerate() {
        if let Some(out) = &mut json {
            write!(out, "{}", if place == 0 { "{\"files\":[" } else { "," })?;
        }
        ok &= match load(path, screen) {
            Ok(loaded) => check(&loaded, json.as_mut(), screen)?,
            Err(failure) => {
                let message = told(&failure, screen);
                let file = path.display().to_string();
                match &mut json {
                    Some(out) => {
                        put(out, &FileReport { file: &file, ok: false, errors: Errors::File(&message), findings: &[] })?
                    }
                    None => writeln!(screen.err(), "bolln: {message}")?,
                }
                false
            }
        };
    }
    if let Some(mut out) = json {
        writeln!(out, "]}}")?;
        out.flush()?;
    }
    if ok { Ok(()) } else { Err(Failure::Session) }
}

/// Checks one session, and tells what it found.
fn check(loaded: &Loaded, json: Option<&mut impl Write>, screen: &Screen) -> Result<bool, Failure> {
    let settlement = (Record::of(&loaded.text) == Some(Record::Settlement)).then(|| Settlement::read(&loaded.text));
    let (session, problems): (Option<&Session>, &[Problem]) = match (&loaded.session, &settlement) {
        (Ok(session), _) => (Some(session), session.problems()),
        (Err(_), Some(Ok(_))) => (None, &[]),
        (Err(problems), None) | (Err(_), Some(Err(problems))) => (None, problems),
    };
    let findings = session.map(findings::of).unwrap_or_default();
    if let (Some(Ok(settlement)), None) = (&settlement, &json) {
        let (payments, evenings) = (settlement.payments().count(), settlement.evenings().len());
        let file = &loaded.name;
        let told = say!(screen.words, "check-fine-settlement", file = file, payments = payments, evenings = evenings);
        writeln!(screen.out(), "{told}")?;
        return Ok(true);
    }
    let Some(out) = json else {
        tell(loaded, session, problems, &findings, screen)?;
        return Ok(problems.is_empty());
    };
    let none = Names::default();
    let names = session.map_or(&none, Session::names);
    let lines = diagnosis::lines(problems, &loaded.text, names);
    let errors = Errors::Session { problems, lines: &lines, names, screen };
    put(out, &FileReport { file: &loaded.name, ok: problems.is_empty(), errors, findings: &findings })?;
    Ok(problems.is_empty())
}

fn put(out: impl Write, report: &FileReport<'_>) -> std::io::Result<()> {
    serde_json::to_writer(out, report).map_err(std::io::Error::from)
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
