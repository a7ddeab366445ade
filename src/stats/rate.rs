//! Shares and averages that know the number they rest on.

use crate::evenings::merge::Merge;
use crate::page::{Cell, Interval};
use crate::rules::money::{Currency, Money};

/// How often something happened out of so many times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// How often.
    pub hits: u64,
    /// Out of so many.
    pub of: u64,
}

impl Rate {
    /// One more case.
    pub fn count(&mut self, hit: bool) {
        self.hits += u64::from(hit);
        self.of += 1;
    }

    /// These cases and others.
    #[must_use]
    pub fn and(self, other: Rate) -> Rate {
        Rate { hits: self.hits + other.hits, of: self.of + other.of }
    }

    /// The share, 0 to 1; nothing out of nothing.
    pub fn share(self) -> Option<f64> {
        (self.of > 0).then(|| self.hits as f64 / self.of as f64)
    }

    /// The 95 % Wilson score interval of the share: where the true share may well lie, given so few or so many cases.
    pub fn interval(self) -> Option<(f64, f64)> {
        /// The 97.5 % point of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        let (n, p) = (self.of as f64, self.share()?);
        let middle = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        // Where it never or always happened, the end is exact.
        let low = if self.hits == 0 { 0.0 } else { ((middle - spread) / scale).max(0.0) };
        let high = if self.hits == self.of { 1.0 } else { ((middle + spread) / scale).min(1.0) };
        Some((low, high))
    }
}

impl Merge for Rate {
    fn absorb(&mut self, other: Rate) {
        *self = self.and(other);
    }
}

impl From<Rate> for Cell<'_> {
    fn from(rate: Rate) -> Self {
        let interval = rate.interval().map(|(low, high)| Interval { low, high });
        Cell::Share { cases: rate.hits, of: rate.of, interval }
    }
}

/// A sum of so many whole numbers, for their average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mean {
    /// The sum.
    pub sum: u64,
    /// The sum of the squares.
    pub squares: u64,
    /// Of so many.
    pub of: u64,
}

impl Mean {
    /// One more number.
    pub fn add(&mut self, number: impl Into<u64>) {
        let number = number.into();
        self.sum += number;
        self.squares += number * number;
        self.of += 1;
    }

    /// The 95 % interval of the average by Student's distribution: where the true average may well lie. A few numbers tell nothing of it,
    /// nor do equal ones; it does not go below nothing.
    pub fn interval(self) -> Option<(f64, f64)> {
        let (sum, squares) = (self.sum as f64, self.squares as f64);
        let mean = sum / self.of as f64;
        let spread = spread(self.of, squares - sum * mean)?;
        Some(((mean - spread).max(0.0), mean + spread))
    }
}

/// How far the 95 % interval of an average goes to either side, given the sum of the squares of the numbers' distances from it.
fn spread(of: u64, squares: f64) -> Option<f64> {
    let freedom = of.checked_sub(1).filter(|freedom| *freedom + 1 >= FEWEST)?;
    let variance = Some(squares / freedom as f64).filter(|variance| *variance > f64::EPSILON)?;
    Some(student(freedom) * (variance / of as f64).sqrt())
}

/// The average of amounts of money, and where the true one may well lie; as [`Mean::interval`], but it may be owed.
pub fn mean_of_money<'c>(amounts: impl Iterator<Item = Money> + Clone, currency: Currency) -> Cell<'c> {
    let (of, sum) =
        amounts.clone().fold((0_u64, 0_i128), |(of, sum), amount| (of + 1, sum.saturating_add(amount.units())));
    let exact = sum as f64 / of.max(1) as f64;
    let squares = amounts.map(|amount| (amount.units() as f64 - exact).powi(2)).sum();
    let money = |units: f64| Money::new(units.round() as i128);
    let interval = spread(of, squares).map(|spread| (money(exact - spread), money(exact + spread)));
    Cell::MoneyMean { mean: Money::new(rounded(sum, of)), of, currency, interval }
}

/// The quotient, rounded to the nearest, halves away from zero.
fn rounded(total: i128, of: u64) -> i128 {
    let of = i128::from(of).max(1);
    let half = if total < 0 { -(of / 2) } else { of / 2 };
    total.saturating_add(half) / of
}

/// Of fewer numbers than this an average has no interval.
const FEWEST: u64 = 5;

/// The 97.5 % point of Student's distribution with so many degrees of freedom.
fn student(freedom: u64) -> f64 {
    // The first terms of its expansion around the normal distribution, which are right to a hundredth from four on.
    let n = freedom as f64;
    1.959_964 + 2.372_271 / n + 2.822_499 / n.powi(2) + 2.555_850 / n.powi(3) + 1.589_534 / n.powi(4)
}

impl From<Mean> for Cell<'_> {
    fn from(mean: Mean) -> Self {
        let interval = mean.interval().map(|(low, high)| Interval { low, high });
        Cell::Mean { sum: mean.sum, of: mean.of, interval }
    }
}

impl Merge for Mean {
    fn absorb(&mut self, other: Mean) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.of += other.of;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe's published examples of the score interval (81 of 263, 15 of 148, 0 of 20, 1 of 29), and the ends of the range.
    #[test]
    fn wilson_intervals() {
        let rows = [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
            (1, 1, 0.2065, 1.0),
        ];
        for (hits, of, low, high) in rows {
            let (l, h) = Rate { hits, of }.interval().unwrap();
            assert!((l - low).abs() < 5e-5 && (h - high).abs() < 5e-5, "{hits} of {of}: {l} to {h}");
        }
        assert_eq!(Rate::default().interval(), None);
    }

    /// The amounts −1 to 3: mean 1, and the same spread as of 1 to 5; halves of the smallest unit are rounded away from zero.
    #[test]
    fn averages_of_money() {
        let euro = Currency::of_code("EUR").unwrap();
        let mean = |units: &[i128]| mean_of_money(units.iter().copied().map(Money::new), euro);
        let cell = |mean, of, interval: Option<(i128, i128)>| Cell::MoneyMean {
            mean: Money::new(mean),
            of,
            currency: euro,
            interval: interval.map(|(low, high)| (Money::new(low), Money::new(high))),
        };
        assert_eq!(mean(&[-100, 0, 100, 200, 300]), cell(100, 5, Some((-96, 296))));
        assert_eq!(mean(&[3, 4, 4, 3]), cell(4, 4, None));
        assert_eq!(mean(&[-3, -4]), cell(-4, 2, None));
        assert_eq!(mean(&[7; 6]), cell(7, 6, None));
        assert_eq!(mean(&[]), cell(0, 0, None));
    }

    /// The numbers 1 to 5: mean 3, standard deviation √2.5, so 3 ± 2.776 · √0.5; and tabled points of Student's distribution.
    #[test]
    fn intervals_of_means() {
        let mut mean = Mean::default();
        (1..=5_u64).for_each(|number| mean.add(number));
        let (low, high) = mean.interval().unwrap();
        assert!((low - 1.0368).abs() < 1e-3 && (high - 4.9632).abs() < 1e-3, "{low} to {high}");
        assert_eq!(Mean { sum: 12, squares: 36, of: 4 }.interval(), None);
        assert_eq!(Mean { sum: 15, squares: 45, of: 5 }.interval(), None);
        for (freedom, point) in [(4, 2.776), (6, 2.447), (11, 2.201), (15, 2.131), (30, 2.042), (120, 1.980)] {
            assert!((student(freedom) - point).abs() < 2e-3, "{freedom}: {}", student(freedom));
        }
    }
}
