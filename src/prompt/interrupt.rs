//! Interrupts: Ctrl-C, a request to end, a terminal that was closed.
//!
//! The handler only notes it. A read in a terminal ends by itself then; a read of a plain line does not, so while one is waited
//! for, the handler ends the process: nothing is half done at that time.

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
                let _ = dialoguer::console::Term::stdout().show_cursor();
                leave();
            });
        });
    });
}

/// Ends the process with its last words.
fn leave() -> ! {
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
