//! Red Sow (D-30 to D-36): the holder of the Ace of Hearts against all others.

use super::deal::{Deal, Scored, sum};
use super::placing::check_sum;
use crate::cards::RED_SOW;
use crate::keys::{Judged, ensure, need};
use crate::referee::{Rules, findings};

pub fn score(deal: &Deal) -> Judged<Scored> {
    let level = deal.level(&["passed", "outcome", "soloist_points", "tricks"])?;
    let soloist = need(deal.name("soloist")?, "soloist")?;
    let side = [soloist];
    let outcome = |outcome| Scored { counts: None, awards: awards(deal, &side, outcome), findings: Vec::new() };
    match level {
        "passed" => {
            deal.only(&["soloist", "passed"])?;
            ensure(deal.keys.flag("passed")? == Some(true), "keys: passed is true")?;
            Ok(outcome("passed"))
        }
        "outcome" => {
            deal.only(&["soloist", "outcome"])?;
            Ok(outcome(need(deal.keys.word("outcome", &["won", "lost", "schneider"])?, "outcome")?))
        }
        "soloist_points" => points(deal, &side),
        _ => tricks(deal, &side),
    }
}

fn awards(deal: &Deal, soloist: &[String], outcome: &str) -> Vec<(String, i64)> {
    match outcome {
        "won" => deal.awards(soloist, 3),
        "passed" => deal.awards(&deal.others(soloist), 2),
        "lost" => deal.awards(&deal.others(soloist), 1),
        _ => deal.awards(&deal.others(soloist), deal.house.number("red_sow_schneider")),
    }
}

fn by_counts(deal: &Deal, side: &[String], soloist: i64, defenders: i64) -> Scored {
    let outcome = match soloist {
        67.. => "won",
        66 if deal.house.is("red_sow_exact_66", "win") => "won",
        34.. => "lost",
        _ => "schneider",
    };
    let counts = vec![("soloist".to_owned(), soloist), ("defenders".to_owned(), defenders)];
    Scored { counts: Some(counts), awards: awards(deal, side, outcome), findings: Vec::new() }
}

fn points(deal: &Deal, side: &[String]) -> Judged<Scored> {
    deal.only(&["soloist", "soloist_points", "defender_points", "last_trick", "melds"])?;
    let pile = need(deal.pile("soloist_points")?, "soloist_points")?;
    if let Some(theirs) = deal.pile("defender_points")? {
        check_sum(pile + theirs, false)?;
    }
    let melds = deal.melds()?;
    let bonus: Vec<(String, i64)> = deal.bonus(deal.name("last_trick")?.as_ref())?.into_iter().collect();
    let more = |players: &[String]| sum(&melds, players) + sum(&bonus, players);
    Ok(by_counts(deal, side, pile + more(side), 120 - pile + more(&deal.others(side))))
}

fn tricks(deal: &Deal, side: &[String]) -> Judged<Scored> {
    deal.only(&["soloist", "tricks", "trump", "trump_from", "rest"])?;
    let trump = deal.trump()?;
    let written = deal.written()?;
    let ace = written.iter().position(|trick| trick.iter().any(|&(card, _)| card == RED_SOW));
    let mut first = ace.unwrap_or(written.len());
    if !deal.has_talon() {
        ensure(!deal.keys.has("trump_from"), "D-36: trumps hold from the beginning")?;
        first = 0;
    }
    if let Some(from) = deal.keys.number("trump_from", 1..=written.len() as i64)? {
        ensure(from as usize - 1 <= first, "D-36: not later than the Ace")?;
        first = from as usize - 1;
    }
    let record = deal.record(&written, false, |number| (number >= first).then_some(trump))?;
    if let Some((_, player)) = record.find(RED_SOW) {
        ensure(side.contains(&record.players[player]), "D-30: the Ace is the soloist's")?;
    }
    let counts = deal.counts(&record, true);
    let mut scored = by_counts(deal, side, sum(&counts, side), sum(&counts, &deal.others(side)));
    scored.findings = findings(deal.number, &record, &Rules { free: deal.free_tricks(), ..Rules::default() });
    Ok(scored)
}
