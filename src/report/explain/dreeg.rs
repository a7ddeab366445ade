//! An event of Dreeg explained.

use super::{reasons, tricks};
use crate::report::evening::listed;
use crate::rules::dreeg::score::{Score, replay};
use crate::rules::dreeg::seats::Seats;
use crate::rules::dreeg::slate::Strokes;
use crate::rules::dreeg::state::{Scored, State};
use crate::rules::dreeg::tally::{Ending, Tricks};
use crate::rules::dreeg::{
    Contract, Counts, Deal, Event, PerSeat, Play, Seat, call_a_card, cameroon, red_sow, sixty_six,
};
use crate::rules::play::Trumps;
use crate::say;
use crate::screen::Screen;
use crate::session::log::Standing;
use crate::session::{Game, Session};
use crate::table::{Column, Grid};

/// The event, explained.
pub fn event(session: &Session, score: &Score<'_>, standing: &Standing<'_, Event>, screen: &Screen) -> String {
    let words = &screen.words;
    let number = standing.number;
    let scored = score.deals.iter().enumerate().find(|(_, (event, _))| *event == number);
    let event = standing.reading.as_ref().ok().map(|version| &version.event);
    match (event, scored) {
        (Some(Event::Deal(deal)), Some((place, (_, scored)))) => {
            Explained { session, score, deal, scored, screen }.text(place + 1, number)
        }
        (Some(Event::Ruling(ruling)), _) => {
            let reason: &str = &ruling.reason;
            say!(words, "explain-ruling", number = number, reason = reason)
        }
        (Some(Event::End), _) => say!(words, "explain-end", number = number),
        (Some(Event::Misdeal { .. } | Event::Deal(_)) | None, _) => say!(words, "explain-misdeal", number = number),
    }
}

struct Explained<'a> {
    session: &'a Session,
    score: &'a Score<'a>,
    deal: &'a Deal,
    scored: &'a Scored,
    screen: &'a Screen,
}

impl Explained<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.session.names.of(seat.player())
    }

    fn names(&self, seats: Seats) -> String {
        listed(seats.iter().map(|seat| self.name(seat)), &self.screen.words)
    }

    fn text(&self, place: usize, number: u32) -> String {
        let (words, scored) = (&self.screen.words, self.scored);
        let contract = words.contract(scored.contract);
        let subgame = scored.subgame + 1;
        let head = say!(words, "explain-deal", deal = place, event = number, contract = contract, subgame = subgame);
        let (dealer, forehand) = (self.name(scored.dealer), self.name(scored.forehand));
        let players = self.names(scored.players);
        let mut told = vec![say!(words, "explain-table", dealer = dealer, forehand = forehand, players = players)];
        told.extend(self.told());
        let told: Vec<String> = told.iter().map(|line| self.screen.wrapped(line, "  ")).collect();
        let mut sections = vec![format!("{}\n{}", self.screen.heading(&head), told.join("\n"))];
        sections.extend(self.tricks());
        sections.push(self.numbers(number));
        sections.push(reasons(
            scored.rules,
            scored.players.len(),
            &|key| self.score.state.house().get(key),
            self.screen,
        ));
        sections.join("\n\n")
    }

    /// What the table told, in sentences.
    fn told(&self) -> Vec<String> {
        let words = &self.screen.words;
        let (level, ending) = match &self.deal.play {
            Play::SixtySix(sixty_six::Evidence::Placing(_)) | Play::Cameroon(cameroon::Evidence::Placing(_)) => {
                (say!(words, "told-placing"), Ending::PlayedOut)
            }
            Play::SixtySix(sixty_six::Evidence::FalseClaim(claimer)) => {
                (say!(words, "told-outcome"), Ending::FalseClaim(*claimer))
            }
            Play::SixtySix(sixty_six::Evidence::Points(_, _, ending)) => (say!(words, "told-points"), *ending),
            Play::SixtySix(sixty_six::Evidence::Tricks(_, ending)) => (say!(words, "told-tricks"), *ending),
            Play::RedSow(_, red_sow::Evidence::Passed) => (say!(words, "told-passed"), Ending::PlayedOut),
            Play::RedSow(_, red_sow::Evidence::Outcome(_)) => (say!(words, "told-outcome"), Ending::PlayedOut),
            Play::RedSow(_, red_sow::Evidence::Points(..)) => (say!(words, "told-points"), Ending::PlayedOut),
            Play::RedSow(_, red_sow::Evidence::Tricks(_)) => (say!(words, "told-tricks"), Ending::PlayedOut),
            Play::CallACard(deal) => match &deal.evidence {
                call_a_card::Evidence::Outcome(..) => (say!(words, "told-outcome"), Ending::PlayedOut),
                call_a_card::Evidence::FalseClaim(claimer) => {
                    (say!(words, "told-outcome"), Ending::FalseClaim(*claimer))
                }
                call_a_card::Evidence::Points(points) => (say!(words, "told-points"), points.ending),
                call_a_card::Evidence::Tricks(_, ending) => (say!(words, "told-tricks"), *ending),
            },
            Play::Cameroon(cameroon::Evidence::March(..)) => (say!(words, "told-outcome"), Ending::PlayedOut),
            Play::Cameroon(cameroon::Evidence::Points(..)) => (say!(words, "told-points"), Ending::PlayedOut),
            Play::Cameroon(cameroon::Evidence::Tricks(..)) => (say!(words, "told-tricks"), Ending::PlayedOut),
        };
        let ending = match ending {
            Ending::PlayedOut => None,
            Ending::WentOut(goer) => Some(say!(words, "told-went-out", name = self.name(goer))),
            Ending::FalseClaim(claimer) => Some(say!(words, "told-false-claim", name = self.name(claimer))),
        };
        [Some(level), self.roles(), ending].into_iter().flatten().collect()
    }

    fn roles(&self) -> Option<String> {
        let words = &self.screen.words;
        let leader = self.name(self.scored.roles.leader?);
        Some(match (self.scored.contract, self.scored.roles.partner) {
            (Contract::RedSow, _) => say!(words, "told-soloist", name = leader),
            (Contract::CallACard, Some(partner)) => {
                say!(words, "told-caller-and-partner", name = leader, partner = self.name(partner))
            }
            (Contract::CallACard, None) => say!(words, "told-caller-alone", name = leader),
            (Contract::Cameroon | Contract::SixtySix, _) => say!(words, "told-march", name = leader),
        })
    }

    fn record(&self) -> Option<(&Tricks, Trumps)> {
        let own = |tricks: &Tricks| Trumps { suit: tricks.trump, from: 0 };
        match &self.deal.play {
            Play::SixtySix(sixty_six::Evidence::Tricks(tricks, _)) => Some((tricks, own(tricks))),
            Play::RedSow(_, red_sow::Evidence::Tricks(tricks)) => {
                Some((tricks, red_sow::trumps(tricks, self.scored.players.len()).ok()?))
            }
            Play::CallACard(deal) => match &deal.evidence {
                call_a_card::Evidence::Tricks(tricks, _) => {
                    let suit = deal.called_card.map(|card| card.suit()).or(tricks.trump);
                    Some((tricks, Trumps { suit, from: 0 }))
                }
                _ => None,
            },
            Play::Cameroon(cameroon::Evidence::Tricks(tricks, _)) => Some((tricks, Trumps::NONE)),
            Play::SixtySix(_) | Play::RedSow(..) | Play::Cameroon(_) => None,
        }
    }

    fn tricks(&self) -> Option<String> {
        let (record, trumps) = self.record()?;
        let table = crate::rules::dreeg::Table {
            players: self.scored.players,
            dealer: self.scored.dealer,
            forehand: self.scored.forehand,
            house: self.score.state.house(),
        };
        let order = table.order();
        let order = order.iter().take(self.scored.players.len().into()).map(|seat| self.name(*seat));
        let order: Vec<&str> = order.collect();
        let shown = tricks(&record.record, &order, trumps, self.screen);
        let rest = record.rest.map(|seat| say!(self.screen.words, "told-rest", name = self.name(seat)));
        Some([Some(shown), rest].into_iter().flatten().collect::<Vec<_>>().join("\n"))
    }

    /// For each player: card points, melds, bonus, count, game points, strokes before and after.
    fn numbers(&self, number: u32) -> String {
        let (words, scored) = (&self.screen.words, self.scored);
        let before = self.strokes_before(number);
        let mut grid = Grid::new([
            (say!(words, "column-player"), Column::Left),
            (say!(words, "column-count"), Column::Left),
            (say!(words, "column-award"), Column::Right),
            (say!(words, "column-strokes"), Column::Left),
        ]);
        for seat in scored.players.iter() {
            let award = scored.awards[seat];
            let strokes = format!("{} → {}", before[seat].left(), scored.strokes[seat].left());
            grid.row([self.name(seat).to_owned(), self.count(seat), award.to_string(), strokes]);
        }
        let mut lines = vec![grid.render(self.screen)];
        lines.extend(self.sides());
        if !scored.gone_out.is_empty() {
            lines.push(say!(words, "explain-gone-out", names = self.names(scored.gone_out)));
        }
        lines.join("\n")
    }

    /// A player's count with what it is made of.
    fn count(&self, seat: Seat) -> String {
        let scored = self.scored;
        let Counts::Each(counts) = scored.counts else { return String::new() };
        sum(counts[seat], self.melds(Seats::NONE.with(seat)), self.bonus(Seats::NONE.with(seat)))
    }

    fn melds(&self, members: Seats) -> u16 {
        members.iter().map(|seat| u16::from(self.scored.added.melds[seat])).sum()
    }

    fn bonus(&self, members: Seats) -> u16 {
        let taken = self.scored.added.bonus.is_some_and(|seat| members.contains(seat));
        if taken { self.score.state.house().last_trick_bonus.into() } else { 0 }
    }

    /// The sides' counts, with what they are made of.
    fn sides(&self) -> Option<String> {
        let words = &self.screen.words;
        let Counts::Sides(one, other) = self.scored.counts else { return None };
        let roles = self.scored.roles;
        let ours = [roles.leader, roles.partner].into_iter().flatten().fold(Seats::NONE, Seats::with);
        let theirs = self.scored.players.minus(ours);
        let told = |members: Seats, count: Option<u16>| {
            let names = self.names(members);
            match count {
                Some(count) => {
                    let count = sum(count, self.melds(members), self.bonus(members));
                    say!(words, "explain-side", names = names, count = count)
                }
                None => say!(words, "explain-side-unknown", names = names),
            }
        };
        Some(format!("{}\n{}", told(ours, one), told(theirs, other)))
    }

    /// The strokes just before the deal: those of the game as it stood.
    fn strokes_before(&self, number: u32) -> PerSeat<Strokes> {
        let Game::Dreeg { house, log } = &self.session.game else { return PerSeat::default() };
        let first = Seat::new(self.session.head.first_dealer.0.into()).unwrap_or_default();
        let state = State::new(*house, self.session.head.players as u8, first);
        let standing = log.standing();
        let before = standing.iter().take_while(|standing| standing.number != number);
        let events = before.filter_map(|standing| Some((standing.number, &standing.reading.as_ref().ok()?.event)));
        *replay(state, events).0.state.strokes()
    }
}

/// A count with its parts: `86 = 56 + 20 + 10`, or just the count.
fn sum(count: u16, melds: u16, bonus: u16) -> String {
    if melds + bonus == 0 {
        return count.to_string();
    }
    let points = count.saturating_sub(melds + bonus);
    let parts = [Some(points), (melds > 0).then_some(melds), (bonus > 0).then_some(bonus)];
    let parts: Vec<String> = parts.into_iter().flatten().map(|part| part.to_string()).collect();
    format!("{count} = {}", parts.join(" + "))
}
