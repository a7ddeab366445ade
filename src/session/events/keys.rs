//! The one table of the keys that events have.

use super::form::{Form, Reader, Shape};
use super::values::{Joiner, Melds, Points, Small};
use crate::rules::Player;
use crate::rules::card::{Card, Suit};
use crate::rules::dreeg::Each;
use crate::rules::dreeg::placing::Placing;
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::money::{Currency, Money};
use crate::rules::play::Record;
use crate::session::flaw::{Flaw, Mistake, Mistakes};
use crate::session::names::Names;
use crate::session::value::{COMMON, Fields, nearest_key};
use crate::session::write::Item;

/// A kind of event with its keys, those that every event may have aside. The order is that in which they are written.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its word in a file.
    pub name: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
}

/// What is wrong with keys that can each be read, and at which of them it shows: nothing for the event as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The key.
    pub key: Option<Key>,
    /// What is wrong.
    pub flaw: Flaw,
}

impl Clash {
    /// Something wrong at a key.
    pub fn at(key: Key, flaw: Flaw) -> Clash {
        Clash { key: Some(key), flaw }
    }

    /// Something wrong with the event as a whole.
    pub fn whole(flaw: Flaw) -> Clash {
        Clash { key: None, flaw }
    }

    /// The clash at its place in a text.
    pub fn mistake(self, fields: &Fields<'_>) -> Mistake {
        match self.key {
            Some(key) => fields.wrong_at(key.name(), self.flaw),
            None => fields.wrong(self.flaw),
        }
    }
}

macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident = $name:ident: $type:ty;)*) => {
        /// A key of an event.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Key { $($(#[$doc])* $key),* }

        impl Key {
            /// Every key.
            pub const ALL: &[Key] = &[$(Key::$key),*];

            /// The key as a file writes it.
            pub fn name(self) -> &'static str {
                match self { $(Key::$key => stringify!($name)),* }
            }

            /// The key of a name.
            pub fn of(name: &str) -> Option<Key> {
                Key::ALL.iter().copied().find(|key| key.name() == name)
            }

            /// What form its value has.
            pub fn shape(self) -> Shape {
                match self { $(Key::$key => <$type as Form>::SHAPE),* }
            }
        }

        /// The values of one event's keys.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct Told { $($(#[$doc])* pub $name: Option<$type>),* }

        impl Told {
            /// Whether a key has a value.
            pub fn has(&self, key: Key) -> bool {
                match key { $(Key::$key => self.$name.is_some()),* }
            }

            /// The value of a key as a file writes it.
            pub fn item(&self, key: Key, names: &Names, currency: Option<Currency>) -> Option<Item> {
                match key { $(Key::$key => self.$name.as_ref().map(|value| value.item(names, currency))),* }
            }

            fn put(
                &mut self,
                key: Key,
                value: &crate::session::value::Value<'_>,
                reader: &mut Reader<'_>,
            ) -> Result<(), Mistake> {
                match key { $(Key::$key => self.$name = Some(Form::read(value, reader)?)),* }
                Ok(())
            }
        }
    };
}

keys! {
    /// Who dealt, if not the one whose turn it was (D-8); who deals next, in a seating.
    Dealer = dealer: Player;
    /// The soloist.
    Soloist = soloist: Player;
    /// The caller.
    Caller = caller: Player;
    /// The caller's partner.
    Partner = partner: Player;
    /// The called card.
    CalledCard = called_card: Card;
    /// The soloist passed (D-31).
    Passed = passed: bool;
    /// How it ended.
    Outcome = outcome: Box<str>;
    /// Whether the loser was schneider (M-3).
    Schneider = schneider: bool;
    /// What it was worth under the tariff (D-44).
    Worth = worth: Small;
    /// Who came where.
    Placing = placing: Placing;
    /// Who announced a march (D-51).
    March = march: Player;
    /// Whether it was made.
    MarchMade = march_made: bool;
    /// Card points of each.
    Points = points: Each<u8>;
    /// The soloist's card points.
    SoloistPoints = soloist_points: Points;
    /// The defenders' card points.
    DefenderPoints = defender_points: Points;
    /// The callers' card points.
    CallerPoints = caller_points: Points;
    /// The opponents' card points.
    OpponentPoints = opponent_points: Points;
    /// Whether the winning side, or the soloist, took every trick.
    AllTricks = all_tricks: bool;
    /// Trumps.
    Trump = trump: Suit;
    /// The first trick with trumps (D-36).
    TrumpFrom = trump_from: Small;
    /// The cards.
    Tricks = tricks: Record;
    /// Who takes the tricks that are not recorded.
    Rest = rest: Player;
    /// Who went out on 66.
    WentOut = went_out: Player;
    /// Who claimed 66 falsely (D-22).
    FalseClaim = false_claim: Player;
    /// Who took the last trick.
    LastTrick = last_trick: Player;
    /// Melds (D-12).
    Melds = melds: Melds;
    /// What the soloist announced (M-2).
    Announcement = announcement: Announcement;
    /// Who said contra (M-4).
    Contra = contra: Player;
    /// Whether the soloist answered Ree (M-4).
    Re = re: bool;
    /// Strokes by ruling.
    Strokes = strokes: Each<i8>;
    /// Blobs by ruling.
    Blobs = blobs: Each<i8>;
    /// Money by ruling.
    Payments = payments: Box<[(Player, Money)]>;
    /// Who sits, clockwise.
    Players = players: Box<[Player]>;
    /// An amount of money, positive.
    Amount = amount: Money;
    /// Who paid.
    From = from: Player;
    /// Who was paid.
    To = to: Player;
    /// Who leaves the table (D-9).
    Leaves = leaves: Player;
    /// Who joins it (D-9).
    Joins = joins: Joiner;
    /// Why.
    Reason = reason: Box<str>;
}

impl Told {
    /// Reads the keys of an event of a kind.
    ///
    /// # Errors
    /// A key that the kind does not have; a value that cannot be read.
    pub fn read(fields: &Fields<'_>, keys: &'static [Key], reader: &mut Reader<'_>) -> Result<Told, Mistakes> {
        let (mut told, mut mistakes) = (Told::default(), Vec::new());
        for (name, value) in fields.each().filter(|(name, _)| !COMMON.contains(name)) {
            match keys.iter().find(|key| key.name() == name) {
                Some(key) => mistakes.extend(told.put(*key, &value, reader).err()),
                None => {
                    let known = keys.iter().map(|key| key.name()).chain(COMMON.iter().copied());
                    let key = name.to_owned();
                    mistakes.push(value.wrong_key(match nearest_key(name, known) {
                        Some(nearest) => Flaw::KeyUnknown { key, nearest },
                        None => Flaw::KeyUnknownAlone { key },
                    }));
                }
            }
        }
        mistakes.sort_by_key(|mistake: &Mistake| mistake.span.start);
        Mistakes::none(mistakes, told)
    }
}

impl Told {
    /// The value of a key that must be there.
    pub(super) fn need<T>(&self, key: Key, value: Option<T>) -> Result<T, Clash> {
        value.ok_or(Clash::whole(Flaw::KeyMissing { key: key.name() }))
    }

    /// The one of these keys that is there; evidence of two levels is refused.
    pub(super) fn one_of(&self, keys: &[Key]) -> Result<Option<Key>, Clash> {
        let mut there = keys.iter().copied().filter(|key| self.has(*key));
        let first = there.next();
        match (first, there.next()) {
            (Some(one), Some(other)) => {
                Err(Clash::at(other, Flaw::EvidenceTwice { one: one.name(), other: other.name() }))
            }
            (first, _) => Ok(first),
        }
    }

    /// A word of a small set.
    pub(super) fn outcome_of<T>(&self, of_word: fn(&str) -> Option<T>, words: &[&str]) -> Result<T, Clash> {
        let word = self.outcome.as_deref().unwrap_or_default();
        of_word(word).ok_or_else(|| {
            let allowed = words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
            let (key, word) = (Key::Outcome.name().to_owned(), word.to_owned());
            Clash::at(Key::Outcome, Flaw::WordUnknown { key, word, allowed })
        })
    }
}
