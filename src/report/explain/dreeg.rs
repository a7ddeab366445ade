//! An event of Dreeg explained.

use super::{Case, reasons, tricks};
use crate::page::{Cell, Column, Table};
use crate::render::text;
use crate::report::cards;
use crate::report::evening::{listed, now, ruled};
use crate::report::gave;
use crate::rules::dreeg::tally::Ending;
use crate::rules::dreeg::told::Level;
use crate::rules::dreeg::{Counts, Deal, Event, Lead, Scored, Seat, Seats};
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Moment};
use crate::words::Words;

/// The event, explained.
pub fn event(evening: &Evening<Dreeg>, moment: &Moment<'_, Dreeg>, screen: &Screen) -> String {
    let (words, number) = (&screen.words, moment.number);
    let given = |reason: &Option<Box<str>>| if reason.is_some() { "yes" } else { "no" };
    match moment.event {
        Event::Deal(deal) => match moment.change.deal() {
            Some(scored) => {
                let place = evening.deal_number(number).unwrap_or_default();
                Explained { evening, moment, deal, scored, screen }.text(place, number)
            }
            None => String::new(),
        },
        Event::Ruling(ruling) => {
            let what = ruled(&evening.names, ruling, words);
            let reason: &str = &ruling.reason;
            let line = say!(words, "ruling-line", event = number, what = what, reason = reason);
            let lines = std::iter::once(line).chain(gave::ended(evening, moment, words));
            lines.map(|line| screen.wrapped(&line, "  ")).collect::<Vec<_>>().join("\n")
        }
        Event::Misdeal { reason, .. } => {
            let text = reason.as_deref().unwrap_or_default();
            say!(words, "explain-misdeal", number = number, given = given(reason), reason = text)
        }
        Event::Substitute { leaves, joins, reason } => {
            let (leaves, joins) = (evening.names.of(*leaves), evening.names.of(*joins));
            let text = reason.as_deref().unwrap_or_default();
            say!(
                words,
                "remark-substitute",
                event = number,
                leaves = leaves,
                joins = joins,
                given = given(reason),
                reason = text
            )
        }
        Event::Note => say!(words, "explain-note", number = number),
        Event::End { reason } => {
            let text = reason.as_deref().unwrap_or_default();
            say!(words, "explain-end", number = number, given = given(reason), reason = text)
        }
    }
}

struct Explained<'a> {
    evening: &'a Evening<Dreeg>,
    moment: &'a Moment<'a, Dreeg>,
    deal: &'a Deal,
    scored: &'a Scored,
    screen: &'a Screen,
}

impl Explained<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.evening.names.of(self.moment.change.seated.player(seat))
    }

    fn names(&self, seats: Seats) -> String {
        listed(seats.iter().map(|seat| self.name(seat)), &self.screen.words)
    }

    fn text(&self, place: usize, number: u32) -> String {
        let (words, scored) = (&self.screen.words, self.scored);
        let contract = words.contract(scored.contract);
        let subgame = self.moment.change.subgame + 1;
        let head = say!(words, "explain-deal", deal = place, event = number, contract = contract, subgame = subgame);
        let (dealer, forehand) = (self.name(scored.dealer), self.name(scored.forehand));
        let players = self.names(self.moment.change.players);
        let mut told = vec![say!(words, "explain-table", dealer = dealer, forehand = forehand, players = players)];
        told.extend(self.told());
        let told: Vec<String> = told.iter().map(|line| self.screen.wrapped(line, "  ")).collect();
        let mut sections = vec![format!("{}\n{}", self.screen.heading(&head), told.join("\n"))];
        sections.extend(cards::of_dreeg(self.evening, self.moment).map(|cards| tricks(&cards, self.screen)));
        sections.push(self.numbers());
        let (change, house) = (&self.moment.change, self.evening.state().house());
        let case = Case { players: change.players.len(), of: scored.contract.word() };
        sections.push(reasons(scored.rules, case, &|key| house.get(key), self.screen));
        sections.join("\n\n")
    }

    /// What the table told, in sentences.
    fn told(&self) -> Vec<String> {
        let words = &self.screen.words;
        let ending = match self.deal.play.evidence().ending() {
            Ending::PlayedOut => None,
            Ending::WentOut(goer) => Some(say!(words, "told-went-out", name = self.evening.names.of(goer))),
            Ending::FalseClaim(claimer) => Some(say!(words, "told-false-claim", name = self.evening.names.of(claimer))),
        };
        [Some(self.level()), self.roles(), ending].into_iter().flatten().collect()
    }

    fn level(&self) -> String {
        let words = &self.screen.words;
        match self.deal.play.evidence().level() {
            Level::Placing => say!(words, "told-placing"),
            Level::Passed => say!(words, "told-passed"),
            Level::Outcome => say!(words, "told-outcome"),
            Level::Points => say!(words, "told-points"),
            Level::Tricks => say!(words, "told-tricks"),
        }
    }

    fn roles(&self) -> Option<String> {
        let words = &self.screen.words;
        let leader = self.name(self.scored.roles.leader?);
        Some(match (self.scored.contract.lead(), self.scored.roles.partner) {
            (Lead::Soloist, _) => say!(words, "told-soloist", name = leader),
            (Lead::Caller, Some(partner)) => {
                say!(words, "told-caller-and-partner", name = leader, partner = self.name(partner))
            }
            (Lead::Caller, None) if self.moment.change.players.len() == 2 => {
                say!(words, "told-trumps-named", name = leader)
            }
            (Lead::Caller, None) => say!(words, "told-caller-alone", name = leader),
            (Lead::Marcher, _) => say!(words, "told-march", name = leader),
        })
    }

    /// For each player: card points, melds, bonus, count, game points, strokes before and after.
    fn numbers(&self) -> String {
        let (words, scored) = (&self.screen.words, self.scored);
        let before = self.moment.change.before;
        let columns = vec![
            Column::new("player", say!(words, "column-player")),
            Column::new("count", say!(words, "column-count")),
            Column::new("award", say!(words, "column-award")),
            Column::new("strokes", say!(words, "column-strokes")),
        ];
        let mut table = Table::new("numbers", columns);
        for seat in self.moment.change.players.iter() {
            let award = scored.awards[seat];
            let strokes = format!("{} → {}", before[seat].left(), self.moment.change.strokes[seat].left());
            let (count, strokes) = (Cell::Name(self.count(seat).into()), Cell::Name(strokes.into()));
            table.rows.push(vec![Cell::name(self.name(seat)), count, Cell::count(award), strokes]);
        }
        let mut lines = vec![text::table(&table, self.screen)];
        lines.extend(self.sides());
        if !self.moment.change.gone_out.is_empty() {
            lines.push(say!(words, "explain-gone-out", names = self.names(self.moment.change.gone_out)));
        }
        if now::stops_at_two(self.moment.change) {
            lines.push(self.screen.wrapped(&say!(words, "now-cameroon-stopped"), ""));
        }
        lines.join("\n")
    }

    /// A player's count with what it is made of.
    fn count(&self, seat: Seat) -> String {
        let scored = self.scored;
        let Counts::Each(counts) = scored.counts else { return String::new() };
        sum(&self.screen.words, counts[seat], self.melds(Seats::NONE.with(seat)), self.bonus(Seats::NONE.with(seat)))
    }

    fn melds(&self, members: Seats) -> u16 {
        members.iter().map(|seat| u16::from(self.scored.added.melds[seat])).sum()
    }

    fn bonus(&self, members: Seats) -> u16 {
        let taken = self.scored.added.bonus.is_some_and(|seat| members.contains(seat));
        if taken { self.evening.state().house().last_trick_bonus.into() } else { 0 }
    }

    /// The sides' counts, with what they are made of.
    fn sides(&self) -> Option<String> {
        let words = &self.screen.words;
        let Counts::Sides(one, other) = self.scored.counts else { return None };
        let roles = self.scored.roles;
        let ours = [roles.leader, roles.partner].into_iter().flatten().fold(Seats::NONE, Seats::with);
        let theirs = self.moment.change.players.minus(ours);
        let told = |members: Seats, count: Option<u16>| {
            let names = self.names(members);
            match count {
                Some(count) => {
                    let count = sum(words, count, self.melds(members), self.bonus(members));
                    say!(words, "explain-side", names = names, count = count)
                }
                None => say!(words, "explain-side-unknown", names = names),
            }
        };
        Some(format!("{}\n{}", told(ours, one), told(theirs, other)))
    }
}

/// A count with its parts: `86 = 56 + 20 + 10`, or just the count.
fn sum(words: &Words, count: u16, melds: u16, bonus: u16) -> String {
    if melds + bonus == 0 {
        return count.to_string();
    }
    let points = count.saturating_sub(melds + bonus);
    let parts = [Some(points), (melds > 0).then_some(melds), (bonus > 0).then_some(bonus)];
    let parts: Vec<String> = parts.into_iter().flatten().map(|part| part.to_string()).collect();
    if words.is_aloud() {
        return say!(words, "aloud-sum", count = count, parts = parts.join(" plus "));
    }
    format!("{count} = {}", parts.join(" + "))
}
