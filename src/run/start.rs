//! `bolln` alone: offers to go on with the newest evening, to begin one, or to show one.

use super::{list, new};
use crate::cli::{Check, Format, New};
use crate::error::{Failure, Outcome};
use crate::prompt::entry::choice;
use crate::prompt::{self, Answer, Ask, Question};
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
    for (number, (_, text)) in (1..).zip(&offers) {
        ask.tell(&format!("{number}  {text}"))?;
    }
    let chosen = number(ask, &say!(words, "start-ask"), Some("1"), offers.len(), screen)?;
    match chosen.and_then(|number| offers.get(number - 1)) {
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
    for (number, found) in (1..=SHOWN).zip(sessions) {
        ask.tell(&format!("{number}  {}", told(found, screen)))?;
    }
    let most = sessions.len().min(SHOWN);
    let chosen = number(ask, &say!(screen.words, "start-which"), Some("1"), most, screen)?;
    let Some(found) = chosen.and_then(|number| sessions.get(number - 1)) else { return Ok(()) };
    match &found.session {
        Some((_, session)) => Ok(ask.tell(&evening::text(session, screen))?),
        None => super::check::run(&Check { files: vec![found.path.clone()], format: Format::Text }, screen),
    }
}

/// A number from 1 on; nothing if the user leaves.
fn number(
    ask: &mut dyn Ask,
    text: &str,
    default: Option<&str>,
    most: usize,
    screen: &Screen,
) -> Result<Option<usize>, Failure> {
    let help = say!(screen.words, "start-help");
    loop {
        let typed = match ask.line(&Question::new(text).or(default).explained(&help))? {
            Answer::Text(typed) => typed,
            Answer::Back | Answer::End => return Ok(None),
            Answer::Interrupted => return Err(Failure::Interrupted),
        };
        if matches!(typed.as_str(), "q" | ":q") {
            return Ok(None);
        }
        match choice::number(&typed, 1, most as i64) {
            Ok(number) => return Ok(usize::try_from(number).ok()),
            Err(misread) => ask.tell(&misread.told(&screen.words))?,
        }
    }
}
