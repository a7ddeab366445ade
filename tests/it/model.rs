//! Whatever is typed in whatever order: what is saved is what was meant. A model keeps what was meant, beside it stand commands at
//! every question, answers that are taken back, lines that nobody can read, deals that are dropped and told again.

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::PathBuf;

use assert_cmd::Command;
use bolln::prompt::{Answer, Ask, Question};
use bolln::screen::Screen;
use bolln::words::Lang;

use crate::common::files;
use crate::draft::Draft;
use crate::generate::Dice;
use crate::sheet::played;
use crate::typing::{bare, events, script_by_event};

/// What is typed: a line, or Enter at every question of a correction, which is then confirmed.
#[derive(Clone, Debug)]
enum Step {
    Line(String),
    KeepAll,
}

/// Somebody who types these steps.
struct Player {
    steps: VecDeque<Step>,
    shown: String,
    meant: &'static str,
}

impl Ask for Player {
    fn once(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        self.shown.push_str(question.text);
        assert!(self.shown.len() < 1_000_000, "it does not end: {}", &self.shown[..20_000]);
        let line = match self.steps.pop_front() {
            None => return Ok(Answer::End),
            Some(Step::Line(line)) => line,
            Some(Step::KeepAll) if question.text.contains(self.meant) => "j".to_owned(),
            Some(Step::KeepAll) => {
                self.steps.push_front(Step::KeepAll);
                String::new()
            }
        };
        self.shown.push_str(&format!(" » {line}\n"));
        Ok(Answer::Text(line))
    }

    fn tell(&mut self, text: &str) -> io::Result<()> {
        self.shown.push_str(text);
        self.shown.push('\n');
        Ok(())
    }
}

/// What is typed for an evening, and how often something is saved by it.
struct Typed {
    steps: Vec<Step>,
    saves: usize,
}

/// Commands that only show, in both languages.
const SHOWS: &[&str] =
    &[":", "?", ":s", ":slates", ":d", ":spiele", ":help", ":hilfe", ":rules", ":regeln cameroon", ":w", ":warum"];
/// Commands whose last question is one for a text.
const TEXTS: &[&str] = &[":m", ":e", ":j", ":su", ":n"];

/// The lines of the events of an evening, with whatever else may be typed between them.
fn disturbed_steps(lines: &[Vec<String>], dice: &mut Dice, keeps: bool) -> Typed {
    let mut typed = Typed { steps: Vec::new(), saves: 0 };
    for event in lines {
        while dice.one_in(6) {
            // Begun and dropped; what was said of its dealer or level is said again.
            let until = 1 + dice.below(event.len());
            let (told, pending) = told(&event[..until], dice);
            if pending == 0 || until == event.len() {
                continue;
            }
            typed.steps.extend(told);
            let drops: &[&[&str]] = &[&[":u"], &[":zurück"], &[":undo 3"], &[":n", "j", "<"], &[":misdeal", "n", ":u"]];
            typed.steps.extend(drops[dice.below(drops.len())].iter().map(|line| Step::Line((*line).to_owned())));
        }
        typed.steps.extend(told(event, dice).0);
        typed.saves += 1;
        if dice.one_in(6) {
            // Taken back, and brought back or told again.
            typed.steps.push(Step::Line(":u".to_owned()));
            typed.saves += 2;
            match dice.one_in(2) {
                true => typed.steps.push(Step::Line(":r".to_owned())),
                false => typed.steps.extend(told(event, dice).0),
            }
        }
        if keeps && dice.one_in(8) {
            // Corrected to what it says.
            typed.steps.push(Step::Line(":c".to_owned()));
            typed.steps.extend([Step::KeepAll, Step::Line(String::new())]);
            typed.saves += 1;
        }
    }
    typed
}

/// The same as lines; nothing is corrected, since that is answered by what is asked.
pub fn disturbed(lines: &[Vec<String>], dice: &mut Dice) -> Vec<String> {
    let steps = disturbed_steps(lines, dice, false).steps.into_iter();
    steps
        .filter_map(|step| match step {
            Step::Line(line) => Some(line),
            Step::KeepAll => None,
        })
        .collect()
}

/// The lines of one event with what may stand between them, and how many of them were answers.
fn told(event: &[String], dice: &mut Dice) -> (Vec<Step>, usize) {
    let mut steps = Vec::new();
    let mut pending = 0;
    for (number, line) in event.iter().enumerate() {
        // Where a reason is asked for, what no command is called is a reason.
        let is_text = number + 1 == event.len() && event.iter().any(|line| TEXTS.contains(&line.as_str()));
        let mut say = |line: &str| steps.push(Step::Line(line.to_owned()));
        while dice.one_in(5) {
            match dice.below(4) {
                // One question back, and what was answered there is kept.
                0 if pending > 0 => ["<", ""].iter().for_each(|line| say(line)),
                // A command that would drop it, which is not meant; the question takes a command, too.
                1 if pending > 0 => [":m", ":s", "x", "n"].iter().for_each(|line| say(line)),
                2 if !is_text => say([":xyz", ":undoo", ":u x"][dice.below(3)]),
                _ => say(SHOWS[dice.below(SHOWS.len())]),
            }
        }
        say(line);
        pending = if line.starts_with(':') { pending } else { pending + 1 };
    }
    (steps, pending)
}

/// The sample evenings by event: the head, the lines and the event of each.
type Evening = (String, Vec<Vec<String>>, Vec<Draft>);

fn evenings() -> Vec<Evening> {
    let texts = files("sample-sessions", "toml").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let scripts = texts.map(|text| {
        let (head, lines, events) = script_by_event(&text);
        (head.to_owned(), lines, events)
    });
    scripts.collect()
}

/// Some events of an evening: what was before them, their lines, and what there is after them.
fn excerpt(evenings: &[Evening], dice: &mut Dice, most: usize) -> (String, Vec<Vec<String>>, Vec<String>) {
    let (head, lines, events) = &evenings[dice.below(evenings.len())];
    let from = dice.below(lines.len());
    let until = lines.len().min(from + 1 + dice.below(most));
    let before = events[..from].iter().map(|event| format!("\n{}", event.text())).collect::<String>();
    let wanted = events[..until].iter().map(|event| format!("{:?}", bare(event))).collect();
    (format!("{head}{before}"), lines[from..until].to_vec(), wanted)
}

fn meant(text: &str) -> Vec<String> {
    events(text).iter().map(|draft| format!("{:?}", bare(draft))).collect()
}

#[test]
fn whatever_is_typed_what_is_saved_is_what_was_meant() {
    const SEQUENCES: u64 = 2_000;
    let evenings = evenings();
    let screen = Screen::fixed(Lang::De, 90);
    for sequence in 0..SEQUENCES {
        let mut dice = Dice::new(sequence);
        let (before, lines, wanted) = excerpt(&evenings, &mut dice, 6);
        let typed = disturbed_steps(&lines, &mut dice, true);
        let mut player = Player { steps: typed.steps.into(), shown: String::new(), meant: "Soll es so sein?" };
        let (text, saves) = played(&before, &mut player, &screen);
        assert_eq!(meant(&text), wanted, "sequence {sequence}:\n{}", player.shown);
        assert_eq!(saves, typed.saves, "sequence {sequence}:\n{}", player.shown);
    }
}

#[test]
fn the_same_line_by_line_through_the_program() {
    const SEQUENCES: u64 = 100;
    let folder = tempfile::tempdir().unwrap();
    let evenings = evenings();
    for sequence in 0..SEQUENCES {
        let mut dice = Dice::new(1_000_000 + sequence);
        let (before, lines, wanted) = excerpt(&evenings, &mut dice, 4);
        let typed = disturbed(&lines, &mut dice);
        let file: PathBuf = folder.path().join(format!("{sequence}.toml"));
        fs::write(&file, before).unwrap();
        let lines = typed.iter().map(|line| format!("{line}\n"));
        let run = Command::cargo_bin("bolln")
            .unwrap()
            .args(["--lang", if sequence % 2 == 0 { "de" } else { "en" }, "play", "--deck", "french"])
            .arg(&file)
            .env("BOLLN_HOME", folder.path())
            .write_stdin(lines.collect::<String>())
            .assert()
            .success();
        let shown = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
        assert_eq!(meant(&fs::read_to_string(&file).unwrap()), wanted, "sequence {sequence}:\n{shown}");
    }
}
