//! Replays the events that stand: the score of the valid prefix, and the first thing that is wrong.

use std::collections::{HashMap, HashSet};

use super::flaw::{Flaw, Mistake, Problem, Wrong};
use super::log::{Log, Standing};
use super::names::{Names, folded};
use super::{Game, Session};
use crate::rules::Player;
use crate::rules::dreeg;
use crate::rules::fault::Fault;
use crate::rules::herzblatt;
use crate::rules::money::{Currency, Money};

/// The score of a session.
#[derive(Debug)]
pub enum Score<'s> {
    /// Of Dreeg.
    Dreeg(dreeg::score::Score<'s>),
    /// Of Herzblatt.
    Herzblatt(herzblatt::score::Score<'s>),
}

impl Session {
    /// Scores the session: everything up to the first problem, and all problems that can be told apart from it.
    pub fn replay(&self) -> (Score<'_>, Vec<Problem>) {
        match &self.game {
            Game::Dreeg { house, log } => {
                let first = dreeg::Seat::new(self.head.first_dealer.0.into()).unwrap_or_default();
                let state = dreeg::state::State::new(*house, self.head.players as u8, first);
                let standing = log.standing();
                let mut problems = wrong_readings(log, &standing);
                let (score, fault) = dreeg::score::replay(state, sound(&standing));
                problems.extend(fault.map(|(number, fault)| self.problem(log, &standing, number, fault)));
                (Score::Dreeg(score), sorted(problems))
            }
            Game::Herzblatt { house, stake, currency, log } => {
                let players = self.players().collect();
                let state = herzblatt::state::State::new(*house, players, self.head.first_dealer, *stake);
                let standing = log.standing();
                let mut problems = wrong_readings(log, &standing);
                problems.extend(self.twins(&standing));
                let (score, fault) = herzblatt::score::replay(state, sound(&standing));
                problems.extend(fault.map(|(number, fault)| {
                    let problem = self.problem(log, &standing, number, in_currency(fault, *currency));
                    self.name_hint(problem, score.state.people())
                }));
                (Score::Herzblatt(score), sorted(problems))
            }
        }
    }

    /// A fault of the rules as a problem of its event, shown where the event's present version stands.
    fn problem<E>(&self, log: &Log<E>, standing: &[Standing<'_, E>], number: u32, fault: Fault) -> Problem {
        let version = standing.iter().find(|standing| standing.number == number);
        let span = version.and_then(|standing| standing.reading.as_ref().ok()).map(|version| version.span.clone());
        let span = span.or_else(|| log.span(number)).unwrap_or(0..0);
        Mistake::new(span, fault).at(Some(number))
    }

    /// Where somebody is named who never sat, the nearest of those who did is told.
    fn name_hint(&self, problem: Problem, people: &[Player]) -> Problem {
        let Wrong::Rules(Fault::NotInDeal { player } | Fault::NeverSat { player } | Fault::NotAtTable { player }) =
            problem.mistake.wrong
        else {
            return problem;
        };
        if people.contains(&player) {
            return problem;
        }
        let known = people.iter().map(|player| self.names.of(*player));
        let flaw = Names::unknown(self.names.of(player), known);
        Problem { mistake: Mistake::new(problem.mistake.span, flaw), ..problem }
    }

    /// People who sit down under a name that is one with another's.
    fn twins(&self, standing: &[Standing<'_, herzblatt::Event>]) -> Vec<Problem> {
        let mut sat: HashMap<String, Player> =
            self.players().map(|player| (folded(self.names.of(player)), player)).collect();
        let mut seen: HashSet<Player> = self.players().collect();
        let mut problems = Vec::new();
        for standing in standing {
            let Ok(version) = standing.reading else { continue };
            let herzblatt::Event::Seating { players, .. } = &version.event else { continue };
            for player in players.iter().filter(|player| seen.insert(**player)) {
                let name = self.names.of(*player);
                let twin = *sat.entry(folded(name)).or_insert(*player);
                if twin != *player {
                    let flaw = Flaw::NameTwin { name: name.to_owned(), twin: self.names.of(twin).to_owned() };
                    problems.push(Mistake::new(version.span.clone(), flaw).at(Some(standing.number)));
                }
            }
        }
        problems
    }
}

/// The rules count money in smallest units; people read decimals.
fn in_currency(fault: Fault, currency: Currency) -> Fault {
    match fault {
        Fault::RulingNotZero { sum } => {
            let units = sum.parse().map(Money::new).unwrap_or_default();
            Fault::RulingNotZero { sum: units.decimal(currency.decimals()).to_string() }
        }
        fault => fault,
    }
}

/// The readable events up to the first that is not.
fn sound<'l, E>(standing: &[Standing<'l, E>]) -> impl Iterator<Item = (u32, &'l E)> {
    standing.iter().map_while(|standing| Some((standing.number, &standing.reading.as_ref().ok()?.event)))
}

fn wrong_readings<E>(log: &Log<E>, standing: &[Standing<'_, E>]) -> Vec<Problem> {
    let readings = standing.iter().filter_map(|standing| {
        let mistake = standing.reading.as_ref().err().filter(|mistake| !mistake.is_of_syntax())?;
        Some(mistake.as_ref().clone().at(Some(standing.number)))
    });
    log.lasting_problems().chain(readings).collect()
}

fn sorted(mut problems: Vec<Problem>) -> Vec<Problem> {
    problems.sort_by_key(|problem| problem.event);
    problems
}
