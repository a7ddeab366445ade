//! `bolln` alone: somebody who has never seen it watches a deal, begins an evening and types the first deal.

use std::fs;
use std::path::Path;

use crate::new::{bolln, out};
use crate::play_terminal::{PROMPT, Terminal};

/// What is shown at each step, and the keys that then lead on.
type Steps<'s> = &'s [(&'s str, &'s str)];

const DOWN: &str = "\u{1b}[B";

fn first_deal(lang: &str, size: (u16, u16), steps: Steps<'_>) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::alone(home.path(), lang, size);
    for (shown, keys) in steps {
        terminal.talk.expect(shown);
        // A line is typed once it is asked for, a menu is drawn with its last thing.
        if keys.ends_with('\r') && keys.len() > 1 && !keys.starts_with('\u{1b}') {
            terminal.talk.expect(PROMPT);
        }
        terminal.talk.send(keys);
    }
    let (code, parser) = terminal.end();
    assert_eq!(code, 0);
    for row in 0..size.1 {
        assert!(!parser.screen().row_wrapped(row), "a line is longer than the screen");
    }
    let saved = fs::read_dir(home.path().join("sessions")).unwrap().next().unwrap().unwrap().path();
    assert!(fs::read_to_string(saved).unwrap().contains("points = { Anna = 52, Bert = 43, Cilli = 25 }"));
    String::from_utf8(terminal.talk.seen()).unwrap()
}

#[test]
fn menus_lead_from_the_first_start_to_the_first_deal() {
    let again = [DOWN, DOWN, DOWN, "\r"].concat();
    let shown = first_deal(
        "en",
        (80, 24),
        &[
            ("What is this about?", "\r"),
            ("Any key goes on", " "),
            ("Anna (place 1, 52 points)", ""),
            ("Any key goes on", "q"),
            ("What is this about?", "\r"),
            ("What is this about?", "\r"),
            ("Who sits at the table", "Anna, Bert, Cilli\r"),
            ("What is this about?", &again),
            // The rule is told where it is asked for.
            ("D-8", ""),
            ("What is this about?", "\r"),
            ("What is this about?", "\r"),
            ("What is this about?", "\r"),
            ("Where is it", "Hirschen\r"),
            ("Now deal the cards", ""),
            ("Piles: Anna, Bert, Cilli", "52 43\r"),
            ("Does that count?", "y\r"),
            ("Deal 1 counts", ":quit\r"),
        ],
    );
    assert!(shown.contains("Bolln keeps score of Dreeg and Herzblatt"), "{shown}");
    assert!(shown.contains("Arrow keys and Enter choose"), "{shown}");
    for other in ["number before", "key convention", "D-61"] {
        assert!(!shown.contains(other), "{other} in {shown}");
    }
}

#[test]
fn a_small_window_leads_there_in_german() {
    let shown = first_deal(
        "de",
        (40, 20),
        &[
            ("Worum geht es?", &[DOWN, "\r"].concat()),
            ("Worum geht es?", "\r"),
            ("Wer sitzt am Tisch", "Anna, Bert, Cilli\r"),
            ("Worum geht es?", "\r"),
            // These things are longer than a line, and have numbers instead.
            ("Wer bekommt die Bolln", "1\r"),
            ("Worum geht es?", "\r"),
            ("Wo ist es", "Hirschen\r"),
            ("Haufen: Anna, Bert, Cilli", "52 43\r"),
            ("Zählt es so?", "j\r"),
            ("Spiel 1 zählt", ":q\r"),
        ],
    );
    assert!(shown.contains("Bolln schreibt an"), "{shown}");
}

#[test]
fn lines_lead_there_as_well() {
    let home = tempfile::tempdir().unwrap();
    let answers = "xx\n?\ndemo\nnew\n<\nnew\nherz\nAnna, Bert, Cilli\n?\n\n?\n\n\n\n\n:q\n";
    let told = out(&bolln(home.path(), &["--plain"], answers));
    for part in [
        "Bolln keeps score",
        "number from 1 to 3, or one of: demo, new and q",
        "Type the number before what it shall be",
        "The demonstration takes a minute",
        "Anna (place 1, 52 points)",
        "Which game is played?",
        "After him the next in turn deals.",
        "Now deal the cards",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(!told.contains("by default; possible"), "a key of the file stands in a question: {told}");
    // Who has played before is not told again, and may leave.
    let told = out(&bolln(home.path(), &["--plain"], "q\n"));
    assert!(!told.contains("Bolln keeps score") && told.contains("Go on: "), "{told}");
    let none = out(&bolln(Path::new("/nowhere"), &["--plain"], ""));
    assert!(none.contains("Bolln keeps score"), "{none}");
}
