//! Everything that happens at a table and is no deal: misdeals, rulings, seats, substitutes, stakes, payments, remarks, the end.

use std::rc::Rc;

use super::deal::{self, Usual, full_text, one_of, text};
use super::each::each_of;
use super::form::Form;
use super::query::{Query, Refused, Stop, Topic};
use super::situation::{Partial, Situation, Trial};
use super::table::Kind;
use super::words;
use crate::prompt::entry::{Misread, choice, money, names, pairs, parted};
use crate::rules::Player;
use crate::rules::card::CardSet;
use crate::rules::dreeg::{Contract, Each};
use crate::rules::herzblatt::pack;
use crate::rules::money::{Currency, Money};
use crate::screen::Screen;
use crate::session::events::Told;
use crate::session::events::values::Joiner;
use crate::session::names::{check, folded};
use crate::session::{Names, Wrong};
use crate::{message, say};

/// What the questions need to know of the evening.
#[derive(Clone)]
pub struct Context {
    /// The deal that is on; nothing once the game is over.
    pub situation: Option<Rc<Situation>>,
    /// Who may be named.
    pub people: Vec<Player>,
    /// Who ever sat.
    pub ever: Vec<Player>,
    /// Everybody's names. Those who are new are added.
    pub names: Names,
    /// What money is counted in.
    pub currency: Option<Currency>,
    /// What an event would come to.
    pub trial: Trial,
    /// What is asked about, as it read, where it is corrected.
    pub is_correction: bool,
}

impl Context {
    fn people(&self) -> Vec<String> {
        self.people.iter().map(|player| self.names.of(*player).to_owned()).collect()
    }

    fn player(&self, place: usize) -> Player {
        self.people.get(place).copied().unwrap_or(Player(0))
    }

    /// How somebody is written shortest.
    fn letter(&self, place: usize) -> String {
        let people = self.people();
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        names::shortest(&people).get(place).cloned().unwrap_or_default()
    }

    /// The person of a name, which may be new.
    fn sits_down(&mut self, name: &str) -> Option<Player> {
        let fold = folded(name);
        let known = self.names.iter().find(|known| folded(known) == fold).map(str::to_owned);
        self.names.intern(known.as_deref().unwrap_or(name))
    }
}

/// Asks for an event of a kind that is no deal.
pub fn ask(form: &mut Form<'_>, context: &mut Context, kind: &'static str) -> Result<Partial, Stop> {
    let mut partial = Partial { kind, told: Told::default(), note: None };
    match kind {
        "misdeal" => misdeal(form, context, &mut partial)?,
        "ruling" => ruling(form, context, &mut partial)?,
        "seating" => seating(form, context, &mut partial)?,
        "substitute" => substitute(form, context, &mut partial)?,
        "stake" => {
            let words = &form.screen.words;
            let currency = currency(form, context)?;
            let text = say!(words, "ask-stake", example = words.decimal(money::example(currency)));
            partial.told.amount = Some(amount(form, currency, text)?);
        }
        "payment" => payment(form, context, &mut partial)?,
        "note" => {
            let words = &form.screen.words;
            partial.note = Some(full_text(form, Topic::Note, &say!(words, "ask-note"), &say!(words, "why-note"))?);
        }
        _ => end(form, context, &mut partial)?,
    }
    match (context.trial)(&partial) {
        Ok(_) => Ok(partial),
        Err(wrong) => Err(refuse(form, context, &wrong)),
    }
}

/// What is told does not fit: it is asked for again, or given up where nothing could be answered differently.
fn refuse(form: &mut Form<'_>, context: &Context, wrong: &Wrong) -> Stop {
    let why = words::wrong(wrong, &context.names, form.screen);
    if form.is_pending() { form.refuse_all(&why) } else { form.give_up(&why) }
}

/// What money is counted in. A Dreeg table plays for blobs.
fn currency(form: &mut Form<'_>, context: &Context) -> Result<Currency, Stop> {
    context.currency.ok_or_else(|| {
        let why = say!(form.screen.words, "play-only-herzblatt");
        form.give_up(&why)
    })
}

/// Nothing scored, the same dealer deals again (D-8).
fn misdeal(form: &mut Form<'_>, context: &mut Context, partial: &mut Partial) -> Result<(), Stop> {
    if context.is_correction {
        if let Some(situation) = context.situation.clone() {
            let dealer = deal::dealer(form, &situation)?;
            partial.told.dealer = (situation.given || dealer != situation.dealer).then_some(dealer);
        }
    } else if let Some(situation) = &context.situation {
        partial.told.dealer = situation.given.then_some(situation.dealer);
    }
    let words = &form.screen.words;
    partial.told.reason = text(form, Topic::Reason, &say!(words, "ask-reason-misdeal"), &say!(words, "why-reason"))?;
    Ok(())
}

/// The game is over as it stands.
fn end(form: &mut Form<'_>, context: &Context, partial: &mut Partial) -> Result<(), Stop> {
    let words = &form.screen.words;
    let why = match context.currency {
        None => say!(words, "why-end"),
        Some(_) => say!(words, "why-end-money"),
    };
    if !context.is_correction && !deal::yes(form, Topic::Meant, &say!(words, "ask-end"), &why, Usual::Grave)? {
        let why = say!(words, "play-not-ended");
        return Err(form.give_up(&why));
    }
    partial.told.reason = text(form, Topic::Reason, &say!(words, "ask-reason-end"), &say!(words, "why-reason"))?;
    Ok(())
}

/// The table's ruling. Whether it can be is told before its reason is asked for.
fn ruling(form: &mut Form<'_>, context: &mut Context, partial: &mut Partial) -> Result<(), Stop> {
    let words = &form.screen.words;
    let told = &mut partial.told;
    let (a, b) = (context.letter(0), context.letter(1));
    if let Some(currency) = context.currency {
        told.payments = Some(payments(form, context, currency)?);
    } else {
        let help = |example: String| say!(words, "why-ruling", example = example);
        let (text, why) = (say!(words, "ask-ruling-strokes", a = &a, b = &b), help(format!("{a}2 {b}-1")));
        told.strokes = numbers(form, context, Topic::Strokes, &text, &why, 7)?;
        let (text, why) = (say!(words, "ask-ruling-blobs", a = &a, b = &b), help(format!("{a}1 {b}-1")));
        told.blobs = numbers(form, context, Topic::Blobs, &text, &why, 9)?;
    }
    told.reason = Some("-".into());
    if let Err(wrong) = (context.trial)(partial) {
        return Err(refuse(form, context, &wrong));
    }
    let (question, why) = (say!(words, "ask-reason"), say!(words, "why-reason-ruling"));
    partial.told.reason = Some(full_text(form, Topic::Reason, &question, &why)?);
    Ok(())
}

type Payments = Box<[(Player, Money)]>;

fn payments(form: &mut Form<'_>, context: &Context, currency: Currency) -> Result<Payments, Stop> {
    let screen = form.screen;
    let (people, players) = (context.people(), context.people.clone());
    let shown = screen.words.decimal(money::example(currency));
    let (one, other) = (format!("{}{shown}", context.letter(0)), format!("{}-{shown}", context.letter(1)));
    let example = format!("{one} {other}");
    let text = say!(screen.words, "ask-ruling-payments", example = &example);
    let money = why_money(screen, currency, &example);
    let help = format!("{}\n{money}", say!(screen.words, "why-ruling-payments"));
    let candidates = people.clone();
    let read = move |typed: &str, screen: &Screen| {
        let known: Vec<&str> = people.iter().map(String::as_str).collect();
        let pairs = || {
            let pairs = pairs::read(typed, &known, |word| money::unit(word, currency).is_some())?;
            let value = |(place, value): (usize, &str)| {
                Ok((players.get(place).copied().unwrap_or(Player(0)), money::read(value, currency)?))
            };
            pairs.into_iter().map(value).collect::<Result<Vec<_>, Misread>>()
        };
        pairs().map(Vec::into_boxed_slice).map_err(|misread| Refused::misread(&misread, &screen.words))
    };
    form.ask(Query::new(Topic::Strokes, text, help, read).completing(candidates))
}

/// Numbers by name, which may be left out.
fn numbers(
    form: &mut Form<'_>,
    context: &Context,
    topic: Topic,
    text: &str,
    help: &str,
    limit: i64,
) -> Result<Option<Each<i8>>, Stop> {
    let (people, players, candidates) = (context.people(), context.people.clone(), context.people());
    let read = move |typed: &str, screen: &Screen| {
        if matches!(typed, "" | "-") {
            return Ok(None);
        }
        let known: Vec<&str> = people.iter().map(String::as_str).collect();
        let pairs = || {
            let pairs = pairs::read(typed, &known, |_| false)?;
            let value = |(place, value): (usize, &str)| {
                let number = choice::number(value, -limit, limit)?;
                Ok((players.get(place).copied().unwrap_or(Player(0)), i8::try_from(number).unwrap_or(0)))
            };
            pairs.into_iter().map(value).collect::<Result<Vec<_>, Misread>>()
        };
        pairs().map(|pairs| each_of(pairs.into_iter())).map_err(|misread| Refused::misread(&misread, &screen.words))
    };
    form.ask(Query::new(topic, text.to_owned(), help.to_owned(), read).completing(candidates))
}

/// Who sits where from the next deal on (H-11).
fn seating(form: &mut Form<'_>, context: &mut Context, partial: &mut Partial) -> Result<(), Stop> {
    let screen = form.screen;
    let people = context.people();
    let seated: Vec<String> = match &context.situation {
        Some(situation) => situation.seated.iter().map(|player| situation.all.of(*player).to_owned()).collect(),
        None => Vec::new(),
    };
    let example = seated.join(", ");
    let text = say!(screen.words, "ask-seating", names = people.join(", "), example = &example);
    let why = say!(screen.words, "why-seating", example = example);
    let known = people.clone();
    let read = move |typed: &str, screen: &Screen| {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let one = |token: &str| match names::find(token, &known) {
            Ok(place) => Ok(known.get(place).copied().unwrap_or_default().to_owned()),
            // Who is not known is new; a beginning that several share is not.
            Err(Misread::NoName { .. }) => new_name(token, &known, screen),
            Err(misread) => Err(Refused::misread(&misread, &screen.words)),
        };
        parted(typed).into_iter().map(one).collect::<Result<Vec<String>, Refused>>()
    };
    let query = Query::new(Topic::Seats, text, why, read).completing(people.clone());
    let players = form.ask(query)?;
    let new: Vec<&str> =
        players.iter().map(String::as_str).filter(|name| !people.iter().any(|known| known == name)).collect();
    confirm_new(form, &new, true)?;
    let sitting: Option<Vec<Player>> = players.iter().map(|name| context.sits_down(name)).collect();
    partial.told.players = sitting.map(Vec::into_boxed_slice);
    if let Err(wrong) = (context.trial)(partial) {
        return Err(refuse(form, context, &wrong));
    }
    if let Some(told) = pack_change(context, seated.len(), players.len(), screen) {
        form.tell(&told)?;
    }
    let example = deal::shortest(&players);
    let text = say!(screen.words, "ask-next-dealer", example = &example);
    let help = say!(screen.words, "why-next-dealer", example = example);
    let known = players.clone();
    let read = move |typed: &str, screen: &Screen| match typed {
        "" | "-" => Ok(None),
        name => {
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            names::find(name, &known).map(Some).map_err(|misread| Refused::misread(&misread, &screen.words))
        }
    };
    let dealer = form.ask(Query::new(Topic::Dealer, text, help, read).completing(players.clone()))?;
    partial.told.dealer = dealer.and_then(|place| players.get(place)).and_then(|name| context.names.find(name));
    Ok(())
}

/// Which cards go out or in, where other people play with another pack (H-1).
fn pack_change(context: &Context, before: usize, after: usize, screen: &Screen) -> Option<String> {
    let Kind::Herzblatt { house } = context.situation.as_ref()?.game else { return None };
    let playing = |seated: usize| seated - usize::from(house.dealer_sits_out && seated > 2);
    let pack = |seated: usize| pack::pack(u8::try_from(playing(seated)).unwrap_or(0), &house);
    let (before, after) = (pack(before), pack(after));
    let shown = |cards: CardSet| cards.iter().map(|card| screen.words.card(card)).collect::<Vec<_>>().join(" ");
    let only = |one: CardSet, other: CardSet| one.iter().filter(|card| !other.contains(*card)).collect::<CardSet>();
    let words = &screen.words;
    let (out, comes_in) = (only(before, after), only(after, before));
    let mut told: Vec<String> = Vec::new();
    told.extend((!out.is_empty()).then(|| say!(words, "seating-cards-out", cards = shown(out))));
    told.extend((!comes_in.is_empty()).then(|| say!(words, "seating-cards-in", cards = shown(comes_in))));
    (!told.is_empty()).then(|| told.join("\n"))
}

/// Somebody takes over another's seat (D-9).
fn substitute(form: &mut Form<'_>, context: &mut Context, partial: &mut Partial) -> Result<(), Stop> {
    let screen = form.screen;
    let people = context.people();
    let text = say!(screen.words, "ask-leaves", names = people.join(", "), example = context.letter(0));
    let leaves = one_of(form, Topic::Leaves, text, people.clone())?;
    partial.told.leaves = Some(context.player(leaves));
    let all: Vec<String> = context.ever.iter().map(|player| context.names.of(*player).to_owned()).collect();
    let known = all.clone();
    let read = move |typed: &str, screen: &Screen| {
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        match known.iter().find(|known| folded(known) == folded(typed)) {
            Some(known) if people.iter().any(|name| name == known) => {
                Err(Refused::because(say!(screen.words, "misread-at-table", name = *known)))
            }
            Some(known) => Ok((*known).to_owned()),
            None => new_name(typed, &known, screen),
        }
    };
    let text = say!(screen.words, "ask-joins", name = context.names.of(context.player(leaves)));
    let joins = form.ask(Query::new(Topic::Joins, text, say!(screen.words, "why-joins"), read))?;
    if !all.contains(&joins) {
        confirm_new(form, &[&joins], false)?;
    }
    partial.told.joins = context.sits_down(&joins).map(Joiner);
    let (question, why) = (say!(screen.words, "ask-reason-substitute"), say!(screen.words, "why-reason"));
    partial.told.reason = text_of(form, &question, &why)?;
    Ok(())
}

fn text_of(form: &mut Form<'_>, question: &str, why: &str) -> Result<Option<Box<str>>, Stop> {
    text(form, Topic::Reason, question, why)
}

/// A name that nobody has yet, and that looks like nobody's.
fn new_name(typed: &str, known: &[&str], screen: &Screen) -> Result<String, Refused> {
    let name = typed.trim();
    check(name).map_err(|flaw| Refused::because(crate::report::trouble::sentence(&flaw.into(), screen)))?;
    match names::alike(name, known) {
        Some(alike) => Err(Refused::because(say!(screen.words, "misread-alike", typed = name, name = alike))),
        None => Ok(name.to_owned()),
    }
}

fn confirm_new(form: &mut Form<'_>, new: &[&str], is_about_money: bool) -> Result<(), Stop> {
    if new.is_empty() {
        return Ok(());
    }
    let words = &form.screen.words;
    let listed = words.listed(new.iter().copied());
    let help = say!(words, "why-new-names", game = if is_about_money { "herzblatt" } else { "dreeg" });
    let text = say!(words, "ask-new-names", names = listed);
    if deal::yes(form, Topic::Confirm, &text, &help, Usual::Yes)? {
        return Ok(());
    }
    let why = say!(words, "play-not-counted");
    Err(form.refuse_all(&why))
}

/// A debt was paid (H-12).
fn payment(form: &mut Form<'_>, context: &Context, partial: &mut Partial) -> Result<(), Stop> {
    let currency = currency(form, context)?;
    let words = &form.screen.words;
    let people = context.people();
    let (names, example) = (people.join(", "), context.letter(0));
    let text = say!(words, "who-pays", names = &names, example = &example);
    partial.told.from = Some(context.player(one_of(form, Topic::From, text, people.clone())?));
    let text = say!(words, "who-is-paid", names = &names, example = &example);
    partial.told.to = Some(context.player(one_of(form, Topic::To, text, people)?));
    let text = say!(words, "ask-amount", example = words.decimal(money::example(currency)));
    partial.told.amount = Some(amount(form, currency, text)?);
    Ok(())
}

fn why_money(screen: &Screen, currency: Currency, example: &str) -> String {
    match currency.decimals() {
        0 => say!(screen.words, "why-money-whole", example = example),
        _ => say!(screen.words, "why-money", example = example),
    }
}

/// Asks for a positive amount.
fn amount(form: &mut Form<'_>, currency: Currency, text: String) -> Result<Money, Stop> {
    let help = why_money(form.screen, currency, &form.screen.words.decimal(money::example(currency)));
    let read = move |typed: &str, screen: &Screen| {
        let amount = money::read(typed, currency).and_then(|amount| match amount > Money::ZERO {
            true => Ok(amount),
            false => Err(Misread::NoMoney { typed: typed.to_owned(), example: money::example(currency) }),
        });
        amount.map_err(|misread| Refused::misread(&misread, &screen.words))
    };
    form.ask(Query::new(Topic::Amount, text, help, read))
}

/// A false claim as all that is told of a deal (D-22).
pub fn false_claim(form: &mut Form<'_>, situation: &Rc<Situation>) -> Result<Partial, Stop> {
    let contract = match situation.game {
        Kind::Dreeg { contract: contract @ (Contract::SixtySix | Contract::CallACard), .. } => contract,
        Kind::Dreeg { .. } | Kind::Herzblatt { .. } => {
            let why = say!(form.screen.words, "play-no-claims");
            return Err(form.give_up(&why));
        }
    };
    let mut partial = situation.deal(contract.word());
    if contract == Contract::CallACard {
        let caller = situation.forehand();
        partial.told.caller = Some(situation.player(caller));
        if situation.players.len() > 2 {
            let partner =
                deal::player(form, situation, Topic::CalledCard, message!("who-partner", names, example), None)?;
            partial.told.partner = (partner != caller).then(|| situation.player(partner));
        }
    }
    let claimer = deal::player(form, situation, Topic::Who, message!("who-claimed", names, example), None)?;
    partial.told.false_claim = Some(situation.player(claimer));
    deal::complete(form, situation, &mut partial)?;
    Ok(partial)
}
