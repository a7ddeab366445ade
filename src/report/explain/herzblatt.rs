//! An event of Herzblatt explained.

use super::{Case, reasons, tricks};
use crate::page::{Cell, Column, Table};
use crate::render::text;
use crate::report::cards::{self, Cards};
use crate::report::evening::{amount, listed, signed};
use crate::rules::Player;
use crate::rules::herzblatt::deal::{Announcement, Deal, Evidence};
use crate::rules::herzblatt::house::Variant;
use crate::rules::herzblatt::{Event, Payment, Scored};
use crate::rules::money::Money;
use crate::say;
use crate::screen::Screen;
use crate::session::{Evening, Herzblatt, Moment};
use crate::words::Words;

/// The event, explained.
pub fn event<'e>(evening: &'e Evening<Herzblatt>, moment: &Moment<'e, Herzblatt>, screen: &'e Screen) -> String {
    let (words, number, names, currency) = (&screen.words, moment.number, &evening.names, evening.game.currency);
    let given = |reason: &Option<Box<str>>| if reason.is_some() { "yes" } else { "no" };
    let deal = |told| match moment.change.deal() {
        Some(scored) => {
            let place = evening.deal_number(number).unwrap_or_default();
            Explained { evening, moment: *moment, told, scored, screen }.text(place, number)
        }
        None => String::new(),
    };
    match moment.event {
        Event::Solo { deal: told, .. } => deal(Some(told)),
        Event::Passed { .. } => deal(None),
        Event::Misdeal { reason, .. } => {
            let text = reason.as_deref().unwrap_or_default();
            say!(words, "explain-misdeal", number = number, given = given(reason), reason = text)
        }
        Event::Ruling(ruling) => {
            let payments = ruling.payments.iter();
            let what =
                payments.map(|(player, money)| format!("{} {}", names.of(*player), signed(*money, currency, words)));
            let (what, reason): (_, &str) = (what.collect::<Vec<_>>().join("; "), &ruling.reason);
            say!(words, "ruling-line", event = number, what = what, reason = reason)
        }
        Event::Seating { players, .. } => {
            let players = listed(players.iter().map(|player| names.of(*player)), words);
            say!(words, "explain-seating", number = number, players = players)
        }
        Event::Stake(stake) => {
            say!(words, "explain-stake", number = number, amount = amount(*stake, currency, words))
        }
        Event::Payment(Payment { from, to, amount: paid }) => {
            let (from, to, paid) = (names.of(*from), names.of(*to), amount(*paid, currency, words));
            say!(words, "payment-line", event = number, from = from, to = to, amount = paid)
        }
        Event::Note => say!(words, "explain-note", number = number),
        Event::End { reason } => {
            let text = reason.as_deref().unwrap_or_default();
            say!(words, "explain-end", number = number, given = given(reason), reason = text)
        }
    }
}

struct Explained<'a> {
    evening: &'a Evening<Herzblatt>,
    moment: Moment<'a, Herzblatt>,
    told: Option<&'a Deal>,
    scored: &'a Scored,
    screen: &'a Screen,
}

impl Explained<'_> {
    fn name(&self, player: Player) -> &str {
        self.evening.names.of(player)
    }

    fn amount(&self, money: Money) -> String {
        amount(money, self.evening.game.currency, &self.screen.words)
    }

    fn text(&self, deal: usize, event: u32) -> String {
        let (words, scored) = (&self.screen.words, self.scored);
        let head = say!(words, "explain-herzblatt-deal", deal = deal, event = event, stake = self.amount(scored.stake));
        let (dealer, forehand) = (self.name(scored.dealer), self.name(scored.forehand));
        let players = listed(scored.hand.iter().map(|player| self.name(player)), words);
        let mut lines = vec![say!(words, "explain-table", dealer = dealer, forehand = forehand, players = players)];
        lines.extend(self.told.map(|told| match told.evidence {
            Evidence::Outcome(..) => say!(words, "told-outcome"),
            Evidence::Points(..) => say!(words, "told-points"),
            Evidence::Tricks(..) => say!(words, "told-tricks"),
        }));
        lines.extend(self.told.into_iter().flat_map(|told| calls(self.evening, told, self.scored, &self.screen.words)));
        lines.push(self.course());
        let lines: Vec<String> = lines.iter().map(|line| self.screen.wrapped(line, "  ")).collect();
        let mut sections = vec![format!("{}\n{}", self.screen.heading(&head), lines.join("\n"))];
        sections.extend(cards::of_herzblatt(self.evening, &self.moment).map(|cards| {
            let discards = self.discards(&cards);
            [Some(tricks(&cards, self.screen)), discards].into_iter().flatten().collect::<Vec<_>>().join("\n")
        }));
        sections.push(self.payments());
        let case = Case { players: scored.hand.len(), of: "herzblatt" };
        sections.push(reasons(scored.rules, case, &|key| self.evening.game.house.get(key), self.screen));
        sections.join("\n\n")
    }

    /// Who played, what he had, and for how many stakes.
    fn course(&self) -> String {
        let words = &self.screen.words;
        let Some((soloist, verdict)) = self.scored.solo else { return say!(words, "explain-passed") };
        let (name, factor) = (self.name(soloist), verdict.factor);
        let counts = verdict.points.map(|points| format!("{points} : {}", 120 - points.min(120))).unwrap_or_default();
        let known = if verdict.points.is_some() { "yes" } else { "no" };
        let each = self.amount(self.scored.stake.times(factor.into()).unwrap_or_default());
        // Muhr's variant tells it among the factors.
        let schneider =
            if verdict.schneider && self.evening.game.house.variant == Variant::Standard { "yes" } else { "no" };
        if verdict.won {
            say!(
                words,
                "explain-won",
                name = name,
                schneider = schneider,
                known = known,
                counts = counts,
                factor = factor,
                each = each
            )
        } else {
            say!(
                words,
                "explain-lost",
                name = name,
                schneider = schneider,
                known = known,
                counts = counts,
                factor = factor,
                each = each
            )
        }
    }

    /// What the soloist had in his tricks, and what beside them.
    fn discards(&self, cards: &Cards<'_>) -> Option<String> {
        let (soloist, verdict) = self.scored.solo?;
        let (name, points) = (self.name(soloist), verdict.points?);
        let taken: u16 = cards.tricks.iter().filter(|trick| trick.taken_by == name).map(|trick| trick.points).sum();
        let beside = u16::from(points).checked_sub(taken)?;
        let rest = if cards.rest.is_some() { "yes" } else { "no" };
        let words = &self.screen.words;
        let sum = match words.is_aloud() {
            true => say!(words, "aloud-sum", count = points, parts = format!("{taken} plus {beside}")),
            false => format!("{points} = {taken} + {beside}"),
        };
        Some(say!(words, "explain-discards", name = name, sum = sum, rest = rest))
    }

    fn payments(&self) -> String {
        let words = &self.screen.words;
        let columns = [("player", say!(words, "column-player")), ("payment", say!(words, "column-payment"))];
        let mut table = Table::new("payments", columns.map(|(id, heading)| Column::new(id, heading)).into());
        for player in self.scored.hand.iter() {
            let (amount, currency) = (self.scored.payment(player), self.evening.game.currency);
            table.rows.push(vec![Cell::name(self.name(player)), Cell::Money { amount, currency, signed: true }]);
        }
        text::table(&table, self.screen)
    }
}

/// What was said before play in Muhr's variant, and the factors where several multiply (M-2 to M-4).
pub fn calls(evening: &Evening<Herzblatt>, told: &Deal, scored: &Scored, words: &Words) -> Vec<String> {
    let (calls, house) = (&told.calls, &evening.game.house);
    let soloist = evening.names.of(told.soloist);
    let announced = calls.announcement;
    let is_re = calls.re == Some(true);
    let announcement =
        announced.map(|announced| say!(words, "told-announced", name = soloist, what = announced.word()));
    let contra = calls.contra.map(|player| {
        let (name, re) = (evening.names.of(player), if is_re { "yes" } else { "no" });
        say!(words, "told-contra", name = name, re = re, soloist = soloist)
    });
    let verdict = scored.solo.map(|(_, verdict)| verdict);
    let is_schneider = verdict.is_some_and(|verdict| verdict.schneider);
    let factors = [
        announced.map(|announced| match announced {
            Announcement::SixtySix => ("66", house.sixty_six),
            Announcement::Du => ("du", house.du),
        }),
        is_schneider.then_some(("schneider", house.schneider)),
        calls.contra.map(|_| ("contra", house.contra)),
        is_re.then_some(("re", house.re)),
    ];
    let factors = factors.into_iter().flatten().map(|(what, by)| say!(words, "factor", what = what, by = by));
    let factors: Vec<String> = factors.collect();
    let product = verdict
        .filter(|_| factors.len() > 1)
        .map(|verdict| say!(words, "told-factors", factors = factors.join(" × "), product = verdict.factor));
    [announcement, contra, product].into_iter().flatten().collect()
}
