//! `bolln mend FILE`: a misspelt name, or a key above the events, is changed where it stands; the file as it was is kept beside it.

use crate::cli::Mend;
use crate::error::{Failure, Outcome};
use crate::play;
use crate::play::mending::{self, Mended};
use crate::prompt::entry::choice;
use crate::prompt::{self, Answer, Ask, Question};
use crate::report::trouble::{of_save, of_store, tell_notices};
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::store::{Notebook, StoreError, System};

/// Mends a session: shows what changes, asks, and writes it.
///
/// # Errors
/// The file; what cannot be mended so, or no longer fits then; no answer.
pub fn run(args: &Mend, screen: &Screen) -> Outcome {
    let words = &screen.words;
    if args.names.is_empty() && args.keys.is_empty() {
        return Err(Failure::Usage(say!(words, "mend-nothing")));
    }
    let opened = Notebook::open_on(System::of_user(), &args.file, std::time::Duration::ZERO);
    let mut notebook = opened.map_err(|error| of_store(error, &args.file, screen))?;
    let mut ask = prompt::of_process(screen);
    let Mended { text, told } = mending::mended(notebook.session(), notebook.text(), &args.names, &args.keys, screen)?;
    let after = match Session::read(&text) {
        Ok(after) if after.problems().is_empty() => after,
        Ok(after) => return Err(refused(text, Some(after), args, screen)),
        Err(_) => return Err(refused(text, None, args, screen)),
    };
    ask.tell(&told.join("\n"))?;
    if notebook.session().problems().is_empty() {
        ask.tell(&play::show::change(notebook.session(), &after, screen))?;
    }
    if !meant(&mut *ask, screen)? {
        return Ok(ask.tell(&say!(words, "play-not-corrected"))?);
    }
    let kept = notebook.rewrite(&text).map_err(|error| of_save(error, &args.file, screen))?;
    tell_notices(&notebook.notices(), &args.file, screen);
    Ok(ask.tell(&say!(
        words,
        "mend-done",
        file = args.file.display().to_string(),
        kept = kept.display().to_string()
    ))?)
}

/// Why it cannot be mended so: what no longer fits.
fn refused(text: String, session: Option<Session>, args: &Mend, screen: &Screen) -> Failure {
    let problems = match (&session, Session::read(&text)) {
        (Some(session), _) => session.problems().to_vec(),
        (None, Err(problems)) => problems,
        (None, Ok(_)) => Vec::new(),
    };
    of_save(StoreError::Refused(Box::new(crate::store::Refusal { text, session, problems })), &args.file, screen)
}

/// Asks whether it is meant; without an answer it is not.
fn meant(ask: &mut dyn Ask, screen: &Screen) -> Result<bool, Failure> {
    let words = &screen.words;
    let (text, help) = (say!(words, "ask-yes-or-no", question = say!(words, "ask-correct")), say!(words, "why-mend"));
    loop {
        match ask.line(&Question::new(&text).explained(&help).grave())? {
            Answer::Text(typed) => match choice::yes(&typed) {
                Ok(yes) => return Ok(yes),
                Err(misread) => ask.tell(&misread.told(words))?,
            },
            Answer::Back | Answer::Leave | Answer::End => return Ok(false),
            Answer::Interrupted => return Err(Failure::Interrupted),
        }
    }
}
