//! What packagers put beside the program: manual pages in both languages, completions that know the evenings; and the demonstration.

use std::fs;

use assert_cmd::Command;

fn bolln(home: &std::path::Path) -> Command {
    let mut command = Command::cargo_bin("bolln").unwrap();
    command.env("BOLLN_HOME", home).env("LC_ALL", "en_GB.UTF-8");
    command
}

#[test]
fn every_command_has_its_help_and_a_manual_page_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    // An evening that lies where a page would is not replaced.
    let evening = "format = 1\ngame = \"dreeg\"\nplayers = [\"A\", \"B\", \"C\"]\n";
    let taken = folder.path().join("man/man1/bolln.1");
    fs::create_dir_all(taken.parent().unwrap()).unwrap();
    fs::write(&taken, evening).unwrap();
    bolln(folder.path()).arg("manuals").arg(folder.path()).assert().code(2);
    assert_eq!(fs::read_to_string(&taken).unwrap(), evening);
    fs::remove_file(&taken).unwrap();
    bolln(folder.path()).arg("manuals").arg(folder.path()).assert().success();
    let help = bolln(folder.path()).args(["--lang", "en", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let commands = help.split("Commands:").nth(1).unwrap().lines();
    let commands =
        commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next().filter(|name| !name.is_empty()));
    let commands: Vec<&str> = commands.take_while(|name| !name.starts_with('-')).collect();
    assert!(commands.len() > 15, "{commands:?}");
    for command in &commands {
        for (lang, example, codes) in [("en", "Example", "Exit codes: 0"), ("de", "Beispiel", "Rückgabewerte: 0")] {
            let help = bolln(folder.path()).args(["--lang", lang, command, "--help"]).output().unwrap();
            let help = String::from_utf8(help.stdout).unwrap();
            assert!(help.contains(&format!("{example}: bolln {command}")) && help.contains(codes), "{help}");
        }
    }
    for (below, words) in
        [("man/man1", ["Show this help", "SYNOPSIS"]), ("man/de/man1", ["Diese Hilfe zeigen", "BEZEICHNUNG"])]
    {
        for command in &commands {
            let page = fs::read_to_string(folder.path().join(below).join(format!("bolln-{command}.1"))).unwrap();
            assert!(words.iter().all(|word| page.contains(word)), "{below} {command}:\n{page}");
            assert!(below == "man/man1" || !page.contains("Print help"), "{page}");
        }
    }
    for script in
        ["bash-completion/completions/bolln", "zsh/site-functions/_bolln", "fish/vendor_completions.d/bolln.fish"]
    {
        assert!(fs::read_to_string(folder.path().join(script)).unwrap().contains("COMPLETE"), "{script}");
    }
}

#[test]
fn shells_complete_commands_and_the_names_of_evenings() {
    let home = tempfile::tempdir().unwrap();
    let sessions = home.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    fs::write(sessions.join("2026-11-29-dreeg.toml"), "").unwrap();
    let completed = |words: &[&str]| {
        let run = bolln(home.path())
            .env("COMPLETE", "bash")
            .env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string())
            .env("_CLAP_IFS", "\n")
            .arg("--")
            .args(words)
            .output()
            .unwrap();
        String::from_utf8(run.stdout).unwrap().lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    assert!(completed(&["bolln", "sc"]).contains(&"score".to_owned()));
    assert!(completed(&["bolln", "score", "2026"]).contains(&"2026-11-29-dreeg".to_owned()));
    assert!(completed(&["bolln", "export", "--to", "h"]).contains(&"html".to_owned()));
    let script = bolln(home.path()).args(["completions", "bash"]).output().unwrap();
    assert!(String::from_utf8(script.stdout).unwrap().contains("complete "));
}

#[test]
fn the_demonstration_runs_to_its_end_in_both_languages() {
    let home = tempfile::tempdir().unwrap();
    for (lang, words) in [
        ("en", ["Deal 9 counts", "Begin your own evening", "Dora"]),
        ("de", ["Spiel 9 zählt", "Der eigene Abend", "Bolln"]),
    ] {
        for plain in [&[][..], &["--plain"]] {
            let run = bolln(home.path()).args(plain).args(["--lang", lang, "demo"]).output().unwrap();
            let shown = String::from_utf8(run.stdout).unwrap();
            assert!(words.iter().all(|word| shown.contains(word)), "{shown}");
            assert_eq!(shown.contains('╭'), plain.is_empty());
        }
    }
    assert!(fs::read_dir(home.path()).unwrap().next().is_none(), "it leaves nothing behind");
}
