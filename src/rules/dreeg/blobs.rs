//! Blobs: who gets one at the end of a sub-game, when the game is over, and who has won it (D-5 to D-7, D-60 to D-63).

use super::contract::Contract;
use super::house::{Aim, AllOut, BlobFor, House, TwoLeft};
use super::seats::{PerSeat, Seat, Seats};
use super::slate::{Blobs, Place};

/// Sub-games of a whole game without a target: two rounds of four (D-1).
pub const SUBGAMES: u32 = 2 * Contract::ALL.len() as u32;

/// Whether a sub-game is over with these players in, after an event by which somebody went out or nobody did (D-5, D-52, D-63).
pub fn is_over(contract: Contract, players: Seats, somebody_went_out: bool, house: &House) -> bool {
    let two_end_it = contract == Contract::Cameroon && house.cameroon_two_left == TwoLeft::Stop;
    let least = if two_end_it { 2 } else { 1 };
    players.len() <= least || (somebody_went_out && !house.play_out)
}

/// The losers: whoever is still in (D-5); or, where one event cleared everybody, those with its lowest award (D-6).
pub fn losers(players: Seats, cleared: Seats, awards: &PerSeat<u8>, house: &House) -> Seats {
    if !players.is_empty() {
        return players;
    }
    match house.all_out {
        AllOut::NoBlob => Seats::NONE,
        AllOut::LastAward => {
            let lowest = cleared.iter().map(|seat| awards[seat]).min();
            cleared.filter(|seat| Some(awards[seat]) == lowest)
        }
    }
}

/// The players of the first place, as the order of going out stands (D-7).
fn first_place(places: &[Place]) -> Seats {
    let first = places.first().map(|place| place.group);
    places.iter().filter(|place| Some(place.group) == first).fold(Seats::NONE, |seats, place| seats.with(place.seat))
}

/// Who gets a blob: the losers, or the players of the first place (D-60 to D-62).
pub fn receivers(places: &[Place], losers: Seats, house: &House) -> Seats {
    match house.blob_for {
        BlobFor::Losers => losers,
        BlobFor::Winners => first_place(places),
    }
}

/// Whether the sub-game, and the game with it, ends at once: somebody of the first place reaches the target with the blob of this
/// sub-game (D-61, D-62).
pub fn ends_at_once(places: &[Place], blobs: &PerSeat<Blobs>, house: &House) -> bool {
    match (house.blob_for, house.blob_target) {
        (BlobFor::Winners, Some(target)) => first_place(places).iter().any(|seat| blobs[seat] + 1 >= target.into()),
        (BlobFor::Winners, None) | (BlobFor::Losers, _) => false,
    }
}

/// Whether the game is over after so many sub-games (D-60 to D-62).
pub fn game_is_over(finished: u32, players: Seats, blobs: &PerSeat<Blobs>, house: &House) -> bool {
    match house.blob_target {
        None => finished >= SUBGAMES,
        Some(target) => players.iter().any(|seat| blobs[seat] >= target.into()),
    }
}

/// All who have the fewest blobs, or the most (D-62).
pub fn leaders(players: Seats, blobs: &PerSeat<Blobs>, house: &House) -> Seats {
    let all = players.iter().map(|seat: Seat| blobs[seat]);
    let best = match house.aim {
        Aim::Fewest => all.min(),
        Aim::Most => all.max(),
    };
    players.filter(|seat| Some(blobs[seat]) == best)
}
