//! Where the output of a command goes: never onto a record, and a file is written as a whole or not at all.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::cli::Export;
use crate::error::{Failure, Outcome};
use crate::say;
use crate::store::beside;
use crate::store::record::Record;
use crate::words::Words;

/// Where it goes; `-` is standard output, as nothing is.
pub fn out(args: &Export) -> Option<&Path> {
    args.out.as_deref().filter(|out| *out != Path::new("-"))
}

/// Refuses a file that holds what nobody else knows, whatever its name.
pub fn spare_records(path: &Path, words: &Words) -> Outcome {
    let record = Record::at(path);
    let path = || path.display().to_string();
    let told = match record {
        None => return Ok(()),
        Some(Record::Session) => say!(words, "export-over-session", path = path()),
        Some(Record::Settlement) => say!(words, "export-over-settlement", path = path()),
        Some(Record::Preset) => say!(words, "export-over-preset", path = path()),
        Some(Record::People) => say!(words, "export-over-people", path = path()),
    };
    Err(Failure::Usage(told))
}

/// Puts what a command gives into a file, which is never a record.
///
/// # Errors
/// [`Failure::Usage`] if the file is a record; the file.
pub fn put(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>, words: &Words) -> Outcome {
    spare_records(path, words)?;
    write_file(path, write).map_err(|error| Failure::file(path, error))
}

/// Writes a file as a whole or not at all; what is no plain file (a pipe, a device) is written to directly.
fn write_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let write = |out: &mut dyn Write| {
        let mut out = BufWriter::with_capacity(1 << 16, out);
        write(&mut out)?;
        out.flush()
    };
    match fs::metadata(path) {
        Ok(before) if before.is_file() => beside::put_by(&fs::canonicalize(path)?, write),
        Ok(_) => write(&mut fs::OpenOptions::new().write(true).open(path)?),
        Err(_) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            folder.map_or(Ok(()), fs::create_dir_all)?;
            beside::put_by(path, write)
        }
    }
}
