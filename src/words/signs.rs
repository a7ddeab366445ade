//! Typographic signs in ASCII, for screens that draw no more. Letters stay: names are written with them.

use std::borrow::Cow;

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
