//! Those whom the tables are about.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Choice, word};
use crate::evenings::merge::Merge;
use crate::evenings::people::{Person, shown};
use crate::page::Cell;
use crate::rules::dreeg::Contract;
use crate::session::names::alphabetical;
use crate::stats::tally::{DealKind, OfPerson, Tally};

/// Those whom the tables are about, who came most often first; before them everybody together.
pub struct People<'t> {
    everybody: OfPerson,
    pub chosen: Vec<(&'t str, &'t OfPerson)>,
}

impl<'t> People<'t> {
    /// The people of a tally who are chosen.
    pub fn of(tally: &'t Tally, choice: &Choice) -> People<'t> {
        let mut everybody = OfPerson::default();
        for figures in tally.people.values() {
            // Spellings and single evenings are no sums that are shown for everybody.
            let (spellings, money) = (BTreeMap::new(), BTreeMap::new());
            let mut figures = OfPerson { spellings, money, ..figures.clone() };
            figures.dreeg.played.clear();
            everybody.absorb(figures);
        }
        // What several take part in is counted once for everybody together.
        everybody.dreeg.evenings = tally.dreeg;
        everybody.herzblatt.evenings = tally.herzblatt;
        everybody.recorded = tally.recorded;
        everybody.dreeg.deals =
            Contract::ALL.iter().filter_map(|contract| tally.deals.get(&DealKind::Dreeg(*contract))).sum();
        People { everybody, chosen: chosen(&tally.people, choice) }
    }

    /// A row for everybody together and for each person, where `figures` gives one.
    pub fn rows(&self, figures: impl Fn(&OfPerson) -> Option<Vec<Cell<'t>>>) -> Vec<Vec<Cell<'t>>> {
        let named = |name: Cell<'t>, cells: Vec<Cell<'t>>| [name].into_iter().chain(cells).collect();
        let all = figures(&self.everybody).map(|cells| named(word!("everybody"), cells));
        let each = self.chosen.iter().filter_map(|(name, of)| Some(named(Cell::name(name), figures(of)?)));
        all.into_iter().chain(each).collect()
    }
}

/// The people who are chosen, with the names to show, who came most often first.
pub fn chosen<'t>(people: &'t BTreeMap<Person, OfPerson>, choice: &Choice) -> Vec<(&'t str, &'t OfPerson)> {
    let chosen = people.iter().filter(|(person, of)| choice.takes(person) && of.evenings >= choice.min_evenings);
    let mut chosen: Vec<(&str, &OfPerson)> = chosen.map(|(_, of)| (shown(&of.spellings), of)).collect();
    chosen.sort_by_cached_key(|(name, of)| (Reverse(of.evenings), alphabetical(name)));
    chosen
}
