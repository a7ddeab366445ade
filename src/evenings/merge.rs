//! What comes of many evenings: sums whose parts can be put together in any order.

use std::collections::BTreeMap;

use crate::rules::money::Money;

/// What comes of many evenings: partial results can be put together in any order.
pub trait Merge: Default + Send {
    /// Adds what another part of the evenings came to.
    fn absorb(&mut self, other: Self);
}

/// Structs that add up field by field.
macro_rules! sums {
    ($($(#[$of:meta])* struct $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$of])*
            #[derive(Clone, Debug, Default, PartialEq, Eq)]
            pub struct $name { $($(#[$doc])* pub $field: $type,)* }

            impl Merge for $name {
                fn absorb(&mut self, other: $name) {
                    $(self.$field.absorb(other.$field);)*
                }
            }
        )*
    };
}
pub(crate) use sums;

impl Merge for u64 {
    fn absorb(&mut self, other: u64) {
        *self += other;
    }
}

impl<T: Merge, const N: usize> Merge for [T; N]
where
    [T; N]: Default,
{
    fn absorb(&mut self, other: [T; N]) {
        self.iter_mut().zip(other).for_each(|(sum, part)| sum.absorb(part));
    }
}

impl<K: Ord + Send, V: Merge> Merge for BTreeMap<K, V> {
    fn absorb(&mut self, other: BTreeMap<K, V>) {
        for (key, part) in other {
            self.entry(key).or_default().absorb(part);
        }
    }
}

impl Merge for Money {
    fn absorb(&mut self, other: Money) {
        *self = self.plus(other).unwrap_or(*self);
    }
}

impl<T: Send> Merge for Vec<T> {
    fn absorb(&mut self, mut other: Vec<T>) {
        self.append(&mut other);
    }
}
