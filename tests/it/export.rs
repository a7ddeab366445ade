//! Exports: what each says alone adds up to the score, the same bytes every time, and no name breaks out of its place.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use bolln::export::csv::{Dialect, Table};
use bolln::export::{self, Choices, Evening, Format};
use bolln::rules::dreeg::What;
use bolln::rules::money::{Currency, Money};
use bolln::session::Session;
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
        matches!(self.session, Session::Dreeg(_))
    }

    fn decimals(&self) -> u8 {
        self.session.currency().map_or(0, Currency::decimals)
    }

    pub fn money(&self, text: &str) -> i128 {
        // Before the decimals stands their sign; others before it part thousands.
        let signs = [',', '.'];
        let fraction = if self.decimals() == 0 { "" } else { text.rsplit(signs).next().unwrap_or_default() };
        assert_eq!(fraction.len(), usize::from(self.decimals()), "{}: decimals of {text}", self.name);
        text.replace(signs, "").parse().unwrap_or_else(|_| panic!("{}: {text} is no amount", self.name))
    }

    pub fn standing(&self) -> Standing {
        assert_eq!(self.session.problems(), [], "{}", self.name);
        match &self.session {
            Session::Dreeg(evening) => {
                let (state, blobs) = (evening.state(), evening.state().blobs());
                let name = |seat| evening.names.of(state.seated().player(seat)).to_owned();
                state.everybody().iter().map(|seat| (name(seat), blobs[seat].into())).collect()
            }
            Session::Herzblatt(evening) => {
                let units = |player| Money::units(evening.state().balance(player));
                let name = |player| evening.names.of(player).to_owned();
                evening.state().people().iter().map(|player| (name(*player), units(*player))).collect()
            }
        }
    }

    pub fn export(&self, format: Format, choices: Choices, lang: Lang) -> String {
        let words = words(lang);
        let evening = Evening { session: &self.session, words, key: &self.name };
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
    let generated = (0..300).map(|seed| Case::new(format!("seed {seed}"), &generate::lively_session(seed)));
    samples.chain(generated).collect()
}

/// A name as a spreadsheet's cell holds it.
fn bare(cell: &str) -> String {
    cell.strip_prefix('\'').unwrap_or(cell).to_owned()
}

fn add(standing: &mut Standing, name: &str, amount: i128, case: &Case) {
    if let Some(seated) = standing.get_mut(name) {
        *seated += amount;
        return;
    }
    // Somebody who left: his slate is another's, so in the end nothing is his.
    let Session::Dreeg(evening) = &case.session else { panic!("{}: who is {name}?", case.name) };
    assert!(evening.names.iter().any(|known| known == name), "{}: who is {name}?", case.name);
    *standing.entry(format!("{LEFT}{name}")).or_default() += amount;
}

/// Before the names of those who left.
const LEFT: &str = "left: ";

/// The standing without those who left, who have nothing.
fn without_left(mut standing: Standing) -> Standing {
    standing.retain(|name, amount| !name.starts_with(LEFT) || *amount != 0);
    standing
}

fn from_csv(case: &Case, table: Table, dialect: Dialect) -> Standing {
    let text = case.export(Format::Csv, Choices { table: Some(table), dialect, ..Choices::default() }, Lang::En);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let delimiter = if dialect == Dialect::German { b';' } else { b',' };
    let mut reader = csv::ReaderBuilder::new().delimiter(delimiter).from_reader(text.as_bytes());
    let mut standing = case.nothing();
    let headings = reader.headers().unwrap().clone();
    let german = [("blobs", "Bolln"), ("amount", "Betrag"), ("player", "Spieler")];
    let in_german = |name| german.iter().find(|(english, _)| *english == name).unwrap().1;
    for row in reader.records() {
        let row = row.unwrap();
        let cell = |name| {
            row.get(headings.iter().position(|heading| heading == name || heading == in_german(name)).unwrap()).unwrap()
        };
        let amount = match table {
            Table::Payments => case.money(cell("amount")),
            Table::Awards | Table::Subgames | Table::Deals | Table::Events => cell("blobs").parse().unwrap(),
        };
        *standing.entry(bare(cell("player"))).or_default() += amount;
    }
    // Whoever has left has left his blobs to who took over his seat.
    standing.retain(|name, amount| *amount != 0 || case.nothing().contains_key(name));
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
    without_left(standing)
}

/// The account of each who sat, and his name.
pub fn accounts(case: &Case) -> BTreeMap<String, String> {
    let account = |name: String| {
        let words = name.replace(':', ".").replace(';', ",");
        (format!("players:{}", words.split_whitespace().collect::<Vec<_>>().join(" ")), name)
    };
    case.standing().into_keys().map(account).collect()
}

/// A journal; an evening without a date is booked on this day.
pub fn journal(case: &Case, format: Format, transfers: bool, lang: Lang) -> String {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 29);
    case.export(format, Choices { transfers, day, ..Choices::default() }, lang)
}

/// What the postings of a journal to the players' accounts add up to; what was won is the same, turned round, but for payments.
fn from_ledger(case: &Case) -> Standing {
    let (journal, names) = (journal(case, Format::Ledger, false, Lang::De), accounts(case));
    assert!(!journal.contains("1970"), "{}", case.name);
    let mut standing = case.nothing();
    for line in journal.lines().filter_map(|line| line.strip_prefix("    players:")) {
        let (account, amount) = line.split_once("  ").unwrap();
        let (amount, _) = amount.split_once(' ').unwrap();
        add(&mut standing, &names[&format!("players:{account}")], case.money(amount), case);
    }
    standing
}

/// The cells of each row of the table whose beginning holds this; no row if there is no such table.
fn html_table(html: &str, mark: &str) -> Vec<Vec<String>> {
    let Some((_, after)) = html.split_once(mark) else { return Vec::new() };
    let rows = after.split("</table>").next().unwrap().split("<tr>").skip(1);
    rows.map(|row| row.split("</t").filter(|cell| cell.contains("<t")).map(text_of).collect()).collect()
}

/// The text of a piece of a page, without tags and with its own signs again.
fn text_of(html: &str) -> String {
    plain(&html.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect::<String>())
}

/// A text with its own signs, and plain spaces.
fn plain(escaped: &str) -> String {
    let mut text = String::new();
    let mut rest = escaped;
    while let Some((before, after)) = rest.split_once("&#") {
        let (code, after) = after.split_once(';').unwrap();
        text.push_str(before);
        text.push(char::from_u32(code.parse().unwrap()).unwrap());
        rest = after;
    }
    (text + rest).replace('\u{a0}', " ")
}

/// An amount as a page shows it.
fn shown(case: &Case, cell: &str) -> i128 {
    let cell = cell.replace('−', "-");
    if case.is_dreeg() { cell.parse().unwrap() } else { case.money(cell.trim_start_matches('+')) }
}

fn from_html(case: &Case) -> Standing {
    let html = case.export(Format::Html, Choices::default(), Lang::De);
    if case.is_dreeg() {
        return drawn(html.split("<div class=\"slate\"").nth(1).unwrap().split("</div>").next().unwrap(), case);
    }
    let rows = html_table(&html, "aria-labelledby=\"balances\">\n<table>");
    rows.iter().skip(1).map(|row| (row[0].clone(), shown(case, &row[1]))).collect()
}

/// The columns of the deals on the page of a Herzblatt evening.
fn from_course(case: &Case) -> Standing {
    let html = case.export(Format::Html, Choices::default(), Lang::De);
    let mut standing = case.nothing();
    let rows = html_table(&html, "<caption>Was jeder");
    for row in rows.iter().skip(1) {
        let people = rows[0].iter().zip(row).filter(|(name, cell)| standing.contains_key(*name) && !cell.is_empty());
        for (name, cell) in people.collect::<Vec<_>>() {
            add(&mut standing, name, shown(case, cell), case);
        }
    }
    standing
}

/// The first table: of the slates, or of the balances.
fn from_md(case: &Case) -> Standing {
    let text = case.export(Format::Md, Choices::default(), Lang::De).replace("<!-- -->", "");
    let rows = text.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|')).skip(2);
    let column = if case.is_dreeg() { 3 } else { 2 };
    let row = |row: &str| {
        let mut cells = vec![String::new()];
        let mut chars = row.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => cells.last_mut().unwrap().push(chars.next().unwrap()),
                '|' => cells.push(String::new()),
                _ => cells.last_mut().unwrap().push(c),
            }
        }
        (cells[1].trim().to_owned(), shown(case, cells[column].trim()))
    };
    rows.map(row).collect()
}

/// A drawing itself: dots of chalk, or the amounts that it tells.
fn drawn(svg: &str, case: &Case) -> Standing {
    let field = |field: &str| {
        let told = plain(field.split('"').next().unwrap());
        let (name, amount) = told.rsplit_once(": ").unwrap();
        let blobs = field.matches("<circle").count() as i128;
        (name.to_owned(), if case.is_dreeg() { blobs } else { shown(case, amount) })
    };
    svg.split(" role=\"img\" aria-label=\"").skip(1).map(field).collect()
}

fn from_svg(case: &Case) -> Standing {
    drawn(&case.export(Format::Svg, Choices::default(), Lang::De), case)
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
            assert_eq!(from_course(case), want, "{}: the page's deals", case.name);
        }
        assert_eq!(from_html(case), want, "{}: html", case.name);
        assert_eq!(from_md(case), want, "{}: md", case.name);
        assert_eq!(from_svg(case), want, "{}: svg", case.name);
        let long = if case.is_dreeg() { Table::Awards } else { Table::Payments };
        for dialect in [Dialect::Plain, Dialect::English, Dialect::German] {
            assert_eq!(from_csv(case, long, dialect), want, "{}: csv {dialect:?}", case.name);
        }
        let Session::Dreeg(evening) = &case.session else { continue };
        let has = |is: fn(&What) -> bool| evening.moments().any(|moment| is(&moment.change.what));
        if has(|what| matches!(what, What::Ruling)) {
            continue;
        }
        let subgames = from_csv(case, Table::Subgames, Dialect::Plain);
        if has(|what| matches!(what, What::Substitute(_))) {
            // A sub-game says who got the blob; somebody else may hold it since.
            assert_eq!(subgames.values().sum::<i128>(), want.values().sum(), "{}: sub-games", case.name);
        } else {
            assert_eq!(subgames, want, "{}: sub-games", case.name);
        }
    }
}

#[test]
fn the_same_session_gives_the_same_bytes() {
    for case in cases().iter().step_by(3) {
        for lang in Lang::ALL {
            for format in Format::ALL.iter().filter(|format| **format != Format::Tables) {
                let [one, two] = [(); 2].map(|()| case.export(*format, Choices::default(), lang));
                assert_eq!(one, two, "{}: {}", case.name, format.word());
            }
        }
    }
}

/// Names and remarks are texts, never tags: what a page holds beside its own tags is what the session says.
#[test]
fn no_name_breaks_out_of_a_page_or_a_drawing() {
    let text = "format = 1\ngame = \"dreeg\"\nplayers = [\"<b>&\", \"a|b\", \"\\\"'><script>\"]\nplace = \"</title><img src=x>\"\nnote = \"<!-- [x](y) `\"\n\n[[events]]\nkind = \"misdeal\"\nnote = \"</td><i>\"\n";
    let case = Case::new("tags in names", text);
    for format in [Format::Html, Format::Svg] {
        let page = case.export(format, Choices::default(), Lang::En);
        for tag in ["<b>", "<script", "<img", "<i>", "<!--"] {
            assert!(!page.contains(tag), "{tag} in {}", format.word());
        }
        assert_eq!(page.matches('<').count(), page.matches('>').count(), "{}", format.word());
    }
    let md = case.export(Format::Md, Choices::default(), Lang::En);
    assert!(md.contains("| a\\|b |") && md.contains("\\<b\\>\\&") && md.contains("\\[x\\](y) \\`"), "{md}");
}

/// What XML cannot hold is replaced, lines of a remark stay apart in Markdown, and nothing becomes a link there by itself.
#[test]
fn remarks_are_texts_in_markdown_and_xml() {
    let text = "format = 1\ngame = \"herzblatt\"\nplayers = [\"A\u{fffe}B\", \"Bert\"]\nplace = \"\\u0001 www.example.org\"\n\
                note = \"first\\nsecond see http://example.org or a@b.org\"\n[stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n\
                [[events]]\nkind = \"note\"\nnote = \"one\\ntwo\"\n";
    let case = Case::new("remarks", text);
    let svg = case.export(Format::Svg, Choices::default(), Lang::En);
    assert!(!svg.contains(['\u{fffe}', '\u{1}']), "{svg}");
    let md = case.export(Format::Md, Choices::default(), Lang::En);
    assert!(md.contains("> first\\\n> second see http\\://example.org or a@<!-- -->b.org"), "{md}");
    assert!(md.contains("www\\.example.org"), "{md}");
    let lines = case.export(Format::Ndjson, Choices::default(), Lang::En);
    let notes = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let notes: Vec<Value> =
        notes.map(|line| serde_json::json!([line["session"], line["event"], line["note"]])).collect();
    let head = "first\nsecond see http://example.org or a@b.org";
    assert_eq!(notes, [serde_json::json!(["remarks", null, head]), serde_json::json!(["remarks", 1, "one\ntwo"])]);
}

/// RFC 4180 and no formulas: every row as long as the first, rows end in CRLF, no text begins as a formula does.
#[test]
fn csv_is_well_formed_and_without_formulas() {
    let mut checked = 0;
    for case in cases().iter().step_by(3) {
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

/// A spreadsheet in German has German headings and words, and a text that looks like a number or a date stays a text.
#[test]
fn a_german_spreadsheet_is_german() {
    let text = "format = 1\ngame = \"dreeg\"\nplayers = [\"007\", \"1-2\", \"Anna\"]\n[[events]]\nkind = \"sixty-six\"\n\
                points = { 007 = 60, 1-2 = 30, Anna = 30 }\nnote = \"1.5\"\n[[events]]\nkind = \"misdeal\"\nreason = \"12:30\"\n";
    let session = Session::read(text).unwrap();
    let evening = Evening { session: &session, words: &Words::new(Lang::De), key: "evening" };
    let written = |table, dialect| {
        let mut out = Vec::new();
        export::write(&evening, Format::Csv, &Choices { table: Some(table), dialect, ..Choices::default() }, &mut out)
            .unwrap();
        String::from_utf8(out).unwrap()
    };
    let deals = written(Table::Deals, Dialect::German);
    assert!(deals.starts_with("\u{feff}Ereignis;Spiel;Teilspiel;Runde;Art;"), "{deals}");
    assert!(deals.contains(";Sechsundsechzig;") && deals.contains(";Augen;") && deals.contains(";'1.5"), "{deals}");
    let awards = written(Table::Awards, Dialect::German);
    assert!(awards.contains(";'007;") && awards.contains(";'1-2;") && awards.contains(";Anna;"), "{awards}");
    let events = written(Table::Events, Dialect::German);
    assert!(events.contains("2;vergeben;;;;'12:30;"), "{events}");
    // Nothing is left in English, for either game.
    for case in cases() {
        for table in
            bolln::export::csv::Table::of(&Evening { session: &case.session, words: &Words::new(Lang::De), key: "k" })
        {
            let choices = |dialect| Choices { table: Some(*table), dialect, ..Choices::default() };
            let heading = |dialect| {
                let text = case.export(Format::Csv, choices(dialect), Lang::De);
                text.lines().next().unwrap().trim_start_matches('\u{feff}').replace(';', ",").to_owned()
            };
            let (english, german) = (heading(Dialect::Plain), heading(Dialect::German));
            for (english, german) in english.split(',').zip(german.split(',')) {
                assert!(german != english || ["partner"].contains(&english), "{english} has no German heading");
            }
        }
    }
}

/// Where the command writes, and what it refuses: nothing over the session, nothing of a session with errors, no journal of Dreeg.
#[test]
fn the_command_writes_where_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/sample-sessions/hirschen.toml");
    std::fs::copy(sample, folder.path().join("evening.toml")).unwrap();
    std::fs::write(folder.path().join("bad.toml"), "format = 1\n").unwrap();
    let export = |args: &str| {
        let mut command = assert_cmd::Command::cargo_bin("bolln").unwrap();
        command.current_dir(folder.path()).args(["--lang", "en", "export"]).args(args.split(' ')).assert()
    };
    let is_there = |name: &str| folder.path().join(name).is_file();
    export("evening.toml --to html,csv,json -o out").code(0);
    for name in ["evening.html", "evening-awards.csv", "evening-deals.csv", "evening-subgames.csv", "evening.json"] {
        assert!(is_there(&format!("out/{name}")), "{name} is not written");
    }
    export("evening.toml --to md -o new/page.md").code(0);
    assert!(is_there("new/page.md"), "the folder is made");
    for (args, code) in [
        ("evening.toml --to md -o evening.toml", 2),
        ("evening.toml --to md,html", 2),
        ("evening.toml --to ledger", 2),
        ("evening.toml --to csv --table payments", 2),
        ("evening.toml --to md --excel de", 2),
        ("bad.toml --to md -o bad.md", 1),
        ("missing.toml --to md", 1),
    ] {
        let told = export(args).code(code).get_output().clone();
        assert!(told.stdout.is_empty() && !told.stderr.is_empty(), "{args}");
    }
    assert!(!is_there("bad.md"), "nothing is written of a session with errors");
    assert_eq!(std::fs::read(sample).unwrap(), std::fs::read(folder.path().join("evening.toml")).unwrap());
}
