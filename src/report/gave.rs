//! What an event gave: a line for each player, what ended with it, what the referee found, and what comes next.

use super::evening::{amount, listed, now, standing};
use super::findings;
use crate::rules::dreeg;
use crate::rules::dreeg::seats::Seats;
use crate::rules::herzblatt;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::replay::Score;
use crate::session::{Game, Session};

/// The lines about an event of a session; for one that is no deal, how everybody stands.
pub fn text(session: &Session, score: &Score<'_>, event: u32, screen: &Screen) -> String {
    let mut lines = match (&session.game, score) {
        (_, Score::Dreeg(score)) => of_dreeg(session, score, event, screen),
        (Game::Herzblatt { currency, .. }, Score::Herzblatt(score)) => {
            of_herzblatt(session, score, *currency, event, screen)
        }
        (Game::Dreeg { .. }, Score::Herzblatt(_)) => Vec::new(),
    };
    let found = findings::of(session, score).into_iter().filter(|finding| finding.event == event);
    lines.extend(found.map(|finding| findings::sentence(&finding, &screen.words)));
    let mut lines: Vec<String> = lines.iter().map(|line| screen.wrapped(line, "  ")).collect();
    lines.push(standing(session, score, screen));
    lines.join("\n")
}

fn of_dreeg(session: &Session, score: &dreeg::score::Score<'_>, event: u32, screen: &Screen) -> Vec<String> {
    let (words, state) = (&screen.words, &score.state);
    let Some((_, deal)) = score.deals.iter().find(|(number, _)| *number == event) else {
        let spoken = state.everybody().iter().map(|seat| {
            let (name, strokes) = (session.names.of(seat.player()), state.strokes()[seat].left());
            say!(words, "slate-spoken", name = name, strokes = strokes, blobs = state.blobs()[seat])
        });
        return spoken.collect();
    };
    let gave = deal.players.iter().map(|seat| {
        let (player, award, left) = (session.names.of(seat.player()), deal.awards[seat], deal.strokes[seat].left());
        say!(words, "gave-dreeg", player = player, award = award, left = left)
    });
    let mut lines: Vec<String> = gave.collect();
    let subgame = state.subgames().get(deal.subgame as usize);
    // Of the sub-game's deals only the last ended it.
    let ended = subgame.filter(|subgame| subgame.ended && score.deals.last().is_some_and(|last| last.0 == event));
    lines.extend(now::stops_at_two(deal, state.house()).then(|| say!(words, "now-cameroon-stopped")));
    lines.extend(ended.map(|subgame| {
        let names = |seats: Seats| listed(seats.iter().map(|seat| session.names.of(seat.player())), words);
        let (losers, count) = (names(subgame.losers), subgame.losers.len());
        let (blobs, given) = (names(subgame.blobs), subgame.blobs.len());
        say!(words, "gave-subgame-over", losers = losers, count = count, blobs = blobs, given = given)
    }));
    lines
}

fn of_herzblatt(
    session: &Session,
    score: &herzblatt::score::Score<'_>,
    currency: Currency,
    event: u32,
    screen: &Screen,
) -> Vec<String> {
    let (words, state) = (&screen.words, &score.state);
    let signed = |money: Money| {
        let amount = amount(money, currency, words);
        if money > Money::ZERO { format!("+{amount}") } else { amount }
    };
    let balance = |player| signed(state.balance(player));
    match score.deals.iter().find(|(number, _)| *number == event) {
        Some((_, deal)) if deal.solo.is_some() => {
            let gave = deal.hand.iter().map(|player| {
                let (name, payment) = (session.names.of(player), signed(deal.payment(player)));
                say!(words, "gave-herzblatt", player = name, payment = payment, balance = balance(player))
            });
            gave.collect()
        }
        Some(_) => vec![say!(words, "gave-passed")],
        None => {
            let stand = state.people().iter().map(|player| {
                let name = session.names.of(*player);
                say!(words, "gave-balance", player = name, balance = balance(*player))
            });
            stand.collect()
        }
    }
}
