//! Any balances: few transfers bring them to zero; any text as a settlement file or a payment: refused, or read as it is written.

use std::collections::BTreeMap;

use bolln::evenings::paid::Paid;
use bolln::evenings::settlement::{self, Back, Settlement};
use bolln::rules::herzblatt::settle;
use bolln::rules::money::Money;
use bolln::session::log::Aside;
use bolln::words::{Lang, Words};

/// # Panics
/// Where it does not hold.
pub fn trial(bytes: &[u8]) {
    let Some((way, rest)) = bytes.split_first() else { return };
    match way % 3 {
        0 => balances(rest),
        1 => file(&String::from_utf8_lossy(rest)),
        _ => drop(Paid::read(&String::from_utf8_lossy(rest), &Words::new(Lang::En))),
    }
}

/// Two bytes a person; the last has what is left.
fn balances(bytes: &[u8]) {
    let mut amounts: Vec<i128> = bytes
        .chunks_exact(2)
        .take(24)
        .map(|pair| match pair[1] % 4 {
            0 => i128::from(pair[0] as i8),
            1 => i128::from(pair[0] as i8) * i128::from(u64::MAX),
            2 => i128::from(pair[0] % 4) - 2,
            _ => 0,
        })
        .collect();
    amounts.push(-amounts.iter().sum::<i128>());
    let open = amounts.iter().filter(|amount| **amount != 0).count();
    let transfers = settle::transfers(&amounts.iter().map(|amount| Money::new(*amount)).collect::<Vec<_>>());
    assert!(transfers.len() <= open.saturating_sub(1), "{amounts:?}: {transfers:?}");
    let mut seen = BTreeMap::new();
    for transfer in &transfers {
        assert!(transfer.amount > Money::ZERO && transfer.from != transfer.to, "{transfer:?}");
        assert!(amounts[transfer.from] < 0 || amounts[transfer.to] > 0, "{amounts:?}: {transfer:?}");
        assert_eq!(seen.insert((transfer.from, transfer.to), ()), None, "{transfers:?}");
    }
    for transfer in &transfers {
        amounts[transfer.from] += transfer.amount.units();
        amounts[transfer.to] -= transfer.amount.units();
    }
    assert!(amounts.iter().all(|amount| *amount == 0), "{transfers:?} leave {amounts:?}");
}

fn file(text: &str) {
    let Ok(read) = Settlement::read(text) else { return };
    let paid = |settlement: &Settlement| settlement.payments().map(|(_, paid)| paid.clone()).collect::<Vec<_>>();
    let evenings: Vec<String> = read.evenings().into_iter().map(str::to_owned).collect();
    let written = settlement::with("", &Settlement::default(), &paid(&read), &evenings);
    let settled = |text: &str| Settlement::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let again = settled(&written);
    assert_eq!(paid(&again), paid(&read));
    assert!(paid(&read).is_empty() || again.evenings() == evenings, "{evenings:?} became {:?}", again.evenings());
    // Taken back and brought back it is what it was.
    let undone = settlement::back(&written, Back::Undo, &Aside::default());
    let Some((_, without)) = paid(&read).split_last().map(|(last, rest)| (last.clone(), rest.to_vec())) else { return };
    assert_eq!(paid(&settled(&undone)), without);
    assert_eq!(paid(&settled(&settlement::back(&undone, Back::Redo, &Aside::default()))), paid(&read));
}
