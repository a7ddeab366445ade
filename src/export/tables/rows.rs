//! What an evening puts into the tables.

use std::collections::BTreeMap;
use std::fmt::Display;

use chrono::{DateTime, Datelike, FixedOffset, SecondsFormat};

use super::schema::TABLES;
use crate::evenings::Evening;
use crate::evenings::facts::{self, DreegFact, Fact, HerzblattFact};
use crate::evenings::people::{People, Sat};
use crate::export::deals::{self, Deal};
use crate::export::others;
use crate::page::Cell;
use crate::render::bare::value;
use crate::rules::Player;
use crate::rules::dreeg::{self, Counts};
use crate::rules::herzblatt::What;
use crate::rules::money::{Currency, Money};
use crate::session::head::Started;
use crate::session::{self, Dreeg, Game, Herzblatt, Session};
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
const EVENTS: usize = 6;
const HANDS: usize = 7;

/// The lines of an evening.
///
/// # Errors
/// What the CSV writer refuses, as a text.
pub fn of(evening: &Evening<'_>, people: &People, words: &Words) -> Result<Rows, String> {
    let sat = people.at(evening, words)?;
    let mut lines = Lines { evening, sat: &sat, tables: Default::default(), failed: None };
    match evening.session {
        Session::Dreeg(played) => lines.dreeg(&facts::of_dreeg(played), played),
        Session::Herzblatt(played) => lines.herzblatt(&facts::of_herzblatt(played), played),
    }
    lines.others(evening.session);
    let Lines { tables, failed, .. } = lines;
    let year = evening.moment().map_or(0, |started| started.day().year());
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

/// What a cell says to a database.
fn plain(cell: &Cell<'_>) -> String {
    match cell {
        Cell::Time(at) => moment(Some(*at)),
        cell => value(cell),
    }
}

const NONE: String = String::new();

impl Lines<'_> {
    fn line<const N: usize>(&mut self, table: usize, fields: [String; N]) {
        self.put(table, &fields);
    }

    fn put(&mut self, table: usize, fields: &[String]) {
        debug_assert!(TABLES.get(table).is_some_and(|table| table.columns.len() == fields.len() + 1));
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
        let head = self.evening.session.head();
        let at = self.evening.moment();
        self.line(
            SESSIONS,
            [
                some(self.evening.session.game().word()),
                moment(at.and_then(Started::at)),
                field(at.map(Started::day)),
                field(head.place.as_ref()),
                field(currency.as_ref().map(Currency::code)),
                some(head.players),
                some(deals),
                some(recorded),
                some(findings),
                some(ended[0]),
                some(ended[1]),
                field(head.note.as_ref()),
            ],
        );
    }

    /// Each who sat: `own` gives what is known of him beside deals and findings.
    fn players<G: Game, S>(
        &mut self,
        facts: &[Fact<'_, G, S>],
        takes_part: impl Fn(&Fact<'_, G, S>, Player) -> bool,
        findings: &[Player],
        seat: impl Fn(Player) -> Option<usize>,
        own: impl Fn(Player) -> [String; 4],
    ) {
        for sat in self.sat {
            let is_in = |fact: &&Fact<'_, G, S>| takes_part(fact, sat.player);
            let recorded = facts.iter().filter(is_in).filter(|fact| fact.level == facts::Level::Tricks).count();
            let found = findings.iter().filter(|player| **player == sat.player).count();
            let [blobs, won, amount, balance] = own(sat.player);
            let seat = seat(sat.player).map(|place| place + 1);
            let deals = facts.iter().filter(is_in).count();
            let (person, name) = (sat.person.clone(), some(self.evening.session.names().of(sat.player)));
            let line =
                [person, name, field(seat), some(deals), some(recorded), some(found), blobs, won, amount, balance];
            self.line(PLAYERS, line);
        }
    }

    /// The table of deals.
    fn deals<'d>(&mut self, deals: impl Iterator<Item = Deal<'d>>) {
        let columns = TABLES.get(DEALS).map_or(&[][..], |table| table.columns);
        for deal in deals {
            // The first column is the session's key, which every table has.
            let cells = columns.iter().skip(1);
            let cells = cells.map(|(column, _)| deal.cell(column, |player| Cell::text(self.person(player))));
            let fields: Vec<String> = cells.map(|cell| plain(&cell)).collect();
            self.put(DEALS, &fields);
        }
    }

    /// The table of what is no deal.
    fn others(&mut self, session: &Session) {
        // The note of the evening stands with the sessions.
        for other in others::of(session).iter().filter(|other| other.event.is_some()) {
            for row in other.rows(|player| Cell::text(self.person(player))) {
                let fields: Vec<String> = row.iter().map(plain).collect();
                self.put(EVENTS, &fields);
            }
        }
    }

    fn dreeg(&mut self, facts: &[DreegFact<'_>], played: &session::Evening<Dreeg>) {
        let state = played.state();
        let recorded = facts.iter().filter(|fact| fact.level == facts::Level::Tricks).count();
        let found = played.moments().flat_map(|moment| {
            let change = moment.change;
            change.findings.iter().map(|finding| change.seated.player(finding.who)).collect::<Vec<_>>()
        });
        let found: Vec<Player> = found.collect();
        self.session(None, facts.len(), recorded, found.len(), [state.ended(), state.broken_off()]);
        let winners = state.winners();
        // The seat on which each sat last.
        let mut seats: BTreeMap<Player, dreeg::Seat> = BTreeMap::new();
        let all = std::iter::once(dreeg::Seated::first(played.head.players as u8));
        for seated in all.chain(played.moments().map(|moment| moment.change.seated)) {
            seats.extend(seated.everybody().iter().map(|seat| (seated.player(seat), seat)));
        }
        self.players(
            facts,
            |fact, player| {
                let change = fact.moment.change;
                change.seated.seat(player).is_some_and(|seat| change.players.contains(seat))
            },
            &found,
            |player| seats.get(&player).map(|seat| seat.index()),
            |player| match state.seated().seat(player) {
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
                    self.person(subgame.seated.player(seat)),
                    field(place),
                    field(of_seat(subgame.losers)),
                    field(of_seat(subgame.blobs)),
                    some(subgame.strokes[seat].left()),
                ];
                self.line(SUBGAMES, fields);
            }
        }
        self.deals(deals::of_dreeg(played));
        for (deal, fact) in (1..).zip(facts) {
            let (scored, change) = (fact.scored, fact.moment.change);
            let (seated, players) = (change.seated, change.players);
            let mut seat = scored.forehand;
            for position in 1..=players.len() {
                let count = match scored.counts {
                    Counts::Each(counts) => Some(counts[seat]),
                    Counts::Unknown | Counts::Sides(..) => None,
                };
                let fields = [
                    some(deal),
                    self.person(seated.player(seat)),
                    some(position),
                    field(count),
                    some(scored.awards[seat]),
                    some(change.strokes[seat].left()),
                    some(change.gone_out.contains(seat)),
                ];
                self.line(AWARDS, fields);
                seat = players.after(seat).unwrap_or(seat);
            }
        }
    }

    fn herzblatt(&mut self, facts: &[HerzblattFact<'_>], played: &session::Evening<Herzblatt>) {
        let (state, currency) = (played.state(), played.game.currency);
        let recorded = facts.iter().filter(|fact| fact.level == facts::Level::Tricks).count();
        let found: Vec<Player> = played
            .moments()
            .flat_map(|moment| moment.change.findings.iter().map(|finding| finding.who).collect::<Vec<_>>())
            .collect();
        self.session(Some(currency), facts.len(), recorded, found.len(), [state.ended(), false]);
        let money = |amount: Money| some(amount.decimal(currency.decimals()));
        let mut won: BTreeMap<Player, Money> = BTreeMap::new();
        let mut deal = 0;
        for moment in played.moments() {
            let (kind, deal) = match &moment.change.what {
                What::Deal(_) => {
                    deal += 1;
                    ("deal", Some(deal))
                }
                What::Ruling(_) => ("ruling", None),
                What::Payment(_) => ("paid", None),
                What::Misdeal(_) | What::Seating(_) | What::Stake(_) | What::Note | What::End => continue,
            };
            for (player, amount) in moment.change.payments() {
                if kind != "paid" {
                    let sum = won.entry(player).or_default();
                    *sum = sum.plus(amount).unwrap_or(*sum);
                }
                let person = self.person(player);
                let (event, code) = (moment.number, currency.code());
                let fields = [some(event), field(deal), some(kind), person, money(amount), some(code)];
                self.line(PAYMENTS, fields);
            }
        }
        self.players(
            facts,
            |fact, player| fact.scored.hand.place(player).is_some(),
            &found,
            |player| (player.0 < played.head.players).then_some(player.0.into()),
            |player| {
                let won = won.get(&player).copied().unwrap_or_default();
                [NONE, NONE, money(won), money(state.balance(player))]
            },
        );
        self.deals(deals::of_herzblatt(played));
        for (deal, fact) in (1..).zip(facts) {
            for (position, player) in facts::from_forehand(fact.scored) {
                let fields = [some(deal), self.person(player), some(position)];
                self.line(HANDS, fields);
            }
        }
    }
}
