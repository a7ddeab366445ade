//! What an event gave: a line for each player, what ended with it, what the referee found, and what comes next.

use super::evening::{listed, now, remarks, standing};
use super::{explain, findings};
use crate::rules::dreeg::tally::Ending;
use crate::rules::dreeg::{Event, Seats};
use crate::rules::herzblatt;
use crate::rules::money::Money;
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Herzblatt, Moment, Session};
use crate::words::Words;

/// The lines about an event of a session; for one that is no deal, how everybody stands.
pub fn text(session: &Session, event: u32, screen: &Screen) -> String {
    let (mut lines, found) = match session {
        Session::Dreeg(evening) => {
            let moment = evening.moment(event);
            let found = moment.map(|moment| findings::of_dreeg(evening, &moment));
            (of_dreeg(evening, moment.as_ref(), screen), found)
        }
        Session::Herzblatt(evening) => {
            let moment = evening.moment(event);
            let found = moment.map(|moment| findings::of_herzblatt(evening, &moment));
            (of_herzblatt(evening, moment.as_ref(), screen), found)
        }
    };
    lines.extend(found.iter().flatten().map(|finding| findings::sentence(finding, &screen.words)));
    let mut lines: Vec<String> = lines.iter().map(|line| screen.wrapped(line, "  ")).collect();
    lines.push(standing(session, screen));
    lines.join("\n")
}

fn of_dreeg(evening: &Evening<Dreeg>, moment: Option<&Moment<'_, Dreeg>>, screen: &Screen) -> Vec<String> {
    let (words, state, names) = (&screen.words, evening.state(), &evening.names);
    let stand = || {
        let spoken = state.everybody().iter().map(|seat| {
            let (name, strokes) = (names.of(state.seated().player(seat)), state.strokes()[seat].left());
            say!(words, "slate-spoken", name = name, strokes = strokes, blobs = state.blobs()[seat])
        });
        spoken.collect::<Vec<_>>()
    };
    let Some(moment) = moment else { return stand() };
    let mut lines = Vec::new();
    match (moment.event, moment.change.deal()) {
        (Event::Deal(told), Some(deal)) => {
            let change = moment.change;
            if let Ending::FalseClaim(claimer) = told.play.evidence().ending() {
                lines.push(say!(words, "told-false-claim", name = names.of(claimer)));
            }
            lines.extend(change.players.iter().map(|seat| {
                let (player, award) = (names.of(change.seated.player(seat)), deal.awards[seat]);
                say!(words, "gave-dreeg", player = player, award = award, left = change.strokes[seat].left())
            }));
        }
        (event, _) => {
            lines.extend(remarks::of_dreeg(moment.number, event, names, words));
            lines.extend(stand());
        }
    }
    lines.extend(ended(evening, moment, words));
    lines
}

/// What ended with an event: the sub-game, with whoever lost it and got its blob.
pub fn ended(evening: &Evening<Dreeg>, moment: &Moment<'_, Dreeg>, words: &Words) -> Vec<String> {
    let change = moment.change;
    let subgame = evening.state().subgames().get(change.subgame as usize).filter(|_| change.ended_subgame);
    let told = subgame.map(|subgame| {
        let name = |seat| evening.names.of(change.seated.player(seat));
        let names = |seats: Seats| listed(seats.iter().map(name), words);
        let (losers, count) = (names(subgame.losers), subgame.losers.len());
        let (blobs, given) = (names(subgame.blobs), subgame.blobs.len());
        say!(words, "gave-subgame-over", losers = losers, count = count, blobs = blobs, given = given)
    });
    let stopped = now::stops_at_two(change).then(|| say!(words, "now-cameroon-stopped"));
    stopped.into_iter().chain(told).collect()
}

fn of_herzblatt(evening: &Evening<Herzblatt>, moment: Option<&Moment<'_, Herzblatt>>, screen: &Screen) -> Vec<String> {
    let (words, state, currency) = (&screen.words, evening.state(), evening.game.currency);
    let with_sign = |money: Money| words.signed_amount(money, currency);
    let balance = |player| with_sign(state.balance(player));
    match moment.and_then(|moment| moment.change.deal()) {
        Some(deal) if deal.solo.is_some() => {
            let gave = deal.hand.iter().map(|player| {
                let (name, payment) = (evening.names.of(player), with_sign(deal.payment(player)));
                say!(words, "gave-herzblatt", player = name, payment = payment, balance = balance(player))
            });
            let said = moment.and_then(|moment| match moment.event {
                herzblatt::Event::Solo { deal: told, .. } => Some(explain::calls(evening, told, deal, words)),
                _ => None,
            });
            said.into_iter().flatten().chain(gave).collect()
        }
        Some(_) => vec![say!(words, "gave-passed")],
        None => {
            let stand = state.people().iter().map(|player| {
                let name = evening.names.of(*player);
                say!(words, "gave-balance", player = name, balance = balance(*player))
            });
            stand.collect()
        }
    }
}
