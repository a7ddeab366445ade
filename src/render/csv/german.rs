//! The headings and words of the tables in German, for a spreadsheet that somebody opens.

/// Headings of columns.
const HEADINGS: &[(&str, &str)] = &[
    ("event", "Ereignis"),
    ("deal", "Spiel"),
    ("subgame", "Teilspiel"),
    ("round", "Runde"),
    ("kind", "Art"),
    ("at", "Zeit"),
    ("dealer", "Geber"),
    ("forehand", "Vorhand"),
    ("players", "Spieler dabei"),
    ("soloist", "Alleinspieler"),
    ("partner", "Partner"),
    ("soloist_count", "Alleinspieler zählt"),
    ("soloist_points", "Augen Alleinspieler"),
    ("others_count", "Gegner zählen"),
    ("result", "Ergebnis"),
    ("false_claim", "falsch gemeldet"),
    ("level", "erzählt nach"),
    ("findings", "Beanstandungen"),
    ("rules", "Regeln"),
    ("note", "Bemerkung"),
    ("source", "Herkunft"),
    ("player", "Spieler"),
    ("in", "dabei"),
    ("count", "gezählt"),
    ("award", "Punkte"),
    ("strokes", "Striche"),
    ("gone_out", "ausgegangen"),
    ("blobs", "Bolln"),
    ("reason", "Grund"),
    ("contract", "Vertrag"),
    ("deals", "Spiele"),
    ("loser", "verloren"),
    ("winner", "gewonnen"),
    ("ended", "beendet"),
    ("place", "Platz"),
    ("lost", "verloren"),
    ("blob", "Bolln bekommen"),
    ("stake", "Einsatz"),
    ("currency", "Währung"),
    ("won", "gewonnen"),
    ("factor", "Faktor"),
    ("announcement", "Ansage"),
    ("contra", "Kontra"),
    ("re", "Ree"),
    ("amount", "Betrag"),
    ("balance", "Stand"),
    ("change", "Wechsel"),
];

/// Words of the program's own.
const WORDS: &[(&str, &str)] = &[
    ("sixty-six", "Sechsundsechzig"),
    ("red-sow", "Rot-Sau"),
    ("call-a-card", "Rufen"),
    ("cameroon", "Kamerun"),
    ("solo", "Solo"),
    ("passed", "gepasst"),
    ("misdeal", "vergeben"),
    ("ruling", "Schiedsspruch"),
    ("seating", "Sitzordnung"),
    ("stake", "Einsatz"),
    ("payment", "Zahlung"),
    ("substitute", "Wechsel am Platz"),
    ("note", "Bemerkung"),
    ("end", "Ende"),
    ("deal", "Spiel"),
    ("outcome", "Ausgang"),
    ("points", "Augen"),
    ("tricks", "Stiche"),
    ("won", "gewonnen"),
    ("won-high", "hoch gewonnen"),
    ("lost", "verloren"),
    ("schneider", "Schneider"),
    ("nobody", "keiner"),
    ("made", "geschafft"),
    ("failed", "nicht geschafft"),
    ("left", "gegangen"),
    ("joined", "gekommen"),
    ("66", "66"),
    ("du", "Du"),
];

/// A column's heading; its name, where it has none.
pub fn heading(column: &str) -> &str {
    of(HEADINGS, column)
}

/// A word; itself, where it has none.
pub fn word(word: &str) -> &str {
    of(WORDS, word)
}

fn of<'t>(table: &'static [(&str, &str)], text: &'t str) -> &'t str {
    table.iter().find(|(name, _)| *name == text).map_or(text, |(_, german)| german)
}
