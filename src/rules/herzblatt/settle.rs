//! Settling: the fewest transfers that bring every balance to zero (H-10).
//!
//! With `n` people who have a balance, `n − k` transfers suffice where `k` is the largest number of groups that each add up to
//! zero. Up to [`EXACT`] people that number is found exactly, over all subsets; beyond, people whose balances cancel in
//! pairs are settled first, and the others by the largest debt to the largest claim: at most one transfer fewer than people.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::rules::money::Money;

/// Up to so many people with a balance the number of transfers is the least possible.
pub const EXACT: usize = 16;

/// A transfer between two of the people whose balances were given, by their index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Who pays.
    pub from: usize,
    /// Who gets.
    pub to: usize,
    /// How much; positive.
    pub amount: Money,
}

/// The transfers that bring all balances to zero. The balances add up to zero.
pub fn transfers(balances: &[Money]) -> Vec<Transfer> {
    let open: Vec<(usize, Money)> =
        balances.iter().copied().enumerate().filter(|(_, balance)| *balance != Money::ZERO).collect();
    let groups = if open.len() <= EXACT { zero_groups(&open) } else { pairs_then_rest(&open) };
    let mut transfers: Vec<Transfer> = groups.into_iter().flat_map(settle_group).collect();
    transfers.sort_by_key(|transfer| (transfer.from, transfer.to));
    transfers
}

type Group = Vec<(usize, Money)>;

/// The partition into the most groups that each add up to zero: best\[set] is the most such groups that can be completed while
/// adding the people of the set one by one.
#[allow(clippy::indexing_slicing)] // every mask is below 2^n, the length of both tables
fn zero_groups(open: &[(usize, Money)]) -> Vec<Group> {
    let n = open.len();
    let size = 1_usize << n;
    let mut sums = vec![0_i128; size];
    let mut best = vec![0_u8; size];
    let mut last = vec![0_u8; size];
    for set in 1..size {
        let low = set.trailing_zeros() as usize;
        sums[set] = sums[set & (set - 1)].saturating_add(open[low].1.units());
        let (mut most, mut by) = (0, low);
        for person in (0..n).filter(|person| set & 1 << person != 0) {
            let before = best[set & !(1 << person)];
            if before > most {
                (most, by) = (before, person);
            }
        }
        best[set] = most + u8::from(sums[set] == 0);
        last[set] = by as u8;
    }
    let mut groups = Vec::new();
    let mut group = Group::new();
    let mut set = size - 1;
    while set != 0 {
        if sums[set] == 0 && !group.is_empty() {
            groups.push(std::mem::take(&mut group));
        }
        let person = usize::from(last[set]);
        group.push(open[person]);
        set &= !(1 << person);
    }
    groups.push(group);
    groups
}

/// Whose balances cancel in pairs, and all others in one group.
fn pairs_then_rest(open: &[(usize, Money)]) -> Vec<Group> {
    let mut waiting: BTreeMap<Money, Group> = BTreeMap::new();
    let mut groups = Vec::new();
    for one in open.iter().copied() {
        match waiting.get_mut(&one.1.negated()).and_then(Group::pop) {
            Some(other) => groups.push(vec![other, one]),
            None => waiting.entry(one.1).or_default().push(one),
        }
    }
    groups.push(waiting.into_values().flatten().collect());
    groups
}

/// Settles one group by the largest debt to the largest claim: each transfer clears at least one person, the last clears two.
fn settle_group(group: Group) -> Vec<Transfer> {
    let (debts, claims): (Group, Group) = group.into_iter().partition(|(_, balance)| *balance < Money::ZERO);
    let mut debts: BTreeSet<(Money, usize)> = debts.into_iter().map(|(person, balance)| (balance, person)).collect();
    let mut claims: BTreeSet<(Money, Reverse<usize>)> =
        claims.into_iter().map(|(person, balance)| (balance, Reverse(person))).collect();
    let mut transfers = Vec::new();
    while let (Some((debt, from)), Some((claim, Reverse(to)))) = (debts.pop_first(), claims.pop_last()) {
        let amount = claim.min(debt.negated());
        transfers.push(Transfer { from, to, amount });
        if let Some(left) = debt.plus(amount).filter(|left| *left != Money::ZERO) {
            debts.insert((left, from));
        }
        if let Some(left) = claim.minus(amount).filter(|left| *left != Money::ZERO) {
            claims.insert((left, Reverse(to)));
        }
    }
    transfers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleared(balances: &[i128]) -> usize {
        let mut left: Vec<i128> = balances.to_vec();
        let money: Vec<Money> = balances.iter().copied().map(Money::new).collect();
        let transfers = transfers(&money);
        for transfer in &transfers {
            assert!(transfer.amount > Money::ZERO, "{balances:?}: a transfer of nothing");
            left[transfer.from] += transfer.amount.units();
            left[transfer.to] -= transfer.amount.units();
        }
        assert!(left.iter().all(|balance| *balance == 0), "{balances:?} leaves {left:?}");
        transfers.len()
    }

    /// H-10, row by row: balances and the least number of transfers.
    #[test]
    fn h_10_fewest_transfers() {
        let rows: &[(&[i128], usize)] = &[
            (&[], 0),
            (&[0, 0], 0),
            (&[5, -5], 1),
            (&[5, 5, -10], 2),
            (&[3, -3, 7, -7], 2),
            (&[4, 3, -5, -2], 3),
            (&[6, -2, -4, 5, -3, -2], 4),
            (&[1, 2, 3, 4, 5, -15], 5),
            (&[10, -7, -3, 8, -6, -2, 9, -5, -4, 1, -1, 0], 7),
        ];
        for (balances, want) in rows {
            assert_eq!(cleared(balances), *want, "{balances:?}");
        }
    }

    #[test]
    fn h_10_many_people_are_settled_too() {
        let mut balances: Vec<i128> = (1..=20).flat_map(|n| [n, -n]).collect();
        assert_eq!(cleared(&balances), 20);
        balances.extend([100, -30, -70]);
        assert_eq!(cleared(&balances), 22);
    }
}
