//! Reading sessions: one, or many side by side. What cannot be read is told and left out.

use rayon::prelude::*;

use super::merge::Merge;
use super::progress::Progress;
use super::source::Source;
use crate::of_either;
use crate::report::diagnosis;
use crate::report::trouble;
use crate::rules::Player;
use crate::say;
use crate::screen::Screen;
use crate::session::head::Started;
use crate::session::{Names, Problem, Session};
use crate::store::system;

/// An evening that was read and scored.
#[derive(Clone, Copy, Debug)]
pub struct Evening<'e> {
    /// Its place among all that were asked for.
    pub place: usize,
    /// Its file.
    pub source: &'e Source,
    /// What the file says, and what it comes to.
    pub session: &'e Session,
}

/// A file that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Its place among all that were asked for.
    pub place: usize,
    /// Whether the file itself was named.
    pub named: bool,
    /// Which file, and why, as a text.
    pub why: String,
}

impl Evening<'_> {
    /// Everybody who ever sat, in the order they first sat.
    pub fn people(&self) -> Vec<Player> {
        self.session.people()
    }

    /// When it began: `started`, otherwise the first event's time.
    pub fn moment(&self) -> Option<Started> {
        let first = || of_either!(self.session, evening => evening.moments().find_map(|moment| moment.aside.at));
        self.session.head().started.or_else(|| first().map(Started::At))
    }
}

/// Bytes of a text that is parsed as one tree.
const SMALL: usize = 1 << 18;

/// Reads and scores one session, and hands it over.
///
/// # Errors
/// Why it was left out: it could not be read, it has a mistake, or `take` refused it.
pub fn one<T>(
    place: usize,
    source: &Source,
    screen: &Screen,
    take: impl FnOnce(&Evening<'_>) -> Result<T, String>,
) -> Result<T, Skipped> {
    let words = &screen.words;
    let skipped = |why: String| {
        let why = say!(words, "file-skipped", file = source.path.display().to_string(), why = why);
        Skipped { place, named: source.named, why }
    };
    let text = system::read(&source.path).map_err(|error| skipped(trouble::told_io(&error, screen)))?;
    let text = String::from_utf8(text).map_err(|_| skipped(say!(words, "file-not-text")))?;
    let wrong = |problems: &[Problem], names: &Names| {
        let first = problems.first().map(|problem| {
            let (what, help) = words.wrong(&problem.mistake.wrong, names);
            say!(words, "problem-in-json", line = diagnosis::line(problem, &text, names), what = what, help = help)
        });
        skipped(first.unwrap_or_default())
    };
    // One tree is quicker, as long as it is small; a mistake of the syntax is told as everywhere else.
    let at_once = (text.len() < SMALL).then(|| Session::read_at_once(&text).ok()).flatten();
    let session = at_once.map_or_else(|| Session::read(&text), Ok);
    let session = session.map_err(|problems| wrong(&problems, &Names::default()))?;
    if !session.problems().is_empty() {
        return Err(wrong(session.problems(), session.names()));
    }
    take(&Evening { place, source, session: &session }).map_err(skipped)
}

/// Reads all sessions side by side; `take` adds each to a sum, or refuses one before it adds anything. What was left out comes back in
/// the order of the sources, and the whole does not depend on how the work was shared out.
pub fn all<T: Merge>(
    sources: &[Source],
    screen: &Screen,
    take: impl Fn(&Evening<'_>, &mut T) -> Result<(), String> + Sync,
) -> (T, Vec<Skipped>) {
    const TOGETHER: usize = 64;
    let progress = Progress::new(sources.len(), screen);
    let chunks = sources.par_chunks(TOGETHER).enumerate().map(|(chunk, sources)| {
        let (mut sum, mut skipped) = (T::default(), Vec::new());
        for (place, source) in (chunk * TOGETHER..).zip(sources) {
            skipped.extend(one(place, source, screen, |evening| take(evening, &mut sum)).err());
            progress.step();
        }
        (sum, skipped)
    });
    let nothing = || (T::default(), Vec::new());
    let (sum, mut skipped) = chunks.reduce(nothing, |(mut sum, mut skipped), (more, mut others)| {
        sum.absorb(more);
        skipped.append(&mut others);
        (sum, skipped)
    });
    skipped.sort_by_key(|skipped| skipped.place);
    progress.done();
    (sum, skipped)
}
