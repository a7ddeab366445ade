//! `bolln repair FILE`: what can be kept of a damaged session goes into a new file beside it; the old one is never touched.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::Repair;
use crate::error::{Failure, Outcome};
use crate::load::Loaded;
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::session::repair::{Mended, repaired};
use crate::store::disk::Dress;
use crate::store::{System, beside, system};

/// Shows what can be kept, and writes it.
///
/// # Errors
/// The file; a head that cannot be read.
pub fn run(args: &Repair, screen: &Screen) -> Outcome {
    let words = &screen.words;
    let file = args.file.display().to_string();
    let bytes = system::read(&args.file).map_err(|error| Failure::file(&args.file, error))?;
    let is_text = std::str::from_utf8(&bytes).is_ok();
    // Letters that are none become signs that say so.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let mended = repaired(&text, &say!(words, "repair-note")).map_err(|mistakes| {
        let loaded = Loaded::of(file.clone(), text.clone().into_bytes());
        loaded.tell(&mistakes.at(None), None, screen);
        Failure::Told(say!(words, "repair-head", file = &file))
    })?;
    let mut out = screen.out();
    if is_text && mended.lost.is_empty() {
        writeln!(out, "{}", say!(words, "repair-fine", file = &file))?;
        return Ok(());
    }
    if !is_text {
        writeln!(out, "{}", say!(words, "repair-letters", file = &file))?;
    }
    for lost in &mended.lost {
        let told = match lost.last {
            true => say!(words, "repair-last", event = lost.event, line = lost.line),
            false => say!(words, "repair-event", event = lost.event, line = lost.line),
        };
        writeln!(out, "{}", screen.wrapped(&told, "  "))?;
    }
    let new = written(&args.file, &mended).map_err(|error| Failure::file(&args.file, error))?;
    let session = Session::read(&mended.text).ok();
    let events = session.as_ref().map_or(0, Session::len);
    let new = new.display().to_string();
    writeln!(
        out,
        "{}",
        screen.wrapped(&say!(words, "repair-written", new = &new, events = events, file = &file), "  ")
    )?;
    let wrong = session.map_or(1, |session| session.problems().len());
    if wrong > 0 {
        writeln!(out, "{}", screen.wrapped(&say!(words, "repair-wrong", new = &new, count = wrong), "  "))?;
    }
    Ok(())
}

/// Writes the mended text beside the file, under a name that is free.
fn written(file: &Path, mended: &Mended) -> io::Result<PathBuf> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut taken = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 1..100 {
        let name = if number == 1 { format!("{stem}.repaired.toml") } else { format!("{stem}.repaired-{number}.toml") };
        let path = file.with_file_name(name);
        match beside::create(&System::default(), &path, mended.text.as_bytes(), &Dress::Plain) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => taken = error,
            Err(error) => return Err(error),
        }
    }
    Err(taken)
}
