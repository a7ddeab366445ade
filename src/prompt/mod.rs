//! Questions and answers: [`ask`] is the trait that everything is asked through, [`terminal`], [`lines`] and [`memory`] answer it;
//! [`entry`] reads what was typed.

pub mod ask;
mod choose;
mod editor;
pub mod entry;
pub mod interrupt;
pub mod lines;
pub mod memory;
pub mod terminal;

pub use ask::{Answer, Ask, Choice, Chosen, Question};
pub use choose::choose;

use crate::screen::Screen;

/// Who answers in this process: somebody at a terminal, or standard input line by line (always with `--plain`).
pub fn of_process(screen: &Screen) -> Box<dyn Ask + '_> {
    interrupt::install();
    match terminal::Terminal::new(screen) {
        Some(terminal) if !screen.plain => Box::new(terminal),
        Some(_) | None => Box::new(lines::Lines),
    }
}
