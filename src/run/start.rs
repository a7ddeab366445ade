//! `bolln` alone: offers to go on with the newest evening, to begin one, to show one, or to watch one; it says what it is to who has
//! none yet.

use super::{demo, list, new};
use crate::cli::{Check, Format};
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
    Watch,
    Begin,
    Show,
    Leave,
}

impl Offer<'_> {
    /// The word that may be typed for it.
    fn word(&self) -> &'static str {
        match self {
            Offer::GoOn(_) => "play",
            Offer::Watch => "demo",
            Offer::Begin => "new",
            Offer::Show => "score",
            Offer::Leave => "q",
        }
    }

    fn label(&self, screen: &Screen) -> String {
        let words = &screen.words;
        match self {
            Offer::GoOn(found) => say!(words, "start-go-on", session = told(found, screen)),
            Offer::Watch => say!(words, "start-demo"),
            Offer::Begin => say!(words, "start-new"),
            Offer::Show => say!(words, "start-show"),
            Offer::Leave => say!(words, "start-leave"),
        }
    }
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
    let mut offers: Vec<Offer<'_>> = unfinished.map(Offer::GoOn).into_iter().collect();
    if sessions.is_empty() {
        // Nobody has played here yet.
        ask.tell(&screen.heading(&say!(words, "start-bolln")))?;
        ask.tell(&say!(words, "start-bolln-knows"))?;
        offers.extend([Offer::Watch, Offer::Begin]);
    } else {
        offers.extend([Offer::Begin, Offer::Show, Offer::Watch]);
    }
    offers.push(Offer::Leave);
    let items: Vec<_> = offers.iter().map(|offer| (offer.word().to_owned(), offer.label(screen))).collect();
    let mut usual = 0;
    loop {
        let (text, help) = (say!(words, "start-ask"), say!(words, "start-help"));
        let chosen = chosen(ask, &Choice { text: &text, items: &items, usual, help: &help }, screen)?;
        match chosen.and_then(|place| offers.get(place)) {
            Some(Offer::GoOn(found)) => return play::play(&found.path, None, ask, screen),
            Some(Offer::Begin) => {
                let Some(begun) = new::chosen(&sessions, ask, screen)? else { continue };
                let path = begun.path().to_owned();
                // It is free again for the evening at the table.
                drop(begun);
                if sessions.is_empty() {
                    ask.tell(&format!("\n{}", say!(words, "start-first")))?;
                }
                return play::play(&path, None, ask, screen);
            }
            Some(Offer::Show) => return shown(&sessions, ask, screen),
            Some(Offer::Watch) => {
                demo::run(screen)?;
                // Whoever has seen one may want to begin one.
                usual = offers.iter().position(|offer| matches!(offer, Offer::Begin)).unwrap_or(0);
            }
            Some(Offer::Leave) | None => return Ok(()),
        }
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
    let text = say!(screen.words, "start-which");
    let chosen = chosen(ask, &Choice { text: &text, items: &items, usual: 0, help: "" }, screen)?;
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
fn chosen(ask: &mut dyn Ask, choice: &Choice<'_>, screen: &Screen) -> Result<Option<usize>, Failure> {
    match prompt::choose(ask, screen, choice)? {
        Chosen::Item(place) => Ok(Some(place)),
        Chosen::Other(Answer::Interrupted) => Err(Failure::Interrupted),
        Chosen::Other(Answer::Text(_) | Answer::Back | Answer::Leave | Answer::End) => Ok(None),
    }
}
