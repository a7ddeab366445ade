//! The tables of what can go wrong: each row names a test that there is, in both languages the same ones.

use std::fs;

use crate::common::repository;

/// The tests that the rows of the table name.
fn rows(page: &str) -> Vec<String> {
    let text = fs::read_to_string(repository(page)).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_suffix("` |")).filter(|line| line.contains("::"));
    rows.map(|line| line.rsplit('`').next().unwrap().to_owned()).collect()
}

#[test]
fn every_row_of_the_tables_is_a_test() {
    let english = rows("docs/trust.md");
    assert!(english.len() > 25, "{english:?}");
    assert_eq!(english, rows("docs/de/vertrauen.md"));
    for row in english {
        let (module, name) = row.split_once("::").unwrap();
        let source = fs::read_to_string(repository(&format!("tests/it/{module}.rs"))).unwrap();
        assert!(source.contains(&format!("#[test]\nfn {name}()")), "{row}");
    }
}
