//! Any line at any question: read or refused with a sentence, and nothing twice.

use bolln::prompt::entry::cards::Deck;
use bolln::prompt::entry::{Misread, choice, money, names, pairs, pile, piles, placing, side};
use bolln::rules::money::Currency;
use bolln::words::{Lang, Words};

/// Names that begin alike, hold signs that mean something, or are letters themselves.
const PLAYERS: [&str; 6] = ["Anna", "Bert", "Anna M.", "Ü=1", "b", "Uli 2"];

/// # Panics
/// Where it does not hold.
pub fn trial(bytes: &[u8]) {
    let Some((context, rest)) = bytes.split_first() else { return };
    let line = String::from_utf8_lossy(rest);
    let line = line.as_ref();
    let words = Words::new(if context & 1 == 0 { Lang::De } else { Lang::En });
    let players = &PLAYERS[..2 + usize::from(context >> 1) % 5];
    let told = |misread: Misread| assert!(!misread.told(&words).is_empty(), "{misread:?}");

    for deck in [Deck::French, Deck::German] {
        let _ = deck.suit(line).map_err(told);
        match deck.cards(line) {
            Err(misread) => told(misread),
            Ok(cards) => assert!(cards.len() <= line.chars().count(), "{line:?} is no {cards:?}"),
        }
    }
    for code in ["EUR", "JPY", "TND"] {
        let currency = Currency::of_code(code).unwrap();
        match money::read(line, currency) {
            Err(misread) => told(misread),
            Ok(amount) => {
                let shown = amount.decimal(currency.decimals()).to_string();
                let again = money::read(&shown, currency);
                // Three digits behind a point may be thousands.
                let is_open = currency.decimals() == 3 && matches!(again, Err(Misread::TwoMoneys { .. }));
                assert!(is_open || again == Ok(amount), "{line:?} shown as {shown:?} reads {again:?}");
            }
        }
    }
    let _ = choice::yes(line).map_err(told);
    let _ = choice::number(line, 0, 120).map(|number| assert!((0..=120).contains(&number))).map_err(told);
    let _ = names::find(line, players).map(|place| assert!(place < players.len())).map_err(told);
    let _ =
        pairs::read(line, players, |unit| money::unit(unit, Currency::of_code("EUR").unwrap()).is_some()).map_err(told);
    let _ = pile::read(line).map_err(told);
    let _ = piles::read(line, players).map_err(told);
    let _ = side::read(line).map_err(told);
    match placing::read(line, players) {
        Err(misread) => told(misread),
        Ok(placing) => {
            let mut all: Vec<usize> = placing.concat();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..players.len()), "{line:?} places everybody once");
        }
    }
}
