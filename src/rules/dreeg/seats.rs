//! Seats of a Dreeg table, sets of them, and a value for each.

use std::ops::{Index, IndexMut};

use crate::rules::Player;

/// The most who play Dreeg (D-2).
pub const MOST: usize = 4;

/// A seat, clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat of this number, from 0.
    pub fn new(number: usize) -> Option<Seat> {
        u8::try_from(number).ok().filter(|n| usize::from(*n) < MOST).map(Seat)
    }

    /// Its number, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    pub fn first(players: u8) -> Seats {
        Seats((1_u8 << players.min(MOST as u8)) - 1)
    }

    /// Whether the seat is one of them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These but one.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Those of these that are not in the other set.
    #[must_use]
    pub fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MOST as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The first of these clockwise after a seat, which itself comes last.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..=MOST as u8).map(|step| Seat((seat.0 + step) % MOST as u8)).find(|next| self.contains(*next))
    }

    /// Those for whom the condition holds.
    #[must_use]
    pub fn filter(self, keep: impl Fn(Seat) -> bool) -> Seats {
        self.iter().filter(|seat| keep(*seat)).fold(Seats::NONE, Seats::with)
    }
}

/// A value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerSeat<T>([T; MOST]);

impl<T: Copy + Default> PerSeat<T> {
    /// The same for everybody.
    pub fn all(value: T) -> PerSeat<T> {
        PerSeat([value; MOST])
    }

    /// The value for these seats, the default for the others.
    pub fn given(seats: Seats, value: T) -> PerSeat<T> {
        let mut each = PerSeat::default();
        seats.iter().for_each(|seat| each[seat] = value);
        each
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[allow(clippy::indexing_slicing)] // a seat is below MOST
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[allow(clippy::indexing_slicing)] // a seat is below MOST
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who sits where (D-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    everybody: Seats,
    who: [Player; MOST],
}

impl Seated {
    /// The first people of the session in their order, so many of them.
    pub fn first(players: u8) -> Seated {
        Seated { everybody: Seats::first(players), who: [Player(0), Player(1), Player(2), Player(3)] }
    }

    /// The seats that are taken.
    pub fn everybody(&self) -> Seats {
        self.everybody
    }

    /// Who sits on a seat.
    #[allow(clippy::indexing_slicing)] // a seat is below MOST
    pub fn player(&self, seat: Seat) -> Player {
        self.who[seat.index()]
    }

    /// Where somebody sits, if he does.
    pub fn seat(&self, player: Player) -> Option<Seat> {
        let place = self.who.iter().position(|seated| *seated == player)?;
        Seat::new(place).filter(|seat| self.everybody.contains(*seat))
    }

    /// Everybody at the table, in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + '_ {
        self.everybody.iter().map(|seat| self.player(seat))
    }

    /// Puts somebody on a seat.
    #[allow(clippy::indexing_slicing)] // a seat is below MOST
    pub fn put(&mut self, seat: Seat, player: Player) {
        self.who[seat.index()] = player;
    }
}
