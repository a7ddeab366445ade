//! Writing the tables: a folder a table, in it one a year, in one pass over the evenings.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::rows::{self, Rows};
use super::schema::{self, SCHEMA, TABLES};
use crate::evenings::progress::Progress;
use crate::evenings::{People, Skipped, Source, read};
use crate::gate::{Form, passed};
use crate::screen::Screen;
use crate::store::beside;
use crate::store::record::Record;

/// So many evenings are in memory at a time.
const TOGETHER: usize = 512;
const SCHEMA_FILE: &str = "schema.json";
/// Where the new tables lie until all of them are written.
const NEW: &str = ".bolln-new";

/// Why the tables could not be written.
#[derive(Debug)]
pub enum Failed {
    /// The folder holds something else than tables.
    NotOurs,
    /// The system refuses.
    Io(PathBuf, io::Error),
}

/// Writes the tables of many evenings into a folder that is new, empty, or holds tables, which are replaced; other files in it stay.
/// What cannot be read is left out and comes back. The same evenings give the same bytes.
///
/// # Errors
/// Something else is in the folder; it cannot be written.
pub fn write(sources: &[Source], folder: &Path, people: &People, screen: &Screen) -> Result<Vec<Skipped>, Failed> {
    if !is_ours(folder).map_err(|error| Failed::Io(folder.to_owned(), error))? {
        return Err(Failed::NotOurs);
    }
    let mut files = Files { folder, open: BTreeMap::new() };
    files.sweep()?;
    let mut skipped = Vec::new();
    let progress = Progress::new(sources.len(), screen);
    for (batch, sources) in sources.chunks(TOGETHER).enumerate() {
        let read = |(place, source): (usize, &Source)| {
            let place = batch * TOGETHER + place;
            let rows = read::one(place, source, screen, |evening| rows::of(evening, people, &screen.words));
            progress.step();
            rows
        };
        let batch: Vec<Result<Rows, Skipped>> = sources.par_iter().enumerate().map(read).collect();
        for rows in batch {
            match rows {
                Ok(rows) => files.append(&rows)?,
                Err(why) => skipped.push(why),
            }
        }
    }
    progress.done();
    files.finish()?;
    Ok(skipped)
}

/// Whether the folder is new, empty, or holds tables, and no record under a table's name.
fn is_ours(folder: &Path) -> io::Result<bool> {
    let mut entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let schema = fs::read_to_string(folder.join(SCHEMA_FILE)).unwrap_or_default();
    let schema: serde_json::Value = serde_json::from_str(&schema).unwrap_or_default();
    if schema["schema"] != SCHEMA {
        return Ok(entries.next().is_none());
    }
    let mut ours = ["duckdb.sql", "datafusion.sql"].map(|name| folder.join(name)).to_vec();
    for table in &TABLES {
        ours.extend(parts(table, &folder.join(table.name))?);
    }
    Ok(ours.iter().all(|file| Record::at(file).is_none()))
}

/// The files that are being written. They lie beside the tables that were there, and take their places in the end.
struct Files<'f> {
    folder: &'f Path,
    open: BTreeMap<(usize, i32), (PathBuf, BufWriter<File>)>,
}

impl Files<'_> {
    fn new_folder(&self, table: &schema::Table) -> PathBuf {
        self.folder.join(NEW).join(table.name)
    }

    /// Clears what an interrupted run left behind. The schema's file comes first: it says that the folder is ours.
    fn sweep(&self) -> Result<(), Failed> {
        fs::create_dir_all(self.folder).map_err(at(self.folder))?;
        self.put(SCHEMA_FILE, &schema::json())?;
        remove(&self.folder.join(NEW))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), Failed> {
        let path = self.folder.join(name);
        beside::put(&path, text).map_err(at(&path))
    }

    fn append(&mut self, rows: &Rows) -> Result<(), Failed> {
        for (number, lines) in rows.tables.iter().enumerate().filter(|(_, lines)| !lines.is_empty()) {
            self.write(number, rows.year, lines)?;
        }
        Ok(())
    }

    fn write(&mut self, number: usize, year: i32, lines: &[u8]) -> Result<(), Failed> {
        let Some(table) = TABLES.get(number) else { return Ok(()) };
        let folder = self.new_folder(table).join(format!("year={year}"));
        let (path, file) = match self.open.entry((number, year)) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                fs::create_dir_all(&folder).map_err(at(&folder))?;
                let path = folder.join(format!("{}.csv", table.name));
                let mut file = BufWriter::new(File::create(&path).map_err(at(&path))?);
                let names: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
                writeln!(file, "{}", names.join(",")).map_err(at(&path))?;
                entry.insert((path, file))
            }
        };
        let lines = String::from_utf8_lossy(lines);
        file.write_all(passed(&lines, Form::Text).as_bytes()).map_err(at(path))
    }

    /// The new tables take the places of the old ones. A table without lines still has its head, so that it can be queried.
    fn finish(mut self) -> Result<(), Failed> {
        for number in 0..TABLES.len() {
            if !self.open.keys().any(|(table, _)| *table == number) {
                self.write(number, 0, &[])?;
            }
        }
        for (path, file) in self.open.values_mut() {
            file.flush().map_err(at(path))?;
        }
        let written: Vec<(usize, i32)> = self.open.keys().copied().collect();
        // No file that is open can be moved everywhere.
        self.open.clear();
        for table in &TABLES {
            clear(table, &self.folder.join(table.name))?;
        }
        for (number, year) in written {
            let Some(table) = TABLES.get(number) else { continue };
            let part = Path::new(&format!("year={year}")).join(format!("{}.csv", table.name));
            let place = self.folder.join(table.name).join(&part);
            let folder = place.parent().unwrap_or(&place);
            fs::create_dir_all(folder).map_err(at(folder))?;
            fs::rename(self.new_folder(table).join(&part), &place).map_err(at(&place))?;
        }
        remove(&self.folder.join(NEW))?;
        self.put("duckdb.sql", &schema::duckdb())?;
        self.put("datafusion.sql", &schema::datafusion())
    }
}

/// Removes what a table had before, and nothing else.
fn clear(table: &schema::Table, place: &Path) -> Result<(), Failed> {
    for file in parts(table, place).map_err(at(place))? {
        fs::remove_file(&file).map_err(at(&file))?;
        // A folder with something else in it stays.
        let _ = file.parent().map(fs::remove_dir);
    }
    Ok(())
}

/// The files of a table, which has a place.
fn parts(table: &schema::Table, place: &Path) -> io::Result<Vec<PathBuf>> {
    let years = match fs::read_dir(place) {
        Ok(years) => years.collect::<io::Result<Vec<_>>>()?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let years = years.into_iter().filter(|year| year.file_name().to_string_lossy().starts_with("year="));
    let files = years.map(|year| year.path().join(format!("{}.csv", table.name)));
    Ok(files.filter(|file| file.is_file()).collect())
}

fn remove(folder: &Path) -> Result<(), Failed> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failed::Io(folder.to_owned(), error)),
        _ => Ok(()),
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> Failed {
    let path = path.to_owned();
    move |error| Failed::Io(path, error)
}
