//! The `bolln` command: parse, run, tell, exit.

use std::io::Write;
use std::process::ExitCode;

use bolln::error::Failure;
use bolln::report::trouble;
use bolln::{cli, run, store};

fn main() -> ExitCode {
    cli::answer();
    let (call, screen) = match cli::parse(std::env::args_os()) {
        Ok(parsed) => parsed,
        Err(early) => return ExitCode::from(early.print()),
    };
    store::system::remember();
    match run::run(call, &screen) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !matches!(failure, Failure::Session | Failure::Closed | Failure::Interrupted) {
                let _ = writeln!(screen.err(), "bolln: {}", trouble::told(&failure, &screen));
            }
            ExitCode::from(failure.code())
        }
    }
}
