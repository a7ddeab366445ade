//! A deal card by card, or a trick to a line, with the referee looking on.

use super::form::{First, Form, Stop};
use super::live::Plan;
use super::situation::Situation;
use super::words::with_keys;
use crate::prompt::Question;
use crate::prompt::entry::cards::{Deck, Typed};
use crate::prompt::entry::names;
use crate::rules::card::{Card, CardSet, Suit};
use crate::rules::play::Position;
use crate::rules::referee::Finding;
use crate::screen::Screen;
use crate::session::write::Item;
use crate::words::Message;
use crate::{message, say};

/// What may end the recording early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Early {
    /// Somebody goes out or claims falsely.
    Claims,
    /// A march has failed.
    MarchFailed,
    /// Nothing.
    Nothing,
}

/// How the recording ended. Players are places in the situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every card is there.
    Whole,
    /// `!`
    WentOut(usize),
    /// `? NAME`
    FalseClaim(usize),
    /// `* NAME`
    Rest(usize),
    /// The march has failed and the deal was thrown in.
    Stopped,
}

/// The cards as they were played, and how the recording ended.
#[derive(Clone, Debug)]
pub struct Recorded {
    cards: Vec<Typed>,
    width: usize,
    /// How it ended.
    pub ending: Ending,
}

impl Recorded {
    /// The tricks as the file writes them.
    pub fn item(&self) -> Item {
        let card = |typed: &Typed| format!("{}{}", typed.card, if typed.announced { "+" } else { "" });
        let tricks = self.cards.chunks(self.width.max(1));
        let tricks = tricks.map(|trick| Item::Text(trick.iter().map(card).collect::<Vec<_>>().join(" ")));
        Item::List(tricks.collect())
    }
}

/// Everything that the questions need.
pub struct Table<'t> {
    /// Who plays.
    pub situation: &'t Situation,
    /// The deal before the first card.
    pub plan: &'t Plan,
    /// The deck of cards.
    pub deck: Deck,
    /// What may end it early.
    pub early: Early,
    /// Whether marriages may be announced (D-12).
    pub marriages: bool,
    /// Who alone may take the rest (Herzblatt: the soloist).
    pub rest_only: Option<usize>,
}

enum Line {
    Cards(Vec<Typed>),
    WentOut(Option<usize>),
    FalseClaim(Option<usize>),
    Rest(Option<usize>),
}

impl Table<'_> {
    fn name(&self, position: Position) -> &str {
        self.situation.order.get(usize::from(position)).map_or("?", |place| self.situation.name(*place))
    }

    /// Asks until the deal is recorded.
    pub fn ask(&self, form: &mut Form<'_>) -> Result<Recorded, Stop> {
        let width = usize::from(self.plan.players);
        let mut cards: Vec<Typed> = Vec::new();
        let mut told: Vec<Finding> = Vec::new();
        form.join_from_here();
        let ending = loop {
            if cards.len() >= self.plan.cards() {
                break Ending::Whole;
            }
            let before = self.plan.after(&cards).trick;
            let text = self.question(&cards, form.screen);
            let help = self.help(form.screen);
            let screen = form.screen;
            let question = Question::new(&text).explained(&help);
            let line = form.ask(&question, First::Answer, |typed| self.read(typed, &cards, screen))?;
            match line {
                Line::Cards(more) => cards.extend(more),
                Line::WentOut(_) if self.early == Early::MarchFailed => break Ending::Stopped,
                Line::WentOut(who) => {
                    break Ending::WentOut(self.who(form, who, &cards, message!("who-went-out", names))?);
                }
                Line::FalseClaim(who) => {
                    break Ending::FalseClaim(self.who(form, who, &cards, message!("who-claimed", names))?);
                }
                Line::Rest(_) if self.rest_only.is_some() => break Ending::Rest(self.rest_only.unwrap_or(0)),
                Line::Rest(who) => break Ending::Rest(self.who(form, who, &cards, message!("who-rest", names))?),
            }
            self.tell_tricks(form, &cards, before)?;
            let found = self.plan.findings(&cards);
            for finding in found.iter().filter(|finding| !told.iter().any(|old| same(old, finding))) {
                let told = self.finding(finding, &cards, form.screen);
                form.tell(&form.screen.alert(&told))?;
            }
            told = found;
        };
        for finding in self.plan.findings(&cards) {
            let told = self.finding(&finding, &cards, form.screen);
            form.tell(&form.screen.alert(&told))?;
        }
        Ok(Recorded { cards, width, ending })
    }

    fn question(&self, cards: &[Typed], screen: &Screen) -> String {
        let words = &screen.words;
        let live = self.plan.after(cards);
        let started = live.trick * usize::from(self.plan.players);
        let on: Vec<String> = cards.iter().skip(started).map(|typed| self.shown(typed.card, screen)).collect();
        let (trick, next) = (live.trick + 1, self.name(live.next));
        if on.is_empty() {
            say!(words, "trick-lead", trick = trick, name = next)
        } else {
            say!(words, "trick-next", trick = trick, cards = on.join(" "), name = next)
        }
    }

    fn help(&self, screen: &Screen) -> String {
        let words = &screen.words;
        let letters = match self.deck {
            Deck::French => say!(words, "cards-french"),
            Deck::German => say!(words, "cards-german"),
        };
        let ends = match self.early {
            Early::Claims => say!(words, "trick-ends-claims"),
            Early::MarchFailed => say!(words, "trick-ends-march"),
            Early::Nothing => say!(words, "trick-ends-rest"),
        };
        format!("{}\n{letters}\n{ends}", say!(words, "trick-help"))
    }

    fn shown(&self, card: Card, screen: &Screen) -> String {
        self.deck.shown(card, screen.unicode)
    }

    /// Reads cards that can be played now, or what ends the recording.
    fn read(&self, typed: &str, cards: &[Typed], screen: &Screen) -> Result<Line, String> {
        let words = &screen.words;
        let known = self.situation.known();
        let who = |name: &str| match name.trim() {
            "" => Ok(None),
            name => names::find(name, &known).map(Some).map_err(|misread| misread.told(words)),
        };
        let started = cards.len() >= usize::from(self.plan.players);
        let ends = typed.starts_with(['!', '?', '*']);
        if ends && !cards.len().is_multiple_of(usize::from(self.plan.players.max(1))) {
            return Err(say!(words, "trick-not-whole", name = self.name(self.plan.after(cards).next)));
        }
        if let Some(name) = typed.strip_prefix('!').filter(|_| self.early != Early::Nothing && started) {
            return who(name).map(Line::WentOut);
        }
        if let Some(name) = typed.strip_prefix('?').filter(|_| self.early == Early::Claims && started) {
            return who(name).map(Line::FalseClaim);
        }
        if let Some(name) = typed.strip_prefix('*').filter(|_| started) {
            return who(name).map(Line::Rest);
        }
        let more = self.deck.cards(typed).map_err(|misread| misread.told(words))?;
        let free = self.plan.cards() - cards.len();
        if more.len() > free {
            return Err(say!(words, "trick-too-many", found = more.len(), left = free));
        }
        let mut played: CardSet = cards.iter().map(|typed| typed.card).collect();
        for (place, typed) in more.iter().enumerate() {
            let at = cards.len() + place;
            let card = self.shown(typed.card, screen);
            if !self.plan.pack.contains(typed.card) {
                return Err(say!(words, "trick-card-outside", card = card));
            }
            if played.contains(typed.card) {
                return Err(say!(words, "trick-card-twice", card = card));
            }
            if typed.announced && !self.marriages {
                return Err(say!(words, "trick-no-melds"));
            }
            if typed.announced && !at.is_multiple_of(usize::from(self.plan.players.max(1))) {
                return Err(say!(words, "trick-meld-not-lead", card = card));
            }
            played = played.with(typed.card);
        }
        Ok(Line::Cards(more))
    }

    /// Whose it is; the one who took the last trick is offered.
    fn who(&self, form: &mut Form<'_>, who: Option<usize>, cards: &[Typed], asked: Message) -> Result<usize, Stop> {
        if let Some(place) = who {
            return Ok(place);
        }
        let last = self.name(self.plan.after(cards).leader).to_owned();
        super::deal::player(form, self.situation, asked, Some(&last))
    }

    /// The tricks that the last answer completed, and how the piles stand.
    fn tell_tricks(&self, form: &mut Form<'_>, cards: &[Typed], before: usize) -> Result<(), Stop> {
        if !form.is_fresh() {
            return Ok(());
        }
        let (screen, live) = (form.screen, self.plan.after(cards));
        let width = usize::from(self.plan.players).max(1);
        let tricks = cards.chunks(width).zip(&live.taken).enumerate().skip(before);
        let lines: Vec<String> = tricks
            .map(|(number, (trick, (winner, points)))| {
                let cards = trick.iter().map(|typed| self.shown(typed.card, screen)).collect::<Vec<_>>().join(" ");
                let name = self.name(*winner);
                say!(screen.words, "trick-taken", trick = number + 1, cards = cards, name = name, points = *points)
            })
            .collect();
        if lines.is_empty() {
            return Ok(());
        }
        let order = (0..self.plan.players).zip(live.points);
        let piles = order.map(|(position, points)| format!("{} {points}", self.name(position))).collect::<Vec<_>>();
        form.tell(&lines.join("\n"))?;
        form.tell(&say!(screen.words, "trick-piles", piles = piles.join(", ")))
    }

    /// A finding, with the tricks in which the held cards fell.
    fn finding(&self, finding: &Finding, cards: &[Typed], screen: &Screen) -> String {
        let words = &screen.words;
        let rule = words.breach(finding.breach);
        let held = finding.held.iter().map(|card| {
            let at = cards.iter().position(|typed| typed.card == *card);
            let card = self.shown(*card, screen);
            match at.and_then(|at| at.checked_div(self.plan.players.into())) {
                Some(trick) => say!(words, "finding-held-fell", card = card, trick = trick + 1),
                None => card,
            }
        });
        let held = held.collect::<Vec<_>>().join(", ");
        let (trick, name, card) = (finding.trick, self.name(finding.who), self.shown(finding.card, screen));
        let id = finding.breach.rule().id();
        if held.is_empty() {
            say!(words, "finding-live-bare", trick = trick, name = name, card = card, what = rule, rule = id)
        } else {
            say!(words, "finding-live", trick = trick, name = name, card = card, what = rule, rule = id, held = held)
        }
    }
}

/// Whether two findings are the same breach at the same card; the cards held may have become more.
fn same(one: &Finding, other: &Finding) -> bool {
    (one.trick, one.who, one.card, one.breach) == (other.trick, other.who, other.card, other.breach)
}

/// Asks for the suit of trumps.
pub fn trump(form: &mut Form<'_>, deck: Deck) -> Result<Suit, Stop> {
    let screen = form.screen;
    let suits = Suit::ALL.map(|suit| deck.sign(suit, screen.unicode).to_string()).join(" ");
    let (text, help) =
        (say!(screen.words, "ask-trump", suits = suits), with_keys(&say!(screen.words, "why-trump"), screen));
    form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
        deck.suit(typed).map_err(|misread| misread.told(&screen.words))
    })
}

/// Asks which deck is on the table, unless it is known.
pub fn deck(form: &mut Form<'_>, known: Option<Deck>) -> Result<Deck, Stop> {
    if let Some(deck) = known {
        return Ok(deck);
    }
    let words = &form.screen.words;
    let (text, help) = (say!(words, "ask-deck"), say!(words, "why-deck"));
    let screen = form.screen;
    let deck =
        form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed.to_lowercase().as_str() {
            "f" => Ok(Deck::French),
            "d" | "g" => Ok(Deck::German),
            _ => Err(say!(screen.words, "misread-no-deck", typed = typed)),
        })?;
    form.deck = Some(deck);
    Ok(deck)
}
