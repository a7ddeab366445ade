//! Cuts the text of a session at its events.
//!
//! The TOML parser builds a tree of everything it is given, which for a large file is many times the file's size. Events are
//! therefore handed to it one by one: the lexer of the same parser finds where each `[[events]]` begins. A file that is not
//! written as a head followed by `[[events]]` tables (TOML allows other ways) is parsed as a whole.

use std::ops::Range;

use toml::de::{DeTable, DeValue};
use toml_parser::Source;
use toml_parser::lexer::TokenKind;

use super::flaw::{Flaw, Mistake, Wrong};
use super::value::{Fields, Spanned};

/// A session's text, cut up.
pub struct Pieces<'t> {
    /// What stands above the events.
    pub head: Piece<'t>,
    /// The events.
    pub events: Events<'t>,
    /// Where the text ends.
    end: usize,
}

/// A part of the text that is TOML by itself.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'t> {
    /// The text.
    pub text: &'t str,
    /// Where it begins in the whole text.
    pub start: usize,
}

/// The events of a session.
pub enum Events<'t> {
    /// Each by itself.
    Apart(Vec<Piece<'t>>),
    /// As one tree, for files that are written in another way; the head is the tree's root.
    Together(Spanned<DeTable<'t>>),
}

impl<'t> Pieces<'t> {
    /// Reads the keys of the head.
    ///
    /// # Errors
    /// What is wrong with its syntax; what `read` refuses.
    pub fn head<R, E: From<Mistake>>(&self, read: impl FnOnce(Fields<'_>) -> Result<R, E>) -> Result<R, E> {
        match &self.events {
            Events::Together(root) => read(Fields::new(root.get_ref(), 0, 0..0)),
            Events::Apart(_) => read(Fields::new(self.head.parse()?.get_ref(), 0, 0..0)),
        }
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        match &self.events {
            Events::Apart(pieces) => pieces.len(),
            Events::Together(root) => events_of(root).map_or(0, <[_]>::len),
        }
    }

    /// Whether there is no event.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads each event in turn: its number (from 1) and its keys, or why it cannot be read.
    pub fn each(&self, mut read: impl FnMut(u32, Result<Fields<'_>, Mistake>, Range<usize>)) {
        match &self.events {
            Events::Apart(pieces) => {
                for (number, piece) in (1..).zip(pieces) {
                    let span = piece.start..piece.start + piece.text.len();
                    match piece.parse() {
                        Ok(root) => read(number, last_event(&root, piece.start), span),
                        Err(mistake) if span.end == self.end => read(number, Err(piece.cut_off(mistake)), span),
                        Err(mistake) => read(number, Err(mistake), span),
                    }
                }
            }
            Events::Together(root) => {
                for (number, event) in (1..).zip(events_of(root).unwrap_or_default()) {
                    let span = extent(event);
                    read(number, fields_of(event, 0, span.clone()), span);
                }
            }
        }
    }
}

impl<'t> Piece<'t> {
    /// The piece as a tree.
    ///
    /// # Errors
    /// What is wrong with its syntax.
    pub fn parse(&self) -> Result<Spanned<DeTable<'t>>, Mistake> {
        parse(self.text, self.start)
    }

    /// A mistake of the last event: where the text breaks off, the event was only half written.
    fn cut_off(&self, mistake: Mistake) -> Mistake {
        let whole = self.text.trim_end_matches(['\n', '\r', ' ', '\0']);
        let end = self.start + whole.len();
        let breaks_off = if self.text.ends_with('\n') { mistake.span.start >= end } else { mistake.span.end >= end };
        match mistake.wrong {
            Wrong::Format(Flaw::Syntax { .. } | Flaw::Unclosed { .. }) if breaks_off => {
                Mistake::new(mistake.span, Flaw::HalfWritten {})
            }
            _ => mistake,
        }
    }
}

/// So many words and signs a head or an event may have, or the whole where it is one tree: the tree takes about two hundred bytes for
/// each. That is more than seventy thousand events in one list.
const MOST_TOKENS: usize = 500_000;
/// So many there may be with remarks, blanks and line ends, which are only passed over.
const MOST_WITH_REMARKS: usize = 2_000_000;

/// Whether a text is too much for one tree.
fn is_too_large(text: &str) -> bool {
    if text.len() <= MOST_TOKENS {
        return false;
    }
    let (mut all, mut kept) = (0, 0);
    Source::new(text).lex().any(|token| {
        let is_passed_over = matches!(token.kind(), TokenKind::Newline | TokenKind::Whitespace | TokenKind::Comment);
        (all, kept) = (all + 1, kept + usize::from(!is_passed_over));
        kept > MOST_TOKENS || all > MOST_WITH_REMARKS
    })
}

fn parse(text: &str, start: usize) -> Result<Spanned<DeTable<'_>>, Mistake> {
    if is_too_large(text) {
        return Err(Mistake::new(start..start, Flaw::TooLarge {}));
    }
    DeTable::parse(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let at = text.get(span.start..).and_then(|rest| rest.chars().next());
        let is_bare_key = at.is_some_and(|c| !c.is_ascii()) && error.message().contains("key");
        let (span, flaw) = if is_bare_key {
            (whole_key(text, span.start), Flaw::KeyNeedsQuotes {})
        } else if let Some((end, sign)) = unclosed(text, span.start) {
            (end..end, Flaw::Unclosed { sign })
        } else {
            (span, Flaw::Syntax { what: in_a_word(error.message()) })
        };
        Mistake::new(span.start + start..span.end + start, flaw)
    })
}

/// What the parser's message says, in a word of ours.
fn in_a_word(message: &str) -> &'static str {
    let says = |text: &str| message.contains(text);
    match () {
        () if says("duplicate key") => "twice",
        () if says("missing comma") => "comma",
        () if says("missing assignment") || says("expected `=`") => "equals",
        () if says("missing value") => "value",
        () if says("string") && says("expected") => "quote",
        () => "other",
    }
}

/// The bracket or brace that was still open when a line ended before this place, and where that line's last sign ends.
fn unclosed(text: &str, at: usize) -> Option<(usize, &'static str)> {
    let (mut open, mut last, mut line_ended) = (Vec::new(), 0, false);
    for token in Source::new(text.get(..at)?).lex() {
        match token.kind() {
            TokenKind::Newline => line_ended = true,
            TokenKind::Whitespace | TokenKind::Comment | TokenKind::Eof => {}
            kind => {
                match kind {
                    TokenKind::LeftCurlyBracket => open.push("}"),
                    TokenKind::LeftSquareBracket => open.push("]"),
                    TokenKind::RightCurlyBracket | TokenKind::RightSquareBracket => drop(open.pop()),
                    _ => {}
                }
                (last, line_ended) = (token.span().end(), false);
            }
        }
    }
    open.last().filter(|_| line_ended).map(|sign| (last, *sign))
}

/// The bytes of the bare key around a place; the parser points at its first letter that needs quotes.
fn whole_key(text: &str, at: usize) -> Range<usize> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
    let (before, after) = text.split_at(at);
    at - (before.len() - before.trim_end_matches(is_part).len())..text.len() - after.trim_start_matches(is_part).len()
}

fn events_of<'r, 't>(root: &'r Spanned<DeTable<'t>>) -> Option<&'r [Spanned<DeValue<'t>>]> {
    root.get_ref().get("events")?.get_ref().as_array().map(|array| &array[..])
}

fn last_event<'r>(root: &'r Spanned<DeTable<'_>>, start: usize) -> Result<Fields<'r>, Mistake> {
    match events_of(root).and_then(<[_]>::last) {
        Some(event) => {
            let span = extent(event);
            fields_of(event, start, span.start + start..span.end + start)
        }
        None => Err(Mistake::new(start..start + 1, Flaw::EventsNotTables {})),
    }
}

/// The keys of an event; `span` shows it in the whole text, `start` is where the text of its piece begins.
fn fields_of<'r>(event: &'r Spanned<DeValue<'_>>, start: usize, span: Range<usize>) -> Result<Fields<'r>, Mistake> {
    match event.get_ref() {
        DeValue::Table(table) => Ok(Fields::new(table, start, span)),
        _ => Err(Mistake::new(span, Flaw::EventsNotTables {})),
    }
}

/// The bytes of a value; a table that was opened by a header shows only that header, so its keys' values are added.
fn extent(value: &Spanned<DeValue<'_>>) -> Range<usize> {
    let span = value.span();
    let DeValue::Table(table) = value.get_ref() else { return span };
    table.iter().map(|(_, value)| extent(value)).fold(span, |all, part| all.start..all.end.max(part.end))
}

/// Cuts a text at its events.
///
/// # Errors
/// What is wrong with the syntax, where the text must be parsed as a whole; more events than can be numbered.
pub fn split(text: &str) -> Result<Pieces<'_>, Mistake> {
    let Some(starts) = event_starts(text) else { return whole(text) };
    let head_end = starts.first().copied().unwrap_or(text.len());
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let pieces: Option<Vec<Piece<'_>>> = starts
        .iter()
        .zip(ends)
        .map(|(start, end)| text.get(*start..end).map(|text| Piece { text, start: *start }))
        .collect();
    let head = text.get(..head_end).map(|text| Piece { text, start: 0 });
    match (head, pieces) {
        (Some(head), Some(pieces)) if u32::try_from(pieces.len()).is_ok() => {
            Ok(Pieces { head, events: Events::Apart(pieces), end: text.len() })
        }
        _ => Err(Mistake::new(0..0, Flaw::TooLarge {})),
    }
}

/// Parses a text as one tree.
///
/// # Errors
/// What is wrong with the syntax, wherever it is.
pub fn whole(text: &str) -> Result<Pieces<'_>, Mistake> {
    let root = parse(text, 0)?;
    if let Some(events) = root.get_ref().get("events")
        && events.get_ref().as_array().is_none()
    {
        return Err(Mistake::new(events.span(), Flaw::EventsNotTables {}));
    }
    Ok(Pieces { head: Piece { text, start: 0 }, events: Events::Together(root), end: text.len() })
}

/// Where each `[[events]]` begins; nothing if the text has another form than a head followed by such tables.
fn event_starts(text: &str) -> Option<Vec<usize>> {
    let mut starts = Vec::new();
    let mut tokens = Source::new(text).lex().peekable();
    let mut depth = 0_i32;
    let mut at_line_start = true;
    while let Some(token) = tokens.next() {
        let begins = at_line_start && depth == 0;
        match token.kind() {
            TokenKind::Newline => at_line_start = true,
            TokenKind::Whitespace | TokenKind::Comment => {}
            TokenKind::LeftSquareBracket if begins => {
                let start = token.span().start();
                let mut name = String::new();
                let mut brackets = 1;
                while let Some(part) = tokens.next_if(|part| part.kind() != TokenKind::Newline) {
                    match part.kind() {
                        TokenKind::LeftSquareBracket if name.is_empty() => brackets += 1,
                        TokenKind::Whitespace
                        | TokenKind::LeftSquareBracket
                        | TokenKind::RightSquareBracket
                        | TokenKind::Comment
                        | TokenKind::Eof => {}
                        TokenKind::BasicString | TokenKind::LiteralString if name.is_empty() => return None,
                        _ => name.push_str(text.get(part.span().start()..part.span().end())?),
                    }
                }
                let of_events = name == "events" || name.starts_with("events.");
                // The text breaks off within the header of an event.
                if "[[events]]".starts_with(text.get(start..)?) {
                    starts.push(start);
                    break;
                }
                match (brackets, of_events, starts.is_empty()) {
                    (2, true, _) if name == "events" => starts.push(start),
                    (_, true, true) | (_, false, false) => return None,
                    (_, true, false) | (_, false, true) => {}
                }
                at_line_start = false;
            }
            kind => {
                let is_events = || text.get(token.span().start()..token.span().end()) == Some("events");
                let quoted = matches!(kind, TokenKind::BasicString | TokenKind::LiteralString);
                if begins && starts.is_empty() && (quoted || is_events()) {
                    return None;
                }
                match kind {
                    TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => depth += 1,
                    TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => depth -= 1,
                    _ => {}
                }
                at_line_start = false;
            }
        }
    }
    Some(starts)
}
