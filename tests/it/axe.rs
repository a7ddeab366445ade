//! The pages in a real browser with axe-core: every rule, best practice too, light and dark, on a phone and on a wide screen.
//!
//! axe-core comes with a Python package (`axe-playwright-python`); the interpreter that has it is `BOLLN_PYTHON`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use rayon::prelude::*;
use serde_json::Value;

use crate::common::repository;
use crate::tools::{run, tool};

/// The text of axe-core, or nothing where it may be missing.
fn axe() -> Option<String> {
    let python = std::env::var_os("BOLLN_PYTHON").map_or_else(|| PathBuf::from("python3"), PathBuf::from);
    let find = "import importlib.util as u; print(u.find_spec('axe_playwright_python').submodule_search_locations[0])";
    let found = Command::new(python).args(["-c", find]).output().ok().filter(|output| output.status.success());
    let folder = found.map(|output| String::from_utf8(output.stdout).unwrap().trim().to_owned());
    let text = folder.and_then(|folder| fs::read_to_string(PathBuf::from(folder).join("axe.min.js")).ok());
    assert!(text.is_some() || std::env::var("BOLLN_TOOLS").as_deref() != Ok("all"), "axe-playwright-python is missing");
    text
}

/// The page with axe-core in it, which writes what it found where the text is dumped; dark if the page is to think so.
fn examined(page: &str, axe: &str, dark: bool) -> String {
    let policy = page.find("<meta http-equiv=\"Content-Security-Policy\"").unwrap();
    let end = policy + page[policy..].find('>').unwrap() + 1;
    let open = format!("{}{}", &page[..policy], &page[end..]);
    let scheme = if dark { "all" } else { "not all" };
    let open = open.replace("(prefers-color-scheme: dark)", scheme);
    let script = "axe.run(document, { resultTypes: ['violations'] }).then(found => {
        const told = document.createElement('pre');
        told.id = 'axe';
        const where = rule => rule.nodes.map(node => node.target + ' ' + node.failureSummary);
        told.textContent = JSON.stringify({
            width: innerWidth, rules: axe.getRules().length, violations: found.violations.map(rule => [rule.id, where(rule)])
        });
        parent.document.body.append(told);
    });";
    open.replace("</body>", &format!("<script>{axe}</script><script>{script}</script></body>"))
}

/// A page on a phone: no window of the browser is as narrow.
fn on_a_phone(page: &str, width: u32) -> String {
    let page = page.replace('&', "&amp;").replace('"', "&quot;");
    format!(
        "<!DOCTYPE html><html lang=\"en\"><title>a phone</title><body style=\"margin:0\">\
         <iframe title=\"page\" style=\"width:{width}px;height:900px;border:0\" srcdoc=\"{page}\"></iframe></body></html>"
    )
}

#[test]
fn no_page_violates_a_rule_of_accessibility() {
    let (Some(chromium), Some(axe)) = (tool(&["chromium", "chromium-browser", "google-chrome"]), axe()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let bolln = |args: &[&str]| {
        let run = Command::new(env!("CARGO_BIN_EXE_bolln"))
            .args(args)
            .current_dir(repository("sample-sessions"))
            .env("BOLLN_HOME", folder.path())
            .output()
            .unwrap();
        String::from_utf8(run.stdout).unwrap()
    };
    let pages = [
        ("hirschen", bolln(&["--lang", "en", "export", "hirschen.toml", "--to", "html"])),
        ("tricks", bolln(&["--lang", "de", "export", "card-by-card.toml", "--to", "html"])),
        ("herzblatt", bolln(&["--lang", "de", "export", "herzblatt-coming-and-going.toml", "--to", "html"])),
        ("statistics", bolln(&["--lang", "en", "stats", ".", "--to", "html"])),
    ];
    // What is looked for is found.
    let bad = pages[0].1.replace("</main>", "<img src=\"data:,\"></main>");
    let mut trials = vec![(folder.path().join("bad.html"), 1200)];
    fs::write(&trials[0].0, examined(&bad, &axe, false)).unwrap();
    for (name, page) in &pages {
        for (dark, width) in [(false, 1200), (true, 1200), (false, 360), (true, 360)] {
            let path = folder.path().join(format!("{name}-{dark}-{width}.html"));
            let page = examined(page, &axe, dark);
            fs::write(&path, if width < 500 { on_a_phone(&page, width) } else { page }).unwrap();
            trials.push((path, width));
        }
    }
    let found: Vec<String> = trials
        .par_iter()
        .filter_map(|(path, width)| {
            let mut command = Command::new(&chromium);
            command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]);
            command.args(["--disable-background-networking", "--virtual-time-budget=20000", "--dump-dom"]);
            command.arg(format!("--window-size={},900", width.max(&500)));
            command.arg(format!("--user-data-dir={}", path.with_extension("profile").display()));
            let dump = run(command.arg(format!("file://{}", path.display())));
            let text = String::from_utf8(dump.stdout).unwrap();
            let told =
                text.split("<pre id=\"axe\">").nth(1).unwrap_or_else(|| panic!("{}: axe did not end", path.display()));
            let told = told.split("</pre>").next().unwrap();
            let told = told.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            let told: Value = serde_json::from_str(&told).unwrap();
            assert!(
                told["rules"].as_u64().unwrap() > 90 && told["width"] == *width,
                "{}: {}",
                path.display(),
                told["width"]
            );
            let violations = told["violations"].as_array().unwrap();
            (!violations.is_empty()).then(|| format!("{}: {violations:#?}", path.display()))
        })
        .collect();
    let (bad, found): (Vec<String>, Vec<String>) = found.into_iter().partition(|told| told.contains("bad.html"));
    assert!(bad.len() == 1 && bad[0].contains("image-alt"), "axe sees nothing: {bad:?}");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
