//! Saves, edits, failures, deaths and restarts on a disk in memory, by chance: nothing that was confirmed is lost, no edit of
//! anybody is lost save by one who writes back a copy older than it, and no half change is ever read as a whole one.
//!
//! A short form runs always; `BOLLN_RUNS=100000 cargo test --test it disk_runs` runs more. Each run has a number, which a failure
//! names; `BOLLN_FROM=NUMBER BOLLN_RUNS=1` runs that one again.

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::time::Duration;

use bolln::session::Session;
use bolln::store::{NotEntered, Notebook, Notice, StoreError};

use crate::disk::{Dice, EVENING, Manners, Sim};

const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";

/// A change of some events, all of which are in the file or none.
#[derive(Debug)]
struct Entry {
    notes: Vec<String>,
    fate: Fate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Saved,
    /// It was told that a power cut could take it back, and the power was cut.
    InDoubt,
    NotSaved,
    /// The program died over it.
    Unknown,
}

struct Run {
    disk: Sim,
    dice: Dice,
    manners: Manners,
    entries: Vec<Entry>,
    /// All that was named as missing.
    named: String,
    /// So many entries were made before a power cut, which may take what is remembered of them.
    forgotten: usize,
    /// Saves that a power cut could still take back.
    unsynced: bool,
    /// It was told that somebody's edit could not be kept.
    lost: bool,
    /// It was told that what stood there for a moment is kept in another file.
    kept: bool,
}

impl Run {
    fn new(seed: u64) -> Run {
        let mut dice = Dice(seed);
        let exchange = !dice.one_in(4);
        let manners = Manners {
            fails: [0, 60, 15][dice.below(3)],
            dies: None,
            others: [0, 12, 3][dice.below(3)],
            rename: exchange && dice.one_in(2),
            exchange,
        };
        let disk = Sim::new(dice.next(), HEAD);
        Run {
            disk,
            dice,
            manners,
            entries: Vec::new(),
            named: String::new(),
            forgotten: 0,
            unsynced: false,
            lost: false,
            kept: false,
        }
    }

    /// The program starts, saves a few times, and ends or dies.
    fn sitting(&mut self) {
        // Without an exchange, a death while somebody else writes in the same moment can lose what he wrote.
        let may_die = self.manners.exchange || self.manners.others == 0;
        let dies = (may_die && self.dice.one_in(2)).then(|| 1 + self.dice.below(150));
        self.disk.behave(Manners { dies, ..self.manners });
        if let Ok(mut notebook) = Notebook::open_on(self.disk.clone(), Path::new(EVENING), Duration::ZERO) {
            self.hear(notebook.notices());
            for _ in 0..1 + self.dice.below(4) {
                self.enter(&mut notebook);
            }
        }
        if self.disk.is_dead() && self.dice.one_in(2) {
            self.disk.power_cut();
            self.forgotten = self.entries.len();
            if self.unsynced {
                let saved = self.entries.iter_mut().filter(|entry| entry.fate == Fate::Saved);
                saved.for_each(|entry| entry.fate = Fate::InDoubt);
            }
        }
    }

    fn enter(&mut self, notebook: &mut Notebook<Sim>) {
        let number = self.entries.len();
        let notes: Vec<String> = (0..1 + self.dice.below(2)).map(|part| format!("entry {number}.{part};")).collect();
        let text: Vec<String> =
            notes.iter().map(|note| format!("[[events]]\nkind = \"misdeal\"\nnote = \"{note}\"\n")).collect();
        let text = text.join("\n");
        let entered = if self.dice.one_in(2) {
            notebook.append(&text)
        } else {
            notebook.enter(|_| Ok::<_, ()>(text.clone())).map_err(|error| match error {
                NotEntered::Store(error) => error,
                NotEntered::Own(()) => unreachable!("nothing is refused"),
            })
        };
        let fate = match &entered {
            _ if self.disk.is_dead() => Fate::Unknown,
            Ok(()) => Fate::Saved,
            Err(_) => Fate::NotSaved,
        };
        let heard = notebook.notices();
        if fate == Fate::Saved {
            // A save that syncs the folder makes all before it sure.
            self.unsynced = heard.iter().any(|notice| matches!(notice, Notice::NotSynced { .. }));
        }
        self.hear(heard);
        self.entries.push(Entry { notes, fate });
        if matches!(entered, Err(StoreError::ChangedBehind)) {
            let _ = notebook.reload();
            let heard = notebook.notices();
            self.hear(heard);
        }
    }

    fn hear(&mut self, notices: Vec<Notice>) {
        for notice in notices {
            match notice {
                Notice::Missing { entries } => self.named.extend(entries),
                Notice::Lost => self.lost = true,
                Notice::Kept { .. } => self.kept = true,
                _ => {}
            }
        }
    }

    /// What must hold when all is quiet.
    fn check(&mut self) {
        self.disk.behave(Manners { exchange: self.manners.exchange, ..Manners::default() });
        self.disk.others_end();
        let mut notebook = Notebook::open_on(self.disk.clone(), Path::new(EVENING), Duration::ZERO).unwrap();
        let heard = notebook.notices();
        self.hear(heard);
        drop(notebook);
        let text = self.disk.text(EVENING).unwrap();
        let session = Session::read(&text).unwrap_or_else(|problems| panic!("{problems:?} in\n{text}"));
        assert_eq!(session.problems(), [], "in\n{text}");
        let beside = self.disk.beside();
        let leftovers: Vec<&String> =
            beside.iter().map(|(name, _)| name).filter(|name| name.ends_with(".tmp")).collect();
        assert!(leftovers.is_empty(), "{leftovers:?} are left");
        let everything = beside.iter().fold(text.clone(), |all, (_, text)| all + "\n" + text);
        for (number, entry) in self.entries.iter().enumerate() {
            let found = entry.notes.iter().filter(|note| text.contains(note.as_str())).count();
            assert!(found == 0 || found == entry.notes.len(), "a half of {entry:?} is in\n{text}");
            let twice = entry.notes.iter().any(|note| text.matches(note.as_str()).count() > 1);
            assert!(!twice, "{entry:?} is twice in\n{text}");
            let read = entry.notes.iter().any(|note| self.disk.was_read(note));
            let overwritten = self.manners.rename
                && (number < self.forgotten || entry.notes.iter().all(|note| self.named.contains(note.as_str())));
            match entry.fate {
                Fate::Saved => assert!(found > 0 || overwritten, "{entry:?} is lost in silence; in\n{text}"),
                // The disk that could not be synced gives after a power cut what it had for a moment.
                Fate::NotSaved if self.kept && number < self.forgotten => {}
                Fate::NotSaved => assert!(found == 0 || read, "{entry:?} is in\n{text}"),
                Fate::Unknown | Fate::InDoubt => {}
            }
        }
        let (standing, _) = self.disk.edits();
        for edit in standing {
            assert!(self.lost || everything.contains(&edit), "{edit:?} is lost; in\n{everything}");
        }
    }
}

/// Runs once; what went wrong, if anything did.
fn run(seed: u64, logged: bool) -> Option<String> {
    let mut run = Run::new(seed);
    if logged {
        run.disk.log();
    }
    let disk = run.disk.clone();
    let done = std::panic::catch_unwind(AssertUnwindSafe(|| {
        for _ in 0..1 + run.dice.below(3) {
            run.sitting();
        }
        run.check();
    }));
    done.err()
        .map(|_| format!("run {seed}: BOLLN_FROM={seed} BOLLN_RUNS=1 runs it again, with all calls\n{}", disk.logged()))
}

#[test]
fn nothing_confirmed_is_lost_and_nobodys_edit() {
    let number = |name: &str, otherwise: u64| std::env::var(name).map_or(otherwise, |number| number.parse().unwrap());
    let (from, runs) = (number("BOLLN_FROM", 0), number("BOLLN_RUNS", 500));
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || {
                for seed in (from + thread..from + runs).step_by(threads as usize) {
                    let wrong = run(seed, runs == 1);
                    assert_eq!(wrong, None);
                }
            });
        }
    });
}
