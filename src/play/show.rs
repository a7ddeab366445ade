//! What is shown between the questions: how it stands, the deals, what a deal brought and why, what a correction changes.

use super::situation::Situation;
use crate::of_either;
use crate::report::evening::{self, amount, listed, now};
use crate::report::explain;
use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::dreeg::{Counts, Lead, Scored, Seat, Seats};
use crate::rules::money::{Currency, Money};
use crate::rules::{dreeg, herzblatt};
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Session};

/// How it stands, and what comes next, where somebody may deal out of turn.
pub fn standing(session: &Session, dealer: Option<Player>, screen: &Screen) -> String {
    evening::present_with(session, dealer, screen)
}

/// Who deals out of turn, and who is forehand then.
pub fn dealer_given(situation: &Situation, screen: &Screen) -> String {
    let name = situation.all.of(situation.dealer);
    say!(screen.words, "play-dealer-given", name = name, forehand = situation.name(situation.forehand()))
}

/// What an event brought: of a deal what each got, of anything else what it was.
pub fn brought(session: &Session, event: u32, screen: &Screen) -> Option<String> {
    got(session, event, screen).or_else(|| explain::event(session, event, screen))
}

/// The deals.
pub fn deals(session: &Session, screen: &Screen) -> String {
    evening::deals(session, screen).unwrap_or_else(|| say!(screen.words, "play-no-deals"))
}

/// What an event brought, if it is a deal: a line for each player with what he got and why.
pub fn got(session: &Session, event: u32, screen: &Screen) -> Option<String> {
    let deal = deal_of(session, event)?;
    match session {
        Session::Dreeg(evening) => {
            let moment = evening.moment(event)?;
            let scored = moment.change.deal()?;
            let mut lines = vec![say!(screen.words, "play-deal-counts", deal = deal, rules = rules(scored.rules))];
            let each = moment.change.players.iter();
            lines.extend(each.map(|seat| dreeg_line(evening, moment.change, scored, seat, screen)));
            lines.extend(ended(evening, moment.change, screen));
            Some(lines.join("\n"))
        }
        Session::Herzblatt(evening) => {
            let scored = evening.moment(event)?.change.deal()?;
            Some(herzblatt_lines(session, scored, deal, evening.game.currency, screen).join("\n"))
        }
    }
}

/// The number of the deal that an event is, counted from 1 among those that stand; nothing for what is no deal.
pub fn deal_of(session: &Session, event: u32) -> Option<usize> {
    of_either!(session, evening => evening.deal_number(event))
}

/// The ids of the rules that decided.
fn rules(rules: RuleSet) -> String {
    rules.iter().map(Rule::id).collect::<Vec<_>>().join(", ")
}

/// What a player got and why, and the strokes that are left.
fn dreeg_line(
    evening: &Evening<Dreeg>,
    change: &dreeg::Moment,
    scored: &Scored,
    seat: Seat,
    screen: &Screen,
) -> String {
    let words = &screen.words;
    let award = scored.awards[seat];
    let place = 1 + change.players.iter().filter(|other| scored.awards[*other] > award).count();
    let ours = [scored.roles.leader, scored.roles.partner].into_iter().flatten().fold(Seats::NONE, Seats::with);
    let role = match (scored.contract.lead(), scored.roles.leader == Some(seat), ours.contains(seat)) {
        (Lead::Soloist, true, _) => say!(words, "role-soloist"),
        (Lead::Soloist, false, _) => say!(words, "role-defender"),
        (Lead::Caller, true, _) if change.players.len() == 2 => say!(words, "role-trumps"),
        (Lead::Caller, false, _) if change.players.len() == 2 => say!(words, "role-other"),
        (Lead::Caller, true, _) => say!(words, "role-caller"),
        (Lead::Caller, false, true) => say!(words, "role-partner"),
        (Lead::Caller, false, false) => say!(words, "role-opponent"),
        (Lead::Marcher, true, _) => say!(words, "role-marcher"),
        (Lead::Marcher, false, _) => say!(words, "role-place", place = place),
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
    let (name, left) = (evening.names.of(change.seated.player(seat)), change.strokes[seat].left());
    match count {
        Some(count) => {
            say!(words, "play-got-count", name = name, role = role, count = count, award = award, left = left)
        }
        None => say!(words, "play-got", name = name, role = role, award = award, left = left),
    }
}

/// Who went out, and what the end of the sub-game brought.
fn ended(evening: &Evening<Dreeg>, change: &dreeg::Moment, screen: &Screen) -> Vec<String> {
    let words = &screen.words;
    let names = |seats: Seats| listed(seats.iter().map(|seat| evening.names.of(change.seated.player(seat))), words);
    let mut lines = Vec::new();
    if !change.gone_out.is_empty() {
        let (out, count) = (names(change.gone_out), change.gone_out.len());
        lines.push(screen.heading(&say!(words, "play-gone-out", names = out, count = count)));
    }
    if now::stops_at_two(change) {
        lines.push(say!(words, "now-cameroon-stopped"));
    }
    let subgame = evening.state().subgames().get(change.subgame as usize);
    if let Some(subgame) = subgame.filter(|_| change.ended_subgame) {
        let contract = super::words::contract(subgame.contract, screen);
        let number = change.subgame + 1;
        let (blobs, count) = (names(subgame.blobs), subgame.blobs.len());
        let told = say!(words, "play-subgame-over", number = number, contract = contract, names = blobs, count = count);
        lines.push(screen.heading(&told));
    }
    lines
}

fn herzblatt_lines(
    session: &Session,
    scored: &herzblatt::Scored,
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
        let (name, factor) = (session.names().of(player), verdict.factor);
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
    let mut lines = Vec::new();
    match (before, after) {
        (Session::Dreeg(before), Session::Dreeg(after)) => {
            let (one, other) = (before.state(), after.state());
            if one.number() != other.number() {
                let (from, to) = (one.number() + 1, other.number() + 1);
                lines.push(say!(words, "change-subgame", from = from, to = to));
            }
            for seat in one.everybody().iter() {
                let name = after.names.of(other.seated().player(seat));
                let (from, to) = (one.strokes()[seat].left(), other.strokes()[seat].left());
                if from != to {
                    lines.push(say!(words, "change-strokes", name = name, from = from, to = to));
                }
                let (from, to) = (one.blobs()[seat], other.blobs()[seat]);
                if from != to {
                    lines.push(say!(words, "change-blobs", name = name, from = from, to = to));
                }
            }
        }
        (Session::Herzblatt(before), Session::Herzblatt(after)) => {
            let currency = after.game.currency;
            for player in after.state().people() {
                let (from, to) = (before.state().balance(*player), after.state().balance(*player));
                if from != to {
                    let (from, to) = (signed(from, currency, screen), signed(to, currency, screen));
                    lines.push(say!(words, "change-balance", name = after.names.of(*player), from = from, to = to));
                }
            }
        }
        (Session::Dreeg(_), Session::Herzblatt(_)) | (Session::Herzblatt(_), Session::Dreeg(_)) => {}
    }
    if lines.is_empty() { say!(words, "change-nothing") } else { lines.join("\n") }
}
