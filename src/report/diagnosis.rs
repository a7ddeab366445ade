//! A problem of a session for people: what is wrong, the line of the file with the place marked, the rule, and what to do.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::say;
use crate::screen::Screen;
use crate::session::{Names, Problem, Session};

/// The problem as a text of several lines.
pub fn told(problem: &Problem, file: &str, text: &str, session: Option<&Session>, screen: &Screen) -> String {
    let words = &screen.words;
    let none = Names::default();
    let names = session.map_or(&none, |session| &session.names);
    let (what, help) = words.wrong(&problem.mistake.wrong, names);
    let rule = problem.mistake.wrong.rule();
    let title = match problem.event {
        Some(event) => say!(words, "problem-of-event", event = event, what = what),
        None => say!(words, "problem-of-head", what = what),
    };
    let label = words.find(&format!("part-{rule}"), &[]).unwrap_or_else(|| say!(words, "problem-rule", rule = rule));
    let bom = text.len() - text.strip_prefix('\u{feff}').unwrap_or(text).len();
    let span = shown(problem, text, bom);
    // Only the lines around the place are handed over: the renderer looks at all that it gets.
    let first = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let last = text[span.end..].find('\n').map_or(text.len(), |at| span.end + at);
    let number = text[..first].matches('\n').count() + 1;
    let marked = span.start - first..span.end - first;
    let snippet = Snippet::source(&text[first..last])
        .line_start(number)
        .path(file)
        .annotation(AnnotationKind::Primary.span(marked).label(label));
    let error = Level::ERROR.with_name(say!(words, "problem-error"));
    let mut report = vec![error.primary_title(title).element(snippet)];
    if !help.is_empty() {
        let level = Level::HELP.with_name(say!(words, "problem-help"));
        report.push(Group::with_title(level.secondary_title(help)));
    }
    let renderer = if screen.colour { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(screen.width.into()).render(&report)
}

/// The number of the line that shows the problem, from 1.
pub fn line(problem: &Problem, text: &str) -> usize {
    lines(std::slice::from_ref(problem), text).first().copied().unwrap_or(1)
}

/// The number of each problem's line, from 1; the text is gone through once, however many problems there are.
pub fn lines(problems: &[Problem], text: &str) -> Vec<usize> {
    let bom = text.len() - text.strip_prefix('\u{feff}').unwrap_or(text).len();
    let mut places: Vec<(usize, usize)> =
        problems.iter().map(|problem| shown(problem, text, bom).start).enumerate().collect();
    places.sort_unstable_by_key(|(_, at)| *at);
    let mut lines = vec![1; problems.len()];
    let (mut before, mut number) = (0, 1);
    for (place, at) in places {
        number += text[before..at].matches('\n').count();
        before = at;
        if let Some(line) = lines.get_mut(place) {
            *line = number;
        }
    }
    lines
}

/// The bytes to mark, on one line and within the text: the mistake's own; for an event as a whole, the line of the key that shows
/// it, or its first line.
fn shown(problem: &Problem, text: &str, bom: usize) -> Range<usize> {
    let span = &problem.mistake.span;
    let whole = boundary(text, span.start + bom)..boundary(text, span.end + bom);
    let part = text.get(whole.clone()).unwrap_or_default();
    if !part.trim_end().contains('\n') {
        return whole.start..whole.start + part.trim_end().len();
    }
    let key = problem.mistake.wrong.key();
    let mut at = whole.start;
    let mut first = None;
    let mut keyed = None;
    for line in part.split_inclusive('\n') {
        let bare = line.trim();
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        if bare.is_empty() || bare.starts_with('#') {
            continue;
        }
        first.get_or_insert(start..start + bare.len());
        let begins = |key: &str| bare.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with(['=', '.']));
        let headed = bare.starts_with('[') && bare.trim_end_matches(']').ends_with(&format!(".{key}"));
        // In a correction the version that holds stands last.
        if !key.is_empty() && (begins(key) || headed) {
            keyed = Some(start..start + bare.len());
        }
    }
    keyed.or(first).unwrap_or(whole.start..whole.start)
}

/// The nearest place at or before this one where a character begins.
fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
