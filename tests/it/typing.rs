//! What is typed at the questions for the events of a session.

use std::collections::BTreeMap;

use bolln::of_either;
use bolln::prompt::entry::names;
use bolln::session::Session;
use bolln::session::write::Item;

use crate::draft::{Draft, present};

/// The events that stand, as they read now.
pub fn events(text: &str) -> Vec<Draft> {
    let session = Session::read(text).unwrap();
    let numbers: Vec<u32> = of_either!(&session, evening => evening.moments().map(|moment| moment.number).collect());
    numbers.into_iter().map(|number| present(&session, number).unwrap()).collect()
}

/// The keys of an event without its time and remark, and without what is false anyway.
pub fn bare(draft: &Draft) -> BTreeMap<&str, Item> {
    let is_note = text(draft, "kind") == Some("note");
    let keys = draft.keys().iter().filter(|(name, _)| name != "at" && (name != "note" || is_note));
    let keys = keys.filter(|(name, item)| !(matches!(name.as_str(), "re" | "schneider") && *item == Item::Bool(false)));
    keys.map(|(name, item)| (name.as_str(), sorted(item))).collect()
}

/// Tables, and those who share a place, in one order.
fn sorted(item: &Item) -> Item {
    match item {
        Item::Table(entries) => {
            let mut entries = entries.clone();
            entries.sort_by(|one, other| one.0.cmp(&other.0));
            Item::Table(entries)
        }
        Item::List(groups) if groups.iter().any(|group| matches!(group, Item::List(_))) => {
            let in_order = |group: &Item| match group {
                Item::List(names) => {
                    let mut names: Vec<String> = names.iter().map(name_of).collect();
                    names.sort();
                    Item::List(names.into_iter().map(Item::Text).collect())
                }
                other => other.clone(),
            };
            Item::List(groups.iter().map(in_order).collect())
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

fn pairs(draft: &Draft, key: &str, now: &Now) -> Option<String> {
    match draft.keys().iter().find(|(name, _)| name == key) {
        Some((_, Item::Table(entries))) => {
            let pair = |(name, item): &(String, Item)| match item {
                Item::Int(number) => format!("{}={number}", now.short(name)),
                Item::Text(amount) => format!("{}={amount}", now.short(name)),
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
    all: Vec<String>,
}

impl Now {
    /// A name by its beginning: at least two letters, since one by itself could be a command.
    fn short(&self, name: &str) -> String {
        let names: Vec<&str> = self.all.iter().map(String::as_str).collect();
        let Some(place) = names.iter().position(|known| *known == name) else { return name.to_owned() };
        let two: String = name.chars().take(2).collect();
        let unique = names::shortest(&names)[place].clone();
        if names::find(&two, &names) == Ok(place) { two } else { unique }
    }

    fn of(text: &str, dealer: Option<&str>) -> Now {
        let session = Session::read(text).unwrap();
        let name = |player| session.names().of(player).to_owned();
        let dealer = dealer.and_then(|dealer| session.names().find(dealer));
        let all: Vec<String> = session.names().iter().map(str::to_owned).collect();
        match &session {
            Session::Dreeg(evening) => {
                let table = evening.state().table(dealer).unwrap();
                let seats = table.order().into_iter().take(table.players.len().into());
                let order = seats.map(|seat| name(table.player(seat))).collect();
                Now { order, people: all.clone(), all }
            }
            Session::Herzblatt(evening) => {
                let state = evening.state();
                let table = state.table(dealer).unwrap();
                let order = (0..table.hand.len()).map(|position| name(table.player(position))).collect();
                Now { order, people: state.people().iter().map(|player| name(*player)).collect(), all }
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
        lines.push(format!(":g {}", now.short(dealer)));
    }
    let mark = |name: &str| match (text(draft, "went_out"), text(draft, "false_claim")) {
        (Some(goer), _) if goer == name => "!",
        (_, Some(claimer)) if claimer == name => "?",
        _ => "",
    };
    let (marriages, tariff, two) =
        (head.contains("marriages = true"), head.contains("\"tariff\""), now.order.len() == 2);
    let or_nothing = |key: &str| text(draft, key).unwrap_or_default().to_owned();
    let who_or_nothing = |key: &str| text(draft, key).map_or(String::new(), |name| now.short(name));
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
    cards.extend(
        endings.iter().filter_map(|(key, sign)| text(draft, key).map(|name| format!("{sign}{}", now.short(name)))),
    );
    cards.extend(march_failed.then(|| "!".to_owned()));
    let trump = || text(draft, "trump").map(|trump| trump[..1].to_owned());
    let melds = || marriages.then(|| pairs(draft, "melds", now).unwrap_or_default());
    let last_trick = || text(draft, "last_trick").map(|name| now.short(name));
    match kind {
        "sixty-six" | "cameroon" if by_tricks => {
            lines.push(level.to_owned());
            lines.extend((kind == "cameroon").then(|| who_or_nothing("march")));
            lines.extend(trump());
            lines.extend(cards);
        }
        "sixty-six" | "cameroon" => match (get("placing"), get("points"), text(draft, "march")) {
            (Some(Item::List(groups)), ..) => {
                let short = |item: &Item| now.short(&name_of(item));
                let group = |group: &Item| match group {
                    Item::List(names) => names.iter().map(short).collect::<Vec<_>>().join("="),
                    other => panic!("{other:?}"),
                };
                lines.extend([level.to_owned(), groups.iter().map(group).collect::<Vec<_>>().join(">")]);
            }
            (_, Some(Item::Table(points)), _) => {
                let pile = |(name, points): &(String, Item)| match points {
                    Item::Int(points) => format!("{}={points}{}", now.short(name), mark(name)),
                    other => panic!("{other:?}"),
                };
                lines.extend([level.to_owned(), points.iter().map(pile).collect::<Vec<_>>().join("; ")]);
                lines.extend(melds().filter(|_| kind == "sixty-six"));
                lines.extend(last_trick());
            }
            (.., Some(march)) => {
                let sign = if flag(draft, "march_made") == Some(true) { "+" } else { "-" };
                lines.extend([level.to_owned(), format!("{}{sign}", now.short(march))]);
            }
            _ => lines.extend([":f".to_owned(), who_or_nothing("false_claim")]),
        },
        "red-sow" if by_tricks => {
            lines.extend([level.to_owned(), who_or_nothing("soloist")]);
            lines.extend(trump());
            lines.extend(two.then(|| int(draft, "trump_from").map_or(String::new(), |from| from.to_string())));
            lines.extend(cards);
        }
        "red-sow" => {
            let soloist = who_or_nothing("soloist");
            lines.push(level.to_owned());
            match (text(draft, "outcome"), int(draft, "soloist_points")) {
                (Some("won"), _) => lines.push(format!("{soloist}: +")),
                (Some("lost"), _) => lines.push(format!("{soloist}: -")),
                (Some(_), _) => lines.push(format!("{soloist}: --")),
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
            let who = now.short(partner.unwrap_or(&caller));
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
                    lines.extend(card.map(str::to_owned));
                    lines.extend(trump());
                    // Who held the called card shows when it falls.
                    let falls = card.is_none_or(|card| cards.iter().any(|trick| trick.contains(card)));
                    lines.extend(cards);
                    lines.extend((!falls).then_some(who));
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
                    lines.extend(ending.filter(|_| members > 1).map(|(name, _)| now.short(name)));
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
                    lines.push(who_or_nothing("false_claim"));
                }
            }
        }
        "solo" => {
            let soloist = who_or_nothing("soloist");
            let line = match (text(draft, "outcome"), int(draft, "soloist_points")) {
                (Some("won-high"), _) => format!("{soloist}: ++"),
                (Some("schneider"), _) => format!("{soloist}: --"),
                (Some(outcome), _) => {
                    let sign = if outcome == "won" { "+" } else { "-" };
                    format!("{soloist}: {}", sign.repeat(if flag(draft, "schneider") == Some(true) { 2 } else { 1 }))
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
                lines.extend(
                    (now.order.last().map(String::as_str) != text(draft, "soloist")).then(|| who_or_nothing("contra")),
                );
                let yes = |yes: bool| if yes { "j" } else { "n" }.to_owned();
                lines.extend(text(draft, "contra").map(|_| yes(flag(draft, "re") == Some(true))));
                let could = int(draft, "soloist_points") == Some(120);
                lines.extend(flag(draft, "all_tricks").filter(|_| could).map(yes));
            }
            lines.extend(cards);
        }
        "passed" => lines.extend([":p".to_owned(), "0".to_owned()]),
        "misdeal" => lines.extend([":m".to_owned(), or_nothing("reason")]),
        "end" => lines.extend([":e".to_owned(), "j".to_owned(), or_nothing("reason")]),
        "note" => lines.extend([":n".to_owned(), or_nothing("note")]),
        "substitute" => {
            let joins = or_nothing("joins");
            let is_new = !now.all.contains(&joins);
            lines.extend([":su".to_owned(), who_or_nothing("leaves"), joins]);
            lines.extend(is_new.then(|| "j".to_owned()));
            lines.push(or_nothing("reason"));
        }
        "ruling" => {
            lines.push(":j".to_owned());
            match pairs(draft, "payments", now) {
                Some(payments) => lines.push(payments),
                None => lines.extend(["strokes", "blobs"].map(|key| pairs(draft, key, now).unwrap_or_default())),
            }
            lines.push(or_nothing("reason"));
        }
        "stake" => lines.extend([":sk".to_owned(), or_nothing("amount").replace('.', ",")]),
        "payment" => {
            lines.push(":pa".to_owned());
            lines.extend(["from", "to"].map(who_or_nothing));
            lines.push(or_nothing("amount"));
        }
        "seating" => {
            let Some(Item::List(players)) = get("players") else { panic!("seats without players") };
            let players: Vec<String> = players.iter().map(name_of).collect();
            lines.extend([":se".to_owned(), players.iter().map(|name| now.short(name)).collect::<Vec<_>>().join("; ")]);
            lines.extend(players.iter().any(|name| !now.people.contains(name)).then(|| "j".to_owned()));
            lines.push(who_or_nothing("dealer"));
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

/// The head of a session, what is typed for all of its events, and the events as they are saved then.
pub fn script(whole: &str) -> (&str, Vec<String>, Vec<Draft>) {
    let (head, lines, saved) = script_by_event(whole);
    (head, lines.concat(), saved)
}

/// The same, with the lines of each event together.
pub fn script_by_event(whole: &str) -> (&str, Vec<Vec<String>>, Vec<Draft>) {
    let head = &whole[..whole.find("[[events]]").unwrap_or(whole.len())];
    let mut shadow = head.to_owned();
    let (mut lines, mut saved) = (Vec::new(), Vec::new());
    for draft in events(whole) {
        // Who took the last trick is asked only where it matters.
        let without = without(&draft, "last_trick");
        let is_sound = Session::read(&format!("{shadow}{}", without.text())).unwrap().problems().is_empty();
        let draft = if is_sound { without } else { draft };
        let dealer = text(&draft, "dealer").filter(|_| text(&draft, "kind") != Some("seating"));
        lines.push(typed(&draft, head, &Now::of(&shadow, dealer)));
        shadow.push_str(&draft.text());
        saved.push(draft);
    }
    (head, lines, saved)
}

fn without(draft: &Draft, key: &str) -> Draft {
    let kept = draft.keys().iter().skip(1).filter(|(name, _)| name != key);
    kept.fold(Draft::new(text(draft, "kind").unwrap()), |draft, (name, item)| draft.with(name, item.clone()))
}
