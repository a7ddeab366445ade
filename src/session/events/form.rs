//! How a value of each type is read from a file and written to one.

use std::sync::Arc;

use super::values::{Joiner, Melds, Points, Small};
use crate::rules::Player;
use crate::rules::card::{Card, Suit};
use crate::rules::dreeg::Each;
use crate::rules::dreeg::placing::Placing;
use crate::rules::fault::Fault;
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::money::{Currency, Money};
use crate::rules::play::Record;
use crate::session::flaw::{Flaw, Mistake};
use crate::session::names::{self, Names};
use crate::session::value::Value;
use crate::session::write::Item;

/// What is needed to read and write the values of a session's events.
#[derive(Debug)]
pub struct Reader<'n> {
    /// Who is known; names that are new are added, since who may take part is the rules' matter.
    pub names: &'n mut Names,
    /// What money is counted in; nothing in Dreeg, which has no key with money.
    pub currency: Option<Currency>,
    /// The kinds that there are, for those who write another.
    pub kinds: Arc<str>,
}

/// What form the value of a key has, for those who read it in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Free text, or a word.
    Text,
    /// A name.
    Name,
    /// A whole number.
    Number,
    /// True or false.
    Flag,
    /// An amount of money.
    Money,
    /// Names in order.
    Names,
    /// A whole number by name.
    Numbers,
    /// An amount of money by name.
    Moneys,
    /// Groups of names, best first.
    Placing,
    /// Tricks of cards.
    Tricks,
}

/// A type that is the value of a key.
pub trait Form: Sized {
    /// What form it has.
    const SHAPE: Shape;

    /// Reads it.
    ///
    /// # Errors
    /// What is wrong with the value.
    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Self, Mistake>;

    /// The value as a file writes it.
    fn item(&self, names: &Names, currency: Option<Currency>) -> Item;
}

impl Reader<'_> {
    fn player(&mut self, name: &str, value: &Value<'_>) -> Result<Player, Mistake> {
        self.names.intern(name).ok_or_else(|| value.wrong(Flaw::TooLarge {}))
    }

    /// Only games with money have keys with money; without a currency no amount could be read.
    fn currency(&self, value: &Value<'_>) -> Result<Currency, Mistake> {
        self.currency.ok_or_else(|| value.wrong(Flaw::CurrencyUnknown { code: String::new() }))
    }
}

fn amount(money: Money, currency: Option<Currency>) -> Item {
    Item::Text(money.decimal(currency.map_or(0, Currency::decimals)).to_string())
}

impl Form for Player {
    const SHAPE: Shape = Shape::Name;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Player, Mistake> {
        reader.player(value.text()?, value)
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        names.of(*self).into()
    }
}

impl Form for Joiner {
    const SHAPE: Shape = Shape::Name;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Joiner, Mistake> {
        let name = value.text()?;
        names::check(name).map_err(|flaw| value.wrong(flaw))?;
        reader.player(name, value).map(Joiner)
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        names.of(self.0).into()
    }
}

impl Form for bool {
    const SHAPE: Shape = Shape::Flag;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<bool, Mistake> {
        value.flag()
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        (*self).into()
    }
}

impl Form for Box<str> {
    const SHAPE: Shape = Shape::Text;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Box<str>, Mistake> {
        value.full_text().map(Box::from)
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        (&**self).into()
    }
}

impl Form for Card {
    const SHAPE: Shape = Shape::Text;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Card, Mistake> {
        value.card()
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        self.to_string().into()
    }
}

impl Form for Suit {
    const SHAPE: Shape = Shape::Text;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Suit, Mistake> {
        value.word(Suit::from_name, &Suit::ALL.map(Suit::name))
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        self.name().into()
    }
}

impl Form for Announcement {
    const SHAPE: Shape = Shape::Text;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Announcement, Mistake> {
        value.word(Announcement::from_word, Announcement::WORDS)
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        self.word().into()
    }
}

impl Form for Points {
    const SHAPE: Shape = Shape::Number;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Points, Mistake> {
        value.points().map(Points)
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        self.0.into()
    }
}

impl Form for Small {
    const SHAPE: Shape = Shape::Number;

    /// What is below 1 or beyond the tricks of any deal is left to whoever knows what the number is for.
    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Small, Mistake> {
        Ok(Small(value.integer()?.clamp(0, u8::MAX.into()) as u8))
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        self.0.into()
    }
}

impl Form for Record {
    const SHAPE: Shape = Shape::Tricks;

    fn read(value: &Value<'_>, _: &mut Reader<'_>) -> Result<Record, Mistake> {
        value.tricks()
    }

    fn item(&self, _: &Names, _: Option<Currency>) -> Item {
        let trick = |(number, cards): (usize, &[Card])| {
            let announces = self.announced & 1 << number != 0;
            let card =
                |(place, card): (usize, &Card)| format!("{card}{}", if announces && place == 0 { "+" } else { "" });
            Item::Text(cards.iter().enumerate().map(card).collect::<Vec<_>>().join(" "))
        };
        Item::List(self.tricks().enumerate().map(trick).collect())
    }
}

impl Form for Money {
    const SHAPE: Shape = Shape::Money;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Money, Mistake> {
        value.positive_amount(reader.currency(value)?)
    }

    fn item(&self, _: &Names, currency: Option<Currency>) -> Item {
        amount(*self, currency)
    }
}

impl Form for Box<[Player]> {
    const SHAPE: Shape = Shape::Names;

    /// People who sit down.
    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Box<[Player]>, Mistake> {
        value.list()?.map(|value| Ok(Joiner::read(&value, reader)?.0)).collect()
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        Item::List(self.iter().map(|player| names.of(*player).into()).collect())
    }
}

impl Form for Box<[(Player, Money)]> {
    const SHAPE: Shape = Shape::Moneys;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Box<[(Player, Money)]>, Mistake> {
        let currency = reader.currency(value)?;
        let mut payments = Vec::new();
        for (name, value) in value.table()?.each() {
            payments.push((reader.player(name, &value)?, value.amount(currency)?));
        }
        payments.sort_unstable_by_key(|(player, _)| *player);
        Ok(payments.into())
    }

    fn item(&self, names: &Names, currency: Option<Currency>) -> Item {
        let entry = |(player, money): &(Player, Money)| (names.of(*player).to_owned(), amount(*money, currency));
        Item::Table(self.iter().map(entry).collect())
    }
}

/// A number for each of some people.
fn each<T: Copy + Default>(
    value: &Value<'_>,
    reader: &mut Reader<'_>,
    read: impl Fn(Player, &str, &Value<'_>) -> Result<T, Mistake>,
) -> Result<Each<T>, Mistake> {
    let mut each = Each::default();
    for (name, value) in value.table()?.each() {
        let player = reader.player(name, &value)?;
        let told = read(player, name, &value)?;
        each = each.with(player, told).ok_or_else(|| value.wrong_key(Flaw::NamedTooMany {}))?;
    }
    Ok(each)
}

fn each_item<T: Copy + Default + Into<i64>>(each: &Each<T>, names: &Names) -> Item {
    Item::Table(each.iter().map(|(player, value)| (names.of(player).to_owned(), Item::Int(value.into()))).collect())
}

impl Form for Each<u8> {
    const SHAPE: Shape = Shape::Numbers;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Each<u8>, Mistake> {
        each(value, reader, |_, _, value| value.points())
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        each_item(self, names)
    }
}

impl Form for Melds {
    const SHAPE: Shape = Shape::Numbers;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Melds, Mistake> {
        let meld = |player, _: &str, value: &Value<'_>| {
            let points = value.integer()?;
            let fitting = u8::try_from(points).ok().filter(|points| *points >= 20);
            fitting.ok_or_else(|| Mistake::new(value.span(), Fault::MeldValue { player, points }))
        };
        each(value, reader, meld).map(Melds)
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        each_item(&self.0, names)
    }
}

impl Form for Each<i8> {
    const SHAPE: Shape = Shape::Numbers;

    /// A ruling's numbers: whole and not 0; how far they may go is the ruling's matter.
    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Each<i8>, Mistake> {
        each(value, reader, |_, _, value| Ok(value.integer()?.clamp(i8::MIN.into(), i8::MAX.into()) as i8))
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        each_item(self, names)
    }
}

impl Form for Placing {
    const SHAPE: Shape = Shape::Placing;

    fn read(value: &Value<'_>, reader: &mut Reader<'_>) -> Result<Placing, Mistake> {
        let mut placing = Each::default();
        for (group, players) in value.list()?.enumerate() {
            for value in players.list()? {
                let name = value.text()?;
                let player = reader.player(name, &value)?;
                if placing.of(player).is_some() {
                    return Err(value.wrong(Flaw::NameTwice { name: name.to_owned() }));
                }
                let group = group.min(u8::MAX.into()) as u8;
                placing = placing.with(player, group).ok_or_else(|| value.wrong(Flaw::NamedTooMany {}))?;
            }
        }
        Ok(Placing(placing))
    }

    fn item(&self, names: &Names, _: Option<Currency>) -> Item {
        let mut told: Vec<(Player, u8)> = self.0.iter().collect();
        told.sort_by_key(|(_, group)| *group);
        let group =
            |group: &[(Player, u8)]| Item::List(group.iter().map(|(player, _)| names.of(*player).into()).collect());
        Item::List(told.chunk_by(|(_, one), (_, other)| one == other).map(group).collect())
    }
}
