//! The settlement file: debts paid that belong to no one evening, and which evenings were added up for them. `docs/settlement.md`
//! describes it. As in a session, text is only ever appended; a payment made by mistake is paid back.

use chrono::{DateTime, FixedOffset};

use crate::rules::money::{Currency, Money};
use crate::session::log::Aside;
use crate::session::names::{check, folded};
use crate::session::split;
use crate::session::value::{COMMON, Fields};
use crate::session::write::{self, Item};
use crate::session::{Flaw, Mistake, Problem};
use crate::store::notebook::appended;

/// What a settlement file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settlement {
    /// The evenings that were added up: their files, from the settlement's folder, with `/`.
    pub evenings: Vec<String>,
    /// What was paid, in order.
    pub payments: Vec<Payment>,
}

/// A debt that was paid over several evenings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who paid, as the evenings name him.
    pub from: String,
    /// Who got it.
    pub to: String,
    /// How much; positive.
    pub amount: Money,
    /// In what.
    pub currency: Currency,
    /// When, if it is known.
    pub at: Option<DateTime<FixedOffset>>,
}

/// The keys of a payment beside those that every event may have.
const KEYS: &[&str] = &["from", "to", "amount", "currency", "evenings"];

impl Settlement {
    /// Reads a settlement from the text of its file.
    ///
    /// # Errors
    /// Everything that is wrong with it, the lowest first.
    pub fn read(text: &str) -> Result<Settlement, Vec<Problem>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let of_head = |mistake: Mistake| vec![mistake.at(None)];
        let pieces = split::split(text).map_err(of_head)?;
        let head = |fields: Fields<'_>| {
            fields.only(&[&["settlement", "note", "events"]])?;
            fields.need("settlement")?.number(1, 1).map(drop)?;
            fields.get("note").map_or(Ok(()), |note| note.text().map(drop))
        };
        pieces.head(head).map_err(of_head)?;
        let (mut settlement, mut problems) = (Settlement::default(), Vec::new());
        pieces.each(|number, fields, _| {
            let read = fields.and_then(|fields| settlement.take(&fields));
            problems.extend(read.err().map(|mistake| mistake.at(Some(number))));
        });
        if problems.is_empty() { Ok(settlement) } else { Err(problems) }
    }

    fn take(&mut self, fields: &Fields<'_>) -> Result<(), Mistake> {
        fields.only(&[COMMON, KEYS])?;
        fields.need("kind")?.word(|word| (word == "payment").then_some(()), &["payment"])?;
        let at = fields.get("at").map(|at| at.time()).transpose()?;
        fields.get("note").map_or(Ok(()), |note| note.full_text().map(drop))?;
        let name = |key| {
            let value = fields.need(key)?;
            let name = value.text()?;
            check(name).map_err(|flaw| value.wrong(flaw))?;
            Ok(name.to_owned())
        };
        let (from, to) = (name("from")?, name("to")?);
        if folded(&from) == folded(&to) {
            return Err(fields.wrong_at("to", Flaw::NameTwice { name: to }));
        }
        let code = fields.need("currency")?;
        let unknown = || code.wrong(Flaw::CurrencyUnknown { code: code.text().unwrap_or_default().to_owned() });
        let currency = Currency::of_code(code.text()?).ok_or_else(unknown)?;
        let amount = fields.need("amount")?.positive_amount(currency)?;
        if let Some(evenings) = fields.get("evenings") {
            for evening in evenings.list()? {
                let evening = evening.full_text()?;
                if !self.evenings.iter().any(|known| known == evening) {
                    self.evenings.push(evening.to_owned());
                }
            }
        }
        self.payments.push(Payment { from, to, amount, currency, at });
        Ok(())
    }
}

/// The text of a settlement with payments more, made over these evenings; those that it lists already are not listed again.
pub fn with(before: &str, known: &Settlement, payments: &[Payment], evenings: &[String]) -> String {
    let mut text = if before.is_empty() { "settlement = 1\n".to_owned() } else { before.to_owned() };
    let mut new: Vec<Item> = Vec::new();
    new.extend(evenings.iter().filter(|one| !known.evenings.contains(one)).map(|one| one.as_str().into()));
    for payment in payments {
        let Payment { from, to, amount, currency, at } = payment;
        let amount = amount.decimal(currency.decimals()).to_string();
        let mut keys: Vec<(&str, Item)> = vec![
            ("from", from.as_str().into()),
            ("to", to.as_str().into()),
            ("amount", amount.into()),
            ("currency", currency.code().into()),
        ];
        let listed = std::mem::take(&mut new);
        keys.extend((!listed.is_empty()).then(|| ("evenings", listed.into())));
        text = appended(&text, &write::event("[[events]]", "payment", &Aside { at: *at, ..Aside::default() }, keys));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_evenings_are_listed_once() {
        let euro = Currency::of_code("EUR").unwrap();
        let paid = |from: &str, to: &str| Payment {
            from: from.to_owned(),
            to: to.to_owned(),
            amount: Money::new(60),
            currency: euro,
            at: None,
        };
        let (first, second) = (vec!["one.toml".to_owned()], vec!["one.toml".to_owned(), "a/two.toml".to_owned()]);
        let text = with("", &Settlement::default(), &[paid("Anna", "Bert")], &first);
        let text = with(&text, &Settlement::read(&text).unwrap(), &[paid("A->B", "Käthe")], &second);
        assert_eq!(text.matches("one.toml").count(), 1, "{text}");
        let read = Settlement::read(&text).unwrap();
        assert_eq!(read, Settlement { evenings: second, payments: vec![paid("Anna", "Bert"), paid("A->B", "Käthe")] });
    }

    #[test]
    fn mistakes_are_told_with_their_event() {
        let good = "kind = \"payment\"\nfrom = \"A\"\nto = \"B\"\namount = \"1.00\"\ncurrency = \"EUR\"\n";
        let rows = [
            ("settlement = 2\n", "", "NumberRange", None),
            ("settlement = 1\nplayers = []\n", "", "KeyUnknownAlone", None),
            ("settlement = 1\n", "from = \"A\"\n", "KeyMissing", Some(1)),
            ("settlement = 1\n", &good.replace("\"1.00\"", "\"1.001\""), "MoneyFormat", Some(1)),
            ("settlement = 1\n", &good.replace("\"1.00\"", "\"0\""), "MoneyNotPositive", Some(1)),
            ("settlement = 1\n", &good.replace("\"B\"", "\"a\""), "NameTwice", Some(1)),
            ("settlement = 1\n", &good.replace("EUR", "DEM"), "CurrencyUnknown", Some(1)),
            ("settlement = 1\n", &good.replace("payment", "deal"), "WordUnknown", Some(1)),
            ("settlement = 1\n", &format!("{good}evenings = []\n"), "Empty", Some(1)),
        ];
        for (head, event, want, number) in rows {
            let event = if event.is_empty() { String::new() } else { format!("[[events]]\n{event}") };
            let problems = Settlement::read(&format!("{head}{event}")).unwrap_err();
            let told: Vec<_> = problems.iter().map(|problem| (problem.mistake.wrong.name(), problem.event)).collect();
            assert_eq!(told, [(want, number)], "{head}{event}");
        }
    }
}
