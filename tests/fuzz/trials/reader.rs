//! Any bytes as a session's file: refused with errors that can be told, or shown in every form, and written as they were read.

use std::io::sink;

use bolln::export::{Choices, Evening, Format, write};
use bolln::load::Loaded;
use bolln::of_either;
use bolln::report::{diagnosis, evening, json};
use bolln::screen::Screen;
use bolln::session::split::{self, Events, Pieces};
use bolln::session::{Game, Problem, Session, repair};
use bolln::words::Lang;

/// The forms of one evening.
const FORMATS: [Format; 6] = [Format::Html, Format::Svg, Format::Md, Format::Csv, Format::Json, Format::Ndjson];

/// # Panics
/// Where it does not hold.
pub fn trial(bytes: &[u8]) {
    let screens = [Screen::fixed(Lang::De, 40), Screen::fixed(Lang::En, 90)];
    let loaded = Loaded::of("evening.toml".to_owned(), bytes.to_vec());
    match &loaded.session {
        Err(problems) => told(problems, &loaded, None, &screens),
        Ok(session) => {
            let problems = of_either!(session, evening => evening.problems());
            told(problems, &loaded, Some(session), &screens);
            for screen in &screens {
                evening::text(session, screen);
            }
            if problems.is_empty() {
                written_and_read(session, &loaded.text);
                for format in FORMATS {
                    let evening = Evening { session, words: &screens[0].words, key: "evening" };
                    write(&evening, format, &Choices::default(), sink()).unwrap();
                }
            }
        }
    }
    if let Ok(mended) = repair::repaired(&loaded.text, "lost") {
        let again = repair::repaired(&mended.text, "lost").unwrap();
        let unspaced = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(again.lost, [], "what is mended needs no mending");
        assert_eq!(unspaced(&again.text), unspaced(&mended.text), "what is mended needs no mending");
    }
}

fn told(problems: &[Problem], loaded: &Loaded, session: Option<&Session>, screens: &[Screen]) {
    let events: Vec<_> = problems.iter().map(|problem| problem.event).collect();
    assert!(events.is_sorted(), "the lowest event first: {events:?}");
    for (problem, screen) in problems.iter().flat_map(|problem| screens.iter().map(move |screen| (problem, screen))) {
        assert!(!diagnosis::told(problem, &loaded.name, &loaded.text, session, screen).is_empty());
    }
}

/// Every entry, written from what was read, reads the same.
fn written_and_read(session: &Session, text: &str) {
    // What is taken back need not be readable, and is then nothing that could be written.
    fn texts<G: Game>(evening: &bolln::session::Evening<G>) -> Option<String> {
        let texts = (1..).map_while(|number| evening.log().get(number)).map(|entry| evening.text(entry));
        texts.map(|text| Some(text).filter(|text| !text.is_empty())).collect()
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Ok(Pieces { head, events: Events::Apart(_), .. }) = split::split(text) else { return };
    let Some(entries) = of_either!(session, evening => texts(evening)) else { return };
    let again = format!("{}\n{entries}", head.text);
    let again = Session::read(&again).unwrap_or_else(|problems| panic!("{problems:?}\n{again}"));
    let score = |session: &Session| {
        let mut bytes = Vec::new();
        json::write(session, &mut bytes).unwrap();
        bytes
    };
    assert_eq!(
        String::from_utf8_lossy(&score(&again)),
        String::from_utf8_lossy(&score(session)),
        "an entry is not written as it was read"
    );
}
