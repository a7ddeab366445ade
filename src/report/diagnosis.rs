//! A problem of a session for people: what is wrong, the line of the file with the place marked, the rule, and what to do.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::rules::fault::Arg;
use crate::say;
use crate::screen::Screen;
use crate::session::{Mistake, Names, Problem, Session};

/// So many bytes of a line are shown before its marked part, of it, and after it; columns count from there.
const LONGEST: usize = 2000;

/// The problem as a text of several lines.
pub fn told(problem: &Problem, file: &str, text: &str, session: Option<&Session>, screen: &Screen) -> String {
    let words = &screen.words;
    let none = Names::default();
    let names = session.map_or(&none, Session::names);
    let (what, help) = words.wrong(&problem.mistake.wrong, names);
    let rule = problem.mistake.wrong.rule();
    let title = match problem.event {
        Some(event) => say!(words, "problem-of-event", event = event, what = what),
        None => say!(words, "problem-of-head", what = what),
    };
    let label = words.find(&format!("part-{rule}"), &[]).unwrap_or_else(|| say!(words, "problem-rule", rule = rule));
    let bom = text.len() - text.strip_prefix('\u{feff}').unwrap_or(text).len();
    let span = shown(problem, text, bom);
    // Only the line is handed over, and of a very long one only a part: the renderer looks at all that it gets.
    let span = span.start..boundary(text, span.end.min(span.start + LONGEST));
    let first = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let last = text[span.end..].find('\n').map_or(text.len(), |at| span.end + at);
    let number = text[..first].matches('\n').count() + 1;
    let first = first.max(boundary(text, span.start.saturating_sub(LONGEST)));
    let last = last.min(boundary(text, span.end + LONGEST));
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
    renderer.term_width(screen.width().into()).render(&report)
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

/// The bytes to mark, on one line and within the text: the mistake's own; for an event as a whole, the trick, the line of the key or
/// the line of the name that shows it, or its first line.
fn shown(problem: &Problem, text: &str, bom: usize) -> Range<usize> {
    let Mistake { span, wrong } = &problem.mistake;
    let whole = boundary(text, span.start + bom)..boundary(text, span.end + bom);
    let part = text.get(whole.clone()).unwrap_or_default();
    if !part.trim_end().contains('\n') {
        return whole.start..whole.start + part.trim_end().len();
    }
    let args = wrong.args();
    let arg = |wanted: &str| args.iter().find(|(name, _)| *name == wanted).map(|(_, arg)| arg);
    let key = match arg("key") {
        Some(Arg::Text(key)) if wrong.key().is_empty() => key.as_str(),
        _ => wrong.key(),
    };
    let lines = lines_of(part, whole.start);
    // In a correction the version that holds stands last.
    let of_key = |key: &str| lines.iter().rfind(|line| is_of_key(&text[line.start..line.end], key)).cloned();
    let keyed = of_key(key).or_else(|| of_key("placing").filter(|_| key == "points"));
    if let (Some(line), Some(Arg::Number(trick))) = (&keyed, arg("trick"))
        && let Some(trick) = nth_text(text, line.start..whole.end, *trick)
    {
        return trick;
    }
    let named = || {
        let Some(Arg::Text(name)) = arg("name") else { return None };
        lines.iter().rfind(|line| text[line.start..line.end].contains(name.as_str())).cloned()
    };
    keyed.or_else(named).or(lines.first().cloned()).unwrap_or(whole.start..whole.start)
}

/// The lines of a part of the text without white space around them; empty ones and comments left out.
fn lines_of(part: &str, start: usize) -> Vec<Range<usize>> {
    let mut at = start;
    let mut lines = Vec::new();
    for line in part.split_inclusive('\n') {
        let bare = without_comment(line.trim());
        let from = at + (line.len() - line.trim_start().len());
        at += line.len();
        if !bare.is_empty() {
            lines.push(from..from + bare.len());
        }
    }
    lines
}

/// A line without the comment at its end: a `#` after an even number of quotes begins one.
fn without_comment(line: &str) -> &str {
    let is_comment = |at: usize| line.get(..at).is_some_and(|before| before.matches('"').count().is_multiple_of(2));
    let at = line.match_indices('#').map(|(at, _)| at).find(|at| is_comment(*at));
    line.get(..at.unwrap_or(line.len())).unwrap_or(line).trim_end()
}

/// Whether a line gives this key, as `key = …`, `key.NAME = …` or `[events.key]`; `points` is also `soloist_points` and its like.
fn is_of_key(line: &str, key: &str) -> bool {
    if key.is_empty() {
        return false;
    }
    let name = match line.strip_prefix('[') {
        Some(header) => header.trim_end_matches(']').rsplit('.').next().unwrap_or_default(),
        None => line.split(['=', '.']).next().unwrap_or_default(),
    };
    let name = name.trim();
    name == key || name.strip_suffix(key).is_some_and(|rest| rest.ends_with('_'))
}

/// The n-th text in double quotes (from 1) with its quotes.
fn nth_text(text: &str, within: Range<usize>, n: i64) -> Option<Range<usize>> {
    let start = within.start;
    let mut quotes = text.get(within)?.match_indices('"').map(|(at, _)| start + at);
    let before = usize::try_from(n).ok()?.checked_sub(1)? * 2;
    let (open, close) = (quotes.nth(before)?, quotes.next()?);
    let found = text.get(open..=close).filter(|found| !found.contains('\n'))?;
    Some(open..open + found.len())
}

/// The nearest place at or before this one where a character begins.
fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
