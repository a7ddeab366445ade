//! A deal with a soloist: from the evidence to who won and for how many stakes (H-4 to H-8).

use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::card::{CardSet, Suit};
use crate::rules::fault::Fault;
use crate::rules::piles;
use crate::rules::play::{self, Extent, Frame, Record, Trumps};
use crate::rules::referee::{self, Code, Manner};

use super::deal::{Deal, Evidence, Outcome, Stand, Verdict};
use super::house::{House, Variant};
use super::{Finding, Table, muhr, pack};

/// Scores a deal.
///
/// # Errors
/// `seat` for a soloist who takes no cards; C-3, C-4, M-2, M-4, P: what cannot be.
pub fn score(deal: &Deal, table: &Table<'_>, findings: &mut Vec<Finding>) -> Result<Verdict, Fault> {
    table.position(deal.soloist)?;
    let is_muhr = table.house.variant == Variant::Muhr;
    if is_muhr {
        muhr::check(&deal.calls, deal.soloist, table)?;
    } else if let Some(key) = deal.calls.key_in_use() {
        return Err(Fault::NotInStandard { key });
    }
    let stand = match &deal.evidence {
        Evidence::Outcome(outcome, schneider) if is_muhr => {
            return muhr::of_outcome(*outcome, *schneider, &deal.calls, table.house);
        }
        Evidence::Outcome(_, Some(_)) => return Err(Fault::NotInStandard { key: "schneider" }),
        Evidence::Outcome(outcome, None) => return Ok(verdict(*outcome, None, table.house)),
        Evidence::Points(points, others, all_tricks) => {
            let others = others.unwrap_or(piles::rest(*points));
            piles::check([*points, others].into_iter(), piles::Extent::Whole)?;
            if all_tricks.is_some() && !is_muhr {
                return Err(Fault::NotInStandard { key: "all_tricks" });
            }
            if *all_tricks == Some(true) && *points != 120 {
                return Err(Fault::SoloAllTricksButPoints { points: *points });
            }
            Stand { points: *points, all_tricks: *all_tricks }
        }
        Evidence::Tricks(record, rest) => of_record(deal.soloist, record, *rest, table, findings)?,
    };
    if is_muhr { muhr::of_cards(stand, &deal.calls, table.house) } else { Ok(of_cards(stand.points, table.house)) }
}

/// H-4 to H-7 by card points.
fn of_cards(points: u8, house: &House) -> Verdict {
    let defenders = 120 - points.min(120);
    let outcome = match points {
        66.. if defenders <= house.schneider_limit => Outcome::WonHigh,
        66.. => Outcome::Won,
        _ if points <= house.schneider_limit => Outcome::Schneider,
        _ => Outcome::Lost,
    };
    verdict(outcome, Some(points), house)
}

fn verdict(outcome: Outcome, points: Option<u8>, house: &House) -> Verdict {
    // A step that pays just as much as the one below it is switched off (H-8).
    let (won, stakes, rule) = match outcome {
        Outcome::WonHigh if house.win_high != house.win => (true, house.win_high, Rule::H5),
        Outcome::Won | Outcome::WonHigh => (true, house.win, Rule::H4),
        Outcome::Schneider if house.loss_schneider != house.loss => (false, house.loss_schneider, Rule::H7),
        Outcome::Lost | Outcome::Schneider => (false, house.loss, Rule::H6),
    };
    let rules = RuleSet::of(&[rule]).with_if(points.is_some(), Rule::C4);
    let schneider = matches!(rule, Rule::H5 | Rule::H7);
    Verdict { points, won, schneider, factor: stakes.into(), rules }
}

/// The cards: the two that nobody played are the soloist's discards (H-2); with `rest` he takes what is not recorded.
fn of_record(
    soloist: Player,
    record: &Record,
    rest: Option<Player>,
    table: &Table<'_>,
    findings: &mut Vec<Finding>,
) -> Result<Stand, Fault> {
    if record.announced != 0 {
        return Err(Fault::MeldNotPlayed {});
    }
    if let Some(player) = rest.filter(|player| *player != soloist) {
        table.position(player)?;
        return Err(Fault::RestNotSoloist { player, soloist });
    }
    let position = table.position(soloist)?;
    let players = table.hand.len();
    let trumps = Trumps::suit(Suit::Hearts);
    let (pack, tricks) = (pack::pack(players, table.house), pack::tricks(players));
    let extent = if rest.is_some() { Extent::Rest(position) } else { Extent::Whole };
    let course = play::follow(record, &Frame { pack, players, tricks, trumps, extent })?;
    let code = Code { manner: Manner::Herzblatt, trumps, free: 0, called: None };
    let found = referee::judge(record, &course, &code).into_iter();
    findings.extend(found.map(|finding| finding.of(|position| table.player(position))));
    let of_soloist = |values: &[u8]| values.get(usize::from(position)).copied().unwrap_or(0);
    let discards = match rest {
        Some(_) => 0,
        None => course.hands.iter().fold(pack, |left, hand: &CardSet| left.minus(*hand)).points() as u8,
    };
    let points = of_soloist(&course.points) + discards;
    Ok(Stand { points, all_tricks: Some(of_soloist(&course.taken) == tricks) })
}
