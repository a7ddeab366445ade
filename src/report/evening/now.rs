//! What is different now: the rules that a table tends to forget, by contract and by how many are in, as its house rules have them.

use crate::rules::book::Rule;
use crate::rules::dreeg::house::{CallAward, Exact66, House, ThreeHand, TwoLeft};
use crate::rules::dreeg::{Contract, Moment};
use crate::say;
use crate::words::Words;

/// The reminders for the next deal, with so many in of so many who sit at the table; none while everything is as usual.
pub fn reminders(contract: Contract, players: u8, seated: u8, house: &House, words: &Words) -> Vec<String> {
    let yes_if = |so: bool| if so { "yes" } else { "no" };
    let has_talon = players == 2 || (players == 3 && house.three_hand == ThreeHand::SixAndTalon);
    let (left, talon) = (yes_if(players < seated), yes_if(has_talon));
    let tariff = yes_if(house.call_award == CallAward::Tariff);
    let first = match (players, contract) {
        (2, Contract::SixtySix) => Some(say!(words, "now-two-sixty-six")),
        (2, Contract::RedSow) => Some(say!(words, "now-two-red-sow")),
        (2, Contract::CallACard) => Some(say!(words, "now-two-call-a-card", tariff = tariff)),
        (2, Contract::Cameroon) => Some(say!(words, "now-two-cameroon")),
        (3, Contract::SixtySix) if has_talon => Some(say!(words, "now-three-each", left = left, talon = "turned")),
        (3, Contract::SixtySix | Contract::Cameroon) => Some(say!(words, "now-three-each", left = left, talon = talon)),
        (3, Contract::RedSow) => Some(say!(words, "now-three-red-sow", left = left, talon = talon)),
        (3, Contract::CallACard) => {
            Some(say!(words, "now-three-call-a-card", left = left, talon = talon, tariff = tariff))
        }
        _ => None,
    };
    let further = [
        (contract == Contract::RedSow && has_talon).then(|| say!(words, "now-sow-by-third-trick")),
        (contract == Contract::RedSow && house.red_sow_exact_66 == Exact66::Lose)
            .then(|| say!(words, "now-exact-66-loses")),
        (contract == Contract::CallACard && players == 3 && has_talon).then(|| say!(words, "now-called-card-in-talon")),
        (contract == Contract::Cameroon && players == 3 && house.cameroon_two_left == TwoLeft::Stop)
            .then(|| say!(words, "now-cameroon-stops")),
    ];
    first.into_iter().chain(further.into_iter().flatten()).collect()
}

/// Whether a deal of Cameroon ended its sub-game because only two are left after it (D-52).
pub fn stops_at_two(change: &Moment) -> bool {
    change.deal().is_some_and(|deal| deal.rules.contains(Rule::D52))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::house::Setting;
    use crate::words::Lang;

    /// Players in and seated, contract, a house rule; what is said and what is not.
    #[test]
    fn the_reminders_follow_the_house_rules() {
        let talon = ("three_hand", "six-and-talon");
        let tariff = ("call_award", "tariff");
        let usual = ("ties", "better");
        type Row<'a> = (u8, u8, Contract, (&'a str, &'a str), &'a [&'a str], &'a [&'a str]);
        let rows: &[Row] = &[
            (4, 4, Contract::SixtySix, talon, &[], &["talon", "cards"]),
            (3, 4, Contract::SixtySix, usual, &["Three left: 8 cards each"], &["talon"]),
            (3, 3, Contract::SixtySix, usual, &["With three: 8 cards each"], &["left"]),
            (3, 4, Contract::SixtySix, talon, &["6 cards each and a talon of 6", "two tricks are free"], &["8 cards"]),
            (3, 3, Contract::RedSow, usual, &["the same as with four"], &["left", "third trick"]),
            (3, 4, Contract::RedSow, talon, &["6 cards each", "by the third trick"], &["8 cards"]),
            (2, 4, Contract::RedSow, usual, &["Two left", "by the third trick"], &[]),
            (2, 3, Contract::RedSow, ("red_sow_exact_66", "lose"), &["66 does not win"], &[]),
            (3, 4, Contract::CallACard, usual, &["the win scores 2."], &["tariff", "in the talon"]),
            (3, 4, Contract::CallACard, tariff, &["tariff"], &["scores 2"]),
            (3, 4, Contract::CallACard, talon, &["may lie in the talon"], &["8 cards"]),
            (2, 4, Contract::CallACard, usual, &["the win scores 1."], &["tariff"]),
            (2, 4, Contract::CallACard, tariff, &["tariff"], &["scores 1."]),
            (3, 4, Contract::Cameroon, usual, &["(D-52, cameroon_two_left)"], &[]),
            (3, 4, Contract::Cameroon, ("cameroon_two_left", "play-on"), &["2, 1 and 0"], &["D-52"]),
            (2, 4, Contract::Cameroon, ("cameroon_two_left", "play-on"), &["plays on (D-52, cameroon_two_left)"], &[]),
        ];
        let words = Words::new(Lang::En);
        for (players, seated, contract, (key, value), said, unsaid) in rows {
            let mut house = House::default();
            house.set(key, Setting::Word(value)).unwrap();
            let told = reminders(*contract, *players, *seated, &house, &words).join("\n");
            let row = format!("{players} of {seated}, {contract:?}, {key} = {value}: {told:?}");
            said.iter().for_each(|text| assert!(told.contains(text), "{text} is not in {row}"));
            unsaid.iter().for_each(|text| assert!(!told.contains(text), "{text} is in {row}"));
        }
    }
}
