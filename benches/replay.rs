//! How many deals a second one core replays from events in memory, and what one deal more costs after few and after many:
//! `cargo bench --bench replay`.

mod evenings;

use bolln::of_either;
use bolln::session::Session;
use bolln::session::log::Entry;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

const EVENTS: usize = 20_000;

/// Replays a session whose events have been read.
fn replay(bencher: Bencher, text: &str) {
    let mut session = Session::read(text).unwrap();
    assert_eq!(session.problems(), []);
    let bencher = bencher.counter(ItemsCount::new(session.len()));
    bencher.bench_local(|| of_either!(&mut session, evening => evening.replay()));
}

#[divan::bench]
fn dreeg_by_points(bencher: Bencher) {
    replay(bencher, &evenings::dreeg(EVENTS, false));
}

#[divan::bench]
fn dreeg_by_tricks(bencher: Bencher) {
    replay(bencher, &evenings::dreeg(EVENTS, true));
}

#[divan::bench]
fn herzblatt_by_points(bencher: Bencher) {
    replay(bencher, &evenings::herzblatt(EVENTS, false));
}

#[divan::bench]
fn herzblatt_by_tricks(bencher: Bencher) {
    replay(bencher, &evenings::herzblatt(EVENTS, true));
}

/// One deal more, after so many events and a few of these.
#[divan::bench(args = [20, 20_000], sample_count = 100, sample_size = 1)]
fn one_deal_more(bencher: Bencher, events: usize) {
    let Ok(Session::Dreeg(mut evening)) = Session::read(&evenings::dreeg(events, false)) else {
        panic!("it is of Dreeg")
    };
    let last = evening.moments().last().unwrap();
    let entry = Entry::Event(Ok(evening.log().version(last.entry).unwrap().clone()));
    bencher.bench_local(|| evening.push(entry.clone()));
}
