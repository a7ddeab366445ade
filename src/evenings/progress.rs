//! A progress bar on standard error, where that is a terminal and the work takes long.

use std::sync::Once;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::screen::Screen;

/// How long the work may take before the bar shows itself.
const PATIENCE: Duration = Duration::from_millis(700);

/// The progress of some work; it can be shared between threads.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
    began: Instant,
    shown: Once,
    quiet: bool,
}

impl Progress {
    /// Work of so many steps.
    pub fn new(steps: usize, screen: &Screen) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len}");
        if let Ok(style) = style {
            bar.set_style(if screen.unicode { style.progress_chars("█░░") } else { style.progress_chars("##-") });
        }
        Progress { bar, began: Instant::now(), shown: Once::new(), quiet: screen.plain }
    }

    /// One step is done.
    pub fn step(&self) {
        if !self.quiet && self.began.elapsed() > PATIENCE {
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
        self.bar.inc(1);
    }

    /// All is done: the bar goes away.
    pub fn done(&self) {
        self.bar.finish_and_clear();
    }
}
