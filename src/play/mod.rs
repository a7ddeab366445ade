//! The evening at the table: `bolln play` shows how it stands, asks for the next deal, saves it, and shows what it brought.
//!
//! `command` is the table of commands; `form` asks questions in a row with a way back, `query` is one of them; `deal` asks for a deal,
//! by contract in `each`, `side`, `call` and `solo`, card by card in `tricks`; `other` asks for everything that is no deal. `change`
//! corrects several events at once, `undo` takes back; `offer` says how an event would be typed. `desk` is the evening that is
//! open, `view` what is seen of it, `book` where it is kept, `save` puts entries there, `pending` keeps what is not entered yet. `table` says what each game is to all of them.

mod book;
mod call;
mod change;
pub(crate) mod command;
mod deal;
mod desk;
mod each;
mod form;
pub(crate) mod house;
mod live;
pub(crate) mod mending;
mod offer;
mod other;
mod pending;
mod query;
mod save;
pub(crate) mod show;
mod shows;
mod side;
mod situation;
mod solo;
mod table;
mod tricks;
mod undo;
mod view;
mod watch;
pub(crate) mod words;

use std::path::Path;
use std::time::Duration;

use crate::error::Failure;
use crate::prompt::Ask;
use crate::prompt::entry::cards::Deck;
use crate::report::trouble;
use crate::screen::Screen;
use crate::session::{Dreeg, Herzblatt, Session};
use crate::store::{Notebook, StoreError, System, folder};

pub use book::Book;
use desk::Desk;

/// Plays on in a session until the user leaves.
///
/// # Errors
/// The file; an interrupt.
pub fn play(path: &Path, deck: Option<Deck>, ask: &mut dyn Ask, screen: &Screen) -> Result<(), Failure> {
    let notebook = match Notebook::open_on(System::of_user(), path, Duration::ZERO) {
        Ok(notebook) => notebook,
        Err(held @ StoreError::Held { .. }) => {
            ask.tell(&trouble::told_store(&held, path, screen))?;
            return watch::offered(path, ask, screen);
        }
        Err(error) => return Err(trouble::of_store(error, path, screen)),
    };
    folder::remember_played(path);
    sit_down(Box::new(notebook), deck, ask, screen)
}

/// Plays on in whatever keeps the evening.
///
/// # Errors
/// An interrupt; faults that were not mended.
pub fn sit_down(book: Box<dyn Book>, deck: Option<Deck>, ask: &mut dyn Ask, screen: &Screen) -> Result<(), Failure> {
    match book.session().clone() {
        Session::Dreeg(evening) => Desk::<Dreeg>::new(book, evening, deck, ask, screen).run(),
        Session::Herzblatt(evening) => Desk::<Herzblatt>::new(book, evening, deck, ask, screen).run(),
    }
}
