//! The recorded cards of a deal, trick by trick: who played what, and who took it.

use crate::render::speech::glued;
use crate::rules::card::{Card, Suit};
use crate::rules::dreeg;
use crate::rules::herzblatt::{self, deal::Evidence};
use crate::rules::play::{self, Record, Trumps};
use crate::session::{Dreeg, Evening, Herzblatt, Moment};
use crate::words::Words;

/// The cards of a deal.
#[derive(Clone, Debug)]
pub struct Cards<'e> {
    /// Which suit was trumps, at least from some trick on.
    pub trumps: Option<Suit>,
    /// The tricks that are recorded.
    pub tricks: Vec<Trick<'e>>,
    /// Who takes those that are not.
    pub rest: Option<&'e str>,
}

/// A trick.
#[derive(Clone, Debug)]
pub struct Trick<'e> {
    /// Who played which card, in the order played.
    pub cards: Vec<(&'e str, Card)>,
    /// Who took it.
    pub taken_by: &'e str,
    /// Its card points.
    pub points: u16,
}

/// The cards of a deal of Dreeg; nothing if none are recorded.
pub fn of_dreeg<'e>(evening: &'e Evening<Dreeg>, moment: &Moment<'e, Dreeg>) -> Option<Cards<'e>> {
    let (change, scored) = (moment.change, moment.change.deal()?);
    let dreeg::Event::Deal(deal) = moment.event else { return None };
    let (evidence, house) = (deal.play.evidence(), evening.state().house());
    let tricks = evidence.tricks()?;
    let trumps = evidence.trumps(change.players.len(), house).ok()?;
    let table = dreeg::Table {
        seated: change.seated,
        players: change.players,
        dealer: scored.dealer,
        forehand: scored.forehand,
        house,
    };
    let name = |seat: &dreeg::Seat| evening.names.of(change.seated.player(*seat));
    let order: Vec<&str> = table.order().iter().take(change.players.len().into()).map(name).collect();
    let rest = tricks.rest.map(|player| evening.names.of(player));
    Some(Cards { trumps: trumps.suit, tricks: taken(&tricks.record, &order, trumps), rest })
}

/// The cards of a deal of Herzblatt; nothing if none are recorded.
pub fn of_herzblatt<'e>(evening: &'e Evening<Herzblatt>, moment: &Moment<'e, Herzblatt>) -> Option<Cards<'e>> {
    let scored = moment.change.deal()?;
    let herzblatt::Event::Solo { deal, .. } = moment.event else { return None };
    let Evidence::Tricks(record, rest) = &deal.evidence else { return None };
    let hand: Vec<_> = scored.hand.iter().collect();
    let forehand = hand.iter().position(|player| *player == scored.forehand).unwrap_or(0);
    let (before, from) = hand.split_at(forehand);
    let order: Vec<&str> = from.iter().chain(before).map(|player| evening.names.of(*player)).collect();
    let trumps = Trumps::suit(Suit::Hearts);
    let rest = rest.map(|player| evening.names.of(player));
    Some(Cards { trumps: trumps.suit, tricks: taken(record, &order, trumps), rest })
}

/// The tricks of a record, of which the first of these players led to the first.
fn taken<'e>(record: &Record, order: &[&'e str], trumps: Trumps) -> Vec<Trick<'e>> {
    let players = order.len().max(1);
    let mut leader = 0;
    let tricks = record.tricks().enumerate().map(|(number, trick)| {
        let name = |place: usize| order.get((leader + place) % players).copied().unwrap_or_default();
        let cards = trick.iter().enumerate().map(|(place, card)| (name(place), *card)).collect();
        let place = play::winner(trick, trumps.at(number));
        let points = trick.iter().map(|card| u16::from(card.points())).sum();
        let taken_by = name(place);
        leader = (leader + place) % players;
        Trick { cards, taken_by, points }
    });
    tricks.collect()
}

/// The cards of a trick with who played them: `Anna ♠A, Bert ♠9`.
pub fn played(trick: &Trick<'_>, words: &Words) -> String {
    let card = |(name, card): &(&str, Card)| glued(&format!("{name} {}", words.card(*card)));
    trick.cards.iter().map(card).collect::<Vec<_>>().join(", ")
}
