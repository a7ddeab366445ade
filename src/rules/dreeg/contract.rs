//! The four contracts and the order of the sub-games (D-1).

use crate::choice::choice;

choice! {
    /// The contracts, in the order in which they are played first (D-1).
    Contract {
        /// D-20.
        SixtySix = "sixty-six",
        /// D-30.
        RedSow = "red-sow",
        /// D-40.
        CallACard = "call-a-card",
        /// D-50.
        Cameroon = "cameroon",
    }
}

impl Contract {
    /// The contract of a sub-game, from 0: each in its order, then each in reverse, and so on (D-1, D-61).
    pub fn of_subgame(number: u32) -> Contract {
        let round = Contract::ALL.iter().chain(Contract::ALL.iter().rev());
        let place = number as usize % (2 * Contract::ALL.len());
        round.copied().nth(place).unwrap_or(Contract::SixtySix)
    }

    /// As what somebody plays against the others.
    pub fn lead(self) -> Lead {
        match self {
            Contract::RedSow => Lead::Soloist,
            Contract::CallACard => Lead::Caller,
            Contract::SixtySix | Contract::Cameroon => Lead::Marcher,
        }
    }
}

/// As what somebody plays against the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// The soloist against the defenders.
    Soloist,
    /// The caller, perhaps with a partner, against the opponents.
    Caller,
    /// Nobody as a rule: each plays for himself; or whoever announced a march (D-51).
    Marcher,
}
