//! What is no deal, as rows: misdeals, rulings, who comes and goes, stakes, payments, remarks, the end; in one place for the
//! spreadsheet's table, the database's and the lines.

use chrono::{DateTime, FixedOffset};

use crate::page::{Cell, Word};
use crate::rules::{Player, dreeg, herzblatt};
use crate::session::{Dreeg, Evening, Game, Herzblatt, Moment, Session};

/// The columns: a row for each who left or joined, or one for an event by which nobody did.
pub const COLUMNS: &[&str] = &["event", "kind", "at", "player", "change", "reason", "note"];

/// An event that is no deal.
#[derive(Clone, Debug)]
pub struct Other<'e> {
    /// Its number; nothing for the note of the evening.
    pub event: Option<u32>,
    /// Its kind in the file.
    pub kind: &'static str,
    /// When.
    pub at: Option<DateTime<FixedOffset>>,
    /// Who left the table by it.
    pub left: Vec<Player>,
    /// Who joined.
    pub joined: Vec<Player>,
    /// Why.
    pub reason: Option<&'e str>,
    /// The table's remark.
    pub note: Option<&'e str>,
}

/// Every event of an evening that is no deal, and first its note.
pub fn of(session: &Session) -> Vec<Other<'_>> {
    let note = session.head().note.as_deref();
    let note = note.map(|note| Other { kind: "note", note: Some(note), ..Other::nothing() });
    let others: Vec<Other<'_>> = match session {
        Session::Dreeg(evening) => evening.moments().filter_map(|moment| of_dreeg(&moment)).collect(),
        Session::Herzblatt(evening) => of_herzblatt(evening),
    };
    note.into_iter().chain(others).collect()
}

/// An event of Dreeg, if it is no deal.
pub fn of_dreeg<'e>(moment: &Moment<'e, Dreeg>) -> Option<Other<'e>> {
    let other = Other::at(moment);
    Some(match moment.event {
        dreeg::Event::Deal(_) => return None,
        dreeg::Event::Misdeal { reason, .. } | dreeg::Event::End { reason } => {
            Other { reason: reason.as_deref(), ..other }
        }
        dreeg::Event::Ruling(ruling) => Other { reason: Some(&ruling.reason), ..other },
        dreeg::Event::Substitute { leaves, joins, reason } => {
            Other { left: vec![*leaves], joined: vec![*joins], reason: reason.as_deref(), ..other }
        }
        dreeg::Event::Note => other,
    })
}

fn of_herzblatt(evening: &Evening<Herzblatt>) -> Vec<Other<'_>> {
    let mut seated: Vec<Player> = evening.head.seated().collect();
    let others = evening.moments().filter_map(|moment| {
        let other = Other::at(&moment);
        Some(match moment.event {
            herzblatt::Event::Solo { .. } | herzblatt::Event::Passed { .. } => return None,
            herzblatt::Event::Misdeal { reason, .. } | herzblatt::Event::End { reason } => {
                Other { reason: reason.as_deref(), ..other }
            }
            herzblatt::Event::Ruling(ruling) => Other { reason: Some(&ruling.reason), ..other },
            herzblatt::Event::Seating { players, .. } => {
                let before = std::mem::replace(&mut seated, players.to_vec());
                let without = |some: &[Player], others: &[Player]| {
                    some.iter().copied().filter(|player| !others.contains(player)).collect()
                };
                Other { left: without(&before, &seated), joined: without(&seated, &before), ..other }
            }
            herzblatt::Event::Stake(_) | herzblatt::Event::Payment(_) | herzblatt::Event::Note => other,
        })
    });
    others.collect()
}

impl<'e> Other<'e> {
    fn nothing() -> Other<'e> {
        Other { event: None, kind: "", at: None, left: Vec::new(), joined: Vec::new(), reason: None, note: None }
    }

    fn at<G: Game>(moment: &Moment<'e, G>) -> Other<'e> {
        let (kind, _) = G::told(moment.event);
        let (at, note) = (moment.aside.at, moment.aside.note.as_deref());
        Other { event: Some(moment.number), kind, at, note, ..Other::nothing() }
    }

    /// Its rows, in the order of [`COLUMNS`].
    pub fn rows<'n>(&self, name: impl Fn(Player) -> Cell<'n>) -> Vec<Vec<Cell<'n>>>
    where
        'e: 'n,
    {
        let row = |who: Option<(Player, &'static str)>| {
            vec![
                Cell::of(self.event, Cell::count),
                Cell::Word(Word::Kind(self.kind)),
                Cell::of(self.at, Cell::Time),
                Cell::of(who, |(player, _)| name(player)),
                Cell::of(who, |(_, change)| Cell::Word(Word::Kind(change))),
                Cell::of(self.reason, Cell::text),
                Cell::of(self.note, Cell::text),
            ]
        };
        let left = self.left.iter().map(|player| (*player, "left"));
        let went: Vec<_> = left.chain(self.joined.iter().map(|player| (*player, "joined"))).collect();
        if went.is_empty() { vec![row(None)] } else { went.into_iter().map(|who| row(Some(who))).collect() }
    }
}
