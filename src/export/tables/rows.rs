//! What an evening puts into the tables.

use std::fmt::Display;

use chrono::{DateTime, Datelike, FixedOffset, SecondsFormat};

use super::schema::TABLES;
use crate::evenings::facts::{self, Fact, Part, RedSow};
use crate::evenings::people::{People, Sat};
use crate::evenings::{Evening, Kind};
use crate::rules::Player;
use crate::rules::dreeg::{self, Counts, Seat};
use crate::rules::herzblatt;
use crate::rules::money::{Currency, Money};
use crate::session::Game;
use crate::session::replay::Score;
use crate::words::Words;

/// The lines of one evening for every table, as CSV.
#[derive(Debug)]
pub struct Rows {
    /// The year of the evening; 0 if no date is known.
    pub year: i32,
    /// A table's lines each, in the order of [`TABLES`].
    pub tables: [Vec<u8>; TABLES.len()],
}

const SESSIONS: usize = 0;
const PLAYERS: usize = 1;
const SUBGAMES: usize = 2;
const DEALS: usize = 3;
const AWARDS: usize = 4;
const PAYMENTS: usize = 5;

/// The lines of an evening.
///
/// # Errors
/// What the CSV writer refuses, as a text.
pub fn of(evening: &Evening<'_>, people: &People, words: &Words) -> Result<Rows, String> {
    let sat = people.at(evening, words)?;
    let mut lines = Lines { evening, sat: &sat, tables: Default::default(), failed: None };
    let started = evening.session.head.started;
    match (&evening.session.game, evening.score) {
        (Game::Dreeg { log, .. }, Score::Dreeg(score)) => lines.dreeg(&facts::of_dreeg(log, started, score), score),
        (Game::Herzblatt { log, currency, .. }, Score::Herzblatt(score)) => {
            lines.herzblatt(&facts::of_herzblatt(log, started, score), score, *currency);
        }
        (Game::Dreeg { .. } | Game::Herzblatt { .. }, _) => {}
    }
    let Lines { tables, failed, .. } = lines;
    let year = evening.moment().map_or(0, |at| at.year());
    let bytes = tables.map(|table| table.0.into_inner().unwrap_or_default());
    failed.map_or(Ok(Rows { year, tables: bytes }), Err)
}

/// A table's lines in memory.
struct Csv(csv::Writer<Vec<u8>>);

impl Default for Csv {
    fn default() -> Csv {
        Csv(csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new()))
    }
}

struct Lines<'e> {
    evening: &'e Evening<'e>,
    sat: &'e [Sat<'e>],
    tables: [Csv; TABLES.len()],
    failed: Option<String>,
}

/// A field; what is not there is empty.
fn field(value: Option<impl Display>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn some(value: impl Display) -> String {
    value.to_string()
}

fn moment(at: Option<DateTime<FixedOffset>>) -> String {
    field(at.map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true)))
}

const NONE: String = String::new();

impl Lines<'_> {
    fn line<const N: usize>(&mut self, table: usize, fields: [String; N]) {
        debug_assert!(TABLES.get(table).is_some_and(|table| table.columns.len() == N + 1));
        let Some(csv) = self.tables.get_mut(table) else { return };
        let key = std::iter::once(self.evening.source.key.as_str());
        if let Err(error) = csv.0.write_record(key.chain(fields.iter().map(String::as_str))) {
            self.failed.get_or_insert(error.to_string());
        }
    }

    fn person(&self, player: Player) -> String {
        self.sat.iter().find(|sat| sat.player == player).map(|sat| sat.person.clone()).unwrap_or_default()
    }

    fn session(
        &mut self,
        currency: Option<Currency>,
        deals: usize,
        recorded: usize,
        findings: usize,
        ended: [bool; 2],
    ) {
        let head = &self.evening.session.head;
        let at = self.evening.moment();
        self.line(
            SESSIONS,
            [
                some(Kind::of(&self.evening.session.game).word()),
                moment(at),
                field(at.map(|at| at.date_naive())),
                field(head.place.as_ref()),
                field(currency.as_ref().map(Currency::code)),
                some(head.players),
                some(deals),
                some(recorded),
                some(findings),
                some(ended[0]),
                some(ended[1]),
            ],
        );
    }

    /// Each who sat: `own` gives what is known of him beside deals and findings.
    fn players<S>(
        &mut self,
        facts: &[Fact<S>],
        takes_part: impl Fn(&S, Player) -> bool,
        findings: &[Player],
        own: impl Fn(Player) -> [String; 4],
    ) {
        for sat in self.sat {
            let is_in = |fact: &&Fact<S>| takes_part(&fact.scored, sat.player);
            let recorded = facts.iter().filter(is_in).filter(|fact| fact.level == facts::Level::Tricks).count();
            let found = findings.iter().filter(|player| **player == sat.player).count();
            let [blobs, won, amount, balance] = own(sat.player);
            let head = self.evening.session.head.players;
            let seat = (sat.player.0 < head).then(|| sat.player.0 + 1);
            let deals = facts.iter().filter(is_in).count();
            let (person, name) = (sat.person.clone(), some(self.evening.session.names.of(sat.player)));
            let line =
                [person, name, field(seat), some(deals), some(recorded), some(found), blobs, won, amount, balance];
            self.line(PLAYERS, line);
        }
    }

    /// A deal; `table` is its sub-game, dealer, forehand and how many were in, `money` its stake and factor.
    fn deal<S>(
        &mut self,
        deal: usize,
        fact: &Fact<S>,
        kind: &str,
        (subgame, dealer, forehand, players): (Option<u32>, Player, Player, u8),
        money: [String; 2],
        findings: usize,
    ) {
        let (soloist, partner, result) = match fact.part {
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
        };
        let person = |player: Option<Player>| player.map(|player| self.person(player)).unwrap_or_default();
        let [stake, factor] = money;
        let fields = [
            some(deal),
            some(fact.event),
            some(kind),
            field(subgame),
            self.person(dealer),
            self.person(forehand),
            some(players),
            some(fact.level.name()),
            person(soloist),
            person(partner),
            field(result),
            person(fact.false_claim),
            stake,
            factor,
            some(findings),
            moment(fact.at),
            field(fact.seconds),
        ];
        self.line(DEALS, fields);
    }

    fn dreeg(&mut self, facts: &[Fact<&dreeg::state::Scored>], score: &dreeg::score::Score<'_>) {
        let state = &score.state;
        let recorded = facts.iter().filter(|fact| fact.level == facts::Level::Tricks).count();
        self.session(None, facts.len(), recorded, score.findings.len(), [state.ended(), state.broken_off()]);
        let found: Vec<Player> = score.findings.iter().map(|(_, finding)| finding.seat.player()).collect();
        let winners = state.winners();
        self.players(
            facts,
            |scored, player| scored.players.iter().any(|seat| seat.player() == player),
            &found,
            |player| match Seat::new(player.0.into()) {
                None => [NONE; 4],
                Some(seat) => {
                    let won = state.ended().then(|| winners.contains(seat));
                    [some(state.blobs()[seat]), field(won), NONE, NONE]
                }
            },
        );
        for (number, subgame) in (1_u32..).zip(state.subgames()) {
            for seat in state.everybody().iter() {
                let before = |group: u32| subgame.places.iter().filter(|place| place.group < group).count();
                let out = subgame.places.iter().find(|place| place.seat == seat).map(|out| before(out.group));
                let place = out.or(subgame.ended.then_some(subgame.places.len())).map(|place| place + 1);
                let of_seat = |seats: dreeg::Seats| subgame.ended.then(|| seats.contains(seat));
                let fields = [
                    some(number),
                    some(subgame.contract.word()),
                    some(subgame.ended),
                    self.person(seat.player()),
                    field(place),
                    field(of_seat(subgame.losers)),
                    field(of_seat(subgame.blobs)),
                    some(subgame.strokes[seat].left()),
                ];
                self.line(SUBGAMES, fields);
            }
        }
        for (deal, fact) in (1..).zip(facts) {
            let scored = fact.scored;
            let findings = score.findings.iter().filter(|(event, _)| *event == fact.event).count();
            let table =
                (Some(scored.subgame + 1), scored.dealer.player(), scored.forehand.player(), scored.players.len());
            self.deal(deal, fact, scored.contract.word(), table, [NONE; 2], findings);
            let mut seat = scored.forehand;
            for position in 1..=scored.players.len() {
                let count = match scored.counts {
                    Counts::Each(counts) => Some(counts[seat]),
                    Counts::Unknown | Counts::Sides(..) => None,
                };
                let fields = [
                    some(deal),
                    self.person(seat.player()),
                    some(position),
                    field(count),
                    some(scored.awards[seat]),
                    some(scored.strokes[seat].left()),
                    some(scored.gone_out.contains(seat)),
                ];
                self.line(AWARDS, fields);
                seat = scored.players.after(seat).unwrap_or(seat);
            }
        }
    }

    fn herzblatt(
        &mut self,
        facts: &[Fact<&herzblatt::state::Scored>],
        score: &herzblatt::score::Score<'_>,
        currency: Currency,
    ) {
        let state = &score.state;
        let recorded = facts.iter().filter(|fact| fact.level == facts::Level::Tricks).count();
        self.session(Some(currency), facts.len(), recorded, score.findings.len(), [state.ended(), false]);
        let found: Vec<Player> = score.findings.iter().map(|(_, finding)| finding.player).collect();
        let money = |amount: Money| some(amount.decimal(currency.decimals()));
        self.players(
            facts,
            |scored, player| scored.hand.place(player).is_some(),
            &found,
            |player| [NONE, NONE, money(score.won(player)), money(state.balance(player))],
        );
        let mut payment = |event: u32, deal: Option<usize>, kind: &str, player: Player, amount: Money| {
            let person = self.person(player);
            let fields = [some(event), field(deal), some(kind), person, money(amount), some(currency.code())];
            self.line(PAYMENTS, fields);
        };
        for (deal, fact) in (1..).zip(facts) {
            for player in fact.scored.hand.iter() {
                payment(fact.event, Some(deal), "deal", player, fact.scored.payment(player));
            }
        }
        for (event, ruling) in &score.rulings {
            ruling.payments.iter().for_each(|(player, amount)| payment(*event, None, "ruling", *player, *amount));
        }
        for (event, paid) in &score.paid {
            payment(*event, None, "paid", paid.from, paid.amount);
            payment(*event, None, "paid", paid.to, paid.amount.negated());
        }
        for (deal, fact) in (1..).zip(facts) {
            let scored = fact.scored;
            let findings = score.findings.iter().filter(|(event, _)| *event == fact.event).count();
            let (kind, factor) = match scored.solo {
                Some((_, verdict)) => ("solo", verdict.factor),
                None => ("passed", 0),
            };
            let table = (None, scored.dealer, scored.forehand, scored.hand.len());
            self.deal(deal, fact, kind, table, [money(scored.stake), some(factor)], findings);
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
