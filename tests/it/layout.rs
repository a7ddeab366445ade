//! What stays in one piece on a screen of any width.

use std::borrow::Cow;

use bolln::page::{Cell, Column, Interval, Room, Table};
use bolln::render::text;
use bolln::report::evening;
use bolln::rules::money::{Currency, Money};
use bolln::screen::Screen;
use bolln::session::Session;
use bolln::words::{Lang, Words};
use chrono::NaiveDate;
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

use crate::common;

const NAMES: [&str; 6] = ["Jo", "Herr Popp", "Änne von der Au", "Bärbel", "Schorsch Meier aus Wöhrd", "山田太郎"];

/// A cell, with what of it must be found in one piece wherever its column is shown.
fn cell(kind: u8, number: i64, lang: Lang) -> (Cell<'static>, Vec<String>) {
    let name = NAMES[number.unsigned_abs() as usize % NAMES.len()];
    let euro = Currency::of_code("EUR").unwrap();
    match kind {
        0 => (Cell::Name(Cow::Borrowed(name)), vec![name.to_owned()]),
        1 => {
            let amount = Money::new(number.into());
            (Cell::Money { amount, currency: euro, signed: true }, vec![Words::new(lang).signed(amount, euro)])
        }
        2 => {
            let day = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + chrono::Days::new(number.unsigned_abs() % 3000);
            (Cell::Date(day), vec![Words::new(lang).date(day)])
        }
        3 => {
            let of = number.unsigned_abs() % 900 + 1;
            let share = if lang == Lang::De { format!("100 % von {of}") } else { format!("100 % of {of}") };
            (Cell::Share { cases: of, of, interval: Some(Interval { low: 0.5, high: 1.0 }) }, vec![share])
        }
        4 => (Cell::Names(vec![name, "Opa Hans"]), vec![name.to_owned(), "Opa Hans".to_owned()]),
        5 => (Cell::Count(number), vec![number.to_string()]),
        6 => (Cell::Sides(Some(74), None), vec!["74 : –".to_owned()]),
        _ => (Cell::Text("what the table said about it that night".into()), vec!["table".to_owned()]),
    }
}

proptest! {
    /// No line is wider than the screen, and nothing that is one piece is broken: not by a grid, nor in a record.
    #[test]
    fn no_number_amount_date_or_name_is_broken(
        kinds in prop::collection::vec((0_u8..8, 0_u8..3), 1..10),
        numbers in prop::collection::vec(-99_999_999_i64..99_999_999, 1..6),
        width in 40_u16..140,
        lang in prop::sample::select(&Lang::ALL[..]),
    ) {
        const HEADINGS: [&str; 8] = ["Name", "Guthaben bisher", "Tag", "Anteil", "Wer", "Zahl", "Augen", "Was"];
        let columns = kinds.iter().enumerate().map(|(place, (kind, spare))| {
            let room = if place == 0 || *spare == 0 { Room::Always } else { Room::Spare(*spare) };
            Column::new("c", HEADINGS[usize::from(*kind)]).room(room)
        });
        let mut table = Table::new("t", columns.collect());
        let rows = numbers.iter().map(|number| kinds.iter().map(|(kind, _)| cell(*kind, *number, lang)));
        let rows: Vec<Vec<(Cell<'_>, Vec<String>)>> = rows.map(Iterator::collect).collect();
        table.rows = rows.iter().map(|row| row.iter().map(|(cell, _)| cell.clone()).collect()).collect();
        let drawn = text::table(&table, &Screen::fixed(lang, width));
        for line in drawn.lines() {
            prop_assert!(line.width() <= usize::from(width), "{line:?} of\n{drawn}");
        }
        let left_out = drawn.lines().any(|line| line.contains("Kein Platz") || line.contains("No room"));
        for (row, (kind, spare)) in rows.iter().flat_map(|row| row.iter().zip(&kinds)) {
            let may_go = left_out && *spare > 0;
            for piece in row.1.iter().filter(|_| !may_go) {
                prop_assert!(drawn.contains(piece.as_str()), "{piece:?} (kind {kind}) at {width}:\n{drawn}");
            }
        }
    }
}

/// Every sample evening on screens of all widths: no line is too wide, and every name and every amount with its currency that a wide
/// screen shows stands in one piece on a narrow one.
#[test]
fn an_evening_fits_every_screen_and_breaks_nothing() {
    for path in common::files("sample-sessions", "toml") {
        let session = Session::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let names: Vec<&str> = session.people().into_iter().map(|player| session.names().of(player)).collect();
        for lang in Lang::ALL {
            let wide = evening::text(&session, &Screen::fixed(lang, 1000));
            let words: Vec<&str> = wide.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
            let code = session.currency().map(|currency| currency.code().to_owned()).unwrap_or_default();
            let is_money = |word: &str| [code.as_str(), "€"].contains(&word.trim_end_matches(['.', ';', ',']));
            let amounts = words.windows(2).filter(|two| is_money(two[1]) && two[0].contains(['.', ',']));
            let amounts: Vec<String> = amounts.map(|two| two.join(" ")).collect();
            assert!(session.currency().is_none() || !amounts.is_empty(), "{}", path.display());
            for width in 40..=120 {
                let text = evening::text(&session, &Screen::fixed(lang, width));
                for line in text.lines() {
                    assert!(line.width() <= usize::from(width), "{} at {width}: {line}", path.display());
                }
                // A slate cuts names that are wider than its half of the screen; everything else has them whole.
                let pieces = amounts.iter().map(String::as_str).chain(names.iter().copied());
                for piece in pieces.filter(|piece| wide.contains(piece)) {
                    assert!(text.contains(piece), "{} at {width}: {piece:?} is broken in\n{text}", path.display());
                }
            }
        }
    }
}
