//! What Muhr's variant changes: more than half wins, announcements, schneider, contra and Ree (M-1 to M-4).

use crate::rules::Player;
use crate::rules::book::{Rule, RuleSet};
use crate::rules::fault::Fault;

use super::Table;
use super::deal::{Announcement, Calls, Outcome, Stand, Verdict};
use super::house::House;

/// Contra only by a defender who had no opportunity to bid, Ree only after contra (M-4).
///
/// # Errors
/// M-4; `seat` for somebody who takes no cards.
pub fn check(calls: &Calls, soloist: Player, table: &Table<'_>) -> Result<(), Fault> {
    match calls.contra {
        None if calls.re == Some(true) => Err(Fault::ReWithoutContra {}),
        None => Ok(()),
        Some(player) if player == soloist => Err(Fault::ContraBySoloist { player }),
        Some(player) if table.position(player)? < table.position(soloist)? => {
            Err(Fault::ContraCouldBid { player, soloist })
        }
        Some(_) => Ok(()),
    }
}

/// A deal of which only the outcome is told.
///
/// # Errors
/// M-1 for an outcome that the variant does not have.
pub fn of_outcome(outcome: Outcome, schneider: Option<bool>, calls: &Calls, house: &House) -> Result<Verdict, Fault> {
    let won = match outcome {
        Outcome::Won => true,
        Outcome::Lost => false,
        Outcome::WonHigh | Outcome::Schneider => return Err(Fault::NotInMuhr { outcome: outcome.word() }),
    };
    Ok(verdict(won, schneider == Some(true), None, calls, house))
}

/// A deal by its cards: 61 wins, an announced 66 needs 66, an announced Du all tricks (M-1, M-2).
///
/// # Errors
/// M-2 where a Du's tricks are not told.
pub fn of_cards(stand: Stand, calls: &Calls, house: &House) -> Result<Verdict, Fault> {
    let won = match calls.announcement {
        None => stand.points > 60,
        Some(Announcement::SixtySix) => stand.points >= 66,
        Some(Announcement::Du) => stand.all_tricks.ok_or(Fault::DuNeedsAllTricks {})?,
    };
    let loser = if won { 120 - stand.points.min(120) } else { stand.points };
    Ok(verdict(won, loser <= house.schneider_limit, Some(stand.points), calls, house))
}

/// Factors multiply (M-4); in a Du that is made schneider counts only by agreement (M-3).
fn verdict(won: bool, schneider: bool, points: Option<u8>, calls: &Calls, house: &House) -> Verdict {
    let made_du = won && calls.announcement == Some(Announcement::Du);
    let schneider = schneider && (!made_du || house.schneider_in_du);
    let announced = match calls.announcement {
        None => 1,
        Some(Announcement::SixtySix) => house.sixty_six,
        Some(Announcement::Du) => house.du,
    };
    let if_so = |so: bool, factor: u8| if so { u32::from(factor) } else { 1 };
    let factor = u32::from(announced)
        * if_so(schneider, house.schneider)
        * if_so(calls.contra.is_some(), house.contra)
        * if_so(calls.re == Some(true), house.re);
    // An announcement decides by itself whether the soloist wins; factors multiply, whatever they come from. In a made Du
    // M-3 decides also where schneider does not count again.
    let (is_announced, is_doubled) = (calls.announcement.is_some(), calls.contra.is_some());
    let rules = RuleSet::of(&[if is_announced { Rule::M2 } else { Rule::M1 }])
        .with_if(points.is_some(), Rule::C4)
        .with_if(schneider || made_du, Rule::M3)
        .with_if(is_doubled || (is_announced && schneider), Rule::M4);
    Verdict { points, won, schneider, factor, rules }
}
