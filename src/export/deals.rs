//! A deal as a row: what each column holds, in one place for the spreadsheet's table and the database's.

use chrono::{DateTime, FixedOffset};

use crate::evenings::facts::{self, Fact, Level, Part, RedSow};
use crate::page::{Cell, Word};
use crate::rules::Player;
use crate::rules::book::RuleSet;
use crate::rules::dreeg::Counts;
use crate::rules::herzblatt::Event;
use crate::rules::herzblatt::deal::Calls;
use crate::rules::money::{Currency, Money};
use crate::session::{Dreeg, Evening, Game, Herzblatt};

/// A deal.
#[derive(Clone, Debug)]
pub struct Deal<'e> {
    number: usize,
    event: u32,
    kind: &'static str,
    /// From 0.
    subgame: Option<u32>,
    dealer: Player,
    forehand: Player,
    players: u8,
    level: Level,
    part: Part,
    /// What the soloist and the others counted.
    sides: (Option<u16>, Option<u16>),
    false_claim: Option<Player>,
    findings: usize,
    money: Option<Stakes>,
    calls: Option<Calls>,
    rules: RuleSet,
    at: Option<DateTime<FixedOffset>>,
    seconds: Option<u32>,
    note: Option<&'e str>,
}

/// What a deal was played for.
#[derive(Clone, Copy, Debug)]
struct Stakes {
    stake: Money,
    currency: Currency,
    factor: u64,
}

/// The deals of a Dreeg game.
pub fn of_dreeg(evening: &Evening<Dreeg>) -> impl Iterator<Item = Deal<'_>> {
    (1..).zip(facts::of_dreeg(evening)).map(|(number, fact)| {
        let (scored, change) = (fact.scored, fact.moment.change);
        let sides = match scored.counts {
            Counts::Sides(own, others) => (own, others),
            Counts::Unknown | Counts::Each(_) => (None, None),
        };
        Deal {
            kind: scored.contract.word(),
            subgame: Some(change.subgame),
            dealer: change.seated.player(scored.dealer),
            forehand: change.seated.player(scored.forehand),
            players: change.players.len(),
            sides,
            findings: change.findings.len(),
            rules: scored.rules,
            ..Deal::of(number, &fact, scored.rules)
        }
    })
}

/// The deals of a Herzblatt evening.
pub fn of_herzblatt(evening: &Evening<Herzblatt>) -> impl Iterator<Item = Deal<'_>> {
    (1..).zip(facts::of_herzblatt(evening)).map(|(number, fact)| {
        let scored = fact.scored;
        let verdict = scored.solo.map(|(_, verdict)| verdict);
        let factor = verdict.map_or(0, |verdict| verdict.factor.into());
        let calls = match fact.moment.event {
            Event::Solo { deal, .. } => Some(deal.calls),
            _ => None,
        };
        Deal {
            kind: if scored.solo.is_some() { "solo" } else { "passed" },
            dealer: scored.dealer,
            forehand: scored.forehand,
            players: scored.hand.len(),
            sides: (verdict.and_then(|verdict| verdict.points).map(u16::from), None),
            findings: fact.moment.change.findings.len(),
            money: Some(Stakes { stake: scored.stake, currency: evening.game.currency, factor }),
            calls,
            ..Deal::of(number, &fact, scored.rules)
        }
    })
}

impl<'e> Deal<'e> {
    /// What is the same in both games; the rest is still empty.
    fn of<G: Game, S>(number: usize, fact: &Fact<'e, G, S>, rules: RuleSet) -> Deal<'e> {
        let Fact { moment, level, part, false_claim, seconds, .. } = *fact;
        let nobody = Player(0);
        Deal {
            number,
            event: moment.number,
            kind: "",
            subgame: None,
            dealer: nobody,
            forehand: nobody,
            players: 0,
            level,
            part,
            sides: (None, None),
            false_claim,
            findings: 0,
            money: None,
            calls: None,
            rules,
            at: moment.aside.at,
            seconds,
            note: moment.aside.note.as_deref(),
        }
    }

    /// What a column holds; nobody knows a column that is not in the lists of the tables.
    pub fn cell(&self, column: &str, name: impl Fn(Player) -> Cell<'e>) -> Cell<'e> {
        let word = |word| Cell::Word(Word::Kind(word));
        let (soloist, partner, result) = self.roles();
        let contra = self.calls.and_then(|calls| calls.contra);
        match column {
            "deal" => Cell::count(self.number),
            "event" => Cell::count(self.event),
            "kind" => word(self.kind),
            "subgame" => Cell::of(self.subgame, |subgame| Cell::count(subgame + 1)),
            "round" => Cell::of(self.subgame, round),
            "dealer" => name(self.dealer),
            "forehand" => name(self.forehand),
            "players" | "players_in" => Cell::count(self.players),
            "level" => word(self.level.name()),
            "soloist" => Cell::of(soloist, name),
            "partner" => Cell::of(partner, name),
            "soloist_count" | "soloist_points" => Cell::of(self.sides.0, Cell::count),
            "others_count" => Cell::of(self.sides.1, Cell::count),
            "result" => Cell::of(result, word),
            "won" => match self.part {
                Part::Solo(solo) => Cell::Flag(solo.won),
                Part::Nobody | Part::RedSow(..) | Part::Call(..) | Part::March(..) => Cell::Blank,
            },
            "false_claim" => Cell::of(self.false_claim, name),
            "stake" => Cell::of(self.money, |money| Cell::Money {
                amount: money.stake,
                currency: money.currency,
                signed: false,
            }),
            "currency" => Cell::of(self.money, |money| Cell::text(money.currency.code().to_owned())),
            "factor" => Cell::of(self.money, |money| Cell::count(money.factor)),
            "announcement" => {
                Cell::of(self.calls.and_then(|calls| calls.announcement), |announced| word(announced.word()))
            }
            "contra" => Cell::of(contra, name),
            "re" => Cell::of(contra.and(self.calls), |calls| Cell::Flag(calls.re == Some(true))),
            "findings" => Cell::count(self.findings),
            "rules" => Cell::Rules(self.rules),
            "at" => Cell::of(self.at, Cell::Time),
            "seconds" => Cell::of(self.seconds, Cell::Span),
            "note" => Cell::of(self.note, Cell::text),
            _ => Cell::Blank,
        }
    }

    /// Who played alone or called, with whom, and how it went for him.
    fn roles(&self) -> (Option<Player>, Option<Player>, Option<&'static str>) {
        match self.part {
            Part::Nobody => (None, None, None),
            Part::RedSow(soloist, went) => (Some(soloist), None, Some(red_sow(went))),
            Part::Call(caller, partner, won) => {
                let result = won.map_or("nobody", |won| if won { "won" } else { "lost" });
                (Some(caller), partner, Some(result))
            }
            Part::March(marcher, made) => (Some(marcher), None, Some(if made { "made" } else { "failed" })),
            Part::Solo(solo) => {
                let result = match (solo.won, solo.schneider) {
                    (true, false) => "won",
                    (true, true) => "won-high",
                    (false, false) => "lost",
                    (false, true) => "schneider",
                };
                (Some(solo.soloist), None, Some(result))
            }
        }
    }
}

fn red_sow(went: RedSow) -> &'static str {
    match went {
        RedSow::Passed => "passed",
        RedSow::Won => "won",
        RedSow::Lost => "lost",
        RedSow::Schneider => "schneider",
    }
}

/// The round of a sub-game (from 0): 1 or 2 within each eight.
pub fn round(number: u32) -> Cell<'static> {
    Cell::count(number % 8 / 4 + 1)
}
