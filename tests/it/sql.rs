//! Three figures of the statistics, in SQL over the exported tables, in DuckDB, in DataFusion and in Spark (`duckdb`, `datafusion`,
//! `pyspark` from PyPI, for the Python of `BOLLN_PYTHON` or `python3`; Spark needs a Java runtime and is asked
//! only with `BOLLN_SPARK` in the environment).
//!
//! Without them this says that it was left out; with `BOLLN_TOOLS=all` it fails.

use std::collections::BTreeMap;
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

/// The rows of a query, the first `keys` fields apart.
fn query(engine: &str, folder: &Path, name: &str, keys: usize) -> BTreeMap<Vec<String>, Vec<String>> {
    let (script, query) = (repository("tests/sql/run.py"), repository(&format!("tests/sql/{name}.sql")));
    let done = python().arg(script).arg(engine).arg(folder).arg(query).output().unwrap();
    assert!(done.status.success(), "{engine}, {name}: {}", String::from_utf8_lossy(&done.stderr));
    let rows: Vec<Vec<String>> = serde_json::from_slice(&done.stdout).unwrap();
    rows.into_iter().map(|mut row| (row.drain(..keys).collect(), row)).collect()
}

#[test]
fn three_figures_in_sql_are_those_of_the_statistics() {
    // Spark takes minutes to start three times.
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
    let people = |table: &str| {
        let rows = stats["tables"][table].as_array().unwrap().iter();
        rows.filter(|row| row["person"] != "everybody").map(|row| (folded(row["person"].as_str().unwrap()), row))
    };
    let number = |value: &Value| value.as_u64().unwrap().to_string();

    let mut lost = BTreeMap::new();
    for (person, row) in people("subgames-lost") {
        let rates = ["sixty-six", "red-sow", "call-a-card", "cameroon"].map(|contract| &row[contract]);
        let sum = |key: &str| rates.iter().map(|rate| rate[key].as_u64().unwrap()).sum::<u64>().to_string();
        lost.insert(vec![person], vec![sum("of"), sum("count")]);
    }
    let sows = people("red-sow").map(|(person, row)| {
        let counts = ["sow-passed", "sow-won", "sow-schneider"].map(|key| number(&row[key]["count"]));
        (vec![person], [number(&row["sow-passed"]["of"])].into_iter().chain(counts).collect())
    });
    let sows: BTreeMap<Vec<String>, Vec<String>> = sows.collect();
    let money = people("money").map(|(person, row)| {
        // The tables count money with four decimals in every currency.
        let (whole, fraction) =
            row["total"].as_str().map(|total| total.split_once('.').unwrap_or((total, ""))).unwrap();
        let total = format!("{whole}.{fraction:0<4}");
        let figures = [number(&row["evenings"]), total, number(&row["evenings-won"]["count"])];
        (vec![person, row["currency"].as_str().unwrap().to_owned()], figures.to_vec())
    });
    let money: BTreeMap<Vec<String>, Vec<String>> = money.collect();
    assert!(lost.len() > 20 && sows.len() > 20 && money.len() > 10, "too few to compare");

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
        assert_eq!(query(engine, to.path(), "subgames-lost", 1), lost, "{engine}: sub-games lost");
        assert_eq!(query(engine, to.path(), "red-sow", 1), sows, "{engine}: Red Sow");
        assert_eq!(query(engine, to.path(), "money", 2), money, "{engine}: money");
    }
}
