//! Random sessions without errors: whatever the seed gives, the same each time.
//!
//! The rules' state says who is in and which contract is on; an event is drawn, read and applied, and drawn again where the
//! rules refuse it. Evidence is at the levels of outcome and points; names are such as make trouble in other formats.

use std::fmt::Write;

use bolln::rules::dreeg::{self, Contract, Seat};
use bolln::rules::herzblatt;
use bolln::rules::house::{Domain, Key};
use bolln::session::Session;

/// Numbers without end from a seed (SplitMix64).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below another.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some things.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn shuffled<T: Clone>(&mut self, from: &[T]) -> Vec<T> {
        let mut rest = from.to_vec();
        (0..from.len()).map(|_| rest.swap_remove(self.below(rest.len()))).collect()
    }
}

/// Names that are harmless here, and a trial elsewhere.
const NAMES: &[&str] = &[
    "Anna",
    "Käthe",
    "Jörg",
    "<b>&",
    "=1+1",
    "a|b",
    "Zoë \"Z\"",
    "-5",
    "@home",
    "A:B; c",
    "*bold* _x_",
    "O'Neil",
    "`tick`",
    "李雷",
    "Weiß, Jr.",
    "+49",
    "[x](y)",
    "\\n",
    "#1",
    "Ćelić",
];

/// A TOML string.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn list(names: &[String]) -> String {
    format!("[{}]", names.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", "))
}

fn table<T: std::fmt::Display>(names: &[String], values: &[T]) -> String {
    let entries = names.iter().zip(values).map(|(name, value)| format!("{} = {value}", quoted(name)));
    format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
}

/// Card points of so many piles, from cards thrown at random.
fn piles(dice: &mut Dice, players: usize) -> Vec<u32> {
    let mut piles = vec![0; players];
    // A favourite, so that 66 and 33 are passed often enough.
    let favourite = dice.below(players);
    for value in [11, 10, 4, 3, 2, 0].repeat(4) {
        let pile = if dice.one_in(3) { favourite } else { dice.below(players) };
        piles[pile] += value;
    }
    piles
}

fn rules(dice: &mut Dice, keys: &[Key]) -> String {
    let mut text = String::from("[rules]\n");
    for key in keys {
        if !dice.one_in(4) {
            continue;
        }
        let value = match key.domain {
            Domain::Words(words) => quoted(dice.pick(words)),
            Domain::Flag => dice.one_in(2).to_string(),
            Domain::Range(least, most) => {
                (usize::from(least) + dice.below(usize::from(most.min(9) - least) + 1)).to_string()
            }
            Domain::Numbers(numbers) => dice.pick(numbers).to_string(),
        };
        writeln!(text, "{} = {value}", key.name).unwrap();
    }
    text
}

/// A Dreeg session for even seeds, a Herzblatt session for odd ones.
pub fn session(seed: u64) -> String {
    told(seed, false)
}

/// The same, with people who take over a seat, and with entries that are taken back, some of them brought back.
pub fn lively_session(seed: u64) -> String {
    told(seed, true)
}

fn told(seed: u64, lively: bool) -> String {
    let mut dice = Dice::new(seed);
    loop {
        let game = if seed.is_multiple_of(2) { dreeg } else { herzblatt };
        let text = game(&mut dice, lively);
        if let Some(text) = text {
            return text;
        }
    }
}

fn head(dice: &mut Dice, game: &str, players: &[String]) -> String {
    let mut text = format!("format = 1\ngame = {}\nplayers = {}\n", quoted(game), list(players));
    if dice.one_in(2) {
        writeln!(text, "first_dealer = {}", quoted(&dice.pick(players))).unwrap();
    }
    if !dice.one_in(3) {
        writeln!(text, "started = 20{}-0{}-1{}T19:30:00+01:00", 20 + dice.below(7), 1 + dice.below(9), dice.below(10))
            .unwrap();
        writeln!(text, "place = \"Zum <Hirschen> & Söhne\"\nnote = \"=HYPERLINK(1) | *so*\"").unwrap();
    }
    text
}

/// The end of an event's text: perhaps a time and a remark.
fn common(dice: &mut Dice, number: usize) -> String {
    let at =
        dice.one_in(2).then(|| format!("at = 2026-11-29T{:02}:{:02}:00+01:00\n", 12 + number / 60 % 12, number % 60));
    let note = dice.one_in(6).then_some("note = \"-1 & <i>\"\n");
    format!("{}{}", at.unwrap_or_default(), note.unwrap_or_default())
}

/// Reads a session of this head and one event.
fn read(head: &str, event: &str) -> Option<Session> {
    Session::read(&format!("{head}\n[[events]]\n{event}")).ok()
}

fn is_sound(text: &str) -> bool {
    Session::read(text).is_ok_and(|session| session.problems().is_empty())
}

/// A session as it grows, with the text of each entry.
struct Story {
    text: String,
    entries: Vec<String>,
    lively: bool,
}

impl Story {
    fn new(head: &str, lively: bool) -> Story {
        Story { text: head.to_owned(), entries: Vec::new(), lively }
    }

    fn push(&mut self, entry: String) {
        write!(self.text, "\n[[events]]\n{entry}").unwrap();
        self.entries.push(entry);
    }

    /// Adds an event; sometimes it is taken back, and sometimes brought back again. Whether it stands.
    fn tell(&mut self, dice: &mut Dice, event: String) -> bool {
        self.push(event);
        if !self.lively || !dice.one_in(25) {
            return true;
        }
        self.push("kind = \"undo\"\n".to_owned());
        let again = dice.one_in(2);
        if again {
            self.push("kind = \"redo\"\nnote = \"after all\"\n".to_owned());
        }
        again
    }
}

/// The session with perhaps corrections, some taken back and brought back, where they leave it sound.
fn corrected(dice: &mut Dice, Story { mut text, entries: events, lively }: Story) -> String {
    for _ in 0..dice.below(6) {
        if lively && dice.one_in(3) {
            let longer = format!("{text}\n[[events]]\nkind = \"{}\"\n", dice.pick(&["undo", "redo"]));
            if is_sound(&longer) {
                text = longer;
            }
            continue;
        }
        let k = dice.below(events.len());
        let now = match dice.below(3) {
            0 => String::new(),
            1 => format!("[events.now]\n{}", events[k]),
            _ => format!("[events.now]\n{}", dice.pick(&events)),
        };
        let more = format!("\n[[events]]\nkind = \"correction\"\ncorrects = {}\nreason = \"<again>\"\n{now}", k + 1);
        let longer = format!("{text}{more}");
        if is_sound(&longer) {
            text = longer;
        }
    }
    text
}

fn dreeg(dice: &mut Dice, lively: bool) -> Option<String> {
    let seats = 3 + dice.below(2);
    let people: Vec<String> = dice.shuffled(NAMES).iter().take(seats + 2).map(|name| (*name).to_owned()).collect();
    let mut players = people[..seats].to_vec();
    let head = head(dice, "dreeg", &players) + &rules(dice, dreeg::house::House::KEYS);
    let Session::Dreeg(evening) = Session::read(&head).ok()? else { return None };
    let mut state = evening.state().clone();
    // Names are numbered as they first appear: events before any other name everybody in one order.
    let takes_over = |leaves: &str, joins: &str| {
        format!("kind = \"substitute\"\nleaves = {}\njoins = {}\n", quoted(leaves), quoted(joins))
    };
    let [first, second] = [&people[seats], &people[seats + 1]].map(|spare| takes_over(&people[0], spare));
    let mut story = Story::new(&head, lively);
    let most = 20 + dice.below(120);
    for _ in 0..20 * most {
        if state.ended() || story.entries.len() > most {
            break;
        }
        let substitute = (lively && dice.one_in(60)).then(|| (dice.below(seats), dice.pick(&people)));
        let event = match &substitute {
            Some((seat, joins)) => takes_over(&players[*seat], joins),
            None => dreeg_event(dice, &state, &players),
        };
        let event = event + &common(dice, story.entries.len());
        let named = format!("{first}\n[[events]]\n{second}\n[[events]]\n{event}");
        let Some(Session::Dreeg(evening)) = read(&head, &named) else { continue };
        let (Some(version), mut after) = (evening.log().version(3), state.clone()) else { continue };
        if after.apply(&version.event).is_ok() && story.tell(dice, event) {
            state = after;
            if let Some((seat, joins)) = substitute {
                players[seat] = joins;
            }
        }
    }
    Some(corrected(dice, story))
}

fn dreeg_event(dice: &mut Dice, state: &dreeg::state::State, players: &[String]) -> String {
    match dice.below(60) {
        0 => return "kind = \"misdeal\"\nreason = \"=oops\"\n".to_owned(),
        1 => {
            let name = quoted(&dice.pick(players));
            let strokes = dice.below(15) as i64 - 7;
            return format!("kind = \"ruling\"\nstrokes = {{ {name} = {strokes} }}\nreason = \"@table | <so>\"\n");
        }
        2 => {
            let blobs = dice.below(7) as i64 - 3;
            return format!("kind = \"ruling\"\nblobs = {}\nreason = \"late\"\n", table(&players[..1], &[blobs]));
        }
        3 if dice.one_in(6) => return "kind = \"end\"\n".to_owned(),
        4 => return "kind = \"note\"\nnote = \"| 66, 3\"\n".to_owned(),
        _ => {}
    }
    let table_ = state.next_table();
    let name = |seat: Seat| players[seat.index()].clone();
    let players_in: Vec<String> = table_.players.iter().map(name).collect();
    let any = |dice: &mut Dice| quoted(&dice.pick(&players_in));
    let mut event = format!("kind = \"{}\"\n", state.contract().word());
    let last_trick = format!("last_trick = {}\n", any(dice));
    let house = state.house();
    let points = piles(dice, players_in.len());
    let mut placing: Vec<Vec<String>> = Vec::new();
    for player in dice.shuffled(&players_in) {
        match placing.last_mut().filter(|_| dice.one_in(4)) {
            Some(group) => group.push(player),
            None => placing.push(vec![player]),
        }
    }
    let placing = format!("placing = [{}]\n", placing.iter().map(|group| list(group)).collect::<Vec<_>>().join(", "));
    let outcome = dice.one_in(3);
    match state.contract() {
        Contract::SixtySix if dice.one_in(12) => writeln!(event, "false_claim = {}", any(dice)).unwrap(),
        Contract::SixtySix | Contract::Cameroon if outcome => event.push_str(&placing),
        Contract::Cameroon if dice.one_in(8) => {
            writeln!(event, "march = {}\nmarch_made = {}", any(dice), dice.one_in(2)).unwrap();
        }
        Contract::SixtySix | Contract::Cameroon => {
            writeln!(event, "points = {}", table(&players_in, &points)).unwrap();
            event.push_str(&last_trick);
            let winner = points.iter().position(|points| *points >= 66);
            if let Some(winner) = winner.filter(|_| state.contract() == Contract::SixtySix && dice.one_in(2)) {
                writeln!(event, "went_out = {}", quoted(&players_in[winner])).unwrap();
            }
        }
        Contract::RedSow => {
            writeln!(event, "soloist = {}", any(dice)).unwrap();
            match dice.below(5) {
                0 => event.push_str("passed = true\n"),
                1 => writeln!(event, "outcome = \"{}\"", dice.pick(&["won", "lost", "schneider"])).unwrap(),
                _ => write!(event, "soloist_points = {}\n{last_trick}", points[0]).unwrap(),
            }
        }
        Contract::CallACard => {
            let caller = name(table_.forehand);
            writeln!(event, "caller = {}", quoted(&caller)).unwrap();
            let partner = dice.pick(&players_in);
            if players_in.len() > 2 && partner != caller {
                writeln!(event, "partner = {}", quoted(&partner)).unwrap();
            }
            if outcome {
                let winner = dice.pick(&["callers", "opponents", "nobody"]);
                writeln!(event, "outcome = \"{winner}\"").unwrap();
                if house.call_award == dreeg::house::CallAward::Tariff && winner != "nobody" {
                    writeln!(event, "worth = {}", 1 + dice.below(3)).unwrap();
                }
            } else {
                write!(event, "caller_points = {}\n{last_trick}", points[0]).unwrap();
            }
        }
    }
    event
}

fn herzblatt(dice: &mut Dice, lively: bool) -> Option<String> {
    let people: Vec<String> = dice.shuffled(NAMES).iter().take(7).map(|name| (*name).to_owned()).collect();
    let players = people[..2 + dice.below(5)].to_vec();
    let (amount, currency) =
        dice.pick(&[("0.10", "EUR"), ("0.05", "CHF"), ("50", "JPY"), ("0.125", "KWD"), ("123456789012.34", "EUR")]);
    let head = head(dice, "herzblatt", &players)
        + &rules(dice, herzblatt::house::House::KEYS)
        + &format!("[stake]\namount = \"{amount}\"\ncurrency = \"{currency}\"\n");
    let Session::Herzblatt(evening) = Session::read(&head).ok()? else { return None };
    let mut state = evening.state().clone();
    let mut story = Story::new(&head, lively);
    let most = 5 + dice.below(60);
    for _ in 0..20 * most {
        if story.entries.len() > most {
            break;
        }
        let event = herzblatt_event(dice, &state, &people, amount) + &common(dice, story.entries.len());
        // Names are numbered as they first appear: an event before this one names everybody in one order.
        let first = format!("kind = \"seating\"\nplayers = {}\n\n[[events]]\n{event}", list(&people));
        let Some(Session::Herzblatt(evening)) = read(&head, &first) else { continue };
        let (Some(version), mut after) = (evening.log().version(2), state.clone()) else { continue };
        if after.apply(&version.event).is_ok() && story.tell(dice, event) {
            state = after;
        }
    }
    Some(corrected(dice, story))
}

fn herzblatt_event(dice: &mut Dice, state: &herzblatt::state::State, people: &[String], amount: &str) -> String {
    let one = dice.below(people.len());
    let other = (one + 1 + dice.below(people.len() - 1)) % people.len();
    let (one, other) = (quoted(&people[one]), quoted(&people[other]));
    match dice.below(30) {
        0 => return "kind = \"misdeal\"\n".to_owned(),
        1 | 2 => return "kind = \"passed\"\n".to_owned(),
        3 => {
            return format!(
                "kind = \"ruling\"\npayments = {{ {one} = \"{amount}\", {other} = \"-{amount}\" }}\nreason = \"=so; 1\"\n"
            );
        }
        4 | 5 => return format!("kind = \"payment\"\nfrom = {one}\nto = {other}\namount = \"{amount}\"\n"),
        6 => {
            let size = 2 + dice.below(5);
            return format!("kind = \"seating\"\nplayers = {}\n", list(&dice.shuffled(people)[..size]));
        }
        7 => return format!("kind = \"stake\"\namount = \"{amount}\"\n"),
        8 if dice.one_in(5) => return "kind = \"end\"\n".to_owned(),
        _ => {}
    }
    let mut event = format!("kind = \"solo\"\nsoloist = {one}\n");
    match dice.below(5) {
        0 => writeln!(event, "outcome = \"{}\"", dice.pick(&["won", "won-high", "lost", "schneider"])).unwrap(),
        _ => writeln!(event, "soloist_points = {}", piles(dice, 2)[0]).unwrap(),
    }
    if state.house().variant == herzblatt::house::Variant::Muhr {
        if dice.one_in(3) {
            writeln!(event, "announcement = \"66\"").unwrap();
        }
        if dice.one_in(3) {
            writeln!(event, "contra = {other}\nre = {}", dice.one_in(2)).unwrap();
        }
    }
    event
}

#[test]
fn generated_sessions_are_sound_and_various() {
    let (mut deals, mut all) = (0, String::new());
    for seed in 0..40 {
        let text = lively_session(seed);
        let session = Session::read(&text).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}\n{text}"));
        assert!(session.problems().is_empty(), "seed {seed}: {:?}\n{text}", session.problems());
        deals += session.len();
        all += &text;
    }
    for kind in ["substitute", "note", "undo", "redo", "correction", "seating", "payment", "ruling", "misdeal"] {
        assert!(all.contains(&format!("kind = \"{kind}\"")), "no {kind}");
    }
    assert!(deals > 40 * 20, "only {deals} events");
    assert_eq!(session(7), session(7), "the same seed gives the same session");
}
