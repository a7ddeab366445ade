//! Counting one evening.

use std::collections::BTreeMap;

use super::tally::{Days, DealKind, OfPerson, Pair, Position, Tally, Won};
use crate::evenings::Kind;
use crate::evenings::facts::{self, DreegFact, Fact, HerzblattFact, Level, Part, RedSow, Solo};
use crate::evenings::merge::Merge;
use crate::evenings::people::{People, Sat};
use crate::evenings::read::Evening;
use crate::rules::Player;
use crate::rules::dreeg::house::Aim;
use crate::rules::dreeg::{Contract, Seat};
use crate::rules::herzblatt;
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::money::{Currency, Money};
use crate::session::{self, Dreeg, Game, Herzblatt, Session};
use crate::words::Words;

/// Adds one evening to a tally.
///
/// # Errors
/// Two people of the table whom the aliases make one, as a text.
pub fn count(evening: &Evening<'_>, people: &People, words: &Words, tally: &mut Tally) -> Result<(), String> {
    let sat = people.at(evening, words)?;
    tally.days.absorb(Days(evening.moment().map(|started| (started.day(), started.day()))));
    let each = vec![OfPerson::default(); evening.session.names().iter().count()];
    let mut day = Day { evening, tally, each };
    let ahead = match evening.session {
        Session::Dreeg(played) => day.dreeg(&facts::of_dreeg(played), played),
        Session::Herzblatt(played) => day.herzblatt(&facts::of_herzblatt(played), played),
    };
    day.close(&sat, &ahead);
    Ok(())
}

/// How the evening stands between the people: more is better; and what each won from each.
#[derive(Default)]
struct Standing {
    better: BTreeMap<Player, i128>,
    flows: BTreeMap<(Player, Player), Money>,
    currency: Option<Currency>,
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
        self.tally.dreeg += 1;
        for fact in facts {
            let (scored, change) = (fact.scored, fact.moment.change);
            let (seated, players) = (change.seated, change.players);
            self.deal(scored.contract.into(), fact, players.iter().map(|seat| seated.player(seat)));
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
                let contract = Contract::ALL.iter().position(|contract| *contract == subgame.contract);
                self.of(subgame.seated.player(seat), |person| {
                    if let Some(rate) = contract.and_then(|contract| person.dreeg.lost.get_mut(contract)) {
                        rate.count(lost);
                    }
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
        let winners = state.winners();
        for seat in state.everybody().iter() {
            let (won, blobs) = (winners.contains(seat), state.blobs()[seat]);
            let player = state.seated().player(seat);
            self.of(player, |person| {
                person.dreeg.blobs = blobs.into();
                if state.ended() {
                    person.dreeg.games.count(won);
                }
            });
            if state.ended() {
                self.seat(Kind::Dreeg, seat.index(), won);
            }
        }
        if !state.ended() {
            return Standing::default();
        }
        self.tally.games += 1;
        let better = |seat: Seat| match state.house().aim {
            Aim::Fewest => -i128::from(state.blobs()[seat]),
            Aim::Most => i128::from(state.blobs()[seat]),
        };
        let better = state.everybody().iter().map(|seat| (state.seated().player(seat), better(seat)));
        Standing { better: better.collect(), ..Standing::default() }
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
            let forehand = scored.hand.place(scored.forehand).unwrap_or(0);
            for player in scored.hand.iter() {
                let own = solo.filter(|solo| solo.soloist == player);
                let (players, at) = (scored.hand.len(), scored.hand.place(player).unwrap_or(0));
                let place = (at + players - forehand) % players.max(1) + 1;
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
        let at = self.evening.moment().map_or(i64::MAX, |at| at.order().and_utc().timestamp());
        for (player, units) in &standing.better {
            let won = Won { at, place: self.evening.place, amount: Money::new(*units) };
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
    fn close(mut self, sat: &[Sat<'_>], standing: &Standing) {
        for one in sat {
            let mut person = self.each.get_mut(usize::from(one.player.0)).map(std::mem::take).unwrap_or_default();
            person.evenings = 1;
            let sum = self.tally.people.entry(one.person.clone()).or_default();
            sum.absorb(person);
            *sum.spellings.entry(one.name.to_owned()).or_default() += 1;
        }
        for (place, one) in sat.iter().enumerate() {
            for other in sat.iter().skip(place + 1) {
                let (first, second) = if one.person < other.person { (one, other) } else { (other, one) };
                let pair = pair(first.player, second.player, standing);
                self.tally.pairs.entry((first.person.clone(), second.person.clone())).or_default().absorb(pair);
            }
        }
    }
}

fn pair(first: Player, second: Player, standing: &Standing) -> Pair {
    let mut pair = Pair { evenings: 1, ..Pair::default() };
    if let (Some(one), Some(two)) = (standing.better.get(&first), standing.better.get(&second)) {
        pair.first = u64::from(one > two);
        pair.second = u64::from(two > one);
    }
    if let Some(currency) = standing.currency {
        let flow = |one, two| standing.flows.get(&(one, two)).copied().unwrap_or_default();
        let amount = flow(first, second).minus(flow(second, first)).unwrap_or_default();
        pair.money.insert(currency, amount);
    }
    pair
}
