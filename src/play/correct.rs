//! Changing what was entered: undo, redo, corrections, and a forgotten deal before another. What changes is shown first.

use super::command::{self, Command, Level, Target};
use super::deal::{self, Manner, Told};
use super::draft::{Draft, present, strike};
use super::form::{First, Form, Stop};
use super::save::Saved;
use super::situation::{self, Situation};
use super::{Evening, now, other, show, words};
use crate::error::Failure;
use crate::prompt::Question;
use crate::report::entries;
use crate::report::explain;
use crate::say;
use crate::session::log::Aside;
use crate::session::write::Item;
use crate::session::{Session, Wrong};
use crate::store::{Notebook, StoreError};

/// How an event is to read.
enum Version {
    Told(Box<Told>),
    Struck,
}

impl Evening<'_> {
    /// Takes back the last event, or so many.
    pub fn undo(&mut self, count: u32) -> Result<(), Stop> {
        let before = Session::read(self.notebook.text()).ok();
        if count > 1 {
            let (text, help) =
                (say!(self.screen.words, "ask-undo", count = count), say!(self.screen.words, "why-undo"));
            if !self.answered(false, |form| deal::yes(form, &text, &help, true)).map_err(Stop::Failed)? {
                return Ok(());
            }
        }
        for _ in 0..count {
            let what = self.session().next_undone();
            let what = what.map(|change| entries::named(self.session(), change, &self.screen.words));
            let Some(text) = self.session().undo(Aside { at: now(), ..Aside::default() }) else {
                return self.tell(&say!(self.screen.words, "play-nothing-to-undo")).map_err(Stop::Failed);
            };
            if self.save(&text).map_err(Stop::Failed)? == Saved::No {
                return Ok(());
            }
            let told = say!(self.screen.words, "play-undone", what = what.unwrap_or_default());
            self.tell(&told).map_err(Stop::Failed)?;
        }
        self.tell_change(before).map_err(Stop::Failed)
    }

    /// Brings back what was taken back last.
    pub fn redo(&mut self) -> Result<(), Stop> {
        let before = Session::read(self.notebook.text()).ok();
        let Some(text) = self.session().redo(Aside { at: now(), ..Aside::default() }) else {
            return self.tell(&say!(self.screen.words, "play-nothing-to-redo")).map_err(Stop::Failed);
        };
        if self.save(&text).map_err(Stop::Failed)? == Saved::No {
            return Ok(());
        }
        let what = self.session().next_undone();
        let what = what.map(|change| entries::named(self.session(), change, &self.screen.words));
        let told = say!(self.screen.words, "redone", what = what.unwrap_or_default());
        self.tell(&told).map_err(Stop::Failed)?;
        self.tell_change(before).map_err(Stop::Failed)
    }

    /// What an event is: `deal` and the deal's number, or the name of its kind and nothing.
    fn named(&self, event: u32) -> (String, usize) {
        if let Some(deal) = show::deal_of(self.session(), event) {
            return ("deal".to_owned(), deal);
        }
        let draft = present(self.session(), event);
        (self.screen.words.kind(draft.as_ref().map_or("", kind)), 0)
    }

    fn tell_change(&mut self, before: Option<Session>) -> Result<(), Failure> {
        if let Some(before) = before {
            let change = show::change(&before, self.session(), self.screen);
            self.tell(&change)?;
        }
        self.show()
    }

    /// The event that a command means; nothing, and told so, if there is none.
    fn target(&mut self, target: Target) -> Result<Option<u32>, Stop> {
        let event = match target {
            Target::Deal(deal) => explain::event_of_deal(self.session(), deal),
            Target::Event(event) => Some(event).filter(|event| situation::standing(self.session()).contains(event)),
        };
        if event.is_none() {
            let told = match target {
                Target::Deal(deal) => say!(self.screen.words, "explain-no-deal", number = deal),
                Target::Event(event) => say!(self.screen.words, "explain-no-event", number = event),
            };
            self.tell(&told).map_err(Stop::Failed)?;
        }
        Ok(event)
    }

    /// Corrects an event: asks how it reads now, shows what changes, and asks whether that is meant.
    pub fn correct(&mut self, target: Target) -> Result<(), Stop> {
        let Some(event) = self.target(target)? else { return Ok(()) };
        let Some(present) = present(self.session(), event) else { return Ok(()) };
        let situation = situation::of(self.session(), Some(event), None);
        let situation = situation.filter(|_| is_deal(&present));
        let mut level = level_of(&present).unwrap_or(self.level);
        // Recorded cards and what a ruling moves are seen best as the file has them.
        let got = match (&situation, level) {
            (Some(_), Level::Tricks) => None,
            (Some(_), _) => show::got(self.session(), event, self.screen),
            (None, _) if kind(&present) == "ruling" => None,
            (None, _) => explain::event(self.session(), event, self.screen),
        };
        let told = got.unwrap_or_else(|| {
            let text = present.text();
            let (kind, deal) = self.named(event);
            let head = say!(self.screen.words, "play-correcting", kind = kind, deal = deal, event = event);
            std::iter::once(head.as_str()).chain(text.lines().skip(1)).collect::<Vec<_>>().join("\n")
        });
        self.tell(&told).map_err(Stop::Failed)?;
        let version = loop {
            match self.version(event, &present, situation.as_ref(), level) {
                Err(Stop::Command(Command::Level(other))) => level = other,
                Err(Stop::GivenUp) => {
                    return self.tell(&say!(self.screen.words, "play-not-corrected")).map_err(Stop::Failed);
                }
                other => break other?,
            }
        };
        let text = |reason: Option<&str>| match &version {
            Version::Struck => strike(event, reason, now()),
            Version::Told(told) => dated(&told.draft, &present).correction(event, reason, now()),
        };
        self.confirm(&text, true).map_err(Stop::Failed)
    }

    /// How the event reads now.
    fn version(
        &mut self,
        event: u32,
        present: &Draft,
        situation: Option<&Situation>,
        level: Level,
    ) -> Result<Version, Stop> {
        let (notebook, screen) = (&self.notebook, self.screen);
        let (text, help) = (say!(screen.words, "ask-strike"), say!(screen.words, "why-strike"));
        loop {
            let mut form = Form::new(&mut *self.ask, screen, notebook.session()).inner();
            let first = form.run(|form| {
                form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed {
                    "" => Ok(Some(None)),
                    "x" | "-" => Ok(None),
                    // How it reads, typed at once.
                    typed if command::read(typed).is_none() => Ok(Some(Some(typed.to_owned()))),
                    typed => Err(say!(screen.words, "misread-no-choice", typed = typed, known = "x")),
                })
            })?;
            let Some(first) = first else { return Ok(Version::Struck) };
            let form = Form::new(&mut *self.ask, screen, notebook.session()).inner();
            let trial =
                |draft: &Draft| own_wrong(notebook, &dated(draft, present).correction(event, None, None), &[event]);
            let told = match (situation, other::steps(kind(present))) {
                (Some(situation), _) => {
                    let mut form = form.offering(line_of(present, situation)).given(first);
                    deal::ask(&mut form, situation, Manner { level, deck: self.deck }, &trial)
                }
                (None, Some(steps)) => other::ask(&mut form.given(first), steps, None, &trial).map(Told::plain),
                (None, None) => return Err(Stop::GivenUp),
            };
            match told {
                Err(Stop::GivenUp) => {}
                told => return told.map(|told| Version::Told(Box::new(told))),
            }
        }
    }

    /// Puts a forgotten deal in before another event.
    pub fn put_in(&mut self, target: Target) -> Result<(), Stop> {
        let Some(event) = self.target(target)? else { return Ok(()) };
        let Some(situation) = situation::of(self.session(), Some(event), None) else { return Ok(()) };
        let (of, number) = match target {
            Target::Deal(deal) => ("deal", deal),
            Target::Event(event) => ("event", event),
        };
        self.tell(&say!(self.screen.words, "play-putting-in", of = of, number = number)).map_err(Stop::Failed)?;
        let mut level = self.level;
        let told = loop {
            let notebook = &self.notebook;
            let number = notebook.session().len() as u32 + 1;
            let mut form = Form::new(&mut *self.ask, self.screen, notebook.session()).inner();
            let trial = |draft: &Draft| own_wrong(notebook, &draft.put_in(event, None, None), &[number]);
            let manner = Manner { level, deck: self.deck };
            match deal::ask(&mut form, &situation, manner, &trial) {
                Err(Stop::Command(Command::Level(other))) => level = other,
                other => break other?,
            }
        };
        self.confirm(&|reason| told.draft.put_in(event, reason, now()), false).map_err(Stop::Failed)
    }

    /// Shows what a correction changes, and enters it if that is meant, with its reason if it may need one.
    fn confirm(&mut self, text: &dyn Fn(Option<&str>) -> String, may_need_reason: bool) -> Result<(), Failure> {
        let change = match self.notebook.preview(&text(None)) {
            Ok((_, after)) => show::change(self.session(), &after, self.screen),
            Err(StoreError::Refused(refusal)) => {
                let mut lines = vec![say!(self.screen.words, "play-does-not-fit")];
                for problem in &refusal.problems {
                    let what = words::wrong(&problem.mistake.wrong, self.session().names(), self.screen);
                    let event = problem.event.unwrap_or(0);
                    lines.push(say!(self.screen.words, "problem-of-event", event = event, what = what));
                }
                return self.tell(&self.screen.alert(&lines.join("\n")));
            }
            Err(error) => {
                let told = crate::report::trouble::told_store(&error, self.notebook.path(), self.screen);
                return self.tell(&self.screen.alert(&told));
            }
        };
        self.tell(&change)?;
        let words = &self.screen.words;
        let (meant, why_meant) = (say!(words, "ask-correct"), say!(words, "why-correct"));
        let (reason, why_reason) = (say!(words, "ask-reason-correction"), say!(words, "why-reason"));
        let reason = self.answered(None, |form| {
            let meant = deal::yes(form, &meant, &why_meant, true)?;
            match (meant, may_need_reason) {
                (false, _) => Ok(None),
                (true, false) => Ok(Some(String::new())),
                (true, true) => deal::text(form, &reason, &why_reason).map(Some),
            }
        })?;
        let Some(reason) = reason else {
            return self.tell(&say!(self.screen.words, "play-not-corrected"));
        };
        if self.save(&text(Some(reason.as_str()).filter(|reason| !reason.is_empty())))? == Saved::Yes {
            self.tell(&say!(self.screen.words, "play-corrected"))?;
            self.show()?;
        }
        Ok(())
    }
}

/// What is wrong with one of these events once the text is appended.
fn own_wrong(notebook: &Notebook, text: &str, events: &[u32]) -> Option<Wrong> {
    match notebook.preview(text) {
        Err(StoreError::Refused(refusal)) => {
            let last = notebook.session().len() as u32 + 1;
            let own = |event: u32| events.contains(&event) || event == last;
            let problem = refusal.problems.iter().find(|problem| problem.event.is_some_and(own));
            problem.map(|problem| problem.mistake.wrong.clone())
        }
        Ok(_) | Err(_) => None,
    }
}

/// The kind of an event.
fn kind(draft: &Draft) -> &str {
    match draft.keys().first() {
        Some((_, Item::Text(kind))) => kind,
        _ => "",
    }
}

fn is_deal(draft: &Draft) -> bool {
    matches!(kind(draft), "sixty-six" | "red-sow" | "call-a-card" | "cameroon" | "solo" | "passed")
}

/// The level at which a deal was told.
fn level_of(draft: &Draft) -> Option<Level> {
    let has = |keys: &[&str]| draft.keys().iter().any(|(name, _)| keys.contains(&name.as_str()));
    if has(&["tricks"]) {
        Some(Level::Tricks)
    } else if has(&["points", "soloist_points", "caller_points"]) {
        Some(Level::Points)
    } else if has(&["placing", "outcome"]) {
        Some(Level::Outcome)
    } else {
        None
    }
}

/// The level of the last deal that tells one, else card points.
pub fn last_level(session: &Session) -> Level {
    let deals = situation::standing(session).into_iter().rev().take(8);
    let mut levels = deals.filter_map(|event| level_of(&present(session, event)?));
    levels.next().unwrap_or(Level::Points)
}

/// The new version with the old one's time and dealer, which a correction of the deal does not change.
fn dated(draft: &Draft, present: &Draft) -> Draft {
    // Who deals after a seating belongs to the seating, and is asked for with it.
    let keeps_dealer = kind(present) != "seating";
    let is_kept = |name: &str| matches!(name, "at" | "note") || name == "dealer" && keeps_dealer;
    let kept = present.keys().iter().filter(|(name, _)| is_kept(name));
    let kept = kept.filter(|(name, _)| !draft.keys().iter().any(|(own, _)| own == name));
    kept.fold(draft.clone(), |draft, (name, item)| draft.with(name, item.clone()))
}

/// The line that tells a deal as it reads now; nothing where a line cannot tell it whole.
fn line_of(draft: &Draft, situation: &Situation) -> Option<String> {
    let get = |key: &str| draft.keys().iter().find(|(name, _)| name == key).map(|(_, item)| item);
    let known = situation.known();
    let short = crate::prompt::entry::names::shortest(&known);
    let letter = |name: &str| known.iter().position(|known| *known == name).and_then(|place| short.get(place)).cloned();
    let text = |key: &str| match get(key) {
        Some(Item::Text(text)) => Some(text.as_str()),
        _ => None,
    };
    let mark = |name: &str| match (text("went_out"), text("false_claim")) {
        (Some(goer), _) if goer == name => "!",
        (_, Some(claimer)) if claimer == name => "?",
        _ => "",
    };
    match (get("points"), get("placing"), text("soloist")) {
        (Some(Item::Table(points)), ..) => {
            let pile = |name: &&str| match points.iter().find(|(known, _)| known == name) {
                Some((_, Item::Int(points))) => Some(format!("{points}{}", mark(name))),
                _ => None,
            };
            Some(known.iter().map(pile).collect::<Option<Vec<_>>>()?.join(" "))
        }
        (_, Some(Item::List(groups)), _) => {
            let one = |item: &Item| match item {
                Item::Text(name) => letter(name),
                _ => None,
            };
            let group = |item: &Item| match item {
                Item::List(names) => Some(names.iter().map(one).collect::<Option<Vec<_>>>()?.join("=")),
                _ => None,
            };
            Some(groups.iter().map(group).collect::<Option<Vec<_>>>()?.join(">"))
        }
        (_, _, Some(soloist)) => {
            let name = letter(soloist)?;
            match get("soloist_points") {
                Some(Item::Int(points)) => Some(format!("{name} {points}")),
                _ => None,
            }
        }
        _ => None,
    }
}
