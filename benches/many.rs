//! How quickly many evenings are counted: `cargo bench --bench many -- [FILES]` (10,000 if no number is given).
//!
//! Generated sessions are written to a temporary folder and then read by
//! - a Python script that only counts deals with the standard library's `tomllib` (left out if there is no `python3`),
//! - `bolln stats FOLDER --to json`, which scores every session and counts everything,
//! - `bolln export FOLDER --to tables`,
//!
//! each twice, the better time counting, so that all read from a warm disk cache; and `bolln stats` over a quarter of the files, which
//! tells whether time grows linearly. Peak memory is what Linux tells of the process (`VmHWM`).

#[path = "../tests/it/generate.rs"]
#[allow(dead_code)]
mod generate;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rayon::prelude::*;

/// Sessions in one folder of the benchmark's tree.
const IN_ONE: u64 = 2_500;

const COUNT_DEALS: &str = "
import pathlib, sys, tomllib
kinds = {'sixty-six', 'red-sow', 'call-a-card', 'cameroon', 'solo', 'passed'}
deals = 0
for path in pathlib.Path(sys.argv[1]).rglob('*.toml'):
    with open(path, 'rb') as file:
        deals += sum(event['kind'] in kinds for event in tomllib.load(file).get('events', []))
print(deals)
";

/// A run's time, and its peak memory in MB where the system tells it.
struct Run {
    took: Duration,
    peak: Option<u64>,
    printed: String,
}

fn main() -> io::Result<()> {
    let files: u64 = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(10_000).max(4);
    let folder = tempfile::tempdir()?;
    let (all, quarter) = (folder.path().join("all"), folder.path().join("all/quarter"));
    let bytes = (0..files)
        .into_par_iter()
        .map(|seed| {
            let text = generate::session(seed);
            let part = if seed < files / 4 { quarter.clone() } else { all.join(format!("part-{}", seed / IN_ONE)) };
            fs::create_dir_all(&part)?;
            fs::write(part.join(format!("{seed}.toml")), &text)?;
            Ok(text.len() as u64)
        })
        .sum::<io::Result<u64>>()?;

    let mut out = io::stdout().lock();
    writeln!(out, "{files} sessions, {} MB", bytes / 1_000_000)?;
    let python = best(|| {
        let mut command = Command::new("python3");
        command.args(["-c", COUNT_DEALS]).arg(&all);
        command
    });
    let stats = |folder: &Path| best(|| bolln(&["stats", "--to", "json"], folder)).map(|run| run.took.as_secs_f64());
    let whole = best(|| bolln(&["stats", "--to", "json"], &all))?;
    let tables_folder = folder.path().join("tables");
    let tables = best(|| {
        let mut command = bolln(&["export", "--to", "tables", "-o"], &tables_folder);
        command.arg(&all);
        command
    })?;
    let row = |name: &str, run: &Run| {
        let peak = run.peak.map_or("?".to_owned(), |peak| peak.to_string());
        format!("{name:<34} {:>8.2} s   peak {peak:>5} MB", run.took.as_secs_f64())
    };
    match &python {
        Ok(python) => {
            writeln!(out, "{}   ({} deals)", row("python3, tomllib, deals counted", python), python.printed.trim())?;
        }
        Err(_) => writeln!(out, "python3 is not there: not compared")?,
    }
    writeln!(out, "{}", row("bolln stats", &whole))?;
    writeln!(out, "{}", row("bolln export --to tables", &tables))?;
    if let Ok(python) = &python {
        writeln!(out, "stats: {:.0} times as fast", python.took.as_secs_f64() / whole.took.as_secs_f64())?;
    }
    let of_quarter = stats(&quarter)?;
    writeln!(out, "four times the files: {:.2} times the time", whole.took.as_secs_f64() / of_quarter)
}

fn bolln(args: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(PathBuf::from(env!("CARGO_BIN_EXE_bolln")));
    command.args(args).arg(folder).stderr(Stdio::null());
    command
}

/// The better of two runs.
fn best(command: impl Fn() -> Command) -> io::Result<Run> {
    let (one, two) = (run(command())?, run(command())?);
    Ok(if one.took < two.took { one } else { two })
}

fn run(mut command: Command) -> io::Result<Run> {
    let began = Instant::now();
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut pipe = child.stdout.take();
    let reader = std::thread::spawn(move || {
        let mut printed = String::new();
        pipe.as_mut().map_or(Ok(0), |pipe| io::Read::read_to_string(pipe, &mut printed)).map(|_| printed)
    });
    let mut peak = None;
    let status = loop {
        peak = peak_of(&child).max(peak);
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let took = began.elapsed();
    let printed = reader.join().map_err(|_| io::Error::other("the output could not be read"))??;
    if status.success() {
        Ok(Run { took, peak, printed })
    } else {
        Err(io::Error::other(format!("ended with {status}")))
    }
}

/// The most memory that a running process has had, in MB.
fn peak_of(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1000)
}
