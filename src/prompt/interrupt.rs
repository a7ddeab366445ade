//! Interrupts: Ctrl-C, a request to end, a terminal that was closed.
//!
//! The handler only notes it. A read in a terminal ends by itself then; a read of a plain line does not, so while one is waited
//! for, the handler ends the process: nothing is half done at that time.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The exit code of an interrupted program.
const CODE: i32 = 130;
/// How long the program may take to end by itself.
const GRACE: Duration = Duration::from_secs(2);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static WAITING: AtomicBool = AtomicBool::new(false);
static ONCE: Once = Once::new();

/// Installs the handler, once.
pub fn install() {
    ONCE.call_once(|| {
        // Without a handler an interrupt ends the process, which loses nothing either.
        let _ = ctrlc::set_handler(|| {
            if WAITING.load(Ordering::SeqCst) {
                std::process::exit(CODE);
            }
            if INTERRUPTED.swap(true, Ordering::SeqCst) {
                return;
            }
            // A terminal that is gone may never answer again.
            std::thread::spawn(|| {
                std::thread::sleep(GRACE);
                let _ = dialoguer::console::Term::stdout().show_cursor();
                std::process::exit(CODE);
            });
        });
    });
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
