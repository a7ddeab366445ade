//! Changes of what was entered: several events at once, deals put in and struck out, faults that are mended.

use bolln::session::Session;
use bolln::words::Lang;

use crate::common::score;
use crate::sheet::typed;
use crate::typing::{bare, events};

const FOUR: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";

fn meant(text: &str) -> Vec<String> {
    events(text).iter().map(|draft| format!("{:?}", bare(draft))).collect()
}

fn placing(placing: &str) -> String {
    let groups = placing.split('>').map(|name| format!("[\"{name}\"]")).collect::<Vec<_>>().join(", ");
    format!("\n[[events]]\nkind = \"sixty-six\"\nplacing = [{groups}]\n")
}

#[test]
fn a_correction_that_changes_who_is_in_asks_for_the_deals_that_no_longer_fit() {
    let first = placing("Anna>Bert>Cilli>Dora").repeat(3);
    let before = format!("{FOUR}{first}{}", placing("Bert>Cilli>Dora"));
    // The dealer stays; the fourth deal is kept with Enter, and who was not named in it comes last.
    let (text, ask) = typed(&before, ":c 1\n\nd>b>c>a\n\n\n\n\ny\nmixed up\n", Lang::En);
    let wanted = [
        FOUR.to_owned(),
        placing("Dora>Bert>Cilli>Anna"),
        placing("Anna>Bert>Cilli>Dora").repeat(2),
        placing("Bert>Cilli>Dora>Anna"),
    ];
    assert_eq!(meant(&text), meant(&wanted.concat()), "{}", ask.shown);
    assert!(ask.shown.contains("Deal 4 no longer fits: Anna is still in"), "{}", ask.shown);
    assert_eq!(text.matches("joined = true").count(), 1, "{text}");
    // One change is taken back, and brought back, at once.
    let (undone, ask) = typed(&text, ":u\n", Lang::En);
    assert_eq!(meant(&undone), meant(&before), "{}", ask.shown);
    assert!(ask.shown.contains("the correction of deal 1"), "{}", ask.shown);
    let (redone, _) = typed(&undone, ":r\n", Lang::En);
    assert_eq!(meant(&redone), meant(&text));
}

/// A deal of points, one that is recorded with Bert as its dealer by turn, and another.
fn with_tricks() -> String {
    let points = "\n[[events]]\nkind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 12 }\n";
    let tricks =
        "\n[[events]]\nkind = \"sixty-six\"\ntrump = \"hearts\"\ntricks = [\"SA S9 SK SO\"]\nrest = \"Cilli\"\n";
    format!("{FOUR}{points}{tricks}{points}")
}

#[test]
fn a_forgotten_deal_leaves_recorded_tricks_to_those_who_played_them() {
    let before = with_tricks();
    let (text, ask) = typed(&before, ":before 2\n0 20 40 60\n\ny\n", Lang::En);
    assert!(ask.shown.contains("Deal 2 keeps its dealer, Bert."), "{}", ask.shown);
    let deals = |text: &str| score(text).unwrap()["deals"].as_array().unwrap().clone();
    let (was, is) = (deals(&before), deals(&text));
    assert_eq!(is.len(), 4);
    assert_eq!(was[1]["counts"], is[2]["counts"], "{}", ask.shown);
    assert_eq!(was[1]["dealer"], is[2]["dealer"], "{}", ask.shown);
    // The deal put in follows the rotation, and so do those behind the recorded one.
    assert_eq!((&is[1]["dealer"], &is[3]["dealer"]), (&"Bert".into(), &"Cilli".into()));
    // The same where a deal is struck out.
    let (text, ask) = typed(&before, ":strike 1\n\ny\nnever played\n", Lang::En);
    let is = deals(&text);
    assert_eq!((is.len(), &is[0]["dealer"], &is[0]["counts"]), (2, &"Bert".into(), &was[1]["counts"]), "{}", ask.shown);
}

#[test]
fn who_deals_next_after_a_forgotten_deal_can_be_said() {
    let before = format!("{FOUR}{}", placing("Anna>Bert>Cilli>Dora"));
    let (text, ask) = typed(&before, ":b 1\na>b>c\ny\nanna\ny\n52 31 25 12\n", Lang::En);
    assert!(ask.shown.contains("Who deals the next deal?"), "{}", ask.shown);
    assert!(text.contains("dealer = \"Anna\""), "{text}\n{}", ask.shown);
}

#[test]
fn an_evening_with_faults_opens_to_be_mended() {
    let wrong = "\n[[events]]\nkind = \"sixty-six\"\npoints = { Anna = 52, Bert = 31, Cilli = 25, Dora = 13 }\n";
    let right = placing("Anna>Bert>Cilli>Dora");
    let before = format!("{FOUR}{right}{wrong}{right}");
    for (script, deals) in [("\n\n52 31 25 12\n\ny\nmiscounted\n", 3), ("x\n\ny\n\n", 2), ("xx\n\ny\n\n", 2)] {
        let (text, ask) = typed(&before, script, Lang::En);
        assert!(ask.shown.contains("does not fit together") && ask.shown.contains("(C-4)"), "{}", ask.shown);
        let session = Session::read(&text).unwrap();
        assert!(session.problems().is_empty(), "{script:?}: {text}\n{}", ask.shown);
        assert_eq!(events(&text).len(), deals, "{}", ask.shown);
    }
    let unread = "\n[[events]]\nkind = \"sixty-six\"\npionts = { Anna = 52 }\n";
    let (text, ask) = typed(&format!("{FOUR}{unread}{right}"), "\n\n52 31 25 12\n\ny\n\n", Lang::De);
    assert_eq!(events(&text).len(), 2, "{}", ask.shown);
}

#[test]
fn a_change_can_be_given_up_at_its_first_question_and_gone_back_in() {
    let before = format!("{FOUR}{}", placing("Anna>Bert>Cilli>Dora"));
    let (text, ask) = typed(&before, ":c 1\n<\ny\n", Lang::En);
    assert!(text == before && ask.shown.contains("Give the whole change up?"), "{}", ask.shown);
    let (text, ask) = typed(&before, ":c 1\n\nd>c>b>a\n<\n<\nbert\na>d>c>b\n\ny\n\n", Lang::En);
    let told = &meant(&text)[0];
    assert!(told.contains("dealer") && told.contains("Bert"), "{told}\n{}", ask.shown);
    // Not confirmed is not changed.
    let (text, _) = typed(&before, ":c 1\n\nd>c>b>a\nn\n", Lang::En);
    assert_eq!(text, before);
}

#[test]
fn a_remark_and_a_substitute_are_corrected_by_their_own_questions() {
    let remark = "\n[[events]]\nkind = \"note\"\nnote = \"Bert pays\"\n";
    let substitute = "\n[[events]]\nkind = \"substitute\"\nleaves = \"Bert\"\njoins = \"Emil\"\n";
    let before = format!("{FOUR}{remark}{substitute}");
    let (text, ask) = typed(&before, ":c #1\nCilli pays\ny\n\n:c #2\n\nEmma\n\n\ny\n\n", Lang::En);
    let told = meant(&text).concat();
    assert!(told.contains("Cilli pays") && told.contains("Emma") && !told.contains("Emil"), "{told}\n{}", ask.shown);
}

#[test]
fn undo_says_what_comes_back_and_never_takes_more_than_there_is() {
    let before = format!("{FOUR}{}", placing("Anna>Bert>Cilli>Dora").repeat(2));
    let (text, ask) = typed(&before, ":undo 99\ny\n:redo 99\ny\n", Lang::En);
    for told in ["These 2 are taken back:\n  deal 2", "Anna: 1 → 7 strokes", "These 2 are brought back:\n  deal 1"] {
        assert!(ask.shown.contains(told), "{told}: {}", ask.shown);
    }
    assert_eq!(meant(&text), meant(&before));
    let (_, ask) = typed(FOUR, ":undo\n", Lang::En);
    assert!(ask.shown.contains(":undo makes no sense here now."), "{}", ask.shown);
}
