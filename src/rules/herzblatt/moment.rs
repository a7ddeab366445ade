//! What an event came to: what it was, and what each gained or lost by it.

use super::deal::Verdict;
use super::{Finding, Hand, Payment, Ruling};
use crate::rules::Player;
use crate::rules::book::RuleSet;
use crate::rules::money::Money;

/// What an event was and what it changed.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What it was.
    pub what: What,
    /// What the referee found in it.
    pub findings: Box<[Finding]>,
}

/// What an event was.
#[derive(Clone, Debug)]
pub enum What {
    /// A deal, played or thrown in.
    Deal(Scored),
    /// A misdeal, by this dealer.
    Misdeal(Player),
    /// A ruling: who got or paid what.
    Ruling(Box<[(Player, Money)]>),
    /// A debt that was paid.
    Payment(Payment),
    /// The table changed; so many sit there now.
    Seating(u8),
    /// The stake changed.
    Stake(Money),
    /// A remark.
    Note,
    /// The evening is done.
    End,
}

/// What a deal came to, with the table it was made at.
#[derive(Clone, Copy, Debug)]
pub struct Scored {
    /// Who dealt.
    pub dealer: Player,
    /// Who was forehand.
    pub forehand: Player,
    /// Who took cards.
    pub hand: Hand,
    /// The stake.
    pub stake: Money,
    /// The soloist and what the deal came to; nothing where it was thrown in (H-3).
    pub solo: Option<(Player, Verdict)>,
    /// The rules that decided it.
    pub rules: RuleSet,
}

impl Scored {
    /// What a player gets by this deal (H-4 to H-7, M-4). The sums were checked when the deal was applied.
    pub fn payment(&self, player: Player) -> Money {
        let Some((soloist, verdict)) = self.solo else { return Money::ZERO };
        let each = self.stake.times(verdict.factor.into()).unwrap_or_default();
        let to_soloist = if verdict.won { each } else { each.negated() };
        if player == soloist {
            to_soloist.times(u64::from(self.hand.len()).saturating_sub(1)).unwrap_or_default()
        } else {
            to_soloist.negated()
        }
    }
}

impl Moment {
    /// The deal that it was, if it was one.
    pub fn deal(&self) -> Option<&Scored> {
        match &self.what {
            What::Deal(scored) => Some(scored),
            What::Misdeal(_)
            | What::Ruling(_)
            | What::Payment(_)
            | What::Seating(_)
            | What::Stake(_)
            | What::Note
            | What::End => None,
        }
    }

    /// What each who had a part in it gained or lost by it: these amounts add up to zero (H-9).
    pub fn payments(&self) -> Vec<(Player, Money)> {
        match &self.what {
            What::Deal(scored) => scored.hand.iter().map(|player| (player, scored.payment(player))).collect(),
            What::Ruling(payments) => payments.to_vec(),
            What::Payment(payment) => {
                vec![(payment.from, payment.amount), (payment.to, payment.amount.negated())]
            }
            What::Misdeal(_) | What::Seating(_) | What::Stake(_) | What::Note | What::End => Vec::new(),
        }
    }
}

impl From<&Ruling> for What {
    fn from(ruling: &Ruling) -> What {
        What::Ruling(ruling.payments.clone())
    }
}
