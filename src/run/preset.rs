//! House rules by name: a preset that was kept, the last evening's, the rule book's, or any file with a `[rules]` table.

use std::io::Write;
use std::path::Path;

use crate::error::{Failure, Outcome};
use crate::gate::{Form, passed};
use crate::play::house::change;
use crate::say;
use crate::screen::Screen;
use crate::session::house::{GameName, House};
use crate::session::write::Item;
use crate::store::record::Record;
use crate::store::{folder, preset};

use super::output;

/// The name of the rule book's own house rules.
pub const STANDARD: &str = "standard";
/// The name of the house rules of the last evening of the game.
pub const LAST: &str = "last";

/// The house rules of a name or file, for a game.
///
/// # Errors
/// [`Failure::Usage`] if there are none of that name, or they do not fit the game; the file.
pub fn named(name: &str, game: GameName, screen: &Screen) -> Result<House, Failure> {
    let words = &screen.words;
    match name {
        STANDARD => return Ok(House::of(game)),
        LAST => {
            let sessions = folder::sessions_folder().map(|folder| folder::sessions(&folder)).unwrap_or_default();
            let last = folder::last(&sessions, game).map(|session| session.house());
            return Ok(last.unwrap_or(House::of(game)));
        }
        _ => {}
    }
    let kept = preset::path(name).filter(|path| path.is_file());
    let path = kept.unwrap_or_else(|| Path::new(name).to_owned());
    let rules = match read(&path, screen) {
        Err(Failure::File { error, .. }) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(Failure::Usage(say!(words, "preset-unknown", name = name)));
        }
        rules => rules?,
    };
    of_items(&rules, game, screen).map_err(|told| Failure::Usage(say!(words, "preset-wrong", name = name, what = told)))
}

fn read(path: &Path, screen: &Screen) -> Result<Vec<(String, Item)>, Failure> {
    let rules = preset::read(path).map_err(|error| Failure::file(path, error))?;
    let name = path.display().to_string();
    rules.ok_or_else(|| Failure::Usage(say!(screen.words, "preset-unreadable", name = name)))
}

/// `bolln rules --save NAME`: keeps the house rules of a file or of the last evening, changed by what is typed; or only what is
/// typed.
///
/// # Errors
/// [`Failure::Usage`] for what is no name or no house rule; the files.
pub fn save(name: &str, file: Option<&str>, typed: &[String], screen: &Screen) -> Outcome {
    let words = &screen.words;
    let taken = [STANDARD, LAST].contains(&name) || folder::presets_folder().is_none();
    let path = preset::path(name).filter(|_| !taken);
    let path = path.ok_or_else(|| Failure::Usage(say!(words, "preset-no-name", name = name)))?;
    let mut house = match file {
        Some(file) => {
            let rules = read(Path::new(file), screen)?;
            let game = game_of(rules.iter().map(|(key, _)| key.as_str()));
            let wrong = |what| Failure::Usage(say!(words, "preset-wrong", name = file, what = what));
            of_items(&rules, game, screen).map_err(wrong)?
        }
        None if typed.is_empty() => {
            let sessions = folder::sessions_folder().map(|folder| folder::sessions(&folder)).unwrap_or_default();
            let newest = sessions.iter().find_map(|found| found.session.as_ref());
            let newest = newest.ok_or_else(|| Failure::Usage(say!(words, "preset-of-what")))?;
            newest.1.house()
        }
        None => House::of(game_of(typed.iter().filter_map(|pair| pair.split('=').next()).map(str::trim))),
    };
    change(&mut house, typed, screen)?;
    // House rules of the same name are replaced; an evening that lies there is not, and a link is never followed.
    if !path.is_symlink() && Record::at(&path) != Some(Record::Preset) {
        output::spare_records(&path, words)?;
    }
    let kept = preset::keep(&path, &house.differing());
    kept.map_err(|error| Failure::file(&path, error))?;
    writeln!(screen.out(), "{}", say!(words, "preset-kept", name = name, file = path.display().to_string()))?;
    Ok(())
}

/// The game that has the first of these keys.
fn game_of<'k>(mut keys: impl Iterator<Item = &'k str>) -> GameName {
    let herzblatt = House::of(GameName::Herzblatt);
    let is_herzblatt = keys.next().is_some_and(|key| herzblatt.keys().iter().any(|known| known.name == key));
    if is_herzblatt { GameName::Herzblatt } else { GameName::Dreeg }
}

/// `bolln rules --presets`: the house rules that were kept.
///
/// # Errors
/// Standard output.
pub fn list(screen: &Screen) -> Outcome {
    let words = &screen.words;
    let mut out = screen.out();
    let kept = preset::all();
    if kept.is_empty() {
        writeln!(out, "{}", say!(words, "preset-none"))?;
    }
    for (name, path) in kept {
        let rules = preset::read(&path).ok().flatten();
        let rules = rules.map_or_else(
            || say!(words, "list-broken"),
            |rules| rules.iter().map(|(key, item)| item.assigned(key)).collect::<Vec<_>>().join(", "),
        );
        writeln!(out, "{}", screen.wrapped(&passed(&format!("{name}: {rules}"), Form::Text), "  "))?;
    }
    Ok(())
}

/// The house rules that these keys of a file make; or what is wrong with them.
pub fn of_items(rules: &[(String, Item)], game: GameName, screen: &Screen) -> Result<House, String> {
    let mut house = House::of(game);
    let set = house.set_all(rules).and_then(|()| house.check());
    set.map_err(|flaw| crate::report::trouble::sentence(&flaw.into(), screen))?;
    Ok(house)
}
