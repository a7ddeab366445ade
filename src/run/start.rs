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
    let go_on = unfinished.map(|found| say!(words, "start-go-on", session = told(found, screen)));
    let show = (!sessions.is_empty()).then(|| say!(words, "start-show"));
    let offers = [("1", go_on), ("2", Some(say!(words, "start-new"))), ("3", show)];
    for (number, offer) in offers.iter().filter_map(|(number, offer)| Some((number, offer.as_ref()?))) {
        ask.tell(&format!("{number}  {offer}"))?;
    }
    let default = if unfinished.is_some() { "1" } else { "2" };
    match (number(ask, &say!(words, "start-ask"), Some(default), offers.len(), screen)?, unfinished) {
        (Some(1), Some(found)) => play::play(&found.path, None, ask, screen),
        (Some(2), _) => {
            let path = new::begin(&New::default(), ask, screen)?.path().to_owned();
            play::play(&path, None, ask, screen)
        }
        (Some(3), _) if !sessions.is_empty() => shown(&sessions, ask, screen),
        _ => Ok(()),
    }
}

/// An evening in a few words.
fn told(found: &Found, screen: &Screen) -> String {
    let cells = list::row(found, screen);
    cells.iter().skip(1).filter(|cell| !cell.is_empty()).cloned().collect::<Vec<_>>().join(" · ")
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
        Some((_, session)) => {
            let (score, _) = session.replay();
            Ok(ask.tell(&evening::text(session, &score, screen))?)
        }
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
