//! Random sessions: whatever the seed gives, the same each time.

mod deal;
pub mod dice;
mod dreeg;
mod head;
mod herzblatt;
mod names;
mod play;
pub mod spoil;
pub mod story;
pub mod text;

use toml::Table;

use self::dice::Dice;
use self::text::Hand;

/// A session: its head, its events, and how they are written. A third of them are spoiled.
pub fn session(dice: &mut Dice) -> (Table, Vec<Table>, Hand) {
    let (mut head, mut events) = story::draw(dice);
    if dice.one_in(3) {
        spoil::spoil(dice, &mut head, &mut events);
    }
    (head, events, dice.pick(text::HANDS))
}
