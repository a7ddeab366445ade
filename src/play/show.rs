//! What is shown between the questions: how it stands, the deals, what a deal brought and why, what a correction changes.

use crate::report::evening::{self, amount, listed, now};
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::state::Scored;
use crate::rules::dreeg::{Contract, Counts, Seat, Seats};
use crate::rules::money::{Currency, Money};
use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::screen::Screen;
use crate::session::replay::Score;
use crate::session::{Game, Session};

/// How it stands, and what comes next.
pub fn standing(session: &Session, screen: &Screen) -> String {
    let (score, _) = session.replay();
    evening::present(session, &score, screen)
}

/// The deals.
pub fn deals(session: &Session, screen: &Screen) -> String {
    let (score, _) = session.replay();
    evening::deals(session, &score, screen).unwrap_or_else(|| say!(screen.words, "play-no-deals"))
}

/// What an event brought, if it is a deal: a line for each player with what he got and why.
pub fn got(session: &Session, event: u32, screen: &Screen) -> Option<String> {
    let (score, _) = session.replay();
    match &score {
        Score::Dreeg(score) => {
            let place = score.deals.iter().position(|(number, _)| *number == event)?;
            let (_, scored) = score.deals.get(place)?;
            let mut lines = vec![say!(screen.words, "play-deal-counts", deal = place + 1, rules = rules(scored.rules))];
            lines.extend(scored.players.iter().map(|seat| dreeg_line(session, scored, seat, screen)));
            lines.extend(ended(session, score, scored, place + 1 == score.deals.len(), screen));
            Some(lines.join("\n"))
        }
        Score::Herzblatt(score) => {
            let Game::Herzblatt { currency, .. } = &session.game else { return None };
            let place = score.deals.iter().position(|(number, _)| *number == event)?;
            let (_, scored) = score.deals.get(place)?;
            Some(herzblatt_lines(session, scored, place + 1, *currency, screen).join("\n"))
        }
    }
}

/// The number of the deal that an event is, counted from 1 among those that stand; nothing for what is no deal.
pub fn deal_of(session: &Session, event: u32) -> Option<usize> {
    let place = match &session.replay().0 {
        Score::Dreeg(score) => score.deals.iter().position(|(number, _)| *number == event),
        Score::Herzblatt(score) => score.deals.iter().position(|(number, _)| *number == event),
    };
    Some(place? + 1)
}

/// The ids of the rules that decided.
fn rules(rules: RuleSet) -> String {
    rules.iter().map(Rule::id).collect::<Vec<_>>().join(", ")
}

/// What a player got and why, and the strokes that are left.
fn dreeg_line(session: &Session, scored: &Scored, seat: Seat, screen: &Screen) -> String {
    let words = &screen.words;
    let award = scored.awards[seat];
    let place = 1 + scored.players.iter().filter(|other| scored.awards[*other] > award).count();
    let ours = [scored.roles.leader, scored.roles.partner].into_iter().flatten().fold(Seats::NONE, Seats::with);
    let role = match (scored.contract, scored.roles.leader == Some(seat), ours.contains(seat)) {
        (Contract::RedSow, true, _) => say!(words, "role-soloist"),
        (Contract::RedSow, false, _) => say!(words, "role-defender"),
        (Contract::CallACard, true, _) => say!(words, "role-caller"),
        (Contract::CallACard, false, true) => say!(words, "role-partner"),
        (Contract::CallACard, false, false) => say!(words, "role-opponent"),
        (Contract::SixtySix | Contract::Cameroon, true, _) => say!(words, "role-marcher"),
        (Contract::SixtySix | Contract::Cameroon, false, _) => say!(words, "role-place", place = place),
    };
    let count = match scored.counts {
        Counts::Unknown => None,
        Counts::Each(counts) => Some(counts[seat]),
        Counts::Sides(one, other) => {
            if ours.contains(seat) {
                one
            } else {
                other
            }
        }
    };
    let (name, left) = (session.names.of(seat.player()), scored.strokes[seat].left());
    match count {
        Some(count) => {
            say!(words, "play-got-count", name = name, role = role, count = count, award = award, left = left)
        }
        None => say!(words, "play-got", name = name, role = role, award = award, left = left),
    }
}

/// Who went out, and what the end of the sub-game brought.
fn ended(
    session: &Session,
    score: &dreeg::score::Score<'_>,
    scored: &Scored,
    is_last: bool,
    screen: &Screen,
) -> Vec<String> {
    let words = &screen.words;
    let names = |seats: Seats| listed(seats.iter().map(|seat| session.names.of(seat.player())), words);
    let mut lines = Vec::new();
    if !scored.gone_out.is_empty() {
        let (out, count) = (names(scored.gone_out), scored.gone_out.len());
        lines.push(screen.heading(&say!(words, "play-gone-out", names = out, count = count)));
    }
    lines.extend(now::stops_at_two(scored, score.state.house()).then(|| say!(words, "now-cameroon-stopped")));
    let subgame = score.state.subgames().get(scored.subgame as usize);
    if let Some(subgame) = subgame.filter(|subgame| subgame.ended && is_last) {
        let contract = super::words::contract(subgame.contract, screen);
        let number = scored.subgame + 1;
        let (blobs, count) = (names(subgame.blobs), subgame.blobs.len());
        let told = say!(words, "play-subgame-over", number = number, contract = contract, names = blobs, count = count);
        lines.push(screen.heading(&told));
    }
    lines
}

fn herzblatt_lines(
    session: &Session,
    scored: &herzblatt::state::Scored,
    deal: usize,
    currency: Currency,
    screen: &Screen,
) -> Vec<String> {
    let words = &screen.words;
    let mut lines = vec![say!(words, "play-deal-counts", deal = deal, rules = rules(scored.rules))];
    let Some((soloist, verdict)) = scored.solo else {
        lines.push(say!(words, "play-thrown-in"));
        return lines;
    };
    for player in scored.hand.iter() {
        let role = if player == soloist { say!(words, "role-soloist") } else { say!(words, "role-defender") };
        let count = verdict.points.map(|points| if player == soloist { points } else { 120 - points.min(120) });
        let paid = signed(scored.payment(player), currency, screen);
        let (name, factor) = (session.names.of(player), verdict.factor);
        lines.push(match count {
            Some(count) => {
                say!(words, "play-paid-count", name = name, role = role, count = count, amount = paid, factor = factor)
            }
            None => say!(words, "play-paid", name = name, role = role, amount = paid, factor = factor),
        });
    }
    lines
}

/// An amount with its sign and currency.
pub fn signed(money: Money, currency: Currency, screen: &Screen) -> String {
    let shown = amount(money, currency, &screen.words);
    if money > Money::ZERO { format!("+{shown}") } else { shown }
}

/// What is different in the second of two sessions: strokes, blobs, balances.
pub fn change(before: &Session, after: &Session, screen: &Screen) -> String {
    let words = &screen.words;
    let ((one, _), (other, _)) = (before.replay(), after.replay());
    let mut lines = Vec::new();
    match (&one, &other) {
        (Score::Dreeg(one), Score::Dreeg(other)) => {
            if one.state.number() != other.state.number() {
                let (from, to) = (one.state.number() + 1, other.state.number() + 1);
                lines.push(say!(words, "change-subgame", from = from, to = to));
            }
            for seat in one.state.everybody().iter() {
                let name = before.names.of(seat.player());
                let (from, to) = (one.state.strokes()[seat].left(), other.state.strokes()[seat].left());
                if from != to {
                    lines.push(say!(words, "change-strokes", name = name, from = from, to = to));
                }
                let (from, to) = (one.state.blobs()[seat], other.state.blobs()[seat]);
                if from != to {
                    lines.push(say!(words, "change-blobs", name = name, from = from, to = to));
                }
            }
        }
        (Score::Herzblatt(one), Score::Herzblatt(other)) => {
            let Game::Herzblatt { currency, .. } = &before.game else { return String::new() };
            let people: Vec<Player> = other.state.people().to_vec();
            for player in people {
                let (from, to) = (one.state.balance(player), other.state.balance(player));
                if from != to {
                    let (from, to) = (signed(from, *currency, screen), signed(to, *currency, screen));
                    lines.push(say!(words, "change-balance", name = after.names.of(player), from = from, to = to));
                }
            }
        }
        (Score::Dreeg(_), Score::Herzblatt(_)) | (Score::Herzblatt(_), Score::Dreeg(_)) => {}
    }
    if lines.is_empty() { say!(words, "change-nothing") } else { lines.join("\n") }
}
