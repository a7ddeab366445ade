//! The line that is edited at a terminal, key by key; and tricks that are typed while the program is killed.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use portable_pty::PtySize;

use crate::generate::Dice;
use crate::play_terminal::{FOUR, PROMPT, Terminal, file};
use crate::talk::Talk;
use crate::typing::events;

/// What is saved after these keys at the first question.
fn after(keys: &str) -> (usize, String) {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "en", 80);
    terminal.talk.send(keys);
    terminal.talk.expect(PROMPT);
    terminal.talk.send(":quit\r");
    assert_eq!(terminal.end().0, 0);
    let shown = String::from_utf8(terminal.talk.seen()).unwrap();
    (events(&fs::read_to_string(&file).unwrap()).len(), shown)
}

#[test]
fn a_line_is_edited_with_the_usual_keys() {
    let (home, end, left, delete) = ("\u{1b}[H", "\u{1b}[F", "\u{1b}[D", "\u{1b}[3~");
    let rows = [
        format!("2 31 25 12{home}5\r"),
        format!("2 31 25 1{home}5{end}2\r"),
        format!("x52 31 25 12{home}{delete}\r"),
        "2 31 25 12\u{1}5\r".to_owned(),
        "2 31 25 1\u{1}5\u{5}2\r".to_owned(),
        "80 80 80\u{15}52 31 25 12\r".to_owned(),
        "52 31 25 99\u{17}12\r".to_owned(),
        format!("52 31 25 12 99{left}{left}{left}\u{b}\r"),
        "52 31 25 1x\u{7f}2\r".to_owned(),
        // Wide and combining letters are one letter each to Backspace.
        "李o\u{308}\u{7f}\u{7f}52 31 25 12\r".to_owned(),
        // What was pasted is one line.
        "\u{1b}[200~52 31\n25 12\u{1b}[201~\r".to_owned(),
    ];
    for keys in rows {
        let (deals, shown) = after(&keys);
        assert_eq!(deals, 1, "{keys:?}: {shown}");
    }
}

#[test]
fn a_hint_stands_dim_behind_the_line_and_what_was_refused_is_offered_again() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "en", 80);
    terminal.talk.send("52 31 25");
    terminal.talk.expect("\u{1b}[38;5;243m");
    terminal.talk.expect("Dora 12");
    // Refused for its sum, and mended with two keys.
    terminal.talk.send(" 13\r");
    terminal.talk.expect(PROMPT);
    terminal.talk.send("\u{7f}2\r");
    terminal.talk.expect("Deal 1 counts");
    terminal.talk.expect(PROMPT);
    // What was typed this evening comes back with the arrow; Tab completes names and commands.
    terminal.line("\u{1b}[A");
    terminal.talk.send(":und\t\r");
    terminal.talk.expect("Taken back");
    terminal.talk.expect(PROMPT);
    terminal.line(":outcome");
    terminal.talk.send("an\t>be\t>ci\t\r");
    terminal.talk.expect("Deal 2 counts");
    terminal.talk.expect(PROMPT);
    // Ctrl-D on an empty line leaves; on a line that is begun it does not.
    terminal.talk.send("5\u{4}\u{7f}\u{4}");
    assert_eq!(terminal.end().0, 0);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 2);
}

#[test]
fn leaving_asks_where_something_is_pending() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "en", 80);
    terminal.line("52 31 25");
    terminal.talk.send("\u{4}");
    terminal.talk.expect("Drop it?");
    terminal.talk.expect(PROMPT);
    terminal.line("n");
    terminal.line("y");
    terminal.talk.send("\u{4}");
    assert_eq!(terminal.end().0, 0);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1);
}

#[test]
fn a_window_that_is_resized_while_a_line_is_typed_keeps_the_line() {
    let (_folder, file) = file(FOUR);
    let mut terminal = Terminal::start(&file, "de", 100);
    terminal.talk.send("52 31");
    terminal.master.resize(PtySize { rows: 50, cols: 40, pixel_width: 0, pixel_height: 0 }).unwrap();
    std::thread::sleep(Duration::from_millis(50));
    terminal.talk.send(" 25 12\r");
    terminal.talk.expect(PROMPT);
    terminal.talk.send(":q\r");
    assert_eq!(terminal.end().0, 0);
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1);
}

#[test]
fn no_line_of_a_pipe_or_a_dumb_terminal_has_an_escape_sequence() {
    let (_folder, file) = file(FOUR);
    let run = Command::new(env!("CARGO_BIN_EXE_bolln"))
        .args(["--lang", "de", "play"])
        .arg(&file)
        .env("BOLLN_HOME", file.parent().unwrap())
        .env("TERM", "dumb")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(run.status.success() && !run.stdout.contains(&0x1b), "{}", String::from_utf8_lossy(&run.stdout));
}

#[test]
fn tricks_that_were_typed_are_offered_again_whenever_the_program_was_killed() {
    const MOMENTS: usize = 40;
    let mut dice = Dice::new(9);
    let mut offered = 0;
    for moment in 0..MOMENTS {
        let (_folder, file) = file(FOUR);
        let mut pack: Vec<String> = Vec::new();
        for suit in ["C", "S", "H", "D"] {
            pack.extend(["A", "T", "K", "O", "U", "9"].map(|rank| format!("{suit}{rank}")));
        }
        let cards: Vec<String> = (0..24).map(|_| pack.swap_remove(dice.below(pack.len()))).collect();
        let lines: Vec<String> = cards.chunks(1 + dice.below(4)).map(|cards| cards.join(" ")).collect();
        let start = || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_bolln"));
            command.args(["--lang", "en", "--plain", "play", "--deck", "french"]).arg(&file);
            command.env("BOLLN_HOME", file.parent().unwrap()).stdin(Stdio::piped()).stdout(Stdio::piped());
            let mut child = command.stderr(Stdio::null()).spawn().unwrap();
            let talk = Talk::new(child.stdin.take().unwrap(), child.stdout.take().unwrap());
            (child, talk)
        };
        let (mut child, mut talk) = start();
        talk.send(":t\nh\n");
        talk.send(&lines[..1 + dice.below(lines.len() - 1)].iter().map(|line| format!("{line}\n")).collect::<String>());
        talk.expect("Trick 1");
        std::thread::sleep(Duration::from_micros(dice.below(15_000) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let (mut child, mut talk) = start();
        talk.expect("forehand");
        talk.send("y\n:q\ny\n");
        talk.close();
        assert!(child.wait().unwrap().success());
        std::thread::sleep(Duration::from_millis(5));
        let shown = String::from_utf8(talk.seen()).unwrap();
        let Some(kept) = shown.split("This was typed and not entered").nth(1) else { continue };
        offered += 1;
        let kept: Vec<&str> = kept.lines().skip(1).take_while(|line| line.starts_with("  ")).map(str::trim).collect();
        assert!(kept[0] == "h" && lines.iter().zip(&kept[1..]).all(|(line, kept)| line == kept), "{moment}: {kept:?}");
        // It is kept when it is left, and goes on where it stopped.
        let (mut child, mut talk) = start();
        talk.expect("Go on with it?");
        let rest: String = lines[kept.len() - 1..].iter().map(|line| format!("{line}\n")).collect();
        talk.send(&format!("y\n{rest}"));
        talk.expect("Deal 1 counts");
        talk.send(":q\n");
        talk.close();
        assert!(child.wait().unwrap().success());
        let text = fs::read_to_string(&file).unwrap();
        let tricks: Vec<&str> = text.split('"').filter(|part| part.split(' ').count() == 4).collect();
        assert!(text.contains("tricks = ["), "{moment}: {text}");
        assert_eq!(tricks.join(" "), cards.join(" "), "{moment}: {text}");
        let hidden = fs::read_dir(file.parent().unwrap()).unwrap().flatten();
        let hidden = hidden.filter(|entry| entry.file_name().to_string_lossy().ends_with(".typed"));
        assert_eq!(hidden.count(), 0, "it is entered");
    }
    assert!(offered > MOMENTS / 2, "offered {offered} times");
}
