//! The settlement file: debts paid that belong to no one evening, and which evenings were added up for them. `docs/settlement.md`
//! describes it. As in a session, text is only ever appended; what was entered last is taken back by an entry, and can be brought
//! back by another.

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
    /// How many tables stand under `[[events]]`.
    len: u32,
    done: Vec<Entered>,
    undone: Vec<Entered>,
}

/// A payment as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entered {
    event: u32,
    payment: Payment,
    /// The evenings that its event lists.
    evenings: Vec<String>,
}

/// What takes back, and what brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// `undo`: the newest payment that stands goes.
    Undo,
    /// `redo`: what went last comes back.
    Redo,
}

impl Back {
    /// The kind of its event.
    pub fn word(self) -> &'static str {
        match self {
            Back::Undo => "undo",
            Back::Redo => "redo",
        }
    }
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
            settlement.len = number;
            let read = fields.and_then(|fields| settlement.take(&fields));
            problems.extend(read.err().map(|mistake| mistake.at(Some(number))));
        });
        if problems.is_empty() { Ok(settlement) } else { Err(problems) }
    }

    /// How many tables stand under `[[events]]`.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The payments that stand, in order, each with the number of its event.
    pub fn payments(&self) -> impl Iterator<Item = (u32, &Payment)> {
        self.done.iter().map(|entered| (entered.event, &entered.payment))
    }

    /// The evenings that were added up for them: their files, from the settlement's folder, with `/`, each once.
    pub fn evenings(&self) -> Vec<&str> {
        let mut evenings: Vec<&str> = Vec::new();
        for evening in self.done.iter().flat_map(|entered| &entered.evenings) {
            if !evenings.contains(&evening.as_str()) {
                evenings.push(evening);
            }
        }
        evenings
    }

    /// The payment that `undo` takes back or `redo` brings back, with the number of its event.
    pub fn next(&self, back: Back) -> Option<(u32, &Payment)> {
        let entered = match back {
            Back::Undo => self.done.last(),
            Back::Redo => self.undone.last(),
        };
        entered.map(|entered| (entered.event, &entered.payment))
    }

    fn take(&mut self, fields: &Fields<'_>) -> Result<(), Mistake> {
        let kind = fields.need("kind")?;
        let of_word: fn(&str) -> Option<Option<Back>> = |word| match word {
            "payment" => Some(None),
            "undo" => Some(Some(Back::Undo)),
            "redo" => Some(Some(Back::Redo)),
            _ => None,
        };
        let Some(back) = kind.word(of_word, &["payment", "undo", "redo"])? else { return self.pay(fields) };
        fields.only(&[COMMON])?;
        beside(fields)?;
        let (from, to, nothing) = match back {
            Back::Undo => (&mut self.done, &mut self.undone, Flaw::UndoNothing {}),
            Back::Redo => (&mut self.undone, &mut self.done, Flaw::RedoNothing {}),
        };
        to.push(from.pop().ok_or_else(|| kind.wrong(nothing))?);
        Ok(())
    }

    fn pay(&mut self, fields: &Fields<'_>) -> Result<(), Mistake> {
        fields.only(&[COMMON, KEYS])?;
        let at = beside(fields)?;
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
        let mut evenings = Vec::new();
        if let Some(listed) = fields.get("evenings") {
            for evening in listed.list()? {
                evenings.push(evening.full_text()?.to_owned());
            }
        }
        self.undone.clear();
        self.done.push(Entered { event: self.len, payment: Payment { from, to, amount, currency, at }, evenings });
        Ok(())
    }
}

/// What may stand beside anything: when it was, and a remark.
fn beside(fields: &Fields<'_>) -> Result<Option<DateTime<FixedOffset>>, Mistake> {
    fields.get("note").map_or(Ok(()), |note| note.full_text().map(drop))?;
    fields.get("at").map(|at| at.time()).transpose()
}

/// The text of a settlement in which the newest payment is taken back, or what was taken back last comes back.
pub fn back(before: &str, back: Back, aside: &Aside) -> String {
    appended(before, &write::event("[[events]]", back.word(), aside, Vec::new()))
}

/// The text of a settlement with payments more, made over these evenings; those that it lists already are not listed again.
pub fn with(before: &str, known: &Settlement, payments: &[Payment], evenings: &[String]) -> String {
    let mut text = if before.is_empty() { "settlement = 1\n".to_owned() } else { before.to_owned() };
    let mut new: Vec<Item> = Vec::new();
    let listed = known.evenings();
    new.extend(evenings.iter().filter(|one| !listed.contains(&one.as_str())).map(|one| one.as_str().into()));
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
        assert_eq!(read.evenings(), second);
        let (one, other) = (paid("Anna", "Bert"), paid("A->B", "Käthe"));
        assert_eq!(read.payments().collect::<Vec<_>>(), [(1, &one), (2, &other)]);
    }

    #[test]
    fn what_was_entered_last_is_taken_back_and_brought_back() {
        let pay = |to: &str, evening: &str| {
            format!(
                "[[events]]\nkind = \"payment\"\nfrom = \"A\"\nto = \"{to}\"\namount = \"1\"\ncurrency = \"EUR\"\n\
                 evenings = [\"{evening}\"]\n"
            )
        };
        let (undo, redo) = ("[[events]]\nkind = \"undo\"\n", "[[events]]\nkind = \"redo\"\nnote = \"after all\"\n");
        let (b, c) = (pay("B", "one.toml"), pay("C", "two.toml"));
        let rows: [(&[&str], &[u32], &[&str]); 5] = [
            (&[&b, &c, undo], &[1], &["one.toml"]),
            (&[&b, undo], &[], &[]),
            (&[&b, undo, &c], &[3], &["two.toml"]),
            (&[&b, &c, undo, undo, redo], &[1], &["one.toml"]),
            (&[&b, &c, undo, redo], &[1, 2], &["one.toml", "two.toml"]),
        ];
        for (events, payments, evenings) in rows {
            let read = Settlement::read(&format!("settlement = 1\n{}", events.concat())).unwrap();
            assert_eq!(read.payments().map(|(event, _)| event).collect::<Vec<_>>(), payments, "{events:?}");
            assert_eq!(read.evenings(), evenings, "{events:?}");
            assert_eq!(read.len() as usize, events.len());
        }
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
            ("settlement = 1\n", "kind = \"undo\"\n", "UndoNothing", Some(1)),
            ("settlement = 1\n", &format!("{good}[[events]]\nkind = \"redo\"\n"), "RedoNothing", Some(2)),
            ("settlement = 1\n", "kind = \"undo\"\nfrom = \"A\"\n", "KeyUnknownAlone", Some(1)),
        ];
        for (head, event, want, number) in rows {
            let event = if event.is_empty() { String::new() } else { format!("[[events]]\n{event}") };
            let problems = Settlement::read(&format!("{head}{event}")).unwrap_err();
            let told: Vec<_> = problems.iter().map(|problem| (problem.mistake.wrong.name(), problem.event)).collect();
            assert_eq!(told, [(want, number)], "{head}{event}");
        }
    }
}
