//! Chance.

/// Numbers without end: as long as there are bytes from them, then from a seed (SplitMix64).
pub struct Dice {
    bytes: std::vec::IntoIter<u8>,
    seed: u64,
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice { bytes: Vec::new().into_iter(), seed }
    }

    /// Whatever a fuzzer tries.
    pub fn of(bytes: Vec<u8>) -> Dice {
        Dice { bytes: bytes.into_iter(), seed: 0 }
    }

    fn next(&mut self) -> u64 {
        if let Some(byte) = self.bytes.next() {
            return byte.into();
        }
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below another.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A number between two, both included.
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as usize) as i64
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some things.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    pub fn shuffled<T: Clone>(&mut self, from: &[T]) -> Vec<T> {
        let mut rest = from.to_vec();
        (0..from.len()).map(|_| rest.swap_remove(self.below(rest.len()))).collect()
    }

    /// Some of some things, at least one, in no order.
    pub fn some<T: Clone>(&mut self, from: &[T]) -> Vec<T> {
        let many = 1 + self.below(from.len());
        self.shuffled(from).into_iter().take(many).collect()
    }
}
