//! `bolln play [FILE]`: an evening at the table.

use crate::cli::Play;
use crate::error::{Failure, Outcome};
use crate::screen::Screen;
use crate::store::folder;
use crate::{play, prompt, say};

/// Plays on in a session: the one that is named, or the newest that is not over.
///
/// # Errors
/// There is none; the file; an interrupt.
pub fn run(args: &Play, screen: &Screen) -> Outcome {
    let newest = || args.file.clone().or_else(folder::newest_unfinished);
    let path = newest().ok_or_else(|| Failure::Told(say!(screen.words, "play-none-unfinished")))?;
    play::play(&path, args.deck.map(Into::into), prompt::of_process(screen).as_mut(), screen)
}
