//! The yardstick for reading a session: the toml crate alone, parsing the same bytes into one tree.
//!
//! `cargo bench --bench tree -- write FILE 100000` writes an evening of so many events; `-- parse FILE` parses it. Time and
//! memory are those of the whole process, beside `bolln score FILE --format json`.

#[allow(dead_code)]
mod evenings;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["write", file, events] => {
            let events = events.parse().expect("a number of events");
            std::fs::write(file, evenings::dreeg(events, false)).expect("the file is written");
        }
        ["parse", file] => {
            let text = std::fs::read_to_string(file).expect("the file is read");
            let table: toml::Table = text.parse().expect("it is TOML");
            std::hint::black_box(table);
        }
        // As `cargo bench` and `cargo test` run it, there is nothing to measure.
        _ => {}
    }
    ExitCode::SUCCESS
}
