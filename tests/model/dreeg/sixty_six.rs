//! Sixty-Six (D-20 to D-24).

use super::deal::{Deal, Scored, Stop, of};
use super::placing::{self, check_claim};
use crate::keys::{Judged, need};
use crate::referee::{Rules, findings};

pub fn score(deal: &Deal) -> Judged<Scored> {
    let claimed_alone = !["placing", "points", "tricks"].iter().any(|key| deal.keys.has(key));
    if claimed_alone && deal.keys.has("false_claim") {
        deal.only(&["false_claim"])?;
        let claimant = need(deal.name("false_claim")?, "false_claim")?;
        return Ok(Scored { counts: None, awards: false_claim(deal, claimant), findings: Vec::new() });
    }
    match deal.level(&["placing", "points", "tricks"])? {
        "placing" => {
            deal.only(&["placing"])?;
            let groups = placing::judged_groups(deal)?;
            Ok(Scored { counts: None, awards: placing::awards(deal, &groups), findings: Vec::new() })
        }
        "points" => points(deal),
        _ => tricks(deal),
    }
}

fn false_claim(deal: &Deal, claimant: String) -> Vec<(String, i64)> {
    deal.awards(&deal.others(&[claimant]), deal.house.number("false_claim"))
}

fn points(deal: &Deal) -> Judged<Scored> {
    deal.only(&["points", "went_out", "false_claim", "last_trick", "melds"])?;
    let stop = deal.stop()?;
    let piles = placing::points(deal, stop.is_some())?;
    let melds = deal.melds()?;
    let last_trick = deal.name("last_trick")?;
    let bonus = if stop.is_some() { None } else { deal.bonus(last_trick.as_ref())? };
    let counts = deal.players.iter().map(|player| {
        let bonus = bonus.as_ref().filter(|(name, _)| name == player).map_or(0, |(_, bonus)| *bonus);
        (player.clone(), of(&piles, player) + of(&melds, player) + bonus)
    });
    finish(deal, counts.collect(), stop, last_trick)
}

fn tricks(deal: &Deal) -> Judged<Scored> {
    deal.only(&["tricks", "trump", "went_out", "false_claim", "rest"])?;
    let stop = deal.stop()?;
    if stop.is_some() {
        deal.only(&["tricks", "trump", "went_out", "false_claim"])?;
    }
    let trump = deal.trump()?;
    let record = deal.record(&deal.written()?, stop.is_some(), |_| Some(trump))?;
    let last_trick = record.players[record.last_taker()].clone();
    let mut scored = finish(deal, deal.counts(&record, stop.is_none()), stop, Some(last_trick))?;
    scored.findings = findings(deal.number, &record, &Rules { free: deal.free_tricks(), ..Rules::default() });
    Ok(scored)
}

fn finish(deal: &Deal, counts: Vec<(String, i64)>, stop: Option<Stop>, last_trick: Option<String>) -> Judged<Scored> {
    if let Some(stop @ (Stop::WentOut(name) | Stop::FalseClaim(name))) = &stop {
        check_claim(stop, of(&counts, name))?;
    }
    let awards = match stop {
        Some(Stop::FalseClaim(claimant)) => false_claim(deal, claimant),
        Some(Stop::WentOut(name)) => {
            placing::awards(deal, &placing::groups(deal, &counts, true, Some(&name), last_trick.as_ref())?)
        }
        None => placing::awards(deal, &placing::groups(deal, &counts, true, None, last_trick.as_ref())?),
    };
    Ok(Scored { counts: Some(counts), awards, findings: Vec::new() })
}
