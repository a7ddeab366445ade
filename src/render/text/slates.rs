//! The slate: XII in chalk, of which strokes vanish in the order of D-3, with blobs beside the names.

use unicode_width::UnicodeWidthStr;

use crate::page::Slate;
use crate::render::slate::remark;
use crate::screen::Screen;

/// The seven strokes of XII in the order in which they are erased: the middle of the X, its four arms, the two Is. For each its
/// place on the slate: row, column, and how it is drawn, in Unicode and in ASCII.
const STROKES: [&[(usize, usize, char, char)]; 7] = [
    &[(1, 1, '╳', 'X')],
    &[(0, 0, '╲', '\\')],
    &[(0, 2, '╱', '/')],
    &[(2, 0, '╱', '/')],
    &[(2, 2, '╲', '\\')],
    &[(0, 4, '┃', '|'), (1, 4, '┃', '|'), (2, 4, '┃', '|')],
    &[(0, 6, '┃', '|'), (1, 6, '┃', '|'), (2, 6, '┃', '|')],
];

/// Columns of a slate without its frame.
const WIDTH: usize = 7;

/// Columns of the frame, and the one before the next slate.
const FRAME: usize = 5;

/// The chalk of a slate with so many strokes left: three lines of seven columns.
fn chalk(strokes: u8, unicode: bool) -> [String; 3] {
    let mut lines = [[' '; WIDTH]; 3];
    let erased = STROKES.len().saturating_sub(strokes.into());
    for (row, column, drawn, ascii) in STROKES.iter().skip(erased).copied().flatten() {
        if let Some(place) = lines.get_mut(*row).and_then(|line| line.get_mut(*column)) {
            *place = if unicode { *drawn } else { *ascii };
        }
    }
    lines.map(|line| line.iter().collect())
}

/// The blobs as they stand beside the name: dots, or a number where they are many.
fn blobs(count: u32, unicode: bool) -> String {
    let (dot, times) = if unicode { ("●", "×") } else { ("o", "x") };
    match count {
        0..=7 => dot.repeat(count as usize),
        _ => format!("{dot}{times}{count}"),
    }
}

/// The slates side by side, as many in a row as the screen holds, but two at least: long names are cut for that.
pub fn draw(slates: &[Slate<'_>], screen: &Screen) -> String {
    let room = usize::from(screen.width()) + 1;
    let inner = slates
        .iter()
        .flat_map(|slate| {
            [under_name(slate, usize::MAX, screen).width(), remark(slate, &screen.words).width(), WIDTH + 2]
        })
        .max()
        .unwrap_or(WIDTH + 2)
        .min((room / slates.len().clamp(1, 2)).saturating_sub(FRAME).max(WIDTH + 2));
    let in_a_row = (room / (inner + FRAME)).max(1);
    let rows = slates.chunks(in_a_row).map(|row| draw_row(row, inner, screen));
    rows.collect::<Vec<_>>().join("\n")
}

/// The name with the blobs beside it, in so many columns: it is the name that is cut.
fn under_name(slate: &Slate<'_>, columns: usize, screen: &Screen) -> String {
    let blobs = blobs(slate.blobs, screen.unicode);
    let name =
        shortened(slate.name, columns.saturating_sub(blobs.width() + usize::from(slate.blobs > 0)), mark(screen));
    format!("{name} {blobs}").trim_end().to_owned()
}

fn mark(screen: &Screen) -> &'static str {
    if screen.unicode { "…" } else { ".." }
}

fn draw_row(slates: &[Slate<'_>], inner: usize, screen: &Screen) -> String {
    let (corner, side, flat) =
        if screen.unicode { (["╭", "╮", "╰", "╯"], "│", "─") } else { (["+", "+", "+", "+"], "|", "-") };
    let edge = |left: &str, right: &str| format!("{left}{}{right}", flat.repeat(inner + 2));
    let framed = |text: &str| {
        let chalked = screen.heading(text);
        let space = inner.saturating_sub(text.width());
        format!("{side} {}{chalked}{} {side}", " ".repeat(space / 2), " ".repeat(space - space / 2))
    };
    let below = |text: &str| {
        let text = shortened(text, inner + 2, mark(screen));
        format!("  {text}{}", " ".repeat((inner + 2).saturating_sub(text.width())))
    };
    let line = |each: &dyn Fn(&Slate<'_>) -> String| {
        slates.iter().map(each).collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let mut lines = vec![line(&|_| edge(corner[0], corner[1]))];
    for row in 0..3 {
        lines.push(line(&|slate| framed(chalk(slate.strokes, screen.unicode).get(row).map_or("", String::as_str))));
    }
    lines.push(line(&|_| edge(corner[2], corner[3])));
    lines.push(line(&|slate| below(&under_name(slate, inner + 2, screen))));
    if slates.iter().any(|slate| !remark(slate, &screen.words).is_empty()) {
        lines.push(line(&|slate| below(&remark(slate, &screen.words))));
    }
    lines.join("\n")
}

/// The text, cut to a number of columns if it is wider; the mark says that something is missing.
pub fn shortened(text: &str, columns: usize, mark: &str) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let room = columns.saturating_sub(mark.width());
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let fitting = ends.map_while(|end| text.get(..end).filter(|part| part.width() <= room)).last();
    format!("{}{mark}", fitting.unwrap_or_default().trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D-3: first the middle of the X, then its four arms, then the two Is.
    #[test]
    fn d_3_strokes_vanish_in_order() {
        let rows: [(u8, [&str; 3]); 8] = [
            (7, [r"\ / | |", r" X  | |", r"/ \ | |"]),
            (6, [r"\ / | |", r"    | |", r"/ \ | |"]),
            (5, [r"  / | |", r"    | |", r"/ \ | |"]),
            (4, [r"    | |", r"    | |", r"/ \ | |"]),
            (3, [r"    | |", r"    | |", r"  \ | |"]),
            (2, [r"    | |", r"    | |", r"    | |"]),
            (1, [r"      |", r"      |", r"      |"]),
            (0, [r"       ", r"       ", r"       "]),
        ];
        for (strokes, want) in rows {
            assert_eq!(chalk(strokes, false), want.map(str::to_owned), "{strokes} strokes left");
        }
    }
}
