//! The questions of a new evening, one after the other; `<` goes one back, and what was answered is then the default.

use super::plan::{CURRENCY, Plan, STAKE, lead, stake};
use super::rulings;
use crate::cli::New;
use crate::error::Failure;
use crate::prompt::{self, Answer, Ask, Choice, Chosen, Question, entry};
use crate::report::explain;
use crate::rules::book::Rule;
use crate::rules::money::Currency;
use crate::run::preset::{self as house_rules, LAST, STANDARD};
use crate::screen::Screen;
use crate::session::house::{GameName, House};
use crate::session::names::folded;
use crate::session::{Names, Session};
use crate::store::folder::{self, Found};
use crate::store::preset;
use crate::{play, say};

/// The questions in their order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Game,
    Players,
    Dealer,
    Lead,
    Stake,
    Rules,
    Place,
}

/// Where a question leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// It is answered.
    On,
    /// To the question before it.
    Back,
}

/// Asks what the plan leaves open; [`Turn::Back`] from the first question leads back to whoever asks.
///
/// # Errors
/// No answer, an interrupt; flags that do not fit the answers.
pub fn ask(
    plan: &mut Plan,
    args: &New,
    sessions: &[Found],
    ask: &mut dyn Ask,
    screen: &Screen,
) -> Result<Turn, Failure> {
    let has_lead =
        |key: &str| args.rules.iter().any(|rule| rule.split('=').next().is_some_and(|name| name.trim() == key));
    let open = [
        (Step::Game, plan.game.is_none()),
        (Step::Players, plan.players.is_none()),
        (Step::Dealer, plan.dealer.is_none()),
        (Step::Lead, plan.lead.is_none() && args.preset.is_none() && !has_lead("convention") && !has_lead("variant")),
        (Step::Stake, plan.stake.is_none()),
        (Step::Rules, args.preset.is_none() && args.rules.is_empty()),
    ];
    let mut steps: Vec<Step> = open.into_iter().filter(|(_, open)| *open).map(|(step, _)| step).collect();
    // Where something is asked anyway, one more question may be left open.
    let asks = |step: &Step| *step != Step::Stake || plan.game != Some(GameName::Dreeg);
    if steps.iter().any(asks) && plan.place.is_none() && plan.note.is_none() {
        steps.push(Step::Place);
    }
    let mut asker = Asker { plan, sessions, ask, screen };
    let (mut at, mut turn) = (0, Turn::On);
    while let Some(step) = steps.get(at) {
        let skipped = *step == Step::Stake && asker.plan.game == Some(GameName::Dreeg);
        if !skipped {
            turn = asker.step(*step)?;
        }
        if *step == Step::Game && turn == Turn::On {
            asker.plan.take_rules(args, screen)?;
        }
        at = match turn {
            Turn::On => at + 1,
            // A question that asks nothing is no way back.
            Turn::Back if at == 0 && skipped => {
                turn = Turn::On;
                1
            }
            Turn::Back if at == 0 => return Ok(Turn::Back),
            Turn::Back => at - 1,
        };
    }
    Ok(Turn::On)
}

/// Who asks, about what.
struct Asker<'a> {
    plan: &'a mut Plan,
    sessions: &'a [Found],
    ask: &'a mut dyn Ask,
    screen: &'a Screen,
}

impl Asker<'_> {
    /// Asks one question until its answer fits.
    fn step(&mut self, step: Step) -> Result<Turn, Failure> {
        loop {
            let before = self.plan.clone();
            let turn = match step {
                Step::Game => self.game()?,
                Step::Players => self.players()?,
                Step::Dealer => self.dealer()?,
                Step::Lead => self.lead()?,
                Step::Stake => self.stake()?,
                Step::Rules => self.rules()?,
                Step::Place => self.place()?,
            };
            match self.plan.wrong().filter(|_| turn == Turn::On) {
                None => return Ok(turn),
                Some(wrong) => {
                    *self.plan = before;
                    let told = play::words::wrong(&wrong, &Names::default(), self.screen);
                    self.ask.tell(&self.screen.alert(&told))?;
                }
            }
        }
    }

    fn kind(&self) -> GameName {
        self.plan.game.unwrap_or(GameName::Dreeg)
    }

    fn last(&self) -> Option<&Session> {
        folder::last(self.sessions, self.kind())
    }

    fn game(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let newest = self.sessions.iter().find_map(|found| found.session.as_ref()).map(|(_, session)| session);
        let usual = self.plan.game.or(newest.map(|session| session.house().game())).unwrap_or(GameName::Dreeg);
        let options = [
            (GameName::Dreeg, say!(words, "new-game.dreeg")),
            (GameName::Herzblatt, say!(words, "new-game.herzblatt")),
        ];
        let options = options.map(|(game, label)| (game.word().to_owned(), label));
        let place = GameName::ALL.iter().position(|game| *game == usual).unwrap_or(0);
        let chosen =
            choose(self.ask, self.screen, &say!(words, "new-game"), &options, place, &say!(words, "new-game.help"))?;
        let Some(game) = chosen.and_then(|place| GameName::ALL.get(place)) else { return Ok(Turn::Back) };
        if self.plan.game.replace(*game) != Some(*game) {
            (self.plan.lead, self.plan.house) = (None, None);
        }
        Ok(Turn::On)
    }

    fn players(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let known = folder::known_names(self.sessions);
        let last = || self.last().map(|last| last.players().map(|player| last.names().of(player).to_owned()).collect());
        let usual: Option<Vec<String>> = self.plan.players.clone().or_else(last);
        let usual = usual.map(|names| names.join(", "));
        let mut text = say!(words, "new-players");
        if !known.is_empty() {
            let numbered = known.iter().zip(1..=MOST_OFFERED).map(|(name, number)| format!("{number} {name}"));
            let known = numbered.collect::<Vec<_>>().join(" · ");
            text = format!("{text}\n{}", say!(words, "new-players-known", names = known));
        }
        let help = say!(words, "new-players.help", game = self.kind().word());
        let question = Question::new(&text).or(usual.as_deref()).explained(&help);
        let names: Vec<String> = loop {
            let Some(typed) = answered(self.ask, &question, self.screen)? else { return Ok(Turn::Back) };
            let parts: Vec<&str> =
                if typed.contains(',') { typed.split(',').collect() } else { typed.split_whitespace().collect() };
            let names = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
            let names: Vec<String> = names.map(|part| known_as(part, &known).unwrap_or(part).to_owned()).collect();
            let alike = names.iter().enumerate().find_map(|(place, name)| {
                let others: Vec<&str> = names.iter().take(place).chain(&known).map(String::as_str).collect();
                entry::names::alike(name, &others).map(|other| (name.clone(), other.to_owned()))
            });
            match alike {
                Some((name, other)) => self.ask.tell(&say!(words, "misread-alike", typed = name, name = other))?,
                None if names.is_empty() => self.ask.tell(&say!(words, "misread-nothing"))?,
                None => break names,
            }
        };
        if self.plan.players.as_ref() != Some(&names) {
            self.plan.dealer = self.plan.dealer.take().filter(|dealer| names.contains(dealer));
        }
        self.plan.players = Some(names);
        Ok(Turn::On)
    }

    fn dealer(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let players = self.plan.players.clone().unwrap_or_default();
        let usual = players.iter().position(|name| self.plan.dealer.as_ref() == Some(name)).unwrap_or(0);
        let options: Vec<_> = players.iter().map(|name| (name.clone(), name.clone())).collect();
        let help = say!(words, "new-dealer.help", game = self.kind().word());
        let chosen = choose(self.ask, self.screen, &say!(words, "new-dealer"), &options, usual, &help)?;
        let Some(dealer) = chosen.and_then(|place| players.get(place)) else { return Ok(Turn::Back) };
        self.plan.dealer = Some(dealer.clone());
        Ok(Turn::On)
    }

    fn lead(&mut self) -> Result<Turn, Failure> {
        let standard = House::of(self.kind());
        let usual = self.plan.lead.clone().or_else(|| Some(self.last()?.house().get(standard.keys().first()?.name)));
        let mut house = standard;
        lead(&mut house, usual.as_deref());
        let Some(key) = house.keys().first() else { return Ok(Turn::On) };
        match rulings::ask_key(self.ask, &mut house, key, self.screen)? {
            Turn::Back => Ok(Turn::Back),
            Turn::On => {
                self.plan.lead = Some(house.get(key.name));
                Ok(Turn::On)
            }
        }
    }

    fn stake(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let last = self.last().and_then(|last| match last {
            Session::Herzblatt(last) => {
                let (stake, currency) = (last.game.stake, last.game.currency);
                Some((stake.decimal(currency.decimals()).to_string(), currency.code().to_owned()))
            }
            Session::Dreeg(_) => None,
        });
        let currency = self.plan.currency.clone();
        let last = last.filter(|(_, code)| currency.as_ref().is_none_or(|currency| currency == code));
        let code = currency.or_else(|| last.as_ref().map(|(_, code)| code.clone())).unwrap_or(CURRENCY.to_owned());
        let usual = self.plan.stake.clone().or_else(|| last.map(|(amount, _)| amount)).unwrap_or(STAKE.to_owned());
        let usual = words.decimal(usual);
        let example = words.decimal(Currency::of_code(&code).map_or(STAKE.to_owned(), entry::money::example));
        let (text, help) =
            (say!(words, "new-stake", currency = &code, example = example), say!(words, "new-stake.help"));
        let question = Question::new(&text).or(Some(&usual)).explained(&help);
        loop {
            let Some(typed) = answered(self.ask, &question, self.screen)? else { return Ok(Turn::Back) };
            match stake(&typed, &code) {
                Ok(amount) => {
                    (self.plan.stake, self.plan.currency) = (Some(amount), Some(code));
                    return Ok(Turn::On);
                }
                Err(misread) => self.ask.tell(&misread.told(words))?,
            }
        }
    }

    /// Where it is, and a remark; nothing of it need be said, and no answer at all is none.
    fn place(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let (text, help) = (say!(words, "new-place"), say!(words, "new-place.help"));
        let typed = match self.ask.line(&Question::new(&text).explained(&help))? {
            Answer::Text(typed) => typed,
            Answer::Back => return Ok(Turn::Back),
            Answer::Leave | Answer::End => String::new(),
            Answer::Interrupted => return Err(Failure::Interrupted),
        };
        let (place, note) = typed.split_once(';').unwrap_or((typed.as_str(), ""));
        let said = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        (self.plan.place, self.plan.note) = (said(place), said(note));
        Ok(Turn::On)
    }

    fn rules(&mut self) -> Result<Turn, Failure> {
        let words = &self.screen.words;
        let game = self.kind();
        let mut options = Vec::new();
        options.extend(self.last().map(|last| (LAST.to_owned(), say!(words, "new-rules-last"), last.house())));
        options.push((STANDARD.to_owned(), say!(words, "new-rules-standard"), House::of(game)));
        for (name, path) in preset::all() {
            let rules = preset::read(&path).ok().flatten();
            let house = rules.and_then(|rules| house_rules::of_items(&rules, game, self.screen).ok());
            options.extend(house.map(|house| (name.clone(), say!(words, "new-rules-preset", name = &name), house)));
        }
        let mut shown: Vec<_> = options.iter().map(|(word, label, _)| (word.clone(), label.clone())).collect();
        shown.push((say!(words, "new-rules-each-word"), say!(words, "new-rules-each")));
        loop {
            let help = say!(words, "new-rules.help");
            let chosen = choose(self.ask, self.screen, &say!(words, "new-rules"), &shown, 0, &help)?;
            let Some(place) = chosen else { return Ok(Turn::Back) };
            let mut house = options.get(place).map_or(House::of(game), |(_, _, house)| *house);
            lead(&mut house, self.plan.lead.as_deref());
            let each = options.get(place).is_none();
            let players = self.plan.players.as_ref().map_or(0, Vec::len);
            if each && rulings::ask_each(self.ask, &mut house, players, self.screen)? == Turn::Back {
                continue;
            }
            self.plan.house = Some(house);
            return Ok(Turn::On);
        }
    }
}

/// So many names are offered by number.
const MOST_OFFERED: usize = 20;

/// A name as it was written before, by its number or whatever its case.
fn known_as<'k>(typed: &str, known: &'k [String]) -> Option<&'k str> {
    let by_number = typed.parse::<usize>().ok().and_then(|number| known.get(number.checked_sub(1)?));
    let fold = folded(typed);
    by_number.or_else(|| known.iter().find(|name| folded(name) == fold)).map(String::as_str)
}

/// A rule as `?` tells it.
pub fn explained(rule: Rule, screen: &Screen) -> String {
    explain::asked(rule, screen).unwrap_or_default()
}

/// An answer; nothing for one question back.
///
/// # Errors
/// There is none, or an interrupt.
pub fn answered(ask: &mut dyn Ask, question: &Question<'_>, screen: &Screen) -> Result<Option<String>, Failure> {
    match ask.line(question)? {
        Answer::Text(text) => Ok(Some(text)),
        Answer::Back => Ok(None),
        Answer::Leave | Answer::End => Err(Failure::Told(say!(screen.words, "new-unanswered"))),
        Answer::Interrupted => Err(Failure::Interrupted),
    }
}

/// One of some things: the word that may be typed for each, and how it is shown; nothing for one question back.
///
/// # Errors
/// As [`answered`].
pub fn choose(
    ask: &mut dyn Ask,
    screen: &Screen,
    text: &str,
    items: &[(String, String)],
    usual: usize,
    help: &str,
) -> Result<Option<usize>, Failure> {
    match prompt::choose(ask, screen, &Choice { text, items, usual, help })? {
        Chosen::Item(place) => Ok(Some(place)),
        Chosen::Other(Answer::Back) => Ok(None),
        Chosen::Other(Answer::Interrupted) => Err(Failure::Interrupted),
        Chosen::Other(Answer::Text(_) | Answer::Leave | Answer::End) => {
            Err(Failure::Told(say!(screen.words, "new-unanswered")))
        }
    }
}
