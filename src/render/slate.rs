//! The slate as a drawing: chalk on slate, in SVG. The five strokes of the X are its middle and its four arms; what is erased
//! leaves a trace, as it does on a real one.

use std::io::{self, Write};

use askama::Template;
use unicode_width::UnicodeWidthStr;

use super::text::shortened;
use super::{plain, speech};
use crate::page::{Block, Page, Role, Slate};
use crate::say;
use crate::words::Words;

/// The field of one player.
const WIDTH: usize = 190;
const HEIGHT: usize = 250;
/// The frame around all.
const FRAME: usize = 26;
/// Fields side by side.
const IN_A_ROW: usize = 4;
/// More blobs than this are a number.
const MOST_BLOBS: u32 = 16;
/// Blobs in a row.
const ROW: usize = 8;

/// Writes the slates of a page alone.
///
/// # Errors
/// What the writer refuses.
pub fn write(page: &Page<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    let blocks = page.sections.iter().flat_map(|section| &section.blocks);
    let slates = blocks.filter_map(|block| match block {
        Block::Slates(slates) => Some(slates.as_slice()),
        Block::Text(_) | Block::Lines(_) | Block::Table(_) | Block::Chart(_) | Block::Rules(_) => None,
    });
    Board::new(&slates.flatten().copied().collect::<Vec<_>>(), words).write_into(&mut out)
}

/// The slates of a table.
#[derive(Debug, Template)]
#[template(path = "slate.svg", config = "src/render/askama.toml")]
pub struct Board<'w> {
    words: &'w Words,
    fields: Vec<Field>,
    width: usize,
    height: usize,
}

/// The part of the slate that is one player's.
#[derive(Debug)]
struct Field {
    name: String,
    /// What a screen reader says of it.
    spoken: String,
    remark: String,
    winner: bool,
    x: usize,
    y: usize,
    /// Strokes that were erased, and those that are left.
    ghosts: String,
    strokes: String,
    blobs: Vec<(usize, usize)>,
    /// How many blobs there are, where they are too many to draw.
    many: Option<u32>,
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

impl<'w> Board<'w> {
    /// These slates, as many in a row as have room.
    pub fn new(slates: &[Slate<'_>], words: &'w Words) -> Board<'w> {
        let in_a_row = slates.len().clamp(1, IN_A_ROW);
        let fields = slates.iter().enumerate().map(|(place, slate)| {
            let (x, y) = (FRAME + place % in_a_row * WIDTH, FRAME + place / in_a_row * HEIGHT);
            Field::new(slate, place, (x, y), words)
        });
        let rows = slates.len().div_ceil(in_a_row);
        let fields = fields.collect();
        Board { words, fields, width: 2 * FRAME + in_a_row * WIDTH, height: 2 * FRAME + rows * HEIGHT }
    }

    fn title(&self) -> String {
        say!(self.words, "page-slates")
    }
}

impl Field {
    fn new(slate: &Slate<'_>, place: usize, (x, y): (usize, usize), words: &Words) -> Field {
        let erased = STROKES.len().saturating_sub(slate.strokes.into());
        let drawn = |(number, lines): (usize, &&[Line])| {
            let lines = lines.iter().enumerate();
            lines.map(|(part, line)| chalk(*line, place * 31 + number * 7 + part)).collect::<String>()
        };
        let (blobs, shown) = (slate.blobs, slate.blobs as usize);
        let dot = |blob: usize| {
            let in_row = (shown - blob / ROW * ROW).min(ROW);
            (WIDTH / 2 + blob % ROW * 22 - (in_row - 1) * 11, 200 + blob / ROW * 20)
        };
        let many = (blobs > MOST_BLOBS).then_some(blobs);
        let dots = if many.is_some() { vec![(WIDTH / 2 - 30, 200)] } else { (0..shown).map(dot).collect() };
        let spoken = plain::slate(slate, words);
        let remark = remark(slate, words);
        Field {
            name: shortened(&speech::one_line(slate.name), 24, "…"),
            spoken: if remark.is_empty() { spoken } else { format!("{spoken}, {remark}") },
            remark,
            winner: slate.winner,
            x,
            y,
            ghosts: STROKES.iter().enumerate().take(erased).map(drawn).collect(),
            strokes: STROKES.iter().enumerate().skip(erased).map(drawn).collect(),
            blobs: dots,
            many,
        }
    }

    /// The size of letters with which the name is as wide as the field at most.
    fn size(&self) -> usize {
        (270 / self.name.width().max(1)).clamp(9, 25)
    }
}

/// What is to be said of a player beside his slate.
pub fn remark(slate: &Slate<'_>, words: &Words) -> String {
    match slate.role {
        _ if slate.winner => say!(words, "slate-winner"),
        Some(Role::Dealer) => say!(words, "slate-dealer"),
        Some(Role::Forehand) => say!(words, "slate-forehand"),
        Some(Role::Out) => say!(words, "slate-out"),
        None => String::new(),
    }
}

/// A line as a hand draws it: a little bent, by a measure that depends on its number only.
fn chalk(((x1, y1), (x2, y2)): Line, number: usize) -> String {
    let bend = |salt: usize| ((number * 73 + salt * 41) % 17) as f64 / 4.0 - 2.0;
    let (cx, cy) = ((x1 + x2) / 2.0 + bend(1), (y1 + y2) / 2.0 + bend(2));
    let (x1, x2) = (x1 + bend(3) / 2.0, x2 + bend(4) / 2.0);
    format!("M{x1:.1} {y1:.1}Q{cx:.1} {cy:.1} {x2:.1} {y2:.1}")
}
