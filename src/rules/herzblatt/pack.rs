//! Herzblatt's packs and hands by number of players (H-1).

use crate::rules::card::{Card, CardSet, Rank, Suit};

use super::house::{FourPack, House};

/// The pack for so many who take cards.
pub fn pack(players: u8, house: &House) -> CardSet {
    let of_rank = |rank| Suit::ALL.into_iter().map(move |suit| Card::new(suit, rank)).collect::<CardSet>();
    let red = |rank| CardSet::EMPTY.with(Card::new(Suit::Hearts, rank)).with(Card::new(Suit::Diamonds, rank));
    match (players, house.four_player_pack) {
        (2, _) => CardSet::TWENTY,
        (3, _) => CardSet::FULL.minus(of_rank(Rank::Seven)).minus(red(Rank::Eight)),
        (4, FourPack::WithoutEights) => CardSet::FULL.minus(red(Rank::Eight)),
        (4, FourPack::WithoutSevens) => CardSet::FULL.minus(red(Rank::Seven)),
        _ => CardSet::FULL,
    }
}

/// Cards of each hand, which is the number of tricks.
pub fn tricks(players: u8) -> u8 {
    match players {
        2 => 9,
        3 => 8,
        4 => 7,
        _ => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h_1_and_c_2_packs_hold_the_hands_a_skat_of_two_and_120_card_points() {
        for word in FourPack::ALL {
            let house = House { four_player_pack: *word, ..House::default() };
            for players in 2..=5 {
                let pack = pack(players, &house);
                assert_eq!(pack.len(), u32::from(players * tricks(players)) + 2, "{players} players, {word:?}");
                assert_eq!(pack.points(), 120, "{players} players, {word:?}");
            }
        }
        assert_eq!(CardSet::DREEG.points(), 120);
        assert_eq!(CardSet::DREEG.len(), 24);
    }
}
