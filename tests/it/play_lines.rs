//! Evenings played through the questions, answered line by line: what is saved is what a file written by hand would hold.

use std::fs;
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::Duration;

use assert_cmd::Command;
use bolln::session::Session;

use crate::common::{files, repository, score};
use crate::generate;
use crate::talk::Talk;
use crate::typing::{bare, events, script};

const FOUR: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const EUROS: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n\
    [stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n";

/// Answers the questions of a session that has only its head, or some events already; gives the file's text and what was shown.
fn play(before: &str, lines: &[String], lang: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, before).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(["--lang", lang, "play", "--deck", "french"])
        .arg(&file)
        .env("BOLLN_HOME", folder.path())
        .write_stdin(lines.iter().map(|line| format!("{line}\n")).collect::<String>())
        .assert()
        .success();
    let shown = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    (fs::read_to_string(&file).unwrap(), shown)
}

fn lines(script: &str) -> Vec<String> {
    script.lines().map(str::to_owned).collect()
}

/// Every event of a session, typed in, is saved as a file written by hand would tell it.
fn can_be_typed(name: &str, whole: &str, lang: &str) {
    let (head, lines, wanted) = script(whole);
    let (text, shown) = play(head, &lines, lang);
    let saved = events(&text);
    for (number, wanted) in wanted.iter().enumerate() {
        let got = saved.get(number).map(bare);
        assert_eq!(got, Some(bare(wanted)), "{name} in {lang}, event {}:\n{shown}", number + 1);
    }
    assert_eq!(saved.len(), wanted.len(), "{name} in {lang}: {shown}");
}

#[test]
fn every_sample_evening_can_be_typed_in_both_languages() {
    for path in files("sample-sessions", "toml") {
        let whole = fs::read_to_string(&path).unwrap();
        for lang in ["en", "de"] {
            can_be_typed(&path.display().to_string(), &whole, lang);
        }
    }
}

#[test]
fn random_evenings_can_be_typed() {
    // Somebody called "=1+1" is better told by his seat.
    let sayable = |text: &String| {
        let session = Session::read(text).unwrap();
        let sayable = |c: char| c.is_alphabetic() || " ,.".contains(c);
        session.names().iter().all(|name| name.chars().all(sayable))
    };
    for (number, text) in
        (0..).map(generate::session).filter(sayable).filter(|text| text.len() < 8_000).take(4).enumerate()
    {
        can_be_typed(&format!("random session {number}"), &text, "de");
    }
}

/// What is shown for a script, and the events that stand afterwards.
fn scripted(before: &str, script: &str) -> (String, Vec<String>) {
    let (text, shown) = play(before, &lines(script), "en");
    let told = |draft| format!("{:?}", bare(draft));
    (shown, events(&text).iter().map(told).collect())
}

#[test]
fn back_keeps_the_answers_as_defaults_and_help_names_the_rule() {
    let (shown, events) = scripted(FOUR, "52 31 25\n<\n?\n\n\n");
    assert!(shown.contains("Piles: Anna, Bert, Cilli, Dora (like 52 31 25) [52 31 25]"), "{shown}");
    assert!(shown.contains("(D-21)"), "{shown}");
    assert_eq!(events.len(), 1, "{shown}");
    let (shown, events) = scripted(FOUR, "<\n52 31 25 12\n");
    assert!(shown.contains("This is the first question"), "{shown}");
    assert_eq!(events.len(), 1, "{shown}");
}

#[test]
fn what_is_refused_is_told_with_its_rule_and_asked_again() {
    let rows = [
        (FOUR, "52 31 25 13", "(C-4)"),
        (FOUR, "60! 20 10 5", "(D-21)"),
        (FOUR, "70? 20 10 5", "(D-22)"),
        (FOUR, "1 50 50 19", "(C-3)"),
        (FOUR, "80 80 80", "120"),
        (FOUR, "a52 x12 b31", "Anna, Bert, Cilli, Dora"),
        (EUROS, ":sk\n1.000", "1 or 1000"),
        (EUROS, ":j\na 0.20 b -0.10\nbecause", "(H-9)"),
        (EUROS, "a 119", "(C-3)"),
        (FOUR, ":pa", "makes no sense here"),
    ];
    for (head, script, told) in rows {
        let (shown, events) = scripted(head, script);
        assert!(shown.contains(told), "{script}: {shown}");
        assert_eq!(events.len(), 0, "{script}: {shown}");
    }
}

#[test]
fn undo_redo_corrections_and_forgotten_deals_come_to_the_corrected_file() {
    // The second deal was 30 and not 20 for Cilli; one deal was forgotten before it; the last was never played.
    let typed = "52 31 25 12\n50 30 20 20\n:u\n:r\n:c 2\n\n40 20 30 30\ny\nmiscounted\n:b 2\n0 60 30 30\n\ny\n\
        30 40 30 20\n:u\n:q\n";
    let (text, shown) = play(FOUR, &lines(typed), "en");
    let deal = |points: [u8; 4]| {
        let [a, b, c, d] = points;
        format!("\n[[events]]\nkind = \"sixty-six\"\npoints = {{ Anna = {a}, Bert = {b}, Cilli = {c}, Dora = {d} }}\n")
    };
    let by_hand = [FOUR.to_owned(), deal([52, 31, 25, 12]), deal([0, 60, 30, 30]), deal([40, 20, 30, 30])].concat();
    assert_eq!(
        events(&text).iter().map(bare).collect::<Vec<_>>(),
        events(&by_hand).iter().map(bare).collect::<Vec<_>>()
    );
    for key in ["next", "subgames", "blobs"] {
        assert_eq!(score(&text).unwrap()[key], score(&by_hand).unwrap()[key], "{key}: {shown}");
    }
    assert!(shown.contains("Cilli: 5 → 4 strokes"), "{shown}");
    // What changes is shown before anything is asked about it.
    assert!(shown.find("Cilli: 5 → 4 strokes") < shown.find("Is it to be so?"), "{shown}");
    assert!(shown.find("Is it to be so?") < shown.find("Why?"), "{shown}");
}

#[test]
fn what_is_taken_back_is_named_by_its_deal_or_kind() {
    let (shown, _) = scripted(EUROS, ":sk\n0.20\nb70\n:u\n:r\n:u 99\ny\n");
    let undone = "Taken back: deal 1 (event 2).";
    for told in
        [undone, "Brought back: deal 1 (event 2).", "These 2 are taken back:\n  deal 1 (event 2)\n  Stake (event 1)"]
    {
        assert!(shown.contains(told), "{told}: {shown}");
    }
}

#[test]
fn whoever_deals_out_of_turn_makes_another_forehand() {
    let (shown, events) = scripted(FOUR, ":g cilli\n52 31 25 12\n");
    assert!(shown.contains("Cilli deals the next deal; Dora is forehand."), "{shown}");
    assert!(events.concat().contains("Cilli"), "{shown}");
    // The slates say so as well.
    let (shown, _) = scripted(FOUR, ":dealer Cilli\n:slates\n");
    let slates = shown.rsplit("Sub-game 1").next().unwrap();
    assert!(slates.contains("Cilli deals, Dora is forehand.") && !slates.contains("Anna deals"), "{shown}");
}

#[test]
fn what_to_do_fits_the_contract_and_the_way_of_telling() {
    let (shown, _) = scripted(FOUR, ":j\na7 b7 c7\n\nto come to Red Sow\na 67 50\n");
    let refused = shown.split("add up to 117").nth(1).unwrap_or_else(|| panic!("{shown}"));
    assert!(refused.contains("Count the piles again.") && !refused.contains("66!"), "{shown}");
    let (shown, _) = scripted(FOUR, "40 30 20 10\n:t\nh\nSA S9 SK SO\n!b\n");
    assert!(shown.contains("Go on with the next trick"), "{shown}");
}

#[test]
fn what_no_longer_fits_is_asked_for_one_after_the_other() {
    // The table placed Anna first three times; the first deal was Dora's, so that Anna was still in for the fourth.
    let deals = "52 31 25 12\n52 31 25 12\n52 31 25 12\n60 40 20\n";
    let change = ":c 1\n\n12 31 25 52\n\n\n";
    let (shown, events) = scripted(FOUR, &format!("{deals}{change}0 60 40 20\n\ny\nmixed up\n:q\n"));
    assert!(shown.contains("Deal 4 no longer fits") && shown.contains("(D-4)"), "{shown}");
    assert!(shown.contains("[b=60; c=40; d=20]") || shown.contains("[b60 c40 d20]"), "{shown}");
    assert!(shown.contains("It is corrected."), "{shown}");
    assert!(events[3].contains("Anna") && events.len() == 4, "{shown}");
    // The same is one change: it is taken back at once.
    let (shown, events) = scripted(FOUR, &format!("{deals}{change}0 60 40 20\n\ny\nmixed up\n:u\n:q\n"));
    assert!(!events[3].contains("Anna") && events.len() == 4, "{shown}");
    // Struck out, or given up.
    let (shown, events) = scripted(FOUR, &format!("{deals}:c 1\n\n12 31 25 52\nx\n\ny\n\n:q\n"));
    assert!(events.len() == 3 && shown.contains("Deal 4 is struck out"), "{shown}");
    let (shown, events) = scripted(FOUR, &format!("{deals}:c 1\n\n12 31 25 52\n<\n<\n<\ny\n:q\n"));
    assert!(events.len() == 4 && shown.contains("Nothing is changed."), "{shown}");
}

#[test]
fn what_is_begun_by_a_command_is_left_by_going_back() {
    let (shown, events) = scripted(FOUR, "52 31 25 12\n:c 1\n<\n\n:c 1\n<\nn\n\n40 40 20 20\ny\n\n:q\n");
    assert_eq!(shown.matches("Nothing is changed.").count(), 1, "{shown}");
    assert!(events.len() == 1 && events[0].contains("40"), "{shown}");
    let (shown, events) = scripted(FOUR, ":m\n<\n:j\n<\n:e\n<\n52 31 25 12\n");
    assert_eq!(events.len(), 1, "{shown}");
}

#[test]
fn what_is_no_deal_is_corrected_by_its_own_questions() {
    let (shown, events) = scripted(EUROS, ":sk\n0.20\nb70\n:c #1\n0.50\ny\n\n:q\n");
    assert!(
        shown.matches("the stake is 0.20 EUR").count() > 1 && shown.contains("Bert: +0.40 EUR → +1.00 EUR"),
        "{shown}"
    );
    assert!(events.concat().contains("0.50"), "{events:?}");
    let (shown, events) = scripted(FOUR, ":j\na2\n\nmisplayed\n:c #1\na3\nb1\n\ny\n\n:x #1\n\ny\n\n:q\n");
    assert!(shown.contains("Anna: 5 → 4 strokes") && shown.contains("Anna: 4 → 7 strokes"), "{shown}");
    assert_eq!(events.len(), 0, "{shown}");
    let (shown, _) = scripted(EUROS, ":se\nBert, Anna, Cilli\nCilli\n:c #1\nAnna, Cilli, Bert\n-\n\ny\n\n:q\n");
    assert!(shown.contains("It is corrected."), "{shown}");
}

#[test]
fn what_was_told_of_a_deal_that_did_not_come_to_its_end_is_shown_to_be_typed_again() {
    let (shown, events) = scripted(FOUR, ":t\nh\nSA S9\nSK SO\nH9\n");
    assert!(shown.contains("offered when this evening is opened again"), "{shown}");
    assert_eq!(events.len(), 0, "{shown}");
    let (told, events) = scripted(EUROS, ":pa\nb\n");
    assert!(told.contains("is not saved") && told.contains("\n  b"), "{told}");
    assert_eq!(events.len(), 0, "{told}");
    let (whole, _) = scripted(FOUR, "52 31 25 12\n");
    assert!(!whole.contains("is not saved"), "{whole}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_at_a_plain_line_tells_what_was_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, FOUR).unwrap();
    let (mut child, mut talk) = started(&file);
    talk.send("52 31 25\n");
    talk.expect("Does that count?");
    assert!(Process::new("kill").args(["-s", "INT", &child.id().to_string()]).status().unwrap().success());
    talk.expect("not saved");
    talk.expect("  52 31 25\n");
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn recorded_cards_are_dropped_only_when_that_is_meant() {
    let script = "52 31 25 12\n:t\nh\nHA\n:m\nn\n:n\n<\nu\n*\nHT HK HO\nca\nHA\n:u\n:q\n";
    let (shown, events) = scripted(FOUR, script);
    assert_eq!(shown.matches("Drop it? (y/n)").count(), 2, "{shown}");
    assert!(shown.contains("Let the trick be whole first: Dora is next."), "{shown}");
    assert!(shown.contains("♥A has been played already"), "{shown}");
    assert!(shown.contains("What was begun is dropped"), "{shown}");
    assert_eq!(events.len(), 1, "{shown}");
}

#[test]
fn which_deck_is_on_the_table_is_asked_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, FOUR).unwrap();
    let (mut child, mut talk) = started(&file);
    // The first deal is given up.
    talk.send(":t\nf\nh\nHA\n:u\nh\n");
    talk.expect("What was begun is dropped");
    talk.expect("Trick 1: Bert leads");
    talk.close();
    assert!(child.wait().unwrap().success());
    let shown = String::from_utf8(talk.seen()).unwrap();
    assert_eq!(shown.matches("Which cards are on the table").count(), 1, "{shown}");
}

#[test]
fn with_two_left_the_caller_may_be_named() {
    let head = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
    let out = |strokes: &str| format!("\n[[events]]\nkind = \"ruling\"\nstrokes = {strokes}\nreason = \"a test\"\n");
    let there = ["{ Anna = 7, Bert = 7 }", "{ Anna = 7, Bert = 7 }", "{ Anna = 7 }"].map(out).concat();
    let (_, before) = scripted(&format!("{head}{there}"), ":q\n");
    let (shown, events) = scripted(&format!("{head}{there}"), "b 70\nc 70\nb70\n");
    assert!(shown.contains("Bert named trumps"), "{shown}");
    assert_eq!(events.len(), before.len() + 3, "{shown}");
}

#[test]
fn a_bare_letter_is_always_an_answer() {
    let (shown, events) = scripted(EUROS, "b 70\nb 20\n:b 1\nc 70\n\ny\n:q\n");
    assert!(events[1].contains("Bert") && events[2].contains("20"), "{events:?}");
    assert!(shown.contains("put in before deal 1"), "{shown}");
    let (shown, events) = scripted(EUROS, "b 70\n:b 70\n:q\n");
    assert!(events.len() == 1 && shown.contains("no deal 70"), "{shown}");
    // What was a command once is refused and says so; nothing is dropped by it.
    let (shown, events) = scripted(FOUR, "u\n52 31 25\nm\nu\ny\n:q\n");
    assert!(shown.contains("A command begins with a colon: :undo or :u"), "{shown}");
    assert!(shown.contains("A command begins with a colon: :misdeal or :m"), "{shown}");
    assert_eq!(events.len(), 1, "{shown}");
    let names = FOUR.replace("Dora", "Uli").replace("Anna", "Max");
    let (shown, events) = scripted(&names, "u 50 m 30 b 20\ny\n:q\n");
    assert_eq!(events.len(), 1, "{shown}");
    // A name and then one card's letter cost 1.20 once.
    let (shown, events) = scripted(EUROS, "Anna\nu\n70\n:q\n");
    assert!(shown.contains("u alone is no pile") && events[0].contains("70"), "{shown}");
}

#[test]
fn the_end_of_a_herzblatt_evening_says_who_pays_whom() {
    let (shown, _) = scripted(EUROS, "b70\n:e\ny\n\n:q\n");
    assert!(shown.contains("Anna pays Bert 0.10 EUR."), "{shown}");
}

#[test]
fn the_end_of_input_within_a_deal_saves_what_was_whole() {
    let (shown, events) = scripted(FOUR, "52 31 25 12\n40 30 20");
    assert!(shown.contains("Everything is saved"), "{shown}");
    assert_eq!(events.len(), 1, "{shown}");
}

#[test]
fn an_ordinary_deal_takes_at_most_twelve_keys() {
    for (head, typed) in [
        (FOUR, "52 31 25\n\n"),
        (FOUR, "52 31 25 12\n"),
        (FOUR, ":o\nb>a=d>c\n"),
        (EUROS, "b70\n"),
        (EUROS, "c 70 50\n"),
    ] {
        assert!(typed.chars().count() <= 12, "{typed:?}");
        let (shown, events) = scripted(head, typed);
        assert_eq!(events.len(), 1, "{typed:?}: {shown}");
    }
}

/// `bolln play` on a file, with both ends in our hands.
fn started(file: &Path) -> (Child, Talk) {
    let mut child = Process::new(env!("CARGO_BIN_EXE_bolln"))
        .args(["--lang", "en", "--plain", "play"])
        .arg(file)
        .env("BOLLN_HOME", file.parent().unwrap())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let talk = Talk::new(child.stdin.take().unwrap(), child.stdout.take().unwrap());
    (child, talk)
}

#[test]
fn a_second_program_is_told_and_may_watch() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, FOUR).unwrap();
    let (mut first, mut writing) = started(&file);
    writing.expect("Piles: ");
    let (mut second, mut watching) = started(&file);
    watching.expect("Look on?");
    watching.send("y\n");
    watching.expect("Looking on");
    writing.send("52 31 25 12\n");
    writing.expect("Deal 1 counts");
    watching.expect("Anna: 4 strokes left");
    watching.send("\n");
    assert!(second.wait().unwrap().success());
    writing.close();
    assert!(first.wait().unwrap().success());
}

#[test]
fn a_change_behind_its_back_is_shown_and_the_deal_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, FOUR).unwrap();
    let (mut child, mut talk) = started(&file);
    talk.expect("Piles: ");
    let other = "\n# by hand\n[[events]]\nkind = \"misdeal\"\n";
    fs::write(&file, format!("{FOUR}{other}")).unwrap();
    talk.send("52 31 25 12\n");
    talk.expect("Enter this deal in the changed session?");
    talk.send("y\n");
    talk.expect("Deal 1 counts");
    talk.close();
    assert!(child.wait().unwrap().success());
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with(&format!("{FOUR}{other}")), "{text}");
    assert_eq!(events(&text).len(), 2, "{text}");
}

#[test]
fn a_deal_that_cannot_be_saved_stays_and_goes_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    let file = stick.join("evening.toml");
    fs::create_dir(&stick).unwrap();
    fs::write(&file, FOUR).unwrap();
    let (mut child, mut talk) = started(&file);
    talk.expect("Piles: ");
    // The stick is pulled out.
    fs::rename(&stick, folder.path().join("pocket")).unwrap();
    talk.send("52 31 25 12\n");
    talk.expect("points = { Anna = 52");
    talk.expect("saves everything there");
    let elsewhere = folder.path().join("elsewhere.toml");
    talk.send(&format!("{}\n", elsewhere.display()));
    talk.expect("Deal 1 counts");
    talk.close();
    assert!(child.wait().unwrap().success());
    assert_eq!(events(&fs::read_to_string(&elsewhere).unwrap()).len(), 1);
}

#[test]
fn killed_at_any_moment_every_confirmed_deal_is_there() {
    const MOMENTS: u32 = 200;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, EUROS).unwrap();
    let script = "b70\n".repeat(100);
    let mut dice = generate::Dice::new(66);
    let (mut there, mut killed_between) = (0, 0);
    for moment in 0..MOMENTS {
        let (mut child, mut talk) = started(&file);
        talk.send(&script);
        std::thread::sleep(Duration::from_micros(dice.below(60_000) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        // What the killed program had shown is read to its end.
        std::thread::sleep(Duration::from_millis(5));
        let shown = String::from_utf8_lossy(&talk.seen()).into_owned();
        let confirmed = shown.matches(" counts (").count();
        let text = fs::read_to_string(&file).unwrap();
        let session = Session::read(&text).unwrap();
        assert!(session.problems().is_empty(), "moment {moment}: {text}");
        let now = session.len();
        assert!(
            (there + confirmed..=there + confirmed + 1).contains(&now),
            "moment {moment}: {there}, {confirmed}, {now}"
        );
        killed_between += usize::from(now > there + confirmed);
        there = now;
        if there > 60 {
            fs::write(&file, EUROS).unwrap();
            there = 0;
        }
    }
    assert!(there > 0 || killed_between > 0, "no deal was ever saved");
}

#[test]
fn a_deal_that_is_half_told_is_not_dropped_by_a_letter() {
    let tricks = ":t\nf\nh\nSA S9 H9 SK\n:m\nn\nCU CA CK HU\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, FOUR).unwrap();
    let (mut child, mut talk) = started(&file);
    talk.send("52 31 25 12\n");
    talk.expect("Deal 1 counts");
    talk.send(tricks);
    talk.expect("Drop it?");
    talk.expect("Trick 3");
    // Back from the first question of a ruling leads to the deal again.
    talk.send(":j\ny\n<\n");
    talk.expect("Strokes erased");
    talk.expect("Trumps: ");
    talk.close();
    assert!(child.wait().unwrap().success());
    assert_eq!(events(&fs::read_to_string(&file).unwrap()).len(), 1);
}

/// `bolln` alone with its own data folder.
fn alone(home: &Path, script: &str) -> String {
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .env("BOLLN_HOME", home)
        .args(["--lang", "en", "--plain"])
        .write_stdin(script.to_owned())
        .assert()
        .success();
    String::from_utf8_lossy(&run.get_output().stdout).into_owned()
}

#[test]
fn alone_it_offers_to_go_on_to_begin_and_to_show() {
    let home = tempfile::tempdir().unwrap();
    let shown = alone(home.path(), "new\n1\nAnna, Bert, Cilli, Dora\n\n\n\n\n52 31 25 12\n");
    assert!(shown.contains("2 Begin an evening") && !shown.contains("Go on"), "{shown}");
    assert!(shown.contains("Deal 1 counts"), "{shown}");
    let shown = alone(home.path(), "\n40 20 30 30\n");
    assert!(shown.contains("1 Go on: Dreeg, Anna, Bert, Cilli, Dora"), "{shown}");
    assert!(shown.contains("Deal 2 counts"), "{shown}");
    let shown = alone(home.path(), "3\n\n");
    assert!(shown.contains("Deal: 2; Dealer: Bert"), "{shown}");
}

/// An evening that is over, chosen from the menu, ends with its slates: they stay on the screen.
#[test]
fn an_evening_that_is_over_ends_with_its_slates() {
    for (sample, want) in [("hirschen", "Gunda: out, one blob"), ("herzblatt-for-two", "Player: Ottilie; Balance:")] {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("sessions");
        fs::create_dir(&folder).unwrap();
        let whole = fs::read_to_string(repository(&format!("sample-sessions/{sample}.toml"))).unwrap();
        fs::write(folder.join("evening.toml"), whole).unwrap();
        let shown = alone(home.path(), "2\n1\n");
        let last = shown.trim_end().lines().rev().take(6).collect::<Vec<_>>().join("\n");
        assert!(last.contains(want), "{shown}");
    }
}

/// What was taken back or told last: `:why` alone explains the last deal, and several to be taken back are asked about as a list.
#[test]
fn why_alone_is_about_the_last_deal_and_undo_of_several_shows_them() {
    let deal = "[[events]]\nkind = \"sixty-six\"\nplacing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"], [\"Dora\"]]\n";
    let before = format!("{FOUR}{deal}{deal}[[events]]\nkind = \"note\"\nnote = \"a remark\"\n");
    let (shown, _) = scripted(&before, ":why\n");
    assert!(shown.contains("Deal 2 (event 2)"), "{shown}");
    let (shown, events) = scripted(&before, ":undo 2\nyes\n");
    assert!(shown.contains("These 2 are taken back:\n  Remark (event 3)\n  deal 2 (event 2)"), "{shown}");
    assert_eq!(events.len(), 1, "{events:?}");
}
