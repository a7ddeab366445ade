//! Call a Card (D-40 to D-44): the caller and his partner against the others.

use super::deal::{Deal, Scored, Stop, sum};
use super::placing::{check_claim, check_sum};
use crate::cards::Card;
use crate::keys::{Judged, asked, ensure, need, refuse};
use crate::record::Record;
use crate::referee::{Rules, findings};

/// The two sides, the callers first.
type Sides = [Vec<String>; 2];

pub fn score(deal: &Deal) -> Judged<Scored> {
    let caller = need(deal.name("caller")?, "caller")?;
    ensure(caller == deal.players[0], "D-40: forehand calls")?;
    let partner = deal.name("partner")?;
    ensure(partner.as_ref() != Some(&caller), "D-40: his own partner")?;
    let two = deal.players.len() == 2;
    ensure(!two || (partner.is_none() && !deal.keys.has("called_card")), "D-41: no partner with two")?;
    let called = deal.card("called_card")?;
    let callers: Vec<String> = [caller].into_iter().chain(partner).collect();
    let sides = [callers.clone(), deal.others(&callers)];

    let alone = !["outcome", "caller_points", "tricks"].iter().any(|key| deal.keys.has(key));
    if alone && deal.keys.has("false_claim") {
        deal.only(&["caller", "partner", "called_card", "false_claim"])?;
        let claimant = need(deal.name("false_claim")?, "false_claim")?;
        let awards = deal.awards(&sides[1 - side_of(&sides, &claimant)], deal.house.number("false_claim"));
        return Ok(Scored { counts: None, awards, findings: Vec::new() });
    }
    match deal.level(&["outcome", "caller_points", "tricks"])? {
        "outcome" => outcome(deal, &sides),
        "caller_points" => points(deal, &sides),
        _ => tricks(deal, &sides, called),
    }
}

fn side_of(sides: &Sides, name: &String) -> usize {
    usize::from(sides[1].contains(name))
}

fn is_tariff(deal: &Deal) -> bool {
    deal.house.is("call_award", "tariff")
}

fn outcome(deal: &Deal, sides: &Sides) -> Judged<Scored> {
    deal.only(&["caller", "partner", "called_card", "outcome", "worth"])?;
    let winner = match need(deal.keys.word("outcome", &["callers", "opponents", "nobody"])?, "outcome")? {
        "callers" => Some(0),
        "opponents" => Some(1),
        _ => None,
    };
    let worth = deal.keys.number("worth", 1..=3)?;
    ensure(worth.is_some() == (is_tariff(deal) && winner.is_some()), "D-44: worth under the tariff")?;
    let awards = match winner {
        Some(winner) => deal.awards(&sides[winner], worth.unwrap_or(deal.players.len() as i64 - 1)),
        None => deal.awards(&[], 0),
    };
    Ok(Scored { counts: None, awards, findings: Vec::new() })
}

fn points(deal: &Deal, sides: &Sides) -> Judged<Scored> {
    deal.only(&[
        "caller",
        "partner",
        "called_card",
        "caller_points",
        "opponent_points",
        "went_out",
        "false_claim",
        "all_tricks",
        "last_trick",
        "melds",
    ])?;
    let stop = deal.stop()?;
    let all_tricks = deal.keys.flag("all_tricks")?;
    ensure(all_tricks.is_none() || !matches!(stop, Some(Stop::FalseClaim(_))), "D-44: all_tricks and a false claim")?;
    let all_tricks = all_tricks == Some(true);
    let callers = need(deal.pile("caller_points")?, "caller_points")?;
    let opponents = deal.pile("opponent_points")?;
    let opponents = match &stop {
        None => {
            check_sum(callers + opponents.unwrap_or(120 - callers), false)?;
            Some(120 - callers)
        }
        Some(stop @ (Stop::WentOut(name) | Stop::FalseClaim(name))) => {
            check_sum(callers + opponents.unwrap_or(0), true)?;
            let his = side_of(sides, name);
            let tariff = is_tariff(deal) && matches!(stop, Stop::WentOut(_)) && !all_tricks;
            ensure(opponents.is_some() || (his == 0 && !tariff), "keys: opponent_points is missing")?;
            opponents.or(all_tricks.then_some(0))
        }
    };
    let melds = deal.melds()?;
    let last_trick = deal.name("last_trick")?;
    let bonus: Vec<(String, i64)> = match stop {
        Some(_) => Vec::new(),
        None => deal.bonus(last_trick.as_ref())?.into_iter().collect(),
    };
    let count = |side: usize, pile: i64| pile + sum(&melds, &sides[side]) + sum(&bonus, &sides[side]);
    let counts = [Some(count(0, callers)), opponents.map(|opponents| count(1, opponents))];
    let last_trick = last_trick.map(|name| side_of(sides, &name));
    let (scored, winner) = finish(deal, sides, counts, stop, last_trick, [all_tricks; 2])?;
    if all_tricks {
        let losers = match winner {
            Some(0) => opponents,
            Some(_) => Some(callers),
            None => None,
        };
        ensure(losers == Some(0), "D-44: not all tricks")?;
    }
    Ok(scored)
}

/// Scores by the counts of both sides, as far as they are known; `took_all` tells of each side whether it took all tricks.
fn finish(
    deal: &Deal,
    sides: &Sides,
    counts: [Option<i64>; 2],
    stop: Option<Stop>,
    last_trick: Option<usize>,
    took_all: [bool; 2],
) -> Judged<(Scored, Option<usize>)> {
    let names = ["callers".to_owned(), "opponents".to_owned()];
    let told = names.into_iter().zip(counts).filter_map(|(name, count)| Some((name, count?))).collect();
    let scored = |awards| Scored { counts: Some(told), awards, findings: Vec::new() };
    let winner = match &stop {
        Some(stop @ (Stop::WentOut(name) | Stop::FalseClaim(name))) => {
            let his = side_of(sides, name);
            check_claim(stop, need(counts[his], "his count")?)?;
            if let Stop::FalseClaim(_) = stop {
                let awards = deal.awards(&sides[1 - his], deal.house.number("false_claim"));
                return Ok((scored(awards), None));
            }
            Some(his)
        }
        None => undisturbed(deal, [counts[0].unwrap(), counts[1].unwrap()], last_trick)?,
    };
    let Some(winner) = winner else { return Ok((scored(deal.awards(&[], 0)), None)) };
    let award = if !is_tariff(deal) {
        deal.players.len() as i64 - 1
    } else if took_all[winner] {
        3
    } else if need(counts[1 - winner], "the losers' count")? < 33 {
        2
    } else {
        1
    };
    Ok((scored(deal.awards(&sides[winner], award)), Some(winner)))
}

/// Who wins a deal that was played to its end (D-43).
fn undisturbed(deal: &Deal, counts: [i64; 2], last_trick: Option<usize>) -> Judged<Option<usize>> {
    let higher = usize::from(counts[1] > counts[0]);
    if counts[0] == counts[1] {
        return Ok(None);
    }
    if counts[higher] >= 66 {
        return Ok(Some(higher));
    }
    match deal.house.word("call_undecided") {
        "most" => Ok(Some(higher)),
        "nobody" => Ok(None),
        _ => asked(last_trick, "D-43").map(Some),
    }
}

fn tricks(deal: &Deal, sides: &Sides, called: Option<Card>) -> Judged<Scored> {
    deal.only(&["caller", "partner", "called_card", "tricks", "trump", "rest", "went_out", "false_claim"])?;
    let stop = deal.stop()?;
    ensure(stop.is_none() || !deal.keys.has("rest"), "keys: rest of a deal that ended early")?;
    let trump = match called {
        Some(card) => {
            ensure(!deal.keys.has("trump"), "D-40: the called card names trumps")?;
            card.suit
        }
        None if deal.players.len() > 2 => return refuse("keys: called_card is missing"),
        None => deal.trump()?,
    };
    let record = deal.record(&deal.written()?, stop.is_some(), |_| Some(trump))?;
    if let Some(card) = called {
        check_called_card(deal, &record, sides, card)?;
    }
    let by_player = deal.counts(&record, stop.is_none());
    let counts = [Some(sum(&by_player, &sides[0])), Some(sum(&by_player, &sides[1]))];
    let last_trick = side_of(sides, &record.players[record.last_taker()]);
    let took_none = |side: &[String]| !side.iter().any(|name| record.takes_a_trick(record.number(name).unwrap()));
    let took_all = [took_none(&sides[1]), took_none(&sides[0])];
    let (mut scored, _) = finish(deal, sides, counts, stop, Some(last_trick), took_all)?;

    // The partner is the last of his side, who is the caller if he is alone.
    let holder = record.number(sides[0].last().unwrap())?;
    let rules = Rules {
        free: deal.free_tricks(),
        lead: called.map(|card| card.suit),
        called: called.map(|card| (card, (!deal.three_with_talon()).then_some(holder))),
        ..Rules::default()
    };
    scored.findings = findings(deal.number, &record, &rules);
    Ok(scored)
}

/// The called card is the partner's, or the caller's who is alone, if it is played.
fn check_called_card(deal: &Deal, record: &Record, sides: &Sides, card: Card) -> Judged<()> {
    let Some((trick, player)) = record.find(card) else { return Ok(()) };
    let name = &record.players[player];
    let alone = sides[0].len() == 1;
    let drawn = alone && deal.three_with_talon() && trick > 0;
    ensure(drawn || Some(name) == sides[0].last(), "D-40: the called card is another's")
}
