//! The score of a Herzblatt evening as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{End, Entries, Finding, Items, Misdeal, Text, notes};
use crate::rules::Player;
use crate::rules::herzblatt::{Event, Hand, Payment, Scored, What};
use crate::rules::money::{Decimal, Money};
use crate::session::{Evening, Herzblatt, Moment};

/// The whole document.
pub struct Document<'a>(pub &'a Evening<Herzblatt>);

/// A deal of this number, from 1.
pub fn deal<'a>(
    evening: &'a Evening<Herzblatt>,
    number: usize,
    moment: Moment<'a, Herzblatt>,
    deal: &'a Scored,
) -> impl Serialize + use<'a> {
    DealOf { evening, number, event: moment.number, deal }
}

fn hand(evening: &Evening<Herzblatt>, hand: Hand) -> Items<impl Iterator<Item = &str> + Clone> {
    let count = hand.len();
    Items((0..count).filter_map(move |place| Some(evening.names.of(hand.iter().nth(place.into())?))))
}

fn money(evening: &Evening<Herzblatt>, money: Money) -> Text<Decimal> {
    Text(money.decimal(evening.game.currency.decimals()))
}

fn payment<'a>(evening: &'a Evening<Herzblatt>, payment: &Payment, event: Option<u32>) -> PaymentOf<'a> {
    let (from, to) = (evening.names.of(payment.from), evening.names.of(payment.to));
    PaymentOf { event, from, to, amount: money(evening, payment.amount) }
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
        let evening = self.0;
        let (names, state) = (&evening.names, evening.state());
        let deals = evening.moments().filter_map(|moment| Some((moment.number, moment.change.deal()?)));
        let deals = deals.enumerate().map(|(place, (event, deal))| DealOf { evening, number: place + 1, event, deal });
        let rulings = evening.moments().filter_map(|moment| match moment.event {
            Event::Ruling(ruling) => {
                let entry = |(player, amount): &(Player, Money)| (names.of(*player), money(evening, *amount));
                let payments = Entries(ruling.payments.iter().map(entry));
                Some(RulingOf { event: moment.number, payments, reason: &ruling.reason })
            }
            _ => None,
        });
        let paid = evening.moments().filter_map(|moment| match &moment.change.what {
            What::Payment(paid) => Some(payment(evening, paid, Some(moment.number))),
            _ => None,
        });
        let findings = evening.moments().flat_map(|moment| {
            let of = |finding: &crate::rules::herzblatt::Finding| Finding {
                event: moment.number,
                trick: finding.trick,
                player: names.of(finding.who),
                card: Text(finding.card),
                rule: finding.breach.name(),
                held: finding.held.iter().copied().map(Text).collect::<Vec<_>>(),
            };
            moment.change.findings.iter().map(of).collect::<Vec<_>>()
        });
        let misdeals = evening.moments().filter_map(|moment| match (moment.event, &moment.change.what) {
            (Event::Misdeal { reason, .. }, What::Misdeal(dealer)) => {
                Some(Misdeal { event: moment.number, dealer: names.of(*dealer), reason: reason.as_deref() })
            }
            _ => None,
        });
        let end = evening.moments().find_map(|moment| match moment.event {
            Event::End { reason } => Some(End { event: moment.number, reason: reason.as_deref() }),
            _ => None,
        });
        let transfers = state.transfers();
        let people = state.people().iter().copied();
        let balances = people.clone().map(|player| (names.of(player), money(evening, state.balance(player))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        map.serialize_entry("game", "herzblatt")?;
        map.serialize_entry("players", &Items(people.map(|player| names.of(player))))?;
        map.serialize_entry("currency", evening.game.currency.code())?;
        map.serialize_entry("ended", &state.ended())?;
        map.serialize_entry("deals", &Items(deals))?;
        map.serialize_entry("rulings", &Items(rulings))?;
        map.serialize_entry("paid", &Items(paid))?;
        map.serialize_entry("balances", &Entries(balances))?;
        map.serialize_entry("transfers", &Items(transfers.iter().map(|transfer| payment(evening, transfer, None))))?;
        map.serialize_entry("next", &(!state.ended()).then_some(Next(evening)))?;
        map.serialize_entry("findings", &Items(findings))?;
        map.serialize_entry("misdeals", &Items(misdeals))?;
        map.serialize_entry("notes", &notes(evening))?;
        map.serialize_entry("end", &end)?;
        map.end()
    }
}

#[derive(Serialize)]
struct RulingOf<'a, P: Serialize> {
    event: u32,
    payments: P,
    reason: &'a str,
}

struct DealOf<'a> {
    evening: &'a Evening<Herzblatt>,
    number: usize,
    event: u32,
    deal: &'a Scored,
}

impl Serialize for DealOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (evening, deal) = (self.evening, self.deal);
        let names = &evening.names;
        let verdict = deal.solo.map(|(_, verdict)| verdict);
        let counts = verdict.and_then(|verdict| verdict.points).map(|points| {
            Entries([("soloist", u16::from(points)), ("defenders", 120 - u16::from(points))].into_iter())
        });
        let payments = deal.hand.iter().map(|player| (names.of(player), money(evening, deal.payment(player))));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", &self.event)?;
        map.serialize_entry("deal", &self.number)?;
        map.serialize_entry("kind", if deal.solo.is_some() { "solo" } else { "passed" })?;
        map.serialize_entry("dealer", names.of(deal.dealer))?;
        map.serialize_entry("forehand", names.of(deal.forehand))?;
        map.serialize_entry("in", &hand(evening, deal.hand))?;
        map.serialize_entry("stake", &money(evening, deal.stake))?;
        map.serialize_entry("soloist", &deal.solo.map(|(soloist, _)| names.of(soloist)))?;
        map.serialize_entry("counts", &counts)?;
        map.serialize_entry("won", &verdict.map(|verdict| verdict.won))?;
        map.serialize_entry("factor", &verdict.map_or(0, |verdict| verdict.factor))?;
        map.serialize_entry("payments", &Entries(payments))?;
        map.serialize_entry("rules", &Items(deal.rules.iter().map(|rule| rule.id())))?;
        map.end()
    }
}

struct Next<'a>(&'a Evening<Herzblatt>);

impl Serialize for Next<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let evening = self.0;
        let state = evening.state();
        let Ok(table) = state.table(None) else { return serializer.serialize_none() };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("dealer", evening.names.of(table.dealer))?;
        map.serialize_entry("forehand", evening.names.of(table.forehand))?;
        map.serialize_entry("in", &hand(evening, table.hand))?;
        map.serialize_entry("stake", &money(evening, state.stake()))?;
        map.end()
    }
}
