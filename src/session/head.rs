//! The head of a session: game, players, house rules, stake.

use std::collections::HashMap;

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime};
use toml::de::DeValue;

use super::flaw::{Flaw, Mistake, Mistakes};
use super::game::{Dreeg, Herzblatt};
use super::names::{self, Names};
use super::value::{Fields, Value};
use crate::rules::Player;
use crate::rules::dreeg;
use crate::rules::herzblatt;
use crate::rules::house::{Key, Setting};
use crate::rules::money::{Currency, Money};

/// When an evening started, as exactly as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Started {
    /// At this moment.
    At(DateTime<FixedOffset>),
    /// On this day.
    On(NaiveDate),
}

impl Started {
    /// The day, where the table sat.
    pub fn day(self) -> NaiveDate {
        match self {
            Started::At(at) => at.date_naive(),
            Started::On(day) => day,
        }
    }

    /// As a text: RFC 3339, or the day.
    pub fn text(self) -> String {
        match self {
            Started::At(at) => at.to_rfc3339(),
            Started::On(day) => day.to_string(),
        }
    }

    /// What evenings are put in order by: the wall clock where the table sat, the start of a day that is all that is known.
    pub fn order(self) -> NaiveDateTime {
        match self {
            Started::At(at) => at.naive_local(),
            Started::On(day) => day.and_time(NaiveTime::MIN),
        }
    }

    /// The moment, where it is known.
    pub fn at(self) -> Option<DateTime<FixedOffset>> {
        match self {
            Started::At(at) => Some(at),
            Started::On(_) => None,
        }
    }
}

/// What stands above the events, whatever the game.
#[derive(Clone, Debug)]
pub struct Head {
    /// How many play at the start: the first so many of the session's names, in seat order.
    pub players: u16,
    /// Who deals first.
    pub first_dealer: Player,
    /// When it started.
    pub started: Option<Started>,
    /// Where.
    pub place: Option<String>,
    /// A remark.
    pub note: Option<String>,
}

impl Head {
    /// Who plays at the start, in seat order.
    pub fn seated(&self) -> impl Iterator<Item = Player> + Clone + use<> {
        (0..self.players).map(Player)
    }
}

/// The start of a game.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// Dreeg.
    Dreeg(Dreeg),
    /// Herzblatt.
    Herzblatt(Herzblatt),
}

/// The keys of the head.
pub const KEYS: &[&str] = &["format", "game", "players", "first_dealer", "started", "place", "note", "rules", "events"];

/// Reads the head.
///
/// # Errors
/// The first mistake in it.
pub fn read(fields: &Fields<'_>) -> Result<(Head, Names, Start), Mistakes> {
    if let Some(settlement) = fields.get("settlement").filter(|_| fields.get("format").is_none()) {
        return Err(settlement.wrong_key(Flaw::IsSettlement {}).into());
    }
    let format = fields.need("format")?;
    if format.integer()? != 1 {
        return Err(format.wrong(Flaw::FormatUnknown {}).into());
    }
    let game = fields.need("game")?;
    let is_dreeg = match game.text()? {
        "dreeg" => true,
        "herzblatt" => false,
        _ => return Err(game.wrong(Flaw::GameUnknown {}).into()),
    };
    let stake: &[&'static str] = if is_dreeg { &[] } else { &["stake"] };
    // Each part is read by itself, so that what is wrong with one hides nothing of another.
    let mut mistakes = fields.unknown(&[KEYS, stake]);
    let names = noted(fields.need("players").and_then(players), &mut mistakes);
    let start = match is_dreeg {
        true => noted(dreeg_house(fields).map(|house| Start::Dreeg(Dreeg { house })), &mut mistakes),
        false => noted(herzblatt_start(fields), &mut mistakes),
    };
    let count = names.as_ref().map_or(0, |names| names.iter().count());
    if let (Some(start), Some(_)) = (&start, &names) {
        let (least, most) = match start {
            Start::Dreeg(_) => (3, 4),
            Start::Herzblatt(game) => game.house.table_size(),
        };
        let (fits, found) = ((usize::from(least)..=usize::from(most)).contains(&count), count as i64);
        let flaw = match is_dreeg {
            true => Flaw::PlayersCount { found, least, most },
            false => Flaw::TableCount { found, least, most },
        };
        mistakes.extend((!fits).then(|| fields.wrong_at("players", flaw)));
    }
    let dealer = |names: &Names| fields.get("first_dealer").map(|value| value.player(names)).transpose();
    let first_dealer = names.as_ref().and_then(|names| noted(dealer(names), &mut mistakes)).flatten();
    let mut text = |key| {
        let text = fields.get(key).map(|value| value.text().map(str::to_owned)).transpose();
        noted(text, &mut mistakes).flatten()
    };
    let (place, note) = (text("place"), text("note"));
    let started = noted(fields.get("started").map(|value| value.started()).transpose(), &mut mistakes).flatten();
    match (names, start) {
        (Some(names), Some(start)) => {
            let first_dealer = first_dealer.unwrap_or(Player(0));
            let head = Head { players: count as u16, first_dealer, started, place, note };
            Mistakes::none(mistakes, (head, names, start))
        }
        _ => Err(Mistakes::some(mistakes, || fields.wrong(Flaw::FormatUnknown {}))),
    }
}

/// The value, or nothing with its mistakes noted.
fn noted<T, E: Into<Mistakes>>(read: Result<T, E>, mistakes: &mut Vec<Mistake>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(wrong) => {
            mistakes.extend(wrong.into().iter().cloned());
            None
        }
    }
}

/// The players' names, all different, also under NFC and case folding (`names`).
fn players(value: Value<'_>) -> Result<Names, Mistake> {
    let mut names = Names::default();
    let mut known: HashMap<String, &str> = HashMap::new();
    for value in value.list()? {
        let name = value.text()?;
        names::check(name).map_err(|flaw| value.wrong(flaw))?;
        match known.insert(names::folded(name), name) {
            Some(other) if other == name => return Err(value.wrong(Flaw::NameTwice { name: name.to_owned() })),
            Some(other) => {
                return Err(value.wrong(Flaw::NameTwin { name: name.to_owned(), twin: other.to_owned() }));
            }
            None => names.intern(name).ok_or_else(|| value.wrong(Flaw::TooLarge {}))?,
        };
    }
    Ok(names)
}

fn dreeg_house(fields: &Fields<'_>) -> Result<dreeg::house::House, Mistakes> {
    let mut house = dreeg::house::House::default();
    let Some(rules) = fields.get("rules") else { return Ok(house) };
    let rules = rules.any_table()?;
    let mut mistakes = rules.unknown(&[&key_names(dreeg::house::House::KEYS)]);
    // A convention is a preset of other keys, so it comes first.
    let (presets, others): (Vec<_>, Vec<_>) = rules.each().partition(|(key, _)| *key == "convention");
    for (key, value) in presets.into_iter().chain(others) {
        mistakes.extend(set(key, value, |setting| house.set(key, setting)).err());
    }
    if mistakes.is_empty() && !house.is_sound() {
        mistakes.push(rules.wrong_at("play_out", Flaw::PlayOutNeedsWinners {}));
    }
    Mistakes::none(mistakes, house)
}

fn herzblatt_start(fields: &Fields<'_>) -> Result<Start, Mistakes> {
    let mut house = herzblatt::house::House::default();
    let mut mistakes = Vec::new();
    if let Some(rules) = fields.get("rules") {
        let rules = rules.any_table()?;
        mistakes.extend(rules.unknown(&[&key_names(herzblatt::house::House::KEYS)]));
        for (key, value) in rules.each() {
            mistakes.extend(set(key, value, |setting| house.set(key, setting)).err());
        }
    }
    let stake = noted(stake(fields), &mut mistakes);
    match stake {
        Some((stake, currency)) => Mistakes::none(mistakes, Start::Herzblatt(Herzblatt { house, stake, currency })),
        None => Err(Mistakes::some(mistakes, || fields.wrong(Flaw::KeyMissing { key: "stake" }))),
    }
}

fn stake(fields: &Fields<'_>) -> Result<(Money, Currency), Mistake> {
    let stake = fields.need("stake")?.any_table()?;
    stake.only(&[&["amount", "currency"]])?;
    let code = stake.need("currency")?;
    let unknown = |code: &str| Flaw::CurrencyUnknown { code: code.to_owned() };
    let currency =
        Currency::of_code(code.text()?).ok_or_else(|| code.wrong(unknown(code.text().unwrap_or_default())))?;
    Ok((stake.need("amount")?.positive_amount(currency)?, currency))
}

/// Sets one key; one that nobody knows has been told already.
fn set<'k>(
    key: &str,
    value: Value<'_>,
    mut put: impl FnMut(Setting<'_>) -> Result<(), Option<&'k Key>>,
) -> Result<(), Mistake> {
    match put(setting(value)?) {
        Ok(()) | Err(None) => Ok(()),
        Err(Some(known)) => Err(value.wrong(Flaw::RuleValue { key: key.to_owned(), allowed: known.domain.describe() })),
    }
}

fn key_names(keys: &[Key]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

fn setting(value: Value<'_>) -> Result<Setting<'_>, Mistake> {
    match value.raw() {
        DeValue::String(_) => value.text().map(Setting::Word),
        DeValue::Boolean(_) => value.flag().map(Setting::Flag),
        _ => value.integer().map(Setting::Number),
    }
}
