//! Sixty-Six and Cameroon: each for himself.

use std::rc::Rc;

use super::command::Level;
use super::deal::{self, Told, refused, refused_name, said};
use super::form::Form;
use super::query::{Query, Stop, Topic};
use super::situation::{Partial, Situation};
use super::tricks::{self, Early, Plan};
use super::words::{rule, rule_and_form};
use crate::prompt::entry::piles::{self, Piles};
use crate::prompt::entry::placing::{self, Placing};
use crate::prompt::entry::{Misread, choice, minus, names, pairs};
use crate::rules::dreeg::house::House;
use crate::rules::dreeg::{self, Contract, Each};
use crate::rules::play::Trumps;
use crate::rules::referee;
use crate::say;
use crate::screen::Screen;
use crate::session::events::values::Melds;

/// What a line tells.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    Piles(Piles),
    Placing(Placing),
    FalseClaim(usize),
    March(usize, bool),
}

/// Asks for a deal of Sixty-Six or Cameroon.
pub fn ask(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    contract: Contract,
    house: &House,
    old: Option<&Partial>,
) -> Result<Told, Stop> {
    if form.level == Level::Tricks {
        return by_tricks(form, situation, contract, house, old);
    }
    let (screen, level) = (form.screen, form.level);
    let (text, help) = question(situation, contract, level, screen);
    let reading = Rc::clone(situation);
    let read = move |typed: &str, screen: &Screen| {
        read(typed, &reading.known(), contract, level).map_err(|misread| refused(misread, &reading, screen))
    };
    let saying = Rc::clone(situation);
    let says = move |line: &Line, screen: &Screen| {
        said(told(line, &saying, screen), &saying, &built(line, &saying, contract), screen)
    };
    let line = form.ask(Query::new(Topic::Deal, text, help, read).completing(situation.names.clone()).saying(says))?;
    let mut partial = built(&line, situation, contract);
    if house.marriages && contract == Contract::SixtySix && partial.told.points.is_some() {
        partial.told.melds = melds(form, situation)?;
    }
    let confirm = match &line {
        Line::Piles(piles) => piles.filled.map(|place| {
            let shown = situation.names.iter().zip(&piles.points).map(|(name, points)| format!("{name} {points}"));
            let shown = shown.collect::<Vec<_>>().join(", ");
            say!(screen.words, "ask-filled", piles = shown, name = situation.name(place))
        }),
        Line::Placing(_) if level == Level::Points => {
            told(&line, situation, screen).map(|placing| say!(screen.words, "ask-no-points", placing = placing))
        }
        Line::Placing(_) | Line::FalseClaim(_) | Line::March(..) => None,
    };
    Ok(Told { partial, confirm })
}

/// The question and what `?` tells of it.
fn question(situation: &Situation, contract: Contract, level: Level, screen: &Screen) -> (String, String) {
    let words = &screen.words;
    let names = situation.names.join(", ");
    let order =
        |sign: &str| (0..situation.names.len()).map(|place| situation.letter(place)).collect::<Vec<_>>().join(sign);
    let example = match (level, situation.names.len()) {
        (Level::Outcome, _) => order(">"),
        (_, 2) => "70".to_owned(),
        (_, 3) => "52 43".to_owned(),
        (_, _) => "52 31 25".to_owned(),
    };
    let (a, b) = (situation.letter(0), situation.letter(1));
    let named = match situation.names.len() {
        2 => format!("{b}50 {a}70"),
        _ => format!("{b}31 {a}52"),
    };
    let (text, why) = match (level, contract) {
        (Level::Outcome, Contract::Cameroon) => (
            say!(words, "ask-placing-fewest", names = names, example = &example),
            say!(words, "why-placing-cameroon", a = a, b = b, example = &example),
        ),
        (Level::Outcome, _) => (
            say!(words, "ask-placing", names = names, example = &example),
            say!(words, "why-placing", a = a, b = b, example = &example),
        ),
        (_, Contract::Cameroon) => (
            say!(words, "ask-piles", names = names, example = &example),
            say!(words, "why-piles-cameroon", a = a, named = named, example = &example),
        ),
        (_, _) => (
            say!(words, "ask-piles", names = names, example = &example),
            say!(words, "why-piles", a = a, named = named, example = &example),
        ),
    };
    let of_contract = if contract == Contract::Cameroon { "D-50" } else { "D-20" };
    (text, format!("{}\n{why}", rule(of_contract, situation.names.len(), screen)))
}

/// How a line reads.
fn told(line: &Line, situation: &Situation, screen: &Screen) -> Option<String> {
    let words = &screen.words;
    match line {
        Line::Piles(piles) => piles
            .filled
            .map(|place| format!("{} {}", situation.name(place), piles.points.get(place).copied().unwrap_or(0))),
        Line::Placing(placing) => {
            let group =
                |group: &Vec<usize>| group.iter().map(|place| situation.name(*place)).collect::<Vec<_>>().join(" = ");
            Some(placing.iter().map(group).collect::<Vec<_>>().join(" > "))
        }
        Line::FalseClaim(place) => Some(say!(words, "hint-false-claim", name = situation.name(*place))),
        Line::March(place, true) => Some(say!(words, "hint-march-made", name = situation.name(*place))),
        Line::March(place, false) => Some(say!(words, "hint-march-failed", name = situation.name(*place))),
    }
}

/// The deal that a line tells.
fn built(line: &Line, situation: &Situation, contract: Contract) -> Partial {
    let mut partial = situation.deal(contract.word());
    let told = &mut partial.told;
    let player = |place: usize| situation.player(place);
    match line {
        Line::FalseClaim(place) => told.false_claim = Some(player(*place)),
        Line::March(place, made) => (told.march, told.march_made) = (Some(player(*place)), Some(*made)),
        Line::Placing(placing) => {
            let each =
                (0_u8..).zip(placing).flat_map(|(group, places)| places.iter().map(move |place| (*place, group)));
            told.placing = each_of(each.map(|(place, group)| (player(place), group))).map(dreeg::placing::Placing);
        }
        Line::Piles(piles) => {
            told.points = each_of(piles.points.iter().enumerate().map(|(place, points)| (player(place), *points)));
            told.went_out = piles.went_out.map(player);
            told.false_claim = piles.false_claim.map(player);
        }
    }
    partial
}

/// A value for each; nothing where that is more than play.
pub fn each_of<T: Copy + Default>(mut told: impl Iterator<Item = (crate::rules::Player, T)>) -> Option<Each<T>> {
    told.try_fold(Each::default(), |each, (player, value)| each.with(player, value))
}

/// Reads the line of a level; the other level's way is taken where it is the only one that fits.
fn read(typed: &str, players: &[&str], contract: Contract, level: Level) -> Result<Line, Misread> {
    let has_digit = typed.contains(|c: char| c.is_ascii_digit());
    let line = minus(typed);
    if !has_digit
        && contract == Contract::SixtySix
        && let Some(name) = line.strip_suffix('?')
    {
        return names::find(name, players).map(Line::FalseClaim);
    }
    if !has_digit
        && contract == Contract::Cameroon
        && let Some(name) = line.strip_suffix(['+', '-'])
    {
        return names::find(name, players).map(|place| Line::March(place, line.ends_with('+')));
    }
    let piles = || {
        piles::read(typed, players).and_then(|piles| match contract {
            Contract::SixtySix => Ok(Line::Piles(piles)),
            _ if piles.went_out.is_none() && piles.false_claim.is_none() => Ok(Line::Piles(piles)),
            _ => Err(Misread::NoPile { typed: typed.to_owned() }),
        })
    };
    let placing = || placing::read(typed, players).map(Line::Placing);
    match level {
        Level::Outcome => placing().or_else(|misread| piles().map_err(|_| misread)),
        Level::Points | Level::Tricks => piles().or_else(|misread| placing().map_err(|_| misread)),
    }
}

/// Asks for melds (D-12).
pub fn melds(form: &mut Form<'_>, situation: &Rc<Situation>) -> Result<Option<Melds>, Stop> {
    let screen = form.screen;
    let (one, other) = (situation.letter(0), situation.letter(1));
    let text = say!(screen.words, "ask-melds", a = one, b = other);
    let example = format!("{one}20 {other}40");
    let help = say!(screen.words, "why-melds", example = example);
    let candidates = situation.names.clone();
    let situation = Rc::clone(situation);
    let read = move |typed: &str, screen: &Screen| {
        if matches!(typed, "" | "-") {
            return Ok(None);
        }
        let pairs = || {
            let pairs = pairs::read(typed, &situation.known(), |_| false)?;
            let value = |(place, value): (usize, &str)| {
                Ok((situation.player(place), u8::try_from(choice::number(value, 20, 100)?).unwrap_or(0)))
            };
            pairs.into_iter().map(value).collect::<Result<Vec<_>, Misread>>()
        };
        let pairs = pairs().map_err(|misread| refused_name(misread, &situation, screen))?;
        Ok(each_of(pairs.into_iter()).map(Melds))
    };
    form.ask(Query::new(Topic::Melds, text, help, read).completing(candidates))
}

fn by_tricks(
    form: &mut Form<'_>,
    situation: &Rc<Situation>,
    contract: Contract,
    house: &House,
    old: Option<&Partial>,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let deck = tricks::deck(form)?;
    let mut partial = situation.deal(contract.word());
    let is_cameroon = contract == Contract::Cameroon;
    let (trumps, early) = if is_cameroon {
        let text = say!(screen.words, "ask-march", example = situation.letter(0));
        let help = rule_and_form("D-51", situation.players.len(), situation.letter(0), screen);
        let march = deal::player_or_nobody(form, situation, Topic::March, text, help)?;
        partial.told.march = march.map(|place| situation.player(place));
        (Trumps::NONE, if march.is_some() { Early::MarchFailed } else { Early::Nothing })
    } else {
        let suit = tricks::trump(form, deck)?;
        partial.told.trump = Some(suit);
        (Trumps::suit(suit), Early::Claims)
    };
    let manner = if is_cameroon { referee::Manner::Cameroon } else { referee::Manner::Dreeg };
    let plan = Plan { manner, ..Plan::dreeg(situation.count(), house, trumps) };
    let marriages = house.marriages && !is_cameroon;
    let table = tricks::Table { situation, plan, deck, early, marriages, rest_only: None, old };
    table.ask(form)?.tell(&mut partial, situation);
    Ok(Told::plain(partial))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_piles_or_placing_whatever_the_level() {
        let four = ["Anna", "Bert", "Cilli", "Dora"];
        let kinds = |typed: &str, contract, level| match read(typed, &four, contract, level) {
            Ok(Line::Piles(_)) => "piles",
            Ok(Line::Placing(_)) => "placing",
            Ok(Line::FalseClaim(_)) => "false claim",
            Ok(Line::March(_, true)) => "march",
            Ok(Line::March(_, false)) => "march failed",
            Err(_) => "misread",
        };
        let rows = [
            ("52 31 25", "piles", "piles"),
            ("a b c d", "placing", "placing"),
            ("a>b=c>d", "placing", "placing"),
            ("a52 b31 c25", "piles", "piles"),
            ("66! 20 10 8", "piles", "misread"),
            ("a?", "false claim", "misread"),
            ("b+", "misread", "march"),
            ("b-", "misread", "march failed"),
            ("b −", "misread", "march failed"),
            ("52", "misread", "misread"),
            ("u", "misread", "misread"),
        ];
        for (typed, sixty_six, cameroon) in rows {
            for level in [Level::Outcome, Level::Points] {
                assert_eq!(kinds(typed, Contract::SixtySix, level), sixty_six, "{typed} in Sixty-Six");
                assert_eq!(kinds(typed, Contract::Cameroon, level), cameroon, "{typed} in Cameroon");
            }
        }
    }
}
