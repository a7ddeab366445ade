//! Any sequence of entries: scored or refused as the model does, the same whether it is read or entered one by one, and undo and redo
//! come to what the shorter file comes to.

use bolln::of_either;
use bolln::session::log::{Aside, Entry};
use bolln::session::{Evening, Game, Session};

use crate::draw::{self, dice::Dice, text};
use crate::{compare, engine, scorer};

/// # Panics
/// Where it does not hold.
pub fn trial(bytes: &[u8]) {
    let mut dice = Dice::of(bytes.to_vec());
    let (head, events, hand) = draw::session(&mut dice);
    let whole = text::session(&head, &events, hand);
    if let Some(difference) = compare::difference(&scorer::score(&whole), &engine::score(&whole)) {
        panic!("{difference}\n{whole}");
    }
    let Ok(session) = Session::read(&whole) else { return };
    if of_either!(&session, evening => !evening.problems().is_empty()) {
        return;
    }
    let empty = Session::read(&text::session(&head, &[], hand));
    match (&session, empty) {
        (Session::Dreeg(evening), Ok(Session::Dreeg(mut empty))) => entered(evening, &mut empty),
        (Session::Herzblatt(evening), Ok(Session::Herzblatt(mut empty))) => entered(evening, &mut empty),
        (_, empty) => panic!("{empty:?}\n{whole}"),
    }
    of_either!(&session, evening => {
        let changes = evening.log().done();
        let took_back = events.iter().any(|event| event.get("kind").is_some_and(|kind| kind.as_str() == Some("undo")));
        if changes.is_empty() || took_back {
            return;
        }
        let back = 1 + dice.below(changes.len());
        let left = changes[changes.len() - back].first as usize - 1;
        let shorter = Session::read(&text::session(&head, &events[..left], hand)).unwrap();
        let undone = evening.with((0..back).map(|_| Entry::Undo(Aside::default())));
        assert_eq!(standing(&undone), of_either!(&shorter, shorter => standing(shorter)), "{back} undone of\n{whole}");
        let redone = undone.with((0..back).map(|_| Entry::Redo(Aside::default())));
        assert_eq!(standing(&redone), standing(evening), "{back} undone and redone of\n{whole}");
    });
}

/// How an evening stands, what each event changed, and which are wrong.
fn standing<G: Game>(evening: &Evening<G>) -> (String, Vec<String>, Vec<Option<u32>>) {
    let problems = evening.problems().iter().map(|problem| problem.event).collect();
    let moments = evening.moments().map(|moment| format!("{} {:?} {:?}", moment.number, moment.event, moment.change));
    (format!("{:?}", evening.state()), moments.collect(), problems)
}

/// Entered one by one it is as it was read.
fn entered<G: Game>(evening: &Evening<G>, empty: &mut Evening<G>) {
    empty.names = evening.names.clone();
    for entry in (1..).map_while(|number| evening.log().get(number)) {
        empty.push(entry.clone());
    }
    assert_eq!(standing(empty), standing(evening));
}
