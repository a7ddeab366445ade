//! How many deals a second one core replays from events in memory: `cargo bench --bench replay`.

mod evenings;

use bolln::of_either;
use bolln::session::Session;
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
