//! Typographic signs in ASCII, for screens that draw no more, and in words, for who has the screen read aloud. Letters stay: names
//! are written with them.

use std::borrow::Cow;

use super::Lang;
use crate::message;

/// The text with the signs that stand between two others, and say something, in words.
pub fn aloud(text: &str, lang: Lang) -> Cow<'_, str> {
    if text == "#" {
        return Cow::Owned(message!("aloud-number").said(lang, &[]));
    }
    if !text.contains(['·', '×', '→', '|']) {
        return Cow::Borrowed(text);
    }
    let word = |message: super::Message| format!(" {} ", message.said(lang, &[]));
    let (times, to) = (word(message!("aloud-times")), word(message!("aloud-to")));
    let text = text.replace(" · ", ", ").replace(" | ", ", ").replace(" × ", &times);
    // An arrow leads to a number; one between words is a player's own.
    let mut parts = text.split(" → ");
    let first = parts.next().unwrap_or_default().to_owned();
    Cow::Owned(parts.fold(first, |before, next| {
        let leads = next.trim_start_matches(['+', '-', '−']).starts_with(|c: char| c.is_ascii_digit());
        before + if leads { &to } else { " → " } + next
    }))
}

/// The plain form of a sign; nothing for what is no sign of typography.
fn plain(sign: char) -> Option<&'static str> {
    Some(match sign {
        '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' => " ",
        '·' | '–' | '—' | '−' | '─' | '\u{2010}' | '\u{2011}' => "-",
        '→' => "->",
        '…' => "..",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '’' | '‘' | '‚' => "'",
        '‹' => "<",
        '›' => ">",
        '×' => "x",
        '€' => "EUR",
        '●' | '◦' => "o",
        '•' => "*",
        '█' => "#",
        '░' => ".",
        _ => return None,
    })
}

/// The text with every typographic sign in its plain form.
pub fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut mapped = String::with_capacity(text.len());
    for c in text.chars() {
        match plain(c) {
            Some(sign) => mapped.push_str(sign),
            None => mapped.push(c),
        }
    }
    Cow::Owned(mapped)
}
