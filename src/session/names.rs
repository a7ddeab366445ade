//! Names of people: when two are the same, what a name may be, and the list of all that a session uses.

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use super::flaw::Flaw;
use crate::rules::Player;

/// The longest name, in code points.
pub const LONGEST: usize = 40;

/// A name as it is compared: NFC, case folded, NFC again, without what joins or parts letters.
pub fn folded(name: &str) -> String {
    if name.is_ascii() {
        return name.to_ascii_lowercase();
    }
    name.chars().filter(|c| !is_joiner(*c)).nfc().flat_map(fold).nfc().collect()
}

/// A letter without its case, as Unicode folds it: ß and ẞ are ss, and the dotless ı is no i.
fn fold(letter: char) -> impl Iterator<Item = char> {
    let is_dotless = letter == 'ı';
    let folded = (!is_dotless).then(|| letter.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase));
    folded.into_iter().flatten().chain(is_dotless.then_some(letter))
}

/// What names are sorted by: the letters without their marks and case, as in a telephone book; then the name itself.
pub fn alphabetical(name: &str) -> (String, &str) {
    let unmarked: String = name.nfd().filter(|c| !is_combining_mark(*c)).collect();
    (folded(&unmarked), name)
}

/// Refuses what is no name.
///
/// # Errors
/// `names`: empty or too long, a character that cannot be seen, white space at an end.
pub fn check(name: &str) -> Result<(), Flaw> {
    let name_of = || name.escape_debug().to_string();
    if has_invisible(name) {
        Err(Flaw::NameInvisible { name: name_of() })
    } else if name.trim() != name {
        Err(Flaw::NameSpace { name: name_of() })
    } else if !(1..=LONGEST).contains(&name.chars().count()) {
        Err(Flaw::NameLength { name: name_of() })
    } else {
        Ok(())
    }
}

/// Whether a character joins letters, or keeps them apart, and cannot be seen itself.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Whether a character cannot be seen: a control or format character, a line or paragraph separator.
pub fn is_invisible(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}

/// Whether a name has a character that cannot be seen; one that joins two letters, as Persian and emoji need it, is none.
fn has_invisible(name: &str) -> bool {
    let mut before = None;
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let between = |c: Option<char>| c.is_some_and(|c| !is_invisible(c));
        if is_invisible(c) && !(is_joiner(c) && between(before) && between(chars.peek().copied())) {
            return true;
        }
        before = Some(c);
    }
    false
}

/// All names of a session, each with its [`Player`].
#[derive(Clone, Debug, Default)]
pub struct Names {
    list: Vec<String>,
    exact: HashMap<String, u16>,
}

impl Names {
    /// The player of a name, written exactly so.
    pub fn find(&self, name: &str) -> Option<Player> {
        // Few names: a look at each is quicker than a hash.
        if self.list.len() <= 8 {
            let place = self.list.iter().position(|known| known == name)?;
            return Some(Player(place as u16));
        }
        self.exact.get(name).copied().map(Player)
    }

    /// The player of a name, which is added to the list if it is new. Nothing if there are too many.
    pub fn intern(&mut self, name: &str) -> Option<Player> {
        if let Some(known) = self.find(name) {
            return Some(known);
        }
        let number = u16::try_from(self.list.len()).ok()?;
        self.list.push(name.to_owned());
        self.exact.insert(name.to_owned(), number);
        Some(Player(number))
    }

    /// A player's name.
    pub fn of(&self, player: Player) -> &str {
        self.list.get(usize::from(player.0)).map_or("?", String::as_str)
    }

    /// All names.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(String::as_str)
    }

    /// What to say of a name that none of these people has: the twin, the nearest name, or nothing.
    pub fn unknown<'a>(name: &str, people: impl Iterator<Item = &'a str> + Clone) -> Flaw {
        let fold = folded(name);
        let shown = name.to_owned();
        if let Some(twin) = people.clone().find(|known| *known != name && folded(known) == fold) {
            return Flaw::NameTwin { name: shown, twin: twin.to_owned() };
        }
        match nearest(name, people) {
            Some(nearest) => Flaw::NameUnknown { name: shown, nearest },
            None => Flaw::NameUnknownAlone { name: shown },
        }
    }
}

/// The nearest of some words, if it is near enough to be meant.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    if word.len() > 4 * LONGEST {
        return None;
    }
    let scored = known.map(|candidate| (strsim::jaro_winkler(word, candidate), candidate));
    let best = scored.max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (best.0 > 0.8).then(|| best.1.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_under_nfc_and_case_folding() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("K\u{e4}the", "Ka\u{308}the"),
            ("Groß", "GROSS"),
            ("Groß", "GROẞ"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
            ("Zoë", "zoE\u{308}"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} and {other}");
        }
        assert_ne!(folded("Kathe"), folded("Käthe"));
        assert_ne!(folded("Işıl"), folded("Işil"));
    }

    #[test]
    fn names_in_the_order_of_the_alphabet() {
        let mut names = ["Waldi", "Zoë", "Änne", "anton", "Anton", "Ännchen", "Émile", "Emil", "李雷", "Groß", "Grosz"];
        names.sort_by_key(|name| alphabetical(name));
        let sorted = ["Ännchen", "Änne", "Anton", "anton", "Emil", "Émile", "Groß", "Grosz", "Waldi", "Zoë", "李雷"];
        assert_eq!(names, sorted);
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let forty = "ä".repeat(40);
        for good in ["Anna", "a b", "Müller, Jr.", "李雷", "Zoë \"Z\"", &forty] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for good in ["می\u{200c}شا", "👩\u{200d}🌾 Resi"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        let invisible =
            ["a\u{200b}b", "a\u{2060}", "A\u{202e}b", "a\u{2028}b", "a\u{200d}", "\u{200c}a", "a\u{200c}\u{200d}b"];
        for bad in ["", " a", "a ", "a\u{a0}", "a\tb", "a\u{7f}b", &"x".repeat(41)].iter().chain(&invisible) {
            assert!(check(bad).is_err(), "{bad:?}");
        }
    }
}
