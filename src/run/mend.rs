//! `bolln mend FILE`: a misspelt name, or a key above the events, is changed where it stands; the file as it was is kept beside it.

use crate::cli::Mend;
use crate::error::{Failure, Outcome};
use crate::play;
use crate::prompt::entry::{choice, money};
use crate::prompt::{self, Answer, Ask, Question};
use crate::report::trouble::{of_save, of_store, sentence, tell_notices};
use crate::say;
use crate::screen::Screen;
use crate::session::house::House;
use crate::session::names::{check, folded};
use crate::session::write::Item;
use crate::session::{Session, mend};
use crate::store::{Notebook, StoreError, System};

use super::preset;
use crate::rules::house::Domain;

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
    let (text, told) = mended(notebook.session(), notebook.text(), args, screen)?;
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

/// The text with everything mended, and a line for each change.
fn mended(session: &Session, text: &str, args: &Mend, screen: &Screen) -> Result<(String, Vec<String>), Failure> {
    let words = &screen.words;
    let (mut text, mut told) = (text.to_owned(), Vec::new());
    for pair in &args.names {
        let (old, new) = split(pair, screen)?;
        check(new).map_err(|flaw| Failure::Usage(sentence(&flaw.into(), screen)))?;
        let sat =
            |name: &str| session.people().iter().any(|player| folded(session.names().of(*player)) == folded(name));
        if folded(old) != folded(new) && sat(old) && sat(new) {
            return Err(Failure::Usage(say!(words, "mend-two-people", old = old, new = new)));
        }
        let (mended, count) = mend::renamed(&text, old, new).ok_or_else(|| no_form(screen))?;
        if count == 0 {
            return Err(Failure::Usage(say!(words, "mend-no-name", name = old)));
        }
        text = mended;
        told.push(say!(words, "mend-name", old = old, new = new, count = count));
    }
    for pair in &args.keys {
        let (key, value) = split(pair, screen)?;
        let item = value_of(session, key, value, screen)?;
        text = mend::with_key(&text, key, &item).ok_or_else(|| no_form(screen))?;
        told.push(say!(words, "mend-key", key = key, value = item.line()));
    }
    Ok((text, told))
}

fn split<'p>(pair: &'p str, screen: &Screen) -> Result<(&'p str, &'p str), Failure> {
    let (one, other) =
        pair.split_once('=').ok_or_else(|| Failure::Usage(say!(screen.words, "add-no-pair", pair = pair)))?;
    Ok((one.trim(), other.trim()))
}

fn no_form(screen: &Screen) -> Failure {
    Failure::Told(say!(screen.words, "mend-no-form"))
}

/// The value of a key above the events as the file writes it.
fn value_of(session: &Session, key: &str, value: &str, screen: &Screen) -> Result<Item, Failure> {
    let words = &screen.words;
    if let Some(name) = key.strip_prefix("rules.") {
        let mut house: House = session.house();
        preset::change(&mut house, &[format!("{name}={value}")], screen)?;
        let domain = house.keys().iter().find(|known| known.name == name).map(|known| known.domain);
        let set = house.get(name);
        return Ok(match domain {
            Some(Domain::Flag) => Item::Bool(set == "true"),
            Some(Domain::Range(..) | Domain::Numbers(_)) => set.parse().map_or(Item::Text(set), Item::Int),
            Some(Domain::Words(_)) | None => Item::Text(set),
        });
    }
    match (key, session.currency()) {
        ("stake.amount", Some(currency)) => {
            let amount = money::read(value, currency).map_err(|misread| Failure::Usage(misread.told(words)))?;
            Ok(Item::Text(amount.decimal(currency.decimals()).to_string()))
        }
        ("first_dealer", _) => {
            let known = session.players().map(|player| session.names().of(player));
            let name = known.into_iter().find(|name| folded(name) == folded(value)).unwrap_or(value);
            Ok(name.into())
        }
        ("place" | "note", _) => Ok(value.into()),
        ("started", _) => {
            value.parse().map(Item::Time).map_err(|_| Failure::Usage(say!(words, "mend-no-time", value = value)))
        }
        (_, _) => Err(Failure::Usage(say!(words, "mend-no-key", key = key))),
    }
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
