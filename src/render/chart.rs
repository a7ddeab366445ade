//! A chart of lines in SVG. The table beside it holds the same numbers.
//!
//! What is counted in whole numbers has a band for each, in which equal lines lie side by side; money has a line for each round amount.

use askama::Template;
use unicode_width::UnicodeWidthStr;

use super::text::shortened;
use crate::page::{Chart, Scale};
use crate::rules::dreeg::slate::Strokes;
use crate::rules::money::Money;
use crate::words::Words;

/// The size of the drawing, and of what surrounds the lines. It is drawn for a telephone, whose width it has in points, so that its
/// letters can be read there.
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 262.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 28.0;
const RIGHT: f64 = 112.0;
/// The room of a letter, of a line of text and of a number under the lines.
const LETTER: f64 = 8.5;
const TEXT: f64 = 16.0;
const NUMBER: f64 = 26.0;
/// The columns of a name beside its line.
const NAME: usize = 11;
/// Lines that are told apart by colour and dashes.
const LOOKS: usize = 12;
/// With more points than this they are not marked.
const MOST_DOTS: usize = 40;

/// A chart as it is drawn.
#[derive(Debug, Template)]
#[template(path = "chart.svg", config = "src/render/askama.toml")]
pub struct Drawing {
    title: String,
    left: f64,
    /// The height of a band; nothing where there is none.
    band: f64,
    /// Whether the scale has a nothing inside it that is worth a line.
    zero: Option<f64>,
    across: Vec<Mark>,
    along: Vec<Mark>,
    lines: Vec<Drawn>,
}

/// A place on the drawing, with what is written there.
#[derive(Debug)]
struct Mark {
    at: f64,
    text: String,
}

/// A line on the drawing.
#[derive(Debug)]
struct Drawn {
    look: usize,
    points: Vec<(f64, f64)>,
    dots: bool,
    /// Whether it reaches the last point, beside which its name stands.
    lasts: bool,
    label: f64,
    name: String,
}

impl Drawing {
    /// The drawing of a chart.
    pub fn new(chart: &Chart<'_>, words: &Words) -> Drawing {
        let values = || chart.lines.iter().flat_map(|line| line.values.iter().copied());
        let (least, most) = values().fold((0, 0), |(least, most), value| (value.min(least), value.max(most)));
        let (ticks, zero) = match chart.scale {
            Scale::Strokes => (whole(i128::from(Strokes::FULL.left())), None),
            Scale::Blobs => (whole(most.max(1)), None),
            Scale::Money(currency) => {
                let text = |units| words.number(Money::new(units), currency).replace('-', "−");
                (amounts(least, most).into_iter().map(|tick| (tick, text(tick))).collect(), Some(0))
            }
        };
        let plane = Plane::new(chart, &ticks);
        let across = ticks.iter().map(|(tick, text)| Mark { at: plane.y(*tick), text: text.clone() }).collect();
        let every = chart.points.len() / ((WIDTH - RIGHT - plane.left) / NUMBER) as usize + 1;
        let along = (1..).zip(&chart.points).filter(|(place, _)| place % every == 0);
        let along = along.map(|(place, number)| Mark {
            at: plane.x(place),
            text: number.map_or_else(|| "•".to_owned(), |number| number.to_string()),
        });
        Drawing {
            title: chart.title.clone(),
            left: plane.left,
            band: plane.band,
            zero: zero.map(|value| plane.y(value)),
            across,
            along: along.collect(),
            lines: plane.lines(chart),
        }
    }

    /// The points of a line, as SVG writes them.
    fn path(line: &&Drawn) -> String {
        line.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
    }
}

/// Where values stand on the drawing.
struct Plane {
    left: f64,
    steps: usize,
    range: (i128, i128),
    band: f64,
}

impl Plane {
    fn new(chart: &Chart<'_>, ticks: &[(i128, String)]) -> Plane {
        let longest = ticks.iter().map(|(_, text)| text.width()).max().unwrap_or(0);
        let ends = (ticks.first().map_or(0, |tick| tick.0), ticks.last().map_or(1, |tick| tick.0));
        let band = match chart.scale {
            Scale::Strokes | Scale::Blobs => (HEIGHT - TOP - BOTTOM) / ticks.len().max(1) as f64,
            Scale::Money(_) => 0.0,
        };
        Plane { left: 12.0 + LETTER * longest as f64, steps: chart.points.len().max(1), range: ends, band }
    }

    fn x(&self, place: usize) -> f64 {
        self.left + 6.0 + (WIDTH - RIGHT - self.left - 12.0) * place as f64 / self.steps as f64
    }

    /// The middle of a band, or the line of an amount.
    fn y(&self, value: i128) -> f64 {
        let (least, most) = self.range;
        let share = value.saturating_sub(least) as f64 / most.saturating_sub(least).max(1) as f64;
        HEIGHT - BOTTOM - self.band / 2.0 - share * (HEIGHT - BOTTOM - TOP - self.band)
    }

    fn lines(&self, chart: &Chart<'_>) -> Vec<Drawn> {
        let count = chart.lines.len().max(2) as f64;
        // Side by side, and inside the band.
        let apart = (self.band * 0.7 / (count - 1.0)).min(4.0);
        let drawn = chart.lines.iter().enumerate().map(|(number, line)| {
            let shift = (number as f64 - (chart.lines.len() as f64 - 1.0) / 2.0) * apart;
            let points = (line.start..).zip(&line.values).map(|(at, value)| (self.x(at), self.y(*value) + shift));
            let points: Vec<(f64, f64)> = points.collect();
            let lasts = line.start + line.values.len() > chart.points.len();
            let label = points.last().map_or(HEIGHT, |(_, y)| *y);
            let name = shortened(line.name, NAME, "…");
            Drawn { look: number % LOOKS, points, dots: chart.points.len() <= MOST_DOTS, lasts, label, name }
        });
        let mut drawn: Vec<Drawn> = drawn.collect();
        spread(&mut drawn);
        drawn
    }
}

/// Names at the ends of the lines, moved so that none covers another.
fn spread(lines: &mut [Drawn]) {
    let gap = TEXT.min((HEIGHT - TOP) / lines.len().max(1) as f64);
    let mut order: Vec<&mut Drawn> = lines.iter_mut().collect();
    order.sort_by(|one, other| one.label.total_cmp(&other.label));
    let mut least = TOP + 4.0;
    for line in &mut order {
        line.label = line.label.max(least);
        least = line.label + gap;
    }
    let mut most = HEIGHT - 8.0;
    for line in order.iter_mut().rev() {
        line.label = line.label.min(most);
        most = line.label - gap;
    }
}

/// The whole numbers from nothing on; with many, only every so many have a text.
fn whole(most: i128) -> Vec<(i128, String)> {
    let every = step(most / 12);
    (0..=most).map(|tick| (tick, if tick % every == 0 { tick.to_string() } else { String::new() })).collect()
}

/// Round amounts that hold the least and the most.
fn amounts(least: i128, most: i128) -> Vec<i128> {
    let step = step(most.saturating_sub(least) / 7);
    let (first, last) = (least.div_euclid(step), most.div_euclid(step) + i128::from(most.rem_euclid(step) > 0));
    (first..=last.max(first + 1)).map(|tick| tick * step).collect()
}

/// The next of 1, 2, 5, 10, 20, 50, … that is not less.
fn step(least: i128) -> i128 {
    let mut power = 1_i128;
    loop {
        for digit in [1, 2, 5] {
            if digit * power >= least {
                return digit * power;
            }
        }
        match power.checked_mul(10) {
            Some(next) => power = next,
            None => return power,
        }
    }
}
