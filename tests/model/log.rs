//! Which events stand, in which order and which version: undo and redo, joined corrections, events put in.

use toml::Table;

use crate::keys::{Judged, Keys, ensure, need};

/// An event that stands: its number, from 1, and the version that holds.
pub type Standing = (usize, Table);

/// The events that stand, in the order in which they count, and what is wrong with the log itself.
pub fn standing(events: &[Table]) -> (Vec<Standing>, Vec<(usize, String)>) {
    let mut log = Log { events, kinds: Vec::new(), faults: Vec::new() };
    log.read_kinds();
    let taken_back = log.taken_back();
    let order = log.order(&taken_back);
    (order, log.faults)
}

struct Log<'a> {
    events: &'a [Table],
    kinds: Vec<&'a str>,
    faults: Vec<(usize, String)>,
}

impl<'a> Log<'a> {
    fn table(&self, number: usize) -> &'a Table {
        &self.events[number - 1]
    }

    fn kind(&self, number: usize) -> &'a str {
        self.kinds[number - 1]
    }

    fn note<T>(&mut self, number: usize, judged: Judged<T>) -> Option<T> {
        judged.map_err(|why| self.faults.push((number, why))).ok()
    }

    fn read_kinds(&mut self) {
        for number in 1..=self.events.len() {
            let keys = Keys(self.table(number));
            let kind = keys.text("kind").and_then(|kind| need(kind, "kind"));
            let kind = self.note(number, kind).unwrap_or("");
            self.kinds.push(kind);
        }
    }

    /// For each event, whether it is an entry that is taken back in the end.
    fn taken_back(&mut self) -> Vec<bool> {
        let mut done: Vec<Vec<usize>> = Vec::new();
        let mut undone: Vec<Vec<usize>> = Vec::new();
        for number in 1..=self.events.len() {
            let keys = Keys(self.table(number));
            match self.kind(number) {
                kind @ ("undo" | "redo") => {
                    self.note(number, keys.event(&[]));
                    let (from, to) = if kind == "undo" { (&mut done, &mut undone) } else { (&mut undone, &mut done) };
                    match from.pop() {
                        Some(change) => to.push(change),
                        None => self.faults.push((number, format!("undo: nothing to {kind}"))),
                    }
                }
                kind => {
                    undone.clear();
                    let says_so = kind == "correction" && keys.has("joined");
                    let joins = says_so
                        && keys.flag("joined").ok().flatten() == Some(true)
                        && number > 1
                        && self.kind(number - 1) == "correction";
                    self.note(number, ensure(joins || !says_so, "joined: with a correction just before"));
                    match done.last_mut() {
                        Some(change) if joins && change.last() == Some(&(number - 1)) => change.push(number),
                        _ => done.push(vec![number]),
                    }
                }
            }
        }
        let standing: Vec<usize> = done.concat();
        (1..=self.events.len()).map(|number| !standing.contains(&number)).collect()
    }

    fn order(&mut self, taken_back: &[bool]) -> Vec<Standing> {
        // The version that holds of each event, and what stands just before it.
        let mut versions: Vec<Option<Table>> = Vec::new();
        let mut put_in: Vec<Vec<usize>> = vec![Vec::new(); self.events.len()];
        for number in 1..=self.events.len() {
            versions.push(None);
            if taken_back[number - 1] {
                continue;
            }
            if self.kind(number) != "correction" {
                versions[number - 1] = Some(self.table(number).clone());
                continue;
            }
            let judged = self.correction(number, taken_back);
            match self.note(number, judged) {
                Some(Correction::Of(target, now)) => versions[target - 1] = now,
                Some(Correction::Before(target, now)) => {
                    versions[number - 1] = Some(now);
                    put_in[target - 1].push(number);
                }
                None => {}
            }
        }
        let mut order = Vec::new();
        for number in 1..=self.events.len() {
            if self.kind(number) == "correction" {
                continue;
            }
            for &at in put_in[number - 1].iter().chain([&number]) {
                order.extend(versions[at - 1].clone().map(|version| (at, version)));
            }
        }
        order
    }

    fn correction(&self, number: usize, taken_back: &[bool]) -> Judged<Correction> {
        let keys = Keys(self.table(number));
        keys.event(&["corrects", "before", "now", "reason", "joined"])?;
        let now = keys.table("now")?.cloned();
        if let Some(now) = &now {
            let kind = need(Keys(now).text("kind")?, "kind")?;
            ensure(!["correction", "undo", "redo"].contains(&kind), "correction: reads as a correction")?;
        }
        let earlier = 1..=number as i64 - 1;
        let aims = (keys.number("corrects", earlier.clone())?, keys.number("before", earlier)?);
        let (key, target) = match aims {
            (Some(target), None) => ("corrects", target as usize),
            (None, Some(target)) => ("before", target as usize),
            _ => return Err("correction: corrects or before".to_owned()),
        };
        ensure(!taken_back[target - 1], "correction: of what is taken back")?;
        match self.kind(target) {
            "undo" | "redo" => return Err("correction: of undo or redo".to_owned()),
            "correction" => {
                let puts_in = key == "corrects" && Keys(self.table(target)).has("before");
                ensure(puts_in, "correction: of a correction")?;
            }
            _ => {}
        }
        match (key, now) {
            ("corrects", now) => Ok(Correction::Of(target, now)),
            (_, Some(now)) => Ok(Correction::Before(target, now)),
            (_, None) => Err("correction: before needs now".to_owned()),
        }
    }
}

enum Correction {
    Of(usize, Option<Table>),
    Before(usize, Table),
}
