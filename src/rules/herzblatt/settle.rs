//! Settling: the fewest transfers that bring every balance to zero (H-10).
//!
//! With `n` people who have a balance, `n − k` transfers suffice where `k` is the largest number of groups that each add up to
//! zero. Up to [`EXACT`] people that number is found exactly, over all subsets; beyond, people whose balances cancel in
//! pairs are settled first, and the others by the largest debt to the largest claim: at most one transfer fewer than people.

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

fn pairs_then_rest(open: &[(usize, Money)]) -> Vec<Group> {
    let mut left: Group = open.to_vec();
    let mut groups = Vec::new();
    while let Some((one, two)) = left.iter().enumerate().find_map(|(place, (_, balance))| {
        let other = left.iter().position(|(_, other)| *other == balance.negated())?;
        (other > place).then_some((place, other))
    }) {
        groups.push(vec![left.remove(two), left.remove(one)]);
    }
    groups.push(left);
    groups
}

/// Settles one group by the largest debt to the largest claim: each transfer clears at least one person, the last clears two.
fn settle_group(mut group: Group) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    loop {
        let debtor = group.iter().min_by_key(|(person, balance)| (*balance, *person)).copied();
        let creditor = group.iter().max_by_key(|(person, balance)| (*balance, usize::MAX - person)).copied();
        let (Some((from, debt)), Some((to, claim))) = (debtor, creditor) else { return transfers };
        if debt >= Money::ZERO || claim <= Money::ZERO {
            return transfers;
        }
        let amount = claim.min(debt.negated());
        transfers.push(Transfer { from, to, amount });
        for (person, balance) in &mut group {
            if *person == from {
                *balance = balance.plus(amount).unwrap_or(*balance);
            } else if *person == to {
                *balance = balance.minus(amount).unwrap_or(*balance);
            }
        }
        group.retain(|(_, balance)| *balance != Money::ZERO);
    }
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
