//! A deal, asked for: the line for its contract and level, then only what is still needed to score it.

use std::rc::Rc;

use super::form::Form;
use super::query::{Query, Refused, Stop, Topic};
use super::situation::{Partial, Situation};
use super::table::{Effect, Kind};
use super::words::{rule_and_form, with_form, yes_or_no};
use super::{call, each, side, solo, words};
use crate::prompt::entry::{Misread, choice, names};
use crate::rules::Player;
use crate::rules::dreeg::Contract;
use crate::rules::fault::Fault;
use crate::screen::Screen;
use crate::session::Wrong;
use crate::session::events::values::{Points, Small};
use crate::words::Message;
use crate::{message, say};

/// What was told of a deal.
#[derive(Clone, Debug)]
pub struct Told {
    /// The event.
    pub partial: Partial,
    /// What must be confirmed: something was filled in, or what was asked for was told in another way.
    pub confirm: Option<String>,
}

impl Told {
    /// An event to which nothing was added.
    pub fn plain(partial: Partial) -> Told {
        Told { partial, confirm: None }
    }
}

/// Asks for the deal. One that is corrected is given as it reads.
pub fn ask(form: &mut Form<'_>, situation: &Rc<Situation>, old: Option<&Partial>) -> Result<Partial, Stop> {
    let mut told = match situation.game {
        Kind::Dreeg { contract, house } => match contract {
            Contract::SixtySix | Contract::Cameroon => each::ask(form, situation, contract, &house, old)?,
            Contract::RedSow => side::red_sow(form, situation, &house, old)?,
            Contract::CallACard => call::ask(form, situation, &house, old)?,
        },
        Kind::Herzblatt { house } => solo::ask(form, situation, &house, old)?,
    };
    complete(form, situation, &mut told.partial)?;
    if let Some(text) = told.confirm {
        let help = say!(form.screen.words, "why-filled");
        if !yes(form, Topic::Confirm, &text, &help, Usual::Yes)? {
            return Err(form.refuse_all(&say!(form.screen.words, "play-not-counted")));
        }
    }
    Ok(told.partial)
}

/// Asks for what the rules still need: who took the last trick, the other side's card points, and the like.
pub fn complete(form: &mut Form<'_>, situation: &Rc<Situation>, partial: &mut Partial) -> Result<(), Stop> {
    while let Err(wrong) = (situation.trial)(partial) {
        let (words, count) = (&form.screen.words, situation.players.len());
        match &wrong {
            Wrong::Rules(
                Fault::TieNeedsLastTrick {} | Fault::BonusNeedsLastTrick {} | Fault::UndecidedNeedsLastTrick {},
            ) if partial.told.last_trick.is_none() => {
                let place =
                    player(form, situation, Topic::LastTrick, message!("who-last-trick", names, example), None)?;
                partial.told.last_trick = Some(situation.player(place));
            }
            Wrong::Rules(Fault::OpponentPointsNeeded {} | Fault::TariffNeedsPoints {})
                if partial.told.opponent_points.is_none() =>
            {
                let (text, help) = (say!(words, "ask-opponent-points"), say!(words, "why-form", example = 40));
                let points = number(form, Topic::OtherPoints, &text, &help, 0, 120)?;
                partial.told.opponent_points = Some(Points(points));
            }
            Wrong::Rules(Fault::TariffNeedsWorth {}) if partial.told.worth.is_none() => {
                let (text, help) = (say!(words, "ask-worth"), with_form(&say!(words, "why-tariff"), "2", form.screen));
                partial.told.worth = Some(Small(number(form, Topic::Worth, &text, &help, 1, 3)?));
            }
            Wrong::Rules(Fault::DuNeedsAllTricks {}) if partial.told.all_tricks.is_none() => {
                let text = say!(words, "ask-all-tricks");
                let help = rule_and_form("M-2", count, &yes_or_no(form.screen), form.screen);
                // Whoever has all tricks has all points.
                let could = partial.told.soloist_points == Some(Points(120));
                let all = could && yes(form, Topic::AllTricks, &text, &help, Usual::Neither)?;
                partial.told.all_tricks = Some(all);
            }
            _ => {
                let telling = match situation.game {
                    _ if partial.told.tricks.is_some() => "tricks",
                    Kind::Dreeg { contract, .. } => contract.word(),
                    Kind::Herzblatt { .. } => "solo",
                };
                let why = words::wrong_when(&wrong, telling, &situation.all, form.screen);
                // Of many recorded tricks only the last line is to be told again.
                let only_last = partial.told.tricks.is_some();
                return Err(if only_last { form.refuse(&why) } else { form.refuse_all(&why) });
            }
        }
    }
    Ok(())
}

/// What is said of a deal while it is typed: what it would come to, or how far its piles are off.
pub fn hint(situation: &Situation, partial: &Partial, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    match (situation.trial)(partial) {
        Ok(effect) => told_effect(&effect, screen),
        Err(Wrong::Rules(Fault::PilesOver { extra, .. })) => Some(say!(words, "hint-too-many", over = extra)),
        Err(Wrong::Rules(Fault::PilesShort { missing, .. })) => Some(say!(words, "hint-missing", missing = missing)),
        Err(_) => None,
    }
}

fn told_effect(effect: &Effect, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    let mut parts: Vec<String> = effect.gone_out.iter().map(|name| say!(words, "hint-goes-out", name = name)).collect();
    match (effect.ends_game, effect.ends_subgame) {
        (true, _) => parts.push(say!(words, "hint-ends-game")),
        (false, true) => parts.push(say!(words, "hint-ends-subgame")),
        (false, false) => {}
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What is said of a line that can be read, and then of what it would come to.
pub fn said(first: Option<String>, situation: &Situation, partial: &Partial, screen: &Screen) -> Option<String> {
    let parts: Vec<String> = first.into_iter().chain(hint(situation, partial, screen)).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// A misread line of this deal: somebody who takes no part is called so.
pub fn refused(misread: Misread, situation: &Situation, screen: &Screen) -> Refused {
    Refused::misread(&misread.or_absent(&situation.absent).or_card(), &screen.words)
}

/// The same where only a name is asked for: no letter is a card there.
pub fn refused_name(misread: Misread, situation: &Situation, screen: &Screen) -> Refused {
    Refused::misread(&misread.or_absent(&situation.absent), &screen.words)
}

/// Asks for one of those who play: the id of the question, and a name to offer.
pub fn player(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    topic: Topic,
    who: Message,
    offered: Option<&str>,
) -> Result<usize, Stop> {
    let values = [("names", situation.names.join(", ").into()), ("example", situation.letter(0).into())];
    let text = form.screen.words.said(who, &values);
    let help = say!(form.screen.words, "why-name", example = situation.letter(0));
    let situation = Rc::clone(situation);
    let candidates = situation.names.clone();
    let read = move |typed: &str, screen: &Screen| {
        names::find(typed, &situation.known()).map_err(|misread| refused_name(misread, &situation, screen))
    };
    let query = Query::new(topic, text, help, read).completing(candidates).or(offered.map(str::to_owned));
    form.ask(query.saying(|_, _| None))
}

/// How the first of some names is written shortest.
pub fn shortest(known: &[String]) -> String {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    names::shortest(&known).first().cloned().unwrap_or_default()
}

/// Asks for one of some names.
pub fn one_of(form: &mut Form<'_>, topic: Topic, text: String, known: Vec<String>) -> Result<usize, Stop> {
    let help = say!(form.screen.words, "why-name", example = shortest(&known));
    let candidates = known.clone();
    let read = move |typed: &str, screen: &Screen| {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        names::find(typed, &known).map_err(|misread| Refused::misread(&misread, &screen.words))
    };
    form.ask(Query::new(topic, text, help, read).completing(candidates))
}

/// Asks for one of those who play, or nobody.
pub fn player_or_nobody(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    topic: Topic,
    text: String,
    help: String,
) -> Result<Option<usize>, Stop> {
    let candidates = situation.names.clone();
    let situation = Rc::clone(situation);
    let read = move |typed: &str, screen: &Screen| match typed {
        "" | "-" => Ok(None),
        name => {
            names::find(name, &situation.known()).map(Some).map_err(|misread| refused_name(misread, &situation, screen))
        }
    };
    form.ask(Query::new(topic, text, help, read).completing(candidates))
}

/// What an empty line means where yes or no is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usual {
    /// Yes.
    Yes,
    /// No.
    No,
    /// It must be said.
    Neither,
    /// It must be said, and nothing that was typed before the question says it.
    Grave,
}

/// Asks for yes or no.
pub fn yes(form: &mut Form<'_>, topic: Topic, text: &str, help: &str, usual: Usual) -> Result<bool, Stop> {
    let words = &form.screen.words;
    let read =
        |typed: &str, screen: &Screen| choice::yes(typed).map_err(|misread| Refused::misread(&misread, &screen.words));
    let both = say!(words, "ask-yes-or-no", question = text);
    let query = |text: String| Query::new(topic, text, help.to_owned(), read);
    let query = match usual {
        Usual::Yes => query(text.to_owned()).or(Some(say!(words, "answer-yes"))),
        Usual::No => query(text.to_owned()).or(Some(say!(words, "answer-no"))),
        Usual::Neither => query(both),
        Usual::Grave => query(both).grave(),
    };
    form.ask(query)
}

/// Asks for a whole number.
pub fn number(form: &mut Form<'_>, topic: Topic, text: &str, help: &str, least: u8, most: u8) -> Result<u8, Stop> {
    let read = move |typed: &str, screen: &Screen| {
        let number = choice::number(typed, least.into(), most.into());
        let number = number.map_err(|misread| Refused::misread(&misread, &screen.words))?;
        Ok(u8::try_from(number).unwrap_or(most))
    };
    form.ask(Query::new(topic, text.to_owned(), help.to_owned(), read))
}

/// Asks for a text, which may be empty.
pub fn text(form: &mut Form<'_>, topic: Topic, text: &str, help: &str) -> Result<Option<Box<str>>, Stop> {
    let read =
        |typed: &str, _: &Screen| Ok(Some(typed.trim()).filter(|text| !matches!(*text, "" | "-")).map(Box::from));
    form.ask(Query::new(topic, text.to_owned(), help.to_owned(), read).free())
}

/// Asks for a text that is not empty.
pub fn full_text(form: &mut Form<'_>, topic: Topic, text: &str, help: &str) -> Result<Box<str>, Stop> {
    let read = |typed: &str, screen: &Screen| match typed.trim() {
        "" => Err(Refused::because(say!(screen.words, "misread-nothing"))),
        text => Ok(Box::from(text)),
    };
    form.ask(Query::new(topic, text.to_owned(), help.to_owned(), read).free())
}

/// Whose deal it was, where one is told anew: kept with Enter.
pub fn dealer(form: &mut Form<'_>, situation: &Situation) -> Result<Player, Stop> {
    dealer_asked(form, situation, message!("ask-dealer", names, example))
}

/// Who deals the next deal; who it would be anyway is offered.
pub fn next_dealer(form: &mut Form<'_>, situation: &Situation) -> Result<Player, Stop> {
    dealer_asked(form, situation, message!("ask-dealer-next", names, example))
}

fn dealer_asked(form: &mut Form<'_>, situation: &Situation, who: Message) -> Result<Player, Stop> {
    let seated = situation.seated.clone();
    let name = |player: &Player| situation.all.of(*player).to_owned();
    let known: Vec<String> = seated.iter().map(name).collect();
    let example = shortest(&known);
    let text = form.screen.words.said(who, &[("names", known.join(", ").into()), ("example", example.clone().into())]);
    let game = match situation.game {
        Kind::Dreeg { .. } => "dreeg",
        Kind::Herzblatt { .. } => "herzblatt",
    };
    let help = say!(form.screen.words, "why-dealer", game = game, example = example);
    let candidates = known.clone();
    let read = move |typed: &str, screen: &Screen| {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let place = names::find(typed, &known).map_err(|misread| Refused::misread(&misread, &screen.words))?;
        seated.get(place).copied().ok_or_else(|| Refused::because(String::new()))
    };
    form.ask(Query::new(Topic::Dealer, text, help, read).completing(candidates).or(Some(name(&situation.dealer))))
}
