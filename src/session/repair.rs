//! What of a damaged text can be kept: whole events, each with its number. Whether they go with the rules is another matter.

use std::ops::Range;

use super::flaw::Mistakes;
use super::head;
use super::log::Aside;
use super::split::{self, Events, Pieces};
use super::value::Fields;
use super::write::{self, Item};
use crate::gate::{Form, passed};

/// A text in which only what can be read is left, and what is not.
#[derive(Debug)]
pub struct Mended {
    /// The text. What was left out stands in it as remarks.
    pub text: String,
    /// What was left out, in its order.
    pub lost: Vec<Lost>,
}

/// An event that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Its number among the events.
    pub event: u32,
    /// The line where it begins.
    pub line: usize,
    /// Whether nothing follows it that can be read: then it was most likely only half written.
    pub last: bool,
}

/// Mends a text; an event with this note takes the place of one that others follow, so that they keep their numbers.
///
/// # Errors
/// What is wrong with the head, without which nothing can be read.
pub fn repaired(text: &str, note: &str) -> Result<Mended, Mistakes> {
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    let pieces = cut(bare);
    let top = bare.get(..pieces.first().map_or(bare.len(), |piece| piece.start)).unwrap_or_default();
    split::split(top)?.head(|fields| head::read(&fields).map(drop))?;
    let mut mended = Mended { text: top.to_owned(), lost: Vec::new() };
    let last = pieces.iter().rposition(|piece| is_event(bare, piece));
    for (place, piece) in pieces.iter().enumerate() {
        let part = bare.get(piece.clone()).unwrap_or_default();
        if is_event(bare, piece) {
            mended.text.push_str(part);
            end_line(&mut mended.text);
            continue;
        }
        let follows = last.is_some_and(|last| last > place);
        let line = bare.get(..piece.start).unwrap_or_default().matches('\n').count() + 1;
        mended.lost.push(Lost { event: u32::try_from(place + 1).unwrap_or(u32::MAX), line, last: !follows });
        for line in part.trim_end_matches(|c: char| c.is_whitespace() || c == '\0').lines() {
            mended.text.push_str(format!("# {}", passed(line, Form::Text)).trim_end());
            mended.text.push('\n');
        }
        if follows {
            let note = vec![("note", Item::from(note))];
            mended.text.push_str(&write::event("[[events]]", "note", &Aside::default(), note));
            mended.text.push('\n');
        }
    }
    Ok(mended)
}

/// Where each event stands. What cannot be read as one event is cut again at every line that begins one, since damage within a
/// text in quotes or a list swallows all that follows.
fn cut(text: &str) -> Vec<Range<usize>> {
    let whole: Vec<Range<usize>> = match split::split(text).map(|pieces| pieces.events) {
        Ok(Events::Apart(pieces)) => pieces.iter().map(|piece| piece.start..piece.start + piece.text.len()).collect(),
        Ok(Events::Together(_)) => return Vec::new(),
        Err(_) => std::iter::once(0..text.len()).collect(),
    };
    let parts =
        whole.into_iter().flat_map(|piece| if is_event(text, &piece) { vec![piece] } else { at_lines(text, piece) });
    let mut parts: Vec<Range<usize>> = parts.collect();
    // A damaged header ends the head all the same.
    let top_end = parts.first().map_or(text.len(), |first| first.start);
    if let Some(Ok(Pieces { events: Events::Apart(hidden), .. })) = text.get(..top_end).map(split::split)
        && let Some(first) = hidden.first()
    {
        parts.insert(0, first.start..top_end);
    }
    parts
}

fn at_lines(text: &str, piece: Range<usize>) -> Vec<Range<usize>> {
    let mut starts = Vec::new();
    let mut at = piece.start;
    for line in text.get(piece.clone()).unwrap_or_default().split_inclusive('\n') {
        if is_header(line) || (at == piece.start && at > 0) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([piece.end]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// Whether a line begins a table of a list, however its name is spelt.
fn is_header(line: &str) -> bool {
    let name = line.trim_start().strip_prefix("[[").and_then(|rest| rest.split_once("]]"));
    name.is_some_and(|(name, _)| {
        name == "events" || (line.trim().ends_with("]]") && !name.contains(['"', '\'', ',', '[']))
    })
}

/// Whether the bytes are one event of some kind, whatever else it says, and nothing beside it.
fn is_event(text: &str, piece: &Range<usize>) -> bool {
    let Some(Ok(pieces)) = text.get(piece.clone()).map(split::split) else { return false };
    if pieces.head(|fields| fields.only(&[&["events"]])).is_err() {
        return false;
    }
    let mut read = 0;
    let has_kind = |fields: Fields<'_>| fields.get("kind").is_some_and(|kind| kind.text().is_ok());
    pieces.each(|_, fields, _| read += if fields.is_ok_and(has_kind) { 1 } else { 2 });
    read == 1
}

fn end_line(text: &mut String) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;

    const HEAD: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n";

    fn event(note: &str) -> String {
        format!("[[events]]\nkind = \"misdeal\"\nnote = \"{note}\"\n\n")
    }

    #[test]
    fn whatever_is_damaged_the_others_keep_their_numbers() {
        let whole = format!("{HEAD}{}{}{}", event("one"), event("two"), event("three"));
        for (damage, with, lost) in [
            ("note = \"two\"", "note = \"two", &[(2, false)][..]),
            ("note = \"two\"", "note = \"\"\"two", &[(2, false)]),
            ("kind = \"misdeal\"\nnote = \"two\"", "\0\0\0\0", &[(2, false)]),
            ("note = \"one\"", "note = [", &[(1, false)]),
            ("note = \"three\"\n\n", "no", &[(3, true)]),
            ("[[events]]\nkind = \"misdeal\"\nnote = \"three\"\n\n", "[[ev", &[(3, true)]),
            (
                "[[events]]\nkind = \"misdeal\"\nnote = \"one\"",
                "[[e[vents]]\nkind = \"misdeal\"\nnote = \"one\"",
                &[(1, false)],
            ),
            (
                "[[events]]\nkind = \"misdeal\"\nnote = \"two\"",
                "[[eveots]]\nkind = \"misdeal\"\nnote = \"two",
                &[(2, false)],
            ),
            ("[[events]]\nkind = \"misdeal\"\nnote = \"three\"\n\n", "", &[]),
        ] {
            let text = whole.replace(damage, with);
            let mended = repaired(&text, "lost").unwrap();
            let found: Vec<(u32, bool)> = mended.lost.iter().map(|lost| (lost.event, lost.last)).collect();
            assert_eq!(found, lost, "{with}");
            let session = Session::read(&mended.text).unwrap();
            assert_eq!(session.problems(), [], "{}", mended.text);
            let half = lost.iter().filter(|(_, last)| *last).count();
            assert_eq!(session.len(), if with.is_empty() { 2 } else { 3 - half }, "{}", mended.text);
            assert!(lost.is_empty() || mended.text.contains("\n# [[e"), "{}", mended.text);
        }
        assert_eq!(repaired(&whole, "lost").unwrap().text, whole, "what is whole stays as it is");
        assert!(repaired(&whole.replace("game", "gme"), "lost").is_err());
    }

    /// However much of it the disk has, what was whole in it is kept.
    #[test]
    fn a_text_that_breaks_off_anywhere_is_mended() {
        let whole = format!("{HEAD}{}{}", event("one"), event("two"));
        for end in HEAD.len()..whole.len() {
            let mended = repaired(&whole[..end], "lost").unwrap();
            let session = Session::read(&mended.text).unwrap();
            assert_eq!(session.problems(), [], "{}", mended.text);
            assert!(session.len() + mended.lost.len() <= 2 && mended.lost.iter().all(|lost| lost.last));
        }
    }
}
