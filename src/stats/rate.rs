//! Shares and averages that know the number they rest on.

use crate::evenings::merge::Merge;

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
        Some((((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0)))
    }
}

impl Merge for Rate {
    fn absorb(&mut self, other: Rate) {
        self.hits += other.hits;
        self.of += other.of;
    }
}

/// A sum of so many whole numbers, for their average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mean {
    /// The sum.
    pub sum: u64,
    /// Of so many.
    pub of: u64,
}

impl Mean {
    /// One more number.
    pub fn add(&mut self, number: impl Into<u64>) {
        self.sum += number.into();
        self.of += 1;
    }

    /// The average; nothing of nothing.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.sum as f64 / self.of as f64)
    }
}

impl Merge for Mean {
    fn absorb(&mut self, other: Mean) {
        self.sum += other.sum;
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
}
