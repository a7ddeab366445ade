//! Interrupts: Ctrl-C, a request to end, a terminal that was closed.
//!
//! The handler only notes it. A menu in a terminal ends by itself then; a read of a line does not, so while one is waited for, the
//! handler ends the process: nothing is half done at that time.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};
use std::time::Duration;

/// The exit code of an interrupted program.
const CODE: i32 = 130;
/// How long the program may take to end by itself.
const GRACE: Duration = Duration::from_secs(2);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static WAITING: AtomicBool = AtomicBool::new(false);
static LAST_WORDS: Mutex<String> = Mutex::new(String::new());
static ONCE: Once = Once::new();

/// Installs the handler, once.
pub fn install() {
    ONCE.call_once(|| {
        // Without a handler an interrupt ends the process, which loses nothing either.
        let _ = ctrlc::set_handler(|| {
            if WAITING.load(Ordering::SeqCst) {
                leave();
            }
            if INTERRUPTED.swap(true, Ordering::SeqCst) {
                return;
            }
            // A terminal that is gone may never answer again.
            std::thread::spawn(|| {
                std::thread::sleep(GRACE);
                super::terminal::show_cursor();
                leave();
            });
        });
    });
}

/// Ends the process with its last words, the terminal as it was.
fn leave() -> ! {
    raw::restore();
    if let Some(words) = LAST_WORDS.lock().ok().filter(|words| !words.is_empty()) {
        let _ = writeln!(crate::screen::out(false), "{words}");
    }
    std::process::exit(CODE)
}

/// What to say before an interrupt ends the process while a line is waited for; nothing if it is empty.
pub fn last_words(text: String) {
    if let Ok(mut words) = LAST_WORDS.lock() {
        *words = text;
    }
}

/// Whether the program has been interrupted.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}

/// Waits for something that an interrupt does not end.
pub fn waiting<T>(wait: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::SeqCst);
    let got = wait();
    WAITING.store(false, Ordering::SeqCst);
    got
}

/// Waits for a line that is edited, which changes how the terminal behaves.
pub fn editing<T>(edit: impl FnOnce() -> T) -> T {
    raw::remember();
    let got = waiting(edit);
    raw::forget();
    got
}

#[cfg(unix)]
mod raw {
    //! How the terminal behaved before a line was edited.

    use std::io::{self, Write};
    use std::sync::Mutex;

    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};

    static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);
    /// Ends the line; what is pasted comes as if it were typed again.
    const AFTER: &[u8] = b"\x1b[?2004l\r\n";

    pub fn remember() {
        if let Ok(mut before) = BEFORE.lock() {
            *before = tcgetattr(io::stdin()).ok();
        }
    }

    pub fn forget() {
        if let Ok(mut before) = BEFORE.lock() {
            *before = None;
        }
    }

    pub fn restore() {
        if let Some(before) = BEFORE.lock().ok().and_then(|mut before| before.take()) {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &before);
            let mut out = io::stdout();
            let _ = out.write_all(AFTER).and_then(|()| out.flush());
        }
    }
}

#[cfg(not(unix))]
mod raw {
    pub fn remember() {}
    pub fn forget() {}
    pub fn restore() {}
}
