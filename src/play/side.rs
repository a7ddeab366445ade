//! Red Sow and Call a Card: one side against the other.

use super::command::Level;
use super::deal::{self, Manner, Told};
use super::draft::Draft;
use super::each::{ended, melds};
use super::form::{First, Form, Stop};
use super::live::Plan;
use super::situation::Situation;
use super::tricks::{self, Early};
use super::words::{rule, with_keys};
use crate::prompt::Question;
use crate::prompt::entry::side::{self, Ending, Side, Sign};
use crate::prompt::entry::{Misread, choice, names};
use crate::rules::card::Card;
use crate::rules::dreeg::house::{CallAward, House};
use crate::rules::play::{Position, Trumps};
use crate::screen::Screen;
use crate::{message, say};

/// Somebody, and what is told of his side.
pub struct Line {
    /// Who.
    pub who: usize,
    /// What.
    pub what: What,
}

/// What a line tells.
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

/// What is told of a side, asked for where only the name was typed.
pub fn side_of(form: &mut Form<'_>, what: What, name: &str) -> Result<What, Stop> {
    let What::Later = what else { return Ok(what) };
    let screen = form.screen;
    let (text, help) = (say!(screen.words, "ask-side", name = name), say!(screen.words, "why-side"));
    let side = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
        side::read(typed).map_err(|misread| misread.told(&screen.words))
    })?;
    Ok(What::Side(side))
}

/// What was told is no end of this kind of deal.
pub fn no_outcome(form: &mut Form<'_>) -> Stop {
    let why = say!(form.screen.words, "play-no-such-outcome");
    form.refuse(&why)
}

/// Asks for a deal of Red Sow.
pub fn red_sow(form: &mut Form<'_>, situation: &Situation, house: &House, manner: Manner) -> Result<Told, Stop> {
    let screen = form.screen;
    let draft = deal::draft(situation, "red-sow");
    if manner.level == Level::Tricks {
        return red_sow_tricks(form, situation, house, manner, draft);
    }
    let known = situation.known();
    let text = match manner.level {
        Level::Outcome => say!(screen.words, "ask-red-sow-outcome", names = known.join(", ")),
        Level::Points | Level::Tricks => say!(screen.words, "ask-red-sow-points", names = known.join(", ")),
    };
    let help = with_keys(&say!(screen.words, "why-red-sow"), screen);
    let line = form.ask(&Question::new(&text).explained(&help), First::Command, |typed| {
        read(typed, &known, true).map_err(|misread| misread.told(&screen.words))
    })?;
    let draft = draft.with("soloist", situation.name(line.who));
    let draft = match side_of(form, line.what, situation.name(line.who))? {
        What::Passed => draft.with("passed", true),
        What::Side(Side::Sign(Sign::Won)) => draft.with("outcome", "won"),
        What::Side(Side::Sign(Sign::Lost)) => draft.with("outcome", "lost"),
        What::Side(Side::Sign(Sign::LostHigh)) => draft.with("outcome", "schneider"),
        What::Side(Side::Points { own, other, ending: None }) => {
            let draft = with_other(draft.with("soloist_points", own), "defender_points", other);
            if house.marriages { melds(form, situation, draft)? } else { draft }
        }
        What::Side(_) | What::FalseClaim(_) | What::Later => return Err(no_outcome(form)),
    };
    Ok(Told::plain(draft))
}

/// The event with the other side's card points, if they were told.
pub fn with_other(draft: Draft, key: &str, other: Option<u8>) -> Draft {
    match other {
        Some(points) => draft.with(key, points),
        None => draft,
    }
}

fn red_sow_tricks(
    form: &mut Form<'_>,
    situation: &Situation,
    house: &House,
    manner: Manner,
    draft: Draft,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let deck = tricks::deck(form, manner.deck)?;
    let soloist = deal::player(form, situation, message!("who-red-sow", names), None)?;
    let suit = tricks::trump(form, deck)?;
    let mut draft = draft.with("soloist", situation.name(soloist)).with("trump", suit.name());
    let players = situation.players.len() as u8;
    let mut trumps = Trumps::suit(suit);
    let mut from_red_sow = false;
    if players == 2 {
        let (text, help) = (say!(screen.words, "ask-trump-from"), rule("D-36", situation.players.len(), screen));
        let from = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed {
            "" | "-" => Ok(None),
            typed => choice::number(typed, 1, 12).map(Some).map_err(|misread| misread.told(&screen.words)),
        })?;
        match from {
            Some(from) => {
                draft = draft.with("trump_from", from);
                trumps.from = (from - 1) as u8;
            }
            None => from_red_sow = true,
        }
    }
    let plan = Plan { from_red_sow, ..Plan::dreeg(players, house, trumps) };
    let marriages = house.marriages;
    let table = tricks::Table { situation, plan: &plan, deck, early: Early::Nothing, marriages, rest_only: None };
    let recorded = table.ask(form)?;
    let draft = ended(draft.with("tricks", recorded.item()), situation, recorded.ending);
    Ok(Told { draft, filled: None })
}

/// Asks for a deal of Call a Card.
pub fn call_a_card(form: &mut Form<'_>, situation: &Situation, house: &House, manner: Manner) -> Result<Told, Stop> {
    let screen = form.screen;
    let known = situation.known();
    let caller = situation.forehand();
    let draft = deal::draft(situation, "call-a-card").with("caller", situation.name(caller));
    if manner.level == Level::Tricks {
        return call_tricks(form, situation, house, manner, draft);
    }
    let two = known.len() == 2;
    let (name, names) = (situation.name(caller), known.join(", "));
    let text = match (two, manner.level) {
        (true, Level::Outcome) => say!(screen.words, "ask-call-two-outcome", caller = name),
        (true, _) => say!(screen.words, "ask-call-two-points", caller = name),
        (false, Level::Outcome) => say!(screen.words, "ask-call-outcome", caller = name, names = names),
        (false, _) => say!(screen.words, "ask-call-points", caller = name, names = names),
    };
    let help = format!("{}\n{}", say!(screen.words, "why-call"), rule("D-44", situation.players.len(), screen));
    let help = with_keys(&help, screen);
    let line = form.ask(&Question::new(&text).explained(&help), First::Command, |typed| {
        let (typed, card) = side::without_card(typed);
        let typed = typed.as_str();
        let read = if two {
            match typed.strip_prefix('?') {
                Some(claimer) => names::find(claimer, &known).map(What::FalseClaim),
                None => side::read(typed).map(What::Side),
            }
            .map(|what| Line { who: caller, what })
            // Whoever is used to names may name the caller.
            .or_else(|misread| match read(typed, &known, false) {
                Ok(line) if line.who == caller => Ok(line),
                Ok(_) | Err(_) => Err(misread),
            })
        } else {
            read(typed, &known, false)
        };
        read.map(|line| (line, card.map(str::to_owned))).map_err(|misread| misread.told(&screen.words))
    })?;
    let (line, card) = line;
    let partner = (line.who != caller).then_some(line.who);
    let draft = match partner {
        Some(partner) => draft.with("partner", situation.name(partner)),
        None => draft,
    };
    let draft = match card {
        Some(card) => {
            let deck = tricks::deck(form, manner.deck)?;
            match deck.cards(&card).as_deref() {
                Ok([one]) => draft.with("called_card", one.card.to_string()),
                Ok(_) => return Err(form.refuse_all(&say!(screen.words, "misread-one-card"))),
                Err(misread) => return Err(form.refuse_all(&misread.told(&screen.words))),
            }
        }
        None => draft,
    };
    let ours: Vec<usize> = std::iter::once(caller).chain(partner).collect();
    let draft = match side_of(form, line.what, situation.name(caller))? {
        What::FalseClaim(claimer) => draft.with("false_claim", situation.name(claimer)),
        What::Side(Side::Sign(Sign::Won)) => draft.with("outcome", "callers"),
        What::Side(Side::Sign(Sign::Lost)) => draft.with("outcome", "opponents"),
        What::Side(Side::Sign(Sign::Even)) => draft.with("outcome", "nobody"),
        What::Side(Side::Points { own, other, ending }) => {
            let mut draft = with_other(draft.with("caller_points", own), "opponent_points", other);
            if let Some(ending) = ending {
                let of_side = |place: &usize| ours.contains(place) == ending.own;
                let members: Vec<usize> = (0..known.len()).filter(of_side).collect();
                let key = if ending.false_claim { "false_claim" } else { "went_out" };
                let who = claimer(form, situation, &members, ending)?;
                draft = draft.with(key, situation.name(who));
            }
            let trickless = own == 0 || own == 120 || other == Some(0);
            let claimed = ending.is_some_and(|ending| ending.false_claim);
            if house.call_award == CallAward::Tariff && trickless && !claimed {
                let (text, help) = (say!(screen.words, "ask-trickless"), rule("D-44", situation.players.len(), screen));
                if deal::yes(form, &text, &help, false)? {
                    draft = draft.with("all_tricks", true);
                }
            }
            if house.marriages { melds(form, situation, draft)? } else { draft }
        }
        What::Side(_) | What::Passed | What::Later => return Err(no_outcome(form)),
    };
    Ok(Told { draft, filled: None })
}

/// Who of a side went out or claimed.
fn claimer(form: &mut Form<'_>, situation: &Situation, members: &[usize], ending: Ending) -> Result<usize, Stop> {
    if let [only] = members {
        return Ok(*only);
    }
    let names: Vec<&str> = members.iter().map(|place| situation.name(*place)).collect();
    let who = if ending.false_claim { message!("who-claimed", names) } else { message!("who-went-out", names) };
    let chosen = deal::one_of(form, &names, who, None)?;
    Ok(members.get(chosen).copied().unwrap_or(0))
}

fn call_tricks(
    form: &mut Form<'_>,
    situation: &Situation,
    house: &House,
    manner: Manner,
    mut draft: Draft,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let deck = tricks::deck(form, manner.deck)?;
    let players = situation.players.len() as u8;
    let caller = situation.forehand();
    let (suit, called) = if players == 2 {
        let suit = tricks::trump(form, deck)?;
        draft = draft.with("trump", suit.name());
        (suit, None)
    } else {
        let partner = deal::player(form, situation, message!("who-partner", names), None)?;
        let card = called_card(form, deck, screen)?;
        if partner != caller {
            draft = draft.with("partner", situation.name(partner));
        }
        draft = draft.with("called_card", card.to_string());
        let position = situation.order.iter().position(|place| *place == partner).unwrap_or(0) as Position;
        (card.suit(), Some((card, position)))
    };
    let plan = Plan { called, ..Plan::dreeg(players, house, Trumps::suit(suit)) };
    let marriages = house.marriages;
    let table = tricks::Table { situation, plan: &plan, deck, early: Early::Claims, marriages, rest_only: None };
    let recorded = table.ask(form)?;
    let draft = ended(draft.with("tricks", recorded.item()), situation, recorded.ending);
    Ok(Told { draft, filled: None })
}

fn called_card(form: &mut Form<'_>, deck: crate::prompt::entry::cards::Deck, screen: &Screen) -> Result<Card, Stop> {
    let (text, help) = (say!(screen.words, "ask-called-card"), rule("D-40", 0, screen));
    form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
        let cards = deck.cards(typed).map_err(|misread| misread.told(&screen.words))?;
        match cards.as_slice() {
            [one] => Ok(one.card),
            _ => Err(say!(screen.words, "misread-one-card")),
        }
    })
}
