//! `bolln` alone: offers to go on with the newest evening, to begin one, or to show one.

use super::{list, new};
use crate::cli::{Check, Format, New};
use crate::error::{Failure, Outcome};
use crate::prompt::{self, Answer, Ask, Choice, Chosen};
use crate::report::evening;
use crate::screen::Screen;
use crate::store::folder::{self, Found};
use crate::{play, say};

/// How many evenings are offered to be shown.
const SHOWN: usize = 20;

/// What can be chosen.
enum Offer<'f> {
    GoOn(&'f Found),
    Begin,
    Show,
}

/// Asks what to do, and does it.
///
/// # Errors
/// What the chosen command refuses; an interrupt.
pub fn run(screen: &Screen) -> Outcome {
    let words = &screen.words;
    let mut ask = prompt::of_process(screen);
    let ask = &mut *ask;
    let sessions = folder::sessions_folder().map(|folder| folder::sessions(&folder)).unwrap_or_default();
    let unfinished = sessions.iter().find(|found| found.is_unfinished());
    let mut offers = Vec::new();
    offers.extend(
        unfinished.map(|found| (Offer::GoOn(found), say!(words, "start-go-on", session = told(found, screen)))),
    );
    offers.push((Offer::Begin, say!(words, "start-new")));
    offers.extend((!sessions.is_empty()).then(|| (Offer::Show, say!(words, "start-show"))));
    let items: Vec<_> = offers.iter().map(|(_, text)| (String::new(), text.clone())).collect();
    let chosen = chosen(ask, &say!(words, "start-ask"), &items, screen)?;
    match chosen.and_then(|place| offers.get(place)) {
        Some((Offer::GoOn(found), _)) => play::play(&found.path, None, ask, screen),
        Some((Offer::Begin, _)) => {
            let path = new::begin(&New::default(), ask, screen)?.path().to_owned();
            play::play(&path, None, ask, screen)
        }
        Some((Offer::Show, _)) => shown(&sessions, ask, screen),
        None => Ok(()),
    }
}

/// An evening in a few words.
fn told(found: &Found, screen: &Screen) -> String {
    let cells = list::row(found, screen);
    let told = cells.iter().skip(1).filter(|cell| !cell.is_empty()).cloned().collect::<Vec<_>>().join(" · ");
    screen.words.signs(&told).into_owned()
}

/// Shows the evening that is chosen.
fn shown(sessions: &[Found], ask: &mut dyn Ask, screen: &Screen) -> Outcome {
    let items: Vec<_> = sessions.iter().take(SHOWN).map(|found| (String::new(), told(found, screen))).collect();
    let chosen = chosen(ask, &say!(screen.words, "start-which"), &items, screen)?;
    let Some(found) = chosen.and_then(|place| sessions.get(place)) else { return Ok(()) };
    match &found.session {
        Some((_, session)) => {
            ask.tell(&evening::text(session, screen))?;
            // A long evening runs off the screen: what it came to is what stays.
            if found.is_unfinished() {
                Ok(())
            } else {
                Ok(ask.tell(&format!("\n{}", evening::present(session, screen)))?)
            }
        }
        None => super::check::run(&Check { files: vec![found.path.clone()], format: Format::Text }, screen),
    }
}

/// The place of what is chosen; nothing if the user leaves.
fn chosen(
    ask: &mut dyn Ask,
    text: &str,
    items: &[(String, String)],
    screen: &Screen,
) -> Result<Option<usize>, Failure> {
    let help = say!(screen.words, "start-help");
    match prompt::choose(ask, screen, &Choice { text, items, usual: 0, help: &help })? {
        Chosen::Item(place) => Ok(Some(place)),
        Chosen::Other(Answer::Interrupted) => Err(Failure::Interrupted),
        Chosen::Other(Answer::Text(_) | Answer::Back | Answer::Leave | Answer::End) => Ok(None),
    }
}
