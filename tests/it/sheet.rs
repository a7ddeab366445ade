//! An evening in memory at which questions are answered.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use bolln::play::{Book, sit_down};
use bolln::prompt::Ask;
use bolln::prompt::entry::cards::Deck;
use bolln::prompt::memory::Memory;
use bolln::screen::Screen;
use bolln::session::Session;
use bolln::store::{Notice, StoreError};
use bolln::words::Lang;

/// What was saved: the text, and how often.
pub type Saved = Rc<RefCell<(String, usize)>>;

/// An evening in memory.
pub struct Sheet {
    text: String,
    session: Session,
    saved: Saved,
}

impl Sheet {
    /// An evening that is like this.
    pub fn of(text: &str) -> (Sheet, Saved) {
        let saved = Rc::new(RefCell::new((text.to_owned(), 0)));
        let session = Session::read(text).unwrap();
        (Sheet { text: text.to_owned(), session, saved: Rc::clone(&saved) }, saved)
    }
}

impl Book for Sheet {
    fn session(&self) -> &Session {
        &self.session
    }

    fn text(&self) -> &str {
        &self.text
    }

    fn path(&self) -> &Path {
        Path::new("/nowhere/evening.toml")
    }

    fn notices(&mut self) -> Vec<Notice> {
        Vec::new()
    }

    fn append(&mut self, entries: &str) -> Result<(), StoreError> {
        self.text = format!("{}\n{entries}", self.text);
        self.session = Session::read(&self.text).unwrap();
        assert!(self.session.problems().is_empty(), "{}", self.text);
        let mut saved = self.saved.borrow_mut();
        *saved = (self.text.clone(), saved.1 + 1);
        Ok(())
    }

    fn rewrite(&mut self, text: &str) -> Result<PathBuf, StoreError> {
        self.text = text.to_owned();
        self.session = Session::read(text).unwrap();
        self.saved.borrow_mut().0 = self.text.clone();
        Ok(PathBuf::from("/nowhere/evening.toml.kept"))
    }

    fn reload(&mut self) -> Result<bool, StoreError> {
        Ok(false)
    }

    fn save_elsewhere(&mut self, _: &Path, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Form)
    }
}

/// Plays on with somebody who answers: the text that was saved, and how often.
pub fn played(before: &str, ask: &mut dyn Ask, screen: &Screen) -> (String, usize) {
    let (sheet, saved) = Sheet::of(before);
    // Faults that are left alone are told, too.
    let _ = sit_down(Box::new(sheet), Some(Deck::French), ask, screen);
    let saved = saved.borrow();
    saved.clone()
}

/// The same with the lines of a script: the text that was saved, what was shown, and what was said behind each line.
pub fn typed(before: &str, script: &str, lang: Lang) -> (String, Memory) {
    let mut ask = Memory::of(script.lines()).hinting(Screen::fixed(lang, 90));
    let (text, _) = played(before, &mut ask, &Screen::fixed(lang, 90));
    (text, ask)
}
