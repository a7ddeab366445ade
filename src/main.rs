//! Temporary.
use std::io::Write;
fn main() {
    let path = std::env::args().last().unwrap_or_default();
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let fail = |problems: &[bolln::session::Problem]| {
        for p in problems { eprintln!("event {:?} {:?}", p.event, p.mistake); }
        std::process::exit(1)
    };
    match bolln::session::Session::read(&text) {
        Err(p) => fail(&p),
        Ok(s) => {
            let (score, p) = s.replay();
            if !p.is_empty() { fail(&p) }
            let mut out = std::io::BufWriter::new(std::io::stdout().lock());
            let _ = bolln::report::json::write(&s, &score, &mut out);
            let _ = out.flush();
        }
    }
}
