//! A debt that was paid, as it is typed: `Bert->Anna 0,30`.

use super::people::People;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::session::names::nearest;
use crate::words::Words;

/// A payment as it is typed. The names are not yet anybody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Everything before the amount.
    names: String,
    /// With a decimal point.
    amount: String,
    /// The code of the currency, if one is named.
    pub currency: Option<String>,
    typed: String,
}

/// The signs that stand for a currency.
const SIGNS: &[(char, &str)] = &[('€', "EUR"), ('£', "GBP")];

impl Paid {
    /// Reads `FROM->TO AMOUNT [CURRENCY]`; the arrow may be `→`, the decimal sign a comma, and `€` may stand for the currency on
    /// either side of the amount.
    ///
    /// # Errors
    /// What is wrong with the form, as a text.
    pub fn read(typed: &str, words: &Words) -> Result<Paid, String> {
        let form = || say!(words, "paid-form", text = typed);
        let mut currency = None;
        let mut rest = typed.trim_end();
        let sign = |sign: Option<char>| SIGNS.iter().find(|(known, _)| Some(*known) == sign);
        if let Some((sign, code)) = sign(rest.chars().next_back()) {
            rest = rest.trim_end_matches(*sign).trim_end();
            currency = Some((*code).to_owned());
        }
        let (mut names, mut amount) = parted(rest).ok_or_else(form)?;
        if currency.is_none() && amount.trim().chars().all(|sign| sign.is_ascii_alphabetic()) {
            currency = Some(amount.trim().to_ascii_uppercase());
            (names, amount) = parted(names.trim_end()).ok_or_else(form)?;
        }
        amount = amount.trim();
        if let (None, Some((sign, code))) = (&currency, sign(amount.chars().next())) {
            amount = amount.trim_start_matches(*sign);
            currency = Some((*code).to_owned());
        } else if let Some((sign, code)) = sign(names.trim_end().chars().next_back()) {
            // `€ 5,00`
            if currency.is_none() {
                names = names.trim_end().trim_end_matches(*sign);
                currency = Some((*code).to_owned());
            }
        }
        if !amount.starts_with(|sign: char| sign.is_ascii_digit()) || arrows(names).next().is_none() {
            return Err(form());
        }
        Ok(Paid { names: names.trim_end().to_owned(), amount: pointed(amount), currency, typed: typed.to_owned() })
    }

    /// Who paid whom, of these people with their names.
    ///
    /// # Errors
    /// Which name nobody has, with the nearest; or that both are one; as a text.
    pub fn between<P: Copy + PartialEq>(
        &self,
        sat: &[(P, &str)],
        people: &People,
        words: &Words,
    ) -> Result<(P, P), String> {
        let find = |name: &str| {
            let exact = sat.iter().find(|(_, known)| *known == name);
            let person = || people.of(name).0;
            exact.or_else(|| sat.iter().find(|(_, known)| people.of(known).0 == person())).map(|(player, _)| *player)
        };
        // An arrow may be part of a name: the first that parts two known names counts.
        let parted = arrows(&self.names).find_map(|(from, to)| Some((find(from)?, find(to)?)));
        let (from, to) = parted.ok_or_else(|| {
            let pair = arrows(&self.names).next().unwrap_or_default();
            let name = if find(pair.0).is_some() { pair.1 } else { pair.0 };
            match nearest(name, sat.iter().map(|(_, known)| *known)) {
                Some(near) => say!(words, "paid-unknown-near", name = name, nearest = near),
                None => say!(words, "paid-unknown", name = name),
            }
        })?;
        if from == to {
            let name = sat.iter().find(|(player, _)| *player == to).map_or("?", |(_, name)| name);
            return Err(say!(words, "paid-to-self", name = name));
        }
        Ok((from, to))
    }

    /// The amount in a currency.
    ///
    /// # Errors
    /// Another currency is named, or the amount is none, as a text.
    pub fn amount_in(&self, currency: Currency, words: &Words) -> Result<Money, String> {
        if let Some(other) = self.currency.as_ref().filter(|code| *code != currency.code()) {
            return Err(say!(words, "paid-currency", found = other, currency = currency.code()));
        }
        let decimals = currency.decimals();
        let amount = Money::parse(&self.amount, decimals).filter(|amount| *amount > Money::ZERO);
        amount.ok_or_else(|| say!(words, "paid-amount", text = &self.typed, decimals = decimals))
    }
}

/// The last word, and what stands before it.
fn parted(text: &str) -> Option<(&str, &str)> {
    text.rfind(char::is_whitespace).map(|at| text.split_at(at))
}

/// An amount with a decimal point: the last sign of several different ones is the decimal sign, the others part thousands.
fn pointed(amount: &str) -> String {
    match (amount.rfind(','), amount.rfind('.')) {
        (Some(comma), Some(point)) if comma > point => amount.replace('.', "").replace(',', "."),
        (Some(_), Some(_)) => amount.replace(',', ""),
        (Some(_), None) => amount.replace(',', "."),
        (None, _) => amount.to_owned(),
    }
}

/// Every way to part a text at an arrow, with something on both sides.
fn arrows(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parted = ["->", "→"].into_iter().flat_map(move |arrow| text.match_indices(arrow));
    parted.filter_map(move |(at, arrow)| {
        let (from, to) = (text.get(..at)?.trim(), text.get(at + arrow.len()..)?.trim());
        (!from.is_empty() && !to.is_empty()).then_some((from, to))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn amounts_as_people_type_them() {
        let words = Words::new(Lang::En);
        let rows = [
            ("Bert->Anna 0,30", "0.30", None),
            ("Bert → Anna 5,00 €", "5.00", Some("EUR")),
            ("Bert→Anna 5€", "5", Some("EUR")),
            ("Bert->Anna €5.00", "5.00", Some("EUR")),
            ("Bert->Anna € 5,00", "5.00", Some("EUR")),
            ("Bert->Anna 5,00\u{a0}€ ", "5.00", Some("EUR")),
            ("Bert->Anna 2.50 chf", "2.50", Some("CHF")),
            ("Bert->Anna 6.000,00 €", "6000.00", Some("EUR")),
            ("Bert->Anna 6,000.00 USD", "6000.00", Some("USD")),
        ];
        for (typed, amount, currency) in rows {
            let paid = Paid::read(typed, &words).unwrap();
            let arrow = arrows(&paid.names).next();
            assert_eq!((paid.amount.as_str(), paid.currency.as_deref()), (amount, currency), "{typed}");
            assert_eq!(arrow, Some(("Bert", "Anna")), "{typed}");
        }
        for typed in ["Bert Anna 1", "Bert->Anna", " ->Anna 1", "Bert->Anna -1", "Bert->Anna €", "€", ""] {
            assert!(Paid::read(typed, &words).is_err(), "{typed}");
        }
    }
}
