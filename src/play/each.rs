//! Sixty-Six and Cameroon: each for himself.

use super::command::Level;
use super::deal::{self, Manner, Told};
use super::draft::Draft;
use super::form::{First, Form, Stop};
use super::live::Plan;
use super::situation::Situation;
use super::tricks::{self, Early, Ending};
use super::words::{rule, with_keys};
use crate::prompt::Question;
use crate::prompt::entry::piles::{self, Piles};
use crate::prompt::entry::placing::{self, Placing};
use crate::prompt::entry::{Misread, choice, minus, names, pairs};
use crate::rules::dreeg::Contract;
use crate::rules::dreeg::house::House;
use crate::rules::play::Trumps;
use crate::rules::referee;
use crate::say;
use crate::session::write::Item;

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
    situation: &Situation,
    contract: Contract,
    house: &House,
    manner: Manner,
) -> Result<Told, Stop> {
    if manner.level == Level::Tricks {
        return by_tricks(form, situation, contract, house, manner);
    }
    let screen = form.screen;
    let known = situation.known();
    let names = known.join(", ");
    let (text, help) = match (manner.level, contract) {
        (Level::Outcome, Contract::Cameroon) => {
            (say!(screen.words, "ask-placing-fewest", names = names), say!(screen.words, "why-placing-cameroon"))
        }
        (Level::Outcome, _) => (say!(screen.words, "ask-placing", names = names), say!(screen.words, "why-placing")),
        (_, Contract::Cameroon) => {
            (say!(screen.words, "ask-piles", names = names), say!(screen.words, "why-piles-cameroon"))
        }
        (_, _) => (say!(screen.words, "ask-piles", names = names), say!(screen.words, "why-piles")),
    };
    let help = with_keys(&format!("{help}\n{}", rule("D-11", situation.players.len(), screen)), screen);
    let line = form.ask(&Question::new(&text).explained(&help), First::Command, |typed| {
        read(typed, &known, contract, manner.level).map_err(|misread| misread.told(&screen.words))
    })?;
    let draft = deal::draft(situation, contract.word());
    let name = |place: usize| situation.name(place);
    Ok(match line {
        Line::FalseClaim(place) => Told::plain(draft.with("false_claim", name(place))),
        Line::March(place, made) => Told::plain(draft.with("march", name(place)).with("march_made", made)),
        Line::Placing(placing) => {
            let group = |group: Vec<usize>| Item::List(group.into_iter().map(|place| name(place).into()).collect());
            Told::plain(draft.with("placing", placing.into_iter().map(group).collect::<Vec<_>>()))
        }
        Line::Piles(piles) => {
            let filled = piles.filled.map(|place| {
                let shown = known.iter().zip(&piles.points).map(|(name, points)| format!("{name} {points}"));
                let shown = shown.collect::<Vec<_>>().join(", ");
                say!(screen.words, "ask-filled", piles = shown, name = name(place))
            });
            let points = known.iter().zip(&piles.points);
            let points: Vec<(String, Item)> =
                points.map(|(name, points)| ((*name).to_owned(), (*points).into())).collect();
            let mut draft = draft.with("points", points);
            if let Some(place) = piles.went_out {
                draft = draft.with("went_out", name(place));
            }
            if let Some(place) = piles.false_claim {
                draft = draft.with("false_claim", name(place));
            }
            if house.marriages && contract == Contract::SixtySix {
                draft = melds(form, situation, draft)?;
            }
            Told { draft, filled }
        }
    })
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
pub fn melds(form: &mut Form<'_>, situation: &Situation, draft: Draft) -> Result<Draft, Stop> {
    let screen = form.screen;
    let known = situation.known();
    let (text, help) = (say!(screen.words, "ask-melds"), rule("D-12", situation.players.len(), screen));
    let melds = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| {
        if matches!(typed, "" | "-") {
            return Ok(Vec::new());
        }
        let read = || {
            let pairs = pairs::read(typed, &known)?;
            pairs
                .into_iter()
                .map(|(place, value)| Ok((place, choice::number(value, 20, 100)?)))
                .collect::<Result<Vec<_>, _>>()
        };
        read().map_err(|misread: Misread| misread.told(&screen.words))
    })?;
    if melds.is_empty() {
        return Ok(draft);
    }
    let melds = melds.into_iter().map(|(place, points)| (situation.name(place).to_owned(), Item::Int(points)));
    Ok(draft.with("melds", melds.collect::<Vec<_>>()))
}

fn by_tricks(
    form: &mut Form<'_>,
    situation: &Situation,
    contract: Contract,
    house: &House,
    manner: Manner,
) -> Result<Told, Stop> {
    let screen = form.screen;
    let known = situation.known();
    let deck = tricks::deck(form, manner.deck)?;
    let mut draft = deal::draft(situation, contract.word());
    let (trumps, early) = if contract == Contract::Cameroon {
        let (text, help) = (say!(screen.words, "ask-march"), rule("D-51", situation.players.len(), screen));
        let march = form.ask(&Question::new(&text).explained(&help), First::Answer, |typed| match typed {
            "" | "-" => Ok(None),
            name => names::find(name, &known).map(Some).map_err(|misread| misread.told(&screen.words)),
        })?;
        if let Some(place) = march {
            draft = draft.with("march", situation.name(place));
        }
        (Trumps::NONE, if march.is_some() { Early::MarchFailed } else { Early::Nothing })
    } else {
        let suit = tricks::trump(form, deck)?;
        draft = draft.with("trump", suit.name());
        (Trumps::suit(suit), Early::Claims)
    };
    let players = situation.players.len() as u8;
    let manner = if contract == Contract::Cameroon { referee::Manner::Cameroon } else { referee::Manner::Dreeg };
    let plan = Plan { manner, ..Plan::dreeg(players, house, trumps) };
    let marriages = house.marriages && contract != Contract::Cameroon;
    let table = tricks::Table { situation, plan: &plan, deck, early, marriages, rest_only: None };
    let recorded = table.ask(form)?;
    let draft = draft.with("tricks", recorded.item());
    Ok(Told { draft: ended(draft, situation, recorded.ending), filled: None })
}

/// The event with what ended its recording.
pub fn ended(draft: Draft, situation: &Situation, ending: Ending) -> Draft {
    match ending {
        Ending::Whole | Ending::Stopped => draft,
        Ending::WentOut(place) => draft.with("went_out", situation.name(place)),
        Ending::FalseClaim(place) => draft.with("false_claim", situation.name(place)),
        Ending::Rest(place) => draft.with("rest", situation.name(place)),
    }
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
        ];
        for (typed, sixty_six, cameroon) in rows {
            for level in [Level::Outcome, Level::Points] {
                assert_eq!(kinds(typed, Contract::SixtySix, level), sixty_six, "{typed} in Sixty-Six");
                assert_eq!(kinds(typed, Contract::Cameroon, level), cameroon, "{typed} in Cameroon");
            }
        }
    }
}
