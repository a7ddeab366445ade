//! Dreeg's tables.

use super::{number, word};
use crate::export::deals::round;
use crate::page::Cell;
use crate::rules::Player;
use crate::rules::dreeg::{Contract, Counts, Event, Moment, PerSeat, Seat, What};
use crate::session::{self, Dreeg, Evening};

/// The columns of a row a deal.
pub const DEALS: &[&str] = &[
    "event",
    "deal",
    "subgame",
    "round",
    "kind",
    "at",
    "dealer",
    "forehand",
    "players",
    "soloist",
    "partner",
    "soloist_count",
    "others_count",
    "result",
    "false_claim",
    "level",
    "findings",
    "rules",
    "note",
];

/// The columns of a row a deal, ruling or substitute and player.
pub const AWARDS: &[&str] = &[
    "event", "source", "deal", "subgame", "kind", "player", "in", "count", "award", "strokes", "gone_out", "blobs",
    "reason",
];

/// A row a deal or ruling and player; where somebody takes over a slate (D-9), one for each of both, between whom its blobs pass.
pub fn awards(evening: &Evening<Dreeg>) -> impl Iterator<Item = Vec<Cell<'_>>> {
    let (mut deals, mut blobs) = (0, PerSeat::<i64>::default());
    evening.moments().flat_map(move |moment| {
        let change = moment.change;
        let is_deal = change.deal().is_some();
        deals += i64::from(is_deal);
        change.seated.everybody().iter().for_each(|seat| blobs[seat] += i64::from(change.blobs[seat]));
        let tells = is_deal || matches!(moment.event, Event::Ruling(_));
        let seats = change.seated.everybody().iter().filter(move |_| tells);
        let deal = is_deal.then_some(deals);
        let rows = seats.map(move |seat| {
            let (player, of_seat) = (change.seated.player(seat), i64::from(change.blobs[seat]));
            award(evening, &moment, deal, seat, player, of_seat)
        });
        rows.chain(passed_on(evening, &moment, &blobs).into_iter().flatten())
    })
}

/// The blobs of who leaves, taken and given to who joins.
fn passed_on<'e>(
    evening: &'e Evening<Dreeg>,
    moment: &session::Moment<'e, Dreeg>,
    blobs: &PerSeat<i64>,
) -> Option<[Vec<Cell<'e>>; 2]> {
    let (What::Substitute(seat), Event::Substitute { leaves, joins, .. }) = (&moment.change.what, moment.event) else {
        return None;
    };
    let row = |player, blobs| award(evening, moment, None, *seat, player, blobs);
    Some([row(*leaves, -blobs[*seat]), row(*joins, blobs[*seat])])
}

fn award<'e>(
    evening: &'e Evening<Dreeg>,
    moment: &session::Moment<'e, Dreeg>,
    deal: Option<i64>,
    seat: Seat,
    player: Player,
    blobs: i64,
) -> Vec<Cell<'e>> {
    let change: &Moment = moment.change;
    let is_in = change.players.contains(seat);
    let (count, award, reason) = match (moment.event, &change.what) {
        (_, What::Deal(scored)) if is_in => match scored.counts {
            Counts::Each(counts) => (Some(counts[seat]), Some(scored.awards[seat].into()), None),
            Counts::Unknown | Counts::Sides(..) => (None, Some(scored.awards[seat].into()), None),
        },
        (Event::Ruling(ruling), _) => {
            (None, Some(ruling.strokes.of(player).unwrap_or(0).into()), Some(&*ruling.reason))
        }
        (Event::Substitute { reason, .. }, _) => (None, None, reason.as_deref()),
        _ => (None, None, None),
    };
    let source = match moment.event {
        Event::Substitute { .. } => "substitute",
        Event::Ruling(_) => "ruling",
        _ => "deal",
    };
    vec![
        Cell::count(moment.number),
        word(source),
        number(deal),
        Cell::count(change.subgame + 1),
        word(Contract::of_subgame(change.subgame).word()),
        Cell::name(evening.names.of(player)),
        Cell::Flag(is_in),
        number(count),
        Cell::of(award, Cell::Count),
        Cell::count(change.strokes[seat].left()),
        Cell::Flag(is_in && !change.strokes[seat].is_in()),
        Cell::Count(blobs),
        Cell::of(reason, Cell::text),
    ]
}

/// The columns of a row a sub-game and player.
pub const SUBGAMES: &[&str] = &["subgame", "round", "kind", "deals", "ended", "player", "place", "loser", "blobs"];

/// A row a sub-game and player.
pub fn subgames(evening: &Evening<Dreeg>) -> impl Iterator<Item = Vec<Cell<'_>>> {
    let subgames = (0_u32..).zip(evening.state().subgames());
    subgames.flat_map(move |(at, subgame)| {
        evening.state().everybody().iter().map(move |seat| {
            // A place that is shared leaves the next ones out: 1, 1, 3.
            let ahead = |group| subgame.places.iter().filter(|other| other.group < group).count();
            let place = subgame.places.iter().find(|place| place.seat == seat);
            vec![
                Cell::count(at + 1),
                round(at),
                word(subgame.contract.word()),
                Cell::count(subgame.deals),
                Cell::Flag(subgame.ended),
                Cell::name(evening.names.of(subgame.seated.player(seat))),
                Cell::of(place, |place| Cell::count(ahead(place.group) + 1)),
                Cell::Flag(subgame.losers.contains(seat)),
                Cell::Flag(subgame.blobs.contains(seat)),
            ]
        })
    })
}
