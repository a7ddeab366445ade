//! Makes a session that two scorers disagree about as small as it will go.

use toml::{Table, Value};

/// The session with whatever can go without ending the disagreement.
pub fn shrink(
    mut head: Table,
    mut events: Vec<Table>,
    disagree: impl Fn(&Table, &[Table]) -> bool,
) -> (Table, Vec<Table>) {
    loop {
        let before = (head.clone(), events.clone());
        for place in (0..events.len()).rev() {
            let fewer = without(&events, place);
            if disagree(&head, &fewer) {
                events = fewer;
            }
        }
        for place in 0..events.len() {
            for key in events[place].keys().cloned().collect::<Vec<_>>() {
                let mut less = events.clone();
                less[place].remove(&key);
                if disagree(&head, &less) {
                    events = less;
                }
            }
        }
        for key in head.keys().cloned().collect::<Vec<_>>() {
            let mut less = head.clone();
            less.remove(&key);
            if disagree(&less, &events) {
                head = less;
            }
        }
        let rules = head.get("rules").and_then(Value::as_table).cloned().unwrap_or_default();
        for key in rules.keys() {
            let mut less = head.clone();
            less.get_mut("rules").and_then(Value::as_table_mut).and_then(|rules| rules.remove(key));
            if disagree(&less, &events) {
                head = less;
            }
        }
        if before == (head.clone(), events.clone()) {
            return (head, events);
        }
    }
}

/// The events without one of them; corrections name the others by their new numbers.
fn without(events: &[Table], place: usize) -> Vec<Table> {
    let gone = place as i64 + 1;
    let mut fewer = events.to_vec();
    fewer.remove(place);
    for event in &mut fewer {
        for key in ["corrects", "before"] {
            if let Some(Value::Integer(number)) = event.get_mut(key)
                && *number > gone
            {
                *number -= 1;
            }
        }
    }
    fewer
}
