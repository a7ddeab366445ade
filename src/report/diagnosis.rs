//! A problem of a session for people: what is wrong, the line of the file with the place marked, the rule, and what to do.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::colours;
use crate::gate::{Form, passed};
use crate::say;
use crate::screen::Screen;
use crate::session::place::{self, boundary};
use crate::session::{Names, Problem, Session};

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
    let label = words.part(rule).unwrap_or_else(|| say!(words, "problem-rule", rule = rule));
    let span = shown(problem, text, names);
    // Only the line is handed over, and of a very long one only a part: the renderer looks at all that it gets.
    let span = span.start..boundary(text, span.end.min(span.start + LONGEST));
    let first = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let last = text[span.end..].find('\n').map_or(text.len(), |at| span.end + at);
    let number = text[..first].matches('\n').count() + 1;
    let first = first.max(boundary(text, span.start.saturating_sub(LONGEST)));
    let last = last.min(boundary(text, span.end + LONGEST));
    let marked = span.start - first..span.end - first;
    if screen.plain {
        let (text, before) = (&text[first..last], &text[first..span.start]);
        let (text, column) = (passed(text.trim_end(), Form::Text), before.chars().count() + 1);
        let place = say!(words, "aloud-problem", file = file, line = number, column = column, text = text.trim());
        let (error, why) = (say!(words, "problem-error"), say!(words, "problem-help"));
        let help = (!help.is_empty()).then(|| format!("{why}: {help}"));
        let lines = [Some(format!("{error}: {title} ({label})")), Some(place), help];
        return lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    }
    let snippet = Snippet::source(&text[first..last])
        .line_start(number)
        .path(passed(file, Form::Text).into_owned())
        .annotation(AnnotationKind::Primary.span(marked).label(label));
    let error = Level::ERROR.with_name(say!(words, "problem-error"));
    let mut report = vec![error.primary_title(title).element(snippet)];
    if !help.is_empty() {
        let level = Level::HELP.with_name(say!(words, "problem-help"));
        report.push(Group::with_title(level.secondary_title(help)));
    }
    let renderer = if screen.colour {
        let (error, rest) = (colours::ALERT, colours::HEADING);
        Renderer::styled().error(error).help(rest).line_num(rest).emphasis(rest).context(rest)
    } else {
        Renderer::plain()
    };
    renderer.term_width(screen.width().into()).render(&report)
}

/// The number of the line that shows the problem, from 1.
pub fn line(problem: &Problem, text: &str, names: &Names) -> usize {
    lines(std::slice::from_ref(problem), text, names).first().copied().unwrap_or(1)
}

/// The number of each problem's line, from 1; the text is gone through once, however many problems there are.
pub fn lines(problems: &[Problem], text: &str, names: &Names) -> Vec<usize> {
    let mut places: Vec<(usize, usize)> =
        problems.iter().map(|problem| shown(problem, text, names).start).enumerate().collect();
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

/// The bytes to mark, on one line and within the text.
fn shown(problem: &Problem, text: &str, names: &Names) -> Range<usize> {
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    let bom = text.len() - bare.len();
    let place = place::of(bare, &problem.mistake, names);
    place.start + bom..place.end + bom
}
