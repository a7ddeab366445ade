//! A deal card by card, or a trick to a line, with the referee looking on.

mod reading;

use std::rc::Rc;

use reading::{Line, Reading};

use super::deal;
use super::form::Form;
pub use super::live::Plan;
use super::query::{Query, Refused, Stop, Topic};
use super::situation::{Partial, Situation};
use super::words::with_form;
use crate::prompt::entry::cards::{Deck, Typed};
use crate::rules::card::{Card, CardSet, Rank, Suit};
use crate::rules::play::{Position, Record};
use crate::rules::referee::Finding;
use crate::screen::Screen;
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
    width: u8,
    /// How it ended.
    pub ending: Ending,
}

impl Recorded {
    /// Tells a deal so.
    pub fn tell(&self, partial: &mut Partial, situation: &Situation) {
        let width = usize::from(self.width).max(1);
        let leads = self.cards.iter().step_by(width).enumerate().filter(|(_, lead)| lead.announced);
        let announced = leads.fold(0, |bits, (trick, _)| bits | 1_u32 << trick);
        let cards = self.cards.iter().map(|typed| typed.card).collect();
        let told = &mut partial.told;
        told.tricks = Some(Record { cards, width: self.width, announced });
        match self.ending {
            Ending::Whole | Ending::Stopped => {}
            Ending::WentOut(place) => told.went_out = Some(situation.player(place)),
            Ending::FalseClaim(place) => told.false_claim = Some(situation.player(place)),
            Ending::Rest(place) => told.rest = Some(situation.player(place)),
        }
    }
}

/// Everything that the questions need.
pub struct Table<'t> {
    /// Who plays.
    pub situation: &'t Rc<Situation>,
    /// The deal before the first card.
    pub plan: Plan,
    /// The deck of cards.
    pub deck: Deck,
    /// What may end it early.
    pub early: Early,
    /// Whether marriages may be announced (D-12).
    pub marriages: bool,
    /// Who alone may take the rest (Herzblatt: the soloist).
    pub rest_only: Option<usize>,
    /// The deal as it read, where it is corrected.
    pub old: Option<&'t Partial>,
}

impl Table<'_> {
    fn place(&self, position: Position) -> usize {
        self.situation.order.get(usize::from(position)).copied().unwrap_or(0)
    }

    fn name(&self, position: Position) -> &str {
        self.situation.name(self.place(position))
    }

    /// Who played a card, as a place, and in which trick.
    pub fn played_by(&self, recorded: &Recorded, card: Card) -> Option<(usize, usize)> {
        self.plan.played_by(&recorded.cards, card).map(|(position, trick)| (self.place(position), trick))
    }

    /// Asks until the deal is recorded.
    pub fn ask(&self, form: &mut Form<'_>) -> Result<Recorded, Stop> {
        let mut cards: Vec<Typed> = Vec::new();
        let mut told: Vec<Finding> = Vec::new();
        let ending = loop {
            if cards.len() >= self.plan.cards() {
                break Ending::Whole;
            }
            let before = self.plan.after(&cards).trick;
            match self.line(form, &cards)? {
                Line::Cards(more) => cards.extend(more),
                Line::WentOut(_) if self.early == Early::MarchFailed => break Ending::Stopped,
                Line::WentOut(who) => {
                    break Ending::WentOut(self.who(form, who, &cards, message!("who-went-out", names, example))?);
                }
                Line::FalseClaim(who) => {
                    break Ending::FalseClaim(self.who(form, who, &cards, message!("who-claimed", names, example))?);
                }
                Line::Rest(_) if self.rest_only.is_some() => break Ending::Rest(self.rest_only.unwrap_or(0)),
                Line::Rest(who) => {
                    break Ending::Rest(self.who(form, who, &cards, message!("who-rest", names, example))?);
                }
            }
            self.tell_tricks(form, &cards, before)?;
            let found = self.plan.findings(&cards, None);
            for finding in found.iter().filter(|finding| !told.iter().any(|old| same(old, finding))) {
                let told = self.finding(finding, &cards, form.screen);
                form.tell(&form.screen.alert(&told))?;
            }
            told = found;
        };
        for finding in self.plan.findings(&cards, None) {
            let told = self.finding(&finding, &cards, form.screen);
            form.tell(&form.screen.alert(&told))?;
        }
        Ok(Recorded { cards, width: self.plan.players, ending })
    }

    /// Tells what shows only now that it is known who held the called card (P-7).
    pub fn tell_called(
        &self,
        form: &mut Form<'_>,
        recorded: &Recorded,
        card: Card,
        holder: Option<usize>,
    ) -> Result<(), Stop> {
        if self.plan.played_by(&recorded.cards, card).is_some() {
            return Ok(());
        }
        let position = holder.and_then(|holder| self.situation.order.iter().position(|place| *place == holder));
        let known = self.plan.findings(&recorded.cards, None);
        for finding in self.plan.findings(&recorded.cards, position.map(|position| position as Position)) {
            if !known.iter().any(|old| same(old, &finding)) {
                let told = self.finding(&finding, &recorded.cards, form.screen);
                form.tell(&form.screen.alert(&told))?;
            }
        }
        Ok(())
    }

    fn line(&self, form: &mut Form<'_>, cards: &[Typed]) -> Result<Line, Stop> {
        let screen = form.screen;
        let reading = Reading {
            situation: Rc::clone(self.situation),
            plan: self.plan.clone(),
            deck: self.deck,
            early: self.early,
            marriages: self.marriages,
            cards: cards.to_vec(),
        };
        let saying = reading.clone();
        let left = self.left(cards).iter().map(|card| self.shown(card, screen)).collect();
        let read = move |typed: &str, screen: &Screen| reading.read(typed, screen);
        let says = move |line: &Line, screen: &Screen| saying.said(line, screen);
        let query = Query::new(Topic::Cards, self.question(cards, screen), self.help(cards, screen), read);
        form.ask(query.completing(left).saying(says).or(self.as_before(cards, screen)))
    }

    /// The cards that have not been played.
    fn left(&self, cards: &[Typed]) -> CardSet {
        let played: CardSet = cards.iter().map(|typed| typed.card).collect();
        self.plan.pack.iter().filter(|card| !played.contains(*card)).collect()
    }

    /// The rest of the trick as it read before, where the deal is corrected, or what ended it.
    fn as_before(&self, cards: &[Typed], screen: &Screen) -> Option<String> {
        let old = &self.old?.told;
        let record = old.tricks.as_ref().filter(|record| record.width == self.plan.players)?;
        let width = usize::from(record.width).max(1);
        let at = cards.len();
        let rest = record.cards.get(at..(at - at % width + width).min(record.cards.len()))?;
        let left = self.left(cards);
        if !rest.is_empty() {
            let announces = at.is_multiple_of(width) && record.announced & 1 << (at / width) != 0;
            let card = |(place, card): (usize, &Card)| {
                format!("{}{}", self.shown(*card, screen), if announces && place == 0 { "+" } else { "" })
            };
            let shown = rest.iter().enumerate().map(card).collect::<Vec<_>>().join(" ");
            return rest.iter().all(|card| left.contains(*card)).then_some(shown);
        }
        let ended = [(old.went_out, '!'), (old.false_claim, '?'), (old.rest, '*')];
        let Some((who, sign)) = ended.into_iter().find_map(|(who, sign)| Some((who?, sign))) else {
            return (self.early == Early::MarchFailed).then(|| "!".to_owned());
        };
        Some(format!("{sign}{}", self.situation.letter(self.situation.place(who)?)))
    }

    fn question(&self, cards: &[Typed], screen: &Screen) -> String {
        let words = &screen.words;
        let live = self.plan.after(cards);
        let started = live.trick * usize::from(self.plan.players);
        let on: Vec<String> = cards.iter().skip(started).map(|typed| self.shown(typed.card, screen)).collect();
        let (trick, next) = (live.trick + 1, self.name(live.next));
        let example = self.example(cards, screen);
        if on.is_empty() {
            say!(words, "trick-lead", trick = trick, name = next, example = example)
        } else {
            say!(words, "trick-next", trick = trick, cards = on.join(" "), name = next, example = example)
        }
    }

    /// A card that may still come, in the letters in which it is typed.
    fn example(&self, cards: &[Typed], screen: &Screen) -> String {
        let left = self.left(cards);
        let heart = left.iter().find(|card| card.suit() == Suit::Hearts).or(left.iter().next());
        heart.map_or(String::new(), |card| self.deck.shown(card, &screen.words.in_ascii(true)))
    }

    fn help(&self, cards: &[Typed], screen: &Screen) -> String {
        let words = &screen.words;
        let letters = match self.deck {
            Deck::French => say!(words, "cards-french"),
            Deck::German => say!(words, "cards-german"),
        };
        let letter = self.situation.letter(self.rest_only.unwrap_or(0));
        let ends = match self.early {
            Early::Claims => say!(words, "trick-ends-claims", a = letter),
            Early::MarchFailed => say!(words, "trick-ends-march", a = letter),
            Early::Nothing => say!(words, "trick-ends-rest", a = letter),
        };
        let example = self.example(cards, screen);
        let how = match self.marriages {
            true => {
                say!(
                    words,
                    "trick-help-melds",
                    example = self.deck.shown(Card::new(Suit::Hearts, Rank::King), &words.in_ascii(true))
                )
            }
            false => say!(words, "trick-help"),
        };
        with_form(&format!("{letters}\n{how}\n{ends}"), &example, screen)
    }

    fn shown(&self, card: Card, screen: &Screen) -> String {
        self.deck.shown(card, &screen.words)
    }

    /// Whose it is; the one who took the last trick is offered.
    fn who(&self, form: &mut Form<'_>, who: Option<usize>, cards: &[Typed], id: Message) -> Result<usize, Stop> {
        if let Some(place) = who {
            return Ok(place);
        }
        let last = self.name(self.plan.after(cards).leader).to_owned();
        deal::player(form, self.situation, Topic::Who, id, Some(&last))
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
    let example = deck.sign(Suit::Hearts, false);
    let text = say!(screen.words, "ask-trump", suits = suits, example = example);
    let help = say!(screen.words, "why-trump", example = example);
    let read = move |typed: &str, screen: &Screen| {
        deck.suit(typed).map_err(|misread| Refused::misread(&misread, &screen.words))
    };
    form.ask(Query::new(Topic::Trump, text, help, read))
}

/// Asks which deck is on the table, unless it is known.
pub fn deck(form: &mut Form<'_>) -> Result<Deck, Stop> {
    if let Some(deck) = form.deck {
        return Ok(deck);
    }
    let words = &form.screen.words;
    let (text, help) = (say!(words, "ask-deck"), say!(words, "why-deck"));
    let read = |typed: &str, screen: &Screen| match typed.to_lowercase().as_str() {
        "f" => Ok(Deck::French),
        "d" | "g" => Ok(Deck::German),
        _ => Err(Refused::because(say!(screen.words, "misread-no-deck", typed = typed))),
    };
    let deck = form.ask(Query::new(Topic::Deck, text, help, read))?;
    form.learn(deck);
    Ok(deck)
}
