//! The pictures of the README are of the program's own output.

use std::fmt::Write;
use std::fs;

use assert_cmd::Command;

use crate::common::{repository, same_as_reviewed};

/// A terminal with these lines as a drawing: every column is as wide as in a terminal, whatever the font.
fn terminal(lines: &[&str]) -> String {
    const COLUMN: f64 = 8.4;
    const LINE: usize = 19;
    let columns = lines.iter().map(|line| line.chars().count()).max().unwrap();
    let (width, height) = ((columns as f64 * COLUMN) as usize + 40, lines.len() * LINE + 36);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#1d2224\"/>\n\
         <g fill=\"#ece8dc\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" style=\"white-space:pre\">\n"
    );
    for (number, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        let (y, length) = (number * LINE + 32, line.chars().count() as f64 * COLUMN);
        let text = line.replace('&', "&amp;").replace('<', "&lt;").replace(' ', "\u{a0}");
        writeln!(
            svg,
            "<text x=\"20\" y=\"{y}\" textLength=\"{length:.1}\" lengthAdjust=\"spacingAndGlyphs\">{text}</text>"
        )
        .unwrap();
    }
    svg + "</g>\n</svg>\n"
}

#[test]
fn the_slates_in_a_terminal() {
    for (lang, name) in [("en", "slates.svg"), ("de", "slates.de.svg")] {
        let sample = repository("sample-sessions/open-evening.toml");
        let run = Command::cargo_bin("bolln").unwrap().args(["--lang", lang, "score"]).arg(sample).output().unwrap();
        let shown = String::from_utf8(run.stdout).unwrap();
        let lines: Vec<&str> =
            shown.lines().take_while(|line| !line.contains("Sub-games") && !line.contains("Teilspiele")).collect();
        same_as_reviewed(&repository("docs/pictures").join(name), &terminal(&lines));
    }
}

#[test]
fn the_picture_of_the_page_is_small() {
    let size = fs::metadata(repository("docs/pictures/page.png")).unwrap().len();
    assert!((10_000..200_000).contains(&size), "{size} bytes; docs/pictures/make.sh makes it");
}
