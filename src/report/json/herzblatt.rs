//! The score of a Herzblatt evening as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{Entries, Finding, Items, Text};
use crate::rules::Player;
use crate::rules::herzblatt::score::Score;
use crate::rules::herzblatt::state::Scored;
use crate::rules::herzblatt::{Hand, Payment, Ruling};
use crate::rules::money::{Decimal, Money};
use crate::session::{Game, Session};

/// The whole document.
pub struct Document<'a> {
    pub session: &'a Session,
    pub score: &'a Score<'a>,
}

impl<'a> Document<'a> {
    /// One of the deals, by its place from 0.
    pub fn deal(&'a self, place: usize) -> impl Serialize {
        let deal = self.score.deals.get(place);
        deal.map(|(event, deal)| DealOf { document: self, place, event: *event, deal })
    }

    fn name(&self, player: Player) -> &'a str {
        self.session.names.of(player)
    }

    fn names(&self, players: impl Iterator<Item = Player> + Clone) -> impl Serialize {
        let session = self.session;
        Items(players.map(move |player| session.names.of(player)))
    }

    fn hand(&self, hand: Hand) -> Items<impl Iterator<Item = &'a str> + Clone> {
        let (session, count) = (self.session, hand.len());
        Items((0..count).filter_map(move |place| Some(session.names.of(hand.iter().nth(place.into())?))))
    }

    /// The session is one of Herzblatt, so it has a currency; without one the smallest units would be written.
    fn money(&self, money: Money) -> Text<Decimal> {
        let decimals = match &self.session.game {
            Game::Herzblatt { currency, .. } => currency.decimals(),
            Game::Dreeg { .. } => 0,
        };
        Text(money.decimal(decimals))
    }

    fn payment(&self, payment: &Payment, event: Option<u32>) -> PaymentOf<'a> {
        let (from, to) = (self.name(payment.from), self.name(payment.to));
        PaymentOf { event, from, to, amount: self.money(payment.amount) }
    }
}

#[derive(Serialize)]
struct PaymentOf<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<u32>,
    from: &'a str,
    to: &'a str,
    amount: Text<Decimal>,
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = &self.score.state;
        let currency = match &self.session.game {
            Game::Herzblatt { currency, .. } => currency.code(),
            Game::Dreeg { .. } => "",
        };
        let deals = self.score.deals.iter().enumerate();
        let deals = deals.map(|(place, (event, deal))| DealOf { document: self, place, event: *event, deal });
        let rulings = self.score.rulings.iter();
        let rulings = rulings.map(|(event, ruling)| RulingOf { document: self, event: *event, ruling });
        let paid = self.score.paid.iter().map(|(event, payment)| self.payment(payment, Some(*event)));
        let transfers = self.score.transfers();
        let findings = self.score.findings.iter().map(|(event, finding)| Finding {
            event: *event,
            trick: finding.trick,
            player: self.name(finding.player),
            card: Text(finding.card),
            rule: finding.breach.name(),
            held: Items(finding.held.iter().copied().map(Text)),
        });
        let people = state.people().iter().copied();
        let balances = people.clone().map(|player| (self.name(player), self.money(state.balance(player))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        map.serialize_entry("game", "herzblatt")?;
        map.serialize_entry("players", &self.names(people))?;
        map.serialize_entry("currency", currency)?;
        map.serialize_entry("ended", &state.ended())?;
        map.serialize_entry("deals", &Items(deals))?;
        map.serialize_entry("rulings", &Items(rulings))?;
        map.serialize_entry("paid", &Items(paid))?;
        map.serialize_entry("balances", &Entries(balances))?;
        map.serialize_entry("transfers", &Items(transfers.iter().map(|payment| self.payment(payment, None))))?;
        map.serialize_entry("next", &(!state.ended()).then_some(Next { document: self }))?;
        map.serialize_entry("findings", &Items(findings))?;
        map.end()
    }
}

struct DealOf<'a> {
    document: &'a Document<'a>,
    place: usize,
    event: u32,
    deal: &'a Scored,
}

impl Serialize for DealOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (document, deal) = (self.document, self.deal);
        let verdict = deal.solo.map(|(_, verdict)| verdict);
        let counts = verdict.and_then(|verdict| verdict.points).map(|points| {
            Entries([("soloist", u16::from(points)), ("defenders", 120 - u16::from(points))].into_iter())
        });
        let payments = deal.hand.iter().map(|player| (document.name(player), document.money(deal.payment(player))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.event)?;
        map.serialize_entry("deal", &(self.place + 1))?;
        map.serialize_entry("kind", if deal.solo.is_some() { "solo" } else { "passed" })?;
        map.serialize_entry("dealer", document.name(deal.dealer))?;
        map.serialize_entry("forehand", document.name(deal.forehand))?;
        map.serialize_entry("in", &document.hand(deal.hand))?;
        map.serialize_entry("stake", &document.money(deal.stake))?;
        map.serialize_entry("soloist", &deal.solo.map(|(soloist, _)| document.name(soloist)))?;
        map.serialize_entry("counts", &counts)?;
        map.serialize_entry("won", &verdict.map(|verdict| verdict.won))?;
        map.serialize_entry("factor", &verdict.map_or(0, |verdict| verdict.factor))?;
        map.serialize_entry("payments", &Entries(payments))?;
        map.serialize_entry("rules", &Items(deal.rules.iter().map(|rule| rule.id())))?;
        map.end()
    }
}

struct RulingOf<'a> {
    document: &'a Document<'a>,
    event: u32,
    ruling: &'a Ruling,
}

impl Serialize for RulingOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = self.document;
        let payments = self.ruling.payments.iter();
        let payments = payments.map(|(player, amount)| (document.name(*player), document.money(*amount)));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.event)?;
        map.serialize_entry("payments", &Entries(payments))?;
        map.serialize_entry("reason", &self.ruling.reason)?;
        map.end()
    }
}

struct Next<'a> {
    document: &'a Document<'a>,
}

impl Serialize for Next<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = self.document;
        let state = &document.score.state;
        let Ok(table) = state.table(None) else { return serializer.serialize_none() };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("dealer", document.name(table.dealer))?;
        map.serialize_entry("forehand", document.name(table.forehand))?;
        map.serialize_entry("in", &document.hand(table.hand))?;
        map.serialize_entry("stake", &document.money(state.stake()))?;
        map.end()
    }
}
