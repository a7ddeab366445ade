//! What other programs make of the exports. Debian packages: `hledger`, `libreoffice-calc-nogui`, `chromium`.
//!
//! A test whose program is not there says that it was left out; with `BOLLN_TOOLS=all` in the environment it fails instead.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bolln::export::csv::{Dialect, Table};
use bolln::export::{Choices, Format};
use bolln::words::Lang;

use crate::export::{Case, Standing, accounts, cases};
use crate::sql::{is_there, python};

/// The program under one of its names, or nothing where it may be missing.
pub fn tool(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    let found = found.into_iter().find(|file| file.is_file());
    if found.is_none() {
        assert!(std::env::var("BOLLN_TOOLS").as_deref() != Ok("all"), "{} is missing", names[0]);
        let told = writeln!(std::io::stderr(), "left out: {} is not installed", names[0]);
        assert!(told.is_ok());
    }
    found
}

pub fn run(command: &mut Command) -> Output {
    // Where nothing is said of the character set, some of them read no umlauts.
    command.env("LC_ALL", "C.UTF-8");
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
    output
}

/// hledger's balance of each account of a journal, in smallest units.
fn hledger_balances(hledger: &Path, journal: &Path, case: &Case) -> BTreeMap<String, i128> {
    let balance = ["balance", "--flat", "--empty", "--no-total", "--no-elide", "--output-format=csv"];
    let output = run(Command::new(hledger).arg("-f").arg(journal).args(balance));
    let mut reader = csv::Reader::from_reader(&*output.stdout);
    let rows = reader.records().map(|row| row.unwrap());
    let amount = |text: &str| if text == "0" { 0 } else { case.money(text.split(' ').next().unwrap()) };
    rows.map(|row| (row[0].to_owned(), amount(&row[1]))).collect()
}

/// H-9, H-10: the strict check passes, balances are ours to the cent, and after the transfers everybody stands at nothing.
#[test]
fn hledger_reads_the_journal() {
    let Some(hledger) = tool(&["hledger"]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("evening.journal");
    for case in cases().iter().filter(|case| !case.is_dreeg()).take(20) {
        let (text, names) = (crate::export::journal(case, Format::Ledger, false, Lang::De), accounts(case));
        std::fs::write(&journal, &text).unwrap();
        let check = ["check", "--strict", "payees", "ordereddates"];
        run(Command::new(&hledger).arg("-f").arg(&journal).args(check));
        let balances = hledger_balances(&hledger, &journal, case);
        let players = balances.iter().filter(|(account, _)| account.starts_with("players:"));
        let ours: Standing = players.map(|(account, units)| (names[account].clone(), *units)).collect();
        let mut want = case.standing();
        // Somebody who sat and never played has no posting.
        want.retain(|name, units| *units != 0 || ours.contains_key(name));
        assert_eq!(ours, want, "{}", case.name);

        let settled = crate::export::journal(case, Format::Ledger, true, Lang::En);
        std::fs::write(&journal, &settled).unwrap();
        run(Command::new(&hledger).arg("-f").arg(&journal).args(check));
        let left = hledger_balances(&hledger, &journal, case).into_iter();
        let open = left.filter(|(account, units)| account.starts_with("players:") && *units != 0).count();
        assert_eq!(open, 0, "{}: the transfers settle", case.name);
    }
}

/// Beancount's balance of each account of a journal, which it must load without an error.
const BEANCOUNT: &str = "
import json, sys
from beancount import loader
from beancount.core.data import Transaction
entries, errors, _ = loader.load_file(sys.argv[1])
assert not errors, errors
balances = {}
for posting in (posting for entry in entries if isinstance(entry, Transaction) for posting in entry.postings):
    balances[posting.account] = balances.get(posting.account, 0) + posting.units.number
print(json.dumps({account: str(amount) for account, amount in balances.items()}))
";

/// H-9, H-10: without an error, balances are ours to the cent, and after the transfers everybody stands at nothing.
#[test]
fn beancount_reads_the_journal() {
    if !is_there("beancount") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("evening.beancount");
    let balances = |case: &Case, transfers: bool| {
        std::fs::write(&journal, crate::export::journal(case, Format::Beancount, transfers, Lang::De)).unwrap();
        let output = run(python().args(["-c", BEANCOUNT]).arg(&journal));
        let balances: BTreeMap<String, String> = serde_json::from_slice(&output.stdout).unwrap();
        let players = balances.into_iter().filter(|(account, _)| account.starts_with("Assets:Players:"));
        players.map(|(_, amount)| case.money(&amount)).filter(|units| *units != 0).collect::<Vec<_>>()
    };
    for case in cases().iter().filter(|case| !case.is_dreeg()).take(7) {
        // Names lose signs in accounts, so the amounts alone are compared.
        let (mut got, mut want) = (balances(case, false), case.standing().into_values().collect::<Vec<_>>());
        want.retain(|units| *units != 0);
        got.sort_unstable();
        want.sort_unstable();
        assert_eq!(got, want, "{}", case.name);
        assert_eq!(balances(case, true), Vec::<i128>::new(), "{}: the transfers settle", case.name);
    }
}

/// A folder is one journal: the balance sheet and the income statement tell what each is owed and won, and no name is a tag.
#[test]
fn hledger_tells_what_each_is_owed_and_won() {
    let Some(hledger) = tool(&["hledger"]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let evening = |players: &str, day: &str| {
        format!(
            "format = 1\ngame = \"herzblatt\"\nplayers = {players}\nstarted = {day}\n[stake]\namount = \"0.10\"\n\
             currency = \"EUR\"\n[[events]]\nkind = \"solo\"\nsoloist = \"type:Z\"\nsoloist_points = 70\n"
        )
    };
    write("late.toml", &evening("[\"type:Z\", \"date:1\", \"Bert\"]", "2026-11-27"));
    write("early.toml", &evening("[\"type:Z\", \"BERT\"]", "2026-11-20"));
    write(
        "settled.toml",
        "settlement = 1\n[[events]]\nkind = \"payment\"\nat = 2026-11-28T10:00:00Z\nfrom = \"Bert\"\nto = \"type:Z\"\n\
         amount = \"0.20\"\ncurrency = \"EUR\"\nevenings = [\"early.toml\", \"late.toml\"]\n",
    );
    let mut bolln = assert_cmd::Command::cargo_bin("bolln").unwrap();
    bolln.env("BOLLN_HOME", folder.path().join("home")).args(["--lang", "en", "export"]).arg(folder.path());
    let journal = folder.path().join("all.journal");
    bolln.args(["--to", "ledger", "-o"]).arg(&journal).assert().success().stderr("");
    let ask = |args: &[&str]| {
        let output = run(Command::new(&hledger).arg("-f").arg(&journal).args(args));
        String::from_utf8(output.stdout).unwrap()
    };
    ask(&["check", "--strict", "payees", "ordereddates"]);
    let (owed, won) = (ask(&["bs", "-O", "csv"]), ask(&["is", "-O", "csv"]));
    for row in ["\"players:type.Z\",\"0.10 EUR\"", "\"players:date.1\",\"-0.10 EUR\""] {
        assert!(owed.contains(row), "{row} in {owed}");
    }
    assert!(!owed.contains("ert\""), "Bert has paid: {owed}");
    for row in ["\"winnings:type.Z\",\"0.30 EUR\"", "\"winnings:Bert\",\"-0.20 EUR\""] {
        assert!(won.to_lowercase().contains(&row.to_lowercase()), "{row} in {won}");
    }
    assert_eq!(ask(&["tags"]).lines().collect::<Vec<_>>(), ["event", "file", "type"]);
}

/// What a spreadsheet holds in a cell.
#[derive(Debug, PartialEq)]
enum Held {
    Nothing,
    Number(f64),
    Text(String),
    Formula(String),
}

/// The rows of a spreadsheet in LibreOffice's flat XML.
fn rows_of_fods(text: &str) -> Vec<Vec<Held>> {
    let rows = text.split("<table:table-row").skip(1).map(|row| row.split("</table:table-row>").next().unwrap());
    let rows = rows.map(|row| {
        let mut cells = Vec::new();
        for cell in row.split("<table:table-cell").skip(1) {
            let attribute =
                |name: &str| cell.split('>').next().unwrap().split(&format!(" {name}=\"")).nth(1)?.split('"').next();
            let text =
                cell.split("<text:p>").nth(1).map(|text| text.split("</text:p>").next().unwrap()).unwrap_or_default();
            let text = text.replace("<text:s/>", " ").replace("&lt;", "<").replace("&gt;", ">");
            let text = text.replace("&quot;", "\"").replace("&apos;", "'").replace("&amp;", "&");
            let held = || match (attribute("table:formula"), attribute("office:value-type")) {
                (Some(formula), _) => Held::Formula(formula.to_owned()),
                (None, Some("float")) => Held::Number(attribute("office:value").unwrap().parse().unwrap()),
                (None, Some("date")) => Held::Text(attribute("office:date-value").unwrap().replace('T', " ")),
                (None, Some(_)) => Held::Text(text.clone()),
                (None, None) => Held::Nothing,
            };
            let times = attribute("table:number-columns-repeated").map_or(1, |times| times.parse().unwrap());
            cells.extend((0..times).map(|_| held()));
        }
        cells
    });
    rows.collect()
}

/// Both spreadsheets' tables open with every value as it was meant: numbers as numbers, names whole, no formula.
#[test]
fn libreoffice_opens_the_tables() {
    let Some(office) = tool(&["soffice", "libreoffice"]) else { return };
    for (dialect, delimiter, language) in [(Dialect::English, b',', 1033), (Dialect::German, b';', 1031)] {
        let folder = tempfile::tempdir().unwrap();
        let mut tables = Vec::new();
        for (number, case) in cases().iter().enumerate().skip(6).step_by(5).take(12) {
            for table in [Table::Deals, if case.is_dreeg() { Table::Awards } else { Table::Payments }] {
                let text =
                    case.export(Format::Csv, Choices { table: Some(table), dialect, ..Choices::default() }, Lang::De);
                let path = folder.path().join(format!("{number}-{}.csv", table.word()));
                std::fs::write(&path, &text).unwrap();
                tables.push((path, text));
            }
        }
        let profile = format!("-env:UserInstallation=file://{}/profile", folder.path().display());
        let filter = format!("--infilter=CSV:{delimiter},34,76,1,,{language},false,true");
        let mut command = Command::new(&office);
        command.args([&profile, "--headless", &filter, "--convert-to", "fods", "--outdir"]).arg(folder.path());
        run(command.args(tables.iter().map(|(path, _)| path)));
        let mut umlauts = 0;
        for (path, text) in &tables {
            let sheet = std::fs::read_to_string(path.with_extension("fods")).unwrap();
            let rows = rows_of_fods(&sheet);
            let text = text.strip_prefix('\u{feff}').unwrap();
            let mut reader = csv::ReaderBuilder::new();
            let mut reader = reader.delimiter(delimiter).has_headers(false).from_reader(text.as_bytes());
            for (row, held) in reader.records().map(|row| row.unwrap()).zip(&rows) {
                for (place, cell) in row.iter().enumerate() {
                    let number = cell.replace(',', ".").parse::<f64>();
                    let want = match number {
                        _ if cell.is_empty() => Held::Nothing,
                        Ok(number) => Held::Number(number),
                        Err(_) => Held::Text(cell.split_whitespace().collect::<Vec<_>>().join(" ")),
                    };
                    let got = held.get(place).unwrap_or(&Held::Nothing);
                    assert_eq!(*got, want, "{}: {row:?}", path.display());
                    umlauts += usize::from(cell.contains(['ä', 'ö', 'ü', 'ß', '李']));
                }
            }
            assert!(rows.len() >= text.lines().count(), "{}", path.display());
        }
        assert!(umlauts > 20, "no umlauts were looked at");
    }
}

/// Hosts that are asked for something through this proxy, save those that the browser asks on its own account.
fn proxy() -> (u16, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let asked = Arc::new(Mutex::new(Vec::new()));
    let list = Arc::clone(&asked);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut start = [0; 300];
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let read = stream.read(&mut start).unwrap_or(0);
            let line = String::from_utf8_lossy(&start[..read]).lines().next().unwrap_or_default().to_owned();
            let hosts = [".google.com", ".googleapis.com", ".gstatic.com", ".gvt1.com"];
            let own = hosts.iter().any(|host| line.contains(host));
            // A connection that is opened ahead and closed with the browser asks for nothing.
            if !own && !line.is_empty() {
                list.lock().unwrap().push(line);
            }
        }
    });
    (port, asked)
}

struct Seen {
    text: String,
    console: String,
    asked: Vec<String>,
    picture: Vec<u8>,
    /// Pages of A4, printed.
    pages: usize,
}

/// The page in a browser: its text, what the console says, whom it asked for what, and a picture.
fn browse(chromium: &Path, html: &str) -> Seen {
    let folder = tempfile::tempdir().unwrap();
    let [page, picture, printed] = ["page.html", "page.png", "page.pdf"].map(|name| folder.path().join(name));
    std::fs::write(&page, html).unwrap();
    let (port, asked) = proxy();
    let open = |how: &str| {
        let mut command = Command::new(chromium);
        command.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--no-first-run",
            "--disable-component-update",
            "--disable-sync",
            "--disable-quic",
        ]);
        command
            .arg("--disable-dev-shm-usage")
            .arg("--enable-logging=stderr")
            .arg(format!("--proxy-server=127.0.0.1:{port}"));
        command.arg(format!("--user-data-dir={}", folder.path().join("profile").display()));
        run(command.arg(how).arg(format!("file://{}", page.display())))
    };
    let dump = open("--dump-dom");
    open(&format!("--screenshot={}", picture.display()));
    open(&format!("--print-to-pdf={}", printed.display()));
    let printed = std::fs::read(&printed).unwrap();
    let pages = printed.split(|byte| *byte == b'\n').filter(|line| line.ends_with(b"/Type /Page")).count();
    let errors = String::from_utf8_lossy(&dump.stderr).into_owned();
    let console = errors.lines().filter(|line| line.contains("CONSOLE")).collect::<Vec<_>>().join("\n");
    let asked = asked.lock().unwrap().clone();
    let text = String::from_utf8(dump.stdout).unwrap();
    Seen { text, console, asked, picture: std::fs::read(&picture).unwrap(), pages }
}

/// Printed, an evening of 50 deals takes at most five pages, and none of them for its last line alone.
#[test]
fn the_page_is_printed_on_few_sheets() {
    let Some(chromium) = tool(&["chromium", "chromium-browser", "google-chrome"]) else { return };
    let text = std::fs::read_to_string(crate::common::repository("sample-sessions/hirschen.toml")).unwrap();
    let case = Case::new("hirschen", &text);
    for lang in [Lang::En, Lang::De] {
        let page = case.export(Format::Html, Choices::default(), lang);
        let (main, _) = page.split_once("<footer>").unwrap();
        let pages = browse(&chromium, &page).pages;
        assert!((3..=5).contains(&pages), "{lang:?}: {pages} pages");
        assert_eq!(browse(&chromium, &format!("{main}</body></html>")).pages, pages, "{lang:?}");
    }
}

/// The page opens without a word on the console and without asking anybody for anything; everybody's name is on it.
#[test]
fn chromium_opens_the_page() {
    let Some(chromium) = tool(&["chromium", "chromium-browser", "google-chrome"]) else { return };
    let bad = browse(&chromium, "<script>console.error('seen')</script><img src='http://page.test/x.png'>");
    assert!(bad.console.contains("seen"), "the console is not read");
    assert!(bad.asked.iter().any(|line| line.contains("page.test")), "requests are not seen: {:?}", bad.asked);
    for (place, lang) in [(3, Lang::En), (12, Lang::De), (13, Lang::En)] {
        let case = &cases()[place];
        let seen = browse(&chromium, &case.export(Format::Html, Choices::default(), lang));
        assert_eq!(seen.console, "", "{}", case.name);
        assert_eq!(seen.asked, Vec::<String>::new(), "{}", case.name);
        assert!(seen.picture.starts_with(b"\x89PNG") && seen.picture.len() > 10_000, "{}: no picture", case.name);
        let text = seen.text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        for name in case.standing().keys() {
            assert!(text.contains(&format!(">{name}<")), "{}: {name} is not on the page", case.name);
        }
    }
}
