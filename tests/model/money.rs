//! Amounts of money, and the fewest transfers that settle them (H-9, H-10).

use crate::keys::{Judged, ensure, refuse};

/// A currency, by its decimals.
#[derive(Clone, Copy)]
pub struct Currency {
    pub code: &'static str,
    decimals: usize,
}

/// The currencies that the sessions here use.
const CURRENCIES: [(&str, usize); 9] =
    [("EUR", 2), ("CHF", 2), ("USD", 2), ("JPY", 0), ("KRW", 0), ("KWD", 3), ("TND", 3), ("CLF", 4), ("UYW", 4)];

impl Currency {
    pub fn read(code: &str) -> Judged<Currency> {
        match CURRENCIES.iter().find(|(known, _)| *known == code) {
            Some(&(code, decimals)) => Ok(Currency { code, decimals }),
            None => refuse(format!("money: {code} is no currency")),
        }
    }

    /// A positive amount.
    pub fn amount(self, text: &str) -> Judged<i128> {
        let amount = self.unsigned(text)?;
        ensure(amount > 0, "stake: nothing")?;
        Ok(amount)
    }

    /// An amount that may be nothing or below.
    pub fn signed(self, text: &str) -> Judged<i128> {
        match text.strip_prefix('-') {
            Some(text) => self.unsigned(text).map(|amount| -amount),
            None => self.unsigned(text),
        }
    }

    fn unsigned(self, text: &str) -> Judged<i128> {
        let (whole, part) = match text.split_once('.') {
            Some((whole, part)) => (whole, Some(part)),
            None => (text, None),
        };
        let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        ensure(digits(whole) && whole.len() <= 12, "money: 1 to 12 digits")?;
        ensure(part.is_none_or(|part| digits(part) && part.len() <= self.decimals), "money: the decimals")?;
        let all = format!("{whole}{:0<width$}", part.unwrap_or(""), width = self.decimals);
        all.parse().map_err(|_| "money: too much".to_owned())
    }

    /// An amount that was told with all decimals, of any size.
    pub fn told(self, text: &str) -> Judged<i128> {
        let amount = text.replace('.', "").parse().map_err(|_| format!("money: {text}"))?;
        ensure(self.text(amount) == text, "money: not all decimals")?;
        Ok(amount)
    }

    /// An amount as it is written: all decimals.
    pub fn text(self, amount: i128) -> String {
        let sign = if amount < 0 { "-" } else { "" };
        let digits = format!("{:0>width$}", amount.unsigned_abs(), width = self.decimals + 1);
        let (whole, part) = digits.split_at(digits.len() - self.decimals);
        if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
    }
}

/// How many transfers settle some balances, at least: one fewer than people in each group whose balances add up to nothing,
/// for the most groups there can be. Every group is tried.
pub fn fewest_transfers(balances: &[i128]) -> usize {
    let owed: Vec<i128> = balances.iter().copied().filter(|&amount| amount != 0).collect();
    owed.len() - most_groups(&owed, &mut vec![None; 1 << owed.len()], (1 << owed.len()) - 1)
}

/// Into how many groups that add up to nothing these people can be split; people are the bits of a number.
fn most_groups(owed: &[i128], known: &mut Vec<Option<usize>>, people: usize) -> usize {
    if people == 0 {
        return 0;
    }
    if let Some(most) = known[people] {
        return most;
    }
    // The first of them is in some group: every one of his groups.
    let first = 1 << people.trailing_zeros();
    let others = people & !first;
    let mut most = 0;
    let mut group = others;
    loop {
        let sum: i128 = (0..owed.len()).filter(|i| (group | first) >> i & 1 == 1).map(|i| owed[i]).sum();
        if sum == 0 {
            most = most.max(1 + most_groups(owed, known, others & !group));
        }
        if group == 0 {
            break;
        }
        group = (group - 1) & others;
    }
    known[people] = Some(most);
    most
}
