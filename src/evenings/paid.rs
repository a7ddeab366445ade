//! A debt that was paid, as it is typed: `Bert->Anna 0,30`.

use super::people::People;
use crate::rules::Player;
use crate::rules::herzblatt::Payment;
use crate::rules::money::Money;
use crate::say;
use crate::session::names::nearest;
use crate::session::{Evening, Herzblatt};
use crate::words::Words;

/// A payment as it is typed. The names are not yet anybody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Everything before the amount.
    names: String,
    /// With a decimal point.
    amount: String,
    currency: Option<String>,
    typed: String,
}

impl Paid {
    /// Reads `FROM->TO AMOUNT [CURRENCY]`; the arrow may be `→`, the decimal sign a comma.
    ///
    /// # Errors
    /// What is wrong with the form, as a text.
    pub fn read(typed: &str, words: &Words) -> Result<Paid, String> {
        let form = || say!(words, "paid-form", text = typed);
        let last =
            |text: &str| text.trim_end().rsplit_once(char::is_whitespace).map(|(a, b)| (a.to_owned(), b.to_owned()));
        let (mut names, mut amount) = last(typed).ok_or_else(form)?;
        let mut currency = None;
        if amount.chars().all(|sign| sign.is_ascii_alphabetic()) {
            currency = Some(amount.to_ascii_uppercase());
            (names, amount) = last(&names).ok_or_else(form)?;
        }
        let amount = amount.replace(',', ".");
        if !amount.starts_with(|sign: char| sign.is_ascii_digit()) || arrows(&names).next().is_none() {
            return Err(form());
        }
        Ok(Paid { names, amount, currency, typed: typed.to_owned() })
    }

    /// The event of a session in which these people (named as the session names them) have sat.
    ///
    /// # Errors
    /// Who has not sat there, or what the currency does not allow, as a text.
    pub fn payment(&self, evening: &Evening<Herzblatt>, people: &People, words: &Words) -> Result<Payment, String> {
        let (currency, sat) = (evening.game.currency, evening.state().people());
        let named = |player: &Player| evening.names.of(*player);
        let find = |name: &str| {
            let exact = sat.iter().find(|player| named(player) == name);
            exact.or_else(|| sat.iter().find(|player| people.of(named(player)).0 == people.of(name).0)).copied()
        };
        // An arrow may be part of a name: the first that parts two known names counts.
        let parted = arrows(&self.names).find_map(|(from, to)| Some((find(from)?, find(to)?)));
        let (from, to) = parted.ok_or_else(|| {
            let pair = arrows(&self.names).next().unwrap_or_default();
            let name = if find(pair.0).is_some() { pair.1 } else { pair.0 };
            match nearest(name, sat.iter().map(named)) {
                Some(near) => say!(words, "paid-unknown-near", name = name, nearest = near),
                None => say!(words, "paid-unknown", name = name),
            }
        })?;
        if let Some(other) = self.currency.as_ref().filter(|code| *code != currency.code()) {
            return Err(say!(words, "paid-currency", found = other, currency = currency.code()));
        }
        let amount = Money::parse(&self.amount, currency.decimals()).filter(|amount| *amount > Money::ZERO);
        let decimals = currency.decimals();
        let amount = amount.ok_or_else(|| say!(words, "paid-amount", text = &self.typed, decimals = decimals))?;
        if from == to {
            return Err(say!(words, "paid-to-self", name = named(&to)));
        }
        Ok(Payment { from, to, amount })
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
