//! Amounts of money as people type them.

use super::{Misread, minus};
use crate::rules::money::{Currency, Money};

/// Reads an amount: `0,10`, `0.10`, `5ct`, `1 €`, `-0,30`.
///
/// Three digits behind a point or comma may be thousands or a fraction: they are refused, with both meanings.
///
/// # Errors
/// What is no amount, or two.
pub fn read(typed: &str, currency: Currency) -> Result<Money, Misread> {
    let wrong = || Misread::NoMoney { typed: typed.trim().to_owned() };
    let text: String = minus(typed).split_whitespace().collect::<String>().to_lowercase();
    let (text, cents) = unit(&text, currency);
    let (negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (text, cents) = if cents { (text, true) } else { unit(text, currency) };
    let decimals = if cents { 0 } else { currency.decimals() };
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (text, None),
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !fraction.is_none_or(digits) {
        return Err(wrong());
    }
    if let Some(fraction) = fraction.filter(|fraction| fraction.len() == 3 && !whole.starts_with('0')) {
        let small = if decimals < 3 { whole.to_owned() } else { format!("{whole}.{}", fraction.trim_end_matches('0')) };
        let small = small.trim_end_matches('.').to_owned();
        return Err(Misread::TwoMoneys { typed: typed.trim().to_owned(), small, large: format!("{whole}{fraction}") });
    }
    let plain = match fraction {
        Some(fraction) => format!("{whole}.{fraction}"),
        None => whole.to_owned(),
    };
    let amount = Money::parse(&plain, decimals).ok_or_else(wrong)?;
    Ok(if negative { amount.negated() } else { amount })
}

/// The text without its unit, and whether that was the smallest one.
fn unit(text: &str, currency: Currency) -> (&str, bool) {
    let code = currency.code().to_lowercase();
    for unit in ["ct", "cent", "cents", "rp", "rappen", "pf", "¢"] {
        if currency.decimals() == 2
            && let Some(rest) = text.strip_suffix(unit)
            && rest.ends_with(|c: char| c.is_ascii_digit())
        {
            return (rest, true);
        }
    }
    let symbols = [code.as_str(), "€", "euro", "$", "£", "fr.", "fr"];
    let bare = symbols.iter().find_map(|symbol| text.strip_suffix(symbol).or_else(|| text.strip_prefix(symbol)));
    (bare.unwrap_or(text), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_as_people_type_them() {
        let rows: &[(&str, &str, Option<i128>)] = &[
            ("0,10", "EUR", Some(10)),
            ("0.10", "EUR", Some(10)),
            ("0.1", "EUR", Some(10)),
            ("5ct", "EUR", Some(5)),
            ("5 Cent", "EUR", Some(5)),
            ("20 Rp", "CHF", Some(20)),
            ("1 €", "EUR", Some(100)),
            ("€1.50", "EUR", Some(150)),
            ("2 eur", "EUR", Some(200)),
            ("-0,30", "EUR", Some(-30)),
            ("−0,30", "EUR", Some(-30)),
            ("–0,30 €", "EUR", Some(-30)),
            ("+1", "EUR", Some(100)),
            ("1000", "EUR", Some(100_000)),
            ("0.125", "KWD", Some(125)),
            ("50", "JPY", Some(50)),
            ("1.000", "EUR", None),
            ("1,000", "EUR", None),
            ("1.000", "KWD", None),
            ("1.000", "JPY", None),
            ("1.000,50", "EUR", None),
            ("0.125", "EUR", None),
            ("1.5", "JPY", None),
            ("5.5ct", "EUR", None),
            ("ct", "EUR", None),
            ("", "EUR", None),
            ("1.", "EUR", None),
            (",5", "EUR", None),
            ("1e3", "EUR", None),
            ("--1", "EUR", None),
        ];
        for (typed, code, want) in rows {
            let currency = Currency::of_code(code).unwrap();
            assert_eq!(read(typed, currency).ok().map(Money::units), *want, "{typed:?} {code}");
        }
        let euro = Currency::of_code("EUR").unwrap();
        let both = Misread::TwoMoneys { typed: "1.000".into(), small: "1".into(), large: "1000".into() };
        assert_eq!(read("1.000", euro), Err(both));
    }
}
