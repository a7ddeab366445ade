//! Evenings played at a terminal: what is saved, what the screen shows, and how the program leaves.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::generate::Dice;
use crate::model::disturbed;
use crate::talk::Talk;
use crate::typing::{bare, events, script_by_event};

pub const FOUR: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
/// A line is asked for: the terminal is told to say what was pasted.
pub const PROMPT: &str = "\u{1b}[?2004h";

/// `bolln play` at a terminal of our own.
pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    pub master: Box<dyn MasterPty + Send>,
    pub talk: Talk,
    columns: u16,
}

impl Terminal {
    pub fn start(file: &Path, lang: &str, columns: u16) -> Terminal {
        let mut terminal = Terminal::of(spawn(file, lang, columns), columns);
        terminal.talk.expect(PROMPT);
        terminal
    }

    /// `bolln` alone, of somebody with this folder.
    pub fn alone(home: &Path, lang: &str, (columns, rows): (u16, u16)) -> Terminal {
        Terminal::of(run(&["--lang", lang], home, (columns, rows)), columns)
    }

    fn of((child, master): Running, columns: u16) -> Terminal {
        let reader = master.try_clone_reader().unwrap();
        let writer = master.take_writer().unwrap();
        Terminal { child, master, talk: Talk::new(writer, reader), columns }
    }

    /// Types a line in the place of what stands there, and waits for the next question.
    pub fn line(&mut self, line: &str) {
        self.talk.send(&format!("\u{15}{line}\r"));
        self.talk.expect(PROMPT);
    }

    /// Waits for the end: its exit code, and the screen as it was left.
    pub fn end(&mut self) -> (u32, vt100::Parser) {
        let start = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.exit_code();
            }
            assert!(
                start.elapsed() < Duration::from_secs(20),
                "it does not end: {}",
                String::from_utf8_lossy(&self.talk.seen())
            );
            std::thread::sleep(Duration::from_millis(5));
        };
        std::thread::sleep(Duration::from_millis(20));
        let mut parser = vt100::Parser::new(50, self.columns, 10_000);
        parser.process(&self.talk.seen());
        assert!(!parser.screen().hide_cursor(), "the cursor is hidden");
        (code, parser)
    }

    fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }
}

type Running = (Box<dyn Child + Send + Sync>, Box<dyn MasterPty + Send>);

/// The program at a new terminal.
fn spawn(file: &Path, lang: &str, columns: u16) -> Running {
    let args = ["--lang", lang, "play", "--deck", "french", file.to_str().unwrap()];
    run(&args, file.parent().unwrap(), (columns, 50))
}

fn run(args: &[&str], home: &Path, (cols, rows): (u16, u16)) -> Running {
    let pair = native_pty_system().openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bolln"));
    command.args(args);
    command.env("BOLLN_HOME", home);
    for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8")] {
        command.env(name, value);
    }
    (pair.slave.spawn_command(command).unwrap(), pair.master)
}

/// A file for a session that has not begun.
pub fn file(head: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, head).unwrap();
    (folder, file)
}

/// Plays a sample, with commands at its questions, an interrupt in the middle, and what was typed before that is kept.
fn whole_evening(sample: &str, lang: &str, columns: u16) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample-sessions").join(sample);
    let whole = fs::read_to_string(path).unwrap();
    let (head, lines, wanted) = script_by_event(&whole);
    let (_folder, file) = file(head);
    let mut terminal = Terminal::start(&file, lang, columns);
    let mut dice = Dice::new(u64::from(columns));
    let (before, after) = lines.split_at(lines.len() / 2);
    for line in disturbed(before, &mut dice) {
        terminal.line(&line);
    }
    terminal.talk.send("\u{3}");
    let (code, _) = terminal.end();
    assert_eq!(code, 130, "{sample} in {lang}");
    let mut terminal = Terminal::start(&file, lang, columns);
    for line in disturbed(after, &mut dice) {
        terminal.line(&line);
    }
    terminal.talk.send("\u{15}:quit\r");
    let (code, parser) = terminal.end();
    assert_eq!(code, 0, "{sample} in {lang}");
    for (number, row) in parser.screen().rows(0, columns).enumerate() {
        let wrapped = parser.screen().row_wrapped(number as u16);
        assert!(!wrapped, "{sample} in {lang}: a line is longer than the screen: {row}");
    }
    let saved = events(&fs::read_to_string(&file).unwrap());
    for (number, wanted) in wanted.iter().enumerate() {
        assert_eq!(saved.get(number).map(bare), Some(bare(wanted)), "{sample} in {lang}, event {}", number + 1);
    }
    assert_eq!(saved.len(), wanted.len());
}

#[test]
fn whole_games_of_dreeg_with_an_interrupt_and_a_resume_in_both_languages() {
    // All contracts, going down to two, outcomes, points and tricks.
    whole_evening("hirschen.toml", "de", 90);
    whole_evening("neustadt-race.toml", "en", 40);
}

#[test]
fn recorded_deals_and_seats_that_change_in_a_narrow_and_a_wide_window() {
    whole_evening("card-by-card.toml", "de", 40);
    whole_evening("a-seat-changes-hands.toml", "en", 90);
}

#[test]
fn evenings_of_herzblatt_in_both_languages() {
    whole_evening("herzblatt-coming-and-going.toml", "de", 40);
    whole_evening("muhr-contra-and-re.toml", "en", 90);
}

#[test]
fn corrections_at_the_terminal() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "de", 80);
    for line in ["52 31 25", "", "12 31 25 52", ":z", ":wi", ":be 2", "", "52 31 25 12", "j", "verzählt"] {
        terminal.line(line);
    }
    terminal.talk.send(":q\r");
    let (code, _) = terminal.end();
    assert_eq!(code, 0);
    let saved = events(&fs::read_to_string(&file).unwrap());
    assert_eq!(saved.len(), 2);
    assert_eq!(bare(&saved[0]), bare(&saved[1]));
}

#[test]
fn forty_columns_hold_every_line() {
    let head = "format = 1\ngame = \"dreeg\"\nplayers = [\"Käthe Müllerschön-Winterstein\", \"Bert\", \"李雷\", \"Zoe\u{308}\"]\n";
    let (_folder, file) = file(head);
    let mut terminal = Terminal::start(&file, "de", 40);
    for line in ["52 31 25", "", "?", "kä=40 b=40 zoë=20", "", ":spiele"] {
        terminal.line(line);
    }
    terminal.talk.send(":q\r");
    let (code, parser) = terminal.end();
    assert_eq!(code, 0);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 2);
    let shown = String::from_utf8(terminal.talk.seen()).unwrap();
    assert!(shown.contains("李雷"), "{shown}");
    for (number, row) in parser.screen().rows(0, 40).enumerate() {
        let wrapped = parser.screen().row_wrapped(number as u16);
        assert!(!wrapped, "a line is longer than the screen: {row}");
    }
}

#[test]
fn a_window_that_gets_narrower_gets_narrower_slates() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "de", 100);
    terminal.line("52 31 25 12");
    let before = terminal.talk.seen().len();
    terminal.master.resize(PtySize { rows: 50, cols: 40, pixel_width: 0, pixel_height: 0 }).unwrap();
    terminal.line("40 20 30 30");
    terminal.talk.send(":q\r");
    assert_eq!(terminal.end().0, 0);
    let shown = String::from_utf8(terminal.talk.seen()[before..].to_vec()).unwrap();
    let widest = shown.lines().filter(|line| line.contains('╭')).map(|line| line.trim_end().chars().count()).max();
    assert!(widest.is_some_and(|widest| widest <= 40), "{shown}");
}

#[test]
fn however_it_is_ended_the_cursor_is_there_and_no_deal_is_lost() {
    for way in ["INT", "TERM", "HUP", "Ctrl-C"] {
        let (_folder, file) = file(FOUR);
        let mut terminal = Terminal::start(&file, "en", 80);
        terminal.line("52 31 25 12");
        terminal.talk.send("40 3");
        terminal.talk.expect("left for");
        terminal.talk.expect("left for Cilli and Dora");
        match way {
            "Ctrl-C" => terminal.talk.send("\u{3}"),
            signal => terminal.signal(signal),
        }
        let (code, _) = terminal.end();
        assert_eq!(code, 130, "{way}");
        assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1, "{way}");
    }
}

#[test]
fn a_closed_terminal_ends_it() {
    let (_folder, file) = file(FOUR);
    let (mut child, master) = spawn(&file, "en", 80);
    let mut reader = master.try_clone_reader().unwrap();
    let mut writer = master.take_writer().unwrap();
    // Nobody else may hold the terminal, so it is read here until the first question.
    let mut until = |text: &str| {
        let (mut shown, mut bytes) = (String::new(), [0; 1024]);
        while !shown.contains(text) {
            let count = reader.read(&mut bytes).unwrap();
            shown.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    };
    until(PROMPT);
    writer.write_all(b"52 31 25 12\r").unwrap();
    until("Bert deals");
    drop((reader, writer, master));
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < Duration::from_secs(20), "it does not end");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1);
}

#[test]
fn what_was_pasted_does_not_answer_a_question_that_deletes() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "en", 80);
    // Three lines at once answer three questions.
    terminal.talk.send("52 31 25 12\r40 40 20 20\r30 40 20 30\r");
    terminal.talk.expect("Deal 3 counts");
    terminal.talk.expect(PROMPT);
    terminal.talk.send(":u 3\ry\ry\ry\r");
    terminal.talk.expect("These 3 are taken back");
    terminal.talk.expect(PROMPT);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 3);
    terminal.line("n");
    terminal.line(":u 2");
    terminal.line("y");
    terminal.talk.send(":q\r");
    assert_eq!(terminal.end().0, 0);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1);
}
