//! The slate as a drawing: chalk on slate, in SVG. The five strokes of the X are its middle and its four arms; what is erased
//! leaves a trace, as it does on a real one.

use std::io::{self, Write};

use askama::Template;
use unicode_width::UnicodeWidthStr;

use super::hand::{self, CAPITAL};
use super::text::shortened;
use super::{plain, speech};
use crate::page::{Block, Cell, Page, Role, Slate};
use crate::say;
use crate::words::Words;

/// The field of one player.
const WIDTH: f64 = 190.0;
const HEIGHT: f64 = 236.0;
/// The field of one amount.
const LOW: f64 = 100.0;
/// The picture to share, its frame, and what the fields have of it.
const PICTURE: (f64, f64) = (1200.0, 630.0);
const FRAME: f64 = 40.0;
const TOP: f64 = 150.0;
/// More blobs than this are a number.
const MOST_BLOBS: u32 = 16;
/// Blobs in a row.
const ROW: u32 = 8;

/// The slates of a table, on a page.
#[derive(Debug, Template)]
#[template(path = "slates.html", config = "src/render/askama.toml")]
pub struct Slates {
    title: String,
    fields: Vec<Field>,
}

/// The slates, or the balances, as a picture to share.
#[derive(Debug, Template)]
#[template(path = "slate.svg", config = "src/render/askama.toml")]
struct Picture {
    title: Text,
    lead: Text,
    fields: Vec<Field>,
    size: f64,
}

/// The part of the slate that is one player's.
#[derive(Debug, Default, Template)]
#[template(path = "field.svg", config = "src/render/askama.toml")]
struct Field {
    /// What a screen reader says of it.
    spoken: String,
    x: f64,
    y: f64,
    name: Text,
    remark: Text,
    winner: bool,
    amount: Option<Text>,
    /// Strokes that were erased, and those that are left.
    ghosts: String,
    strokes: String,
    blobs: Vec<(f64, f64)>,
    /// How many blobs there are, where they are too many to draw.
    many: Option<Text>,
}

/// A text in chalk: by hand, or in a font where it has letters that the hand does not write.
#[derive(Debug, Default, Template)]
#[template(path = "chalked.svg", config = "src/render/askama.toml")]
struct Text {
    x: f64,
    y: f64,
    scale: f64,
    strokes: Option<String>,
    text: String,
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

/// Writes the picture to share: who has won, and the slates or balances of a page.
///
/// # Errors
/// What the writer refuses.
pub fn write(page: &Page<'_>, words: &Words, mut out: impl Write) -> io::Result<()> {
    let mut fields: Vec<Field> = Vec::new();
    let mut balances: Vec<Field> = Vec::new();
    for section in page.sections.iter() {
        for block in &section.blocks {
            match block {
                Block::Slates(slates) => {
                    fields.extend((fields.len()..).zip(slates).map(|(at, slate)| Field::new(slate, at, words)));
                }
                Block::Table(table) if table.id == "balances" => {
                    balances.extend(table.rows.iter().filter_map(|row| Field::of_amount(&row, words)));
                }
                Block::Text(_) | Block::Lines(_) | Block::Table(_) | Block::Chart(_) | Block::Rules(_) => {}
            }
        }
    }
    let mut height = HEIGHT;
    if fields.is_empty() {
        fields = balances;
        height = LOW;
    }
    let size = spread(&mut fields, height);
    let title = Text::new(&legal(&page.title), PICTURE.0 / 2.0, 92.0, 2.6, PICTURE.0 - 3.0 * FRAME);
    let lead = legal(page.lead.as_deref().unwrap_or_default());
    let lead = Text::new(&lead, PICTURE.0 / 2.0, 138.0, 1.6, PICTURE.0 - 3.0 * FRAME);
    Picture { title, lead, fields, size }.write_into(&mut out)
}

/// Puts the fields into rows so that they are as large as the picture allows, and gives their size.
fn spread(fields: &mut [Field], height: f64) -> f64 {
    let room = (PICTURE.0 - 2.0 * FRAME, PICTURE.1 - TOP - FRAME);
    let size_of = |rows: usize| {
        let in_a_row = fields.len().div_ceil(rows).max(1);
        (room.0 / (in_a_row as f64 * WIDTH)).min(room.1 / (rows as f64 * height))
    };
    let rows = (1..=fields.len().max(1)).max_by(|one, other| size_of(*one).total_cmp(&size_of(*other))).unwrap_or(1);
    let (size, in_a_row) = (size_of(rows), fields.len().div_ceil(rows).max(1));
    let top = TOP + (room.1 - rows as f64 * height * size) / 2.0;
    let left = (PICTURE.0 - in_a_row as f64 * WIDTH * size) / 2.0;
    for (place, field) in fields.iter_mut().enumerate() {
        field.x = left + (place % in_a_row) as f64 * WIDTH * size;
        field.y = top + (place / in_a_row) as f64 * height * size;
    }
    size
}

impl Slates {
    /// These slates.
    pub fn new(slates: &[Slate<'_>], words: &Words) -> Slates {
        let fields = slates.iter().enumerate().map(|(place, slate)| Field::new(slate, place, words));
        Slates { title: say!(words, "page-slates"), fields: fields.collect() }
    }
}

impl Field {
    fn new(slate: &Slate<'_>, place: usize, words: &Words) -> Field {
        let erased = STROKES.len().saturating_sub(slate.strokes.into());
        let drawn = |(number, lines): (usize, &&[Line])| {
            let lines = lines.iter().enumerate();
            lines.map(|(part, line)| chalk(*line, place * 31 + number * 7 + part)).collect::<String>()
        };
        let dot = |blob: u32| {
            let (in_row, row) = ((slate.blobs - blob / ROW * ROW).min(ROW), f64::from(blob / ROW));
            (WIDTH / 2.0 + f64::from(blob % ROW) * 22.0 - f64::from(in_row - 1) * 11.0, 195.0 + row * 20.0)
        };
        let many = slate.blobs > MOST_BLOBS;
        let number = many.then(|| Text::new(&format!("× {}", slate.blobs), WIDTH / 2.0 + 16.0, 203.0, 1.4, WIDTH));
        let (spoken, remark) = (plain::slate(slate, words), remark(slate, words));
        Field {
            name: Text::new(&name(slate.name), WIDTH / 2.0, 38.0, 1.7, WIDTH - 22.0),
            spoken: legal(&if remark.is_empty() { spoken } else { format!("{spoken}, {remark}") }),
            remark: Text::new(&remark, WIDTH / 2.0, 231.0, 0.95, WIDTH - 22.0),
            winner: slate.winner,
            ghosts: STROKES.iter().enumerate().take(erased).map(drawn).collect(),
            strokes: STROKES.iter().enumerate().skip(erased).map(drawn).collect(),
            blobs: if many { vec![(WIDTH / 2.0 - 26.0, 195.0)] } else { (0..slate.blobs).map(dot).collect() },
            many: number,
            ..Field::default()
        }
    }

    /// A name and an amount: the first two cells of a row.
    fn of_amount(row: &[Cell<'_>], words: &Words) -> Option<Field> {
        let (who, amount) = (speech::cell(row.first()?, words), speech::cell(row.get(1)?, words).replace('-', "−"));
        Some(Field {
            spoken: legal(&format!("{}: {amount}", speech::loosened(&who))),
            name: Text::new(&name(&who), WIDTH / 2.0, 32.0, 1.5, WIDTH - 22.0),
            amount: Some(Text::new(&amount, WIDTH / 2.0, 74.0, 2.1, WIDTH - 22.0)),
            ..Field::default()
        })
    }
}

impl Text {
    /// A text around a place, as large as it may be and not wider than its room.
    fn new(text: &str, middle: f64, baseline: f64, largest: f64, room: f64) -> Text {
        match hand::write(text) {
            Some(writing) => {
                let scale = largest.min(room / writing.width.max(1.0));
                let (x, y) = (middle - writing.width * scale / 2.0, baseline - CAPITAL * scale);
                Text { x, y, scale, strokes: Some(writing.strokes), text: String::new() }
            }
            None => {
                // A letter of a font is about as wide as two thirds of its height.
                let size = (largest * CAPITAL * 1.4).min(room / (0.66 * text.width().max(1) as f64));
                Text { x: middle, y: baseline, scale: size, strokes: None, text: text.to_owned() }
            }
        }
    }
}

fn name(name: &str) -> String {
    legal(&shortened(&speech::one_line(&speech::loosened(name)), 24, "…"))
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

/// The text without what XML cannot hold.
fn legal(text: &str) -> String {
    text.chars()
        .filter(|c| !matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}'))
        .collect()
}

/// A line as a hand draws it: a little bent, by a measure that depends on its number only.
fn chalk(((x1, y1), (x2, y2)): Line, number: usize) -> String {
    let bend = |salt: usize| ((number * 73 + salt * 41) % 17) as f64 / 4.0 - 2.0;
    let (cx, cy) = ((x1 + x2) / 2.0 + bend(1), (y1 + y2) / 2.0 + bend(2));
    let (x1, x2) = (x1 + bend(3) / 2.0, x2 + bend(4) / 2.0);
    format!("M{x1:.1} {y1:.1}Q{cx:.1} {cy:.1} {x2:.1} {y2:.1}")
}
