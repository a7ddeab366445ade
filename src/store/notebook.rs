//! A session that is open.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::beside;
use super::disk::{Disk, Dress, LIMIT};
use super::memory::{Memory, bare, occurrences};
use super::save;
use super::sweep::sweep;
use super::{Notice, Refusal, StoreError, System, system};
use crate::session::{Flaw, Mistake, Session, split};

/// A session file that is open.
#[derive(Debug)]
pub struct Notebook<D: Disk = System> {
    disk: D,
    path: PathBuf,
    real: PathBuf,
    text: String,
    session: Session,
    lock: Option<D::Lock>,
    memory: Memory,
    notices: Vec<Notice>,
}

/// Why an entry was not made.
#[derive(Debug)]
pub enum NotEntered<E> {
    /// The store refuses.
    Store(StoreError),
    /// Whoever wanted to make it does.
    Own(E),
}

impl<E> From<StoreError> for NotEntered<E> {
    fn from(error: StoreError) -> NotEntered<E> {
        NotEntered::Store(error)
    }
}

impl Notebook {
    /// Begins a session in a new file, whose folder is made if need be.
    ///
    /// # Errors
    /// [`StoreError::Io`] with [`io::ErrorKind::AlreadyExists`] if the file is there; what is wrong with the head.
    pub fn create(path: &Path, head: &str) -> Result<Notebook, StoreError> {
        Notebook::create_on(System::default(), path, head, false)
    }

    /// Opens a session for writing. What a killed program left beside the file is swept away.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another program has it open; the file, or what is wrong with its head.
    pub fn open(path: &Path) -> Result<Notebook, StoreError> {
        Notebook::open_on(System::default(), path, Duration::ZERO)
    }

    /// Opens a session to look at it. [`Notebook::append`] takes it over if nobody else has it by then.
    ///
    /// # Errors
    /// The file, or what is wrong with its head.
    pub fn watch(path: &Path) -> Result<Notebook, StoreError> {
        Notebook::watch_on(System::default(), path)
    }
}

impl<D: Disk> Notebook<D> {
    /// Begins a session in a new file of a disk, whose folder is made if need be; a private one is for its owner alone.
    ///
    /// # Errors
    /// As [`Notebook::create`].
    pub fn create_on(disk: D, path: &Path, head: &str, private: bool) -> Result<Notebook<D>, StoreError> {
        let session = read(head.to_owned())?.1;
        let folder = beside::folder_of(path);
        disk.make_folder(folder, private).map_err(StoreError::io(folder))?;
        let real = disk.resolved(path).map_err(StoreError::io(path))?;
        let lock = disk.lock(&real, Instant::now())?;
        let dress = if private { Dress::Private } else { Dress::Plain };
        let notices = beside::create(&disk, &real, head.as_bytes(), &dress).map_err(StoreError::io(path))?;
        let mut memory = Memory::of(&disk, &real);
        memory.begin(&disk, head);
        Ok(Notebook {
            disk,
            path: path.to_owned(),
            real,
            text: head.to_owned(),
            session,
            lock: Some(lock),
            memory,
            notices,
        })
    }

    /// Opens a session of a disk for writing, and waits so long for another program that has it.
    ///
    /// # Errors
    /// As [`Notebook::open`].
    pub fn open_on(disk: D, path: &Path, patience: Duration) -> Result<Notebook<D>, StoreError> {
        let real = disk.resolved(path).map_err(StoreError::io(path))?;
        // A name that is mistyped leaves no lock behind.
        drop(disk.open(&real).map_err(StoreError::io(path))?);
        let lock = disk.lock(&real, Instant::now() + patience)?;
        let mut notices = Vec::new();
        sweep(&disk, &real, &mut notices);
        let memory = Memory::of(&disk, &real);
        let (text, session) = load(&disk, path, &real)?;
        let mut notebook =
            Notebook { disk, path: path.to_owned(), real, text, session, lock: Some(lock), memory, notices };
        notebook.look_for_missing();
        Ok(notebook)
    }

    /// Opens a session of a disk to look at it.
    ///
    /// # Errors
    /// As [`Notebook::watch`].
    pub fn watch_on(disk: D, path: &Path) -> Result<Notebook<D>, StoreError> {
        let real = disk.resolved(path).map_err(StoreError::io(path))?;
        let (text, session) = load(&disk, path, &real)?;
        let memory = Memory::of(&disk, &real);
        Ok(Notebook { disk, path: path.to_owned(), real, text, session, lock: None, memory, notices: Vec::new() })
    }

    /// The session as it is on disk.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The text as it is on disk.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The file, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What people should know of what was opened or saved up to now; each is told once.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// What the session would be with an event more, or several of one change. Nothing is written.
    ///
    /// # Errors
    /// [`StoreError::Refused`] with everything that would be wrong; [`StoreError::Form`].
    pub fn preview(&self, event: &str) -> Result<(String, Session), StoreError> {
        preview(&self.text, &self.session, event)
    }

    /// Appends an event, or several of one change, given as text. They count once this returns: then they are on disk, all or none.
    ///
    /// # Errors
    /// [`StoreError::ChangedBehind`] if somebody else has changed more than remarks in the file; what [`Notebook::preview`]
    /// refuses; [`StoreError::Io`] if it cannot be saved. It is not in the file then.
    pub fn append(&mut self, event: &str) -> Result<(), StoreError> {
        let known = self.text.clone();
        let same = |text: &str| text == known || without_remarks(text) == without_remarks(&known);
        let entered = self.enter_in(|_, text| if same(text) { Ok(event.to_owned()) } else { Err(()) });
        entered.map_err(|error| match error {
            NotEntered::Store(error) => error,
            NotEntered::Own(()) => StoreError::ChangedBehind,
        })
    }

    /// Appends the event, or several of one change, that somebody makes of the session as it is; he is asked again if it changes
    /// meanwhile. They count once this returns: then they are on disk, all or none.
    ///
    /// # Errors
    /// What `event` refuses; what [`Notebook::preview`] refuses; [`StoreError::Io`] if it cannot be saved. It is not in the file
    /// then.
    pub fn enter<E>(&mut self, mut event: impl FnMut(&Session) -> Result<String, E>) -> Result<(), NotEntered<E>> {
        self.enter_in(|session, _| event(session))
    }

    fn enter_in<E>(&mut self, mut event: impl FnMut(&Session, &str) -> Result<String, E>) -> Result<(), NotEntered<E>> {
        if self.lock.is_none() {
            self.lock = Some(self.disk.lock(&self.real, Instant::now())?);
        }
        let mut entered = String::new();
        let mut times = 0;
        let mut made: Option<(String, Session)> = None;
        let judge = |before: &[u8]| -> Result<Vec<u8>, NotEntered<E>> {
            let fresh = if before == self.text.as_bytes() { None } else { Some(of_bytes(before.to_vec())?) };
            let (text, session) = fresh.as_ref().map_or((&self.text, &self.session), |(text, session)| (text, session));
            // Whoever read the file in the moment in which the entry stood there may have written it back.
            if !entered.is_empty() && occurrences(&bare(text), &bare(&entered)) > times {
                return Ok(before.to_vec());
            }
            entered = event(session, text).map_err(NotEntered::Own)?;
            times = occurrences(&bare(text), &bare(&entered));
            let (text, session) = preview(text, session, &entered)?;
            if text.len() as u64 > LIMIT {
                return Err(StoreError::io(&self.path)(io::ErrorKind::FileTooLarge.into()).into());
            }
            let bytes = text.clone().into_bytes();
            made = Some((text, session));
            Ok(bytes)
        };
        // What was added meanwhile stands behind the entry, which was made without knowing of it: only remarks may.
        let after = save::change(&self.disk, &self.real, &mut self.notices, judge, is_remark)?;
        let unchanged = made.filter(|(text, _)| text.as_bytes() == after);
        (self.text, self.session) = unchanged.map_or_else(|| of_bytes(after), Ok)?;
        self.look_for_missing();
        self.memory.keep(&self.disk, &self.text, &entered);
        Ok(())
    }

    /// Puts another text in the place of the session's, which need not hold what it held; the file as it was is kept beside it under
    /// a name that no command takes for a session, and the name comes back.
    ///
    /// # Errors
    /// [`StoreError::ChangedBehind`] if somebody else has written the file; [`StoreError::Refused`] for a text that is no sound
    /// session; [`StoreError::Io`]. The file is then as it was.
    pub fn rewrite(&mut self, text: &str) -> Result<PathBuf, StoreError> {
        if self.lock.is_none() {
            self.lock = Some(self.disk.lock(&self.real, Instant::now())?);
        }
        let (text, session) = read(text.to_owned())?;
        if !session.problems().is_empty() {
            let problems = session.problems().to_vec();
            return Err(StoreError::Refused(Box::new(Refusal { text, session: Some(session), problems })));
        }
        let known = self.text.as_bytes();
        let file = self.disk.open(&self.real).map_err(StoreError::io(&self.path))?;
        let kept =
            beside::copied(&self.disk, &self.real, known, &Dress::Like(&file)).map_err(StoreError::io(&self.path))?;
        let judge = |before: &[u8]| -> Result<Vec<u8>, StoreError> {
            if before == known { Ok(text.clone().into_bytes()) } else { Err(StoreError::ChangedBehind) }
        };
        save::change(&self.disk, &self.real, &mut self.notices, judge, |_| false)?;
        (self.text, self.session) = (text, session);
        // What bore another name is not missing.
        self.memory.begin(&self.disk, &self.text);
        Ok(kept)
    }

    /// Reads the file again; whether it had changed. Entries that were saved and are missing now are told by
    /// [`Notebook::notices`].
    ///
    /// # Errors
    /// The file, or what is wrong with its head; the notebook is then as it was.
    pub fn reload(&mut self) -> Result<bool, StoreError> {
        let (text, session) = load(&self.disk, &self.path, &self.real)?;
        let changed = text != self.text;
        (self.text, self.session) = (text, session);
        if changed {
            self.look_for_missing();
        }
        Ok(changed)
    }

    /// Goes on in a new file that holds everything up to now, and the event that could not be saved.
    ///
    /// # Errors
    /// As [`Notebook::create`], and what [`Notebook::preview`] refuses. The notebook is then as it was.
    pub fn save_elsewhere(&mut self, path: &Path, event: &str) -> Result<(), StoreError> {
        let (text, _) = self.preview(event)?;
        *self = Notebook::create_on(self.disk.clone(), path, &text, false)?;
        self.memory.keep(&self.disk, &self.text, event);
        Ok(())
    }

    fn look_for_missing(&mut self) {
        let entries = self.memory.missing(&self.text);
        if !entries.is_empty() {
            self.notices.push(Notice::Missing { entries });
        }
    }
}

/// The entries that were saved in a session and are missing in its text now, for those who only read it.
pub fn missing(path: &Path, text: &str) -> Option<Notice> {
    let disk = System::of_user();
    let entries = Memory::of(&disk, &disk.resolved(path).ok()?).missing(text);
    (!entries.is_empty()).then_some(Notice::Missing { entries })
}

/// The same of many sessions, of which few are remembered.
pub fn missing_among<'p>(paths: impl Iterator<Item = &'p Path>) -> Vec<(&'p Path, Notice)> {
    let disk = System::of_user();
    let known: HashMap<PathBuf, Memory> = Memory::all(&disk).into_iter().collect();
    let names: HashSet<&OsStr> = known.keys().filter_map(|path| path.file_name()).collect();
    let remembered = paths.filter(|path| path.file_name().is_some_and(|name| names.contains(name)));
    let noticed = remembered.filter_map(|path| {
        let memory = known.get(&disk.resolved(path).ok()?)?;
        let entries = memory.missing(&String::from_utf8_lossy(&system::read(path).ok()?));
        (!entries.is_empty()).then_some((path, Notice::Missing { entries }))
    });
    noticed.collect()
}

fn preview(before: &str, session: &Session, event: &str) -> Result<(String, Session), StoreError> {
    let more = split::split(event).map_or(0, |pieces| pieces.len());
    let (text, whole) = match read(appended(before, event)) {
        Ok(read) => read,
        // The head was sound before, so it is the event's form that does not go with the file's.
        Err(_) => return Err(StoreError::Form),
    };
    if more == 0 || whole.len() != session.len() + more {
        // What is only half written runs into whatever follows it.
        let problems = session.problems().to_vec();
        let refusal = || Refusal { text: before.to_owned(), session: Some(session.clone()), problems };
        return Err(if session.problems().is_empty() {
            StoreError::Form
        } else {
            StoreError::Refused(Box::new(refusal()))
        });
    }
    if whole.problems().is_empty() {
        return Ok((text, whole));
    }
    let problems = whole.problems().to_vec();
    Err(StoreError::Refused(Box::new(Refusal { text, session: Some(whole), problems })))
}

/// The lines that are neither blank nor a remark.
fn without_remarks(text: &str) -> Vec<&str> {
    text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.trim_start().starts_with('#')).collect()
}

/// Whether bytes are whole lines with nothing but remarks.
fn is_remark(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok_and(|text| without_remarks(text).is_empty())
}

/// The text with an event more: it ends its last line, keeps the kind of line ends, and leaves a line free.
pub(crate) fn appended(text: &str, event: &str) -> String {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut whole = String::with_capacity(text.len() + event.len() + 16);
    whole.push_str(text);
    if !text.is_empty() && !text.ends_with('\n') {
        whole.push_str(end);
    }
    whole.push_str(end);
    for line in event.lines() {
        whole.push_str(line);
        whole.push_str(end);
    }
    whole
}

fn load<D: Disk>(disk: &D, path: &Path, real: &Path) -> Result<(String, Session), StoreError> {
    of_bytes(disk.open(real).and_then(|file| disk.read(&file)).map_err(StoreError::io(path))?)
}

fn of_bytes(bytes: Vec<u8>) -> Result<(String, Session), StoreError> {
    match String::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let problems = vec![Mistake::new(at..at, Flaw::NotUtf8 {}).at(None)];
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            Err(StoreError::Refused(Box::new(Refusal { text, session: None, problems })))
        }
    }
}

fn read(text: String) -> Result<(String, Session), StoreError> {
    match Session::read(&text) {
        Ok(session) => Ok((text, session)),
        Err(problems) => Err(StoreError::Refused(Box::new(Refusal { text, session: None, problems }))),
    }
}
