//! Call a Card: the callers against the others.

use std::rc::Rc;

use super::command::Level;
use super::deal::{self, Told, Usual, refused, said};
use super::each::melds;
use super::form::Form;
use super::query::{Query, Refused, Stop, Topic};
use super::side::{self, Line, What, fitting, others, side_of};
use super::situation::{Partial, Situation};
use super::table::Kind;
use super::tricks::{self, Early, Ending, Plan};
use super::words::{rule_and_form, with_form, yes_or_no};
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::names;
use crate::prompt::entry::side::{Side, Sign, read as read_side, without_card};
use crate::rules::card::Card;
use crate::rules::dreeg::call_a_card::Winner;
use crate::rules::dreeg::house::{CallAward, House, ThreeHand};
use crate::rules::play::Trumps;
use crate::screen::Screen;
use crate::session::events::values::Points;
use crate::{message, say};

/// Asks for a deal of Call a Card.
pub fn ask(form: &mut Form<'_>, situation: &Rc<Situation>, house: &House, old: Option<&Partial>) -> Result<Told, Stop> {
    if form.level == Level::Tricks {
        return by_tricks(form, situation, house, old);
    }
    let screen = form.screen;
    let caller = situation.forehand();
    let (text, help) = question(situation, form.level, screen);
    let (reading, level) = (Rc::clone(situation), form.level);
    let read = move |typed: &str, screen: &Screen| read(typed, &reading, level, screen);
    let saying = Rc::clone(situation);
    let says = move |(line, _): &(Line, Option<String>), screen: &Screen| match line.what {
        What::Later => None,
        What::Side(side) => said(others(side, screen), &saying, &told(&saying, *line), screen),
        What::Passed | What::FalseClaim(_) => said(None, &saying, &told(&saying, *line), screen),
    };
    let query = Query::new(Topic::Deal, text, help, read).completing(situation.names.clone()).saying(says);
    let (line, card) = form.ask(query)?;
    let card = match card {
        Some(card) => {
            let deck = tricks::deck(form)?;
            match one_card(&card, deck, screen) {
                Ok(card) => Some(card),
                Err(refused) => return Err(form.refuse_all(&refused.told)),
            }
        }
        None => None,
    };
    let side: Vec<&str> = (0..situation.players.len())
        .filter(|place| [caller, line.who].contains(place))
        .map(|place| situation.name(place))
        .collect();
    let what = side_of(form, line.what, "call-a-card", &screen.words.listed(side), ends)?;
    let mut partial = told(situation, Line { what, ..line });
    partial.told.called_card = card;
    if let What::Side(Side::Points { own, other, ending }) = what {
        if let Some(ending) = ending {
            let of_side = |place: &usize| (*place == caller || *place == line.who) == ending.own;
            let members: Vec<usize> = (0..situation.players.len()).filter(of_side).collect();
            let who = Some(situation.player(claimer(form, situation, &members, ending.false_claim)?));
            match ending.false_claim {
                true => partial.told.false_claim = who,
                false => partial.told.went_out = who,
            }
        }
        let trickless = own == 0 || own == 120 || other == Some(0);
        let claimed = ending.is_some_and(|ending| ending.false_claim);
        if house.call_award == CallAward::Tariff && trickless && !claimed {
            let example = yes_or_no(screen);
            let help = with_form(&say!(screen.words, "why-tariff"), &example, screen);
            let text = say!(screen.words, "ask-trickless");
            if deal::yes(form, Topic::AllTricks, &text, &help, Usual::Neither)? {
                partial.told.all_tricks = Some(true);
            }
        }
        if house.marriages {
            partial.told.melds = melds(form, situation)?;
        }
    }
    Ok(Told::plain(partial))
}

/// The question and what `?` tells of it.
fn question(situation: &Situation, level: Level, screen: &Screen) -> (String, String) {
    let words = &screen.words;
    let caller = situation.name(situation.forehand());
    let count = situation.players.len();
    let other = situation.order.get(1).copied().unwrap_or(0);
    let (d, names) = (situation.letter(other), situation.names.join(", "));
    let example = match (count == 2, level) {
        (true, Level::Outcome) => d.to_owned(),
        (true, _) => "70".to_owned(),
        (false, Level::Outcome) => format!("{d}+"),
        (false, _) => format!("{d}70"),
    };
    let text = match (count == 2, level) {
        (true, Level::Outcome) => {
            say!(words, "ask-call-two-outcome", caller = caller, names = names, example = &example)
        }
        (true, _) => say!(words, "ask-call-two-points", caller = caller),
        (false, Level::Outcome) => {
            say!(words, "ask-call-outcome", caller = caller, names = names, example = &example)
        }
        (false, _) => say!(words, "ask-call-points", caller = caller, names = names, example = &example),
    };
    let a = situation.letter(situation.forehand());
    let why = if count == 2 {
        say!(words, "why-call-two", example = example)
    } else {
        say!(words, "why-call", a = a, d = d, example = example)
    };
    let award = match situation.game {
        Kind::Dreeg { house, .. } if house.call_award == CallAward::Tariff => say!(words, "why-tariff"),
        Kind::Dreeg { .. } | Kind::Herzblatt { .. } => say!(words, "why-award", award = count.saturating_sub(1)),
    };
    (text, format!("{award}\n{why}"))
}

/// Reads the line, and the called card in it as it was typed.
fn read(typed: &str, situation: &Situation, level: Level, screen: &Screen) -> Result<(Line, Option<String>), Refused> {
    let (typed, card) = without_card(typed);
    let typed = typed.as_str();
    let (known, caller) = (situation.known(), situation.forehand());
    let read = if known.len() == 2 {
        let by_sign = match typed.strip_prefix('?') {
            Some(claimer) => names::find(claimer, &known).map(What::FalseClaim),
            None => read_side(typed).map(What::Side),
        };
        // Whoever is used to names may name the caller; a name alone is the winner's.
        by_sign.map(|what| Line { who: caller, what }).or_else(|misread| match side::read(typed, &known, false) {
            Ok(Line { who, what: What::Later }) if level == Level::Outcome || who != caller => {
                let sign = if who == caller { Sign::Won } else { Sign::Lost };
                Ok(Line { who: caller, what: What::Side(Side::Sign(sign)) })
            }
            Ok(line) if line.who == caller => Ok(line),
            Ok(_) => Err(misread),
            Err(other) => Err(if typed.contains(char::is_alphabetic) { other } else { misread }),
        })
    } else {
        side::read(typed, &known, false)
    };
    let line = read.map_err(|misread| refused(misread, situation, screen))?;
    let what = fitting(line.what, ends, screen)?;
    Ok((Line { what, ..line }, card.map(str::to_owned)))
}

/// Whether a deal of Call a Card can end so.
fn ends(what: What) -> bool {
    match what {
        What::Later | What::FalseClaim(_) | What::Side(Side::Points { .. }) => true,
        What::Passed => false,
        What::Side(Side::Sign(sign)) => matches!(sign, Sign::Won | Sign::Lost | Sign::Even),
    }
}

/// The deal that a line tells, but for who went out or claimed.
fn told(situation: &Situation, line: Line) -> Partial {
    let mut partial = situation.deal("call-a-card");
    let (told, caller) = (&mut partial.told, situation.forehand());
    told.caller = Some(situation.player(caller));
    told.partner = (line.who != caller).then(|| situation.player(line.who));
    match line.what {
        What::FalseClaim(claimer) => told.false_claim = Some(situation.player(claimer)),
        What::Side(Side::Sign(sign)) => {
            let winner = match sign {
                Sign::Won | Sign::WonHigh => Winner::Callers,
                Sign::Lost | Sign::LostHigh => Winner::Opponents,
                Sign::Even => Winner::Nobody,
            };
            told.outcome = Some(winner.word().into());
        }
        What::Side(Side::Points { own, other, .. }) => {
            (told.caller_points, told.opponent_points) = (Some(Points(own)), other.map(Points));
        }
        What::Passed | What::Later => {}
    }
    partial
}

/// Who of a side went out or claimed.
fn claimer(form: &mut Form<'_>, situation: &Situation, members: &[usize], false_claim: bool) -> Result<usize, Stop> {
    if let [only] = members {
        return Ok(*only);
    }
    let names: Vec<String> = members.iter().map(|place| situation.name(*place).to_owned()).collect();
    let example = members.first().map_or("", |place| situation.letter(*place));
    let words = &form.screen.words;
    let text = match false_claim {
        true => say!(words, "who-claimed", names = names.join(", "), example = example),
        false => say!(words, "who-went-out", names = names.join(", "), example = example),
    };
    let chosen = deal::one_of(form, Topic::Who, text, names)?;
    Ok(members.get(chosen).copied().unwrap_or(0))
}

fn one_card(typed: &str, deck: Deck, screen: &Screen) -> Result<Card, Refused> {
    let cards = deck.cards(typed).map_err(|misread| Refused::misread(&misread, &screen.words))?;
    match cards.as_slice() {
        [one] => Ok(one.card),
        _ => Err(Refused::because(say!(screen.words, "misread-one-card"))),
    }
}

/// Recorded: who holds the called card shows when it falls.
fn by_tricks(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    house: &House,
    old: Option<&Partial>,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let deck = tricks::deck(form)?;
    let (count, caller) = (situation.count(), situation.forehand());
    let mut partial = situation.deal("call-a-card");
    partial.told.caller = Some(situation.player(caller));
    let (suit, called) = if count == 2 {
        let suit = tricks::trump(form, deck)?;
        partial.told.trump = Some(suit);
        (suit, None)
    } else {
        let example = deck.shown(Card::RED_SOW, &screen.words.in_ascii(true));
        let text = say!(screen.words, "ask-called-card", caller = situation.name(caller), example = &example);
        let help = rule_and_form("D-40", situation.players.len(), &example, screen);
        let read = move |typed: &str, screen: &Screen| one_card(typed, deck, screen);
        let card = form.ask(Query::new(Topic::CalledCard, text, help, read))?;
        partial.told.called_card = Some(card);
        (card.suit(), Some(card))
    };
    let plan = Plan { called, ..Plan::dreeg(count, house, Trumps::suit(suit)) };
    let marriages = house.marriages;
    let table = tricks::Table { situation, plan, deck, early: Early::Claims, marriages, rest_only: None, old };
    let recorded = table.ask(form)?;
    if let Some(card) = called {
        let may_be_in_talon = count == 3 && house.three_hand == ThreeHand::SixAndTalon;
        let holder = match table.played_by(&recorded, card) {
            Some((holder, trick)) if trick == 0 || !may_be_in_talon => Some(holder),
            Some(_) | None if may_be_in_talon => {
                let example = situation.letter(0);
                let names = situation.names.join(", ");
                let text = say!(screen.words, "who-partner-talon", names = names, example = example);
                let help = rule_and_form("D-40", situation.players.len(), example, screen);
                deal::player_or_nobody(form, situation, Topic::Who, text, help)?
            }
            Some(_) | None => {
                Some(deal::player(form, situation, Topic::Who, message!("who-partner", names, example), None)?)
            }
        };
        partial.told.partner = holder.filter(|place| *place != caller).map(|place| situation.player(place));
        table.tell_called(form, &recorded, card, holder)?;
    }
    debug_assert!(recorded.ending != Ending::Stopped);
    recorded.tell(&mut partial, situation);
    Ok(Told::plain(partial))
}
