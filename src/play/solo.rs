//! Herzblatt: a soloist against all others, and what was announced in Muhr's variant.

use super::command::Level;
use super::deal::{self, Manner, Told};
use super::draft::Draft;
use super::each::ended;
use super::form::{First, Form, Stop};
use super::live::Plan;
use super::side::{What, no_outcome, read, side_of, with_other};
use super::situation::Situation;
use super::tricks::{self, Early};
use super::words::{rule, with_keys};
use crate::prompt::Question;
use crate::prompt::entry::names;
use crate::prompt::entry::side::{Side, Sign};
use crate::rules::card::Suit;
use crate::rules::herzblatt::house::{House, Variant};
use crate::rules::herzblatt::pack;
use crate::rules::play::Trumps;
use crate::rules::referee;
use crate::say;

/// Asks for a deal of Herzblatt.
pub fn ask(form: &mut Form<'_>, situation: &Situation, house: &House, manner: Manner) -> Result<Told, Stop> {
    let screen = form.screen;
    let known = situation.known();
    let names = known.join(", ");
    let is_muhr = house.variant == Variant::Muhr;
    let text = match manner.level {
        Level::Outcome => say!(screen.words, "ask-solo-outcome", names = names),
        Level::Points => say!(screen.words, "ask-solo-points", names = names),
        Level::Tricks => say!(screen.words, "ask-solo-tricks", names = names),
    };
    let help = if is_muhr { say!(screen.words, "why-solo-muhr") } else { say!(screen.words, "why-solo") };
    let help = with_keys(&help, screen);
    let line = form.ask(&Question::new(&text).explained(&help), First::Command, |typed| match typed {
        "0" | "-" | "−" | "–" => Ok(None),
        typed => read(typed, &known, false).map(Some).map_err(|misread| misread.told(&screen.words)),
    })?;
    let Some(line) = line else { return Ok(Told::plain(deal::draft(situation, "passed"))) };
    let name = situation.name(line.who);
    let draft = deal::draft(situation, "solo").with("soloist", name);
    let by_tricks = manner.level == Level::Tricks && matches!(line.what, What::Later);
    let what = if by_tricks { What::Later } else { side_of(form, line.what, name)? };
    let draft = match what {
        What::Side(Side::Sign(sign)) => {
            let (outcome, schneider) = match (sign, is_muhr) {
                (Sign::Won, _) => ("won", false),
                (Sign::WonHigh, false) => ("won-high", false),
                (Sign::WonHigh, true) => ("won", true),
                (Sign::Lost, _) => ("lost", false),
                (Sign::LostHigh, false) => ("schneider", false),
                (Sign::LostHigh, true) => ("lost", true),
                (Sign::Even, _) => return Err(no_outcome(form)),
            };
            let draft = draft.with("outcome", outcome);
            if schneider { draft.with("schneider", true) } else { draft }
        }
        What::Side(Side::Points { own, other, ending: None }) => {
            with_other(draft.with("soloist_points", own), "defender_points", other)
        }
        What::Later => draft,
        What::Side(_) | What::FalseClaim(_) | What::Passed => return Err(no_outcome(form)),
    };
    let draft = if is_muhr { muhr(form, situation, line.who, draft)? } else { draft };
    if !by_tricks {
        return Ok(Told::plain(draft));
    }
    let deck = tricks::deck(form, manner.deck)?;
    let players = situation.players.len() as u8;
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
    let rest_only = Some(line.who);
    let table = tricks::Table { situation, plan: &plan, deck, early: Early::Nothing, marriages: false, rest_only };
    let recorded = table.ask(form)?;
    let draft = ended(draft.with("tricks", recorded.item()), situation, recorded.ending);
    Ok(Told { draft, filled: None })
}

/// What was announced and doubled (M-2, M-4). Contra is asked for where somebody could say it, Ree after it.
fn muhr(form: &mut Form<'_>, situation: &Situation, soloist: usize, mut draft: Draft) -> Result<Draft, Stop> {
    let screen = form.screen;
    let (text, help) = (say!(screen.words, "ask-announcement"), rule("M-2", situation.players.len(), screen));
    let announced =
        form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed.to_lowercase().as_str() {
            "" | "-" => Ok(None),
            "66" | "6" => Ok(Some("66")),
            "d" | "du" => Ok(Some("du")),
            _ => Err(say!(screen.words, "misread-no-choice", typed = typed, known = "66, du")),
        })?;
    if let Some(announcement) = announced {
        draft = draft.with("announcement", announcement);
    }
    let after = situation.order.iter().skip_while(|place| **place != soloist).skip(1);
    let able: Vec<&str> = after.map(|place| situation.name(*place)).collect();
    if able.is_empty() {
        return Ok(draft);
    }
    let (text, help) =
        (say!(screen.words, "ask-contra", names = able.join(", ")), rule("M-4", situation.players.len(), screen));
    let contra = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed {
        "" | "-" => Ok(None),
        name => names::find(name, &able).map(Some).map_err(|misread| misread.told(&screen.words)),
    })?;
    let Some(name) = contra.and_then(|place| able.get(place)) else { return Ok(draft) };
    draft = draft.with("contra", *name);
    let (text, help) =
        (say!(screen.words, "ask-re", name = situation.name(soloist)), rule("M-4", situation.players.len(), screen));
    Ok(if deal::yes(form, &text, &help, false)? { draft.with("re", true) } else { draft })
}
