//! The slate as a drawing: chalk on slate, in SVG. The five strokes of the X are its middle and its four arms; what is erased
//! leaves a trace, as it does on a real one.

use askama::Template;
use unicode_width::UnicodeWidthStr;

use crate::report::slate::cut;

/// The board of one player: width, and height with strokes or with an amount.
const WIDTH: usize = 190;
const TALL: usize = 236;
const LOW: usize = 118;
/// The frame around all.
const FRAME: usize = 26;
/// Boards side by side.
const IN_A_ROW: usize = 4;

/// The slates of a table.
#[derive(Debug, Template)]
#[template(path = "slate.svg", config = "src/export/askama.toml")]
pub struct Slates {
    title: String,
    boards: Vec<Board>,
    width: usize,
    height: usize,
}

/// The part of the slate that is one player's.
#[derive(Debug)]
pub struct Board {
    name: String,
    /// What a screen reader says of it.
    spoken: String,
    x: usize,
    y: usize,
    strokes: Vec<Stroke>,
    blobs: Vec<(usize, usize)>,
    /// How many blobs there are, where they are too many to draw.
    many: Option<u32>,
    amount: Option<String>,
}

/// A stroke of chalk.
#[derive(Debug)]
struct Stroke {
    path: String,
    erased: bool,
}

/// The seven strokes of XII in the order in which they are erased (D-3), each a line or two from point to point: the middle of
/// the X, its four arms, the two Is.
type Line = ((f64, f64), (f64, f64));
const STROKES: [&[Line]; 7] = [
    &[((22.0, 34.0), (42.0, 66.0)), ((42.0, 34.0), (22.0, 66.0))],
    &[((1.0, 0.0), (21.0, 33.0))],
    &[((63.0, 0.0), (43.0, 33.0))],
    &[((1.0, 100.0), (21.0, 67.0))],
    &[((63.0, 100.0), (43.0, 67.0))],
    &[((92.0, 0.0), (92.0, 100.0))],
    &[((122.0, 0.0), (122.0, 100.0))],
];

impl Slates {
    /// These boards, as many in a row as have room.
    pub fn new(title: String, mut boards: Vec<Board>) -> Slates {
        let in_a_row = boards.len().clamp(1, IN_A_ROW);
        let tall = boards.iter().any(|board| board.amount.is_none());
        let height = if tall { TALL } else { LOW };
        let rows = boards.len().div_ceil(in_a_row);
        for (place, board) in boards.iter_mut().enumerate() {
            board.x = FRAME + place % in_a_row * WIDTH;
            board.y = FRAME + place / in_a_row * height;
        }
        Slates { title, boards, width: 2 * FRAME + in_a_row * WIDTH, height: 2 * FRAME + rows * height }
    }
}

impl Board {
    /// With XII, of which some strokes are left, and blobs.
    pub fn of_strokes(place: usize, name: &str, left: u8, blobs: u32, spoken: String) -> Board {
        let erased = STROKES.len().saturating_sub(left.into());
        let strokes = STROKES.iter().enumerate().map(|(number, lines)| {
            let drawn = lines.iter().enumerate().map(|(part, line)| chalk(*line, place * 31 + number * 7 + part));
            Stroke { path: drawn.collect::<Vec<_>>().join(""), erased: number < erased }
        });
        let (strokes, shown) = (strokes.collect(), blobs as usize);
        let dot = |blob: usize| {
            let row_of = shown.saturating_sub(blob / 8 * 8).min(8);
            (WIDTH / 2 + blob % 8 * 20 - (row_of - 1) * 10, 194 + blob / 8 * 17)
        };
        let many = (blobs > 24).then_some(blobs);
        let dots = if many.is_some() { vec![(WIDTH / 2 - 34, 194)] } else { (0..shown).map(dot).collect() };
        Board { strokes, blobs: dots, many, ..Board::bare(name, spoken) }
    }

    /// With an amount of money.
    pub fn of_amount(name: &str, amount: String, spoken: String) -> Board {
        Board { amount: Some(amount), ..Board::bare(name, spoken) }
    }

    fn bare(name: &str, spoken: String) -> Board {
        let name = shortened(name, 24);
        Board { name, spoken, x: 0, y: 0, strokes: vec![], blobs: vec![], many: None, amount: None }
    }

    /// The size of letters with which a text is as wide as the board at most.
    fn size(&self, text: &str, most: usize) -> usize {
        (270 / text.width().max(1)).clamp(9, most)
    }
}

/// A line as a hand draws it: a little bent, by a measure that depends on its number only.
fn chalk(((x1, y1), (x2, y2)): Line, number: usize) -> String {
    let bend = |salt: usize| ((number * 73 + salt * 41) % 17) as f64 / 4.0 - 2.0;
    let (cx, cy) = ((x1 + x2) / 2.0 + bend(1), (y1 + y2) / 2.0 + bend(2));
    let (x1, x2) = (x1 + bend(3) / 2.0, x2 + bend(4) / 2.0);
    format!("M{x1:.1} {y1:.1}Q{cx:.1} {cy:.1} {x2:.1} {y2:.1}")
}

/// A name that has no more than so many columns.
pub fn shortened(name: &str, columns: usize) -> String {
    cut(name, columns, "…")
}
