//! Amounts of money as people type them.

use super::{Misread, minus};
use crate::rules::money::{Currency, Money};

/// What a word or sign beside an amount says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The money that is played for.
    Whole,
    /// A hundredth of it.
    Hundredth,
    /// Other money.
    Other,
}

/// Signs and names of money, and the codes of what they may mean. Any code of a currency is one as well.
const WHOLE: &[(&str, &str)] = &[
    ("€", "EUR"),
    ("euro", "EUR"),
    ("euros", "EUR"),
    ("$", "USD CAD AUD NZD HKD SGD TWD MXN"),
    ("dollar", "USD CAD AUD NZD HKD SGD TWD"),
    ("dollars", "USD CAD AUD NZD HKD SGD TWD"),
    ("£", "GBP"),
    ("pfund", "GBP"),
    ("pound", "GBP"),
    ("pounds", "GBP"),
    ("¥", "JPY CNY"),
    ("yen", "JPY"),
    ("yuan", "CNY"),
    ("fr", "CHF"),
    ("fr.", "CHF"),
    ("sfr", "CHF"),
    ("franken", "CHF"),
    ("kr", "SEK NOK DKK ISK"),
    ("kronen", "SEK NOK DKK"),
    ("zł", "PLN"),
    ("zloty", "PLN"),
    ("kč", "CZK"),
    ("ft", "HUF"),
    ("forint", "HUF"),
    ("₺", "TRY"),
    ("₽", "RUB"),
    ("₹", "INR"),
];

/// Names of a hundredth.
const HUNDREDTHS: &[(&str, &str)] = &[
    ("ct", "EUR USD CAD AUD NZD HKD SGD TWD MXN"),
    ("cent", "EUR USD CAD AUD NZD HKD SGD TWD MXN"),
    ("cents", "EUR USD CAD AUD NZD HKD SGD TWD MXN"),
    ("¢", "USD CAD AUD NZD MXN"),
    ("rp", "CHF"),
    ("rappen", "CHF"),
    ("p", "GBP"),
    ("pence", "GBP"),
    ("penny", "GBP"),
];

/// What a word or sign says where this currency is played for; nothing if it is no money.
pub fn unit(word: &str, currency: Currency) -> Option<Unit> {
    let word = word.to_lowercase();
    let means = |table: &[(&str, &str)]| {
        let (_, codes) = table.iter().find(|(unit, _)| *unit == word)?;
        Some(codes.split(' ').any(|code| code == currency.code()))
    };
    match (means(WHOLE), means(HUNDREDTHS)) {
        (Some(true), _) => Some(Unit::Whole),
        (_, Some(true)) => Some(Unit::Hundredth),
        (Some(false), _) | (_, Some(false)) => Some(Unit::Other),
        (None, None) if word == currency.code().to_lowercase() => Some(Unit::Whole),
        (None, None) => Currency::of_code(&word.to_uppercase()).map(|_| Unit::Other),
    }
}

/// An amount as it could be typed, with the currency's decimals and a point: `0.10`, `10`.
pub fn example(currency: Currency) -> String {
    Money::new(10_i128.pow(u32::from(currency.decimals()).saturating_sub(1).max(1)))
        .decimal(currency.decimals())
        .to_string()
}

/// A number without the signs that part its thousands, where they can be nothing else: `6.000,00`, `1.000.000`.
fn ungrouped(text: &str) -> String {
    let is_sign = |c: char| matches!(c, '.' | ',');
    let (Some(group), Some(last)) = (text.chars().find(|c| is_sign(*c)), text.rfind(is_sign)) else {
        return text.to_owned();
    };
    // The last sign is the decimal one, if it is another.
    let (whole, fraction) =
        text.split_at(if text.chars().rev().find(|c| is_sign(*c)) == Some(group) { text.len() } else { last });
    let groups: Vec<&str> = whole.split(group).collect();
    let is_grouped = match groups.as_slice() {
        [first, others @ ..] => {
            (1..=3).contains(&first.len())
                && !first.starts_with('0')
                && others.iter().all(|group| group.len() == 3)
                && (others.len() > 1 || !fraction.is_empty())
        }
        [] => false,
    };
    if is_grouped { groups.concat() + fraction } else { text.to_owned() }
}

/// Reads an amount: `0,10`, `0.10`, `5ct`, `1 €`, `-0,30`.
///
/// Three digits behind a point or comma may be thousands or a fraction: they are refused, with both meanings.
///
/// # Errors
/// What is no amount, or two, or one of other money.
pub fn read(typed: &str, currency: Currency) -> Result<Money, Misread> {
    let wrong = || Misread::NoMoney { typed: typed.trim().to_owned(), example: example(currency) };
    let text: String = minus(typed).split_whitespace().collect();
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let start = text.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
    let (before, rest) = text.split_at(start);
    let end = rest.find(|c: char| !is_number(c)).unwrap_or(rest.len());
    let (text, after) = rest.split_at(end);
    let (text, after) = match text.strip_suffix(['.', ',']) {
        Some(_) => return Err(wrong()),
        None => (text, after),
    };
    // The sign of the number stands before or behind the unit's.
    let signs: String = before.chars().filter(|c| matches!(c, '+' | '-')).collect();
    let negative = match signs.as_str() {
        "" | "+" => false,
        "-" => true,
        _ => return Err(wrong()),
    };
    let before: String = before.chars().filter(|c| !matches!(c, '+' | '-')).collect();
    let hundredths = match (before.as_str(), after) {
        ("", "") => false,
        (unit_word, "") | ("", unit_word) => match unit(unit_word, currency) {
            Some(Unit::Whole) => false,
            Some(Unit::Hundredth) => true,
            Some(Unit::Other) => {
                return Err(Misread::OtherMoney {
                    typed: typed.trim().to_owned(),
                    currency: currency.code().to_owned(),
                });
            }
            None => return Err(wrong()),
        },
        (_, _) => return Err(wrong()),
    };
    if hundredths && currency.decimals() != 2 {
        return Err(wrong());
    }
    let decimals = if hundredths { 0 } else { currency.decimals() };
    let text = ungrouped(text);
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (text.as_str(), None),
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !fraction.is_none_or(digits) {
        return Err(wrong());
    }
    let may_be_group = whole.len() <= 3 && !whole.starts_with('0');
    if let Some(fraction) = fraction.filter(|fraction| fraction.len() == 3 && may_be_group) {
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
            ("2 Euro", "EUR", Some(200)),
            ("1 Fr.", "CHF", Some(100)),
            ("-0,30", "EUR", Some(-30)),
            ("−0,30", "EUR", Some(-30)),
            ("–0,30 €", "EUR", Some(-30)),
            ("€-0,30", "EUR", Some(-30)),
            ("+1", "EUR", Some(100)),
            ("1000", "EUR", Some(100_000)),
            ("0.125", "KWD", Some(125)),
            ("50", "JPY", Some(50)),
            ("50 ¥", "JPY", Some(50)),
            ("1.000", "EUR", None),
            ("1,000", "EUR", None),
            ("1.000", "KWD", None),
            ("1.000", "JPY", None),
            ("1.000,50", "EUR", Some(100_050)),
            ("6.000,00 €", "EUR", Some(600_000)),
            ("6,000.00", "EUR", Some(600_000)),
            ("-1.000.000,00", "EUR", Some(-100_000_000)),
            ("1.000.000", "JPY", Some(1_000_000)),
            ("20000,000", "KWD", Some(20_000_000)),
            ("1.00,50", "EUR", None),
            ("1,000,50", "EUR", None),
            ("1.000,5.0", "EUR", None),
            ("0.100,50", "EUR", None),
            ("0.125", "EUR", None),
            ("1.5", "JPY", None),
            ("5.5ct", "EUR", None),
            ("ct", "EUR", None),
            ("", "EUR", None),
            ("1.", "EUR", None),
            (",5", "EUR", None),
            ("1e3", "EUR", None),
            ("--1", "EUR", None),
            ("1 Bert", "EUR", None),
        ];
        for (typed, code, want) in rows {
            let currency = Currency::of_code(code).unwrap();
            assert_eq!(read(typed, currency).ok().map(Money::units), *want, "{typed:?} {code}");
        }
        let euro = Currency::of_code("EUR").unwrap();
        let both = Misread::TwoMoneys { typed: "1.000".into(), small: "1".into(), large: "1000".into() };
        assert_eq!(read("1.000", euro), Err(both));
    }

    #[test]
    fn other_money_is_refused() {
        for (typed, code) in
            [("1 $", "EUR"), ("£1", "EUR"), ("1 CHF", "EUR"), ("1 €", "CHF"), ("5 Rappen", "EUR"), ("10 Cent", "CHF")]
        {
            let currency = Currency::of_code(code).unwrap();
            let other = Misread::OtherMoney { typed: typed.to_owned(), currency: code.to_owned() };
            assert_eq!(read(typed, currency), Err(other), "{typed} {code}");
        }
    }

    #[test]
    fn the_example_has_the_currencys_decimals() {
        for (code, want) in [("EUR", "0.10"), ("JPY", "10"), ("KWD", "0.100"), ("CLF", "0.1000")] {
            assert_eq!(example(Currency::of_code(code).unwrap()), want);
        }
    }
}
