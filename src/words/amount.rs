//! Numbers and money as a language writes them.

use super::{Lang, Words};
use crate::rules::money::{Currency, Money};

impl Words {
    /// A decimal number with the language's decimal sign, as it could be typed.
    pub fn decimal(&self, number: String) -> String {
        match self.lang {
            Lang::En => number,
            Lang::De => number.replace('.', ","),
        }
    }

    /// An amount of money: `6,000.00`, in German `6.000,00`.
    pub fn number(&self, money: Money, currency: Currency) -> String {
        let number = self.decimal(money.decimal(currency.decimals()).to_string());
        let whole = number.find([',', '.']).unwrap_or(number.len());
        let thousands = match self.lang {
            Lang::En => ',',
            Lang::De => '.',
        };
        let mut grouped = String::with_capacity(number.len() + whole / 3);
        for (place, sign) in number.char_indices() {
            let left = whole.saturating_sub(place);
            if left > 0 && left % 3 == 0 && grouped.ends_with(|before: char| before.is_ascii_digit()) {
                grouped.push(thousands);
            }
            grouped.push(sign);
        }
        grouped
    }

    /// An amount of money with its sign, for columns that add up: `+0.40`.
    pub fn signed(&self, money: Money, currency: Currency) -> String {
        let plus = if money > Money::ZERO { "+" } else { "" };
        format!("{plus}{}", self.number(money, currency))
    }

    /// An amount of money with its currency: `0.10 EUR`, in German `0,10 €`.
    pub fn amount(&self, money: Money, currency: Currency) -> String {
        format!("{} {}", self.number(money, currency), self.currency(&currency))
    }

    /// An amount of money with its sign and currency: `+0.40 EUR`.
    pub fn signed_amount(&self, money: Money, currency: Currency) -> String {
        format!("{} {}", self.signed(money, currency), self.currency(&currency))
    }

    /// What stands behind an amount.
    fn currency<'c>(&self, currency: &'c Currency) -> &'c str {
        match (self.lang, currency.code()) {
            (Lang::De, "EUR") => "€",
            (Lang::En | Lang::De, code) => code,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_in_both_languages() {
        let rows: &[(&str, i128, &str, &str)] = &[
            ("EUR", 10, "0.10 EUR", "0,10 €"),
            ("EUR", -30, "-0.30 EUR", "-0,30 €"),
            ("EUR", 99_999, "999.99 EUR", "999,99 €"),
            ("EUR", 600_000, "6,000.00 EUR", "6.000,00 €"),
            ("EUR", -12_345_678_901, "-123,456,789.01 EUR", "-123.456.789,01 €"),
            ("CHF", 123_456, "1,234.56 CHF", "1.234,56 CHF"),
            ("JPY", 6000, "6,000 JPY", "6.000 JPY"),
            ("KWD", 1250, "1.250 KWD", "1,250 KWD"),
        ];
        for (code, units, english, german) in rows {
            let currency = Currency::of_code(code).unwrap();
            for (lang, want) in [(Lang::En, english), (Lang::De, german)] {
                let said = Words::new(lang).amount(Money::new(*units), currency);
                assert_eq!(said, *want);
            }
        }
        let euro = Currency::of_code("EUR").unwrap();
        let signed = [40, 0, -40].map(|units| Words::new(Lang::De).signed(Money::new(units), euro));
        assert_eq!(signed, ["+0,40", "0,00", "-0,40"]);
    }
}
