//! The evening of a Dreeg table, as text.

use super::{listed, now};
use crate::report::slate::{self, Slate};
use crate::rules::dreeg::state::Subgame;
use crate::rules::dreeg::{Counts, Each, Event, Moment, Ruling, Scored, Seat, Seats};
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Names};
use crate::table::{Column, Grid};
use crate::words::Words;

/// The sections of the evening.
pub fn sections(evening: &Evening<Dreeg>, screen: &Screen, sections: &mut Vec<String>) {
    let words = &screen.words;
    sections.extend(present(evening, screen));
    let subgames = subgames(evening, words);
    if !subgames.is_empty() {
        sections.push(format!("{}\n{}", screen.heading(&say!(words, "score-subgames")), subgames.render(screen)));
    }
    sections.extend(played(evening, screen));
    sections.extend(rulings(evening, screen));
}

/// How it stands, the slates, and what comes next.
pub fn present(evening: &Evening<Dreeg>, screen: &Screen) -> Vec<String> {
    let standing = screen.wrapped(&standing(evening, &screen.words), "  ");
    let slates = slates(evening, screen);
    let next = (!evening.state().ended()).then(|| next(evening, screen));
    [Some(standing), Some(slates), next].into_iter().flatten().collect()
}

/// The deals, sub-game by sub-game.
pub fn played(evening: &Evening<Dreeg>, screen: &Screen) -> Vec<String> {
    let subgames = (0..).zip(evening.state().subgames());
    subgames.filter_map(|(number, subgame)| deals(evening, number, subgame, screen)).collect()
}

fn name(evening: &Evening<Dreeg>, seat: Seat) -> &str {
    evening.names.of(evening.state().seated().player(seat))
}

fn listed_names(evening: &Evening<Dreeg>, seats: Seats, words: &Words) -> String {
    listed(seats.iter().map(|seat| name(evening, seat)), words)
}

/// How the game stands, and who deals next.
pub fn ahead(evening: &Evening<Dreeg>, screen: &Screen) -> String {
    let standing = screen.wrapped(&standing(evening, &screen.words), "  ");
    if evening.state().ended() { standing } else { format!("{standing}\n{}", next(evening, screen)) }
}

/// How the game stands, in a sentence.
pub fn standing(evening: &Evening<Dreeg>, words: &Words) -> String {
    let state = evening.state();
    if state.ended() {
        let winners = state.winners();
        let (count, winners) = (winners.len(), listed_names(evening, winners, words));
        let blobs = state.winners().iter().next().map_or(0, |seat| state.blobs()[seat]);
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

/// Everybody's slate; on a plain screen a line each.
pub fn slates(evening: &Evening<Dreeg>, screen: &Screen) -> String {
    let (words, state) = (&screen.words, evening.state());
    let table = state.next_table();
    let drawn = state.everybody().iter().map(|seat| {
        let remark = match seat {
            _ if state.ended() => String::new(),
            seat if seat == table.dealer => say!(words, "slate-dealer"),
            _ if !state.strokes()[seat].is_in() => say!(words, "slate-out"),
            seat if seat == table.forehand => say!(words, "slate-forehand"),
            _ => String::new(),
        };
        let (strokes, blobs) = (state.strokes()[seat].left(), state.blobs()[seat]);
        Slate { name: name(evening, seat).to_owned(), strokes, blobs, remark }
    });
    let drawn: Vec<Slate> = drawn.collect();
    if !screen.plain {
        return slate::draw(&drawn, screen);
    }
    let spoken = drawn.iter().map(|slate| {
        let (name, strokes, blobs) = (&slate.name, slate.strokes, slate.blobs);
        say!(words, "slate-spoken", name = name, strokes = strokes, blobs = blobs)
    });
    spoken.collect::<Vec<_>>().join("\n")
}

/// Who deals next, and what is different now.
fn next(evening: &Evening<Dreeg>, screen: &Screen) -> String {
    let (words, state) = (&screen.words, evening.state());
    let table = state.next_table();
    let (dealer, forehand) = (name(evening, table.dealer), name(evening, table.forehand));
    let mut lines = vec![say!(words, "score-next", dealer = dealer, forehand = forehand)];
    lines.extend(now::reminders(state.contract(), table.players.len(), state.house(), words));
    lines.iter().map(|line| screen.wrapped(line, "  ")).collect::<Vec<_>>().join("\n")
}

fn subgames(evening: &Evening<Dreeg>, words: &Words) -> Grid {
    let state = evening.state();
    let mut grid = Grid::new([
        (say!(words, "column-number"), Column::Right),
        (say!(words, "column-contract"), Column::Left),
        (say!(words, "column-deals"), Column::Right),
        (say!(words, "column-went-out"), Column::Left),
        (say!(words, "column-losers"), Column::Left),
        (say!(words, "column-blobs"), Column::Left),
    ]);
    for (number, subgame) in state.subgames().iter().enumerate() {
        let name = |seat| evening.names.of(subgame.seated.player(seat));
        let groups = subgame.places.chunk_by(|one, other| one.group == other.group);
        let places = groups.map(|group| group.iter().map(|place| name(place.seat)).collect::<Vec<_>>().join(" = "));
        let seats = |seats: Seats| seats.iter().map(name).collect::<Vec<_>>().join(", ");
        grid.row([
            (number + 1).to_string(),
            words.text(&format!("kind-{}", subgame.contract.word()), &[]),
            subgame.deals.to_string(),
            places.collect::<Vec<_>>().join(" > "),
            if subgame.ended { seats(subgame.losers) } else { say!(words, "subgame-on") },
            seats(subgame.blobs),
        ]);
    }
    grid
}

/// The deals of one sub-game: what each player got, with the count behind it.
fn deals(evening: &Evening<Dreeg>, number: u32, subgame: &Subgame, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    let everybody = evening.state().everybody();
    let name = |seat| evening.names.of(subgame.seated.player(seat));
    let columns = [(say!(words, "column-deal"), Column::Right), (say!(words, "column-dealer"), Column::Left)];
    let players = everybody.iter().map(|seat| (name(seat).to_owned(), Column::Right));
    let last = [(say!(words, "column-counts"), Column::Right), (say!(words, "column-out"), Column::Left)];
    let mut grid = Grid::new(columns.into_iter().chain(players).chain(last));
    let deals = evening.deals().enumerate().filter(|(_, moment)| moment.change.subgame == number);
    for (place, moment) in deals {
        let Some(deal) = moment.change.deal() else { continue };
        let then = |seat| evening.names.of(moment.change.seated.player(seat));
        let counts = match deal.counts {
            Counts::Sides(one, other) => {
                let shown = |count: Option<u16>| count.map_or_else(|| "–".to_owned(), |count| count.to_string());
                format!("{} : {}", shown(one), shown(other))
            }
            Counts::Each(_) | Counts::Unknown => String::new(),
        };
        let first = [(place + 1).to_string(), then(deal.dealer).to_owned()];
        let players = everybody.iter().map(|seat| player_cell(moment.change, deal, seat));
        let out = moment.change.gone_out.iter().map(then).collect::<Vec<_>>().join(", ");
        grid.row(first.into_iter().chain(players).chain([counts, out]));
    }
    if grid.is_empty() {
        return None;
    }
    let contract = words.text(&format!("kind-{}", subgame.contract.word()), &[]);
    let heading = say!(words, "score-deals-of", number = number + 1, contract = contract);
    Some(format!("{}\n{}", screen.heading(&heading), grid.render(screen)))
}

/// What one player got: game points, with the count where each was counted, and a star for who played for himself.
fn player_cell(change: &Moment, deal: &Scored, seat: Seat) -> String {
    if !change.players.contains(seat) {
        return String::new();
    }
    let leads = deal.roles.leader == Some(seat) || deal.roles.partner == Some(seat);
    let award = format!("{}{}", if leads { "* " } else { "" }, deal.awards[seat]);
    match deal.counts {
        Counts::Each(counts) => format!("{:>3} → {award}", counts[seat]),
        Counts::Sides(..) | Counts::Unknown => award,
    }
}

fn rulings(evening: &Evening<Dreeg>, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    let lines = evening.moments().filter_map(|moment| match moment.event {
        Event::Ruling(ruling) => {
            let (what, reason): (_, &str) = (ruled(&evening.names, ruling, words), &ruling.reason);
            Some(screen.wrapped(&say!(words, "ruling-line", event = moment.number, what = what, reason = reason), "  "))
        }
        _ => None,
    });
    let lines: Vec<String> = lines.collect();
    let heading = screen.heading(&say!(words, "score-rulings"));
    (!lines.is_empty()).then(|| format!("{heading}\n{}", lines.join("\n")))
}

/// What a ruling did to the slates and the blobs.
pub fn ruled(names: &Names, ruling: &Ruling, words: &Words) -> String {
    let listed = |changes: &Each<i8>, positive: &str, negative: &str| {
        let told = changes.iter().map(|(player, change)| {
            let id = if change > 0 { positive } else { negative };
            words.text(id, &[("name", names.of(player).into()), ("number", change.unsigned_abs().into())])
        });
        told.collect::<Vec<_>>()
    };
    let strokes = listed(&ruling.strokes, "ruling-erased", "ruling-chalked");
    let blobs = listed(&ruling.blobs, "ruling-blobs-given", "ruling-blobs-taken");
    strokes.into_iter().chain(blobs).collect::<Vec<_>>().join("; ")
}
