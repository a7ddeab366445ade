//! Looking on while another program has the session.

use std::io::BufRead;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use super::deal::{self, Usual};
use super::form::{First, Form};
use super::query::{Stop, Topic};
use crate::error::Failure;
use crate::prompt::{Ask, interrupt};
use crate::report::{evening, trouble};
use crate::say;
use crate::screen::Screen;
use crate::store::Notebook;

/// How often the file is looked at.
const PAUSE: Duration = Duration::from_millis(500);

/// Offers to look on.
///
/// # Errors
/// The file; an interrupt.
pub fn offered(path: &Path, ask: &mut dyn Ask, screen: &Screen) -> Result<(), Failure> {
    let mut watched = Notebook::watch(path).map_err(|error| trouble::of_store(error, path, screen))?;
    let (text, help) = (say!(screen.words, "ask-watch"), say!(screen.words, "why-watch"));
    let mut form = Form::new(ask, screen, &()).first(First::Leaves);
    match form.run(|form| deal::yes(form, Topic::Other, &text, &help, Usual::Yes)) {
        Ok(true) => {}
        Err(Stop::Failed(failure)) => return Err(failure),
        Ok(false) | Err(Stop::Again | Stop::GivenUp | Stop::Dropped | Stop::Command(_) | Stop::End) => {
            return Err(Failure::Told(say!(screen.words, "play-held")));
        }
    }
    ask.tell(&evening::present(watched.session(), screen))?;
    ask.tell(&say!(screen.words, "play-watching"))?;
    let leave = any_line();
    loop {
        match leave.recv_timeout(PAUSE) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if interrupt::interrupted() {
            return Err(Failure::Interrupted);
        }
        // A file that is just being replaced is read the next time.
        if matches!(watched.reload(), Ok(true)) {
            ask.tell(&evening::present(watched.session(), screen))?;
        }
    }
}

/// Tells once a line has come in, or its end.
fn any_line() -> mpsc::Receiver<()> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = Vec::new();
        let _ = std::io::stdin().lock().read_until(b'\n', &mut line);
        let _ = tell.send(());
    });
    told
}
