//! From card points or recorded tricks to one tally, whatever the evidence (C-3, C-4, D-10, D-12, D-13).

use crate::rules::Player;
use crate::rules::card::{Card, CardSet, Suit};
use crate::rules::fault::Fault;
use crate::rules::piles;
use crate::rules::play::{self, Course, Extent, Frame, Position, Record, Trumps};
use crate::rules::referee::{self, Code, Manner};

use super::each::Each;
use super::house::{House, ThreeHand};
use super::seats::{MOST, PerSeat, Seat, Seats};
use super::table::{Added, Finding, Table};

/// What may stand beside card points: melds (D-12) and who took the last trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// What each melded: a multiple of 20.
    pub melds: Each<u8>,
    /// Who took the last trick.
    pub last_trick: Option<Player>,
}

/// How the deal ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end.
    #[default]
    PlayedOut,
    /// This player went out on 66 (D-21, D-42).
    WentOut(Player),
    /// This player claimed 66 and did not have it (D-22).
    FalseClaim(Player),
}

impl Ending {
    /// How much of the pack counted piles hold.
    pub fn extent(self) -> piles::Extent {
        match self {
            Ending::PlayedOut => piles::Extent::Whole,
            Ending::WentOut(_) | Ending::FalseClaim(_) => piles::Extent::Part,
        }
    }
}

/// Recorded tricks and what the file says beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tricks {
    /// The cards.
    pub record: Record,
    /// Trumps as named.
    pub trump: Option<Suit>,
    /// The first trick with trumps, from 1 (D-36).
    pub trump_from: Option<u8>,
    /// Who takes the tricks that are not recorded.
    pub rest: Option<Player>,
}

/// What a deal's cards come to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Card points in tricks.
    pub points: PerSeat<u16>,
    /// Melds.
    pub melds: PerSeat<u16>,
    /// Who took the last trick, where it is known.
    pub last: Option<Seat>,
    /// Tricks taken, where they are recorded.
    pub taken: Option<PerSeat<u8>>,
}

impl Tally {
    /// A player's count without the last-trick bonus (D-10).
    pub fn count(&self, seat: Seat) -> u16 {
        self.points[seat] + self.melds[seat]
    }

    /// The counts of all who are in; with the bonus if the deal was played to its end (D-13).
    ///
    /// # Errors
    /// D-13 where the bonus is on and the last trick is not known.
    pub fn counts(&self, table: &Table<'_>, ending: Ending) -> Result<PerSeat<u16>, Fault> {
        let mut counts = PerSeat::default();
        table.players.iter().for_each(|seat| counts[seat] = self.count(seat));
        if let Some((seat, bonus)) = self.bonus(table, ending)? {
            counts[seat] += bonus;
        }
        Ok(counts)
    }

    /// Who gets the last-trick bonus, and how many card points it is (D-13).
    ///
    /// # Errors
    /// D-13 where the bonus is on and the last trick is not known.
    pub fn bonus(&self, table: &Table<'_>, ending: Ending) -> Result<Option<(Seat, u16)>, Fault> {
        let bonus = u16::from(table.house.last_trick_bonus);
        if bonus == 0 || ending != Ending::PlayedOut {
            return Ok(None);
        }
        self.last.map(|seat| Some((seat, bonus))).ok_or(Fault::BonusNeedsLastTrick {})
    }

    /// The tally of piles that were counted player by player.
    ///
    /// # Errors
    /// C-3, C-4 for the piles, D-4 for who is named, D-12 for the melds.
    #[inline]
    pub fn of_piles(table: &Table<'_>, piles: &Each<u8>, extras: &Extras, ending: Ending) -> Result<Tally, Fault> {
        let points = table.each(piles)?;
        piles::check(table.players.iter().map(|seat| points[seat]), ending.extent())?;
        let mut tally = Tally::default();
        tally.add(table, extras)?;
        table.players.iter().for_each(|seat| tally.points[seat] = points[seat].into());
        Ok(tally)
    }

    /// The melds and the last trick, without card points.
    ///
    /// # Errors
    /// D-12 for the melds; `seat` for somebody who is not in.
    pub fn of_extras(table: &Table<'_>, extras: &Extras) -> Result<Tally, Fault> {
        let mut tally = Tally::default();
        tally.add(table, extras)?;
        Ok(tally)
    }

    fn add(&mut self, table: &Table<'_>, extras: &Extras) -> Result<(), Fault> {
        self.last = extras.last_trick.map(|player| table.seat(player)).transpose()?;
        if extras.melds.is_empty() {
            return Ok(());
        }
        if !table.house.marriages {
            return Err(Fault::MeldNotPlayed {});
        }
        let mut sum = 0;
        for (player, points) in extras.melds.iter() {
            let seat = table.seat(player)?;
            if points == 0 || !points.is_multiple_of(20) {
                return Err(Fault::MeldValue { player, points: points.into() });
            }
            sum += u16::from(points);
            self.melds[seat] = points.into();
        }
        if sum > 100 { Err(Fault::MeldsTooMany { sum }) } else { Ok(()) }
    }

    /// What the counts hold beside card points in tricks.
    pub fn added(&self, table: &Table<'_>, ending: Ending) -> Added {
        let mut added = Added::default();
        table.players.iter().for_each(|seat| added.melds[seat] = self.melds[seat].min(100) as u8);
        let has_bonus = table.house.last_trick_bonus > 0 && ending == Ending::PlayedOut;
        added.bonus = self.last.filter(|_| has_bonus);
        added
    }

    /// The tally of one side.
    pub fn side(&self, members: Seats) -> u16 {
        members.iter().map(|seat| self.count(seat)).sum()
    }
}

/// A contract's demands on recorded tricks.
pub struct Demands {
    /// How tricks are played.
    pub manner: Manner,
    /// Trumps.
    pub trumps: Trumps,
    /// Whether the record may stop early.
    pub may_stop: bool,
    /// The called card.
    pub called: Option<Called>,
}

/// A called card.
pub struct Called {
    /// The card.
    pub card: Card,
    /// Who must play it to the first trick; nobody where it may lie in the talon (D-40).
    pub holder: Option<Seat>,
}

/// Tricks of a whole deal, and how many of them are free because there is a talon (D-2, P).
pub fn extent(players: u8, house: &House) -> (u8, u8) {
    match players {
        2 => (12, 6),
        3 => (8, if house.three_hand == ThreeHand::SixAndTalon { 2 } else { 0 }),
        _ => (6, 0),
    }
}

/// Plays the recorded tricks through: the tally, and what the referee finds.
///
/// # Errors
/// What [`play::follow`] refuses; D-12 for marriages where there are none.
pub fn of_tricks(table: &Table<'_>, tricks: &Tricks, demands: &Demands) -> Result<(Tally, Referee), Fault> {
    if tricks.record.announced != 0 && (!table.house.marriages || demands.manner == Manner::Cameroon) {
        return Err(Fault::MeldNotPlayed {});
    }
    let order = table.order();
    let position = |seat: Seat| order.iter().position(|s| *s == seat).unwrap_or(0) as Position;
    let rest = tricks.rest.map(|player| table.seat(player)).transpose()?;
    let (whole, free) = extent(table.players.len(), table.house);
    let frame = Frame {
        pack: CardSet::DREEG,
        players: table.players.len(),
        tricks: whole,
        trumps: demands.trumps,
        extent: match rest {
            Some(seat) => Extent::Rest(position(seat)),
            None if demands.may_stop => Extent::MayStop,
            None => Extent::Whole,
        },
    };
    let course = play::follow(&tricks.record, &frame)?;
    let mut tally = Tally { last: order.get(usize::from(course.last)).copied(), ..Tally::default() };
    let mut taken = PerSeat::default();
    let per_position = course.points.iter().zip(&course.melds).zip(&course.taken);
    for (seat, ((points, melds), tricks)) in order.iter().zip(per_position).take(frame.players.into()) {
        tally.points[*seat] = (*points).into();
        tally.melds[*seat] = (*melds).into();
        taken[*seat] = *tricks;
    }
    tally.taken = Some(taken);
    let called = demands.called.as_ref().map(|called| (called.card, called.holder.map(position)));
    let code = Code { manner: demands.manner, trumps: demands.trumps, free, called };
    Ok((tally, Referee { order, course, code }))
}

/// The referee with a deal's tricks before him.
pub struct Referee {
    order: [Seat; MOST],
    course: Course,
    code: Code,
}

impl Referee {
    /// Who played a card, if it was played.
    pub fn player_of(&self, card: Card) -> Option<Seat> {
        let hands = self.course.hands.iter().zip(self.order);
        hands.into_iter().find(|(hand, _)| hand.contains(card)).map(|(_, seat)| seat)
    }

    /// Judges every card, and adds what he finds.
    #[allow(clippy::indexing_slicing)] // positions of a course are below the number of seats
    pub fn judge(&self, tricks: &Tricks, findings: &mut Vec<Finding>) {
        let found = referee::judge(&tricks.record, &self.course, &self.code).into_iter();
        findings.extend(found.map(|finding| finding.of(|position| self.order[usize::from(position)])));
    }
}
