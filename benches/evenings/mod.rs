//! Long random evenings, the same each time.

use std::fmt::Write;

use bolln::rules::dreeg::{Contract, State};
use bolln::session::events::{self, Reader};
use bolln::session::value::Fields;
use bolln::session::{Dreeg, Game, Session, evening};

#[path = "../../tests/it/cards.rs"]
#[allow(dead_code)]
mod cards;

use cards::{Code, deal, dreeg_pack, herzblatt_pack, play, points, suit};

const NAMES: [&str; 5] = ["Anna", "Bert", "Cilli", "Dora", "Emil"];

/// Numbers without end (xorshift).
fn dice() -> impl FnMut(usize) -> usize {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    move |end| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % end as u64) as usize
    }
}

/// A game of Dreeg for four, by card points or card by card, that rulings keep from ending.
pub fn dreeg(events: usize, by_tricks: bool) -> String {
    let mut text = String::from(
        "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n\n[rules]\nblob_target = 99\n\
         cameroon_two_left = \"play-on\"\n",
    );
    let session = Session::read(&text).unwrap();
    let Session::Dreeg(start) = session else { unreachable!() };
    let (mut state, mut names) = (start.state().clone(), start.names.clone());
    let mut below = dice();
    for _ in 0..events {
        let most = state.everybody().iter().max_by_key(|seat| state.blobs()[*seat]).unwrap();
        let event = if state.blobs()[most] > 90 {
            format!("kind = \"ruling\"\nreason = \"a new sheet\"\nblobs = {{ {} = -9 }}", NAMES[most.index()])
        } else {
            dreeg_deal(&state, by_tricks, &mut below)
        };
        let table = toml::de::DeTable::parse(&event).unwrap();
        let fields = Fields::new(table.get_ref(), 0, 0..event.len());
        let typed = evening::event::<Dreeg>(
            &fields,
            &mut Reader { names: &mut names, currency: None, kinds: events::words(Dreeg::KINDS) },
        );
        let typed = typed.unwrap_or_else(|mistake| panic!("{event}: {mistake:?}"));
        state.apply(&typed).unwrap_or_else(|fault| panic!("{event}: {fault:?}"));
        writeln!(text, "\n[[events]]\n{event}").unwrap();
    }
    text
}

fn dreeg_deal(state: &State, by_tricks: bool, below: &mut impl FnMut(usize) -> usize) -> String {
    let table = state.next_table();
    let n = usize::from(table.players.len());
    let order: Vec<&str> = table.order()[..n].iter().map(|seat| NAMES[seat.index()]).collect();
    let hands = deal(&dreeg_pack(), n, 24 / n.max(2), below);
    let of = |card: &str| hands.iter().position(|hand| hand.contains(&card)).unwrap();
    let kind = format!("kind = \"{}\"", state.contract().word());
    let piles: Vec<u32> = hands.iter().map(|hand| hand.iter().map(|card| points(card)).sum()).collect();
    let each = order.iter().zip(&piles).map(|(name, pile)| format!("{name} = {pile}")).collect::<Vec<_>>().join(", ");
    let names = ["clubs", "spades", "hearts", "diamonds"];
    let trump = below(4);
    let letter = ['C', 'S', 'H', 'D'][trump];
    let mut code = Code { manner: "dreeg", trumps: Some((letter, 0)), free: if n == 2 { 6 } else { 0 }, called: None };
    match (state.contract(), by_tricks) {
        (Contract::SixtySix | Contract::Cameroon, false) => format!("{kind}\npoints = {{ {each} }}"),
        (Contract::RedSow, false) => format!("{kind}\nsoloist = \"{}\"\nsoloist_points = {}", order[0], piles[0]),
        (Contract::CallACard, false) if n == 2 => {
            format!("{kind}\ncaller = \"{}\"\ncaller_points = {}", order[0], piles[0])
        }
        (Contract::CallACard, false) => {
            let side = piles[0] + piles[1];
            format!("{kind}\ncaller = \"{}\"\npartner = \"{}\"\ncaller_points = {side}", order[0], order[1])
        }
        (Contract::SixtySix, true) => {
            format!("{kind}\ntrump = \"{}\"\n{}", names[trump], play(hands, &code, below, None).text())
        }
        (Contract::RedSow, true) => {
            let soloist = order[of("HA")];
            let from = if n == 2 { "\ntrump_from = 1" } else { "" };
            let tricks = play(hands, &code, below, None).text();
            format!("{kind}\nsoloist = \"{soloist}\"\ntrump = \"{}\"{from}\n{tricks}", names[trump])
        }
        (Contract::CallACard, true) if n == 2 => {
            let tricks = play(hands, &code, below, None).text();
            format!("{kind}\ncaller = \"{}\"\ntrump = \"{}\"\n{tricks}", order[0], names[trump])
        }
        (Contract::CallACard, true) => {
            let called = loop {
                let card = dreeg_pack()[below(24)];
                if hands[0].iter().any(|held| suit(held) == suit(card)) {
                    break card;
                }
            };
            let holder = of(called);
            code.trumps = Some((suit(called), 0));
            code.called = Some((called, holder));
            let partner = if holder == 0 { String::new() } else { format!("\npartner = \"{}\"", order[holder]) };
            let tricks = play(hands, &code, below, None).text();
            format!("{kind}\ncaller = \"{}\"{partner}\ncalled_card = \"{called}\"\n{tricks}", order[0])
        }
        (Contract::Cameroon, true) => {
            code = Code { manner: "cameroon", trumps: None, ..code };
            format!("{kind}\n{}", play(hands, &code, below, None).text())
        }
    }
}

/// An evening of Herzblatt for four.
pub fn herzblatt(events: usize, by_tricks: bool) -> String {
    let mut text = String::from(
        "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n\n[stake]\namount = \"0.10\"\n\
         currency = \"EUR\"\n",
    );
    let mut below = dice();
    let code = Code { manner: "herzblatt", trumps: Some(('H', 0)), free: 0, called: None };
    for _ in 0..events {
        let soloist = NAMES[below(4)];
        let hands = deal(&herzblatt_pack(4), 4, 7, &mut below);
        let points: u32 = hands[0].iter().chain(&hands[1]).map(|card| points(card)).sum();
        let evidence = match by_tricks {
            true => play(hands, &code, &mut below, None).text(),
            false => format!("soloist_points = {points}"),
        };
        writeln!(text, "\n[[events]]\nkind = \"solo\"\nsoloist = \"{soloist}\"\n{evidence}").unwrap();
    }
    text
}
