//! A misspelt name, or a key above the events, is changed where it stands in the file.

use super::deal::{self, Usual};
use super::desk::Desk;
use super::form::{First, Form};
use super::house;
use super::query::{Stop, Topic};
use super::table::Table;
use super::{show, words};
use crate::error::Failure;
use crate::prompt::entry::money;
use crate::report::trouble::{self, sentence};
use crate::rules::house::Domain;
use crate::say;
use crate::screen::Screen;
use crate::session::house::House;
use crate::session::names::{check, folded};
use crate::session::write::Item;
use crate::session::{Session, mend};

/// A text in which something was mended.
#[derive(Debug)]
pub struct Mended {
    /// The text.
    pub text: String,
    /// A line for each change.
    pub told: Vec<String>,
}

/// What stands above the events, by its key or a German word for it.
const KEYS: &[(&str, &str)] = &[
    ("first_dealer", "erster_geber"),
    ("place", "ort"),
    ("note", "bemerkung"),
    ("started", "beginn"),
    ("stake.amount", "einsatz"),
];

impl<G: Table> Desk<'_, G> {
    /// Mends what is typed, `Bret=Bert` or `place=Hirschen`: shows what changes, asks, and writes it.
    pub(super) fn mend(&mut self, typed: &str) -> Result<(), Stop> {
        let screen = self.screen;
        let typed = if typed.is_empty() { self.what_to_mend()? } else { typed.to_owned() };
        let session = self.notebook.session();
        let of_key = |pair: &str| {
            let (key, value) = pair.split_once('=')?;
            let key = key.trim();
            if key.starts_with("rules.") {
                return Some(pair.to_owned());
            }
            let (key, _) = KEYS.iter().find(|(own, german)| *own == key || *german == folded(key))?;
            Some(format!("{key}={value}"))
        };
        let (names, keys) = match of_key(&typed) {
            Some(key) => (Vec::new(), vec![key]),
            None => (vec![typed], Vec::new()),
        };
        let Mended { text, told } = match mended(session, self.notebook.text(), &names, &keys, screen) {
            Ok(mended) => mended,
            Err(failure) => return self.alert(&trouble::told(&failure, screen)),
        };
        let after = match Session::read(&text) {
            Ok(after) if after.problems().is_empty() => after,
            Ok(after) => return self.fits_no_longer(&after),
            Err(_) => return self.alert(&say!(screen.words, "mend-no-form")),
        };
        let preview = format!("{}\n{}", told.join("\n"), show::change(session, &after, screen));
        self.tell(preview.trim_end()).map_err(Stop::Failed)?;
        if !self.is_meant()? {
            return self.tell(&say!(screen.words, "play-not-corrected")).map_err(Stop::Failed);
        }
        match self.notebook.rewrite(&text) {
            Ok(kept) => {
                let file = self.notebook.path().display().to_string();
                let told = say!(screen.words, "mend-done", file = file, kept = kept.display().to_string());
                self.read_anew().and_then(|()| self.tell(&told)).and_then(|()| self.show()).map_err(Stop::Failed)
            }
            Err(error) => self.alert(&trouble::not_saved(&error, self.notebook.path(), screen)),
        }
    }

    fn alert(&mut self, told: &str) -> Result<(), Stop> {
        self.tell(&self.screen.alert(told)).map_err(Stop::Failed)
    }

    fn fits_no_longer(&mut self, after: &Session) -> Result<(), Stop> {
        let lines = after.problems().iter().map(|problem| {
            let what = words::wrong(&problem.mistake.wrong, after.names(), self.screen);
            say!(self.screen.words, "problem-of-event", event = problem.event.unwrap_or(0), what = what)
        });
        let lines: Vec<String> = lines.collect();
        self.alert(&lines.join("\n"))
    }

    fn what_to_mend(&mut self) -> Result<String, Stop> {
        let (text, help) = (say!(self.screen.words, "ask-mend"), say!(self.screen.words, "why-mend-what"));
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).first(First::Leaves);
        form.run(|form| deal::full_text(form, Topic::Other, &text, &help)).map(String::from)
    }

    fn is_meant(&mut self) -> Result<bool, Stop> {
        let (text, help) = (say!(self.screen.words, "ask-correct"), say!(self.screen.words, "why-mend"));
        let (ask, view) = self.parts();
        let mut form = Form::new(ask, view.screen, &view).first(First::Leaves);
        form.run(|form| deal::yes(form, Topic::Other, &text, &help, Usual::Grave))
    }
}

/// The text with everything mended, and a line for each change.
///
/// # Errors
/// What cannot be mended so.
pub fn mended(
    session: &Session,
    text: &str,
    names: &[String],
    keys: &[String],
    screen: &Screen,
) -> Result<Mended, Failure> {
    let words = &screen.words;
    let (mut text, mut told) = (text.to_owned(), Vec::new());
    for pair in names {
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
    for pair in keys {
        let (key, value) = split(pair, screen)?;
        let item = value_of(session, key, value, screen)?;
        text = mend::with_key(&text, key, &item).ok_or_else(|| no_form(screen))?;
        told.push(say!(words, "mend-key", key = key, value = item.line()));
    }
    Ok(Mended { text, told })
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
        house::change(&mut house, &[format!("{name}={value}")], screen)?;
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
