//! Counting one evening.

use std::collections::BTreeMap;

use super::Period;
use super::pairs::{Standing, together};
use super::rate::Rate;
use super::tally::{Days, DealKind, OfPerson, Played, Position, Tally, Won};
use crate::evenings::Kind;
use crate::evenings::facts::{self, DreegFact, Fact, HerzblattFact, Level, Part, RedSow, Solo};
use crate::evenings::merge::Merge;
use crate::evenings::people::{People, Person, Sat};
use crate::evenings::read::Evening;
use crate::rules::Player;
use crate::rules::dreeg::Seat;
use crate::rules::dreeg::house::Aim;
use crate::rules::herzblatt;
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::money::Money;
use crate::session::{self, Dreeg, Game, Herzblatt, Session};
use crate::words::Words;

/// What is counted beside what is always counted: it may be much where many people came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Every two people.
    pub pairs: bool,
    /// Every person in every period.
    pub by: Option<Period>,
}

/// Adds one evening to a tally.
///
/// # Errors
/// Two people of the table whom the aliases make one, as a text.
pub fn count(
    evening: &Evening<'_>,
    wanted: Wanted,
    people: &People,
    words: &Words,
    tally: &mut Tally,
) -> Result<(), String> {
    let sat = people.at(evening, words)?;
    tally.days.absorb(Days(evening.moment().map(|started| (started.day(), started.day()))));
    let each = vec![OfPerson::default(); evening.session.names().iter().count()];
    let mut day = Day { evening, tally, each };
    let ahead = match evening.session {
        Session::Dreeg(played) => day.dreeg(&facts::of_dreeg(played), played),
        Session::Herzblatt(played) => day.herzblatt(&facts::of_herzblatt(played), played),
    };
    day.close(&sat, &ahead, wanted);
    Ok(())
}

/// An evening that is being counted.
struct Day<'e> {
    evening: &'e Evening<'e>,
    tally: &'e mut Tally,
    /// By the number of the player.
    each: Vec<OfPerson>,
}

impl Day<'_> {
    fn of(&mut self, player: Player, change: impl FnOnce(&mut OfPerson)) {
        if let Some(person) = self.each.get_mut(usize::from(player.0)) {
            change(person);
        }
    }

    /// What puts the evening in order.
    fn order(&self) -> (i64, usize) {
        let at = self.evening.moment().map_or(i64::MAX, |at| at.order().and_utc().timestamp());
        (at, self.evening.place)
    }

    fn finding(&mut self, player: Player) {
        self.tally.findings += 1;
        self.of(player, |person| person.findings += 1);
    }

    fn deal<G: Game, S>(&mut self, kind: DealKind, fact: &Fact<'_, G, S>, players: impl Iterator<Item = Player>) {
        *self.tally.deals.entry(kind).or_default() += 1;
        if let Some(seconds) = fact.seconds {
            *self.tally.seconds.entry(kind).or_default().entry(seconds).or_default() += 1;
        }
        if fact.level == Level::Tricks {
            self.tally.recorded += 1;
            players.for_each(|player| self.of(player, |person| person.recorded += 1));
        }
    }

    /// By the place of the seat at the start, from 0.
    fn seat(&mut self, game: Kind, place: usize, won: bool) {
        let seat = (place + 1).min(u8::MAX.into()) as u8;
        self.tally.seats.entry((game, seat)).or_default().count(won);
    }

    fn dreeg(&mut self, facts: &[DreegFact<'_>], played: &session::Evening<Dreeg>) -> Standing {
        let state = played.state();
        let mut partners = BTreeMap::new();
        self.tally.dreeg += 1;
        for fact in facts {
            let (scored, change) = (fact.scored, fact.moment.change);
            let (seated, players) = (change.seated, change.players);
            self.deal(DealKind::Dreeg(scored.contract), fact, players.iter().map(|seat| seated.player(seat)));
            let mut seat = scored.forehand;
            for place in 1..=players.len() {
                let (points, dealer) = (scored.awards[seat], seat == scored.dealer);
                let position = Position { game: Kind::Dreeg, players: players.len(), place, dealer };
                self.tally.positions.entry(position).or_default().points.add(points);
                self.of(seated.player(seat), |person| {
                    person.dreeg.deals += 1;
                    if dealer { person.dreeg.dealing.add(points) } else { person.dreeg.not_dealing.add(points) }
                });
                seat = players.after(seat).unwrap_or(seat);
            }
            if let Some(player) = fact.false_claim {
                self.of(player, |person| person.dreeg.false_claims += 1);
            }
            if let Part::Call(caller, Some(partner), won) = fact.part {
                partners.entry((caller, partner)).or_insert_with(Rate::default).count(won == Some(true));
            }
            self.dreeg_part(fact.part);
        }
        for moment in played.moments() {
            let found = moment.change.findings.iter();
            found.for_each(|finding| self.finding(moment.change.seated.player(finding.who)));
        }
        for subgame in state.subgames().iter().filter(|subgame| subgame.ended) {
            self.tally.subgames += 1;
            for seat in state.everybody().iter() {
                let out = subgame.places.iter().find(|place| place.seat == seat);
                let before = |group: u32| subgame.places.iter().filter(|place| place.group < group).count();
                let place = out.map_or(subgame.places.len(), |out| before(out.group));
                let lost = subgame.losers.contains(seat);
                self.of(subgame.seated.player(seat), |person| {
                    person.dreeg.lost.entry(subgame.contract).or_default().count(lost);
                    if let Some(times) = person.dreeg.places.get_mut(place) {
                        *times += 1;
                    }
                    if lost {
                        person.dreeg.strokes.add(subgame.strokes[seat].left());
                    }
                });
            }
        }
        for player in played.people() {
            self.of(player, |person| person.dreeg.evenings = 1);
        }
        let (at, place) = self.order();
        let winners = state.winners();
        for seat in state.everybody().iter() {
            let (won, blobs) = (winners.contains(seat), state.blobs()[seat]);
            let player = state.seated().player(seat);
            self.of(player, |person| {
                person.dreeg.blobs = blobs.into();
                if state.ended() {
                    person.dreeg.games.count(won);
                    person.dreeg.played.push(Played { at, place, won, blobs: blobs.into() });
                }
            });
            if state.ended() {
                self.seat(Kind::Dreeg, seat.index(), won);
            }
        }
        if !state.ended() {
            return Standing { partners, ..Standing::default() };
        }
        self.tally.games += 1;
        let better = |seat: Seat| match state.house().aim {
            Aim::Fewest => -i128::from(state.blobs()[seat]),
            Aim::Most => i128::from(state.blobs()[seat]),
        };
        let better = state.everybody().iter().map(|seat| (state.seated().player(seat), better(seat)));
        Standing { better: better.collect(), partners, ..Standing::default() }
    }

    fn dreeg_part(&mut self, part: Part) {
        match part {
            Part::RedSow(soloist, went) => self.of(soloist, |person| {
                person.dreeg.passed.count(went == RedSow::Passed);
                if went != RedSow::Passed {
                    person.dreeg.red_sow.count(went == RedSow::Won);
                    person.dreeg.schneider.count(went == RedSow::Schneider);
                }
            }),
            Part::Call(caller, _, won) => self.of(caller, |person| person.dreeg.called.count(won == Some(true))),
            Part::March(marcher, made) => self.of(marcher, |person| person.dreeg.marches.count(made)),
            Part::Nobody | Part::Solo(_) => {}
        }
    }

    fn herzblatt(&mut self, facts: &[HerzblattFact<'_>], played: &session::Evening<Herzblatt>) -> Standing {
        let (state, currency) = (played.state(), played.game.currency);
        let mut won: BTreeMap<Player, Money> = BTreeMap::new();
        for moment in played.moments().filter(|moment| !matches!(moment.change.what, herzblatt::What::Payment(_))) {
            for (player, amount) in moment.change.payments() {
                won.entry(player).or_default().absorb(amount);
            }
        }
        let mut standing = Standing { currency: Some(currency), ..Standing::default() };
        standing.better =
            state.people().iter().map(|player| (*player, won.get(player).map_or(0, |won| won.units()))).collect();
        self.tally.herzblatt += 1;
        for fact in facts {
            let scored = fact.scored;
            let kind = if scored.solo.is_some() { DealKind::Solo } else { DealKind::Passed };
            self.deal(kind, fact, scored.hand.iter());
            let solo = match fact.part {
                Part::Solo(solo) => Some(solo),
                Part::Nobody | Part::RedSow(..) | Part::Call(..) | Part::March(..) => None,
            };
            let players = scored.hand.len();
            for (place, player) in facts::from_forehand(scored) {
                let own = solo.filter(|solo| solo.soloist == player);
                let position = Position { game: Kind::Herzblatt, players, place, dealer: player == scored.dealer };
                let position = self.tally.positions.entry(position).or_default();
                position.played.count(own.is_some());
                if let Some(own) = own {
                    position.won.count(own.won);
                }
                self.of(player, |person| person.herzblatt.played.count(own.is_some()));
            }
            if let Some(solo) = solo {
                self.solo(solo);
                let others = scored.hand.iter().filter(|player| *player != solo.soloist);
                for other in others {
                    standing.flows.entry((other, solo.soloist)).or_default().absorb(scored.payment(other));
                }
            }
        }
        for moment in played.moments() {
            moment.change.findings.iter().for_each(|finding| self.finding(finding.who));
        }
        let (at, place) = self.order();
        for (player, units) in &standing.better {
            let won = Won { at, place, amount: Money::new(*units) };
            self.of(*player, |person| {
                person.herzblatt.evenings = 1;
                person.money.insert(currency, vec![won]);
            });
        }
        for player in self.evening.session.players() {
            let won = standing.better.get(&player).is_some_and(|units| *units > 0);
            self.seat(Kind::Herzblatt, player.0.into(), won);
        }
        standing
    }

    fn solo(&mut self, solo: Solo) {
        self.of(solo.soloist, |person| {
            let of = &mut person.herzblatt;
            of.won.count(solo.won);
            of.won_high.count(solo.won && solo.schneider);
            of.schneider.count(!solo.won && solo.schneider);
            match solo.announced {
                Some(Announcement::Du) => of.du.count(solo.won),
                Some(Announcement::SixtySix) => of.sixty_six.count(solo.won),
                None => {}
            }
        });
        if let Some(player) = solo.contra {
            self.of(player, |person| person.herzblatt.contra.count(!solo.won));
        }
    }

    /// From the numbers of the session's players to people.
    fn close(mut self, sat: &[Sat<'_>], standing: &Standing, wanted: Wanted) {
        let period = wanted.by.and_then(|by| Some(by.of(self.evening.moment()?.day())));
        for one in sat {
            let mut person = self.each.get_mut(usize::from(one.player.0)).map(std::mem::take).unwrap_or_default();
            person.evenings = 1;
            person.spellings.insert(one.name.to_owned(), 1);
            if let Some(period) = period {
                let period = self.tally.periods.entry(period).or_default();
                period.entry(one.person.clone()).or_default().absorb(person.clone());
            }
            let sum = self.tally.people.entry(one.person.clone()).or_default();
            sum.absorb(person);
        }
        if wanted.pairs {
            let people: BTreeMap<Player, &Person> = sat.iter().map(|sat| (sat.player, &sat.person)).collect();
            for (one, other) in together(self.evening.session) {
                let (Some(first), Some(second)) = (people.get(&one), people.get(&other)) else { continue };
                let (first, second, of_both) = match first < second {
                    true => (first, second, standing.pair(one, other)),
                    false => (second, first, standing.pair(other, one)),
                };
                let key = ((*first).clone(), (*second).clone());
                self.tally.pairs.entry(key).or_default().absorb(of_both);
            }
        }
    }
}
