//! `bolln list`: the sessions of the data folder, newest first, and its settlements.

use std::io::Write;
use std::path::Path;

use crate::error::{Failure, Outcome};
use crate::evenings::settlement::Settlement;
use crate::page::{Cell, Column, Table};
use crate::render::text;
use crate::rules::money::Money;
use crate::say;
use crate::screen::Screen;
use crate::session::{Dreeg, Evening, Herzblatt, Session};
use crate::store::folder::{self, Found};
use crate::store::system;
use crate::words::Words;

/// Lists the sessions.
///
/// # Errors
/// The system knows no data folder.
pub fn run(screen: &Screen) -> Outcome {
    let words = &screen.words;
    let Some(folder) = folder::sessions_folder() else { return Err(Failure::Told(say!(words, "no-folder"))) };
    let mut out = screen.out();
    let sessions = folder::sessions(&folder);
    let place = folder.display().to_string();
    let settlements = folder::settlements(&folder);
    if sessions.is_empty() && settlements.is_empty() {
        writeln!(out, "{}", screen.wrapped(&say!(words, "list-empty", folder = place), "  "))?;
        return Ok(());
    }
    let columns = vec![
        Column::new("file", say!(words, "list-file")),
        Column::new("game", say!(words, "list-game")),
        Column::new("players", say!(words, "list-players")),
        Column::new("date", say!(words, "list-date")),
        Column::new("state", say!(words, "list-state")),
        Column::new("leads", say!(words, "list-leads")),
    ];
    let mut table = Table::new("sessions", columns);
    table.rows.extend(sessions.iter().map(|found| row(found, screen).map(|text| Cell::Name(text.into())).into()));
    writeln!(out, "{}", say!(words, "list-folder", folder = place))?;
    if !sessions.is_empty() {
        writeln!(out, "{}", text::table(&table, screen))?;
    }
    if !settlements.is_empty() {
        writeln!(out, "{}", say!(words, "list-settlements"))?;
    }
    for path in settlements {
        let file = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(out, "{}", screen.wrapped(&format!("  {file}: {}", in_short(&path, words)), "    "))?;
    }
    Ok(())
}

/// How many payments a settlement holds, and over how many evenings.
fn in_short(path: &Path, words: &Words) -> String {
    let text = system::read(path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    match text.and_then(|text| Settlement::read(&text).ok()) {
        Some(settlement) => {
            let (payments, evenings) = (settlement.payments().count(), settlement.evenings().len());
            say!(words, "list-settlement", payments = payments, evenings = evenings)
        }
        None => say!(words, "list-broken"),
    }
}

/// File, game, players, date, state, who leads.
pub fn row(found: &Found, screen: &Screen) -> [String; 6] {
    let words = &screen.words;
    let file = found.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let day = found.when.map(|when| words.date(when.day())).unwrap_or_default();
    let Some((_, session)) = &found.session else {
        return [file, String::new(), String::new(), day, say!(words, "list-broken"), String::new()];
    };
    let names = session.players().map(|player| session.names().of(player));
    let names = names.collect::<Vec<_>>().join(", ");
    let (game, (state, leads)) = match session {
        Session::Dreeg(evening) => (say!(words, "game-dreeg"), of_dreeg(evening, screen)),
        Session::Herzblatt(evening) => (say!(words, "game-herzblatt"), of_herzblatt(evening, screen)),
    };
    [file, game, names, day, state, leads]
}

/// The sub-game that is on, and who would win now.
fn of_dreeg(evening: &Evening<Dreeg>, screen: &Screen) -> (String, String) {
    let (words, state) = (&screen.words, evening.state());
    let contract = words.contract(state.contract());
    let on = match (state.ended(), state.subgames().is_empty()) {
        (true, _) => say!(words, "list-over"),
        (false, true) => say!(words, "list-not-begun"),
        (false, false) => say!(words, "list-subgame", number = state.number() + 1, contract = contract),
    };
    let somebody_has_won = state.subgames().iter().any(|subgame| subgame.ended) || state.ended();
    let leaders = state.leaders().iter().filter(|_| somebody_has_won);
    let leaders = leaders.map(|seat| evening.names.of(state.seated().player(seat)));
    (on, words.listed(leaders))
}

/// How many deals were played, and who has won most.
fn of_herzblatt(evening: &Evening<Herzblatt>, screen: &Screen) -> (String, String) {
    let (words, state, currency) = (&screen.words, evening.state(), evening.game.currency);
    let on = match (state.ended(), evening.deals().count()) {
        (true, _) => say!(words, "list-over"),
        (false, 0) => say!(words, "list-not-begun"),
        (false, deals) => say!(words, "list-deals", deals = deals),
    };
    let most = state.people().iter().map(|player| state.balance(*player)).max().unwrap_or_default();
    let leaders = state.people().iter().filter(|player| most > Money::ZERO && state.balance(**player) == most);
    let leaders = words.listed(leaders.map(|player| evening.names.of(*player)));
    let amount = words.signed_amount(most, currency);
    let leads = if leaders.is_empty() { leaders } else { say!(words, "list-ahead", names = leaders, amount = amount) };
    (on, leads)
}
