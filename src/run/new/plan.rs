//! What is known of an evening that is about to begin.

use chrono::{DateTime, FixedOffset};

use crate::cli::New;
use crate::error::Failure;
use crate::play::house;
use crate::prompt::entry::{Misread, money};
use crate::report::trouble::sentence;
use crate::rules::money::Currency;
use crate::run::preset;
use crate::say;
use crate::screen::Screen;
use crate::session::house::{GameName, House};
use crate::session::names::folded;
use crate::session::write::{Item, NewHead};
use crate::session::{Session, Wrong};

/// The answers, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub game: Option<GameName>,
    pub players: Option<Vec<String>>,
    pub dealer: Option<String>,
    /// The convention or variant.
    pub lead: Option<String>,
    /// As the file writes it.
    pub stake: Option<String>,
    pub currency: Option<String>,
    pub house: Option<House>,
    pub place: Option<String>,
    pub note: Option<String>,
}

impl Plan {
    /// What the command line gives.
    ///
    /// # Errors
    /// [`Failure::Usage`] for what can be seen to be wrong already.
    pub fn given(args: &New, screen: &Screen) -> Result<Plan, Failure> {
        let words = &screen.words;
        let trimmed = |names: &Vec<String>| names.iter().map(|name| name.trim().to_owned()).collect::<Vec<_>>();
        let mut plan = Plan {
            game: args.game,
            players: args.players.as_ref().map(trimmed),
            dealer: args.first_dealer.clone(),
            lead: args.convention.clone().or_else(|| args.variant.clone()),
            stake: given_stake(args, screen)?,
            currency: args.currency.clone(),
            house: None,
            place: args.place.clone(),
            note: args.note.clone(),
        };
        let of_dreeg = args.convention.as_ref().map(|_| "--convention");
        let of_herzblatt = [(args.variant.is_some(), "--variant"), (plan.stake.is_some(), "--stake")];
        let of_herzblatt = of_herzblatt.into_iter().chain([(plan.currency.is_some(), "--currency")]);
        let of_herzblatt = of_herzblatt.filter(|(given, _)| *given).map(|(_, flag)| flag).next();
        match (plan.game, of_dreeg, of_herzblatt) {
            (Some(GameName::Herzblatt), Some(flag), _) | (None, Some(flag), Some(_)) => {
                return Err(Failure::Usage(say!(words, "new-only-dreeg", flag = flag)));
            }
            (Some(GameName::Dreeg), _, Some(flag)) => {
                return Err(Failure::Usage(say!(words, "new-only-herzblatt", flag = flag)));
            }
            (None, Some(_), None) => plan.game = Some(GameName::Dreeg),
            (None, None, Some(_)) => plan.game = Some(GameName::Herzblatt),
            _ => {}
        }
        if let Some(dealer) = &mut plan.dealer {
            let fold = folded(dealer);
            let same = |name: &&String| folded(name) == fold;
            *dealer = plan.players.iter().flatten().find(same).unwrap_or(dealer).clone();
        }
        plan.take_rules(args, screen)?;
        match plan.wrong() {
            Some(wrong) => Err(Failure::Usage(sentence(&wrong, screen))),
            None => Ok(plan),
        }
    }

    /// Takes the house rules of the command line, once the game is known.
    ///
    /// # Errors
    /// [`Failure::Usage`].
    pub fn take_rules(&mut self, args: &New, screen: &Screen) -> Result<(), Failure> {
        let Some(game) = self.game.filter(|_| args.preset.is_some() || !args.rules.is_empty()) else { return Ok(()) };
        let mut house = match &args.preset {
            Some(name) => preset::named(name, game, screen)?,
            None => House::of(game),
        };
        lead(&mut house, self.lead.as_deref());
        house::change(&mut house, &args.rules, screen)?;
        self.house = Some(house);
        Ok(())
    }

    /// What is wrong with what is known, if anything: the head that it would make is read.
    pub fn wrong(&self) -> Option<Wrong> {
        self.game?;
        let mut plan = self.clone();
        let many = plan.players.as_ref().map_or(0, Vec::len);
        if plan.players.is_none() {
            plan.players = Some(["A", "B", "C"].map(str::to_owned).to_vec());
            plan.dealer = None;
        }
        let mut head = plan.head(None);
        if self.house.is_none() && many == 6 && self.game == Some(GameName::Herzblatt) {
            // Six can only sit with a house rule that has not been asked for yet.
            head.rules = vec![("dealer_sits_out".to_owned(), Item::Bool(true))];
        }
        let problem = Session::read(&head.text()).err()?.into_iter().next()?;
        Some(problem.mistake.wrong.clone())
    }

    /// The head of the file.
    pub fn head(&self, started: Option<DateTime<FixedOffset>>) -> NewHead {
        let stake = self.stake.clone().unwrap_or_else(|| STAKE.to_owned());
        let currency = self.currency.clone().unwrap_or_else(|| CURRENCY.to_owned());
        let mut house = self.house.or(self.game.map(House::of));
        if let (Some(house), None) = (&mut house, &self.house) {
            lead(house, self.lead.as_deref());
        }
        NewHead {
            game: self.game.map_or("", GameName::word).to_owned(),
            players: self.players.clone().unwrap_or_default(),
            first_dealer: self.dealer.clone(),
            started,
            place: self.place.clone(),
            note: self.note.clone(),
            rules: house.map(|house| house.differing()).unwrap_or_default(),
            stake: (self.game == Some(GameName::Herzblatt)).then_some((stake, currency)),
        }
    }
}

fn given_stake(args: &New, screen: &Screen) -> Result<Option<String>, Failure> {
    let code = args.currency.as_deref().unwrap_or(CURRENCY);
    let read = args.stake.as_deref().map(|typed| stake(typed, code)).transpose();
    read.map_err(|misread| Failure::Usage(misread.told(&screen.words)))
}

/// The usual stake.
pub const STAKE: &str = "0.10";
/// The usual currency.
pub const CURRENCY: &str = "EUR";

/// Sets the convention or variant, if it is known and another.
pub fn lead(house: &mut House, word: Option<&str>) {
    let Some(key) = house.keys().first() else { return };
    if let Some(word) = word.filter(|word| *word != house.get(key.name)) {
        // A word that the key does not know has been refused before.
        let _ = house.set_typed(key.name, word);
    }
}

/// A typed stake as the file writes it. One in no currency stays as it was typed.
///
/// # Errors
/// What is no amount, or could be two.
pub fn stake(typed: &str, code: &str) -> Result<String, Misread> {
    let Some(currency) = Currency::of_code(code) else { return Ok(typed.to_owned()) };
    Ok(money::read(typed, currency)?.decimal(currency.decimals()).to_string())
}
