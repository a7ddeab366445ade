//! Everything that happens at a table and is no deal: misdeals, rulings, seats, stakes, payments, the end.

use super::deal::{self, full_text, one_of, text};
use super::draft::Draft;
use super::form::{First, Form, Stop};
use super::situation::{self, Situation};
use super::words;
use crate::prompt::Question;
use crate::prompt::entry::{Misread, choice, money, names, pairs, parted};
use crate::report::evening;
use crate::rules::Player;
use crate::rules::dreeg::Contract;
use crate::rules::money::{Currency, Money};
use crate::session::write::Item;
use crate::session::{Session, Wrong};
use crate::{message, say};

/// The questions about an event, given who deals out of turn.
pub type Steps = fn(&mut Form<'_>, Option<Player>) -> Result<Draft, Stop>;

/// The questions about events of a kind; nothing for deals.
pub fn steps(kind: &str) -> Option<Steps> {
    match kind {
        "misdeal" => Some(misdeal),
        "ruling" => Some(ruling),
        "seating" => Some(seating),
        "stake" => Some(stake),
        "payment" => Some(payment),
        "end" => Some(end),
        _ => None,
    }
}

/// Asks until the event fits; `trial` says what is wrong with it as it would be entered.
pub fn ask(
    form: &mut Form<'_>,
    steps: Steps,
    dealer: Option<Player>,
    trial: &dyn Fn(&Draft) -> Option<Wrong>,
) -> Result<Draft, Stop> {
    form.run(|form| {
        let draft = steps(form, dealer)?;
        let Some(wrong) = trial(&draft) else { return Ok(draft) };
        let why = words::wrong(&wrong, form.session.names(), form.screen);
        Err(if form.has_answers() { form.refuse_all(&why) } else { form.give_up(&why) })
    })
}

/// Everybody who may deal: in Dreeg also those who are out, in Herzblatt those who sit at the table.
pub fn at_table(session: &Session) -> Vec<Player> {
    match session {
        Session::Dreeg(evening) => evening.state().seated().players().collect(),
        Session::Herzblatt(evening) => evening.state().seated().to_vec(),
    }
}

/// Everybody who ever sat.
fn people(session: &Session) -> Vec<String> {
    let players: Vec<Player> = match session {
        Session::Dreeg(evening) => evening.state().seated().players().collect(),
        Session::Herzblatt(evening) => evening.state().people().to_vec(),
    };
    players.into_iter().map(|player| session.names().of(player).to_owned()).collect()
}

/// What money is counted in; a Dreeg table plays for blobs, so there the question is refused.
fn currency(form: &mut Form<'_>) -> Result<Currency, Stop> {
    match form.session {
        Session::Herzblatt(evening) => Ok(evening.game.currency),
        Session::Dreeg(_) => {
            let why = say!(form.screen.words, "play-only-herzblatt");
            Err(form.give_up(&why))
        }
    }
}

/// `m`: nothing scored, the same dealer deals again (D-8).
pub fn misdeal(form: &mut Form<'_>, dealer: Option<Player>) -> Result<Draft, Stop> {
    let words = &form.screen.words;
    let reason = text(form, &say!(words, "ask-reason-misdeal"), &say!(words, "why-reason"))?;
    let draft = match dealer {
        Some(player) => Draft::new("misdeal").with("dealer", form.session.names().of(player)),
        None => Draft::new("misdeal"),
    };
    Ok(with_reason(draft, &reason))
}

fn with_reason(draft: Draft, reason: &str) -> Draft {
    if reason.is_empty() { draft } else { draft.with("reason", reason) }
}

/// `e`: the game is over as it stands.
pub fn end(form: &mut Form<'_>, _: Option<Player>) -> Result<Draft, Stop> {
    let words = &form.screen.words;
    let reason = text(form, &say!(words, "ask-reason-end"), &say!(words, "why-end"))?;
    if !deal::yes(form, &say!(words, "ask-end"), &say!(words, "why-end"), true)? {
        let why = say!(words, "play-not-ended");
        return Err(form.give_up(&why));
    }
    Ok(with_reason(Draft::new("end"), &reason))
}

/// `j`: the table's ruling.
pub fn ruling(form: &mut Form<'_>, _: Option<Player>) -> Result<Draft, Stop> {
    let words = &form.screen.words;
    let people = people(form.session);
    let known: Vec<&str> = people.iter().map(String::as_str).collect();
    let draft = match form.session {
        Session::Dreeg(_) => {
            let help = say!(words, "why-ruling");
            let strokes = numbers(form, &say!(words, "ask-ruling-strokes"), &help, &known, 7)?;
            let blobs = numbers(form, &say!(words, "ask-ruling-blobs"), &help, &known, 9)?;
            let draft = Draft::new("ruling");
            let draft = if strokes.is_empty() { draft } else { draft.with("strokes", strokes) };
            if blobs.is_empty() { draft } else { draft.with("blobs", blobs) }
        }
        Session::Herzblatt(evening) => {
            let (currency, screen) = (evening.game.currency, form.screen);
            let (text, help) = (say!(words, "ask-ruling-payments"), say!(words, "why-ruling-payments"));
            let payments = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
                let read = || {
                    let pairs = pairs::read(typed, &known)?;
                    let amount = |value| Ok(money::read(value, currency)?.decimal(currency.decimals()).to_string());
                    pairs.into_iter().map(|(place, value)| Ok((place, amount(value)?))).collect::<Result<Vec<_>, _>>()
                };
                read().map_err(|misread: Misread| misread.told(&screen.words))
            })?;
            let name = |place: usize| known.get(place).copied().unwrap_or_default().to_owned();
            let payments = payments.into_iter().map(|(place, amount)| (name(place), Item::Text(amount)));
            Draft::new("ruling").with("payments", payments.collect::<Vec<_>>())
        }
    };
    let reason = full_text(form, &say!(words, "ask-reason"), &say!(words, "why-reason-ruling"))?;
    Ok(draft.with("reason", reason))
}

/// Numbers by name, which may be left out.
fn numbers(
    form: &mut Form<'_>,
    text: &str,
    help: &str,
    known: &[&str],
    limit: i64,
) -> Result<Vec<(String, Item)>, Stop> {
    let screen = form.screen;
    let numbers = form.ask(&Question::new(text).explained(help), First::Answer, |typed| {
        if matches!(typed, "" | "-") {
            return Ok(Vec::new());
        }
        let read = || {
            let pairs = pairs::read(typed, known)?;
            pairs
                .into_iter()
                .map(|(place, value)| Ok((place, choice::number(value, -limit, limit)?)))
                .collect::<Result<Vec<_>, _>>()
        };
        read().map_err(|misread: Misread| misread.told(&screen.words))
    })?;
    let name = |place: usize| known.get(place).copied().unwrap_or_default().to_owned();
    Ok(numbers.into_iter().map(|(place, number)| (name(place), Item::Int(number))).collect())
}

/// `n`: who sits where from the next deal on (H-11).
pub fn seating(form: &mut Form<'_>, _: Option<Player>) -> Result<Draft, Stop> {
    currency(form)?;
    let screen = form.screen;
    let people = people(form.session);
    let known: Vec<&str> = people.iter().map(String::as_str).collect();
    let (text, help) = (say!(screen.words, "ask-seating", names = known.join(", ")), say!(screen.words, "why-seating"));
    let players = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
        let one = |token: &str| match names::find(token, &known) {
            Ok(place) => Ok(known.get(place).copied().unwrap_or_default().to_owned()),
            // Who is not known is new; a beginning that several share is not.
            Err(Misread::NoName { .. }) => Ok(token.trim().to_owned()),
            Err(misread) => Err(misread.told(&screen.words)),
        };
        parted(typed).into_iter().map(one).collect::<Result<Vec<String>, String>>()
    })?;
    let new: Vec<&str> = players.iter().map(String::as_str).filter(|name| !known.contains(name)).collect();
    if !new.is_empty() {
        let listed = evening::listed(new.iter().copied(), &screen.words);
        let help = say!(screen.words, "why-new-names");
        if !deal::yes(form, &say!(screen.words, "ask-new-names", names = listed), &help, false)? {
            let why = say!(screen.words, "play-not-counted");
            return Err(form.refuse_all(&why));
        }
    }
    let names: Vec<&str> = players.iter().map(String::as_str).collect();
    let (text, help) = (say!(screen.words, "ask-next-dealer"), say!(screen.words, "why-next-dealer"));
    let dealer = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed {
        "" | "-" => Ok(None),
        name => names::find(name, &names).map(Some).map_err(|misread| misread.told(&screen.words)),
    })?;
    let draft = Draft::new("seating").with("players", names.iter().map(|name| Item::from(*name)).collect::<Vec<_>>());
    Ok(match dealer.and_then(|place| names.get(place)) {
        Some(dealer) => draft.with("dealer", *dealer),
        None => draft,
    })
}

/// `k`: the stake from the next deal on.
pub fn stake(form: &mut Form<'_>, _: Option<Player>) -> Result<Draft, Stop> {
    let currency = currency(form)?;
    let words = &form.screen.words;
    let amount = amount(form, &say!(words, "ask-stake"), &say!(words, "why-money"), currency)?;
    Ok(Draft::new("stake").with("amount", amount))
}

/// `z`: a debt was paid (H-12).
pub fn payment(form: &mut Form<'_>, _: Option<Player>) -> Result<Draft, Stop> {
    let currency = currency(form)?;
    let words = &form.screen.words;
    let people = people(form.session);
    let known: Vec<&str> = people.iter().map(String::as_str).collect();
    let from = one_of(form, &known, message!("who-pays", names), None)?;
    let to = one_of(form, &known, message!("who-is-paid", names), None)?;
    let amount = amount(form, &say!(words, "ask-amount"), &say!(words, "why-money"), currency)?;
    let name = |place: usize| known.get(place).copied().unwrap_or_default();
    Ok(Draft::new("payment").with("from", name(from)).with("to", name(to)).with("amount", amount))
}

/// Asks for a positive amount, and gives it as the file writes it.
fn amount(form: &mut Form<'_>, text: &str, help: &str, currency: Currency) -> Result<String, Stop> {
    let screen = form.screen;
    form.ask(&Question::new(text).explained(help), First::Answer, |typed| {
        let amount = money::read(typed, currency).map_err(|misread| misread.told(&screen.words))?;
        if amount > Money::ZERO {
            Ok(amount.decimal(currency.decimals()).to_string())
        } else {
            Err(Misread::NoMoney { typed: typed.to_owned() }.told(&screen.words))
        }
    })
}

/// `f`: a false claim as all that is told of a deal (D-22).
pub fn false_claim(form: &mut Form<'_>, situation: &Situation) -> Result<Draft, Stop> {
    let contract = match situation.kind {
        situation::Kind::Dreeg { contract: contract @ (Contract::SixtySix | Contract::CallACard), .. } => contract,
        situation::Kind::Dreeg { .. } | situation::Kind::Herzblatt { .. } => {
            let why = say!(form.screen.words, "play-no-claims");
            return Err(form.give_up(&why));
        }
    };
    let mut draft = deal::draft(situation, contract.word());
    if contract == Contract::CallACard {
        draft = draft.with("caller", situation.name(situation.forehand()));
        if situation.players.len() > 2 {
            let partner = deal::player(form, situation, message!("who-partner", names), None)?;
            if partner != situation.forehand() {
                draft = draft.with("partner", situation.name(partner));
            }
        }
    }
    let claimer = deal::player(form, situation, message!("who-claimed", names), None)?;
    Ok(draft.with("false_claim", situation.name(claimer)))
}
