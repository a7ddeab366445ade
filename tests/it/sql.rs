//! The statistics in SQL over the exported tables, section by section, in DuckDB, in DataFusion and in Spark (`duckdb`, `datafusion`,
//! `pyspark` from PyPI, for the Python of `BOLLN_PYTHON` or `python3`; Spark needs a Java runtime and is asked
//! only with `BOLLN_SPARK` in the environment).
//!
//! Without them this says that it was left out; with `BOLLN_TOOLS=all` it fails.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use bolln::session::names::folded;
use serde_json::Value;

use crate::common::repository;
use crate::tables::{evenings, export};

pub fn python() -> Command {
    Command::new(std::env::var("BOLLN_PYTHON").unwrap_or_else(|_| "python3".to_owned()))
}

/// Whether a package is there; a missing one fails where everything must be there.
pub fn is_there(engine: &str) -> bool {
    let found = python().args(["-c", &format!("import {engine}")]).output().is_ok_and(|done| done.status.success());
    let all = std::env::var("BOLLN_TOOLS").is_ok_and(|tools| tools == "all");
    assert!(found || !all, "{engine} is missing, though BOLLN_TOOLS=all: pip install {engine}");
    if !found {
        let mut out = std::io::stderr().lock();
        writeln!(out, "left out: the Python package {engine} is not installed").unwrap();
    }
    found
}

/// What a query gave: its columns, and its rows.
#[derive(serde::Deserialize)]
struct Given {
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// What the queries of these sections give.
fn queries(engine: &str, folder: &Path, sections: &[&String]) -> BTreeMap<String, Given> {
    let paths = sections.iter().map(|section| repository(&format!("tests/sql/{section}.sql")));
    let done = python().arg(repository("tests/sql/run.py")).arg(engine).arg(folder).args(paths).output().unwrap();
    assert!(done.status.success(), "{engine}: {}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).unwrap()
}

/// A number as every engine may write it.
fn plain(text: &str) -> String {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.trim_start_matches('-').split_once('.');
    let is_decimal = parts.is_some_and(|(whole, fraction)| digits(whole) && digits(fraction));
    if is_decimal { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text.to_owned() }
}

/// A figure of the statistics as the queries write it: `3/4` for shares and averages, an average of money rounded.
fn figure(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => plain(text),
        Value::Object(parts) => match parts.get("count").or(parts.get("sum")) {
            Some(sum) => format!("{sum}/{}", parts["of"]),
            None => plain(parts["mean"].as_str().unwrap()),
        },
        other => other.to_string(),
    }
}

/// What a query wrote, in the form of the statistics' own figure: an average of money is rounded as its currency has it.
fn written(text: &str, like: &Value) -> String {
    let mean = like.get("mean").and_then(Value::as_str);
    let Some((mean, (sum, of))) = mean.and_then(|mean| Some((mean, text.split_once('/')?))) else { return plain(text) };
    let decimals = mean.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    let (whole, fraction) = sum.split_once('.').unwrap_or((sum, ""));
    let units: i128 = format!("{whole}{}", &format!("{fraction:0<4}")[..decimals]).parse().unwrap();
    let of: i128 = of.parse().unwrap();
    let rounded = (units.abs() + of / 2) / of;
    let digits = format!("{rounded:0>width$}", width = decimals + 1);
    let (whole, fraction) = digits.split_at(digits.len() - decimals);
    let sign = if units < 0 && rounded != 0 { "-" } else { "" };
    plain(&format!("{sign}{whole}.{fraction}0"))
}

/// Columns that no query gives: an order, which the rankings' own tests look at.
const LEFT_OUT: &[(&str, &str)] = &[("ranking-dreeg", "rank")];

/// Sections with a row for each way round, of which the statistics show one, or for all who share a record.
const MORE_ROWS: &[&str] = &["head-to-head", "partners", "records"];

/// The rows of a section as the statistics have them.
fn shown(section: &str, rows: &[Value], columns: &[String], given: &Given) -> BTreeSet<Vec<String>> {
    let each = rows.iter().filter(|row| row["person"] != "everybody").map(|row| {
        let row = row.as_object().unwrap();
        for column in row.keys() {
            let is_given = given.columns.contains(column) || LEFT_OUT.contains(&(section, column));
            assert!(is_given, "{section}: no query gives {column}");
        }
        let cell = |column: &String| match (column.as_str(), &row[column]) {
            ("person" | "other", name) => folded(name.as_str().unwrap()),
            (_, value) => figure(value),
        };
        columns.iter().map(cell).collect()
    });
    each.collect()
}

#[test]
fn the_statistics_in_sql_are_those_of_the_program() {
    // Spark takes minutes.
    let with_spark = std::env::var_os("BOLLN_SPARK").is_some();
    let engines = ["duckdb", "datafusion"].into_iter().chain(with_spark.then_some("pyspark"));
    let engines: Vec<&str> = engines.filter(|engine| is_there(engine)).collect();
    if engines.is_empty() {
        return;
    }
    let (from, to) = (evenings(60), tempfile::tempdir().unwrap());
    export(from.path(), to.path()).success();
    let mut stats = assert_cmd::Command::cargo_bin("bolln").unwrap();
    let stats = stats.arg("stats").arg(from.path()).args(["--to", "json"]).assert().success();
    let stats: Value = serde_json::from_slice(&stats.get_output().stdout).unwrap();
    let tables = stats["tables"].as_object().unwrap();
    assert!(tables.len() >= 21, "sections are missing: {:?}", tables.keys());

    if engines.contains(&"duckdb") {
        // The statement of the documentation, as it is printed.
        let page = std::fs::read_to_string(repository("docs/exports.md")).unwrap();
        let statement = page.split('`').find(|code| code.starts_with("COPY ")).unwrap();
        let script = format!(
            "import duckdb\nt = duckdb.connect()\nt.execute(open('duckdb.sql').read())\nt.execute(\"{statement}\")\n\
             one = t.execute('SELECT count(*) FROM deals').fetchall()\n\
             assert t.execute(\"SELECT count(*) FROM 'deals.parquet/*/*.parquet'\").fetchall() == one"
        );
        let done = python().current_dir(to.path()).args(["-c", &script]).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
    for engine in engines {
        // Spark has other names for texts, and for putting them one after the other.
        let is_spoken = |section: &&String| {
            let query = std::fs::read_to_string(repository(&format!("tests/sql/{section}.sql"))).unwrap();
            engine != "pyspark" || !(query.contains("VARCHAR") || query.contains("string_agg"))
        };
        let sections: Vec<&String> = tables.keys().filter(is_spoken).collect();
        assert!(sections.len() > 12, "{engine}: {sections:?}");
        let given = queries(engine, to.path(), &sections);
        for section in sections {
            let rows = &tables[section];
            let (given, rows) = (&given[&format!("{section}.sql")], rows.as_array().unwrap());
            assert!(rows.len() > 2, "{section} is too small to compare");
            let want = shown(section, rows, &given.columns, given);
            let got = given.rows.iter().map(|row| {
                // Any row of the statistics in the same currency tells which figures are averages of money, and its decimals.
                let code = given.columns.iter().position(|column| column == "currency").map(|place| &row[place]);
                let like =
                    rows.iter().find(|row| code.is_some_and(|code| row["currency"] == **code)).unwrap_or(&rows[0]);
                given.columns.iter().zip(row).map(|(column, text)| written(text, &like[column])).collect()
            });
            let got: BTreeSet<Vec<String>> = got.collect();
            let lacking: Vec<_> = want.difference(&got).collect();
            assert!(lacking.is_empty(), "{engine}, {section}, {:?}: {lacking:#?} not among {got:#?}", given.columns);
            let times = if MORE_ROWS.contains(&section.as_str()) { 9 } else { 1 };
            assert!(got.len() <= times * want.len(), "{engine}, {section}: {:?}", got.difference(&want));
        }
    }
}
