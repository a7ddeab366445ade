//! Placing (D-11): who is ahead of whom, and the game points that a place earns.

use crate::rules::book::{Rule, RuleSet};
use crate::rules::fault::Fault;

use super::each::Each;
use super::house::Ties;
use super::seats::{PerSeat, Seat, Seats};
use super::table::Table;
use super::tally::Tally;

/// Groups of equal players, best first, as a table judged them: for each player the number of his group, 0 the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placing(pub Each<u8>);

/// How each stands: the higher is ahead, equal numbers are equal players.
pub type Standings = PerSeat<u32>;

impl Placing {
    /// The groups as standings of exactly those who are in.
    ///
    /// # Errors
    /// As [`Table::each`].
    pub fn standings(&self, table: &Table<'_>) -> Result<Standings, Fault> {
        let groups = table.each(&self.0)?;
        let mut standings = Standings::default();
        table.players.iter().for_each(|seat| standings[seat] = u32::from(u8::MAX - groups[seat]));
        Ok(standings)
    }
}

/// Game points by place: place 1 scores one less than the number of players, and so on to 0 (D-11).
///
/// Equal players share the award of the best of their places, or of the worst under [`Ties::Worse`]; with two in they score
/// nothing.
pub fn awards(players: Seats, ties: Ties, standings: &Standings) -> PerSeat<u8> {
    let mut awards = PerSeat::default();
    let n = players.len();
    for seat in players.iter() {
        let own = standings[seat];
        let (mut better, mut equal) = (0, 0);
        for other in players.without(seat).iter() {
            better += u8::from(standings[other] > own);
            equal += u8::from(standings[other] == own);
        }
        awards[seat] = match ties {
            _ if n == 2 && equal > 0 => 0,
            Ties::Better | Ties::LastTrick => n - 1 - better,
            Ties::Worse => n - 1 - better - equal,
        };
    }
    awards
}

/// The rules that any placing by counts rests on: D-10, D-11, and D-12 where somebody melded.
pub fn rules_of_counts(table: &Table<'_>, tally: &Tally) -> RuleSet {
    let melded = table.players.iter().any(|seat| tally.melds[seat] > 0);
    RuleSet::of(&[Rule::C4, Rule::D10, Rule::D11]).with_if(melded, Rule::D12)
}

/// What the counts are for.
#[derive(Clone, Copy)]
pub enum Aim {
    /// The most first; whoever went out is ahead of all (D-21).
    Most {
        /// Who went out.
        ahead: Option<Seat>,
    },
    /// The fewest first (D-50).
    Fewest,
}

/// Places by count and awards by place (D-11).
///
/// # Errors
/// D-11 where the last trick must break a tie and is not known.
pub fn by_count(table: &Table<'_>, counts: &PerSeat<u16>, last: Option<Seat>, aim: Aim) -> Result<PerSeat<u8>, Fault> {
    let by_last_trick = table.house.ties == Ties::LastTrick;
    let goer = match aim {
        Aim::Most { ahead } => ahead,
        Aim::Fewest => None,
    };
    if by_last_trick && last.is_none() {
        let placed = goer.map_or(table.players, |goer| table.players.without(goer));
        let tied = |a: Seat| placed.without(a).iter().any(|b| counts[a] == counts[b]);
        if placed.iter().any(tied) {
            return Err(Fault::TieNeedsLastTrick {});
        }
    }
    let last = last.filter(|_| by_last_trick);
    // Who went out, then the count, then the last trick.
    let mut standings = Standings::default();
    for seat in table.players.iter() {
        let (count, took_last) = (u32::from(counts[seat]), u32::from(last == Some(seat)));
        standings[seat] = match aim {
            Aim::Most { ahead } => u32::from(ahead == Some(seat)) << 24 | count << 1 | took_last,
            Aim::Fewest => (u32::from(u16::MAX) - count) << 1 | (1 - took_last),
        };
    }
    Ok(awards(table.players, table.house.ties, &standings))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D-11, row by row: counts (most first), ties, awards.
    #[test]
    fn d_11_places_and_ties() {
        let rows: &[(&[u8], Ties, &[u8])] = &[
            (&[52, 31, 25, 12], Ties::Better, &[3, 2, 1, 0]),
            (&[40, 40, 30, 10], Ties::Better, &[3, 3, 1, 0]),
            (&[40, 40, 30, 10], Ties::Worse, &[2, 2, 1, 0]),
            (&[30, 30, 30, 30], Ties::Better, &[3, 3, 3, 3]),
            (&[30, 30, 30, 30], Ties::Worse, &[0, 0, 0, 0]),
            (&[20, 50, 50], Ties::Better, &[0, 2, 2]),
            (&[20, 50, 50], Ties::Worse, &[0, 1, 1]),
            (&[70, 25, 25], Ties::Worse, &[2, 0, 0]),
            (&[70, 50], Ties::Better, &[1, 0]),
            (&[60, 60], Ties::Better, &[0, 0]),
            (&[60, 60], Ties::Worse, &[0, 0]),
        ];
        for (counts, ties, want) in rows {
            let seats = Seats::first(counts.len() as u8);
            let mut standings = Standings::default();
            seats.iter().for_each(|seat| standings[seat] = counts[seat.index()].into());
            let got = awards(seats, *ties, &standings);
            let got: Vec<u8> = seats.iter().map(|seat| got[seat]).collect();
            assert_eq!(&got, want, "{counts:?} {ties:?}");
        }
    }
}
