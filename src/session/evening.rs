//! An evening in memory: its entries, what each event that stands changed, and how it stands after all of them.
//!
//! A deal is entered at the same cost however many were played before it: it is applied to the state, and nothing is read or
//! replayed again. Corrections, and what takes back and brings back, replay the events that then stand. A set of changes is tried on
//! a copy, which says what no longer fits; nothing here knows a file.

use std::collections::HashMap;

use super::events::{self, Reader};
use super::flaw::{Flaw, Mistake, Mistakes, Problem, Wrong};
use super::game::Game;
use super::head::Head;
use super::log::{Aside, Correction, Entry, Log, Standing, Version};
use super::names::{Names, folded};
use super::split::Pieces;
use super::value::Fields;
use super::write::{self, Item};
use crate::rules::Player;
use crate::rules::fault::Fault;

/// An evening of a game.
#[derive(Clone, Debug)]
pub struct Evening<G: Game> {
    /// What stands above the events, whatever the game.
    pub head: Head,
    /// Everybody who is named: first the players of the head, in seat order.
    pub names: Names,
    /// The game with its house rules.
    pub game: G,
    log: Log<G::Event>,
    score: Score<G>,
}

/// What follows from the events that stand.
#[derive(Clone, Debug)]
struct Score<G: Game> {
    changes: Vec<Change<G::Moment>>,
    state: G::State,
    /// Who ever sat, by folded name: two of them may not have the same.
    sat: HashMap<String, Player>,
    /// A copy of the state that goes on after the first mistake, so that later ones that do not follow from it are told too.
    beyond: Option<G::State>,
    problems: Vec<Problem>,
}

/// An event that stands: its number, the entry that says how it reads now, and what it changed.
#[derive(Clone, Debug)]
struct Change<M> {
    number: u32,
    entry: u32,
    change: M,
}

/// A moment of an evening: an event that stands, and what it changed.
#[derive(Debug)]
pub struct Moment<'e, G: Game> {
    /// Its number: the place in the file as first entered, from 1.
    pub number: u32,
    /// The number of the entry that says how it reads now.
    pub entry: u32,
    /// Whether a correction gave it its present form.
    pub corrected: bool,
    /// What happened.
    pub event: &'e G::Event,
    /// When, and the table's remark.
    pub aside: &'e Aside,
    /// What it changed.
    pub change: &'e G::Moment,
}

impl<G: Game> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Moment<'_, G> {}

impl<G: Game> Evening<G> {
    /// An evening of this head, with the events of a text. What is wrong with them is kept in [`Evening::problems`].
    pub fn read(head: Head, mut names: Names, game: G, pieces: &Pieces<'_>) -> Evening<G> {
        let currency = game.currency();
        let mut reader = Reader { names: &mut names, currency, kinds: events::words(G::KINDS) };
        let log = Log::read(pieces, |fields| event::<G>(fields, &mut reader));
        let score = Score::new(&head, &names, &game);
        let mut evening = Evening { head, names, game, log, score };
        evening.replay();
        evening
    }

    /// The entries.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// How it stands: after the last event, or before the first that is wrong.
    pub fn state(&self) -> &G::State {
        &self.score.state
    }

    /// All that is wrong, the lowest event first.
    pub fn problems(&self) -> &[Problem] {
        &self.score.problems
    }

    /// The events that stand, in the order in which they count, with what each changed; up to the first that is wrong.
    pub fn moments(&self) -> impl DoubleEndedIterator<Item = Moment<'_, G>> + Clone {
        self.moments_from(0)
    }

    /// The same without so many at the beginning.
    pub fn moments_from(&self, place: usize) -> impl DoubleEndedIterator<Item = Moment<'_, G>> + Clone {
        let changes = self.score.changes.get(place..).unwrap_or_default();
        changes.iter().filter_map(|change| self.moment_of(change))
    }

    /// The event of a number, if it stands.
    pub fn moment(&self, number: u32) -> Option<Moment<'_, G>> {
        // An event that was put in stands out of order.
        let found = self.score.changes.binary_search_by_key(&number, |change| change.number).ok();
        let found = found.and_then(|place| self.score.changes.get(place)).filter(|change| change.number == number);
        let found = found.or_else(|| self.score.changes.iter().find(|change| change.number == number));
        self.moment_of(found?)
    }

    /// The deals that stand, in the order in which they count: the first is deal 1.
    pub fn deals(&self) -> impl Iterator<Item = Moment<'_, G>> + Clone {
        self.moments().filter(|moment| G::is_deal(moment.change))
    }

    /// The deal of a number, from 1.
    pub fn deal(&self, number: usize) -> Option<Moment<'_, G>> {
        self.deals().nth(number.checked_sub(1)?)
    }

    /// The number of the deal that an event is, from 1; nothing if it is none or does not stand.
    pub fn deal_number(&self, event: u32) -> Option<usize> {
        self.deals().position(|moment| moment.number == event).map(|place| place + 1)
    }

    fn moment_of<'e>(&'e self, change: &'e Change<G::Moment>) -> Option<Moment<'e, G>> {
        let Change { number, entry, change } = change;
        let Version { event, aside } = self.log.version(*entry)?;
        let corrected = matches!(self.log.get(*entry), Some(Entry::Correction(_)));
        Some(Moment { number: *number, entry: *entry, corrected, event, aside, change })
    }

    /// Everybody who ever sat, in the order they first sat.
    pub fn people(&self) -> Vec<Player> {
        let mut people: Vec<Player> = self.head.seated().collect();
        for player in self.moments().flat_map(|moment| G::joiners(moment.event)) {
            if !people.contains(player) {
                people.push(*player);
            }
        }
        people
    }

    /// Adds an entry, whether or not it fits ([`Evening::problems`]), and gives its number.
    pub fn push(&mut self, entry: Entry<G::Event>) -> u32 {
        let is_event = matches!(entry, Entry::Event(_));
        let number = self.log.push(entry);
        match self.log.get(number) {
            Some(Entry::Event(reading)) if is_event => {
                self.score.take(&self.names, &self.game, &Standing { number, entry: number, reading });
                self.score.problems.sort_by_key(|problem| problem.event);
            }
            _ => self.replay(),
        }
        number
    }

    /// The evening with some entries more. What of it no longer fits says [`Evening::problems`].
    #[must_use]
    pub fn with(&self, entries: impl IntoIterator<Item = Entry<G::Event>>) -> Evening<G> {
        let mut trial = self.clone();
        for entry in entries {
            trial.log.push(entry);
        }
        trial.replay();
        trial
    }

    /// The evening as it was before an event, which is then the next: for what is told of it anew.
    #[must_use]
    pub fn before(&self, number: u32) -> Evening<G> {
        let mut past = self.clone();
        let standing: Vec<_> =
            self.log.standing().into_iter().take_while(|standing| standing.number != number).collect();
        past.score = Score::new(&self.head, &self.names, &self.game);
        for standing in &standing {
            past.score.take(&self.names, &self.game, standing);
        }
        past
    }

    /// Works out anew what follows from the entries.
    pub fn replay(&mut self) {
        let standing = self.log.standing();
        let mut score = Score::new(&self.head, &self.names, &self.game);
        score.changes.reserve_exact(standing.len());
        for standing in &standing {
            score.take(&self.names, &self.game, standing);
        }
        score.problems.extend(self.log.lasting_problems());
        score.problems.sort_by_key(|problem| problem.event);
        self.score = score;
    }

    /// The text that appends an entry to a file.
    pub fn text(&self, entry: &Entry<G::Event>) -> String {
        match entry {
            Entry::Event(Ok(version)) => self.table("[[events]]", version),
            Entry::Correction(correction) => {
                let Correction { now, reason, joined, aside, .. } = correction.as_ref();
                let (key, number) = correction.aim();
                let mut own: Vec<(&str, Item)> = vec![(key, number.into())];
                own.extend(reason.as_deref().map(|reason| ("reason", reason.into())));
                own.extend(joined.then_some(("joined", true.into())));
                let mut text = write::event("[[events]]", "correction", aside, own);
                if let Some(Ok(version)) = now {
                    text.push_str(&self.table("[events.now]", version));
                }
                text
            }
            Entry::Undo(aside) => write::event("[[events]]", "undo", aside, Vec::new()),
            Entry::Redo(aside) => write::event("[[events]]", "redo", aside, Vec::new()),
            Entry::Event(Err(_)) | Entry::Aimless { .. } | Entry::Unreadable => String::new(),
        }
    }
}

impl<G: Game> Evening<G> {
    fn table(&self, header: &str, version: &Version<G::Event>) -> String {
        let (kind, told) = G::told(&version.event);
        let keys = G::KINDS.iter().find(|known| known.name == kind);
        let items = keys.map(|kind| events::items(kind, &told, &self.names, self.game.currency()));
        write::event(header, kind, &version.aside, items.unwrap_or_default())
    }
}

impl<G: Game> Score<G> {
    fn new(head: &Head, names: &Names, game: &G) -> Score<G> {
        Score {
            changes: Vec::new(),
            state: game.start(head.players, head.first_dealer),
            sat: head.seated().map(|player| (folded(names.of(player)), player)).collect(),
            beyond: None,
            problems: Vec::new(),
        }
    }

    /// Takes one event more.
    fn take(&mut self, names: &Names, game: &G, standing: &Standing<'_, G::Event>) {
        let number = standing.number;
        let Version { event, aside } = match standing.reading {
            Ok(version) => version,
            Err(mistakes) => {
                self.beyond.get_or_insert_with(|| self.state.clone());
                self.problems.extend(mistakes.at(Some(number)));
                return;
            }
        };
        let mistake = |wrong: Wrong| Mistake { span: aside.span.clone(), wrong }.at(Some(number));
        for player in G::joiners(event) {
            let name = names.of(*player);
            let twin = *self.sat.entry(folded(name)).or_insert(*player);
            if twin != *player {
                let flaw = Flaw::NameTwin { name: name.to_owned(), twin: names.of(twin).to_owned() };
                self.problems.push(mistake(flaw.into()));
            }
        }
        let tried = match &mut self.beyond {
            None => G::apply(&mut self.state, event),
            Some(beyond) => {
                let is_over = G::ended(&self.state);
                let is_stranger = |player: Player| !self.sat.values().any(|known| *known == player);
                match G::apply(beyond, event) {
                    Err(fault) if fault.is_of_the_event_alone(G::EVERY_PACK) => Err(fault),
                    Err(fault @ Fault::GameOver {}) if is_over => Err(fault),
                    Err(fault) if fault.stranger().is_some_and(is_stranger) => Err(fault),
                    // Whatever else is said of it may follow from the mistake before it.
                    Ok(_) | Err(_) => return,
                }
            }
        };
        match tried {
            Ok(change) => self.changes.push(Change { number, entry: standing.entry, change }),
            Err(fault) => {
                self.beyond.get_or_insert_with(|| self.state.clone());
                self.problems.push(mistake(self.worded(fault, names, game)));
            }
        }
    }

    /// Where somebody is named who never sat, the nearest of those who did is told; money is told in the currency's decimals.
    fn worded(&self, fault: Fault, names: &Names, game: &G) -> Wrong {
        if let Some(player) = fault.stranger().filter(|player| !self.sat.values().any(|known| known == player)) {
            return Names::unknown(names.of(player), self.sat.values().map(|player| names.of(*player))).into();
        }
        match game.currency() {
            Some(currency) => fault.in_decimals(currency.decimals()).into(),
            None => fault.into(),
        }
    }
}

/// Reads one event of a game.
///
/// # Errors
/// What is wrong with its keys.
pub fn event<G: Game>(fields: &Fields<'_>, reader: &mut Reader<'_>) -> Result<G::Event, Mistakes> {
    let kind = events::kind(fields, G::KINDS, reader)?;
    if kind.name == "note" {
        fields.need("note")?;
    }
    let told = events::Told::read(fields, kind.keys, reader)?;
    G::event(kind.name, told).map_err(|clash| clash.mistake(fields).into())
}
