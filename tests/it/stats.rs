//! Statistics of many evenings: small evenings counted by hand, and what must hold whatever the evenings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use bolln::session::names::folded;
use serde_json::{Value, json};

use crate::{common, generate};

fn stats(folder: &Path, args: &[&str]) -> assert_cmd::assert::Assert {
    Command::cargo_bin("bolln").unwrap().current_dir(folder).args(["--lang", "en", "stats"]).args(args).assert()
}

fn tables(folder: &Path, args: &[&str]) -> Value {
    let done = stats(folder, &[args, &["--to", "json"]].concat()).success();
    let whole: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    whole["tables"].clone()
}

/// The row of a table whose first cells are these.
fn row<'v>(tables: &'v Value, table: &str, keys: &[(&str, &str)]) -> &'v Value {
    let rows = tables[table].as_array().unwrap_or_else(|| panic!("no table {table}"));
    let fits = |row: &&Value| keys.iter().all(|(key, value)| row[*key] == *value);
    rows.iter().find(fits).unwrap_or_else(|| panic!("{table} has no row {keys:?}"))
}

fn count_of(rate: &Value) -> (u64, u64) {
    (rate["count"].as_u64().unwrap(), rate["of"].as_u64().unwrap())
}

/// Three evenings of Herzblatt: Anna's name is written in three ways, and Bert is once called Toni.
fn herzblatt_evenings() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write(
        "c-first.toml",
        r#"format = 1
game = "herzblatt"
players = ["Anna", "Bert", "Cilli"]
started = 2026-01-01T20:00:00+01:00
place = "Zum Hirschen"
[stake]
amount = "0.10"
currency = "EUR"
[[events]]
kind = "solo"
soloist = "Bert"
soloist_points = 70
at = 2026-01-01T20:04:00+01:00
[[events]]
kind = "passed"
at = 2026-01-01T20:05:00+01:00
[[events]]
kind = "solo"
soloist = "Cilli"
soloist_points = 30
at = 2026-01-01T20:12:00+01:00
[[events]]
kind = "payment"
from = "Cilli"
to = "Anna"
amount = "0.30"
"#,
    );
    write(
        "b-second.toml",
        r#"format = 1
game = "herzblatt"
players = ["ANNA", "Toni"]
started = 2026-01-08T20:00:00+01:00
[stake]
amount = "0.50"
currency = "EUR"
[[events]]
kind = "solo"
soloist = "ANNA"
soloist_points = 50
"#,
    );
    fs::create_dir(folder.path().join("a")).unwrap();
    write(
        "a/third.toml",
        r#"format = 1
game = "herzblatt"
players = ["Bert", "Anna"]
started = 2026-01-15T20:00:00+01:00
place = "Hirschen"
[stake]
amount = "0.50"
currency = "EUR"
[[events]]
kind = "solo"
soloist = "Anna"
soloist_points = 100
"#,
    );
    folder
}

#[test]
fn herzblatt_by_hand() {
    let folder = herzblatt_evenings();
    let got = tables(folder.path(), &[".", "--same", "Toni=Bert"]);
    let money = |name: &str| {
        let row = row(&got, "money", &[("person", name), ("currency", "EUR")]);
        let each = &row["per-evening"];
        let texts = [&row["total"], &each["mean"], &row["best"], &row["worst"]].map(|text| text.as_str().unwrap());
        let streaks = ["winning-streak", "losing-streak", "streak-now"].map(|key| row[key].as_i64().unwrap());
        assert_eq!(each["of"], row["evenings"]);
        (texts.join(" "), count_of(&row["evenings-won"]), streaks)
    };
    // Anna: +0.30, −1.00, +1.50; the payment is no winning.
    assert_eq!(money("Anna"), ("0.80 0.27 1.50 -1.00".to_owned(), (2, 3), [1, -1, 1]));
    assert_eq!(money("Bert"), ("0.10 0.03 1.00 -1.50".to_owned(), (2, 3), [2, -1, -1]));
    assert_eq!(money("Cilli"), ("-0.90 -0.90 -0.90 -0.90".to_owned(), (0, 1), [0, -1, -1]));

    let solo = |name: &str| {
        let row = row(&got, "herzblatt", &[("person", name)]);
        ["solo-played", "solo-won", "solo-won-high", "solo-schneider"].map(|key| count_of(&row[key]))
    };
    assert_eq!(solo("Anna"), [(2, 5), (1, 2), (1, 2), (0, 2)]);
    assert_eq!(solo("Bert"), [(1, 5), (1, 1), (0, 1), (0, 1)]);
    assert_eq!(solo("Cilli"), [(1, 3), (0, 1), (0, 1), (1, 1)]);

    let pair = row(&got, "head-to-head", &[("person", "Anna"), ("other", "Bert")]);
    assert_eq!((count_of(&pair["ahead"]), &pair["won-from"]), ((1, 3), &json!("0.40")));
    assert_eq!(row(&got, "time", &[("kind", "solo")])["median"], 240);
    assert_eq!(row(&got, "seats", &[("game", "herzblatt")])["evenings-won"]["of"], 3);
    assert_eq!(row(&got, "overview", &[("figure", "people")])["value"], 3);
    // Half of two, and the interval that says how little that is.
    let won = &row(&got, "herzblatt", &[("person", "Anna")])["solo-won"];
    assert_eq!(won["share"], 0.5);
    assert!((won["low"].as_f64().unwrap() - 0.0945).abs() < 1e-4, "{won}");
}

/// The ranking, the records and the trend of the same evenings: Anna won 0.30, lost 1.00, won 1.50; Bert won 0.50 and 1.00, lost 1.50.
#[test]
fn rankings_records_and_trend_by_hand() {
    let folder = herzblatt_evenings();
    let all = |args: &[&str]| tables(folder.path(), &[&[".", "--same", "Toni=Bert"], args].concat());
    let ranking = |args: &[&str]| -> Vec<String> {
        let rows = all(args)["ranking-herzblatt"].as_array().unwrap().clone();
        rows.iter().map(|row| format!("{} {} {}", row["rank"], row["person"].as_str().unwrap(), row["total"])).collect()
    };
    let whole = ["1 Anna \"0.80\"", "2 Bert \"0.10\"", "3 Cilli \"-0.90\""];
    assert_eq!(ranking(&[]), whole);
    assert_eq!(ranking(&["--min-evenings", "2"]), whole[..2]);
    // By one's own choice of column, the greatest first, names by the alphabet.
    let reversed = ranking(&["--sort", "evenings-won"]);
    assert_eq!(reversed, ["1 Anna \"0.80\"", "1 Bert \"0.10\"", "3 Cilli \"-0.90\""]);
    let years = all(&["--by", "year"]);
    assert_eq!(row(&years, "ranking-herzblatt", &[("person", "Bert")])["year"], 2026);
    // January belongs to the season that began in July before.
    let seasons = all(&["--by", "season"]);
    assert_eq!(row(&seasons, "ranking-herzblatt", &[("person", "Bert")])["season"], "2025/26");

    let got = all(&[]);
    let record = |name: &str| {
        let row = row(&got, "records", &[("record", name)]);
        (row["person"].as_str().unwrap().to_owned(), row["value"].clone(), row["day"].as_str().unwrap().to_owned())
    };
    assert_eq!(record("record-win"), ("Anna".to_owned(), json!("1.50"), "2026-01-15".to_owned()));
    assert_eq!(record("record-loss"), ("Bert".to_owned(), json!("-1.50"), "2026-01-15".to_owned()));
    assert_eq!(record("record-evenings-won"), ("Bert".to_owned(), json!(2), "2026-01-08".to_owned()));
    let trend = |name: &str| row(&got, "trend-herzblatt", &[("person", name)])["run"].as_str().unwrap().to_owned();
    assert_eq!(["Anna", "Bert", "Cilli"].map(trend), ["wlw", "wwl", "l"]);
    let refused = stats(folder.path(), &[".", "--sort", "luck"]).code(2);
    assert!(String::from_utf8_lossy(&refused.get_output().stderr).contains("evenings-won, per-evening"));
}

/// Gunda and Kuni won both deals that they played together, Gunda and Schorsch one of two.
#[test]
fn partners_by_hand() {
    let got = tables(&common::repository("sample-sessions"), &["hirschen.toml", "--section", "partners"]);
    let of = |other: &str| count_of(&row(&got, "partners", &[("person", "Gunda"), ("other", other)])["won-together"]);
    assert_eq!((of("Kuni"), of("Schorsch")), ((2, 2), (1, 2)));
    assert_eq!(got.as_object().unwrap().len(), 1, "only the section that was asked for: {got}");
}

/// The first screen has room on a screen, and says what else there is.
#[test]
fn one_day_is_said_once() {
    let told = |lang: &str| {
        let mut command = Command::cargo_bin("bolln").unwrap();
        let done = command
            .args(["--lang", lang, "stats"])
            .arg(common::repository("sample-sessions/hirschen.toml"))
            .assert()
            .success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    assert!(told("en").contains("50 deals, 13 November 2026.\n"), "{}", told("en"));
    assert!(told("de").contains("50 Spiele, 13. November 2026.\n"), "{}", told("de"));
}

#[test]
fn the_first_screen_is_a_ranking() {
    let sessions = concat!(env!("CARGO_MANIFEST_DIR"), "/sample-sessions");
    let first = stats(Path::new(sessions), &["."]).success();
    let first = String::from_utf8(first.get_output().stdout.clone()).unwrap();
    assert!(first.lines().count() <= 40, "{first}");
    assert!(first.contains("Dreeg: ranking") && first.contains("--section ranking, overview"), "{first}");
    let all = stats(Path::new(sessions), &[".", "--section", "all"]).success();
    let all = String::from_utf8(all.get_output().stdout.clone()).unwrap();
    assert!(all.contains("Dreeg: games and blobs") && all.contains("Head to head"), "{all}");
}

/// Many may come to a table in one evening, but only those who sit there at the same time meet.
#[test]
fn whoever_comes_when_another_has_left_does_not_meet_him() {
    let folder = tempfile::tempdir().unwrap();
    let seats = |table: usize| (0..4).map(|seat| format!("\"p{table}-{seat}\"")).collect::<Vec<_>>().join(", ");
    let head = format!(
        "format = 1\ngame = \"herzblatt\"\nplayers = [{}]\n[stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n",
        seats(0)
    );
    let seatings = (1..200).map(|table| format!("[[events]]\nkind = \"seating\"\nplayers = [{}]\n", seats(table)));
    fs::write(folder.path().join("many.toml"), head + &seatings.collect::<String>()).unwrap();
    let got = tables(folder.path(), &[".", "--section", "pairs,overview"]);
    assert_eq!(row(&got, "overview", &[("figure", "people")])["value"], 800);
    assert_eq!(got["head-to-head"].as_array().unwrap().len(), 200 * 6);
}

#[test]
fn filters_by_day_game_player_and_place() {
    let folder = herzblatt_evenings();
    let evenings = |args: &[&str]| {
        let got = tables(folder.path(), &[&["."], args].concat());
        row(&got, "overview", &[("figure", "evenings-herzblatt")])["value"].as_u64().unwrap()
    };
    assert_eq!(evenings(&["--since", "2026-01-08"]), 2);
    assert_eq!(evenings(&["--until", "08.01.2026"]), 2);
    assert_eq!(evenings(&["--since", "2026-01-02", "--until", "2026-01-14"]), 1);
    assert_eq!(evenings(&["--place", "hirschen"]), 2);
    assert_eq!(evenings(&["--player", "anna", "--player", "Toni"]), 1);
    assert_eq!(evenings(&["--player", "Bert", "--same", "Toni=Bert"]), 3);
    let cilli = tables(folder.path(), &[".", "--player", "Cilli"]);
    let people: Vec<&Value> = cilli["money"].as_array().unwrap().iter().map(|row| &row["person"]).collect();
    assert_eq!(people, ["Cilli"]);
    let nobody = stats(folder.path(), &[".", "--game", "dreeg"]).success();
    assert!(String::from_utf8_lossy(&nobody.get_output().stderr).contains("No evening fits"));
}

/// Anna goes out in the fourth deal, Bert in the seventh, Cilli loses with the whole XII. Red Sow: passed by Anna, then lost by Bert
/// with 33 or fewer. The game is broken off.
const DREEG: &str = r#"format = 1
game = "dreeg"
players = ["Anna", "Bert", "Cilli"]
started = 2026-02-01T20:00:00+01:00
events = [
  { kind = "sixty-six", placing = [["Anna"], ["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Anna"], ["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Anna"], ["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Anna"], ["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Bert"], ["Cilli"]] },
  { kind = "sixty-six", placing = [["Bert"], ["Cilli"]] },
  { kind = "red-sow", soloist = "Anna", passed = true },
  { kind = "red-sow", soloist = "Bert", outcome = "schneider" },
  { kind = "end" },
]
"#;

#[test]
fn dreeg_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.toml"), DREEG).unwrap();
    let claim = DREEG.replacen("placing = [[\"Anna\"], [\"Bert\"], [\"Cilli\"]]", "false_claim = \"Cilli\"", 1);
    let (head, _) = claim.split_once("  { kind = \"sixty-six\", placing").unwrap();
    fs::write(folder.path().join("two.toml"), format!("{head}]\n")).unwrap();
    let got = tables(folder.path(), &["."]);

    let games = |name: &str| {
        let row = row(&got, "dreeg", &[("person", name)]);
        let strokes = &row["strokes-when-lost"];
        (
            row["evenings"].as_u64(),
            row["deals"].as_u64(),
            count_of(&row["games-won"]),
            row["blobs"].as_u64(),
            strokes["sum"].as_u64(),
        )
    };
    assert_eq!(games("Anna"), (Some(2), Some(7), (1, 1), Some(0), Some(0)));
    assert_eq!(games("Bert"), (Some(2), Some(10), (1, 1), Some(0), Some(0)));
    assert_eq!(games("Cilli"), (Some(2), Some(10), (0, 1), Some(1), Some(7)));
    assert_eq!(games_everybody(&got), (2, 10));

    for (name, lost, place) in [("Anna", 0, "first"), ("Bert", 0, "second"), ("Cilli", 1, "third")] {
        let places = row(&got, "places", &[("person", name)]);
        assert_eq!(count_of(&places[place]), (1, 1), "{name} in {place} place");
        let of_contract = row(&got, "subgames-lost", &[("person", name)]);
        assert_eq!(count_of(&of_contract["sixty-six"]), (lost, 1), "{name}");
        assert_eq!(count_of(&of_contract["red-sow"]), (0, 0), "{name}: Red Sow has not ended");
    }
    let sow = |name: &str| {
        let row = row(&got, "red-sow", &[("person", name)]);
        ["sow-passed", "sow-won", "sow-schneider"].map(|key| count_of(&row[key]))
    };
    assert_eq!(sow("Anna"), [(1, 1), (0, 0), (0, 0)]);
    assert_eq!(sow("Bert"), [(0, 1), (0, 1), (1, 1)]);
    assert_eq!(row(&got, "calls", &[("person", "Cilli")])["false-claims"], 1);

    // Anna dealt the first, fourth and ninth deal for 2, 2 and 3 points, and the one with the false claim for 2.
    let dealing = |name: &str| {
        let mean = &row(&got, "dealing", &[("person", name)])["points-dealing"];
        (mean["sum"].as_u64(), mean["of"].as_u64())
    };
    assert_eq!(dealing("Anna"), (Some(9), Some(4)));
    assert_eq!(dealing("Bert"), (Some(3), Some(3)));
    assert_eq!(dealing("Cilli"), (Some(2), Some(3)));
}

fn games_everybody(tables: &Value) -> (u64, u64) {
    let all = row(tables, "dreeg", &[("person", "everybody")]);
    (all["evenings"].as_u64().unwrap(), all["deals"].as_u64().unwrap())
}

#[test]
fn a_bad_file_is_told_and_left_out() {
    let folder = herzblatt_evenings();
    fs::write(folder.path().join("bad.toml"), "format = 1\ngame = \"skat\"\n").unwrap();
    fs::write(folder.path().join(".hidden.toml"), "not a session").unwrap();
    let done = stats(folder.path(), &["."]).success();
    let told = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains("bad.toml is left out: line 2"), "{told}");
    // A file that was named must be sound, but the others are counted all the same.
    let named = stats(folder.path(), &["bad.toml", "b-second.toml"]).code(1);
    assert!(String::from_utf8_lossy(&named.get_output().stdout).contains("Toni"));
    stats(folder.path(), &["missing"]).code(1);
}

#[test]
fn the_same_bytes_however_the_work_is_shared_out() {
    let sessions = concat!(env!("CARGO_MANIFEST_DIR"), "/sample-sessions");
    for form in ["text", "html", "csv", "json"] {
        let with = |threads: &str| {
            let mut command = Command::cargo_bin("bolln").unwrap();
            let done = command.env("RAYON_NUM_THREADS", threads).args(["--lang=de", "stats", sessions, "--to", form]);
            done.assert().success().get_output().stdout.clone()
        };
        let one = with("1");
        assert!(one.len() > 1000, "{form}");
        let text = String::from_utf8(one.clone()).unwrap();
        let unworded = ["stats-table-", "stats-column-", "stats-word-"].into_iter().find(|id| text.contains(id));
        assert_eq!(unworded, None, "{form} shows an id for a text");
        assert_eq!(one, with("7"), "{form}");
    }
}

#[test]
fn aliases_that_cannot_be() {
    let folder = herzblatt_evenings();
    for alias in ["Toni", "=Bert", "Toni=", "Anna=anna"] {
        stats(folder.path(), &[".", "--same", alias]).code(2);
    }
    stats(folder.path(), &[".", "--same", "A=B", "--same", "B=A"]).code(2);
    let both = stats(folder.path(), &[".", "--same", "Cilli=Bert"]).success();
    let told = String::from_utf8_lossy(&both.get_output().stderr).into_owned();
    assert!(told.contains("c-first.toml") && told.contains("same table"), "{told}");
}

#[test]
fn a_page_escapes_names() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.toml"), DREEG.replace("Anna", "<b>&")).unwrap();
    let done = stats(folder.path(), &[".", "--to", "html"]).success();
    let page = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(page.contains("&#60;b&#62;&#38;") && !page.contains("<b>&"), "{page}");
}

/// The figures of generated evenings, counted again from the machine-readable scores.
#[test]
fn figures_are_those_of_the_scores() {
    #[derive(Debug, Default, PartialEq)]
    struct Figures {
        deals: u64,
        blobs: u64,
        won: (u64, u64),
        lost: (u64, u64),
        played: (u64, u64),
    }
    let folder = tempfile::tempdir().unwrap();
    let mut want: BTreeMap<String, Figures> = BTreeMap::new();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let names = |value: &Value| value.as_array().unwrap().iter().map(text).collect::<Vec<_>>();
    for seed in 0..40 {
        let session = generate::session(seed);
        fs::write(folder.path().join(format!("{seed}.toml")), &session).unwrap();
        let score = common::score(&session).unwrap();
        for name in names(&score["players"]) {
            let of = want.entry(folded(&name)).or_default();
            let deals = || score["deals"].as_array().unwrap().iter();
            let own = deals().filter(|deal| names(&deal["in"]).contains(&name)).count() as u64;
            if score["game"] == "herzblatt" {
                of.played.1 += own;
                of.played.0 += deals().filter(|deal| deal["soloist"] == *name).count() as u64;
                continue;
            }
            of.deals += own;
            of.blobs += score["blobs"][&name].as_u64().unwrap();
            let ended = score["ended"] == true;
            of.won.1 += u64::from(ended);
            of.won.0 += u64::from(ended && names(&score["winners"]).contains(&name));
            for subgame in score["subgames"].as_array().unwrap().iter().filter(|subgame| subgame["ended"] == true) {
                of.lost.1 += 1;
                of.lost.0 += u64::from(names(&subgame["losers"]).contains(&name));
            }
        }
    }
    let got = tables(folder.path(), &["."]);
    let mut found: BTreeMap<String, Figures> = BTreeMap::new();
    let mut each = |table: &str, add: &dyn Fn(&Value, &mut Figures)| {
        for row in got[table].as_array().unwrap().iter().filter(|row| row["person"] != "everybody") {
            add(row, found.entry(folded(row["person"].as_str().unwrap())).or_default());
        }
    };
    each("dreeg", &|row, of| {
        (of.deals, of.blobs) = (row["deals"].as_u64().unwrap(), row["blobs"].as_u64().unwrap());
        of.won = count_of(&row["games-won"]);
    });
    each("subgames-lost", &|row, of| {
        let rates = ["sixty-six", "red-sow", "call-a-card", "cameroon"].map(|contract| count_of(&row[contract]));
        of.lost = rates.into_iter().fold((0, 0), |sum, rate| (sum.0 + rate.0, sum.1 + rate.1));
    });
    each("herzblatt", &|row, of| of.played = count_of(&row["solo-played"]));
    assert_eq!(found, want);
    let total: u64 = want.values().map(|of| of.deals + of.played.1).sum();
    assert!(total > 1000, "only {total} deals");
}
