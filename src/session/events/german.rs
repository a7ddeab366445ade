//! German words for kinds, keys and values, as they are typed on a command line beside those of the file. A file has its own words
//! alone.

/// The file's words, each with the German ones that mean it, in small letters.
type Table = &'static [(&'static str, &'static [&'static str])];

/// Kinds of events.
const KINDS: Table = &[
    ("sixty-six", &["sechsundsechzig", "66"]),
    ("red-sow", &["rot-sau", "rotsau", "rote-sau"]),
    ("call-a-card", &["rufen", "ruf"]),
    ("cameroon", &["kamerun"]),
    ("solo", &["spiel"]),
    ("passed", &["zusammengeworfen", "keiner"]),
    ("misdeal", &["vergeben"]),
    ("ruling", &["schiedsspruch", "entscheid"]),
    ("substitute", &["wechsel"]),
    ("seating", &["sitzordnung"]),
    ("stake", &["einsatz"]),
    ("payment", &["zahlung"]),
    ("note", &["bemerkung"]),
    ("end", &["ende", "spielende"]),
    ("correction", &["berichtigung", "korrektur"]),
    ("undo", &["zurück"]),
    ("redo", &["wieder"]),
];

/// Keys.
const KEYS: Table = &[
    ("dealer", &["geber"]),
    ("soloist", &["alleinspieler", "spieler-allein"]),
    ("caller", &["rufer"]),
    ("called_card", &["rufkarte", "gerufen"]),
    ("passed", &["gepasst"]),
    ("outcome", &["ausgang", "ergebnis"]),
    ("worth", &["wert"]),
    ("placing", &["reihenfolge", "plätze"]),
    ("march", &["durchmarsch"]),
    ("march_made", &["durchmarsch_geschafft"]),
    ("points", &["augen"]),
    ("soloist_points", &["augen_alleinspieler", "alleinspieler_augen"]),
    ("defender_points", &["augen_gegner", "gegner_augen"]),
    ("caller_points", &["augen_rufer", "rufer_augen"]),
    ("opponent_points", &["augen_gegenpartei", "gegenpartei_augen"]),
    ("all_tricks", &["alle_stiche"]),
    ("trump", &["trumpf"]),
    ("trump_from", &["trumpf_ab"]),
    ("tricks", &["stiche"]),
    ("went_out", &["ausgegangen"]),
    ("false_claim", &["falsch_gemeldet"]),
    ("last_trick", &["letzter_stich"]),
    ("melds", &["meldungen"]),
    ("announcement", &["ansage"]),
    ("re", &["ree"]),
    ("strokes", &["striche"]),
    ("blobs", &["bolln"]),
    ("payments", &["zahlungen"]),
    ("players", &["spieler"]),
    ("amount", &["betrag"]),
    ("from", &["von"]),
    ("to", &["an"]),
    ("leaves", &["geht"]),
    ("joins", &["kommt"]),
    ("reason", &["grund"]),
    ("note", &["bemerkung"]),
    ("at", &["um", "zeit"]),
    ("corrects", &["berichtigt"]),
    ("before", &["vor"]),
    ("now", &["jetzt", "nun"]),
    ("joined", &["zusammen"]),
];

/// Words of a value, by the key that has them.
const VALUES: &[(&str, Table)] = &[
    (
        "outcome",
        &[
            ("won", &["gewonnen"]),
            ("won-high", &["hoch-gewonnen", "hoch gewonnen"]),
            ("lost", &["verloren"]),
            ("callers", &["rufer"]),
            ("opponents", &["gegner", "gegenpartei"]),
            ("nobody", &["keiner", "niemand"]),
        ],
    ),
    (
        "trump",
        &[
            ("clubs", &["kreuz", "eichel"]),
            ("spades", &["pik", "gras", "laub", "blatt"]),
            ("hearts", &["herz", "rot"]),
            ("diamonds", &["karo", "schellen"]),
        ],
    ),
];

/// The file's word for a kind.
pub fn kind(typed: &str) -> &str {
    of(KINDS, typed)
}

/// The file's word for a key.
pub fn key(typed: &str) -> &str {
    of(KEYS, typed)
}

/// The file's word for a value of a key (as the file writes it).
pub fn value<'t>(key: &str, typed: &'t str) -> &'t str {
    if key == "now" {
        return kind(typed);
    }
    VALUES.iter().find(|(known, _)| *known == key).map_or(typed, |(_, table)| of(table, typed))
}

fn of(table: Table, typed: &str) -> &str {
    let word = typed.trim().to_lowercase();
    table.iter().find(|(_, german)| german.contains(&word.as_str())).map_or(typed, |(file, _)| file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::events::{Kind, keys::Key};
    use crate::session::game::{Dreeg, Game, Herzblatt};
    use crate::session::log::ENTRIES;

    #[test]
    fn every_word_means_one_that_the_file_knows_and_none_two() {
        let kinds = [Dreeg::KINDS, Herzblatt::KINDS].concat();
        let is_kind = |word: &str| kinds.iter().any(|kind: &Kind| kind.name == word) || ENTRIES.contains(&word);
        let is_key = |word: &str| {
            Key::of(word).is_some() || ["note", "at", "corrects", "before", "now", "joined"].contains(&word)
        };
        assert!(KINDS.iter().all(|(word, _)| is_kind(word)));
        assert!(KEYS.iter().all(|(word, _)| is_key(word)));
        for table in [KINDS, KEYS].into_iter().chain(VALUES.iter().map(|(_, table)| *table)) {
            let mut german: Vec<&str> = table.iter().flat_map(|(_, german)| german.iter().copied()).collect();
            german.sort_unstable();
            assert!(german.is_sorted_by(|one, other| one < other), "{german:?}");
        }
        assert!(
            kinds.iter().all(|kind| KINDS.iter().any(|(word, _)| word == &kind.name)),
            "every kind has a German word"
        );
    }

    #[test]
    fn german_words_are_read_beside_the_files_own() {
        for (typed, want) in [("Rot-Sau", "red-sow"), ("red-sow", "red-sow"), ("Kamerun", "cameroon"), ("was", "was")] {
            assert_eq!(kind(typed), want);
        }
        assert_eq!((key("Alleinspieler"), key("soloist")), ("soloist", "soloist"));
        assert_eq!((value("trump", "Eichel"), value("soloist", "Eichel")), ("clubs", "Eichel"));
        assert_eq!(value("now", "Rufen"), "call-a-card");
    }
}
