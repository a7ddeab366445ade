//! One side against the other: the line that tells it, and Red Sow.

use std::rc::Rc;

use super::command::Level;
use super::deal::{self, Told, refused, said};
use super::each::melds;
use super::form::Form;
use super::query::{Query, Refused, Stop, Topic};
use super::situation::{Partial, Situation};
use super::tricks::{self, Early, Plan};
use super::words::{rule, rule_and_form};
use crate::prompt::entry::side::{self, Side, Sign};
use crate::prompt::entry::{Misread, choice, names};
use crate::rules::dreeg::house::{House, ThreeHand};
use crate::rules::dreeg::red_sow::Outcome;
use crate::rules::play::Trumps;
use crate::screen::Screen;
use crate::session::events::values::{Points, Small};
use crate::{message, say};

/// Somebody, and what is told of his side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub who: usize,
    /// What.
    pub what: What,
}

/// What a line tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// How it ended, or the card points.
    Side(Side),
    /// The soloist passed.
    Passed,
    /// `?a`
    FalseClaim(usize),
    /// Only the name was typed.
    Later,
}

/// Reads a name and what stands behind it.
pub fn read(typed: &str, players: &[&str], passes: bool) -> Result<Line, Misread> {
    let (name, rest) = side::parted(typed);
    if typed.is_empty() {
        return Err(Misread::Nothing);
    }
    if name.is_empty() {
        return Err(Misread::NoName { typed: typed.to_owned(), known: players.join(", ") });
    }
    // A name of several words has no points behind it yet.
    let (name, rest) = match names::find(typed, players) {
        Ok(_) => (typed, ""),
        Err(_) => (name, rest),
    };
    let who = names::find(name, players)?;
    let lower = rest.to_lowercase();
    let what = if rest.is_empty() {
        What::Later
    } else if passes && ["passed", "passt", "gepasst"].iter().any(|word| word.starts_with(&lower)) {
        What::Passed
    } else if let Some(claimer) = rest.strip_prefix('?') {
        What::FalseClaim(names::find(claimer, players)?)
    } else {
        What::Side(side::read(rest)?)
    };
    Ok(Line { who, what })
}

/// What is told of a side, asked for where only the name was typed. What cannot end this kind of deal is refused.
pub fn side_of(form: &mut Form<'_>, what: What, of: &str, name: &str, fits: fn(What) -> bool) -> Result<What, Stop> {
    let What::Later = what else { return Ok(what) };
    let words = &form.screen.words;
    let (text, help) = (say!(words, "ask-side", name = name), say!(words, "why-side", of = of));
    let read = move |typed: &str, screen: &Screen| {
        let side = side::read(typed).map_err(|misread| Refused::misread(&misread, &screen.words))?;
        fitting(What::Side(side), fits, screen)
    };
    form.ask(Query::new(Topic::Side, text, help, read))
}

/// Refuses what cannot end this kind of deal.
pub fn fitting(what: What, fits: fn(What) -> bool, screen: &Screen) -> Result<What, Refused> {
    if fits(what) { Ok(what) } else { Err(Refused::because(say!(screen.words, "play-no-such-outcome"))) }
}

/// What is left to the others, said while one side's card points are typed.
pub fn others(side: Side, screen: &Screen) -> Option<String> {
    match side {
        Side::Points { own, other: None, ending: None } if own <= 120 => {
            Some(say!(screen.words, "hint-others", points = 120 - own))
        }
        Side::Points { .. } | Side::Sign(_) => None,
    }
}

/// Asks for a deal of Red Sow.
pub fn red_sow(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    house: &House,
    old: Option<&Partial>,
) -> Result<Told, Stop> {
    if form.level == Level::Tricks {
        return red_sow_tricks(form, situation, house, old);
    }
    let screen = form.screen;
    let names = situation.names.join(", ");
    let letter = situation.letter(0);
    let (text, example) = match form.level {
        Level::Outcome => (message!("ask-red-sow-outcome", names, example), format!("{letter}+")),
        Level::Points | Level::Tricks => (message!("ask-red-sow-points", names, example), format!("{letter}70")),
    };
    let text = screen.words.said(text, &[("names", names.into()), ("example", example.clone().into())]);
    let why = say!(screen.words, "why-red-sow", a = letter, example = example);
    let help = format!("{}\n{why}", rule("D-30", situation.players.len(), screen));
    let reading = Rc::clone(situation);
    let read = move |typed: &str, screen: &Screen| {
        let line = read(typed, &reading.known(), true).map_err(|misread| refused(misread, &reading, screen))?;
        fitting(line.what, ends_red_sow, screen).map(|what| Line { what, ..line })
    };
    let saying = Rc::clone(situation);
    let says = move |line: &Line, screen: &Screen| match line.what {
        What::Later => None,
        What::Side(side) => said(others(side, screen), &saying, &red_sow_told(&saying, *line), screen),
        What::Passed | What::FalseClaim(_) => said(None, &saying, &red_sow_told(&saying, *line), screen),
    };
    let line = form.ask(Query::new(Topic::Deal, text, help, read).completing(situation.names.clone()).saying(says))?;
    let what = side_of(form, line.what, "red-sow", situation.name(line.who), ends_red_sow)?;
    let mut partial = red_sow_told(situation, Line { what, ..line });
    if house.marriages && partial.told.soloist_points.is_some() {
        partial.told.melds = melds(form, situation)?;
    }
    Ok(Told::plain(partial))
}

/// Whether a deal of Red Sow can end so.
fn ends_red_sow(what: What) -> bool {
    match what {
        What::Later | What::Passed => true,
        What::FalseClaim(_) => false,
        What::Side(Side::Points { ending, .. }) => ending.is_none(),
        What::Side(Side::Sign(sign)) => matches!(sign, Sign::Won | Sign::Lost | Sign::LostHigh),
    }
}

fn red_sow_told(situation: &Situation, line: Line) -> Partial {
    let mut partial = situation.deal("red-sow");
    let told = &mut partial.told;
    told.soloist = Some(situation.player(line.who));
    match line.what {
        What::Passed => told.passed = Some(true),
        What::Side(Side::Sign(sign)) => {
            let outcome = match sign {
                Sign::Won | Sign::WonHigh => Outcome::Won,
                Sign::Lost | Sign::Even => Outcome::Lost,
                Sign::LostHigh => Outcome::Schneider,
            };
            told.outcome = Some(outcome.word().into());
        }
        What::Side(Side::Points { own, other, .. }) => {
            (told.soloist_points, told.defender_points) = (Some(Points(own)), other.map(Points));
        }
        What::FalseClaim(_) | What::Later => {}
    }
    partial
}

fn red_sow_tricks(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    house: &House,
    old: Option<&Partial>,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let deck = tricks::deck(form)?;
    let soloist = deal::player(form, situation, Topic::Who, message!("who-red-sow", names, example), None)?;
    let suit = tricks::trump(form, deck)?;
    let mut partial = situation.deal("red-sow");
    (partial.told.soloist, partial.told.trump) = (Some(situation.player(soloist)), Some(suit));
    let count = situation.count();
    let mut trumps = Trumps::suit(suit);
    let mut from_red_sow = false;
    if count == 2 || (count == 3 && house.three_hand == ThreeHand::SixAndTalon) {
        let (text, help) =
            (say!(screen.words, "ask-trump-from"), rule_and_form("D-36", situation.players.len(), "3", screen));
        let read = |typed: &str, screen: &Screen| match typed {
            "" | "-" => Ok(None),
            typed => {
                choice::number(typed, 1, 12).map(Some).map_err(|misread| Refused::misread(&misread, &screen.words))
            }
        };
        match form.ask(Query::new(Topic::TrumpFrom, text, help, read))?.and_then(|from| u8::try_from(from).ok()) {
            Some(from) => {
                partial.told.trump_from = Some(Small(from));
                trumps.from = from.saturating_sub(1);
            }
            None => from_red_sow = true,
        }
    }
    let plan = Plan { from_red_sow, ..Plan::dreeg(count, house, trumps) };
    let (early, marriages) = (Early::Nothing, house.marriages);
    let table = tricks::Table { situation, plan, deck, early, marriages, rest_only: None, old };
    table.ask(form)?.tell(&mut partial, situation);
    Ok(Told::plain(partial))
}
