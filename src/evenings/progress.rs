//! A progress bar on standard error, where that is a terminal and the work takes long.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use crate::screen::Screen;

/// How long the work may take before the bar shows itself, in moments.
const PATIENCE: u64 = 7;
/// The bar is drawn at most once a moment, which has so many milliseconds.
const MOMENT: u128 = 100;
const WIDTH: usize = 30;

/// The progress of some work; it can be shared between threads.
#[derive(Debug)]
pub struct Progress {
    steps: usize,
    done: AtomicUsize,
    began: Instant,
    /// The moment in which it was drawn last.
    drawn: AtomicU64,
    signs: (&'static str, &'static str),
    quiet: bool,
}

impl Progress {
    /// Work of so many steps.
    pub fn new(steps: usize, screen: &Screen) -> Progress {
        Progress {
            steps,
            done: AtomicUsize::new(0),
            began: Instant::now(),
            drawn: AtomicU64::new(PATIENCE),
            signs: if screen.unicode { ("█", "░") } else { ("#", ".") },
            quiet: screen.plain || !std::io::stderr().is_terminal(),
        }
    }

    /// One step is done.
    pub fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.quiet {
            return;
        }
        let moment = u64::try_from(self.began.elapsed().as_millis() / MOMENT).unwrap_or(u64::MAX);
        if self.drawn.fetch_max(moment, Ordering::Relaxed) < moment {
            let filled = (done * WIDTH).checked_div(self.steps).unwrap_or(0).min(WIDTH);
            let (full, empty) = (self.signs.0.repeat(filled), self.signs.1.repeat(WIDTH - filled));
            let _ = write!(std::io::stderr(), "\r{full}{empty} {done}/{}", self.steps);
        }
    }

    /// All is done: the bar goes away.
    pub fn done(&self) {
        if self.drawn.load(Ordering::Relaxed) > PATIENCE {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
    }
}
