//! The evening of a Dreeg table: how it stands, the slates, the sub-games.

mod deals;

use super::{Extent, lines, listed, now};
use crate::page::{Block, Cell, Chart, Column, Line, Page, Role, Room, Scale, Section, Slate, Table, Word};
use crate::render::speech::glued;
use crate::report::course::{self, Course, DreegMoment};
use crate::rules::dreeg::score::Score;
use crate::rules::dreeg::state::State;
use crate::rules::dreeg::{Contract, PerSeat, Ruling, Seat, Seats};
use crate::say;
use crate::session::Session;
use crate::words::Words;

/// The page, without what both games have.
pub fn page<'a>(session: &'a Session, score: &'a Score<'a>, extent: Extent, words: &'a Words) -> Page<'a> {
    let state = &score.state;
    let moments = moments(session);
    let mut sections = present_after_lead(session, state, words);
    if extent == Extent::Full && !state.subgames().is_empty() {
        sections.extend(Some(Section { blocks: vec![blobs(session, state, &moments, words)], ..unheaded("course") }));
    }
    if !state.subgames().is_empty() {
        let subgames = Block::Table(subgames(session, state, words));
        sections.push(Section::new("subgames", say!(words, "score-subgames"), vec![subgames]));
    }
    sections.extend(deals::sections(session, state, &moments, extent, words));
    sections.extend(rulings(session, score, words));
    Page { lead: Some(lead(session, state, words)), sections, ..Page::default() }
}

/// How it stands, the slates, and what comes next.
pub fn present<'a>(session: &'a Session, state: &State, words: &Words) -> Vec<Section<'a>> {
    let lead = Section { blocks: vec![Block::Text(lead(session, state, words))], ..unheaded("lead") };
    std::iter::once(lead).chain(present_after_lead(session, state, words)).collect()
}

fn present_after_lead<'a>(session: &'a Session, state: &State, words: &Words) -> Vec<Section<'a>> {
    let slates = Block::Slates(slates(session, state));
    let next = (!state.ended()).then(|| Block::Lines(next(session, state, words)));
    let section = |(id, block)| Section { blocks: vec![block], ..unheaded(id) };
    std::iter::once(("slates", slates)).chain(next.map(|next| ("next", next))).map(section).collect()
}

fn unheaded<'a>(id: &str) -> Section<'a> {
    Section { id: id.to_owned(), ..Section::default() }
}

/// The deals, sub-game by sub-game.
pub fn deals<'a>(session: &'a Session, score: &Score<'_>, extent: Extent, words: &Words) -> Vec<Section<'a>> {
    deals::sections(session, &score.state, &moments(session), extent, words)
}

/// How the game stands, and who deals next.
pub fn standing(session: &Session, state: &State, words: &Words) -> Vec<String> {
    let next = if state.ended() { Vec::new() } else { next(session, state, words) };
    std::iter::once(lead(session, state, words)).chain(next).collect()
}

fn moments(session: &Session) -> Vec<DreegMoment<'_>> {
    match course::of(session) {
        Course::Dreeg(moments) => moments,
        Course::Herzblatt(_) => Vec::new(),
    }
}

fn name(session: &Session, seat: Seat) -> &str {
    session.names.of(seat.player())
}

fn names(session: &Session, seats: Seats) -> Vec<&str> {
    seats.iter().map(|seat| name(session, seat)).collect()
}

fn contract(contract: Contract) -> Word {
    Word { family: "kind", word: contract.word() }
}

/// How the game stands, in a sentence.
fn lead(session: &Session, state: &State, words: &Words) -> String {
    if state.ended() {
        let winners = state.winners();
        let (count, blobs) = (winners.len(), winners.iter().next().map_or(0, |seat| state.blobs()[seat]));
        let winners = listed(names(session, winners), words);
        return if state.broken_off() {
            say!(words, "score-broken-off", winners = winners, count = count, blobs = blobs)
        } else {
            say!(words, "score-over", winners = winners, count = count, blobs = blobs)
        };
    }
    let contract = words.text(&format!("kind-{}", state.contract().word()), &[]);
    let (number, round, players) = (state.number() + 1, state.number() % 8 / 4 + 1, state.players().len());
    match state.house().blob_target {
        None => say!(words, "score-standing", number = number, contract = contract, round = round, players = players),
        Some(target) => say!(
            words,
            "score-standing-race",
            number = number,
            contract = contract,
            round = round,
            players = players,
            target = target
        ),
    }
}

/// Everybody's slate; when the game is over, the winners are marked.
pub fn slates<'a>(session: &'a Session, state: &State) -> Vec<Slate<'a>> {
    let table = state.table(None);
    let winners = if state.ended() { state.winners() } else { Seats::NONE };
    let slate = |seat: Seat| {
        let role = match seat {
            _ if state.ended() => None,
            seat if seat == table.dealer => Some(Role::Dealer),
            _ if !state.strokes()[seat].is_in() => Some(Role::Out),
            seat if seat == table.forehand => Some(Role::Forehand),
            _ => None,
        };
        let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
        Slate { name: name(session, seat), strokes, blobs, role, winner: winners.contains(seat) }
    };
    state.everybody().iter().map(slate).collect()
}

/// Who deals next, and what is different now.
fn next(session: &Session, state: &State, words: &Words) -> Vec<String> {
    let table = state.table(None);
    let (dealer, forehand) = (glued(name(session, table.dealer)), glued(name(session, table.forehand)));
    let mut lines = vec![say!(words, "score-next", dealer = dealer, forehand = forehand)];
    lines.extend(now::reminders(state.contract(), table.players.len(), state.house(), words));
    lines
}

fn subgames<'a>(session: &'a Session, state: &State, words: &Words) -> Table<'a> {
    let columns = vec![
        Column::new("subgame", say!(words, "column-number")),
        Column::new("kind", say!(words, "column-contract")),
        Column::new("deals", say!(words, "column-deals")).room(Room::Spare(1)),
        Column::new("places", say!(words, "column-went-out")),
        Column::new("losers", say!(words, "column-losers")).room(Room::Spare(0)),
        Column::new("blobs", say!(words, "column-blobs")),
    ];
    let mut table = Table::new("subgames", columns);
    table.rows.extend((1_u32..).zip(state.subgames()).map(|(number, subgame)| {
        let places = subgame.places.chunk_by(|one, other| one.group == other.group);
        let places = places.map(|group| group.iter().map(|place| name(session, place.seat)).collect());
        let losers = match subgame.ended {
            true => Cell::Names(names(session, subgame.losers)),
            false => Cell::text(say!(words, "subgame-on")),
        };
        vec![
            Cell::count(number),
            Cell::Word(contract(subgame.contract)),
            Cell::count(subgame.deals),
            Cell::Places(places.collect()),
            losers,
            Cell::Names(names(session, subgame.blobs)),
        ]
    }));
    table
}

/// Everybody's blobs after each sub-game.
fn blobs<'a>(session: &'a Session, state: &State, moments: &[DreegMoment<'a>], words: &Words) -> Block<'a> {
    let mut blobs: PerSeat<i64> = PerSeat::default();
    let mut after = vec![blobs];
    for subgame in moments.chunk_by(|one, other| one.change.subgame == other.change.subgame) {
        for (moment, seat) in subgame.iter().flat_map(|moment| state.everybody().iter().map(move |seat| (moment, seat)))
        {
            blobs[seat] += moment.change.blobs[seat];
        }
        after.push(blobs);
    }
    let lines = state.everybody().iter().map(|seat| {
        let values = after.iter().map(|blobs| blobs[seat].into()).collect();
        Line { name: name(session, seat), start: 0, values }
    });
    Block::Chart(Chart {
        title: say!(words, "page-chart-blobs"),
        scale: Scale::Blobs,
        points: (1..).map(Some).take(after.len() - 1).collect(),
        under: say!(words, "page-chart-subgames"),
        lines: lines.collect(),
    })
}

fn rulings<'a>(session: &Session, score: &Score<'_>, words: &Words) -> Option<Section<'a>> {
    let told = score.rulings.iter().map(|(event, _, ruling)| {
        let (what, reason): (_, &str) = (ruled(session, ruling, words), &ruling.reason);
        say!(words, "ruling-line", event = *event, what = what, reason = reason)
    });
    lines("rulings", say!(words, "score-rulings"), told.collect())
}

/// What a ruling did to the slates and the blobs.
pub fn ruled(session: &Session, ruling: &Ruling, words: &Words) -> String {
    let listed = |changes: &PerSeat<i8>, positive: &str, negative: &str| {
        let changed = Seats::first(session.head.players as u8).filter(|seat| changes[seat] != 0);
        let told = changed.iter().map(|seat| {
            let id = if changes[seat] > 0 { positive } else { negative };
            let number = changes[seat].unsigned_abs();
            words.text(id, &[("name", glued(name(session, seat)).into()), ("number", number.into())])
        });
        told.collect::<Vec<_>>()
    };
    let strokes = listed(&ruling.strokes, "ruling-erased", "ruling-chalked");
    let blobs = listed(&ruling.blobs, "ruling-blobs-given", "ruling-blobs-taken");
    strokes.into_iter().chain(blobs).collect::<Vec<_>>().join("; ")
}
