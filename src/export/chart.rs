//! A chart of lines, one a player, drawn in SVG; the table beside it holds the same numbers.

use askama::Template;

use super::slate::shortened;

/// The size of the drawing, and of what surrounds the lines.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 250.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 32.0;
const RIGHT: f64 = 128.0;

/// The chart.
#[derive(Debug, Template)]
#[template(path = "chart.svg", config = "src/export/askama.toml")]
pub struct Chart {
    title: String,
    under: String,
    labels: Vec<String>,
    left: f64,
    range: (i128, i128),
    ticks: Vec<(i128, String)>,
    lines: Vec<(String, Vec<i128>)>,
    /// How far lines are moved apart, so that equal ones are all seen.
    apart: f64,
}

/// A place on the drawing, with what is written there.
struct Mark<'a> {
    x: String,
    y: String,
    text: &'a str,
}

/// A line on the drawing.
struct Drawn {
    path: String,
    points: Vec<(String, String)>,
    end: String,
    label_y: String,
    name: String,
}

impl Chart {
    /// Of strokes left: 0 to 7. The labels stand under the points after the first.
    pub fn of_strokes(title: String, under: String, labels: Vec<String>) -> Chart {
        let ticks = (0..=7).map(|tick| (tick, tick.to_string())).collect();
        Chart { title, under, labels, left: 30.0, range: (0, 7), ticks, lines: Vec::new(), apart: 3.0 }
    }

    /// Of money in smallest units, between the least and the most; `write` gives the text of an amount.
    pub fn of_money(
        title: String,
        under: String,
        labels: Vec<String>,
        (least, most): (i128, i128),
        write: impl Fn(i128) -> String,
    ) -> Chart {
        let step = step(most.saturating_sub(least) / 7);
        let (first, last) = (least.div_euclid(step), most.div_euclid(step) + i128::from(most.rem_euclid(step) > 0));
        let ticks: Vec<(i128, String)> =
            (first..=last.max(first + 1)).map(|tick| (tick * step, write(tick * step))).collect();
        let longest = ticks.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0);
        let range = (first * step, last.max(first + 1) * step);
        let left = 14.0 + 7.5 * longest as f64;
        Chart { title, under, labels, left, range, ticks, lines: Vec::new(), apart: 0.0 }
    }

    /// Adds a player's line, beginning before the first deal.
    pub fn line(&mut self, name: &str, points: Vec<i128>) {
        self.lines.push((name.to_owned(), points));
    }

    fn x(&self, place: usize) -> f64 {
        let steps = self.labels.len().max(1);
        self.left + (WIDTH - RIGHT - self.left) * place as f64 / steps as f64
    }

    fn y(&self, value: i128) -> f64 {
        let (least, most) = self.range;
        let share = (value.saturating_sub(least)) as f64 / (most.saturating_sub(least)).max(1) as f64;
        HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
    }

    fn right(&self) -> String {
        short(WIDTH - RIGHT)
    }

    fn left(&self) -> String {
        short(self.left)
    }

    fn bottom(&self) -> String {
        short(HEIGHT - 4.0)
    }

    fn across(&self) -> impl Iterator<Item = Mark<'_>> {
        self.ticks.iter().map(|(tick, text)| Mark { x: short(self.left - 7.0), y: short(self.y(*tick)), text })
    }

    fn zero(&self) -> String {
        short(self.y(0))
    }

    /// The labels under the points, so many as have room.
    fn along(&self) -> impl Iterator<Item = Mark<'_>> {
        let every = self.labels.len() / 26 + 1;
        let labels = self.labels.iter().enumerate().filter(move |(place, _)| (place + 1) % every == 0);
        labels.map(|(place, text)| Mark { x: short(self.x(place + 1)), y: short(HEIGHT - BOTTOM + 15.0), text })
    }

    fn drawn(&self) -> Vec<Drawn> {
        let count = self.lines.len() as f64;
        let mut ends: Vec<(usize, f64)> = Vec::new();
        let mut drawn = Vec::new();
        for (number, (name, values)) in self.lines.iter().enumerate() {
            let shift = (number as f64 - (count - 1.0) / 2.0) * self.apart;
            let place = |(place, value): (usize, &i128)| (self.x(place), self.y(*value) + shift);
            let points: Vec<(f64, f64)> = values.iter().enumerate().map(place).collect();
            let shown: Vec<(String, String)> = points.iter().map(|(x, y)| (short(*x), short(*y))).collect();
            let path = shown.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
            let end = points.last().map_or(HEIGHT, |(_, y)| *y);
            ends.push((number, end));
            drawn.push(Drawn {
                path,
                points: shown,
                end: short(end),
                label_y: String::new(),
                name: shortened(name, 15),
            });
        }
        for (number, y) in spread(ends) {
            if let Some(line) = drawn.get_mut(number) {
                line.label_y = short(y);
            }
        }
        drawn
    }

    /// Whether each point is marked, which helps where there are few.
    fn dotted(&self) -> bool {
        self.labels.len() <= 40
    }
}

/// Names at the ends of the lines, moved so that none covers another.
fn spread(mut ends: Vec<(usize, f64)>) -> Vec<(usize, f64)> {
    let gap = 15.0_f64.min((HEIGHT - TOP) / ends.len().max(1) as f64);
    ends.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let mut least = TOP;
    for (_, y) in &mut ends {
        *y = y.max(least);
        least = *y + gap;
    }
    let mut most = HEIGHT - 8.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - gap;
    }
    ends
}

/// The next of 1, 2, 5, 10, 20, 50, … that is not less.
fn step(least: i128) -> i128 {
    let mut power = 1;
    loop {
        for digit in [1, 2, 5] {
            if digit * power >= least {
                return digit * power;
            }
        }
        power *= 10;
    }
}

/// A coordinate, short and the same everywhere.
fn short(number: f64) -> String {
    format!("{number:.1}")
}
