//! A deal, asked for: the line for its contract and level, then only what is still needed to score it.

use super::command::Level;
use super::draft::Draft;
use super::form::{First, Form, Stop};
use super::situation::{Kind, Situation};
use super::words::rule;
use super::{each, side, solo, words};
use crate::prompt::Question;
use crate::prompt::entry::cards::Deck;
use crate::prompt::entry::{choice, names};
use crate::rules::dreeg::Contract;
use crate::rules::fault::Fault;
use crate::session::Wrong;
use crate::session::write::Item;
use crate::words::Message;
use crate::{message, say};

/// What was told of a deal.
#[derive(Clone, Debug)]
pub struct Told {
    /// The event.
    pub draft: Draft,
    /// What was filled in and must be confirmed.
    pub filled: Option<String>,
}

impl Told {
    /// An event to which nothing was added.
    pub fn plain(draft: Draft) -> Told {
        Told { draft, filled: None }
    }
}

/// How a deal is to be asked for.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The level.
    pub level: Level,
    /// The deck on the table, once it is known.
    pub deck: Option<Deck>,
}

/// Asks for the deal; `trial` says what is wrong with it as it would be entered.
pub fn ask(
    form: &mut Form<'_>,
    situation: &Situation,
    manner: Manner,
    trial: &dyn Fn(&Draft) -> Option<Wrong>,
) -> Result<Told, Stop> {
    form.run(|form| {
        let mut told = match situation.kind {
            Kind::Dreeg { contract, house } => match contract {
                Contract::SixtySix | Contract::Cameroon => each::ask(form, situation, contract, &house, manner)?,
                Contract::RedSow => side::red_sow(form, situation, &house, manner)?,
                Contract::CallACard => side::call_a_card(form, situation, &house, manner)?,
            },
            Kind::Herzblatt { house } => solo::ask(form, situation, &house, manner)?,
        };
        complete(form, situation, &mut told.draft, trial)?;
        if let Some(filled) = &told.filled {
            let help = say!(form.screen.words, "why-filled");
            if !yes(form, filled, &help, false)? {
                return Err(form.refuse_all(&say!(form.screen.words, "play-not-counted")));
            }
        }
        Ok(told)
    })
}

/// Asks for what the rules still need: who took the last trick, the other side's card points, and the like.
pub fn complete(
    form: &mut Form<'_>,
    situation: &Situation,
    draft: &mut Draft,
    trial: &dyn Fn(&Draft) -> Option<Wrong>,
) -> Result<(), Stop> {
    while let Some(wrong) = trial(draft) {
        let has = |key: &str| draft.keys().iter().any(|(name, _)| name == key);
        let next = match &wrong {
            Wrong::Rules(
                Fault::TieNeedsLastTrick {} | Fault::BonusNeedsLastTrick {} | Fault::UndecidedNeedsLastTrick {},
            ) if !has("last_trick") => {
                let place = player(form, situation, message!("who-last-trick", names), None)?;
                draft.clone().with("last_trick", situation.name(place))
            }
            Wrong::Rules(Fault::OpponentPointsNeeded {} | Fault::TariffNeedsPoints {}) if !has("opponent_points") => {
                let (text, help) =
                    (say!(form.screen.words, "ask-opponent-points"), say!(form.screen.words, "why-piles"));
                let points = number(form, &text, &help, 0, 120)?;
                draft.clone().with("opponent_points", points)
            }
            Wrong::Rules(Fault::TariffNeedsWorth {}) if !has("worth") => {
                let (text, help) =
                    (say!(form.screen.words, "ask-worth"), rule("D-44", situation.players.len(), form.screen));
                let worth = number(form, &text, &help, 1, 3)?;
                draft.clone().with("worth", worth)
            }
            Wrong::Rules(Fault::DuNeedsAllTricks {}) if !has("all_tricks") => {
                let (text, help) =
                    (say!(form.screen.words, "ask-all-tricks"), rule("M-2", situation.players.len(), form.screen));
                // Whoever has all tricks has all points.
                let could = draft.keys().iter().any(|(name, item)| name == "soloist_points" && *item == Item::Int(120));
                let all = could && yes(form, &text, &help, false)?;
                draft.clone().with("all_tricks", all)
            }
            _ => {
                let telling = match situation.kind {
                    _ if has("tricks") => "tricks",
                    Kind::Dreeg { contract, .. } => contract.word(),
                    Kind::Herzblatt { .. } => "solo",
                };
                let why = words::wrong_when(&wrong, telling, form.session.names(), form.screen);
                // Of many recorded tricks only the last line is to be told again.
                return Err(if has("tricks") { form.refuse(&why) } else { form.refuse_all(&why) });
            }
        };
        *draft = next;
    }
    Ok(())
}

/// A new event of this deal, with its dealer if that was said.
pub fn draft(situation: &Situation, kind: &str) -> Draft {
    let draft = Draft::new(kind);
    match &situation.given_dealer {
        Some(dealer) => draft.with("dealer", dealer.as_str()),
        None => draft,
    }
}

/// Asks for one of those who play: the question, and a name to offer.
pub fn player(form: &mut Form<'_>, situation: &Situation, who: Message, offered: Option<&str>) -> Result<usize, Stop> {
    let known = situation.known();
    one_of(form, &known, who, offered)
}

/// Asks for one of some names.
pub fn one_of(form: &mut Form<'_>, known: &[&str], who: Message, offered: Option<&str>) -> Result<usize, Stop> {
    let screen = form.screen;
    let text = screen.words.said(who, &[("names", known.join(", ").into())]);
    let help = say!(screen.words, "why-name");
    form.ask(&Question::new(&text).or(offered).explained(&help), First::Answer, |typed| {
        names::find(typed, known).map_err(|misread| misread.told(&screen.words))
    })
}

/// Asks for yes or no. Yes is offered, unless it would delete something.
pub fn yes(form: &mut Form<'_>, text: &str, help: &str, grave: bool) -> Result<bool, Stop> {
    let screen = form.screen;
    let offered = say!(screen.words, "answer-yes");
    let both = say!(screen.words, "ask-yes-or-no", question = text);
    let text = if grave { &both } else { text };
    let question = Question { text, help, grave, default: (!grave).then_some(offered.as_str()) };
    form.ask(&question, First::Answer, |typed| choice::yes(typed).map_err(|misread| misread.told(&screen.words)))
}

/// Asks for a whole number.
pub fn number(form: &mut Form<'_>, text: &str, help: &str, least: i64, most: i64) -> Result<i64, Stop> {
    let screen = form.screen;
    form.ask(&Question::new(text).explained(help), First::Answer, |typed| {
        choice::number(typed, least, most).map_err(|misread| misread.told(&screen.words))
    })
}

/// Asks for a text, which may be empty.
pub fn text(form: &mut Form<'_>, text: &str, help: &str) -> Result<String, Stop> {
    form.ask(&Question::new(text).explained(help), First::Answer, |typed| Ok(typed.to_owned()))
}

/// Asks for a text that is not empty.
pub fn full_text(form: &mut Form<'_>, text: &str, help: &str) -> Result<String, Stop> {
    let screen = form.screen;
    form.ask(&Question::new(text).explained(help), First::Answer, |typed| match typed {
        "" => Err(say!(screen.words, "misread-nothing")),
        text => Ok(text.to_owned()),
    })
}
