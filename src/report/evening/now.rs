//! What is different now: the rules that a table tends to forget, by contract and by how many are left.

use crate::rules::dreeg::Contract;
use crate::rules::dreeg::house::{Exact66, House, ThreeHand};
use crate::say;
use crate::words::Words;

/// The reminders for the next deal; none while everything is as usual.
pub fn reminders(contract: Contract, players: u8, house: &House, words: &Words) -> Vec<String> {
    let mut told = Vec::new();
    match (players, contract) {
        (2, Contract::SixtySix) => told.push(say!(words, "now-two-sixty-six")),
        (2, Contract::RedSow) => told.push(say!(words, "now-two-red-sow")),
        (2, Contract::CallACard) => told.push(say!(words, "now-two-call-a-card")),
        (2, Contract::Cameroon) => told.push(say!(words, "now-two-cameroon")),
        (3, Contract::SixtySix | Contract::Cameroon) => told.push(say!(words, "now-three")),
        (3, Contract::RedSow) => told.push(say!(words, "now-three-red-sow")),
        (3, Contract::CallACard) => told.push(say!(words, "now-three-call-a-card")),
        _ => {}
    }
    if players == 3 && house.three_hand == ThreeHand::SixAndTalon {
        told.push(say!(words, "now-three-talon"));
    }
    if contract == Contract::RedSow && house.red_sow_exact_66 == Exact66::Lose {
        told.push(say!(words, "now-exact-66-loses"));
    }
    told
}
