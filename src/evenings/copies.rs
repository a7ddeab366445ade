//! Which files are one evening: a copy that was synced or renamed begins with the whole of the other, since a session is only ever
//! appended to. Two that begin at the same moment at the same table, and go on differently, are one evening too.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::Bound;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::source::Source;
use crate::store::record::Record;

/// An evening that is there twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twice {
    /// The file that is left out.
    pub source: Source,
    /// The file that counts: the longer one.
    pub of: PathBuf,
    /// Whether each has something that the other has not.
    pub differs: bool,
}

/// So many bytes of a file are looked at to see how it begins.
const BEGINNING: usize = 4096;

/// What a file is, and what stands above its events; nothing of what is no plain file or cannot be read.
pub fn beginning(source: &Source) -> (Option<Record>, String) {
    let is_file = fs::metadata(&source.path).is_ok_and(|about| about.is_file());
    let Some(bytes) = is_file.then(|| first_bytes(&source.path).ok()).flatten() else { return (None, String::new()) };
    let text = unix_lines(&String::from_utf8_lossy(&bytes)).into_owned();
    let head = text.split("\n[[events]]").next().unwrap_or_default().trim_end().to_owned();
    (Record::of(&text), head)
}

/// In one call as a rule: nothing is asked again before the file's end is near.
fn first_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; BEGINNING];
    let (mut file, mut len) = (File::open(path)?, 0);
    while let Some(rest) = bytes.get_mut(len..).filter(|rest| !rest.is_empty()) {
        match file.read(rest) {
            Ok(0) => break,
            Ok(more) => len += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    bytes.truncate(len);
    Ok(bytes)
}

fn unix_lines(text: &str) -> Cow<'_, str> {
    if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) }
}

/// Parts the sessions, each evening once, from settlements and from evenings that are there twice.
pub fn part(sources: Vec<Source>) -> (Vec<Source>, Vec<Source>, Vec<Twice>) {
    let beginnings: Vec<_> = sources.par_iter().map(beginning).collect();
    let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
    let (mut kept, mut settlements) = (Vec::with_capacity(sources.len()), Vec::new());
    for (source, (record, head)) in sources.into_iter().zip(beginnings) {
        match record {
            Some(Record::Settlement) => {
                settlements.push(source);
                continue;
            }
            // What lies in the program's own folder beside the sessions.
            Some(Record::Preset | Record::People) if !source.named => continue,
            Some(Record::Session | Record::Preset | Record::People) | None => {}
        }
        if !head.is_empty() {
            alike.entry(head).or_default().push(kept.len());
        }
        kept.push(Some(source));
    }
    let mut twice = Vec::new();
    for (head, places) in alike.into_iter().filter(|(_, places)| places.len() > 1) {
        one_evening(&head, &places, &mut kept, &mut twice);
    }
    twice.sort_by(|one: &Twice, other| one.source.key.cmp(&other.source.key));
    (kept.into_iter().flatten().collect(), settlements, twice)
}

/// Of files with the same head leaves one for each evening: the longest, of equal ones that with the shortest name.
fn one_evening(head: &str, places: &[usize], kept: &mut [Option<Source>], twice: &mut Vec<Twice>) {
    let same_moment = has_moment(head);
    let mut texts: Vec<(usize, String, Source)> = Vec::new();
    for place in places {
        let Some(source) = kept.get(*place).cloned().flatten() else { continue };
        let text = fs::read_to_string(&source.path).unwrap_or_default().replace("\r\n", "\n");
        texts.extend((!text.is_empty()).then_some((*place, text, source)));
    }
    let order = |(_, text, source): &(usize, String, Source)| {
        (std::cmp::Reverse(text.trim_end().len()), source.key.chars().count(), source.key.clone())
    };
    texts.sort_by_cached_key(order);
    // By their text, so that those that begin with another stand side by side; each with its place in the order.
    let mut counted: BTreeMap<String, (usize, PathBuf)> = BTreeMap::new();
    let mut first: Option<PathBuf> = None;
    for (place, text, source) in texts {
        let part = text.trim_end();
        let begin = counted
            .range::<str, _>((Bound::Included(part), Bound::Unbounded))
            .map_while(|(whole, of)| Some((whole.strip_prefix(part)?, of)));
        let whole = begin.filter(|(rest, _)| rest.trim_start_matches([' ', '\t']).is_empty() || rest.starts_with('\n'));
        let copy = whole.map(|(_, of)| of).min_by_key(|(place, _)| *place).map(|(_, of)| (of.clone(), false));
        let copy = copy.or_else(|| first.clone().filter(|_| same_moment).map(|of| (of, true)));
        match copy {
            Some((of, differs)) => {
                twice.push(Twice { source, of, differs });
                if let Some(left_out) = kept.get_mut(place) {
                    *left_out = None;
                }
            }
            None => {
                first.get_or_insert_with(|| source.path.clone());
                counted.insert(text, (counted.len(), source.path));
            }
        }
    }
}

/// Whether a head says to the minute when the evening began.
fn has_moment(head: &str) -> bool {
    let mut lines = head.lines().filter_map(|line| line.trim().strip_prefix("started"));
    lines.any(|value| value.split('#').next().is_some_and(|value| value.contains(':')))
}
