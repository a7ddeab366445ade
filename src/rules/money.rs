//! Money: whole numbers of a currency's smallest unit, never fractions (H-9).

use std::fmt;

/// An amount in the smallest unit of a currency (cents of EUR, yen of JPY). Sums are checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Money(i128);

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// This many smallest units.
    pub const fn new(units: i128) -> Money {
        Money(units)
    }

    /// The number of smallest units.
    pub const fn units(self) -> i128 {
        self.0
    }

    /// The sum, unless it leaves the range.
    pub fn plus(self, other: Money) -> Option<Money> {
        self.0.checked_add(other.0).map(Money)
    }

    /// The difference, unless it leaves the range.
    pub fn minus(self, other: Money) -> Option<Money> {
        self.0.checked_sub(other.0).map(Money)
    }

    /// So many times the amount, unless it leaves the range.
    pub fn times(self, factor: u64) -> Option<Money> {
        self.0.checked_mul(factor.into()).map(Money)
    }

    /// The opposite amount.
    #[must_use]
    pub fn negated(self) -> Money {
        Money(self.0.saturating_neg())
    }

    /// As a decimal number with so many decimals, `-0.30`; it can be written without being kept as a text.
    pub fn decimal(self, decimals: u8) -> Decimal {
        Decimal { money: self, decimals }
    }

    /// Reads a decimal number: an optional `-`, 1 to 12 digits, then optionally a point and at most `decimals` digits.
    pub fn parse(text: &str, decimals: u8) -> Option<Money> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, fraction) = match digits.split_once('.') {
            Some((whole, fraction)) if !fraction.is_empty() => (whole, fraction),
            Some(_) => return None,
            None => (digits, ""),
        };
        let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !(1..=12).contains(&whole.len()) || fraction.len() > decimals.into() {
            return None;
        }
        if !all_digits(whole) || !all_digits(fraction) {
            return None;
        }
        let scale = 10_i128.checked_pow(u32::from(decimals).checked_sub(fraction.len() as u32)?)?;
        let units = format!("{whole}{fraction}").parse::<i128>().ok()?.checked_mul(scale)?;
        Some(Money(if negative { -units } else { units }))
    }
}

/// Money as a decimal number.
#[derive(Clone, Copy, Debug)]
pub struct Decimal {
    money: Money,
    decimals: u8,
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.money.0 < 0 { "-" } else { "" };
        let units = self.money.0.unsigned_abs();
        let (width, scale) = (usize::from(self.decimals), 10_u64.pow(self.decimals.min(4).into()));
        // What fits is divided as 64 bits, which is many times quicker.
        let (whole, fraction) = match u64::try_from(units) {
            Ok(units) => (u128::from(units / scale), units % scale),
            Err(_) => (units / u128::from(scale), (units % u128::from(scale)) as u64),
        };
        match (width, u64::try_from(whole)) {
            (0, _) => write!(f, "{sign}{units}"),
            (_, Ok(whole)) => write!(f, "{sign}{whole}.{fraction:0width$}"),
            (_, Err(_)) => write!(f, "{sign}{whole}.{fraction:0width$}"),
        }
    }
}

/// A currency with a minor unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Currency {
    code: [u8; 3],
    decimals: u8,
}

/// The active codes of ISO 4217 that have a minor unit, by its decimals. Funds codes and metals are not money at a table.
const ACTIVE: &[(u8, &str)] = &[
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
        2,
        "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY \
         COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS \
         INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR \
         MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP \
         STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG",
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
];

impl Currency {
    /// The currency of an active ISO 4217 code with a minor unit.
    pub fn of_code(code: &str) -> Option<Currency> {
        let letters: [u8; 3] = code.as_bytes().try_into().ok()?;
        let (decimals, _) = ACTIVE.iter().find(|(_, codes)| codes.split_whitespace().any(|known| known == code))?;
        Some(Currency { code: letters, decimals: *decimals })
    }

    /// Every code, in no particular order.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        ACTIVE.iter().flat_map(|(_, codes)| codes.split_whitespace())
    }

    /// The code, `EUR`.
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.code).unwrap_or_default()
    }

    /// How many decimals its amounts have: 0 to 4.
    pub fn decimals(self) -> u8 {
        self.decimals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_and_write() {
        type Row = (&'static str, u8, Option<(i128, &'static str)>);
        let rows: &[Row] = &[
            ("0.10", 2, Some((10, "0.10"))),
            ("0.5", 2, Some((50, "0.50"))),
            ("-0.30", 2, Some((-30, "-0.30"))),
            ("999999999999.9999", 4, Some((9_999_999_999_999_999, "999999999999.9999"))),
            ("50", 0, Some((50, "50"))),
            ("1.000", 3, Some((1000, "1.000"))),
            ("1.000", 2, None),
            ("0.5", 0, None),
            ("1234567890123", 2, None),
            ("1.", 2, None),
            (".5", 2, None),
            ("1,50", 2, None),
            ("+1", 2, None),
            ("--1", 2, None),
            ("", 2, None),
            ("1e3", 2, None),
            ("١", 2, None),
        ];
        for (text, decimals, want) in rows {
            let got = Money::parse(text, *decimals).map(|m| (m.units(), m.decimal(*decimals).to_string()));
            assert_eq!(got, want.map(|(units, text)| (units, text.to_owned())), "{text:?} with {decimals}");
        }
    }

    #[test]
    fn currencies_have_their_minor_unit() {
        for (code, decimals) in [("EUR", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4)] {
            assert_eq!(Currency::of_code(code).map(Currency::decimals), Some(decimals), "{code}");
        }
        for code in ["DEM", "XAU", "XTS", "eur", "EU", "EURO", "EUR JPY", ""] {
            assert_eq!(Currency::of_code(code), None, "{code}");
        }
    }
}
