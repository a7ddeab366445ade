//! Placing by card points (D-10, D-11): Sixty-Six and Cameroon.

use toml::Value;

use super::deal::{Deal, Stop, of};
use crate::keys::{Judged, asked, ensure, known, need, refuse};

/// Players in the order of their places, those who share one together.
pub type Groups = Vec<Vec<String>>;

/// The `placing` of a deal: everybody who is in, once.
pub fn judged_groups(deal: &Deal) -> Judged<Groups> {
    let list = need(deal.keys.0.get("placing").and_then(Value::as_array), "placing")?;
    let mut groups = Groups::new();
    for group in list {
        let group = need(group.as_array(), "a group")?;
        ensure(!group.is_empty(), "keys: an empty group")?;
        let names = group.iter().map(|name| known(need(name.as_str(), "a name")?, &deal.players));
        groups.push(names.collect::<Judged<_>>()?);
    }
    let mut all = groups.concat();
    all.sort();
    let mut players = deal.players.clone();
    players.sort();
    ensure(all == players, "seat: everybody who is in, once")?;
    Ok(groups)
}

/// Card points of everybody who is in (C-3, C-4).
pub fn points(deal: &Deal, stopped: bool) -> Judged<Vec<(String, i64)>> {
    let points = need(deal.keys.numbers("points", &deal.players, 0..=120)?, "points")?;
    ensure(points.len() == deal.players.len(), "seat: everybody who is in")?;
    ensure(points.iter().all(|&(_, pile)| pile != 1 && pile != 119), "C-3")?;
    check_sum(points.iter().map(|(_, pile)| pile).sum(), stopped)?;
    Ok(points)
}

/// What all piles come to (C-4).
pub fn check_sum(sum: i64, stopped: bool) -> Judged<()> {
    ensure(if stopped { sum <= 120 && sum != 119 } else { sum == 120 }, "C-4")
}

/// Places by what is counted: the most first, or the fewest. Who went out is before all others.
pub fn groups(
    deal: &Deal,
    counts: &[(String, i64)],
    most_first: bool,
    went_out: Option<&String>,
    last_trick: Option<&String>,
) -> Judged<Groups> {
    let mut groups: Groups = went_out.map(|name| vec![name.clone()]).into_iter().collect();
    let mut others: Vec<String> = deal.players.iter().filter(|name| Some(*name) != went_out).cloned().collect();
    others.sort_by_key(|name| if most_first { -of(counts, name) } else { of(counts, name) });
    for group in others.chunk_by(|one, other| of(counts, one) == of(counts, other)) {
        if group.len() == 1 || !deal.house.is("ties", "last-trick") {
            groups.push(group.to_vec());
            continue;
        }
        let last_trick = asked(last_trick, "D-11")?;
        let (his, theirs): (Vec<String>, Vec<String>) = group.iter().cloned().partition(|name| name == last_trick);
        let split = if most_first { [his, theirs] } else { [theirs, his] };
        groups.extend(split.into_iter().filter(|group| !group.is_empty()));
    }
    Ok(groups)
}

/// Game points by places (D-11).
pub fn awards(deal: &Deal, groups: &Groups) -> Vec<(String, i64)> {
    let players = deal.players.len();
    let mut awards = Vec::new();
    let mut ahead = 0;
    for group in groups {
        let place = if deal.house.is("ties", "worse") { ahead + group.len() - 1 } else { ahead };
        let award = if players == 2 && group.len() == 2 { 0 } else { players - 1 - place };
        awards.extend(group.iter().map(|name| (name.clone(), award as i64)));
        ahead += group.len();
    }
    awards
}

/// What a false claim brings (D-22), and what going out needs (D-21): the claimant's count decides which it was.
pub fn check_claim(stop: &Stop, count: i64) -> Judged<()> {
    match stop {
        Stop::WentOut(_) if count < 66 => refuse("D-21: less than 66"),
        Stop::FalseClaim(_) if count >= 66 => refuse("D-22: the claim was not false"),
        Stop::WentOut(_) | Stop::FalseClaim(_) => Ok(()),
    }
}
