//! Evenings played through the questions, answered line by line: what is saved is what a file written by hand would hold.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use bolln::rules::dreeg::Seat;
use bolln::session::replay::Score;
use bolln::session::write::{Draft, Item};
use bolln::session::{Game, Session};

/// The samples; every one of their events is typed in.
fn samples() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample-sessions");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut samples: Vec<(String, String)> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap()))
        .collect();
    samples.sort();
    samples
}

/// The events that stand, as they read now.
fn events(text: &str) -> Vec<Draft> {
    let session = Session::read(text).unwrap();
    let numbers: Vec<u32> = match &session.game {
        Game::Dreeg { log, .. } => log.standing().iter().map(|standing| standing.number).collect(),
        Game::Herzblatt { log, .. } => log.standing().iter().map(|standing| standing.number).collect(),
    };
    numbers.into_iter().map(|number| session.present(text, number).unwrap()).collect()
}

/// The keys of an event without its time and remark, and without what is false anyway.
fn bare(draft: &Draft) -> BTreeMap<&str, Item> {
    let keys = draft.keys().iter().filter(|(name, _)| !matches!(name.as_str(), "at" | "note"));
    let keys = keys.filter(|(name, item)| !(matches!(name.as_str(), "re" | "schneider") && *item == Item::Bool(false)));
    keys.map(|(name, item)| (name.as_str(), sorted(item))).collect()
}

/// Tables in one order.
fn sorted(item: &Item) -> Item {
    match item {
        Item::Table(entries) => {
            let mut entries = entries.clone();
            entries.sort_by(|one, other| one.0.cmp(&other.0));
            Item::Table(entries)
        }
        other => other.clone(),
    }
}

fn text<'d>(draft: &'d Draft, key: &str) -> Option<&'d str> {
    match draft.keys().iter().find(|(name, _)| name == key) {
        Some((_, Item::Text(text))) => Some(text),
        _ => None,
    }
}

fn int(draft: &Draft, key: &str) -> Option<i64> {
    match draft.keys().iter().find(|(name, _)| name == key) {
        Some((_, Item::Int(number))) => Some(*number),
        _ => None,
    }
}

fn flag(draft: &Draft, key: &str) -> Option<bool> {
    match draft.keys().iter().find(|(name, _)| name == key) {
        Some((_, Item::Bool(flag))) => Some(*flag),
        _ => None,
    }
}

fn pairs(draft: &Draft, key: &str) -> Option<String> {
    match draft.keys().iter().find(|(name, _)| name == key) {
        Some((_, Item::Table(entries))) => {
            let pair = |(name, item): &(String, Item)| match item {
                Item::Int(number) => format!("{name}={number}"),
                Item::Text(amount) => format!("{name}={amount}"),
                other => panic!("{other:?}"),
            };
            Some(entries.iter().map(pair).collect::<Vec<_>>().join("; "))
        }
        _ => None,
    }
}

/// Who plays the next deal, from forehand on, and who was ever named.
struct Now {
    order: Vec<String>,
    people: Vec<String>,
}

impl Now {
    fn of(text: &str, dealer: Option<&str>) -> Now {
        let session = Session::read(text).unwrap();
        let name = |player| session.names.of(player).to_owned();
        let dealer = dealer.and_then(|dealer| session.names.find(dealer));
        match session.replay().0 {
            Score::Dreeg(score) => {
                let table = score.state.table(dealer.and_then(|player| Seat::new(player.0.into())));
                let order =
                    table.order().iter().take(table.players.len().into()).map(|seat| name(seat.player())).collect();
                Now { order, people: session.names.iter().map(str::to_owned).collect() }
            }
            Score::Herzblatt(score) => {
                let table = score.state.table(dealer).unwrap();
                let order = (0..table.hand.len()).map(|position| name(table.player(position))).collect();
                Now { order, people: score.state.people().iter().map(|player| name(*player)).collect() }
            }
        }
    }
}

/// What is typed for an event, a line each.
fn typed(draft: &Draft, head: &str, now: &Now) -> Vec<String> {
    let kind = text(draft, "kind").unwrap();
    let mut lines: Vec<String> = Vec::new();
    if !matches!(kind, "seating")
        && let Some(dealer) = text(draft, "dealer")
    {
        lines.push(format!("g {dealer}"));
    }
    let mark = |name: &str| match (text(draft, "went_out"), text(draft, "false_claim")) {
        (Some(goer), _) if goer == name => "!",
        (_, Some(claimer)) if claimer == name => "?",
        _ => "",
    };
    let (marriages, tariff, two) =
        (head.contains("marriages = true"), head.contains("\"tariff\""), now.order.len() == 2);
    let or_nothing = |key: &str| text(draft, key).unwrap_or_default().to_owned();
    let get = |key: &str| draft.keys().iter().find(|(name, _)| name == key).map(|(_, item)| item);
    let by_tricks = get("tricks").is_some();
    let level = match (by_tricks, get("outcome").or(get("placing")).or(get("march_made")).or(get("passed"))) {
        (true, _) => ":t",
        (false, Some(_)) => ":o",
        (false, None) => ":p",
    };
    let mut cards: Vec<String> = match get("tricks") {
        Some(Item::List(tricks)) => tricks.iter().map(name_of).collect(),
        _ => Vec::new(),
    };
    let whole = [12, 8, 6][now.order.len().clamp(2, 4) - 2];
    let march_failed = kind == "cameroon" && cards.len() < whole && get("rest").is_none();
    let endings = [("went_out", "!"), ("false_claim", "?"), ("rest", "*")];
    cards.extend(endings.iter().filter_map(|(key, sign)| text(draft, key).map(|name| format!("{sign}{name}"))));
    cards.extend(march_failed.then(|| "!".to_owned()));
    let trump = || text(draft, "trump").map(|trump| trump[..1].to_owned());
    let melds = || marriages.then(|| pairs(draft, "melds").unwrap_or_default());
    let last_trick = || text(draft, "last_trick").map(str::to_owned);
    match kind {
        "sixty-six" | "cameroon" if by_tricks => {
            lines.push(level.to_owned());
            lines.extend((kind == "cameroon").then(|| or_nothing("march")));
            lines.extend(trump());
            lines.extend(cards);
        }
        "sixty-six" | "cameroon" => match (get("placing"), get("points"), text(draft, "march")) {
            (Some(Item::List(groups)), ..) => {
                // A name with a blank in it is typed by its beginning.
                let short = |item: &Item| name_of(item).split(' ').next().unwrap().to_owned();
                let group = |group: &Item| match group {
                    Item::List(names) => names.iter().map(short).collect::<Vec<_>>().join("="),
                    other => panic!("{other:?}"),
                };
                lines.extend([level.to_owned(), groups.iter().map(group).collect::<Vec<_>>().join(">")]);
            }
            (_, Some(Item::Table(points)), _) => {
                let pile = |(name, points): &(String, Item)| match points {
                    Item::Int(points) => format!("{name}={points}{}", mark(name)),
                    other => panic!("{other:?}"),
                };
                lines.extend([level.to_owned(), points.iter().map(pile).collect::<Vec<_>>().join(", ")]);
                lines.extend(melds().filter(|_| kind == "sixty-six"));
                lines.extend(last_trick());
            }
            (.., Some(march)) => {
                let sign = if flag(draft, "march_made") == Some(true) { "+" } else { "-" };
                lines.extend([level.to_owned(), format!("{march}{sign}")]);
            }
            _ => lines.extend([":f".to_owned(), or_nothing("false_claim")]),
        },
        "red-sow" if by_tricks => {
            lines.extend([level.to_owned(), or_nothing("soloist")]);
            lines.extend(trump());
            lines.extend(two.then(|| int(draft, "trump_from").map_or(String::new(), |from| from.to_string())));
            lines.extend(cards);
        }
        "red-sow" => {
            let soloist = or_nothing("soloist");
            lines.push(level.to_owned());
            match (text(draft, "outcome"), int(draft, "soloist_points")) {
                (Some("won"), _) => lines.push(format!("{soloist} +")),
                (Some("lost"), _) => lines.push(format!("{soloist} -")),
                (Some(_), _) => lines.push(format!("{soloist} --")),
                (None, None) => lines.push(format!("{soloist}: passt")),
                (None, Some(points)) => {
                    let others = int(draft, "defender_points").map_or(String::new(), |points| format!(" {points}"));
                    lines.push(format!("{soloist}: {points}{others}"));
                    lines.extend(melds());
                    lines.extend(last_trick());
                }
            }
        }
        "call-a-card" => {
            let (caller, partner, card) = (or_nothing("caller"), text(draft, "partner"), text(draft, "called_card"));
            let who = partner.map_or(caller.clone(), str::to_owned);
            let card_shown = card.map_or(String::new(), |card| format!("({card}) "));
            let named = if two { card_shown } else { format!("{card_shown}{who}: ") };
            let ending = text(draft, "went_out").map(|name| (name, '!'));
            let ending = ending.or(text(draft, "false_claim").map(|name| (name, '?')));
            let own = ending.is_some_and(|(name, _)| name == caller || Some(name) == partner);
            let side = if partner.is_some() { 2 } else { 1 };
            let members = if own { side } else { now.order.len() - side };
            match (by_tricks, text(draft, "outcome"), int(draft, "caller_points")) {
                (true, ..) => {
                    lines.push(level.to_owned());
                    lines.extend(card.map(|_| who));
                    lines.extend(card.map(str::to_owned));
                    lines.extend(trump());
                    lines.extend(cards);
                }
                (false, Some(outcome), _) => {
                    let sign = match outcome {
                        "callers" => "+",
                        "opponents" => "-",
                        _ => "=",
                    };
                    lines.extend([level.to_owned(), format!("{named}{sign}")]);
                    lines.extend(int(draft, "worth").map(|worth| worth.to_string()));
                }
                (false, None, Some(points)) => {
                    let sign = |of_callers: bool| match ending {
                        Some((_, sign)) if of_callers == own => sign.to_string(),
                        _ => String::new(),
                    };
                    let others = int(draft, "opponent_points");
                    let theirs = others.map_or(String::new(), |points| format!(" {points}{}", sign(false)));
                    lines.extend([level.to_owned(), format!("{named}{points}{}{theirs}", sign(true))]);
                    lines.extend(ending.filter(|_| members > 1).map(|(name, _)| name.to_owned()));
                    let trickless = points == 0 || points == 120 || others == Some(0);
                    if tariff && trickless && text(draft, "false_claim").is_none() {
                        lines.push(if flag(draft, "all_tricks") == Some(true) { "j" } else { "n" }.to_owned());
                    }
                    lines.extend(melds());
                    lines.extend(last_trick());
                }
                (false, None, None) => {
                    lines.push(":f".to_owned());
                    lines.extend((!two).then_some(who));
                    lines.push(or_nothing("false_claim"));
                }
            }
        }
        "solo" => {
            let soloist = or_nothing("soloist");
            let line = match (text(draft, "outcome"), int(draft, "soloist_points")) {
                (Some("won-high"), _) => format!("{soloist} ++"),
                (Some("schneider"), _) => format!("{soloist} --"),
                (Some(outcome), _) => {
                    let sign = if outcome == "won" { "+" } else { "-" };
                    format!("{soloist} {}", sign.repeat(if flag(draft, "schneider") == Some(true) { 2 } else { 1 }))
                }
                (None, Some(points)) => {
                    let others = int(draft, "defender_points").map_or(String::new(), |points| format!(" {points}"));
                    format!("{soloist}: {points}{others}")
                }
                (None, None) => soloist.clone(),
            };
            lines.extend([level.to_owned(), line]);
            if head.contains("\"muhr\"") {
                lines.push(or_nothing("announcement"));
                lines.extend((now.order.last() != Some(&soloist)).then(|| or_nothing("contra")));
                let yes = |yes: bool| if yes { "j" } else { "n" }.to_owned();
                lines.extend(text(draft, "contra").map(|_| yes(flag(draft, "re") == Some(true))));
                lines.extend(flag(draft, "all_tricks").map(yes));
            }
            lines.extend(cards);
        }
        "passed" => lines.extend([":p".to_owned(), "0".to_owned()]),
        "misdeal" => lines.extend([":m".to_owned(), or_nothing("reason")]),
        "end" => lines.extend([":e".to_owned(), or_nothing("reason"), "j".to_owned()]),
        "ruling" => {
            lines.push(":j".to_owned());
            match pairs(draft, "payments") {
                Some(payments) => lines.push(payments),
                None => lines.extend(["strokes", "blobs"].map(|key| pairs(draft, key).unwrap_or_default())),
            }
            lines.push(or_nothing("reason"));
        }
        "stake" => lines.extend([":k".to_owned(), or_nothing("amount").replace('.', ",")]),
        "payment" => {
            lines.push(":z".to_owned());
            lines.extend(["from", "to", "amount"].map(or_nothing));
        }
        "seating" => {
            let Some(Item::List(players)) = get("players") else { panic!("seats without players") };
            let players: Vec<String> = players.iter().map(name_of).collect();
            lines.extend([":n".to_owned(), players.join(", ")]);
            lines.extend(players.iter().any(|name| !now.people.contains(name)).then(|| "j".to_owned()));
            lines.push(or_nothing("dealer"));
        }
        other => panic!("{other}"),
    }
    lines
}

fn name_of(item: &Item) -> String {
    match item {
        Item::Text(name) => name.clone(),
        other => panic!("{other:?}"),
    }
}

/// The head of a session and what is typed for all of its events.
fn script(whole: &str) -> (&str, Vec<String>) {
    let head = &whole[..whole.find("[[events]]").unwrap_or(whole.len())];
    let mut shadow = head.to_owned();
    let mut lines = Vec::new();
    for draft in events(whole) {
        let dealer = text(&draft, "dealer").filter(|_| text(&draft, "kind") != Some("seating"));
        // After the end only payments are possible, for which nobody need deal.
        lines.extend(typed(&draft, head, &Now::of(&shadow, dealer)));
        shadow.push_str(&draft.text());
    }
    (head, lines)
}

/// Answers the questions of a session that has only its head, or some events already; gives the file's text and what was shown.
fn play(before: &str, lines: &[String], lang: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.toml");
    fs::write(&file, before).unwrap();
    let run = Command::cargo_bin("bolln")
        .unwrap()
        .args(["--lang", lang, "play", "--deck", "french"])
        .arg(&file)
        .write_stdin(lines.join("\n"))
        .assert()
        .success();
    let shown = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    (fs::read_to_string(&file).unwrap(), shown)
}

#[test]
fn every_sample_evening_can_be_typed_in_both_languages() {
    for (name, whole) in samples() {
        let (head, lines) = script(&whole);
        let wanted = events(&whole);
        for lang in ["en", "de"] {
            let (text, shown) = play(head, &lines, lang);
            let saved = events(&text);
            for (number, wanted) in wanted.iter().enumerate() {
                let got = saved.get(number).map(bare);
                assert_eq!(got, Some(bare(wanted)), "{name} in {lang}, event {}:\n{shown}", number + 1);
            }
            assert_eq!(saved.len(), wanted.len(), "{name} in {lang}: {shown}");
        }
    }
}
