//! What has been paid is written down: in the session that it belongs to, or in a settlement over several.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::books::{Books, from_folder};
use crate::cli::Settle;
use crate::error::Failure;
use crate::evenings::accounts::transfers;
use crate::evenings::paid::Paid;
use crate::evenings::people::Person;
use crate::evenings::settlement::{self, Payment, Settlement};
use crate::evenings::{People, merge::Merge};
use crate::report::trouble::{of_save, of_store, tell, tell_notices};
use crate::rules::herzblatt;
use crate::rules::money::{Currency, Money};
use crate::say;
use crate::screen::Screen;
use crate::session::Session;
use crate::session::log::{Entry, Version};
use crate::store::record::{self, Record};
use crate::store::{Notebook, StoreError, System};
use crate::words::Words;

/// How long another program may keep the file before this one gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whom it is between, and how much.
type Between = (Person, Person, Money, Currency);

/// Writes down what was paid, all of which is looked at before the first is written; and says where.
pub fn run(
    paid: &[Paid],
    books: &Books,
    people: &People,
    args: &Settle,
    screen: &Screen,
) -> Result<Vec<String>, Failure> {
    let words = &screen.words;
    let target = Target::of(books, args, words)?;
    let between: Vec<Between> = if args.all_paid {
        all_owed(books)
    } else {
        let between = paid.iter().map(|paid| target.between(paid, books, people, words));
        between.collect::<Result<_, _>>().map_err(Failure::Told)?
    };
    if !args.force && !args.all_paid {
        plausible(&between, books, words)?;
    }
    if between.is_empty() {
        return Ok(Vec::new());
    }
    match target {
        Target::Session(file) => in_session(&between, file, books, people, args, screen),
        Target::Settlement(file) => in_settlement(&between, &file, books, args, screen),
    }
}

/// Where it is written.
enum Target<'b> {
    Session(&'b Path),
    Settlement(PathBuf),
}

impl<'b> Target<'b> {
    /// The file that is named; else the only session about money, or the only settlement.
    fn of(books: &'b Books, args: &Settle, words: &Words) -> Result<Target<'b>, Failure> {
        let mut sessions = books.about_money();
        let Some(named) = &args.in_file else {
            let mut settlements = books.settlements.iter();
            return match (sessions.next(), sessions.next(), settlements.next(), settlements.next()) {
                (None, ..) => Err(Failure::Told(say!(words, "settle-nothing"))),
                (Some(session), None, ..) => Ok(Target::Session(&session.path)),
                (_, _, Some((path, _)), None) => Ok(Target::Settlement(path.clone())),
                (Some(_), Some(_), ..) => Err(Failure::Usage(say!(words, "settle-in-which"))),
            };
        };
        let wanted = match named.canonicalize() {
            Ok(wanted) => wanted,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Target::Settlement(named.clone())),
            Err(error) => return Err(Failure::file(named, error)),
        };
        let session = sessions.find(|source| source.path.canonicalize().is_ok_and(|path| path == wanted));
        match session {
            Some(source) => Ok(Target::Session(&source.path)),
            None if Record::at(named) == Some(Record::Settlement) => Ok(Target::Settlement(named.clone())),
            None => Err(Failure::Usage(say!(words, "settle-in-other", file = named.display().to_string()))),
        }
    }

    /// Whom a payment is between.
    fn between(&self, paid: &Paid, books: &Books, people: &People, words: &Words) -> Result<Between, String> {
        let accounts = &books.accounts;
        let everybody = || accounts.spellings.keys().map(|person| (person, accounts.name(person)));
        let (from, to) = paid.between(&everybody().collect::<Vec<_>>(), people, words)?;
        let both = |currency: &&Currency| {
            let balances = accounts.balances.get(currency);
            balances.is_some_and(|balances| balances.contains_key(from) && balances.contains_key(to))
        };
        let mut possible = accounts.balances.keys().filter(both);
        let named = paid.currency.as_deref();
        let currency = match (possible.next(), possible.next()) {
            (Some(first), Some(_)) => match named {
                Some(code) => accounts.balances.keys().filter(both).find(|one| one.code() == code).unwrap_or(first),
                None => return Err(say!(words, "paid-which-currency")),
            },
            (Some(only), None) => only,
            (None, _) => {
                let (from, to) = (accounts.name(from), accounts.name(to));
                return Err(say!(words, "paid-never-together", from = from, to = to));
            }
        };
        Ok((from.clone(), to.clone(), paid.amount_in(*currency, words)?, *currency))
    }
}

/// Everything that is owed.
fn all_owed(books: &Books) -> Vec<Between> {
    let owed = books.accounts.balances.iter().flat_map(|(currency, balances)| {
        let owed = transfers(balances).into_iter();
        owed.map(|one| (one.from.clone(), one.to.clone(), one.amount, *currency)).collect::<Vec<_>>()
    });
    owed.collect()
}

/// Refuses what is more than twice the largest debt: a sign in the wrong place makes a tenth a ten.
fn plausible(between: &[Between], books: &Books, words: &Words) -> Result<(), Failure> {
    let mut accounts = books.accounts.clone();
    for (from, to, amount, currency) in between {
        let debt = accounts.largest_debt(*currency);
        if debt.times(2).is_none_or(|most| *amount > most) {
            let (amount, debt) = (words.amount(*amount, *currency), words.amount(debt, *currency));
            return Err(Failure::Told(say!(words, "paid-far", amount = amount, debt = debt)));
        }
        let balances = accounts.balances.entry(*currency).or_default();
        balances.entry(from.clone()).or_default().absorb(*amount);
        balances.entry(to.clone()).or_default().absorb(amount.negated());
    }
    Ok(())
}

fn in_session(
    between: &[Between],
    file: &Path,
    books: &Books,
    people: &People,
    args: &Settle,
    screen: &Screen,
) -> Result<Vec<String>, Failure> {
    let words = &screen.words;
    let shown = file.display().to_string();
    let mut notebook =
        Notebook::open_on(System::of_user(), file, PATIENCE).map_err(|error| of_save(error, file, screen))?;
    let Session::Herzblatt(evening) = notebook.session() else {
        return Err(Failure::Told(say!(words, "settle-no-money", file = shown)));
    };
    let mut texts = Vec::new();
    for (from, to, amount, currency) in between {
        let of = |person: &Person| {
            let sat = evening.state().people().iter();
            let found = sat.copied().find(|player| people.of(evening.names.of(*player)).0 == *person);
            found.ok_or_else(|| {
                Failure::Told(say!(words, "settle-not-there", name = books.accounts.name(person), file = &shown))
            })
        };
        if *currency != evening.game.currency {
            let (found, currency) = (currency.code(), evening.game.currency);
            return Err(Failure::Told(say!(words, "paid-currency", found = found, currency = currency.code())));
        }
        let event = herzblatt::Event::Payment(herzblatt::Payment { from: of(from)?, to: of(to)?, amount: *amount });
        texts.push(evening.text(&Entry::Event(Ok(Version { event, aside: args.entry.aside() }))));
    }
    let before = notebook.session().len();
    // All of them are one change: either every payment is recorded or none.
    let recorded = notebook.append(&texts.join("\n"));
    tell_notices(&notebook.notices(), file, screen);
    recorded.map_err(|error| of_save(error, file, screen))?;
    let told = |event: usize| say!(words, "settle-recorded", event = event, file = &shown);
    Ok((before + 1..=notebook.session().len()).map(told).collect())
}

/// Why a settlement was not written.
enum Refused {
    Store(StoreError),
    Told(Failure),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        Refused::Store(error)
    }
}

/// Changes a settlement file, which is made if need be.
///
/// # Errors
/// The file, or what is wrong with it; what `new` refuses.
pub(super) fn change(
    file: &Path,
    screen: &Screen,
    new: impl FnOnce(&str, &Settlement) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let changed = record::change(file, PATIENCE, |before| {
        let known = Settlement::read(before.unwrap_or("settlement = 1\n")).map_err(|problems| {
            let shown = file.display().to_string();
            tell(&problems, &shown, before.unwrap_or_default(), None, screen)
        });
        new(before.unwrap_or_default(), &known.map_err(Refused::Told)?).map_err(Refused::Told)
    });
    changed.map_err(|refused| match refused {
        Refused::Store(error) => of_store(error, file, screen),
        Refused::Told(failure) => failure,
    })
}

fn in_settlement(
    between: &[Between],
    file: &Path,
    books: &Books,
    args: &Settle,
    screen: &Screen,
) -> Result<Vec<String>, Failure> {
    let words = &screen.words;
    let shown = file.display().to_string();
    let name = |person: &Person| books.accounts.name(person).to_owned();
    let payment = |(from, to, amount, currency): &Between| Payment {
        from: name(from),
        to: name(to),
        amount: *amount,
        currency: *currency,
        at: args.entry.time(),
    };
    let payments: Vec<Payment> = between.iter().map(payment).collect();
    let mut events = 0;
    change(file, screen, |before, known| {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = folder.canonicalize().map_err(|error| Failure::file(folder, error))?;
        let real = |path: &Path| path.canonicalize().map_err(|error| Failure::file(path, error));
        let evenings = books.about_money().map(|source| Ok(from_folder(&folder, &real(&source.path)?)));
        let evenings = evenings.collect::<Result<Vec<String>, Failure>>()?;
        events = known.len() as usize;
        Ok(settlement::with(before, known, &payments, &evenings))
    })?;
    let recorded =
        (1..=payments.len()).map(|more| say!(words, "settle-recorded", event = events + more, file = &shown));
    Ok(recorded.collect())
}
