//! What an event gave: a line for each player, what ended with it, what the referee found, and what comes next.

use super::evening::{listed, now, standing};
use super::findings;
use crate::rules::dreeg::Seats;
use crate::rules::money::Money;
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Herzblatt, Moment, Session};

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
    let (words, state) = (&screen.words, evening.state());
    let deal = moment.and_then(|moment| Some((moment.change, moment.change.deal()?)));
    let Some((change, deal)) = deal else {
        let spoken = state.everybody().iter().map(|seat| {
            let (name, strokes) = (evening.names.of(state.seated().player(seat)), state.strokes()[seat].left());
            say!(words, "slate-spoken", name = name, strokes = strokes, blobs = state.blobs()[seat])
        });
        return spoken.collect();
    };
    let name = |seat| evening.names.of(change.seated.player(seat));
    let gave = change.players.iter().map(|seat| {
        let (player, award, left) = (name(seat), deal.awards[seat], change.strokes[seat].left());
        say!(words, "gave-dreeg", player = player, award = award, left = left)
    });
    let mut lines: Vec<String> = gave.collect();
    lines.extend(now::stops_at_two(change).then(|| say!(words, "now-cameroon-stopped")));
    let subgame = state.subgames().get(change.subgame as usize).filter(|_| change.ended_subgame);
    lines.extend(subgame.map(|subgame| {
        let names = |seats: Seats| listed(seats.iter().map(name), words);
        let (losers, count) = (names(subgame.losers), subgame.losers.len());
        let (blobs, given) = (names(subgame.blobs), subgame.blobs.len());
        say!(words, "gave-subgame-over", losers = losers, count = count, blobs = blobs, given = given)
    }));
    lines
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
            gave.collect()
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
