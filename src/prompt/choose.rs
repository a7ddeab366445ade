//! One of several things: through a menu where there is one, else by number or word.

use super::ask::{Answer, Ask, Choice, Chosen, Question};
use crate::report::evening;
use crate::say;
use crate::screen::Screen;
use crate::session::names::folded;

/// Asks for one of some things. As a line it may be told by its number, its word, or the beginning of its word or label.
///
/// # Errors
/// Where the question could not be shown.
pub fn choose(ask: &mut dyn Ask, screen: &Screen, choice: &Choice<'_>) -> std::io::Result<Chosen> {
    if let Some(chosen) = ask.menu(choice)? {
        return Ok(chosen);
    }
    let items = choice.items;
    let listed = items.iter().zip(1..).map(|((_, label), number)| format!("\n  {number} {label}"));
    // What Enter takes is told behind the text: on a line of its own, not behind the last thing.
    let text = format!("{}{}\n", choice.text, listed.collect::<String>());
    let usual = (choice.usual + 1).to_string();
    let help = [say!(screen.words, "choose-how"), choice.help.to_owned()].join("\n");
    let mut refused = String::new();
    loop {
        let question = Question::new(&text).or(Some(&usual)).explained(help.trim_end()).with(&refused);
        let typed = match ask.line(&question)? {
            Answer::Text(typed) => typed,
            other => return Ok(Chosen::Other(other)),
        };
        if let Some(place) = place_of(&typed, items) {
            return Ok(Chosen::Item(place));
        }
        let all = items.iter().map(|(word, _)| word.as_str()).filter(|word| !word.is_empty());
        let all = Some(evening::listed(all, &screen.words)).filter(|all| !all.is_empty());
        let all = all.unwrap_or_else(|| "none".to_owned());
        ask.tell(&say!(screen.words, "new-choose", most = items.len(), options = all))?;
        refused = typed;
    }
}

fn place_of(typed: &str, items: &[(String, String)]) -> Option<usize> {
    if let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).filter(|place| *place < items.len());
    }
    let fold = folded(typed);
    let matching = |test: &dyn Fn(&str) -> bool| {
        let mut places =
            items.iter().enumerate().filter(|(_, (word, label))| test(&folded(word)) || test(&folded(label)));
        let first = places.next()?.0;
        places.next().is_none().then_some(first)
    };
    matching(&|text| text == fold).or_else(|| matching(&|text| text.starts_with(&fold)))
}
