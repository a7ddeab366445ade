//! The evening to those who only look at it: what commands that only show tell, and which commands make sense.

use super::command::{Command, Entry, Scope, Target};
use super::show;
use super::shows::Shows;
use super::table::Kind;
use super::table::Table;
use crate::report::explain;
use crate::rules::Player;
use crate::rules::dreeg::Contract;
use crate::say;
use crate::screen::Screen;
use crate::session::{Evening, Session};

/// The evening to those who only look at it.
pub struct View<'v, G: Table> {
    pub(super) session: &'v Session,
    pub(super) evening: &'v Evening<G>,
    pub(super) dealer: Option<Player>,
    pub(super) screen: &'v Screen,
}

impl<G: Table> Shows for View<'_, G> {
    fn shown(&self, command: &Command) -> String {
        match command {
            Command::Deals => show::deals(self.session, self.screen),
            Command::Why(target) => match explained(self.evening, *target) {
                Some(number) => explain::event(self.session, number, self.screen).unwrap_or_default(),
                None => no_such(*target, self.screen),
            },
            Command::Rules(topic) => self.rules(topic),
            _ => show::standing(self.session, self.dealer, self.screen),
        }
    }

    fn applies(&self, entry: &Entry) -> bool {
        let (log, ended) = (self.evening.log(), G::ended(self.evening.state()));
        let is_dreeg = self.evening.game.currency().is_none();
        match entry.scope {
            Scope::Always => true,
            Scope::Begun => !log.done().is_empty() || self.dealer.is_some(),
            Scope::Undone => !log.undone().is_empty(),
            Scope::Running => !ended,
            Scope::Dreeg => !ended && is_dreeg,
            Scope::Herzblatt => !ended && !is_dreeg,
            Scope::Money => !is_dreeg,
            Scope::Claims => G::seating(self.evening, None).is_some_and(|seating| match seating.game {
                Kind::Dreeg { contract, .. } => matches!(contract, Contract::SixtySix | Contract::CallACard),
                Kind::Herzblatt { .. } => false,
            }),
        }
    }
}

impl<G: Table> View<'_, G> {
    /// A topic of the rules, for so many as are in.
    fn rules(&self, topic: &str) -> String {
        let seating = G::seating(self.evening, None);
        let players = seating.as_ref().map_or(0, |seating| seating.players.len() as u8);
        let on = seating.map(|seating| match seating.game {
            Kind::Dreeg { contract, .. } => contract.word(),
            Kind::Herzblatt { .. } => "herzblatt",
        });
        let topic = if topic.is_empty() { on.unwrap_or("house") } else { topic };
        crate::report::rulecard::card(topic, players, self.screen)
            .unwrap_or_else(|| say!(self.screen.words, "rules-no-topic", topic = topic))
    }
}

/// The event that is explained: of what was entered last, the last deal.
fn explained<G: Table>(evening: &Evening<G>, target: Target) -> Option<u32> {
    let last_deal = || evening.moments().rev().find(|moment| G::is_deal(moment.change)).map(|moment| moment.number);
    match target {
        Target::Last => last_deal().or_else(|| target_of(evening, target)),
        Target::Deal(_) | Target::Event(_) => target_of(evening, target),
    }
}

/// The event that a command means.
pub fn target_of<G: Table>(evening: &Evening<G>, target: Target) -> Option<u32> {
    match target {
        Target::Last => evening.moments().next_back().map(|moment| moment.number),
        Target::Deal(deal) => evening.deal(deal as usize).map(|moment| moment.number),
        Target::Event(event) => evening.moment(event).map(|moment| moment.number),
    }
}

/// There is no such deal or event.
pub fn no_such(target: Target, screen: &Screen) -> String {
    match target {
        Target::Last => say!(screen.words, "play-no-deals"),
        Target::Deal(deal) => say!(screen.words, "explain-no-deal", number = deal),
        Target::Event(event) => say!(screen.words, "explain-no-event", number = event),
    }
}
