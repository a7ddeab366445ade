//! Exports: what each says alone adds up to the score, the same bytes every time, and no name breaks out of its place.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use bolln::export::csv::{Dialect, Table};
use bolln::export::{self, Choices, Evening, Format};
use bolln::rules::money::Money;
use bolln::session::replay::Score;
use bolln::session::{Game, Session};
use bolln::words::{Lang, Words};
use serde_json::Value;

use crate::generate;

/// What a session comes to: blobs, or balances in the smallest unit, of each.
pub type Standing = BTreeMap<String, i128>;

pub struct Case {
    pub name: String,
    pub session: Session,
}

impl Case {
    pub fn new(name: impl Into<String>, text: &str) -> Case {
        let name = name.into();
        let session = Session::read(text).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        Case { name, session }
    }

    pub fn is_dreeg(&self) -> bool {
        matches!(self.session.game, Game::Dreeg { .. })
    }

    fn decimals(&self) -> u8 {
        match &self.session.game {
            Game::Dreeg { .. } => 0,
            Game::Herzblatt { currency, .. } => currency.decimals(),
        }
    }

    pub fn money(&self, text: &str) -> i128 {
        let digits = text.replace(',', ".");
        let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
        assert_eq!(fraction.len(), usize::from(self.decimals()), "{}: decimals of {text}", self.name);
        format!("{whole}{fraction}").parse().unwrap_or_else(|_| panic!("{}: {text} is no amount", self.name))
    }

    pub fn standing(&self) -> Standing {
        let (score, problems) = self.session.replay();
        assert!(problems.is_empty(), "{}: {problems:?}", self.name);
        let name = |player| self.session.names.of(player).to_owned();
        match score {
            Score::Dreeg(score) => {
                let blobs = score.state.blobs();
                score.state.everybody().iter().map(|seat| (name(seat.player()), blobs[seat].into())).collect()
            }
            Score::Herzblatt(score) => {
                let units = |player| Money::units(score.state.balance(player));
                score.state.people().iter().map(|player| (name(*player), units(*player))).collect()
            }
        }
    }

    pub fn export(&self, format: Format, choices: Choices, lang: Lang) -> String {
        let words = words(lang);
        let (score, _) = self.session.replay();
        let evening = Evening { session: &self.session, score: &score, words };
        let mut out = Vec::new();
        export::write(&evening, format, &choices, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// Everybody at nothing, to add to.
    fn nothing(&self) -> Standing {
        self.standing().into_keys().map(|name| (name, 0)).collect()
    }
}

/// The texts of a language, which take long to read.
fn words(lang: Lang) -> &'static Words {
    static WORDS: OnceLock<[Words; 2]> = OnceLock::new();
    let [english, german] = WORDS.get_or_init(|| Lang::ALL.map(Words::new));
    if lang == Lang::En { english } else { german }
}

/// Every sample session, and generated ones of both games.
pub fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(read_cases)
}

fn read_cases() -> Vec<Case> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/sample-sessions"));
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 10, "the samples are missing");
    let samples =
        paths.iter().map(|path| Case::new(path.display().to_string(), &std::fs::read_to_string(path).unwrap()));
    let generated = (0..60).map(|seed| Case::new(format!("seed {seed}"), &generate::session(seed)));
    samples.chain(generated).collect()
}

/// A name as a spreadsheet's cell holds it.
fn bare(cell: &str) -> String {
    cell.strip_prefix('\'').unwrap_or(cell).to_owned()
}

fn add(standing: &mut Standing, name: &str, amount: i128, case: &Case) {
    *standing.get_mut(name).unwrap_or_else(|| panic!("{}: who is {name}?", case.name)) += amount;
}

fn from_csv(case: &Case, table: Table, dialect: Dialect) -> Standing {
    let text = case.export(Format::Csv, Choices { table: Some(table), dialect, ..Choices::default() }, Lang::En);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let delimiter = if dialect == Dialect::German { b';' } else { b',' };
    let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(text.as_bytes());
    let mut standing = case.nothing();
    let headings = reader.headers().unwrap().clone();
    for row in reader.records() {
        let row = row.unwrap();
        let cell = |name| row.get(headings.iter().position(|heading| heading == name).unwrap()).unwrap();
        let amount = match table {
            Table::Payments => case.money(cell("amount")),
            Table::Awards | Table::Subgames | Table::Deals => cell("blobs").parse().unwrap(),
        };
        add(&mut standing, &bare(cell("player")), amount, case);
    }
    standing
}

fn from_ndjson(case: &Case) -> Standing {
    let mut standing = case.nothing();
    for line in case.export(Format::Ndjson, Choices::default(), Lang::En).lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let changes = line.get("blobs").or(line.get("payments")).unwrap();
        for (name, change) in changes.as_object().unwrap() {
            let amount = change.as_i64().map_or_else(|| case.money(change.as_str().unwrap()), i128::from);
            add(&mut standing, name, amount, case);
        }
    }
    standing
}

/// What the postings of a journal add up to, by account in the order of their declarations.
fn from_ledger(case: &Case) -> Standing {
    let journal = case.export(Format::Ledger, Choices::default(), Lang::De);
    let declared =
        journal.lines().filter_map(|line| line.strip_prefix("account ")).map(|line| line.split_once("  ; ").unwrap());
    let names: BTreeMap<&str, &str> = declared.collect();
    let mut standing = case.nothing();
    for line in journal.lines().filter_map(|line| line.strip_prefix("    ")) {
        let (account, amount) = line.split_once("  ").unwrap();
        let (amount, _) = amount.split_once(' ').unwrap();
        add(&mut standing, names[account], case.money(amount), case);
    }
    standing
}

fn from_json(case: &Case) -> Standing {
    let whole: Value = serde_json::from_str(&case.export(Format::Json, Choices::default(), Lang::En)).unwrap();
    assert!(whole["session"]["rules"].as_object().unwrap().len() > 10, "{}", case.name);
    let totals = if case.is_dreeg() { &whole["blobs"] } else { &whole["balances"] };
    let total = |value: &Value| value.as_i64().map_or_else(|| case.money(value.as_str().unwrap()), i128::from);
    totals.as_object().unwrap().iter().map(|(name, value)| (name.clone(), total(value))).collect()
}

#[test]
fn every_export_alone_adds_up_to_the_score() {
    for case in cases() {
        let want = case.standing();
        assert_eq!(from_json(case), want, "{}: json", case.name);
        assert_eq!(from_ndjson(case), want, "{}: ndjson", case.name);
        if !case.is_dreeg() {
            assert_eq!(from_ledger(case), want, "{}: ledger", case.name);
        }
        let long = if case.is_dreeg() { Table::Awards } else { Table::Payments };
        for dialect in [Dialect::Plain, Dialect::English, Dialect::German] {
            assert_eq!(from_csv(case, long, dialect), want, "{}: csv {dialect:?}", case.name);
        }
        if matches!(case.session.replay().0, Score::Dreeg(score) if score.rulings.is_empty()) {
            assert_eq!(from_csv(case, Table::Subgames, Dialect::Plain), want, "{}: sub-games", case.name);
        }
    }
}

#[test]
fn the_same_session_gives_the_same_bytes() {
    for case in cases() {
        for lang in Lang::ALL {
            for format in Format::ALL {
                let [one, two] = [(); 2].map(|()| case.export(*format, Choices::default(), lang));
                assert_eq!(one, two, "{}: {}", case.name, format.word());
            }
        }
    }
}

/// RFC 4180 and no formulas: every row as long as the first, rows end in CRLF, no text begins as a formula does.
#[test]
fn csv_is_well_formed_and_without_formulas() {
    let mut checked = 0;
    for case in cases() {
        let tables = if case.is_dreeg() {
            &[Table::Awards, Table::Deals, Table::Subgames][..]
        } else {
            &[Table::Payments, Table::Deals]
        };
        for (table, dialect) in tables.iter().flat_map(|table| [(table, Dialect::Plain), (table, Dialect::German)]) {
            let text =
                case.export(Format::Csv, Choices { table: Some(*table), dialect, ..Choices::default() }, Lang::De);
            assert_eq!(text.starts_with('\u{feff}'), dialect == Dialect::German);
            assert!(text.ends_with("\r\n"), "{}", case.name);
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
            let delimiter = if dialect == Dialect::German { b';' } else { b',' };
            for row in
                csv::ReaderBuilder::new().delimiter(delimiter).has_headers(false).from_reader(text.as_bytes()).records()
            {
                for cell in row.unwrap_or_else(|error| panic!("{}: {error}", case.name)).iter() {
                    let number = cell.replace(',', ".").parse::<f64>().is_ok();
                    assert!(number || !cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{}: {cell}", case.name);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 10_000);
}
