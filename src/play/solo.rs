//! Herzblatt: a soloist against all others, and what was announced in Muhr's variant.

use std::rc::Rc;

use super::command::Level;
use super::deal::{self, Told, Usual, refused, refused_name, said};
use super::form::Form;
use super::query::{Query, Refused, Stop, Topic};
use super::side::{Line, What, fitting, others, read, side_of};
use super::situation::{Partial, Situation};
use super::tricks::{self, Early, Plan};
use super::words::{rule, rule_and_form, with_form, yes_or_no};
use crate::prompt::entry::names;
use crate::prompt::entry::side::{Side, Sign};
use crate::rules::card::Suit;
use crate::rules::herzblatt::deal::{Announcement, Outcome};
use crate::rules::herzblatt::house::{House, Variant};
use crate::rules::herzblatt::pack;
use crate::rules::play::Trumps;
use crate::rules::referee;
use crate::screen::Screen;
use crate::session::events::values::Points;
use crate::{message, say};

/// Asks for a deal of Herzblatt.
pub fn ask(form: &mut Form<'_>, situation: &Rc<Situation>, house: &House, old: Option<&Partial>) -> Result<Told, Stop> {
    let screen = form.screen;
    let names = situation.names.join(", ");
    let is_muhr = house.variant == Variant::Muhr;
    let letter = situation.letter(1);
    let (text, example) = match form.level {
        Level::Outcome => (message!("ask-solo-outcome", names, example), format!("{letter}+")),
        Level::Points => (message!("ask-solo-points", names, example), format!("{letter}70")),
        Level::Tricks => (message!("ask-solo-tricks", names, example), letter.to_owned()),
    };
    let text = screen.words.said(text, &[("names", names.into()), ("example", example.clone().into())]);
    let rule_of_soloist = rule("H-2", situation.players.len(), screen);
    let help = match (form.level, is_muhr) {
        (Level::Tricks, _) => with_form(&rule_of_soloist, &example, screen),
        (_, true) => {
            format!("{rule_of_soloist}\n{}", say!(screen.words, "why-solo-muhr", b = letter, example = example))
        }
        (_, false) => format!("{rule_of_soloist}\n{}", say!(screen.words, "why-solo", b = letter, example = example)),
    };
    let reading = Rc::clone(situation);
    let read = move |typed: &str, screen: &Screen| match typed {
        "0" | "-" | "−" | "–" => Ok(None),
        typed => {
            let line = read(typed, &reading.known(), false).map_err(|misread| refused(misread, &reading, screen))?;
            fitting(line.what, ends, screen).map(|what| Some(Line { what, ..line }))
        }
    };
    let saying = Rc::clone(situation);
    let says = move |line: &Option<Line>, screen: &Screen| match line {
        None => Some(say!(screen.words, "hint-passed")),
        Some(Line { what: What::Side(side), .. }) => {
            said(others(*side, screen), &saying, &saying.deal("passed"), screen)
        }
        Some(_) => None,
    };
    let line = form.ask(Query::new(Topic::Deal, text, help, read).completing(situation.names.clone()).saying(says))?;
    let Some(line) = line else { return Ok(Told::plain(situation.deal("passed"))) };
    let name = situation.name(line.who);
    let mut partial = situation.deal("solo");
    partial.told.soloist = Some(situation.player(line.who));
    let by_tricks = form.level == Level::Tricks && matches!(line.what, What::Later);
    let what = if by_tricks {
        What::Later
    } else {
        side_of(form, line.what, if is_muhr { "muhr" } else { "solo" }, name, ends)?
    };
    match what {
        What::Side(Side::Sign(sign)) => {
            let (outcome, schneider) = match (sign, is_muhr) {
                (Sign::Won | Sign::Even, _) => (Outcome::Won, false),
                (Sign::WonHigh, false) => (Outcome::WonHigh, false),
                (Sign::WonHigh, true) => (Outcome::Won, true),
                (Sign::Lost, _) => (Outcome::Lost, false),
                (Sign::LostHigh, false) => (Outcome::Schneider, false),
                (Sign::LostHigh, true) => (Outcome::Lost, true),
            };
            partial.told.outcome = Some(outcome.word().into());
            partial.told.schneider = schneider.then_some(true);
        }
        What::Side(Side::Points { own, other, .. }) => {
            (partial.told.soloist_points, partial.told.defender_points) = (Some(Points(own)), other.map(Points));
        }
        What::Later | What::FalseClaim(_) | What::Passed => {}
    }
    if is_muhr {
        muhr(form, situation, line.who, &mut partial)?;
    }
    if by_tricks {
        record(form, situation, house, line.who, old)?.tell(&mut partial, situation);
    }
    Ok(Told::plain(partial))
}

/// Whether a deal of Herzblatt can end so.
fn ends(what: What) -> bool {
    match what {
        What::Later => true,
        What::Passed | What::FalseClaim(_) => false,
        What::Side(Side::Points { ending, .. }) => ending.is_none(),
        What::Side(Side::Sign(sign)) => sign != Sign::Even,
    }
}

fn record(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    house: &House,
    soloist: usize,
    old: Option<&Partial>,
) -> Result<tricks::Recorded, Stop> {
    let deck = tricks::deck(form)?;
    let players = situation.count();
    let plan = Plan {
        pack: pack::pack(players, house),
        players,
        tricks: pack::tricks(players),
        free: 0,
        manner: referee::Manner::Herzblatt,
        trumps: Trumps::suit(Suit::Hearts),
        from_red_sow: false,
        called: None,
    };
    let (early, rest_only) = (Early::Nothing, Some(soloist));
    tricks::Table { situation, plan, deck, early, marriages: false, rest_only, old }.ask(form)
}

/// What was announced and doubled (M-2, M-4). Contra is asked for where somebody could say it, Ree after it; no answer doubles
/// money by itself.
fn muhr(form: &mut Form<'_>, situation: &Rc<Situation>, soloist: usize, partial: &mut Partial) -> Result<(), Stop> {
    let (screen, count) = (form.screen, situation.players.len());
    let (text, help) = (say!(screen.words, "ask-announcement"), rule_and_form("M-2", count, "66", screen));
    let read = |typed: &str, screen: &Screen| match typed.to_lowercase().as_str() {
        "" | "-" => Ok(None),
        "66" | "6" => Ok(Some(Announcement::SixtySix)),
        "d" | "du" => Ok(Some(Announcement::Du)),
        _ => Err(Refused::because(say!(screen.words, "misread-no-choice", typed = typed, known = "66, du"))),
    };
    partial.told.announcement = form.ask(Query::new(Topic::Announcement, text, help, read))?;
    let after = situation.order.iter().skip_while(|place| **place != soloist).skip(1);
    let able: Vec<usize> = after.copied().collect();
    let Some(first) = able.first() else { return Ok(()) };
    let able_names: Vec<String> = able.iter().map(|place| situation.name(*place).to_owned()).collect();
    let (names, example) = (able_names.join(", "), situation.letter(*first));
    let (text, help) = (
        say!(screen.words, "ask-contra", names = names, example = example),
        rule_and_form("M-4", count, example, screen),
    );
    let (reading, candidates) = (Rc::clone(situation), able_names.clone());
    let read = move |typed: &str, screen: &Screen| match typed {
        "" | "-" => Ok(None),
        name => {
            let known: Vec<&str> = able_names.iter().map(String::as_str).collect();
            names::find(name, &known).map(Some).map_err(|misread| refused_name(misread, &reading, screen))
        }
    };
    let contra = form.ask(Query::new(Topic::Contra, text, help, read).completing(candidates))?;
    let Some(place) = contra.and_then(|place| able.get(place)) else { return Ok(()) };
    partial.told.contra = Some(situation.player(*place));
    let (text, help) = (
        say!(screen.words, "ask-re", name = situation.name(soloist)),
        rule_and_form("M-4", count, &yes_or_no(screen), screen),
    );
    if deal::yes(form, Topic::Re, &text, &help, Usual::No)? {
        partial.told.re = Some(true);
    }
    Ok(())
}
