//! Cameroon (D-50 to D-52): without trumps, the fewest first.

use super::deal::{Deal, Scored};
use super::placing;
use crate::keys::{Judged, ensure, need};
use crate::referee::{Rules, findings};

pub fn score(deal: &Deal) -> Judged<Scored> {
    if deal.keys.has("march") && !deal.keys.has("tricks") {
        deal.only(&["march", "march_made"])?;
        let marcher = need(deal.name("march")?, "march")?;
        let made = need(deal.keys.flag("march_made")?, "march_made")?;
        return Ok(Scored { counts: None, awards: march(deal, marcher, made), findings: Vec::new() });
    }
    match deal.level(&["placing", "points", "tricks"])? {
        "placing" => {
            deal.only(&["placing"])?;
            let groups = placing::judged_groups(deal)?;
            Ok(Scored { counts: None, awards: placing::awards(deal, &groups), findings: Vec::new() })
        }
        "points" => {
            deal.only(&["points", "last_trick"])?;
            let counts = placing::points(deal, false)?;
            let last_trick = deal.name("last_trick")?;
            let groups = placing::groups(deal, &counts, false, None, last_trick.as_ref())?;
            Ok(Scored { counts: Some(counts), awards: placing::awards(deal, &groups), findings: Vec::new() })
        }
        _ => tricks(deal),
    }
}

fn march(deal: &Deal, marcher: String, made: bool) -> Vec<(String, i64)> {
    let marcher = [marcher];
    if made { deal.awards(&marcher, 3) } else { deal.awards(&deal.others(&marcher), 3) }
}

fn tricks(deal: &Deal) -> Judged<Scored> {
    deal.only(&["tricks", "rest", "march"])?;
    let marcher = deal.name("march")?;
    let record = deal.record(&deal.written()?, marcher.is_some(), |_| None)?;
    ensure(!record.tricks.iter().flat_map(|trick| &trick.plays).any(|play| play.announced), "D-12: none in Cameroon")?;
    let counts: Vec<(String, i64)> =
        record.players.iter().enumerate().map(|(player, name)| (name.clone(), record.points(player))).collect();
    let awards = match marcher {
        Some(name) => {
            let number = record.number(&name)?;
            let taken_all = record.tricks.iter().all(|trick| trick.taker == number);
            ensure(record.complete || record.rest.is_some() || !taken_all, "D-51: nothing has broken the march")?;
            march(deal, name, taken_all && record.rest.is_none_or(|rest| rest == number))
        }
        None => {
            let last_trick = &record.players[record.last_taker()];
            placing::awards(deal, &placing::groups(deal, &counts, false, None, Some(last_trick))?)
        }
    };
    let rules = Rules { free: deal.free_tricks(), cameroon: true, ..Rules::default() };
    let findings = findings(deal.number, &record, &rules);
    Ok(Scored { counts: Some(counts), awards, findings })
}
